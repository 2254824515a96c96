// A position of the Union at a stage, and what it would forget by passing.
#pragma once

#include "core/game/game.h"
#include "core/plan/reminders.h"
#include "core/state/record.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::plan {

using board::HexId;
using board::Side;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using state::Status;

using Change = std::function<void(state::GameState&)>;

/// The Union's position at a stage; what it would forget by passing.
class Reminding : public testing::Test {
 protected:
  Reminding() : position_{tests::Ground{}.setting()} { position_.control_all(Side::Union); }

  /// Clear land, or what a test makes of it, in the Union's hands.
  void play_on(const tests::Ground& ground, std::string_view cycle = "7/62") {
    position_ = tests::Position{ground.setting(), cycle};
    position_.control_all(Side::Union);
  }

  /// A leader of Appendix A.
  PieceId leader(std::string_view name, std::string_view place) {
    const PieceId id = position_.put(Side::Union, "leader", place);
    names_.emplace_back(id, name);
    return id;
  }

  void begin(Stage stage, const Change& change = {}) {
    state::GameState state = position_.in(stage);
    for (const auto& [id, name] : names_) {
      state.pieces[id.value()].name = base::InternedText{name};
    }
    if (change) {
      change(state);
    }
    standing_.emplace(position_.setting(), std::move(state));
  }

  /// A force of the pieces is on the move.
  static Change moving(const std::vector<PieceId>& units, const Change& more = {}) {
    return [units, more](state::GameState& state) {
      state::apply(state, state::ForceEnergised{units.front(), units});
      state.turn.pending.emplace_back(state::ForceMove{units.front(), true, units, {}});
      if (more) {
        more(state);
      }
    };
  }

  static Change with(PieceId piece, Status status) {
    return [piece, status](state::GameState& state) {
      state.pieces[piece.value()].activity.bits |= static_cast<std::uint32_t>(status);
    };
  }

  [[nodiscard]] std::vector<Reminder> all() {
    return reminders(standing_->situation(), Side::Union);
  }

  /// The reminder of the key, or nothing.
  [[nodiscard]] std::optional<Reminder> said(std::string_view key) {
    for (Reminder& reminder : all()) {
      if (reminder.key == key) {
        for (const sequence::Action& choice : reminder.choices) {
          EXPECT_TRUE(game::judge(standing_->situation(), choice).has_value()) << key;
        }
        return std::move(reminder);
      }
    }
    return std::nullopt;
  }

  static sequence::Action choice(ActionKind kind, std::optional<PieceId> piece,
                                 std::optional<HexId> at = {}, int number = 0) {
    return {kind, piece, {}, at, {}, number};
  }

  tests::Position position_;
  std::vector<std::pair<PieceId, std::string>> names_;
  std::optional<state::Standing> standing_;
};

}  // namespace core::plan
