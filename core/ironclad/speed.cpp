#include "core/ironclad/speed.h"

#include "core/ironclad/company.h"

#include <algorithm>
#include <cstdlib>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::refusal;
using table::refused;

constexpr int kFaster = 1 * kKnot;    // [IC-082]
constexpr int kBacking = 4 * kKnot;   // [IC-083]
constexpr int kCoasting = 2 * kKnot;  // [IC-084]
constexpr int kAsternShare = 3;       // [IC-088]
constexpr int kPrizeShare = 2;        // [IC-308]
constexpr int kTowingShare = 2;       // [IC-124]

/// [IC-046] [IC-044] What the boxes give.
int boxes_of(const Ship& ship) noexcept { return ship.knots * kKnot + ship.half_knots; }

/// [IC-004] A share of a speed in whole knots, the fraction dropped.
int share_of(int half_knots, int share) noexcept { return half_knots / kKnot / share * kKnot; }

/// The power of one ship by itself.
struct Power {
  int half_knots{};
  base::RuleId why;  ///< there is none, if so
};

Power own_power(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  const auto none = [](base::RuleId rule) { return Power{0, rule}; };
  if (setting.ship(id).towed_craft) {
    return none("IC-102"_rule);
  }
  if (boxes_of(ship) == 0) {
    return none("IC-046"_rule);
  }
  if (!ship.steam || state.turn < setting.placed(id).moves_from.value_or(0)) {
    return none("IC-021"_rule);
  }
  if (ship.no_power.acts()) {
    return none(setting.ship(id).launch ? "IC-323"_rule : "IC-226"_rule);
  }
  if (ship.engines_out != 0 && ship.power_rolled == 0) {
    return none("IC-227"_rule);
  }
  if (ship.captured_in != 0 && state.turn <= ship.captured_in + 1) {
    return none("IC-308"_rule);
  }
  Power power{boxes_of(ship), {}};
  if (ship.engines_out != 0) {
    power.half_knots = std::min(power.half_knots, ship.power_rolled * kKnot);
  }
  if (const auto limit = setting.placed(id).most_knots) {  // [IC-021]
    power.half_knots = std::min(power.half_knots, *limit * kKnot);
  }
  if (ship.captured_in != 0) {
    power = {share_of(power.half_knots, kPrizeShare), "IC-308"_rule};
  }
  if (ship.tow && power.half_knots != 0) {
    power = {share_of(power.half_knots, kTowingShare), "IC-124"_rule};
  }
  return power;
}

/// [IC-088] Of one ship by itself.
int own_astern(const Setting& setting, const State& state, ShipId id) {
  const int power = own_power(setting, state, id).half_knots;
  if (power == 0 || setting.ship(id).double_ended) {
    return power;
  }
  const int third = share_of(boxes_of(state.ship(id)), kAsternShare);
  return std::min(power, std::max(third, kKnot));
}

/// [IC-124] What a ship does alone, or the slower of a lashed pair; one without power is carried.
template <class Own>
int of_pair(const Setting& setting, const State& state, ShipId id, Own own) {
  const int alone = own(setting, state, id);
  const auto other = lashed_to(setting, state, id);
  const int theirs = other ? own(setting, state, *other) : 0;
  return alone == 0 || theirs == 0 ? std::max(alone, theirs) : std::min(alone, theirs);
}

/// [IC-088] Whether the ship, and the one lashed to it, goes the same both ways.
bool goes_both_ways(const Setting& setting, const State& state, ShipId id) {
  const auto other = lashed_to(setting, state, id);
  return setting.ship(id).double_ended && (!other || setting.ship(*other).double_ended);
}

/// [IC-082] [IC-083] [IC-086] With way on; the same astern for a ship that goes both ways.
SpeedRange under_way(int speed, int power) noexcept {
  const int least = std::max(0, speed - kBacking);
  return speed > power ? SpeedRange{least, std::max(0, speed - kCoasting)}
                       : SpeedRange{least, std::min(power, speed + kFaster)};
}

}  // namespace

std::optional<base::RuleId> powerless_by(const Setting& setting, const State& state, ShipId id) {
  return power_of(setting, state, id) != 0 ? std::nullopt
                                           : std::optional{own_power(setting, state, id).why};
}

int power_of(const Setting& setting, const State& state, ShipId id) {
  return of_pair(setting, state, id, [](const auto&... of) { return own_power(of...).half_knots; });
}

int astern_of(const Setting& setting, const State& state, ShipId id) {
  return of_pair(setting, state, id, own_astern);
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
  if (speed > 0) {
    return under_way(speed, power);
  }
  if (goes_both_ways(setting, state, id)) {
    const int gathered = std::min(power, kFaster);
    const SpeedRange way = under_way(-speed, power);
    return speed < 0 ? SpeedRange{-way.most, -way.least} : SpeedRange{-gathered, gathered};
  }
  const int astern = astern_of(setting, state, id);
  if (speed < 0) {
    return SpeedRange{-std::max(astern, -speed - kCoasting), std::min(0, speed + kBacking)};
  }
  return SpeedRange{-astern, std::min(power, kFaster)};
}

table::Inches run_at(const Setting& setting, int speed) noexcept {
  return table::Inches::ratio(std::int64_t{std::abs(speed)} * setting.options.table_scale, kKnot);
}

table::Judged<> judge_speed(const Setting& setting, const State& state, const MoveShip& move) {
  const ShipId id = move.ship;
  const auto no = [&](base::RuleId rule, std::string_view key, int limit) {
    return refused(
        refusal(rule, key).of(id).inches(run_at(setting, limit), run_at(setting, move.speed)));
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
    return range->most < 0      ? no("IC-083"_rule, "slows-too-much", range->most)
           : speed > power      ? no("IC-086"_rule, "must-slow", range->most)
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
