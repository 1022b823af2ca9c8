/* SPDX-License-Identifier: MIT
 *
 * How the engine calls a method: with Variants, or with values of the types of its arguments.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "game.h"

static int is_right_object(const Argument* argument, const void* variant)
{
    const Instance* of = instance_of(variant);
    if (!of) return argument->may_be_null && is_null_object(variant);
    return of->of_class == argument->of_class && (!of->of_class->release || of->handle);
}

static int is_right(const Argument* argument, const void* variant)
{
    const int type = engine.variant_get_type(variant);
    if (argument->type == TYPE_OBJECT) return is_right_object(argument, variant);
    if (argument->type == TYPE_INT || argument->type == TYPE_BOOL) return type == TYPE_INT || type == TYPE_BOOL;
    return type == argument->type;
}

static void return_nothing(Call* call) /* what a failed method returns: the empty value of its type */
{
    Value empty;
    const int type = call->method->result.type;
    if (type < 0 || type == TYPE_OBJECT) return;
    memset(&empty, 0, sizeof empty);
    if (type == TYPE_INT) {
        return_int(call, call->method->result.usual);
    } else if (type == TYPE_ARRAY && call->method->result.of_class) {
        return_records(call, call->method->result.of_class, NULL, 0);
    } else if (type == TYPE_ARRAY) {
        return_rings(call, NULL, 0, NULL);
    } else if (type == TYPE_VECTOR2) {
        return_no_point(call);
    } else {
        engine.make[type](&empty, NULL);
        engine.from[type](call->ret, &empty);
        if (engine.destroy[type]) engine.destroy[type](&empty);
    }
}

static void run(Call* call)
{
    const Class* of_class = call->self ? call->self->of_class : NULL;
    if (!call->method->is_beside) set_error("");
    if (of_class && of_class->release && !call->self->handle) {
        char why[100];
        snprintf(why, sizeof why, "This %s is empty: new() makes none, the methods of Bastide do.", of_class->name);
        fail(call, why);
    } else {
        call->method->run(call);
    }
    if (call->failed) return_nothing(call);
    while (call->taken_count > 0) free(call->taken[--call->taken_count]);
    if (of_class == &class_game && !call->method->is_beside) emit_events(call->self);
}

void method_call(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error)
{
    Call call;
    int i;
    memset(&call, 0, sizeof call);
    call.method = (const Method*)userdata;
    call.self = (Instance*)instance;
    call.ret = ret;
    error->error = CALL_OK;
    if (count > call.method->count) {
        error->error = CALL_TOO_MANY;
        error->expected = call.method->count;
        return;
    }
    for (i = 0; i < call.method->count; ++i) {
        const Argument* argument = &call.method->arguments[i];
        call.args[i] = i < count ? args[i] : NULL;
        if (i >= count && !argument->has_default) {
            error->error = CALL_TOO_FEW;
            error->expected = i + 1;
            while (i + 1 < call.method->count && !call.method->arguments[i + 1].has_default) error->expected = ++i + 1;
            return;
        }
        if (call.args[i] && !is_right(argument, call.args[i])) {
            error->error = CALL_INVALID_ARGUMENT;
            error->argument = i;
            error->expected = argument->type;
            return;
        }
    }
    run(&call);
}

/* As method_call(), with values of the types of the arguments instead of Variants: how typed code calls. */
void method_ptrcall(void* userdata, void* instance, const void* const* args, void* ret)
{
    const Method* method = (const Method*)userdata;
    Variant variants[ARGUMENTS_MAX], result;
    const void* pointers[ARGUMENTS_MAX];
    CallError error;
    int i;
    for (i = 0; i < method->count; ++i) {
        if (args[i]) /* the engine passes no address for a null in a typed variable */
            engine.from[method->arguments[i].type](&variants[i], (void*)args[i]);
        else
            engine.variant_new_nil(&variants[i]);
        pointers[i] = &variants[i];
    }
    engine.variant_new_nil(&result);
    method_call(userdata, instance, pointers, method->count, &result, &error);
    if (error.error != CALL_OK) {
        Call call;
        memset(&call, 0, sizeof call);
        call.method = method;
        call.ret = &result;
        is_failure(&call, BASTIDE_E_ARGUMENT, NULL);
        return_nothing(&call);
    }
    write_result(method->result.type, &result, ret);
    engine.variant_destroy(&result);
    while (i > 0) engine.variant_destroy(&variants[--i]);
}
