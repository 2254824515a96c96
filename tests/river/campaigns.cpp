#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

namespace tests::river {
namespace {

using core::river::Charts;
using core::river::Fate;
using core::river::Group;
using core::river::GunCount;
using core::river::GunState;

/// A section that has been entered: Open banks, ahead to the East, nothing found.
Section empty_section(std::int16_t turn) {
  Section section;
  section.entered = true;
  section.entered_in = turn;
  return section;
}

State state_of(const Setting& setting, const Position& position) {
  State state = core::river::begin_state(setting);
  for (std::int16_t i = 1; i <= position.section; ++i) {
    state.branches.front().sections.push_back(empty_section(i));
  }
  for (Vessel& each : state.vessels) {
    each.fuel = each.supply ? each.fuel : std::int16_t{kFullBunkers};
  }
  state.groups.front().at = {0, position.section};
  state.been_in = position.section > 0;
  state.turn = position.turn > 0 ? position.turn : static_cast<std::int16_t>(position.section + 1);
  state.course = Course::Hold;
  state.step = Step::Orders;
  state.dice = core::base::Dice{setting.begin.seed, position.dice};
  if (position.edit) {
    position.edit(state);
  }
  return state;
}

std::shared_ptr<const Setting> setting_in(const Position& position) {
  return position.setting ? position.setting : setting_of(flotilla());
}

Action order(Course course) { return core::river::GiveOrder{course, 0, {}}; }

Action scavenge(core::river::Scavenging::What what, std::uint8_t which) {
  return core::river::GiveOrder{Course::Hold, 0, core::river::Scavenging{what, which}};
}

std::string broken_vessel(const Setting& setting, const State& state, std::size_t i) {
  const Vessel& vessel = state.vessels[i];
  const auto& type = setting.type_of(vessel);
  const std::string name = type.id + " (" + std::to_string(i) + ")";
  const auto& fuel = setting.charts.fuel;
  if (vessel.fuel < 0 || vessel.fuel > (vessel.supply ? fuel.supply : fuel.warship)) {
    return name + " has " + std::to_string(vessel.fuel) + " points of fuel";
  }
  if (static_cast<int>(vessel.barges.size()) > fuel.barges ||
      std::ranges::any_of(vessel.barges, [&](int points) { return points > fuel.barge; })) {
    return name + " has too many barges, or one too full";
  }
  if (vessel.damage < 0 || vessel.damage > type.points || vessel.pool < 0 ||
      vessel.pool > vessel.damage || vessel.damage_ever < vessel.damage || vessel.turn_damage < 0) {
    return name + " has damage that cannot be";
  }
  if (vessel.stack_hits < 0 || vessel.steering_hits < 0) {
    return name + " has less than no critical damage";
  }
  int cargo = 0;
  for (const auto& each : vessel.rounds) {
    const auto guns = std::ranges::count(vessel.guns, each.gun, &core::river::MountedGun::gun);
    cargo += each.count;
    if (each.count < 0 || (!vessel.supply && each.count > guns * core::river::kRoundsPerGun)) {
      return name + " has " + std::to_string(each.count) + " rounds of a gun";
    }
  }
  if (vessel.supply && cargo > core::river::kCargoRounds) {
    return name + " carries too many rounds";
  }
  const bool has_group = state.find_group(vessel.group) != nullptr;
  const bool takes_part = vessel.fate == Fate::Afloat || vessel.fate == Fate::Trapped;
  if (takes_part && !has_group) {
    return name + " is in no group";
  }
  if (vessel.towing &&
      (vessel.fate != Fate::Afloat || state.vessel(*vessel.towing).fate != Fate::Afloat ||
       state.vessel(*vessel.towing).group != vessel.group)) {
    return name + " tows one who is not beside her";
  }
  return {};
}

std::string broken_group(const State& state, const Group& group) {
  const std::string name = "group " + std::to_string(group.id.value());
  if (group.at.branch >= state.branches.size() ||
      (group.at != kMississippi &&
       (state.find_section(group.at) == nullptr || !state.find_section(group.at)->entered))) {
    return name + " is in an unknown section";
  }
  if (group.id.value() >= state.next_group ||
      std::ranges::count(state.groups, group.id, &Group::id) != 1) {
    return name + " has a number that it cannot have";
  }
  return {};
}

std::string broken_section(const Setting& setting, const Section& section) {
  for (const Enemy& each : section.enemies) {
    if (each.damage < 0 || each.damage > setting.type_of(each).points) {
      return "a Confederate vessel has damage that cannot be";
    }
    if (each.consorts < 0 || (each.consorts > 0 && each.fate != core::river::EnemyFate::Active)) {
      return "a Confederate vessel has consorts that cannot be";
    }
  }
  for (const Battery& each : section.batteries) {
    const auto ready =
        std::ranges::count(each.guns, GunState::Ready, &core::river::MountedGun::state);
    if (each.charged < 0 || each.charged > ready) {
      return "a battery is charged for guns that it has not";
    }
  }
  if (section.torpedo_craft < 0) {
    return "a section has less than no torpedo craft";
  }
  return {};
}

}  // namespace

Begin flotilla(std::size_t sample) {
  return core::river::sample_begin(tested_charts(), sample, 1, 1);
}

std::shared_ptr<const Setting> setting_of(const Begin& begin) {
  return core::river::make_setting(tested_charts(), begin);
}

std::shared_ptr<const Setting> with_options(const std::function<void(Options&)>& edit) {
  Begin begin = flotilla();
  edit(begin.options);
  return setting_of(begin);
}

Game in_orders(const Position& position) {
  const auto setting = setting_in(position);
  return {setting, state_of(*setting, position)};
}

Game at_night(const Position& position) {
  Position night = position;
  night.edit = [&position](State& state) {
    state.step = Step::Night;
    state.stage = core::river::Stage::Night;
    if (position.edit) {
      position.edit(state);
    }
  };
  return in_orders(night);
}

Section& section_of(State& state, std::int16_t section) {
  return state.branches.front().sections.at(static_cast<std::size_t>(section - 1));
}

const Section& section_of(const Game& game, Place place) {
  return game.state().branch(place).sections.at(static_cast<std::size_t>(place.section - 1));
}

const Section& section_of(const Game& game, std::int16_t section) {
  return section_of(game, Place{0, section});
}

GroupId detach(State& state, std::initializer_list<VesselId> vessels, Place at, Standing standing) {
  Group own;
  own.id = GroupId{state.next_group++};
  own.at = at;
  own.standing = standing;
  state.groups.push_back(own);
  for (const VesselId each : vessels) {
    state.vessels.at(each.value()).group = own.id;
  }
  return own.id;
}

const Group& group_of(const Game& game, GroupId id) {
  const Group* const group = game.state().find_group(id);
  EXPECT_NE(group, nullptr) << "group " << int{id.value()};
  return group == nullptr ? game.state().main() : *group;
}

GunIndex gun(std::string_view code) { return tested_charts().find_gun(code).value(); }

Battery battery_with(std::initializer_list<std::string_view> guns) {
  Battery battery;
  for (const std::string_view each : guns) {
    battery.guns.push_back({gun(each), GunState::Ready, false});
  }
  return battery;
}

Battery battery_of_line(int face) {
  Battery battery;
  for (const GunCount& each : tested_charts().battery.of(face)) {
    battery.guns.insert(battery.guns.end(), static_cast<std::size_t>(each.count),
                        {each.gun, GunState::Ready, false});
  }
  return battery;
}

Enemy enemy_like(std::string_view id) {
  const Charts& charts = tested_charts();
  Enemy enemy;
  enemy.type = charts.find_confederate(id).value();
  const auto& type = charts.confederate_vessels.at(enemy.type);
  enemy.role = type.half_damage ? core::river::Find::Ironclad
               : id == "heavy"  ? core::river::Find::HeavyGunboat
                                : core::river::Find::Gunboat;
  enemy.knots = static_cast<std::int16_t>(type.knots);
  for (const GunCount& each : type.guns) {
    enemy.guns.insert(enemy.guns.end(), static_cast<std::size_t>(each.count),
                      {each.gun, GunState::Ready, false});
  }
  return enemy;
}

Action advance() { return order(Course::Advance); }

Action explore() { return order(Course::Explore); }

Action hold() { return order(Course::Hold); }

Action fall_back(std::int8_t sections) {
  return core::river::GiveOrder{Course::FallBack, sections, {}};
}

Action quit() { return order(Course::Quit); }

Action scavenge_town(std::uint8_t which) {
  return scavenge(core::river::Scavenging::What::Town, which);
}

Action scavenge_battery(std::uint8_t which) {
  return scavenge(core::river::Scavenging::What::Battery, which);
}

Action scavenge_prize(std::uint8_t which) {
  return scavenge(core::river::Scavenging::What::Prize, which);
}

Action fight_on() { return core::river::FightOn{}; }

Action run_past() { return core::river::RunPast{}; }

Action break_off() { return core::river::BreakOff{}; }

Action tie_up() { return core::river::EndDay{}; }

Action drop_down(std::int8_t sections) { return core::river::EndDay{sections}; }

std::vector<Event> act(Game& game, const Action& action) {
  auto done = game.act(action);
  EXPECT_TRUE(done.has_value()) << (done ? "" : done.error().rule.text()) << ' '
                                << (done ? "" : done.error().key);
  return done ? *done : std::vector<Event>{};
}

std::string refusal_of(Game& game, const Action& action) {
  const State before = game.state();
  const auto judged = game.judge(action);
  EXPECT_TRUE(game.state() == before) << "judging has changed the state";
  const auto done = game.act(action);
  EXPECT_EQ(judged.has_value(), done.has_value());
  if (done) {
    return "";
  }
  EXPECT_TRUE(game.state() == before) << "what is refused has changed the state";
  const auto& why = done.error();
  EXPECT_TRUE(!judged && judged.error().key == why.key && judged.error().rule == why.rule);
  const std::string figures = why.need == 0 && why.have == 0
                                  ? ""
                                  : ' ' + std::to_string(why.need) + '/' + std::to_string(why.have);
  return why.rule.text() + ' ' + std::string{why.key} + figures;
}

std::vector<Rolled> rolls_in(const std::vector<Event>& events) {
  std::vector<Rolled> rolls;
  for (const Event& each : events) {
    if (const auto* const roll = std::get_if<Rolled>(&each)) {
      rolls.push_back(*roll);
    }
  }
  return rolls;
}

std::vector<int> faces_for(const std::vector<Event>& events, RuleId rule) {
  std::vector<int> faces;
  for (const Rolled& each : rolls_in(events)) {
    if (each.why == rule) {
      faces.push_back(each.face);
    }
  }
  return faces;
}

bool tells(const std::vector<Event>& events, std::string_view key) {
  return std::ranges::any_of(events, [key](const Event& each) {
    const auto* const told = std::get_if<Told>(&each);
    return told != nullptr && told->key == key;
  });
}

Told told_as(const std::vector<Event>& events, std::string_view key) {
  for (const Event& each : events) {
    if (const auto* const told = std::get_if<Told>(&each); told != nullptr && told->key == key) {
      return *told;
    }
  }
  ADD_FAILURE() << "nothing tells " << key;
  return {};
}

int points_for(const State& state, RuleId rule) {
  int points = 0;
  for (const auto& each : state.ledger) {
    points += each.rule == rule.number ? each.points : 0;
  }
  return points;
}

std::string broken(const Setting& setting, const State& state) {
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    if (std::string wrong = broken_vessel(setting, state, i); !wrong.empty()) {
      return wrong;
    }
  }
  for (const Group& each : state.groups) {
    if (std::string wrong = broken_group(state, each); !wrong.empty()) {
      return wrong;
    }
  }
  for (const auto& branch : state.branches) {
    for (const Section& each : branch.sections) {
      if (std::string wrong = broken_section(setting, each); !wrong.empty()) {
        return wrong;
      }
    }
  }
  std::vector<VesselId> line = state.line;
  std::ranges::sort(line);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.size() != state.vessels.size() || line[i].value() != i) {
      return "the line is not all vessels, each once";
    }
  }
  if (state.groups.empty() || state.groups.front().id != kMainGroup) {
    return "the main flotilla is not the first group";
  }
  const bool waits_for_orders = state.step == Step::Orders || state.step == Step::Night;
  if (waits_for_orders && (state.fight || state.motion || !state.to_move.empty())) {
    return "orders are asked for while something is under way";
  }
  if (state.result && state.result->points != state.points()) {
    return "the result is not the sum of the ledger";
  }
  return {};
}

}  // namespace tests::river
