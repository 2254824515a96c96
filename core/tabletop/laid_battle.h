// [RC-081] [IC-022] Battles by name: of the catalogue, or on a table that its name lets the dice
// lay out.
#pragma once

#include "core/data/catalogue.h"
#include "core/table/battle.h"

#include <string_view>

namespace core::tabletop {

/// A battle of the catalogue, or for "river-7" and "estuary-7" the table of that seed, on which the
/// program chooses for both players.
/// @throws base::DataError for an unknown name, and for a seed that gives no table.
[[nodiscard]] table::Battle battle_named(const data::Catalogue& catalogue, std::string_view id);

}  // namespace core::tabletop
