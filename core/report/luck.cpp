#include "core/report/luck.h"

#include <algorithm>
#include <cmath>

namespace core::report {

double LuckTally::mean() const noexcept { return rolls == 0 ? 0 : luck() / rolls; }

std::optional<double> LuckTally::z() const noexcept {
  return variance > 0 ? std::optional{luck() / std::sqrt(variance)} : std::nullopt;
}

LuckTally& LuckTally::operator+=(const LuckTally& other) noexcept {
  rolls += other.rolls;
  others += other.others;
  come += other.come;
  expected += other.expected;
  variance += other.variance;
  return *this;
}

std::vector<LuckLine> luck_of(const std::vector<RollFigures>& rolls) {
  std::vector<LuckLine> lines(rulebook::kRollIdCount);
  for (const RollFigures& roll : rolls) {
    LuckLine& line = lines.at(static_cast<std::size_t>(roll.id));
    LuckTally& tally = line.sides.at(static_cast<std::size_t>(roll.by));
    if (roll.worth.measure == Measure::None) {
      ++tally.others;
      continue;
    }
    line.measure = roll.worth.measure;
    ++tally.rolls;
    tally.come += roll.worth.faces.at(roll.worth.face).net();
    tally.expected += roll.worth.mean();
    tally.variance += roll.worth.variance();
  }
  for (std::size_t at = 0; at < lines.size(); ++at) {
    lines[at].id = static_cast<rulebook::RollId>(at);
  }
  std::erase_if(lines, [](const LuckLine& line) {
    return std::all_of(line.sides.begin(), line.sides.end(), [](const LuckTally& tally) {
      return tally.rolls == 0 && tally.others == 0;
    });
  });
  return lines;
}

std::array<LuckTally, 2> luck_in(const std::vector<LuckLine>& lines, Measure measure) {
  std::array<LuckTally, 2> sums;
  for (const LuckLine& line : lines) {
    for (std::size_t side = 0; line.measure == measure && side < sums.size(); ++side) {
      sums[side] += line.sides[side];
    }
  }
  return sums;
}

std::vector<std::size_t> decisive(const std::vector<RollFigures>& rolls, std::size_t most) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < rolls.size(); ++at) {
    if (rolls[at].worth.measure == Measure::Points && rolls[at].worth.luck() != 0) {
      places.push_back(at);
    }
  }
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return std::abs(rolls[a].worth.luck()) > std::abs(rolls[b].worth.luck());
  });
  places.resize(std::min(places.size(), most));
  return places;
}

}  // namespace core::report
