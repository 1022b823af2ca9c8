# SPDX-License-Identifier: MIT
# The bindings for Godot: built, tested against a stand-in of the engine, and run in engines. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

godot=capi/bindings/godot
godot_out=build/godot
godot_flags=(-std=c11 -O2 -Wall -Wextra -Werror -Wno-missing-field-initializers -fPIC -fvisibility=hidden)

godot_generated() {
    if python3 capi/bindings/tools/godot.py check; then note passed godot/generated; else note failed godot/generated; fi
}

# ---- The stand-in of an engine: what ./dev test runs --------------------------------------------------------------------------------

# The files of the extension, the lowest first: each calls functions of those before it alone. The tables, which name functions of all
# files, are data.
godot_files=(clock engine records values fields game calls players more generated_docs generated_tables register)

godot_layers() { # folder of objects: whether they call each other in that order
    local i file wrong functions above
    for file in "$1"/*.o; do
        case " ${godot_files[*]} " in *" $(basename "$file" .o) "*) ;; *) say "$file is not in the order" && return 1 ;; esac
    done
    for ((i = 0; i + 1 < ${#godot_files[@]}; ++i)); do
        above=("${godot_files[@]:i+1}") && above=("${above[@]/#/$1/}") && above=("${above[@]/%/.o}")
        functions=$(nm -P --defined-only "${above[@]}" | awk '$2 == "T" { print $1 }')
        wrong=$(nm -P -u "$1/${godot_files[i]}.o" | awk '{ print $1 }' | grep -Fx "$functions" || true)
        [ -z "$wrong" ] || { say "${godot_files[i]}.c calls what is above it: $wrong" && return 1; }
    done
}

godot_host_build() { # static library
    local out=$godot_out/host source
    local checks=(-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all)
    rm -rf $out && mkdir -p $out || return 1
    for source in $godot/src/*.c; do
        clang "${godot_flags[@]}" "${checks[@]}" -Iinclude -c "$source" -o "$out/$(basename "$source" .c).o" || return 1
    done
    godot_layers $out || return 1
    clang "${checks[@]}" -shared -o $out/libbastide_godot.so $out/*.o "$1" -Wl,--exclude-libs,ALL &&
        clang "${checks[@]}" -shared -fPIC -o $out/misfit.so $out/*.o $csharp/Tests/other_release.c "$1" -Wl,--exclude-libs,ALL -Wl,--allow-multiple-definition &&
        clang++ -std=c++17 "${checks[@]}" -Wall -Wextra -Werror -Iinclude -o $out/host_test $godot/tests/host_test.cpp "$1" -ldl -pthread
}

godot_host() { # static library, loads
    local said
    quietly build/logs/godot-host.log godot_host_build "$1" || return 1
    if said=$($godot_out/host/host_test $godot_out/host/libbastide_godot.so $godot_out/host/misfit.so "$2" tests/games/*.txt 2>$godot_out/host/errors.txt); then
        note passed godot/host
        say "Godot 4, stand-in of the engine, sanitizers: $said"
    else
        note failed godot/host
        cat $godot_out/host/errors.txt
    fi
}

# ---- The add-on ---------------------------------------------------------------------------------------------------------------------

godot_library() { # C compiler, C++ compiler, output, further flags of the linker...: the extension with the library inside
    local cc=$1 cxx=$2 out=$3 objects="$godot_out/objects-$1" source
    mkdir -p "$objects"
    for source in build/onefile/*.cpp; do
        $cxx -std=c++20 -O2 -DNDEBUG -fPIC -fvisibility=hidden -fno-exceptions -fno-rtti -fno-threadsafe-statics -ffunction-sections -fdata-sections \
            -c "$source" -o "$objects/$(basename "$source" .cpp).o" || return 1
    done
    for source in $godot/src/*.c; do
        $cc "${godot_flags[@]}" -Ibuild/onefile -c "$source" -o "$objects/$(basename "$source" .c).o" || return 1
    done
    $cc -shared -s -o "$out" "$objects"/*.o -Wl,--gc-sections "${@:4}"
}

godot_syntax() { # whether the extension is code for Windows, whose library ./dev test does not build
    if quietly build/logs/godot-windows.log x86_64-w64-mingw32-gcc-posix "${godot_flags[@]}" -Iinclude -fsyntax-only $godot/src/*.c; then
        note passed godot/windows
    else
        note failed godot/windows
    fi
}

godot_addon() { # writes build/godot/project: the add-on with its libraries, the demo, the tests
    local project=$godot_out/project bin=$godot_out/project/addons/bastide/bin
    rm -rf $project && mkdir -p $project && cp -r $godot/demo/. $godot/addons $project/ && mkdir -p $bin $project/tests || return 1
    cp $godot/tests/*.gd $project/tests/
    cp LICENSE $project/addons/bastide/
    cp -r $godot/doc_classes $project/addons/bastide/
    godot_library gcc g++ $bin/libbastide_godot.linux.x86_64.so &&
        godot_library aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ $bin/libbastide_godot.linux.arm64.so &&
        godot_library x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-g++-posix $bin/bastide_godot.windows.x86_64.dll -static &&
        mkdir -p $project/.godot && say 'res://addons/bastide/bastide.gdextension' >$project/.godot/extension_list.cfg &&
        (cd $project && python3 -m zipfile -c ../bastide-godot.zip addons project.godot table.tscn table.gd board.gd README.md)
}

# ---- Engines -------------------------------------------------------------------------------------------------------------------------

# Godot 3 of Debian plays one game; it must have the hashes that C has.
godot3_game() {
    local out=$godot_out/godot3
    rm -rf $out && cp -r $godot/godot3/demo $out &&
        gcc "${godot_flags[@]}" -Iinclude -shared $godot/godot3/bastide_godot3.c "$1" -lstdc++ -Wl,--exclude-libs,ALL -o $out/libbastide_godot3.so &&
        gcc -std=c99 -Iinclude $godot/tests/expected3.c "$1" -lstdc++ -o $out/expected && $out/expected >$out/expected.txt || return 1
    mkdir -p $godot_out/home
    HOME="$PWD/$godot_out/home" LANG=C.UTF-8 godot3-server --path $out -s play.gd >$out/printed.txt 2>&1 || return 1
    grep -E '^[0-9]' $out/printed.txt | diff $out/expected.txt - && ! grep -v 'ERROR: \(make_dir\|get_language\|set_locale\)' $out/printed.txt | grep -E 'ERROR|the game'
}

# Prints the command of an engine of version 4: GODOT, `godot`, or the package of Debian's unstable suite, unpacked with all that it needs
# into build/godot/engine, because it needs a newer C library than this system may have.
godot4_command() {
    local root=$godot_out/engine/root command=${GODOT:-$(command -v godot || true)}
    if [ -z "$command" ]; then
        [ -x $root/usr/bin/godot ] || godot4_fetch $godot_out/engine >&2 || return 1
        command=$PWD/$godot_out/engine/godot
    fi
    say "$command"
}

godot4_fetch() { # folder
    local folder=$PWD/$1 mirror options deb
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN)' 'Created-By: Packages' | awk '$2 == "Debian" { print $1; exit }')
    [ -n "$mirror" ] || return 1
    mkdir -p "$folder"/{lists/partial,cache/archives/partial,root} && touch "$folder/status"
    say "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" >"$folder/sources.list"
    options=(-o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=/dev/null -o "Dir::State::lists=$folder/lists"
        -o "Dir::State::status=$folder/status" -o "Dir::Cache=$folder/cache" -o Acquire::Languages=none)
    apt_get "${options[@]}" update && apt_get "${options[@]}" install -y -d --no-install-recommends godot || return 1
    for deb in "$folder"/cache/archives/*.deb; do dpkg-deb -x "$deb" "$folder/root" || return 1; done
    printf '#!/bin/sh\nlibraries=%s\nexec $libraries/ld-linux-x86-64.so.2 --library-path $libraries:$libraries/pulseaudio %s "$@"\n' \
        "$folder/root/usr/lib/x86_64-linux-gnu" "$folder/root/usr/bin/godot" >"$folder/godot"
    chmod +x "$folder/godot"
    rm -rf "$folder/cache"
}

godot4_run() { # command, script, arguments... A script that fails may never quit.
    HOME="$PWD/$godot_out/home" timeout 300 "$1" --headless --path $godot_out/project -s "tests/$2" -- "${@:3}"
}

godot4_recorded() { # command
    diff <(grep ' 20 ' tests/data/fingerprints.txt | grep -v '^all ') <(godot4_run "$1" recorded.gd 20 2>&1 | grep -E '^[a-z_0-9]+ 20 |ERROR')
}

godot4_demo() { # command: a player drags, turns, passes, saves, loads and undoes
    local printed
    printed=$(godot4_run "$1" drive.gd 2>&1) && say "$printed" | grep '^the demo played' && ! grep -E 'ERROR|WARNING' <<<"$printed"
}

godot4_first_game() { # command: the sample of the page does what its comments say
    local printed
    printed=$(godot4_run "$1" first_game.gd 2>&1)
    [ "$(grep -cE '^(Red must place W\.|No side of \(9,9\) touches a placed tile\.|undone|saved)$' <<<"$printed")" -eq 4 ] && ! grep ERROR <<<"$printed"
}

godot4_network() { # command: a client follows the messages of a server to the end
    local printed
    printed=$(godot4_run "$1" network.gd 2>&1)
    [ "$(grep -cE '^followed [0-9]+ messages to the end: true$' <<<"$printed")" -eq 2 ] && ! grep ERROR <<<"$printed"
}

godot4_reference() { # command: the class reference and what the engine has registered are one
    local out=$godot_out/reference
    rm -rf $out && mkdir -p $out && cp -r $godot_out/project/addons $godot_out/project/project.godot $godot_out/project/.godot $out/ || return 1
    (cd $out && HOME="$OLDPWD/$godot_out/home" "$1" --headless --path . --doctool . --gdextension-docs >doctool.txt 2>&1) &&
        python3 $godot/tests/reference_test.py $godot/doc_classes $out/doc_classes
}

godot4_editor() { # command: the editor opens the demo without an error
    HOME="$PWD/$godot_out/home" "$1" --headless --editor --quit --path $godot_out/project >build/logs/godot-editor.log 2>&1 &&
        ! grep -E 'ERROR|WARNING' build/logs/godot-editor.log
}

godot_try() { # name, command...
    if "${@:2}"; then note passed "godot/$1" && say "$1: as expected"; else note failed "godot/$1" && say "$1: FAILED"; fi
}

godot_pack() { # the zip file that a user takes
    if quietly build/logs/godot-addon.log godot_addon; then note passed godot/add-on && say "the add-on is in $godot_out/bastide-godot.zip"; else note failed godot/add-on; fi
}

godot_all() { # static library
    local command
    godot_generated
    godot_host "$1" 1000
    godot_pack
    godot_try 'Godot 3 plays a game' godot3_game "$1"
    if command=$(godot4_command); then
        say "Godot $("$command" --version)"
        godot_try 'Godot 4 plays the recorded games' godot4_recorded "$command"
        godot_try 'Godot 4 runs the first game of the page' godot4_first_game "$command"
        godot_try 'Godot 4 follows a server by its messages' godot4_network "$command"
        godot_try 'Godot 4 has the classes of the reference' godot4_reference "$command"
        godot_try 'the editor of Godot 4 opens the demo' godot4_editor "$command"
        godot_try 'Godot 4 runs the demo' godot4_demo "$command"
    else
        note failed 'godot/engine'
        say 'there is no engine of version 4: set GODOT to its command'
    fi
}

#: godot              assembles the add-on and the demo for Godot 4 in build/godot/project, and tests them with a stand-in of the engine and in
#:                     Godot 3 and 4. GODOT names the command of an engine of version 4; without it Debian's is fetched
#: godot package      only assembles them
command_godot() {
    [ $# -eq 0 ] || [ "$*" = package ] || die 'usage: ./dev godot [package]'
    begin_counting
    if [ $# -eq 1 ]; then
        need python gcc aarch64 mingw
        onefile_make && godot_pack
        verdict
        return
    fi
    need python gcc clang sanitizers aarch64 mingw godot3 binutils
    onefile_make && onefile_try gcc
    rm -f build/onefile/gcc/libbastide.a && ar rcs build/onefile/gcc/libbastide.a build/onefile/gcc/bastide*.o
    godot_all build/onefile/gcc/libbastide.a
    verdict
}
