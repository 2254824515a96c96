// What the river campaign says: a sentence for a refusal, a line of its diary for every event, and
// what places, vessels, guns, finds, orders and results are called.
#pragma once

#include "core/river/course.h"
#include "core/river/event.h"
#include "core/river/refusal.h"
#include "core/river/setting.h"
#include "core/rulebook/rulebook.h"
#include "core/words/template_text.h"

#include <string>
#include <string_view>

namespace core::tabletop {

/// Why the commodore may not do something, in one sentence with its figures and rule. The words
/// stand in docs/rules/river.md; a key without a sentence is told as itself.
[[nodiscard]] std::string sentence(const rulebook::Rulebook& book, const river::Setting& setting,
                                   const river::State& state, const river::Refusal& refusal);

/// [RR-480] What has happened, in a line of the diary with its figures and rule.
///
/// @param state in which it happens: with all events before this one applied, since groups part and
///        come together within a turn.
[[nodiscard]] std::string sentence(const rulebook::Rulebook& book, const river::Setting& setting,
                                   const river::State& state, const river::Told& told);

/// A decimal in the language of the book: 375 hundredths as "3.75", 360 as "3.6", 70 tenths as "7".
/// @param whole how many parts are one: 10, 100
[[nodiscard]] std::string decimal_text(const rulebook::Rulebook& book, int parts, int whole);

// ---- places, vessels, guns ----

/// "section 7", [RR-358] on a tributary that joins there "section 7-T2"; "the Mississippi".
[[nodiscard]] std::string place_name(const rulebook::Rulebook& book, const river::State& state,
                                     river::Place place);

/// "in section 7", "on the Mississippi".
[[nodiscard]] std::string place_phrase(const rulebook::Rulebook& book, const river::State& state,
                                       river::Place place);

/// [RR-T26] "USS Cairo", the type where it names no ship, "supply steamer 1"; with a number when
/// the flotilla has the ship more than once. Empty when there is no such vessel.
[[nodiscard]] std::string vessel_name(const rulebook::Rulebook& book, const river::Setting& setting,
                                      const river::State& state, river::VesselId vessel);

/// "the flotilla"; other groups go by their vessels, "Signal and Rattler"; "a detached group" when
/// nobody is left in it.
[[nodiscard]] std::string group_name(const rulebook::Rulebook& book, const river::Setting& setting,
                                     const river::State& state, river::GroupId group);

/// [RR-T25] "42-pdr rifle".
[[nodiscard]] std::string gun_name(const rulebook::Rulebook& book, const river::Charts& charts,
                                   river::GunIndex gun);

/// [RR-T27] "a heavy gunboat", "the ironclad (Arkansas type)".
/// @param type row of RR-T27
[[nodiscard]] std::string enemy_name(const rulebook::Rulebook& book, const river::Charts& charts,
                                     std::uint8_t type);

// ---- words for enumerators, in the language of the book ----

/// "North East"
[[nodiscard]] std::string heading_name(const rulebook::Rulebook& book, river::Heading heading);

/// [RR-082] "ahead", "sharp left", "hairpin left (135°)"
[[nodiscard]] std::string bend_name(const rulebook::Rulebook& book, river::Bend bend);

/// "open banks"
[[nodiscard]] std::string terrain_name(const rulebook::Rulebook& book, river::Terrain terrain);

/// "a hidden battery", "nothing"
[[nodiscard]] std::string find_name(const rulebook::Rulebook& book, river::Find find);

/// [RR-T12] "orders", "nightfall"
[[nodiscard]] std::string step_name(const rulebook::Rulebook& book, river::Step step);

/// [RR-055] "Advance"
[[nodiscard]] std::string course_name(const rulebook::Rulebook& book, river::Course course);

/// "follow the flotilla"
[[nodiscard]] std::string standing_name(const rulebook::Rulebook& book, river::Standing standing);

/// [RR-320] "the flotilla is beaten"
[[nodiscard]] std::string ending_name(const rulebook::Rulebook& book, river::Ending ending);

/// [RR-T24] "Minor victory"; "No verdict" of a campaign that was given up
[[nodiscard]] std::string level_name(const rulebook::Rulebook& book,
                                     std::optional<river::Level> level);

/// Other words of the campaign by their key in the chart of terms, with what stands in their
/// braces; the key itself when there is none.
[[nodiscard]] std::string river_phrase(const rulebook::Rulebook& book, std::string_view key,
                                       const words::Words& words = {});

/// [RR-T24] The sentence beside the level, without a full stop.
[[nodiscard]] std::string level_verdict(const rulebook::Rulebook& book,
                                        std::optional<river::Level> level);

}  // namespace core::tabletop
