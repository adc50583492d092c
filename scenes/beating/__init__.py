"""What the tables of Durak and Durachki share: pairs on the felt, a hand that grows, roles, the board of losses."""
