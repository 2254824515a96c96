#include "core/tabletop_data/battle_write.h"

#include "core/table/order_line.h"
#include "core/tabletop_data/battle_words.h"
#include "core/tabletop_data/naval_facts.h"

#include <algorithm>

namespace core::tabletop_data {
namespace {

using table::degrees_text;
using table::inches_text;

/// Writes the parts that name ships, forts and cards.
struct BattleWriter {
  const table::Battle& battle;
  const table::Facts& facts;

  [[nodiscard]] std::string ship(table::ShipId id) const {
    return quoted(battle.ships.at(id.value()).name);
  }

  [[nodiscard]] std::string fort(table::FortId id) const {
    return quoted(battle.forts.at(id.value()).name);
  }

  [[nodiscard]] std::string ships(const std::vector<table::ShipId>& ids) const {
    std::string text;
    for (const table::ShipId id : ids) {
      text += (text.empty() ? "" : " ") + ship(id);
    }
    return text;
  }

  [[nodiscard]] std::string gun(table::GunId id) const { return facts.gun(id).id.str(); }

  // ---- rules ----

  [[nodiscard]] std::string operator()(const table::BowsOn& rule) const {
    return "bows-on " + ships(rule.ships) + " heading " + degrees_text(rule.heading) + " within " +
           number(rule.most / table::Heading::kDegree) + " while " + fort(rule.fort) + " fires";
  }

  [[nodiscard]] std::string operator()(const table::GunBursts& rule) const {
    const auto* const owner = std::get_if<table::ShipId>(&rule.owner);
    return "gun-bursts " +
           (owner != nullptr ? ship(*owner) : fort(std::get<table::FortId>(rule.owner))) + " " +
           gun(rule.gun) + " on " + number(rule.face) + " of " + number(rule.sides) +
           " from-firing " + number(rule.from_firing);
  }

  [[nodiscard]] std::string operator()(const table::CannotReachFort& rule) const {
    return "cannot-reach " + ship(rule.ship) + (rule.gun ? " " + gun(*rule.gun) : "") + " " +
           fort(rule.fort) + " within " + inches_text(rule.within);
  }

  [[nodiscard]] std::string operator()(const table::FortOvershoot& rule) const {
    return "overshoot " + fort(rule.fort) + " within " + inches_text(rule.within) + " modifier " +
           number(rule.modifier);
  }

  [[nodiscard]] std::string operator()(const table::RiflePits& rule) const {
    return "rifle-pits against " + side_text(rule.against) + " " +
           quoted(battle.areas.at(rule.area).name) + " within " + inches_text(rule.within) +
           " on " + number(rule.face) + " of " + number(rule.sides) + " crew " + number(rule.crew);
  }

  [[nodiscard]] std::string operator()(const table::WoodenWhenRammed& rule) const {
    std::string text = "wooden-when-rammed";
    for (const table::VesselId card : rule.cards) {
      text += " " + facts.vessel(card).id.str();
    }
    return text;
  }

  [[nodiscard]] std::string operator()(const table::BoardingParties& rule) const {
    return "boarding-parties " + side_text(rule.side) + " " + number(rule.count);
  }

  [[nodiscard]] std::string operator()(const table::OneTarget& rule) const {
    return "one-target " + ship(rule.ship);
  }

  [[nodiscard]] std::string operator()(const table::MayDropBack& rule) const {
    return "may-drop-back " + side_text(rule.side);
  }

  [[nodiscard]] std::string operator()(const table::BanksHeld& rule) const {
    return "banks-held " + side_text(rule.side);
  }

  [[nodiscard]] std::string operator()(const table::ObjectiveCards& rule) const {
    std::string text =
        "objective-cards confederate-end " + word_for(table::kEdges, rule.confederate_end);
    for (const board::Side side : board::kSides) {
      const auto& given = rule.given.at(static_cast<std::size_t>(side));
      text += given.empty() ? "" : " " + side_text(side);
      for (const int card : given) {
        text += " " + number(card);
      }
    }
    return text;
  }

  [[nodiscard]] std::string operator()(const table::MinesLaidBy& rule) const {
    return "mines-laid-by " + side_text(rule.side);
  }

  [[nodiscard]] std::string operator()(const table::CurrentChanges& rule) const {
    return "current " + number(rule.knots) + " towards " + degrees_text(rule.towards) + " from " +
           number(rule.from_turn);
  }

  [[nodiscard]] std::string operator()(const table::MaskedFort& rule) const {
    return "masked " + fort(rule.fort) + " until " + tests(rule.until) +
           (rule.level ? " level" : "");
  }

