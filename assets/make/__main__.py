"""`python -m assets.make`: write every generated drawing and sound below assets/ anew."""

from __future__ import annotations

from pathlib import Path

from assets.make import deck, icons, portraits, sounds

ASSETS = Path(__file__).resolve().parent.parent


def drawings() -> dict[str, str]:
    """The text of every generated SVG file by its path below assets/."""
    return deck.files() | portraits.files() | icons.files()


def main() -> None:
    """Write all files and remove SVG files in their folders that no program makes any more."""
    made = drawings()
    for folder in {Path(name).parent for name in made}:
        (ASSETS / folder).mkdir(exist_ok=True)
        for old in (ASSETS / folder).glob("*.svg"):
            if f"{folder.as_posix()}/{old.name}" not in made:
                old.unlink()
    for name, text in made.items():
        (ASSETS / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(made)} drawings written below {ASSETS}")
    sounds.main()


if __name__ == "__main__":
    main()
