#include "core/tabletop/field_door.h"

#include "core/base/hash.h"
#include "core/field/setting.h"
#include "core/tabletop_data/field_write.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <string>

namespace core::tabletop {

bool waits_for_table(const state::Situation& now) {
  return combat::asks_for_table(now) || combat::is_battle_unreported(now.state);
}

BattleBegin begin_of(const FieldBattle& battle) {
  BattleBegin begin;
  begin.battle = "fight-field-" + std::to_string(battle.seed) + "-" +
                 base::hash_text(base::hash_of(tabletop_data::write_field_battle(battle.battle)));
  begin.seed = static_cast<std::uint64_t>(battle.seed);
  begin.rules = RuleSet::Field;
  return begin;
}

std::shared_ptr<const field::Setting> setting_of(const data::Catalogue& catalogue,
                                                 const FieldBattle& battle) {
  // Not earlier: the name of the save goes by the battle as it is written [begin_of].
  field::Battle spoken = battle.battle;
  const tabletop_data::TabletopCatalogue texts{catalogue};
  texts.speak(spoken);
  return std::make_shared<const field::Setting>(field::make_setting(texts.field_charts(), spoken));
}

}  // namespace core::tabletop
