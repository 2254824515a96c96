// Short words for asking a chain of supply in tests.
#pragma once

#include "core/supply/chain_of_supply.h"
#include "tests/support/position.h"

#include <string>

namespace tests {

/// The answer for a piece, with the chain of its side as the position stands.
inline core::supply::Answer ask(const Position& position, core::state::PieceId piece) {
  const auto state = position.state();
  const core::supply::ChainOfSupply chain{position.setting(), state, state.piece(piece).side};
  return chain.ask(piece);
}

inline const core::supply::Supplied& how(const core::supply::Answer& answer) {
  return std::get<core::supply::Supplied>(answer.verdict);
}

inline const core::supply::NotSupplied& why_not(const core::supply::Answer& answer) {
  return std::get<core::supply::NotSupplied>(answer.verdict);
}

/// "A1516 A1416 A1417": the hexes and water places of a path.
inline std::string places(const core::map::Map& map, const std::vector<core::supply::Step>& path) {
  std::string text;
  for (const core::supply::Step& step : path) {
    text += (text.empty() ? "" : " ") + core::supply::label(map, step.at);
  }
  return text;
}

}  // namespace tests
