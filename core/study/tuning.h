// Weights of the general tuned by games against himself: a race of changed weights, again and
// again.
#pragma once

#include "core/ai/weights.h"
#include "core/study/pairs.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace core::study {

/// What is tuned and how. In each generation so many candidates, who differ from the champion in a
/// few weights, play pairs against him with common dice. After each heat the worse half goes out,
/// and who is left plays twice as many; the last one plays once more, with other dice, and is
/// champion when he is ahead by more than chance would easily have it.
struct TuneTerms {
  ai::Temper temper;                 ///< of both; the column of the chart that is tuned
  std::vector<std::string> weights;  ///< rows of `general_weights` that may change
  std::vector<std::string> setups;   ///< that are played in turn
  std::uint64_t seed{1};             ///< of the changes and the dice
  int candidates{};                  ///< a generation
  int pairs{};                       ///< of each candidate in the first heat
  int budget{};    ///< games: no generation is begun that could need more than are left of them
  int held_out{};  ///< pairs of the last champion against the chart's weights

  friend bool operator==(const TuneTerms&, const TuneTerms&) = default;
};

/// Games of the generation that costs most, and of the pairs at the end.
[[nodiscard]] int games_of_generation(const TuneTerms& terms);

/// A game of the race.
struct TuneGame {
  int generation{};    ///< from 1
  int heat{};          ///< from 1; 0: of the pairs at the end, after this generation
  int candidate{};     ///< from 1
  int pair{};          ///< of the heat, from 1
  board::Side side{};  ///< whom the candidate plays
  std::string setup;
  std::uint64_t seed{};          ///< of the dice
  ai::WeightChanges candidates;  ///< his weights, as changes of the chart's
  ai::WeightChanges champions;

  friend bool operator==(const TuneGame&, const TuneGame&) = default;
};

/// Measures have seeds below it, games of tuning from it on, the pairs at the end from the second
/// on.
inline constexpr std::uint64_t kFirstTuningSeed = std::uint64_t{1} << 60;
inline constexpr std::uint64_t kFirstHeldOutSeed = std::uint64_t{1} << 61;

/// How it ended.
struct TuneEnding {
  Ending ending;
  std::string fault;  ///< an order that was refused; empty for none
};

/// Plays games that do not hang on each other, or finds how they ended; in their order.
using TunePlays = std::function<std::vector<TuneEnding>(const std::vector<TuneGame>&)>;

/// What came of a generation.
struct TuneGeneration {
  ai::WeightChanges best;  ///< of the candidate that was left
  Rung rung;               ///< of its last heat
  bool wins{};             ///< he is the new champion
};

struct Tuned {
  ai::WeightChanges champion;  ///< what differs from the chart
  std::vector<TuneGeneration> generations;
  Rung held_out;  ///< the champion against the chart; without games when they are the same
  int games{};    ///< all that were played
};

/// The row of `general_weights` that a person can paste there: with the changed cell.
[[nodiscard]] std::string row_of_chart(const rulebook::Rulebook& book, const ai::Temper& temper,
                                       const ai::WeightChange& change);

/// "need=180 margin=6"; empty for none
[[nodiscard]] std::string text_of(const ai::WeightChanges& changes);

/// The race. The same terms and charts give the same one.
/// @throws what `plays` throws
[[nodiscard]] Tuned tune(const TuneTerms& terms, const rulebook::Rulebook& book,
                         const TunePlays& plays);

}  // namespace core::study
