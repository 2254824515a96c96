// [28.0] Choices, refusals and events as answers tell them.
#pragma once

#include "core/cli/context.h"
#include "core/game/game.h"

#include <string>
#include <vector>

namespace core::cli {

/// An event: its word under `event`, then what it is about; `text` is the sentence for people.
/// @param now the position after it.
/// @param was game::what_was() before it
[[nodiscard]] Json to_json(const state::Situation& now, const state::Event& event,
                           const std::string& was = {});

/// Events that are worth a line for people: not how far a work has come, nor marks that repeat what
/// another line says, nor stages in which nothing happens.
[[nodiscard]] std::vector<bool> worth_a_line(const std::vector<state::Event>& events);

/// The line of an event that is worth one: its sentence; of declarations of one span that follow
/// each other one for all, at the last.
/// @param now the position after the event.
/// @param was game::what_was() before it
/// @param reader who reads it [0.5]; nothing: everything is told
[[nodiscard]] std::string line_of(const state::Situation& now,
                                  const std::vector<state::Event>& events, std::size_t at,
                                  const std::string& was = {},
                                  std::optional<board::Side> reader = {});

/// Why a choice is refused: `case`, `reason`, `sentence`, the figures, the pieces, hexes and water
/// that it names, and the nearest legal way under `hint`.
[[nodiscard]] Json to_json(const state::Situation& now, const state::Illegal& illegal);

/// The words of the register for a decision [28.0], "declare spans".
[[nodiscard]] std::string decision_words(const rulebook::Setting& setting,
                                         rulebook::DecisionId decision);

}  // namespace core::cli
