// A position as the window shows it: an immutable snapshot, safe to read from every thread.
#pragma once

#include "core/data/catalogue.h"
#include "core/game/shown.h"
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

/// The hex of a place, of a hexside the first beside it; nothing off the map.
[[nodiscard]] std::optional<HexId> hex_of(const core::state::Place& place);

/// What is known of a set-up whatever happens on it.
struct SetupInHand {
  core::data::OpenedSetup opened;
  std::vector<core::data::Difference> differences;
};

/// The sheets of a map and the errata that it is drawn with.
struct GroundId {
  std::vector<core::board::Sheet> sheets;
  core::rulebook::ErrataSelection errata;

  friend bool operator==(const GroundId&, const GroundId&) = default;
};

/// What is asked of the core once for a position, and then only read.
class Board {
 public:
  /// The set-up itself, both sides open.
  explicit Board(const std::shared_ptr<const SetupInHand>& setup);

  /// A position of a game of it, as one side sees it.
  Board(std::shared_ptr<const SetupInHand> setup, core::game::Shown shown);

  [[nodiscard]] const core::data::OpenedSetup& opened() const noexcept { return setup_->opened; }

  [[nodiscard]] const std::shared_ptr<const SetupInHand>& setup() const noexcept { return setup_; }

  [[nodiscard]] const core::map::Map& map() const noexcept { return *opened().setting.map; }

  /// What makes the ground: boards for which it is equal have one picture of the map between them,
  /// however often a set-up is opened anew.
  [[nodiscard]] GroundId ground_id() const {
    return {opened().info.sheets, opened().setting.switches.errata};
  }

  [[nodiscard]] const core::state::GameState& state() const noexcept { return shown_.state; }

  [[nodiscard]] const core::state::Piece& piece(PieceId id) const { return state().piece(id); }

  [[nodiscard]] const core::state::Occupancy& occupancy() const noexcept { return occupancy_; }

  [[nodiscard]] const core::zones_of_control::GroundZones& zones() const noexcept { return zones_; }

  [[nodiscard]] const std::vector<core::data::Difference>& differences() const noexcept {
    return setup_->differences;
  }

  [[nodiscard]] const std::vector<Stack>& stacks() const noexcept { return stacks_; }

  /// The stack a piece lies in; -1 for what is not on the map.
  [[nodiscard]] int stack_of(PieceId piece) const { return stack_of_.at(piece.value()); }

  /// Whether nothing is known of a piece but that somebody stands there [0.5].
  [[nodiscard]] bool is_unknown(PieceId piece) const { return shown_.unknown.at(piece.value()); }

  /// How many pieces keep their numbers from position to position; those above are sightings.
  [[nodiscard]] std::size_t lasting() const noexcept { return shown_.first_sighting; }

  [[nodiscard]] bool has(PieceId piece) const noexcept {
    return piece.value() < shown_.state.pieces.size();
  }

  /// The stacks in a hex and on the river hexsides around it, those in the hex first.
  [[nodiscard]] std::vector<int> stacks_at(HexId hex) const;

  /// How deep a piece lies inside others of its stack; 0 for those on top.
  [[nodiscard]] int depth_of(PieceId piece) const;

  /// The sum of the printed combat strengths of a stack, for the small counters.
  [[nodiscard]] int strength_of(const Stack& stack) const;

 private:
  std::shared_ptr<const SetupInHand> setup_;
  core::game::Shown shown_;
  core::state::Occupancy occupancy_;
  core::zones_of_control::GroundZones zones_;
  std::vector<Stack> stacks_;
  std::vector<int> stack_of_;
};

/// The chains of supply over a position: a second snapshot, for it takes longer.
class SupplyBoard {
 public:
  /// @param position the real one: an owner is told of his supply what hidden Enemies make of it.
  /// @param sides whose chains may be shown.
  SupplyBoard(core::rulebook::Setting setting,
              std::shared_ptr<const core::state::GameState> position, core::board::SideSet sides);

  /// Null for a side that is not shown.
  [[nodiscard]] const core::supply::ChainOfSupply* of(Side side) const {
    return chains_[static_cast<std::size_t>(side)].get();
  }

  /// Whether a piece needs supply and has none.
  [[nodiscard]] bool is_unsupplied(PieceId piece) const {
    return piece.value() < unsupplied_.size() && unsupplied_[piece.value()];
  }

 private:
  core::rulebook::Setting setting_;
  std::shared_ptr<const core::state::GameState> position_;
  std::array<std::unique_ptr<const core::supply::ChainOfSupply>, 2> chains_;
  std::vector<bool> unsupplied_;
};

}  // namespace models
