#include "core/tabletop_study/field_contest.h"

#include "core/field/appraisal.h"
#include "core/table/trigonometry.h"
#include "core/trial_play/on_threads.h"

#include <algorithm>
#include <cmath>

namespace core::tabletop_study {
namespace {

using board::Side;

std::size_t at(Side side) { return static_cast<std::size_t>(side); }

/// [FB-537] Watches units that are to attack and stand about.
class Idlers {
 public:
  /// Takes down who does something.
  void see(const std::vector<field::Event>& events) {
    for (const field::Event& event : events) {
      if (const auto* const changed = std::get_if<field::UnitChanged>(&event)) {
        const field::Doings& now = changed->now.now;
        if (now.moved > field::Inches{} || now.fired || now.fought || now.compelled ||
            now.limbered || now.charge || !now.legs.empty()) {
          row_of(changed->unit).busy = true;
        }
      }
    }
  }

  /// A move is over.
  void count(const field::Setting& setting, const field::State& state) {
    for (std::size_t i = 0; i < state.units.size(); ++i) {
      const field::UnitId id = field::unit_id(i);
      Row& row = row_of(id);
      row.moves = !row.busy && ought_to_act(setting, state, id) ? row.moves + 1 : 0;
      row.busy = false;
      most_ = std::max(most_, row.moves);
    }
  }

  [[nodiscard]] int most() const noexcept { return most_; }

 private:
  struct Row {
    bool busy{};
    int moves{};
  };

  Row& row_of(field::UnitId id) {
    if (rows_.size() <= id.value()) {
      rows_.resize(std::size_t{id.value()} + 1);
    }
    return rows_[id.value()];
  }

  static bool ought_to_act(const field::Setting& setting, const field::State& state,
                           field::UnitId id) {
    const field::Unit& unit = state.unit(id);
    return unit.order.kind == field::OrderKind::Attack && field::is_in_hand(unit) && !unit.halted &&
           !unit.ford && unit.fresh_again <= state.move &&
           !field::Appraisal{setting, state, unit.side}.exchange(id, unit, true).in_range;
  }

  std::vector<Row> rows_;
  int most_{};
};

Spread spread_of(const std::vector<double>& values) {
  Spread spread;
  for (const double value : values) {
    spread.mean += value / static_cast<double>(values.size());
  }
  double squares = 0;
  for (const double value : values) {
    squares += (value - spread.mean) * (value - spread.mean);
  }
  if (values.size() > 1) {
    spread.deviation = std::sqrt(squares / static_cast<double>(values.size() - 1));
  }
  return spread;
}

double share(int part, int whole) {
  constexpr double kWhole = 100;
  return whole > 0 ? kWhole * part / whole : 0;
}

ContestResult result_of(const FieldGame& game) {
  ContestResult result;
  if (game.winner) {
    result.wins.at(at(*game.winner)) = 1;
  } else {
    result.drawn = 1;
  }
  result.turns = game.moves;
  result.choices = game.choices;
  return result;
}

}  // namespace

FieldGame play_field(const FieldContest& contest, std::uint64_t seed) {
  field::Game game{contest.setting, seed};
  std::array chances{chance_of(seed, Side::Union), chance_of(seed, Side::Confederate)};
  std::array captains{captain_of<tabletop::FieldRules>(contest.commanders[0]),
                      captain_of<tabletop::FieldRules>(contest.commanders[1])};
  FieldGame played;
  Idlers idlers;
  while (const auto side = game.asked()) {
    const int move = game.state().move;
    const field::View view = seen_by(contest.setting, game.state(), *side);
    const field::Action choice = contest.commanders.at(at(*side)) == Commander::Chance
                                     ? random_choice(view, chances.at(at(*side)))
                                     : captains.at(at(*side)).choose(view);
    auto done = game.act(choice);
    if (!done) {
      ++played.refused;
      done = game.act(field::EndStep{*side});
    }
    ++played.choices;
    idlers.see(*done);
    if (game.state().move != move) {
      idlers.count(*contest.setting, game.state());
    }
  }
  const field::State& state = game.state();
  played.winner = state.result.value().winner;
  played.grade = state.result->grade.str();
  played.moves = state.move;
  played.idle = idlers.most();
  for (const Side side : board::kSides) {
    played.sides.at(at(side)) = {losses_of(state, side),
                                 strength_of(*contest.setting, state, side)};
  }
  return played;
}

std::vector<FieldGame> play_fields(const FieldContest& contest) {
  std::vector<FieldGame> games(static_cast<std::size_t>(contest.games));
  trial_play::on_threads(contest.threads, contest.games, [&](int number) {
    games[static_cast<std::size_t>(number)] =
        play_field(contest, contest.first_seed + static_cast<std::uint64_t>(number));
    return true;
  });
  return games;
}

FieldFigures figures_of(const std::vector<FieldGame>& games) {
  FieldFigures figures;
  for (const FieldGame& game : games) {
    figures.result += result_of(game);
    figures.refused += game.refused;
    figures.idle = std::max(figures.idle, game.idle);
  }
  for (const Side side : board::kSides) {
    std::vector<double> lost;
    std::vector<double> killed;
    for (const FieldGame& game : games) {
      const field::SideLosses& losses = game.of(side).losses;
      lost.push_back(share(losses.all(), losses.began));
      killed.push_back(share(losses.killed, losses.began));
    }
    figures.lost.at(at(side)) = spread_of(lost);
    figures.killed.at(at(side)) = spread_of(killed);
  }
  return figures;
}

Mirrored play_mirrored(const std::shared_ptr<const field::Setting>& setting, Commander first,
                       Commander second, int pairs, std::uint64_t first_seed, int threads) {
  FieldContest contest{setting, {first, second}, 2 * pairs, first_seed, threads};
  FieldContest turned = contest;
  std::swap(turned.commanders[0], turned.commanders[1]);
  std::vector<FieldGame> games(static_cast<std::size_t>(contest.games));
  trial_play::on_threads(threads, contest.games, [&](int number) {
    games[static_cast<std::size_t>(number)] = play_field(
        number % 2 == 0 ? contest : turned, first_seed + static_cast<std::uint64_t>(number / 2));
    return true;
  });
  Mirrored all;
  all.pairs = pairs;
  for (std::size_t pair = 0; pair < games.size(); pair += 2) {
    int won = 0;
    int kept = 0;
    for (std::size_t turn = 0; turn < 2; ++turn) {
      const FieldGame& game = games[pair + turn];
      const Side own = turn == 0 ? Side::Union : Side::Confederate;
      all.games_won += game.winner == own ? 1 : 0;
      all.games_lost += game.winner == board::enemy_of(own) ? 1 : 0;
      won += !game.winner ? 0 : *game.winner == own ? 1 : -1;
      kept += game.of(own).strength - game.of(board::enemy_of(own)).strength;
      all.refused += game.refused;
      all.idle = std::max(all.idle, game.idle);
    }
    all.better += won > 0 || (won == 0 && kept > 0) ? 1 : 0;
    all.worse += won < 0 || (won == 0 && kept < 0) ? 1 : 0;
  }
  return all;
}

}  // namespace core::tabletop_study
