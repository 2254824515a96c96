#include "core/coastal/boarding.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/movement.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

constexpr int kGetsAboard = 4;  // [RC-462]

/// One man leaves his ship, from the reserve first.
void send_one(Ship& ship) {
  if (ship.reserve > 0) {
    --ship.reserve;
  } else {
    for (auto gun = ship.guns.rbegin(); gun != ship.guns.rend(); ++gun) {
      if (gun->manned) {
        gun->manned = false;
        break;
      }
    }
  }
  ++ship.away;
}

/// [RC-462] [RC-463] The ship changes hands.
void take(Record& record, ShipId id, int parties, int defenders) {
  const Side taker = board::enemy_of(record.ship(id).side);
  const int crew = record.setting().ship(id).card.cpv;
  record.change(id, [&](Ship& ship) {
    ship.side = taker;
    ship.taken_in = record.state().move;
    ship.abandoned = false;
    ship.captain.alive = false;
    ship.captain_serves.reset();
    ship.speed = {};
    for (GunState& gun : ship.guns) {
      gun.manned = false;
    }
    for (Damage& damage : ship.damages) {
      damage.repairers = 0;
    }
    ship.engine = in_byte(std::min(parties, 1));
    ship.boiler = in_byte(!record.setting().ship(id).small_craft && parties > 1 ? 1 : 0);
    ship.reserve = in_byte(parties - ship.engine - ship.boiler);
    ship.lost = in_byte(crew - parties);
    ship.shifting.clear();
    ship.away = 0;
    ship.boarders = 0;
    ship.boarded_from.reset();
    ship.due.clear();
    // What she lacks is no news to those who take her.
    ship.told = {Cause::NoArmament, Cause::NoSpeed, Cause::SteeringJammed};
  });
  record.tell(told("RC-463"_rule, "ship-taken").of(id).with_figures({parties, defenders}));
}

void go_over(Record& record, const Boarding& order) {
  int aboard = 0;
  for (int party = 0; party < order.parties; ++party) {
    const int die = record.d6("RC-462"_rule, record.ship(order.ship).side, order.ship);
    const bool gets = die >= kGetsAboard;
    aboard += gets ? 1 : 0;
    record.tell(told("RC-462"_rule, gets ? "party-aboard" : "party-fails")
                    .of(order.ship)
                    .with(order.target)
                    .with_figures({die}));
  }
  if (aboard == 0) {
    return;
  }
  record.change(order.ship, [&](Ship& ship) { send_away(ship, aboard); });
  if (record.ship(order.target).abandoned) {  // [RC-330] needs no fight
    take(record, order.target, aboard, 0);
    return;
  }
  record.change(order.target, [&](Ship& ship) {
    ship.boarders = in_byte(ship.boarders + aboard);
    ship.boarded_from = order.ship;
  });
}

int thrown(Record& record, Side by, ShipId id, int dice) {
  int sum = 0;
  for (int i = 0; i < dice; ++i) {
    sum += record.d6("RC-462"_rule, by, id);
  }
  return sum;
}

void beat_off(Record& record, ShipId id) {
  const int parties{record.ship(id).boarders};
  const auto from = record.ship(id).boarded_from;
  record.change(id, [](Ship& ship) {
    ship.boarders = 0;
    ship.boarded_from.reset();
  });
  if (from && record.ship(*from).fate == Fate::Afloat) {
    record.change(*from, [&](Ship& ship) {
      const int lost = std::min<int>(parties, ship.away);
      ship.away = in_byte(ship.away - lost);
      ship.lost = in_byte(ship.lost + lost);
    });
    add_cause(record, *from, Cause::CrewLost);
  }
  record.tell(told("RC-462"_rule, "boarders-beaten-off").of(id).with_figures({parties}));
}

void fight(Record& record, ShipId id) {
  const int attackers{record.ship(id).boarders};
  const int defenders =
      std::min(attackers, std::max(0, crew_left(record.setting(), record.state(), id)));
  const Side side = record.ship(id).side;
  const int attack = thrown(record, board::enemy_of(side), id, attackers);
  const int defence = thrown(record, side, id, defenders);
  if (attack == defence) {
    record.tell(told("RC-462"_rule, "fight-goes-on").of(id).with_figures({attack, defence}));
  } else if (attack > defence) {
    take(record, id, attackers, defenders);
  } else {
    beat_off(record, id);
  }
}

}  // namespace

