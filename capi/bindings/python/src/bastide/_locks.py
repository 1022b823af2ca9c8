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
    """

    def __init__(self) -> None:
        self._inner = threading.RLock()
        self._is_cut_off = False
        _locks.add(self)

    def __enter__(self) -> None:
        if self._is_cut_off:
            raise StateError("another thread used it when this process was forked: make it anew, or fork between two calls")
        self._inner.acquire()

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
