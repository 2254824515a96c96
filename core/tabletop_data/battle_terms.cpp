// Special rules and objectives of a battle file.
#include "core/table/throws.h"
#include "core/tabletop_data/battle_names.h"
#include "core/tabletop_data/naval_facts.h"

namespace core::tabletop_data {

using data::one_of;
using data::require_decimal;
using data::require_int_within;
using data::split;

namespace {

constexpr int kMostSides = 100;  // of a die

table::BattleRule bows_on(BattleLine& line, const BattleNames& names) {
  constexpr int kMost = 180;
  table::BowsOn rule;
  rule.ships = names.ships(line);
  line.require("heading");
  rule.heading = line.heading();
  line.require("within");
  rule.most = line.number("degrees", 0, kMost) * table::Heading::kDegree;
  line.require("while");
  rule.fort = names.fort(line);
  line.require("fires");
  return rule;
}

bool has_gun(const BattleNames& names, const table::GunBursts& rule) {
  const table::Battle& battle = names.battle();
  const auto is_it = [&](const auto& gun) { return gun.gun == rule.gun; };
  if (const auto* const ship = std::get_if<table::ShipId>(&rule.owner)) {
    const auto& guns = names.facts().vessel(battle.ships.at(ship->value()).card).guns;
    return std::any_of(guns.begin(), guns.end(), is_it);
  }
  const table::FortId fort = std::get<table::FortId>(rule.owner);
  const table::Facts facts = table::with_works(names.facts(), battle);
  const auto& guns = facts.fort(battle.forts.at(fort.value()).card).guns;
  return std::any_of(guns.begin(), guns.end(), is_it);
}

table::BattleRule gun_bursts(BattleLine& line, const BattleNames& names) {
  table::GunBursts rule;
  const std::string name = line.name("a ship or fort");
  if (const auto ship = names.find_ship(name)) {
    rule.owner = *ship;
  } else if (const auto fort = names.find_fort(name)) {
    rule.owner = *fort;
  } else {
    line.fault("no ship or fort \"" + name + "\" stands in the lines above");
  }
  rule.gun = names.gun(line);
  if (!has_gun(names, rule)) {
    line.fault("\"" + name + "\" has no such gun [IC-381] [RC-481]");
  }
  line.require("on");
  rule.face = line.number("a face", 1, kMostSides);
  line.require("of");
  rule.sides = line.number("the sides of the die", rule.face, kMostSides);
  line.require("from-firing");
  rule.from_firing = line.number("a turn of fire", 1, kMostTurns);
  return rule;
}

table::BattleRule cannot_reach(BattleLine& line, const BattleNames& names) {
  table::CannotReachFort rule;
  rule.ship = names.ship(line);
  if (!line.next_is_name()) {
    rule.gun = names.gun(line);
  }
  rule.fort = names.fort(line);
  line.require("within");
  rule.within = line.inches("a distance");
  return rule;
}

table::BattleRule overshoot(BattleLine& line, const BattleNames& names) {
  constexpr int kMost = 9;
  table::FortOvershoot rule;
  rule.fort = names.fort(line);
  line.require("within");
  rule.within = line.inches("a distance");
  line.require("modifier");
  rule.modifier = line.number("a modifier", -kMost, kMost);
  return rule;
}

table::BattleRule rifle_pits(BattleLine& line, const BattleNames& names) {
  table::RiflePits rule;
  line.require("against");
  rule.against = line.side();
  const std::string name = line.name("an area");
  const auto& areas = names.battle().areas;
  const auto area =
      std::find_if(areas.begin(), areas.end(), [&](const auto& each) { return each.name == name; });
  if (area == areas.end() || area->kind != table::GroundKind::Land) {
    line.fault("no land \"" + name + "\" stands in the lines above");
  }
  rule.area = static_cast<std::size_t>(area - areas.begin());
  line.require("within");
  rule.within = line.inches("a distance");
  line.require("on");
  rule.face = line.number("a face", 1, kMostSides);
  line.require("of");
  rule.sides = line.number("the sides of the die", rule.face, kMostSides);
  line.require("crew");
  rule.crew = line.number("a number of crew", 1, kMostSides);
  return rule;
}

table::BattleRule wooden_when_rammed(BattleLine& line, const BattleNames& names) {
  table::WoodenWhenRammed rule;
  do {
    rule.cards.push_back(names.vessel(line));
  } while (!line.at_end());
  return rule;
}

table::BattleRule boarding_parties(BattleLine& line, const BattleNames& /*names*/) {
  constexpr int kMost = 99;
  table::BoardingParties rule;
  rule.side = line.side();
  rule.count = line.number("a number of parties", 0, kMost);
  return rule;
}

table::BattleRule one_target(BattleLine& line, const BattleNames& names) {
  return table::OneTarget{names.ship(line)};
}

table::BattleRule may_drop_back(BattleLine& line, const BattleNames& /*names*/) {
  return table::MayDropBack{line.side()};
}

table::BattleRule banks_held(BattleLine& line, const BattleNames& /*names*/) {
  return table::BanksHeld{line.side()};
}

table::BattleRule objective_cards(BattleLine& line, const BattleNames& /*names*/) {
  constexpr int kCards = 12;
  table::ObjectiveCards rule;
  line.require("confederate-end");
  rule.confederate_end =
      static_cast<table::Edge>(line.one_of_words("an edge of the table", table::kEdges));
  while (!line.at_end()) {
    auto& given = rule.given.at(static_cast<std::size_t>(line.side()));
    do {
      given.push_back(line.number("a card of RC-T09", 1, kCards));
    } while (!line.at_end() && line.peek() != "union" && line.peek() != "confederate");
  }
  return rule;
}

table::BattleRule mines_laid_by(BattleLine& line, const BattleNames& /*names*/) {
  return table::MinesLaidBy{line.side()};
}

table::BattleRule current_changes(BattleLine& line, const BattleNames& /*names*/) {
  constexpr int kMostKnots = 30;
  table::CurrentChanges rule;
  rule.knots = line.number("knots", 0, kMostKnots);
  line.require("towards");
  rule.towards = line.heading();
  line.require("from");
  rule.from_turn = line.number("a turn", 1, kMostTurns);
  return rule;
}

/// An area of the lines above, of one of these kinds.
std::size_t area_of_kind(BattleLine& line, const BattleNames& names,
                         std::initializer_list<table::GroundKind> kinds) {
  const std::string name = line.name("an area");
  const auto& areas = names.battle().areas;
  const auto found =
      std::find_if(areas.begin(), areas.end(), [&](const auto& each) { return each.name == name; });
  if (found == areas.end() || std::find(kinds.begin(), kinds.end(), found->kind) == kinds.end()) {
    line.fault("no such area \"" + name + "\" stands in the lines above");
  }
  return static_cast<std::size_t>(found - areas.begin());
}

std::vector<table::ShipTest> ship_tests(BattleLine& line);

table::BattleRule masked_fort(BattleLine& line, const BattleNames& names) {
  table::MaskedFort rule;
  rule.fort = names.fort(line);
  line.require("until");
  rule.until = ship_tests(line);
  rule.level = line.take("level");
  return rule;
}

table::BattleRule kept_by_forts(BattleLine& line, const BattleNames& names) {
  using table::GroundKind;
  table::KeptByForts rule;
  rule.area = area_of_kind(line, names,
                           {GroundKind::RealMines, GroundKind::DummyMines, GroundKind::Stakes,
                            GroundKind::Obstruction, GroundKind::Chain});
  do {
    rule.forts.push_back(names.fort(line));
  } while (!line.at_end());
  return rule;
}

table::BattleRule one_mine(BattleLine& line, const BattleNames& names) {
  return table::OneMine{area_of_kind(line, names, {table::GroundKind::RealMines})};
}

table::BattleRule suspect_gun(BattleLine& line, const BattleNames& names) {
  table::SuspectGun rule;
  rule.ship = names.ship(line);
  const auto guns = names.facts().vessel(names.battle().ships.at(rule.ship.value()).card).guns;
  if (guns.empty()) {
    line.fault("the ship has no gun [RR-122]");
  }
  rule.gun = static_cast<std::size_t>(
      line.number("a gun of the ship", 1, static_cast<int>(guns.size())) - 1);
  line.require("on");
  rule.face = line.number("a face", 1, table::kD6Faces);
  return rule;
}

table::BattleRule helm_jammed(BattleLine& line, const BattleNames& names) {
  table::HelmJammed rule;
  rule.ship = names.ship(line);
  constexpr std::array<std::string_view, 3> kHelms{"no-port", "no-starboard", "ahead-only"};
  const std::size_t helm = line.one_of_words("what the rudder cannot do", kHelms);
  rule.port = helm != 1;
  rule.starboard = helm != 0;
  return rule;
}

using ReadRule = table::BattleRule (*)(BattleLine&, const BattleNames&);

constexpr std::array<std::string_view, 18> kRules{
    "bows-on",          "gun-bursts",      "cannot-reach",
    "overshoot",        "rifle-pits",      "wooden-when-rammed",
    "boarding-parties", "one-target",      "may-drop-back",
    "banks-held",       "objective-cards", "mines-laid-by",
    "current",          "masked",          "kept-by",
    "one-mine",         "suspect-gun",     "helm"};

constexpr std::array<ReadRule, kRules.size()> kReadRule{
    bows_on,          gun_bursts,  cannot_reach,  overshoot,  rifle_pits,      wooden_when_rammed,
    boarding_parties, one_target,  may_drop_back, banks_held, objective_cards, mines_laid_by,
    current_changes,  masked_fort, kept_by_forts, one_mine,   suspect_gun,     helm_jammed};

/// The parts of `sunk/withdrawn-right/y-above=60`: word, and figure behind the mark.
struct Fact {
  std::string word;
  std::string figure;
};

std::vector<Fact> facts_in(const std::string& text) {
  std::vector<Fact> facts;
  for (const std::string& part : split(text, '/')) {
    const auto mark = std::min(part.find('='), part.size());
    facts.push_back({part.substr(0, mark), mark < part.size() ? part.substr(mark + 1) : ""});
  }
  return facts;
}

template <std::size_t Count>
std::size_t index_of(const BattleLine& line, const std::string& word,
                     const std::array<std::string_view, Count>& choices) {
  const auto found = std::find(choices.begin(), choices.end(), word);
  if (found == choices.end()) {
    line.fault("'" + word + "' is not " +
               one_of(std::vector<std::string_view>{choices.begin(), choices.end()}));
  }
  return static_cast<std::size_t>(found - choices.begin());
}

void require_figure(const BattleLine& line, const Fact& fact, bool wanted) {
  if (fact.figure.empty() == wanted) {
    line.fault("'" + fact.word + "' " +
               (wanted ? "needs a figure, written " + fact.word + "=30" : "has no figure"));
  }
}

std::vector<table::ShipTest> ship_tests(BattleLine& line) {
  constexpr std::string_view kWithdrawn = "withdrawn-";
  std::vector<table::ShipTest> tests;
  for (Fact& fact : facts_in(line.word("what is said of ships"))) {
    table::ShipTest test;
    if (fact.word.starts_with(kWithdrawn)) {
      test.edge = static_cast<table::Edge>(
          index_of(line, fact.word.substr(kWithdrawn.size()), table::kEdges));
      fact.word = "withdrawn";
    }
    test.fact = static_cast<table::ShipFact>(index_of(line, fact.word, table::kShipFacts));
    const bool place = test.fact >= table::ShipFact::XAbove;
    require_figure(line, fact, place);
    if (place) {
      test.limit = table::Inches::of_ticks(
          require_decimal(line.origin(), line.keyword(), fact.figure, kInchPlaces));
    }
    tests.push_back(test);
  }
  return tests;
}

std::vector<table::FortTest> fort_tests(BattleLine& line) {
  std::vector<table::FortTest> tests;
  for (const Fact& fact : facts_in(line.word("what is said of the fort"))) {
    table::FortTest test;
    test.fact = static_cast<table::FortFact>(index_of(line, fact.word, table::kFortFacts));
    const bool counted = test.fact == table::FortFact::GunsAtMost;
    require_figure(line, fact, counted);
    if (counted) {
      test.guns = require_int_within(line.origin(), line.keyword(), fact.figure, 0, 255);
    }
    tests.push_back(test);
  }
  return tests;
}

table::Condition condition(BattleLine& line, const BattleNames& names);

/// What holds no `and` or `or`, unless in brackets.
table::Condition single(BattleLine& line, const BattleNames& names) {
  if (line.take("(")) {
    table::Condition inside = condition(line, names);
    line.require(")");
    return inside;
  }
  if (line.take("not")) {
    return {table::NoneOf{{single(line, names)}}};
  }
  if (line.take("after-turn")) {
    return {table::AfterTurn{line.number("a turn", 1, kMostTurns)}};
  }
  if (line.take("fort")) {
    table::FortMeets fort;
    fort.fort = names.fort(line);
    fort.any = fort_tests(line);
    return {fort};
  }
  table::ShipsMeet meets;
  const bool at_most = line.peek() == "at-most";
  if (line.take("at-least") || line.take("at-most")) {
    meets.at_least = !at_most;
    meets.count = line.number("a number of ships", at_most ? 0 : 1, 255);
    meets.ships = names.ships(line);
    meets.any = ship_tests(line);
    if (static_cast<std::size_t>(meets.count) > meets.ships.size()) {
      line.fault("the group has only " + std::to_string(meets.ships.size()) + " ships");
    }
    return {meets};
  }
  meets.any = ship_tests(line);
  meets.ships = {names.ship(line)};
  return {meets};
}

/// Parts between a word that joins them.
template <class Group, class Read>
table::Condition joined_by(std::string_view word, BattleLine& line, Read read) {
  std::vector<table::Condition> parts{read()};
  while (line.take(word)) {
    parts.push_back(read());
  }
  if (parts.size() == 1) {
    return std::move(parts.front());
  }
  return {Group{std::move(parts)}};
}

/// `and` binds closer than `or`.
table::Condition condition(BattleLine& line, const BattleNames& names) {
  return joined_by<table::AnyOf>("or", line, [&] {
    return joined_by<table::AllOf>("and", line, [&] { return single(line, names); });
  });
}

}  // namespace

table::BattleRule read_battle_rule(BattleLine& line, const BattleNames& names) {
  table::BattleRule rule = kReadRule.at(line.one_of_words("a rule", kRules))(line, names);
  line.require_end();
  return rule;
}

table::Objective read_objective(BattleLine& line, const BattleNames& names) {
  table::Objective objective;
  objective.winner = line.side();
  objective.greater = line.take("greater");
  objective.at_end = line.take("at-end");
  line.require("if");
  objective.when = condition(line, names);
  line.require_end();
  return objective;
}

}  // namespace core::tabletop_data
