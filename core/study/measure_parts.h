// How the figures of the lines are reckoned. Private to this room.
#pragma once

#include "core/study/measures.h"

namespace core::study {

/// What the figures of a line are made of.
struct Reckoning {
  const Ground& ground;
  const rulebook::Rulebook& book;
  const Measure& line;
  const ResultsOf& results;

  /// A figure of the line; wanted and unit are those of a row of the chart `measures`.
  /// @param row empty: no figure is wanted
  [[nodiscard]] Figure figure(std::string of, std::string_view row, std::int64_t part,
                              std::int64_t whole, int games) const;
};

/// A cell of the chart `measures`; nothing for "none".
/// @throws base::DataError when there is no such row
[[nodiscard]] std::optional<int> measure_cell(const rulebook::Rulebook& book, std::string_view row,
                                              std::string_view column);

/// The sides that attack in a set-up: those that do not win it as it is set up.
[[nodiscard]] std::vector<board::Side> attackers_of(const Contest& contest);

/// The games against those who make no plans.
/// @param side whom the general plays
[[nodiscard]] std::vector<Sample> samples_of_attack(const Ground& ground, int trials);
[[nodiscard]] std::vector<Sample> samples_of_defence(const Ground& ground, int trials);
[[nodiscard]] std::vector<Figure> figures_of_attack(const Reckoning& of);
[[nodiscard]] std::vector<Figure> figures_of_defence(const Reckoning& of);

/// What wars come to: each takes the samples of kind War.
[[nodiscard]] std::vector<Figure> figures_of_arms(const Reckoning& of);
[[nodiscard]] std::vector<Figure> figures_of_folly(const Reckoning& of);
[[nodiscard]] std::vector<Figure> figures_of_history(const Reckoning& of);

/// "a, b"
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

}  // namespace core::study
