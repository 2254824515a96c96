// [IC-361] [IC-401] [RC-501] Whether an objective of a scenario is met, asked of whoever knows the
// ships.
#pragma once

#include "core/table/battle.h"

#include <algorithm>
#include <concepts>

namespace core::table {

/// What a rule set answers about the battle as it stands.
template <class Facts>
concept BattleFacts = requires(const Facts& facts, ShipId ship, FortId fort,
                               const ShipTest& of_ship, const FortTest& of_fort) {
  { facts.is(ship, of_ship) } -> std::convertible_to<bool>;
  { facts.is(fort, of_fort) } -> std::convertible_to<bool>;
  { facts.turn() } -> std::convertible_to<int>;  ///< from 1
};

template <BattleFacts Facts>
[[nodiscard]] bool holds(const Condition& condition, const Facts& facts) {
  struct Asked {
    const Facts& facts;

    bool operator()(const ShipsMeet& meet) const {
      const auto found = std::count_if(meet.ships.begin(), meet.ships.end(), [&](ShipId ship) {
        return std::any_of(meet.any.begin(), meet.any.end(),
                           [&](const ShipTest& test) { return facts.is(ship, test); });
      });
      return meet.at_least ? found >= meet.count : found <= meet.count;
    }

    bool operator()(const FortMeets& meet) const {
      return std::any_of(meet.any.begin(), meet.any.end(),
                         [&](const FortTest& test) { return facts.is(meet.fort, test); });
    }

    bool operator()(const AfterTurn& after) const { return facts.turn() > after.turn; }

    bool operator()(const AllOf& all) const {
      return std::all_of(all.parts.begin(), all.parts.end(), each());
    }

    bool operator()(const AnyOf& any) const {
      return std::any_of(any.parts.begin(), any.parts.end(), each());
    }

    bool operator()(const NoneOf& none) const {
      return std::none_of(none.parts.begin(), none.parts.end(), each());
    }

    [[nodiscard]] auto each() const {
      return [this](const Condition& part) { return std::visit(*this, part.is); };
    }
  };

  return std::visit(Asked{facts}, condition.is);
}

/// What a rule set answers besides about what may still come, for a side that is left alone.
template <class Facts>
concept BattleHopes = BattleFacts<Facts> &&
    requires(const Facts& facts, ShipId ship, const ShipTest& of_ship) {
  /// Whether the side can still bring it about: steam a ship to the place, or harm an enemy.
  { facts.may(ship, of_ship) } -> std::convertible_to<bool>;
};

/// Whether a side that is left alone can still bring a condition about. What is not in its hands is
/// taken as it stands; time passes.
template <BattleHopes Facts>
[[nodiscard]] bool attainable(const Condition& condition, const Facts& facts) {
  struct Asked {
    const Facts& facts;

    bool operator()(const ShipsMeet& meet) const {
      if (!meet.at_least) {
        return holds(Condition{meet}, facts);
      }
      return meet.count <= std::count_if(meet.ships.begin(), meet.ships.end(), [&](ShipId ship) {
               return std::any_of(meet.any.begin(), meet.any.end(), [&](const ShipTest& test) {
                 return facts.is(ship, test) || facts.may(ship, test);
               });
             });
    }

    bool operator()(const FortMeets& meet) const { return holds(Condition{meet}, facts); }

    bool operator()(const AfterTurn&) const { return true; }

    bool operator()(const AllOf& all) const {
      return std::all_of(all.parts.begin(), all.parts.end(), each());
    }

    bool operator()(const AnyOf& any) const {
      return std::any_of(any.parts.begin(), any.parts.end(), each());
    }

    bool operator()(const NoneOf& none) const { return holds(Condition{none}, facts); }

    [[nodiscard]] auto each() const {
      return [this](const Condition& part) { return std::visit(*this, part.is); };
    }
  };

  return std::visit(Asked{facts}, condition.is);
}

/// Whether a side that is left alone has something left to fight for: an objective that it has not
/// met and can still bring about.
template <BattleHopes Facts>
[[nodiscard]] bool plays_on(const Battle& battle, board::Side side, const Facts& facts) {
  return std::any_of(
      battle.objectives.begin(), battle.objectives.end(), [&](const Objective& each) {
        return each.winner == side && !holds(each.when, facts) && attainable(each.when, facts);
      });
}

/// The objective that decides, the first that holds; nothing while none does. A battle that is over
/// without one is drawn.
/// @param over whether the battle has ended: only then those are asked that wait for it.
template <BattleFacts Facts>
[[nodiscard]] const Objective* decided_by(const Battle& battle, const Facts& facts, bool over) {
  const auto found = std::find_if(
      battle.objectives.begin(), battle.objectives.end(),
      [&](const Objective& each) { return (over || !each.at_end) && holds(each.when, facts); });
  return found == battle.objectives.end() ? nullptr : &*found;
}

}  // namespace core::table
