// SPDX-License-Identifier: MIT
#include "draw/options.hpp"

namespace bastide::draw {

namespace {

constexpr uint32_t kAllFlags = BASTIDE_DRAW_FLAG_LABELS | BASTIDE_DRAW_FLAG_RULERS | BASTIDE_DRAW_FLAG_SEATS |
                               BASTIDE_DRAW_FLAG_LEGAL | BASTIDE_DRAW_FLAG_LAST;

/// The palette of Okabe and Ito in the order of the seats (red, blue, green, yellow, black, pink, white, orange); white instead
/// of its sky blue.
constexpr uint32_t kColours[BASTIDE_SEATS_MAX] = {0xD55E00, 0x0072B2, 0x009E73, 0xF0E442, 0x2B2B2B, 0xCC79A7, 0xFFFFFF, 0xE69F00};

struct Theme {
    const char* page;
    const char* ink;
    const char* faint;  ///< of rulers
    const char* field;
    const char* tuft;
    const char* city;
    const char* tiling;  ///< of the roofs
    const char* wall;
    const char* crest;
    const char* road;
    const char* bank;
    const char* river;
    const char* shore;
    const char* yard;  ///< ground of a building
    const char* front;
    const char* roof;
    const char* rim;
};

constexpr Theme kThemes[] = {{"#fbfaf6", "#33312c", "#77736a", "#b9d18c", "#a5c275", "#dba968", "#c8914f", "#5a3f2a", "#e8d3ae",
                              "#f9f5e8", "#8c866f", "#86b8da", "#4c84aa", "#e6d9bb", "#f3e7cd", "#a5432f", "#3a4a20"},
                             {"#1c1d1f", "#dedad0", "#8f8b82", "#47603b", "#53703f", "#9a6c3a", "#84582b", "#1b120b", "#c9a878",
                              "#cfc8b2", "#2c2c24", "#3f6f93", "#1f4258", "#8a7c60", "#d8caa9", "#7e2f20", "#10140a"},
                             {"#ffffff", "#000000", "#555555", "#ffffff", "#e3e3e3", "#cfcfcf", "#bcbcbc", "#000000", "#ffffff",
                              "#ffffff", "#444444", "#ececec", "#777777", "#ffffff", "#ffffff", "#6e6e6e", "#000000"}};

/// A rule of the style sheet: `selector{fill:VALUE;MORE}`. Rules name the ids of the picture, so that several can stand on one
/// page. A use of a symbol matches them too: browsers look for the selector inside the copy, whose root has an id and no picture
/// around it.
void put_rule(Svg& svg, const char* selector, const char* property, const char* value, const char* more = "") noexcept
{
    svg.put("[id^=@] ").put(selector).put("{").put(property).put(":").put(value).put(more).put("}\n");
}

void put_tile_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, ".field", "fill", "url(#@grass)");
    put_rule(svg, ".city", "fill", "url(#@roofs)");
    put_rule(svg, ".road", "fill", theme.road);
    put_rule(svg, ".river", "fill", theme.river);
    put_rule(svg, ".yard", "fill", theme.yard);
    put_rule(svg, ".wall", "stroke", theme.wall, ";stroke-width:44;fill:none;stroke-linejoin:round;stroke-linecap:round");
    put_rule(svg, ".crest", "stroke", theme.crest, ";stroke-width:12;fill:none;stroke-dasharray:30 30");
    put_rule(svg, ".bank", "stroke", theme.bank, ";stroke-width:16;fill:none;stroke-linecap:round");
    put_rule(svg, ".shore", "stroke", theme.shore, ";stroke-width:14;fill:none;stroke-linecap:round");
    put_rule(svg, ".rim", "stroke", theme.rim, ";stroke-width:8;stroke-opacity:.35;fill:none");
}

