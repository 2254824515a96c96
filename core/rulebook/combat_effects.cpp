#include "core/rulebook/combat_effects.h"

namespace core::rulebook {

std::string_view name(CombatSituation situation) noexcept {
  constexpr std::array<std::string_view, kCombatSituationCount> kNames{"across a river",
                                                                       "amphibious assault",
                                                                       "entrained",
                                                                       "forest",
                                                                       "swamp",
                                                                       "rough",
                                                                       "mountain",
                                                                       "city",
                                                                       "town",
                                                                       "entrenchment",
                                                                       "fort stormed",
                                                                       "fortress stormed",
                                                                       "attack from march",
                                                                       "defender without supply",
                                                                       "attacker without chain"};
  return kNames[static_cast<std::size_t>(situation)];
}

}  // namespace core::rulebook
