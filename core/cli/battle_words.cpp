#include "core/cli/battle_words.h"

#include "core/cli/battle_help.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/coastal/condition.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/sequence.h"

#include <fmt/format.h>

#include <array>

namespace core::cli {
namespace {

constexpr std::array<std::string_view, 7> kSteps{"parties embark",
                                                 "the Union moves",
                                                 "fire after the Union's moves",
                                                 "the Confederate moves",
                                                 "fire after the Confederate's moves",
                                                 "boarding",
                                                 "the current"};

constexpr std::array<std::string_view, field::kSteps.size()> kFieldSteps{
    "orders", "charges", "answers to charges", "movement", "artillery", "musketry", "melee"};

constexpr std::array<std::string_view, 6> kPhases{"orders",   "movement", "shooting",
                                                  "boarding", "morale",   "upkeep"};
static_assert(static_cast<std::size_t>(coastal::Phase::Cards) == kPhases.size());

std::string figure(int number) { return std::to_string(number); }

/// Where a ship is: x, y and heading.
void add_place(std::vector<std::string>& cells, const table::Pose& pose) {
  cells.push_back(fmt::format("{:.2f}", pose.at.x.decimal()));
  cells.push_back(fmt::format("{:.2f}", pose.at.y.decimal()));
  cells.push_back(fmt::format("{:.0f}", pose.heading.decimal()));
}

/// Words for what is so.
class So {
 public:
  So& add(bool so, const char* word) {
    if (so) {
      words_.emplace_back(word);
    }
    return *this;
  }

  [[nodiscard]] std::string text() const { return join(words_); }

 private:
  std::vector<std::string> words_;
};

std::string state_words(const ironclad::Ship& ship) {
  switch (ship.fate) {
    case ironclad::Fate::Sunk:
      return "sunk";
    case ironclad::Fate::Destroyed:
      return "destroyed";
    case ironclad::Fate::Left:
      return "left";
    case ironclad::Fate::Prize:
      return "taken";
    case ironclad::Fate::Afloat:
      break;
  }
  return So{}
      .add(ship.aground != ironclad::Aground::No, "aground")
      .add(ship.anchored, "at anchor")
      .add(ship.moored, "moored")
      .add(!ship.steam, "no steam")
      .add(ship.jam != ironclad::Jam::None, "rudder jammed")
      .add(ship.engines_out != 0, "engines out")
      .add(ship.melee, "in melee")
      .text();
}

std::string state_words(const coastal::Ship& ship) {
  switch (ship.fate) {
    case coastal::Fate::Sunk:
      return "sunk";
    case coastal::Fate::Exploded:
      return "destroyed";
    case coastal::Fate::Left:
      return "left";
    case coastal::Fate::Afloat:
      break;
  }
  return So{}
      .add(ship.taken_in != 0, "taken")
      .add(ship.abandoned, "abandoned")
      .add(ship.ground != coastal::Ground::None, "aground")
      .add(ship.anchored, "at anchor")
      .add(!ship.steam, "no steam")
      .add(ship.locked.has_value(), "locked")
      .add(!ship.fires.empty(), "on fire")
      .add(ship.boiler_destroyed, "no boiler")
      .add(coastal::steering_fault(ship).has_value(), "rudder jammed")
      .add(ship.boarders > 0, "boarded")
      .text();
}

/// [RR-383] Rounds that are left, a line for each pattern of guns of a ship that counts them; empty
/// where nobody does.
template <class Setting, class State>
std::string rounds_text(const Setting& setting, const State& state) {
  Table lines{{"ship", "rounds for", ">left", ">at the start"}};
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const auto& magazines = setting.battle.ships.at(i).magazines;
    for (std::size_t magazine = 0; magazine < magazines.size(); ++magazine) {
      lines.row({setting.ships[i].name.str(),
                 setting.facts.gun(magazines[magazine].gun).brief.str(),
                 figure(state.ships[i].rounds.at(magazine)), figure(magazines[magazine].rounds)});
    }
  }
  return lines.empty() ? std::string{} : "\n" + lines.text();
}

}  // namespace

std::string_view side_words(board::Side side) {
  return side == board::Side::Union ? "Union" : "Confederate";
}

template <>
std::string moment_words<tabletop::IroncladRules>(tabletop::BattleMoment moment) {
  return fmt::format("Turn {}, step {}: {}", moment.turn, moment.step, kSteps.at(moment.step));
}

template <>
std::string moment_words<tabletop::CoastalRules>(tabletop::BattleMoment moment) {
  if (moment.step == static_cast<std::uint8_t>(coastal::Phase::Cards)) {
    return "Before the first move: objective cards";
  }
  return fmt::format("Move {}, phase {}: {}", moment.turn, moment.step + 1,
                     kPhases.at(moment.step));
}

