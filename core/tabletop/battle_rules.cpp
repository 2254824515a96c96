#include "core/tabletop/battle_rules.h"

#include "core/rulebook/language.h"

#include <algorithm>

namespace core::tabletop {
namespace {

using base::operator""_rule;

constexpr std::array<std::string_view, kRuleSets.size()> kWords{"ironclad", "coastal", "field"};
constexpr std::uint8_t kD6 = 6;

/// A ship, or a fort after all ships.
template <class Setting>
std::optional<table::ShipId> whom(const Setting& setting, const std::optional<table::ShipId>& ship,
                                  const std::optional<table::FortId>& fort) {
  return fort ? std::optional{setting.name_of(*fort)} : ship;
}

template <class Setting>
std::string ship_or_fort(const Setting& setting, table::ShipId ship) {
  const std::size_t number = ship.value();
  if (number < setting.ships.size()) {
    return setting.ships[number].name.str();
  }
  const std::size_t fort = number - setting.ships.size();
  return fort < setting.forts.size() ? setting.forts[fort].name.str()
                                     : "ship " + std::to_string(number);
}

/// [FB-070] Both have written the step before this one without knowing of each other.
bool ends_writing(field::Step step) noexcept {
  return step != field::Step::Orders && step != field::Step::Charges;
}

/// [FB-496]
std::optional<board::Side> hidden_side(const field::State& state,
                                       const std::optional<table::ModelId>& unit) {
  return unit && state.has(*unit) && state.unit(*unit).hidden
             ? std::optional{state.unit(*unit).side}
             : std::nullopt;
}

/// Orders and what came of them in the way of friends: the other side does not read of it.
bool is_written(const table::Told& told) {
  return told.rule == "FB-075"_rule || told.rule == "FB-052"_rule || told.key == "countercharges" ||
         told.key == "falls-back-before-charge";
}

/// Which of the units of one name that went out of a regiment it is, counted from 1.
std::size_t number_among_its_own(const field::State& state, table::ModelId unit,
                                 std::size_t first) {
  const field::Unit& part = state.unit(unit);
  std::size_t number = 0;
  for (std::size_t i = first; i <= unit.value(); ++i) {
    const field::Unit& other = state.units[i];
    number += other.regiment == part.regiment && other.name == part.name ? 1U : 0U;
  }
  return number;
}

}  // namespace

std::string_view word_of(RuleSet set) noexcept { return kWords.at(static_cast<std::size_t>(set)); }

std::optional<RuleSet> rule_set_of(std::string_view word) noexcept {
  const auto found = std::ranges::find(kWords, word);
  return found == kWords.end() ? std::nullopt
                               : std::optional{static_cast<RuleSet>(found - kWords.begin())};
}

BattleMoment IroncladRules::moment(const State& state) noexcept {
  return {state.turn, static_cast<std::uint8_t>(state.step)};
}

std::optional<BattleMoment> IroncladRules::began(const Event& event) noexcept {
  const auto* const began = std::get_if<ironclad::StepBegan>(&event);
  return began == nullptr
             ? std::nullopt
             : std::optional{BattleMoment{began->turn, static_cast<std::uint8_t>(began->step)}};
}

std::optional<BattleRoll> IroncladRules::roll(const Setting& setting, const Event& event) {
  const auto* const rolled = std::get_if<ironclad::Rolled>(&event);
  return rolled == nullptr
             ? std::nullopt
             : std::optional{BattleRoll{rolled->by, rolled->why, rolled->sides, rolled->face,
                                        whom(setting, rolled->ship, rolled->fort)}};
}

bool IroncladRules::stops_undo(const State& /*before*/, const Event& event) noexcept {
  return std::holds_alternative<ironclad::Rolled>(event) ||
         std::holds_alternative<ironclad::AreaRevealed>(event) ||
         std::holds_alternative<ironclad::FortsOpen>(event) ||
         std::holds_alternative<ironclad::MortarsDone>(event);
}

std::optional<board::Side> IroncladRules::secret_of(const State& /*state*/, const Event& event) {
  const auto* const rolled = std::get_if<ironclad::Rolled>(&event);
  return rolled != nullptr && rolled->why == "IC-023"_rule ? std::optional{rolled->by}
                                                           : std::nullopt;
}

BattleMoment CoastalRules::moment(const State& state) noexcept {
  return {state.move, static_cast<std::uint8_t>(state.phase)};
}

std::optional<BattleMoment> CoastalRules::began(const Event& event) noexcept {
  const auto* const began = std::get_if<coastal::PhaseBegan>(&event);
  return began == nullptr
             ? std::nullopt
             : std::optional{BattleMoment{began->move, static_cast<std::uint8_t>(began->phase)}};
}

std::optional<BattleRoll> CoastalRules::roll(const Setting& setting, const Event& event) {
  const auto* const rolled = std::get_if<coastal::Rolled>(&event);
  return rolled == nullptr ? std::nullopt
                           : std::optional{BattleRoll{rolled->by, rolled->why, kD6, rolled->face,
                                                      whom(setting, rolled->ship, rolled->fort)}};
}

bool CoastalRules::stops_undo(const State& /*before*/, const Event& event) noexcept {
  // With the movement plots are no secret any more.
  const auto* const began = std::get_if<coastal::PhaseBegan>(&event);
  return (began != nullptr && began->phase == coastal::Phase::Movement) ||
         std::holds_alternative<coastal::Rolled>(event) ||
         std::holds_alternative<coastal::AreaRevealed>(event) ||
         std::holds_alternative<coastal::FortsOpen>(event);
}

std::optional<board::Side> CoastalRules::secret_of(const State& state, const Event& event) {
  if (const auto* const rolled = std::get_if<coastal::Rolled>(&event)) {
    const bool person = rolled->why == "RC-045"_rule || rolled->why == "RC-052"_rule ||
                        rolled->why == "RC-121"_rule;
    return person ? std::optional{rolled->by} : std::nullopt;
  }
  const auto* const told = std::get_if<table::Told>(&event);
  const bool order =
      told != nullptr && told->ship && told->ship->value() < state.ships.size() &&
      (told->rule == "RC-049"_rule || told->rule == "RC-046"_rule || told->rule == "RC-042"_rule);
  return order ? std::optional{state.ship(*told->ship).side} : std::nullopt;
}

std::string IroncladRules::name_of(const Setting& setting, const State& /*state*/,
                                   table::ModelId model) {
  return ship_or_fort(setting, model);
}

bool IroncladRules::by_models(const Setting& setting) noexcept { return setting.battle.by_models; }

std::string CoastalRules::name_of(const Setting& setting, const State& /*state*/,
                                  table::ModelId model) {
  return ship_or_fort(setting, model);
}

bool CoastalRules::by_models(const Setting& setting) noexcept { return setting.battle.by_models; }

BattleMoment FieldRules::moment(const State& state) noexcept {
  return {state.move, static_cast<std::uint8_t>(state.step)};
}

std::optional<BattleMoment> FieldRules::began(const Event& event) noexcept {
  const auto* const began = std::get_if<field::StepBegan>(&event);
  return began == nullptr
             ? std::nullopt
             : std::optional{BattleMoment{began->move, static_cast<std::uint8_t>(began->step)}};
}

std::optional<BattleRoll> FieldRules::roll(const Setting& /*setting*/, const Event& event) {
  const auto* const rolled = std::get_if<field::Rolled>(&event);
  return rolled == nullptr
             ? std::nullopt
             : std::optional{BattleRoll{rolled->by, rolled->why, kD6, rolled->face, rolled->unit}};
}

bool FieldRules::stops_undo(const State& before, const Event& event) noexcept {
  if (const auto* const began = std::get_if<field::StepBegan>(&event)) {
    return ends_writing(began->step);
  }
  if (const auto* const changed = std::get_if<field::UnitChanged>(&event)) {
    return !changed->now.hidden && hidden_side(before, changed->unit).has_value();
  }
  return std::holds_alternative<field::Rolled>(event);
}

std::optional<board::Side> FieldRules::secret_of(const State& state, const Event& event) {
  if (const auto* const rolled = std::get_if<field::Rolled>(&event)) {
    return hidden_side(state, rolled->unit);
  }
  const auto* const told = std::get_if<table::Told>(&event);
  if (told == nullptr || !told->ship || !state.has(*told->ship)) {
    return std::nullopt;
  }
  return is_written(*told) ? std::optional{state.unit(*told->ship).side}
                           : hidden_side(state, told->ship);
}

bool FieldRules::by_models(const Setting& setting) noexcept { return setting.battle.by_models; }

std::string FieldRules::name_of(const Setting& setting, const State& state, table::ModelId unit) {
  if (unit.value() < setting.battle.units.size()) {
    return table::name_for_readers(setting.battle.unit(unit)).str();
  }
  return state.has(unit) ? state.unit(unit).name.str() : "unit " + std::to_string(unit.value());
}

std::string FieldRules::spoken_name(const rulebook::Rulebook& book, const Setting& setting,
                                    const State& state, table::ModelId unit) {
  const bool went_out = unit.value() >= setting.battle.units.size();
  if (!went_out || !state.has(unit) || !state.unit(unit).regiment) {
    return name_of(setting, state, unit);
  }
  const field::Unit& part = state.unit(unit);
  const std::size_t number = number_among_its_own(state, unit, setting.battle.units.size());
  // [FB-433] A flank that gave way was not sent out.
  const bool gave_way = part.name.str().ends_with("(part)");
  return spoken_name(book, setting, state, *part.regiment) + ", " +
         rulebook::word(book, gave_way ? "part" : "detachment") +
         (number > 1 ? " " + std::to_string(number) : std::string{});
}

words::Words FieldRules::words_of(const Setting& setting, const table::Told& told) {
  constexpr std::array<std::string_view, 6> kOfHouses{
      "house-hit",          "house-destroyed",      "house-on-fire",
      "house-catches-fire", "house-does-not-catch", "fire-burns-out"};
  const bool of_house = std::ranges::find(kOfHouses, told.key) != kOfHouses.end();
  if (!of_house || told.figures.empty()) {
    return {};
  }
  const auto number = static_cast<std::size_t>(told.figures.front()) - 1;
  return number < setting.battle.sections.size()
             ? words::Words{{"house",
                             table::name_for_readers(setting.battle.sections[number]).str()}}
             : words::Words{};
}

}  // namespace core::tabletop
