// [19.3] Pools, objectives and rules of a set-up.
#pragma once

#include "core/data/scenario_text.h"
#include "core/rulebook/setting.h"

namespace core::data {

/// Checks the lines of scenario.txt that name sides, points, towns, leaders and cases.
/// @throws base::DataError for the first that cannot be understood.
void check_terms(const std::vector<TermText>& terms, const rulebook::Setting& setting);

}  // namespace core::data
