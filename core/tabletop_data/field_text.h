// [FB-490] Files of field battles (scenarios/field/README.md) to battles.
#pragma once

#include "core/data/battle_files.h"
#include "core/field/battle.h"

namespace core::tabletop_data {

/// @throws base::DataError with file, line and keyword for the first thing that is wrong: a polygon
/// that is none, what lies off the table, an army list that cannot be [FB-473], an order to a unit
/// that is not there ... Whether the formations have room where they stand, the set finds out.
[[nodiscard]] field::Battle make_field_battle(const data::BattleText& text);

/// All of them, in the order of the text.
[[nodiscard]] std::vector<field::Battle> make_field_battles(
    const std::vector<data::BattleText>& texts);

/// @throws base::DataError for an unknown id, naming those there are.
[[nodiscard]] field::Battle find_field_battle(const std::vector<data::BattleText>& texts,
                                              std::string_view id);

}  // namespace core::tabletop_data
