// [4.1] What the program says: a sentence for a refusal, one for every kind of event.
#pragma once

#include "core/rulebook/registers.h"
#include "core/state/event.h"
#include "core/state/ruling.h"
#include "core/state/situation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::words {

/// Why a player may not do something, in one sentence with its figures and case; after it the
/// nearest legal way, if there is one. The words stand in docs/rules/refusals.md.
///
/// @param reader who reads it: of a piece of the other side that secrecy hides [0.5] he is told
///               only that it is the Enemy's; nothing: everything is told.
[[nodiscard]] std::string sentence(const state::Situation& now, const state::Illegal& illegal,
                                   std::optional<board::Side> reader = {});

/// What the sentence of an event needs of the position before it.
struct Was {
  std::string value;  ///< of a counter that is exchanged, or its kind where that changes
  std::string title;  ///< of a piece that is told by its place: what it was called there
};

/// What has happened, in one line with its dice and case. The words stand in docs/rules/events.md.
///
/// @param now the position after the event; of a piece that has left the map it still knows the
///            name.
/// @param was what_was() said before it; empty: what was is left out.
/// @param reader as for a refusal.
[[nodiscard]] std::string sentence(const state::Situation& now, const state::Event& event,
                                   const Was& was = {}, std::optional<board::Side> reader = {});

/// What its sentence needs of the position before the event.
[[nodiscard]] Was what_was(const state::Situation& before, const state::Event& event);

/// [10.11] The same for several pieces that came into the span of one leader.
[[nodiscard]] std::string sentence_of_span(const state::Situation& now, state::PieceId leader,
                                           const std::vector<state::PieceId>& pieces);

/// [3.23] [18.12] The same for many hexes that pass to one side, or to neither, at once, or whose
/// rails do.
/// @param passed one of the events: ControlPassed or NetChanged
[[nodiscard]] std::string sentence_of_many(const state::Situation& now, const state::Event& passed,
                                           std::size_t hexes);

/// The row of the chart `events` that holds an event's sentence: of a Told its key, of the others
/// their kind, "moved".
[[nodiscard]] std::string_view key_of(const state::Event& event);

/// The case that the sentence of an event cites.
[[nodiscard]] base::CaseRef case_of(const state::Event& event);

/// The words of the register for a decision [28.0], "declare spans".
[[nodiscard]] std::string decision_words(const rulebook::Setting& setting,
                                         rulebook::DecisionId decision);

}  // namespace core::words
