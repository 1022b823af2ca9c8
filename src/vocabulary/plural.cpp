// SPDX-License-Identifier: MIT
#include "vocabulary/plural.hpp"

namespace bastide {

namespace {

struct Language {
    const char* name;
    PluralFamily family;
};

constexpr Language kLanguages[] = {
    {"english", PluralFamily::english},   {"german", PluralFamily::english},  {"french", PluralFamily::french},
    {"czech", PluralFamily::czech},       {"slovak", PluralFamily::czech},    {"polish", PluralFamily::polish},
    {"romanian", PluralFamily::romanian}, {"russian", PluralFamily::russian}, {"none", PluralFamily::none},
};

constexpr const char* kForms[kPluralForms] = {"one", "few", "many", "other"};

constexpr u8 bit(PluralForm form) noexcept { return static_cast<u8>(1u << static_cast<u8>(form)); }

constexpr u8 kOne = bit(PluralForm::one);
constexpr u8 kFew = bit(PluralForm::few);
constexpr u8 kMany = bit(PluralForm::many);
constexpr u8 kOther = bit(PluralForm::other);

struct Forms {
    u8 needed;
    u8 known;
};

constexpr Forms forms_of(PluralFamily family) noexcept
{
    switch (family) {
        case PluralFamily::english: return {kOne | kOther, kOne | kOther};
        case PluralFamily::french: return {kOne | kOther, kOne | kMany | kOther};
        case PluralFamily::czech: return {kOne | kFew | kOther, kOne | kFew | kMany | kOther};
        case PluralFamily::romanian: return {kOne | kFew | kOther, kOne | kFew | kOther};
        case PluralFamily::polish:
        case PluralFamily::russian: return {kOne | kFew | kMany, kOne | kFew | kMany | kOther};
        case PluralFamily::none: break;
    }
    return {kOther, kOther};
}

constexpr bool is_between(u64 number, u64 least, u64 most) noexcept { return number >= least && number <= most; }

/// 2 to 4, 22 to 24 and so on, but not 12 to 14.
constexpr bool ends_in_few(u64 number) noexcept { return is_between(number % 10, 2, 4) && !is_between(number % 100, 12, 14); }

}  // namespace

PluralForm plural_form(PluralFamily family, i64 number) noexcept
{
    const u64 n = number < 0 ? u64{0} - static_cast<u64>(number) : static_cast<u64>(number);
    switch (family) {
        case PluralFamily::english: return n == 1 ? PluralForm::one : PluralForm::other;
        case PluralFamily::french: return n <= 1 ? PluralForm::one : PluralForm::other;
        case PluralFamily::czech: return n == 1 ? PluralForm::one : is_between(n, 2, 4) ? PluralForm::few : PluralForm::other;
        case PluralFamily::polish: return n == 1 ? PluralForm::one : ends_in_few(n) ? PluralForm::few : PluralForm::many;
        case PluralFamily::romanian:
            return n == 1 ? PluralForm::one : n == 0 || is_between(n % 100, 1, 19) ? PluralForm::few : PluralForm::other;
        case PluralFamily::russian:
            if (n % 10 == 1 && n % 100 != 11) return PluralForm::one;
            return ends_in_few(n) ? PluralForm::few : PluralForm::many;
        case PluralFamily::none: break;
    }
    return PluralForm::other;
}

bool needs_form(PluralFamily family, PluralForm form) noexcept { return (forms_of(family).needed & bit(form)) != 0; }

bool allows_form(PluralFamily family, PluralForm form) noexcept { return (forms_of(family).known & bit(form)) != 0; }

const char* name_of(PluralForm form) noexcept { return kForms[static_cast<int>(form)]; }

bool find_plural_form(Text name, PluralForm& form) noexcept
{
    for (int i = 0; i < kPluralForms; ++i) {
        if (!(name == Text(kForms[i]))) continue;
        form = static_cast<PluralForm>(i);
        return true;
    }
    return false;
}

bool find_plural_family(Text name, PluralFamily& family) noexcept
{
    for (const Language& language : kLanguages) {
        if (!(name == Text(language.name))) continue;
        family = language.family;
        return true;
    }
    return false;
}

const char* language_with_plural(int i) noexcept
{
    constexpr int count = static_cast<int>(sizeof kLanguages / sizeof kLanguages[0]);
    return i >= 0 && i < count ? kLanguages[i].name : nullptr;
}

}  // namespace bastide
