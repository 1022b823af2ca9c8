# SPDX-License-Identifier: MIT
"""Boards as text: three by three characters for a tile.

'#' city, '+' road, '~' river, '.' field, 'M' monastery, '*' a foundation or garden; a digit is a piece of that seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Tuple

from bastide._words import SegmentKind, Spot

if TYPE_CHECKING:
    from bastide.game import Game

MARKS = {SegmentKind.CITY: "#", SegmentKind.ROAD: "+", SegmentKind.RIVER: "~"}
BUILDINGS = {SegmentKind.MONASTERY: "M", SegmentKind.FOUNDATION: "*", SegmentKind.GARDEN: "*"}
SIDES = [(0, 1), (1, 2), (2, 1), (1, 0)]  # row and column of the middle of each side


def _tile(game: Game, x: int, y: int) -> List[List[str]]:
    rows = [[".", ".", "."], [".", ".", "."], [".", ".", "."]]
    for segment in game.segments_at(x, y):
        kind = SegmentKind(segment.kind or 0)
        for side, (row, column) in enumerate(SIDES):
            if kind in MARKS and segment.ports >> (3 * side + 1) & 1:
                rows[row][column] = MARKS[kind]
        meets = sum(segment.ports >> (3 * side + 1) & 1 for side in range(4))
        if kind in BUILDINGS or (kind in MARKS and meets > 1):
            rows[1][1] = BUILDINGS.get(kind) or MARKS[kind]
    return rows


def _pieces(game: Game, cells: Dict[Tuple[int, int], List[List[str]]]) -> None:
    for piece in game.pieces():
        cell = cells.get((piece.x or 0, piece.y or 0))
        if piece.spot not in (Spot.SEGMENT, Spot.TILE, Spot.BESIDE) or cell is None or piece.seat is None:
            continue
        at = (1, 1)
        if piece.spot == Spot.SEGMENT and piece.segment is not None:
            ports = next((each.ports for each in game.segments_at(piece.x or 0, piece.y or 0) if each.index == piece.segment), 0)
            sides = [SIDES[side] for side in range(4) if ports >> (3 * side + 1) & 1]
            corners = [(0, 2), (2, 2), (2, 0), (0, 0)]
            fields = [corners[side] for side in range(4) if ports >> (3 * side + 2) & 1]
            at = (sides or fields or [(1, 1)])[0]
        cell[at[0]][at[1]] = str(piece.seat)


def text_board(game: Game) -> str:
    """The board of a tile game, north at the top."""
    tiles = game.arrays.board()
    if len(tiles) == 0:
        return "(no tiles)"
    cells = {(int(tile["x"]), int(tile["y"])): _tile(game, int(tile["x"]), int(tile["y"])) for tile in tiles}
    _pieces(game, cells)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    lines = []
    for y in range(min(ys), max(ys) + 1):
        for row in range(3):
            cells_of_row = ("".join(cells[x, y][row]) if (x, y) in cells else "   " for x in range(min(xs), max(xs) + 1))
            lines.append("".join(cells_of_row).rstrip())
    return "\n".join(lines)


def _dice(game: Game) -> str:
    turn = game.dice()
    return f"tray {turn.tray}, built {turn.built}, aside {turn.aside}, catapults {turn.catapults}, rolls left {turn.rolls_left}"


def describe(game: Game) -> str:
    """Scores, the decision and the board."""
    decision = game.decision
    scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(game.scores))
    head = f"<Game, turn {decision.turn}, {scores}"
    state = f", over, won by {game.winners}" if decision.over else f", {game.text(decision)}"
    return f"{head}{state}\n{_dice(game) if game.is_dice else text_board(game)}\n>"
