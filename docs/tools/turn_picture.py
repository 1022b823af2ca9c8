#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws which step of a turn may follow which, from the lines of bastide_turn_steps, with Graphviz.

    turn_picture.py PROGRAM                  prints the picture
    turn_picture.py PROGRAM --check FILE     says whether the picture in the file shows the same steps and arrows
"""
import colorsys
import json
import re
import subprocess
import sys
from html import escape

from ruling_index import ROOT, title_of

BASE, BOXES, HOUSE = ("#2b2b2b", 2.4), ("#7b4a9e", 1.3), ("#4d7a3a", 1.3)  # the colour and width of the arrows of a mixture
ENDS = {"begin": "a turn begins", "end": "the turn ends"}


def look_of_box(number):
    """A golden part of the circle of hues further for each box, so that no two are alike however many there are."""
    rgb = colorsys.hls_to_rgb(0.08 + number * 0.618034, 0.30 + 0.07 * (number % 3), 0.55)
    return "#" + "".join(f"{round(255 * part):02x}" for part in rgb), 1.3


def arrows(program):
    """The names of the mixtures, and all arrows."""
    head, *lines = subprocess.run([program], stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()
    return head.split()[1:], sorted(tuple(line.split()) for line in lines)


def steps_of_nature():
    """The steps in which nature decides, as the header says."""
    enums = json.loads((ROOT / "capi/abi/bastide_api.json").read_text())["enums"]
    steps = next(enum["values"] for enum in enums if enum["name"] == "bastide_step")
    return {step["name"].removeprefix("BASTIDE_STEP_").lower() for step in steps if re.match(r"(\{[^}]*\} )?nature ", step["text"])}


def forward_arrows(found, looks):
    """The arrows that lead down the picture: taken mixture by mixture, the base game first, except those that would close a circle."""
    after = {}  # step -> the steps below it
    for mixture in looks:
        for start, end, with_ in found:
            if with_ == mixture and start != end and not leads_to(end, start, after):
                after.setdefault(start, set()).add(end)
    return {(start, end) for start, ends in after.items() for end in ends}


def leads_to(step, aim, after):
    return step == aim or any(leads_to(below, aim, after) for below in after.get(step, ()))


def page_of(mixture):
    return ROOT / f"docs/boxes/{mixture}.md"


def looks_of(mixtures):
    boxes = [name for name in mixtures[1:-2] if page_of(name).exists()]  # one more set of a box has no page and adds no step
    return {"base": BASE, **{name: look_of_box(number) for number, name in enumerate(boxes)}, "boxes": BOXES, "house": HOUSE}


def title_of_mixture(mixture):
    names = {"base": "the base game", "boxes": "all boxes", "house": "house rules"}
    return names.get(mixture) or escape(title_of(page_of(mixture).read_text()))


def steps_of(found, looks):
    """step -> the least mixture that has it."""
    steps = {}
    for mixture in looks:
        for start, end, with_ in found:
            if with_ == mixture:
                steps.setdefault(start, mixture)
                steps.setdefault(end, mixture)
    return steps


def drawing(found, looks):
    nature, forward = steps_of_nature(), forward_arrows(found, looks)
    yield 'digraph turn { rankdir=TB; nodesep=.3; ranksep=.45; bgcolor="white"; fontname="sans-serif";'
    yield 'node [fontname="sans-serif" fontsize=14 shape=box style="rounded,filled" fillcolor="white" penwidth=1.6];'
    yield "edge [arrowsize=.8];"
    for step, mixture in sorted(steps_of(found, looks).items()):
        colour = looks[mixture][0]
        shape = 'shape=ellipse fillcolor="#e6e6e6" ' if step in ENDS else 'fillcolor="#fdf3d0" ' if step in nature else ""
        yield f'"{step}" [{shape}color="{colour}" fontcolor="{colour}" label="{ENDS.get(step, step)}" group="{mixture}"];'
    yield '{ rank=min; "begin" } { rank=max; "end" }'
    for start, end, mixture in found:
        colour, width = looks[mixture]
        weight = 20 if mixture == "base" else 1
        back = "" if (start, end) in forward else " constraint=false"
        yield f'"{start}" -> "{end}" [color="{colour}" penwidth={width} weight={weight}{back}];'
    titles = [(name, title_of_mixture(name)) for name in looks]
    rows = "".join(f'<TR><TD ALIGN="LEFT"><FONT COLOR="{looks[name][0]}">&#9473; {words}</FONT></TD></TR>' for name, words in titles)
    rows += '<TR><TD ALIGN="LEFT" BGCOLOR="#fdf3d0">nature decides</TD></TR>'
    yield f'label=<<TABLE BORDER="0" CELLSPACING="2">{rows}</TABLE>>; labelloc=t; labeljust=l; }}'


def picture(found, looks):
    svg = subprocess.run(["dot", "-Tsvg"], input="\n".join(drawing(found, looks)), stdout=subprocess.PIPE, check=True, text=True).stdout
    svg = re.sub(r"\A.*?(?=<svg)", "", svg, flags=re.S)
    svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.S)
    return re.sub(r'<svg width="\d+pt" height="\d+pt"', "<svg", svg)


def shown(svg, looks):
    """The arrows of a picture, by the titles that Graphviz gives them and their colour."""
    names = {colour: mixture for mixture, (colour, _) in looks.items()}
    for title, colour in re.findall(r'class="edge">\s*<title>(.*?)</title>\s*<path [^>]*stroke="(#\w+)"', svg):
        start, end = title.replace("&#45;", "-").replace("&gt;", ">").split("->")
        yield start, end, names[colour]


def main():
    mixtures, found = arrows(sys.argv[1])
    looks = looks_of(mixtures)
    if sys.argv[2:3] != ["--check"]:
        print(picture(found, looks), end="")
        return 0
    with open(sys.argv[3]) as file:
        drawn = set(shown(file.read(), looks))
    wrong = [f"not in the picture: {' '.join(arrow)}" for arrow in sorted(set(found) - drawn)]
    wrong += [f"not in the game: {' '.join(arrow)}" for arrow in sorted(drawn - set(found))]
    print("\n".join(wrong) or f"{len(drawn)} arrows")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
