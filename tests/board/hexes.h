// Hexes by the number printed on them.
#pragma once

#include "core/board/hex_id.h"

namespace tests {

[[nodiscard]] inline core::board::HexId hex(const char* label) {
  return core::board::HexId::parse(label).value();
}

}  // namespace tests
