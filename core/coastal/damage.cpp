#include "core/coastal/damage.h"

#include "core/coastal/condition.h"
#include "core/coastal/draw.h"
#include "core/coastal/gunnery.h"
#include "core/table/throws.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::told;

constexpr int kWork = 4;  // [RC-326] CPV-moves for each hit

std::size_t draw(Record& record, RuleId why, ShipId id, std::size_t count) {
  return drawn_of(count, [&] { return record.d6(why, record.ship(id).side, id); });
}

/// [RC-324] The gun that a hit finds: among those that bear on where the shot came from, then among
/// the rest. A gun that has such a damage already is taken only when there is no other [RC-323].
std::optional<std::uint8_t> gun_hit(Record& record, ShipId id, Harm harm,
                                    std::optional<table::Point> from) {
  const Ship& ship = record.ship(id);
  std::array<std::vector<std::uint8_t>, 4> choices;  // fresh and near first
  for (std::size_t i = 0; i < ship.guns.size(); ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    if (ship.guns[i].destroyed) {
      continue;
    }
    const bool near = !from || bears_on(record.setting(), record.state(), id, gun, *from);
    const bool hit = std::ranges::any_of(ship.damages, [&](const Damage& damage) {
      return damage.gun == gun && damage.harm == harm;
    });
    choices.at((hit ? 2U : 0U) + (near ? 0U : 1U)).push_back(gun);
  }
  for (const auto& guns : choices) {
    if (!guns.empty()) {
      return guns.at(draw(record, "RC-324"_rule, id, guns.size()));
    }
  }
  return std::nullopt;
}

void add_damage(Record& record, ShipId id, const DamageLine& line, std::uint8_t gun = 0) {
  record.change(id, [&](Ship& ship) {
    ship.damages.push_back({line.harm, in_byte(line.amount), in_byte(line.moves == 0 ? 0 : kWork),
                            line.moves == 0, gun, 0});
  });
}

void hit_gun(Record& record, ShipId id, const DamageLine& line, std::optional<table::Point> from) {
  const auto gun = gun_hit(record, id, line.harm, from);
  if (!gun) {
    return;
  }
  if (line.harm == Harm::GunDestroyed) {
    record.change(id, [&](Ship& ship) {
      ship.guns.at(*gun).destroyed = true;
      if (ship.guns.at(*gun).manned) {  // its men are free
        ship.guns.at(*gun).manned = false;
        ++ship.reserve;
      }
    });
    record.tell(told("RC-322"_rule, "gun-destroyed").of(id).by_gun(*gun + 1));
    return;
  }
  add_damage(record, id, line, *gun);
  record.tell(told("RC-322"_rule, line.harm == Harm::GunOut ? "gun-out" : "mounting-jammed")
                  .of(id)
                  .by_gun(*gun + 1));
}

/// [RC-328]
void flood(Record& record, ShipId id, int feet) {
  constexpr int kSinksAt = 15;  // one and a half times the first draft
  record.change(id,
                [&](Ship& ship) { ship.flooded = static_cast<std::int16_t>(ship.flooded + feet); });
  const int draft = draft_now(record.setting(), record.state(), id);
  record.tell(told("RC-328"_rule, "floods").of(id).with_figures({feet, draft}));
  const auto depth = table::depth_at(record.setting().waters, record.ship(id).pose.at);
  if (depth.tenths() <= draft) {
    if (record.ship(id).ground == Ground::None) {
      record.change(id, [](Ship& ship) {
        ship.ground = Ground::Bottom;
        ship.speed = {};
      });
      record.tell(told("RC-328"_rule, "rests-on-bottom").of(id));
      add_cause(record, id, Cause::Aground);
    }
  } else if (draft * 10 > record.setting().ship(id).draft * kSinksAt) {
    lose_ship(record, id, Fate::Sunk, "RC-328"_rule);
  }
}

