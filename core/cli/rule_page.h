// A rule, table or worked example of a tactical rulebook for people and programs.
#pragma once

#include "core/cli/context.h"
#include "core/data/rule_text.h"

#include <string>

namespace core::cli {

/// A rule with its tables and options, a table with the rules that show it, or an example.
/// @throws UserError naming what comes nearest when there is no such thing.
[[nodiscard]] std::string item_page(Context& context, const data::ItemId& id);

/// The same as the answer of `sumter case`.
void show_item(Context& context, const data::ItemId& id);

}  // namespace core::cli
