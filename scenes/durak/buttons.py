"""The buttons of Durak and the free place beside the pairs."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.beating import PASS, TAKE
from game.durak import actions
from game.durak.view import DurakView
from scenes import tokens
from scenes.beating.buttons import Buttons
from scenes.beating.places import BoutPlaces
from scenes.beating.seen import PairsView
from scenes.table import hud
from scenes.table.controls import Face, TableButton
from scenes.texts import Texts
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.durak.choosing import DurakChoosing

TRANSFER = ("transfer", 0)


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


class DurakButtons(Buttons):
    """Lead, take, done, pass, enough, exchange, and pass on."""

    def __init__(self, scene: DurakChoosing, look: Look, places: BoutPlaces, texts: Texts) -> None:
        super().__init__(scene, look, places, texts)
        self._durak = scene
        self.slot: pygame.Rect | None = None
        """Where the card goes that passes the attack on; None where none may."""

    def ask(self, view: PairsView) -> None:
        """Offer what the viewer may do besides laying a card."""
        super().ask(view)
        assert isinstance(view, DurakView)
        texts, legal = self._texts, view.legal()
        transfers = any(actions.is_transfer(action) for action in legal)
        self.count += transfers
        if view.phase == "lead":
            self.offer_lead("lead")
        elif TAKE in legal:
            self.offer_take(view)
        else:
            kind = "enough" if view.phase == "take" else "done" if view.word == view.leader else "pass"
            line = self._keyed(texts(f"durak-{kind}-line"), "P", "RT")
            self._act(PASS, Face(texts(f"durak-{kind}"), line, kind="gold", size="title"))
        if actions.SWAP in legal:
            self._act(actions.SWAP, Face(icon="swap"), self._places.swap, texts("durak-swap"))
        if transfers:
            self.slot = self._places.pairs(self.count)[-1].rect
            words = texts("durak-transfer")
            # on a small window the arrow speaks for itself
            face = Face("" if self._look.metrics.small else words, icon="arrow_left", size="caption", kind="dark")
            slot = FreePlace(self._look, self.slot, face, self._durak.transfer, label=words, key=TRANSFER)
            self._asked.append(self._scene.add_button(slot))

    def target_keys(self) -> list[Hashable]:
        """The keys of what the held card may go to, the free place last."""
        keys = super().target_keys()
        return [*keys, TRANSFER] if self.slot is not None else keys

    def clear(self) -> None:
        """Nothing is asked any more."""
        super().clear()
        self.slot = None
