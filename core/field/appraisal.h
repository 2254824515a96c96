// [FB-522] [FB-525]-[FB-527] What the computer thinks of a position: strength, fire, cover,
// support, risk and charges. No rule: judgement, in whole thousandths.
#pragma once

#include "core/field/setting.h"
#include "core/field/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::field {

/// What a unit that stands somewhere may expect of the next fire.
struct Exchange {
  int inflicted{};                ///< [FB-525] Ko, thousandths of a man
  int suffered{};                 ///< Ks
  std::optional<UnitId> target;   ///< at whom it would fire
  std::optional<UnitId> nearest;  ///< the enemy who is
  Inches off;                     ///< from its middle to him
  bool covered{};                 ///< from the nearest
  bool flanked{};                 ///< an enemy within a charge of its flank or rear
  bool in_range{};                ///< of its own weapons, seen or not
};

/// A position as one side sees it. Looks at the state again with every question; units that are
/// asked about may stand where they are not.
class Appraisal {
 public:
  Appraisal(const Setting& setting, const State& state, Side side);

  /// [FB-522] Of the enemies within a distance of a place.
  [[nodiscard]] int enemy_strength(Point place, Inches within) const;

  /// [FB-525] Ko and Ks.
  /// @param as the unit as it would stand
  /// @param fires whether it could then fire
  [[nodiscard]] Exchange exchange(UnitId id, const Unit& as, bool fires) const;

  /// [FB-525] The chance in thousandths that its next test is bad after such losses; half the
  /// strength lost counts as bad.
  [[nodiscard]] int risk(UnitId id, int suffered) const;

  /// [FB-525] Whether a good friend is within 9" behind or beside it.
  [[nodiscard]] bool supported(UnitId id, const Unit& as) const;

  /// [FB-526] [FB-527] The ratio q of a charge in thousandths, as it would go home from where the
  /// unit stands; of cavalry by the combats of table FB-T20.
  /// @param volley thousandths of a man that the closing volley is expected to take
  [[nodiscard]] int charge_ratio(const Unit& charger, UnitId target) const;

  /// [FB-526] Expected losses by the closing volley, half for the dice-off.
  [[nodiscard]] int closing_losses(const Unit& charger, UnitId target) const;

  /// [FB-527] Whether cavalry charges such a target at all.
  [[nodiscard]] bool is_prey_of_horse(const Unit& horse, UnitId target) const;

  /// Enemies it knows of.
  [[nodiscard]] const std::vector<UnitId>& enemies() const noexcept { return enemies_; }

  [[nodiscard]] Side side() const noexcept { return side_; }

 private:
  /// Thousandths of a man that a unit's fire takes from another one, if it sees it.
  [[nodiscard]] int fire_of(const Unit& firer, Point from, const Unit& target, Inches off,
                            Point at) const;
  [[nodiscard]] int musketry_of(const Unit& firer, Point from, const Unit& target, Inches off,
                                Point at) const;
  [[nodiscard]] int guns_of(const Unit& firer, const Unit& target, Inches off) const;
  [[nodiscard]] bool covers(const Unit& target, Point at, Point from) const;

  const Setting* setting_;
  const State* state_;
  Side side_;
  std::vector<UnitId> enemies_;
  std::vector<Inches> nearest_own_;  ///< to each enemy, who is
  std::vector<UnitId> nearest_who_;
};

/// The nearest present figure of a unit to a place.
[[nodiscard]] std::optional<Point> nearest_man(const Unit& unit, Point from) noexcept;

/// Whether a unit stands and can be given something to do.
[[nodiscard]] bool is_in_hand(const Unit& unit) noexcept;

}  // namespace core::field