/// Which station loses a man.
struct Place {
  Station station{};
  std::uint8_t gun{};
};

/// The manned stations, those first that the owner gives up first.
std::vector<Place> manned(const Ship& ship) {
  std::vector<Place> places;
  places.reserve(static_cast<std::size_t>(ship.reserve) + ship.guns.size() + 2);
  for (int i = 0; i < ship.reserve; ++i) {
    places.push_back({Station::Reserve, 0});
  }
  for (std::size_t i = ship.guns.size(); i-- > 0;) {
    if (ship.guns[i].manned) {
      places.push_back({Station::Gun, static_cast<std::uint8_t>(i)});
    }
  }
  for (int i = 0; i < ship.boiler; ++i) {
    places.push_back({Station::Boiler, 0});
  }
  for (int i = 0; i < ship.engine; ++i) {
    places.push_back({Station::Engine, 0});
  }
  return places;
}

void take_from(Ship& ship, const Place& place) {
  switch (place.station) {
    case Station::Reserve:
      --ship.reserve;
      break;
    case Station::Gun:
      ship.guns.at(place.gun).manned = false;
      break;
    case Station::Boiler:
      --ship.boiler;
      break;
    case Station::Engine:
      --ship.engine;
      break;
  }
}

/// A repair keeps no more men than there are in reserve.
void recall_repairers(Ship& ship) {
  int at_work = 0;
  for (Damage& damage : ship.damages) {
    at_work += damage.repairers;
    while (damage.repairers > 0 && at_work > ship.reserve) {
      --damage.repairers;
      --at_work;
    }
  }
}

void roll_on_tables(Record& record, ShipId id, std::optional<table::Point> from) {
  const Side by = record.ship(id).side;
  const int which = record.d6("RC-322"_rule, by, id);
  const int line = record.d6("RC-322"_rule, by, id);
  record.tell(told("RC-322"_rule, "damage-roll").of(id).with_figures({which, line}));
  suffer(record, id,
         record.setting().charts.damage.at(static_cast<std::size_t>(which - 1)).on(line), from);
}

/// Takes the points off; tells whether the ship is below its PV and afloat.
bool take_points(Record& record, ShipId id, int points, RuleId rule) {
  const bool was_below = is_below_pv(record.setting(), record.state(), id);
  record.change(id, [&](Ship& ship) {
    ship.spv = static_cast<std::int16_t>(std::max(0, ship.spv - points));
  });
  record.tell(told(rule, "loses-points").of(id).with_figures({points, record.ship(id).spv}));
  if (record.ship(id).spv == 0) {
    lose_ship(record, id, Fate::Sunk, "RC-321"_rule);
    return false;
  }
  const bool below = is_below_pv(record.setting(), record.state(), id);
  if (below && !was_below) {
    add_cause(record, id, Cause::BelowPv);
  }
  return below;
}

}  // namespace

void lose_points(Record& record, ShipId id, int points, RuleId rule,
                 std::optional<table::Point> from) {
  if (record.ship(id).fate == Fate::Afloat && points > 0 && take_points(record, id, points, rule)) {
    roll_on_tables(record, id, from);
  }
}

void lose_points_by_ram(Record& record, ShipId id, int points) {
  constexpr int kSinks = 6;
  if (record.ship(id).fate != Fate::Afloat || points == 0 ||
      !take_points(record, id, points, "RC-427"_rule)) {
    return;
  }
  const int die = record.d6("RC-428"_rule, record.ship(id).side, id);
  record.tell(told("RC-428"_rule, "damage-roll")
                  .of(id)
                  .with_figures({static_cast<int>(kDamageTables), die}));
  if (die == kSinks) {
    lose_ship(record, id, Fate::Sunk, "RC-428"_rule);
    return;
  }
  suffer(record, id, record.setting().charts.damage.back().on(die));
}

