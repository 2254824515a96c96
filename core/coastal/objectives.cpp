#include "core/coastal/objectives.h"

#include "core/coastal/condition.h"
#include "core/coastal/draw.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/victory.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Edge;
using table::GroundKind;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

constexpr std::size_t kDealt = 3;
constexpr std::size_t kKept = 2;
constexpr int kStranded = 12;                  // number of the card
constexpr Inches kRoundInlet = Inches::of(6);  // [RC-122]
constexpr Inches kAtTheEdge = Inches::of(1);

std::size_t of_side(Side side) { return static_cast<std::size_t>(side); }

const ObjectiveCard& card_of(const Setting& setting, int card) {
  return setting.charts.objectives.at(static_cast<std::size_t>(card - 1));
}

std::optional<table::ObjectiveCards> rule_in(const Setting& setting) {
  const auto rules = table::rules_of<table::ObjectiveCards>(setting.battle);
  return rules.empty() ? std::nullopt : std::optional{rules.front()};
}

Edge opposite(Edge edge) {
  switch (edge) {
    case Edge::Left:
      return Edge::Right;
    case Edge::Right:
      return Edge::Left;
    case Edge::Top:
      return Edge::Bottom;
    case Edge::Bottom:
      break;
  }
  return Edge::Top;
}

Edge end_of(const Setting& setting, Side side) {
  const Edge theirs = rule_in(setting).value_or(table::ObjectiveCards{}).confederate_end;
  return side == Side::Confederate ? theirs : opposite(theirs);
}

const table::BattleArea* area_named(const Setting& setting, std::string_view name) {
  const auto& areas = setting.battle.areas;
  const auto found = std::ranges::find_if(areas, [&](const table::BattleArea& each) {
    return each.kind == GroundKind::Water && each.name == name;
  });
  return found == areas.end() ? nullptr : &*found;
}

/// The ships with which a side began.
std::vector<ShipId> ships_of(const Setting& setting, Side side) {
  std::vector<ShipId> ships;
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (setting.placed(id).side == side) {
      ships.push_back(id);
    }
  }
  return ships;
}

/// [RC-122] Destroyed or captured; an abandoned ship counts as destroyed [RC-330].
bool is_beaten(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  return ship.fate == Fate::Sunk || ship.fate == Fate::Exploded || ship.abandoned ||
         ship.side != setting.placed(id).side;
}

int beaten_of(const Setting& setting, const State& state, const std::vector<ShipId>& ships) {
  return static_cast<int>(
      std::ranges::count_if(ships, [&](ShipId id) { return is_beaten(setting, state, id); }));
}

std::vector<ShipId> ironclads_of(const Setting& setting, Side side) {
  std::vector<ShipId> ships = ships_of(setting, side);
  std::erase_if(ships, [&](ShipId id) { return !setting.ship(id).ironclad; });
  return ships;
}

/// [RC-121] The flagship that was named at the start, or else the first ship.
std::optional<ShipId> flag_of(const Setting& setting, Side side) {
  const auto ships = ships_of(setting, side);
  const auto named =
      std::ranges::find_if(ships, [&](ShipId id) { return setting.placed(id).flag; });
  if (named != ships.end()) {
    return *named;
  }
  return ships.empty() ? std::nullopt : std::optional{ships.front()};
}

/// [RC-122] Every enemy ship is beaten or has withdrawn, and half of them have not withdrawn.
bool fleet_is_beaten(const Setting& setting, const State& state, Side enemy) {
  const auto ships = ships_of(setting, enemy);
  const int beaten = beaten_of(setting, state, ships);
  const auto gone = std::ranges::count_if(ships, [&](ShipId id) {
    return is_beaten(setting, state, id) || state.ship(id).fate == Fate::Left;
  });
  return gone == std::ssize(ships) && 2 * beaten >= static_cast<int>(ships.size());
}

/// [RC-122] No enemy there that can fire, and a friend.
bool controls(const Setting& setting, const State& state, Side side, std::string_view name,
              Inches round) {
  const table::BattleArea* const area = area_named(setting, name);
  if (area == nullptr) {
    return false;
  }
  bool friends = false;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const bool there = in_action(state.ships[i]) &&
                       table::within_of(area->polygon, measuring_point(setting, state, id), round);
    if (!there) {
      continue;
    }
    if (state.ships[i].side != side && any_gun_works(setting, state, id)) {
      return false;
    }
    friends = friends || state.ships[i].side == side;
  }
  return friends;
}

