#include "core/tabletop_data/battle_ground.h"

#include "core/table/order_line.h"
#include "core/table/outline.h"
#include "core/table/plane.h"

#include <algorithm>
#include <array>

namespace core::tabletop_data {

using data::fail;
using data::Origin;

namespace {

using table::Inches;

/// [IC-001] [RC-001] Feet of a ship an inch of a model has: a battle must stand at both scales.
constexpr std::array kScales{50, 100};

std::string feet_text(table::Feet feet) { return table::decimal(feet.tenths(), 10); }

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
      const table::FortFacts& card = card_of(fort.card);
      const Origin& origin = origins_->forts.at(i);
      const table::Point half{card.width / 2, card.depth / 2};
      require_on_table(origin, "fort", fort.middle - half, fort.name);
      require_on_table(origin, "fort", fort.middle + half, fort.name);
      if (!holds(table::GroundKind::Land, fort.middle)) {
        fail(origin, "fort", "\"" + fort.name + "\" does not stand on land");
      }
    }
  }

  void buildings() const {
    for (std::size_t i = 0; i < battle_->buildings.size(); ++i) {
      const table::BattleBuildings& each = battle_->buildings[i];
      const Origin& origin = origins_->buildings.at(i);
      const table::Point half{Inches::of(each.width) / 2, Inches::of(each.depth) / 2};
      require_on_table(origin, "buildings", each.middle - half, each.name);
      require_on_table(origin, "buildings", each.middle + half, each.name);
      if (!holds(table::GroundKind::Land, each.middle)) {
        fail(origin, "buildings", "\"" + each.name + "\" do not stand on land [RC-387]");
      }
    }
  }

  void lanes() const {
    for (std::size_t i = 0; i < battle_->lanes.size(); ++i) {
      const Origin& origin = origins_->lanes.at(i);
      if (const auto fault = table::fault_of(battle_->lanes[i].polygon)) {
        fail(origin, "lane", "it is no area: " + *fault);
      }
      for (const table::Point& corner : battle_->lanes[i].polygon) {
        require_on_table(origin, "lane", corner, table::InternedText{"a lane"});
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
                        const table::InternedText& name) const {
    if (point.x < Inches{} || point.y < Inches{} || point.x > battle_->width ||
        point.y > battle_->depth) {
      fail(origin, column, "\"" + name + "\" reaches off the table [IC-401] [RC-501]");
    }
  }

  [[nodiscard]] const table::FortFacts& card_of(table::FortCardId card) const {
    const std::size_t listed = facts_->forts.size();
    return card.value() < listed ? facts_->fort(card) : battle_->works.at(card.value() - listed);
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
    std::optional<table::Feet> least;
    for (const table::BattleArea& area : battle_->areas) {
      if (area.feet && table::contains(area.polygon, ship.pose.at)) {
        least = std::min(least.value_or(*area.feet), *area.feet);
      }
    }
    const table::Feet feet = least.value_or(table::Feet::of(battle_->feet));
    if (!ship.aground_for_good && table::Feet::of_tenths(facts_->vessel(ship.card).draft) > feet) {
      fail(origin, "ship",
           "\"" + ship.name + "\" draws more than the " + feet_text(feet) +
               " feet of water there [IC-141] [RC-094]");
    }
  }

  void require_water(const Origin& origin, const table::BattleShip& ship, int scale) const {
    const table::Outline hull = hull_of(facts_->vessel(ship.card), ship.pose, scale);
    for (const table::BattleArea& area : battle_->areas) {
      const bool closed =
          area.kind == table::GroundKind::Land || area.kind == table::GroundKind::Obstruction ||
          area.kind == table::GroundKind::Chain || area.kind == table::GroundKind::Pier;
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
  check.lanes();
  check.buildings();
  check.forts();
  check.ships();
}

}  // namespace core::tabletop_data