  [[nodiscard]] std::string operator()(const table::KeptByForts& rule) const {
    std::string text = "kept-by " + quoted(battle.areas.at(rule.area).name);
    for (const table::FortId each : rule.forts) {
      text += " " + fort(each);
    }
    return text;
  }

  [[nodiscard]] std::string operator()(const table::OneMine& rule) const {
    return "one-mine " + quoted(battle.areas.at(rule.area).name);
  }

  [[nodiscard]] std::string operator()(const table::SuspectGun& rule) const {
    return "suspect-gun " + ship(rule.ship) + " " + number(static_cast<int>(rule.gun) + 1) +
           " on " + number(rule.face);
  }

  [[nodiscard]] std::string operator()(const table::HelmJammed& rule) const {
    return "helm " + ship(rule.ship) +
           (rule.port && rule.starboard ? " ahead-only"
            : rule.port                 ? " no-port"
                                        : " no-starboard");
  }

  // ---- conditions ----

  [[nodiscard]] static std::string test(const table::ShipTest& test) {
    std::string text = word_for(table::kShipFacts, test.fact);
    text += test.edge ? "-" + word_for(table::kEdges, *test.edge) : "";
    return test.fact >= table::ShipFact::XAbove ? text + "=" + inches_text(test.limit) : text;
  }

  [[nodiscard]] static std::string test(const table::FortTest& test) {
    const std::string text = word_for(table::kFortFacts, test.fact);
    return test.fact == table::FortFact::GunsAtMost ? text + "=" + number(test.guns) : text;
  }

  template <class Test>
  [[nodiscard]] static std::string tests(const std::vector<Test>& all) {
    std::string text;
    for (const Test& each : all) {
      text += (text.empty() ? "" : "/") + test(each);
    }
    return text;
  }

  [[nodiscard]] std::string operator()(const table::ShipsMeet& meets) const {
    if (meets.at_least && meets.count == 1 && meets.ships.size() == 1) {
      return tests(meets.any) + " " + ship(meets.ships.front());
    }
    return (meets.at_least ? "at-least " : "at-most ") + number(meets.count) + " " +
           ships(meets.ships) + " " + tests(meets.any);
  }

  [[nodiscard]] std::string operator()(const table::FortMeets& meets) const {
    return "fort " + fort(meets.fort) + " " + tests(meets.any);
  }

  [[nodiscard]] std::string operator()(const table::AfterTurn& after) const {
    return "after-turn " + number(after.turn);
  }

  [[nodiscard]] std::string joined(const std::vector<table::Condition>& parts,
                                   std::string_view word) const {
    std::string text;
    for (const table::Condition& part : parts) {
      text += (text.empty() ? "( " : " " + std::string{word} + " ") + condition(part);
    }
    return text + " )";
  }

  [[nodiscard]] std::string operator()(const table::AllOf& all) const {
    return joined(all.parts, "and");
  }

  [[nodiscard]] std::string operator()(const table::AnyOf& any) const {
    return joined(any.parts, "or");
  }

  [[nodiscard]] std::string operator()(const table::NoneOf& none) const {
    return "not " + joined(none.parts, "or");
  }

  [[nodiscard]] std::string condition(const table::Condition& what) const {
    return std::visit(*this, what.is);
  }

  // ---- what lies and stands ----

  [[nodiscard]] std::string line(const table::BattleArea& area) const {
    std::string text = word_for(table::kGroundKinds, area.kind) + " " + quoted(area.name);
    text += area.feet ? " " + table::decimal(area.feet->tenths(), 10) + " feet" : "";
    return text + points_text(area.polygon);
  }

  [[nodiscard]] std::string line(const table::FortFacts& work) const {
    std::string kind = word_for(kFortWorks, work.work);
    std::replace(kind.begin(), kind.end(), ' ', '-');
    std::string text = "work " + work.id.str() + " " + quoted(work.name) + " " + kind + " " +
                       inches_text(work.width) + " by " + inches_text(work.depth) + " crew " +
                       number(work.crew);
    for (const table::FortGun& each : work.guns) {
      text += " gun " + gun(each.gun) + " in " + number(each.square);
    }
    return text;
  }

  [[nodiscard]] std::string line(const table::BattleFort& fort) const {
    const std::size_t listed = facts.forts.size();
    const std::size_t card = fort.card.value();
    const auto& id = card < listed ? facts.forts.at(card).id : battle.works.at(card - listed).id;
    return "fort " + quoted(fort.name) + " " + side_text(fort.side) + " " + id.str() + " at " +
           point_text(fort.middle) + " facing " + degrees_text(fort.facing);
  }

