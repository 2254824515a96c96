// Private to this room: a unit on the way its order tells, inch by inch.
#pragma once

#include "core/base/rule_id.h"
#include "core/field/fires.h"
#include "core/field/setting.h"
#include "core/field/state.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace core::field {

/// [FB-102] Whether a walk stops at the edge of the table.
enum class WalkEdge : std::uint8_t { Open, Kept };

/// [FB-071] [FB-090]-[FB-100] A unit that follows its legs for what they cost. Other units are not
/// looked at. Two walks of the same legs that spend the same end in the same place, in whatever
/// portions they spend it.
class Walk {
 public:
  /// @param allowance of a whole move: what a change of formation costs half of
  Walk(const Setting& setting, const State& state, const Unit& unit, std::vector<Leg> legs,
       Inches allowance, WalkEdge edge = WalkEdge::Open);

  /// Goes on for so much of the allowance; what is left over when the next tick costs more stays
  /// in hand.
  void spend(Inches portion);

  /// A charge turns towards where its target is now; where ground or a house bars that it goes on
  /// as it is.
  void head_for(Heading heading);

  [[nodiscard]] const Unit& unit() const noexcept { return unit_; }

  [[nodiscard]] Unit& unit() noexcept { return unit_; }

  /// A wall that was crossed at the end is still to be paid.
  [[nodiscard]] bool is_done() const noexcept {
    return (leg_ >= legs_.size() && owed_ <= Inches{}) || barred_;
  }

  /// What has been spent on the legs.
  [[nodiscard]] Inches spent() const noexcept { return spent_; }

  /// How far its middle has gone.
  [[nodiscard]] Inches moved() const noexcept { return moved_; }

  [[nodiscard]] bool went_downhill() const noexcept { return downhill_; }

  /// Whether its last leg or part of one led ahead.
  [[nodiscard]] bool advanced() const noexcept { return advanced_; }

  /// [FB-049] [FB-044] It has limbered, unlimbered, mounted or dismounted.
  [[nodiscard]] bool changed_arms() const noexcept { return changed_arms_; }

  /// The ground that stopped it, if any has.
  struct Barred {
    base::RuleId rule;
    std::string_view key;
  };

  [[nodiscard]] const std::optional<Barred>& barred() const noexcept { return barred_; }

 private:
  void begin_leg();
  void end_leg();
  /// Spends on the present leg, up to what is in hand; whether anything happened.
  bool go_on();
  bool go_along(Heading heading, int times, bool ahead);
  bool go_round();
  bool pay(Inches cost);
  [[nodiscard]] int factor_at(Pose pose, Heading heading) const;
  /// [FB-095] What guns in action pay for an inch in a move of which the other half is driven.
  [[nodiscard]] int by_hand() const noexcept;
  /// [FB-131] Owes what it costs to come from a pose to another one; false where that is forbidden.
  bool crosses(Pose from, Pose to);
  /// The farthest of `length` for which an inch costs the same as the first.
  [[nodiscard]] Inches same_going(Heading heading, Inches length, int factor) const;
  /// Sets bar_ when it may not.
  [[nodiscard]] bool may_stand(Pose pose);
  /// The same of the unit as it would be.
  [[nodiscard]] bool may_be(const Unit& there);
  void become(const Unit& there);
  /// The farthest of a step at which it may stand.
  [[nodiscard]] Inches standable(Heading heading, Inches step);
  void finish(const Leg& leg);

  const Setting* setting_;
  const State* state_;
  Unit unit_;
  std::vector<Leg> legs_;
  Inches allowance_;
  std::size_t leg_{};
  Pose leg_start_;
  Inches leg_done_;  ///< of a straight leg its inches, of others what has been paid
  Inches in_hand_;
  Inches spent_;
  Inches moved_;
  Inches owed_;                    ///< for a wall that was crossed
  std::array<Inches, 3> crossed_;  ///< what middle and ends of the front have come to for walls
  FireBounds fires_;
  bool near_bars_{};   ///< something that can bar it is within reach
  bool near_walls_{};  ///< so is a wall or a fence
  bool keeps_on_table_{};
  bool begun_{};
  bool downhill_{};
  bool advanced_{};
  bool changed_arms_{};
  std::optional<Barred> barred_;
  std::optional<Barred> bar_;
};

/// [FB-046] The rate of a unit in a move with these legs: that of its slowest formation.
[[nodiscard]] Inches rate_with(const Setting& setting, const State& state, const Unit& unit,
                               const std::vector<Leg>& legs, bool battle_move);

}  // namespace core::field
