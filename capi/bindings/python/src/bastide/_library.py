# SPDX-License-Identifier: MIT
"""Calls of the library: texts, lists as numpy arrays, statuses as exceptions. Knows no game."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence, Type, TypeVar, Union

import numpy as np

from bastide._arguments import NUMBERS
from bastide._bastide import ffi, lib
from bastide._records import DTYPES, Refusal
from bastide._word import Word
from bastide._words import VOCABULARIES, Reason, Status
from bastide.errors import LimitError, VersionError, error

#: version of the binary interface that this package was written for
ABI_VERSION = 1

NULL: Any = ffi.NULL
W = TypeVar("W", bound=Word)


def check_library(abi: Optional[int] = None) -> None:
    """Raises VersionError unless the library is the one that this package was generated for."""
    found = lib.bastide_abi_version() if abi is None else abi
    if found != ABI_VERSION or lib.BASTIDE_ABI_VERSION != ABI_VERSION:
        raise VersionError(
            f"this package needs version {ABI_VERSION} of the binary interface of bastide; the library has version {found}: "
            "install the package and the library from the same source"
        )
    for name in ("bastide_action", "bastide_event", "bastide_decision"):
        if DTYPES[name].itemsize != ffi.sizeof(name):
            raise VersionError(f"the record {name} of the library has another size than this package expects")


def version() -> str:
    """The version of the library."""
    number = lib.bastide_version()
    return f"{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def new(record: str) -> np.ndarray:
    """One zeroed record, as an array of one."""
    return np.zeros(1, DTYPES[record])


def pointer(array: np.ndarray, c: str) -> Any:
    """The memory of an array as a pointer of C. The array must outlive it."""
    return ffi.cast(f"{c}*", ffi.from_buffer(array)) if array.size else NULL


def read_refusal(array: np.ndarray) -> Refusal:
    return Refusal.from_row(array[0].item())


def must(status: int, what: str, refusal: Optional[np.ndarray] = None, sentence: str = "") -> int:
    """The status, or the exception for a negative one."""
    if status >= 0:
        return status
    read = read_refusal(refusal) if refusal is not None else None
    raise error(status, f"{what}: {sentence or (read and read.text) or meaning(Status(status))}", read)


def whole(name: str, value: Any, least: int = -(2**31), most: int = 2**31 - 1, what: str = "") -> int:
    """A whole number within limits. numpy would cut a fraction, read a text, and raise an error of its own for a number too large."""
    if isinstance(value, (int, np.integer, np.bool_)) and least <= int(value) <= most:
        return int(value)
    shown = value if isinstance(value, (int, np.integer)) else f"{value!r}, no whole number"
    raise error(-1, f"{what}{': ' if what else ''}{name} is {shown}; {least} to {most} are possible")


def wrong_number(call: Callable[..., int], arguments: Sequence[Any]) -> Optional[str]:
    """The first number of a call that the library refuses, with its name and what is possible."""
    for place, name, possible in NUMBERS.get(call.__name__, ()):
        instead = possible.instead_of(int(arguments[place]), arguments[place - 1] if place else None)
        if instead is not None:
            return f"{call.__name__.removeprefix('bastide_')}(): {name} is {int(arguments[place])}; {instead}"
    return None


def called(what: str, call: Callable[..., int], *arguments: Any) -> int:
    """What a call without a refusal returns, or the exception for a failure, which names the number that is wrong."""
    try:
        status = call(*arguments)
    except OverflowError:  # the number has more bits than the parameter
        status = int(Status.ARGUMENT)
    wrong = wrong_number(call, arguments) if status == Status.ARGUMENT else None
    if wrong:
        raise error(status, wrong)
    return must(status, what)


def text_of(what: str, call: Callable[..., int], *arguments: Any) -> str:
    """A text that a call writes into a buffer."""
    size = called(what, call, *arguments, NULL, 0)
    buffer = ffi.new("char[]", size + 1)
    must(call(*arguments, buffer, size + 1), what)
    return bytes(ffi.buffer(buffer, size)).decode("utf-8")


def length_of(data: bytes) -> int:
    """The length of bytes for the library, whose numbers have 32 bits."""
    if len(data) >= 2**31:
        raise LimitError(f"the library takes at most {2**31 - 1} bytes, not {len(data)}")
    return len(data)


def list_of(record: str, what: str, call: Callable[..., int], *arguments: Any) -> np.ndarray:
    """A list of records that a call writes, without a copy."""
    count = called(what, call, *arguments, NULL, 0)
    out = np.zeros(count, DTYPES[record])
    if count:
        must(call(*arguments, pointer(out, record), count), what)
    return out


def numbers_of(c: str, dtype: Any, what: str, call: Callable[..., int], *arguments: Any) -> np.ndarray:
    count = called(what, call, *arguments, NULL, 0)
    out = np.zeros(count, dtype)
    if count:
        must(call(*arguments, pointer(out, c), count), what)
    return out


def word(kind: Type[W], name: Union[str, int, W]) -> W:
    """A word by its name, as scripts write it, or by its number."""
    if isinstance(name, str):
        found = ffi.new("int32_t*")
        data = name.strip().lower().replace("-", "_").encode()
        if lib.bastide_word_find(VOCABULARIES[kind], data, length_of(data), found) != 0:
            known = ", ".join(each.word for each in kind)
            raise error(-1, f"there is no {kind.__name__} {name!r}; there are {known}")
        return kind(found[0])
    return kind(name)


def meaning(value: Word) -> str:
    """The meaning of a word in a sentence, in English."""
    return text_of("the text of a word", lib.bastide_word_text, NULL, VOCABULARIES[type(value)], int(value))


def known(kind: Type[W]) -> list[W]:
    """The words of a vocabulary that this build of the library has."""
    listed = numbers_of("int32_t", "<i4", "a vocabulary", lib.bastide_word_list, VOCABULARIES[kind])
    return [kind(int(each)) for each in listed]


def why(refusal: Refusal) -> str:
    """The reason of a refusal in a sentence."""
    return meaning(refusal.reason) if isinstance(refusal.reason, Reason) else refusal.text


check_library()
