#include "core/game/battle_rules.h"

#include <algorithm>

namespace core::game {
namespace {

using base::operator""_rule;

constexpr std::array<std::string_view, kRuleSets.size()> kWords{"ironclad", "coastal"};
constexpr std::uint8_t kD6 = 6;

/// A ship, or a fort after all ships.
template <class Setting>
std::optional<table::ShipId> whom(const Setting& setting, const std::optional<table::ShipId>& ship,
                                  const std::optional<table::FortId>& fort) {
  return fort ? std::optional{setting.name_of(*fort)} : ship;
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

bool IroncladRules::stops_undo(const Event& event) noexcept {
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

bool CoastalRules::stops_undo(const Event& event) noexcept {
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

}  // namespace core::game
