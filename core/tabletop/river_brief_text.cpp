// [RR-371] The brief of an encounter in words, line by line.
#include "core/tabletop/river_brief.h"
#include "core/tabletop/river_words.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core::tabletop {
namespace {

using rulebook::Rulebook;

constexpr int kTenthKnots = 10;
constexpr int kHundredthKnots = 100;

/// Words of the chart `river_brief`, filled in.
class BriefWriter {
 public:
  BriefWriter(const Rulebook& book, const river::Setting& setting, const river::State& state,
              const RiverBrief& brief)
      : book_{&book},
        setting_{&setting},
        state_{&state},
        brief_{&brief},
        section_{state.find_section(brief.place)} {}

  [[nodiscard]] std::string text() {
    ground();
    line("union");
    for (const BriefVessel& each : brief_->union_vessels) {
      union_vessel(each);
    }
    line("confederates");
    for (const BriefBattery& each : brief_->batteries) {
      battery(each);
    }
    for (const BriefEnemy& each : brief_->enemies) {
      enemy(each);
    }
    company();
    how_it_begins();
    return std::move(text_);
  }

 private:
  [[nodiscard]] std::string said(std::string_view key, const words::Words& words = {}) const {
    return words::fill(words::sentence_under(*book_, "river_brief", key), words, "?");
  }

  void line(std::string_view key, const words::Words& words = {}) {
    text_ += said(key, words) + '\n';
  }

  /// A part of the encounter, with a sign before it that it is one of several.
  void entry(std::string_view key, const words::Words& words) {
    text_ += "  " + said(key, words) + '\n';
  }

  void ground() {
    line("title", {{"there", place_phrase(*book_, *state_, brief_->place)},
                   {"terrain", terrain_name(*book_, section_->terrain)}});
    static constexpr std::array<std::string_view, 4> kCliffs{"", "cliffs-left", "cliffs-right",
                                                             "cliffs-both"};
    if (section_->cliffs != river::Cliffs::None) {
      line(kCliffs.at(static_cast<std::size_t>(section_->cliffs)));
    }
    const bool half = section_->narrowing == river::Narrowing::HalfWidth;
    if (brief_->place.branch == 0) {
      line(half ? "width-main-half" : "width-main");
    } else {
      line(half ? "width-tributary-half" : "width-tributary");
    }
    if (section_->narrowing == river::Narrowing::Island) {
      line("island");
    }
    line("current", {{"1", decimal_text(*book_, brief_->current, kHundredthKnots)}});
    if (section_->crossing != river::CrossingPoint::None) {
      line(section_->crossing == river::CrossingPoint::Bridge ? "bridge" : "ferry");
    }
    for (const river::Town& each : section_->towns) {
      line(each.bank == river::Hand::Left ? "town-left" : "town-right");
    }
    line(brief_->daylight ? "day" : "night");
  }

  /// "2 of 3 × 42-pdr rifle (60 rounds), ..."
  [[nodiscard]] std::string guns(const std::vector<BriefGuns>& all) const {
    std::string text;
    for (const BriefGuns& each : all) {
      text += (text.empty() ? "" : ", ") +
              said("guns", {{"1", std::to_string(each.ready)},
                            {"2", each.all == each.ready ? "" : std::to_string(each.all)},
                            {"gun", gun_name(*book_, setting_->charts, each.gun)},
                            {"3", each.rounds ? std::to_string(*each.rounds) : ""},
                            {"4", each.suspect == 0 ? "" : std::to_string(each.suspect)}});
    }
    return text.empty() ? said("no-guns") : text;
  }

  [[nodiscard]] std::string conditions(const BriefVessel& brief) const {
    const river::Vessel& vessel = state_->vessel(brief.vessel);
    static constexpr std::array<std::string_view, 4> kRudders{"", "no-port-helm",
                                                              "no-starboard-helm", "ahead-only"};
    std::string text;
    const auto add = [&](bool is, std::string_view key, int figure = 0) {
      text += is ? "; " + said(key, {{"1", std::to_string(figure)}}) : std::string{};
    };
    add(brief.aground, "aground");
    add(brief.laid_up, "laid-up");
    add(brief.no_fuel, "no-fuel");
    add(vessel.rudder != river::Rudder::Free, kRudders.at(static_cast<std::size_t>(vessel.rudder)));
    add(vessel.stack_hits > 0, "stack-hits", vessel.stack_hits);
    add(vessel.steering_hits > 0, "steering-hits", vessel.steering_hits);
    add(vessel.modifier < 0, "bad-food", -vessel.modifier);
    add(vessel.modifier > 0, "high-spirits", vessel.modifier);
    add(!vessel.barges.empty(), "barges", static_cast<int>(vessel.barges.size()));
    if (vessel.towing) {
      text += "; " + said("tows", {{"vessel", name(*vessel.towing)}});
    }
    return text;
  }