int boarders_of(const Ship& ship) noexcept {
  const auto gunners =
      std::ranges::count_if(ship.guns, [](const GunState& gun) { return gun.manned; });
  return ship.reserve + static_cast<int>(gunners);
}

PartiesSent parties_sent(const State& state, ShipId id) {
  PartiesSent sent;
  const auto add = [&](const auto& orders) {
    for (const auto& each : orders) {
      sent.by_side += state.ship(each.ship).side == state.ship(id).side ? each.parties : 0;
      sent.by_ship += each.ship == id ? each.parties : 0;
    }
  };
  add(state.boardings);
  add(state.landings);
  return sent;
}

/// Parties of a ship's side that have left their ships, and those that are about to.
int men_away(const State& state, ShipId id) {
  int men = parties_sent(state, id).by_side;
  for (const Ship& ship : state.ships) {
    men += ship.side == state.ship(id).side ? ship.away : 0;
  }
  return men;
}

void send_away(Ship& ship, int men) {
  for (int man = 0; man < men; ++man) {
    send_one(ship);
  }
}

Judged<> judge(const Setting& setting, const State& state, const Board& choice) {
  if (choice.ship.value() >= state.ships.size() || choice.target.value() >= state.ships.size()) {
    return refused(refusal("RC-461"_rule, "no-such-ship"));
  }
  if (state.phase != Phase::Boarding) {
    return refused(refusal("RC-141"_rule, "not-in-this-step").of(choice.ship));
  }
  const Ship& ship = state.ship(choice.ship);
  const auto side = static_cast<std::size_t>(ship.side);
  if (state.done.at(side) || (side == 1 && !state.done[0])) {
    return refused(refusal("RC-043"_rule, "not-yours").of(choice.ship));
  }
  if (!in_action(ship)) {
    return refused(refusal("RC-330"_rule, "ship-gone").of(choice.ship));
  }
  if (state.ship(choice.target).side == ship.side) {
    return refused(refusal("RC-461"_rule, "own-side").of(choice.ship).with(choice.target));
  }
  if (!alongside(setting, state, choice.ship, choice.target)) {
    return refused(refusal("RC-462"_rule, "not-alongside").of(choice.ship).with(choice.target));
  }
  for (const auto& rule : table::rules_of<table::BoardingParties>(setting.battle)) {
    if (rule.side == ship.side && men_away(state, choice.ship) + choice.parties > rule.count) {
      return refused(refusal("RC-501"_rule, "no-parties-left")
                         .of(choice.ship)
                         .figures(choice.parties, rule.count));
    }
  }
  const PartiesSent before = parties_sent(state, choice.ship);
  const int sent = before.by_side + choice.parties;
  const int own = before.by_ship + choice.parties;
  if (choice.parties < 1 || sent > kMostParties) {
    return refused(
        refusal("RC-461"_rule, "too-many-parties").of(choice.ship).figures(kMostParties, sent));
  }
  return own <= boarders_of(ship) ? Judged<>{}
                                  : refused(refusal("RC-463"_rule, "too-few-men-to-board")
                                                .of(choice.ship)
                                                .figures(own, boarders_of(ship)));
}

std::vector<Board> boardings_of(const Setting& setting, const State& state, Side side) {
  std::vector<Board> all;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    for (std::size_t j = 0; state.ships[i].side == side && j < state.ships.size(); ++j) {
      for (int parties = 1; parties <= kMostParties; ++parties) {
        const Board choice{ShipId{static_cast<std::uint8_t>(i)},
                           ShipId{static_cast<std::uint8_t>(j)}, in_byte(parties)};
        if (judge(setting, state, choice)) {
          all.push_back(choice);
        }
      }
    }
  }
  return all;
}

void fight_aboard(Record& record) {
  const std::vector<Boarding> orders = record.state().boardings;
  for (const Boarding& order : orders) {
    const bool still = record.ship(order.target).side != record.ship(order.ship).side &&
                       record.ship(order.ship).fate == Fate::Afloat &&
                       record.ship(order.target).fate == Fate::Afloat &&
                       boarders_of(record.ship(order.ship)) >= order.parties;
    if (still) {
      go_over(record, order);
    }
  }
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).boarders > 0 && record.ship(id).fate == Fate::Afloat) {
      fight(record, id);
    }
  }
}

}  // namespace core::coastal
