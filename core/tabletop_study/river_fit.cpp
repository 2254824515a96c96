#include "core/tabletop_study/river_fit.h"

#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/river/quick.h"
#include "core/trial_play/on_threads.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <mutex>

namespace core::tabletop_study {
namespace {

using base::Fraction;

constexpr std::size_t kFitFlotillas = 3;  // A, B and C
constexpr int kBatteryLines = 9;
constexpr double kAllOfIt = 100;
constexpr double kDamageWithin = 10;  // [RR-434]
constexpr double kGunsWithin = 0.5;
constexpr double kSunkWithin = 10;
constexpr int kFewestFast = 4;  // fights of each cell by the fast resolution
constexpr int kMostFast = 200;
constexpr int kFightsOfNet = 40;
constexpr std::int64_t kParts = 100;  // figures have two places

std::shared_ptr<river::Setting> setting_for(const river::Charts& charts, const FitCell& cell) {
  const auto begin = river::sample_begin(charts, cell.flotilla, 1, 1);
  return std::make_shared<river::Setting>(*river::make_setting(charts, begin));
}

std::vector<river::MountedGun> guns_of(const std::vector<river::GunCount>& counts) {
  std::vector<river::MountedGun> guns;
  for (const river::GunCount& each : counts) {
    guns.insert(guns.end(), static_cast<std::size_t>(each.count),
                {each.gun, river::GunState::Ready, false});
  }
  return guns;
}

river::Enemy enemy_named(const river::Charts& charts, const std::string& id) {
  river::Enemy enemy;
  enemy.type = charts.find_confederate(id).value();
  const river::VesselType& type = charts.confederate_vessels.at(enemy.type);
  enemy.role = type.half_damage ? river::Find::Ironclad
               : id == "heavy"  ? river::Find::HeavyGunboat
                                : river::Find::Gunboat;
  enemy.knots = static_cast<std::int16_t>(type.knots);
  enemy.guns = guns_of(type.guns);
  return enemy;
}

/// One fight added up.
struct FitSums {
  double damage{};
  double guns{};
  double sunk{};

  void add(const FitSums& other) {
    damage += other.damage;
    guns += other.guns;
    sunk += other.sunk;
  }
};

double share_of_points(bool lost, int damage, int points) {
  return lost ? kAllOfIt : kAllOfIt * damage / points;
}

FitSums sums_of(const river::Setting& setting, const river::State& state,
                const river::Report& report) {
  FitSums sums;
  const river::VesselReport& leader = report.vessels.front();
  sums.damage = share_of_points(leader.fate != river::Fate::Afloat, leader.damage,
                                setting.type_of(state.vessel(leader.vessel)).points);
  const river::Section& section = *state.find_section(state.fight->at);
  for (const river::BatteryReport& each : report.batteries) {
    sums.guns += each.silenced ? river::guns_ready(section.batteries.at(each.battery))
                               : static_cast<int>(each.guns_out.size());
  }
  for (const river::EnemyReport& each : report.enemies) {
    sums.sunk += each.fate == river::EnemyFate::Active ? 0 : kAllOfIt;
  }
  return sums;
}

/// [RR-442] Whether the reference runs past now.
bool runs_past(const river::Setting& setting, const river::State& state) {
  constexpr int kPerCent = 100;
  constexpr int kTooMuch = 60;
  const auto ships = river::warships_of(state, state.fight->group);
  return state.fight->parts.front().battery && std::ranges::any_of(ships, [&](river::VesselId id) {
           const river::Vessel& vessel = state.vessel(id);
           return vessel.damage * kPerCent >= kTooMuch * setting.type_of(vessel).points;
         });
}

FitSums fight_fast(const river::Setting& setting, river::State state) {
  const river::VesselId leader = state.line.front();
  const river::Place at = state.fight->at;
  river::Record record{setting, state};
  while (state.fight) {
    if (runs_past(setting, state)) {
      river::fight(record, river::RunPast{});
    } else {
      river::fight(record, river::FightOn{});
    }
  }
  FitSums sums;
  const river::Vessel& vessel = state.vessel(leader);
  sums.damage =
      share_of_points(!river::in_service(vessel), vessel.damage, setting.type_of(vessel).points);
  const river::Section& section = *state.find_section(at);
  for (const river::Battery& each : section.batteries) {
    sums.guns += static_cast<int>(each.guns.size()) - river::guns_ready(each);
  }
  for (const river::Enemy& each : section.enemies) {
    sums.sunk += river::is_active(each) ? 0 : kAllOfIt;
  }
  return sums;
}

FitMeans means_of(const FitSums& sums, int fights) {
  FitMeans means;
  means.fights = fights;
  if (fights > 0) {
    means.damage = sums.damage / fights;
    means.guns = sums.guns / fights;
    means.sunk = sums.sunk / fights;
  }
  return means;
}

double square(double value) { return value * value; }

/// [RR-434] The difference of a cell, measured by what is accepted.
double error_of(const FitRow& row) {
  const double damage = (row.table.damage - row.quick.damage) / kDamageWithin;
  const double other = row.cell.battery > 0 ? (row.table.guns - row.quick.guns) / kGunsWithin
                                            : (row.table.sunk - row.quick.sunk) / kSunkWithin;
  return square(damage) + square(other);
}

/// A set of constants that is tried.
struct Tried {
  std::int64_t union_parts{kParts};
  std::int64_t enemy_parts{kParts / 2};
  std::int64_t per_gun{20};

