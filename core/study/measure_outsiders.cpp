// Measures of the general against opponents without plans: what he takes, and what he keeps.
#include "core/strategic/victory.h"
#include "core/study/measure_parts.h"

#include <algorithm>
#include <array>

namespace core::study {
namespace {

using board::Side;
using strategic::Score;

constexpr std::array<PlayerName::Kind, 2> kOpponents{PlayerName::Kind::Random,
                                                     PlayerName::Kind::Still};
constexpr std::array<ai::Level, 2> kMeasured{ai::Level::Recruit, ai::Level::Regular};

const PlayerName kStill{PlayerName::Kind::Still, {}, {}};

const Contest& limited_on(const Ground& ground, const std::string& setup) {
  return ground.setups.at({setup, rulebook::Secrecy::Limited});
}

Score score_at_first(const Contest& contest) {
  return strategic::count_score(contest.setting, contest.begin(1));
}

/// The game of a side against the other.
Sample against(const std::string& setup, Side side, const PlayerName& who, const PlayerName& other,
               int trials) {
  Sample sample{TrialKind::Game, setup, {other, other}, rulebook::Secrecy::Limited, trials};
  sample.players.at(static_cast<std::size_t>(side)) = who;
  return sample;
}

/// "regular random west-63 union": the general, his opponent, the set-up, his side.
std::string title_of(const Sample& sample, Side side) {
  const auto own = static_cast<std::size_t>(side);
  return text_of(sample.players.at(own)) + " " + text_of(sample.players.at(1 - own)) + " " +
         sample.setup + " " + std::string{board::name(side)};
}

Side generals_side(const Sample& sample) {
  return sample.players.front().kind == PlayerName::Kind::General ? Side::Union : Side::Confederate;
}

bool attacks(const Contest& contest, Side side) { return score_at_first(contest).winner != side; }

/// Points that a side can have for places and cleared rows.
int points_to_have(const Score& score, Side side) {
  int points = 0;
  for (const strategic::ScoreLine& line : score.lines) {
    points += line.side == side && !line.key.starts_with("losses") ? line.worth : 0;
  }
  return points;
}

/// Whether all of them would win.
bool can_win(const Score& score, Side side) {
  return side == Side::Union ? points_to_have(score, side) >= score.wins
                             : -points_to_have(score, side) < score.draws;
}

/// "Nashville TN 1, Vicksburg MS 2"
std::string points_named(const Score& score, Side side) {
  std::vector<std::string> named;
  for (const strategic::ScoreLine& line : score.lines) {
    if (line.side == side && !line.key.starts_with("losses")) {
      named.push_back((line.hex ? line.town : "rows cleared") + " " + std::to_string(line.worth));
    }
  }
  return listed(named);
}

std::string word_of_points(Side side) { return side == Side::Union ? "union" : "confederate"; }

std::string word_of_places(Side side) { return word_of_points(side) + "-holds"; }

/// Adds the games of both levels against both opponents, for each side that is wanted.
template <class Wants>
void add_games(std::vector<Sample>& samples, const Ground& ground, int trials, const Wants& wants) {
  for (const ai::Level level : kMeasured) {
    for (const PlayerName::Kind opponent : kOpponents) {
      for (const std::string& setup : ground.scenarios) {
        for (const Side side : board::kSides) {
          if (wants(limited_on(ground, setup), side)) {
            samples.push_back(against(setup, side, {PlayerName::Kind::General, {level}, {}},
                                      {opponent, {}, {}}, trials));
          }
        }
      }
    }
  }
}

/// Who takes places from a side that stands still, where the general defends that side.
Sample yardstick_of(const Sample& defence) {
  const Side own = generals_side(defence);
  const auto enemy = static_cast<std::size_t>(board::enemy_of(own));
  return against(defence.setup, own, kStill, defence.players.at(enemy), defence.trials);
}

int count_bits(std::int64_t bits) {
  int count = 0;
  for (; bits != 0; bits &= bits - 1) {
    ++count;
  }
  return count;
}

}  // namespace

std::vector<Side> attackers_of(const Contest& contest) {
  std::vector<Side> sides;
  std::copy_if(board::kSides.begin(), board::kSides.end(), std::back_inserter(sides),
               [&](Side side) { return attacks(contest, side); });
  return sides;
}

std::vector<Sample> samples_of_attack(const Ground& ground, int trials) {
  std::vector<Sample> samples;
  add_games(samples, ground, trials,
            [](const Contest& contest, Side side) { return attacks(contest, side); });
  return samples;
}

std::vector<Sample> samples_of_defence(const Ground& ground, int trials) {
  std::vector<Sample> samples;
  add_games(samples, ground, trials, [](const Contest& contest, Side side) {
    return attacks(contest, board::enemy_of(side));
  });
  const std::vector<Sample> games = samples;
  for (const Sample& game : games) {
    const Sample yardstick = yardstick_of(game);
    if (std::none_of(samples.begin(), samples.end(),
                     [&](const Sample& each) { return each.name() == yardstick.name(); })) {
      samples.push_back(yardstick);
    }
  }
  return samples;
}

std::vector<Figure> figures_of_attack(const Reckoning& of) {
  std::vector<Figure> figures;
  for (const Sample& sample : of.line.samples) {
    const Side side = generals_side(sample);
    const Score first = score_at_first(limited_on(of.ground, sample.setup));
    const auto& results = of.results(sample);
    std::int64_t won = 0;
    std::int64_t points = 0;
    for (const TrialResult& result : results) {
      won += result.of("won") == (side == Side::Union ? 1 : -1) ? 1 : 0;
      points += result.of(word_of_points(side));
    }
    const auto games = static_cast<std::int64_t>(results.size());
    const bool wins = can_win(first, side);
    const std::string title = title_of(sample, side);
    const auto count = static_cast<int>(games);
    figures.push_back(of.figure(title + " wins", wins ? "attack" : "", 100 * won, games, count));
    figures.push_back(of.figure(title + " points", wins ? "" : "attack-points", 100 * points,
                                games * points_to_have(first, side), count));
    for (Figure* const each : {&figures[figures.size() - 2], &figures.back()}) {
      each->unit = "per cent";
    }
    figures.back().note =
        "of " + std::to_string(points_to_have(first, side)) + ": " + points_named(first, side);
  }
  return figures;
}

std::vector<Figure> figures_of_defence(const Reckoning& of) {
  std::vector<Figure> figures;
  for (const Sample& sample : of.line.samples) {
    const Side side = generals_side(sample);
    if (sample.players.at(static_cast<std::size_t>(side)).kind != PlayerName::Kind::General) {
      continue;  // the yardstick
    }
    const Score first = score_at_first(limited_on(of.ground, sample.setup));
    std::int64_t safe = 0;
    for (std::size_t at = 0; at < first.lines.size(); ++at) {
      safe |= first.lines[at].hex && first.lines[at].holder == side ? std::int64_t{1} << at : 0;
    }
    for (const TrialResult& result : of.results(yardstick_of(sample))) {
      safe &= result.of(word_of_places(side));
    }
    std::int64_t kept = 0;
    const auto& results = of.results(sample);
    for (const TrialResult& result : results) {
      kept += count_bits(result.of(word_of_places(side)) & safe);
    }
    const auto games = static_cast<std::int64_t>(results.size());
    figures.push_back(of.figure(title_of(sample, side), "defence", 100 * kept,
                                games * count_bits(safe), static_cast<int>(games)));
    std::vector<std::string> named;
    for (std::size_t at = 0; at < first.lines.size(); ++at) {
      if ((safe >> at & 1) != 0) {
        named.push_back(first.lines[at].town);
      }
    }
    figures.back().note = named.empty() ? "nothing is safe from him" : listed(named);
  }
  return figures;
}

}  // namespace core::study
