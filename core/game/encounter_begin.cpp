#include "core/game/encounter_begin.h"

#include "core/base/hash.h"
#include "core/game/bytes.h"
#include "core/state/archive.h"

namespace core::game {

BattleBegin begin_of(const RiverBattle& battle, const river::State& state, std::uint64_t seed) {
  BattleBegin begin;
  begin.battle = "fight-" + std::string{word_of(battle.rules)} + "-" +
                 base::hash_text(base::hash_of(to_bytes(state)));
  begin.seed = seed;
  begin.rules = battle.rules;
  return begin;
}

}  // namespace core::game
