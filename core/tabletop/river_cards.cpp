#include "core/tabletop/river_cards.h"

#include "core/ironclad/card.h"
#include "core/river/flotilla.h"
#include "core/river/stores.h"
#include "core/table/magazine.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace core::tabletop {
namespace {

using board::Side;
using river::GunState;
using river::VesselType;
using table::GunId;
using table::Inches;
using table::Mounting;

constexpr int kTenthsAKnot = 10;
constexpr int kHalfKnotsABarge = 2;  // [RR-249] that she tows
constexpr int kTonsAPoint = 10;      // [RR-461]
constexpr int kGunsAFace = 2;        // a halved face counts half
constexpr int kFaces = 4;            // [RR-172]

/// Patterns of table RR-T25 in guns.csv; those that are not there are made of its figures.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kPatterns{
    {{"12H", "12lb-how"},
     {"24H", "24lb-how"},
     {"32S", "32lb-sb"},
     {"20R", "20lb-r"},
     {"30R", "30lb-r"},
     {"42R", "42lb-r"},
     {"8S", "8in-sb"},
     {"9S", "9in-sb"},
     {"10S", "10in-sb"},
     {"11S", "11in-sb"},
     {"15S", "15in-sb"},
     {"64R", "6.4in-r"},
     {"7R", "7in-r"},
     {"8R", "150lb-r"}}};

/// [RR-460] What stands for a row of RR-T26 or RR-T27 on the table.
struct HullRow {
  std::string_view id;      ///< of the campaign
  std::string_view name;    ///< on the table
  std::string_view listed;  ///< row of vessels.csv: her own, or one that stands in
  bool own{};               ///< her own: speed, tons, draft and sides are the list's
  std::string_view guns;    ///< of a stand-in: T, P, B, S, L, R for each gun of the campaign
  std::string_view of_class;
  int length{};  ///< tenths of a foot; 0: that of the row
  int beam{};
  int crew{};
  int iron{};  ///< hundredths of an inch
};

/// Dimensions of Signal, Marmora, Neosho and Missouri are those of the Dictionary of American Naval
/// Fighting Ships; length of other river steamers, and their crews, as was usual for tinclads.
constexpr std::array<HullRow, 16> kHulls{
    {{"cairo", "USS Cairo", "city-class", true, "", "", 0, 0, 0, 0},
     {"benton", "USS Benton", "uss-benton", true, "", "", 0, 0, 0, 0},
     {"tyler", "USS Tyler", "uss-tyler", true, "", "", 0, 0, 0, 0},
     {"lexington", "USS Lexington", "uss-lexington", true, "", "", 0, 0, 0, 0},
     {"conestoga", "USS Conestoga", "uss-conestoga", true, "", "", 0, 0, 0, 0},
     {"signal", "USS Signal", "uss-ceres", false, "BBLRLR", "tinclad", 1570, 300, 70, 0},
     {"rattler", "USS Rattler", "uss-ceres", false, "BBLRLR", "tinclad", 1500, 300, 70, 0},
     {"marmora", "USS Marmora", "uss-ceres", false, "BBLR", "tinclad", 1550, 334, 70, 0},
     {"neosho", "USS Neosho", "uss-monitor", false, "TT", "", 1800, 450, 100, 425},
     {"supply", "Supply steamer", "uss-ceres", false, "", "tinclad", 1570, 300, 30, 0},
     {"arkansas", "CSS Arkansas", "css-arkansas", true, "", "", 0, 0, 0, 0},
     {"missouri", "CSS Missouri", "css-palmetto-state", false, "BSLR", "", 1830, 537, 0, 0},
     {"albemarle", "CSS Albemarle", "css-albemarle", true, "", "", 0, 0, 0, 0},
     {"heavy", "Heavy gunboat", "css-general-sterling-price", false, "PPP", "", 0, 0, 0, 0},
     {"gunboat", "Gunboat", "river-defense-ram", false, "P", "", 0, 0, 0, 0},
     {"torpedo", "Torpedo craft", "css-teaser", false, "", "", 0, 0, 0, 0}}};

constexpr std::string_view kTorpedoCraft = "torpedo";

const HullRow* find_hull(std::string_view id) {
  const auto* const found = std::ranges::find(kHulls, id, &HullRow::id);
  return found == kHulls.end() ? nullptr : found;
}

Mounting mounting_of(char mark) {
  switch (mark) {
    case 'T':
      return Mounting::Turret;
    case 'B':
      return Mounting::Bow;
    case 'S':
      return Mounting::Stern;
    case 'L':
      return Mounting::PortSide;
    case 'R':
      return Mounting::StarboardSide;
    default:
      return Mounting::Pivot;
  }
}

