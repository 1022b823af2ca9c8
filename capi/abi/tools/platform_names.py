# SPDX-License-Identifier: MIT
"""Names that the C++ headers must not say, because headers of platforms define macros of the same name: platform_macros.txt."""
import re
from pathlib import Path

from declared import Discipline


def macros():
    """The names, and whether each is a macro only before a parenthesis."""
    listed = {}
    for line in Path(__file__).with_name("platform_macros.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith(("#", "[")):
            for word in line.split():
                name = word.removesuffix("()")
                listed[name] = listed.get(name, True) and word != name
    return listed


def refuse(text, path):
    """Raises Discipline where a part of a C++ header says the name of a macro. In parentheses a name is not called as a macro."""
    code = re.sub(r"//[^\n]*", "", text)
    said = {name: bool(called) for name, called in sorted(re.findall(r"\b([A-Za-z_]\w*)\b(\s*\()?", code))}
    wrong = [name for name, only_calls in macros().items() if name in said and (said[name] or not only_calls)]
    if wrong:
        raise Discipline(f"{path.name} says {' '.join(sorted(wrong))}, which headers of platforms define as macros: "
                         "rename it in the C header, or see capi/abi/tools/platform_macros.txt")
