# SPDX-License-Identifier: MIT
"""Waiting for other threads so that signals are seen, such as Ctrl-C: Python handles them in the main thread, between its own steps."""

from __future__ import annotations

import threading
from concurrent.futures import Future, wait
from typing import Any, Callable, List, TypeVar

R = TypeVar("R")


def is_main_thread() -> bool:
    """Whether this is the thread in which Python handles signals."""
    return threading.current_thread() is threading.main_thread()


def wait_for(parts: List[Future[Any]]) -> None:
    """Waits until all are done. On Windows a signal is handled only when a time is over."""
    while wait(parts, timeout=0.05).not_done:
        pass


def without_delay(call: Callable[[], R], drop: Callable[[R], Any]) -> R:
    """The result of a long call that nothing stops. After a signal that raises, the call goes on alone, and its result is dropped.

    The interpreter waits for it before it ends, because it frees then what the call still uses.
    """
    if not is_main_thread():
        return call()
    made: Future[R] = Future()

    def run() -> None:
        try:
            made.set_result(call())
        except BaseException as wrong:
            made.set_exception(wrong)

    try:
        threading.Thread(target=run).start()
        wait_for([made])
        return made.result()
    except BaseException:
        made.add_done_callback(lambda late: late.exception() or drop(late.result()))
        raise