table::GunType type_of_code(const std::string& code) {
  switch (code.back()) {
    case 'H':
      return table::GunType::Howitzer;
    case 'R':
      return table::GunType::Rifle;
    default:
      return table::GunType::Smoothbore;
  }
}

/// The places of a listed vessel's guns, each given once.
class Places {
 public:
  explicit Places(std::vector<table::MountedGun> guns) : guns_{std::move(guns)} {}

  /// Where a gun of the pattern stands; one more than the list has stands in the open.
  Mounting take(GunId gun) {
    const auto found = std::ranges::find(guns_, gun, &table::MountedGun::gun);
    if (found == guns_.end()) {
      return Mounting::Pivot;
    }
    const Mounting mounting = found->mounting;
    guns_.erase(found);
    return mounting;
  }

 private:
  std::vector<table::MountedGun> guns_;
};

/// Takes a class, and what hangs on it; its paddle wheel is at the stern.
void give_class(const table::Facts& facts, std::string_view name, table::Vessel& vessel) {
  if (name.empty()) {
    return;
  }
  vessel.ship_class = *facts.find_class(name);
  const table::ShipClass& general = facts.ship_class(vessel.ship_class);
  vessel.handling = general.handling;
  vessel.radius = general.radius;
  vessel.ram_group = general.ram_group;
  vessel.drive = table::Drive::SternWheel;
}

/// [RR-460] A vessel that is not in the lists: the campaign's figures on the hull of another one.
void give_figures(const HullRow& row, const VesselType& type, table::Vessel& vessel) {
  vessel.tons = type.points * kTonsAPoint;
  vessel.draft = type.draught;
  vessel.half_knots = type.knots * 2 / kTenthsAKnot;
  vessel.length = row.length == 0 ? vessel.length : row.length;
  vessel.beam = row.beam == 0 ? vessel.beam : row.beam;
  vessel.crew = row.crew == 0 ? vessel.crew : row.crew;
  vessel.iron = row.iron == 0 ? vessel.iron : row.iron;
  vessel.ram = type.ram;
  vessel.spar_torpedo = type.spar;
}

/// A name that no other ship of the battle has.
std::string own_name(const table::Battle& battle, std::string_view name) {
  std::string tried{name};
  for (int number = 2;
       std::ranges::any_of(battle.ships, [&](const auto& each) { return each.name == tried; });
       ++number) {
    tried = std::string{name} + " " + std::to_string(number);
  }
  return tried;
}

/// A section of a card from which boxes are crossed off.
struct Boxes {
  table::Section section{};
  int whole{};
  int left{};
};

/// [RR-372] So many boxes of a card, always from the section that has the greatest part left; a
/// ship keeps a draft box.
std::vector<table::CrossedOff> boxes_lost(const ironclad::Card& card, int damage, int points) {
  using table::Section;
  std::array<Boxes, 6> all{{{Section::Midships, card.midships, card.midships},
                            {Section::Armor, card.armor, card.armor},
                            {Section::Speed, card.speed, card.speed},
                            {Section::Draft, card.draft, card.draft - 1},
                            {Section::Stack, card.stack, card.stack},
                            {Section::Ram, card.ram, card.ram}}};
  const int whole = card.boxes() - card.gun_boxes();
  for (int lost = (2 * whole * damage + points) / (2 * points); lost > 0; --lost) {
    Boxes& most = *std::ranges::max_element(all, [](const Boxes& a, const Boxes& b) {
      return a.left * std::max(1, b.whole) < b.left * std::max(1, a.whole);
    });
    most.left = std::max(0, most.left - 1);
  }
  std::vector<table::CrossedOff> crossed;
  for (const Boxes& each : all) {
    const int kept = each.section == Section::Draft ? each.left + 1 : each.left;
    if (kept < each.whole) {
      crossed.push_back({each.section, each.whole - kept});
    }
  }
  return crossed;
}

/// [RR-185] [RR-131] Whether she cannot steam in the fight.
bool lies_still(const river::Setting& setting, const river::State& state,
                const river::Vessel& vessel) {
  const bool dry = !setting.printed_run && river::fuel_of(vessel) == 0;
  return vessel.ground != river::Ground::Free || vessel.laid_up_to >= state.turn || dry;
}

}  // namespace

RiverCards::RiverCards(const ironclad::Charts& boxes, const river::Setting& setting,
                       const river::State& state, RiverBattle& made)
    : boxes_{&boxes}, setting_{&setting}, state_{&state}, made_{&made} {}

