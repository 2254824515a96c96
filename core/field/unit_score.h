// Private to this room: [FB-525] what the computer thinks of where a unit might stand next.
#pragma once

#include "core/field/appraisal.h"
#include "core/field/unit_action.h"

#include <optional>

namespace core::field {

/// [FB-525] The weights of a score are in thousandths.
inline constexpr int kMilli = 1000;

/// One unit, what it is to do, and the score of what it might.
class UnitScore {
 public:
  UnitScore(const Mind& mind, UnitId id);

  /// [FB-525]
  [[nodiscard]] ScoreParts scored(const Unit& then, Inches moved, const MoveUnit& move,
                                  int row) const;

  /// Whether it would come upon an enemy on whom it would rather not close.
  /// @param contact what it is worth to close with an enemy at a walk
  [[nodiscard]] bool runs_into_enemy(const Unit& then, int& contact) const;

  /// Whether a friend is in its way, or an enemy on whom it would rather not close.
  /// @param contact what it is worth to close with an enemy at a walk
  [[nodiscard]] bool is_in_the_way(const MoveUnit& move, const Unit& then, int& contact) const;

 protected:
  const Mind& mind_;
  const Setting& setting_;
  const State& state_;
  UnitId id_;
  const Unit& unit_;
  Appraisal appraisal_;
  std::optional<Point> place_;    ///< where its order wants it
  int urge_;                      ///< [FB-525] w
  const WayField* way_{};         ///< there
  std::optional<Inches> before_;  ///< how far it is
  Exchange here_;                 ///< if it stands and fires

 private:
  /// [FB-275] Into contact at a normal rate: guns that nobody serves, and weak enemies.
  [[nodiscard]] int worth_of_contact(UnitId enemy) const;

  static bool may_charge_like(OrderKind kind);

  [[nodiscard]] int gained(const Unit& then, const MoveUnit& move) const;

  /// (ours) What the formula does not see: that troops are formed and face the enemy before he is
  /// there, that a column is no formation to be shot at in, that horse keeps off [FB-527].
  [[nodiscard]] int in_order(const Unit& then, const Exchange& exchange, int row) const;

  /// [FB-527] Horse keeps beyond 24" of formed infantry, 18" of smoothbores, that it does not
  /// charge.
  [[nodiscard]] int keeps_off(const Unit& then) const;

  /// [FB-526] A column that stands within six inches of an enemy it can beat is half a charge.
  [[nodiscard]] int readiness_to_charge(const Unit& then) const;

  /// Whether raiders leave an enemy alone: he is not where they have to go.
  [[nodiscard]] bool is_beside_the_raid(UnitId enemy) const;

  bool formed_counts_;  ///< the battle is won by formed troops
};

}  // namespace core::field
