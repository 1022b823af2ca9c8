# SPDX-License-Identifier: MIT
"""A program of a user: mypy must find no fault but those that are marked, and each of those. It is checked, not run."""

from typing import Dict, List

import bastide
from bastide import Action, ActionKind, Config, Game, Observation
from bastide.players import MoveReason, MoveReasonKind, Player, reasons

options: Dict[str, int] = {"hand_of_three_tiles": 1}
game = Game("base", seats=3, options=options, pieces={bastide.PieceKind.FOLLOWER: 5}, seed=1)
config = Config("winter", options=options)
batch = bastide.Batch(config, games=4)
wrong_name = Game("base", seat=3)  # type: ignore[call-arg]
wrong_type = bastide.Batch("base", seats="two")  # type: ignore[arg-type]
wrong_names = Config("base", options=["hand_hidden"])  # type: ignore[arg-type]

for decision in game:
    best: Action = Player("normal").moves(game)[0].action
    listed: List[MoveReason] = reasons(game, best)
    claims: bool = listed[0].kind is MoveReasonKind.CLAIMS
    places: bool = best.kind is ActionKind.PLACE and decision.seat == best.seat
    game.apply(best)
    game.apply(3.5)  # type: ignore[arg-type]
seen: Observation = batch.observe()