GunId RiverCards::gun_of(river::GunIndex index) {
  const river::Gun& gun = setting_->gun(index);
  const auto* const pattern = std::ranges::find(kPatterns, std::string_view{gun.code},
                                                [](const auto& each) { return each.first; });
  const std::string_view id = pattern == kPatterns.end() ? gun.code : pattern->second;
  if (const auto listed = made_->facts.find_gun(id)) {
    return *listed;
  }
  table::Gun own;
  own.id = id;
  own.name = gun.name;
  own.brief = gun.name;
  own.type = type_of_code(gun.code);
  own.factor = gun.penetration;
  own.points = gun.damage;
  own.alternate_moves = gun.alternate;
  made_->facts.guns.push_back(own);
  return GunId{static_cast<std::uint8_t>(made_->facts.guns.size() - 1)};
}

table::VesselId RiverCards::card_of(const VesselType& type,
                                    const std::vector<river::MountedGun>& guns, Side side,
                                    RiverShip& ship) {
  const HullRow& row = *find_hull(type.id);
  table::Vessel vessel = made_->facts.vessel(*made_->facts.find_vessel(row.listed));
  Places places{std::exchange(vessel.guns, {})};
  vessel.name = row.name;
  vessel.ships.clear();
  vessel.side = side;
  if (!row.own) {
    give_class(made_->facts, row.of_class, vessel);
    give_figures(row, type, vessel);
  }
  for (std::size_t i = 0; i < guns.size(); ++i) {
    const GunId gun = gun_of(guns[i].gun);
    const Mounting mounting =
        row.own ? places.take(gun) : mounting_of(i < row.guns.size() ? row.guns[i] : 'P');
    if (guns[i].state == GunState::Ready) {
      vessel.guns.push_back({gun, mounting});
      ship.guns.push_back(static_cast<std::uint8_t>(i));
      ship.types.push_back(guns[i].gun);
    }
  }
  made_->facts.vessels.push_back(std::move(vessel));
  return table::VesselId{static_cast<std::uint8_t>(made_->facts.vessels.size() - 1)};
}

table::BattleShip& RiverCards::add_ship(const VesselType& type, table::VesselId card, Side side,
                                        RiverShip ship, std::optional<int> number) {
  const std::string name{find_hull(type.id)->name};
  table::BattleShip placed;
  placed.name = own_name(made_->battle, number ? name + " " + std::to_string(*number) : name);
  placed.side = side;
  placed.card = card;
  made_->battle.ships.push_back(std::move(placed));
  made_->ships.push_back(std::move(ship));
  return made_->battle.ships.back();
}

void RiverCards::cross_off(table::BattleShip& ship, int damage, int points) {
  if (damage <= 0) {
    return;
  }
  if (made_->rules == RuleSet::Coastal) {
    const int whole = coastal::derive(made_->facts, ship.card).spv;
    ship.crossed_off.push_back(
        {table::Section::Points, (2 * whole * damage + points) / (2 * points)});
    return;
  }
  const auto lost = boxes_lost(ironclad::derive(made_->facts, ship.card, *boxes_), damage, points);
  ship.crossed_off.insert(ship.crossed_off.end(), lost.begin(), lost.end());
}

void RiverCards::add(river::VesselId id) {
  const river::Vessel& vessel = state_->vessel(id);
  const VesselType& type = setting_->type_of(vessel);
  RiverShip ship{
      vessel.supply ? RiverShip::Kind::Supply : RiverShip::Kind::Warship, id.value(), {}, {}};
  const table::VesselId card = card_of(type, vessel.guns, Side::Union, ship);
  table::Vessel& facts = made_->facts.vessels.back();
  facts.half_knots =
      std::max(1, facts.half_knots * (kTenthsAKnot - vessel.boiler) / kTenthsAKnot);  // [RR-124]
  facts.half_knots =
      std::max(1, facts.half_knots - kHalfKnotsABarge * static_cast<int>(vessel.barges.size()));
  table::BattleShip& placed =
      add_ship(type, card, Side::Union, std::move(ship), river::number_of_type(*state_, id));
  placed.die_modifier = int{vessel.modifier};  // [RR-128] [RR-382]
  add_troubles(vessel);
  add_rounds(placed, vessel);
  cross_off(placed, vessel.damage, type.points);
  if (vessel.stack_hits > 0) {
    std::erase_if(placed.crossed_off,
                  [](const auto& each) { return each.section == table::Section::Stack; });
    placed.crossed_off.push_back({table::Section::Stack, std::nullopt});
  }
  if (lies_still(*setting_, *state_, vessel)) {
    placed.anchored = true;
    placed.moves_from = made_->battle.turns + 1;
  }
}

