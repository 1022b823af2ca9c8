#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that the public headers compile alone and twice in one file, without a warning, in every dialect of each compiler: bastide.h and the headers beside it in C
# and C++, bastide.hpp and those beside it in C++20 and later, with and without exceptions and run-time types, also after the headers of X, OpenGL and
# Windows and after every macro of platforms that we know, and that they declare only their own namespace.
# usage: header_test.sh <include directory> [<C compiler> <C++ compiler> [<compiler for Windows>|'' [ON]]]; ON: headers of X must be there. GCC and Clang are added where present.
set -u
include=$1
windows=${4:-} every=${5:-OFF}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
compiled=0

printf '#include "bastide.h"\n#include "bastide.h"\nint bastide_header_test(void) { return BASTIDE_OK; }\n' >"$work/twice.c"
printf '#include "bastide.h"\nint bastide_header_test(void) { return BASTIDE_OK; }\n' >"$work/once.c"
# Possible mistakes of a host: inside extern "C", and after a packing pragma.
printf 'extern "C" {\n#include "bastide.h"\n}\nint bastide_header_test() { return BASTIDE_OK; }\n' >"$work/inside.cpp"
# Each header beside it, alone and twice.
for header in "$include"/bastide_*.h; do printf '#include "%s"\n#include "%s"\n' "${header##*/}" "${header##*/}"; done >"$work/beside.c"
printf 'int bastide_header_test(void) { return BASTIDE_OK; }\n' >>"$work/beside.c"
for name in once twice beside; do cp "$work/$name.c" "$work/$name.cpp"; done

printf '#include "bastide.hpp"\nint bastide_header_test() { return BASTIDE_OK; }\n' >"$work/face_once.cpp"
# Twice, after the C header, and with every template instantiated.
cat >"$work/face_twice.cpp" <<'end'
#include <array>
#include "bastide.h"
#include "bastide.hpp"
#include "bastide.hpp"

namespace api = bastide;

template class bastide::Result<int>;
template class bastide::Result<api::Game>;
template class bastide::Result<std::vector<api::Action>>;

int bastide_header_test(api::Game& game)
{
    std::array<api::Action, 4> buffer = {};
    int sum = game.placed_at(0, 0).value_or(-1) + game.decision()->seat + game.features()->front().id;
    sum += static_cast<int>(game.actions(api::ActionKind::any, buffer).value() + game.text(buffer[0]).size());
    for (const api::Action& action : *game.actions()) sum += action.kind == api::ActionKind::place ? 1 : 2;
    for (const api::Option option : api::all<api::Option>()) sum += number(api::named<api::Option>(name(option)).value());
    game.restore(game.snapshot().value()).value();
    return sum;
}
end
# The headers beside it, alone, and all of them with every template instantiated.
for header in "$include"/bastide_*.hpp; do
    printf '#include "%s"\n#include "%s"\nint bastide_header_test() { return BASTIDE_OK; }\n' "${header##*/}" "${header##*/}" >"$work/alone_${header##*/}.cpp"
done
cat >"$work/face_beside.cpp" <<'end'
#include <array>
#include "bastide_batch.hpp"
#include "bastide_draw.hpp"
#include "bastide_players.hpp"

namespace api = bastide;

template class bastide::Result<api::Batch>;