void put_mark_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, ".front", "fill", theme.front, ";stroke:#2b1a10;stroke-width:10;stroke-linejoin:round");
    put_rule(svg, ".roof", "fill", theme.roof, ";stroke:#2b1a10;stroke-width:10;stroke-linejoin:round");
    put_rule(svg, ".door", "fill", "#4a3324");
    put_rule(svg, ".stone", "fill", "#8d867d", ";stroke:#2e2a25;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".site", "fill", "#c9c1b2", ";stroke:#5f584e;stroke-width:14;stroke-dasharray:34 18");
    put_rule(svg, ".line", "stroke", "#2b1a10", ";stroke-width:14;fill:none;stroke-linecap:round");
    put_rule(svg, ".shield", "fill", "#2458a6", ";stroke:#fff;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".leaf", "fill", "#4f7f3a", ";stroke:#2f5222;stroke-width:10");
    put_rule(svg, ".bloom", "fill", "#d9698d");
    put_rule(svg, ".body", "stroke", "#161616", ";stroke-width:14;stroke-linejoin:round");
    put_rule(svg, ".gold", "fill", "#f2c230", ";stroke:#161616;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".sign", "fill", "#fff", ";stroke:#161616;stroke-width:9;stroke-linejoin:round");
    put_rule(svg, ".die", "fill", "#f4efe2", ";stroke:#8a8272;stroke-width:22");
    put_rule(svg, ".black", "fill", "#4a4238");
    put_rule(svg, ".bars", "stroke", theme.ink, ";stroke-width:14;fill:none");
}

void put_text_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, "text", "font-family", "'DejaVu Sans',Verdana,sans-serif");
    put_rule(svg, ".label", "fill", theme.ink, ";font-size:104px;stroke-width:26;stroke-opacity:.75;paint-order:stroke");
    put_rule(svg, ".label", "stroke", theme.page);
    put_rule(svg, ".ruler", "fill", theme.faint, ";font-size:140px;text-anchor:middle");
    put_rule(svg, ".caption", "fill", theme.ink, ";font-size:132px;text-anchor:middle");
    put_rule(svg, ".score", "fill", theme.ink, ";font-size:200px;font-weight:bold");
    put_rule(svg, ".count", "fill", theme.ink, ";font-size:150px");
    put_rule(svg, ".height", "fill", "#fff",
             ";font-size:150px;font-weight:bold;text-anchor:middle;stroke:#161616;"
             "stroke-width:28;paint-order:stroke");
}

void put_seat_rules(Svg& svg, const bastide_draw_options& options) noexcept
{
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
        svg.put("[id^=@] .seat").put(seat).put("{fill:").put_colour(options.colours[seat]).put("}\n");
    svg.put("[id^=@] .nobody{fill:#9a9a9a}\n[id^=@] .lit{fill:url(#@hatch)}\n[id^=@] .legal{fill:none;stroke:");
    svg.put_colour(options.highlight).put(";stroke-width:26;stroke-dasharray:70 50}\n[id^=@] .last{fill:none;stroke:");
    svg.put_colour(options.highlight).put(";stroke-width:36}\n[id^=@] .plus{fill:none;stroke:").put_colour(options.highlight);
    svg.put(";stroke-width:36;stroke-linecap:round}\n");
}

/// Two shades in squares of `size` units; tiles are drawn turned, so the patterns look alike from all sides.
void put_pattern(Svg& svg, const char* name, int32_t size, const char* ground, const char* shade, const char* shape) noexcept
{
    svg.put("<pattern id=\"@").put(name).put("\" patternUnits=\"userSpaceOnUse\"");
    svg.put_attribute("width", size).put_attribute("height", size).put("><rect").put_attribute("width", size);
    svg.put_attribute("height", size).put(" fill=\"").put(ground).put("\"/><path fill=\"").put(shade).put("\" d=\"").put(shape);
    svg.put("\"/></pattern>\n");
}

