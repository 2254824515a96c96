// The log: what has happened, in lines for people.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/event.h"
#include "core/state/situation.h"
#include "core/words/wording.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::words {

/// Events that are worth a line for people: not how far a decision has come, nor marks that repeat
/// what another line says, nor stages in which nothing happens.
[[nodiscard]] std::vector<bool> worth_a_line(const std::vector<state::Event>& events);

/// The line of an event that is worth one: its sentence; of declarations of one span that follow
/// each other, and of many hexes that pass to one side, one for all, at the last.
/// @param now the position after the event.
/// @param was words::what_was() before it
/// @param reader who reads it [0.5]; nothing: everything is told
[[nodiscard]] std::string line_of(const state::Situation& now,
                                  const std::vector<state::Event>& events, std::size_t at,
                                  const Was& was = {}, std::optional<board::Side> reader = {});

/// An event in the words for each side, and where it belongs.
struct LogLine {
  std::array<std::optional<std::string>, 2>
      text;                         ///< nothing for a side that may not read it [0.5]
  std::string key;                  ///< row of the chart `events`, "rolled"
  base::CaseRef cited;              ///< of an event that names none: 0.0
  std::optional<board::HexId> hex;  ///< where it happened
  std::optional<board::Side> side;  ///< whose, of an event that names a side
  int game_turn{};
  state::Stage stage{};
  board::Side acting{};
  /// Of a roll its face, of a change by how much, of a fact the figures of its sentence: whoever
  /// may not read the line may not read them.
  std::vector<int> figures;
  std::uint32_t
      action{};  ///< how many actions of the line of play had been done, this one included

  [[nodiscard]] const std::optional<std::string>& to(board::Side reader) const {
    return text[static_cast<std::size_t>(reader)];
  }

  friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// Tells what actions did, each event as the position stood after it.
class Narrator {
 public:
  /// @param position from which the next action is told.
  Narrator(rulebook::Setting setting, state::GameState position)
      : standing_{std::move(setting), std::move(position)} {}

  /// Adds the lines of an action, and goes on to the position after it.
  /// @param action number of the action in its line of play, for LogLine::action.
  void tell(const std::vector<state::Event>& events, std::uint32_t action,
            std::vector<LogLine>& lines);

 private:
  state::Standing standing_;
};

/// The same for events that have led to `now` before anybody acted: all are told as it stands.
[[nodiscard]] std::vector<LogLine> lines_of_opening(const state::Situation& now,
                                                    const std::vector<state::Event>& events);

}  // namespace core::words
