"""The score sheet as a sheet of paper: every deal with bids and points, premiums, totals, and what the signs mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import pygame

from scenes import fonts, paint, tokens, weave
from scenes.icons import icon
from scenes.joker import marks
from scenes.joker.ledger import AHEAD, DONE, ROMAN, RUNNING, Block, Cell, Ledger, Line, bid_text, counted, written
from scenes.joker.paperplan import SIGNS, Plan, plan, sign_width
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.texts import Texts
from scenes.vector import mix

SUM: Final = "Σ"
LAST, PREMIUM, SUMS, TOTALS = "last", "premium", "sums", "totals"
"""What `Paper.surface` can leave out: the last deal done; premium and sums of the pulka closed last; the totals."""


def legend_words(texts: Texts) -> dict[str, str]:
    """What the signs of the legend mean."""
    return {name: texts(f"sheet-sign-{name}") for name in SIGNS}


class Paper:
    """Some pulkas of a sheet on paper of at most ``most`` pixels; ``size`` is what it takes.

    ``own`` is the seat whose part is lit. `surface` draws everything at rest; the ``draw_`` methods draw single things
    on a surface on which the paper's top left corner lies at ``at``.
    """

    def __init__(
        self,
        metrics: Metrics,
        texts: Texts,
        book: Ledger,
        most: tuple[int, int],
        blocks: Sequence[int] | None = None,
        own: int | None = None,
    ) -> None:
        self.m = metrics
        self.texts = texts
        self.book = book
        self.own = own
        shown = [block.pulka for block in book.blocks] if blocks is None else blocks
        self.plan: Plan = plan(metrics, most, book, shown, legend_words(texts))
        self.blocks = [book.blocks[pulka] for pulka in shown]
        self._made: dict[frozenset[str], pygame.Surface] = {}

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.plan.size

    @property
    def radius(self) -> int:
        """Of the paper's corners."""
        return self.m.px(12)

    def surface(self, without: Collection[str] = ()) -> pygame.Surface:
        """The paper; ``without`` leaves out what is drawn over it while it moves. Shared: do not draw on it."""
        key = frozenset(without)
        if key not in self._made:
            self._made[key] = self._drawn(key)
        return self._made[key]

    # -- the whole ------------------------------------------------------------------------------------------

    def _drawn(self, without: frozenset[str]) -> pygame.Surface:
        p = self.plan
        out = paint.paper(self.size, self.radius).copy()
        if p.stitch:
            stitches = weave.strip(weave.SHEET, p.strip.width, p.stitch, tokens.colour("stitch_red"))
            out.blit(stitches, p.strip)
        for head in p.heads:
            self._head(out, head)
        last = self.last_line()
        for block in self.blocks:
            self._block(out, block, without, last)
        self._bar(out, TOTALS in without)
        for sign in p.legend:
            self._sign(out, sign.name, sign.words, sign.at)
        return out

    def last_line(self) -> Line | None:
        """The last deal that is done, if it stands on this paper."""
        done = [line for block in self.book.blocks for line in block.lines if line.state == DONE]
        shown = {line.number for block in self.blocks for line in block.lines}
        return done[-1] if done and done[-1].number in shown else None

    def _head(self, out: pygame.Surface, head: pygame.Rect) -> None:
        p, px = self.plan, self.m.type("small")
        for seat, player in enumerate(self.book.players):
            part = p.seat(head, seat)
            face = portrait(player.portrait, p.face)
            out.blit(face, face.get_rect(midtop=(part.centerx, head.top)))
            pair = marks.pair_sign(round(px * 0.8), seat % 2) if self.book.pair_totals else None
            room = part.width - 4 - (pair.get_width() + 3 if pair else 0)
            name = fonts.fitted(player.name, px, tokens.colour("ink"), room, bold=True)
            wide = name.get_width() + (pair.get_width() + 3 if pair else 0)
            x, y = part.centerx - wide // 2, head.top + p.face
            if pair:
                out.blit(pair, (x, y + (name.get_height() - pair.get_height()) // 2))
                x += pair.get_width() + 3
            out.blit(name, (x, y))

    def _block(self, out: pygame.Surface, block: Block, without: frozenset[str], last: Line | None) -> None:
        p = self.plan
        self._title(out, block)
        lines = p.lines[block.pulka]
        shade = tokens.colour("card_rim", 0.26)
        for n, (line, rect) in enumerate(zip(block.lines, lines, strict=True)):
            if line.state == RUNNING:
                self._ground(out, rect, tokens.colour("under_bids", 0.36))
            elif n % 2 == 0:
                self._ground(out, rect, shade)
        bottom = p.sums[block.pulka].bottom
        if self.own is not None:
            lit = p.seat(lines[0], self.own)
            self._ground(out, pygame.Rect(lit.left, lit.top, lit.width, bottom - lit.top), tokens.colour("gold", 0.09))
        rim = mix(tokens.colour("card_rim"), tokens.colour("ink_soft"), 0.12)
        for seat in range(len(self.book.players) + 1):
            x = round(lines[0].left + p.cards + seat * p.cell)
            pygame.draw.line(out, rim, (x, lines[0].top), (x, bottom - 1), max(1, self.m.px(1.5)))
        bare = block is self._closing()
        for line, rect in zip(block.lines, lines, strict=True):
            hidden = LAST in without and line is last
            self._line(out, line, rect, hidden, bare and PREMIUM in without)
        self._rules(out, block)
        if not bare or PREMIUM not in without:
            self.draw_premium(out, (0, 0), block.pulka)
        if not bare or SUMS not in without:
            self.draw_sums(out, (0, 0), block.pulka)

    def _closing(self) -> Block | None:
        """The pulka that was closed last."""
        closed = [block for block in self.book.blocks if block.closed]
        return closed[-1] if closed else None

    def _ground(self, out: pygame.Surface, rect: pygame.Rect, colour: pygame.Color) -> None:
        out.blit(marks.plain(rect.size, self.m.px(4), tuple(colour)), rect)

    def _title(self, out: pygame.Surface, block: Block) -> None:
        rect = self.plan.titles[block.pulka]
        active = block.pulka == self.book.now and block.begun
        tan = mix(tokens.colour("card_rim"), tokens.colour("gold"), 0.16)
        out.blit(marks.plain(rect.size, self.m.px(5), tuple(tokens.colour("ink") if active else tan)), rect)
        words = self.texts("sheet-pulka", pulka=ROMAN[block.pulka])
        px = min(self.m.type("small"), round(rect.height * 0.72)) if not self.m.small else self.m.type("small")
        colour = tokens.colour("gold_hi" if active else "ink")
        paint.put_centre(out, fonts.fitted(words, px, colour, rect.width - 8, bold=True), rect.center)

    def _rules(self, out: pygame.Surface, block: Block) -> None:
        """The lines above the premium and the sum."""
        p = self.plan
        total = p.sums[block.pulka]
        ink, thin = tokens.colour("ink"), tokens.colour("ink_soft")
        if block.premium:
            top = p.premiums[block.pulka].top
            pygame.draw.line(out, thin, (total.left, top), (total.right, top), max(1, self.m.px(1)))
        pygame.draw.line(out, ink, (total.left, total.top), (total.right, total.top), max(2, self.m.px(2)))

    # -- a deal ---------------------------------------------------------------------------------------------

    def _line(self, out: pygame.Surface, line: Line, rect: pygame.Rect, hidden: bool, no_premium: bool) -> None:
        p, running = self.plan, line.state == RUNNING
        colour = tokens.colour("ink") if running else mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.3)
        number = fonts.text(str(line.cards), p.letters, colour, bold=running)
        middle = rect.left + p.cards // 2
        paint.put_centre(out, number, (middle, rect.centery))
        if running:
            k = p.letters * 0.28
            x, y = rect.left + self.m.px(5), rect.centery
            pygame.draw.polygon(out, tokens.colour("ink"), [(x, y - k), (x + 1.5 * k, y), (x, y + k)])
        if line.state == AHEAD:
            return
        for seat, cell in enumerate(line.cells):
            part = p.seat(rect, seat)
            if seat == line.dealer:
                sign = marks.small_sign("dealer", round(p.letters * 0.76))
                out.blit(sign, sign.get_rect(midleft=(part.left + max(2, self.m.px(2)), part.centery)))
            if not hidden:
                self.draw_bid(out, part, cell)
                if cell.points is not None:
                    self.draw_points(out, part, cell, seat, premium=not no_premium)

    def draw_bid(self, out: pygame.Surface, part: pygame.Rect, cell: Cell) -> None:
        """A bid with the signs beside it."""
        grey = mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.22)
        kept = cell.kept or cell.points is None
        word = fonts.text(bid_text(cell.bid), self.plan.letters, tokens.colour("ink") if kept else grey, bold=kept)
        out.blit(word, word.get_rect(center=(self.bid_x(part), part.centery)))
        self._marks(out, part, cell)

    def bid_x(self, part: pygame.Rect) -> int:
        """Where the middle of a bid stands."""
        return part.left + round(self.plan.letters * 1.32)

    def _marks(self, out: pygame.Surface, part: pygame.Rect, cell: Cell) -> None:
        px = round(self.plan.letters * 0.66)
        x = self.bid_x(part) + round(self.plan.letters * 0.42)
        step = min(px, (part.height - px) if len(cell.marks) > 1 else 0)
        y = part.centery - (px + step) // 2
        for n, name in enumerate(cell.marks):
            out.blit(marks.small_sign(name, px), (x, y + n * step))

    def right(self, part: pygame.Rect) -> int:
        """Where points end."""
        return part.right - round(self.plan.letters * 0.5)

    def draw_points(
        self, out: pygame.Surface, part: pygame.Rect, cell: Cell, seat: int, premium: bool = True, scale: float = 1.0
    ) -> None:
        """What a deal brought: a number, in the gold pill or struck out by a premium, or the stamp of a khisht.

        A stamp on its way down is ``scale`` times as large.
        """
        letters = self.plan.letters
        words = written(cell.points or 0)
        if cell.khisht:
            self._stamp(out, part, words, seat, scale)
            return
        if premium and cell.best:
            self.draw_pill(out, part, words)
        colour = tokens.colour("exact" if cell.kept else "ink")
        number = fonts.text(words, letters, colour, bold=cell.kept)
        out.blit(number, number.get_rect(midright=(self.right(part), part.centery)))
        if premium and cell.struck:
            self.draw_stroke(out, part, words)

    def _stamp(self, out: pygame.Surface, part: pygame.Rect, words: str, seat: int, scale: float) -> None:
        px = round(self.plan.letters * 0.9)
        tilt = marks.TILT if seat % 2 == 0 else -marks.TILT * 0.8
        rest = marks.stamp(words, px, tilt)
        place = rest.get_rect(midright=(part.right - 1, part.centery))
        picture = rest if scale <= 1.001 else marks.flying_stamp(words, px, tilt, round(scale, 2))
        out.blit(picture, picture.get_rect(center=place.center))

    def draw_pill(self, out: pygame.Surface, part: pygame.Rect, words: str, share: float = 1.0) -> None:
        """The golden pill, as wide as ``share`` of what it will be."""
        number = self._number_rect(part, words)
        box = number.inflate(round(self.plan.letters * 0.72), 0)
        box.height = min(part.height - 2, round(self.plan.letters * 1.36))
        box.center = number.center
        box.width = max(box.height, round(box.width * share))
        box.center = number.center
        out.blit(marks.pill(box.size), box)

    def draw_stroke(self, out: pygame.Surface, part: pygame.Rect, words: str, share: float = 1.0) -> None:
        """The stroke through a number, drawn up to ``share`` of its length."""
        number = self._number_rect(part, words)
        box = pygame.Rect(0, 0, number.width + round(self.plan.letters * 0.6), round(self.plan.letters * 0.78))
        box.center = number.center
        picture = marks.stroke(box.size)
        out.blit(picture, box, pygame.Rect(0, 0, round(box.width * share), box.height))

    def _number_rect(self, part: pygame.Rect, words: str) -> pygame.Rect:
        wide = fonts.width(words, self.plan.letters, True)
        rect = pygame.Rect(0, 0, wide, part.height)
        rect.midright = (self.right(part), part.centery)
        return rect

    def part(self, pulka: int, number: int, seat: int, at: tuple[int, int] = (0, 0)) -> pygame.Rect:
        """A player's part of a deal's line; number counts the deals over the match."""
        lines = zip(self.book.blocks[pulka].lines, self.plan.lines[pulka], strict=True)
        rect = next(rect for line, rect in lines if line.number == number)
        return self.plan.seat(rect, seat).move(at)

    # -- premium, sums, totals ------------------------------------------------------------------------------

    def draw_premium(self, out: pygame.Surface, at: tuple[int, int], pulka: int, share: float = 1.0) -> None:
        """What the premium brought and cost, ``share`` of it counted; nothing where there was none."""
        block = self.book.blocks[pulka]
        if not block.premium:
            return
        p = self.plan
        rect = p.premiums[pulka].move(at)
        star = icon("star", p.letters, tokens.colour("gold_lo"))
        out.blit(star, star.get_rect(center=(rect.left + p.cards // 2, rect.centery)))
        gain = mix(tokens.colour("gold_lo"), tokens.colour("ink_soft"), 0.45)
        for seat, change in enumerate(block.premium):
            if change:
                colour = gain if change > 0 else tokens.colour("khisht")
                number = fonts.text(written(counted(change, share), plus=True), p.letters, colour, bold=True)
                out.blit(number, number.get_rect(midright=(self.right(p.seat(rect, seat)), rect.centery)))

    def draw_sums(self, out: pygame.Surface, at: tuple[int, int], pulka: int, share: float = 1.0) -> None:
        """The sums of a pulka with ``share`` of its premium; grey while it runs."""
        block, p = self.book.blocks[pulka], self.plan
        rect = p.sums[pulka].move(at)
        sign = fonts.text(SUM, p.letters, tokens.colour("ink"), bold=True)
        paint.put_centre(out, sign, (rect.left + p.cards // 2, rect.centery))
        if not block.begun or (not block.closed and block.lines[0].state != DONE):
            return
        grey = mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.22)
        for seat, (total, bare) in enumerate(zip(block.sums, block.bare_sums, strict=True)):
            value = bare + counted(total - bare, share)
            part = p.seat(rect, seat)
            px = p.letters + (1 if block.closed else 0)
            most = part.width - round(p.letters * 0.6)
            number = fonts.fitted(
                written(value), px, tokens.colour("ink") if block.closed else grey, most, bold=block.closed
            )
            out.blit(number, number.get_rect(midright=(self.right(part), rect.centery)))

    def _bar(self, out: pygame.Surface, empty: bool) -> None:
        p = self.plan
        out.blit(marks.plain(p.bar.size, self.m.px(9), tuple(tokens.colour("ink"))), p.bar)
        first = self._bar_line()
        word = self.texts("sheet-total")
        most = p.cards - self.m.px(4) + round(p.cell * 0.3)
        px = self.m.type("caption") if fonts.width(word, self.m.type("small"), True) > most else self.m.type("small")
        label = fonts.fitted(word, px, tokens.colour("muted"), most, bold=True)
        out.blit(label, label.get_rect(midleft=(p.bar.left + self.m.px(8), first.centery)))
        if not empty:
            self.draw_totals(out, (0, 0), self.book.totals)

    def _bar_line(self) -> pygame.Rect:
        bar = self.plan.bar
        return pygame.Rect(bar.left, bar.top, bar.width, bar.height // 2 if self.book.pair_totals else bar.height)

    def draw_totals(self, out: pygame.Surface, at: tuple[int, int], totals: Sequence[int]) -> None:
        """Totals of all seats, and of the pairs below them where pairs play; the leader's in gold."""
        p, m = self.plan, self.m
        line = self._bar_line().move(at)
        pairs = self.book.pair_totals is not None
        px = p.letters if pairs else min(p.letters + 3, round(p.bar.height * 0.5))
        best = max(totals) if self.book.leaders else None
        for seat, total in enumerate(totals):
            part = p.seat(line, seat)
            colour = tokens.colour("muted" if pairs else "gold_hi" if total == best else "ivory")
            number = fonts.fitted(written(total), px, colour, part.width - round(p.letters * 0.4), bold=True)
            out.blit(number, number.get_rect(midright=(self.right(part), line.centery)))
        if not pairs:
            return
        below = pygame.Rect(line.left, line.bottom, line.width, p.bar.height - line.height).inflate(-m.px(8), -m.px(4))
        both = [totals[pair] + totals[pair + 2] for pair in (0, 1)]
        for pair, total in enumerate(both):
            half = pygame.Rect(below.left + pair * below.width // 2, below.top, below.width // 2, below.height)
            self._pair_total(out, half, pair, total, total == max(both) and best is not None)

    def _pair_total(self, out: pygame.Surface, half: pygame.Rect, pair: int, total: int, first: bool) -> None:
        face = min(half.height - 2, self.plan.face)
        faces = [portrait(self.book.players[seat].portrait, face) for seat in (pair, pair + 2)]
        colour = tokens.colour("gold_hi" if first else "ivory")
        number = fonts.text(written(total), self.plan.letters + 2, colour, bold=True)
        wide = 2 * face + self.m.px(8) + number.get_width()
        x = half.centerx - wide // 2
        for picture in faces:
            out.blit(picture, picture.get_rect(midleft=(x, half.centery)))
            x += face
        out.blit(number, number.get_rect(midleft=(x + self.m.px(8), half.centery)))

    # -- legend ---------------------------------------------------------------------------------------------

    def _sign(self, out: pygame.Surface, name: str, words: str, at: tuple[int, int]) -> None:
        px = self.plan.legend_px
        wide = sign_width(name, px, self.book.fine)
        middle = (at[0] + wide / 2, at[1])
        if name == "khisht":
            picture = marks.stamp(written(self.book.fine), px)
        elif name == "best":
            picture = marks.pill((wide, round(px * 1.3)))
        elif name == "struck":
            picture = fonts.text(written(200), px, tokens.colour("exact"), bold=True)
        elif name == "premium":
            picture = icon("star", px, tokens.colour("gold_lo"))
        elif name == "pass":
            picture = fonts.text(bid_text(0), px, tokens.colour("ink"), bold=True)
        else:
            picture = marks.small_sign(name, px)
        out.blit(picture, picture.get_rect(center=middle))
        if name == "struck":
            over = marks.stroke((wide, round(px * 0.8)))
            out.blit(over, over.get_rect(center=middle))
        word = fonts.text(words, px, mix(tokens.colour("ink"), tokens.colour("ink_soft"), 0.5))
        out.blit(word, word.get_rect(midleft=(at[0] + wide + round(px * 0.45), at[1])))
