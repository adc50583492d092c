"""A hint at the table: asked of the thinker, waited for, marked by the table, and told on a plate of at most two lines.

The plate keeps off all that the decision is about: cards on the table, buttons, seats, lines. It stands over the hand,
or, where there is no room, on the foot of the cards, whose indices stay in sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.bots.asking import Answer, Question
from game.bots.explain import explain
from game.bots.levels import HARD
from game.match import HINT
from scenes import durations, fonts, paint, tokens
from scenes.hint_words import outlook, why
from scenes.metrics import Metrics
from scenes.table.cards import CardPiece
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_PANEL, LAYER_TOP, Piece
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LAYER: Final = LAYER_TOP + 5
TOUCHES: Final = 6
"""Pixels by which the plate may overlap what it keeps off, at the normal size: edges and shadows."""

Row = tuple[str, int, bool]
"""Words, their size in pixels, and whether they are bold."""


class HintDesk:
    """The hint for the viewer's decision."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.words: tuple[str, ...] = ()
        """The sentences on the plate."""
        self._number: int | None = None
        self._answer: Answer | None = None
        self._at = 0
        """Entries in the record when the answer came."""
        self._plate = Piece(LAYER)

    @property
    def waiting(self) -> bool:
        """Whether the answer is still to come."""
        return self._number is not None and self._answer is None

    @property
    def rect(self) -> pygame.Rect | None:
        """Where the plate is, if it is there."""
        return self._plate.rect if self._plate.visible else None

    def build(self) -> None:
        """The pieces of the table are made anew."""
        self._plate = Piece(LAYER)
        self.table.layers.add(self._plate, layer=LAYER)

    def ask(self) -> None:
        """Ask what *hard* would do here; a hint that is there already is shown again."""
        table, match = self.table, self.table.match
        if self._answer is not None:
            self._show()
        elif self._number is None and table.viewer is not None:
            seed = f"{match.table.seed}/think {len(match.entries)}"
            view = match.view(table.viewer)
            question = Question(match.game.name, view, HARD.name, seed, durations.THOUGHT, why=True)
            self._number = table.app.thinker.ask(question)
            self.words = (table.app.texts("hint-waits"),)
            self.update()

    def update(self) -> None:
        """Show the answer once it is there; keep the plate where it hides nothing."""
        if self._number is not None and self._answer is None:
            self._answer = self.table.app.thinker.answer(self._number)
            if self._answer is not None:
                self._show()
        if self.words and not self.table.hand.moving:
            self._place()

    def again(self) -> None:
        """The viewer is asked once more, after the table was made anew: what was shown is shown again."""
        table = self.table
        if self.waiting and table.app.settings.hints:
            self.words = (table.app.texts("hint-waits"),)
        elif self._answer is not None and self._at == len(table.match.entries) and table.app.settings.hints:
            self._show()
        else:
            self.drop()

    def drop(self) -> None:
        """The decision is made: no hint any more."""
        if self._number is not None:
            self.table.app.thinker.cancel(self._number)
        self._number = self._answer = None
        self.words = ()
        self._plate.hide()

    def _show(self) -> None:
        table, match, answer = self.table, self.table.match, self._answer
        if answer is None or table.viewer is None:
            return
        thought = answer.thought
        action = thought.action if thought is not None else match.advise()
        reasons = answer.reasons
        if thought is None:
            # nobody could think, or not in time: the plain move, and why
            reasons = tuple(explain(match.game.mind, match.view(table.viewer), action))
        match.note(table.viewer, HINT)
        table.keep()
        self._at = len(match.entries)
        table.show_hint(action)
        game, texts = match.game.name, table.app.texts
        names = [seat.name for seat in match.table.seats]
        letters = table.app.settings.card_letters
        self.words = tuple(filter(None, (why(texts, game, reasons, letters, names), outlook(texts, game, thought))))
        if not self.words:
            self._plate.hide()

    # -- the plate -----------------------------------------------------------------------------------------

    def _place(self) -> None:
        table = self.table
        metrics, layout = table.metrics, table.layout
        most = min(layout.hand_span, metrics.px(760))
        picture = plate(table.look, self.words, most)
        rect = picture.get_rect(centerx=layout.hand_middle[0])
        kept = [one.inflate(*[-2 * metrics.px(TOUCHES)] * 2) for one in self._kept()]
        rect.bottom = min(layout.hand_top, table.hand.top) - metrics.u // 2
        step = max(2, metrics.px(4))
        while rect.top > layout.choice.top and rect.collidelist(kept) >= 0:
            rect.y -= step
        if rect.top <= layout.choice.top:
            rect.bottom = metrics.height - metrics.border - metrics.u // 2
        self._plate.put(picture, rect)

    def _kept(self) -> Iterator[pygame.Rect]:
        """What must stay in sight besides the hand."""
        table = self.table
        for button in table.all_buttons:
            yield button.frame
            if button.hinted:
                yield button.sign
        for seat in table.seats:
            yield seat.place.plate
            yield seat.place.face
        hand = set(table.hand.pieces)
        for sprite in table.layers.sprites():
            if sprite is self._plate or not sprite.visible or sprite in hand:
                continue
            if isinstance(sprite, CardPiece) or table.layers.get_layer_of_sprite(sprite) in (LAYER_PANEL, LAYER_TOP):
                yield sprite.rect


