#include "core/cli/river_answers.h"

#include "core/cli/words.h"
#include "core/river/order_text.h"
#include "core/river/outlook.h"
#include "core/tabletop/river_words.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace core::cli {
namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 2> kBankWords{"left", "right"};
constexpr std::array<std::string_view, 4> kCliffWords{"none", "left", "right", "both"};
constexpr std::array<std::string_view, 3> kNarrowingWords{"none", "half-width", "island"};
constexpr std::array<std::string_view, 3> kCrossingWords{"none", "bridge", "ferry"};
constexpr std::array<std::string_view, 4> kGuardWords{"shore", "bridge", "ferry", "town"};
constexpr std::array<std::string_view, 4> kRudderWords{"free", "no-port-helm", "no-starboard-helm",
                                                       "ahead-only"};
constexpr std::array<std::string_view, 4> kFaceWords{"bow", "stern", "port", "starboard"};
constexpr double kHundredthsOfAKnot = 100;
constexpr double kTenthsOfAKnot = 10;

template <std::size_t N, class Enumerator>
std::string_view word_in(const std::array<std::string_view, N>& words, Enumerator which) {
  return words.at(static_cast<std::size_t>(which));
}

Json or_null(const auto& value) { return value ? Json(*value) : Json(nullptr); }

std::string bounds_text(const rulebook::Rulebook& book, const river::Charts& charts,
                        const river::Bounds& bounds) {
  const std::string worst = tabletop::level_name(book, worst_level(charts, bounds));
  const std::string best = tabletop::level_name(book, best_level(charts, bounds));
  return bounds.worst && bounds.best
             ? fmt::format("{} points ({}) to {} ({})", *bounds.worst, worst, *bounds.best, best)
             : fmt::format("{} to {}", worst, best);
}

Json bounds_json(const river::Charts& charts, const river::Bounds& bounds) {
  return {{"worst", or_null(bounds.worst)},
          {"worst_level", static_cast<int>(worst_level(charts, bounds))},
          {"best", or_null(bounds.best)},
          {"best_level", static_cast<int>(best_level(charts, bounds))}};
}

Json guns_json(const river::Charts& charts, const std::vector<tabletop::BriefGuns>& guns) {
  Json all = Json::array();
  for (const tabletop::BriefGuns& each : guns) {
    all.push_back({{"gun", charts.guns.at(each.gun).code},
                   {"ready", each.ready},
                   {"all", each.all},
                   {"suspect", each.suspect},
                   {"rounds", or_null(each.rounds)}});
  }
  return all;
}

Json vessel_json(const rulebook::Rulebook& book, const river::Setting& setting,
                 const river::State& state, const tabletop::BriefVessel& brief) {
  const river::Vessel& vessel = state.vessel(brief.vessel);
  const auto words = river::vessel_words(setting, state);
  return {{"vessel", words.at(brief.vessel.value())},
          {"name", tabletop::vessel_name(book, setting, state, brief.vessel)},
          {"supply", vessel.supply},
          {"damage", vessel.damage},
          {"points", setting.type_of(vessel).points},
          {"knots", brief.speed / kHundredthsOfAKnot},
          {"guns", guns_json(setting.charts, brief.guns)},
          {"aground", brief.aground},
          {"laid_up", brief.laid_up},
          {"no_fuel", brief.no_fuel},
          {"rudder", word_in(kRudderWords, vessel.rudder)},
          {"stack_hits", vessel.stack_hits},
          {"steering_hits", vessel.steering_hits},
          {"modifier", vessel.modifier},
          {"barges", vessel.barges.size()},
          {"tows", vessel.towing ? Json(words.at(vessel.towing->value())) : Json(nullptr)}};
}

Json battery_json(const river::Charts& charts, const river::Battery& battery,
                  const tabletop::BriefBattery& brief) {
  return {{"battery", brief.index + 1},
          {"bank", word_in(kBankWords, battery.bank)},
          {"guards", word_in(kGuardWords, battery.guards)},
          {"hidden", battery.hidden},
          {"mine", battery.mine == river::Mine::Laid},
          {"guns", guns_json(charts, brief.guns)}};
}

