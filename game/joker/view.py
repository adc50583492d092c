"""What one seat may know of a deal of Joker, and the hidden deals that agree with it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.cards import SUIT_MASK, bits, mask, pack
from game.joker import actions
from game.joker.actions import BIT_OF, GIVE, JOKER_MASK, LED_HIGH, LED_SUIT, TAKE, WAY_OF
from game.joker.bidding import forbidden, legal_bids
from game.joker.options import JokerOptions
from game.joker.tricks import follows, leads
from game.rules import Action, View
from game.sampling import Place, spread

if TYPE_CHECKING:
    from game.joker.deal import JokerDeal

PACK = mask(pack())


class Hidden(NamedTuple):
    """By seat the cards that are ``known`` to be held; the other cards ``unseen``, and the places they may lie in."""

    known: tuple[int, ...]
    unseen: tuple[int, ...]
    places: tuple[Place, ...]
    """One for each seat, the last one for the cards that were not dealt."""

    def hands(self, rng: random.Random) -> list[int]:
        """Random hands by seat."""
        spreads = spread(self.unseen, self.places, rng)
        return [known | extra for known, extra in zip(self.known, spreads, strict=False)]


@dataclass(frozen=True, slots=True)
class JokerView(View):
    """Lists are by seat; ``held`` counts cards in hand, ``tricks`` are the finished ones (leader, then plays)."""

    options: JokerOptions
    players: int
    seat: int
    dealer: int
    cards: int
    phase: str
    actor: int | None
    hand: int
    held: tuple[int, ...]
    trump: int | None
    turned: int | None
    looked: bool
    bids: tuple[int | None, ...]
    took: tuple[int, ...]
    leader: int
    holder: int | None
    trick: tuple[int, ...]
    tricks: tuple[tuple[int, ...], ...]

    def legal(self) -> Sequence[Action]:
        if self.actor != self.seat:
            return ()
        if self.phase == "play":
            if self.trick:
                return follows(self.hand, self.trick[0], self.trump)
            return leads(self.hand, self.options.strict)
        if self.phase == "bid":
            return legal_bids(self.spoken, self.cards, self.players, self.options.dealer_limit)
        return actions.TRUMP_CHOICES

    @property
    def led_suit(self) -> int:
        """The suit the running trick asks for."""
        return LED_SUIT[self.trick[0]]

    @property
    def spoken(self) -> list[int]:
        """The bids made so far, in bidding order."""
        order = ((self.dealer + 1 + turn) % self.players for turn in range(self.players))
        return [bid for bid in (self.bids[seat] for seat in order) if bid is not None]

    @property
    def forbidden_bid(self) -> int | None:
        """The bid the rules deny the viewer now: only the dealer has one."""
        if self.phase != "bid" or self.actor != self.seat or self.seat != self.dealer:
            return None
        return forbidden(self.spoken, self.cards, self.options.dealer_limit)

    @property
    def played(self) -> int:
        """All cards played so far, as a mask."""
        seen = 0
        for trick in (*(trick[1:] for trick in self.tricks), self.trick):
            for play in trick:
                seen |= BIT_OF[play]
        return seen

    @property
    def turned_is_held(self) -> bool:
        """Whether the turned card is the dealer's own last one rather than the next of the pack."""
        return self.turned is not None and self.players * self.cards == 36

    def lacking(self) -> list[int]:
        """For each seat the cards that its plays have shown it cannot hold."""
        lacks = [0] * self.players
        for leader, *plays in (*self.tricks, (self.leader, *self.trick)):
            for offset, play in enumerate(plays):
                seat = (leader + offset) % self.players
                if offset:
                    lacks[seat] |= self._shown_by_following(plays[0], play)
                elif self.options.strict and BIT_OF[play] & JOKER_MASK:
                    lacks[seat] |= ~JOKER_MASK
        return lacks

    def _shown_by_following(self, led: int, play: int) -> int:
        """The cards a follower cannot have held when it played this."""
        if WAY_OF[play] in (TAKE, GIVE):
            return 0
        suit = LED_SUIT[led]
        own = LED_SUIT[play]
        if own == suit:
            above = SUIT_MASK[suit] & ~((BIT_OF[play] << 1) - 1)
            return above & ~JOKER_MASK if LED_HIGH[led] else 0
        lacked = SUIT_MASK[suit]
        if self.trump is not None and own != self.trump:
            lacked |= SUIT_MASK[self.trump]
        return lacked & ~JOKER_MASK

    def hidden(self) -> Hidden:
        """The cards the viewer does not see, and where they may lie."""
        unseen = PACK & ~self.hand & ~self.played
        known = [0] * self.players
        known[self.seat] = self.hand
        if self.turned is not None and unseen & (1 << self.turned):
            unseen &= ~(1 << self.turned)
            if self.turned_is_held:
                known[self.dealer] |= 1 << self.turned
        room = [self.held[seat] - known[seat].bit_count() for seat in range(self.players)]
        undealt = unseen.bit_count() - sum(room)
        places = [*zip(self.lacking(), room, strict=True), (0, undealt)]
        return Hidden(tuple(known), tuple(bits(unseen)), tuple(places))

    def sample(self, rng: random.Random) -> JokerDeal:
        from game.joker.deal import JokerDeal

        return JokerDeal.rebuilt(self, self.hidden().hands(rng), rng)
