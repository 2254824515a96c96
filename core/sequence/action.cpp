#include "core/sequence/action.h"

#include <algorithm>
#include <array>

namespace core::sequence {
namespace {

using base::operator""_case;

/// A kind of choice: its word, and the case that allows it.
struct Order {
  std::string_view word;
  base::CaseRef cited;
};

constexpr std::array<Order, kActionKindCount> kOrders{{
    {"pass", "4.1"_case},
    {"take-option-chit", "5.13"_case},
    {"draw-chit", "5.11"_case},
    {"choose-first-player", "19.73"_case},
    {"declare-span", "10.11"_case},
    {"leave-span", "10.11"_case},
    {"command", "5.21"_case},
    {"try-initiative", "5.22"_case},
    {"split-unit", "3.25"_case},
    {"merge-units", "3.24"_case},
    {"enrol", "16.16"_case},
    {"detach", "16.16"_case},
    {"enter-fort", "13.13"_case},
    {"leave-fort", "13.13"_case},
    {"join-stack", "6.42"_case},
    {"leave-stack", "6.42"_case},
    {"march", "6.11"_case},
    {"force-march", "6.31"_case},
    {"entrain", "6.54"_case},
    {"ride-rail", "6.53"_case},
    {"detrain", "6.54"_case},
    {"cut-rail", "18.21"_case},
    {"repair-rail", "18.31"_case},
    {"round-the-bay", "7.54"_case},
    {"sail", "7.11"_case},
    {"join-group", "7.11"_case},
    {"round-florida", "7.41"_case},
    {"embark", "7.22"_case},
    {"disembark", "7.22"_case},
    {"ferry", "7.31"_case},
    {"bombard-fort", "11.23"_case},
    {"join-bombardment", "11.23"_case},
    {"try-combat-initiative", "8.31"_case},
    {"assault", "7.24"_case},
    {"attack-from-march", "14.11"_case},
    {"attack", "8.15"_case},
    {"add-attacker", "8.15"_case},
    {"withhold", "8.17"_case},
    {"support-battle", "11.31"_case},
    {"evade", "15.21"_case},
    {"use-leader", "8.15"_case},
    {"choose-chit", "8.15"_case},
    {"pay-supply", "12.21"_case},
    {"refuse-supply", "12.21"_case},
    {"lose-point", "8.16"_case},
    {"lose-ship", "8.16"_case},
    {"stay", "8.51"_case},
    {"retreat-to", "8.51"_case},
    {"retreat-inside", "8.52"_case},
    {"advance", "8.54"_case},
    {"fight-at-sea", "11.11"_case},
    {"create-depot", "17.52"_case},
    {"give-point", "17.52"_case},
    {"eliminate-depot", "17.54"_case},
    {"load-supply", "17.32"_case},
    {"unload-supply", "17.32"_case},
    {"destroy-supply", "12.03"_case},
    {"maintain", "12.11"_case},
    {"distribute", "17.31"_case},
    {"feed-landing", "17.12"_case},
    {"conduct-sieges", "13.35"_case},
    {"siege-bombard", "13.35"_case},
    {"siege-assault", "13.35"_case},
    {"lift-nothing", "13.35"_case},
    {"build-work", "13.51"_case},
    {"entrench", "13.51"_case},
    {"remove-work", "13.41"_case},
    {"remove-fort", "13.15"_case},
    {"replace-fort", "13.15"_case},
    {"place-leader", "22.32"_case},
    {"appoint", "22.33"_case},
    {"relieve", "22.52"_case},
    {"demote", "22.52"_case},
    {"withdraw", "19.33"_case},
    {"place-arrival", "19.33"_case},
    {"blockade", "24.11"_case},
    {"make-call", "23.21"_case},
    {"start-unit", "21.41"_case},
    {"convert", "21.51"_case},
    {"augment", "21.60"_case},
    {"deploy", "21.61"_case},
    {"launch", "21.61"_case},
    {"relocate", "22.15"_case},
    {"place-headquarters", "22.22"_case},
    {"send-home", "22.6"_case},
    {"try-politics", "25.5"_case},
    {"emancipate", "26.6"_case},
    {"concede", "25.6"_case},
    {"fight-on-table", "26.13"_case},
    {"report-fight", "26.13"_case},
    {"battle-on-table", "26.15"_case},
    {"report-battle", "26.15"_case},
}};

}  // namespace

std::string_view name(ActionKind kind) noexcept {
  return kOrders.at(static_cast<std::size_t>(kind)).word;
}

base::CaseRef case_of(ActionKind kind) noexcept {
  return kOrders.at(static_cast<std::size_t>(kind)).cited;
}

std::optional<ActionKind> parse_action_kind(std::string_view text) noexcept {
  const auto* const found = std::find_if(kOrders.begin(), kOrders.end(),
                                         [&](const Order& order) { return order.word == text; });
  if (found == kOrders.end()) {
    return std::nullopt;
  }
  return static_cast<ActionKind>(found - kOrders.begin());
}

}  // namespace core::sequence
