"""The drawn deck: the committed files, and the surfaces made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pygame
import pytest

from assets.make import deck as made_deck
from assets.make.__main__ import ASSETS, drawings
from assets.make.svg import whole
from game import cards
from scenes import tokens
from scenes.deck import LETTERS, Deck

FLAT = {"svg", "g", "path", "circle", "ellipse", "rect"}


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def has(surface: pygame.Surface, colour: pygame.Color) -> bool:
    return pygame.mask.from_threshold(surface, colour, (6, 6, 6, 255)).count() > 0


def test_the_committed_drawings_are_what_the_programs_make() -> None:
    made = drawings()
    folders = {name.rsplit("/", 1)[0] for name in made}
    committed = {
        path.relative_to(ASSETS).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in (ASSETS / folder).glob("*.svg")
    }
    assert committed == made


def test_drawings_hold_only_what_nanosvg_draws() -> None:
    for name, text in drawings().items():
        for element in ElementTree.fromstring(text).iter():
            assert element.tag.rsplit("}", 1)[-1] in FLAT, name
        for fill in re.findall(r'(?:fill|stroke)="([^"]*)"', text):
            assert fill == "none" or re.fullmatch(r"#[0-9A-Fa-f]{6}", fill), (name, fill)


def test_only_pips_have_the_colour_that_is_swapped() -> None:
    """Else the four-colour deck would dye a coat or a crown."""
    pips = {f"#{c.r:02X}{c.g:02X}{c.b:02X}" for c in map(tokens.suit_colour, range(4))}
    for name, text in made_deck.files().items():
        if name.startswith(("deck/K", "deck/Q", "deck/J", "deck/joker", "backs/")):
            assert not pips & set(re.findall("#[0-9A-Fa-f]{6}", text)), name


def test_half_an_outline_makes_a_whole_one() -> None:
    assert whole("M100 10L120 20H130V40L100 50") == "M100 10L120 20L130 20L130 40L100 50L70 40L70 20L80 20L100 10Z"
    with pytest.raises(ValueError, match="on x = 100"):
        whole("M90 10L120 20L100 50")
    with pytest.raises(ValueError, match="absolute"):
        whole("M100 10l20 20L100 50")


@pytest.mark.parametrize("width", [41, 64, 94, 108, 136, 151, 300])
def test_faces_and_backs_have_exactly_the_size_asked_for(width: int) -> None:
    deck = Deck()
    for name in ("AS", "KH", "6C", "10D"):
        assert deck.face(cards.card(name), width).get_size() == (width, round(width * 1.4))
    assert deck.back_face(width).get_size() == (width, deck.height(width))


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("big", [False, True])
def test_all_52_faces_differ(letters: str, big: bool) -> None:
    deck = Deck(letters, big)
    faces = {pixels(deck.face(card, 100)) for card in range(52)}
    assert len(faces) == 52


def test_letters_index_and_back_change_the_picture() -> None:
    king = cards.card("KH")
    plain = Deck()
    for other in (Deck("georgian"), Deck(big_index=True)):
        assert pixels(other.face(king, 120)) != pixels(plain.face(king, 120))
    assert len({pixels(Deck(back=number).back_face(120)) for number in range(3)}) == 3


def test_black_sixes_are_jokers_unless_plain_ones_are_wanted() -> None:
    deck = Deck()
    for name in ("6S", "6C"):
        assert pixels(deck.face(cards.card(name), 120)) != pixels(deck.face(cards.card(name), 120, joker=False))
    assert deck.face(cards.card("6H"), 120) is not deck.face(cards.card("6S"), 120)
    assert pixels(deck.face(cards.card("6H"), 120)) == pixels(deck.face(cards.card("6H"), 120, joker=False))


def test_four_colours_give_every_suit_its_own() -> None:
    two, four = Deck(), Deck(four_colours=True)
    for name in ("9C", "9D"):
        suit = cards.suit(cards.card(name))
        old, new = tokens.suit_colour(suit), tokens.suit_colour(suit, four=True)
        assert has(two.face(cards.card(name), 136), old)
        face = four.face(cards.card(name), 136)
        assert has(face, new)
        assert not has(face, old)


def test_a_narrow_card_has_the_large_index_of_itself() -> None:
    king = cards.card("KS")
    assert pixels(Deck().face(king, 89)) == pixels(Deck(big_index=True).face(king, 89))
    assert pixels(Deck().face(king, 90)) != pixels(Deck(big_index=True).face(king, 90))


def test_a_face_reads_the_same_from_both_ends() -> None:
    for name in ("QD", "10S", "6C", "AD"):
        face = Deck().face(cards.card(name), 100)
        other = pygame.transform.rotate(face, 180)
        other.blit(face, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        assert max(pygame.transform.average_color(other)[:3]) < 4


def test_surfaces_are_kept() -> None:
    deck = Deck()
    ace = cards.card("AS")
    assert deck.face(ace, 100) is deck.face(ace, 100)
    assert deck.rotated_face(ace, 100, 7.3) is deck.rotated_face(ace, 100, 6.8)
    assert deck.rotated_face(ace, 100, 0.2) is deck.face(ace, 100)
    assert deck.rotated_back(100, -5) is deck.rotated_back(100, 355)
    assert deck.shadow(100, "rest")[0] is deck.shadow(100, "rest")[0]


def test_a_turned_card_keeps_its_middle() -> None:
    deck = Deck()
    for angle in (4, 30, 90):
        turned = deck.rotated_face(cards.card("AS"), 120, angle)
        ink = turned.get_bounding_rect(min_alpha=128)
        assert abs(ink.centerx - turned.width / 2) <= 1.5
        assert abs(ink.centery - turned.height / 2) <= 1.5
    assert ink.width == pytest.approx(168, abs=1)


def test_a_shadow_grows_with_the_height_of_the_card() -> None:
    deck = Deck()
    found = [deck.shadow(120, level) for level in ("table", "rest", "lifted")]
    widths = [surface.width for surface, _ in found]
    drops = [offset[1] for _, offset in found]
    assert widths == sorted(widths)
    assert drops[2] > max(drops[:2])
    middle = found[2][0].get_at((found[2][0].width // 2, found[2][0].height // 2))
    assert middle[:3] == (0, 0, 0)
    assert middle.a == pytest.approx(127, abs=3)
    assert found[2][0].get_at((0, 0)).a == 0
    with pytest.raises(KeyError):
        deck.shadow(120, "flying")


def test_glow_and_shade_fit_the_card() -> None:
    deck = Deck()
    assert deck.glow(120).width > 126
    shade = deck.shade(120)
    assert shade.get_bounding_rect(min_alpha=60).size == (120, 168)


def test_warming_draws_one_card_a_step() -> None:
    deck = Deck()
    assert list(deck.warm(64, [0, 51])) == [0, 51]


def test_unknown_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="letters"):
        Deck("runic")
    with pytest.raises(ValueError, match="back"):
        Deck(back=3)
