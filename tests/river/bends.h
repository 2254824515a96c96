// Headings and bends in few words, for tests of the river room.
#pragma once

#include "core/river/charts.h"

#include <array>
#include <cstdint>

namespace tests::river {

inline constexpr std::array kAllHeadings{
    core::river::Heading::East,      core::river::Heading::NorthEast, core::river::Heading::North,
    core::river::Heading::NorthWest, core::river::Heading::SouthEast, core::river::Heading::South,
    core::river::Heading::SouthWest};

constexpr core::river::Bend left(std::int16_t degrees) {
  return {core::river::Hand::Left, degrees};
}

constexpr core::river::Bend right(std::int16_t degrees) {
  return {core::river::Hand::Right, degrees};
}

}  // namespace tests::river
