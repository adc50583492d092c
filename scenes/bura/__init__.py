"""The table of Georgian Bura and the scenes round it."""
