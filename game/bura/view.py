"""What one side may know of a hand of Bura."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bura.actions import GIVE, kind_of
from game.bura.options import PACK_MASKS, BuraOptions
from game.bura.tricks import GIVEN, Outcome, Trick
from game.bura.turn import legal_actions
from game.cards import BIT
from game.rules import Action, View

if TYPE_CHECKING:
    from game.bura.hand import BuraHand


@dataclass(frozen=True, slots=True)
class BuraView(View):
    """Pairs are by side; sets of cards are masks. Names as in ``BuraHand`` where it has the same.

    ``held`` counts the cards in the hands, ``piles`` those taken. ``known`` is what the viewer knows of his own pile,
    ``face_down`` how many more cards of it were given to him; ``theirs`` is the whole pile of the other side, which he
    knows: all of it was open or given by himself. ``talon`` counts the cards left, the turned trump among them.
    In ``tricks`` and ``actions`` the cards given to the viewer face down are missing.
    """

    options: BuraOptions
    players: int
    seat: int
    actor: int | None
    hand: int
    held: tuple[int, int]
    trump: int
    turned: int
    turned_by: int | None
    talon: int
    leader: int
    first_leader: int
    table: int
    laid: int
    laid_kind: str | None
    stake: int
    first_stake: int
    right: int | None
    offer: int | None
    score: tuple[int, int]
    no_offers: bool
    piles: tuple[int, int]
    known: int
    face_down: int
    theirs: int
    tricks: tuple[Trick, ...]
    actions: tuple[tuple[int, Action], ...]
    outcome: Outcome | None

    @classmethod
    def of(cls, hand: BuraHand, seat: int) -> BuraView:
        other = 1 - seat
        secret = hand.gifts[seat]
        pile = hand.piles[seat]
        tricks: Sequence[Trick] = hand.tricks
        done: Sequence[tuple[int, Action]] = hand.done
        if secret:
            tricks = [
                trick._replace(answer=0) if trick.how == GIVEN and trick.leader == seat else trick for trick in tricks
            ]
            done = [(by, GIVE if by == other and kind_of(action) == GIVE else action) for by, action in done]
            if hand.outcome is not None:
                secret &= ~hand.outcome.shown
        return cls(
            options=hand.options,
            players=2,
            seat=seat,
            actor=hand.actor,
            hand=hand.hands[seat],
            held=(hand.hands[0].bit_count(), hand.hands[1].bit_count()),
            trump=hand.trump,
            turned=hand.turned,
            turned_by=hand.turned_by,
            talon=hand.talon_left,
            leader=hand.leader,
            first_leader=hand.first_leader,
            table=hand.table,
            laid=hand.laid,
            laid_kind=hand.laid_kind,
            stake=hand.stake,
            first_stake=hand.first_stake,
            right=hand.right,
            offer=hand.offer,
            score=hand.score,
            no_offers=hand.no_offers,
            piles=(hand.piles[0].bit_count(), hand.piles[1].bit_count()),
            known=pile & ~secret,
            face_down=secret.bit_count(),
            theirs=hand.piles[other],
            tricks=tuple(tricks),
            actions=tuple(done),
            outcome=hand.outcome,
        )

    def legal(self) -> Sequence[Action]:
        if self.actor != self.seat:
            return ()
        return legal_actions(self, self.seat, self.hand, self.piles[self.seat])

    @property
    def other(self) -> int:
        return 1 - self.seat

    @property
    def shown_hand(self) -> int:
        """The other side's hand when it has won by showing it, else 0."""
        ended = self.outcome
        return ended.shown if ended and ended.reason in ("bura", "royal") and ended.winner != self.seat else 0

    @property
    def unseen(self) -> int:
        """The cards of which the viewer cannot say where they are: a hand, the talon, or face down in his own pile."""
        seen = self.hand | self.known | self.theirs | self.table | self.laid | self.shown_hand
        if self.turned_by is None:
            seen |= BIT[self.turned]
        return PACK_MASKS[self.options.cards] & ~seen

    def given_to_me(self) -> list[tuple[int, bool]]:
        """For each trick in which the viewer was given cards face down: its index, and whether the turned trump may
        be among them because the other side had drawn it by then."""
        found = []
        left = len(self.options.pack) - 2 * self.options.cards
        for index, trick in enumerate(self.tricks):
            if trick.how == GIVEN and trick.leader == self.seat:
                found.append((index, left == 0 and self.turned_by == self.other))
            left -= 2 * min(trick.led.bit_count(), left // 2)
        return found

    @property
    def possible_gifts(self) -> int:
        """The cards that may lie face down in the viewer's pile without his knowing them."""
        if not self.face_down:
            return 0
        unseen = self.unseen
        turned = BIT[self.turned]
        if unseen & turned and not any(late for _, late in self.given_to_me()):
            unseen ^= turned
        return unseen

    def sample(self, rng: random.Random) -> BuraHand:
        from game.bura.sampling import sample

        return sample(self, rng)
