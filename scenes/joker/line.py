"""The line over the hand: what may be played and why, or that a bot plays for the player."""

from __future__ import annotations

import pygame

from game.cards import SUITS
from game.joker import actions
from game.joker.demand import Duty, demand
from game.joker.view import JokerView
from scenes.table import hud
from scenes.table.suits import light_suit_colour, suit_icon
from scenes.texts import Texts
from scenes.widgets.faces import Look


def demand_line(look: Look, texts: Texts, view: JokerView, four: bool, alarm: bool, most: int) -> pygame.Surface | None:
    """What must be heeded now, in at most ``most`` pixels; with ``alarm`` as the reason why a card was refused."""
    wanted = demand(view)
    if wanted.duty is Duty.WAIT:
        return None
    if wanted.duty is Duty.ANY:
        words = texts("joker-may-any") if view.trick else texts("joker-may-lead")
        return hud.pill(look, words, "", "", False, most)
    suit = wanted.suit
    letter = SUITS[suit] if suit is not None else ""
    if alarm:
        words = texts(f"joker-must-{wanted.duty.value}", suit=letter)
    else:
        joker = "yes" if any(view.hand >> card & 1 for card in actions.JOKERS) else "no"
        words = texts(f"joker-may-{wanted.duty.value}", suit=letter, joker=joker)
    sign = suit_icon(suit) if suit is not None else ""
    return hud.pill(look, words, sign, light_suit_colour(suit, four), alarm, most)


def away_line(look: Look, texts: Texts, most: int) -> pygame.Surface:
    """A bot plays for the one who looks, until he touches something."""
    return hud.note(look, texts("joker-bot-plays"), "clock", most)
