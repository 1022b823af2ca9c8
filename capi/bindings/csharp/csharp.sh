# SPDX-License-Identifier: MIT
# The binding for C#: compiled, tested under mono, compiled ahead of time. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

csharp=capi/bindings/csharp
csharp_out=build/csharp
csharp_first_says='^(Red must place W\.|No side of \(9,9\) touches a placed tile\.|undone|saved)$' # the lines of the first game that its comments name

csharp_sources() { find $csharp/Bastide -name '*.cs' | LC_ALL=C sort; }

csharp_assembly() {
    mkdir -p $csharp_out || return 1
    # shellcheck disable=SC2046
    mcs -target:library -unsafe -langversion:7.2 -warnaserror -doc:$csharp_out/Bastide.Rules.xml -nowarn:1591,1570,1573 -out:$csharp_out/Bastide.Rules.dll \
        $(csharp_sources)
}

csharp_build() { # library: the assembly, its tests and a program that plays
    local nunit=/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll
    mkdir -p $csharp_out && cp --remove-destination "$1" $csharp_out/libbastide.so && csharp_assembly &&
        cp $nunit $csharp_out/ &&
        mcs -target:library -unsafe -langversion:7.2 -warnaserror -r:$csharp_out/Bastide.Rules.dll -r:$csharp_out/nunit.framework.dll \
            -out:$csharp_out/Bastide.Tests.dll $csharp/Tests/BindingTests.cs $csharp/Tests/RandomGames.cs &&
        mcs -langversion:7.2 -warnaserror -r:$csharp_out/Bastide.Rules.dll -out:$csharp_out/Play.exe $csharp/Tests/Play.cs $csharp/Tests/RandomGames.cs &&
        mcs -langversion:7.2 -warnaserror -r:$csharp_out/Bastide.Rules.dll -out:$csharp_out/FirstGame.exe $csharp/Samples/FirstGame.cs &&
        mcs -langversion:7.2 -warnaserror -r:$csharp_out/Bastide.Rules.dll -out:$csharp_out/Shortest.exe $csharp/Samples/Shortest.cs
}

csharp_first_game() { # the samples of the pages do what their comments say
    local printed
    printed=$(cd $csharp_out && LD_LIBRARY_PATH=. mono FirstGame.exe) && [ "$(grep -cE "$csharp_first_says" <<<"$printed")" -eq 4 ] &&
        printed=$(cd $csharp_out && LD_LIBRARY_PATH=. mono Shortest.exe) && [ "$printed" = 'Red must place W.' ]
}

csharp_misfits() { # a library of another release, and none at all: the first call says what is wrong
    local out=$csharp_out/misfit said
    rm -rf $out && mkdir -p $out && cp $csharp_out/FirstGame.exe $csharp_out/Bastide.Rules.dll $out/ || return 1
    said=$(cd $out && LD_LIBRARY_PATH=. mono FirstGame.exe 2>&1) && return 1
    grep -q 'DllNotFoundException: .*bastide' <<<"$said" || { say "$said"; return 1; }
    gcc -std=c99 -shared -fPIC -o $out/libbastide.so $csharp/Tests/other_release.c || return 1
    said=$(cd $out && LD_LIBRARY_PATH=. mono FirstGame.exe 2>&1) && return 1
    grep -q 'BastideException: The native library bastide 9\.8\.7 does not fit Bastide\.Rules\.dll, made for [0-9.]*: its binary interface has version 99, not ' <<<"$said" ||
        { say "$said"; return 1; }
}

csharp_nunit() { # assembly, area: its tests, each counted by its name
    local status=0
    (cd $csharp_out && LD_LIBRARY_PATH=. BASTIDE_FINGERPRINTS=../../tests/data/fingerprints.txt \
        nunit-console "$1.dll" -nologo -domain=None -xml="$1.xml") >"build/logs/$1.log" 2>&1 || status=1
    tr '\n\t' '  ' <"$csharp_out/$1.xml" | grep -oE '<test-case [^>]*>' |
        sed -E 's/.* name="([^"]*)".* success="(True|False)".*/\2\t'"$2"'\/\1/; t; s/.* name="([^"]*)".*/skipped\t'"$2"'\/\1/' |
        sed -E 's/^True/passed/; s/^False/failed/' >>"$outcomes"
    if [ $status -ne 0 ]; then cat "build/logs/$1.log"; else grep -E '^Tests run|grew by' "build/logs/$1.log"; fi
    return $status
}

csharp_stage() { # library
    if python3 capi/bindings/tools/csharp.py check; then note passed csharp/generated; else note failed csharp/generated; fi
    quietly build/logs/csharp-build.log csharp_build "$1" && csharp_nunit Bastide.Tests csharp || return 1
    if csharp_first_game; then note passed csharp/first-game; else note failed csharp/first-game; fi
    if csharp_misfits; then note passed csharp/misfits; else note failed csharp/misfits; fi
}

csharp_aot() { # everything compiled ahead of time, as IL2CPP does: nothing may need a compiler while it runs
    local out=$csharp_out/aot file
    rm -rf $out && mkdir -p $out
    cp $csharp_out/Play.exe $csharp_out/Bastide.Rules.dll $csharp_out/libbastide.so /usr/lib/mono/4.5/mscorlib.dll /usr/lib/mono/gac/Mono.Security/*/Mono.Security.dll $out/
    for file in mscorlib.dll Mono.Security.dll Bastide.Rules.dll Play.exe; do
        (cd $out && MONO_PATH=. quietly ../../logs/csharp-aot.log mono --aot=full $file) || return 1
    done
    (cd $out && MONO_PATH=. LD_LIBRARY_PATH=. mono --full-aot Play.exe 20) >$out/games.txt || return 1
    diff <(grep ' 20 ' tests/data/fingerprints.txt | grep -v '^all ') <(head -n -1 $out/games.txt) && tail -n 1 $out/games.txt
}

# Prints the command of .NET Core, which Microsoft publishes as a Python package too.
csharp_core_command() {
    local home=$PWD/build/dotnet log=build/logs/dotnet.log
    [ -x "$home/bin/python" ] || quietly $log python3 -m venv "$home" >&2 || return 1
    quietly $log "$home/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps dotnetcore2==3.1.23 >&2 || return 1
    chmod +x "$home"/lib/python3*/site-packages/dotnetcore2/bin/dotnet && say "$home"/lib/python3*/site-packages/dotnetcore2/bin/dotnet
}

csharp_core() { # folder with the assembly and the native library: .NET Core plays the first game and the recorded games
    local command program
    command=$(csharp_core_command) || return 1
    mcs -langversion:7.2 -warnaserror -r:"$1/Bastide.Rules.dll" -out:"$1/FirstGame.exe" $csharp/Samples/FirstGame.cs &&
        mcs -langversion:7.2 -warnaserror -r:"$1/Bastide.Rules.dll" -out:"$1/Play.exe" $csharp/Tests/Play.cs $csharp/Tests/RandomGames.cs || return 1
    for program in FirstGame Play; do
        say '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}' >"$1/$program.runtimeconfig.json"
    done
    local -x DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 # no library for languages is needed
    "$command" "$1/FirstGame.exe" >"$1/first.txt" && [ "$(grep -cE "$csharp_first_says" "$1/first.txt")" -eq 4 ] &&
        "$command" "$1/Play.exe" 20 >"$1/games.txt" && diff <(grep ' 20 ' tests/data/fingerprints.txt | grep -v '^all ') <(head -n -1 "$1/games.txt")
}
