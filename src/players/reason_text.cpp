// SPDX-License-Identifier: MIT
// Reasons as sentences. The texts of the rules library give the language and the names of seats and kinds. In languages that
// inflect names, a sentence keeps names apart, so that any name fits.
#include <cstring>

#include "players/reasons.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kReasonKinds = BASTIDE_PLAYERS_REASON_HARMS;

/// The sentences of a language: {seat}, {kind} and {points}, which writes the unit too.
struct Language {
    const char* plural;  ///< `language.plural` of its texts
    uint32_t fewest;     ///< the smallest number that is in the singular; the largest is 1
    const char* point;
    const char* points;
    const char* completes_own;
    const char* returns_and_pays;
    const char* of[kReasonKinds];  ///< by kind less 1
};

constexpr Language kLanguages[] = {
    {"english",
     1,
     "point",
     "points",
     "completes the {kind} for {points}",
     "gets a piece back and {points}",
     {"completes {seat}'s {kind} for {points}", "claims the {kind}, about {points}", "adds about {points} to its {kind}",
      "blocks {seat}'s {kind}, about {points}", "shares {seat}'s {kind}, about {points}",
      "takes over {seat}'s {kind}, about {points}", "helps {seat}'s {kind}, about {points}", "takes a piece of {seat}",
      "gets a piece back", "strengthens its {kind}", "raises a tower", "closes a tower", "keeps what it has",
      "expects about {points}", "hardly changes a feature that a seat holds", "costs its {kind} about {points}"}},
    {"german",
     1,
     "Punkt",
     "Punkte",
     "vollendet: {kind}, {points}",
     "erhält eine Figur zurück und {points}",
     {"vollendet für {seat}: {kind}, {points}", "besetzt: {kind}, etwa {points}", "baut aus: {kind}, etwa {points}",
      "behindert {seat}: {kind}, etwa {points}", "teilt mit {seat}: {kind}, etwa {points}",
      "übernimmt von {seat}: {kind}, etwa {points}", "hilft {seat}: {kind}, etwa {points}", "nimmt eine Figur: {seat}",
      "erhält eine Figur zurück", "verstärkt: {kind}", "erhöht einen Turm", "schließt einen Turm", "behält alles",
      "erwartet etwa {points}", "ändert kaum etwas, was jemandem gehört", "schwächt: {kind}, etwa {points}"}},
    {"french",
     0,
     "point",
     "points",
     "termine : {kind}, {points}",
     "récupère une pièce et {points}",
     {"termine pour {seat} : {kind}, {points}", "occupe : {kind}, environ {points}", "agrandit : {kind}, environ {points}",
      "gêne {seat} : {kind}, environ {points}", "partage avec {seat} : {kind}, environ {points}",
      "prend à {seat} : {kind}, environ {points}", "aide {seat} : {kind}, environ {points}", "prend une pièce : {seat}",
      "récupère une pièce", "renforce : {kind}", "élève une tour", "ferme une tour", "garde tout", "espère environ {points}",
      "ne change presque rien de ce qui est occupé", "affaiblit : {kind}, environ {points}"}},
    {"czech",
     1,
     "b.",
     "b.",
     "dokončí: {kind}, {points}",
     "získá figurku zpět a {points}",
     {"dokončí: {seat}, {kind}, {points}", "obsadí: {kind}, asi {points}", "rozšíří: {kind}, asi {points}",
      "brzdí: {seat}, {kind}, asi {points}", "dělí se: {seat}, {kind}, asi {points}", "přebírá: {seat}, {kind}, asi {points}",
      "pomáhá: {seat}, {kind}, asi {points}", "bere figurku: {seat}", "získá figurku zpět", "posílí: {kind}", "zvýší věž",
      "uzavře věž", "nechá si vše", "čeká asi {points}", "nezmění téměř nic obsazeného", "oslabí: {kind}, asi {points}"}},
    {"romanian",
     1,
     "p.",
     "p.",
     "încheie: {kind}, {points}",
     "recapătă o piesă și {points}",
     {"încheie: {seat}, {kind}, {points}", "ocupă: {kind}, circa {points}", "extinde: {kind}, circa {points}",
      "blochează: {seat}, {kind}, circa {points}", "împarte cu {seat}: {kind}, circa {points}",
      "preia de la {seat}: {kind}, circa {points}", "ajută: {seat}, {kind}, circa {points}", "ia o piesă: {seat}",
      "recapătă o piesă", "întărește: {kind}", "înalță un turn", "închide un turn", "păstrează tot", "speră circa {points}",
      "nu schimbă aproape nimic ocupat", "slăbește: {kind}, circa {points}"}},
};

/// Writes into the caller's buffer and counts what does not fit. A character is written whole or not at all.
class Writer {
public:
    Writer(char* out, int32_t cap) noexcept : out_(out), cap_(cap) {}

