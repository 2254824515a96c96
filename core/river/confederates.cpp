#include "core/river/confederates.h"

#include <algorithm>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kSix = 6;
constexpr int kTen = 10;
constexpr int kHundred = 100;
constexpr int kHalfOfTen = 5;  // [RR-145] [RR-150] d10 1-5, 6-10
constexpr int kOfEnemies = 2;  // dice of a section: its Confederates
constexpr int kTenths = 10;

constexpr std::string_view kGunboatId = "gunboat";
constexpr std::string_view kHeavyId = "heavy";

/// A die of five and five.
bool first_half(Record& record, RuleId why) { return record.roll_river(why, kTen) <= kHalfOfTen; }

/// [RR-145] The bank of what lies ashore: the cliffs' side when they are on one.
Hand thrown_bank(Record& record, Place place) {
  switch (record.section(place).cliffs) {
    case Cliffs::Left:
      return Hand::Left;
    case Cliffs::Right:
      return Hand::Right;
    case Cliffs::None:
    case Cliffs::Both:
      break;
  }
  return first_half(record, "RR-145"_rule) ? Hand::Left : Hand::Right;
}

/// [RR-144] A line of table RR-T17 with guns, and whether a mine goes with it.
std::pair<BatteryLine, Mine> thrown_strength(Record& record) {
  Mine mine = Mine::None;
  for (;;) {
    const BatteryLine& line = record.charts().battery.of(record.roll_river("RR-144"_rule, kTen));
    if (!line.empty()) {
      return {line, mine};
    }
    mine = Mine::Laid;
  }
}

Battery battery_of(const BatteryLine& line, Mine mine) {
  Battery battery;
  battery.mine = mine;
  for (const GunCount& each : line) {
    battery.guns.insert(battery.guns.end(), static_cast<std::size_t>(each.count),
                        {each.gun, GunState::Ready, false});
  }
  return battery;
}

void add_battery(Record& record, Place place, Battery battery) {
  const auto count = static_cast<int>(battery.guns.size());
  const std::string_view key = battery.hidden ? "hidden-battery" : "battery";
  record.change(place, [&](Section& section) { section.batteries.push_back(std::move(battery)); });
  record.tell(told("RR-144"_rule, key).at(place).with_figures({count}));
}

/// [RR-146] [RR-148] [RR-286] Whether prisoners have not told of it.
bool stays_hidden(const Record& record) {
  return record.state().turn > record.state().disclosed_to;
}

Enemy enemy_of(const Charts& charts, Find role, std::uint8_t type) {
  Enemy enemy;
  enemy.role = role;
  enemy.type = type;
  enemy.knots = static_cast<std::int16_t>(charts.confederate_vessels.at(type).knots);
  for (const GunCount& each : charts.confederate_vessels.at(type).guns) {
    enemy.guns.insert(enemy.guns.end(), static_cast<std::size_t>(each.count),
                      {each.gun, GunState::Ready, false});
  }
  return enemy;
}

void add_enemy(Record& record, Place place, Enemy enemy) {
  const std::uint8_t type = enemy.type;
  record.change(place, [&](Section& section) { section.enemies.push_back(std::move(enemy)); });
  record.tell(told("RR-140"_rule, "enemy-vessel").at(place).on(type));
}

Enemy gunboat_of(const Charts& charts, bool heavy) {
  return enemy_of(charts, heavy ? Find::HeavyGunboat : Find::Gunboat,
                  charts.find_confederate(heavy ? kHeavyId : kGunboatId).value_or(0));
}

/// [RR-164] [RR-165] A gunboat with her company.
void add_gunboat(Record& record, Place place) {
  const int company = record.roll_river("RR-164"_rule, kSix) - 1;
  const int torpedoes = company / 2;
  Enemy gunboat = gunboat_of(record.charts(), false);
  gunboat.consorts = static_cast<std::int8_t>(company - torpedoes);
  add_enemy(record, place, std::move(gunboat));
  record.change(place, [&](Section& section) {
    section.torpedo_craft = static_cast<std::int8_t>(section.torpedo_craft + torpedoes);
  });
  if (company > 0) {
    record.tell(told("RR-164"_rule, "consorts").at(place).with_figures({company, torpedoes}));
  }
}

