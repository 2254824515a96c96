#include "core/ironclad/gunnery.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/table/suspect.h"
#include "core/table/throws.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace core::ironclad {

void use_round(const Setting& setting, const Shot& shot, Ship& log) {
  table::use_round(setting.placed(shot.ship), log.rounds, gun_of(setting, shot).gun);
}

bool has_round(const Setting& setting, const State& state, ShipId id, std::size_t gun) {
  return table::has_round(setting.placed(id), state.ship(id).rounds,
                          setting.ship(id).card.guns.at(gun).gun);
}

bool has_gun_to_fire(const Setting& setting, const State& state, ShipId id) {
  const auto& guns = state.ship(id).guns;
  for (std::size_t gun = 0; gun < guns.size(); ++gun) {
    if (!guns[gun].lost && has_round(setting, state, id, gun)) {
      return true;
    }
  }
  return false;
}

namespace {

using base::operator""_rule;
using table::told;

/// [IC-189] Guns that are counted together.
struct Group {
  Side by{};
  Target target;
  int firer{};  ///< [IC-189] each ship for itself: which; else 0

  friend auto operator<=>(const Group&, const Group&) noexcept = default;
};

/// Counts a turn of fire of a ship or fort.
template <class Log>
void count_turn(Log& log, std::int16_t turn) {
  if (log.last_fire != turn) {
    log.last_fire = turn;
    ++log.fire_turns;
  }
}

void mark_fired(Record& record, const Shot& shot) {
  const auto turn = record.state().turn;
  const Step step = record.state().step;
  if (shot.from_fort) {
    record.change(shot.fort, [&](Fort& fort) {
      fort.guns.at(shot.gun).fired_in = turn;
      fort.guns.at(shot.gun).fired_step = step;
      count_turn(fort, turn);
    });
  } else {
    record.change(shot.ship, [&](Ship& ship) {
      ship.guns.at(shot.gun).fired_in = turn;
      ship.guns.at(shot.gun).fired_step = step;
      count_turn(ship, turn);
      use_round(record.setting(), shot, ship);
    });
  }
}

/// Whether a gun that was laid can still fire after the mortars.
bool still_fires(const State& state, const Shot& shot) {
  if (shot.from_fort) {
    return !silent_by(state, shot.fort, shot.gun);
  }
  const Ship& ship = state.ship(shot.ship);
  return ship.fate == Fate::Afloat && !ship.guns.at(shot.gun).lost;
}

bool still_there(const State& state, const Target& target) {
  switch (target.kind) {
    case TargetKind::FortGun:
      return !state.fort(target.fort).white_flag &&
             !state.fort(target.fort).guns.at(target.gun).lost;
    case TargetKind::Ship:
    case TargetKind::Boarders:
    case TargetKind::Pair:
      return state.ship(target.ship).fate == Fate::Afloat;
  }
  return false;
}

Pending on_ship(ShipId ship, PendingKind kind, int amount) {
  Pending pending;
  pending.kind = kind;
  pending.ship = ship;
  pending.amount = static_cast<std::int8_t>(amount);
  return pending;
}

void free_hits(Record& record, ShipId ship, HitKind kind, int amount) {
  if (amount > 0) {
    Pending pending = on_ship(ship, PendingKind::Hits, amount);
    pending.hit = kind;
    later(record, pending);
  }
}

/// What a cell of Chart A brings on a ship.
void penetrating(Record& record, const Group& group, const ChartCell& cell) {
  const ShipId ship = group.target.ship;
  if (cell.kind == ChartCell::Kind::Critical) {
    critical_hit(record, ship, group.by);
    return;
  }
  free_hits(record, ship, HitKind::Free, cell.hits);
  if (cell.asterisk) {
    later(record, on_ship(ship, PendingKind::PartyLost, 1));
  }
}

/// [IC-194] What a cell of Chart B brings on a ship.
void battering(Record& record, const Group& group, const ChartCell& cell) {
  const ShipId ship = group.target.ship;
  if (cell.kind == ChartCell::Kind::Lucky) {
    lucky_hit(record, ship, group.by);
    return;
  }
  const int factor = record.setting().ship(ship).card.battering;
  const int free = std::min(cell.hits, factor);
  free_hits(record, ship, HitKind::Free, free);
  free_hits(record, ship, HitKind::Armor, cell.hits - free);
}

void resolve_on_fort(Record& record, const Group& group, const ChartCell& cell) {
  const FortId fort = group.target.fort;
  const std::uint8_t gun = group.target.gun;
  switch (cell.kind) {
    case ChartCell::Kind::Critical:
      critical_hit_on_fort(record, fort, gun, group.by, false);
      break;
    case ChartCell::Kind::Lucky:
      lucky_hit_on_fort(record, fort, gun, group.by);
      break;
    case ChartCell::Kind::Hits:
      hits_on_gun(record, fort, gun, cell.hits);
      break;
    case ChartCell::Kind::None:
      break;
  }
}

/// [IC-323] [IC-327] A critical result on a launch is read in the last row.
int hits_on_launch(const Charts& charts, const ChartCell& cell) {
  return cell.kind == ChartCell::Kind::Critical ? charts.launch_hits.back().least_hits : cell.hits;
}

/// [IC-303] A critical result on boarders counts as so many hits.
constexpr int kCriticalOnBoarders = 10;

void resolve(Record& record, const Group& group, const ChartCell& cell, bool chart_a) {
  const ShipId ship = group.target.ship;
  switch (group.target.kind) {
    case TargetKind::FortGun:
      resolve_on_fort(record, group, cell);
      break;
    case TargetKind::Boarders: {
      const bool critical = cell.kind == ChartCell::Kind::Critical;
      later(record,
            on_ship(ship, PendingKind::Boarders, critical ? kCriticalOnBoarders : cell.hits));
      if (!is_ironclad(record.setting(), ship)) {  // [IC-304]
        penetrating(record, group, cell);
      }
      break;
    }
    case TargetKind::Pair:
      fire_into_melee(record, ship, hits_on_launch(record.setting().charts, cell), group.by);
      break;
    case TargetKind::Ship:
      if (record.setting().ship(ship).launch) {
        later(record,
              on_ship(ship, PendingKind::Launch, hits_on_launch(record.setting().charts, cell)));
      } else if (chart_a) {
        penetrating(record, group, cell);
      } else {
        battering(record, group, cell);
      }
      break;
  }
}

void tell_roll(Record& record, const Group& group, std::string_view key, base::RuleId rule,
               int weight, int die, const ChartCell& cell) {
  const ShipId at = group.target.kind == TargetKind::FortGun
                        ? record.setting().name_of(group.target.fort)
                        : group.target.ship;
  record.tell(told(rule, key).of(at).with_figures(
      {weight, die, cell.hits, static_cast<int>(cell.kind), cell.asterisk ? 1 : 0}));
}

constexpr int kLast = 10;  // row of Charts A and B

/// [RR-382] What changes the die of guns that fire together: the mean of them, to the nearest, a
/// half towards none. Ours, where ships of several kinds of spirits fire at one target [IC-189].
struct Spirits {
  int modifier{};
  std::optional<ShipId> ship;  ///< the first that it comes from
};

Spirits spirits_of(const Setting& setting, const std::vector<Shot>& shots) {
  Spirits spirits;
  int sum = 0;
  for (const Shot& shot : shots) {
    const int own = shot.from_fort ? 0 : setting.placed(shot.ship).die_modifier;
    sum += own;
    if (own != 0 && !spirits.ship) {
      spirits.ship = shot.ship;
    }
  }
  const int guns = static_cast<int>(shots.size());
  const int mean = (2 * std::abs(sum) + guns - 1) / (2 * guns);
  spirits.modifier = sum < 0 ? -mean : mean;
  return spirits;
}

/// [RR-382] The row that a die of the charts counts as: the first is the best, and what the last
/// one says comes only by its own face.
int counted_row(Record& record, const std::vector<Shot>& shots, int die) {
  const Spirits spirits = spirits_of(record.setting(), shots);
  if (die == kLast || spirits.modifier == 0) {
    return die;
  }
  const int row = std::clamp(die - spirits.modifier, 1, kLast - 1);
  table::tell_counted(record, *spirits.ship, die, row);
  return row;
}

/// The row of the die; a fort that is overshot is hit one row worse for each point, but what the
/// last row says comes only by its own face.
int row_of(const Record& record, const Group& group, int die, const std::vector<Shot>& shots) {
  if (group.target.kind != TargetKind::FortGun || die == kLast) {
    return die;
  }
  int worse = 0;
  for (const auto& rule : table::rules_of<table::FortOvershoot>(record.setting().battle)) {
    const bool near = std::ranges::any_of(shots, [&](const Shot& shot) {
      return range_of(record.setting(), record.state(), shot) <= rule.within;
    });
    if (rule.fort == group.target.fort && near) {
      worse = std::max(worse, -rule.modifier);
    }
  }
  return std::min(die + worse, kLast - 1);
}

void fire(Record& record, const Group& group, const std::vector<Shot>& shots) {
  if (shots.empty()) {
    return;
  }
  const Charts& charts = record.setting().charts;
  std::vector<FiringGun> guns;
  guns.reserve(shots.size());
  for (const Shot& shot : shots) {
    guns.push_back({gun_of(record.setting(), shot).factor,
                    band_of(record.setting(), record.state(), shot).value()});
  }
  const FireWeight weight = weigh(charts, guns, armor_of(record.state(), group.target));
  if (weight.guns == 0 && weight.factors == 0) {
    record.tell(told("IC-186"_rule, "too-few-guns-count")
                    .of(group.target.kind == TargetKind::FortGun
                            ? record.setting().name_of(group.target.fort)
                            : group.target.ship));
    return;
  }
  if (weight.guns > 0) {
    const int die = record.d10("IC-190"_rule, group.by);
    const int row = row_of(record, group, counted_row(record, shots, die), shots);
    const ChartCell& cell = charts.chart_a.cell(row, weight.guns);
    tell_roll(record, group, "chart-a", "IC-190"_rule, weight.guns, die, cell);
    resolve(record, group, cell, true);
  }
  if (weight.factors > 0) {
    const int die = record.d10("IC-193"_rule, group.by);
    const int row = row_of(record, group, counted_row(record, shots, die), shots);
    const ChartCell& cell = charts.chart_b.cell(row, weight.factors);
    tell_roll(record, group, "chart-b", "IC-193"_rule, weight.factors, die, cell);
    resolve(record, group, cell, false);
  }
}

/// The battle's own rule of guns that burst: whether this one does as it fires.
bool bursts(Record& record, const Shot& shot) {
  for (const auto& rule : table::rules_of<table::GunBursts>(record.setting().battle)) {
    const bool owner = shot.from_fort ? rule.owner == decltype(rule.owner){shot.fort}
                                      : rule.owner == decltype(rule.owner){shot.ship};
    if (!owner || gun_of(record.setting(), shot).gun != rule.gun ||
        (shot.from_fort ? record.fort(shot.fort).fire_turns : record.ship(shot.ship).fire_turns) <
            rule.from_firing) {
      continue;
    }
    const int die = record.roll("IC-021"_rule, side_of(record.state(), shot), rule.sides);
    if (die <= rule.face) {
      return true;
    }
  }
  return false;
}

void lose_burst_gun(Record& record, const Shot& shot) {
  if (shot.from_fort) {
    record.change(shot.fort, [&](Fort& fort) {
      fort.guns.at(shot.gun).lost = true;
      fort.guns.at(shot.gun).armor = 0;
    });
  } else {
    record.change(shot.ship, [&](Ship& ship) {
      ship.guns.at(shot.gun).lost = true;
      ship.guns.at(shot.gun).burst = true;
    });
  }
  record.tell(told("IC-021"_rule, "gun-bursts")
                  .of(shot.from_fort ? record.setting().name_of(shot.fort) : shot.ship)
                  .by_gun(shot.gun + 1));
}

}  // namespace

