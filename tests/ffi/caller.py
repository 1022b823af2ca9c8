#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Calls the library from Python, raw: cffi reads the declarations in capi/abi/bastide.cdef.h and nothing else is known of it.

usage: caller.py LIBRARY SOURCE GAMES SCRIPT...      SOURCE is the folder of the repository
Prints what every caller in this folder prints; see caller.c.
"""
import json
import pathlib
import sys

from cffi import FFI

LOOK_EVERY, ACTIONS_MAX, LINES_MAX, MASK = 16, 8192, 65536, 2**64 - 1
library, source, games = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
# [load]
ffi = FFI()
ffi.cdef((source / "capi/abi/bastide.cdef.h").read_text())
lib = ffi.dlopen(library)
# [load]


def must(fine, what):
    if not fine:
        sys.exit("caller.py: " + what)


def ok(status):
    must(status == lib.BASTIDE_OK, f"a call answers {status}")


# [text]
def text(call, *arguments):
    """A text by the two calls every function with `out, cap` takes: how long, then the text."""
    size = call(*arguments, ffi.NULL, 0)
    must(size >= 0, f"a text is refused: {size}")
    buffer = ffi.new("char[]", size + 1)
    call(*arguments, buffer, size + 1)
    return ffi.string(buffer).decode()
# [text]


def new_handle(call, *arguments):
    out = ffi.new("bastide_game**")
    ok(call(*arguments, out))
    return ffi.gc(out[0], lib.bastide_game_destroy)


# ---- The library is the one that was declared --------------------------------------------------------------------------

# [check]
def check_library():
    must(lib.bastide_abi_version() == lib.BASTIDE_ABI_VERSION, "another ABI version")
    api = json.loads((source / "capi/abi/bastide_api.json").read_text())
    must(lib.bastide_layout() == api["layout"], "records are laid out otherwise")
# [check]


# ---- The sum, FNV-1a with 64 bits --------------------------------------------------------------------------------------

class Sum:
    def __init__(self):
        self.value = 0xCBF29CE484222325

    def bytes(self, data):
        for byte in data:
            self.value = (self.value ^ byte) * 0x100000001B3 & MASK

    def i32(self, *numbers):
        for number in numbers:
            self.bytes((number & 0xFFFFFFFF).to_bytes(4, "little"))

    def u64(self, number):
        self.bytes(number.to_bytes(8, "little"))


# ---- Random games ------------------------------------------------------------------------------------------------------

def kinds():
    count = lib.bastide_word_list(lib.BASTIDE_VOCABULARY_PRESET, ffi.NULL, 0)
    numbers = ffi.new("int32_t[]", count)
    lib.bastide_word_list(lib.BASTIDE_VOCABULARY_PRESET, numbers, count)
    return [(text(lib.bastide_word_name, lib.BASTIDE_VOCABULARY_PRESET, n), n) for n in numbers] + [("dice", None)]


def begin(preset, number, memory=ffi.NULL):
    config = ffi.new("bastide_config*")
    ok(lib.bastide_config_init(config))
    config.seats = 2 + number % 4
    config.first_seat = number // 4 % config.seats
    config.seed = (number + 1) * 0x9E3779B97F4A7C15 & MASK
    choices, count = ffi.NULL, 0
    if preset is None:
        config.game = lib.BASTIDE_GAME_DICE
    else:
        count = lib.bastide_preset_list_choices(preset, ffi.NULL, 0)
        choices = ffi.new("bastide_choice[]", count)
        lib.bastide_preset_list_choices(preset, choices, count)
    return new_handle(lib.bastide_game_create, config, choices, count, ffi.NULL, 0, memory, ffi.NULL)


actions = ffi.new("bastide_action[]", ACTIONS_MAX)
lines = ffi.new("bastide_score_line[]", LINES_MAX)


def hash_of(game):
    out = ffi.new("uint64_t*")
    ok(lib.bastide_game_get_hash(game, out))
    return out[0]


def add_position(total, game):
    decision = ffi.new("bastide_decision*")
    ok(lib.bastide_game_get_decision(game, decision))
    total.i32(decision.seat, decision.step, decision.tile)
    total.u64(decision.kinds)
    total.i32(decision.winners)
    total.u64(hash_of(game))


def add_action(total, game, state):
    """One random action; the new state of the generator, or None when the game is over."""
    count = lib.bastide_game_list_actions(game, lib.BASTIDE_ANY, actions, ACTIONS_MAX)
    must(0 <= count <= ACTIONS_MAX, "the actions cannot be listed")
    if count == 0:
        return None
    state ^= state << 13 & 0xFFFFFFFF
    state ^= state >> 17
    state ^= state << 5 & 0xFFFFFFFF
    a = actions[state % count]
    ok(lib.bastide_game_apply(game, ffi.addressof(a), ffi.NULL))
    total.i32(count, a.kind, a.seat, a.origin, a.tile, a.x, a.y, a.rotation, a.spot, a.segment, a.piece_kind, a.piece, a.other_seat,
              a.points, a.faces, a.cause)
    return state


def add_account(total, game, seats):
    seat = ffi.new("bastide_seat*")
    for number in range(seats):
        ok(lib.bastide_game_get_seat(game, number, seat))
        total.i32(seat.score)
    must(lib.bastide_game_get_seat(game, seats, seat) == lib.BASTIDE_E_ABSENT, "there is a seat too many")
    total.i32(seats)
    count = lib.bastide_game_list_score_lines(game, 0, lines, LINES_MAX)
    must(0 <= count <= LINES_MAX, "the score lines cannot be listed")
    for line in lines[0:count]:
        must(line.group <= line.seq, "a score line stands before its scoring")
        total.i32(line.seat, line.reward, line.count, line.each, line.points, line.total)


def add_snapshot(total, game, viewer):
    size = lib.bastide_game_write_snapshot(game, viewer, ffi.NULL, 0)
    data = ffi.new("uint8_t[]", size)
    must(lib.bastide_game_write_snapshot(game, viewer, data, size) == size, "a game has no snapshot")
    copy = new_handle(lib.bastide_game_load_snapshot, data, size, ffi.NULL, 0, ffi.NULL, ffi.NULL)
    must(hash_of(copy) == hash_of(game), "a snapshot is another game")
    total.i32(size)
    total.bytes(bytes(ffi.buffer(data)))


def play(total, preset, number, memory=ffi.NULL):
    game = begin(preset, number, memory)
    state = (number + 1) * 2654435761 & 0xFFFFFFFF
    for done in range(64 if preset is None else 4096):
        if done % LOOK_EVERY == 0:
            add_position(total, game)
        state = add_action(total, game, state)
        if state is None:
            break
    add_position(total, game)
    add_account(total, game, 2 + number % 4)
    add_snapshot(total, game, lib.BASTIDE_VIEW_FULL)
    add_snapshot(total, game, lib.BASTIDE_VIEW_PUBLIC)
    ffi.release(game)


# ---- Recorded games, and memory of the host ----------------------------------------------------------------------------

def print_scripts():
    for path in map(pathlib.Path, sys.argv[4:]):
        words = path.read_bytes()
        refusal = ffi.new("bastide_refusal*")
        game = new_handle(lib.bastide_game_load_script, words, len(words), ffi.NULL, 0, ffi.NULL, refusal)
        print(f"script {path.name} {hash_of(game):016x}")


def check_refusal():
    words = b"bastide 1\ndraw nothing\n"
    refusal, out = ffi.new("bastide_refusal*"), ffi.new("bastide_game**")
    status = lib.bastide_game_load_script(words, len(words), ffi.NULL, 0, ffi.NULL, refusal, out)
    must(status == lib.BASTIDE_E_FORMAT and out[0] == ffi.NULL, "nonsense is read")
    print(f"refused {refusal.line}:{refusal.column} {ffi.string(refusal.text).decode()}")


def check_memory():
    blocks = {}

    @ffi.callback("void*(void*, uint32_t, uint32_t)")
    def alloc(user, size, align):
        buffer = ffi.new("char[]", size + align)
        address = -(-int(ffi.cast("uintptr_t", buffer)) // align) * align
        blocks[address] = (buffer, size, align)
        return ffi.cast("void*", address)

    @ffi.callback("void(void*, void*, uint32_t, uint32_t)")
    def release(user, block, size, align):
        must(blocks.pop(int(ffi.cast("uintptr_t", block)))[1:] == (size, align), "another size comes back")

    memory = ffi.new("bastide_allocator*", {"user": ffi.NULL, "alloc": alloc, "release": release})
    ours, plain = Sum(), Sum()
    play(ours, lib.BASTIDE_PRESET_WINTER, 0, memory)
    play(plain, lib.BASTIDE_PRESET_WINTER, 0)
    must(not blocks and ours.value == plain.value, "memory of the host is kept, or makes another game")
    print("memory of the host: all came back")


check_library()
check_memory()
check_refusal()
print_scripts()
everything = Sum()
for name, preset in kinds():
    total = Sum()
    for number in range(games):
        play(total, preset, number)
    print(f"{name} {games} {total.value:016x}")
    everything.u64(total.value)
print(f"all {games} {everything.value:016x}")
