// [17.04] The searches behind one chain of supply, and the verdicts read from them. Private to this
// room.
#pragma once

#include "core/supply/chain_of_supply.h"
#include "core/supply/coverage.h"
#include "core/supply/edges.h"
#include "core/supply/net.h"
#include "core/supply/search.h"
#include "core/supply/sources.h"
#include "core/supply/view.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace core::supply {

/// What an obstacle weighs where a search goes on beyond it: as much as four points out of range.
inline constexpr int kObstacle = 4 * kPointsApart;

/// A transport that is not there weighs more than an enemy who is: a reason on the way that exists
/// is nearer than a way that does not.
inline constexpr int kMissingTransport = 4 * kObstacle;

struct ChainOfSupply::Search {
  Search(const Setting& setting, const GameState& state, Side side, const Assumptions& assumptions);
  Search(const state::Situation& now, Side side);

  /// The same of an equal position elsewhere; what is quickly found again is left out.
  Search(const state::Situation& now, const Search& same);

  /// After some changes in the same game.
  void go_on(const state::Situation& now);
  /// Traces of the net again what has changed since `before`.
  void mend_net(const std::optional<NetBasis>& before);

  // ---- [17.6] broadcast ----
  [[nodiscard]] bool is_railhead(HexId hex) const { return net->is_railhead(hex); }

  [[nodiscard]] bool serves(const Source& source) const { return supply::serves(*net, source); }

  [[nodiscard]] std::vector<Seed> broadcast_seeds() const;
  /// What every source reaches, and how. Most questions need less.
  [[nodiscard]] const supply::Search& ground() const;
  /// Whether the hex is in broadcast range.
  [[nodiscard]] bool covers(HexId hex) const;
  [[nodiscard]] Seed seed_of(const Source& source) const;
  /// [17.6] Points spent since the source, from the points and head starts of the search.
  void read_reach() const;

  // ---- as if nothing were in the way ----
  /// A search that goes on where the rules stop, and finds the way with the least in it: fewest
  /// obstacles, then fewest points. To be out of range is an obstacle too, and the worse the
  /// farther.
  const supply::Search& unhindered() const;
  [[nodiscard]] static int weight_of(const std::vector<Obstacle>& obstacles);
  [[nodiscard]] int weight_beyond_range(const EdgeStep& step, int spent) const;
  [[nodiscard]] std::vector<Seed> unhindered_seeds() const;
  /// Steps that exist at all: a ground unit is fed over land, SUP of the pool are loaded
  /// where 17.12 lets them be.
  [[nodiscard]] bool may_lead(const EdgeStep& step) const;
  /// The Department in the hex, if it functions but for its link.
  [[nodiscard]] const Source* department_at(HexId hex) const noexcept;
  /// [17.6] A functioning Department broadcasts farther than the railhead or landing place it
  /// stands at.
  [[nodiscard]] int range_at(HexId hex) const;
  /// What a step weighs on its own, nothing being in the way.
  [[nodiscard]] int plain_weight(const EdgeStep& step) const;
  [[nodiscard]] std::vector<Obstacle> step_obstacles(const EdgeStep& step) const;

  // ---- [17.02] [12.15] plain answers ----
  /// The water a ship or a piece aboard is in; nothing for all else.
  [[nodiscard]] std::optional<WaterPlaceId> water_of(const state::Piece& piece) const;
  [[nodiscard]] bool feeds(PieceId id) const;
  [[nodiscard]] bool reaches_without_wagons(HexId hex) const;
  [[nodiscard]] const std::vector<SourceInReach>& in_reach_of(
      const std::vector<HexId>& hexes) const;

  // ---- answers ----

  using Verdict = std::variant<Supplied, NotSupplied>;

  /// What is known of a list of hexes.
  struct Reach {
    std::vector<Coverage::Within> near;  ///< as long as the ground stays as it is
    std::optional<std::vector<SourceInReach>> sources;
  };

  [[nodiscard]] std::vector<SourceInReach> read_sources(
      const std::vector<Coverage::Within>& near) const;

  struct Way {
    SourceKind source{SourceKind::Railhead};
    std::optional<PieceId> piece;
    std::optional<HexId> at;
    int range{};
    int cost{};
    std::size_t begins{};  ///< index of the source's step
    std::vector<Step> steps;
    std::vector<std::pair<std::size_t, Obstacle>> found;  ///< with the index of the step it sits in
  };

  void begin_broadcast(Way& way, SourceKind kind, std::optional<PieceId> piece, HexId hex,
                       int range) const;
  void follow(Way& way, const Route& route, bool with_obstacles) const;
  void add_step(Way& way, const EdgeStep& step) const;
  /// [17.03] [17.13] How SUP come to a railhead or a linked Department: along the net and over
  /// water from the pool.
  void feed(Way& way, HexId hex) const;
  void follow_link(Way& way, const WaterLink& link) const;
  [[nodiscard]] Supplied supplied_on(HexId hex) const;
  /// The verdict by the way with the least in it; `first` are obstacles of the receiver's own
  /// place.
  [[nodiscard]] Verdict by_unhindered_way(HexId hex, std::vector<Obstacle> first) const;
  /// [22.12] What keeps a Union Department from the net and from the water: the first obstacle on
  /// the way with the least in it.
  [[nodiscard]] Obstacle missing_link(HexId hex) const;
  [[nodiscard]] Verdict verdict_on(HexId hex) const;
  /// [13.32] Those inside a besieged fort live from the SUP inside.
  [[nodiscard]] Verdict verdict_inside(HexId hex, std::vector<PieceId> besiegers) const;
  /// [7.41] [7.54] Off the map a piece lives from the SUP carried there.
  [[nodiscard]] Verdict verdict_away(const state::Away& away) const;
  /// [7.23] Units aboard draw from SUP aboard in the same water, or from any source whose range
  /// reaches the ship's place.
  [[nodiscard]] Verdict verdict_aboard(WaterPlaceId water) const;

  View view;
  std::vector<Source> all_sources;
  int longest;
  int railhead_range;
  std::vector<Seed> origins;  ///< [17.01] of the rail net, those with faults too
  std::optional<NetBasis> basis;
  std::shared_ptr<const Net> net;
  Coverage coverage;
  mutable std::vector<int> reach;  ///< filled when it is asked for
  mutable std::map<std::vector<HexId>, Reach> known_reach;
  mutable std::optional<supply::Search> broadcast;
  mutable std::vector<HexId> loading;
  mutable std::optional<supply::Search> relaxed;
};

}  // namespace core::supply
