#include "core/ironclad/damage.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/forts.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::told;

/// [IC-008] Whether a ship's side is in its movement phase: what comes then begins with the next.
bool in_own_phase(const State& state, const Ship& ship) noexcept {
  return is_movement(state.step) && mover_in(state.step) == ship.side;
}

Timed timed(const State& state, const Ship& ship, int phases) noexcept {
  return {static_cast<std::int8_t>(phases), in_own_phase(state, ship)};
}

/// The longer of two times counts [IC-106].
Timed longer(const Timed& before, const Timed& now) noexcept {
  return before.left > now.left ? before : now;
}

Pending on(ShipId ship, PendingKind kind, int amount = 0) {
  Pending pending;
  pending.kind = kind;
  pending.ship = ship;
  pending.amount = static_cast<std::int8_t>(amount);
  return pending;
}

void hits_later(Record& record, ShipId ship, HitKind kind, int amount) {
  Pending pending = on(ship, PendingKind::Hits, amount);
  pending.hit = kind;
  later(record, pending);
}

void jam_later(Record& record, ShipId ship, Jam way, int phases) {
  Pending pending = on(ship, PendingKind::Jammed, phases);
  pending.jam = way;
  later(record, pending);
}

/// Hits that the owner marks later on, and says so at once.
void cost(Record& record, ShipId ship, HitKind kind, const ShipEffect& effect, base::RuleId why,
          std::string_view key) {
  record.tell(told(why, key).of(ship).with_figures({effect.boxes}));
  hits_later(record, ship, kind, effect.boxes);
}

/// What a row of the tables of critical and lucky hits and of lost stacks brings. Nothing for the
/// two that lead to another roll.
void bring(Record& record, ShipId ship, const ShipEffect& effect, base::RuleId why) {
  switch (effect.effect) {
    case Effect::None:
    case Effect::Critical:
    case Effect::RollAgain:
      break;
    case Effect::Armor:
      cost(record, ship, HitKind::Armor, effect, why, "costs-armor");
      break;
    case Effect::Speed:
      cost(record, ship, HitKind::Speed, effect, why, "costs-speed");
      break;
    case Effect::Draft:
      cost(record, ship, HitKind::Draft, effect, why, "costs-draft");
      break;
    case Effect::DraftOrGuns:
      cost(record, ship, HitKind::Waterline, effect, why, "costs-waterline");
      break;
    case Effect::Stack:
      later(record, on(ship, PendingKind::StackLost));
      break;
    case Effect::MidshipsAndParty:
      cost(record, ship, HitKind::Midships, effect, why, "costs-midships");
      later(record, on(ship, PendingKind::PartyLost, 1));
      break;
    case Effect::RudderRight:
      jam_later(record, ship, Jam::Right, effect.turns);
      break;
    case Effect::RudderLeft:
      jam_later(record, ship, Jam::Left, effect.turns);
      break;
    case Effect::NoCourseChange:
      later(record, on(ship, PendingKind::NoCourseChange, effect.turns));
      break;
    case Effect::NoPower:
      later(record, on(ship, PendingKind::NoPower, effect.turns));
      break;
    case Effect::EnginesDisabled:
      later(record, on(ship, PendingKind::EnginesOut));
      break;
    case Effect::Magazine:
      later(record, on(ship, PendingKind::Explodes));
      break;
  }
}

/// Rolls on a table and, where its face says so, on the second one.
ShipEffect roll_on(Record& record, const ShipEffects& table, base::RuleId why, Side by,
                   ShipId ship) {
  const ShipEffect first = table.first.on(record.d6(why, by, ship));
  return first.effect == Effect::RollAgain ? table.again.on(record.d6(why, by, ship)) : first;
}

