// [26.15] [FB-550] A battle of the strategic game goes to the table: its save and its setting.
#pragma once

#include "core/data/catalogue.h"
#include "core/tabletop/battle_record.h"
#include "core/tabletop/field_battle.h"

#include <memory>

namespace core::tabletop {

/// [26.15] Whether a battle waits for the die or the table, or is on the table with nothing
/// reported of it.
[[nodiscard]] bool waits_for_table(const state::Situation& now);

/// What the save of the battle begins with. Its name tells the battle apart from every other one:
/// "fight-field-12-1f00a2b3c4d5e6f7", the seed of the table and a hash of all that lies on it.
[[nodiscard]] BattleBegin begin_of(const FieldBattle& battle);

/// The setting of the battle, its names in the language of the catalogue.
[[nodiscard]] std::shared_ptr<const field::Setting> setting_of(const data::Catalogue& catalogue,
                                                               const FieldBattle& battle);

}  // namespace core::tabletop
