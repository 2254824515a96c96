#include "core/tabletop_study/field_calibration.h"

#include "core/combat/table_reading.h"
#include "core/field/game.h"
#include "core/field/victory.h"
#include "core/tabletop/field_battle.h"
#include "core/trial_play/on_threads.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace core::tabletop_study {
namespace {

using board::Side;

constexpr Side kAttacker = Side::Union;
constexpr std::array kBoth{kAttacker, Side::Confederate};
constexpr double kHundredPerCent = 100;

using LengthMeans = std::array<TableMeans, kCalibratedLengths.size()>;

tabletop::BattleBrief brief_of(TableOdds odds) {
  tabletop::BattleBrief brief;
  brief.attacker = kAttacker;
  const auto foot = [](int id, int points) {
    return tabletop::BriefUnit{state::PieceId{static_cast<std::uint16_t>(id)},
                               tabletop::TroopKind::Infantry, points};
  };
  brief.sides[0].units = {foot(1, odds.attacker)};
  brief.sides[1].units = {foot(2, odds.defender)};
  return brief;
}

/// How the battle would stand if it ended now.
TableMeans standing(const tabletop::FieldBattle& battle, const field::Setting& setting,
                    const field::State& state) {
  TableMeans means;
  for (const Side side : kBoth) {
    const auto figures = tabletop::figures_lost(battle, state, side, tabletop::TroopKind::Infantry);
    int began = 0;
    for (std::size_t i = 0; i < battle.kinds.size(); ++i) {
      const field::BattleUnit& unit = battle.battle.units[i];
      began += unit.side == side && battle.kinds[i] == tabletop::TroopKind::Infantry
                   ? unit.muster.men
                   : 0;
    }
    const auto share = [&](int part) { return kHundredPerCent * part / began; };
    means.lost.at(side == kAttacker ? 0 : 1) = {share(figures.killed), share(figures.prisoners),
                                                share(figures.scattered)};
  }
  const auto result = state.result ? state.result : result_of(setting, state, true);
  means.won = result && result->winner == kAttacker ? kHundredPerCent : 0;
  return means;
}

LengthMeans play_out(const field::Charts& charts, TableOdds odds, std::uint64_t seed) {
  auto made = tabletop::field_battle(charts, brief_of(odds), static_cast<int>(seed)).value();
  made.battle.moves = kCalibratedLengths.back();
  const auto setting =
      std::make_shared<const field::Setting>(field::make_setting(charts, made.battle));
  field::Game game{setting, seed};
  std::array commanders{field::Commander{field::Level::Regular},
                        field::Commander{field::Level::Regular}};
  LengthMeans all;
  std::size_t next = 0;
  while (const auto side = game.asked()) {
    if (next < all.size() && game.state().move > kCalibratedLengths[next]) {
      all.at(next++) = standing(made, *setting, game.state());
    }
    const auto view = seen_by(setting, game.state(), *side);
    if (!game.act(commanders.at(static_cast<std::size_t>(*side)).choose(view))) {
      (void)game.act(field::EndStep{*side});
    }
  }
  for (; next < all.size(); ++next) {
    all.at(next) = standing(made, *setting, game.state());
  }
  return all;
}

void add_part(TableMeans& sum, const TableMeans& one, int of) {
  for (std::size_t i = 0; i < sum.lost.size(); ++i) {
    sum.lost.at(i).killed += one.lost.at(i).killed / of;
    sum.lost.at(i).prisoners += one.lost.at(i).prisoners / of;
    sum.lost.at(i).scattered += one.lost.at(i).scattered / of;
  }
  sum.won += one.won / of;
}

StrategicMeans strategic_means(const rulebook::Rulebook& book, TableOdds odds,
                               rulebook::Crt table) {
  constexpr int kFaces = 6;
  const int percentage = static_cast<int>(kHundredPerCent) * odds.attacker / odds.defender;
  StrategicMeans means;
  for (int face = 1; face <= kFaces; ++face) {
    const auto reading = combat::read_table(
        book, {table, percentage, kAttacker, {odds.attacker, odds.defender}}, face);
    means.lost[0] += static_cast<double>(reading.cell.attacker) / kFaces;
    means.lost[1] += static_cast<double>(reading.cell.defender) / kFaces;
    means.won += reading.cell.retreat ? kHundredPerCent / kFaces : 0;
  }
  return means;
}

double off(const std::vector<CalibratedRow>& rows, std::size_t length, std::size_t table,
           double share) {
  double squares = 0;
  int count = 0;
  for (const CalibratedRow& row : rows) {
    for (std::size_t side = 0; side < 2; ++side) {
      const double by = row.table.at(length).lost.at(side).in_points(share) -
                        row.strategic.at(table).lost.at(side);
      squares += by * by;
      ++count;
    }
  }
  return std::sqrt(squares / count);
}

CalibratedFit fit_of(const std::vector<CalibratedRow>& rows, std::size_t length,
                     std::size_t table) {
  // The sum of squares is a parabola in the share: its lowest point, not below nought.
  double above = 0;
  double below = 0;
  double wins = 0;
  for (const CalibratedRow& row : rows) {
    for (std::size_t side = 0; side < 2; ++side) {
      const TableLoss& loss = row.table.at(length).lost.at(side);
      above += loss.killed * (row.strategic.at(table).lost.at(side) - loss.in_points(0));
      below += loss.killed * loss.killed;
    }
    const double by = row.table.at(length).won - row.strategic.at(table).won;
    wins += by * by / static_cast<double>(rows.size());
  }
  const double share = below > 0 ? std::max(0.0, above / below) : 0;
  return {kCalibratedLengths.at(length),
          rulebook::kCrts.at(table),
          share,
          off(rows, length, table, share),
          std::sqrt(wins),
          off(rows, length, table, kShareOfKilled)};
}

}  // namespace

Calibration calibrate(const field::Charts& charts, const rulebook::Rulebook& book, int games,
                      std::uint64_t first_seed, int threads) {
  Calibration all;
  for (const TableOdds odds : kCalibratedOdds) {
    CalibratedRow row;
    row.odds = odds;
    std::vector<LengthMeans> played(static_cast<std::size_t>(games));
    trial_play::on_threads(threads, games, [&](int number) {
      played[static_cast<std::size_t>(number)] =
          play_out(charts, odds, first_seed + static_cast<std::uint64_t>(number));
      return true;
    });
    for (const LengthMeans& each : played) {
      for (std::size_t length = 0; length < each.size(); ++length) {
        add_part(row.table.at(length), each.at(length), games);
      }
    }
    for (std::size_t table = 0; table < rulebook::kCrts.size(); ++table) {
      row.strategic.at(table) = strategic_means(book, odds, rulebook::kCrts.at(table));
    }
    all.rows.push_back(row);
  }
  for (std::size_t length = 0; length < kCalibratedLengths.size(); ++length) {
    for (std::size_t table = 0; table < rulebook::kCrts.size(); ++table) {
      all.fits.push_back(fit_of(all.rows, length, table));
    }
  }
  return all;
}

}  // namespace core::tabletop_study
