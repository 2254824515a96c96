// [RR-373] What a battle on the table of either set came to for the river campaign.
#include "core/coastal/condition.h"
#include "core/coastal/victory.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/victory.h"
#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/table/masked.h"
#include "core/tabletop/river_battle.h"

#include <algorithm>

namespace core::tabletop {
namespace {

using river::EnemyFate;
using river::Outcome;
using table::FortId;
using table::Inches;
using table::ShipFact;
using table::ShipId;

constexpr int kBeyondBattery = 6;  // [RR-379] inches

/// What a set says of a ship, for the report.
struct Wreckage {
  int lost{};   ///< points or boxes since the battle began
  int whole{};  ///< of the ship as she was built
  bool stack{};
  bool steering{};
};

int boxes_without_guns(const ironclad::Ship& ship) {
  return ironclad::boxes_left(ship) - ironclad::boxes_left(ship, ironclad::Section::Gun);
}

Wreckage wreckage_of(const ironclad::Setting& setting, const ironclad::State& first,
                     const ironclad::State& now, ShipId id) {
  const ironclad::Card& card = setting.ship(id).card;
  const ironclad::Ship& ship = now.ship(id);
  return {boxes_without_guns(first.ship(id)) - boxes_without_guns(ship),
          card.boxes() - card.gun_boxes(), ship.stack < first.ship(id).stack,
          ship.jam != ironclad::Jam::None};
}

Wreckage wreckage_of(const coastal::Setting& setting, const coastal::State& first,
                     const coastal::State& now, ShipId id) {
  const coastal::Ship& ship = now.ship(id);
  const bool slowed = std::ranges::any_of(ship.damages, [](const coastal::Damage& each) {
    return each.harm == coastal::Harm::Slower && each.for_good;
  });
  return {first.ship(id).spv - ship.spv, setting.ship(id).card.spv, slowed || ship.boiler_destroyed,
          coastal::steering_fault(ship).has_value()};
}

bool is_gun_lost(const ironclad::Ship& ship, std::size_t gun) { return ship.guns.at(gun).lost; }

bool is_gun_lost(const coastal::Ship& ship, std::size_t gun) { return ship.guns.at(gun).destroyed; }

bool has_burst(const ironclad::Ship& ship, std::size_t gun) { return ship.guns.at(gun).burst; }

bool has_burst(const coastal::Ship& ship, std::size_t gun) { return ship.guns.at(gun).burst; }

bool is_gun_lost(const ironclad::Fort& fort, std::size_t gun) { return fort.guns.at(gun).lost; }

bool is_gun_lost(const coastal::Fort& fort, std::size_t gun) { return fort.guns.at(gun).destroyed; }

bool is_fort_silent(const ironclad::Setting& /*setting*/, const ironclad::State& state, FortId id) {
  return ironclad::is_silenced(state.fort(id));
}

bool is_fort_silent(const coastal::Setting& setting, const coastal::State& state, FortId id) {
  return coastal::is_silent(setting, state, id) ||
         state.fort(id).side != setting.battle.forts.at(id.value()).side;
}

bool was_given_up(const ironclad::Ship& /*ship*/) { return false; }

bool was_given_up(const coastal::Ship& ship) { return ship.abandoned; }

/// What came of a battle, in either set.
template <class Setting, class State>
class RiverReporter {
 public:
  RiverReporter(const RiverBattle& battle, const river::Setting& campaign,
                const river::State& before, const Setting& setting, const State& state,
                const ShotBook& shots)
      : battle_{battle},
        campaign_{campaign},
        before_{before},
        section_{*before.find_section(before.fight->at)},
        setting_{setting},
        state_{state},
        first_{begin(setting, 0)},
        shots_{shots} {}

  std::optional<river::Report> report() {
    for (std::size_t i = 0; i < battle_.ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      if (battle_.ships[i].kind == RiverShip::Kind::Enemy) {
        report_.enemies.push_back(enemy_report(id));
      }
    }
    if (ironclad_fights_ && some_warship_fights()) {
      return std::nullopt;
    }
    for (std::size_t i = 0; i < battle_.ships.size(); ++i) {
      if (battle_.ships[i].is_union()) {
        report_.vessels.push_back(vessel_report(ShipId{static_cast<std::uint8_t>(i)}));
      }
    }
    for (std::size_t i = 0; i < battle_.forts.size(); ++i) {
      report_.batteries.push_back(battery_report(FortId{static_cast<std::uint8_t>(i)}));
    }
    report_.outcome = outcome();
    return std::move(report_);
  }

 private:
  [[nodiscard]] bool is(ShipId id, ShipFact fact,
                        std::optional<table::Edge> edge = std::nullopt) const {
    return holds(setting_, state_, id, {fact, edge, {}});
  }

