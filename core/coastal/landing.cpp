#include "core/coastal/landing.h"

#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/table/masked.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::GroundKind;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

constexpr int kTakesTown = 6;                 // [RC-464]
constexpr Inches kWalk = Inches::of(1);       // a move
constexpr Inches kAtTheBank = Inches::of(1);  // [RC-201] the strip along a shore

RuleId rule_of(const Setting& setting, FortId site) {
  return setting.fort(site).buildings ? "RC-464"_rule : "RC-465"_rule;
}

/// The ground that a ship lies against, of that from which one walks to a place.
std::optional<std::size_t> ground_at(const Setting& setting, const State& state, ShipId id,
                                     FortId site) {
  const auto hull = table::outline(setting.ship(id).hull, state.ship(id).pose);
  for (const std::size_t ground : ground_of(setting, site)) {
    if (table::within_of(setting.battle.areas[ground].polygon, hull, kAtTheBank)) {
      return ground;
    }
  }
  return std::nullopt;
}

/// Whether a party has come to where it fights or searches.
bool is_there(const Setting& setting, const State& state, const Party& party) {
  return setting.fort(party.site).buildings
             ? party.at == table::fort_middle(setting, state, party.site)
             : table::contains(table::outline(table::fort_footprint(setting, state, party.site)),
                               party.at);
}

void walk(Record& record) {
  std::vector<Party> parties = record.state().parties;
  for (Party& party : parties) {
    if (is_there(record.setting(), record.state(), party)) {
      continue;
    }
    const table::Point to = table::fort_middle(record.setting(), record.state(), party.site);
    party.at = table::within(party.at, to, kWalk)
                   ? to
                   : table::along(party.at, table::bearing(party.at, to), kWalk);
  }
  if (parties != record.state().parties) {
    record.apply(PartiesChanged{std::move(parties)});
  }
}

void drop_parties(Record& record, Side side, FortId site) {
  std::vector<Party> parties = record.state().parties;
  std::erase_if(parties, [&](const Party& party) {
    return party.side == side && party.site == site &&
           is_there(record.setting(), record.state(), party);
  });
  record.apply(PartiesChanged{std::move(parties)});
}

int thrown_ashore(Record& record, RuleId why, Side by, FortId site, int dice) {
  int sum = 0;
  for (int i = 0; i < dice; ++i) {
    sum += record.d6(why, by, site);
  }
  return sum;
}

/// [RC-464] Each party throws for the place.
void search(Record& record, Side side, FortId site, int parties) {
  const ShipId name = record.setting().name_of(site);
  bool taken = false;
  for (int i = 0; i < parties; ++i) {
    const int die = record.d6("RC-464"_rule, side, site);
    record.tell(told("RC-464"_rule, die >= kTakesTown ? "place-taken" : "place-holds-out")
                    .of(name)
                    .with_figures({die}));
    taken = taken || die >= kTakesTown;
  }
  if (taken) {
    record.change(site, [&](Fort& place) {
      place.side = side;
      place.secured.at(static_cast<std::size_t>(side)) = true;
    });
  }
}

/// [RC-465] The fort changes hands: its guns are silent, its takers hold it.
void take_fort(Record& record, Side side, FortId site, int parties) {
  record.change(site, [&](Fort& fort) {
    fort.side = side;
    fort.abandoned = true;
    fort.test_due = false;
    fort.garrison = in_byte(parties);
    fort.secured.at(static_cast<std::size_t>(side)) = true;
  });
  record.tell(
      told("RC-465"_rule, "fort-taken").of(record.setting().name_of(site)).with_figures({parties}));
  drop_parties(record, side, site);
}

/// [RC-465] [RC-404] Parties at the fort fight with as many of its men, or find it abandoned.
void storm(Record& record, Side side, FortId site, int parties) {
  const Setting& setting = record.setting();
  const ShipId name = setting.name_of(site);
  const Fort& fort = record.fort(site);
  const Side holder = fort.side;
  const bool taken = fort.garrison > 0;
  const int men = taken            ? fort.garrison
                  : fort.abandoned ? 0
                                   : crew_left(setting, record.state(), site);
  const int defenders = std::clamp(men, 0, parties);
  if (defenders == 0) {
    take_fort(record, side, site, parties);
    return;
  }
  const int attack = thrown_ashore(record, "RC-465"_rule, side, site, parties);
  const int defence = thrown_ashore(record, "RC-465"_rule, holder, site, defenders);
  if (attack == defence) {
    record.tell(told("RC-465"_rule, "storm-goes-on").of(name).with_figures({attack, defence}));
    return;
  }
  if (attack > defence) {
    take_fort(record, side, site, parties);
    return;
  }
  for (const Party& party : std::vector<Party>{record.state().parties}) {
    if (party.side != side || party.site != site || !is_there(setting, record.state(), party)) {
      continue;
    }
    record.change(party.from, [&](Ship& ship) {
      const int lost = std::min<int>(party.count, ship.away);
      ship.away = in_byte(ship.away - lost);
      ship.lost = in_byte(ship.lost + lost);
    });
    if (in_action(record.ship(party.from)) && record.ship(party.from).side == side) {
      add_cause(record, party.from, Cause::CrewLost);
    }
  }
  drop_parties(record, side, site);
  record.change(site,
                [&](Fort& place) { place.secured.at(static_cast<std::size_t>(holder)) = true; });
  record.tell(told("RC-465"_rule, "storm-beaten-off").of(name).with_figures({attack, defence}));
}