/// A town, a port or a fort.
std::optional<FortId> site_of(const Setting& setting, ObjectiveKind kind) {
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    const FortSheet& each = setting.forts[i];
    const bool fits = kind == ObjectiveKind::Fort
                          ? !each.buildings
                          : each.buildings && each.port == (kind == ObjectiveKind::Port);
    if (fits) {
      return FortId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

/// [RC-464] [RC-465] A fort is also kept by who has never lost it.
bool has_secured(const Setting& setting, const State& state, Side side, ObjectiveKind kind,
                 bool over) {
  const auto site = site_of(setting, kind);
  if (!site) {
    return false;
  }
  const Fort& place = state.fort(*site);
  const bool keeps = kind == ObjectiveKind::Fort && over && place.side == side &&
                     place.garrison == 0 && !place.abandoned;
  return place.secured.at(of_side(side)) || keeps;
}

/// [RC-121] Off the bar and home.
bool is_home(const Setting& setting, const State& state, Side side) {
  const auto id = state.hands.at(of_side(side)).stranded;
  if (!id) {
    return false;
  }
  const Ship& ship = state.ship(*id);
  const Edge end = end_of(setting, side);
  if (ship.fate == Fate::Left) {
    return left_by(setting, ship, end);
  }
  const auto& at = ship.pose.at;
  const Inches away = end == Edge::Left    ? at.x
                      : end == Edge::Right ? setting.battle.width - at.x
                      : end == Edge::Top   ? setting.battle.depth - at.y
                                           : at.y;
  return in_action(ship) && ship.side == side && ship.ground == Ground::None && away <= kAtTheEdge;
}

/// Where a ship would be stuck on a bar: across its middle, along it, or the other way.
std::vector<table::Pose> berths_on(const table::BattleArea& bar) {
  constexpr int kRight = 90;
  const table::Box box = table::box_of(bar.polygon);
  const table::Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  return {{middle, {}}, {middle, table::Heading::degrees(kRight)}};
}

bool draws_more(const Setting& setting, ShipId id, const table::BattleArea& area) {
  return area.kind == GroundKind::Shoal && area.feet &&
         setting.ship(id).draft > area.feet->tenths();
}

bool can_strand(const Setting& setting, Side side) {
  return std::ranges::any_of(ships_of(setting, side), [&](ShipId id) {
    return std::ranges::any_of(setting.battle.areas, [&](const table::BattleArea& area) {
      return draws_more(setting, id, area);
    });
  });
}

void set_hand(Record& record, Side side, Hand hand) {
  if (!(hand == record.state().hands.at(of_side(side)))) {
    record.apply(HandChanged{side, std::move(hand)});
  }
}

}  // namespace

bool plays_for_cards(const Setting& setting) { return rule_in(setting).has_value(); }

bool is_possible(const Setting& setting, Side side, int number) {
  const ObjectiveCard& card = card_of(setting, number);
  const Side enemy = board::enemy_of(side);
  switch (card.kind) {
    case ObjectiveKind::Ironclads:
      return std::ssize(ironclads_of(setting, enemy)) >= card.count;
    case ObjectiveKind::Blockade:
      return std::ssize(ships_of(setting, side)) >= card.count;
    case ObjectiveKind::Islands:
      return area_named(setting, "inlet") != nullptr;
    case ObjectiveKind::Downstream:
      return area_named(setting, "downstream") != nullptr;
    case ObjectiveKind::Town:
    case ObjectiveKind::Port:
    case ObjectiveKind::Fort:
      return site_of(setting, card.kind).has_value();
    case ObjectiveKind::Stranded:
      return can_strand(setting, side);
    case ObjectiveKind::Flagship:
    case ObjectiveKind::Fleet:
      break;
  }
  return true;
}

void deal_cards(Record& record) {
  const Setting& setting = record.setting();
  const auto rule = rule_in(setting);
  if (!rule) {
    return;
  }
  std::vector<std::uint8_t> deck;
  for (std::size_t card = 1; card <= kObjectiveCards; ++card) {
    deck.push_back(static_cast<std::uint8_t>(card));
  }
  for (const Side side : board::kSides) {
    Hand hand;
    for (const int card : rule->given.at(of_side(side))) {
      hand.cards.push_back(static_cast<std::uint8_t>(card));
    }
    hand.settled = !hand.cards.empty();
    std::vector<std::uint8_t> exchanged;
    while (!hand.settled && hand.cards.size() < kDealt && !deck.empty()) {
      const std::size_t drawn =
          drawn_of(deck.size(), [&] { return record.d6("RC-121"_rule, side); });
      const std::uint8_t card = deck.at(drawn);
      deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(drawn));
      (is_possible(setting, side, card) ? hand.cards : exchanged).push_back(card);
    }
    deck.insert(deck.end(), exchanged.begin(), exchanged.end());  // the other may have use for them
    hand.settled = hand.settled || hand.cards.size() <= kKept;
    set_hand(record, side, std::move(hand));
  }
}