void put_patterns(Svg& svg, const Theme& theme, uint32_t highlight) noexcept
{
    svg.put("<defs>\n");
    put_pattern(svg, "grass", 256, theme.field, theme.tuft,
                "M64,38q6,20 26,26q-20,6 -26,26q-6,-20 -26,-26q20,-6 26,-26zM192,166q6,20 26,26q-20,6 -26,26q-6,-20 "
                "-26,-26q20,-6 26,-26z");
    put_pattern(svg, "roofs", 128, theme.city, theme.tiling, "M10,10h44v44h-44zM74,74h44v44h-44z");
    svg.put(
        "<pattern id=\"@hatch\" width=\"72\" height=\"72\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
        "<path fill=\"");
    svg.put_colour(highlight).put("\" fill-opacity=\".3\" d=\"M0,0h72v72h-72z\"/><path fill=\"").put_colour(highlight);
    svg.put("\" fill-opacity=\".8\" d=\"M0,0h26v72h-26z\"/></pattern>\n</defs>\n");
}

}  // namespace

bastide_status read_options(const bastide_draw_options* given, bastide_draw_options& out) noexcept
{
    bastide_draw_options_init(&out);
    if (!given) return BASTIDE_OK;
    for (const uint32_t word : given->spare)
        if (word != 0) return BASTIDE_E_VERSION;
    if (given->flags & ~kAllFlags) return BASTIDE_E_ARGUMENT;
    if (given->theme < 0 || given->theme > BASTIDE_DRAW_THEME_PRINT) return BASTIDE_E_ARGUMENT;
    if (given->tile_pixels < 8 || given->tile_pixels > kTile) return BASTIDE_E_ARGUMENT;
    if (given->number < 0 || given->number > 999999) return BASTIDE_E_ARGUMENT;
    for (const uint32_t colour : given->colours)
        if (colour > 0xFFFFFF) return BASTIDE_E_ARGUMENT;
    if (given->highlight > 0xFFFFFF) return BASTIDE_E_ARGUMENT;
    out = *given;
    if (out.theme == 0) out.theme = BASTIDE_DRAW_THEME_LIGHT;
    return BASTIDE_OK;
}

void begin(Svg& svg, const bastide_draw_options& options, bastide_point corner, bastide_point size) noexcept
{
    const Theme& theme = kThemes[options.theme - BASTIDE_DRAW_THEME_LIGHT];
    const auto pixels = [&](int32_t units) {
        return static_cast<int32_t>((int64_t{units} * options.tile_pixels + kTile / 2) / kTile);
    };
    svg.put("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"@p\" viewBox=\"").put(corner.x).put(" ").put(corner.y).put(" ");
    svg.put(size.x).put(" ").put(size.y).put("\"").put_attribute("width", pixels(size.x)).put_attribute("height", pixels(size.y));
    svg.put(">\n<!-- Drawn by bastide, which is unofficial. This picture is CC0. -->\n<style>\n");
    put_tile_rules(svg, theme);
    put_mark_rules(svg, theme);
    put_text_rules(svg, theme);
    put_seat_rules(svg, options);
    svg.put("</style>\n");
    put_patterns(svg, theme, options.highlight);
    svg.put("<rect").put_attribute("x", corner.x).put_attribute("y", corner.y).put_attribute("width", size.x);
    svg.put_attribute("height", size.y).put(" fill=\"").put(theme.page).put("\"/>\n");
}

}  // namespace bastide::draw

bastide_status bastide_draw_options_init(bastide_draw_options* options)
{
    if (!options) return BASTIDE_E_ARGUMENT;
    *options = {};
    options->theme = BASTIDE_DRAW_THEME_LIGHT;
    options->tile_pixels = 96;
    options->flags = BASTIDE_DRAW_FLAG_RULERS | BASTIDE_DRAW_FLAG_SEATS;
    options->highlight = 0xE8007A;
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) options->colours[seat] = bastide::draw::kColours[seat];
    return BASTIDE_OK;
}
