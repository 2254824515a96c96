#include "core/ironclad/movement.h"

#include "core/ironclad/company.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/ramming.h"
#include "core/ironclad/speed.h"
#include "core/table/current.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::Course;
using table::GroundKind;
using table::Inches;
using table::Leg;
using table::told;

constexpr int kAgroundOn = 1;  // [IC-141]
constexpr int kFloatsOn = 1;   // [IC-144]

/// Water that is tested for: an area of the battle, or the strip along a stretch of land.
struct TestedWater {
  std::optional<std::uint8_t> number;  ///< strips follow the areas; none where people tell of it
  bool mines{};
  bool real{};
  int tenths{};  ///< depth
};

struct Tests {
  std::vector<table::Zone> zones;
  std::vector<TestedWater> waters;
};

/// [IC-141] [IC-142] [IC-148] What a ship is tested for that draws so much and was not yet.
Tests tests_for(const Setting& setting, const State& state, ShipId id) {
  Tests tests;
  const auto& done = state.ship(id).tested;
  const int draft = draft_now(setting, state, id);
  const auto add = [&](std::size_t number, const table::Zone& zone, TestedWater water) {
    water.number = static_cast<std::uint8_t>(number);
    if (std::ranges::find(done, *water.number) == done.end()) {
      tests.zones.push_back(zone);
      tests.waters.push_back(water);
    }
  };
  const auto& areas = setting.battle.areas;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (table::is_cleared(state.cleared, i)) {
      continue;
    }
    const bool mines =
        areas[i].kind == GroundKind::RealMines || areas[i].kind == GroundKind::DummyMines;
    const bool shallow =
        areas[i].kind == GroundKind::Shoal || (areas[i].kind == GroundKind::Water && areas[i].feet);
    const bool shoal = shallow && areas[i].feet.value_or(table::Feet{}).tenths() < draft;
    if (mines || shoal) {
      add(i, {areas[i].polygon, Inches{}},
          {{},
           mines,
           areas[i].kind == GroundKind::RealMines,
           areas[i].feet.value_or(table::Feet{}).tenths()});
    }
  }
  for (std::size_t i = 0; i < setting.strips.size(); ++i) {
    if (setting.strips[i].depth.tenths() < draft) {
      add(areas.size() + i, setting.strips[i].water,
          {{}, false, false, setting.strips[i].depth.tenths()});
    }
  }
  return tests;
}

/// What a ship was tested for in its water.
enum class Tested { GoesOn, Stops, Lost };

Tested test_shoal(Record& record, ShipId id, const TestedWater& water) {
  const int die = record.d6("IC-141"_rule, record.ship(id).side, id);
  const bool stuck = die == kAgroundOn;
  record.tell(
      told("IC-141"_rule, stuck ? "aground" : "touches-not")
          .of(id)
          .with_figures({die, draft_now(record.setting(), record.state(), id), water.tenths}));
  if (stuck) {
    record.change(id, [](Ship& ship) {
      ship.aground = Aground::Stuck;
      ship.speed = 0;
    });
  }
  return stuck ? Tested::Stops : Tested::GoesOn;
}

/// Whether a ship is lost, or will be when the draft hits that wait have been crossed off.
bool goes_down(const Record& record, ShipId id) {
  int left{record.ship(id).draft};
  for (const Pending& each : record.state().pending) {
    if (each.ship == id && each.kind == PendingKind::Hits && each.hit == HitKind::Draft) {
      left -= each.amount;
    }
  }
  return record.ship(id).fate != Fate::Afloat || left <= 0;
}

