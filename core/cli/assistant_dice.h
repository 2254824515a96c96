// The dice that people with models roll themselves. Private to this room.
#pragma once

#include "core/cli/context.h"
#include "core/tabletop/battle_match.h"

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core::cli {

/// How a die is asked for.
struct AskedDie {
  tabletop::BattleRoll roll;
  std::string whose;        ///< the ship or unit for which it is rolled, or empty
  std::string_view undoes;  ///< what 'undo' does here
  bool writes_down{};       ///< what was typed, for readers who do not see it
};

/// [IC-003] [RC-003] [FB-009] Asks until a face of the die is typed; nothing for 'undo' and when
/// the lines end.
/// @param refused is set when something was typed that is no face
[[nodiscard]] std::optional<std::uint8_t> ask_face(Context& context, std::istream& in,
                                                   const AskedDie& die, bool& refused);

/// [IC-003] [RC-003] Asks for the dice before the first order: captains, the wind, boarding
/// parties.
/// @param refused as in ask_face()
/// @throws UserError when the lines end before all are rolled: nothing has begun.
template <class Rules>
void roll_first_dice(Context& context, std::istream& in,
                     const std::shared_ptr<const typename Rules::Setting>& setting,
                     tabletop::BattleBegin& begin, bool& refused) {
  for (;;) {
    const typename Rules::Game trial{setting, begin.seed, begin.faces};
    std::optional<tabletop::BattleRoll> next;
    std::size_t rolls = 0;
    for (const auto& event : trial.opening()) {
      const auto roll = Rules::roll(*setting, event);
      if (roll && rolls++ == begin.faces.size()) {
        next = roll;
      }
    }
    if (!next) {
      return;
    }
    if (begin.faces.empty()) {
      context.screen() << "These dice come before the first order:\n";
    }
    const auto face = ask_face(
        context, in,
        {*next, next->ship ? Rules::name_of(*setting, trial.state(), *next->ship) : std::string{},
         "asks again for the die before", false},
        refused);
    if (face) {
      begin.faces.push_back(*face);
    } else if (!in) {
      throw UserError{"the dice before the first order are not all rolled: nothing has begun"};
    } else if (!begin.faces.empty()) {
      begin.faces.pop_back();
    }
  }
}

}  // namespace core::cli
