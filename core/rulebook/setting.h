// What never changes during a game: map, charts, switches, the scenario's terms.
#pragma once

#include "core/map/map.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/scenario.h"
#include "core/rulebook/switches.h"

#include <memory>

namespace core::rulebook {

/// Handed to every rule as `const Setting&`. Cheap to copy: map, charts and scenario are shared and
/// immutable.
struct Setting {
  std::shared_ptr<const map::Map> map;
  std::shared_ptr<const Rulebook> rulebook;
  Switches switches;
  /// [19.3] The set-up's own terms; none while no set-up is opened, and for a position that names
  /// none.
  std::shared_ptr<const Scenario> scenario{};
  /// [10.11] In games begun before spans could be left empty the last one that is left is filled
  /// again: they go on as they were begun.
  bool refills_spans{};

  /// [20.0] Whether the whole war is played, with production and politics.
  [[nodiscard]] bool is_campaign() const noexcept {
    return scenario != nullptr && scenario->campaign;
  }
};

}  // namespace core::rulebook
