"""What a person does at the table of Durak besides leading, covering and taking: throws in, passes on, exchanges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from pygame import Rect

from game.beating import PASS
from game.durak import actions, demand
from game.durak.view import DurakView
from game.rules import Action
from scenes.beating.table import BeatingTable
from scenes.durak.buttons import TRANSFER, DurakButtons


class DurakChoosing(BeatingTable):
    """The viewer's part."""

    made: DurakButtons

    def view(self) -> DurakView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return cast(DurakView, self.match.view(self.viewer if self.viewer is not None else self._bottom))

    def playable(self) -> set[int]:
        """The cards of the viewer that may be laid now in some way."""
        return demand.playable(self.view())

    def targets(self, card: int) -> list[Action]:
        """Cards to cover, and passing the attack on."""
        return demand.targets(self.view(), card)

    def refusal(self, card: int) -> demand.Refusal | None:
        """Why this card may not be laid now; None when it may."""
        return demand.refusal(self.view(), card)

    def lead_of(self, cards: Sequence[int]) -> Action | None:
        """The action that leads these cards; None when none does."""
        return demand.lead_of(self.view(), cards)

    def lead_refusal(self, cards: Sequence[int]) -> demand.Refusal | None:
        """Why these cards may not be led together; None when they may."""
        return demand.lead_refusal(self.view(), cards)

    def cards_of(self, action: Action) -> tuple[int, ...]:
        """The cards that leave the hand with an action."""
        return actions.cards_of(action)

    def why_words(self) -> dict[str, str | int]:
        """The reasons name how many cards may attack."""
        return {"limit": self.view().limit}

    def way_key(self, action: Action) -> tuple[str, int]:
        """The free place for passing on, a card for covering."""
        return TRANSFER if actions.is_transfer(action) else super().way_key(action)

    def place_for(self, action: Action) -> Rect | None:
        """A card passes the attack on over the free place."""
        return self.made.slot if actions.is_transfer(action) else super().place_for(action)

    def transfer(self) -> None:
        """The place beside the pairs was pressed: pass the attack on, or ask with which card."""
        ways = [way for way in (self._ways or self.view().legal()) if actions.is_transfer(way)]
        if len(ways) == 1:
            self.play(ways[0])
        elif ways and self.prompted:
            self.hand.allow({actions.cards_of(way)[0] for way in ways})
            self._say("durak-choose-transfer", alarm=False)

    def focus_first(self) -> None:
        """A thrower's ring begins at 'done', so that Enter says it; any other's at a card that may be laid."""
        if self.view().phase in ("throw", "take"):
            self.ring.focus_key(("action", PASS))
        else:
            super().focus_first()
