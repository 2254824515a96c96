// What a rule is asked about: a setting, a position, and the index over it.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"
#include "core/state/memo.h"
#include "core/state/occupancy.h"

#include <memory>

namespace core::state {

/// Handed to every question as `const Situation&`. Refers to what its owner holds; made on the
/// stack, never kept.
struct Situation {
  const rulebook::Setting& setting;
  const GameState& state;
  const Occupancy& occupancy;
  Memo& memo;

  [[nodiscard]] const map::Map& map() const noexcept { return *setting.map; }

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *setting.rulebook; }

  [[nodiscard]] const Piece& piece(PieceId id) const { return state.piece(id); }

  /// Whether an erratum is in force.
  [[nodiscard]] bool in_force(rulebook::Erratum erratum) const {
    return setting.switches.errata.has(erratum);
  }
};

/// A position that owns its index and memo: for tests, and for questions about a position to look
/// at.
class Standing {
 public:
  Standing(rulebook::Setting setting, GameState state)
      : setting_{std::move(setting)}, state_{std::move(state)}, occupancy_{*setting_.map, state_} {}

  Standing(const Standing& other)
      : setting_{other.setting_}, state_{other.state_}, occupancy_{other.occupancy_} {
    memo_.take_over(other.memo_, situation());
  }

  Standing(Standing&& other) noexcept
      : setting_{std::move(other.setting_)},
        state_{std::move(other.state_)},
        occupancy_{std::move(other.occupancy_)} {
    memo_.take_over(other.memo_, situation());
  }

  Standing& operator=(const Standing& other) {
    if (this != &other) {
      setting_ = other.setting_;
      state_ = other.state_;
      occupancy_ = other.occupancy_;
      memo_.take_over(other.memo_, situation());
    }
    return *this;
  }

  Standing& operator=(Standing&& other) noexcept {
    setting_ = std::move(other.setting_);
    state_ = std::move(other.state_);
    occupancy_ = std::move(other.occupancy_);
    memo_.take_over(other.memo_, situation());
    return *this;
  }

  ~Standing() = default;

  [[nodiscard]] Situation situation() { return {setting_, state_, occupancy_, memo_}; }

  [[nodiscard]] const GameState& state() const noexcept { return state_; }

 private:
  friend class Record;
  rulebook::Setting setting_;
  GameState state_;
  Occupancy occupancy_;
  Memo memo_;
};

}  // namespace core::state
