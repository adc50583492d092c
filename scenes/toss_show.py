"""What is seen of a toss: the pack, a card for the centre, a heap before each seat, a crown for who gets the ace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game import cards
from game.match import Match
from scenes import cloth, durations, games, toss_faces, tween
from scenes.scene import Scene
from scenes.table.cards import CardPiece
from scenes.table.seats import Seat, SeatLook
from scenes.table.sprites import LAYER_FLIGHT, LAYER_TABLE, LAYER_TOP, LAYER_TRICK, Layers, Piece
from scenes.texts import LANGS, Texts
from scenes.toss_places import TossPlaces, most_cards, places
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.app import App

_TILT: Final = 2.4
"""Degrees by which the cards of a heap are turned at most."""

_WINNING: Final = LAYER_TRICK + 59
"""The ace lies over all that was dealt."""


class TossShow(Scene):
    """The toss of a match that has just begun, card by card. ``places``, ``layers`` and ``look`` are of this window."""

    look: Look
    layers: Layers
    places: TossPlaces

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.toss = match.toss
        self.done = False
        """Whether it is known who deals: everything lies on the table."""
        self.timeline = app.timeline()
        people = [seat for seat, sitter in enumerate(match.table.seats) if sitter.person]
        self._bottom = people[0] if people else 0
        self._own_word = len(people) == 1 and any(
            match.table.seats[people[0]].name == Texts(lang)("name-you") for lang in LANGS
        )
        self._jokers = games.SCREENS[match.game.name].jokers
        self._stale = True

    # -- life-cycle ------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Lay out and begin."""
        self.lay_out()
        self.timeline.add(*self._steps())

    def leave(self) -> None:
        """Forget what has not happened yet."""
        self.timeline.clear()

    def resize(self) -> None:
        """What was moving is at its goal; everything is made anew."""
        self.timeline.skip()
        self.timeline.pace = self.app.pace
        self.lay_out()
        if self.done:
            self._lay_all()

    def reveal(self) -> None:
        """Another scene may have drawn over it."""
        self._redraw_all()

    def _redraw_all(self) -> None:
        self._stale = True
        self.needs_draw = True

    @property
    def busy(self) -> bool:
        """Whether cards fly."""
        return self.timeline.busy

    def update(self, dt: float) -> None:
        """Let the cards fly."""
        self.timeline.advance(dt)
        if self.layers.moved():
            self.needs_draw = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """What has changed, or everything."""
        whole = self._stale or surface is not self.app.window
        if whole:
            surface.blit(self.background, (0, 0))
        changed = self.layers.paint(surface, self.background, whole)
        self._stale = surface is not self.app.window
        return None if whole else changed

    # -- what stands there -----------------------------------------------------------------------------------

    def place_of(self, seat: int) -> int:
        """Where a seat is: 0 at the bottom, clockwise."""
        return (seat - self._bottom) % self.match.players

    def lay_out(self) -> None:
        """Make everything that stands there before the first card."""
        self.layers = Layers()
        self.layers.set_timing_threshold(1000.0)
        look = self.look = Look(self.metrics, self.app.settings.table)
        self.places = places(self.metrics, self.match.players, self.app.settings.left_handed)
        self.background = cloth.table(self.metrics.size, self.app.settings.table)
        self.seats = [Seat(self.layers, look, place) for place in self.places.seats]
        for seat in range(self.match.players):
            self._show_seat(seat)
        counts = [seat for seat, _ in self.toss.dealt]
        most = most_cards(counts)
        self._spots = {
            seat: self.places.spread(self.place_of(seat), counts.count(seat), most)
            for seat in range(self.match.players)
        }
        self._pack = self._piece(LAYER_TRICK)
        self._show_pack(0)
        self._line = self._piece(LAYER_TOP)
        self._halo = self._piece(LAYER_TABLE + 1)
        self._crown = self._piece(LAYER_TOP)
        if self.places.info.width:
            picture = toss_faces.info(look, self.places.info.size, *self.rule())
            self._piece(LAYER_TABLE).put(picture, self.places.info)
        self._redraw_all()

    def rule(self) -> tuple[str, str]:
        """What this toss is called, and its rule in a few words."""
        return self.app.texts("toss-title"), self.app.texts("toss-rule")

    def winning_card(self) -> int:
        """The card that decided."""
        return self.toss.dealt[-1][1]

    def winner_words(self) -> str:
        """Who won what, in words."""
        seat = self.toss.seat
        own = "yes" if self._own_word and seat == self._bottom else "no"
        return self.app.texts("toss-winner", you=own, name=self.match.table.seats[seat].name)

    def _piece(self, layer: int) -> Piece:
        piece = Piece(layer)
        self.layers.add(piece, layer=layer)
        return piece

    def _show_seat(self, seat: int, dealer: bool = False) -> None:
        sitter = self.match.table.seats[seat]
        self.seats[self.place_of(seat)].show(SeatLook(sitter.name, sitter.portrait, dealer=dealer, turn=dealer))

    def _show_pack(self, gone: int) -> None:
        left = len(self.match.game.pack) - gone
        self._pack.centre(toss_faces.pack(self.app.deck, self.places.width, left), self.places.pack)

    def say(self, words: str, animal: str = "") -> None:
        """Tell what happened, on the line at the foot."""
        self._line.centre(toss_faces.line(self.look, self.places.line.size, words, animal), self.places.line.center)

    # -- the toss --------------------------------------------------------------------------------------------

    def _steps(self) -> Sequence[tween.Step]:
        steps: list[tween.Step] = [tween.Call(lambda: self.say(self.app.texts("toss-begin"))), *self._shuffle()]
        if self.toss.centre is not None:
            steps.append(tween.Call(lambda: self.timeline.insert(*self._lay_centre())))
        for index in range(len(self.toss.dealt)):
            steps.append(tween.Call(partial(self._next_card, index)))
        return [*steps, tween.Call(lambda: self.timeline.insert(*self._crown_winner()))]

    def _shuffle(self) -> Sequence[tween.Step]:
        """The upper half of the pack is drawn out and laid back, twice."""
        deck, width, (x, y) = self.app.deck, self.places.width, self.places.pack
        half = CardPiece(deck, None, width, (x, y), LAYER_FLIGHT)
        self.layers.add(half, layer=LAYER_FLIGHT)
        steps: list[tween.Step] = []
        for side in (-1, 1):
            out = half.fly(
                (x + side * width * 0.9, y - width * 0.06), -5 * side, width, durations.CUT / 2, tween.out_cubic
            )
            home = half.fly((x, y), 0, width, durations.CUT / 2, tween.in_out_quad)
            steps += [tween.Call(lambda: self.app.sounds.play("shuffle")), out, home]
        return [*steps, tween.Call(lambda: self.layers.put_away(half))]

    def _lay_centre(self) -> Sequence[tween.Step]:
        card = self.toss.centre
        assert card is not None
        piece = self._card(card, self.places.pack, face_up=False)
        self._show_pack(1)

        def landed() -> None:
            self.app.sounds.play("flip")
            piece.level = "table"
            piece.refresh()
            self.layers.change_layer(piece, LAYER_TRICK)
            self.say(self._about_centre())

        def aside() -> None:
            # it is out of the toss: the veil says so
            piece.dim = True
            piece.refresh()

        note = tween.Wait(durations.TOSS_CARD + durations.TOSS_NOTE)
        return [self._flight(piece, card, self.places.centre, 0, landed), note, tween.Call(aside)]

    def _about_centre(self) -> str:
        card, texts = self.toss.centre, self.app.texts
        assert card is not None
        if card in self._jokers:
            return texts("toss-centre-joker")
        ace = cards.rank(card) == cards.ACE
        return texts("toss-centre-ace" if ace else "toss-centre", card=texts.card(card))

    def _next_card(self, index: int) -> None:
        self.timeline.insert(*self._deal(index))

    def _deal(self, index: int) -> Sequence[tween.Step]:
        card = self.toss.dealt[index][1]
        piece = self._card(card, self.places.pack, face_up=False)
        self._show_pack(self._laid_before(index) + 1)
        self.app.sounds.play("deal")

        def landed() -> None:
            self._land(piece, index)
            self._tell_of(index)

        pos, angle = self._spot(index)
        note = durations.TOSS_NOTE if card in self._jokers else 0.0
        return [self._flight(piece, card, pos, angle, landed), tween.Wait(note)]

    def _laid_before(self, index: int) -> int:
        return index + (self.toss.centre is not None)

    def _spot(self, index: int) -> tuple[tuple[int, int], float]:
        """Where a dealt card lies and how far it is turned."""
        seat = self.toss.dealt[index][0]
        before = sum(one == seat for one, _ in self.toss.dealt[:index])
        return self._spots[seat][before], ((index * 7) % 5 - 2) / 2 * _TILT

    def _tell_of(self, index: int) -> None:
        seat, card = self.toss.dealt[index]
        sitter, texts = self.match.table.seats[seat], self.app.texts
        if card in self._jokers:
            self.say(texts("toss-joker", name=sitter.name), sitter.portrait)
        else:
            self.say(texts("toss-dealt", name=sitter.name, card=texts.card(card)), sitter.portrait)

    def _card(self, card: int, pos: tuple[float, float], face_up: bool) -> CardPiece:
        piece = CardPiece(self.app.deck, card if face_up else None, self.places.width, pos, LAYER_FLIGHT)
        piece.jokers = bool(self._jokers)
        self.layers.add(piece, layer=LAYER_FLIGHT)
        return piece

    def _flight(
        self, piece: CardPiece, card: int, pos: tuple[int, int], angle: float, landed: Callable[[], None]
    ) -> tween.Step:
        """A card flies from the pack and turns over on its way; the step lasts as long as a card of the toss does."""
        piece.level = "lifted"
        flight = tween.Sequence(
            piece.fly(pos, angle, self.places.width, durations.PLAY, tween.out_cubic), tween.Call(landed)
        )
        if self.app.pace.reduced:
            piece.card = card
            return tween.Parallel(flight, tween.Wait(durations.TOSS_CARD))
        return tween.Parallel(flight, piece.flip(card), tween.Wait(durations.TOSS_CARD))

    def _land(self, piece: CardPiece, index: int) -> None:
        piece.level = "table"
        self.layers.change_layer(piece, LAYER_TRICK + min(index, 50) + 1)
        piece.refresh()

    def _lay_all(self) -> None:
        """Everything at once, as it is at the end."""
        self._show_pack(self._laid_before(len(self.toss.dealt)))
        if self.toss.centre is not None:
            piece = self._card(self.toss.centre, self.places.centre, face_up=True)
            piece.dim, piece.level = True, "table"
            piece.refresh()
            self.layers.change_layer(piece, LAYER_TRICK)
        for index, (_, card) in enumerate(self.toss.dealt):
            pos, angle = self._spot(index)
            piece = self._card(card, pos, face_up=True)
            piece.stand(pos, angle, self.places.width)
            self._land(piece, index)
        self._show_winner(1.0)

    # -- who deals -------------------------------------------------------------------------------------------

    def _crown_winner(self) -> Sequence[tween.Step]:
        def begin() -> None:
            self.app.sounds.play("premium")
            self._show_winner(0.0)

        drop = tween.Tween(durations.TOSS_CROWN, self._drop_crown, tween.out_back)
        return [tween.Call(begin), drop]

    def _show_winner(self, share: float) -> None:
        """The ace glows, its seat shines; `share` (0 to 1) of the crown's way is done."""
        seat = self.toss.seat
        place = self.places.seats[self.place_of(seat)]
        for piece in self.layers.sprites():
            if isinstance(piece, CardPiece) and piece.card == self.winning_card():
                piece.glow = True
                piece.refresh()
                self.layers.change_layer(piece, _WINNING)
        self._show_seat(seat, dealer=True)
        self._halo.centre(toss_faces.halo(place.diameter), place.portrait)
        frame = self.places.line
        size = (frame.width, round(frame.height * 1.3))
        self._line.centre(toss_faces.ribbon(self.look, size, self.winner_words()), frame.center)
        self._drop_crown(share)
        self.done = True
        self.settled()

    def settled(self) -> None:
        """It is known who deals."""

    def _drop_crown(self, share: float) -> None:
        """Between a little above (0) and on the head (1); beyond 1 it presses a little."""
        place = self.places.seats[self.place_of(self.toss.seat)]
        picture = toss_faces.crown(place.diameter)
        x, y = place.portrait
        top = y - place.diameter * 0.5 - picture.get_height() * 0.2 - (1 - share) * place.diameter * 0.5
        least = self.metrics.border * 0.4 + picture.get_height() / 2
        self._crown.centre(picture, (x, max(least, top)))
