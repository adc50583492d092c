"""What a person does at the table of Durachki, and the advice of the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.beating import PASS
from game.durachki import actions, demand
from game.durachki.advice import counsel
from game.durachki.view import DurachkiView
from game.match import HINT
from game.rules import Action
from scenes.beating.table import BeatingTable
from scenes.intents import Info, Intent


class DurachkiChoosing(BeatingTable):
    """The viewer's part."""

    _lit: int | None = None
    """The lifted card for which the cards glow that it may cover."""
    _told_advice = -1
    """Which of the rules that apply was told last."""

    def view(self) -> DurachkiView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return cast(DurachkiView, self.match.view(self.viewer if self.viewer is not None else self._bottom))

    def playable(self) -> set[int]:
        """The cards of the viewer that may be laid now in some way."""
        return demand.playable(self.view())

    def targets(self, card: int) -> list[Action]:
        """Cards to cover."""
        return demand.covers(self.view(), card)

    def refusal(self, card: int) -> demand.Refusal | None:
        """Why this card may not be laid now; None when it may."""
        return demand.refusal(self.view(), card)

    def lead_of(self, cards: Sequence[int]) -> Action | None:
        """The action that leads these cards or lets them fly in; None when none does."""
        return demand.of_cards(self.view(), cards)

    def lead_refusal(self, cards: Sequence[int]) -> demand.Refusal | None:
        """Why these cards may not be laid together; None when they may."""
        return demand.lead_refusal(self.view(), cards)

    def cards_of(self, action: Action) -> tuple[int, ...]:
        """The cards that leave the hand with an action."""
        return actions.cards_of(action)

    def together(self) -> bool:
        """Cards are led, and fly in, several at once."""
        return self.view().phase in ("lead", "fly")

    def focus_first(self) -> None:
        """Who is asked whether his cards fly in begins at one of them, with 'stay out' a key away."""
        super().focus_first()
        if self.ring.current is None:
            self.ring.focus_key(("action", PASS))

    # -- what may be covered ---------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """The cards glow that a lifted card may cover, before it is chosen."""
        super().update(dt)
        lifted = self.hand.lifted
        card = self.hand.cards[lifted] if lifted is not None and lifted < len(self.hand.cards) else None
        if not self.prompted or self.hand.held is not None or self._dragging:
            card = None
        if card != self._lit:
            self._lit = card
            if self.hand.held is None and not self._dragging:
                self._light(self.targets(card) if card is not None else ())
                self.needs_draw = True

    # -- the advice of the book ------------------------------------------------------------------------

    def other(self, intent: Intent) -> None:
        """Info tells the advice of the book while the viewer is asked."""
        if isinstance(intent, Info) and self.prompted:
            self.advice()
        else:
            super().other(intent)

    def advice(self) -> None:
        """Say which of the six rules of the book applies to this hand; again for the next one that does."""
        if not self.prompted or self.viewer is None or not self.app.settings.hints:
            return
        found = counsel(self.view())
        if not found:
            self._say("durachki-advice-none", alarm=False)
            return
        self._told_advice = (self._told_advice + 1) % len(found)
        self.match.note(self.viewer, HINT)
        self.keep()
        self._say(f"durachki-advice-{found[self._told_advice].value}", alarm=False)

    def prompt(self) -> None:
        """Each question begins with the most telling advice."""
        self._told_advice = -1
        super().prompt()