int bastide_header_test(api::Game& game, const api::Geometry& geometry, const api::Tileset& set, api::Batch& batch)
{
    std::array<char, 4> letters = {};
    std::array<api::PlayersMove, 4> moves = {};
    std::array<api::PlayersReason, 4> reasons = {};
    std::array<std::int32_t, 4> numbers = {};
    api::PlayersStop stop;
    api::Player player(api::PlayersLevel::hard);
    player.simulations(1).time(std::chrono::milliseconds(2)).stop(stop).random(3).host(api::PlayersHost{}).memory({});
    std::size_t sum = player.choose(game) && api::DrawTheme::dark == player.settings().level ? 1 : 0;
    sum += player.moves(game)->size() + player.moves(game, moves).value() + player.reasons(game, moves[0].action)->size();
    sum += player.reasons(game, moves[0].action, reasons).value() + player.text(reasons, 0).size();
    sum += api::draw_board(game, geometry)->size() + api::draw_dice(game, api::draw_options(), letters).value();
    sum += api::draw_tile(game, geometry, 0)->size() + api::draw_tile(set, geometry, 0)->size();
    sum += api::draw_sheet(game, geometry)->size() + api::draw_sheet(set, geometry)->size();
    api::BatchObservation seen(batch.shape().value());
    sum += batch.groups()->size() + batch.planes()->size() + batch.scalars()->size() + batch.list()->size();
    sum += batch.step(numbers, api::batch_flag::restart).value() + batch.advance(numbers, 0, {}, seen).value();
    sum += batch.list(numbers, {0, 4}, numbers).value() + batch.sample(numbers).value() + batch.play_out(9).value();
    batch.observe(seen).value();
    return static_cast<int>(sum);
}
end
printf '#include "face_twice.cpp"\n#include "face_beside.cpp"\n' >"$work/face_all.cpp"
# Macros of platforms: each is no C++. The standard library is included first, because it is not ours to say which of its names are macros.
{
    cat "$include"/bastide*.hpp | grep -E '^#include <' | sort -u
    awk '!/^[#[]/ { for (i = 1; i <= NF; i++) {
        called = sub(/\(\)$/, "", $i) ? "(...)" : ""
        printf "#undef %s\n#define %s%s <\"%s is a macro of a platform\">\n", $i, $i, called, $i } }' \
        "$include/../capi/abi/tools/platform_macros.txt"
} >"$work/macros.hpp"
printf '#include <%s>\n' X11/Xlib.h X11/Xutil.h X11/Xatom.h X11/keysym.h GL/gl.h GL/glx.h GL/glext.h >"$work/x11.hpp"
printf '#include <%s>\n' winsock2.h windows.h windowsx.h commctrl.h shlobj.h >"$work/windows.hpp"

knows() { # compiler language standard
    echo 'int bastide_header_test;' | "$1" -x "$2" -std="$3" -fsyntax-only - >/dev/null 2>&1
}

try() { # compiler language standard file options...
    if "$1" -x "$2" -std="$3" -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$include" "$4" "${@:5}" >"$work/log" 2>&1; then
        compiled=$((compiled + 1))
    else
        printf 'FAILED: %s -x %s -std=%s %s %s\n' "$1" "$2" "$3" "${4##*/}" "${*:5}"
        sed 's/^/    /' "$work/log" | head -n 20
        failed=$((failed + 1))
    fi
}

after_a_platform() { # compiler, header that the host includes first, options...
    try "$1" c++ c++20 "$work/face_all.cpp" -include "${@:2}"
}

compilers() { # the given one and those that are on the path, each once
    local seen=" " path name
    for name in "$@"; do
        path=$(command -v "$name" 2>/dev/null) || continue
        path=$(readlink -f "$path")
        case $seen in *" $path "*) continue ;; esac
        seen="$seen$path "
        printf '%s\n' "$name"
    done
}

for compiler in $(compilers "${2:-cc}" gcc clang); do
    for standard in c89 c99 c11 c17 c2x c23; do
        knows "$compiler" c $standard || continue
        for file in once twice beside; do try "$compiler" c $standard "$work/$file.c"; done
    done
