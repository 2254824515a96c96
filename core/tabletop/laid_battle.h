// [RC-081] [IC-022] Battles by name: of the catalogue, or on a table that its name lets the dice
// lay out.
#pragma once

#include "core/data/catalogue.h"
#include "core/table/battle.h"
#include "core/table/begun_before.h"

#include <cstdint>
#include <string_view>

namespace core::tabletop {

/// A battle of the catalogue, or for "river-7" and "estuary-7" the table of that seed, on which the
/// program chooses for both players.
/// @param edition of the rules by which it was laid out.
/// @throws base::DataError for an unknown name, and for a number whose water floats no fleet
/// [RC-094]: the reason is a sentence in the language of the catalogue.
[[nodiscard]] table::Battle battle_named(const data::Catalogue& catalogue, std::string_view id,
                                         std::uint8_t edition = table::kEdition);

/// The number of the first table from "river-7" on that can be played: the water of about one in
/// 150 floats no fleet [RC-094].
/// @param id names a table that dice lay out.
[[nodiscard]] int first_laid(const data::Catalogue& catalogue, std::string_view id);

}  // namespace core::tabletop
