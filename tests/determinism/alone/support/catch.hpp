// SPDX-License-Identifier: MIT
// Stands for Catch2 where the tests of the lowest layer run without it, on every machine of the matrix: what they use of it, and
// no more.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace alone {

/// A test case; all of them are a chain.
struct Case {
    Case(const char* its_name, void (*its_body)()) : name(its_name), body(its_body), next(first) { first = this; }

    const char* name;
    void (*body)();
    Case* next;
    static inline Case* first = nullptr;
};

inline void require(bool holds, const char* what, const char* file, int line)
{
    if (holds) return;
    std::printf("%s:%d: does not hold: %s\n", file, line, what);
    std::exit(1);
}

}  // namespace alone

#define BASTIDE_PASTE(one, other) one##other
#define BASTIDE_NAMED(name, line) BASTIDE_PASTE(name, line)
#define BASTIDE_BODY BASTIDE_NAMED(test_body_, __LINE__)
#define BASTIDE_CASE(name, number, body) static const alone::Case BASTIDE_NAMED(test_case_##number##_, __LINE__)(name, body)

#define TEST_CASE(name, ...)             \
    static void BASTIDE_BODY();          \
    BASTIDE_CASE(name, 0, BASTIDE_BODY); \
    static void BASTIDE_BODY()
#define TEMPLATE_TEST_CASE(name, tags, One, Other)           \
    template <class TestType>                                \
    static void BASTIDE_BODY();                              \
    BASTIDE_CASE(name " - " #One, 1, BASTIDE_BODY<One>);     \
    BASTIDE_CASE(name " - " #Other, 2, BASTIDE_BODY<Other>); \
    template <class TestType>                                \
    static void BASTIDE_BODY()

#define REQUIRE(...) alone::require((__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define CHECK(...) REQUIRE(__VA_ARGS__)
#define CHECK_FALSE(...) REQUIRE(!(__VA_ARGS__))