Tested test_mines(Record& record, ShipId id, const TestedWater& water) {
  if (water.number && table::is_spared(record.setting().battle, record.state().cleared,
                                       *water.number, record.ship(id).side)) {
    return Tested::GoesOn;
  }
  const Side layer = board::enemy_of(record.ship(id).side);
  const int die = record.d6("IC-148"_rule, layer, id);
  const auto& revealed = record.state().revealed;
  if (water.number && std::ranges::find(revealed, *water.number) == revealed.end()) {
    record.apply(AreaRevealed{*water.number});
  }
  if (water.number && table::has_one_mine(record.setting().battle, *water.number)) {
    record.apply(AreaCleared{*water.number});
    record.tell(told("RR-153"_rule, "only-mine").of(id));
  }
  if (!water.real) {
    record.tell(told("IC-148"_rule, "dummy-mines").of(id).with_figures({die}));
    return Tested::GoesOn;
  }
  if (!record.setting().charts.mine_goes_off.on(die)) {
    record.tell(told("IC-148"_rule, "mines-passed").of(id).with_figures({die}));
    return Tested::GoesOn;
  }
  record.tell(told("IC-148"_rule, "mine-strikes").of(id).with_figures({die}));
  (void)torpedo_hit(record, id, layer, "IC-149"_rule);
  return goes_down(record, id) ? Tested::Lost : Tested::GoesOn;
}

Tested test(Record& record, ShipId id, const TestedWater& water) {
  if (water.number) {
    record.change(id, [&](Ship& ship) { ship.tested.push_back(*water.number); });
  }
  return water.mines ? test_mines(record, id, water) : test_shoal(record, id, water);
}

/// A test that a ship meets on a course.
struct OnTheWay {
  table::Entry entry;
  ShipId ship;
  TestedWater water;
};

/// All tests of a ship and of those it carries, in the order of the course.
std::vector<OnTheWay> tests_on(const Record& record, ShipId id, const std::vector<Carried>& company,
                               const Course& course, Course::Step limit) {
  std::vector<OnTheWay> found;
  if (limit == 0) {
    return found;  // who does not stir enters nothing
  }
  const Setting& setting = record.setting();
  const Tests own = tests_for(setting, record.state(), id);
  for (const table::Entry& entry :
       table::entries(setting.ship(id).hull, course, own.zones, 0, limit)) {
    found.push_back({entry, id, own.waters[entry.zone]});
  }
  for (const Carried& each : company) {
    const Tests theirs = tests_for(setting, record.state(), each.ship);
    for (const table::Entry& entry : entries_of(setting, each, course, limit, theirs.zones)) {
      found.push_back({entry, each.ship, theirs.waters[entry.zone]});
    }
  }
  std::ranges::stable_sort(found, {}, [](const OnTheWay& each) { return each.entry.step; });
  return found;
}

/// Puts a ship and those it carries where they lie at a step of the course.
void put(Record& record, ShipId id, const std::vector<Carried>& company, const Course& course,
         Course::Step step, bool drifted) {
  const Pose from = record.ship(id).pose;
  const Pose to = course.pose(step);
  const Inches length = course.length_at(step);
  record.apply(Moved{id, from, course.path(), length, drifted});
  const auto lay = [&](ShipId ship, Pose pose) {
    record.change(ship, [&](Ship& log) {
      log.pose = pose;
      if (!drifted) {
        log.run = length;
        log.moved = true;
      }
    });
  };
  lay(id, to);
  for (const Carried& each : company) {
    lay(each.ship, pose_of(each, to));
  }
}

void stop(Record& record, ShipId id, const std::vector<Carried>& company) {
  record.change(id, [](Ship& ship) { ship.speed = 0; });
  for (const Carried& each : company) {
    record.change(each.ship, [](Ship& ship) { ship.speed = 0; });
  }
}

void leave(Record& record, ShipId id, const std::vector<Carried>& company) {
  const auto go = [&](ShipId ship) {
    record.change(ship, [](Ship& log) {
      log.fate = Fate::Left;
      log.speed = 0;
    });
    record.tell(told("IC-009"_rule, "leaves").of(ship));
  };
  go(id);
  for (const Carried& each : company) {
    go(each.ship);
  }
}

/// [IC-125] [IC-281] A ship has run into another one.
void meet_ship(Record& record, ShipId id, const std::vector<Carried>& company,
               const table::Contact& contact, ShipId other, int speed) {
  stop(record, id, company);
  const bool enemy = record.ship(other).side != record.ship(id).side;
  if (enemy && is_ram(contact, speed)) {
    ram(record, id, other, speed);
  } else {
    record.tell(told("IC-125"_rule, "alongside").of(id).with(other));
  }
}

