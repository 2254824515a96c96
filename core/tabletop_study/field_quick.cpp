#include "core/tabletop_study/field_quick.h"

#include "core/field/commander.h"
#include "core/field/game.h"
#include "core/field/view.h"
#include "core/tabletop/field_report.h"
#include "core/tabletop_study/captain_choice.h"

#include <algorithm>
#include <array>

namespace core::tabletop_study {
namespace {

using board::Side;
using tabletop::BattleReport;

template <class Number>
int median_report(const std::vector<BattleReport>& reports, const Number& number) {
  std::vector<int> all;
  all.reserve(reports.size());
  for (const BattleReport& report : reports) {
    all.push_back(number(report));
  }
  std::ranges::sort(all);
  return all.at((all.size() - 1) / 2);
}

std::ptrdiff_t won_by(const std::vector<BattleReport>& reports, Side side) {
  return std::ranges::count(reports, side, &BattleReport::winner);
}

}  // namespace

std::optional<BattleReport> quick_report(const std::shared_ptr<const field::Setting>& setting,
                                         const tabletop::FieldBattle& battle, std::uint64_t seed,
                                         const std::function<bool()>& goes_on) {
  field::Game game{setting, seed};
  std::array commanders{field::Commander{field::Level::Regular},
                        field::Commander{field::Level::Regular}};
  while (const auto side = game.asked()) {
    if (!goes_on()) {
      return std::nullopt;
    }
    const auto view = seen_by(setting, game.state(), *side);
    act_for_computer(game, commanders.at(static_cast<std::size_t>(*side)).choose(view));
  }
  BattleReport report = tabletop::report_of(battle, game.state());
  report.seed = static_cast<int>(seed);
  return report;
}

BattleReport median_of(const std::vector<BattleReport>& reports,
                       const tabletop::BattleBrief& brief) {
  BattleReport median;
  const Side defender = board::enemy_of(brief.attacker);
  median.seed = reports.front().seed;
  median.moves = median_report(reports, [](const BattleReport& each) { return each.moves; });
  for (const Side side : board::kSides) {
    tabletop::SideReport& made = median.sides.at(static_cast<std::size_t>(side));
    for (std::size_t kind = 0; kind < tabletop::kTroopKinds; ++kind) {
      made.lost.at(kind) = median_report(
          reports, [&](const BattleReport& each) { return each.side(side).lost.at(kind); });
    }
    made.guns =
        median_report(reports, [&](const BattleReport& each) { return each.side(side).guns; });
  }
  median.winner =
      won_by(reports, brief.attacker) > won_by(reports, defender) ? brief.attacker : defender;
  if (tabletop::fault_in(brief, median)) {  // whoever has nothing left holds nothing [FB-557]
    median.winner = board::enemy_of(median.winner);
  }
  return median;
}

}  // namespace core::tabletop_study
