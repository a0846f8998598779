language ../../../OUTSIDE "X"
prints ../xx
