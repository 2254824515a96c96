// [IC-021] [IC-141] [IC-142] Land, shoals and other areas of the table, and depths: S1 and S7 of
// table IC-T39.
#pragma once

#include "core/table/plane.h"
#include "core/table/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::table {

/// A depth or a draft in tenths of a foot.
class Feet {
 public:
  constexpr Feet() noexcept = default;

  [[nodiscard]] static constexpr Feet of(std::int32_t whole) noexcept { return Feet{whole * 10}; }

  [[nodiscard]] static constexpr Feet of_tenths(std::int32_t tenths) noexcept {
    return Feet{tenths};
  }

  [[nodiscard]] constexpr std::int32_t tenths() const noexcept { return tenths_; }

  friend constexpr auto operator<=>(Feet, Feet) noexcept = default;

  friend constexpr Feet operator+(Feet a, Feet b) noexcept { return Feet{a.tenths_ + b.tenths_}; }

  friend constexpr Feet operator-(Feet a, Feet b) noexcept { return Feet{a.tenths_ - b.tenths_}; }

  template <class Archive>
  void serialize(Archive& archive) {
    archive(tenths_);
  }

 private:
  constexpr explicit Feet(std::int32_t tenths) noexcept : tenths_{tenths} {}

  std::int32_t tenths_{};
};

/// What an area is to a hull; what follows from it the rule sets say.
enum class AreaKind : std::uint8_t {
  Land,
  Shoal,        ///< water with a depth of its own, a bar too
  Mines,        ///< real or not
  Obstruction,  ///< stakes, rocks, a chain, a wreck
  Other,        ///< marked water: a deployment area, a square, a lane
};

struct Area {
  std::string name;
  AreaKind kind{};
  std::optional<Feet> depth;  ///< over the whole of it, where it has one of its own
  Polygon outline;

  friend bool operator==(const Area&, const Area&) = default;
};

/// [IC-021] The table: a rectangle of water with areas on it. What lies on a line belongs to both
/// sides of it: the shore line is land, the table's edge lies on the table.
struct Waters {
  Inches width;
  Inches height;
  Feet depth;  ///< where no area says otherwise
  std::vector<Area> areas;

  friend bool operator==(const Waters&, const Waters&) = default;
};

/// [IC-009] Whether a point lies on the table, its edges included.
[[nodiscard]] bool on_table(const Waters& waters, Point point) noexcept;

[[nodiscard]] bool is_land(const Waters& waters, Point point) noexcept;

/// The least depth of the areas that hold the point and have one; the general depth when none has.
/// On land 0.
[[nodiscard]] Feet depth_at(const Waters& waters, Point point) noexcept;

/// What is wrong with the table, a sentence each that names the area: no surface, an outline that
/// is none (table/plane.h), a corner off the table, a negative depth, a name given twice.
[[nodiscard]] std::vector<std::string> faults_of(const Waters& waters);

}  // namespace core::table
