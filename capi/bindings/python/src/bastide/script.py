# SPDX-License-Identifier: MIT
"""Scripts that people share: a game with its tags, comments, clocks and variations (docs/scripts.md).

>>> script = Script(game.script())
>>> script.set_tag("event", "Spring Cup")
>>> script.insert(len(script.lines), "# A fine last turn.")
>>> print(script)
"""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Sequence, Union

from bastide._bastide import ffi, lib
from bastide._config import handles
from bastide._library import NULL, length_of, list_of, must, new, pointer, text_of, whole
from bastide._records import ScriptLine
from bastide._words import ScriptLineKind
from bastide.errors import error
from bastide.game import Game, TileSetHandle

TAG_NAME = re.compile(r"[a-z][a-z0-9_.]{0,30}")


def _check_tag(name: object, value: object) -> None:
    """A name with a space would set another tag."""
    if not isinstance(name, str) or not TAG_NAME.fullmatch(name):
        raise error(-1, f"the name of a tag is a small letter, then small letters, digits, _ or .; at most 31; not {name!r}")
    if not isinstance(value, (str, type(None))):
        raise error(-1, f"the value of a tag is a text, or None to remove it, not {value!r}")


class Script:
    """A script with everything that it says beside the game. `str()` writes it in its normal form."""

    def __init__(self, text: Union[str, bytes], tilesets: Sequence[TileSetHandle] = ()) -> None:
        refusal, made = new("bastide_refusal"), ffi.new("bastide_script**")
        data = text if isinstance(text, bytes) else text.encode()
        listed, count = handles(tilesets)
        status = lib.bastide_script_parse(data, length_of(data), listed, count, NULL, pointer(refusal, "bastide_refusal"), made)
        must(status, "a script", refusal)
        self._tilesets = list(tilesets)
        self._handle = ffi.gc(made[0], lib.bastide_script_destroy)

    def __str__(self) -> str:
        return text_of("a script", lib.bastide_script_write, self._handle)

    @property
    def lines(self) -> List[ScriptLine]:
        """What each line is and where it stands; empty lines are left out."""
        rows = list_of("bastide_script_line", "the lines", lib.bastide_script_list_lines, self._handle)
        return [ScriptLine.from_row(row.item()) for row in rows]

    def text(self, index: int) -> str:
        """The text of a line: of a comment what follows the #, of a tag its value."""
        return text_of(f"line {index}", lib.bastide_script_line_text, self._handle, index)

    @property
    def tags(self) -> Dict[str, str]:
        """The tags by name."""
        lines = enumerate(self.lines)
        return {line.tag: self.text(index) for index, line in lines if line.kind == ScriptLineKind.TAG}

    @property
    def comments(self) -> Dict[int, List[str]]:
        """The comments of the main line, by the number of actions done before them."""
        out: Dict[int, List[str]] = {}
        for index, line in enumerate(self.lines):
            if line.kind == ScriptLineKind.COMMENT and line.depth == 0:
                out.setdefault(line.actions, []).append(self.text(index))
        return out

    def set_tag(self, name: str, value: Optional[str]) -> None:
        """Sets a tag, or removes it when the value is None."""
        _check_tag(name, value)
        line = "" if value is None else f"tag {name} {value}"
        if "\n" in line or "\r" in line:
            raise error(-1, "a tag is one line")
        kinds = [(each.kind, each.tag) for each in self.lines]
        if (ScriptLineKind.TAG, name) in kinds:
            self.replace(kinds.index((ScriptLineKind.TAG, name)), 1, line)
        else:
            self.replace([kind for kind, _ in kinds].index(ScriptLineKind.TITLE) + 1, 0, line)

    def replace(self, first: int, removed: int, lines: str) -> None:
        """Puts lines in place of `removed` lines from `first` on and checks the whole; when it fails the script is as before."""
        refusal, data = new("bastide_refusal"), lines.encode()
        first, removed = whole("first", first, 0), whole("removed", removed, 0)
        listed, count = handles(self._tilesets)
        status = lib.bastide_script_replace(
            self._handle, first, removed, data, length_of(data), listed, count, pointer(refusal, "bastide_refusal")
        )
        must(status, "a changed script", refusal)

    def insert(self, first: int, lines: str) -> None:
        """Adds lines before line `first`."""
        self.replace(first, 0, lines)

    def remove(self, first: int, count: int = 1) -> None:
        """Removes lines."""
        self.replace(first, count, "")

    def game(self, index: int = -1) -> Game:
        """A new game at a line, in the main line or in a variation; at the end of the game without one."""
        refusal, made, index = new("bastide_refusal"), ffi.new("bastide_game**"), whole("index", index, -1)
        listed, count = handles(self._tilesets)
        status = lib.bastide_script_load_game(self._handle, index, listed, count, NULL, pointer(refusal, "bastide_refusal"), made)
        must(status, f"a game at line {index}", refusal)
        return Game._of(made[0], self._tilesets)
