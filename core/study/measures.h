// What the general has to reach, line by line: what is played for it, what comes out, what is
// wanted.
#pragma once

#include "core/study/figure.h"
#include "core/study/trials.h"

#include <functional>
#include <string>
#include <vector>

namespace core::study {

/// A line of the table.
struct Measure {
  std::string name;
  std::string what;
  std::vector<Sample> samples;  ///< what is played for it; none: another command measures it
  std::string elsewhere;        ///< that command
};

/// The results of a sample, by number from 1; fewer than were asked for where the run is cut short.
using ResultsOf = std::function<const std::vector<TrialResult>&(const Sample&)>;

/// All lines, in the order in which they are measured.
class Measures {
 public:
  /// @param ground must outlive this
  /// @throws base::DataError when the chart `measures` lacks a figure
  Measures(const Ground& ground, const rulebook::Rulebook& book);

  [[nodiscard]] const std::vector<Measure>& lines() const noexcept { return lines_; }

  /// What the results of its samples come to.
  [[nodiscard]] std::vector<Figure> figures_of(const Measure& line, const ResultsOf& results) const;

  /// Changes when what the line measures changes, or what is wanted of it.
  [[nodiscard]] std::string fingerprint_of(const Measure& line) const;

 private:
  const Ground* ground_;
  const rulebook::Rulebook* book_;
  std::vector<Measure> lines_;
};

}  // namespace core::study
