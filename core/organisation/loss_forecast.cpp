#include "core/organisation/loss_forecast.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace core::organisation {
namespace {

using rulebook::PieceKind;

LosingCounter losing_counter(const Situation& now, PieceId id) {
  const state::Piece& piece = now.piece(id);
  LosingCounter counter{piece.kind, csp(now, id), {}};
  if (rulebook::is_ground_combat_unit(piece.kind)) {
    for (int left = counter.csp - 1; left > 0; --left) {
      counter.after.push_back(counters_for(now, piece.side, piece.kind, left, id));
    }
  }
  return counter;
}

/// How many points a bearer may come to lose.
struct Range {
  int least{};
  int most{};
};

/// How a ground loss may be shared.
std::vector<Range> ranges_of(bool evenly, const std::vector<Bearer>& bearers, int points) {
  std::vector<Range> ranges;
  std::vector<int> strengths;
  strengths.reserve(bearers.size());
  for (const Bearer& each : bearers) {
    strengths.push_back(each.csp);
  }
  const EvenLoss loss = evenly ? spread_evenly(strengths, points) : EvenLoss{0, points};
  for (const Bearer& each : bearers) {
    const int even = std::min(each.csp, loss.rounds);
    const int more = evenly ? std::min(loss.rest, 1) : loss.rest;
    ranges.push_back({even, std::min(each.csp, even + more)});
  }
  return ranges;
}

/// [3.24] [3.26] What the counters that are free still show of a bearer that loses points; a train
/// or Depot is gone with the first.
int shown_after(const Bearer& bearer, int points) {
  int shown = 0;
  for (const LosingCounter& counter : bearer.counters) {
    const int lost = std::min(points, counter.csp);
    points -= lost;
    if (lost == 0) {
      shown += counter.csp;
    } else if (lost < counter.csp && !counter.after.empty()) {
      const std::vector<int>& values = counter.after[static_cast<std::size_t>(lost) - 1];
      shown += std::accumulate(values.begin(), values.end(), 0);
    }
  }
  return shown;
}

/// What a bearer is short of when it loses points.
int lost_by(const Bearer& bearer, int points) { return bearer.csp - shown_after(bearer, points); }

/// Whether a combat unit loses just its points, whatever number of them in the range.
bool is_to_the_point(const Bearer& bearer, Range range) {
  bool exact = true;
  for (int points = range.least; points <= range.most; ++points) {
    exact = exact && (!bearer.fights || lost_by(bearer, points) == points);
  }
  return exact;
}

/// Points that are still to be chosen when everybody has lost the least.
int rest_of(const std::vector<Range>& ranges, int points) {
  for (const Range& each : ranges) {
    points -= each.least;
  }
  return points;
}

/// Whether combat units are left when the bearers lose `points`, the last of them as chosen.
Survival survival_of(bool evenly, const std::vector<Bearer>& bearers, int points) {
  const std::vector<Range> ranges = ranges_of(evenly, bearers, points);
  const int rest = rest_of(ranges, points);
  int room = 0;  // points of the rest that all can take
  for (const Range& each : ranges) {
    room += each.most - each.least;
  }
  bool may_live = false;
  bool may_die = true;
  int kills = 0;  // points of the rest of which all combat units die
  for (std::size_t at = 0; at < bearers.size(); ++at) {
    if (!bearers[at].fights) {
      continue;
    }
    const Range& range = ranges[at];
    const int room_of_others = room - (range.most - range.least);
    std::optional<int> deadly;
    for (int lost = range.most; lost >= range.least; --lost) {
      const bool dies = shown_after(bearers[at], lost) == 0;
      const int taken = lost - range.least;
      may_live = may_live || (!dies && taken <= rest && rest - taken <= room_of_others);
      deadly = dies ? std::optional{taken} : deadly;
    }
    may_die = may_die && deadly.has_value();
    kills += deadly.value_or(0);
  }
  if (!may_live) {
    return Survival::None;
  }
  return may_die && kills <= rest ? Survival::AsChosen : Survival::Some;
}

/// CSP that are lost when the bearers lose `points`, by all choices that are left.
Range ground_loss(bool evenly, const std::vector<Bearer>& bearers, int points) {
  int csp = 0;
  int wagons = 0;  // what trains and Depots lose at most beyond their points
  for (const Bearer& each : bearers) {
    csp += each.csp;
    wagons += each.fights ? 0 : each.csp - 1;
  }
  if (!evenly) {
    return {points, std::min(csp, points + wagons)};
  }
  const std::vector<Range> ranges = ranges_of(true, bearers, points);
  std::vector<int> more;  // of those who may take a point of the rest
  const int rest = rest_of(ranges, points);
  int sum = 0;
  for (std::size_t at = 0; at < bearers.size(); ++at) {
    const Range& range = ranges[at];
    sum += lost_by(bearers[at], range.least);
    if (range.most > range.least) {
      more.push_back(lost_by(bearers[at], range.most) - lost_by(bearers[at], range.least));
    }
  }
  std::sort(more.begin(), more.end());
  const auto chosen = std::min<std::ptrdiff_t>(rest, std::ssize(more));
  return {std::accumulate(more.begin(), more.begin() + chosen, sum),
          std::accumulate(more.end() - chosen, more.end(), sum)};
}

/// How many counters of each kind and value are asked for.
using Needed = std::map<std::pair<PieceKind, int>, int>;

/// Adds what the bearer's counters become when it loses `points`.
void add_needs(const Bearer& bearer, int points, Needed& needed) {
  for (const LosingCounter& counter : bearer.counters) {
    const int lost = std::min(points, counter.csp);
    points -= lost;
    if (lost == 0 || lost == counter.csp || counter.after.empty()) {
      continue;
    }
    bool is_own = true;  // its own counter is given back, and may be used again
    for (const int value : counter.after[static_cast<std::size_t>(lost) - 1]) {
      if (value == counter.csp && is_own) {
        is_own = false;
      } else {
        ++needed[{counter.kind, value}];
      }
    }
  }
}

/// [3.26] Whether all together ask for no more counters than are free, however the loss is shared.
bool is_enough_for_all(const std::vector<Range>& ranges, const Bearers& bearers) {
  Needed together;
  for (std::size_t at = 0; at < ranges.size(); ++at) {
    Needed most;
    for (int lost = ranges[at].least; lost <= ranges[at].most; ++lost) {
      Needed needed;
      add_needs(bearers.all[at], lost, needed);
      for (const auto& [what, count] : needed) {
        most[what] = std::max(most[what], count);
      }
    }
    for (const auto& [what, count] : most) {
      together[what] += count;
    }
  }
  return std::all_of(bearers.free.begin(), bearers.free.end(), [&](const SpareCounters& free) {
    const auto found = together.find({free.kind, free.value});
    return found == together.end() || found->second <= free.count;
  });
}

/// [3.26] Whether the free counters show what everybody loses, however the loss is shared. A unit
/// that finds none of its own may find those that another of its kind gives back, or not.
bool are_counters_known(bool evenly, const Bearers& bearers, int points) {
  const std::vector<Range> ranges = ranges_of(evenly, bearers.all, points);
  const int rest = rest_of(ranges, points);
  std::map<PieceKind, int> losers;    // counters that change for sure
  std::map<PieceKind, int> choosers;  // and those of which the rest may be taken
  for (std::size_t at = 0; at < ranges.size(); ++at) {
    const auto& counters = bearers.all[at].counters;
    const int count = static_cast<int>(counters.size());
    losers[counters.front().kind] += ranges[at].least > 0 ? count : 0;
    choosers[counters.front().kind] +=
        ranges[at].least == 0 && ranges[at].most > 0 ? std::min(count, ranges[at].most) : 0;
  }
  for (std::size_t at = 0; at < ranges.size(); ++at) {
    const PieceKind kind = bearers.all[at].counters.front().kind;
    const bool alone = evenly && losers[kind] + std::min(rest, choosers[kind]) <= 1;
    if (!alone && !is_to_the_point(bearers.all[at], ranges[at])) {
      return false;
    }
  }
  return is_enough_for_all(ranges, bearers);
}

}  // namespace

