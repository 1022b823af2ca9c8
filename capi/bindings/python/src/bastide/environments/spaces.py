# SPDX-License-Identifier: MIT
"""The spaces of observations and actions for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from bastide.batch import Shape

LIMITS = np.iinfo(np.int32)


def board_space(shape: Shape) -> Any:
    """Planes and scalars of one observation."""
    return spaces.Dict(
        {
            "planes": spaces.Box(0, 255, (shape.planes, shape.window, shape.window), np.uint8),
            "scalars": spaces.Box(LIMITS.min, LIMITS.max, (shape.scalars,), np.int32),
        }
    )


def masked_space(shape: Shape, actions: int) -> Any:
    """An observation with the mask of legal actions, as PettingZoo expects it."""
    return spaces.Dict({"observation": board_space(shape), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
