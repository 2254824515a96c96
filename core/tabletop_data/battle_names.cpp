#include "core/tabletop_data/battle_names.h"

#include "core/tabletop_data/naval_facts.h"

namespace core::tabletop_data {
namespace {

constexpr std::array<std::string_view, 4> kGroups{"ships", "ironclads", "rams", "double-enders"};

template <class Id, class Item>
std::optional<Id> find_named(const std::vector<Item>& items, std::string_view name) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const Item& each) { return each.name == name; });
  if (found == items.end()) {
    return std::nullopt;
  }
  return Id{static_cast<std::uint8_t>(found - items.begin())};
}

}  // namespace

table::VesselId BattleNames::vessel(BattleLine& line) const {
  const std::string id = line.word("the card of a vessel");
  const auto vessel = facts_->find_vessel(id);
  if (!vessel) {
    line.fault("'" + id + "' is no vessel of vessels.csv [IC-381] [RC-481]");
  }
  return *vessel;
}

table::GunId BattleNames::gun(BattleLine& line) const {
  const std::string id = line.word("a gun");
  const auto gun = facts_->find_gun(id);
  if (!gun) {
    line.fault("'" + id + "' is no gun of guns.csv [IC-381] [RC-481]");
  }
  return *gun;
}

std::optional<table::ShipId> BattleNames::find_ship(std::string_view name) const {
  return find_named<table::ShipId>(battle_->ships, name);
}

std::optional<table::FortId> BattleNames::find_fort(std::string_view name) const {
  return find_named<table::FortId>(battle_->forts, name);
}

std::optional<table::FortCardId> BattleNames::find_card(std::string_view id) const {
  if (const auto listed = facts_->find_fort(id)) {
    return listed;
  }
  for (std::size_t i = 0; i < battle_->works.size(); ++i) {
    if (battle_->works[i].id == id) {
      return table::FortCardId{static_cast<std::uint8_t>(facts_->forts.size() + i)};
    }
  }
  return std::nullopt;
}

table::ShipId BattleNames::ship(BattleLine& line) const {
  const std::string name = line.name("a ship");
  const auto ship = find_ship(name);
  if (!ship) {
    line.fault("no ship \"" + name + "\" stands in the lines above");
  }
  return *ship;
}

table::FortId BattleNames::fort(BattleLine& line) const {
  const std::string name = line.name("a fort");
  const auto fort = find_fort(name);
  if (!fort) {
    line.fault("no fort \"" + name + "\" stands in the lines above");
  }
  return *fort;
}

bool BattleNames::is_of(const table::BattleShip& ship, std::size_t group) const {
  const table::Vessel& vessel = facts_->vessel(ship.card);
  switch (group) {
    case 1:
      return facts_->ship_class(vessel.ship_class).ironclad;
    case 2:
      return vessel.ram;
    case 3:
      return vessel.double_ender;
    default:
      return true;
  }
}

std::vector<table::ShipId> BattleNames::ships(BattleLine& line) const {
  std::vector<table::ShipId> found;
  if (line.next_is_name()) {
    while (line.next_is_name()) {
      found.push_back(ship(line));
    }
    return found;
  }
  const board::Side side = line.side();
  const std::size_t group = line.one_of_words("a group of ships", kGroups);
  for (std::size_t i = 0; i < battle_->ships.size(); ++i) {
    if (battle_->ships[i].side == side && is_of(battle_->ships[i], group)) {
      found.emplace_back(static_cast<std::uint8_t>(i));
    }
  }
  if (line.take("except")) {
    const table::ShipId out = ship(line);
    if (std::erase(found, out) == 0) {
      line.fault("a ship that is none of the group cannot be left out");
    }
  }
  if (found.empty()) {
    line.fault("the group has no ship in the lines above");
  }
  return found;
}

}  // namespace core::tabletop_data
