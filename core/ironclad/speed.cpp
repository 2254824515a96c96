#include "core/ironclad/speed.h"

#include <algorithm>
#include <cstdlib>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::refusal;
using table::refused;

constexpr int kFaster = 1 * kKnot;   // [IC-082]
constexpr int kBacking = 4 * kKnot;  // [IC-083]
constexpr int kCoasting = 2 * kKnot; // [IC-084]
constexpr int kAsternShare = 3;      // [IC-088]
constexpr int kPrizeShare = 2;       // [IC-308]
constexpr int kTowingShare = 2;      // [IC-124]

/// [IC-046] [IC-044] What the boxes give.
int boxes_of(const Ship& ship) noexcept {
  return ship.knots * kKnot + ship.half_knots;
}

}  // namespace

std::optional<base::RuleId> powerless_by(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  if (boxes_of(ship) == 0) {
    return "IC-046"_rule;
  }
  if (!ship.steam || state.turn < setting.placed(id).moves_from.value_or(0)) {
    return "IC-026"_rule;  // [IC-021] the battle begins so
  }
  if (ship.no_power.acts()) {
    return "IC-226"_rule;
  }
  if (ship.engines_out != 0 && ship.power_rolled == 0) {
    return "IC-227"_rule;
  }
  if (ship.captured_in != 0 && state.turn <= ship.captured_in + 1) {
    return "IC-308"_rule;
  }
  if (setting.ship(id).towed_craft) {
    return "IC-102"_rule;
  }
  return std::nullopt;
}

int power_of(const Setting& setting, const State& state, ShipId id) {
  if (powerless_by(setting, state, id)) {
    return 0;
  }
  const Ship& ship = state.ship(id);
  int power = boxes_of(ship);
  if (ship.engines_out != 0) {
    power = std::min(power, ship.power_rolled * kKnot);
  }
  if (const auto limit = setting.placed(id).most_knots) {  // [IC-021]
    power = std::min(power, *limit * kKnot);
  }
  if (ship.captured_in != 0) {
    power /= kPrizeShare;
  }
  if (ship.tow) {
    power = power / kKnot / kTowingShare * kKnot;
  }
  return power;
}

int astern_of(const Setting& setting, const State& state, ShipId id) {
  const int power = power_of(setting, state, id);
  if (power == 0) {
    return 0;
  }
  if (setting.ship(id).double_ended) {
    return power;
  }
  const Ship& ship = state.ship(id);
  const int third = boxes_of(ship) / kKnot / kAsternShare * kKnot;
  return std::min(power, std::max(third, kKnot));
}

int coasting_of(const State& state, ShipId id) noexcept {
  const int speed = state.ship(id).speed;
  return speed >= 0 ? std::max(0, speed - kCoasting) : std::min(0, speed + kCoasting);
}

std::optional<SpeedRange> speeds_of(const Setting& setting, const State& state, ShipId id) {
  const int power = power_of(setting, state, id);
  if (power == 0) {
    return std::nullopt;
  }
  const int speed = state.ship(id).speed;
  if (speed > power) {
    return SpeedRange{std::max(0, speed - kBacking), std::max(0, speed - kCoasting)};
  }
  if (speed > 0) {
    return SpeedRange{std::max(0, speed - kBacking), std::min(power, speed + kFaster)};
  }
  const int astern = astern_of(setting, state, id);
  if (speed < 0) {
    return SpeedRange{-std::max(astern, std::max(0, -speed - kCoasting)), 0};
  }
  return SpeedRange{-astern, std::min(power, kFaster)};
}

table::Inches run_at(const Setting& setting, int speed) noexcept {
  return table::Inches::ratio(std::int64_t{std::abs(speed)} * setting.options.table_scale, kKnot);
}

table::Judged<> judge_speed(const Setting& setting, const State& state, const MoveShip& move) {
  const ShipId id = move.ship;
  const auto no = [&](base::RuleId rule, std::string_view key, int limit) {
    return refused(refusal(rule, key).of(id).inches(run_at(setting, limit),
                                                    run_at(setting, move.speed)));
  };
  const auto range = speeds_of(setting, state, id);
  if (!range || move.coast) {
    const int coasting = coasting_of(state, id);
    if (move.speed == coasting) {
      return {};
    }
    return range ? no("IC-084"_rule, "coasts-at", coasting)
                 : no(powerless_by(setting, state, id).value(), "no-power", coasting);
  }
  const int speed = state.ship(id).speed;
  const int power = power_of(setting, state, id);
  if (move.speed > range->most) {
    return speed > power        ? no("IC-086"_rule, "must-slow", range->most)
           : move.speed > power ? no("IC-081"_rule, "beyond-speed", power)
                                : no("IC-082"_rule, "too-much-faster", range->most);
  }
  if (move.speed < range->least) {
    return move.speed >= 0 ? no("IC-083"_rule, "slows-too-much", range->least)
           : speed > 0     ? no("IC-088"_rule, "not-at-rest", 0)
                           : no("IC-088"_rule, "too-fast-astern", range->least);
  }
  return {};
}

}  // namespace core::ironclad