/// [IC-150] [IC-230] Guns are lost by the owner's choice.
void take_up(Record& record, const Pending& pending) {
  const ShipId id = pending.ship;
  if (record.ship(id).fate != Fate::Afloat) {
    if (pending.kind == PendingKind::StackLost) {  // [IC-E11] it goes down with her
      record.change(id, [](Ship& ship) { ship.stack = 0; });
    }
    return;  // it is gone, and nothing is left to be hurt
  }
  switch (pending.kind) {
    case PendingKind::Hits:
      add_hits(record, id, pending.hit, pending.amount);
      break;
    case PendingKind::StackLost:
      lose_stack(record, id, "IC-225"_rule);
      break;
    case PendingKind::Jammed:
      jam(record, id, pending.jam, pending.amount, "IC-223"_rule);
      break;
    case PendingKind::NoCourseChange:
      record.change(id, [&](Ship& ship) {
        ship.no_course_change =
            longer(ship.no_course_change, timed(record.state(), ship, pending.amount));
      });
      record.tell(told("IC-107"_rule, "pilot-blinded").of(id).with_figures({pending.amount}));
      break;
    case PendingKind::NoPower:
      record.change(id, [&](Ship& ship) {
        ship.no_power = longer(ship.no_power, timed(record.state(), ship, pending.amount));
      });
      record.tell(told("IC-226"_rule, "fires-out").of(id).with_figures({pending.amount}));
      break;
    case PendingKind::EnginesOut:
      record.change(id, [&](Ship& ship) {
        ship.engines_out = record.state().turn;
        ship.power_rolled = 0;
      });
      record.tell(told("IC-227"_rule, "engines-disabled").of(id));
      break;
    case PendingKind::Explodes:
      record.tell(told("IC-228"_rule, "magazine-explodes").of(id));
      destroy(record, id, Fate::Destroyed, "IC-228"_rule);
      break;
    case PendingKind::PartyLost:
      if (record.ship(id).parties > 0) {
        record.change(id, [](Ship& ship) { --ship.parties; });
        record.tell(told("IC-191"_rule, "party-diverted").of(id));
      }
      break;
    case PendingKind::Launch:
    case PendingKind::Boarders:
    case PendingKind::FortGunHits:
    case PendingKind::FortGunsLost:
    case PendingKind::FortBoxes:
    case PendingKind::FortBoxEach:
    case PendingKind::FortGunShelters:
    case PendingKind::FortShelters:
    case PendingKind::FortAbandoned:
    case PendingKind::FortWhiteFlag:
      break;  // settle() hands these to their own rules
  }
}

}  // namespace

bool is_ironclad(const Setting& setting, ShipId ship) { return setting.ship(ship).ironclad(); }

int draft_now(const Setting& setting, const State& state, ShipId id) {
  constexpr int kBoxesAFoot = 2;
  const Card& card = setting.ship(id).card;
  const int lost = card.draft - state.ship(id).draft;
  return card.draft_feet_tenths + lost / kBoxesAFoot * kTenthsAFoot;
}

bool cannot_sink(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  if (ship.aground != Aground::No) {
    return true;
  }
  return ship.moored &&
         table::depth_at(setting.waters, ship.pose.at).tenths() <= draft_now(setting, state, id);
}

void later(Record& record, Pending what) { record.apply(PendingAdded{what}); }

void add_hits(Record& record, ShipId ship, HitKind kind, int amount) {
  if (amount <= 0) {
    return;
  }
  std::vector<Hits> hits = record.state().hits;
  hits.push_back({ship, kind, static_cast<std::int8_t>(amount)});
  record.apply(HitsChanged{std::move(hits)});
}

void critical_hit(Record& record, ShipId ship, Side by) {
  const ShipEffect effect =
      roll_on(record, record.setting().charts.critical, "IC-223"_rule, by, ship);
  record.tell(told("IC-223"_rule, "critical-hit").of(ship));
  bring(record, ship, effect, "IC-223"_rule);
}

void lucky_hit(Record& record, ShipId ship, Side by) {
  const ShipEffect effect = roll_on(record, record.setting().charts.lucky, "IC-225"_rule, by, ship);
  record.tell(told("IC-225"_rule, "lucky-hit").of(ship));
  if (effect.effect == Effect::Critical) {
    critical_hit(record, ship, by);
    return;
  }
  bring(record, ship, effect, "IC-225"_rule);
}

void roll_for_stack(Record& record, ShipId id) {
  if (record.setting().ship(id).launch) {
    return;  // [IC-322]
  }
  const Side owner = record.ship(id).side;
  const ShipEffect effect =
      record.setting().charts.stack_lost.on(record.d6("IC-226"_rule, owner, id));
  bring(record, id, effect, "IC-226"_rule);
}

void lose_stack(Record& record, ShipId id, base::RuleId why) {
  if (record.ship(id).stack == 0) {
    return;
  }
  record.change(id, [](Ship& ship) { ship.stack = 0; });
  record.tell(told(why, "stack-lost").of(id));
  roll_for_stack(record, id);
  after_damage(record, id);
}

void jam(Record& record, ShipId id, Jam way, int phases, base::RuleId rule) {
  record.change(id, [&](Ship& ship) {
    ship.jammed =
        longer(ship.jam == Jam::None ? Timed{} : ship.jammed, timed(record.state(), ship, phases));
    ship.jam = way;
  });
  const std::string_view key = way == Jam::Right  ? "jammed-right"
                               : way == Jam::Left ? "jammed-left"
                                                  : "jammed-ahead";
  record.tell(told(rule, key).of(id).with_figures({phases}));
}

