#include "core/cli/fleet_page.h"

#include "core/cli/battle_desk.h"
#include "core/cli/table.h"
#include "core/cli/table_request.h"
#include "core/cli/words.h"
#include "core/tabletop_study/fleet_quick.h"

#include <fmt/format.h>

namespace core::cli {
namespace {

using tabletop::FleetBattle;
using tabletop::FleetOutcome;

std::string_view kind_words(naval::FightKind kind) {
  switch (kind) {
    case naval::FightKind::Sea:
      return "a fight of ships";
    case naval::FightKind::Passage:
      return "a passage of ships before a fort";
    case naval::FightKind::Bombardment:
      return "a bombardment of a fort";
  }
  return {};
}

std::string fleets_text(const save::Match& match, const FleetBattle& battle) {
  Table lines{{"unit", "side", "strength", "ships"}};
  for (const tabletop::FleetUnit& unit : battle.units) {
    std::vector<std::string> ships;
    for (const table::ShipId ship : unit.ships) {
      ships.push_back(battle.battle.ships.at(ship.value()).name.str());
    }
    lines.row({state::title(match.state().piece(unit.piece), *match.setting().rulebook),
               std::string{side_words(unit.side)}, std::to_string(unit.strength),
               join(ships, ", ")});
  }
  return lines.text();
}

std::string outcome_text(const FleetBattle& battle, const FleetOutcome& outcome) {
  std::string text = fmt::format("the {} loses {} {}", side_words(battle.mover), outcome.ships,
                                 outcome.ships == 1 ? "unit" : "units");
  if (battle.kind == naval::FightKind::Sea) {
    text += fmt::format(
        ", the other side {}; {} holds the water", outcome.enemies,
        outcome.holder ? "the " + std::string{side_words(*outcome.holder)} : "neither side");
  } else if (battle.kind == naval::FightKind::Bombardment) {
    text += fmt::format(", the garrison {} CSP", outcome.garrison);
  }
  return text;
}

template <class Rules>
std::optional<FleetOutcome> fought(Context& context, const FleetBattle& battle, bool by_captains,
                                   std::istream& in, std::ostream& out) {
  BattleDesk<Rules> desk{context, tabletop::setting_of<Rules>(context.catalogue(), battle),
                         static_cast<std::uint64_t>(battle.seed), out};
  if (by_captains) {
    std::array<typename Rules::Captain, 2> captains;
    desk.watch([&](board::Side side, const typename Rules::View& view) {
      return captains.at(static_cast<std::size_t>(side)).choose(view);
    });
  } else {
    desk.play(in, context.interactive());
  }
  out << '\n' << desk.roster() << '\n' << desk.result() << '\n';
  if (desk.game().asked()) {
    return std::nullopt;  // somebody left before its end
  }
  return tabletop::outcome_of<Rules>(battle, *desk.setting(), desk.game().state());
}

FleetOutcome quick(Context& context, const FleetBattle& battle, int runs, std::ostream& out) {
  const tabletop_study::QuickAnswer answer =
      tabletop_study::quick_answer(context.catalogue(), battle, runs);
  for (const tabletop_study::QuickRun& run : answer.runs) {
    out << fmt::format("  seed {}, {}: {}\n", run.seed, counted(run.turns, "turn"),
                       outcome_text(battle, run.outcome));
  }
  out << "the median of " << counted(answer.runs.size(), "battle") << ": "
      << outcome_text(battle, answer.median) << '\n';
  return answer.median;
}

}  // namespace

std::vector<game::Action> fleet_command(Context& context, save::Match& match,
                                        const std::vector<std::string>& words, std::istream& in,
                                        std::ostream& out) {
  const TableRequest request = table_request(words, static_cast<int>(match.length()) + 1);
  const auto battle = tabletop::fleet_battle(context.catalogue(), match.situation(), request.seed);
  if (!battle) {
    throw UserError{battle.error()};
  }
  out << fmt::format("On the table, {} by the rules of the {} set (seed {}): {}.\n",
                     battle->battle.title.str(), tabletop::word_of(battle->rules), battle->seed,
                     kind_words(battle->kind))
      << fleets_text(match, *battle);
  if (request.what == TableRequest::What::Show) {
    return {};
  }
  std::optional<FleetOutcome> outcome;
  if (request.what == TableRequest::What::Quick) {
    outcome = quick(context, *battle, request.runs, out);
  } else {
    const bool watched = request.what == TableRequest::What::Watch;
    outcome = battle->rules == tabletop::RuleSet::Ironclad
                  ? fought<tabletop::IroncladRules>(context, *battle, watched, in, out)
                  : fought<tabletop::CoastalRules>(context, *battle, watched, in, out);
    if (!outcome) {
      out << "The battle is not over: there is no report.\n";
      return {};
    }
    out << outcome_text(*battle, *outcome) << '\n';
  }
  return tabletop::report_of(match.game(), *outcome, battle->seed);
}

}  // namespace core::cli
