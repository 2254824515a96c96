#include "core/study/tuning.h"

#include "core/base/hash.h"

#include <algorithm>
#include <array>
#include <random>
#include <stdexcept>

namespace core::study {
namespace {

using board::Side;

constexpr std::string_view kWeightChart = "general_weights";

/// The column of the chart that a general of this temper weighs with.
std::string_view column_of(const ai::Temper& temper) {
  const auto temperament = temper.temperament == ai::Temperament::AsInTheWar
                               ? ai::Temperament::Steady
                               : temper.temperament;
  return ai::kTemperaments.at(static_cast<std::size_t>(temperament));
}

/// A number that hangs on the seed and on what it is for.
std::uint64_t number_for(const TuneTerms& terms, const std::vector<int>& what) {
  std::string text = std::to_string(terms.seed);
  for (const int each : what) {
    text += " " + std::to_string(each);
  }
  return base::hash_of(text);
}

/// Two candidates at least are left after half of them went out, until there is one.
int heats_of(int candidates) {
  int heats = 1;
  for (int left = candidates; left > 1; left = (left + 1) / 2) {
    ++heats;
  }
  return heats;
}

class Race {
 public:
  Race(const TuneTerms& terms, const rulebook::Rulebook& book, const TunePlays& plays)
      : terms_{terms}, plays_{plays} {
    for (const std::string& weight : terms.weights) {
      chart_[weight] = ai::chart_number(book, kWeightChart, weight, column_of(terms.temper));
    }
  }

  Tuned run() {
    const int cost = games_of_generation(terms_);
    while (tuned_.games + cost <= terms_.budget) {
      run_generation(static_cast<int>(tuned_.generations.size()) + 1);
    }
    tuned_.champion = champion_;
    if (!champion_.empty()) {
      tuned_.held_out = play_heat(static_cast<int>(tuned_.generations.size()), 0, {1}, {champion_},
                                  terms_.held_out, {}, kFirstHeldOutSeed)
                            .front();
    }
    return std::move(tuned_);
  }

 private:
  using Values = std::map<std::string, int>;

  [[nodiscard]] Values values_of(const ai::WeightChanges& changes) const {
    Values values = chart_;
    for (const ai::WeightChange& change : changes) {
      values[change.weight] = change.value;
    }
    return values;
  }

  /// What differs from the chart, in the order of the terms.
  [[nodiscard]] ai::WeightChanges changes_of(const Values& values) const {
    ai::WeightChanges changes;
    for (const std::string& weight : terms_.weights) {
      if (values.at(weight) != chart_.at(weight)) {
        changes.push_back({weight, values.at(weight)});
      }
    }
    return changes;
  }

  /// The champion with a few weights that are larger or smaller by a tenth to two fifths.
  [[nodiscard]] ai::WeightChanges mutant(int generation, int candidate) const {
    constexpr std::uint64_t kMostChanges = 3;
    constexpr std::uint64_t kLeastStep = 10;
    constexpr std::uint64_t kSteps = 31;
    std::mt19937_64 random{number_for(terms_, {generation, candidate})};
    Values values = values_of(champion_);
    const std::uint64_t count = 1 + random() % kMostChanges;
    for (std::uint64_t change = 0; change < count; ++change) {
      const std::string& weight = terms_.weights[random() % terms_.weights.size()];
      int& value = values.at(weight);
      const int step =
          std::max(1, value * static_cast<int>(kLeastStep + random() % kSteps) / ai::kPerCent);
      const int least = std::min(1, chart_.at(weight));
      value = std::max(least, random() % 2 == 0 ? value + step : value - step);
    }
    return changes_of(values);
  }

  /// The pairs at the end have the same dice after whatever generation.
  [[nodiscard]] std::uint64_t seed_of(int generation, int heat, int pair,
                                      std::uint64_t first) const {
    const bool at_the_end = heat == 0;
    return first + number_for(terms_, {at_the_end ? 0 : generation, heat, pair, 0}) % first;
  }

