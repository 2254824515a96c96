#include "core/table/passage.h"

#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::table {

Passage::Passage(const Tasks& tasks, ShipId ship, Point at, const std::vector<Threat>& threats,
                 const Fare& fare)
    : tasks_{&tasks}, ship_{ship}, inch_{fare.inch} {
  ways_ = tasks.ways_under(ship, at, [&](Point place) {
    double harm = 0;
    for (const Threat& threat : threats) {
      const auto away = static_cast<std::size_t>(distance(place, threat.at).decimal());
      harm += away < threat.harm.size() ? threat.harm[away] : 0;
    }
    return harm * fare.harm / fare.inches_a_turn / fare.inch;
  });
}

double Passage::left(Point from) const {
  if (ways_.empty()) {
    return 0;
  }
  std::vector<double> lengths;
  for (const Route& way : ways_) {
    lengths.push_back(way.left(from));
  }
  return std::ranges::min(lengths) * inch_;
}

double Passage::harm_left(Point from) const {
  return ways_.empty() ? 0 : left(from) - tasks_->way_left(ship_, from) * inch_;
}

}  // namespace core::table
