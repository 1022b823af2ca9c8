// SPDX-License-Identifier: MIT
// The C functions for words and sentences.
#include "interface.hpp"
#include "message_values.hpp"
#include "texts_file.hpp"

using namespace bastide;

static_assert(kMaxFilled < BASTIDE_SENTENCE_MAX);

namespace {

/// A record with all fields unset.
bastide_refusal blank_refusal() noexcept
{
    bastide_refusal refusal{};
    for (const record_fields::Field& field : record_fields::kReasonFields)
        if (field.unused != 0) std::memcpy(reinterpret_cast<u8*>(&refusal) + field.offset, &field.unused, sizeof field.unused);
    return refusal;
}

i32 refuse(const TextsFault& fault, bastide_refusal* refusal) noexcept
{
    if (refusal) {
        *refusal = blank_refusal();
        refusal->status = fault.status;
        refusal->line = fault.line;
        refusal->column = fault.column;
        std::memcpy(refusal->text, fault.text, sizeof fault.text);
    }
    return explained(fault.status, refusal);
}

template <class Record>
bool is_spare_set(const Record& record) noexcept
{
    u32 all = 0;
    for (u32 word : record.spare) all |= word;
    return all != 0;
}

/// Writes the sentence for a record of a kind.
template <class Record>
i32 write_record_sentence(const bastide_game* game, const bastide_texts* texts, const Record* record, i32 section, i32 kind,
                          TextWriter& text) noexcept
{
    if (is_spare_set(*record)) return BASTIDE_E_VERSION;
    if (!words_of_section(section).find(kind)) return BASTIDE_E_ARGUMENT;
    Values values;
    values.arguments = Arguments(section, kind);
    values.texts = texts;
    values.game = game;
    values.record = record;
    put_message(sentence_of(texts, section, kind), values, text);
    return text_length(text);
}

/// The values for the sentence of a refusal.
Values values_of(const bastide_game* game, const bastide_texts* texts, const bastide_action* action,
                 const bastide_refusal& refusal) noexcept
{
    Values values;
    values.arguments = Arguments(BASTIDE_VOCABULARY_REASON, refusal.reason);
    values.texts = texts;
    values.game = game;
    values.record = &refusal;
    values.action = action;
    return values;
}

/// Whether the reason has fields and all of them are unset, as in a refusal of which only the text was kept.
bool lacks_fields(const bastide_refusal& refusal) noexcept
{
    const Values values = values_of(nullptr, nullptr, nullptr, refusal);
    const ArgumentValues fields(values);
    const Arguments common(BASTIDE_VOCABULARY_REASON, 0);
    bool has_fields = false;
    for (const Argument& argument : values.arguments) {
        if (argument.source != ArgumentSource::record || common.find(argument.name)) continue;
        const bool is_text = argument.type == record_fields::FieldType::text;
        const bool is_set = is_text ? !fields.is_unset(argument, 0) : fields.value_of(argument) != argument.unused;
        if (is_set) return false;
        has_fields = true;
    }
    return has_fields;
}

/// The sentence of a refusal without its line: that of its reason, its own text, or the meaning of its status.
Message message_of(const bastide_texts* texts, const bastide_refusal& refusal) noexcept
{
    u32 size = 0;
    while (size < sizeof refusal.text && refusal.text[size] != '\0') ++size;
    const Text own(refusal.text, size);
    if (refusal.reason != 0 && (size == 0 || !lacks_fields(refusal))) return sentence_of_reason(texts, refusal.reason);
    if (refusal.reason != 0) return {own, PluralFamily::english, true};
    const bool says_more = size > 0 && own != word_of(nullptr, BASTIDE_VOCABULARY_STATUS, refusal.status, {}).text;
    if (says_more) return {own, PluralFamily::english, true};
    if (refusal.status == BASTIDE_OK) return word_of(texts, kRefusal, kRefusalNone, {});
    return word_of(texts, BASTIDE_VOCABULARY_STATUS, refusal.status, {});
}

bool is_known(const bastide_refusal& refusal) noexcept
{
    return words(BASTIDE_VOCABULARY_STATUS).find(refusal.status) &&
           (refusal.reason == 0 || words(BASTIDE_VOCABULARY_REASON).find(refusal.reason));
}

}  // namespace

