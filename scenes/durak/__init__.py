"""Durak at the table: pairs on the felt, talon and trump, who leads and who defends, the board of losses."""
