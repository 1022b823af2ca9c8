# SPDX-License-Identifier: MIT
"""Exceptions: one for each failing status of the library. All carry the status and, where there is one, the refusal."""

from __future__ import annotations

from typing import Dict, Optional, Type

from bastide._records import Refusal
from bastide._words import Status


class BastideError(Exception):
    """A call failed. The game is unchanged."""

    status: Status = Status.INTERNAL

    def __init__(self, message: str, refusal: Optional[Refusal] = None) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type, tuple[str, Optional[Refusal]]]:
        return type(self), (str(self), self.refusal)


class ArgumentError(BastideError, ValueError):
    """An argument is out of range or contradicts another."""

    status = Status.ARGUMENT


class OutOfMemoryError(BastideError, MemoryError):
    """There was no memory left."""

    status = Status.MEMORY


class IllegalActionError(BastideError, ValueError):
    """The rules refuse the request; `refusal` says why."""

    status = Status.ILLEGAL


class StateError(BastideError, RuntimeError):
    """The game cannot do this now, or it is closed."""

    status = Status.STATE


class FormatError(BastideError, ValueError):
    """Bytes or a text do not have the expected format."""

    status = Status.FORMAT


class VersionError(BastideError, RuntimeError):
    """The data is of a later version, or the library is of another version than this package."""

    status = Status.VERSION


class LimitError(BastideError, OverflowError):
    """The request is larger than the library can hold."""

    status = Status.LIMIT


class AbsentError(BastideError, LookupError):
    """What was asked for does not exist."""

    status = Status.ABSENT


class InternalError(BastideError, RuntimeError):
    """The library found a fault in itself."""

    status = Status.INTERNAL


_BY_STATUS: Dict[int, Type[BastideError]] = {
    int(each.status): each
    for each in (
        ArgumentError,
        OutOfMemoryError,
        IllegalActionError,
        StateError,
        FormatError,
        VersionError,
        LimitError,
        AbsentError,
        InternalError,
    )
}


def error(status: int, message: str, refusal: Optional[Refusal] = None) -> BastideError:
    """The exception of a status."""
    return _BY_STATUS.get(status, InternalError)(message, refusal)
