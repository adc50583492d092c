"""The buttons of Durachki: lead, take, fly in or stay out, and the book's advice."""

from __future__ import annotations

from game.beating import PASS
from scenes.beating.buttons import Buttons
from scenes.beating.seen import PairsView
from scenes.table.controls import Face, TableButton


class DurachkiButtons(Buttons):
    """One large button: who is asked whether his cards fly in stays out, or lets the raised ones fly."""

    _flying = False
    _stay: TableButton | None = None

    def ask(self, view: PairsView) -> None:
        """Offer what the viewer may do besides laying a card."""
        super().ask(view)
        self._flying = view.phase == "fly"
        if self._flying:
            self._offer_stay()
        elif view.phase == "lead":
            self.offer_lead("lead")
        else:
            self.offer_take(view)

    def _offer_stay(self) -> None:
        texts = self._texts
        face = Face(texts("durachki-stay"), self._keyed(texts("durachki-stay-line"), "P", "RT"), size="title")
        self._stay = self._button(
            self._places.action, face, lambda: self._scene.play(PASS), ("action", PASS), texts("durachki-stay")
        )

    def picked(self, count: int) -> None:
        """Raised cards make 'fly in' of 'stay out', and back."""
        if self._flying and count and self._stay is not None:
            self._drop(self._stay)
            self._stay = None
            self.offer_lead("fly")
        elif self._flying and not count and self._lead is not None:
            self._drop(self._lead)
            self._lead = None
            self._offer_stay()
        super().picked(count)

    def _drop(self, button: TableButton) -> None:
        self._asked.remove(button)
        self._remove([button])

    def clear(self) -> None:
        """Nothing is asked any more."""
        super().clear()
        self._stay = None
        self._flying = False
