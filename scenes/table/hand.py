"""The viewer's own hand: a fan that parts round the lifted card and says what may be played."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import pygame

from scenes import durations, tween
from scenes.deck import Deck
from scenes.table.cards import SIGN_UP, CardPiece, Pos, sign_side
from scenes.table.layout import TableLayout
from scenes.table.sprites import LAYER_HAND, LAYER_LIFTED, Layers

_FAN = 5.0
"""Angle in degrees of the outermost card of a full hand."""
_FULL = 9
_STANDS_UP = 30
"""Design pixels by which a picked card stands higher in the fan."""


@dataclass(frozen=True)
class Spot:
    """A place on the table where a picked card lies, still the viewer's: its middle, angle and width."""

    pos: Pos
    angle: float
    width: float


@dataclass
class _Goal:
    pos: Pos
    angle: float
    width: float


class Hand:
    """Cards from left to right. ``lifted`` is the index of the one under pointer or focus, or None.

    ``jokers``: whether the black sixes are jokers in this game.
    """

    spacing = 0.8
    """From one card to the next where there is room, in widths of a card."""

    def __init__(self, layers: Layers, deck: Deck, layout: TableLayout, jokers: bool = True) -> None:
        self._layers = layers
        self._deck = deck
        self._layout = layout
        self._jokers = jokers
        self._picked: dict[int, Spot | None] = {}
        self.pieces: list[CardPiece] = []
        self.lifted: int | None = None
        self.held: int | None = None
        """The card that stays up while the player chooses what to do with it."""
        self._hinted: int | None = None
        self._playable: frozenset[int] | None = None
        self._from: list[_Goal] = []
        self._goals: list[_Goal] = []
        self._spent = 0.0
        self.moving = False

    @property
    def cards(self) -> list[int]:
        return [piece.card for piece in self.pieces if piece.card is not None]

    def show(self, cards: Sequence[int]) -> None:
        """Hold these cards, in this order; ones already there stay the same pieces and move over."""
        kept = {piece.card: piece for piece in self.pieces}
        self.pieces = []
        for card in cards:
            piece = kept.pop(card, None)
            if piece is None:
                piece = CardPiece(
                    self._deck, card, self._layout.hand_width, self._layout.hand_middle, jokers=self._jokers
                )
                self._layers.add(piece, layer=LAYER_HAND)
            self.pieces.append(piece)
        for piece in kept.values():
            piece.kill()
        self.lifted = self.held = None
        self._picked = {card: spot for card, spot in self._picked.items() if card in cards}
        self._order_layers()
        self._aim()

    @property
    def picked(self) -> list[int]:
        """The cards chosen so far, in the order in which they were."""
        return list(self._picked)

    def pick(self, picked: Mapping[int, Spot | None]) -> None:
        """Choose several cards: each stands up in the fan (None) or lies on the table at its spot."""
        if list(picked.items()) != list(self._picked.items()):
            self._picked = dict(picked)
            self._aim()

    def allow(self, playable: Collection[int] | None) -> None:
        """Say which cards may be played; None makes no difference between them."""
        allowed = None if playable is None else frozenset(playable)
        if allowed == self._playable:
            return
        self._playable = allowed
        self._aim()

    def hint(self, card: int | None) -> None:
        """Put the sign of the hint on a card, whatever is lifted; None takes it away."""
        if card != self._hinted:
            self._hinted = card
            self._aim()

    def may(self, index: int) -> bool:
        return self._playable is None or self.pieces[index].card in self._playable

    def lift(self, index: int | None) -> bool:
        """Lift one card, or none; gives whether that is a change. A card that is no more there is none."""
        if index is not None and index >= len(self.pieces):
            index = None
        if index == self.lifted:
            return False
        self.lifted = index
        self._aim()
        return True

    def hold(self, index: int | None) -> None:
        self.held = index
        self._aim()

    def take(self, card: int) -> CardPiece | None:
        """Give a card out of the hand, as the piece that showed it; the rest close up."""
        for piece in self.pieces:
            if piece.card == card:
                self.pieces.remove(piece)
                piece.dim = piece.glow = piece.hinted = False
                piece.level = "lifted"
                self.lifted = self.held = None
                self._picked.pop(card, None)
                self._aim()
                return piece
        return None

    def at(self, pos: tuple[int, int]) -> int | None:
        """The card under the pointer, the uppermost first."""
        up = self.held if self.held is not None else self.lifted
        if up is not None and up < len(self.pieces) and self.pieces[up].covers(pos):
            return up
        for index in reversed(range(len(self.pieces))):
            goal = self._goals[index]
            away = pygame.Vector2(pos[0] - goal.pos[0], pos[1] - goal.pos[1]).rotate(goal.angle)
            if abs(away.x) <= goal.width / 2 and abs(away.y) <= goal.width * 0.7:
                return index
        return None

    def rect(self, index: int) -> pygame.Rect:
        """Where the card stands when at rest, in screen pixels, without its shadow."""
        goal = self._goals[index]
        size = (round(goal.width), round(goal.width * 1.4))
        rect = pygame.Rect((0, 0), size)
        rect.center = (round(goal.pos[0]), round(goal.pos[1]))
        return rect

    @property
    def top(self) -> int:
        """Where the highest card at rest begins, or the sign of the hint on it; below the table for no cards."""
        tops = [self.rect(index).top for index in range(len(self.pieces))]
        for piece, goal in zip(self.pieces, self._goals, strict=True):
            if piece.hinted:
                tops.append(round(goal.pos[1] - SIGN_UP * goal.width - sign_side(goal.width) / 2))
        return min(tops, default=self._layout.metrics.height)

    def settle(self) -> None:
        """Be where the cards belong, at once."""
        self._spent = durations.HOVER
        self._move(1.0)
        self.moving = False

    def update(self, dt: float, pace: tween.Pace) -> bool:
        """Let the cards come to their places; gives whether any moved."""
        if not self.moving:
            return False
        self._spent += dt
        length = durations.HOVER * pace.factor
        if pace.reduced or self._spent >= length:
            self.settle()
        else:
            self._move(tween.out_cubic(self._spent / length))
        return True

    def _move(self, share: float) -> None:
        for piece, start, goal in zip(self.pieces, self._from, self._goals, strict=True):
            x = start.pos[0] + (goal.pos[0] - start.pos[0]) * share
            y = start.pos[1] + (goal.pos[1] - start.pos[1]) * share
            width = goal.width if share >= 1 or abs(goal.width - start.width) < 1 else _stepped(start, goal, share)
            piece.stand((x, y), start.angle + (goal.angle - start.angle) * share, width)

    def _aim(self) -> None:
        """Set out for the places that the fan, the lifted card and what may be played give."""
        self._from = [_Goal(piece.pos, piece.angle, piece.width) for piece in self.pieces]
        self._goals = self._fan()
        up = self.held if self.held is not None else self.lifted
        for index, piece in enumerate(self.pieces):
            chosen = piece.card in self._picked
            piece.dim = not chosen and not self.may(index)
            piece.hinted = piece.card is not None and piece.card == self._hinted
            piece.glow = index == up or chosen or piece.hinted
            piece.level = "lifted" if index == up or chosen else "rest"
        self._order_layers()
        self._spent = 0.0
        self.moving = True

    def _order_layers(self) -> None:
        up = self.held if self.held is not None else self.lifted
        for index, piece in enumerate(self.pieces):
            layer = LAYER_LIFTED if index == up else LAYER_HAND + index
            if self._layers.has(piece) and self._layers.get_layer_of_sprite(piece) != layer:
                self._layers.change_layer(piece, layer)

    def _fan(self) -> list[_Goal]:
        place = self._layout
        spots = [self._picked.get(card) for card in self.cards]
        fan = [index for index, spot in enumerate(spots) if spot is None]
        count = len(fan)
        middle_x, middle_y = place.hand_middle
        width = place.hand_width
        step = min(width * self.spacing, (place.hand_span - width) / max(1, count - 1))
        spread = _FAN * min(1.0, (count - 1) / (_FULL - 1))
        lifted = self.held if self.held is not None else self.lifted
        up = fan.index(lifted) if lifted in fan else None
        unit = place.metrics.scale
        rest = [middle_x + (index - (count - 1) / 2) * step for index in range(count)]
        goals = [_Goal(spot.pos, spot.angle, spot.width) if spot else _Goal((0, 0), 0, 0) for spot in spots]
        for index, x in enumerate(rest if up is None else self._parted(rest, up)):
            across = 0.0 if count == 1 else 2 * index / (count - 1) - 1
            y = middle_y + 9 * unit * across * across * spread / _FAN
            angle = -spread * across
            wide = float(width)
            if self.pieces[fan[index]].card in self._picked:
                y -= _STANDS_UP * unit
            elif self._playable is not None and self.may(fan[index]):
                y -= 10 * unit
            if index == up:
                angle = 0.0
                if self.held is None:
                    wide = place.lifted_width
                    y = middle_y - 14 * unit - (wide - width) * 0.7
                else:
                    # the choice stands over the hand: the card must not reach into it
                    wide = round(width * 1.03)
                    y = place.hand_top + wide * 0.7
            goals[fan[index]] = _Goal((x, y), angle, wide)
        return goals

    def _parted(self, rest: Sequence[float], up: int) -> list[float]:
        """The places across, moved no more than it takes to see the index of every card beside the lifted one."""
        width, wide = self._layout.hand_width, self._layout.lifted_width
        strip = min(0.3 * width, rest[1] - rest[0] if len(rest) > 1 else width)
        least = [strip] * len(rest)
        """Least way from the middle of the card before."""
        least[up] = strip + (wide - width) / 2
        if up + 1 < len(rest):
            least[up + 1] = (wide + width) / 2
        places = list(rest)
        for index in range(up + 1, len(places)):
            places[index] = max(places[index], places[index - 1] + least[index])
        places[-1] = min(places[-1], rest[-1]) if up + 1 < len(places) else places[-1]
        for index in reversed(range(len(places) - 1)):
            places[index] = min(places[index], places[index + 1] - least[index + 1])
        return places


def _stepped(start: _Goal, goal: _Goal, share: float) -> float:
    """A width between the two, in few steps, so that the pictures are kept rather than made anew."""
    between = start.width + (goal.width - start.width) * share
    return start.width if goal.width == start.width else round(between / 8) * 8