std::optional<Side> cards_asked(const State& state) noexcept {
  for (const Side side : board::kSides) {
    if (!state.hands.at(of_side(side)).settled) {
      return side;
    }
  }
  for (const Side side : board::kSides) {
    const Hand& hand = state.hands.at(of_side(side));
    if (!hand.stranded && std::ranges::find(hand.cards, kStranded) != hand.cards.end()) {
      return board::enemy_of(side);
    }
  }
  return std::nullopt;
}

Judged<> judge(const Setting& /*setting*/, const State& state, const DiscardCard& choice) {
  const Hand& hand = state.hands.at(of_side(choice.side));
  if (state.phase != Phase::Cards || cards_asked(state) != choice.side || hand.settled) {
    return refused(refusal("RC-121"_rule, "no-discard-now"));
  }
  return std::ranges::find(hand.cards, choice.card) != hand.cards.end()
             ? Judged<>{}
             : refused(refusal("RC-121"_rule, "no-such-card").figures(0, choice.card));
}

Judged<> judge(const Setting& setting, const State& state, const StrandShip& choice) {
  const ShipId id = choice.ship;
  const auto no = [&](std::string_view key) { return refused(refusal("RC-121"_rule, key).of(id)); };
  if (id.value() >= state.ships.size()) {
    return refused(refusal("RC-121"_rule, "no-such-ship"));
  }
  const Side owner = state.ship(id).side;
  const Hand& hand = state.hands.at(of_side(owner));
  if (state.phase != Phase::Cards || cards_asked(state) != board::enemy_of(owner) ||
      !hand.settled || hand.stranded ||
      std::ranges::find(hand.cards, kStranded) == hand.cards.end()) {
    return no("no-stranding-now");
  }
  const auto hull = table::outline(setting.ship(id).hull, choice.pose);
  bool on_a_bar = false;
  for (const table::BattleArea& area : setting.battle.areas) {
    on_a_bar = on_a_bar ||
               (draws_more(setting, id, area) && table::contains(area.polygon, choice.pose.at));
  }
  if (!on_a_bar) {
    return no("not-on-a-bar");
  }
  const bool on_table = table::on_table(setting.waters, choice.pose.at);
  const Obstacles others = obstacles_for(setting, state, {id});
  const bool free = std::ranges::none_of(
      others.all, [&](const table::Obstacle& each) { return table::touch(hull, each.outline); });
  return on_table && free ? Judged<>{} : no("no-room-on-the-bar");
}

std::vector<DiscardCard> discards_of(const Setting& setting, const State& state, Side side) {
  std::vector<DiscardCard> all;
  for (const std::uint8_t card : state.hands.at(of_side(side)).cards) {
    if (const DiscardCard choice{side, card}; judge(setting, state, choice)) {
      all.push_back(choice);
    }
  }
  return all;
}

std::vector<StrandShip> strandings_of(const Setting& setting, const State& state, Side side) {
  std::vector<StrandShip> all;
  for (const ShipId id : ships_of(setting, board::enemy_of(side))) {
    for (const table::BattleArea& area : setting.battle.areas) {
      if (area.kind != GroundKind::Shoal) {
        continue;
      }
      for (table::Pose pose : berths_on(area)) {
        if (const StrandShip choice{id, pose}; judge(setting, state, choice)) {
          all.push_back(choice);
          continue;
        }
        // Of a bent bar the middle of its box lies beside it: a corner of it lies on the bar.
        pose.at = area.polygon.at(area.polygon.size() / 4);
        if (const StrandShip choice{id, pose}; judge(setting, state, choice)) {
          all.push_back(choice);
        }
      }
    }
  }
  return all;
}

