-- SPDX-License-Identifier: MIT
-- Calls the library from LuaJIT, raw: the FFI reads the declarations in capi/abi/bastide.cdef.h and nothing else is known of it.
--
-- usage: luajit caller.lua LIBRARY SOURCE GAMES SCRIPT...      SOURCE is the folder of the repository
-- Prints what every caller in this folder prints; see caller.c.
local ffi = require("ffi")
local bit = require("bit")

local LOOK_EVERY, ACTIONS_MAX, LINES_MAX = 16, 8192, 65536
local library, source, games = arg[1], arg[2], tonumber(arg[3])

local function must(fine, what)
  if fine then return end
  io.stderr:write("caller.lua: ", what, "\n")
  os.exit(1)
end

local function read(path)
  local file = assert(io.open(path, "rb"))
  local all = file:read("*a")
  file:close()
  return all
end

-- [load]
local declarations = read(source .. "/capi/abi/bastide.cdef.h")
ffi.cdef(declarations)
local lib = ffi.load(library)
-- [load]

local function ok(status) must(status == lib.BASTIDE_OK, "a call answers " .. status) end

-- A text by the two calls every function with `out, cap` takes: how long, then the text.
local function text(call, a, b)
  local size = call(a, b, nil, 0)
  must(size >= 0, "a text is refused: " .. size)
  local buffer = ffi.new("char[?]", size + 1)
  call(a, b, buffer, size + 1)
  return ffi.string(buffer)
end

local function new_handle(call, ...)
  local out = ffi.new("bastide_game*[1]")
  local arguments = { ... }
  arguments[select("#", ...) + 1] = out
  ok(call(unpack(arguments, 1, select("#", ...) + 1)))
  return ffi.gc(out[0], lib.bastide_game_destroy)
end

local function destroy(game) lib.bastide_game_destroy(ffi.gc(game, nil)) end

-- [hex]
-- 64 bits do not fit a number of Lua: cut them in halves.
local function hex(number)
  return bit.tohex(tonumber(bit.rshift(number, 32))) .. bit.tohex(tonumber(bit.band(number, 0xffffffffULL)))
end
-- [hex]

---- The library is the one that was declared ------------------------------------------------------------------------------

local function check_library()
  must(lib.bastide_abi_version() == lib.BASTIDE_ABI_VERSION, "another ABI version")
  local layout = read(source .. "/capi/abi/bastide_api.json"):match('"layout": (%d+)')
  must(lib.bastide_layout() == tonumber(layout), "records are laid out otherwise")
end

---- The sum, FNV-1a with 64 bits ------------------------------------------------------------------------------------------

local function new_sum() return { value = 0xCBF29CE484222325ULL } end

local function add_byte(sum, byte) sum.value = bit.bxor(sum.value, byte + 0ULL) * 0x100000001B3ULL end

local function add_i32(sum, ...)
  for i = 1, select("#", ...) do
    local number = select(i, ...)
    for shift = 0, 24, 8 do add_byte(sum, bit.band(bit.rshift(number, shift), 255)) end
  end
end

local function add_u64(sum, number)
  for shift = 0, 56, 8 do add_byte(sum, tonumber(bit.band(bit.rshift(number, shift), 255ULL))) end
end

---- Random games ----------------------------------------------------------------------------------------------------------

