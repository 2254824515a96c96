#include "core/ai/fears.h"

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <algorithm>

namespace core::ai {

std::vector<Fear> fears(const game::Game& game, const Temper& temper, std::size_t most) {
  Seat seat{game};
  const state::Situation now = seat.seen();
  const Weights weights = weights_of(now.book(), temper);
  const Country country{now, weights};
  const Appraisal appraisal{now, seat.side(), country, weights};
  std::vector<Fear> all;
  for (const map::Hex& hex : now.map().hexes()) {
    const Strength there = appraisal.strength(seat.side(), hex.id);
    const int enemies = appraisal.threat(hex.id);
    const int counts = there.defence * appraisal.defence_factor(seat.side(), hex.id) / kPerCent;
    if (enemies <= counts) {
      continue;
    }
    const Worth place = appraisal.keep(hex.id) * enemies / (enemies + counts);
    const Worth force = appraisal.risk_in(hex.id, there, there.defence);
    if (place + force >= weights.margin) {
      all.push_back({place < force ? FearKind::Force : FearKind::Place, hex.id, there.defence,
                     counts, enemies, place + force});
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Fear& one, const Fear& other) { return one.worth > other.worth; });
  if (all.size() > most) {
    all.resize(most);
  }
  return all;
}

}  // namespace core::ai
