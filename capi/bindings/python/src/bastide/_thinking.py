# SPDX-License-Identifier: MIT
"""What a thinking player is lent: its clock, which lets Python look for signals, and the word that stops it."""

from __future__ import annotations

from typing import Any, List, Optional

from bastide._bastide import ffi
from bastide._bastide import lib as _typed_lib
from bastide._library import NULL
from bastide._signals import is_main_thread
from bastide.errors import error

lib: Any = _typed_lib  # the calls exist only in builds that have the players

#: the longest limit of time that the library knows, in microseconds: nine years
_FOR_EVER = 2**48
_raised: List[BaseException] = []


class Stop:
    """Ends thinking from another thread: a call that is given it returns the best move so far, soon after set().

    It stays set until clear(), so a call that begins later returns at once, with the move that looks best without thinking.

    >>> stop = Stop()
    >>> threading.Timer(0.5, stop.set).start()
    >>> Player("expert", simulations=10_000).choose(game, stop=stop)
    """

    def __init__(self) -> None:
        self._word = ffi.new("int32_t*")

    def set(self) -> None:
        self._word[0] = 1

    def clear(self) -> None:
        self._word[0] = 0

    def is_set(self) -> bool:
        return bool(self._word[0])


class Watch:
    """The clock and the stop of one call. `microseconds` is what the settings of the call take, 0 for no limit."""

    def __init__(self, milliseconds: Optional[float], stop: Optional[Stop]) -> None:
        limit = 0 if milliseconds is None else max(int(min(milliseconds * 1000, _FOR_EVER)), 1)
        asks = is_main_thread()
        self.microseconds = limit or (_FOR_EVER if asks else 0)
        self._stop = stop
        self._watch = ffi.new("bastide_python_watch*")
        self._watch.asks = asks
        self.host = ffi.new("bastide_players_host*")
        self.host.user = self._watch
        self.host.clock = ffi.addressof(lib, "bastide_python_clock")
        self.host.stop = stop._word if stop is not None else NULL

    def raise_what_interrupted(self) -> None:
        """Raises what a handler of a signal has raised meanwhile, such as KeyboardInterrupt."""
        if self._watch.is_interrupted:
            raise _raised.pop()


def limit_of(milliseconds: Optional[float]) -> Optional[float]:
    """A limit of time, checked."""
    if milliseconds is not None and not milliseconds > 0:
        raise error(-1, f"a limit of time is more than 0 milliseconds, not {milliseconds}")
    return milliseconds


def _keep(_kind: Any, raised: BaseException, _traceback: Any) -> None:
    _raised.append(raised)


def _ask() -> int:
    """Called by the clock: Python handles signals before this returns, and a handler that raises ends the call."""
    return 0


if hasattr(lib, "bastide_python_clock"):
    ffi.def_extern("bastide_python_ask", error=1, onerror=_keep)(_ask)
