// [FB-265] How near to a burning house one may come.
#pragma once

#include "core/field/formation.h"
#include "core/field/setting.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-265] The burning section that a point is too near to.
[[nodiscard]] std::optional<SectionId> fire_near(const Setting& setting, const State& state,
                                                 Point point) noexcept;

/// [FB-265] Nobody comes within three inches of a burning house; who was nearer when it caught fire
/// comes no nearer.
class FireBounds {
 public:
  /// @param from where it stands before it goes
  FireBounds(const Setting& setting, const State& state, const Unit& from);

  /// The same of a unit of the battle; one that is not on the table has been near nothing.
  FireBounds(const Setting& setting, const State& state, UnitId id);

  /// Whether nothing burns.
  [[nodiscard]] bool empty() const noexcept { return bounds_.empty(); }

  [[nodiscard]] bool keep_off(const Body& body) const noexcept;

 private:
  void bind(const Setting& setting, const State& state, const std::vector<Body>& from);

  struct Bound {
    const table::Polygon* house{};
    Inches limit;
  };

  std::vector<Bound> bounds_;
};

}  // namespace core::field
