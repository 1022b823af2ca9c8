# SPDX-License-Identifier: MIT
# Makes WebAssembly modules of few bytes from the static libraries in build/js. Sourced by the builds of the package and of the table.
# shellcheck shell=bash disable=SC2154

# The whole program is optimised at link time, with features that every browser has had since March 2023. With SIMD games are played in
# about half the time, and the modules are no larger. Files inline only what makes its caller smaller, which saves 0.5 % of the bytes and
# costs no time, because the linker inlines more. The linker's loop strength reduction is off, since WebAssembly lacks the addressing modes
# that it works for; it costs 1.5 % of the bytes.
size_flags=(-Oz -DNDEBUG -flto -mbulk-memory -msign-ext -msimd128 -mllvm -inline-threshold=-10)

# wasm-opt's "low memory is unused" holds, as the linker puts nothing below address 1024. Without a limit of its own, the memory grows to 4 GiB.
module() { # file, functions...: an entry of the command line for each; `linking` are further flags
    local file=$1 linked=$out/${1##*/}
    shift
    clang --target=wasm32-wasi -mexec-model=reactor -Wl,-O2,-mllvm,-disable-lsr -o "$linked" ${linking[@]+"${linking[@]}"} \
        "$out/libbastide_players.a" "$out/libbastide_draw.a" "$out/libbastide.a" "${@/#/-Wl,--export=}" -Wl,--export=malloc,--export=free
    wasm-opt --strip-dwarf --flatten --rereloop -Oz -Oz --low-memory-unused \
        --strip-debug --strip-producers --strip-target-features "$linked" -o "$file"
}
