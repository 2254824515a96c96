#include "core/game/undo.h"

#include <algorithm>
#include <variant>

namespace core::game {

bool stops_undo(const state::Event& event, rulebook::Secrecy secrecy) {
  if (const auto* const chit = std::get_if<state::ChitTaken>(&event)) {
    return !chit->option;
  }
  if (const auto* const told = std::get_if<state::Told>(&event)) {
    return told->key == "battle-chits" ||
           (told->key == "battle-declared" && secrecy != rulebook::Secrecy::Open);
  }
  return std::holds_alternative<state::Rolled>(event);
}

bool any_stops_undo(const std::vector<state::Event>& events, rulebook::Secrecy secrecy) {
  return std::any_of(events.begin(), events.end(),
                     [secrecy](const state::Event& event) { return stops_undo(event, secrecy); });
}

}  // namespace core::game
