// What the objectives of a battle ask of its ships and forts, and how near a side is to them. For
// the captains of both naval sets; no rule.
#pragma once

#include "core/table/battle.h"
#include "core/table/fairway.h"
#include "core/table/route.h"

#include <algorithm>
#include <concepts>
#include <functional>
#include <memory>
#include <vector>

namespace core::table {

/// Whether the test is of a place on the table or of an edge of it, which a ship is to reach.
[[nodiscard]] bool names_place(const ShipTest& test) noexcept;

/// Whether the test is of harm done to a ship.
[[nodiscard]] bool names_harm(const ShipTest& test) noexcept;

/// What a side's objectives and its opponent's make of each ship and fort.
class Tasks {
 public:
  /// What a ship is to the water.
  using SailingOf = std::function<Sailing(ShipId)>;

  /// @param clear inches that ships keep from what is not to be touched
  Tasks(const Battle& battle, board::Side side, Inches clear, const SailingOf& sailing);

  /// How much more than its value the fate of a ship or fort matters: 1 when no objective names it,
  /// as none does what a set counts behind the battle's forts.
  [[nodiscard]] double weight(ShipId ship) const { return ships_.at(ship.value()).weight; }

  [[nodiscard]] double weight(FortId fort) const { return is_named(fort) ? of(fort).weight : 1; }

  /// Whether the side wants it sunk or silenced.
  [[nodiscard]] bool is_hunted(ShipId ship) const { return ships_.at(ship.value()).hunted; }

  [[nodiscard]] bool is_hunted(FortId fort) const { return is_named(fort) && of(fort).hunted; }

  /// Whether the side wants anything sunk or silenced.
  [[nodiscard]] bool hunts() const;

  /// Whether it has a place to reach.
  [[nodiscard]] bool runs(ShipId ship) const { return ships_.at(ship.value()).runs; }

  /// Whether it has one, and is not there.
  [[nodiscard]] bool is_on_its_way(ShipId ship, Point at) const;

  /// How near a ship has come to a place, from where it began: 0 to 1.
  [[nodiscard]] double reached(ShipId ship, const ShipTest& test, Pose pose) const;

  /// What is left of the way to the nearest of its places without regard to how the hull lies,
  /// inches; 0 for who has none.
  [[nodiscard]] double way_left(ShipId ship, Point at) const;

  /// The ways to the places that a ship has to reach, none of which it has reached yet, where an
  /// inch may cost more than another; empty for who is not on its way.
  [[nodiscard]] std::vector<Route> ways_under(ShipId ship, Point at, const Route::Toll& toll) const;

 private:
  struct Of {
    double weight{1};
    bool hunted{};
    bool runs{};
  };

  struct Way {
    ShipId ship;
    ShipTest test;
    Sailing sailing;
    Route route;
    std::shared_ptr<const Fairway> fairway;  ///< one for all ships that are alike
    double whole{};                          ///< inches from where it began
  };

  [[nodiscard]] bool is_named(FortId fort) const { return fort.value() < forts_.size(); }

  [[nodiscard]] const Of& of(FortId fort) const { return forts_.at(fort.value()); }

  void read(const Battle& battle, board::Side side, Inches clear, const SailingOf& sailing,
            const Condition& condition, bool own, bool wanted);

  void add_way(const Battle& battle, ShipId ship, const Sailing& sailing, Inches clear,
               const ShipTest& test);

  std::vector<Of> ships_;
  std::vector<Of> forts_;
  std::vector<Way> ways_;
};

/// What a rule set answers about the way to a condition.
template <class Facts>
concept ProgressFacts = requires(const Facts& facts, ShipId ship, const ShipTest& of_ship,
                                 const FortMeets& of_fort) {
  { facts.progress(ship, of_ship) } -> std::convertible_to<double>;  ///< 0 to 1
  { facts.progress(of_fort) } -> std::convertible_to<double>;
  { facts.turn() } -> std::convertible_to<int>;  ///< from 1
};

/// How far a condition is met, 0 to 1.
template <ProgressFacts Facts>
[[nodiscard]] double progress(const Condition& condition, const Facts& facts) {
  struct Asked {
    const Facts& facts;

    double operator()(const ShipsMeet& meet) const {
      std::vector<double> each;
      each.reserve(meet.ships.size());
      for (const ShipId ship : meet.ships) {
        double most = 0;
        for (const ShipTest& test : meet.any) {
          most = std::max(most, facts.progress(ship, test));
        }
        each.push_back(most);
      }
      std::sort(each.begin(), each.end(), std::greater{});
      const auto count = static_cast<std::size_t>(meet.count);
      if (!meet.at_least) {  // what would be one too many
        return count < each.size() ? 1 - each[count] : 1;
      }
      double sum = 0;
      for (std::size_t i = 0; i < count; ++i) {
        sum += i < each.size() ? each[i] : 0;
      }
      return count > 0 ? sum / static_cast<double>(count) : 1;
    }

    double operator()(const FortMeets& meet) const { return facts.progress(meet); }

    double operator()(const AfterTurn& after) const {
      return std::clamp(static_cast<double>(facts.turn()) / std::max(1, after.turn), 0.0, 1.0);
    }

    double operator()(const AllOf& all) const {
      double sum = 0;
      for (const Condition& part : all.parts) {
        sum += std::visit(*this, part.is);
      }
      return all.parts.empty() ? 1 : sum / static_cast<double>(all.parts.size());
    }

    double operator()(const AnyOf& any) const { return most(any.parts); }

    double operator()(const NoneOf& none) const { return 1 - most(none.parts); }

    [[nodiscard]] double most(const std::vector<Condition>& parts) const {
      double most = 0;
      for (const Condition& part : parts) {
        most = std::max(most, std::visit(*this, part.is));
      }
      return most;
    }
  };

  return std::visit(Asked{facts}, condition.is);
}

/// How much nearer a side is to its objectives than the other one to theirs, -1 to 1. Of several
/// the nearest counts; nearly met is worth more than half met twice.
template <ProgressFacts Facts>
[[nodiscard]] double lead_of(const Battle& battle, board::Side side, const Facts& facts) {
  double own = 0;
  double theirs = 0;
  for (const Objective& objective : battle.objectives) {
    const double met = progress(objective.when, facts);
    double& best = objective.winner == side ? own : theirs;
    best = std::max(best, met * met);
  }
  return own - theirs;
}

}  // namespace core::table
