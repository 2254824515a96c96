#include "core/ironclad/boarding.h"

#include "core/ironclad/damage.h"
#include "core/ironclad/movement.h"
#include "core/table/throws.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::refusal;
using table::refused;
using table::told;

constexpr int kPartiesOfShip = 2;    // [IC-024]
constexpr int kPartiesOfLaunch = 1;  // [IC-024]
constexpr int kUnionBoatTo = 3;      // [IC-327]
constexpr int kSinks = 6;            // [IC-325]
constexpr int kRepairedOn = 6;       // [IC-230]
constexpr int kPortSideTo = 3;       // [IC-306]
constexpr std::uint8_t kPortBit = 1;
constexpr std::uint8_t kStarboardBit = 2;

ShipId number(std::size_t i) { return ShipId{static_cast<std::uint8_t>(i)}; }

void lose_boarders(Record& record, ShipId id, int parties) {
  record.change(id, [&](Ship& ship) {
    ship.boarders = static_cast<std::int8_t>(std::max(0, ship.boarders - parties));
    ship.melee = ship.melee && ship.boarders > 0;
  });
}

/// [IC-305] [IC-306] What a party does aboard an ironclad.
void board_ironclad(Record& record, ShipId id) {
  const int parties{record.ship(id).boarders};
  for (int party = 0; party < parties && record.ship(id).fate == Fate::Afloat; ++party) {
    const int die = record.d6("IC-305"_rule, Side::Confederate, id);
    const BoarderEffect& effect = record.setting().charts.boarders_on_ironclad.on(die);
    switch (effect.action) {
      case BoarderAction::None:
        record.tell(told("IC-305"_rule, "boarders-nothing").of(id).with_figures({die}));
        break;
      case BoarderAction::Guns: {
        record.tell(told("IC-305"_rule, "boarders-guns").of(id).with_figures({die, effect.guns}));
        Pending pending;
        pending.kind = PendingKind::Hits;
        pending.ship = id;
        pending.hit = HitKind::Guns;
        pending.amount = static_cast<std::int8_t>(
            std::min(effect.guns, boxes_left(record.ship(id), Section::Gun)));
        later(record, pending);
        break;
      }
      case BoarderAction::TurretJammed:
        if (record.setting().ship(id).has_turret) {
          record.change(id, [](Ship& ship) { ship.turret_jammed = true; });
          record.tell(told("IC-305"_rule, "boarders-turret").of(id).with_figures({die}));
        } else {
          const int side = record.d6("IC-306"_rule, record.ship(id).side, id);
          const bool port = side <= kPortSideTo;
          record.change(id, [&](Ship& ship) {
            ship.closed =
                static_cast<std::uint8_t>(ship.closed | (port ? kPortBit : kStarboardBit));
          });
          record.tell(told("IC-306"_rule, port ? "ports-closed-port" : "ports-closed-starboard")
                          .of(id)
                          .with_figures({die, side}));
        }
        break;
      case BoarderAction::RudderJammed:
        jam(record, id, Jam::Ahead, effect.turns, "IC-306"_rule);
        break;
      case BoarderAction::FullOfSmoke:
        record.change(id, [](Ship& ship) { ship.must_leave = true; });
        record.tell(told("IC-305"_rule, "boarders-smoke").of(id).with_figures({die}));
        break;
    }
    if (effect.used_up) {
      lose_boarders(record, id, 1);
    }
  }
}

