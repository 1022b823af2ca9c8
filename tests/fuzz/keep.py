#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Minimises a corpus: chooses a few inputs that together reach the most code.

usage: keep.py PROGRAM OUT.zip FOLDER...

PROGRAM is a target of libFuzzer. It tells what each input reaches, of the folders and of the archive OUT.zip if there is one. The archive
then holds at most 150 of them and at most 100 KB, each named by its content, and loses what it held before. Inputs of more than 2 KB are
left alone. The same inputs give the same bytes of the archive: its entries are sorted, not compressed and have no times.
"""

import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

MOST_INPUTS, MOST_BYTES, LONGEST = 150, 100 * 1000, 2048


def inputs_of(archive, folders):
    """The inputs of the archive and of the folders, by the hash of each."""
    contents = [path.read_bytes() for folder in folders for path in sorted(pathlib.Path(folder).iterdir())]
    if archive.exists():
        with zipfile.ZipFile(archive) as packed:
            contents += [packed.read(name) for name in packed.namelist()]
    return {hashlib.sha1(content).hexdigest(): content for content in contents if 0 < len(content) <= LONGEST}


def pack(archive, inputs):
    """Writes the archive. An entry of 1980 is one without a time."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(inputs.items()):
            entry = zipfile.ZipInfo(name[:16])
            entry.create_system, entry.external_attr = 3, 0o100644 << 16  # a plain file, whatever machine writes it
            packed.writestr(entry, content)


def reached(program, inputs):
    """The features that each input reaches, from the control file of libFuzzer's merge: STARTED number size, FT number features."""
    with tempfile.TemporaryDirectory() as scratch:
        pool, merged, control = (pathlib.Path(scratch) / name for name in ("pool", "merged", "control"))
        pool.mkdir()
        merged.mkdir()
        for name, content in inputs.items():
            (pool / name).write_bytes(content)
        subprocess.run([program, "-merge=1", f"-merge_control_file={control}", str(merged), str(pool)], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        lines = control.read_text().split("\n")
    names = [pathlib.Path(line).name for line in lines[2:2 + int(lines[0])]]
    found = {}
    for line in lines[2 + len(names):]:
        words = line.split()
        if words and words[0] == "FT":
            found[names[int(words[1])]] = set(words[2:])
    return {name: (inputs[name], features) for name, features in sorted(found.items())}


def choose(candidates):
    """Greedy choice: repeatedly the input that adds the most features, of two the shorter one, up to the limit."""
    chosen, known, left = {}, set(), MOST_BYTES
    while len(chosen) < MOST_INPUTS:
        fitting = [(len(features - known), -len(content), name) for name, (content, features) in candidates.items()
                   if name not in chosen and len(content) <= left]
        gain, _, name = max(fitting, default=(0, 0, ""))
        if gain == 0:
            break
        content, features = candidates[name]
        chosen[name] = content
        known |= features
        left -= len(content)
    return chosen, len(known)


def main():
    program, out, *folders = sys.argv[1:]
    out = pathlib.Path(out)
    candidates = reached(program, inputs_of(out, folders))
    chosen, known = choose(candidates)
    pack(out, chosen)
    everything = set().union(*(features for _, features in candidates.values()))
    print(f"{out}: {len(chosen)} inputs, {sum(map(len, chosen.values()))} bytes, {known} of {len(everything)} features")


if __name__ == "__main__":
    main()
