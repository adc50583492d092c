"""The buttons of a decision in Bura. They show only what the view says is legal, and what each costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.bura import actions
from game.bura.actions import kind_of
from game.bura.assist import own_pile
from game.bura.demand import Draft, with_cards
from game.bura.options import CLAIM
from game.bura.view import BuraView
from game.rules import Action
from scenes import fonts, tokens
from scenes.bura.places import BuraPlaces
from scenes.table.controls import Face, Panel, TableButton, heading_height, panel_ground, row_rects
from scenes.table.sprites import LAYER_PANEL, Piece
from scenes.texts import Texts
from scenes.widgets.faces import Look

Choose = Callable[[Action], object]
Entry = tuple[Action, Face]

SURE = "sure"
"""First part of the key of a button that says yes to a second look."""


class Bar:
    """Makes the panels of buttons for one table."""

    def __init__(self, look: Look, places: BuraPlaces, texts: Texts) -> None:
        self._look = look
        self._places = places
        self._texts = texts

    def lead(self, view: BuraView, chosen: int, choose: Choose, back: Callable[[], object]) -> Panel | None:
        """Lead what is chosen; show a hand that wins."""
        texts = self._texts
        found = self._winning(view)
        count = chosen.bit_count()
        for action in with_cards(view, chosen) if chosen else []:
            if kind_of(action) == actions.LEAD:
                found.append((action, Face(texts("bura-lead", n=count), kind="gold")))
        return self._row(found, choose, back if chosen else None)

    def answer(
        self, view: BuraView, draft: Draft, chosen: int, choose: Choose, back: Callable[[], object]
    ) -> Panel | None:
        """Lay what is chosen, open or face down; whatever else may be laid instead."""
        texts = self._texts
        found = self._winning(view)
        if draft.full:
            all_cut = draft.cut == len(draft.pairs)
            for action in with_cards(view, chosen):
                if kind_of(action) == actions.ANSWER:
                    sub = texts("bura-you-take" if all_cut else "bura-leader-takes")
                    words = texts("bura-cut" if all_cut else "bura-lay", n=len(draft.pairs))
                    found.append((action, Face(words, sub, kind="gold")))
                elif kind_of(action) == actions.GIVE:
                    kind = "paper" if all_cut else "gold"
                    found.append((action, Face(texts("bura-give"), texts("bura-leader-takes"), kind=kind)))
        return self._row(found, choose, back if chosen else None)

    def _winning(self, view: BuraView) -> list[Entry]:
        """The hands that are laid whole, where the rules let them now."""
        texts, found = self._texts, []
        for action in view.legal():
            if action == actions.BURA:
                sub = texts("bura-wins" if view.options.cards == 3 else "bura-takes-trick")
                found.append((action, Face(texts("bura-bura"), sub, kind="gold")))
            elif action == actions.ROYAL:
                found.append((action, Face(texts("bura-royal"), texts("bura-wins-twice"), kind="gold")))
            elif kind_of(action) == actions.MALYUTKA:
                found.append((action, Face(texts("bura-malyutka"), texts("bura-malyutka-line"), kind="paper")))
        return found

    def complete(self, view: BuraView, choose: Choose) -> Panel | None:
        """Add the rest of the hand to the lead."""
        words = self._texts("bura-complete", n=view.hand.bit_count())
        return self._row([(action, Face(words, kind="gold")) for action in view.legal()], choose, None)

    def offer(self, view: BuraView, choose: Choose) -> Panel | None:
        """The three answers to an offer, and what each costs."""
        texts, stake = self._texts, view.stake
        found: list[Entry] = [
            (actions.REFUSE, Face(texts("bura-refuse"), texts("bura-refuse-costs", n=stake), kind="dark")),
            (actions.ACCEPT, Face(texts("bura-accept"), texts("bura-accept-costs", n=stake + 1), kind="gold")),
        ]
        if actions.RAISE in view.legal():
            name = texts("bura-raise", stake=texts(f"bura-stake-{stake + 2}"))
            found.append((actions.RAISE, Face(name, texts("bura-raise-costs", n=stake + 2))))
        return self._row(found, choose, None)

    def _row(self, entries: Sequence[Entry], choose: Choose, back: Callable[[], object] | None) -> Panel | None:
        """Buttons side by side over the hand; None where there is nothing to press."""
        if not entries:
            return None
        m, area = self._look.metrics, self._places.bar
        size = (min(area.w, max(m.px(232), 196) if len(entries) < 3 else m.px(206)), area.h)
        panel = Panel(Piece(LAYER_PANEL), back=back)
        for place, (action, face) in zip(row_rects(area, len(entries), size, m.px(10)), entries, strict=True):
            panel.buttons.append(self._button(place, face, choose, action))
        return panel

    def _button(self, place: pygame.Rect, face: Face, choose: Choose, action: Action) -> TableButton:
        label = f"{face.text}: {face.sub}" if face.sub else face.text
        key = ("action", kind_of(action))
        return TableButton(self._look, place, face, lambda: choose(action), label=label, key=key)

    def sure(self, view: BuraView, choose: Choose, back: Callable[[], object], hinted: bool) -> Panel:
        """The second look before a claim: what it wins, what it costs, and at an assist table what can be known.

        The focus begins at going back, which is safe, unless the hint says (``hinted``) to claim.
        """
        m, texts = self._look.metrics, self._texts
        area = self._places.trick
        head = heading_height(m, False)
        width = min(area.w, max(m.px(600), 430))
        inner = width - 2 * m.pad
        lines = [texts("bura-var-sure", limit=CLAIM, stake=view.stake)]
        if view.options.assist:
            bounds = own_pile(view)
            key = "bura-var-exact" if bounds.least == bounds.most else "bura-var-between"
            lines.append(texts(key, least=bounds.least, most=bounds.most))
        rows = [
            fonts.paragraph(line, m.type("body"), tokens.colour("ivory" if not n else "gold_hi"), inner, align="centre")
            for n, line in enumerate(lines)
        ]
        tall = sum(row.get_height() + m.u for row in rows)
        rect = pygame.Rect(0, 0, width, head + tall + m.u + m.touch + m.pad)
        rect.midbottom = (self._places.middle, self._places.bar.bottom)
        rect.top = max(rect.top, self._places.call.top)
        panel = Panel(panel_ground(self._look, rect, texts("bura-var-title")), back=back)
        y = rect.top + head
        for row in rows:
            at = row.get_rect(midtop=(rect.centerx, y))
            panel.ground.image.blit(row, at.move(-panel.ground.rect.x, -panel.ground.rect.y))
            y = at.bottom + m.u
        row_rect = pygame.Rect(rect.left + m.pad, rect.bottom - m.pad - m.touch, inner, m.touch)
        left, right = row_rects(row_rect, 2, (m.px(240), m.touch), m.gap)
        panel.buttons.append(TableButton(self._look, left, Face(texts("bura-var-back"), kind="dark"), back, key="back"))
        key_of_claim = (SURE, actions.VAR)
        face = Face(texts("bura-var-claim"), kind="gold")
        claim = TableButton(self._look, right, face, lambda: choose(actions.VAR), key=key_of_claim)
        claim.set(hinted=hinted)
        panel.buttons.append(claim)
        panel.first = key_of_claim if hinted else "back"
        return panel