/// [IC-307] [IC-308] Boarders on a ship that is no ironclad: one die for all of them.
void board_wood(Record& record, ShipId id) {
  const auto& tables = record.setting().charts.boarders_on_wood;
  const auto parties =
      std::min<std::size_t>(static_cast<std::size_t>(record.ship(id).boarders), tables.size());
  const int die = record.d6("IC-307"_rule, Side::Confederate, id);
  switch (tables.at(parties - 1).on(die)) {
    case BoardedShip::NoEffect:
      record.tell(told("IC-307"_rule, "boarders-beaten").of(id).with_figures({die}));
      lose_boarders(record, id, record.ship(id).boarders);
      break;
    case BoardedShip::Melee:
      record.change(id, [](Ship& ship) {
        ship.melee = true;
        ship.speed = 0;
      });
      record.tell(told("IC-307"_rule, "melee-goes-on").of(id).with_figures({die}));
      break;
    case BoardedShip::Captured:
      record.change(id, [&](Ship& ship) {
        ship.side = Side::Confederate;
        ship.captured_in = record.state().turn;
        ship.boarders = 0;
        ship.melee = false;
        ship.speed = 0;
      });
      record.tell(told("IC-308"_rule, "captured").of(id).with_figures({die}));
      break;
  }
}

/// [IC-325] All launches that hang together with one, by side.
std::array<std::vector<ShipId>, 2> melee_of(const State& state, ShipId first) {
  std::vector<ShipId> all{first};
  for (std::size_t looked = 0; looked < all.size(); ++looked) {
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
      const ShipId id = number(i);
      const bool linked =
          state.ships[i].fate == Fate::Afloat &&
          (state.ships[i].grapples == all[looked] || state.ship(all[looked]).grapples == id);
      if (linked && std::ranges::find(all, id) == all.end()) {
        all.push_back(id);
      }
    }
  }
  std::array<std::vector<ShipId>, 2> sides;
  for (const ShipId id : all) {
    sides.at(static_cast<std::size_t>(state.ship(id).side)).push_back(id);
  }
  return sides;
}

void launch_melee(Record& record, const std::array<std::vector<ShipId>, 2>& sides) {
  std::array<int, 2> dice{};
  std::array<int, 2> scores{};
  for (const Side side : board::kSides) {
    const auto i = static_cast<std::size_t>(side);
    const int extra =
        static_cast<int>(sides.at(i).size()) - static_cast<int>(sides.at(1 - i).size());
    dice.at(i) = record.d6("IC-325"_rule, side, sides.at(i).front());
    scores.at(i) = dice.at(i) + std::max(0, extra);
  }
  if (scores[0] == scores[1]) {
    record.tell(told("IC-325"_rule, "launches-locked")
                    .of(sides[0].front())
                    .with(sides[1].front())
                    .with_figures({scores[0], scores[1]}));
    return;
  }
  const std::size_t winner = scores[0] > scores[1] ? 0 : 1;
  const bool sinks = dice.at(winner) == kSinks;
  record.tell(told("IC-325"_rule, sinks ? "launch-sunk-in-melee" : "launch-taken")
                  .of(sides.at(winner).front())
                  .with(sides.at(1 - winner).front())
                  .with_figures({scores.at(winner), scores.at(1 - winner)}));
  for (const ShipId loser : sides.at(1 - winner)) {
    if (sinks) {
      destroy(record, loser, Fate::Sunk, "IC-325"_rule);
    } else {
      record.change(loser, [&](Ship& ship) {
        ship.fate = Fate::Prize;
        ship.captured_in = record.state().turn;
        ship.grapples.reset();
      });
    }
  }
  for (const ShipId id : sides.at(winner)) {  // [IC-326] with its prize it goes home
    record.change(id, [&](Ship& ship) {
      ship.grapples.reset();
      if (!sinks) {
        ship.fate = Fate::Left;
      }
    });
  }
}

}  // namespace

int most_parties(const Setting& setting, ShipId ship) {
  return setting.ship(ship).launch ? kPartiesOfLaunch : kPartiesOfShip;
}