void suffer(Record& record, ShipId id, const DamageLine& line, std::optional<table::Point> from) {
  switch (line.harm) {
    case Harm::None:
      return;
    case Harm::MountingJammed:
    case Harm::GunOut:
    case Harm::GunDestroyed:
      hit_gun(record, id, line, from);
      return;
    case Harm::HardRight:
    case Harm::HardLeft:
    case Harm::SameCourse:
    case Harm::StraightAhead:
      add_damage(record, id, line);
      record.tell(told("RC-177"_rule, line.harm == Harm::HardRight  ? "helm-hard-right"
                                      : line.harm == Harm::HardLeft ? "helm-hard-left"
                                                                    : "keeps-course")
                      .of(id));
      return;
    case Harm::Slower:
      add_damage(record, id, line);
      record.tell(told("RC-322"_rule, "slower").of(id).with_figures({line.amount}));
      return;
    case Harm::BoilerDestroyed:
      record.change(id, [](Ship& ship) { ship.boiler_destroyed = true; });
      record.tell(told("RC-322"_rule, "boiler-destroyed").of(id));
      return;
    case Harm::CrewLost:
      lose_crew(record, id, line.amount, "RC-322"_rule);
      return;
    case Harm::Fire:
      record.change(id, [&](Ship& ship) {
        ship.fires.push_back({in_byte(line.amount), in_byte(line.moves)});
      });
      record.tell(told("RC-327"_rule, "on-fire").of(id).with_figures({line.amount}));
      return;
    case Harm::CaptainKilled:
      if (record.ship(id).captain.alive) {
        kill_captain(record, id, "RC-322"_rule);
      } else {
        lose_crew(record, id, line.amount, "RC-322"_rule);
        add_cause(record, id, Cause::CaptainKilled);
      }
      return;
    case Harm::Flooded:
      flood(record, id, line.amount);
      return;
    case Harm::Explodes:
      lose_ship(record, id, Fate::Exploded, "RC-331"_rule);
      return;
  }
}

void lose_crew(Record& record, ShipId id, int count, RuleId rule) {
  int taken = 0;
  for (; taken < count; ++taken) {
    const auto places = manned(record.ship(id));
    if (places.empty()) {
      break;
    }
    Place place = places.front();
    const auto serves = record.ship(id).captain_serves;
    if (serves && record.ship(id).captain.alive) {
      place = places.at(draw(record, "RC-054"_rule, id, places.size()));
    }
    record.change(id, [&](Ship& ship) {
      take_from(ship, place);
      ++ship.lost;
      recall_repairers(ship);
    });
    if (serves && record.ship(id).captain.alive && place.station == Station::Gun &&
        place.gun == *serves) {
      kill_captain(record, id, "RC-054"_rule);
    }
  }
  if (taken > 0) {
    record.tell(told(rule, "crew-lost")
                    .of(id)
                    .with_figures({taken, crew_left(record.setting(), record.state(), id)}));
    add_cause(record, id, Cause::CrewLost);
  }
}

void kill_captain(Record& record, ShipId id, RuleId rule) {
  record.change(id, [](Ship& ship) {
    ship.captain.alive = false;
    ship.captain_serves.reset();
  });
  record.tell(told(rule, "captain-killed").of(id));
  add_cause(record, id, Cause::CaptainKilled);
}

namespace {

/// [RC-501] Who lies aground for good and cannot sink is a wreck where it lies: nobody fights it
/// any more.
void settle(Record& record, ShipId id) {
  if (record.ship(id).abandoned) {
    return;
  }
  record.change(id, [](Ship& ship) {
    ship.spv = 0;
    for (GunState& gun : ship.guns) {
      gun.destroyed = true;
      gun.manned = false;
    }
  });
  record.tell(told("RC-501"_rule, "rests-on-bottom").of(id));
  abandon(record, id, "RC-501"_rule);
}

}  // namespace

