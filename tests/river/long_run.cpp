#include "tests/river/long_run.h"

#include "core/river/course.h"
#include "core/river/exploration.h"
#include "core/river/survey.h"

#include <algorithm>
#include <numeric>

namespace core::river {
namespace {

using base::Fraction;

constexpr int kFacesOfD10 = kD10;

/// [RR-142] With so much on the d100 it is the ironclad in any column: no search lasts longer.
constexpr int kSurelyMet = 100;

Fraction part(std::int64_t of, std::int64_t whole) { return {of, whole}; }

Fraction quotient(Fraction a, Fraction b) { return a * Fraction{b.denominator(), b.numerator()}; }

Fraction sum_of(const std::vector<Fraction>& fractions) {
  return std::accumulate(fractions.begin(), fractions.end(), Fraction{});
}

/// Asks something of each line of a die, and takes the mean of the answers.
template <class Value, std::size_t Faces, class Question>
Fraction mean_of(const DieResults<Value, Faces>& die, Question question) {
  const auto sum = std::accumulate(
      die.faces.begin(), die.faces.end(), Fraction{},
      [&question](Fraction so_far, const Value& line) { return so_far + question(line); });
  return sum * part(1, Faces);
}

/// A line of a table of directions and how often it is read.
struct LineShare {
  Direction direction;
  Fraction share;
};

/// [RR-080] [RR-084] All lines that may come.
std::vector<LineShare> direction_shares(const Charts& charts, const Options& options,
                                        Heading before, bool first_turn) {
  std::vector<LineShare> lines;
  for (int face = 1; face <= kFacesOfD10; ++face) {
    DirectionThrow thrown{before, first_turn, face, 0};
    const int seconds = needs_second_die(thrown) ? kFacesOfD10 : 1;
    for (thrown.second_face = 1; thrown.second_face <= seconds; ++thrown.second_face) {
      lines.push_back({direction_of(charts, options, thrown).direction,
                       part(1, std::int64_t{kFacesOfD10} * seconds)});
    }
  }
  return lines;
}

using HeadingWeights = std::array<double, kHeadings>;

double& weight_of(HeadingWeights& weights, Heading heading) {
  return weights.at(static_cast<std::size_t>(heading));
}

/// Takes the headings before a section to those after it.
/// @return the mean way from its begin to its end, in miles.
MeanPlace go_on(const Charts& charts, const Options& options, HeadingWeights& headings,
                bool first_turn) {
  MeanPlace way;
  HeadingWeights after{};
  for (std::size_t i = 0; i < kHeadings; ++i) {
    const auto before = static_cast<Heading>(i);
    for (const LineShare& line : direction_shares(charts, options, before, first_turn)) {
      const double weight = weight_of(headings, before) * decimal(line.share);
      const MilePoint end = traced({}, before, line.direction).end;
      way.east += weight * static_cast<double>(end.x) / kMile;
      way.north += weight * static_cast<double>(end.y) / kMile;
      weight_of(after, line.direction.next) += weight;
    }
  }
  headings = after;
  return way;
}

using HeadingChain = std::array<HeadingShares, kHeadings>;

HeadingChain heading_chain(const Charts& charts, const Options& options) {
  HeadingChain chain;
  for (std::size_t i = 0; i < kHeadings; ++i) {
    chain.at(i) = next_headings(charts, options, static_cast<Heading>(i));
  }
  return chain;
}

/// Takes the last of `states` headings out of a chain: who would come to it goes straight on to
/// where it leads among the others.
/// @return how often it is left for one of those.
Fraction take_out(HeadingChain& chain, std::size_t states) {
  const std::size_t last = states - 1;
  const auto& from_last = chain.at(last);
  const Fraction left = std::accumulate(
      from_last.begin(), from_last.begin() + static_cast<std::ptrdiff_t>(last), Fraction{});
  for (std::size_t i = 0; i < last; ++i) {
    const Fraction share = quotient(chain.at(i).at(last), left);
    for (std::size_t j = 0; j < last; ++j) {
      chain.at(i).at(j) += share * from_last.at(j);
    }
  }
  return left;
}

}  // namespace

MeetingSummary meeting_summary(const Charts& charts, const Options& options, const Reached& from) {
  const int turns = std::max(kSurelyMet + 1 - from.turn, 0) + 1;
  const std::vector<MeetingRow> rows = meeting_rows(charts, options, from, turns);
  MeetingSummary summary{rows.back().met, rows.back().ruse, 0, 0};
  double ended = 0;
  for (const MeetingRow& row : rows) {
    constexpr double kHalf = 0.5;
    const double by_now = row.met + row.ruse;
    summary.mean_turn += row.turn * (by_now - ended);
    summary.median_turn = ended < kHalf ? row.turn : summary.median_turn;
    ended = by_now;
  }
  return summary;
}

Fraction expected_results(const Charts& charts, const Options& options, int turns) {
  Fraction results;
  for (int turn = 1; turn <= turns; ++turn) {
    const FindShares shares =
        find_shares(charts, NewSection{false, turn}, action_modifier(options, turn));
    results += 1 - shares.of(Find::Nothing);
  }
  return results;
}

HeadingShares next_headings(const Charts& charts, const Options& options, Heading before) {
  HeadingShares shares{};
  for (const LineShare& line : direction_shares(charts, options, before, false)) {
    shares.at(static_cast<std::size_t>(line.direction.next)) += line.share;
  }
  return shares;
}

HeadingShares long_run_headings(const Charts& charts, const Options& options) {
  // Headings are taken out of the chain one by one, and come back with the weight that they have
  // beside those before them. Nothing is subtracted, so that the numbers remain small.
  HeadingChain chain = heading_chain(charts, options);
  std::array<Fraction, kHeadings> left{};
  for (std::size_t states = kHeadings; states > 1; --states) {
    left.at(states - 1) = take_out(chain, states);
  }
  std::vector<Fraction> weights{1};
  for (std::size_t state = 1; state < kHeadings; ++state) {
    Fraction entered;
    for (std::size_t i = 0; i < state; ++i) {
      entered += weights.at(i) * chain.at(i).at(state);
    }
    weights.push_back(quotient(entered, left.at(state)));
  }
  HeadingShares shares{};
  std::ranges::transform(weights, shares.begin(), [whole = sum_of(weights)](Fraction weight) {
    return quotient(weight, whole);
  });
  return shares;
}

std::vector<MeanPlace> mean_places(const Charts& charts, const Options& options, int sections) {
  HeadingWeights headings{};
  weight_of(headings, Heading::East) = 1;  // [RR-041]
  std::vector<MeanPlace> places;
  MeanPlace place;
  for (int section = 1; section <= sections; ++section) {
    const MeanPlace way = go_on(charts, options, headings, section == 1);
    place.east += way.east;
    place.north += way.north;
    places.push_back(place);
  }
  return places;
}

Fraction tributary_chance(const Charts& charts, int section) {
  // [RR-110] The red die must show what the black one does.
  const auto shallows = static_cast<std::size_t>(Column::Shallows);
  return part(1, kFacesOfD10) * (1 - column_shares(charts, {false, section}).at(shallows));
}

std::vector<Fraction> tributary_lengths(const Charts& charts) {
  const auto shallows = static_cast<std::size_t>(Column::Shallows);
  std::vector<Fraction> lengths;
  Fraction going_on = 1;
  // [RR-118] At last the score is 10 whatever falls: none is longer.
  for (int section = 1; section <= kFacesOfD10 && going_on != 0; ++section) {
    const Fraction ends = column_shares(charts, {true, section}).at(shallows);
    lengths.push_back(going_on * ends);
    going_on = going_on * (1 - ends);
  }
  return lengths;
}

Fraction mean_tributary_length(const Charts& charts) {
  Fraction mean;
  std::int64_t length = 0;
  for (const Fraction share : tributary_lengths(charts)) {
    mean += share * ++length;
  }
  return mean;
}

DefenceFigures defence_figures(const Charts& charts) {
  DefenceFigures figures;
  figures.mine = mean_of(charts.battery, [](const BatteryLine& line) { return line.empty(); });
  const Fraction guns_of_line = mean_of(charts.battery, [](const BatteryLine& line) {
    return std::accumulate(line.begin(), line.end(), std::int64_t{},
                           [](std::int64_t sum, GunCount guns) { return sum + guns.count; });
  });
  // [RR-144] A mine's battery is thrown for again.
  figures.battery_guns = quotient(guns_of_line, 1 - figures.mine);
  figures.bridge_batteries =
      mean_of(charts.bridge, [](BridgeDefence defence) { return defence.batteries; });
  figures.bridge_guns = figures.bridge_batteries * figures.battery_guns;
  return figures;
}

}  // namespace core::river