table::Judged<> judge(const Setting& setting, const State& state, const EmbarkParty& choice) {
  if (state.step != Step::Embarking) {
    return refused(refusal("IC-024"_rule, "not-in-this-step").of(choice.ship));
  }
  if (choice.ship.value() >= state.ships.size() ||
      state.ship(choice.ship).side != Side::Confederate) {
    return refused(refusal("IC-301"_rule, "confederate-parties-only").of(choice.ship));
  }
  if (state.parties == 0) {
    return refused(refusal("IC-023"_rule, "no-party-left"));
  }
  const Ship& ship = state.ship(choice.ship);
  const int most = most_parties(setting, choice.ship);
  if (ship.parties >= most) {
    return refused(refusal("IC-024"_rule, "carries-all-it-may")
                       .of(choice.ship)
                       .figures(most, ship.parties + 1));
  }
  if (setting.ship(choice.ship).launch && ship.torpedo) {
    return refused(refusal("IC-321"_rule, "party-or-torpedo").of(choice.ship));
  }
  return {};
}

void embark(Record& record, const EmbarkParty& choice) {
  record.change(choice.ship, [](Ship& ship) { ++ship.parties; });
  record.apply(PartiesLeft{static_cast<std::int8_t>(record.state().parties - 1)});
}

table::Judged<> judge(const Setting& setting, const State& state, const Grapple& choice) {
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(choice.ship).with(choice.target));
  };
  if (!is_movement(state.step)) {
    return no("IC-061"_rule, "not-in-this-step");
  }
  if (choice.ship.value() >= state.ships.size() || choice.target.value() >= state.ships.size()) {
    return no("IC-301"_rule, "no-such-ship");
  }
  const Ship& ship = state.ship(choice.ship);
  const Ship& target = state.ship(choice.target);
  if (ship.side != mover_in(state.step)) {
    return no("IC-061"_rule, "not-yours");
  }
  if (ship.fate != Fate::Afloat || target.fate != Fate::Afloat) {
    return no("IC-229"_rule, "target-gone");
  }
  if (target.side == ship.side) {
    return no("IC-301"_rule, "own-side");
  }
  const bool launches = setting.ship(choice.ship).launch && setting.ship(choice.target).launch;
  if (!launches && ship.side != Side::Confederate) {
    return no("IC-301"_rule, "confederate-parties-only");
  }
  if (!launches && setting.ship(choice.target).launch) {
    return no("IC-324"_rule, "launch-by-launch");
  }
  if (!launches && ship.parties == 0) {
    return no("IC-301"_rule, "no-party-aboard");
  }
  if (!ship.moved && ship.speed != 0) {
    return no("IC-301"_rule, "ends-its-move-first");
  }
  if (ship.tries_left == 0 || ship.grapples) {
    return no("IC-302"_rule, "has-tried");
  }
  if (!alongside(setting, state, choice.ship, choice.target)) {
    return no("IC-301"_rule, "not-alongside");
  }
  return {};
}

void grapple(Record& record, const Grapple& choice) {
  const Side by = record.ship(choice.ship).side;
  const int die = record.d6("IC-302"_rule, by, choice.ship);
  const bool held = record.setting().charts.grapples.on(die);
  record.change(choice.ship, [](Ship& ship) { --ship.tries_left; });
  record.tell(told("IC-302"_rule, held ? "grapple-holds" : "grapple-fails")
                  .of(choice.ship)
                  .with(choice.target)
                  .with_figures({die}));
  if (!held) {
    return;
  }
  if (record.setting().ship(choice.target).launch) {  // [IC-324]
    record.change(choice.ship, [&](Ship& ship) {
      ship.grapples = choice.target;
      ship.speed = 0;
    });
    record.change(choice.target, [&](Ship& ship) {
      ship.grapples = choice.ship;
      ship.speed = 0;
    });
    return;
  }
  record.change(choice.ship, [](Ship& ship) { --ship.parties; });
  record.change(choice.target, [](Ship& ship) { ++ship.boarders; });
}

