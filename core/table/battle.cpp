#include "core/table/battle.h"

namespace core::table {
namespace {

AreaKind kind_of(GroundKind kind) {
  switch (kind) {
    case GroundKind::Land:
      return AreaKind::Land;
    case GroundKind::Shoal:
      return AreaKind::Shoal;
    case GroundKind::RealMines:
    case GroundKind::DummyMines:
      return AreaKind::Mines;
    case GroundKind::Stakes:
    case GroundKind::Obstruction:
    case GroundKind::Chain:
    case GroundKind::Pier:
      return AreaKind::Obstruction;
    case GroundKind::Water:
      return AreaKind::Other;
  }
  return AreaKind::Other;
}

}  // namespace

Facts with_works(Facts facts, const Battle& battle) {
  facts.forts.insert(facts.forts.end(), battle.works.begin(), battle.works.end());
  return facts;
}

Waters waters_of(const Battle& battle) {
  Waters waters{battle.width, battle.depth, Feet::of(battle.feet), {}};
  for (const BattleArea& area : battle.areas) {
    waters.areas.push_back({area.name.str(), kind_of(area.kind), area.feet, area.polygon});
  }
  return waters;
}

Footprint footprint_of(const BattleFort& placed, const FortFacts& facts) {
  const auto squares = [](Inches length) {
    return static_cast<int>(length.ticks() / Inches::kTicks);
  };
  return footprint_of_squares(placed.middle, squares(facts.width), squares(facts.depth));
}

std::optional<std::int32_t> off_the_heading(const BowsOn& rule, ShipId ship, Pose start,
                                            const Path& path) {
  const bool bound = std::ranges::find(rule.ships, ship) != rule.ships.end();
  const std::int32_t off = bound ? farthest_off(rule.heading, start, path) : 0;
  const bool let = off <= rule.most || off <= angle_between(rule.heading, start.heading);
  return let ? std::nullopt : std::optional{off};
}

board::Side mines_laid_by(const Battle& battle) {
  const auto said = rules_of<MinesLaidBy>(battle);
  return said.empty() ? board::Side::Confederate : said.front().side;
}

bool has_one_mine(const Battle& battle, std::size_t area) noexcept {
  return std::any_of(battle.rules.begin(), battle.rules.end(), [&](const BattleRule& rule) {
    const auto* const one = std::get_if<OneMine>(&rule);
    return one != nullptr && one->area == area;
  });
}

bool is_spared(const Battle& battle, const std::vector<std::uint8_t>& cleared, std::size_t area,
               board::Side side) noexcept {
  return is_cleared(cleared, area) || (has_one_mine(battle, area) && side == mines_laid_by(battle));
}

std::optional<Point> opens_from(const Battle& battle, FortId fort, Point at) {
  for (const MaskedFort& rule : rules_of<MaskedFort>(battle)) {
    for (const ShipTest& test : rule.until) {
      if (rule.fort != fort || test.fact < ShipFact::XAbove) {
        continue;
      }
      const bool across = test.fact == ShipFact::XAbove || test.fact == ShipFact::XBelow;
      const bool above = test.fact == ShipFact::XAbove || test.fact == ShipFact::YAbove;
      Inches& line = across ? at.x : at.y;
      line = above ? std::max(line, test.limit) : std::min(line, test.limit);
      return at;
    }
  }
  return std::nullopt;
}

Current current_of(const Battle& battle) {
  Current current;
  current.general = {battle.current_to, Inches::of(battle.current)};
  for (const BattleLane& lane : battle.lanes) {
    current.lanes.push_back({lane.polygon, {lane.towards, Inches::of(lane.knots)}});
  }
  return current;
}

Stream stream_in(const Battle& battle, const Current& current, int turn, Point point) {
  const CurrentChanges* set = nullptr;
  for (const BattleRule& rule : battle.rules) {
    const auto* const change = std::get_if<CurrentChanges>(&rule);
    if (change != nullptr && change->from_turn <= turn &&
        (set == nullptr || change->from_turn >= set->from_turn)) {
      set = change;
    }
  }
  return set != nullptr ? Stream{set->towards, Inches::of(set->knots)} : stream_at(current, point);
}

}  // namespace core::table
