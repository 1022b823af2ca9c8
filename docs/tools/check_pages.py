#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every Markdown page: links have targets, files named in backticks and commands of ./dev exist, code samples are parts of compiled files,
docs/api.md names every function; docs/index.md leads to every page; pages about the log say where it begins; docs/guides/cpp.md
names what C++ calls otherwise; the pages list all presets and fuzz targets; every word of the
library that is named exists; figures are those of tests/bench/recorded.txt; commands that build something are run, or say why not;
and a section with times names the command that prints them.

    check_pages.py            says what is wrong, as tests/lint/lint.py does
    check_pages.py --write    first copies the samples and figures anew from their files

A sample in one of LANGUAGES stands under a comment that names its file, and the part of it where it is not the whole:

    <!-- sample: docs/snippets/turn_loop.c, loop -->

A part stands in the file between two lines that hold its name in brackets: /* [loop] */. Marks of other parts are left out.
The files named must be compiled, run or played by the tests: they lie below one of TESTED.

A figure stands before a comment that names its line in the record; instructions from ten thousand on are rounded to thousands:

    610,000<!-- figure: gcc-12 lists base -->

Commands that build something stand under a comment that says who runs them as they are written: a script by a name, a command of ./dev in
its own way, or nobody, for a reason:

    <!-- recipe: program -->
    <!-- recipe: ./dev npm, which installs the packed package -->
    <!-- recipe: unrun, the SDK of .NET is not in Debian -->
