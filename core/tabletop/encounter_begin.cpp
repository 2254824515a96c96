#include "core/tabletop/encounter_begin.h"

#include "core/base/hash.h"
#include "core/save/bytes.h"
#include "core/state/archive.h"

namespace core::tabletop {

BattleBegin begin_of(const RiverBattle& battle, const river::State& state, std::uint64_t seed) {
  BattleBegin begin;
  begin.battle = "fight-" + std::string{word_of(battle.rules)} + "-" +
                 base::hash_text(base::hash_of(save::to_bytes(state)));
  begin.seed = seed;
  begin.rules = battle.rules;
  return begin;
}

}  // namespace core::tabletop