/// [RC-464] The landing takes this move; from the next they walk.
void go_ashore(Record& record, const Landing& order) {
  const Setting& setting = record.setting();
  const auto ground = ground_at(setting, record.state(), order.ship, order.site);
  if (!ground || record.ship(order.ship).fate != Fate::Afloat ||
      boarders_of(record.ship(order.ship)) < order.parties) {
    return;
  }
  const auto hull = table::outline(setting.ship(order.ship).hull, record.ship(order.ship).pose);
  Party party;
  party.side = record.ship(order.ship).side;
  party.from = order.ship;
  party.site = order.site;
  party.count = order.parties;
  party.landed_in = record.state().move;
  party.at = table::nearest(setting.battle.areas[*ground].polygon, hull).where;
  record.change(order.ship, [&](Ship& ship) { send_away(ship, order.parties); });
  std::vector<Party> parties = record.state().parties;
  parties.push_back(party);
  record.apply(PartiesChanged{std::move(parties)});
  record.tell(told(rule_of(setting, order.site), "party-lands")
                  .of(order.ship)
                  .with(setting.name_of(order.site))
                  .with_figures({order.parties}));
}

}  // namespace

std::vector<std::size_t> ground_of(const Setting& setting, FortId site) {
  const auto& areas = setting.battle.areas;
  const auto footprint = table::outline(setting.fort(site).footprint);
  const auto is_ground = [&](std::size_t i) {
    return areas[i].kind == GroundKind::Land || areas[i].kind == GroundKind::Pier;
  };
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (is_ground(i) && table::touch(areas[i].polygon, footprint)) {
      found.push_back(i);
    }
  }
  for (std::size_t at = 0; at < found.size(); ++at) {
    for (std::size_t i = 0; i < areas.size(); ++i) {
      if (is_ground(i) && std::ranges::find(found, i) == found.end() &&
          table::touch(areas[i].polygon, areas[found[at]].polygon)) {
        found.push_back(i);
      }
    }
  }
  return found;
}

Judged<> judge(const Setting& setting, const State& state, const Land& choice) {
  const ShipId id = choice.ship;
  if (id.value() >= state.ships.size() || choice.site.value() >= state.forts.size()) {
    return refused(refusal("RC-464"_rule, "no-such-ship"));
  }
  const RuleId rule = rule_of(setting, choice.site);
  const ShipId name = setting.name_of(choice.site);
  if (state.phase != Phase::Boarding) {
    return refused(refusal("RC-141"_rule, "not-in-this-step").of(id));
  }
  const Ship& ship = state.ship(id);
  const auto side = static_cast<std::size_t>(ship.side);
  if (state.done.at(side) || (side == 1 && !state.done[0])) {
    return refused(refusal("RC-043"_rule, "not-yours").of(id));
  }
  if (!in_action(ship)) {
    return refused(refusal("RC-330"_rule, "ship-gone").of(id));
  }
  const Fort& site = state.fort(choice.site);
  if (site.masked) {
    return refused(refusal("RR-146"_rule, "not-seen-yet").of(id).with(name));
  }
  const bool own = !setting.fort(choice.site).buildings && site.side == ship.side;
  if (own || site.secured.at(side)) {
    return refused(refusal(rule, "place-is-ours").of(id).with(name));
  }
  if (ship.speed != Inches{}) {
    return refused(refusal(rule, "lands-at-rest").of(id).inches({}, ship.speed));
  }
  if (!ground_at(setting, state, id, choice.site)) {
    return refused(refusal(rule, "not-at-the-bank").of(id).with(name));
  }
  const auto [sent, from_ship] = parties_sent(state, id);
  if (choice.parties < 1 || sent + choice.parties > kMostParties) {
    return refused(refusal("RC-461"_rule, "too-many-parties")
                       .of(id)
                       .figures(kMostParties, sent + choice.parties));
  }
  const int men = boarders_of(ship);
  return from_ship + choice.parties <= men ? Judged<>{}
                                           : refused(refusal("RC-463"_rule, "too-few-men-to-land")
                                                         .of(id)
                                                         .figures(from_ship + choice.parties, men));
}

std::vector<Land> landings_of(const Setting& setting, const State& state, Side side) {
  std::vector<Land> all;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    for (std::size_t j = 0; state.ships[i].side == side && j < state.forts.size(); ++j) {
      for (int parties = 1; parties <= kMostParties; ++parties) {
        const Land choice{ShipId{static_cast<std::uint8_t>(i)},
                          FortId{static_cast<std::uint8_t>(j)}, in_byte(parties)};
        if (judge(setting, state, choice)) {
          all.push_back(choice);
        }
      }
    }
  }
  return all;
}

void fight_ashore(Record& record) {
  walk(record);
  for (std::size_t i = 0; i < record.state().forts.size(); ++i) {
    const FortId site{static_cast<std::uint8_t>(i)};
    for (const Side side : board::kSides) {
      int parties = 0;
      for (const Party& party : record.state().parties) {
        const bool counts = party.side == side && party.site == site;
        parties += counts && is_there(record.setting(), record.state(), party) ? party.count : 0;
      }
      const Fort& place = record.fort(site);
      if (parties == 0 || place.secured.at(static_cast<std::size_t>(side))) {
        continue;
      }
      if (record.setting().fort(site).buildings) {
        search(record, side, site, parties);
      } else if (place.side != side) {
        storm(record, side, site, parties);
      }
    }
  }
  for (const Landing& order : std::vector<Landing>{record.state().landings}) {
    go_ashore(record, order);
  }
}

}  // namespace core::coastal
