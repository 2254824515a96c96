// An opened set-up as the window shows it: an immutable snapshot, safe to read from every thread.
#pragma once

#include "core/data/catalogue.h"
#include "core/state/occupancy.h"
#include "core/supply/chain_of_supply.h"
#include "core/zones_of_control/ground_zones.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace models {

using core::board::HexId;
using core::board::Side;
using core::state::PieceId;

/// The pieces of one side in one place, as they lie on each other: the top one first; what is
/// inside a fort, on a roster or aboard follows what holds it.
struct Stack {
  core::state::Place place{HexId{}};
  Side side{};
  std::vector<PieceId> pieces;
};

/// What is asked of the core once when a set-up is opened, and then only read.
class Board {
 public:
  Board(core::data::OpenedSetup opened, std::vector<core::data::Difference> differences);

  [[nodiscard]] const core::data::OpenedSetup& opened() const noexcept { return opened_; }

  [[nodiscard]] const core::map::Map& map() const noexcept { return *opened_.setting.map; }

  [[nodiscard]] const core::state::GameState& state() const noexcept { return opened_.state; }

  [[nodiscard]] const core::state::Piece& piece(PieceId id) const { return state().piece(id); }

  [[nodiscard]] const core::state::Occupancy& occupancy() const noexcept { return occupancy_; }

  [[nodiscard]] const core::zones_of_control::GroundZones& zones() const noexcept { return zones_; }

  [[nodiscard]] const std::vector<core::data::Difference>& differences() const noexcept {
    return differences_;
  }

  [[nodiscard]] const std::vector<Stack>& stacks() const noexcept { return stacks_; }

  /// The stack a piece lies in.
  [[nodiscard]] int stack_of(PieceId piece) const { return stack_of_.at(piece.value()); }

  /// The stacks in a hex and on the river hexsides around it, those in the hex first.
  [[nodiscard]] std::vector<int> stacks_at(HexId hex) const;

  /// How deep a piece lies inside others of its stack; 0 for those on top.
  [[nodiscard]] int depth_of(PieceId piece) const;

  /// The sum of the printed combat strengths of a stack, for the small counters.
  [[nodiscard]] int strength_of(const Stack& stack) const;

 private:
  core::data::OpenedSetup opened_;
  std::vector<core::data::Difference> differences_;
  core::state::Occupancy occupancy_;
  core::zones_of_control::GroundZones zones_;
  std::vector<Stack> stacks_;
  std::vector<int> stack_of_;
};

/// The chains of supply of both sides over a board: a second snapshot, for it takes longer.
class SupplyBoard {
 public:
  explicit SupplyBoard(std::shared_ptr<const Board> board);

  [[nodiscard]] const core::supply::ChainOfSupply& of(Side side) const {
    return *chains_[static_cast<std::size_t>(side)];
  }

  /// Whether a piece needs supply and has none.
  [[nodiscard]] bool is_unsupplied(PieceId piece) const { return unsupplied_[piece.value()]; }

 private:
  std::shared_ptr<const Board> board_;
  std::array<std::unique_ptr<const core::supply::ChainOfSupply>, 2> chains_;
  std::vector<bool> unsupplied_;
};

}  // namespace models