  [[nodiscard]] river::QuickFigures figures() const {
    return {Fraction{union_parts, kParts}, Fraction{enemy_parts, kParts},
            static_cast<int>(per_gun)};
  }
};

/// At least 1.
std::int64_t times(std::int64_t number, double factor) {
  return std::max<std::int64_t>(1, std::llround(static_cast<double>(number) * factor));
}

double error_with(const river::Charts& charts, std::vector<FitRow>& rows, const Tried& tried,
                  int fights) {
  double error = 0;
  for (FitRow& row : rows) {
    row.quick = quick_means(charts, row.cell, tried.figures(), fights);
    error += row.table.fights > 0 ? error_of(row) : 0;
  }
  return error;
}

/// The best of a coarse net, in which each constant is a power of two of its figure by hand.
Tried best_of_net(const river::Charts& charts, std::vector<FitRow>& rows, int fights) {
  constexpr std::array kSteps{0.5, 1.0, 2.0};
  Tried best;
  double least = error_with(charts, rows, best, fights);
  for (const double unions : kSteps) {
    for (const double enemies : kSteps) {
      for (const double guns : kSteps) {
        const Tried next{times(Tried{}.union_parts, unions), times(Tried{}.enemy_parts, enemies),
                         times(Tried{}.per_gun, guns)};
        if (const double error = error_with(charts, rows, next, fights); error < least) {
          least = error;
          best = next;
        }
      }
    }
  }
  return best;
}

/// From there steps of each constant in turn, smaller and smaller, as long as one makes the sum of
/// squares less.
Tried descend(const river::Charts& charts, std::vector<FitRow>& rows, int fights) {
  Tried best = best_of_net(charts, rows, std::min(fights, kFightsOfNet));
  double least = error_with(charts, rows, best, fights);
  for (const double step : {2.0, 1.5, 1.2, 1.1, 1.05}) {
    for (bool better = true; better;) {
      better = false;
      for (auto number : {&Tried::union_parts, &Tried::enemy_parts, &Tried::per_gun}) {
        for (const double factor : {step, 1 / step}) {
          Tried next = best;
          next.*number = times(best.*number, factor);
          if (next.*number == best.*number) {
            continue;
          }
          if (const double error = error_with(charts, rows, next, fights); error < least) {
            least = error;
            best = next;
            better = true;
          }
        }
      }
    }
  }
  return best;
}

}  // namespace

std::vector<FitCell> fit_cells() {
  std::vector<FitCell> cells;
  for (std::size_t flotilla = 0; flotilla < kFitFlotillas; ++flotilla) {
    for (int battery = 1; battery <= kBatteryLines; ++battery) {
      cells.push_back({flotilla, battery, {}});
    }
    for (const char* const enemy : {"gunboat", "heavy", "arkansas"}) {
      cells.push_back({flotilla, 0, enemy});
    }
  }
  return cells;
}

std::string name_of(const FitCell& cell) {
  const std::string letter{static_cast<char>('A' + static_cast<char>(cell.flotilla))};
  return letter + ", " +
         (cell.battery > 0 ? "battery " + std::to_string(cell.battery) : cell.enemy);
}

river::State state_of(const river::Setting& setting, const FitCell& cell) {
  river::State state = river::begin_state(setting);
  state.turn = 1;
  state.been_in = true;
  state.step = river::Step::Encounter;
  river::Section section;
  section.entered = true;
  section.entered_in = 1;
  river::Fight fight;
  fight.group = river::kMainGroup;
  fight.at = {0, 1};
  fight.opened = true;
  if (cell.battery > 0) {
    river::Battery battery;
    battery.guns = guns_of(setting.charts.battery.of(cell.battery));
    section.batteries.push_back(std::move(battery));
    fight.parts.push_back({std::uint8_t{0}});
  } else {
    section.enemies.push_back(enemy_named(setting.charts, cell.enemy));
    fight.parts.emplace_back();
  }
  fight.to_the_death = river::has_ironclad(section);
  fight.damage_before.assign(state.vessels.size(), 0);
  state.branches.front().sections.push_back(std::move(section));
  state.groups.front().at = fight.at;
  for (river::Vessel& vessel : state.vessels) {
    vessel.fuel = static_cast<std::int16_t>(vessel.supply ? setting.charts.fuel.supply
                                                          : setting.charts.fuel.warship);
  }
  state.fight = std::move(fight);
  return state;
}

FitMeans table_means(const TableBooks& books, const river::Charts& charts, const FitCell& cell,
                     tabletop::RuleSet rules, int fights, std::uint64_t first_seed) {
  const auto setting = setting_for(charts, cell);
  const river::State state = state_of(*setting, cell);
  const auto begun = std::chrono::steady_clock::now();
  FitSums sums;
  int decided = 0;
  for (int i = 0; i < fights; ++i) {
    const auto fight =
        fight_on_table(books, *setting, state, rules, first_seed + static_cast<std::uint64_t>(i));
    if (fight.report) {
      sums.add(sums_of(*setting, state, *fight.report));
      ++decided;
    }
  }
  FitMeans means = means_of(sums, decided);
  means.undecided = fights - decided;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  means.seconds = took.count() / fights;
  return means;
}

FitMeans quick_means(const river::Charts& charts, const FitCell& cell,
                     const river::QuickFigures& figures, int fights) {
  const auto setting = setting_for(charts, cell);
  setting->quick = figures;
  river::State state = state_of(*setting, cell);
  FitSums sums;
  for (int i = 0; i < fights; ++i) {
    state.dice = base::Dice{static_cast<std::uint64_t>(i) + 1};
    sums.add(fight_fast(*setting, state));
  }
  return means_of(sums, fights);
}

bool FitRow::is_accepted() const {
  const double other = cell.battery > 0 ? std::abs(table.guns - quick.guns) / kGunsWithin
                                        : std::abs(table.sunk - quick.sunk) / kSunkWithin;
  return std::abs(table.damage - quick.damage) <= kDamageWithin && other <= 1;
}

bool RiverFit::is_accepted() const { return std::ranges::all_of(rows, &FitRow::is_accepted); }

RiverFit fit_to(const river::Charts& charts, std::vector<FitRow> measured, int quick_fights) {
  RiverFit fitted;
  const Tried best = descend(charts, measured, quick_fights);
  fitted.figures = best.figures();
  fitted.error = error_with(charts, measured, best, quick_fights);
  fitted.rows = std::move(measured);
  return fitted;
}

RiverFit fit(const TableBooks& books, const river::Charts& charts, tabletop::RuleSet rules,
             const std::vector<FitCell>& cells, FitFights fights, int threads,
             const FitProgress& progress) {
  std::vector<FitRow> rows;
  rows.reserve(cells.size());
  for (const FitCell& cell : cells) {
    rows.push_back({cell, {}, {}});
  }
  std::mutex mutex;
  trial_play::on_threads(threads, static_cast<int>(rows.size()), [&](int number) {
    FitRow& row = rows[static_cast<std::size_t>(number)];
    const FitMeans means = table_means(books, charts, row.cell, rules,
                                       row.cell.battery > 0 ? fights.battery : fights.vessel);
    const std::scoped_lock lock{mutex};
    row.table = means;
    if (progress) {
      progress(row);
    }
    return true;
  });
  return fit_to(charts, std::move(rows), std::clamp(fights.vessel, kFewestFast, kMostFast));
}

}  // namespace core::tabletop_study