void bastide::write_sentence(bastide_refusal& refusal) noexcept
{
    char sentence[sizeof refusal.text] = {};
    TextWriter text(sentence, sizeof sentence);
    put_message(message_of(nullptr, refusal), values_of(nullptr, nullptr, nullptr, refusal), text);
    std::memcpy(refusal.text, sentence, sizeof refusal.text);
}

bastide_status bastide_texts_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_refusal* refusal,
                                   bastide_texts** out)
{
    if (out) *out = nullptr;
    Fault wrong;
    Memory memory;
    if (!is_text("utf8", utf8, len, -1, wrong) || !read_memory(mem, memory, wrong) || !is_given("out", out, wrong))
        return report(wrong, refusal);
    TextsFault fault;
    *out = parse_texts(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), memory, fault);
    return refuse(fault, refusal);
}

int32_t bastide_texts_write(const bastide_texts* texts, char* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    write_texts(texts, text);
    return text_length(text);
}

void bastide_texts_destroy(bastide_texts* texts)
{
    if (!texts) return;
    const Memory memory = texts->memory;
    memory.deallocate(texts, texts->bytes);
}

int32_t bastide_word_text(const bastide_texts* texts, int32_t vocabulary, int32_t number, char* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (words(vocabulary).size() == 0) return BASTIDE_E_ARGUMENT;
    if (!words(vocabulary).find(number)) return BASTIDE_E_ABSENT;
    put_word(texts, vocabulary, number, {}, text);
    return text_length(text);
}

int32_t bastide_action_text(const bastide_game* game, const bastide_texts* texts, const bastide_action* action, char* out,
                            int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap), kMaxFilled);
    if (!game || !action) return BASTIDE_E_ARGUMENT;
    return write_record_sentence(game, texts, action, BASTIDE_VOCABULARY_ACTION, action->kind, text);
}

int32_t bastide_decision_text(const bastide_game* game, const bastide_texts* texts, const bastide_decision* decision, char* out,
                              int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap), kMaxFilled);
    if (!game || !decision) return BASTIDE_E_ARGUMENT;
    if (decision->over != 0) return write_record_sentence(game, texts, decision, kDecision, kDecisionOver, text);
    return write_record_sentence(game, texts, decision, BASTIDE_VOCABULARY_STEP, decision->step, text);
}

int32_t bastide_event_text(const bastide_game* game, const bastide_texts* texts, const bastide_event* event, char* out,
                           int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap), kMaxFilled);
    if (!game || !event) return BASTIDE_E_ARGUMENT;
    return write_record_sentence(game, texts, event, BASTIDE_VOCABULARY_EVENT, event->kind, text);
}

int32_t bastide_score_line_text(const bastide_game* game, const bastide_texts* texts, const bastide_score_line* line, char* out,
                                int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap), kMaxFilled);
    if (!game || !line) return BASTIDE_E_ARGUMENT;
    return write_record_sentence(game, texts, line, BASTIDE_VOCABULARY_REWARD, line->reward, text);
}

int32_t bastide_refusal_text(const bastide_game* game, const bastide_texts* texts, const bastide_action* action,
                             const bastide_refusal* refusal, char* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap), kMaxFilled);
    if (!refusal) return BASTIDE_E_ARGUMENT;
    const bool is_about_spare = refusal->reason == BASTIDE_REASON_SPARE_SET;  // and then perhaps about that of the action
    if (is_spare_set(*refusal) || (action && !is_about_spare && is_spare_set(*action))) return BASTIDE_E_VERSION;
    if (!is_known(*refusal)) return BASTIDE_E_ARGUMENT;
    const Values inner = values_of(game, texts, action, *refusal);
    const Message sentence = message_of(texts, *refusal);
    if (refusal->line <= 0) {
        put_message(sentence, inner, text);
        return text_length(text);
    }
    Values values = inner;
    values.arguments = Arguments(kRefusal, kRefusalLine);
    values.inner = &inner;
    values.sentence = sentence;
    put_message(word_of(texts, kRefusal, kRefusalLine, {}), values, text);
    return text_length(text);
}
