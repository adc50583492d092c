"""The buttons of Durak and the targets on the felt; they show only what is legal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.beating import PASS, TAKE, beaten, is_beat
from game.durak import actions
from game.durak.view import DurakView
from game.rules import Action
from scenes import tokens
from scenes.durak.places import DurakPlaces
from scenes.table import hud
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.texts import Texts
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.durak.choosing import Choosing

Key = tuple[str, int]


class FreePlace(TableButton):
    """The stitched place beside the pairs, for the card that passes the attack on."""

    def refresh(self) -> None:
        m = self.look.metrics
        size = self.frame.size
        pad = m.px(10)
        out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        if self.focused or self.hovered or self.pressed or self.hinted:
            light = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(light, tokens.colour("focus", 0.35), light.get_rect(), border_radius=m.px(8))
            out.blit(light, (pad, pad))
        edge = hud.dashed_box(size, m.px(8), max(1, m.px(2.5)))
        edge.fill((*tokens.colour("focus")[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
        edge.fill((*tokens.colour("focus")[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(edge, (pad, pad))
        self._words(out, pygame.Rect(pad, pad, *size))
        self.put(out, self.frame.inflate(2 * pad, 2 * pad))


class Buttons:
    """The buttons of one table, made while the viewer is asked."""

    def __init__(self, scene: Choosing, look: Look, places: DurakPlaces, texts: Texts) -> None:
        self._scene = scene
        self._look = look
        self._places = places
        self._texts = texts
        self._asked: list[TableButton] = []
        self._targets: list[TableButton] = []
        self._lead: TableButton | None = None
        self.slot: pygame.Rect | None = None
        """Where the card goes that passes the attack on; None where none may."""
        self.count = 0
        """Places that the pairs have now, the free one included."""
        self._attacks: tuple[int, ...] = ()

    def ask(self, view: DurakView) -> None:
        """Offer what the viewer may do besides laying a card."""
        self.clear()
        texts, legal = self._texts, view.legal()
        self._attacks = view.attacks
        transfers = any(actions.is_transfer(action) for action in legal)
        self.count = len(view.attacks) + transfers
        if view.phase == "lead":
            face = Face(texts("durak-lead", n=0), texts("durak-lead-line"), kind="gold", size="title")
            self._lead = self._button(self._places.action, face, self._scene.lead_picked, ("lead", 0))
            self._lead.set(enabled=False)
        elif TAKE in legal:
            bare = len(legal) == 1
            cards = sum(1 for cover in view.covered if cover is not None) + len(view.attacks)
            line = self._keyed(texts("count-cards", n=cards), "T")
            self._act(TAKE, Face(texts("durak-take"), line, kind="gold" if bare else "paper", size="title"))
        else:
            kind = "enough" if view.phase == "take" else "done" if view.word == view.leader else "pass"
            line = self._keyed(texts(f"durak-{kind}-line"), "P")
            self._act(PASS, Face(texts(f"durak-{kind}"), line, kind="gold", size="title"))
        if actions.SWAP in legal:
            self._act(actions.SWAP, Face(icon="swap"), self._places.swap, texts("durak-swap"))
        if transfers:
            self.slot = self._places.pairs(self.count)[-1].rect
            face = Face(texts("durak-transfer"), icon="arrow_left", size="caption", kind="dark")
            slot = FreePlace(self._look, self.slot, face, self._scene.transfer, key=("transfer", 0))
            self._asked.append(self._scene.add_button(slot))

    def _keyed(self, line: str, letter: str) -> str:
        """A line, and the letter of its key where keys are used."""
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
        """So many cards are raised to be led."""
        if self._lead is not None:
            texts = self._texts
            line = texts("count-cards", n=count) if count else texts("durak-lead-line")
            face = Face(texts("durak-lead", n=count), line, kind="gold", size="title")
            self._lead.set(face=face, enabled=count > 0)

    def offer(self, ways: Sequence[Action]) -> None:
        """Make targets of the attacking cards that the held card may cover."""
        self.withdraw()
        places = self._places.pairs(self.count)
        for way in ways:
            if is_beat(way):
                attack = beaten(way)[0]
                rect = places[self._attacks.index(attack)].rect
                words = self._texts("durak-cover", card=self._texts.card(attack))
                spot = Hotspot(
                    self._look, rect, Face(), partial(self._scene.lay_on, attack), label=words, key=("target", attack)
                )
                self._targets.append(self._scene.add_button(spot))

    def target_keys(self) -> list[Hashable]:
        """The keys of what the held card may go to, in order of laying."""
        keys = [button.key for button in self._targets]
        return [*keys, ("transfer", 0)] if self.slot is not None else keys

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
        self._lead, self.slot, self.count = None, None, 0

    def _remove(self, buttons: list[TableButton]) -> None:
        for button in buttons:
            if button in self._scene.buttons:
                self._scene.buttons.remove(button)
            button.kill()
        buttons.clear()