std::vector<Grapple> grapples_of(const Setting& setting, const State& state) {
  std::vector<Grapple> all;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].tries_left == 0 || state.ships[i].fate != Fate::Afloat) {
      continue;
    }
    for (std::size_t j = 0; j < state.ships.size(); ++j) {
      const Grapple each{number(i), number(j)};
      if (judge(setting, state, each)) {
        all.push_back(each);
      }
    }
  }
  return all;
}

void hit_boarders(Record& record, ShipId id, int hits) {
  for (int hit = 0; hit < hits && record.ship(id).boarders > 0; ++hit) {
    const int die = record.d6("IC-303"_rule, record.ship(id).side, id);
    const bool destroyed = record.setting().charts.party_destroyed.on(die);
    record.tell(told("IC-303"_rule, destroyed ? "boarders-shot" : "boarders-missed")
                    .of(id)
                    .with_figures({die}));
    if (destroyed) {
      lose_boarders(record, id, 1);
    }
  }
}

void hit_launch(Record& record, ShipId id, int hits) {
  if (hits <= 0 || record.ship(id).fate != Fate::Afloat) {
    return;
  }
  const Side by = board::enemy_of(record.ship(id).side);
  const int die = record.d6("IC-323"_rule, by, id);
  switch (record.setting().charts.launch(hits).dice.on(die)) {
    case LaunchHit::None:
      record.tell(told("IC-323"_rule, "launch-unhurt").of(id).with_figures({hits, die}));
      break;
    case LaunchHit::FireOut:
      record.change(id, [](Ship& ship) { ship.no_power = {1, false}; });
      record.tell(told("IC-323"_rule, "launch-fire-out").of(id).with_figures({hits, die}));
      break;
    case LaunchHit::Sunk:
      destroy(record, id, Fate::Sunk, "IC-323"_rule);
      break;
  }
}

void fire_into_melee(Record& record, ShipId one, int hits, Side by) {
  const auto sides = melee_of(record.state(), one);
  std::array<int, 2> shares{};
  for (int hit = 0; hit < hits; ++hit) {
    const int die = record.d6("IC-327"_rule, by, one);
    ++shares.at(die <= kUnionBoatTo ? 0 : 1);
  }
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (shares.at(i) > 0 && !sides.at(i).empty()) {
      Pending pending;
      pending.kind = PendingKind::Launch;
      pending.ship = sides.at(i).front();
      pending.amount = static_cast<std::int8_t>(shares.at(i));
      later(record, pending);
    }
  }
}

void board_all(Record& record) {  // [IC-065] parties first, then launches
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id = number(i);
    if (record.ship(id).fate != Fate::Afloat || record.ship(id).boarders == 0) {
      continue;
    }
    if (is_ironclad(record.setting(), id)) {
      board_ironclad(record, id);
    } else {
      board_wood(record, id);
    }
  }
  std::vector<ShipId> done;
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id = number(i);
    if (record.ship(id).fate != Fate::Afloat || !record.ship(id).grapples ||
        std::ranges::find(done, id) != done.end()) {
      continue;
    }
    const auto sides = melee_of(record.state(), id);
    for (const auto& side : sides) {
      done.insert(done.end(), side.begin(), side.end());
    }
    if (sides[0].empty() || sides[1].empty()) {  // the other one is gone
      record.change(id, [](Ship& ship) { ship.grapples.reset(); });
      continue;
    }
    launch_melee(record, sides);
  }
}

void repair_all(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id = number(i);
    const Ship& ship = record.ship(id);
    if (ship.fate != Fate::Afloat || ship.boarders > 0 ||
        (!ship.turret_jammed && ship.closed == 0)) {
      continue;
    }
    const int die = record.d6("IC-230"_rule, ship.side, id);
    if (table::count_die(record, id, die, table::kD6Faces, true) == kRepairedOn) {
      record.change(id, [](Ship& log) {
        log.turret_jammed = false;
        log.closed = 0;
      });
      record.tell(told("IC-230"_rule, "repaired").of(id).with_figures({die}));
    }
  }
}

}  // namespace core::ironclad