/// [RR-166] [RR-167] A heavy gunboat with gunboats that bring no consorts.
void add_heavy_gunboat(Record& record, Place place) {
  const int company = record.roll_river("RR-166"_rule, kSix) - 1;
  add_enemy(record, place, gunboat_of(record.charts(), true));
  for (int i = 0; i < company; ++i) {
    add_enemy(record, place, gunboat_of(record.charts(), false));
  }
}

/// [RR-171] [RR-172] An ironclad that is not finished, and her guardship.
void add_unfinished(Record& record, Place place) {
  Enemy ironclad = enemy_of(record.charts(), Find::Ironclad, record.setting().begin.ironclad);
  constexpr int kMissingFrom = 5;
  ironclad.unfinished = true;
  const int knots = record.roll_river("RR-171"_rule, kSix) - 1;
  ironclad.knots = static_cast<std::int16_t>(std::min<int>(knots * kTenths, ironclad.knots));
  for (bool& half : ironclad.half_face) {
    half = record.roll_river("RR-172"_rule, kSix) >= kMissingFrom;
  }
  for (MountedGun& gun : ironclad.guns) {
    gun.state =
        record.roll_river("RR-172"_rule, kSix) >= kMissingFrom ? GunState::Gone : GunState::Ready;
  }
  add_enemy(record, place, std::move(ironclad));
  record.tell(told("RR-171"_rule, "unfinished").at(place).with_figures({knots}));
  add_enemy(record, place, gunboat_of(record.charts(), true));
}

/// [RR-154] The banks of batteries at a crossing: one each where there are two, the third on one at
/// random; one alone as [RR-145].
void place_batteries(Record& record, Place place, std::vector<Battery>& batteries) {
  if (batteries.size() == 1) {
    batteries.front().bank = thrown_bank(record, place);
    return;
  }
  for (std::size_t i = 0; i < batteries.size(); ++i) {
    const bool left = i < 2 ? i == 0 : first_half(record, "RR-154"_rule);
    batteries[i].bank = left ? Hand::Left : Hand::Right;
  }
}

/// [RR-149] The batteries at a bridge or a ferry.
void add_defence(Record& record, Place place, std::optional<CrossingPoint> known) {
  const BridgeDefence& defence = record.charts().bridge.of(record.roll_river("RR-149"_rule, kSix));
  std::vector<Battery> batteries;
  for (int i = 0; i < defence.batteries; ++i) {
    auto [line, mine] = thrown_strength(record);
    batteries.push_back(battery_of(line, mine));
  }
  const CrossingPoint kind = known                               ? *known
                             : first_half(record, "RR-150"_rule) ? CrossingPoint::Bridge
                                                                 : CrossingPoint::Ferry;
  for (Battery& each : batteries) {
    each.guards = kind == CrossingPoint::Bridge ? Guards::Bridge : Guards::Ferry;
  }
  place_batteries(record, place, batteries);
  if (defence.one_hidden) {
    batteries.back().hidden = stays_hidden(record);
  }
  // [RR-343] A second one leaves the first where it is: its batteries say what they guard.
  record.change(place, [kind](Section& section) {
    section.crossing = section.crossing == CrossingPoint::None ? kind : section.crossing;
  });
  record.tell(told("RR-150"_rule, kind == CrossingPoint::Bridge ? "bridge" : "ferry").at(place));
  for (Battery& each : batteries) {
    add_battery(record, place, std::move(each));
  }
}

/// [RR-160] [RR-161] A town, and who holds it.
void add_town(Record& record, Place place) {
  constexpr int kDefendedOn = 9;  // [RR-162]
  const int face = record.roll_river("RR-161"_rule, kTen);
  const bool defended =
      face == kDefendedOn || (record.options().town_nine_or_more && face > kDefendedOn);
  const Hand bank = thrown_bank(record, place);
  record.change(place, [&](Section& section) { section.towns.push_back({bank, {}}); });
  record.tell(told("RR-160"_rule, bank == Hand::Left ? "town-left" : "town-right").at(place));
  if (defended) {
    add_gunboat(record, place);
    set_up_battery(record, place, bank, Guards::Town, false);
  }
}