FireWeight weigh(const Charts& charts, const std::vector<FiringGun>& guns, int armor) {
  constexpr std::array kBands{Band::Close, Band::Normal, Band::Distant};
  FireWeight weight;
  for (const Band band : kBands) {
    const auto number = static_cast<std::size_t>(band);
    int penetrating = 0;
    std::vector<int> others;
    for (const FiringGun& gun : guns) {
      if (gun.band != band) {
        continue;
      }
      const int factor = apply(charts.factor_at.at(number), gun.factor);
      if (factor >= armor || armor == 0) {  // [IC-182] [IC-187]
        ++penetrating;
      } else {
        others.push_back(factor);
      }
    }
    const RangeEffect effect = charts.guns_at.at(number);
    weight.guns += apply(effect, penetrating);
    std::ranges::sort(others, std::greater{});
    const auto counted = static_cast<std::size_t>(apply(effect, static_cast<int>(others.size())));
    // Doubled, each gun counts twice; halved, the strongest count.
    for (std::size_t i = 0; i < counted; ++i) {
      weight.factors += others[i % others.size()];
    }
  }
  return weight;
}

int armor_of(const State& state, const Target& target) {
  switch (target.kind) {
    case TargetKind::FortGun:
      return state.fort(target.fort).guns.at(target.gun).armor;
    case TargetKind::Ship:
      return state.ship(target.ship).armor;
    case TargetKind::Boarders:  // [IC-303]
    case TargetKind::Pair:
      return 0;
  }
  return 0;
}