  [[nodiscard]] std::string line(const table::BattleBuildings& each) const {
    return "buildings " + quoted(each.name) + (each.port ? " port " : " town ") +
           side_text(each.side) + " at " + point_text(each.middle) + " " + number(each.width) +
           " by " + number(each.depth);
  }

  [[nodiscard]] std::string line(const table::BattleShip& each) const {
    std::string text = "ship " + quoted(each.name) + " " + facts.vessel(each.card).id.str() +
                       " at " + point_text(each.pose.at) + " heading " +
                       degrees_text(each.pose.heading) + " speed " + number(each.knots);
    const auto mark = [&](bool so, std::string_view word) {
      text += so ? " " + std::string{word} : "";
    };
    mark(each.flag, "flag");
    mark(each.captured, "captured");
    mark(each.moored, "moored");
    mark(each.anchored, "anchored");
    mark(each.spring, "spring");
    mark(each.aground_for_good, "aground-for-good");
    mark(each.fire_ship, "fire-ship");
    mark(each.explosive_ship, "explosive-ship");
    mark(each.balloon, "balloon");
    text += each.steam_from ? " steam-from " + number(*each.steam_from) : "";
    text += each.moves_from ? " moves-from " + number(*each.moves_from) : "";
    text += each.most_knots ? " at-most " + number(*each.most_knots) : "";
    if (const auto& die = each.steam_by_die) {
      text += " steam-by-die " + number(die->face) + " of 6 from " + number(die->from_turn);
    }
    for (const table::BoxCount& boxes : each.boxes) {
      text += " boxes " + word_for(table::kSections, boxes.section) + " " + number(boxes.count);
    }
    for (const table::CrossedOff& off : each.crossed_off) {
      text += " crossed-off " + word_for(table::kSections, off.section) + " " +
              (off.count ? number(*off.count) : "all");
    }
    text += each.die_modifier != 0 ? " die-modifier " + number(each.die_modifier) : "";
    for (const table::Magazine& magazine : each.magazines) {
      text += " rounds " + gun(magazine.gun) + " " + number(magazine.rounds);
    }
    text += each.captain ? " captain " + word_for(table::kCharacters, *each.captain) : "";
    text += each.lashed_to ? " lashed-to " + ship(*each.lashed_to) : "";
    if (const auto& chain = each.chained) {
      text += " chained-to " + ship(chain->to) + " " + inches_text(chain->least) + " to " +
              inches_text(chain->most);
    }
    return text;
  }
};

}  // namespace

std::string write_battle(const table::Battle& battle, const table::Facts& facts) {
  const BattleWriter writer{battle, facts};
  std::string text;
  const auto add = [&](const std::string& line) { text += line + "\n"; };
  add("title " + battle.title.str());
  add("table " + inches_text(battle.width) + " by " + inches_text(battle.depth));
  add("depth " + number(battle.feet));
  add("current " + number(battle.current) +
      (battle.current > 0 ? " towards " + degrees_text(battle.current_to) : ""));
  add("length " + number(battle.turns));
  if (battle.visibility) {
    add("visibility " + inches_text(*battle.visibility));
  }
  for (const table::BattleLane& lane : battle.lanes) {
    add("lane " + number(lane.knots) + " towards " + degrees_text(lane.towards) +
        points_text(lane.polygon));
  }
  for (const table::BattleArea& area : battle.areas) {
    add(writer.line(area));
  }
  for (const table::FortFacts& work : battle.works) {
    add(writer.line(work));
  }
  for (const table::BattleFort& fort : battle.forts) {
    add(writer.line(fort));
  }
  for (const table::BattleBuildings& each : battle.buildings) {
    add(writer.line(each));
  }
  std::optional<board::Side> side;
  for (const table::BattleShip& ship : battle.ships) {
    if (side != ship.side) {
      side = ship.side;
      add("side " + side_text(ship.side));
    }
    add(writer.line(ship));
  }
  for (const table::BattleRule& rule : battle.rules) {
    add("rule " + std::visit(writer, rule));
  }
  for (const table::Objective& each : battle.objectives) {
    add("wins " + side_text(each.winner) + (each.greater ? " greater" : "") +
        (each.at_end ? " at-end" : "") + " if " + writer.condition(each.when));
  }
  if (!battle.history.empty()) {
    add("history " + battle.history);
  }
  return text;
}

}  // namespace core::tabletop_data
