// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot_config.hpp"

#include <cstring>

#include "common/bits.hpp"
#include "setup/all_modules.hpp"
#include "setup/boxes.hpp"
#include "setup/choices.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

template <class T>
u32 count_set(const T* values, u32 size, T absent) noexcept
{
    u32 n = 0;
    for (u32 i = 0; i < size; ++i) n += values[i] != absent;
    return n;
}

template <class T, u32 kSize>
bool same_numbers(const T (&a)[kSize], const T (&b)[kSize]) noexcept
{
    return std::memcmp(a, b, sizeof a) == 0;
}

void write_bushes(ByteWriter& out, const Config& config) noexcept
{
    u32 count = 0;
    for (const u64 word : config.bushes) count += count_bits(word);
    out.put_count(count);
    for (u32 tile = 0; count > 0; ++tile) {
        if (!config.has_bush(tile)) continue;
        out.put_count(tile);
        --count;
    }
}

}  // namespace

void write_config(ByteWriter& out, const Rules& rules, const Config& config, u64 seed) noexcept
{
    out.put_count(config.revision);
    out.put_count(kRulesRevision);
    out.put_count(config.seats);
    out.put_count(config.first_seat);
    out.put_signed(config.retention.events);
    out.put64(seed);
    out.put_count(count_set<u16>(config.copies, kSets, 0));
    for (u32 i = 0; i < kSets; ++i) {
        if (config.copies[i] == 0) continue;
        out.put_count(i);
        out.put_count(config.copies[i]);
    }
    out.put_count(count_set<u16>(config.host_copies, kMaxHostSets, 0));
    for (u32 i = 0; i < kMaxHostSets; ++i) {
        if (config.host_copies[i] == 0) continue;
        out.put64(rules.host_sets[i].fingerprint);
        out.put_count(config.host_copies[i]);
    }
    u32 kinds = 0;
    for (int kind = 1; kind < kPieceKinds; ++kind) kinds += piece_count_to_rebuild(rules, kind) > 0;
    out.put_count(kinds);
    for (int kind = 1; kind < kPieceKinds; ++kind) {
        if (piece_count_to_rebuild(rules, kind) == 0) continue;
        out.put_count(static_cast<u64>(kind));
        out.put_count(static_cast<u64>(piece_count_to_rebuild(rules, kind)));
    }
    out.put_count(count_set<i32>(config.options, kOptionCount, 0));
    for (int i = 1; i < kOptionCount; ++i) {
        if (config.options[i] == 0) continue;
        out.put_count(static_cast<u64>(kOptions[i - 1]));
        out.put_signed(config.options[i]);
    }
    write_bushes(out, config);
}

bool is_config_of(const Rules& rules, const Config& config, const Sources& sources) noexcept
{
    const Config& made = rules.config;
    if (config.game != made.game || config.seats != made.seats) return false;
    if (config.first_seat != made.first_seat || config.stops_before_final != made.stops_before_final) return false;
    for (int kind = 1; kind < kPieceKinds; ++kind)
        if (config.pieces[kind] != piece_count_to_rebuild(rules, kind)) return false;
    if (sources.count != rules.host_set_count) return false;
    for (u32 i = 0; i < sources.count; ++i)
        if (sources.sets[i].defs != rules.host_sets[i].defs) return false;
    return same_numbers(config.copies, made.copies) && same_numbers(config.host_copies, made.host_copies) &&
           same_numbers(config.options, made.options) && same_numbers(config.bushes, made.bushes);
}

void ConfigReader::read(Config& config) noexcept
{
    config.revision = static_cast<u32>(get_above_zero(0xFFFF));
    written_under_ = static_cast<u32>(get_above_zero(0xFFFF));
    if (written_under_ < config.revision) in_.fail();
    config.seats = static_cast<u8>(get(kMaxSeats));
    config.first_seat = static_cast<u8>(get(kMaxSeats));
    const i64 capacity = in_.get_signed();
    if (capacity < -1 || capacity > kMaxEvents) in_.fail();
    config.retention.events = static_cast<i32>(capacity);
    config.seed = in_.get64();
    each_number([](u32 set) { return words(BASTIDE_VOCABULARY_SET).has(static_cast<i32>(set)); },
                [&](u32 set) {
                    note_left_out(ChoiceKind::set, set);
                    config.copies[set] = static_cast<u16>(get_above_zero(kMaxCopies));
                });
    read_host_sets(config);
    for (i16& count : config.pieces) count = 0;
    each_number(
        [](u32 kind) {
            return is_piece_kind(static_cast<i32>(kind)) ||
                   bastide::left_out_box(BASTIDE_VOCABULARY_PIECE, static_cast<i32>(kind)) != 0;
        },
        [&](u32 kind) {
            note_left_out(ChoiceKind::pieces, kind);
            config.pieces[kind] = static_cast<i16>(get_above_zero(kMaxOfAKind));
        });
    each_number([](u32 option) { return index_of(static_cast<Option>(option)) != 0; },
                [&](u32 option) {
                    note_left_out(ChoiceKind::option, option);
                    config.options[index_of(static_cast<Option>(option))] = get_option();
                });
    i64 before = -1;
    for (u64 n = get(kMaxBushes); n > 0 && !in_.failed(); --n) {
        const i64 tile = static_cast<i64>(get(kMaxBushes - 1));
        if (tile <= before) in_.fail();
        before = tile;
        config.add_bush(static_cast<u32>(tile));
    }
}

void ConfigReader::note_left_out(ChoiceKind what, u32 id) noexcept
{
    if (left_out_box_ == 0) left_out_box_ = refuse_left_out({static_cast<i32>(what), static_cast<i32>(id), 1}).box;
}

void ConfigReader::read_host_sets(Config& config) noexcept
{
    const u64 count = get(kMaxHostSets);
    TileSet found[kMaxHostSets];
    u16 copies[kMaxHostSets] = {};
    bool used[kMaxHostSets] = {};
    for (u64 i = 0; i < count && !in_.failed(); ++i) {
        const u64 fingerprint = in_.get64();
        copies[i] = static_cast<u16>(get_above_zero(kMaxCopies));
        u32 at = 0;
        while (at < given_.count && (used[at] || given_.sets[at].fingerprint != fingerprint)) ++at;
        if (at == given_.count) {
            missing_set_ = static_cast<u32>(i + 1);
            return;
        }
        used[at] = true;
        found[i] = given_.sets[at];
    }
    u32 next = 0;
    for (u32 at = 0; at < given_.count; ++at) {
        sets_[at] = used[at] ? found[next] : given_.sets[at];
        if (used[at]) config.host_copies[at] = copies[next++];
    }
}

}  // namespace bastide