local function kinds()
  local count = lib.bastide_word_list(lib.BASTIDE_VOCABULARY_PRESET, nil, 0)
  local numbers = ffi.new("int32_t[?]", count)
  lib.bastide_word_list(lib.BASTIDE_VOCABULARY_PRESET, numbers, count)
  local all = {}
  for i = 0, count - 1 do
    all[#all + 1] = { name = text(lib.bastide_word_name, lib.BASTIDE_VOCABULARY_PRESET, numbers[i]), preset = numbers[i] }
  end
  all[#all + 1] = { name = "dice" }
  return all
end

local function begin(preset, number, memory)
  local config = ffi.new("bastide_config[1]")
  ok(lib.bastide_config_init(config))
  config[0].seats = 2 + number % 4
  config[0].first_seat = math.floor(number / 4) % config[0].seats
  config[0].seed = (number + 1) * 0x9E3779B97F4A7C15ULL
  local choices, count = nil, 0
  if preset then
    count = lib.bastide_preset_list_choices(preset, nil, 0)
    choices = ffi.new("bastide_choice[?]", count)
    lib.bastide_preset_list_choices(preset, choices, count)
  else
    config[0].game = lib.BASTIDE_GAME_DICE
  end
  return new_handle(lib.bastide_game_create, config, choices, count, nil, 0, memory, nil)
end

local actions = ffi.new("bastide_action[?]", ACTIONS_MAX)
local lines = ffi.new("bastide_score_line[?]", LINES_MAX)

local function hash_of(game)
  local out = ffi.new("uint64_t[1]")
  ok(lib.bastide_game_get_hash(game, out))
  return out[0]
end

local function add_position(sum, game)
  local decision = ffi.new("bastide_decision")
  ok(lib.bastide_game_get_decision(game, decision))
  add_i32(sum, decision.seat, decision.step, decision.tile)
  add_u64(sum, decision.kinds)
  add_i32(sum, bit.tobit(decision.winners))
  add_u64(sum, hash_of(game))
end

-- One random action; the new state of the generator, or nil when the game is over.
local function add_action(sum, game, state)
  local count = lib.bastide_game_list_actions(game, lib.BASTIDE_ANY, actions, ACTIONS_MAX)
  must(count >= 0 and count <= ACTIONS_MAX, "the actions cannot be listed")
  if count == 0 then return nil end
  state = bit.bxor(state, bit.lshift(state, 13))
  state = bit.bxor(state, bit.rshift(state, 17))
  state = bit.bxor(state, bit.lshift(state, 5))
  local a = actions[state % 2 ^ 32 % count] -- the numbers of `bit` are signed; % 2^32 makes them whole again
  ok(lib.bastide_game_apply(game, a, nil))
  add_i32(sum, count, a.kind, a.seat, a.origin, a.tile, a.x, a.y, a.rotation, a.spot, a.segment, a.piece_kind, a.piece,
    a.other_seat, a.points, bit.tobit(a.faces), a.cause)
  return state
end

local function add_account(sum, game, seats)
  local seat = ffi.new("bastide_seat")
  for number = 0, seats - 1 do
    ok(lib.bastide_game_get_seat(game, number, seat))
    add_i32(sum, seat.score)
  end
  must(lib.bastide_game_get_seat(game, seats, seat) == lib.BASTIDE_E_ABSENT, "there is a seat too many")
  add_i32(sum, seats)
  local count = lib.bastide_game_list_score_lines(game, 0, lines, LINES_MAX)
  must(count >= 0 and count <= LINES_MAX, "the score lines cannot be listed")
  for i = 0, count - 1 do
    local line = lines[i]
    must(line.group <= line.seq, "a score line stands before its scoring")
    add_i32(sum, line.seat, line.reward, line.count, line.each, line.points, line.total)
  end
end

local function add_snapshot(sum, game, viewer)
  local size = lib.bastide_game_write_snapshot(game, viewer, nil, 0)
  local bytes = ffi.new("uint8_t[?]", size)
  must(lib.bastide_game_write_snapshot(game, viewer, bytes, size) == size, "a game has no snapshot")
  local copy = new_handle(lib.bastide_game_load_snapshot, bytes, size, nil, 0, nil, nil)
  must(hash_of(copy) == hash_of(game), "a snapshot is another game")
  destroy(copy)
  add_i32(sum, size)
  for i = 0, size - 1 do add_byte(sum, bytes[i]) end
end

local function play(sum, preset, number, memory)
  local game = begin(preset, number, memory)
  local state = bit.tobit((number + 1) * 2654435761)
  for done = 0, (preset and 4096 or 64) - 1 do
    if done % LOOK_EVERY == 0 then add_position(sum, game) end
    state = add_action(sum, game, state)
    if not state then break end
  end
  add_position(sum, game)
  add_account(sum, game, 2 + number % 4)
  add_snapshot(sum, game, lib.BASTIDE_VIEW_FULL)
  add_snapshot(sum, game, lib.BASTIDE_VIEW_PUBLIC)
  destroy(game)
end

---- Recorded games, and memory of the host --------------------------------------------------------------------------------

local function print_scripts()
  for i = 4, #arg do
    local words = read(arg[i])
    local refusal = ffi.new("bastide_refusal")
    local game = new_handle(lib.bastide_game_load_script, words, #words, nil, 0, nil, refusal)
    print("script " .. arg[i]:match("[^/]+$") .. " " .. hex(hash_of(game)))
    destroy(game)
  end
end

local function check_refusal()
  local words = "bastide 1\ndraw nothing\n"
  local refusal, out = ffi.new("bastide_refusal"), ffi.new("bastide_game*[1]")
  local status = lib.bastide_game_load_script(words, #words, nil, 0, nil, refusal, out)
  must(status == lib.BASTIDE_E_FORMAT and out[0] == nil, "nonsense is read")
  print(("refused %d:%d %s"):format(refusal.line, refusal.column, ffi.string(refusal.text)))
end

local function check_memory()
  ffi.cdef("void* malloc(size_t size); void free(void* block);")
  local in_use = 0
  local alloc = ffi.cast("void*(*)(void*, uint32_t, uint32_t)", function(_, size, _)
    in_use = in_use + size
    return ffi.C.malloc(size)
  end)
  local release = ffi.cast("void(*)(void*, void*, uint32_t, uint32_t)", function(_, block, size, _)
    in_use = in_use - size
    ffi.C.free(block)
  end)
  local memory = ffi.new("bastide_allocator", nil, alloc, release)
  local ours, plain = new_sum(), new_sum()
  jit.off(true, true) -- a call that comes back into Lua must not be compiled
  play(ours, lib.BASTIDE_PRESET_WINTER, 0, memory)
  play(plain, lib.BASTIDE_PRESET_WINTER, 0)
  jit.on(true, true)
  must(in_use == 0 and ours.value == plain.value, "memory of the host is kept, or makes another game")
  alloc:free()
  release:free()
  print("memory of the host: all came back")
end

check_library()
check_memory()
check_refusal()
print_scripts()
local all = new_sum()
for _, kind in ipairs(kinds()) do
  local sum = new_sum()
  for number = 0, games - 1 do play(sum, kind.preset, number) end
  print(("%s %d %s"):format(kind.name, games, hex(sum.value)))
  add_u64(all, sum.value)
end
print(("all %d %s"):format(games, hex(all.value)))
