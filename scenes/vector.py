"""Shapes with smooth edges, drawn as flat SVG, and what is done with the surfaces that come of it."""

from __future__ import annotations

import io

import pygame

from scenes import tokens

Size = tuple[int, int]


def vector(size: Size, body: str, defs: str = "") -> pygame.Surface:
    """SVG shapes in a picture of `size` pixels. Paths, rects, circles, gradients; no text, use, clip or filter."""
    width, height = max(1, size[0]), max(1, size[1])
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{defs}</defs>{body}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width, height))
    if drawn.get_size() != (width, height):
        exact = pygame.Surface((width, height), pygame.SRCALPHA)
        exact.blit(drawn, (0, 0))
        drawn = exact
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


def hexa(colour: pygame.Color) -> str:
    """The colour as SVG writes it; its alpha is left out."""
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def mix(a: pygame.Color, b: pygame.Color, share: float) -> pygame.Color:
    """a with `share` (0 to 1) of b in it."""
    return a.lerp(b, min(1.0, max(0.0, share)))


def down(name: str, *stops: tuple[float, pygame.Color, float]) -> str:
    """A vertical gradient for `defs`: stops of offset (0 to 1), colour and opacity."""
    inner = "".join(
        f'<stop offset="{offset:.3f}" stop-color="{hexa(colour)}" stop-opacity="{opacity:.3f}"/>'
        for offset, colour, opacity in stops
    )
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{inner}</linearGradient>'


def box(
    size: Size,
    inset: float,
    radius: float,
    fill: str = "none",
    stroke: str = "none",
    line: float = 0.0,
    opacity: float = 1.0,
) -> str:
    """A rounded rectangle for `body`, `inset` pixels inside the picture; radius of its own corner."""
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    round_by = max(0.0, min(radius, width / 2, height / 2))
    return (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{max(0.1, width):.2f}" height="{max(0.1, height):.2f}" '
        f'rx="{round_by:.2f}" ry="{round_by:.2f}" fill="{fill}" stroke="{stroke}" stroke-width="{line:.2f}" '
        f'stroke-opacity="{opacity:.3f}"/>'
    )


def gold_box(size: Size, radius: int, lift: float) -> tuple[str, str]:
    """Body and defs of a golden plate; lift > 0 is lighter, < 0 darker."""
    toward = tokens.colour("white" if lift > 0 else "black")
    hi, mid, lo = (mix(tokens.colour(name), toward, abs(lift)) for name in ("gold_hi", "gold", "gold_lo"))
    line = max(1.0, min(radius, 0.27 * min(size)) / 10)
    defs = down("g", (0, hi, 1), (0.52, mid, 1), (1, lo, 1))
    defs += down("r", (0, mix(hi, tokens.colour("white"), 0.25), 1), (1, mix(lo, tokens.colour("black"), 0.22), 1))
    defs += down("h", (0, tokens.colour("white"), 0.75), (0.6, tokens.colour("white"), 0.35), (1, hi, 0.5))
    body = box(size, 0, radius, "url(#r)")
    body += box(size, line, radius - line, "url(#g)")
    body += box(size, 2.1 * line, radius - 2.1 * line, stroke="url(#h)", line=line)
    return body, defs


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy with its opacity multiplied by alpha (0 to 1)."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def tinted(mask: pygame.Surface, colour: pygame.Color) -> pygame.Surface:
    """The shape of a surface (its alpha) in one colour, whose alpha multiplies."""
    copy = mask.copy()
    copy.fill((0, 0, 0, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
    copy.fill((colour.r, colour.g, colour.b, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return copy


def put_centre(surface: pygame.Surface, word: pygame.Surface, at: tuple[float, float]) -> None:
    """Blit so that the middle of what is visible in `word` stands at the place: letters sit truly in the middle."""
    seen = word.get_bounding_rect()
    surface.blit(word, (round(at[0] - seen.width / 2 - seen.x), round(at[1] - seen.height / 2 - seen.y)))
