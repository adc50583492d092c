"""The table that all games share: seats, hand, cards in flight, buttons, and the run of a match."""
