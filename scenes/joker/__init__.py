"""Joker on the screen: its table, its choices, its sheet."""