/// [IC-125] [IC-145] [IC-281] What a ship has run into.
void meet(Record& record, ShipId id, const std::vector<Carried>& company,
          const table::Contact& contact, const Obstacles& obstacles, int speed) {
  if (!contact.obstacle) {
    leave(record, id, company);
    return;
  }
  const auto other = obstacles.ships[*contact.obstacle];
  if (other) {
    meet_ship(record, id, company, contact, *other, speed);
    return;
  }
  stop(record, id, company);
  if (obstacles.land[*contact.obstacle]) {
    record.change(id, [](Ship& ship) { ship.aground = Aground::ForGood; });
    record.tell(told("IC-145"_rule, "runs-ashore").of(id));
    return;
  }
  record.tell(told("IC-089"_rule, "stopped-by-obstruction").of(id));
}

/// Follows a course until something ends it.
void follow(Record& record, ShipId id, const std::vector<Carried>& company, const Course& course,
            int speed, bool drifted) {
  const Setting& setting = record.setting();
  std::vector<ShipId> own{id};
  for (const Carried& each : company) {
    own.push_back(each.ship);
  }
  const Obstacles obstacles = obstacles_for(setting, record.state(), own);
  const auto run = table::sweep(setting.ship(id).hull, course, obstacles.all,
                                table::Edges{setting.battle.width, setting.battle.depth});
  Course::Step end = run.step;
  bool held = false;  // by what a carried ship has met
  for (const Carried& each : company) {
    const Course::Step follows = follows_to(setting, each, course, end, obstacles.all);
    held = held || follows < end;
    end = std::min(end, follows);
  }
  bool leaves = false;  // with a carried ship, which leads over the edge
  for (const Carried& each : company) {
    const Course::Step stays = table::stays_on(
        each, course, 0, end, table::Edges{setting.battle.width, setting.battle.depth});
    leaves = leaves || stays < end;
    end = std::min(end, stays);
  }
  for (const OnTheWay& test_at : tests_on(record, id, company, course, end)) {
    const Tested tested = test(record, test_at.ship, test_at.water);
    if (tested == Tested::GoesOn) {
      continue;
    }
    put(record, id, company, course, test_at.entry.step, drifted);
    stop(record, id, company);
    return;
  }
  put(record, id, company, course, end, drifted);
  const bool off_the_edge = drifted && run.contact && !run.contact->obstacle;
  if (leaves || (off_the_edge && !held)) {
    leave(record, id, company);
  } else if (held) {
    stop(record, id, company);
    record.tell(told("IC-125"_rule, "company-stopped").of(id));
  } else if (run.contact && !drifted) {
    // [IC-281] A bow that swings against a side in a turn in place strikes no blow.
    const bool turns = course.length_at(run.step + 1) == course.length_at(run.step);
    meet(record, id, company, *run.contact, obstacles, turns ? 0 : speed);
  }
}

bool is_held(const Ship& ship) noexcept {
  return ship.anchored || ship.moored || ship.aground != Aground::No;
}

/// A ship that the current carries, with those that lie fast to it.
struct Drifter {
  ShipId ship;
  std::vector<Carried> company;
  Course course;
};

/// [IC-021] Whether a chain to a ship that lies fast keeps this one from being carried so far.
bool chain_holds(const Record& record, ShipId id, Pose end) {
  const auto& chain = record.setting().placed(id).chained;
  return chain && record.ship(id).chained && record.ship(chain->to).fate == Fate::Afloat &&
         is_held(record.ship(chain->to)) &&
         table::distance(end.at, record.ship(chain->to).pose.at) > chain->most;
}

/// [IC-121] All that nothing holds.
std::vector<Drifter> drifters(const Record& record) {
  std::vector<Drifter> all;
  std::vector<ShipId> carried;
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = record.ship(id);
    if (ship.fate != Fate::Afloat || is_held(ship) ||
        std::ranges::find(carried, id) != carried.end() || tower_of(record.state(), id)) {
      continue;
    }
    auto company = carried_by(record.setting(), record.state(), id, {});
    for (const Carried& each : company) {
      carried.push_back(each.ship);
    }
    table::Stream stream = table::stream_in(record.setting().battle, record.setting().current,
                                            record.state().turn, ship.pose.at);
    stream.speed = stream.speed * record.setting().options.table_scale;
    if (stream.speed == Inches{}) {
      continue;
    }
    Course course{ship.pose, {table::drift(stream)}};
    const bool held = std::ranges::any_of(
        company, [&](const Carried& each) { return is_held(record.ship(each.ship)); });
    if (!held && !chain_holds(record, id, course.end())) {
      all.push_back({id, std::move(company), std::move(course)});
    }
  }
  return all;
}

