// [IC-361] [RC-123] [FB-492] What a battle of the miniature table is won by, in words.
#pragma once

#include "core/field/battle.h"
#include "core/rulebook/rulebook.h"
#include "core/table/battle.h"

#include <string>
#include <vector>

namespace core::tabletop {

/// A sentence for each objective in the order in which they are asked, "The Union wins if ..."; in
/// the language of the book. None for a battle that cards decide [RC-121], or the value of what is
/// lost [IC-361].
[[nodiscard]] std::vector<std::string> objective_words(const rulebook::Rulebook& book,
                                                       const table::Battle& battle);

/// [FB-492] Likewise of a battle on land: a sentence for each way in which it ends in the order in
/// which they are asked, "Victory of the Union if ...", then one for each thing that points are
/// counted for. The words stand in docs/rules/field.md.
[[nodiscard]] std::vector<std::string> objective_words(const rulebook::Rulebook& book,
                                                       const field::Battle& battle);

}  // namespace core::tabletop