  /// [RR-383] A gun without a round is none.
  [[nodiscard]] bool has_gun(ShipId id) const { return !is(id, ShipFact::GunsGone); }

  /// [RR-169] Afloat, unstranded and able to fight.
  [[nodiscard]] bool fights(ShipId id) const { return is(id, ShipFact::Afloat) && has_gun(id); }

  [[nodiscard]] bool some_warship_fights() const {
    for (std::size_t i = 0; i < battle_.ships.size(); ++i) {
      if (battle_.ships[i].kind == RiverShip::Kind::Warship &&
          fights(ShipId{static_cast<std::uint8_t>(i)})) {
        return true;
      }
    }
    return false;
  }

  /// The set's own points as the campaign's, to the nearest, halves up.
  [[nodiscard]] std::int16_t damage_of(ShipId id, int points, int left, bool sunk) const {
    if (sunk) {
      return static_cast<std::int16_t>(left);
    }
    const Wreckage wreck = wreckage_of(setting_, first_, state_, id);
    if (wreck.lost <= 0) {
      return 0;
    }
    const int scaled = (2 * points * wreck.lost + wreck.whole) / (2 * wreck.whole);
    // Who is still afloat has a point left.
    return static_cast<std::int16_t>(std::clamp(scaled, std::min(1, left - 1), left - 1));
  }

  [[nodiscard]] EnemyFate fate_of_enemy(ShipId id) const {
    if (is(id, ShipFact::BlownUp)) {
      return EnemyFate::BlownUp;
    }
    if (is(id, ShipFact::Captured)) {
      return EnemyFate::Captured;
    }
    if (was_given_up(state_.ship(id))) {
      return EnemyFate::Scuttled;
    }
    if (is(id, ShipFact::Sunk)) {
      return EnemyFate::Sunk;
    }
    const bool still = is(id, ShipFact::Stranded) || is(id, ShipFact::Powerless);
    return still && !has_gun(id) && some_warship_fights() ? EnemyFate::Captured : EnemyFate::Active;
  }

  river::EnemyReport enemy_report(ShipId id) {
    const RiverShip& ship = battle_.ships.at(id.value());
    const river::Enemy& enemy = section_.enemies.at(ship.index);
    const int points = campaign_.type_of(enemy).points;
    river::EnemyReport report;
    report.enemy = ship.index;
    report.fate = fate_of_enemy(id);
    report.damage = damage_of(id, points, points - enemy.damage,
                              report.fate == EnemyFate::Sunk || report.fate == EnemyFate::BlownUp);
    const bool fights_on = report.fate == EnemyFate::Active;
    enemies_left_ = enemies_left_ || fights_on;
    ironclad_fights_ = ironclad_fights_ || (fights_on && enemy.role == river::Find::Ironclad);
    return report;
  }

  [[nodiscard]] river::Fate fate_of_vessel(ShipId id) const {
    if (is(id, ShipFact::Captured)) {
      return river::Fate::Captured;
    }
    if (is(id, ShipFact::Sunk)) {
      return river::Fate::Sunk;
    }
    return ironclad_fights_ && battle_.ships.at(id.value()).kind == RiverShip::Kind::Warship
               ? river::Fate::Captured
               : river::Fate::Afloat;
  }

  river::VesselReport vessel_report(ShipId id) {
    const RiverShip& ship = battle_.ships.at(id.value());
    const river::Vessel& vessel = before_.vessel(river::VesselId{ship.index});
    const int points = campaign_.type_of(vessel).points;
    river::VesselReport report;
    report.vessel = river::VesselId{ship.index};
    report.fate = fate_of_vessel(id);
    report.damage = damage_of(id, points, points - vessel.damage, report.fate == river::Fate::Sunk);
    add_shots(id, report);
    if (report.fate == river::Fate::Afloat) {
      add_condition(id, report);
      any_left_ = true;
    }
    return report;
  }

  void add_condition(ShipId id, river::VesselReport& report) const {
    const RiverShip& ship = battle_.ships.at(id.value());
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      if (is_gun_lost(state_.ship(id), gun)) {
        (has_burst(state_.ship(id), gun) ? report.guns_burst : report.guns_out)
            .push_back(ship.guns[gun]);
      }
    }
    const Wreckage wreck = wreckage_of(setting_, first_, state_, id);
    report.stack_hits = wreck.stack ? 1 : 0;
    report.steering_hits = wreck.steering ? 1 : 0;
    report.aground = is(id, ShipFact::Aground);
  }