  /// So many pairs of each against `other`, with the same dice for all.
  std::vector<Rung> play_heat(int generation, int heat, const std::vector<int>& numbers,
                              const std::vector<ai::WeightChanges>& weights, int pairs,
                              const ai::WeightChanges& other, std::uint64_t first_seed) {
    std::vector<TuneGame> games;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
      for (int pair = 1; pair <= pairs; ++pair) {
        for (const Side side : board::kSides) {
          const auto setup = static_cast<std::size_t>(pair - 1) % terms_.setups.size();
          games.push_back({generation, heat, numbers[at], pair, side, terms_.setups[setup],
                           seed_of(generation, heat, pair, first_seed), weights[at], other});
        }
      }
    }
    const std::vector<TuneEnding> endings = plays_(games);
    tuned_.games += static_cast<int>(games.size());
    std::vector<Rung> rungs(numbers.size());
    for (std::size_t game = 0; game + 1 < endings.size(); game += 2) {
      Rung& rung = rungs[game / 2 / static_cast<std::size_t>(pairs)];
      rung.add(endings[game].ending, endings[game + 1].ending);
      for (const std::size_t each : {game, game + 1}) {
        rung.fault = rung.fault.empty() ? endings[each].fault : rung.fault;
      }
    }
    return rungs;
  }

  /// Who has had an order refused is behind all others.
  static std::array<int, 3> rank_of(const Rung& rung) {
    return {rung.fault.empty() ? 1 : 0, rung.ahead - rung.behind, rung.won - rung.lost};
  }

  void run_generation(int generation) {
    std::vector<int> numbers;
    std::vector<ai::WeightChanges> weights;
    for (int candidate = 1; candidate <= terms_.candidates; ++candidate) {
      numbers.push_back(candidate);
      weights.push_back(mutant(generation, candidate));
    }
    int pairs = terms_.pairs;
    int heat = 1;
    for (; numbers.size() > 1; ++heat, pairs *= 2) {
      const std::vector<Rung> rungs =
          play_heat(generation, heat, numbers, weights, pairs, champion_, kFirstTuningSeed);
      std::vector<std::size_t> order(numbers.size());
      for (std::size_t at = 0; at < order.size(); ++at) {
        order[at] = at;
      }
      std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t two) {
        return rank_of(rungs[one]) > rank_of(rungs[two]);
      });
      order.resize((order.size() + 1) / 2);
      std::vector<int> left;
      std::vector<ai::WeightChanges> their;
      for (const std::size_t at : order) {
        left.push_back(numbers[at]);
        their.push_back(weights[at]);
      }
      numbers = std::move(left);
      weights = std::move(their);
    }
    const Rung last =
        play_heat(generation, heat, numbers, weights, pairs, champion_, kFirstTuningSeed).front();
    const int lead = last.ahead - last.behind;
    // More than a standard deviation of tossed coins.
    const bool wins = last.fault.empty() && lead > 0 && lead * lead > last.decided();
    tuned_.generations.push_back({weights.front(), last, wins});
    if (wins) {
      champion_ = weights.front();
    }
  }

  const TuneTerms& terms_;
  const TunePlays& plays_;
  Values chart_;
  ai::WeightChanges champion_;
  Tuned tuned_;
};

}  // namespace

int games_of_generation(const TuneTerms& terms) {
  int games = 0;
  int pairs = terms.pairs;
  int left = terms.candidates;
  for (int heat = heats_of(terms.candidates); heat > 0; --heat) {
    games += 2 * pairs * left;
    pairs *= 2;
    left = (left + 1) / 2;
  }
  return games;
}

std::string text_of(const ai::WeightChanges& changes) {
  std::string text;
  for (const ai::WeightChange& change : changes) {
    text += (text.empty() ? "" : " ") + change.weight + "=" + std::to_string(change.value);
  }
  return text;
}

std::string row_of_chart(const rulebook::Rulebook& book, const ai::Temper& temper,
                         const ai::WeightChange& change) {
  const rulebook::Chart* const chart = book.find_chart(kWeightChart);
  if (chart == nullptr) {
    throw std::logic_error("there is no chart of the weights");
  }
  const auto column = static_cast<std::size_t>(
      std::find(chart->columns.begin(), chart->columns.end(), column_of(temper)) -
      chart->columns.begin());
  const auto row = std::find_if(chart->rows.begin(), chart->rows.end(),
                                [&](const auto& each) { return each.front() == change.weight; });
  std::string text = "|";
  for (std::size_t at = 0; row != chart->rows.end() && at < row->size(); ++at) {
    text += " " + (at == column ? std::to_string(change.value) : row->at(at)) + " |";
  }
  return text;
}

Tuned tune(const TuneTerms& terms, const rulebook::Rulebook& book, const TunePlays& plays) {
  return Race{terms, book, plays}.run();
}

}  // namespace core::study