void discard(Record& record, const DiscardCard& choice) {
  Hand hand = record.state().hands.at(of_side(choice.side));
  std::erase(hand.cards, choice.card);
  hand.settled = true;
  set_hand(record, choice.side, std::move(hand));
}

void strand(Record& record, const StrandShip& choice) {
  const Side side = record.ship(choice.ship).side;
  record.change(choice.ship, [&](Ship& ship) {
    ship.pose = choice.pose;
    ship.speed = {};
    ship.ground = Ground::Shoal;
    ship.tries = 0;
    ship.anchored = false;
  });
  Hand hand = record.state().hands.at(of_side(side));
  hand.stranded = choice.ship;
  set_hand(record, side, std::move(hand));
  record.tell(told("RC-121"_rule, "laid-on-a-bar").of(choice.ship));
}

void choose_for(Record& record, Side side) {
  const Hand& own = record.state().hands.at(of_side(side));
  if (!own.settled) {
    discard(record, {side, own.cards.back()});
    return;
  }
  const auto strandings = strandings_of(record.setting(), record.state(), side);
  if (!strandings.empty()) {
    strand(record, strandings.front());
    return;
  }
  // No bar has room for any of his ships: the card falls away.
  const Side enemy = board::enemy_of(side);
  Hand hand = record.state().hands.at(of_side(enemy));
  std::erase(hand.cards, std::uint8_t{kStranded});
  set_hand(record, enemy, std::move(hand));
}

bool achieves(const Setting& setting, const State& state, Side side, int number, bool over) {
  const Hand& hand = state.hands.at(of_side(side));
  if (std::ranges::find(hand.done, number) != hand.done.end()) {
    return true;
  }
  const ObjectiveCard& card = card_of(setting, number);
  const Side enemy = board::enemy_of(side);
  switch (card.kind) {
    case ObjectiveKind::Ironclads:
      return beaten_of(setting, state, ironclads_of(setting, enemy)) >= card.count;
    case ObjectiveKind::Flagship: {
      const auto flag = flag_of(setting, enemy);
      return flag && is_beaten(setting, state, *flag);
    }
    case ObjectiveKind::Islands:
      return over && controls(setting, state, side, "inlet", kRoundInlet);
    case ObjectiveKind::Downstream:
      return over && controls(setting, state, side, "downstream", {});
    case ObjectiveKind::Blockade:
      return std::ranges::count_if(ships_of(setting, side), [&](ShipId id) {
               return state.ship(id).side == side &&
                      left_by(setting, state.ship(id), end_of(setting, enemy)) &&
                      state.ship(id).fate == Fate::Left;
             }) >= card.count;
    case ObjectiveKind::Fleet:
      return fleet_is_beaten(setting, state, enemy);
    case ObjectiveKind::Town:
    case ObjectiveKind::Port:
    case ObjectiveKind::Fort:
      return has_secured(setting, state, side, card.kind, over);
    case ObjectiveKind::Stranded:
      return is_home(setting, state, side);
  }
  return false;
}

void note_achieved(Record& record) {
  for (const Side side : board::kSides) {
    Hand hand = record.state().hands.at(of_side(side));
    for (const std::uint8_t card : hand.cards) {
      if (std::ranges::find(hand.done, card) == hand.done.end() &&
          achieves(record.setting(), record.state(), side, card, false)) {
        hand.done.push_back(card);
      }
    }
    set_hand(record, side, std::move(hand));
  }
}

std::optional<Result> result_by_cards(const Setting& setting, const State& state, bool last) {
  const bool over = last || !can_fight(setting, state, Side::Union) ||
                    !can_fight(setting, state, Side::Confederate);
  std::array<std::ptrdiff_t, 2> achieved{};
  bool all = false;
  for (const Side side : board::kSides) {
    const Hand& hand = state.hands.at(of_side(side));
    achieved.at(of_side(side)) = std::ranges::count_if(
        hand.cards, [&](std::uint8_t card) { return achieves(setting, state, side, card, over); });
    all = all || (!hand.cards.empty() && hand.done.size() == hand.cards.size());
  }
  if (!over && !all) {
    return std::nullopt;
  }
  Result result;
  if (achieved[0] != achieved[1]) {
    result.winner = achieved[0] > achieved[1] ? Side::Union : Side::Confederate;
  }
  return result;
}

}  // namespace core::coastal
