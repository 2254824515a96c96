// [IC-401] [RC-501] Battles to battle files (scenarios/naval/README.md).
#pragma once

#include "core/table/battle.h"

#include <string>

namespace core::tabletop_data {

/// The lines of a battle: make_battle() of them gives the same battle.
///
/// @param facts the lists that its cards are of.
[[nodiscard]] std::string write_battle(const table::Battle& battle, const table::Facts& facts);

}  // namespace core::tabletop_data