bool drifts_into_others(const Record& record, const Drifter& drifter,
                        const std::vector<Drifter>& others) {
  const Setting& setting = record.setting();
  std::vector<table::Obstacle> hulls;
  const auto add = [&](ShipId id) {
    hulls.push_back(table::obstacle(setting.ship(id).hull, record.ship(id).pose));
  };
  for (const Drifter& other : others) {
    if (other.ship == drifter.ship) {
      continue;
    }
    add(other.ship);
    for (const Carried& each : other.company) {
      add(each.ship);
    }
  }
  const auto goes_into = [&](ShipId id) {
    const Course course{record.ship(id).pose, drifter.course.path()};
    return table::sweep(setting.ship(id).hull, course, hulls, std::nullopt).contact.has_value();
  };
  return goes_into(drifter.ship) || std::ranges::any_of(drifter.company, [&](const Carried& each) {
           return goes_into(each.ship);
         });
}

}  // namespace

Obstacles obstacles_for(const Setting& setting, const State& state,
                        const std::vector<ShipId>& left_out) {
  Obstacles obstacles;
  const auto add = [&](table::Obstacle obstacle, std::optional<ShipId> ship, bool land) {
    obstacles.all.push_back(std::move(obstacle));
    obstacles.ships.push_back(ship);
    obstacles.land.push_back(land);
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].fate == Fate::Afloat && std::ranges::find(left_out, id) == left_out.end()) {
      add(table::obstacle(setting.ship(id).hull, state.ships[i].pose), id, false);
    }
  }
  for (std::size_t i = 0; i < setting.battle.areas.size(); ++i) {
    const table::BattleArea& area = setting.battle.areas[i];
    if (table::is_cleared(state.cleared, i)) {
      continue;
    }
    if (area.kind == GroundKind::Land) {
      add(table::obstacle(area.polygon), {}, true);
    } else if (area.kind == GroundKind::Obstruction || area.kind == GroundKind::Stakes ||
               area.kind == GroundKind::Chain || area.kind == GroundKind::Pier) {
      add(table::obstacle(area.polygon), {}, false);  // [IC-341]
    }
  }
  return obstacles;
}

bool alongside(const Setting& setting, const State& state, ShipId a, ShipId b) {
  if (setting.battle.by_models) {
    return state.ship(a).fate == Fate::Afloat && state.ship(b).fate == Fate::Afloat;
  }
  return state.ship(a).fate == Fate::Afloat && state.ship(b).fate == Fate::Afloat &&
         table::touching(table::outline(setting.ship(a).hull, state.ship(a).pose),
                         table::outline(setting.ship(b).hull, state.ship(b).pose));
}

void move(Record& record, const MoveShip& choice) {
  const ShipId id = choice.ship;
  const auto company = carried_by(record.setting(), record.state(), id, choice.tug);
  const bool stirs = choice.speed != 0 || !choice.legs.empty();
  const auto set_speed = [&](ShipId ship) {
    record.change(ship, [&](Ship& log) {
      log.speed = choice.speed;
      log.anchored = log.anchored && !stirs;  // [IC-123] weighing belongs to the move
      log.moored = log.moored && !stirs;
      log.floated = log.floated && choice.speed == 0;
      log.moved = true;
      log.run = Inches{};
    });
  };
  set_speed(id);
  for (const Carried& each : company) {
    set_speed(each.ship);
  }
  record.tell(told("IC-085"_rule, choice.speed == 0  ? "lies-still"
                                  : choice.speed < 0 ? "goes-astern"
                                                     : "moves")
                  .of(id)
                  .over(run_at(record.setting(), choice.speed)));
  follow(record, id, company, Course{record.ship(id).pose, choice.legs}, choice.speed, false);
  if (choice.meets && record.ship(id).fate == Fate::Afloat) {
    table::Contact contact;
    contact.mover = table::HullPart::Bow;
    contact.target = table::HullPart::StarboardSide;
    contact.angle = choice.meets->angle;
    meet_ship(record, id, company, contact, choice.meets->target, choice.speed);
  }
}

