// SPDX-License-Identifier: MIT
#include "sentence_arguments.hpp"

namespace bastide {

namespace {

using record_fields::FieldType;

constexpr u64 kEveryField = ~u64{0};

/// The record of a score line has no kinds, so these are its fields for every reward.
constexpr record_fields::Field kScoreLineFields[] = {
    {"seq", offsetof(bastide_score_line, seq), 8, FieldType::seq, 0, 0},
    {"group", offsetof(bastide_score_line, group), 8, FieldType::seq, 0, 0},
    {"action", offsetof(bastide_score_line, action), 4, FieldType::action, 0, -1},
    {"seat", offsetof(bastide_score_line, seat), 4, FieldType::seat, 0, -1},
    {"other_seat", offsetof(bastide_score_line, other_seat), 4, FieldType::seat, 0, -1},
    {"reward", offsetof(bastide_score_line, reward), 4, FieldType::word, BASTIDE_VOCABULARY_REWARD, 0},
    {"feature", offsetof(bastide_score_line, feature), 4, FieldType::feature, 0, -1},
    {"feature_kind", offsetof(bastide_score_line, feature_kind), 4, FieldType::word, BASTIDE_VOCABULARY_SEGMENT, 0},
    {"count", offsetof(bastide_score_line, count), 4, FieldType::count, 0, 0},
    {"each", offsetof(bastide_score_line, each), 4, FieldType::points, 0, 0},
    {"points", offsetof(bastide_score_line, points), 4, FieldType::points, 0, 0},
    {"total", offsetof(bastide_score_line, total), 4, FieldType::points, 0, 0},
};

const record_fields::RecordKinds* kinds_of(i32 vocabulary) noexcept
{
    for (const record_fields::RecordKinds& kinds : record_fields::kRecordKinds)
        if (kinds.vocabulary == vocabulary) return &kinds;
    return nullptr;
}

/// The fields that a kind uses; for an unknown kind those that every kind uses.
u64 uses_of(const record_fields::RecordKinds& kinds, i32 kind) noexcept
{
    u64 common = 0;
    for (i32 i = 0; i < kinds.kind_count; ++i) {
        if (kinds.kinds[i].kind == kind) return kinds.kinds[i].fields;
        if (kinds.kinds[i].kind == 0) common = kinds.kinds[i].fields;
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
    switch (argument.type) {
        case FieldType::count:
        case FieldType::points:
        case FieldType::number:
        case FieldType::index:
        case FieldType::line:
        case FieldType::column:
        case FieldType::seats:
        case FieldType::kinds:
        case FieldType::marks:
        case FieldType::faces: return true;
        default: return false;
    }
}

Arguments::Arguments(i32 section, i32 number) noexcept
{
    switch (section) {
        case kDie: add(ArgumentSource::count, "count", FieldType::count); break;
        case kDecision: add_kind(BASTIDE_VOCABULARY_STEP, 0); break;
        case kRefusal:
            add_kind(BASTIDE_VOCABULARY_REASON, 0);
            add(ArgumentSource::sentence, "sentence", FieldType::text);
            break;
        case BASTIDE_VOCABULARY_REWARD:
            add_fields("", ArgumentSource::record, kScoreLineFields, std::size(kScoreLineFields), kEveryField);
            break;
        case BASTIDE_VOCABULARY_REASON:
            add_kind(section, number);
            add_fields("action_", ArgumentSource::action, record_fields::kActionFields, std::size(record_fields::kActionFields),
                       kEveryField);
            add(ArgumentSource::action_cell, "action_cell", FieldType::x);
            break;
        default:
            if (has_sentences(section)) add_kind(section, number);
    }
    add_what_follows(section);
}

void Arguments::add_kind(i32 vocabulary, i32 kind) noexcept
{
    const record_fields::RecordKinds* kinds = kinds_of(vocabulary);
    if (kinds) add_fields("", ArgumentSource::record, kinds->fields, kinds->field_count, uses_of(*kinds, kind));
}

void Arguments::add_fields(const char* prefix, ArgumentSource source, const record_fields::Field* fields, i32 count,
                           u64 mask) noexcept
{
    for (i32 i = 0; i < count && count_ < kMax; ++i) {
        const record_fields::Field& field = fields[i];
        if (mask >> i & 1)
            all_[count_++] = {prefix, field.name, source, field.type, field.vocabulary, field.unused, field.offset, field.size};
    }
}

void Arguments::add(ArgumentSource source, const char* name, FieldType type, i32 vocabulary) noexcept
{
    if (count_ < kMax && !has(name))
        all_[count_++] = {"", name, source, type, vocabulary, type == FieldType::seat ? -1 : 0, 0, 0};
}

void Arguments::add_what_follows(i32 section) noexcept
{
    if (has("x") && has("y")) add(ArgumentSource::cell, "cell", FieldType::x);
    if (has("from_x") && has("from_y")) add(ArgumentSource::from_cell, "from_cell", FieldType::x);
    const bool is_action = section == BASTIDE_VOCABULARY_ACTION;
    if (is_action) add(ArgumentSource::step, "step", FieldType::word, BASTIDE_VOCABULARY_STEP);
    if (is_action && has("piece")) {
        add(ArgumentSource::piece_kind, "piece_kind", FieldType::word, BASTIDE_VOCABULARY_PIECE);
        add(ArgumentSource::owner, "owner", FieldType::seat);
        add(ArgumentSource::is_own, "own", FieldType::truth);
        add(ArgumentSource::holder, "holder", FieldType::seat);
        add(ArgumentSource::place, "place", FieldType::x);
    }
    if (is_action && has("segment")) add(ArgumentSource::sides, "sides", FieldType::sides);
    if (is_action && (has("segment") || has("piece")))
        add(ArgumentSource::segment_kind, "segment_kind", FieldType::word, BASTIDE_VOCABULARY_SEGMENT);
    if (section == BASTIDE_VOCABULARY_REASON && has("option")) {
        add(ArgumentSource::option_set, "option_set", FieldType::word, BASTIDE_VOCABULARY_SET);
        add(ArgumentSource::option_other, "option_other", FieldType::word, BASTIDE_VOCABULARY_SET);
        add(ArgumentSource::option_third, "option_third", FieldType::word, BASTIDE_VOCABULARY_SET);
        add(ArgumentSource::option_game, "option_game", FieldType::word, BASTIDE_VOCABULARY_GAME);
    }
    if (has("piece_kind") && (has("segment_kind") || has("feature_kind"))) add(ArgumentSource::role, "role", FieldType::text);
}

const Argument* Arguments::find(Text name) const noexcept
{
    for (const Argument& argument : *this)
        if (argument.is_named(name)) return &argument;
    return nullptr;
}

}  // namespace bastide