  [[nodiscard]] std::string name(river::VesselId vessel) const {
    return vessel_name(*book_, *setting_, *state_, vessel);
  }

  void union_vessel(const BriefVessel& brief) {
    const river::Vessel& vessel = state_->vessel(brief.vessel);
    const std::string key = vessel.supply ? "supply" : "vessel";
    text_ += "  " +
             said(key, {{"vessel", name(brief.vessel)},
                        {"1", std::to_string(vessel.damage)},
                        {"2", std::to_string(setting_->type_of(vessel).points)},
                        {"3", decimal_text(*book_, brief.speed, kHundredthKnots)},
                        {"guns", vessel.supply ? std::string{} : guns(brief.guns)}}) +
             conditions(brief) + '\n';
  }

  void battery(const BriefBattery& brief) {
    const river::Battery& battery = section_->batteries.at(brief.index);
    std::string key = battery.bank == river::Hand::Left ? "battery-left" : "battery-right";
    text_ += "  " +
             said(key, {{"1", std::to_string(brief.index + 1)}, {"guns", guns(brief.guns)}}) +
             (battery.hidden ? "; " + said("hidden") : "") +
             (battery.mine == river::Mine::Laid ? "; " + said("mine") : "") + '\n';
  }

  void enemy(const BriefEnemy& brief) {
    const river::Enemy& enemy = section_->enemies.at(brief.index);
    const auto halved = std::ranges::count(enemy.half_face, true);
    text_ += "  " +
             said("enemy", {{"1", std::to_string(brief.index + 1)},
                            {"name", enemy_name(*book_, setting_->charts, enemy.type)},
                            {"2", std::to_string(enemy.damage)},
                            {"3", std::to_string(setting_->type_of(enemy).points)},
                            {"4", decimal_text(*book_, enemy.knots, kTenthKnots)},
                            {"guns", guns(brief.guns)}}) +
             (enemy.unfinished ? "; " + said("unfinished") : "") +
             (halved > 0 ? faces(enemy) : "") + '\n';
  }

  /// [RR-172]
  [[nodiscard]] std::string faces(const river::Enemy& enemy) const {
    static constexpr std::array<std::string_view, 4> kFaces{"half-bow", "half-stern", "half-port",
                                                            "half-starboard"};
    std::string text;
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
      text += enemy.half_face.at(i) ? "; " + said(kFaces.at(i)) : std::string{};
    }
    return text;
  }

  void company() {
    if (brief_->torpedo_craft > 0) {
      entry("torpedo-craft", {{"1", std::to_string(brief_->torpedo_craft)}});
    }
    if (brief_->consorts > 0) {
      entry("consorts", {{"1", std::to_string(brief_->consorts)}});
    }
  }

  void how_it_begins() {
    if (brief_->rounds_fought > 0) {
      line("rounds-fought", {{"1", std::to_string(brief_->rounds_fought)}});
    }
    if (brief_->fires_first) {
      line("fires-first", {{"1", std::to_string(*brief_->fires_first + 1)}});
    } else {
      line("nobody-first");
    }
    line(brief_->drifting ? "drifts" : brief_->downstream ? "from-above" : "from-below");
    if (brief_->to_the_death) {
      line("to-the-death");
      return;
    }
    line(!brief_->exits.passes      ? "breaks-off"
         : brief_->exits.breaks_off ? "passes-or-breaks-off"
                                    : "passes");
  }

  const Rulebook* book_;
  const river::Setting* setting_;
  const river::State* state_;
  const RiverBrief* brief_;
  const river::Section* section_;
  std::string text_;
};

}  // namespace

std::string brief_text(const Rulebook& book, const river::Setting& setting,
                       const river::State& state, const RiverBrief& brief) {
  return BriefWriter{book, setting, state, brief}.text();
}

}  // namespace core::tabletop
