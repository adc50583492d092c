"""How scenes make words, panels and buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import pygame

from scenes import fonts, paint, tokens
from scenes.scene import Scene
from scenes.widgets import faces
from scenes.widgets.control import Control, Painter, Picture
from scenes.widgets.faces import Look
from scenes.widgets.field import Field
from scenes.widgets.manager import Manager
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.app import App

Action = Callable[[], Any]


class Common(TypedDict, total=False):
    """What every control takes.

    `key` tells it apart over a rebuild (default: its label); `tip` is said by `explain`; `area` is the scroll
    area whose content it belongs to (its rect is then inside that content).
    """

    key: Hashable
    enabled: bool
    tip: str
    area: ScrollArea | None


class Maker(Scene):
    """A scene that can make controls. All rects are in screen pixels, or inside the content of a scroll area."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ui: Manager
        self.controls: list[Control | Field] = []
        self.areas: list[ScrollArea] = []
        self._decor: list[Callable[[pygame.Surface], object]] = []
        self._area_of: dict[int, ScrollArea] = {}

    @property
    def look(self) -> Look:
        """What the painted faces need to know of the window."""
        return Look(self.metrics, self.app.theme.name)

    def panel(self, rect: pygame.Rect, edge: str = "soft", shadow: bool = True) -> None:
        """A dark translucent panel under the controls; edge soft, gold or none."""
        radius = self.metrics.radius("panel")

        def draw(surface: pygame.Surface) -> None:
            if shadow:
                paint.draw_shadow(surface, rect, radius, "panel", self.metrics.scale)
            surface.blit(paint.panel(rect.size, self.app.theme.name, radius, edge), rect)

        self._decor.append(draw)

    def picture(self, surface: pygame.Surface, topleft: tuple[int, int]) -> None:
        """Any surface under the controls."""
        self._decor.append(lambda target: target.blit(surface, topleft))

    def scroll_area(self, rect: pygame.Rect) -> ScrollArea:
        """A place for content higher than it; say how high with `set_height` when all is made."""
        smooth = self.app.pace.factor > 0 and not self.app.pace.reduced
        area = ScrollArea(rect, self.ui, self.metrics, smooth)
        self.areas.append(area)
        return area

    def words(
        self,
        rect: pygame.Rect,
        text: str,
        style: str = "body",
        colour: str = "ivory",
        bold: bool = False,
        align: str = "left",
        middle: bool = False,
        area: ScrollArea | None = None,
    ) -> Picture:
        """Text that wraps to the width of rect; align left, centre or right; middle: centred in its height.

        What does not fit the height is set smaller, down to 13 px. `set_words` changes it later.
        """
        image = self._block(rect.size, text, style, colour, bold, align, middle)
        return Picture(rect, self.ui, area.container if area else None, image)

    def set_words(
        self,
        picture: Picture,
        text: str,
        style: str = "body",
        colour: str = "ivory",
        bold: bool = False,
        align: str = "left",
        middle: bool = False,
    ) -> None:
        """Change the text of a `words`."""
        picture.show_image(self._block(picture.rect.size, text, style, colour, bold, align, middle))
        self.needs_draw = True

    def words_height(self, text: str, width: int, style: str = "body", bold: bool = False) -> int:
        """How high text is when wrapped to a width, in pixels."""
        px = self.metrics.type(style)
        return fonts.line_step(px, bold) * (len(fonts.wrap(text, px, width, bold)) - 1) + fonts.height(px, bold)

    def button(
        self,
        rect: pygame.Rect,
        text: str,
        on_click: Action,
        kind: str = "dark",
        sub: str = "",
        icon: str = "",
        *,
        style: str = "title",
        **common: Unpack[Common],
    ) -> Control:
        """A button with words; kind gold (the one primary action), paper or dark; sub: a smaller line below."""
        look, size = self.look, rect.size
        common.setdefault("key", text)
        return self._control(
            rect,
            lambda state: faces.button(look, size, kind, state, text, sub, icon, style),
            lambda _: on_click(),
            f"{text}. {sub}" if sub else text,
            common,
        )

    def icon_button(
        self,
        rect: pygame.Rect,
        icon: str,
        on_click: Action,
        label: str,
        kind: str = "paper",
        **common: Unpack[Common],
    ) -> Control:
        """A button that shows an icon; label says in words what it does."""
        look, size = self.look, rect.size
        common.setdefault("tip", label)
        return self._control(
            rect,
            lambda state: faces.icon_button(look, size, kind, state, icon),
            lambda _: on_click(),
            label,
            common,
        )

    def custom(
        self,
        rect: pygame.Rect,
        painter: Painter,
        on_click: Action,
        label: str,
        *,
        radius: int | None = None,
        shadow: str = "panel",
        adjust: Callable[[int], Any] | None = None,
        **common: Unpack[Common],
    ) -> Control:
        """A control with a face of your own: `painter(state)` gives a surface of rect's size."""
        return self._control(
            rect, painter, lambda _: on_click(), label, common, radius=radius, shadow=shadow, adjust=adjust
        )

    def _block(
        self, size: tuple[int, int], text: str, style: str, colour: str, bold: bool, align: str, middle: bool
    ) -> pygame.Surface:
        px = self.metrics.type(style)
        ink = tokens.colour(colour)
        block = fonts.paragraph(text, px, ink, size[0], bold, align)
        while px > fonts.LEAST and (block.get_height() > size[1] or block.get_width() > size[0]):
            px -= 1
            block = fonts.paragraph(text, px, ink, size[0], bold, align)
        image = pygame.Surface(size, pygame.SRCALPHA)
        x = {"left": 0, "centre": (size[0] - block.get_width()) // 2, "right": size[0] - block.get_width()}[align]
        image.blit(block, (x, (size[1] - block.get_height()) // 2 if middle else 0))
        return image

    def _control(
        self,
        rect: pygame.Rect,
        painter: Painter,
        on_click: Callable[[tuple[int, int] | None], Any],
        label: str,
        common: Common,
        *,
        radius: int | None = None,
        shadow: str = "panel",
        adjust: Callable[[int], Any] | None = None,
        on_drag: Callable[[tuple[int, int]], Any] | None = None,
    ) -> Control:
        area = common.get("area")
        corner = self.metrics.radius("button") if radius is None else radius
        control = Control(
            rect,
            self.ui,
            area.container if area else None,
            painter,
            label=label,
            on_click=on_click,
            on_drag=on_drag,
            adjust=adjust,
            key=common.get("key"),
            radius=min(corner, min(rect.size) // 2),
            shadow=shadow,
            tip=common.get("tip", ""),
            enabled=common.get("enabled", True),
            changed=self._mark,
        )
        self._keep(control, area)
        return control

    def _keep(self, control: Control | Field, area: ScrollArea | None) -> None:
        self.controls.append(control)
        if area is not None:
            self._area_of[id(control)] = area

    def _mark(self) -> None:
        self.needs_draw = True
