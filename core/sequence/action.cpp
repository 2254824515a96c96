#include "core/sequence/action.h"

#include <algorithm>
#include <array>

namespace core::sequence {
namespace {

constexpr std::array<std::string_view, kActionKindCount> kWords{"pass",
                                                                "take-option-chit",
                                                                "draw-chit",
                                                                "declare-span",
                                                                "leave-span",
                                                                "command",
                                                                "try-initiative",
                                                                "split-unit",
                                                                "merge-units",
                                                                "enrol",
                                                                "detach",
                                                                "enter-fort",
                                                                "leave-fort",
                                                                "join-stack",
                                                                "leave-stack",
                                                                "march",
                                                                "force-march",
                                                                "entrain",
                                                                "ride-rail",
                                                                "detrain",
                                                                "cut-rail",
                                                                "repair-rail",
                                                                "round-the-bay",
                                                                "sail",
                                                                "join-group",
                                                                "round-florida",
                                                                "embark",
                                                                "disembark",
                                                                "ferry",
                                                                "bombard-fort",
                                                                "join-bombardment",
                                                                "try-combat-initiative",
                                                                "assault",
                                                                "attack-from-march",
                                                                "attack",
                                                                "add-attacker",
                                                                "withhold",
                                                                "support-battle",
                                                                "evade",
                                                                "use-leader",
                                                                "choose-chit",
                                                                "pay-supply",
                                                                "refuse-supply",
                                                                "lose-point",
                                                                "lose-ship",
                                                                "stay",
                                                                "retreat-to",
                                                                "retreat-inside",
                                                                "advance",
                                                                "fight-at-sea",
                                                                "create-depot",
                                                                "give-point",
                                                                "eliminate-depot",
                                                                "load-supply",
                                                                "unload-supply",
                                                                "destroy-supply",
                                                                "maintain",
                                                                "distribute",
                                                                "feed-landing",
                                                                "conduct-sieges",
                                                                "siege-bombard",
                                                                "siege-assault",
                                                                "lift-nothing",
                                                                "build-work",
                                                                "entrench",
                                                                "remove-work",
                                                                "remove-fort",
                                                                "replace-fort",
                                                                "place-leader",
                                                                "appoint",
                                                                "relieve",
                                                                "demote",
                                                                "withdraw",
                                                                "place-arrival"};

}  // namespace

std::string_view name(ActionKind kind) noexcept {
  return kWords.at(static_cast<std::size_t>(kind));
}

std::optional<ActionKind> parse_action_kind(std::string_view text) noexcept {
  const auto* const found = std::find(kWords.begin(), kWords.end(), text);
  if (found == kWords.end()) {
    return std::nullopt;
  }
  return static_cast<ActionKind>(found - kWords.begin());
}

}  // namespace core::sequence
