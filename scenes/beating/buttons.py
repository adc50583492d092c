"""The buttons of a table of pairs, and the targets on the felt; they show only what is legal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.beating import TAKE, beaten, is_beat
from game.rules import Action
from scenes.beating.places import BoutPlaces
from scenes.beating.seen import PairsView
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.texts import Texts
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.beating.choosing import Choosing

Key = tuple[str, int]


class Buttons:
    """The buttons of one table, made while the viewer is asked."""

    def __init__(self, scene: Choosing, look: Look, places: BoutPlaces, texts: Texts) -> None:
        self._scene = scene
        self._look = look
        self._places = places
        self._texts = texts
        self._asked: list[TableButton] = []
        self._targets: list[TableButton] = []
        self._lead: TableButton | None = None
        self._lead_name = ""
        self.count = 0
        """Places that the pairs have now, a free one included."""
        self._attacks: tuple[int, ...] = ()

    def ask(self, view: PairsView) -> None:
        """Offer what the viewer may do besides laying a card; a game adds what else it knows."""
        self.clear()
        self._attacks = view.attacks
        self.count = len(view.attacks)

    def offer_lead(self, name: str) -> None:
        """The large button that lays the raised cards; ``name`` is its text's, without the game's."""
        self._lead_name = name
        face = self._lead_face(0)
        self._lead = self._button(self._places.action, face, self._scene.lead_picked, ("lead", 0))
        self._lead.set(enabled=False)

    def offer_take(self, view: PairsView) -> None:
        """The large button of who defends; gold where nothing else can be done."""
        cards = sum(1 for cover in view.covered if cover is not None) + len(view.attacks)
        line = self._keyed(self._texts("count-cards", n=cards), "T", "LT")
        kind = "gold" if len(view.legal()) == 1 else "paper"
        self._act(TAKE, Face(self._texts(self._scene.key("take")), line, kind=kind, size="title"))

    def _lead_face(self, count: int) -> Face:
        texts = self._texts
        line = texts("count-cards", n=count) if count else texts(self._scene.key(f"{self._lead_name}-line"))
        return Face(texts(self._scene.key(self._lead_name), n=count), line, kind="gold", size="title")

    def _keyed(self, line: str, letter: str, trigger: str) -> str:
        """A line, and the letter of its key, or the trigger of a gamepad, where these are used."""
        devices = self._scene.app.devices
        if devices.last == "pad":
            return f"{line} · {trigger}" if devices.has_triggers else line
        return f"{line} · {letter}" if self._scene.app.show_ring else line

    def _act(self, action: Action, face: Face, place: pygame.Rect | None = None, label: str = "") -> None:
        self._button(place or self._places.action, face, lambda: self._scene.play(action), ("action", action), label)

    def _button(
        self, place: pygame.Rect, face: Face, action: Callable[[], object], key: Key, label: str = ""
    ) -> TableButton:
        button = self._scene.add_button(TableButton(self._look, place, face, action, label=label, key=key))
        self._asked.append(button)
        return button

    def picked(self, count: int) -> None:
        """So many cards are raised to be laid together."""
        if self._lead is not None:
            self._lead.set(face=self._lead_face(count), enabled=count > 0)

    def offer(self, ways: Sequence[Action]) -> None:
        """Make targets of the attacking cards that the held card may cover."""
        self.withdraw()
        places = self._places.pairs(self.count)
        for way in ways:
            if is_beat(way):
                attack = beaten(way)[0]
                rect = places[self._attacks.index(attack)].rect
                words = self._texts(self._scene.key("cover"), card=self._texts.card(attack))
                spot = Hotspot(
                    self._look, rect, Face(), partial(self._scene.lay_on, attack), label=words, key=("target", attack)
                )
                self._targets.append(self._scene.add_button(spot))

    def target_keys(self) -> list[Hashable]:
        """The keys of what the held card may go to, in order of laying."""
        return [button.key for button in self._targets]

    def hint(self, key: Hashable) -> None:
        """Put the sign of the hint on a button."""
        for button in (*self._asked, *self._targets):
            button.set(hinted=button.key == key)

    def withdraw(self) -> None:
        """No card is held: no targets."""
        self._remove(self._targets)

    def clear(self) -> None:
        """Nothing is asked any more."""
        self._remove(self._targets)
        self._remove(self._asked)
        self._lead, self.count = None, 0

    def _remove(self, buttons: list[TableButton]) -> None:
        for button in buttons:
            if button in self._scene.buttons:
                self._scene.buttons.remove(button)
            button.kill()
        buttons.clear()