template <>
std::string moment_words<tabletop::FieldRules>(tabletop::BattleMoment moment) {
  return fmt::format("Move {}: {}", moment.turn, kFieldSteps.at(moment.step));
}

std::string roster_text(const ironclad::Setting& setting, const ironclad::State& state) {
  Table lines{{"ship", "side", "x", "y", "heading", "knots", "armor", "speed", "midships", "stack",
               "draft", "guns", "ram", "state"}};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ironclad::Ship& ship = state.ships[i];
    std::vector<std::string> cells{setting.ships[i].name.str(), std::string{side_words(ship.side)}};
    add_place(cells, ship.pose);
    for (std::string& cell :
         std::vector{fmt::format("{:g}", ship.speed / 2.0), figure(ship.armor),
                     fmt::format("{:g}", ship.knots + ship.half_knots / 2.0), figure(ship.midships),
                     figure(ship.stack), figure(ship.draft),
                     figure(ironclad::boxes_left(ship, ironclad::Section::Gun)), figure(ship.ram),
                     state_words(ship)}) {
      cells.push_back(std::move(cell));
    }
    lines.row(std::move(cells));
  }
  return lines.text() + rounds_text(setting, state);
}

std::string roster_text(const coastal::Setting& setting, const coastal::State& state) {
  Table lines{{"ship", "side", "x", "y", "heading", "knots", "SPV", "PV", "draft", "guns", "crew",
               "reserve", "state"}};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const coastal::Ship& ship = state.ships[i];
    const table::ShipId id{static_cast<std::uint8_t>(i)};
    int guns = 0;
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      guns += coastal::gun_works(setting, state, id, static_cast<std::uint8_t>(gun)) ? 1 : 0;
    }
    constexpr double kTenths = 10;
    std::vector<std::string> cells{setting.ships[i].name.str(), std::string{side_words(ship.side)}};
    add_place(cells, ship.pose);
    for (std::string& cell :
         std::vector{fmt::format("{:.2g}", ship.speed.decimal()), figure(ship.spv),
                     figure(setting.ships[i].card.pv),
                     fmt::format("{:g}", coastal::draft_now(setting, state, id) / kTenths),
                     figure(guns), figure(coastal::crew_left(setting, state, id)),
                     figure(ship.reserve), state_words(ship)}) {
      cells.push_back(std::move(cell));
    }
    lines.row(std::move(cells));
  }
  std::string text = lines.text() + rounds_text(setting, state);
  if (state.forts.empty()) {
    return text;
  }
  Table forts{{"fort", "side", "FPV", "guns", "crew", "state"}};
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    const coastal::Fort& fort = state.forts[i];
    const table::FortId id{static_cast<std::uint8_t>(i)};
    forts.row({setting.forts[i].name.str(), std::string{side_words(fort.side)}, figure(fort.fpv),
               figure(static_cast<int>(
                   std::ranges::count(fort.guns, false, &coastal::GunState::destroyed))),
               figure(coastal::crew_left(setting, state, id)),
               fort.abandoned                           ? "abandoned"
               : coastal::is_silent(setting, state, id) ? "silent"
                                                        : ""});
  }
  return text + '\n' + forts.text();
}

std::string grade_words(const ironclad::Result& result) {
  return result.greater ? "greater victory" : "victory";
}

std::string grade_words(const coastal::Result& result) {
  return result.greater ? "greater victory" : "victory";
}

std::string grade_words(const field::Result& result) { return result.grade.str(); }

BattleTerms terms_of(tabletop::RuleSet set) {
  constexpr std::string_view kShips = "every ship and what it has left";
  switch (set) {
    case tabletop::RuleSet::Ironclad:
      return {"turns", "move USS-Monitor speed 1 straight 1", "ships", kShips, naval_legend()};
    case tabletop::RuleSet::Coastal:
      return {"moves", "plot USS-Monitor speed 2 straight 2", "ships", kShips, naval_legend()};
    case tabletop::RuleSet::Field:
      return {
          "moves", "move 1st-Virginia ahead 4.5", "units",
          "every unit, general and house and what is left",
          "UNIT and GENERAL are names with hyphens, 1st-Virginia; ORDER is hold, defend X Y to X "
          "Y, advance X Y, attack at X Y or on UNIT, support UNIT, skirmish, retire X Y or raid "
          "X Y leave north; LEGS are one or more of ahead INCHES [left|right DEGREES], back "
          "INCHES, wheel left|right DEGREES, face left|right DEGREES, about, form FORMATION, "
          "mount, dismount FORMATION, enter N, leave FORMATION, ford and off; FORMATION is line "
          "RANKS, column, open RANKS, extended, in-action or limbered; KIND is ball, canister "
          "or shell; N is counted from 1."};
  }
  return {};
}

}  // namespace core::cli
