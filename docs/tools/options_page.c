/* SPDX-License-Identifier: MIT
 *
 * Prints every option and every preset, from the lists of the library itself, for options_page.py.
 */
#include <stdio.h>
#include <string.h>

#include "bastide.h"

enum { OPTIONS_MAX = 256, TEXT_MAX = 512 };

static const char* name_of(int32_t list, int32_t number)
{
    static char text[4][64];
    static int next;
    char* out = text[next++ % 4];
    out[0] = '\0';
    bastide_word_name(list, number, out, sizeof text[0]);
    return out;
}

/* The page of docs/rules on which the rule of an option stands: that of a box has the name of its set. */
static const char* page_of(const bastide_option_def* option, const char* rule)
{
    if (option->game == BASTIDE_GAME_DICE) return "dice";
    if (option->set) return name_of(BASTIDE_VOCABULARY_SET, option->set);
    return strncmp(rule, "SEATS", 5) == 0 ? "seats" : "base";
}

/* What excludes an option stands at either of the two. */
static void print_excluded(const bastide_option_def* option, const bastide_option_def* all, int32_t count)
{
    const char* between = " ";
    int32_t i;
    for (i = 0; i < count && i < OPTIONS_MAX; ++i) {
        if (all[i].id != option->excludes && all[i].excludes != option->id) continue;
        printf("%s`%s`", between, name_of(BASTIDE_VOCABULARY_OPTION, all[i].id));
        between = ", ";
    }
    for (i = 1; i < 64; ++i) {
        if (!(option->excluded_sets >> i & 1)) continue;
        printf("%sthe set `%s`", between, name_of(BASTIDE_VOCABULARY_SET, i));
        between = ", ";
    }
}

static void print_box(const bastide_option_def* option)
{
    int32_t i;
    if (option->set) printf(" the box `%s`", name_of(BASTIDE_VOCABULARY_SET, option->set));
    for (i = 1; i < 64; ++i)
        if (option->other_sets >> i & 1) printf(" or `%s`", name_of(BASTIDE_VOCABULARY_SET, i));
}

static void print_option(const bastide_option_def* option, const bastide_option_def* all, int32_t count)
{
    char says[TEXT_MAX] = "";
    char rule[TEXT_MAX] = "";
    bastide_word_text(NULL, BASTIDE_VOCABULARY_OPTION, option->id, says, sizeof says);
    bastide_word_rule(BASTIDE_VOCABULARY_OPTION, option->id, rule, sizeof rule);
    printf("| %d | `%s` | %d to %d | %d | %s |", (int)option->id, name_of(BASTIDE_VOCABULARY_OPTION, option->id),
           (int)option->least, (int)option->most, (int)option->usual, says);
    print_box(option);
    if (option->needs) printf("%s `%s`", option->set ? "," : "", name_of(BASTIDE_VOCABULARY_OPTION, option->needs));
    printf(" |");
    print_excluded(option, all, count);
    printf(" | [%s](rules/%s.md#%s) |\n", rule, page_of(option, rule), rule);
}

static void print_options(int32_t game_kind)
{
    bastide_option_def options[OPTIONS_MAX];
    const int32_t count = bastide_option_list(options, OPTIONS_MAX);
    int32_t i;
    printf(
        "| Number | Name | Values | Default | Meaning | Needs | Excludes | Rule |\n| --- | --- | --- | --- | --- | --- | --- | "
        "--- |\n");
    for (i = 0; i < count && i < OPTIONS_MAX; ++i)
        if (options[i].game == game_kind) print_option(&options[i], options, count);
}

static void print_choice(const bastide_choice* choice)
{
    if (choice->kind == BASTIDE_CHOICE_SET)
        printf("set `%s` x %d", name_of(BASTIDE_VOCABULARY_SET, choice->id), (int)choice->value);
    else if (choice->kind == BASTIDE_CHOICE_OPTION)
        printf("option `%s` %d", name_of(BASTIDE_VOCABULARY_OPTION, choice->id), (int)choice->value);
    else
        printf("pieces `%s` %d", name_of(BASTIDE_VOCABULARY_PIECE, choice->id), (int)choice->value);
}

static void print_presets(void)
{
    int32_t presets[OPTIONS_MAX];
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PRESET, presets, OPTIONS_MAX);
    int32_t i;
    int32_t k;
    printf("| Number | Name | Choices |\n| --- | --- | --- |\n");
    for (i = 0; i < count; ++i) {
        const int32_t length = bastide_preset_list_choices(presets[i], choices, BASTIDE_PRESET_CHOICES_MAX);
        printf("| %d | `%s` | ", (int)presets[i], name_of(BASTIDE_VOCABULARY_PRESET, presets[i]));
        for (k = 0; k < length; ++k) {
            if (k) printf(", ");
            print_choice(&choices[k]);
        }
        printf(" |\n");
    }
}

int main(void)
{
    printf(
        "# Options\n\n"
        "This page lists every option, as `bastide_option_list()` returns them. `docs/tools/options_page.py` writes it, and a\n"
        "test fails when it is stale. An option is a choice of the config: {`BASTIDE_CHOICE_OPTION`, number, value}, in a\n"
        "script a line such as `option small_city_two_points 1`. *Needs* lists what must be chosen too, *Excludes* what must\n"
        "not be; a config that contradicts itself is refused with both names. A box is in the game with one copy of its set\n"
        "or with one of its pieces. The rules are in the [ruling index](rules/index.md).\n\n"
        "## The tile game\n\n");
    print_options(BASTIDE_GAME_TILES);
    printf("\n## The dice game\n\n");
    print_options(BASTIDE_GAME_DICE);
    printf("\n## Presets\n\n`bastide_preset_list_choices()` returns the choices of a preset.\n\n");
    print_presets();
    return 0;
}
