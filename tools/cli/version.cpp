namespace cantrip {}
