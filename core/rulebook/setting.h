// What never changes during a game: map, charts, switches.
#pragma once

#include "core/map/map.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/switches.h"

#include <memory>

namespace core::rulebook {

/// Handed to every rule as `const Setting&`. Cheap to copy: map and charts are shared and
/// immutable.
struct Setting {
  std::shared_ptr<const map::Map> map;
  std::shared_ptr<const Rulebook> rulebook;
  Switches switches;
};

}  // namespace core::rulebook
