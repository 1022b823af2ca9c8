/* SPDX-License-Identifier: MIT
 *
 * What games have beside the objects: events as a signal, and sentences of what the rules refuse.
 */
#include "game.h"

#include <string.h>

bastide_game* game_of(const Call* call) { return (bastide_game*)call->self->handle; }

void return_handle(Call* call, const Class* of_class, void* handle)
{
    Instance* made;
    make_object((Variant*)call->ret, of_class);
    made = instance_of(call->ret);
    made->handle = handle;
    if (of_class == &class_game) made->seen = next_event(made);
}

/* ---- Events ---------------------------------------------------------------------------------------------------------------------- */

uint64_t next_event(const Instance* game)
{
    uint64_t first, next;
    return bastide_game_get_event_range((const bastide_game*)game->handle, &first, &next) == BASTIDE_OK ? next : 0;
}

static void emit(Variant* self, const bastide_event* event)
{
    Variant happened, name, ret;
    Value text;
    const void* args[2];
    CallError error;
    make_record(&happened, &class_event, event);
    make_name(&text, "happened");
    engine.from[TYPE_STRING_NAME](&name, &text);
    engine.destroy[TYPE_STRING_NAME](&text);
    args[0] = &name;
    args[1] = &happened;
    make_name(&text, "emit_signal");
    engine.variant_call(self, &text, args, 2, &ret, &error);
    engine.destroy[TYPE_STRING_NAME](&text);
    engine.variant_destroy(&ret);
    engine.variant_destroy(&name);
    engine.variant_destroy(&happened);
}

/* A listener may call the game, and let go of it. What its calls fail with is not what the call failed with that the events come from. */
void emit_events(Instance* game)
{
    char error[ERROR_MAX], why[sizeof game->why];
    Variant self;
    bastide_event event;
    if (!game->emits || game->is_emitting || !game->handle) return;
    memcpy(error, last_error(), sizeof error);
    memcpy(why, game->why, sizeof why);
    engine.from[TYPE_OBJECT](&self, &game->object); /* keeps the game */
    game->is_emitting = 1;
    while (bastide_game_list_events((bastide_game*)game->handle, BASTIDE_VIEW_FULL, game->told, &event, 1) > 0) {
        game->told = event.seq + 1;
        emit(&self, &event);
    }
    game->is_emitting = 0;
    set_error(error);
    memcpy(game->why, why, sizeof why);
    engine.variant_destroy(&self);
}

/* ---- What the rules refuse ------------------------------------------------------------------------------------------------------- */

void answer(Call* call, const bastide_action* action, bastide_status status, const bastide_refusal* refusal)
{
    call->self->why[0] = 0;
    if (status == BASTIDE_E_ILLEGAL)
        bastide_refusal_text(game_of(call), NULL, action, refusal, call->self->why, sizeof call->self->why);
    else if (is_failure(call, status, refusal))
        return;
    return_bool(call, status == BASTIDE_OK);
}

int is_refused(Call* call, const bastide_action* action)
{
    bastide_refusal refusal;
    const bastide_status status = bastide_game_check(game_of(call), action, &refusal);
    call->self->why[0] = 0;
    if (status == BASTIDE_OK) return 0;
    call->failed = 1;
    if (status == BASTIDE_E_ILLEGAL)
        bastide_refusal_text(game_of(call), NULL, action, &refusal, call->self->why, sizeof call->self->why);
    else
        is_failure(call, status, &refusal);
    return 1;
}
