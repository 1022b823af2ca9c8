# SPDX-License-Identifier: MIT
"""Pictures of games as SVG (docs/drawing.md). The tiles are the library's own drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence, Union

from bastide._bastide import ffi, lib
from bastide._library import NULL, must, new, pointer, text_of, whole
from bastide._words import Theme
from bastide.errors import error

if TYPE_CHECKING:
    from bastide.game import Game

FLAGS = ("labels", "rulers", "seats", "legal", "last")


def _options(theme: Union[str, Theme], pixels: int, shown: Sequence[str], number: int) -> Any:
    out = new("bastide_draw_options")
    must(lib.bastide_draw_options_init(pointer(out, "bastide_draw_options")), "the options of a picture")
    themes = {each.word: each for each in Theme}
    if str(theme) not in themes:
        raise error(-1, f"there is no theme {theme!r}; there are {', '.join(themes)}")
    if not 8 <= pixels <= 1024:
        raise error(-1, f"a tile is 8 to 1024 pixels wide, not {pixels}")
    out["theme"] = int(themes[str(theme)])
    out["tile_pixels"] = whole("pixels", pixels)
    out["number"] = whole("number", number, 0, 999_999)
    flags = 0
    for each in shown:
        if each not in FLAGS:
            raise error(-1, f"a picture cannot show {each!r}; it can show {', '.join(FLAGS)}")
        flags |= 1 << FLAGS.index(each)
    out["flags"] = flags
    return out


def draw(
    game: Game,
    *,
    theme: Union[str, Theme] = "light",
    pixels: int = 64,
    show: Sequence[str] = ("rulers", "seats", "last"),
    features: Sequence[int] = (),
    number: int = 0,
) -> str:
    """A picture of the board, or of a dice game.

    theme: light, dark or print. pixels: width of a tile, 8 to 1024. show: of labels, rulers, seats, legal, last. features: ids of
    features to point out. number: a number for each picture of one page.
    """
    record = _options(theme, pixels, show, number)
    options = pointer(record, "bastide_draw_options")
    with game._lock:
        handle = game._open()
        if game.is_dice:
            return text_of("a picture", lib.bastide_draw_dice, handle, options)
        made = ffi.new("bastide_geometry**")
        must(lib.bastide_geometry_create(handle, NULL, made), "the drawings of the tiles")
        geometry = ffi.gc(made[0], lib.bastide_geometry_destroy)
        ids = ffi.new("int32_t[]", [whole("features", each) for each in features]) if features else NULL
        return text_of("a picture", lib.bastide_draw_board, handle, geometry, options, ids, len(features), NULL)