    void put(const char* text, size_t length) noexcept
    {
        for (size_t i = 0; i < length;) {
            size_t end = i + 1;
            while (end < length && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
            const int32_t bytes = static_cast<int32_t>(end - i);
            is_full_ = is_full_ || length_ + bytes >= cap_;
            if (!is_full_) std::memcpy(out_ + (written_ += bytes) - bytes, text + i, end - i);
            length_ += bytes;
            i = end;
        }
    }
    void put(const char* text) noexcept { put(text, std::strlen(text)); }
    void put(int32_t number) noexcept
    {
        char digits[12];
        int32_t from = 12;
        const bool is_negative = number < 0;
        uint32_t rest = is_negative ? 0u - static_cast<uint32_t>(number) : static_cast<uint32_t>(number);
        do digits[--from] = static_cast<char>('0' + rest % 10);
        while ((rest /= 10) != 0);
        if (is_negative) digits[--from] = '-';
        put(digits + from, static_cast<size_t>(12 - from));
    }
    int32_t finish() noexcept
    {
        if (cap_ > 0) out_[written_] = '\0';
        return length_;
    }

private:
    char* out_;
    int32_t cap_;
    int32_t length_ = 0;
    int32_t written_ = 0;
    bool is_full_ = false;
};

/// The texts as far as they hold the language and the names of seats, which stand first.
class Names {
public:
    explicit Names(const bastide_texts* texts) noexcept : texts_(texts) { bastide_texts_write(texts, head_, sizeof head_); }

    const Language& language() const noexcept
    {
        const char* const plural = value_of("language.plural");
        for (const Language& language : kLanguages)
            if (plural && std::strncmp(plural, language.plural, std::strlen(language.plural)) == 0) return language;
        return kLanguages[0];
    }
    void put_seat(int32_t seat, Writer& out) const noexcept
    {
        char key[] = "seat.0";
        key[5] = static_cast<char>('0' + seat);
        const char* const name = value_of(key);
        out.put(name ? name : "-", name ? std::strcspn(name, "\n") : 1);
    }
    void put_kind(int32_t kind, Writer& out) const noexcept
    {
        char word[128] = "-";
        bastide_word_text(texts_, BASTIDE_VOCABULARY_SEGMENT, kind, word, sizeof word);
        out.put(word);
    }

private:
    /// The value of an entry, up to the end of its line; null when there is none.
    const char* value_of(const char* key) const noexcept
    {
        const size_t length = std::strlen(key);
        for (const char* line = head_; line; line = std::strchr(line, '\n')) {
            if (*line == '\n') ++line;
            if (std::strncmp(line, "# ", 2) == 0 && line[2] != '-') line += 2;  // English, where the language has no entry
            if (std::strncmp(line, key, length) == 0 && std::strncmp(line + length, " = ", 3) == 0) return line + length + 3;
        }
        return nullptr;
    }

    const bastide_texts* texts_;
    char head_[2048];
};

void put_points(const Language& language, int32_t points, Writer& out) noexcept
{
    const uint32_t size = points < 0 ? 0u - static_cast<uint32_t>(points) : static_cast<uint32_t>(points);
    out.put(points);
    out.put(" ");
    out.put(size >= language.fewest && size <= 1 ? language.point : language.points);
}

const char* sentence_of(const Language& language, int32_t seat, const bastide_players_reason& reason) noexcept
{
    if (reason.kind == BASTIDE_PLAYERS_REASON_COMPLETES && reason.seat == seat) return language.completes_own;
    if (reason.kind == BASTIDE_PLAYERS_REASON_RETURNS && reason.points != 0) return language.returns_and_pays;
    return language.of[reason.kind - 1];
}

void put_reason(const Names& names, const char* sentence, const bastide_players_reason& reason, Writer& out) noexcept
{
    while (*sentence != '\0') {
        const size_t text = std::strcspn(sentence, "{");
        out.put(sentence, text);
        sentence += text;
        if (*sentence == '\0') return;
        if (sentence[1] == 's') names.put_seat(reason.seat, out);
        if (sentence[1] == 'k') names.put_kind(reason.feature_kind, out);
        if (sentence[1] == 'p') put_points(names.language(), reason.points, out);
        sentence = std::strchr(sentence, '}') + 1;
    }
}

}  // namespace

int32_t write_reasons(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons, int32_t count, char* out,
                      int32_t cap) noexcept
{
    const Names names(texts);
    const Language& language = names.language();
    Writer writer(out, cap);
    for (int32_t i = 0; i < count; ++i) {
        if (i > 0) writer.put("; ");
        put_reason(names, sentence_of(language, seat, reasons[i]), reasons[i], writer);
    }
    return writer.finish();
}

}  // namespace bastide::players
