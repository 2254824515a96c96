// [6.0] Where pieces could go, and the orders that take them there.
#pragma once

#include "core/game/game.h"
#include "core/movement/reach.h"
#include "core/plan/attack_after.h"
#include "core/plan/surmise.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace core::plan {

/// How pieces go.
enum class Going : std::uint8_t {
  March,  ///< by foot [6.1]
  Rail    ///< they entrain, ride, and detrain where they can [6.5]
};

/// A way as it would be ordered.
struct Way {
  std::vector<sequence::Action>
      actions;                     ///< in order; a roll of initiative may make an end to them
  std::vector<board::HexId> path;  ///< hexes in order, the start first
  int cost{};                      ///< movement points, or rail points
  int left{};                      ///< movement points the slowest had at the start
  int extra{};                     ///< points of a forced march beyond those [6.31]
  bool ends{};                     ///< the move ends there [6.21] [13.14]
  bool rolled{};                   ///< a die is rolled on the way: the rest is not certain
  std::optional<state::PieceId> initiative;  ///< the leader who has to roll first [5.22]
  std::optional<state::PieceId> command;     ///< the piece that takes a direct command [5.21]
};

/// What could become of pieces that are picked up. Whether they may be energised is asked of a copy
/// of the game, where they get to of what their side surmises [0.5]: somebody who was not seen may
/// end the way when it is gone. No die is rolled.
class Itinerary {
 public:
  /// @param pieces of the side that decides; what is inside another one of them goes with it.
  Itinerary(game::Game game, const std::vector<state::PieceId>& pieces, Going going);
  /// The same where what the side surmises is known already.
  /// @param known surmised_by() of the game
  Itinerary(game::Game& game, const Surmise& known, const std::vector<state::PieceId>& pieces,
            Going going);

  /// Why they go nowhere now; nothing when they can move.
  [[nodiscard]] const std::optional<state::Illegal>& refusal() const noexcept { return refusal_; }

  /// Where they can get to from where they stand, or from the last waypoint.
  [[nodiscard]] const std::vector<movement::Destination>& destinations() const noexcept {
    return reach_.destinations;
  }

  /// The same with where they stand, and each hex's cheapest way.
  [[nodiscard]] const movement::Reach& reach() const noexcept { return reach_; }

  /// [7.31] Hexes to which ships ferry all of them from where they stand, with the orders.
  [[nodiscard]] const std::map<board::HexId, Way>& ferries() const noexcept { return ferries_; }

  /// The orders that take them to the hex, or the case that forbids it with the nearest legal way.
  [[nodiscard]] state::Ruling<Way> to(board::HexId hex) const;

  /// The way of no step: what is to be done before the first one.
  [[nodiscard]] Way here() const;

  /// Who goes together; nothing where nobody does.
  [[nodiscard]] const std::optional<movement::Mover>& mover() const noexcept { return mover_; }

  /// [14.12] The attack from the march on the hex for which they would have most left, from where
  /// they stand or can get to; whether it is enough is for the asker to see.
  [[nodiscard]] std::optional<AttackAfter> attack_on(board::HexId target) const;

  /// [14.12] [6.31] The points of a forced march that they need for the attack; nothing where they
  /// cannot have so many.
  [[nodiscard]] std::optional<int> additional_for(const AttackAfter& attack) const;

  /// [6.31] The orders that give each of them those points, before the march to where the attack
  /// starts.
  [[nodiscard]] std::vector<sequence::Action> forced_for(const AttackAfter& attack) const;

  /// [14.12] Attacks from the march on Enemies who are seen, from where the way ends, by target.
  [[nodiscard]] std::vector<AttackAfter> attacks_after(const Way& way) const;

  /// They go to the hex first. Refused means nothing changed; also where what happens there is not
  /// certain.
  state::Ruling<> via(board::HexId hex);

  /// The hexes that are fixed: the start, and the ways to all waypoints.
  [[nodiscard]] const std::vector<board::HexId>& fixed() const noexcept { return fixed_; }

 private:
  void pick_up(const std::vector<state::PieceId>& pieces);
  void set_going(const Surmise* known);
  bool give_command(const Surmise*& known);
  void surmise(const Surmise* known);
  void look_around();
  void look_for_ferries();
  /// Adds where all of them can be ferried.
  /// @param offered the ferries that are legal there
  void add_ferries(const game::Game& from, const std::vector<state::PieceId>& goers,
                   const std::vector<sequence::Action>& before,
                   const std::vector<sequence::Action>& offered);
  /// Takes all units off the rosters of the heads; who goes then, each headquarters before its own.
  [[nodiscard]] std::vector<state::PieceId> take_apart(
      game::Game& trial, std::vector<sequence::Action>& actions) const;
  /// Whether all get over; if so the way has their choices, rosters filled again at its end.
  [[nodiscard]] bool ferry_all(const game::Game& from, const std::vector<state::PieceId>& goers,
                               board::HexId to, Way& way) const;
  [[nodiscard]] bool find_head();
  [[nodiscard]] state::Illegal why_not(board::HexId hex) const;
  [[nodiscard]] state::Illegal why_not_against(const state::Illegal& enemy, board::HexId hex) const;
  [[nodiscard]] state::Illegal with_nearest(state::Illegal refused, board::HexId hex) const;
  [[nodiscard]] std::vector<sequence::Action> march_to(board::HexId hex, Way& way) const;
  bool does(const sequence::Action& action);

  mutable game::Game game_;  ///< after actions_; its answers are kept in a memo
  game::Game* real_{};       ///< while they set out: the game, where game_ is what is surmised
  std::vector<board::HexId> unseen_;
  Going going_;
  std::vector<state::PieceId> heads_;
  std::vector<sequence::Action> actions_;  ///< up to here
  std::vector<board::HexId> fixed_;
  std::optional<state::PieceId> initiative_;
  std::optional<state::PieceId> command_;
  int spent_{};
  movement::Reach reach_;
  std::map<board::HexId, Way> ferries_;
  std::optional<movement::Mover> mover_;
  std::optional<state::Illegal> refusal_;
};

}  // namespace core::plan
