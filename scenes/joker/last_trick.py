"""The trick before, shown again on the table where its rules allow that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.joker.actions import CARD_OF
from scenes import tokens
from scenes.icons import icon
from scenes.intents import Back, Confirm, Intent, LastTrick, Press
from scenes.joker.calls import call
from scenes.scene import Scene
from scenes.table import hud
from scenes.table.cards import CardPiece

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.joker.table import JokerTable


class LastTrickView(Scene):
    """The cards lie where they lay; any press puts them away."""

    transparent = True
    dim = 0.6

    def __init__(self, app: App, table: JokerTable, leader: int, plays: tuple[int, ...], taker: int) -> None:
        super().__init__(app)
        self._table = table
        self._leader = leader
        self._plays = plays
        self._taker = taker

    def enter(self) -> None:
        """What is told of the running trick would stand between these cards."""
        self._table.board.clear_trick()

    def leave(self) -> None:
        self._table.board.mark_holder(self._table.shown)

    @property
    def words(self) -> str:
        """Who took it."""
        own = "yes" if self._taker == self._table.viewer else "no"
        name = self._table.match.table.seats[self._taker].name
        return self.app.texts("joker-last-trick-of", you=own, name=name)

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press | Confirm | Back | LastTrick):
            self.app.pop()

    def draw(self, surface: pygame.Surface) -> None:
        table, metrics = self._table, self.metrics
        layout = table.layout
        players = len(self._plays)
        for offset, play in enumerate(self._plays):
            pos, angle = layout.slots[table.place_of((self._leader + offset) % players)]
            card = CardPiece(self.app.deck, CARD_OF[play], layout.trick_width, pos)
            card.level = "table"
            card.stand(pos, angle, layout.trick_width)
            surface.blit(card.image, card.rect)
        four = self.app.settings.four_colours
        called = call(table.look, layout, self.app.texts, four, self._leader, self._plays, table.place_of)
        if called is not None:
            bubble, middle = called
            surface.blit(bubble, bubble.get_rect(center=middle))
        pos, _ = layout.slots[table.place_of(self._taker)]
        size = metrics.px(36)
        crown = icon("crown_gold", size, tokens.colour("gold"))
        top = pos[1] - round(layout.trick_width * 0.7) - round(size * 0.25)
        surface.blit(crown, crown.get_rect(center=(pos[0], top)))
        most = metrics.width - 2 * metrics.safe.x
        line = hud.pill(table.look, self.words, "", "", False, most)
        surface.blit(line, line.get_rect(midtop=(layout.trick_middle[0], layout.hand_top)))
