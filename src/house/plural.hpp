// SPDX-License-Identifier: MIT
// Plural forms: which form of a word goes with a whole number, by families of languages that count alike.
#pragma once

#include "ground/text.hpp"

namespace bastide {

/// The names are those of CLDR, so translators know them.
enum class PluralForm : u8 { one, few, many, other };
inline constexpr int kPluralForms = 4;

enum class PluralFamily : u8 { none, english, french, czech, polish, romanian, russian };

/// The form that goes with a number; the sign does not matter.
PluralForm plural_form(PluralFamily family, i64 number) noexcept;

/// Whether whole numbers of the family need that form.
bool needs(PluralFamily family, PluralForm form) noexcept;

/// Whether a form may be given: what CLDR keeps for fractions is taken and never used.
bool knows(PluralFamily family, PluralForm form) noexcept;

const char* name_of(PluralForm form) noexcept;
bool find_plural_form(Text name, PluralForm& form) noexcept;

/// The family by a language's name: "czech", "slovak". "none" is for languages without plural forms.
bool find_plural_family(Text name, PluralFamily& family) noexcept;

/// The first name of a family, and of a number the name of a language; null behind the last.
const char* language_with_plural(int i) noexcept;

}  // namespace bastide