void destroy(Record& record, ShipId id, Fate fate, base::RuleId rule) {
  record.change(id, [&](Ship& ship) {
    ship.fate = fate;
    ship.speed = 0;
    ship.parties = 0;  // [IC-229] those aboard are lost
    ship.boarders = 0;
    ship.melee = false;
    ship.tow.reset();
    ship.grapples.reset();
  });
  record.tell(told(rule, fate == Fate::Sunk ? "sinks" : "destroyed").of(id));
  std::vector<Hits> hits = record.state().hits;
  std::erase_if(hits, [&](const Hits& each) { return each.ship == id; });
  if (hits != record.state().hits) {
    record.apply(HitsChanged{std::move(hits)});
  }
}

void after_damage(Record& record, ShipId id) {
  const Ship& ship = record.ship(id);
  if (ship.fate != Fate::Afloat) {
    return;
  }
  if (boxes_left(ship) == 0) {
    destroy(record, id, Fate::Destroyed, "IC-047"_rule);
    return;
  }
  if (ship.draft > 0) {
    return;
  }
  if (!cannot_sink(record.setting(), record.state(), id)) {
    destroy(record, id, Fate::Sunk, "IC-229"_rule);
  } else if (ship.aground == Aground::No || ship.aground == Aground::Stuck) {
    record.change(id, [](Ship& settled) {
      settled.aground = Aground::Settled;
      settled.speed = 0;
    });
    record.tell(told("IC-146"_rule, "settles").of(id));
  }
}

bool torpedo_hit(Record& record, ShipId id, Side by, base::RuleId why) {
  const Charts& charts = record.setting().charts;
  const auto& table =
      is_ironclad(record.setting(), id) ? charts.torpedo_on_ironclad : charts.torpedo_on_wood;
  const TorpedoEffect effect = table.on(record.d6(why, by, id));
  switch (effect.kind) {
    case TorpedoEffect::Kind::Dud:
      record.tell(told("IC-149"_rule, "torpedo-dud").of(id));
      return false;
    case TorpedoEffect::Kind::Damage: {
      const int guns = record.roll("IC-150"_rule, by, effect.gun_die, id);
      record.tell(told("IC-149"_rule, "torpedo-damage")
                      .of(id)
                      .with_figures({effect.draft, effect.speed, guns}));
      hits_later(record, id, HitKind::Draft, effect.draft);
      hits_later(record, id, HitKind::Speed, effect.speed);
      hits_later(record, id, HitKind::Guns, guns);
      return true;
    }
    case TorpedoEffect::Kind::Sunk:
      record.tell(told("IC-149"_rule, "torpedo-sinks").of(id));
      if (record.ship(id).aground == Aground::No) {
        destroy(record, id, Fate::Sunk, "IC-149"_rule);
      } else {  // [IC-143] aground it cannot sink: it settles
        hits_later(record, id, HitKind::Draft, record.ship(id).draft);
      }
      return true;
  }
  return false;
}

void run_down(Record& record, Side side) {
  const auto one = [](Timed& timed) {
    if (timed.fresh) {
      timed.fresh = false;
    } else if (timed.left > 0) {
      --timed.left;
    }
  };
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).side != side || record.ship(id).fate != Fate::Afloat) {
      continue;
    }
    record.change(id, [&](Ship& ship) {
      one(ship.jammed);
      one(ship.no_course_change);
      one(ship.no_power);
      if (ship.jammed.left == 0) {
        ship.jam = Jam::None;
      }
    });
  }
}

void settle(Record& record) {
  while (true) {
    const State& state = record.state();
    if (!state.hits.empty()) {
      if (asks_waterline(state)) {
        const ShipId ship = state.hits.front().ship;
        const bool draft = judge(record.setting(), state, ChooseWaterline{ship, false}).has_value();
        const bool guns = judge(record.setting(), state, ChooseWaterline{ship, true}).has_value();
        if (draft && guns) {
          return;
        }
        choose_waterline(record, {ship, guns});
        continue;
      }
      const auto boxes = boxes_to_choose(record.setting(), state);
      if (boxes.size() > 1 && !all_go(state)) {
        return;
      }
      if (boxes.empty()) {
        std::vector<Hits> hits{state.hits.begin() + 1, state.hits.end()};
        record.apply(HitsChanged{std::move(hits)});
        continue;
      }
      cross_off(record, boxes.front());
      continue;
    }
    if (state.pending.empty()) {
      return;
    }
    const Pending next = state.pending.front();
    record.apply(PendingTaken{});
    if (is_of_fort(next.kind)) {
      hit_fort(record, next);
    } else if (next.kind == PendingKind::Launch) {
      hit_launch(record, next.ship, next.amount);
    } else if (next.kind == PendingKind::Boarders) {
      hit_boarders(record, next.ship, next.amount);
    } else {
      take_up(record, next);
    }
  }
}

}  // namespace core::ironclad
