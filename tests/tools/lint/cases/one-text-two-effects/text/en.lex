noun feather "feather"
noun plume "feather"
