#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads what bastide_tournament printed and prints tables: for each pair of players the share of games won with its interval, the
points, the time of a choice; then Elo for all. Draws a picture of the Elo as SVG.
usage: results.py PICTURE (FIRST SECOND FILE)...

Intervals are of 95 %. A round is one game for each seat with equal draws, so rounds, not games, are independent: the interval is that
of the mean of the rounds. Elo is the maximum of the likelihood that strength differences explain the shares won (Bradley and Terry);
its interval follows from the intervals of the shares, against the mean of all players. With more than two seats an equal share is less
than a half, so a share counts as that of a game of two with as many times the odds of an equal player.
"""
import math
import sys
from collections import defaultdict

STRONGEST = 800  # Elo that a player who won every game gets at most against one opponent


def read(path):
    rounds = defaultdict(list)
    points, times = [], [0.0, 0, 0.0, 0]
    for line in open(path):
        words = line.split()
        if words[0] == 'game':
            number, _, own, best, equal = map(int, words[1:])
            rounds[number].append(1.0 if own > best else 0.0 if own < best else 1.0 / equal)
            points.append((own, best))
        elif words[0] == 'time':
            times = [a + float(b) for a, b in zip(times, words[1:])]
    seats = max(map(len, rounds.values()))
    return [sum(games) / len(games) for games in rounds.values()], seats, points, times


def interval(means):
    n = len(means)
    if n == 1:
        return means[0], 0.5  # one round says nothing about its interval
    mean = sum(means) / n
    spread = math.sqrt(sum((x - mean)**2 for x in means) / max(1, n - 1))
    return mean, max(1.96 * spread / math.sqrt(n), 0.5 / n if mean in (0, 1) else 0)


def as_of_two(share, seats):
    """The share in a game of two seats: an equal one becomes a half."""
    odds = share * (seats - 1)
    return odds / (odds + 1 - share)


def within_reach(share):
    return min(max(share, 1 / (1 + 10**(STRONGEST / 400))), 1 / (1 + 10**(-STRONGEST / 400)))


def elo_of(share):
    share = within_reach(share)
    return 400 * math.log10(share / (1 - share))


def fit(names, shares):
    """Elo of each player around a mean of 0, by minorisation and maximisation."""
    strength = {name: 1.0 for name in names}
    shares = {pair: (within_reach(share), n) for pair, (share, n) in shares.items()}
    for _ in range(2000):
        for name in names:
            won = sum(share * n for (a, _), (share, n) in shares.items() if a == name)
            won += sum((1 - share) * n for (_, b), (share, n) in shares.items() if b == name)
            met = sum(n / (strength[a] + strength[b]) for (a, b), (_, n) in shares.items() if name in (a, b))
            strength[name] = max(won, 0.25) / met
        mean = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: 400 * math.log10(value) for name, value in strength.items()}


def draw(path, rows):
    width, row, left = 640, 30, 190
    low = min(elo - error for _, elo, error in rows) - 20
    high = max(elo + error for _, elo, error in rows) + 20
    at = lambda elo: left + (width - left - 20) * (elo - low) / (high - low)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {row * len(rows) + 40}" font-family="sans-serif" font-size="14">',
           '<title>Elo of the players with intervals of 95 %</title>']
    step = next(step for step in (10, 50, 100, 200, 500, 1000, 10000) if (high - low) / step <= 8)
    foot = row * len(rows) + 10
    for tick in range(math.ceil(low / step) * step, math.floor(high) + 1, step):
        out.append(f'<line x1="{at(tick):.0f}" x2="{at(tick):.0f}" y1="6" y2="{foot}" stroke="#ddd"/>')
        out.append(f'<text x="{at(tick):.0f}" y="{foot + 16}" text-anchor="middle" fill="#555" font-size="11">{tick}</text>')
    out.append(f'<text x="{left - 12}" y="{foot + 16}" text-anchor="end" fill="#555" font-size="11">Elo, 95 %</text>')
    for i, (name, elo, error) in enumerate(rows):
        y = row * i + 20
        out.append(f'<text x="{left - 12}" y="{y + 5}" text-anchor="end" fill="#555">{name.replace("&", "&amp;").replace("<", "&lt;")}</text>')
        out.append(f'<line x1="{at(elo - error):.0f}" x2="{at(elo + error):.0f}" y1="{y}" y2="{y}" stroke="#888" stroke-width="2"/>')
        out.append(f'<circle cx="{at(elo):.0f}" cy="{y}" r="5" fill="#0072b2"/>')
        out.append(f'<text x="{at(elo):.0f}" y="{y - 8}" text-anchor="middle" fill="#555" font-size="11">{elo:+.0f}</text>')
    out.append('</svg>')
    open(path, 'w').write('\n'.join(out) + '\n')


def main():
    picture, found, names = sys.argv[1], {}, []
    print('| First | Second | Games | First wins | Points | Milliseconds a choice |')
    print('| --- | --- | --- | --- | --- | --- |')
    for first, second, path in zip(*[iter(sys.argv[2:])] * 3):
        means, seats, points, times = read(path)
        share, error = interval(means)
        own, other = (sum(p[i] for p in points) / len(points) for i in (0, 1))
        cpu = [1000 * times[i] / max(1, times[i + 1]) for i in (0, 2)]
        print(f'| {first} | {second} | {len(points)} | {100 * share:.1f} % +-{100 * error:.1f} | {own:.1f}:{other:.1f} '
              f'| {cpu[0]:.2f}; {cpu[1]:.2f} |')
        low, high = max(share - error, 0), min(share + error, 1)
        found[first, second] = [as_of_two(each, seats) for each in (share, low, high)], len(points)
        names += [name for name in (first, second) if name not in names]
    elos = fit(names, {pair: (shares[0], games) for pair, (shares, games) in found.items()})
    rows = []
    for name in sorted(names, key=lambda name: -elos[name]):
        weights = [1 / max(elo_of(high) - elo_of(share), elo_of(share) - elo_of(low), 1)**2
                   for pair, ((share, low, high), _) in found.items() if name in pair]
        rows.append((name, elos[name], 1 / math.sqrt(sum(weights))))
    print('\n| Player | Elo |\n| --- | --- |')
    for name, elo, error in rows:
        print(f'| {name} | {elo:+.0f} +-{error:.0f} |')
    draw(picture, rows)


main()