void RiverCards::add_troubles(const river::Vessel& vessel) {
  const table::ShipId id{static_cast<std::uint8_t>(made_->battle.ships.size() - 1)};
  if (vessel.rudder != river::Rudder::Free) {  // [RR-130]
    made_->battle.rules.emplace_back(
        table::HelmJammed{id, vessel.rudder != river::Rudder::NoStarboardHelm,
                          vessel.rudder != river::Rudder::NoPortHelm});
  }
  const RiverShip& ship = made_->ships.back();
  for (std::size_t i = 0; i < ship.guns.size(); ++i) {
    if (vessel.guns.at(ship.guns[i]).suspect) {  // [RR-122]
      made_->battle.rules.emplace_back(
          table::SuspectGun{id, i, setting_->charts.figures.burst_from});
    }
  }
}

void RiverCards::add_rounds(table::BattleShip& placed, const river::Vessel& vessel) {
  if (setting_->printed_run) {
    return;  // nobody counts them
  }
  const RiverShip& ship = made_->ships.back();
  const table::Vessel& facts = made_->facts.vessel(placed.card);
  for (std::size_t i = 0; i < ship.types.size(); ++i) {
    const GunId gun = facts.guns[i].gun;
    if (!table::magazine_for(placed, gun)) {
      placed.magazines.push_back({gun, river::rounds_of(vessel, ship.types[i])});
    }
  }
}

std::optional<int> RiverCards::number_of_enemy(std::uint8_t place) const {
  const auto& all = state_->find_section(state_->fight->at)->enemies;
  const bool named = find_hull(setting_->type_of(all.at(place)).id)->name.starts_with("CSS ");
  return named || all.size() < 2 ? std::nullopt : std::optional{place + 1};
}

void RiverCards::add_enemy(std::uint8_t place, const river::Enemy& enemy) {
  const VesselType& type = setting_->type_of(enemy);
  RiverShip ship{RiverShip::Kind::Enemy, place, {}, {}};
  const table::VesselId card = card_of(type, enemy.guns, Side::Confederate, ship);
  table::Vessel& facts = made_->facts.vessels.back();
  if (enemy.unfinished || enemy.role != river::Find::Ironclad) {
    facts.half_knots = enemy.knots * 2 / kTenthsAKnot;  // [RR-171] [RR-172]
  }
  const auto halved = static_cast<int>(std::ranges::count(enemy.half_face, true));
  facts.iron = facts.iron * (kFaces * kGunsAFace - halved) / (kFaces * kGunsAFace);
  table::BattleShip& placed =
      add_ship(type, card, Side::Confederate, std::move(ship), number_of_enemy(place));
  placed.moored = enemy.unfinished;
  cross_off(placed, enemy.damage, type.points);
}

void RiverCards::add_torpedo_craft() {
  const auto row = setting_->charts.find_confederate(kTorpedoCraft);
  const VesselType& type = setting_->charts.confederate_vessels.at(*row);
  RiverShip ship{RiverShip::Kind::TorpedoCraft, 0, {}, {}};
  const table::VesselId card = card_of(type, {}, Side::Confederate, ship);
  const auto before =
      std::ranges::count(made_->ships, RiverShip::Kind::TorpedoCraft, &RiverShip::kind);
  const bool others = state_->find_section(state_->fight->at)->torpedo_craft > 1;
  add_ship(type, card, Side::Confederate, std::move(ship),
           others ? std::optional{static_cast<int>(before) + 1} : std::nullopt);
}

void RiverCards::add_battery(std::uint8_t place, const river::Battery& battery) {
  RiverFort fort{place, {}};
  table::FortFacts work;
  work.id = "battery-" + std::to_string(place + 1);
  work.name = "Battery " + std::to_string(place + 1);
  work.work = table::FortWork::LowEarth;  // [RR-381] four boxes a gun [IC-T18]
  for (std::size_t i = 0; i < battery.guns.size(); ++i) {
    if (battery.guns[i].state == GunState::Ready) {
      fort.guns.push_back(static_cast<std::uint8_t>(i));
      work.guns.push_back({gun_of(battery.guns[i].gun), static_cast<int>(fort.guns.size())});
    }
  }
  // [RR-381] A square inch of earth a gun: 40 points [RC-384]; a man each [RC-385].
  work.squares = static_cast<int>(work.guns.size());
  work.width = Inches::of(1);
  work.depth = Inches::of(work.squares);
  work.crew = work.squares;
  table::BattleFort placed;
  placed.name = work.name;
  placed.card = table::FortCardId{
      static_cast<std::uint8_t>(made_->facts.forts.size() + made_->battle.works.size())};
  placed.side = Side::Confederate;
  placed.facing = facing_of(battery.bank);
  made_->battle.works.push_back(std::move(work));
  made_->battle.forts.push_back(placed);
  made_->forts.push_back(std::move(fort));
}

table::Heading facing_of(river::Hand bank) noexcept {
  constexpr int kRightwards = 90;
  constexpr int kLeftwards = 270;
  return table::Heading::degrees(bank == river::Hand::Left ? kRightwards : kLeftwards);
}

}  // namespace core::tabletop
