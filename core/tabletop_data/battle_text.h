// [IC-401] [RC-501] Battle files (scenarios/naval/README.md) to battles.
#pragma once

#include "core/data/naval_text.h"
#include "core/table/battle.h"

namespace core::tabletop_data {

/// @throws base::DataError with file, line and keyword for the first thing that is wrong: a card or
/// gun that is none [IC-381] [RC-481], a polygon that is none, what lies off the table, ships on
/// land, in one another or beyond their speed [IC-081] ...
[[nodiscard]] table::Battle make_battle(const data::BattleText& text, const table::Facts& facts);

/// All of them, in the order of the text.
[[nodiscard]] std::vector<table::Battle> make_battles(const data::NavalText& text);

/// @throws base::DataError for an unknown id, naming those there are.
[[nodiscard]] table::Battle find_battle(const data::NavalText& text, std::string_view id);

}  // namespace core::tabletop_data
