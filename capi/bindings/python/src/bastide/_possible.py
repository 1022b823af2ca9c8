# SPDX-License-Identifier: MIT
"""What a number may be that a function of the library takes. Each answers None for a number that it allows, else what it does allow."""

from __future__ import annotations

from typing import Any, Optional, Union

from bastide._bastide import ffi, lib


class Range:
    """The numbers from one to another."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def instead_of(self, number: int, game: Any) -> Optional[str]:
        if self.least <= number <= self.most:
            return None
        return f"{self.least} to {self.most} are possible"


class Words:
    """The words of a vocabulary; `any`: also ANY."""

    def __init__(self, vocabulary: int, any: bool) -> None:
        self.vocabulary, self.any = vocabulary, any

    def instead_of(self, number: int, game: Any) -> Optional[str]:
        fits = INT32.least <= number <= INT32.most
        if (self.any and number == lib.BASTIDE_ANY) or (
            fits and lib.bastide_word_name(self.vocabulary, number, ffi.NULL, 0) >= 0
        ):
            return None
        buffer = ffi.new("int32_t[]", lib.bastide_word_list(self.vocabulary, ffi.NULL, 0))
        lib.bastide_word_list(self.vocabulary, buffer, len(buffer))
        possible = [str(each) for each in ([lib.BASTIDE_ANY] if self.any else []) + list(buffer)]
        return f"{', '.join(possible[:-1])} and {possible[-1]} are possible"


class Viewer:
    """A seat of the game, PUBLIC or FULL."""

    def instead_of(self, number: int, game: Any) -> Optional[str]:
        seats = lib.bastide_game_list_seats(game, ffi.NULL, 0)
        if number in (lib.BASTIDE_VIEW_PUBLIC, lib.BASTIDE_VIEW_FULL) or 0 <= number < seats:
            return None
        return f"0 to {seats - 1}, PUBLIC (-1) and FULL (-100) are possible"


INT32 = Range(-(2**31), 2**31 - 1)
UINT32 = Range(0, 2**32 - 1)
UINT64 = Range(0, 2**64 - 1)
VIEWER = Viewer()
Possible = Union[Range, Words, Viewer]
