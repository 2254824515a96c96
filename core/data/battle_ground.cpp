#include "core/data/battle_ground.h"

#include "core/table/outline.h"
#include "core/table/plane.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using table::Inches;

/// [IC-001] [RC-001] Feet of a ship an inch of a model has: a battle must stand at both scales.
constexpr std::array kScales{50, 100};

table::Outline hull_of(const table::Vessel& vessel, table::Pose pose, int scale) {
  constexpr int kTenths = 10;
  const auto inches = [&](int tenths) {
    return Inches::ratio(tenths, std::int64_t{kTenths} * scale);
  };
  return table::outline(table::Hull{inches(vessel.length), inches(vessel.beam), Inches{}}, pose);
}

class GroundCheck {
 public:
  GroundCheck(const table::Battle& battle, const table::Facts& facts, const BattleOrigins& origins)
      : battle_{&battle}, facts_{&facts}, origins_{&origins} {}

  void areas() const {
    for (std::size_t i = 0; i < battle_->areas.size(); ++i) {
      const table::BattleArea& area = battle_->areas[i];
      const Origin& origin = origins_->areas.at(i);
      const std::string column{table::kGroundKinds.at(static_cast<std::size_t>(area.kind))};
      if (const auto fault = table::fault_of(area.polygon)) {
        fail(origin, column, "\"" + area.name + "\" is no area: " + *fault);
      }
      for (const table::Point& corner : area.polygon) {
        require_on_table(origin, column, corner, area.name);
      }
    }
  }

  void forts() const {
    for (std::size_t i = 0; i < battle_->forts.size(); ++i) {
      const table::BattleFort& fort = battle_->forts[i];
      const table::FortFacts& card = facts_->fort(fort.card);
      const Origin& origin = origins_->forts.at(i);
      const table::Point half{card.width / 2, card.depth / 2};
      require_on_table(origin, "fort", fort.middle - half, fort.name);
      require_on_table(origin, "fort", fort.middle + half, fort.name);
      if (!holds(table::GroundKind::Land, fort.middle)) {
        fail(origin, "fort", "\"" + fort.name + "\" does not stand on land");
      }
    }
  }

  void ships() const {
    for (std::size_t i = 0; i < battle_->ships.size(); ++i) {
      const table::BattleShip& ship = battle_->ships[i];
      const Origin& origin = origins_->ships.at(i);
      require_on_table(origin, "ship", ship.pose.at, ship.name);
      require_side(origin, ship);
      require_depth(origin, ship);
      for (const int scale : kScales) {
        require_water(origin, ship, scale);
        for (std::size_t other = 0; other < i; ++other) {
          require_apart(origin, ship, battle_->ships[other], scale);
        }
      }
    }
  }

 private:
  void require_on_table(const Origin& origin, const std::string& column, table::Point point,
                        const table::Word& name) const {
    if (point.x < Inches{} || point.y < Inches{} || point.x > battle_->width ||
        point.y > battle_->depth) {
      fail(origin, column, "\"" + name + "\" reaches off the table [IC-401] [RC-501]");
    }
  }

  [[nodiscard]] bool holds(table::GroundKind kind, table::Point point) const {
    return std::any_of(battle_->areas.begin(), battle_->areas.end(), [&](const auto& area) {
      return area.kind == kind && table::contains(area.polygon, point);
    });
  }

  void require_side(const Origin& origin, const table::BattleShip& ship) const {
    if ((facts_->vessel(ship.card).side != ship.side) != ship.captured) {
      fail(origin, "ship",
           "\"" + ship.name + "\" has a card of the other side: was she 'captured'?");
    }
  }

  /// [IC-141] [RC-094] Who floats has water enough below the stack.
  void require_depth(const Origin& origin, const table::BattleShip& ship) const {
    constexpr int kTenths = 10;
    int feet = battle_->feet;
    for (const table::BattleArea& area : battle_->areas) {
      if (area.feet && table::contains(area.polygon, ship.pose.at)) {
        feet = std::min(feet, *area.feet);
      }
    }
    if (!ship.aground_for_good && facts_->vessel(ship.card).draft > feet * kTenths) {
      fail(origin, "ship",
           "\"" + ship.name + "\" draws more than the " + std::to_string(feet) +
               " feet of water there [IC-141] [RC-094]");
    }
  }

  void require_water(const Origin& origin, const table::BattleShip& ship, int scale) const {
    const table::Outline hull = hull_of(facts_->vessel(ship.card), ship.pose, scale);
    for (const table::BattleArea& area : battle_->areas) {
      const bool closed =
          area.kind == table::GroundKind::Land || area.kind == table::GroundKind::Obstruction;
      if (closed && table::touch(hull, area.polygon)) {
        fail(origin, "ship",
             "\"" + ship.name + "\" lies on \"" + area.name + "\" at " + std::to_string(scale) +
                 " feet an inch");
      }
    }
  }

  void require_apart(const Origin& origin, const table::BattleShip& ship,
                     const table::BattleShip& other, int scale) const {
    if (table::touch(hull_of(facts_->vessel(ship.card), ship.pose, scale),
                     hull_of(facts_->vessel(other.card), other.pose, scale))) {
      fail(origin, "ship",
           "\"" + ship.name + "\" lies in \"" + other.name + "\" at " + std::to_string(scale) +
               " feet an inch [IC-125] [RC-501]");
    }
  }

  const table::Battle* battle_;
  const table::Facts* facts_;
  const BattleOrigins* origins_;
};

}  // namespace

void check_ground(const table::Battle& battle, const table::Facts& facts,
                  const BattleOrigins& origins) {
  const GroundCheck check{battle, facts, origins};
  check.areas();
  check.forts();
  check.ships();
}

}  // namespace core::data
