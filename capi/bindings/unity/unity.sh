# SPDX-License-Identifier: MIT
# The package for Unity and the NuGet package: assembled and checked as far as that can be done without the editor. Sourced by ./dev, whose
# functions it uses.
# shellcheck shell=bash disable=SC2154

unity=capi/bindings/unity
unity_out=build/unity
unity_package=$unity_out/com.bastide.rules

unity_native() { # C++ compiler, output, further flags...: all libraries as one
    local cxx=$1 out=$2 objects="$unity_out/objects-$1" source
    mkdir -p "$objects" "$(dirname "$out")"
    for source in build/onefile/*.cpp; do
        $cxx -std=c++20 -O2 -DNDEBUG -fPIC -fno-exceptions -fno-rtti -fno-threadsafe-statics -DBASTIDE_BUILD_SHARED -DBASTIDE_DRAW_BUILD_SHARED \
            -DBASTIDE_PLAYERS_BUILD_SHARED -DBASTIDE_BATCH_BUILD_SHARED -fvisibility=hidden -c "$source" -o "$objects/$(basename "$source" .cpp).o" || return 1
    done
    $cxx -shared -s -o "$out" "$objects"/*.o "${@:3}"
}

unity_natives() {
    local plugins=$unity_package/Runtime/Plugins
    unity_native g++ $plugins/Linux/x86_64/libbastide.so -static-libgcc &&
        unity_native aarch64-linux-gnu-g++ $plugins/EmbeddedLinux/arm64/libbastide.so -static-libgcc &&
        unity_native x86_64-w64-mingw32-g++-posix $plugins/Windows/x86_64/bastide.dll -static
}

unity_native_games() { # target, compiler, folder of the library, command that runs a program...: the recorded games with the library as it is shipped
    local program=$unity_out/games-$1 ending=
    case $1 in windows) ending=.exe ;; esac
    $2 -std=c99 -O1 -Iinclude -Itests/determinism tests/determinism/fingerprint.c tests/determinism/random_game.c -L"$3" -lbastide -Wl,-rpath,"$PWD/$3" \
        -o "$program$ending" || return 1
    diff <(grep ' 20 ' tests/data/fingerprints.txt) <("${@:4}" "$program$ending" 20 | tr -d '\r')
}
unity_wine() { # program, arguments...
    export WINEDEBUG=-all WINEPREFIX="$PWD/build/wine" WINEPATH="Z:$PWD/$unity_package/Runtime/Plugins/Windows/x86_64"
    [ -d "$WINEPREFIX" ] || wineboot -i >build/logs/wine.log 2>&1
    wine "$@"
}
unity_arm() { qemu-aarch64 -L /usr/aarch64-linux-gnu "$@"; }

unity_assemble() { # the package but for its native libraries
    rm -rf $unity_out && mkdir -p $unity_out && cp -r $unity/com.bastide.rules $unity_package &&
        mkdir -p $unity_package/Runtime/Bastide $unity_package/Runtime/Plugins/Source $unity_package/Documentation~ &&
        cp -r $csharp/Bastide/. $unity_package/Runtime/Bastide/ &&
        cp $csharp/Tests/BindingTests.cs $csharp/Tests/RandomGames.cs $unity_package/Tests/ &&
        cp build/onefile/*.h build/onefile/*.cpp $unity_package/Runtime/Plugins/Source/ &&
        cp LICENSE $unity_package/LICENSE.md && python3 capi/bindings/tools/unity.py page CHANGELOG.md $unity_package/CHANGELOG.md &&
        python3 capi/bindings/tools/unity.py page docs/guides/unity.md $unity_package/Documentation~/bastide.md
}

unity_samples() { # the samples against a stand-in of the engine, played by clicks; what is compiled on iOS alone is compiled too
    local package=$unity/com.bastide.rules
    # shellcheck disable=SC2046
    mcs -target:library -unsafe -langversion:7.2 -define:UNITY_IOS -nowarn:1591 -out:$csharp_out/Phone.dll $(csharp_sources) &&
        mcs -target:library -langversion:7.2 -warnaserror -out:$csharp_out/UnityEditor.dll $unity/tests/UnityEditor.cs &&
        mcs -target:library -langversion:7.2 -warnaserror -define:UNITY_IOS -r:$csharp_out/UnityEditor.dll -out:$csharp_out/Editor.dll $package/Editor/*.cs || return 1
    mcs -target:library -langversion:7.2 -warnaserror -nowarn:649,414 -out:$csharp_out/UnityEngine.dll $unity/tests/UnityEngine.cs &&
        mcs -target:library -langversion:7.2 -warnaserror -nowarn:649 -r:$csharp_out/UnityEngine.dll -r:$csharp_out/Bastide.Rules.dll \
            -r:$csharp_out/nunit.framework.dll -out:$csharp_out/Table.dll $package/Unity/*.cs $package/Samples~/Table/*.cs $unity/tests/TableTests.cs &&
        csharp_nunit Table unity
}

unity_try() { # name, command...
    if "${@:2}"; then note passed "unity/$1" && say "$1: as expected"; else note failed "unity/$1" && say "$1: FAILED"; fi
}

unity_libraries() { unity_assemble && quietly build/logs/unity-native.log unity_natives || { note failed unity/package; return 1; }; }

unity_needs_libc() { # the libraries for Linux need the C library and no other
    local library needed
    for library in "$@"; do
        needed=$(needed_by "$library")
        [ "$needed" = libc.so.6 ] || { say "$library needs ${needed//$'\n'/ }"; return 1; }
    done
}

unity_pack() { # the files that a user takes, from the assembly and what unity_libraries has made
    local plugins=$unity_package/Runtime/Plugins
    python3 capi/bindings/tools/unity.py meta $unity_package
    unity_try 'libraries that need libc alone' unity_needs_libc $plugins/Linux/x86_64/libbastide.so $plugins/EmbeddedLinux/arm64/libbastide.so
    unity_try 'the package' python3 capi/bindings/tools/unity.py check $unity_package
    unity_try 'its archive' unity_archive
    unity_try 'the NuGet package' python3 capi/bindings/tools/nuget.py $unity_out $csharp_out/Bastide.Rules.dll $csharp_out/Bastide.Rules.xml \
        "linux-x64=$plugins/Linux/x86_64/libbastide.so" "linux-arm64=$plugins/EmbeddedLinux/arm64/libbastide.so" "win-x64=$plugins/Windows/x86_64/bastide.dll"
}

# A program takes the NuGet package as its page says; what it prints the comments of the sample say.
unity_nuget_program() {
    local out=$PWD/$unity_out/nuget
    rm -rf "$out" && mkdir -p "$out/package" && python3 -m zipfile -e $unity_out/Bastide.*.nupkg "$out/package" &&
        quietly build/logs/nuget.log xbuild "/p:Package=$out/package" "/p:Out=$out/program" $csharp/Tests/Package.csproj && mono "$out/program/FirstGame.exe" >"$out/printed.txt" &&
        [ "$(grep -cE "$csharp_first_says" "$out/printed.txt")" -eq 4 ]
}

unity_nuget_mono() { # the same by the commands of the page, for Mono
    local out=$unity_out/nuget/mono
    rm -rf $out && mkdir -p $out && cp $unity_out/Bastide.*.nupkg $csharp/Samples/FirstGame.cs $out/ &&
        recipe docs/guides/unity.md mono $out >$out/printed.txt && [ "$(grep -cE "$csharp_first_says" $out/printed.txt)" -eq 4 ]
}

unity_nuget_core() { # what the NuGet package holds runs on .NET Core
    local package=$unity_out/nuget/package out=$unity_out/nuget/core
    rm -rf $out && mkdir -p $out && cp $package/lib/net45/Bastide.Rules.dll $package/runtimes/linux-x64/native/libbastide.so $out/ && csharp_core $out
}

unity_packages() { # no tests: only what unity_pack makes
    unity_libraries && unity_try 'the assembly' quietly build/logs/csharp-build.log csharp_assembly && unity_pack
}

unity_all() {
    local plugins=$unity_package/Runtime/Plugins
    unity_libraries || return 1
    unity_try 'Linux x64 plays the recorded games' unity_native_games linux gcc $plugins/Linux/x86_64 env
    unity_try 'Linux arm64 plays the recorded games' unity_native_games arm64 aarch64-linux-gnu-gcc $plugins/EmbeddedLinux/arm64 unity_arm
    unity_try 'Windows x64 plays the recorded games' unity_native_games windows x86_64-w64-mingw32-gcc-posix $plugins/Windows/x86_64 unity_wine
    BASTIDE_LOADS=1000 unity_try 'C# under mono' csharp_stage $plugins/Linux/x86_64/libbastide.so
    BASTIDE_EVERY_PRESET=1 unity_try 'the samples, with a stand-in of the engine' unity_samples
    unity_try 'C# compiled ahead of time' csharp_aot
    unity_pack
    unity_try 'a program with the NuGet package' unity_nuget_program
    unity_try 'the same by the commands of the page' unity_nuget_mono
    unity_try '.NET Core plays the recorded games with the NuGet package' unity_nuget_core
}
unity_archive() { (cd $unity_out && npm pack --silent ./com.bastide.rules) && tar tzf $unity_out/*.tgz >$unity_out/contents.txt && grep -q 'package/Runtime/Plugins/Windows/x86_64/bastide.dll.meta' $unity_out/contents.txt; }

#: unity              assembles the package for Unity and the NuGet package in build/unity, with native libraries for Linux and Windows, and tests
#:                     them without the editor
#: unity package      only assembles them
command_unity() {
    [ $# -eq 0 ] || [ "$*" = package ] || die 'usage: ./dev unity [package]'
    begin_counting
    if [ $# -eq 1 ]; then
        need python gcc binutils mono node npm aarch64 mingw
        onefile_make && unity_packages
    else
        need python venv gcc binutils mono xbuild unzip nunit node npm aarch64 qemu mingw wine
        onefile_make && unity_all
    fi
    verdict
}