void fire_guns(Record& record) {
  std::map<Group, std::vector<Shot>> groups;
  for (const Side side : board::kSides) {
    for (const Shot& shot : record.state().laid.at(static_cast<std::size_t>(side))) {
      if (is_mortar(record.setting(), shot) || !still_fires(record.state(), shot) ||
          !still_there(record.state(), shot.target)) {
        continue;
      }
      const int firer =
          record.setting().options.combine_fire
              ? 0
              : 1 + shot.ship.value() + (shot.from_fort ? 1 + shot.fort.value() : 0) * 1000;
      groups[{side, shot.target, firer}].push_back(shot);
    }
  }
  for (auto& [group, shots] : groups) {
    std::vector<Shot> burst;
    for (const Shot& shot : shots) {
      const bool doubted = table::suspect_bursts(record, shot);
      mark_fired(record, shot);
      if (doubted) {
        free_hits(record, shot.ship, HitKind::Free, 1);
      }
      if (doubted || bursts(record, shot)) {
        burst.push_back(shot);
      }
    }
    std::erase_if(shots,
                  [&](const Shot& shot) { return std::ranges::find(burst, shot) != burst.end(); });
    for (const Shot& shot : burst) {
      lose_burst_gun(record, shot);
    }
    fire(record, group, shots);
  }
}

}  // namespace core::ironclad
