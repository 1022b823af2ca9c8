// SPDX-License-Identifier: MIT
//
// The style of pictures: colours, lines and letters, for boards and for sheets of tiles.
#pragma once

#include <string>

#include "svg_shapes.hpp"

namespace cli {

inline constexpr const char* svg_style =
    "<style>text{font-family:'DejaVu Sans',Verdana,sans-serif}"
    ".field{fill:#b9d38f}.tuft{fill:#a6c47b}.city{fill:url(#roofs)}"
    ".wall{fill:none;stroke:#6b4a2f;stroke-width:4.5;stroke-linecap:round}.crest{fill:none;stroke:#d9c3a0;stroke-width:1.2;"
    "stroke-dasharray:3 3}"
    ".bank{fill:none;stroke:#8d8570;stroke-width:12}.road{fill:none;stroke:#f7f2e2;stroke-width:9}"
    ".house{fill:#b4552f;stroke:#5a2a17;stroke-width:1.2}.front{fill:#ecdcbc;stroke:#5a2a17;stroke-width:1.2}"
    ".monastery{fill:#efe5cb;stroke:#6b4a2f;stroke-width:2}.door{fill:#6b4a2f}"
    ".roof{fill:#a33c32;stroke:#5a1c17;stroke-width:1.5;stroke-linejoin:round}"
    ".pennant{fill:#2f5fb3;stroke:#fff;stroke-width:1.5;stroke-linejoin:round}.cross{stroke:#fff;stroke-width:1.6}"
    ".hedge{fill:#5f8f45;stroke:#3f6a2c;stroke-width:1}.bloom{fill:#e07f9a}"
    ".rim{fill:none;stroke:#3a4a20;stroke-opacity:.28;stroke-width:1}.label{font-size:11px;fill:#26331a;stroke:#fffb;"
    "stroke-width:2.5;paint-order:stroke}"
    ".ruler{font-size:13px;fill:#6a675e;text-anchor:middle}.caption{font-size:12px;fill:#333;text-anchor:middle}"
    ".piece{stroke:#1d1d1d;stroke-width:1.6;stroke-linejoin:round}"
    ".abbey{fill:#dccfae;stroke:#6b4a2f;stroke-width:4}"
    ".site{fill:#c4bdaf;stroke:#6b645a;stroke-width:1.8;stroke-dasharray:4 2}"
    ".tower{fill:#77706a;stroke:#2e2a25;stroke-width:1.5;stroke-linejoin:round}"
    ".height{font-size:13px;font-weight:bold;fill:#fff;text-anchor:middle}"
    ".crown{fill:#f4c531;stroke:#1d1d1d;stroke-width:1.4;stroke-linejoin:round}.wheel{fill:#eee;stroke:#1d1d1d;stroke-width:2}"
    ".bars{fill:none;stroke:#222;stroke-width:1.5}.seat{font-size:14px;font-weight:bold;fill:#222}"
    ".supply{font-size:12px;fill:#555}"
    ".letter{font-size:9px;font-weight:bold;fill:#fff;text-anchor:middle;stroke:#0009;stroke-width:2;paint-order:stroke}</"
    "style>\n";

/// The head of a picture of that size: the style sheet, the pattern of city roofs, the background.
inline std::string begin_svg(Point size)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(size.x) + " " + number(size.y) + "\">\n" +
           svg_style +
           "<pattern id=\"roofs\" width=\"14\" height=\"12\" patternUnits=\"userSpaceOnUse\">"
           "<path d=\"M0,0h14v12h-14z\" fill=\"#d6a874\"/><path d=\"M1,2h5v3h-5zM8,8h5v3h-5z\" fill=\"#c4905c\"/></pattern>\n" +
           "<rect width=\"100%\" height=\"100%\" fill=\"#fbfaf6\"/>\n";
}

}  // namespace cli