Json enemy_json(const river::Setting& setting, const river::Enemy& enemy,
                const tabletop::BriefEnemy& brief) {
  Json faces = Json::array();
  for (std::size_t i = 0; i < kFaceWords.size(); ++i) {
    if (enemy.half_face.at(i)) {
      faces.push_back(kFaceWords.at(i));
    }
  }
  return {{"enemy", brief.index + 1},
          {"vessel", setting.type_of(enemy).id},
          {"damage", enemy.damage},
          {"points", setting.type_of(enemy).points},
          {"knots", enemy.knots / kTenthsOfAKnot},
          {"unfinished", enemy.unfinished},
          {"half_armour", std::move(faces)},
          {"guns", guns_json(setting.charts, brief.guns)}};
}

/// [RR-373] The outcomes that a report may tell.
Json exits_json(const tabletop::BriefExits& exits) {
  Json words = Json::array({"holds"});
  if (exits.passes) {
    words.push_back("passed");
  }
  if (exits.breaks_off) {
    words.push_back("broke-off");
  }
  return words;
}

}  // namespace

river::Reached reached_in(const river::State& state) {
  const river::Place at = state.main().at;
  const bool this_turn = state.step == river::Step::Orders;
  return {at.branch != 0, at.section, state.turn + (this_turn ? 0 : 1)};
}

std::string levels_text(const rulebook::Rulebook& book, const river::Setting& setting,
                        const river::State& state) {
  const river::LevelOutlook outlook = level_outlook(setting, state);
  const river::Charts& charts = setting.charts;
  std::string text =
      fmt::format("as the ledger stands now: {} ({})\n", counted(outlook.now, "point"),
                  tabletop::level_name(book, charts.level(outlook.now)));
  if (!outlook.last_turn) {
    text += "if it ends with this turn: " + bounds_text(book, charts, outlook.this_turn) + '\n';
  }
  return text + "still within reach: " + bounds_text(book, charts, outlook.final) + '\n';
}

Json levels_json(const river::Setting& setting, const river::State& state) {
  const river::LevelOutlook outlook = level_outlook(setting, state);
  return {{"points", outlook.now},
          {"level", static_cast<int>(setting.charts.level(outlook.now))},
          {"last_turn", outlook.last_turn},
          {"this_turn", bounds_json(setting.charts, outlook.this_turn)},
          {"final", bounds_json(setting.charts, outlook.final)}};
}

Json brief_json(const rulebook::Rulebook& book, const river::Setting& setting,
                const river::State& state, const tabletop::RiverBrief& brief) {
  const river::Section& section = *state.find_section(brief.place);
  Json towns = Json::array();
  for (const river::Town& each : section.towns) {
    towns.push_back(word_in(kBankWords, each.bank));
  }
  Json vessels = Json::array();
  for (const tabletop::BriefVessel& each : brief.union_vessels) {
    vessels.push_back(vessel_json(book, setting, state, each));
  }
  Json batteries = Json::array();
  for (const tabletop::BriefBattery& each : brief.batteries) {
    batteries.push_back(battery_json(setting.charts, section.batteries.at(each.index), each));
  }
  Json enemies = Json::array();
  for (const tabletop::BriefEnemy& each : brief.enemies) {
    enemies.push_back(enemy_json(setting, section.enemies.at(each.index), each));
  }
  return {{"place", tabletop::place_name(book, state, brief.place)},
          {"turn", state.turn},
          {"group", brief.group.value()},
          {"terrain", tabletop::terrain_name(book, section.terrain)},
          {"cliffs", word_in(kCliffWords, section.cliffs)},
          {"narrowing", word_in(kNarrowingWords, section.narrowing)},
          {"tributary", brief.place.branch != 0},
          {"current", brief.current / kHundredthsOfAKnot},
          {"crossing", word_in(kCrossingWords, section.crossing)},
          {"towns", std::move(towns)},
          {"daylight", brief.daylight},
          {"from_above", brief.downstream},
          {"drifting", brief.drifting},
          {"union", std::move(vessels)},
          {"batteries", std::move(batteries)},
          {"enemies", std::move(enemies)},
          {"torpedo_craft", brief.torpedo_craft},
          {"consorts", brief.consorts},
          {"fires_first", brief.fires_first ? Json(*brief.fires_first + 1) : Json(nullptr)},
          {"to_the_death", brief.to_the_death},
          {"outcomes", exits_json(brief.exits)},
          {"rounds_fought", brief.rounds_fought}};
}

}  // namespace core::cli
