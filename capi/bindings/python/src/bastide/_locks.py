# SPDX-License-Identifier: MIT
"""The lock of a game or a batch, which a forked process does not inherit locked."""

from __future__ import annotations

import os
import threading
import weakref

from bastide.errors import StateError


class Lock:
    """Calls of several threads wait for one another.

    A fork takes no other thread along. So a lock that another thread held then would stay held in the forked process, and what it
    guards may be half changed: there, every use of such a lock raises StateError.

    The handler of a signal runs in the thread whose call it interrupts, so the lock lets it pass. While a call `is_running` that works
    on in parts, its handler could change or free what the next part needs: then a use of the lock raises StateError, too.
    """

    def __init__(self) -> None:
        self._inner = threading.RLock()
        self._is_cut_off = False
        self.is_running = False
        _locks.add(self)

    def __enter__(self) -> None:
        if self._is_cut_off:
            raise StateError("another thread used it when this process was forked: make it anew, or fork between two calls")
        self._inner.acquire()
        if self.is_running:
            self._inner.release()
            raise StateError("a call is running that a signal interrupts: its handler can raise, and use this afterwards")

    def __exit__(self, *_: object) -> None:
        self._inner.release()

    def _begin_in_child(self) -> None:
        if self._inner.acquire(blocking=False):
            self._inner.release()
        else:
            self._is_cut_off = True


_locks: weakref.WeakSet[Lock] = weakref.WeakSet()


def _begin_in_child() -> None:
    for lock in list(_locks):
        lock._begin_in_child()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_in_child)
