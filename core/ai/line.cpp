#include "core/ai/line.h"

#include "core/combat/odds.h"
#include "core/combat/targets.h"
#include "core/movement/march_distances.h"
#include "core/movement/terrain_cost.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace core::ai {
namespace {

using board::HexId;
using state::Situation;

/// A worth of which nothing is lost, for shares of it.
constexpr Worth kAll = 10'000;

/// The ground around a place, as people walk on it today.
class Ground {
 public:
  Ground(const Situation& now, HexId place, int hexes) : now_{now} {
    movement::Hindrance foot;
    foot.foot = true;
    add(place);
    for (std::size_t at = 0; at < hexes_.size(); ++at) {
      const HexId hex = hexes_[at];
      for (const board::Direction direction : board::kDirections) {
        const auto from = now.map().beside(hex, direction);
        const bool near =
            from && now.map().hex(*from).is_land() && board::distance(*from, place) <= hexes;
        if (near &&
            movement::terrain_cost(now, foot, now.map().hex(*from), board::opposite(direction))) {
          const std::size_t other = add(*from);
          leads_to_[other].push_back(at);
        }
      }
    }
  }

  /// Lets Enemies come from the hex, if it is part of the ground.
  void come_from(HexId hex) {
    if (const auto found = number_.find(hex); found != number_.end()) {
      begins_.push_back(found->second);
    }
  }

  [[nodiscard]] bool is_quiet() const noexcept { return begins_.empty(); }

  [[nodiscard]] HexId hex(std::size_t at) const { return hexes_[at]; }

  /// Whether so many hexes more beside these keep everybody from the place, each attacked over a
  /// river alone; adds them. One of them lies on any way that is still open: beyond a river.
  bool bar(std::vector<std::size_t>& posts, std::size_t more) const {
    const Ways ways = ways_past(posts);
    if (ways.from.front() == kNowhere) {
      return is_sound(ways, posts);
    }
    if (more == 0) {
      return false;
    }
    for (std::size_t at = ways.from.front(), next = 0; at != kBegin;
         next = std::exchange(at, ways.from[at])) {
      const bool is_bank = next != 0 && is_river_between(at, next);
      if (!is_bank) {
        continue;
      }
      posts.push_back(next);
      if (bar(posts, more - 1)) {
        return true;
      }
      posts.pop_back();
    }
    return false;
  }

 private:
  std::size_t add(HexId hex) {
    const auto [known, is_new] = number_.emplace(hex, hexes_.size());
    if (is_new) {
      hexes_.push_back(hex);
      leads_to_.emplace_back();
    }
    return known->second;
  }

  static constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t kBegin = kNowhere - 1;

  /// How Enemies come along: the hexes that they reach, and of each the one before it.
  struct Ways {
    std::vector<std::size_t> reached;
    std::vector<std::size_t> from;  ///< kNowhere: it is not reached
  };

  [[nodiscard]] Ways ways_past(const std::vector<std::size_t>& posts) const {
    Ways ways{begins_, std::vector<std::size_t>(hexes_.size(), kNowhere)};
    for (const std::size_t at : begins_) {
      ways.from[at] = kBegin;
    }
    for (std::size_t at = 0; at < ways.reached.size(); ++at) {
      for (const std::size_t next : leads_to_[ways.reached[at]]) {
        const bool stops = std::find(posts.begin(), posts.end(), next) != posts.end();
        if (!stops && ways.from[next] == kNowhere) {
          ways.from[next] = ways.reached[at];
          ways.reached.push_back(next);
        }
      }
    }
    return ways;
  }

  /// Whether all who have come beside one of the posts have a river before them.
  [[nodiscard]] bool is_sound(const Ways& ways, const std::vector<std::size_t>& posts) const {
    return std::all_of(ways.reached.begin(), ways.reached.end(), [&](std::size_t at) {
      return std::all_of(posts.begin(), posts.end(), [&](std::size_t post) {
        const auto direction = now_.map().direction(hexes_[at], hexes_[post]);
        return !direction || is_river_between(at, post) ||
               !combat::is_attackable_across(now_.map().side(hexes_[at], *direction).kind);
      });
    });
  }

  /// @pre the hexes are beside each other
  [[nodiscard]] bool is_river_between(std::size_t one, std::size_t other) const {
    const auto direction = now_.map().direction(hexes_[one], hexes_[other]);
    return direction && combat::halves_attackers(now_.map().side(hexes_[one], *direction).kind);
  }