Bearers bearers_of(const Situation& now, board::Side side, const std::vector<PieceId>& participants,
                   const std::vector<PieceId>& ships) {
  Bearers bearers;
  for (const PieceId ship : ships) {
    bearers.naval_strength += naval_strength(now, ship);
  }
  std::vector<PieceKind> kinds;
  for (const auto& together : who_bear_together(now, participants)) {
    const PieceKind kind = now.piece(together.front()).kind;
    Bearer bearer{0, rulebook::is_ground_combat_unit(kind), {}};
    for (const PieceId id : weakest_first(now, together)) {
      bearer.counters.push_back(losing_counter(now, id));
      bearer.csp += bearer.counters.back().csp;
    }
    bearers.all.push_back(std::move(bearer));
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
      kinds.push_back(kind);
    }
  }
  for (const PieceKind kind : kinds) {
    for (const rulebook::MixValue& row : now.book().mix_values[kind]) {
      bearers.free.push_back({kind, row.strength, free_counters(now, side, kind, row.strength)});
    }
  }
  return bearers;
}

LossSplit split_loss(const LossRules& rules, const Bearers& bearers, int points) {
  int csp = 0;
  for (const Bearer& each : bearers.all) {
    csp += each.csp;
  }
  LossSplit split;
  const bool mixed = bearers.naval_strength > 0;
  if (mixed && !rules.halved) {
    const int most = std::min(points, csp);
    const int least = std::clamp(points - bearers.naval_strength, 0, csp);
    split.ground_least = ground_loss(false, bearers.all, least).least;
    split.ground_most = ground_loss(false, bearers.all, most).most;
    const Survival worst = survival_of(false, bearers.all, most);
    const Survival best = survival_of(false, bearers.all, least);
    split.combat_units = best == Survival::None    ? Survival::None
                         : worst == Survival::Some ? Survival::Some
                                                   : Survival::AsChosen;
    split.counters_short = !are_counters_known(false, bearers, most);
    return split;
  }
  const int ground = std::min(mixed ? ground_share(points) : points, csp);
  const Range lost = ground_loss(rules.evenly, bearers.all, ground);
  split.counters_short = !are_counters_known(rules.evenly, bearers, ground);
  split.ground_least = split.counters_short ? ground : lost.least;
  split.ground_most = lost.most;
  split.naval = mixed ? std::min(points - ground_share(points), bearers.naval_strength) : 0;
  split.combat_units = survival_of(rules.evenly, bearers.all, ground);
  return split;
}

}  // namespace core::organisation
