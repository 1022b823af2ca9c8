#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The one linter of the sources and pages: rules that no compiler knows. Reads files as text.

usage: lint.py [RULE...]   all rules, or those named; prints what is wrong
       lint.py --list      the rules
       lint.py --self      whether the rules find the faults of small trees
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "docs/tools"))
import check_pages  # noqa: E402
import cpp  # noqa: E402
import layers  # noqa: E402
import places  # noqa: E402
import rule_ids  # noqa: E402


def of_pages(check):
    """A check of docs/tools/check_pages.py, which reads the pages itself, as a rule."""
    def rule(_):
        faults = []
        check(faults)
        return faults
    return rule


def is_source(path):
    """Whether a file is code of the library or one of its headers."""
    return path.endswith((".h", ".hpp", ".cpp", ".c", ".inc")) and path.startswith(("src/", "capi/", "include/")) and \
        not path.startswith(("capi/bindings/", "capi/abi/"))


def is_worded(path):
    """Whether a file's words are those of the glossary."""
    return is_source(path) or layers.has_prose(path) and not path.startswith(("src/", "capi/"))


def is_test(path):
    return path.startswith("tests/") and path.endswith((".cpp", ".txt"))


def has_rule_ids(path):
    """Whether a file holds ids of rules: their pages, tests, and what is kept of releases."""
    return is_test(path) or path.startswith(("docs/rules/", rule_ids.RELEASES))


def is_cpp(path):
    return path.startswith(("src/", "capi/", "tests/")) and path.endswith((".hpp", ".cpp")) and not path.startswith("capi/bindings/")


def is_any(path):
    return True


# name, what it finds, the files that it reads
RULES = (
    ("layers", layers.includes, is_source),
    ("boxes", layers.boxes, is_source),
    ("retired", layers.retired, is_worded),
    ("ages", layers.ages, is_source),
    ("writes", layers.writes, is_source),
    ("one_definition", layers.one_definition, is_cpp),
    ("case_names", cpp.case_names, is_cpp),
    ("rule_ids", rule_ids.rule_ids, has_rule_ids),
    ("ids_of_pages", rule_ids.ids_of_pages, has_rule_ids),
    ("places", places.places_of_boxes, is_any),
    *((check.__name__.removeprefix("check_"), of_pages(check), None) for check in check_pages.CHECKS),
)


def read_tree():
    """The path of each file of the repository, new ones included, with its text; a copy without Git is read whole."""
    tracked = subprocess.run(["git", "-C", ROOT, "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=False).stdout.splitlines()
    found = [path for path in tracked if (ROOT / path).is_file()] or [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file()]
    return {path: (ROOT / path).read_text(errors="replace") for path in sorted(found)}


def check_rules():
    for module in (layers, rule_ids, places):
        module.check_rules()
    cpp.check_reader()
    print("the rules find the faults that they should")


def main(asked):
    if asked == ["--list"]:
        print("\n".join(name for name, _, _ in RULES))
        return 0
    if asked == ["--self"]:
        check_rules()
        return 0
    unknown = set(asked) - {name for name, _, _ in RULES}
    if unknown:
        sys.exit(f"no such rule: {', '.join(sorted(unknown))}")
    tree, count = read_tree(), 0
    for name, rule, is_read in RULES:
        if asked and name not in asked:
            continue
        files = {path: text for path, text in tree.items() if is_read and is_read(path)}
        faults = [*rule(files)] if files or not is_read else ["there is no file that it reads"]
        for fault in faults:
            print(f"{name}: {fault}")
        count += len(faults)
    print(f"{len(asked or RULES)} rules, {len(tree)} files, {count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
