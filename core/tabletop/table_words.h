// What the miniature table says: a sentence for a refusal, one for every event.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/table/refusal.h"
#include "core/table/told.h"
#include "core/words/template_text.h"

#include <functional>
#include <string>

namespace core::tabletop {

/// The name of a vessel, a fort or a body of troops as the reader may know it, "USS Monitor".
using ShipNames = std::function<std::string(table::ModelId)>;

/// Why a player may not do something on the table, in one sentence with its figures and rule. The
/// words stand in docs/rules/table.md, of the battle on land in docs/rules/field.md; a key without
/// a sentence is told as itself.
[[nodiscard]] std::string sentence(const rulebook::Rulebook& book, const table::Refusal& refusal,
                                   const ShipNames& names);

/// What has happened on the table, in one line with its figures and rule.
/// @param more words that the rule set takes from the battle
[[nodiscard]] std::string sentence(const rulebook::Rulebook& book, const table::Told& told,
                                   const ShipNames& names, const words::Words& more = {});

/// A length for people, 2.5" or 2,5", to a hundredth of an inch.
/// @param exact to the last tick, where a hundredth does not tell it from a limit.
[[nodiscard]] std::string inches_text(const rulebook::Rulebook& book, table::Inches length,
                                      bool exact = false);

}  // namespace core::tabletop
