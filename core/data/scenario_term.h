// [19.3] A line of the terms of a scenario.
#pragma once

#include "core/data/text_source.h"

#include <string>

namespace core::data {

/// A line of scenario.txt that is none of the single cells of scenario_columns(): pools,
/// objectives, rules.
struct TermText {
  Origin origin;
  std::string keyword;
  std::string text;
};

}  // namespace core::data