/// [RR-173] What a word of table RR-T10 brings.
void add_find(Record& record, Place place, Find find) {
  switch (find) {
    case Find::Nothing:
      return;
    case Find::ShoreBattery:
    case Find::HiddenBattery: {
      auto [line, mine] = thrown_strength(record);
      Battery battery = battery_of(line, mine);
      battery.bank = thrown_bank(record, place);
      battery.hidden = find == Find::HiddenBattery && stays_hidden(record);
      add_battery(record, place, std::move(battery));
      return;
    }
    case Find::BridgeOrFerry: {
      const bool is_bridge = record.section(place).terrain == Terrain::Shallows;
      add_defence(record, place, is_bridge ? std::optional{CrossingPoint::Bridge} : std::nullopt);
      return;
    }
    case Find::Town:
      return add_town(record, place);
    case Find::Gunboat:
      return add_gunboat(record, place);
    case Find::HeavyGunboat:
      return add_heavy_gunboat(record, place);
    case Find::Ironclad:
      return add_enemy(record, place,
                       enemy_of(record.charts(), Find::Ironclad, record.setting().begin.ironclad));
    case Find::UnderConstruction:
      return add_unfinished(record, place);
  }
}

}  // namespace

Column column_of(Terrain terrain) noexcept {
  switch (terrain) {
    case Terrain::Open:
      return Column::Open;
    case Terrain::Narrows:
    case Terrain::Bluffs:
    case Terrain::NarrowsWooded:
      return Column::BluffsNarrows;
    case Terrain::Wooded:
      return Column::Wooded;
    case Terrain::Marshes:
      return Column::Marshes;
    case Terrain::Shallows:
      return Column::Shallows;
  }
  return Column::Open;
}

int action_modifier(const Options& options, int turn) noexcept {
  return options.turns_completed ? turn - 1 : turn;
}

void set_up_battery(Record& record, Place place, Hand bank, Guards guards, bool hidden) {
  auto [line, mine] = thrown_strength(record);
  Battery battery = battery_of(line, mine);
  battery.bank = bank;
  battery.guards = guards;
  battery.hidden = hidden;
  add_battery(record, place, std::move(battery));
}

void find_confederates(Record& record, Place place) {
  record.lay_river_dice(place, kOfEnemies);
  const auto index = static_cast<std::size_t>(place.section - 1);
  const auto& plot = record.setting().plot;
  const int modifier = action_modifier(record.options(), record.state().turn);
  const int face = record.roll_river("RR-140"_rule, kHundred, modifier);
  const int score = face + modifier;
  const Encounter found =
      record.charts().encounter(score, column_of(record.section(place).terrain));
  record.change(place, [&](Section& section) {
    section.found = found;
    section.rolls.action = static_cast<std::uint8_t>(face);
    section.rolls.action_score = static_cast<std::int16_t>(score);
  });
  record.tell(
      told("RR-140"_rule, "action-found")
          .at(place)
          .with_figures({score, static_cast<int>(found.first), static_cast<int>(found.second)}));
  // [RR-343] What the map has comes besides.
  if (place.branch == 0 && index < plot.size()) {
    if (plot[index].town) {
      add_town(record, place);
    }
    if (plot[index].crossing != CrossingPoint::None) {
      add_defence(record, place, plot[index].crossing);
    }
  }
  add_find(record, place, found.first);
  add_find(record, place, found.second);
}

int guns_ready(const Battery& battery) noexcept {
  return static_cast<int>(std::ranges::count(battery.guns, GunState::Ready, &MountedGun::state));
}

bool is_active(const Battery& battery) noexcept { return guns_ready(battery) > 0; }

bool is_active(const Enemy& enemy) noexcept { return enemy.fate == EnemyFate::Active; }

bool has_undealt(const Section& section) noexcept {
  return std::ranges::any_of(section.batteries,
                             [](const Battery& each) { return is_active(each) && !each.passed; }) ||
         std::ranges::any_of(section.enemies, [](const Enemy& each) { return is_active(each); });
}

bool has_enemies(const Section& section) noexcept {
  return std::ranges::any_of(section.batteries,
                             [](const Battery& each) { return is_active(each); }) ||
         std::ranges::any_of(section.enemies, [](const Enemy& each) { return is_active(each); });
}

bool is_undefended(const Section& section) noexcept {
  return std::ranges::none_of(
             section.batteries,
             [](const Battery& each) { return each.guards == Guards::Town && is_active(each); }) &&
         std::ranges::none_of(section.enemies, [](const Enemy& each) { return is_active(each); });
}

bool has_ironclad(const Section& section) noexcept {
  return std::ranges::any_of(section.enemies, [](const Enemy& each) {
    return each.role == Find::Ironclad && is_active(each);
  });
}

}  // namespace core::river