  const Situation& now_;
  std::map<HexId, std::size_t> number_;
  std::vector<HexId> hexes_;  ///< the place first, then by steps from it
  std::vector<std::vector<std::size_t>> leads_to_;
  std::vector<std::size_t> begins_;
};

/// How a line is manned.
struct Manning {
  std::vector<std::size_t> at_post;  ///< parties, in the order of the hexes
  int points{};                      ///< movement points that they march together
};

/// The parties that are nearest to the hexes together, each within a week of its own.
class Choice {
 public:
  Choice(const Situation& now, Country& country, const std::vector<Party>& parties,
         const std::vector<std::size_t>& goers, const std::vector<HexId>& line)
      : parties_{parties}, goers_{goers} {
    for (const HexId hex : line) {
      distances_.push_back(&country.distances(now, hex));
    }
  }

  [[nodiscard]] const std::optional<Manning>& nearest() {
    choose({});
    return best_;
  }

 private:
  void choose(Manning chosen) {
    const std::size_t post = chosen.at_post.size();
    if (post == distances_.size()) {
      if (!best_ || chosen.points < best_->points) {
        best_ = std::move(chosen);
      }
      return;
    }
    for (const std::size_t goer : goers_) {
      const Party& party = parties_[goer];
      const int points = (*distances_[post])[static_cast<std::size_t>(party.hex.ordinal())];
      const bool taken =
          std::find(chosen.at_post.begin(), chosen.at_post.end(), goer) != chosen.at_post.end();
      if (!taken && points <= party.allowance) {
        Manning more = chosen;
        more.at_post.push_back(goer);
        more.points += points;
        choose(std::move(more));
      }
    }
  }

  const std::vector<Party>& parties_;
  const std::vector<std::size_t>& goers_;
  std::vector<const std::vector<std::int16_t>*> distances_;
  std::optional<Manning> best_;
};

}  // namespace

int counts_across(const Situation& now, int csp) {
  const rulebook::Factor across =
      now.book().combat_effects[rulebook::CombatSituation::AcrossRiver].attack;
  return csp * across.denominator / std::max(1, across.numerator);
}

std::vector<HexId> line_before(const Situation& now, const Appraisal& appraisal, HexId place,
                               std::size_t most) {
  Ground ground{now, place, 2 * appraisal.weights().march_hexes};
  for (const Post& post : appraisal.posts(board::enemy_of(appraisal.side()))) {
    if (post.strength.attack > 0) {
      ground.come_from(post.hex);
    }
  }
  for (std::size_t count = 1; count <= most && !ground.is_quiet(); ++count) {
    std::vector<std::size_t> posts;
    if (ground.bar(posts, count)) {
      std::vector<HexId> line;
      std::transform(posts.begin(), posts.end(), std::back_inserter(line),
                     [&](std::size_t at) { return ground.hex(at); });
      std::sort(line.begin(), line.end());
      return line;
    }
  }
  return {};
}

void post_in_line(const Situation& now, const Appraisal& appraisal, Country& country,
                  std::vector<Party>& parties, const std::vector<std::size_t>& goers) {
  const Weights& weights = appraisal.weights();
  const auto most = std::min(goers.size(), static_cast<std::size_t>(weights.longest_line));
  const HexId place = goers.empty() ? HexId{} : parties[goers.front()].mission->goal;
  const std::vector<HexId> line =
      most > 0 ? line_before(now, appraisal, place, most) : std::vector<HexId>{};
  const auto manning =
      line.empty() ? std::nullopt : Choice{now, country, parties, goers, line}.nearest();
  if (!manning) {
    return;
  }
  const int threat = appraisal.threat_later(place);
  const auto counts = [&](HexId hex, int csp) {
    return csp * appraisal.defence_factor(appraisal.side(), hex) / kPerCent;
  };
  int together = 0;
  for (const std::size_t goer : goers) {
    together += parties[goer].strength.defence;
  }
  const Worth kept_there = share_of(kAll, counts(place, together), threat);
  // He attacks where it is weakest.
  Worth kept_in_line = kAll;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const int csp = parties[manning->at_post[at]].strength.defence;
    kept_in_line =
        std::min(kept_in_line, share_of(kAll, counts_across(now, counts(line[at], csp)), threat));
  }
  const Worth lost_later = (kAll - kept_there) * weights.week / kPerCent;
  if (lost_later * (kAll - kept_in_line) / kAll >= kAll - kept_there) {
    return;
  }
  for (std::size_t at = 0; at < line.size(); ++at) {
    Mission& mission = *parties[manning->at_post[at]].mission;
    mission.toward = line[at];
    mission.behind_river = true;
  }
}

}  // namespace core::ai
