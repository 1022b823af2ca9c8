// SPDX-License-Identifier: MIT
#include "arguments.hpp"

namespace bastide {

namespace {

using record_fields::Holds;

constexpr u64 kEveryField = ~u64{0};

/// The record of a score line has no kinds, so these are its fields for every reward.
constexpr record_fields::Field kScoreLineFields[] = {
    {"seq", offsetof(bastide_score_line, seq), 8, Holds::seq, 0, 0},
    {"group", offsetof(bastide_score_line, group), 8, Holds::seq, 0, 0},
    {"action", offsetof(bastide_score_line, action), 4, Holds::action, 0, -1},
    {"seat", offsetof(bastide_score_line, seat), 4, Holds::seat, 0, -1},
    {"other_seat", offsetof(bastide_score_line, other_seat), 4, Holds::seat, 0, -1},
    {"reward", offsetof(bastide_score_line, reward), 4, Holds::word, BASTIDE_VOCABULARY_REWARD, 0},
    {"feature", offsetof(bastide_score_line, feature), 4, Holds::feature, 0, -1},
    {"feature_kind", offsetof(bastide_score_line, feature_kind), 4, Holds::word, BASTIDE_VOCABULARY_SEGMENT, 0},
    {"count", offsetof(bastide_score_line, count), 4, Holds::count, 0, 0},
    {"each", offsetof(bastide_score_line, each), 4, Holds::points, 0, 0},
    {"points", offsetof(bastide_score_line, points), 4, Holds::points, 0, 0},
    {"total", offsetof(bastide_score_line, total), 4, Holds::points, 0, 0},
};

const record_fields::Kinds* kinds_of(i32 vocabulary) noexcept
{
    for (const record_fields::Kinds& kinds : record_fields::kKinds)
        if (kinds.vocabulary == vocabulary) return &kinds;
    return nullptr;
}

/// The fields that a kind uses; for an unknown kind those that every kind uses.
u64 uses_of(const record_fields::Kinds& kinds, i32 kind) noexcept
{
    u64 common = 0;
    for (i32 i = 0; i < kinds.use_count; ++i) {
        if (kinds.uses[i].kind == kind) return kinds.uses[i].fields;
        if (kinds.uses[i].kind == 0) common = kinds.uses[i].fields;
    }
    return common;
}

}  // namespace

bool Argument::is_named(Text text) const noexcept
{
    u32 at = 0;
    for (const char* part : {prefix, name})
        for (; *part != '\0'; ++part, ++at)
            if (at == text.size || text[at] != *part) return false;
    return at == text.size;
}

bool has_plural(const Argument& argument) noexcept
{
    switch (argument.holds) {
        case Holds::count:
        case Holds::points:
        case Holds::number:
        case Holds::index:
        case Holds::line:
        case Holds::column:
        case Holds::seats:
        case Holds::kinds:
        case Holds::marks:
        case Holds::faces: return true;
        default: return false;
    }
}

Arguments::Arguments(i32 section, i32 number) noexcept
{
    switch (section) {
        case kDie: add(ArgumentSource::count, "count", Holds::count); break;
        case kDecision: add_kind(BASTIDE_VOCABULARY_STEP, 0); break;
        case kRefusal:
            add_kind(BASTIDE_VOCABULARY_REASON, 0);
            add(ArgumentSource::sentence, "sentence", Holds::text);
            break;
        case BASTIDE_VOCABULARY_REWARD:
            add_fields("", ArgumentSource::record, kScoreLineFields, std::size(kScoreLineFields), kEveryField);
            break;
        case BASTIDE_VOCABULARY_REASON:
            add_kind(section, number);
            add_fields("action_", ArgumentSource::action, record_fields::kActionFields, std::size(record_fields::kActionFields),
                       kEveryField);
            add(ArgumentSource::action_cell, "action_cell", Holds::x);
            break;
        default:
            if (has_sentences(section)) add_kind(section, number);
    }
    add_what_follows(section);
}

void Arguments::add_kind(i32 vocabulary, i32 kind) noexcept
{
    const record_fields::Kinds* kinds = kinds_of(vocabulary);
    if (kinds) add_fields("", ArgumentSource::record, kinds->fields, kinds->field_count, uses_of(*kinds, kind));
}

void Arguments::add_fields(const char* prefix, ArgumentSource source, const record_fields::Field* fields, i32 count,
                           u64 mask) noexcept
{
    for (i32 i = 0; i < count && count_ < kMax; ++i) {
        const record_fields::Field& field = fields[i];
        if (mask >> i & 1)
            all_[count_++] = {prefix, field.name, source, field.holds, field.vocabulary, field.unused, field.offset, field.size};
    }
}

void Arguments::add(ArgumentSource source, const char* name, Holds holds, i32 vocabulary) noexcept
{
    if (count_ < kMax && !has(name)) all_[count_++] = {"", name, source, holds, vocabulary, holds == Holds::seat ? -1 : 0, 0, 0};
}

void Arguments::add_what_follows(i32 section) noexcept
{
    if (has("x") && has("y")) add(ArgumentSource::cell, "cell", Holds::x);
    if (has("from_x") && has("from_y")) add(ArgumentSource::from_cell, "from_cell", Holds::x);
    const bool is_action = section == BASTIDE_VOCABULARY_ACTION;
    if (is_action) add(ArgumentSource::step, "step", Holds::word, BASTIDE_VOCABULARY_STEP);
    if (is_action && has("piece")) {
        add(ArgumentSource::piece_kind, "piece_kind", Holds::word, BASTIDE_VOCABULARY_PIECE);
        add(ArgumentSource::owner, "owner", Holds::seat);
        add(ArgumentSource::is_own, "own", Holds::truth);
        add(ArgumentSource::holder, "holder", Holds::seat);
        add(ArgumentSource::place, "place", Holds::x);
    }
    if (is_action && has("segment")) add(ArgumentSource::sides, "sides", Holds::sides);
    if (is_action && (has("segment") || has("piece")))
        add(ArgumentSource::segment_kind, "segment_kind", Holds::word, BASTIDE_VOCABULARY_SEGMENT);
    if (section == BASTIDE_VOCABULARY_REASON && has("option")) {
        add(ArgumentSource::option_set, "option_set", Holds::word, BASTIDE_VOCABULARY_SET);
        add(ArgumentSource::option_game, "option_game", Holds::word, BASTIDE_VOCABULARY_GAME);
    }
    if (has("piece_kind") && (has("segment_kind") || has("feature_kind"))) add(ArgumentSource::role, "role", Holds::text);
}

const Argument* Arguments::find(Text name) const noexcept
{
    for (const Argument& argument : *this)
        if (argument.is_named(name)) return &argument;
    return nullptr;
}

}  // namespace bastide
