// SPDX-License-Identifier: MIT
// Plural forms: the form of a word for a whole number, by families of languages with the same rules.
#pragma once

#include "common/text.hpp"

namespace bastide {

/// CLDR's names, which translators know.
enum class PluralForm : u8 { one, few, many, other };
inline constexpr int kPluralForms = 4;

enum class PluralFamily : u8 { none, english, french, czech, polish, romanian, russian };

/// The form for a number; its sign does not matter.
PluralForm plural_form(PluralFamily family, i64 number) noexcept;

/// Whether some whole number of the family needs a form.
bool needs_form(PluralFamily family, PluralForm form) noexcept;

/// Whether a text may contain a form: also those that CLDR uses only for fractions; they are never chosen.
bool allows_form(PluralFamily family, PluralForm form) noexcept;

const char* name_of(PluralForm form) noexcept;
bool find_plural_form(Text name, PluralForm& form) noexcept;

/// Finds a family by the name of a language: "czech", "slovak". "none" stands for languages without plural forms.
bool find_plural_family(Text name, PluralFamily& family) noexcept;

/// The name of language `i`, from 0; null after the last.
const char* language_with_plural(int i) noexcept;

}  // namespace bastide