done
for compiler in $(compilers "${3:-c++}" g++ clang++); do
    for standard in c++98 c++11 c++14 c++17 c++20 c++23; do
        knows "$compiler" c++ $standard || continue
        for file in once twice inside beside; do try "$compiler" c++ $standard "$work/$file.cpp"; done
    done
    newest=
    for standard in c++20 c++2b c++23 c++26; do
        if knows "$compiler" c++ $standard; then newest=$standard; fi
    done
    [ -n "$newest" ] || continue # too old for C++20
    for options in '' '-fno-exceptions -fno-rtti'; do
        # shellcheck disable=SC2086
        for file in "$work/face_once.cpp" "$work/face_all.cpp" "$include/../examples/minimal/minimal.cpp"; do
            try "$compiler" c++ c++20 "$file" -Wconversion -Wshadow $options
        done
        # shellcheck disable=SC2086
        [ $newest = c++20 ] || try "$compiler" c++ $newest "$work/face_twice.cpp" -Wconversion -Wshadow $options
    done
    try "$compiler" c++ c++20 "$work/face_twice.cpp" -Wconversion -Wshadow -DBASTIDE_CPP_NO_EXCEPTIONS
    for file in "$work"/alone_*.cpp; do try "$compiler" c++ c++20 "$file" -Wconversion -Wshadow; done
    after_a_platform "$compiler" "$work/macros.hpp"
    if "$compiler" -std=c++20 -fsyntax-only -x c++ "$work/x11.hpp" 2>"$work/log"; then
        after_a_platform "$compiler" "$work/x11.hpp"
    elif [ "$every" = ON ]; then
        printf 'FAILED: %s finds no headers of X and OpenGL\n' "$compiler"
        failed=$((failed + 1))
    fi
    for word in 'int Status = 0;' 'int verify(int);'; do # the macros are what this test thinks they are
        if echo "$word" | "$compiler" -std=c++20 -fsyntax-only -x c++ -include "$work/macros.hpp" - 2>/dev/null; then
            printf 'FAILED: %s compiles after the macros of platforms: %s\n' "$compiler" "$word"
            failed=$((failed + 1))
        fi
    done
done
if [ -n "$windows" ]; then
    after_a_platform "$windows" "$work/windows.hpp"
    after_a_platform "$windows" "$work/windows.hpp" -DUNICODE
    after_a_platform "$windows" "$work/windows.hpp" -DWIN32_LEAN_AND_MEAN -DNOMINMAX
fi

# Block comments only, because some parsers of headers support no others: without block comments, no // may be left.
if tr '\n' '\001' <"$include/bastide.h" | sed 's,/\*[^*]*\*\**\([^/*][^*]*\*\**\)*/,,g' | tr '\001' '\n' | grep -n '//'; then
    echo 'FAILED: bastide.h holds a line comment (above)'
    failed=$((failed + 1))
fi
# The header includes only stdint.h.
if grep -nE '^[[:space:]]*#[[:space:]]*include' "$include/bastide.h" | grep -v '<stdint\.h>'; then
    echo 'FAILED: bastide.h includes more than stdint.h (above)'
    failed=$((failed + 1))
fi
# bastide.hpp includes only the standard library and bastide.h, those beside it also bastide.hpp and their own C header.
for header in "$include"/bastide*.hpp; do
    own=$(basename "$header" .hpp)
    if grep -nE '^[[:space:]]*#[[:space:]]*include' "$header" | grep -vE "<[a-z_]+>|\"$own\.h\"|\"bastide\.hpp\""; then
        echo "FAILED: $own.hpp includes more than $own.h, bastide.hpp and the standard library (above)"
        failed=$((failed + 1))
    fi
done
# All its symbols are in bastide::cpp_v1, which no source of the library uses, so the two never clash in one program.
# Only GCC emits functions without callers.
if command -v g++ >/dev/null && command -v nm >/dev/null && ! g++ --version | grep -qi clang; then
    g++ -std=c++20 -fkeep-inline-functions -I"$include" -c "$work/face_all.cpp" -o "$work/face.o"
    nm "$work/face.o" | awk '$(NF-1) ~ /[A-TV-Zu-z]/ { print $NF }' | grep -E 'N[rVKRO]*7bastide' >"$work/names"
    [ -s "$work/names" ] || { echo 'FAILED: no function of bastide.hpp was compiled'; failed=$((failed + 1)); }
    if grep -vE 'N[rVKRO]*7bastide6cpp_v1' "$work/names"; then
        echo 'FAILED: bastide.hpp or one beside it declares names outside bastide::cpp_v1 (above)'
        failed=$((failed + 1))
    fi
fi
if [ -d "$include/../src" ] && grep -rn cpp_v1 "$include/../src" "$include/../capi" --include='*.cpp' --include='*.hpp' --include='*.inc'; then
    echo 'FAILED: the library says cpp_v1, which belongs to bastide.hpp (above)'
    failed=$((failed + 1))
fi

[ "$compiled" -gt 0 ] || { echo 'FAILED: no compiler was found'; failed=$((failed + 1)); }
echo "$compiled compilations without a warning, $failed failures"
[ "$failed" -eq 0 ]
