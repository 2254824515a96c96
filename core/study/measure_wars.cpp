// Measures of campaigns: use of arms, folly, likeness to the war.
#include "core/study/measure_parts.h"
#include "core/study/war_table.h"

#include <algorithm>
#include <cmath>

namespace core::study {
namespace {

using board::Side;

/// The games of the samples, in their order, without those in which a general failed.
std::vector<WarGame> games_of(const Reckoning& of) {
  std::vector<WarGame> games;
  for (const Sample& sample : of.line.samples) {
    for (const TrialResult& result : of.results(sample)) {
      if (auto game = war_of(result, of.ground.goals)) {
        games.push_back(*std::move(game));
      }
    }
  }
  return games;
}

std::optional<std::int64_t> thousandths(const std::optional<double>& figure) {
  return figure ? std::optional{static_cast<std::int64_t>(std::llround(*figure * kThousandths))}
                : std::nullopt;
}

constexpr std::int64_t whole(int figure) { return figure * kThousandths; }

Figure figure_of(const Reckoning& of, std::string what, const std::vector<WarGame>& games,
                 std::optional<std::int64_t> value, Wanted wanted, const char* unit) {
  Figure figure;
  figure.line = of.line.name;
  figure.of = std::move(what);
  figure.value = games.empty() ? std::nullopt : value;
  figure.wanted = wanted;
  figure.unit = unit;
  figure.games = static_cast<int>(games.size());
  return figure;
}

std::string word_of_side(std::size_t side) {
  return std::string{board::name(static_cast<Side>(side))};
}

void add_losses(std::vector<Figure>& figures, const Reckoning& of,
                const std::vector<WarGame>& games, const WarTable& table) {
  const WarBounds& bounds = of.ground.goals.bounds;
  for (std::size_t side = 0; side < 2; ++side) {
    figures.push_back(figure_of(of, word_of_side(side) + " loss in great battles", games,
                                thousandths(table.great_loss.at(side)),
                                {whole(bounds.loss_least), whole(bounds.loss_most)}, "per cent"));
    figures.back().note = std::to_string(table.great_battles) + " battles of " +
                          std::to_string(bounds.battle) + " CSP on each side";
  }
}

void add_januaries(std::vector<Figure>& figures, const Reckoning& of,
                   const std::vector<WarGame>& games, const WarTable& table) {
  const WarGoals& goals = of.ground.goals;
  constexpr std::int64_t kWholePerCent = 100;
  for (std::size_t year = 0; year < kYearsOfArms; ++year) {
    for (std::size_t side = 0; side < 2; ++side) {
      const std::int64_t war = goals.strengths.at(year).at(side);
      const std::int64_t most = war * kThousandths * goals.bounds.strength / kWholePerCent;
      figures.push_back(figure_of(of,
                                  word_of_side(side) + " CSP, January " +
                                      std::to_string(kFirstYearOfArms + static_cast<int>(year)),
                                  games, thousandths(table.strength.at(year).at(side)),
                                  {war * kThousandths - most, war * kThousandths + most}, "CSP"));
    }
  }
}

}  // namespace

std::vector<Figure> figures_of_arms(const Reckoning& of) {
  const std::vector<WarGame> games = games_of(of);
  const WarTable table = war_table_of(games, of.ground.goals);
  std::vector<Figure> figures;
  for (std::size_t arm = 0; arm < kArms.size(); ++arm) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& wanted = of.ground.goals.arms.at(arm).at(side);
      const auto least = wanted ? std::optional{whole(*wanted)} : std::nullopt;
      const auto value = thousandths(table.a_year.at(arm).at(side));
      figures.push_back(figure_of(of, word_of_side(side) + " " + std::string{kArms.at(arm)}, games,
                                  value, {least, {}}, "a year"));
      figures.back().note = figures.back().value == 0 ? "never done" : "";
    }
  }
  return figures;
}

std::vector<Figure> figures_of_folly(const Reckoning& of) {
  const std::vector<WarGame> games = games_of(of);
  const WarTable table = war_table_of(games, of.ground.goals);
  const WarBounds& bounds = of.ground.goals.bounds;
  std::vector<Figure> figures;
  for (std::size_t side = 0; side < 2; ++side) {
    figures.push_back(figure_of(of, word_of_side(side) + " poor attacks", games,
                                thousandths(table.poor.at(side)), {{}, whole(bounds.poor), true},
                                "per cent"));
    figures.back().note = "of " + std::to_string(table.attacks.at(side)) + " attacks";
    figures.push_back(figure_of(of, word_of_side(side) + " forces unfed", games,
                                thousandths(table.unfed.at(side)), {{}, whole(bounds.unfed), true},
                                "a cycle"));
    figures.push_back(figure_of(of, word_of_side(side) + " weeks with a bare capital", games,
                                thousandths(table.bare.at(side)), {{}, 0, false}, "a game"));
  }
  return figures;
}

std::vector<Figure> figures_of_history(const Reckoning& of) {
  const std::vector<WarGame> games = games_of(of);
  const WarTable table = war_table_of(games, of.ground.goals);
  const WarBounds& bounds = of.ground.goals.bounds;
  constexpr std::int64_t kWholePerCent = 100;
  std::vector<Figure> figures;
  const auto won = games.empty() ? std::nullopt
                                 : std::optional{whole(table.won[0]) * kWholePerCent /
                                                 static_cast<std::int64_t>(games.size())};
  figures.push_back(figure_of(of, "union wins", games, won,
                              {whole(bounds.wins_least), whole(bounds.wins_most)}, "per cent"));
  figures.push_back(figure_of(of, "places near the war", games, whole(table.near),
                              {whole(bounds.places), {}}, "places"));
  std::vector<std::string> near;
  for (std::size_t at = 0; at < table.places.size(); ++at) {
    if (table.places[at].near) {
      near.push_back(of.ground.goals.places[at].title());
    }
  }
  figures.back().note = listed(near);
  add_losses(figures, of, games, table);
  add_januaries(figures, of, games, table);
  return figures;
}

}  // namespace core::study
