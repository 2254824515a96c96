// A case of the rulebook for people.
#pragma once

#include "core/cli/context.h"

#include <string>

namespace core::cli {

/// Number, place, text and errata of a case.
/// @throws UserError naming what comes nearest when the rulebook has no such case.
[[nodiscard]] std::string case_page(Context& context, const std::string& number);

}  // namespace core::cli
