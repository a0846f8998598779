verb juggle "juggle"
frame juggle = V:juggle
