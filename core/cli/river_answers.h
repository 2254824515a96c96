// What several river commands answer: the levels within reach and the brief of an encounter, for
// people and for programs. Private to this room.
#pragma once

#include "core/cli/context.h"
#include "core/river/forecast.h"
#include "core/tabletop/river_brief.h"

#include <string>

namespace core::cli {

/// Where the flotilla stands when it goes on.
[[nodiscard]] river::Reached reached_in(const river::State& state);

/// [RR-500] The levels that are still within reach, in lines.
[[nodiscard]] std::string levels_text(const rulebook::Rulebook& book, const river::Setting& setting,
                                      const river::State& state);

/// The same for programs.
[[nodiscard]] Json levels_json(const river::Setting& setting, const river::State& state);

/// [RR-371]
[[nodiscard]] Json brief_json(const rulebook::Rulebook& book, const river::Setting& setting,
                              const river::State& state, const tabletop::RiverBrief& brief);

}  // namespace core::cli
