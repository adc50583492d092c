"""What a game keeps round its cards: the common ground of every game's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.sprites import Piece

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class TableBoard:
    """Pieces round the cards of a table, made anew whenever the table is laid out anew."""

    def __init__(self, table: TableScene) -> None:
        self._layers = table.layers
        self._deck = table.app.deck
        self._look = table.look
        self._layout = table.layout
        self._texts = table.app.texts
        self._match = table.match
        self._seats = table.seats
        self._place_of = table.place_of
        self._four = table.app.settings.four_colours
        self._viewer = table.viewer

    def _piece(self, layer: int) -> Piece:
        piece = Piece(layer)
        self._layers.add(piece, layer=layer)
        return piece
