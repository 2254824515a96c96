#include "core/table/tasks.h"

namespace core::table {
namespace {

constexpr double kWanted = 1.5;  // how much more a hit on somebody's objective counts

}  // namespace

bool names_place(const ShipTest& test) noexcept {
  switch (test.fact) {
    case ShipFact::XAbove:
    case ShipFact::XBelow:
    case ShipFact::YAbove:
    case ShipFact::YBelow:
      return true;
    case ShipFact::Withdrawn:
      return test.edge.has_value();
    case ShipFact::Sunk:
    case ShipFact::BlownUp:
    case ShipFact::Stranded:
    case ShipFact::Aground:
    case ShipFact::Captured:
    case ShipFact::Abandoned:
    case ShipFact::Lost:
    case ShipFact::Powerless:
    case ShipFact::Rudderless:
    case ShipFact::Afloat:
    case ShipFact::InAction:
    case ShipFact::GunsGone:
    case ShipFact::SideGunsGone:
      break;
  }
  return false;
}

bool names_harm(const ShipTest& test) noexcept {
  switch (test.fact) {
    case ShipFact::Sunk:
    case ShipFact::BlownUp:
    case ShipFact::Stranded:
    case ShipFact::Aground:
    case ShipFact::Captured:
    case ShipFact::Abandoned:
    case ShipFact::Lost:
    case ShipFact::Powerless:
    case ShipFact::Rudderless:
    case ShipFact::GunsGone:
    case ShipFact::SideGunsGone:
      return true;
    case ShipFact::Withdrawn:
    case ShipFact::Afloat:
    case ShipFact::InAction:
    case ShipFact::XAbove:
    case ShipFact::XBelow:
    case ShipFact::YAbove:
    case ShipFact::YBelow:
      break;
  }
  return false;
}

Tasks::Tasks(const Battle& battle, board::Side side, Inches clear, const SailingOf& sailing)
    : ships_(battle.ships.size()), forts_(battle.forts.size()) {
  for (const Objective& objective : battle.objectives) {
    read(battle, side, clear, sailing, objective.when, objective.winner == side, true);
  }
}

void Tasks::add_way(const Battle& battle, ShipId ship, const Sailing& sailing, Inches clear,
                    const ShipTest& test) {
  Way way{ship, test, sailing, Route{battle, sailing.draft, clear, test}, nullptr, 0};
  const auto alike = std::ranges::find_if(
      ways_, [&](const Way& each) { return each.test == test && each.sailing == sailing; });
  way.fairway = alike != ways_.end() ? alike->fairway
                                     : std::make_shared<const Fairway>(battle, sailing, test);
  way.whole = std::max(1.0, way.fairway->left(battle.ships.at(ship.value()).pose));
  ways_.push_back(std::move(way));
}

void Tasks::read(const Battle& battle, board::Side side, Inches clear, const SailingOf& sailing,
                 const Condition& condition, bool own, bool wanted) {
  const auto read_all = [&](const std::vector<Condition>& parts, bool so) {
    for (const Condition& part : parts) {
      read(battle, side, clear, sailing, part, own, so);
    }
  };
  if (const auto* const meet = std::get_if<ShipsMeet>(&condition.is)) {
    const bool harm = std::any_of(meet->any.begin(), meet->any.end(), names_harm);
    for (const ShipId ship : meet->ships) {
      Of& of = ships_.at(ship.value());
      const BattleShip& placed = battle.ships.at(ship.value());
      of.weight = kWanted;
      of.hunted = of.hunted || (own && wanted && harm && meet->at_least && placed.side != side);
      if (harm || !wanted || placed.side != (own ? side : board::enemy_of(side))) {
        continue;
      }
      for (const ShipTest& test : meet->any) {
        if (names_place(test)) {
          of.runs = true;
          add_way(battle, ship, sailing(ship), clear, test);
        }
      }
    }
  } else if (const auto* const fort = std::get_if<FortMeets>(&condition.is)) {
    Of& of = forts_.at(fort->fort.value());
    of.weight = kWanted;
    of.hunted = of.hunted || (own && wanted);
  } else if (const auto* const all = std::get_if<AllOf>(&condition.is)) {
    read_all(all->parts, wanted);
  } else if (const auto* const any = std::get_if<AnyOf>(&condition.is)) {
    read_all(any->parts, wanted);
  } else if (const auto* const none = std::get_if<NoneOf>(&condition.is)) {
    read_all(none->parts, !wanted);
  }
}

bool Tasks::hunts() const {
  return std::ranges::any_of(ships_, &Of::hunted) || std::ranges::any_of(forts_, &Of::hunted);
}

bool Tasks::is_on_its_way(ShipId ship, Point at) const {
  constexpr double kThere = 0.5;  // inches
  return runs(ship) && std::none_of(ways_.begin(), ways_.end(), [&](const Way& each) {
           return each.ship == ship && each.route.left(at) <= kThere;
         });
}

double Tasks::way_left(ShipId ship, Point at) const {
  std::optional<double> least;
  for (const Way& each : ways_) {
    if (each.ship == ship) {
      const double left = each.route.left(at);
      least = least ? std::min(*least, left) : left;
    }
  }
  return least.value_or(0);
}

std::vector<Route> Tasks::ways_under(ShipId ship, Point at, const Route::Toll& toll) const {
  std::vector<Route> ways;
  if (is_on_its_way(ship, at)) {
    for (const Way& each : ways_) {
      if (each.ship == ship) {
        ways.push_back(each.route.under(toll));
      }
    }
  }
  return ways;
}

double Tasks::reached(ShipId ship, const ShipTest& test, Pose pose) const {
  const auto way = std::find_if(ways_.begin(), ways_.end(), [&](const Way& each) {
    return each.ship == ship && each.test == test;
  });
  return way == ways_.end() ? 0 : std::clamp(1 - way->fairway->left(pose) / way->whole, 0.0, 1.0);
}

}  // namespace core::table
