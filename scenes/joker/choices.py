"""The choices of Joker as panels on the felt: trumps, a bid, the way of a joker. They show only what is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.joker import actions
from game.joker.view import JokerView
from game.rules import Action
from scenes import fonts
from scenes.table.controls import Face, Panel, TableButton, heading_height, panel_ground, panel_label, row_rects
from scenes.table.layout import TableLayout
from scenes.table.suits import SHOWN_SUITS, suit_colour, suit_icon
from scenes.texts import Texts
from scenes.widgets.faces import Look

Choose = Callable[[Action], object]


class Choices:
    """Makes the panels for one table; ``four``: suits in four colours."""

    def __init__(self, look: Look, layout: TableLayout, texts: Texts, four: bool) -> None:
        self._look = look
        self._layout = layout
        self._texts = texts
        self._four = four

    def trumps(self, view: JokerView, choose: Choose) -> Panel:
        """Name trumps from the first three cards, or look at the fourth and play without."""
        m, texts = self._look.metrics, self._texts
        size = m.touch
        head = heading_height(m, True)
        rect = self._box(min(self._layout.choice.w, m.px(560)), head + 2 * size + m.gap + m.pad)
        panel = Panel(panel_ground(self._look, rect, texts("joker-name-trumps"), texts("joker-name-trumps-line")))
        row = pygame.Rect(rect.x + m.pad, rect.y + head, rect.w - 2 * m.pad, size)
        legal = view.legal()
        for place, suit in zip(row_rects(row, 4, (row.w, size), m.gap), SHOWN_SUITS, strict=True):
            action = actions.name_trump(suit)
            if action in legal:
                face = Face(icon=suit_icon(suit), icon_colour=suit_colour(suit, self._four))
                panel.buttons.append(self._button(place, face, choose, action, texts.suit(suit, "title")))
        row = row.move(0, size + m.gap)
        none, look = row_rects(row, 2, (row.w, size), m.gap)
        panel.buttons.append(
            self._button(
                none,
                Face(texts.suit(None, "title"), icon="no_trumps", beside=True),
                choose,
                actions.NO_TRUMPS,
                texts.suit(None, "title"),
            )
        )
        panel.buttons.append(
            self._button(
                look,
                Face(texts("joker-look"), texts("joker-look-line")),
                choose,
                actions.LOOK,
                texts("joker-look"),
            )
        )
        return panel

    def bid(self, view: JokerView, choose: Choose) -> Panel:
        """A bid of 0 to n; the one the dealer may not make stands there struck out, and a line says why."""
        m, texts = self._look.metrics, self._texts
        legal = view.legal()
        out = view.forbidden_bid
        said = view.spoken
        line = texts("joker-bids-so-far", total=sum(said), cards=view.cards) if said else texts("joker-first-to-bid")
        if out is not None and out <= view.cards:
            line = texts("joker-bid-forbidden", bid=out, cards=view.cards)
        count = view.cards + 1
        per_row = count if count <= 6 else (count + 1) // 2
        rows = -(-count // per_row)
        size = m.touch
        head = heading_height(m, True)
        words = fonts.width(line, m.type("small")) + 2 * m.pad
        width = min(self._layout.choice.w, max(m.px(430), words, per_row * (size + m.gap) + 2 * m.pad))
        rect = self._box(width, head + rows * (size + m.gap) - m.gap + m.pad)
        accent = "over_bids" if out is not None and out <= view.cards else "muted"
        panel = Panel(panel_ground(self._look, rect, texts("joker-your-bid"), line, accent))
        for index in range(rows):
            bids = range(index * per_row, min(count, (index + 1) * per_row))
            row = pygame.Rect(rect.x + m.pad, rect.y + head + index * (size + m.gap), rect.w - 2 * m.pad, size)
            for place, bid in zip(row_rects(row, len(bids), (round(size * 1.1), size), m.gap), bids, strict=True):
                action = actions.bid(bid)
                face = Face(str(bid) if bid else "–", texts("joker-pass") if not bid else "", size="number")
                label = texts("joker-pass") if not bid else str(bid)
                if action not in legal:
                    face = Face(str(bid) if bid else "–", size="number", crossed=True)
                button = self._button(place, face, choose, action, label)
                button.set(enabled=action in legal)
                panel.buttons.append(button)
        # Enter pressed too soon shall not pass: the focus begins at a fair share of the tricks
        share = max(1, round(view.cards / view.players))
        fair = min((bid for bid in range(count) if actions.bid(bid) in legal), key=lambda bid: abs(bid - share))
        panel.first = ("action", actions.bid(fair))
        return panel

    def joker(self, view: JokerView, joker: int, choose: Choose, back: Callable[[], object]) -> Panel:
        """The ways in which this joker may be played now; it can be put back."""
        ways = [action for action in view.legal() if actions.is_play(action) and actions.CARD_OF[action] == joker]
        return self._lead(ways, joker, choose, back) if not view.trick else self._answer(ways, joker, choose, back)

    def _lead(self, ways: Sequence[Action], joker: int, choose: Choose, back: Callable[[], object]) -> Panel:
        m, texts = self._look.metrics, self._texts
        size, gap = m.touch, m.px(10)
        # on a small window the rows speak for themselves
        title = "" if m.small else texts("joker-lead-title")
        head = m.px(14) if m.small else heading_height(m, False)
        names = {actions.HIGH: texts("joker-high"), actions.LOW: texts("joker-low")}
        label = max(fonts.width(name, m.type("body"), True) for name in names.values()) + m.px(14)
        button = min(m.px(92), (self._layout.choice.w - 2 * m.pad - label - 3 * gap) // 4)
        rect = self._box(label + 4 * button + 3 * gap + 2 * m.pad, head + 3 * size + 2 * gap + m.px(14))
        panel = Panel(panel_ground(self._look, rect, title), back=back)
        row = pygame.Rect(rect.x + m.pad, rect.y + head, rect.w - 2 * m.pad, size)
        for first, name in names.items():
            panel_label(panel, self._look, pygame.Rect(row.x, row.y, label, size), name)
            for index, suit in enumerate(SHOWN_SUITS):
                action = actions.joker_play(joker, first + suit)
                place = pygame.Rect(row.x + label + index * (button + gap), row.y, button, size)
                face = Face(icon=suit_icon(suit), icon_colour=suit_colour(suit, self._four))
                if action in ways:
                    spoken = f"{name} {texts.suit(suit, 'high')}"
                    panel.buttons.append(self._button(place, face, choose, action, spoken))
            row = row.move(0, size + gap)
        face_place, back_place = row_rects(row, 2, (row.w, size), gap)
        face_action = actions.joker_play(joker, actions.FACE)
        panel.buttons.append(
            self._button(face_place, self._plain_six(joker, m.small), choose, face_action, texts("joker-face"))
        )
        panel.buttons.append(self._back(back_place, back))
        return panel

    def _answer(self, ways: Sequence[Action], joker: int, choose: Choose, back: Callable[[], object]) -> Panel:
        m, texts = self._look.metrics, self._texts
        faces = {
            actions.TAKE: Face(texts("joker-take"), "" if m.small else texts("joker-take-line"), kind="gold"),
            actions.GIVE: Face(texts("joker-give"), "" if m.small else texts("joker-give-line")),
            actions.FACE: self._plain_six(joker, short=True),
        }
        offered = [(way, face) for way, face in faces.items() if actions.joker_play(joker, way) in ways]
        area = self._layout.answer
        size = max(m.touch, m.px(64))
        inset = m.px(10)
        width = min(area.w, (len(offered) + 1) * m.px(168) + 2 * inset)
        rect = pygame.Rect(0, 0, width, size + 2 * inset)
        rect.midbottom = (self._layout.trick_middle[0], area.bottom)
        panel = Panel(panel_ground(self._look, rect, ""), back=back)
        places = row_rects(rect.inflate(-2 * inset, -2 * inset), len(offered) + 1, (rect.w, size), m.px(10))
        for place, (way, face) in zip(places, offered, strict=False):
            action = actions.joker_play(joker, way)
            panel.buttons.append(self._button(place, face, choose, action, face.text))
        panel.buttons.append(self._back(places[-1], back))
        return panel

    def _plain_six(self, joker: int, short: bool) -> Face:
        suit = 3 if joker == actions.JOKERS[0] else 0
        colour = suit_colour(suit, self._four)
        words = self._texts("joker-face-short" if short else "joker-face")
        return Face(words, icon=suit_icon(suit), icon_colour=colour, beside=True)

    def _back(self, place: pygame.Rect, back: Callable[[], object]) -> TableButton:
        words = self._texts("cancel")
        return TableButton(self._look, place, Face(words, kind="dark"), back, key="back")

    def _box(self, width: int, height: int) -> pygame.Rect:
        """A panel's place in the middle of the free felt."""
        rect = pygame.Rect(0, 0, width, height)
        rect.center = (self._layout.trick_middle[0], self._layout.choice.centery)
        if rect.left < self._layout.counter.right:
            rect.top = max(rect.top, self._layout.counter.bottom + self._look.metrics.px(4))
        rect.bottom = min(rect.bottom, self._layout.choice.bottom)
        return rect

    def _button(self, place: pygame.Rect, face: Face, choose: Choose, action: Action, label: str) -> TableButton:
        return TableButton(self._look, place, face, lambda: choose(action), label=label, key=("action", action))
