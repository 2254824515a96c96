#include "core/cli/ground_page.h"

#include "core/cli/battle_desk.h"
#include "core/cli/table.h"
#include "core/cli/table_request.h"
#include "core/cli/words.h"
#include "core/tabletop/field_door.h"
#include "core/tabletop/field_report.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/field_quick.h"

#include <fmt/format.h>

#include <array>
#include <optional>

namespace core::cli {
namespace {

using board::Side;
using tabletop::BattleReport;
using tabletop::FieldBattle;

std::string strengths_text(const save::Match& match, const tabletop::BattleBrief& brief) {
  Table lines{{"side", "unit", "CSP"}};
  for (const Side side : {brief.attacker, board::enemy_of(brief.attacker)}) {
    for (const tabletop::BriefUnit& unit : brief.side(side).units) {
      lines.row({std::string{side_words(side)},
                 state::title(match.state().piece(unit.piece), *match.setting().rulebook),
                 std::to_string(unit.points)});
    }
    for (const tabletop::BriefLeader& leader : brief.side(side).leaders) {
      lines.row({std::string{side_words(side)}, "leader " + leader.name.str(), ""});
    }
  }
  return lines.text();
}

std::string report_text(const tabletop::BattleBrief& brief, const BattleReport& report) {
  const Side defender = board::enemy_of(brief.attacker);
  return fmt::format("the {} loses {} CSP, the {} {}; the {} {}", side_words(brief.attacker),
                     report.side(brief.attacker).points(), side_words(defender),
                     report.side(defender).points(), side_words(report.winner),
                     report.winner == brief.attacker ? "has won" : "holds the field");
}

BattleReport quick_ground(Context& context, const FieldBattle& battle, int runs,
                          std::ostream& out) {
  const auto setting = tabletop::setting_of(context.catalogue(), battle);
  std::vector<BattleReport> reports;
  for (int run = 0; run < runs; ++run) {
    const auto seed = static_cast<std::uint64_t>(battle.seed) + static_cast<std::uint64_t>(run);
    reports.push_back(
        tabletop_study::quick_report(setting, battle, seed, [] { return true; }).value());
    out << fmt::format("  seed {}, {}: {}\n", seed, counted(reports.back().moves, "move"),
                       report_text(battle.brief, reports.back()));
  }
  BattleReport median = tabletop_study::median_of(reports, battle.brief);
  out << "the median of " << counted(reports.size(), "battle") << ": "
      << report_text(battle.brief, median) << '\n';
  return median;
}

std::optional<BattleReport> fought_here(Context& context, const FieldBattle& battle, bool watched,
                                        std::istream& in, std::ostream& out) {
  BattleDesk<tabletop::FieldRules> desk{context, tabletop::setting_of(context.catalogue(), battle),
                                        static_cast<std::uint64_t>(battle.seed), out};
  if (watched) {
    std::array<tabletop::FieldCaptain, 2> captains;
    desk.watch([&](Side side, const field::View& view) {
      return captains.at(static_cast<std::size_t>(side)).choose(view);
    });
  } else {
    desk.play(in, context.interactive());
  }
  out << '\n' << desk.roster() << '\n' << desk.result() << '\n';
  return desk.game().asked() ? std::nullopt  // somebody left before its end
                             : std::optional{tabletop::report_of(battle, desk.game().state())};
}

}  // namespace

std::vector<game::Action> ground_command(Context& context, save::Match& match,
                                         const std::vector<std::string>& words, std::istream& in,
                                         std::ostream& out) {
  const TableRequest request = table_request(words, static_cast<int>(match.length()) + 1);
  const auto brief = tabletop::brief_at_hand(match.situation());
  if (!brief || !tabletop::waits_for_table(match.situation())) {
    throw UserError{"no battle waits for the die or the table"};
  }
  const auto battle =
      tabletop::field_battle(context.tabletop().field_charts(), *brief, request.seed);
  if (!battle) {
    throw UserError{battle.error()};
  }
  out << fmt::format(
             "On the table, battle at {} by the rules of the field battle (seed {}){}.\n",
             brief->place, battle->seed,
             battle->scale == 1 ? "" : fmt::format(", a unit for {} CSP [FB-552]", battle->scale))
      << strengths_text(match, *brief);
  if (request.what == TableRequest::What::Show) {
    return {};
  }
  std::optional<BattleReport> report;
  if (request.what == TableRequest::What::Quick) {
    report = quick_ground(context, *battle, request.runs, out);
  } else {
    report = fought_here(context, *battle, request.what == TableRequest::What::Watch, in, out);
    if (!report) {
      out << "The battle is not over: there is no report.\n";
      return {};
    }
    out << report_text(*brief, *report) << '\n';
  }
  const auto orders = tabletop::orders_of(match.game(), *report);
  if (!orders) {
    throw UserError{
        tabletop::fault_of(*brief, *report).value_or("the game refuses the report [26.15]")};
  }
  return *orders;
}

}  // namespace core::cli
