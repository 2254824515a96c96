#include "core/state/turn.h"

#include "core/state/place.h"

namespace core::state {
namespace {

constexpr std::array<std::string_view, kStageCount> kStages{"set-up",
                                                            "siege-order",
                                                            "sieges",
                                                            "blockade",
                                                            "supply-points",
                                                            "personnel",
                                                            "initiation",
                                                            "deployment",
                                                            "departments",
                                                            "headquarters",
                                                            "leader-pick",
                                                            "fortification",
                                                            "demobilisation",
                                                            "maintenance",
                                                            "attrition",
                                                            "distribution",
                                                            "politics",
                                                            "annual-events",
                                                            "initiative",
                                                            "depot-creation",
                                                            "movement-spans",
                                                            "command-segment",
                                                            "initiative-segment",
                                                            "consolidation",
                                                            "combat-spans",
                                                            "naval-combat",
                                                            "combat-initiative",
                                                            "battles",
                                                            "supply-destruction",
                                                            "end-of-game-turn",
                                                            "over"};
constexpr std::array<std::string_view, 8> kAway{"unused",  "pool",      "wounded", "captured",
                                                "florida", "galveston", "waiting", "spiral"};

}  // namespace

std::string_view name(Stage stage) noexcept { return kStages.at(static_cast<std::size_t>(stage)); }

std::string_view name(AwayKind kind) noexcept { return kAway.at(static_cast<std::size_t>(kind)); }

std::string label(const Place& place) {
  struct Label {
    std::string operator()(HexId hex) const { return hex.label(); }

    std::string operator()(const HexSide& side) const { return side.label(); }

    std::string operator()(const Away& away) const { return std::string{name(away.kind)}; }
  };

  return std::visit(Label{}, place);
}

}  // namespace core::state