  void add_shots(ShipId id, river::VesselReport& report) const {
    const RiverShip& ship = battle_.ships.at(id.value());
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      const int shots = shots_.of(id, gun);
      if (shots == 0) {
        continue;
      }
      auto row = std::ranges::find(report.fired, ship.types[gun], &river::Rounds::gun);
      if (row == report.fired.end()) {
        report.fired.push_back({ship.types[gun], 0});
        row = report.fired.end() - 1;
      }
      row->count = static_cast<std::int16_t>(row->count + shots);
    }
  }

  river::BatteryReport battery_report(FortId id) {
    const RiverFort& fort = battle_.forts.at(id.value());
    river::BatteryReport report;
    report.battery = fort.battery;
    for (std::size_t gun = 0; gun < fort.guns.size(); ++gun) {
      if (is_gun_lost(state_.fort(id), gun)) {
        report.guns_out.push_back(fort.guns[gun]);
      }
    }
    report.silenced = is_fort_silent(setting_, state_, id);
    batteries_left_ =
        batteries_left_ || (!report.silenced && report.guns_out.size() < fort.guns.size());
    return report;
  }

  /// [RR-378] [RR-379] Whether a ship has left by the upper end, or lies more than 6" beyond the
  /// batteries.
  [[nodiscard]] bool is_past(ShipId id) const {
    if (is(id, ShipFact::Withdrawn)) {
      return is(id, ShipFact::Withdrawn, table::Edge::Top);
    }
    Inches limit;
    for (std::size_t i = 0; i < battle_.forts.size(); ++i) {
      const auto& work = setting_.facts.fort(setting_.battle.forts[i].card);
      limit = std::max(
          limit, table::fort_middle(setting_, state_, FortId{static_cast<std::uint8_t>(i)}).y +
                     work.depth / 2);
    }
    return state_.ship(id).pose.at.y > limit + Inches::of(kBeyondBattery);
  }

  [[nodiscard]] Outcome outcome() const {
    const bool beaten = !enemies_left_ && !batteries_left_;
    if (beaten || !any_left_) {
      return Outcome::Holds;
    }
    // Union ships are the first of the battle, in the order of their reports. Who lies aground goes
    // nowhere; the others are past together, or break off.
    bool past = false;
    bool below = enemies_left_;
    for (std::size_t i = 0; i < report_.vessels.size(); ++i) {
      const river::VesselReport& each = report_.vessels[i];
      if (each.fate == river::Fate::Afloat && !each.aground) {
        (is_past(ShipId{static_cast<std::uint8_t>(i)}) ? past : below) = true;
      }
    }
    return past && !below ? Outcome::Passed : Outcome::BrokeOff;
  }

  const RiverBattle& battle_;
  const river::Setting& campaign_;
  const river::State& before_;
  const river::Section& section_;
  const Setting& setting_;
  const State& state_;
  State first_;
  const ShotBook& shots_;
  river::Report report_;
  bool enemies_left_{};
  bool ironclad_fights_{};
  bool batteries_left_{};
  bool any_left_{};
};

}  // namespace

ShotBook::ShotBook(const RiverBattle& battle) {
  for (const RiverShip& ship : battle.ships) {
    ships_.emplace_back(ship.guns.size());
  }
}

void ShotBook::count(ShipId ship, std::size_t number, std::int16_t turn, std::uint8_t step) {
  Gun& gun = ships_.at(ship.value()).at(number);
  if (turn != 0 && (turn != gun.last || step != gun.step)) {
    ++gun.shots;
    gun.last = turn;
    gun.step = step;
  }
}

void ShotBook::count(const ironclad::Event& event) {
  if (const auto* const changed = std::get_if<ironclad::ShipChanged>(&event)) {
    for (std::size_t gun = 0; gun < changed->now.guns.size(); ++gun) {
      const ironclad::GunState& now = changed->now.guns[gun];
      count(changed->ship, gun, now.fired_in, static_cast<std::uint8_t>(now.fired_step));
    }
  }
}

void ShotBook::count(const coastal::Event& event) {
  if (const auto* const changed = std::get_if<coastal::ShipChanged>(&event)) {
    for (std::size_t gun = 0; gun < changed->now.guns.size(); ++gun) {
      count(changed->ship, gun, changed->now.guns[gun].fired_in, 0);
    }
  }
}

std::optional<river::Report> report_of(const RiverBattle& battle, const river::Setting& campaign,
                                       const river::State& before, const ironclad::Setting& setting,
                                       const ironclad::State& state, const ShotBook& shots) {
  return RiverReporter{battle, campaign, before, setting, state, shots}.report();
}

std::optional<river::Report> report_of(const RiverBattle& battle, const river::Setting& campaign,
                                       const river::State& before, const coastal::Setting& setting,
                                       const coastal::State& state, const ShotBook& shots) {
  return RiverReporter{battle, campaign, before, setting, state, shots}.report();
}

}  // namespace core::tabletop