"""
import json
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = {"c", "cpp", "c++", "cmake", "python", "py", "lua", "js", "javascript", "csharp", "cs", "gdscript", "script", "tileset"}
TESTED = ("docs/snippets/", "examples/", "tests/", "capi/bindings/js/tests/", "capi/bindings/csharp/Samples/", "capi/bindings/csharp/Tests/", "capi/bindings/godot/tests/",
          "capi/bindings/unity/com.bastide.rules/Samples~/")
MARK = re.compile(r"^\s*(?:/\*|//|#|--|<!--)\s*\[(\w+)\]")
SAMPLE = re.compile(r"<!-- sample: ([^\s,]+)(?:, (\w+))? -->\s*$")

FIGURE = re.compile(r"([\d,]+)<!-- figure: ([^>]+) -->")


def pages():
    found = [path for path in ROOT.rglob("*.md") if not {"build", ".git", "node_modules"} & set(path.relative_to(ROOT).parts)]
    return sorted(found)


def split_fences(text):
    """The lines outside of fences, the others blanked, and the fences as (line number, language, first and last line of body)."""
    lines, fences, start = text.split("\n"), [], None
    outside = []
    for number, line in enumerate(lines):
        fence = re.match(r"^\s*```(\S*)", line)
        if fence and start is None:
            start, language = number, fence.group(1)
        elif fence:
            fences.append((start, language, start + 1, number))
            start = None
        outside.append("" if start is not None or fence else line)
    return outside, fences, lines


def slug(heading):
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path):
    outside, _, _ = split_fences(path.read_text())
    names = {slug(line.lstrip("#")) for line in outside if re.match(r"#{1,6} ", line)}
    return names | set(re.findall(r'<a id="([^"]+)"', "\n".join(outside)))


def part_of(path, part):
    """The text of a region of a file, dedented, without its markers; None when there is no such region."""
    lines = path.read_text().split("\n")
    if part:
        marks = [i for i, line in enumerate(lines) if (m := MARK.match(line)) and m.group(1) == part]
        if len(marks) != 2:
            return None
        lines = lines[marks[0] + 1:marks[1]]
    return textwrap.dedent("\n".join(line for line in lines if not MARK.match(line))).strip("\n")


def check_links(page, outside, faults, known={}):
    text = re.sub(r"`[^`]*`", "", "\n".join(outside))
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        if not path.exists():
            faults.append(f"{page.relative_to(ROOT)}: no such file: {target}")
        elif anchor and path.suffix == ".md":
            if anchor not in known.setdefault(path, anchors(path)):
                faults.append(f"{page.relative_to(ROOT)}: no such anchor: {target}")


NAMED = re.compile(r"`([\w.*-]+(?:/[\w.*-]+)+)/?`")  # a path in backticks; not one with <box> in it
MADE = ("build/", "examples/web/dist")  # only a build makes these


def is_file(base, name):
    """Whether a path exists; * and words in capitals, such as VERSION, stand for any name, and a name may lack its ending."""
    parts = ["*" if part.isupper() and "." not in part else part for part in name.split("/")]
    while parts[-1] == "*":  # the folder may be empty
        parts.pop()
    return any(base.glob("/".join(parts))) or any(base.glob("/".join(parts) + ".*"))


def check_files(page, outside, faults):
    """Checks that a path in backticks exists if it begins with a folder of the repository or, without `src/`, of the sources."""
    for number, line in enumerate(outside):
        for name in NAMED.findall(line):
            homes = [base for base in (ROOT, ROOT / "src") if (base / name.split("/")[0]).is_dir() and not name.startswith(MADE)]
            if homes and not any(is_file(base, name) for base in homes):
                faults.append(f"{page.relative_to(ROOT)}:{number + 1}: no such file: {name}")


def check_commands(page, text, commands_of_dev, faults):
    for command in re.findall(r"(?:^\s+|`)\./dev ([a-z_]+)", text, re.M):
        if command not in commands_of_dev:
            faults.append(f"{page.relative_to(ROOT)}: ./dev has no command {command}")


def check_samples(page, fences, lines, faults, write):
    """Compares the samples with their files; with `write` corrects them. Returns whether the page changed."""
    changed = False
    shown = {start - 1 for start, _, _, _ in fences}
    faults += [f"{page.relative_to(ROOT)}:{number + 1}: no code follows the name of the sample"
               for number, line in enumerate(lines) if SAMPLE.match(line) and number not in shown]
    for start, language, first, last in reversed(fences):
        place = f"{page.relative_to(ROOT)}:{start + 1}"
        named = SAMPLE.match(lines[start - 1]) if start else None
        if not named:
            if language in LANGUAGES:
                faults.append(f"{place}: a sample in {language} under no <!-- sample: FILE, PART -->")
            continue
        path = ROOT / named.group(1)
        wanted = part_of(path, named.group(2)) if path.is_file() else None
        if wanted is None:
            faults.append(f"{place}: {named.group(1)} has no part {named.group(2)}" if path.is_file() else
                          f"{place}: no such file: {named.group(1)}")
        elif not named.group(1).startswith(TESTED):
            faults.append(f"{place}: {named.group(1)} is not tested")
        elif "\n".join(lines[first:last]) != wanted:
            if write:
                lines[first:last] = wanted.split("\n")
                changed = True
            else:
                faults.append(f"{place}: differs from {named.group(1)}: ./dev pages copies it anew")
    return changed


TIME = re.compile(r"\d ?(?:ns|us|ms)\b")
COMMAND = re.compile(r"`[^`]*\./dev \w|^    \./dev \w|`ctest |`python3? ", re.M)


def check_times(page, outside, faults):
    """Checks that a section with times of calls names a command that prints them; the changelog says what was."""
    starts = [number for number, line in enumerate(outside) if re.match(r"#{1,6} ", line)] + [len(outside)]
    for start, end in zip(starts, starts[1:]):
        section = "\n".join(outside[start:end])
        if TIME.search(section) and not COMMAND.search(section) and page.name != "CHANGELOG.md":
            faults.append(f"{page.relative_to(ROOT)}:{start + 1}: a section with times that names no command which prints them")


RECIPE = re.compile(r"<!-- recipe: (?:(\w+)|\./dev (\w+)\b.*|unrun, .+) -->\s*$")
BUILDS = re.compile(r"\s*(?:\$ )?(?:\w+=\S* )*(?:\w[\w.-]*-)?(?:cc|c\+\+|gcc|g\+\+|clang|clang\+\+|emcc|em\+\+|cmake|make|ninja|meson|mcs|xbuild|msbuild|dotnet|"
                    r"npm|npx|pip3?|python3?|node|unzip|go|cargo) ")


def shell_blocks(outside, fences, lines):
    """First and last line of each block of commands: indented, or fenced as shell or as nothing."""
    for start, language, first, last in fences:
        if language in ("", "sh", "bash", "shell", "console"):
            yield start, lines[first:last]
    number = 0
    while number < len(outside):
        end = number
        while end < len(outside) and outside[end].startswith("    "):
            end += 1
        if end > number and (number == 0 or not outside[number - 1].strip() or outside[number - 1].startswith("<!--")):
            yield number, lines[number:end]
        number = max(end, number + 1)


def check_recipes(page, outside, fences, lines, commands_of_dev, faults):
    name = str(page.relative_to(ROOT))
    for start, block in shell_blocks(outside, fences, lines):
        if not any(BUILDS.match(line) for line in block):
            continue
        above = next((line for line in reversed(lines[max(start - 2, 0):start]) if line.strip()), "")
        recipe = RECIPE.match(above)
        if not recipe and not SAMPLE.match(above):
            faults.append(f"{name}:{start + 1}: commands that build something, under no <!-- recipe: NAME --> that says who runs them")
        elif recipe and recipe[1] and not is_run(name, recipe[1]):
            faults.append(f"{name}:{start + 1}: no script runs the recipe {recipe[1]}")
        elif recipe and recipe[2] and recipe[2] not in commands_of_dev:
            faults.append(f"{name}:{start + 1}: ./dev has no command {recipe[2]}")


def is_run(page, recipe, known=[]):
    """Whether a script names the page and runs the recipe."""
    if not known:
        known += [path.read_text() for folder in ("tests", "capi/bindings") for path in (ROOT / folder).rglob("*.sh") if "node_modules" not in path.parts]
    return any(page in text and re.search(rf"\brecipe\w* .*\b{recipe}\b", text) for text in known)


def figures():
    """The recorded figures as the pages print them: "gcc-12 lists base" -> "610,000"."""
    lines = [line.split() for line in (ROOT / "tests/bench/recorded.txt").read_text().splitlines() if not line.startswith("#")]
    return {f"{by} {way} {played}": f"{rounded(by, int(count)):,}" for by, way, played, count in lines}


def rounded(by, count):
    """A figure as the pages print it: bytes, and instructions below ten thousand, are exact."""
    return count if by == "bytes" or count < 10_000 else round(count, -3)


def check_figures(page, lines, known, faults, write):
    """Compares the figures with the record; with `write` corrects them. Returns whether the page changed."""
    changed = False
    for number, line in enumerate(lines):
        for told, name in FIGURE.findall(line):
            if name not in known:
                faults.append(f"{page.relative_to(ROOT)}:{number + 1}: tests/bench/recorded.txt has no {name}")
            elif told != known[name] and write:
                lines[number] = lines[number].replace(f"{told}<!-- figure: {name} -->", f"{known[name]}<!-- figure: {name} -->")
                changed = True
            elif told != known[name]:
                faults.append(f"{page.relative_to(ROOT)}:{number + 1}: {name} is recorded as {known[name]}: ./dev pages copies it anew")
    return changed


def links_of(page):
    """The pages that a page links to."""
    outside, _, _ = split_fences(page.read_text())
    targets = re.findall(r"\]\(([^)\s#]+\.md)", "\n".join(outside))
    return {(page.parent / target).resolve() for target in targets if not re.match(r"[a-z]+:", target)}


def check_map(faults):
    """Checks that docs/index.md leads to every page of docs."""
    start = ROOT / "docs/index.md"
    seen, waiting = {start}, [start]
    while waiting:
        for page in links_of(waiting.pop()):
            if page.exists() and page not in seen:
                seen.add(page)
                waiting.append(page)
    faults += [f"{page.relative_to(ROOT)}: no link leads to it from docs/index.md" for page in pages()
               if page.relative_to(ROOT).parts[0] == "docs" and page not in seen]


def check_api(faults):
    """docs/api.md names every function."""
    header = (ROOT / "include/bastide.h").read_text()
    page = (ROOT / "docs/api.md").read_text()
    for function in re.findall(r"BASTIDE_CALL (bastide_\w+)\(", header):
        if f"`{function}`" not in page:
            faults.append(f"docs/api.md: {function} is not there")


LOG = ("bastide_game_list_events", "bastide_game_list_score_lines")  # these have nothing from before a clone or a load
FIRST = "bastide_game_get_event_range"


def check_logs(faults):
    """Checks that the comment of a call that reads the log, and every page that names one, also names the call that returns where the
    log begins."""
    header = (ROOT / "include/bastide.h").read_text()
    for call in LOG:
        comment = header[:header.index(f"BASTIDE_CALL {call}(")].rsplit("/**", 1)[1]
        if FIRST not in comment:
            faults.append(f"include/bastide.h: the comment of {call} does not name {FIRST}")
    for page in pages():
        text = page.read_text()
        faults += [f"{page.relative_to(ROOT)}: names {call} and not {FIRST}" for call in LOG if call in text and FIRST not in text]


def cpp_name(function):
    """The regular C++ name of a function of bastide.h: without the part that its class expresses."""
    name = re.sub(r"^bastide_(?:game_|games_|tileset_|texts_|geometry_|script_|players_|batch_)?", "", function)
    return re.sub(r"^(?:list|get)_", "", name)


def is_called(function, name, face):
    """Whether the wrapper of a function of bastide.h has that name, declared at most a few lines above the call."""
    declared = re.compile(rf"^(?!.*\breturn\b).*[\w>&*] {name}\(|^\s*~?{name}\(")
    calls = [i for i, line in enumerate(face) if re.search(rf"\b{function}\b", line)]
    return any(declared.search(line.split("{")[0]) for i in calls for line in face[max(i - 14, 0):i + 1])


def titled(words):
    return words.title().replace("_", "")


def cpp_enums(enum):
    """The regular C++ name of an enum of bastide.h, which needs no line in the table; flags have the same name."""
    words = enum[len("bastide_"):]
    return {words if words.endswith("_flag") else titled(words)}


def check_cpp_names(faults):
    """Checks that docs/guides/cpp.md lists each function, record and enum with an irregular name in bastide.hpp and those beside it."""
    page = (ROOT / "docs/guides/cpp.md").read_text()
    table = dict(re.findall(r"^\| `(bastide_\w+)(?:\(\))?` \| `(?:\w+::)?~?(\w+)", page, re.M))
    known = set()
    for path in sorted((ROOT / "include").glob("bastide*.hpp")):
        known |= check_names_of(path, table, faults)
    faults += [f"docs/guides/cpp.md: no header has {name}" for name in table if name not in known]


def check_names_of(path, table, faults):
    """Checks the names of one C++ header; returns those of its C header."""
    header, text = path.with_suffix(".h").read_text(), path.read_text()
    face = [line.split("//")[0] for line in text.split("\n")]
    functions = re.findall(r"BASTIDE_CALL (bastide_\w+)\(", header)
    for function in functions:
        name = table.get(function, cpp_name(function))
        if not function.endswith("_destroy") and not is_called(function, name, face):
            faults.append(f"docs/guides/cpp.md: {function} is not called {name} in {path.name}")
    records = re.findall(r"^typedef struct (bastide_\w+) {", header, re.M)
    for record in records:
        name = table.get(record, titled(record[len("bastide_"):]))
        if f"using {name} = {record};" not in text:
            faults.append(f"docs/guides/cpp.md: {record} is not called {name} in {path.name}")
    blocks = re.findall(r"^(?:enum class (\w+)|namespace (\w+_flag))[^{]*{\n(.*?)^}", text, re.M | re.S)
    owner = {number: enum or flag for enum, flag, block in blocks for number in re.findall(r"= (BASTIDE_\w+)[,;\n]", block)}
    enums = re.findall(r"^enum (bastide_\w+) {\s*(BASTIDE_\w+)", header, re.M)
    for enum, first in enums:
        names = {table[enum]} if enum in table else cpp_enums(enum)
        if owner.get(first) not in names:
            faults.append(f"docs/guides/cpp.md: {enum} is not called {' or '.join(sorted(names))} in {path.name}")
    return {*functions, *records, *(enum for enum, _ in enums)}


STAND_INS = {"BASTIDE_X", "BASTIDE_n", "bastide_BOX_VOCABULARY", "bastide_game_get_x", "bastide_game_list_x", "bastide_replay_TARGET",
             "bastide_giants_preset", "bastide_giants_reward", "BASTIDE_PRESET_GIANTS", "BASTIDE_REWARD_GIANT_ROAD",
             "bastide_giants_option", "BASTIDE_OPTION_GIANT_PAYS_AT_THE_END"}
KNOWING = ("include/*", "src/common/phrases.hpp", "capi/abi/bastide.symbols", "**/CMakeLists.txt", "**/*.cmake", "CMakePresets.json", "dev", "**/*.sh", "**/*.py",
           "capi/bindings/csharp/Bastide/*.cs", "examples/server/src/*.mjs")


def known_words():
    """Every bastide_... and BASTIDE_... of the public headers, the build and the scripts; a name with
    a variable of the build in it matches by the text around the variable."""
    exact, made = set(), set()
    files = {path for pattern in KNOWING for path in ROOT.glob(pattern) if path.is_file() and path != Path(__file__).resolve()}
    for path in sorted(files):
        if "build" not in path.relative_to(ROOT).parts:
            for word in re.findall(r"\b(?:bastide|BASTIDE)_(?:\w|\$\{\w+\})*", path.read_text(errors="replace")):
                (made if "$" in word else exact).add(word)
    return exact, [re.compile(re.sub(r"\$\{\w+\}", r"\\w+", word)) for word in sorted(made)
                   if len(re.sub(r"\$\{\w+\}", "", word)) > len("bastide_")]


def check_words(page, fences, lines, known, faults):
    """Checks that every bastide_... word of a page exists; one that ends in _ must be a prefix. Samples are compiled, so they are skipped."""
    exact, made = known
    samples = {number for start, _, first, last in fences if start and SAMPLE.match(lines[start - 1]) for number in range(first, last)}
    for number, line in enumerate(lines):
        for word in re.findall(r"\b(?:bastide|BASTIDE)_\w+", "" if number in samples else line):
            begins = word.endswith("_") and any(other.startswith(word) for other in exact)
            if word not in exact | STAND_INS and not begins and not any(pattern.fullmatch(word) for pattern in made):
                faults.append(f"{page.relative_to(ROOT)}:{number + 1}: no header, build option or script knows {word}")


def commands():
    """The scripts in which ./dev finds its commands."""
    listed = re.search(r"^scripts=\((.*?)\n\)", (ROOT / "dev").read_text(), re.M | re.S).group(1).split()
    return "\n".join((ROOT / script).read_text() for script in listed)


def check_builds(faults):
    """Checks that the help of `./dev build` names each preset and docs/trust.md each fuzz target."""
    dev = commands()
    presets = [preset["name"] for preset in json.loads((ROOT / "CMakePresets.json").read_text())["buildPresets"]]
    told = re.search(r"^#: build .*\n(?:#:  .*\n)*", dev, re.M).group()
    faults += [f"dev: the help of build does not name the preset {preset}" for preset in presets
               if not re.search(rf"\b{preset}\b", told.split(":", 2)[2])]
    trust = (ROOT / "docs/trust.md").read_text()
    targets = re.search(r"^fuzz_targets=\((.*)\)", dev, re.M).group(1).split()
    faults += [f"docs/trust.md: the target {target} is not there" for target in targets if f"\n- `{target}`: " not in trust]


def check_presets(faults):
    """docs/presets.md or the page of a box says of each preset which box it is."""
    names = re.findall(r"^\| \d+ \| `(\w+)` \| set ", (ROOT / "docs/options.md").read_text(), re.M)
    page = (ROOT / "docs/presets.md").read_text()
    boxes = "".join(path.read_text() for path in (ROOT / "docs/boxes").glob("*.md"))
    faults += [f"docs/presets.md: neither it nor a page of docs/boxes says which box the preset {name} is" for name in names
               if f"| `{name}` |" not in page and f"`{name}`" not in boxes]
    faults += [] if len(names) > 10 else ["docs/options.md: lists no presets"]


def page_faults(write):
    """What is wrong on the pages one by one; with `write` samples and figures are copied first."""
    commands_of_dev = set(re.findall(r"^#: (\w+)", commands(), re.M))
    faults, known, words = [], figures(), known_words()
    for page in pages():
        outside, fences, lines = split_fences(page.read_text())
        changed = check_samples(page, fences, lines, faults, write)
        if check_figures(page, lines, known, faults, write) or changed:
            page.write_text("\n".join(lines))
        check_links(page, outside, faults)
        check_files(page, outside, faults)
        check_times(page, outside, faults)
        check_recipes(page, outside, fences, lines, commands_of_dev, faults)
        check_commands(page, "\n".join(outside), commands_of_dev, faults)
        check_words(page, fences, lines, words, faults)
    return faults


def check_every_page(faults):
    """Links of pages lead somewhere, samples are tested, words and commands exist."""
    faults += page_faults(write=False)


OF_ALL_PAGES = (check_api, check_map, check_logs, check_cpp_names, check_builds, check_presets)
CHECKS = (check_every_page, *OF_ALL_PAGES)  # rules of tests/lint/lint.py


def main():
    faults = []
    for check in OF_ALL_PAGES:
        check(faults)
    faults += page_faults("--write" in sys.argv[1:])
    for fault in faults:
        print(fault)
    print(f"{len(pages())} pages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
