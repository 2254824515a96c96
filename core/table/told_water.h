// [IC-141] [IC-148] [RC-201] [RC-361] What people who play with models say of the water: they see
// it, the program throws for it.
#pragma once

#include "core/table/ship_id.h"

#include <cstdint>

namespace core::table {

enum class ToldWater : std::uint8_t { Shoal, Stakes, RealMines, DummyMines };

/// A ship has come into such water.
struct TellWater {
  ShipId ship;
  ToldWater water{};
  std::int16_t feet{};  ///< depth of a shoal

  [[nodiscard]] bool is_mined() const noexcept {
    return water == ToldWater::RealMines || water == ToldWater::DummyMines;
  }

  friend bool operator==(const TellWater&, const TellWater&) = default;
};

}  // namespace core::table
