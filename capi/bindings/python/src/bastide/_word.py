# SPDX-License-Identifier: MIT
"""The base of all enums: a number that this version does not know is passed on as a number."""

from __future__ import annotations

from enum import IntEnum
from typing import Optional


class Word(IntEnum):
    """A number with a name."""

    @classmethod
    def _missing_(cls, value: object) -> Optional[Word]:
        if not isinstance(value, int):
            return None
        unknown = int.__new__(cls, value)
        unknown._name_ = f"UNKNOWN_{value}"
        unknown._value_ = value
        return unknown

    @property
    def word(self) -> str:
        """The name as scripts use it, such as "inns_cathedrals"."""
        return self.name.lower().lstrip("_")

    def __str__(self) -> str:
        return self.word