@lru_cache(maxsize=8)
def plate(look: Look, words: tuple[str, ...], most: int) -> pygame.Surface:
    """One or two sentences in at most two lines, beside the sign of the hint, at most so many pixels wide."""
    metrics = look.metrics
    pad, gap = metrics.px(16), metrics.px(12)
    side = max(26, metrics.px(34))
    lines = rows(metrics, words, most - 2 * pad - side - gap)
    drawn = [fonts.text(text, px, tokens.colour("ivory" if bold else "muted"), bold) for text, px, bold in lines]
    tall = sum(line.get_height() for line in drawn)
    size = (
        max(line.get_width() for line in drawn) + 2 * pad + side + gap,
        max(tall + 2 * metrics.px(5), side + metrics.px(8)),
    )
    radius = min(metrics.radius("panel"), size[1] // 2)
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, tokens.theme(look.theme).panel, out.get_rect(), border_radius=radius)
    out.blit(paint.panel(size, look.theme, radius, "gold"), (0, 0))
    sign = badge_sign("hint", side)
    out.blit(sign, sign.get_rect(midleft=(pad - metrics.px(4), size[1] // 2)))
    y = (size[1] - tall) // 2
    for line in drawn:
        out.blit(line, (pad + side + gap - metrics.px(4), y))
        y += line.get_height()
    return out


def rows(metrics: Metrics, words: tuple[str, ...], room: int) -> list[Row]:
    """The sentences in two lines at most: each in one, or the first alone in two where it is too long for one."""
    body, small = metrics.type("body"), metrics.type("small")
    if len(words) > 1:
        first = _one_line(words[0], body, room, True)
        second = _one_line(words[1], small, room, False)
        if first is not None and second is not None:
            return [first, second]
    whole = _one_line(words[0], body, room, True)
    if whole is not None:
        return [whole]
    for px in range(body, fonts.LEAST - 1, -1):
        lines = fonts.wrap(words[0], px, room, True)
        if len(lines) == 2 and all(fonts.width(line, px, True) <= room for line in lines):
            return [(line, px, True) for line in lines]
    string, px = fonts.fit(words[0], body, room, True)
    return [(string, px, True)]


def _one_line(words: str, px: int, room: int, bold: bool) -> Row | None:
    """The words in one line, a little smaller if need be; None when they would be too small."""
    for size in range(px, fonts.LEAST - 1, -1):
        if fonts.width(words, size, bold) <= room:
            return words, size, bold
    return None