void drop_anchor(Record& record, const DropAnchor& choice) {
  record.change(choice.ship, [](Ship& ship) {
    ship.anchored = true;
    ship.moved = true;
    ship.run = Inches{};
  });
  record.tell(told("IC-123"_rule, "anchors").of(choice.ship));
}

void pass_line(Record& record, const PassLine& choice) {
  const auto turn = record.state().turn;
  record.change(choice.ship, [&](Ship& ship) {
    ship.tow = choice.towed;
    ship.line_passed_in = turn;
    ship.speed = 0;
    ship.moved = true;
    ship.run = Inches{};
  });
  record.change(choice.towed, [](Ship& ship) {
    ship.speed = 0;
    ship.moved = true;
    ship.run = Inches{};
  });
  record.tell(told("IC-124"_rule, "passes-line").of(choice.ship).with(choice.towed));
}

void enter_told(Record& record, const TellWater& choice) {
  (void)test(record, choice.ship,
             {{},
              choice.is_mined(),
              choice.water == table::ToldWater::RealMines,
              choice.feet * kTenthsAFoot});
}

void let_go(Record& record, const LetGo& choice) {
  const auto towed = record.ship(choice.ship).tow;
  const auto& chain = record.setting().placed(choice.ship).chained;
  record.change(choice.ship, [](Ship& ship) {
    ship.tow.reset();
    ship.chained = false;
    ship.speed = 0;
    ship.moved = true;
    ship.run = Inches{};
  });
  if (!towed && chain) {
    record.change(chain->to, [](Ship& ship) { ship.chained = false; });
  }
  record.tell(told("IC-124"_rule, "lets-go").of(choice.ship).with(towed ? *towed : chain->to));
}

void start_moves(Record& record, Side side) {
  const Setting& setting = record.setting();
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).side != side || record.ship(id).fate != Fate::Afloat) {
      continue;
    }
    record.change(id, [&](Ship& ship) {
      ship.moved = false;
      ship.run = Inches{};
      ship.tested.clear();
      ship.tried.clear();
      ship.tries_left = setting.ship(id).launch ? std::int8_t{1} : ship.parties;
    });
    const auto d6 = [&] { return record.d6("IC-021"_rule, side, id); };
    if (!record.ship(id).steam &&
        table::raises_steam(setting.placed(id), record.state().turn, d6)) {
      record.change(id, [](Ship& ship) { ship.steam = true; });
      record.tell(told("IC-021"_rule, "has-steam").of(id));
    }
    if (record.ship(id).aground == Aground::Stuck) {
      const int die = record.d6("IC-144"_rule, side, id);
      const bool floats = die == kFloatsOn;
      if (floats) {
        record.change(id, [](Ship& ship) {
          ship.aground = Aground::No;
          ship.floated = true;
          ship.speed = 0;
        });
      }
      record.tell(
          told("IC-144"_rule, floats ? "floats" : "stays-aground").of(id).with_figures({die}));
    }
  }
}

void drift_all(Record& record) {
  std::vector<Drifter> waiting = drifters(record);
  while (!waiting.empty()) {
    // All go at once, so nobody is stopped by one who is about to go himself: who has nobody in his
    // way goes first. Some has, among hulls that all bulge outwards.
    auto next = std::ranges::find_if(
        waiting, [&](const Drifter& each) { return !drifts_into_others(record, each, waiting); });
    next = next == waiting.end() ? waiting.begin() : next;
    const Drifter each = *next;
    waiting.erase(next);
    record.change(each.ship, [](Ship& log) { log.tested.clear(); });
    for (const Carried& other : each.company) {
      record.change(other.ship, [](Ship& log) { log.tested.clear(); });
    }
    follow(record, each.ship, each.company, each.course, 0, true);
  }
}

}  // namespace core::ironclad