void lose_ship(Record& record, ShipId id, Fate fate, RuleId rule) {
  if (record.ship(id).fate != Fate::Afloat) {
    return;
  }
  if (fate == Fate::Sunk && record.setting().placed(id).aground_for_good) {
    settle(record, id);
    return;
  }
  record.change(id, [&](Ship& ship) {
    ship.fate = fate;
    ship.speed = {};
    ship.due.clear();
  });
  record.tell(told(rule, fate == Fate::Exploded ? "destroyed" : "sinks").of(id));
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    if (record.ship(other).tow == id) {
      record.change(other, [](Ship& ship) { ship.tow.reset(); });
    }
    if (record.ship(other).locked == id) {
      lose_ship(record, other, Fate::Sunk, "RC-430"_rule);
    }
  }
}

void abandon(Record& record, ShipId id, RuleId rule) {
  record.change(id, [](Ship& ship) {
    ship.abandoned = true;
    ship.fires.clear();
    ship.due.clear();
  });
  record.tell(told(rule, "ship-abandoned").of(id));
}

void add_cause(Record& record, ShipId id, Cause cause) {
  record.change(id, [&](Ship& ship) {
    if (std::ranges::find(ship.due, cause) == ship.due.end()) {
      ship.due.push_back(cause);
    }
  });
}

void look_for_causes(Record& record, ShipId id) {
  const auto once = [&](Cause cause, bool is_so) {
    const auto& known = record.ship(id).told;
    const bool knew = std::ranges::find(known, cause) != known.end();
    if (is_so == knew) {
      return;
    }
    record.change(id, [&](Ship& ship) {
      if (is_so) {
        ship.told.push_back(cause);
      } else {
        std::erase(ship.told, cause);
      }
    });
    if (is_so) {
      add_cause(record, id, cause);
    }
  };
  const Setting& setting = record.setting();
  const ShipSheet& sheet = setting.ship(id);
  once(Cause::NoArmament, !sheet.guns.empty() && !any_gun_works(setting, record.state(), id));
  once(Cause::NoSpeed, !sheet.towed_craft && most_speed(setting, record.state(), id) == Inches{});
  once(Cause::SteeringJammed, steering_fault(record.ship(id)).has_value());
}

void fight_fires(Record& record, ShipId id) {
  const std::size_t burning = record.ship(id).fires.size();
  std::size_t at = 0;
  for (std::size_t i = 0; i < burning && in_action(record.ship(id)); ++i) {
    const Fire fire = record.ship(id).fires.at(at);
    const int die = record.d6("RC-327"_rule, record.ship(id).side, id);
    // [RR-382] Repairs of this set need no die [RC-325]: what is mended by one is a fire.
    const bool out = table::count_die(record, id, die, table::kD6Faces, true) >= fire.needs;
    record.tell(told("RC-327"_rule, out ? "fire-out" : "fire-burns").of(id).with_figures({die}));
    record.change(id, [&](Ship& ship) {
      if (out) {
        ship.fires.erase(ship.fires.begin() + static_cast<std::ptrdiff_t>(at));
      } else {
        --ship.fires.at(at).tries_left;
      }
    });
    if (!out && fire.tries_left == 1) {
      abandon(record, id, "RC-327"_rule);
      return;
    }
    at += out ? 0 : 1;
  }
}

void work_on_repairs(Record& record, ShipId id) {
  const auto before = record.ship(id).damages;
  record.change(id, [](Ship& ship) {
    for (Damage& damage : ship.damages) {
      damage.work = in_byte(std::max(0, damage.work - damage.repairers));
      damage.repairers = damage.work == 0 ? std::int8_t{0} : damage.repairers;
    }
    std::erase_if(ship.damages,
                  [](const Damage& damage) { return !damage.for_good && damage.work == 0; });
  });
  if (record.ship(id).damages.size() < before.size()) {
    record.tell(told("RC-325"_rule, "damage-repaired").of(id));
  }
}

}  // namespace core::coastal
