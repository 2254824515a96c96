// [7.0] Where ships could go, with whom aboard, and the orders that take them there.
#pragma once

#include "core/plan/energising.h"
#include "core/plan/surmise.h"
#include "core/water/sea_reach.h"

#include <map>
#include <optional>
#include <vector>

namespace core::plan {

/// A way over water as it would be ordered.
struct Passage {
  std::vector<sequence::Action> actions;  ///< in order; a roll may make an end to them
  std::vector<map::WaterPlaceId> path;    ///< water places in order, the start first
  int cost{};                           ///< points of its range that the ship with least left pays
  int left{};                           ///< what it has left there
  bool ends{};                          ///< the move ends there, at Enemy ships [7.13]
  bool rolled{};                        ///< a die is rolled on the way: the rest is not ordered
  bool ends_other{};                    ///< the move of other ships under way is ended first [7.11]
  std::vector<board::HexId> forts;      ///< whose garrisons fire on the way [11.22]
  std::vector<state::PieceId> loaded;   ///< pieces that go aboard first [7.21]
  std::optional<board::HexId> landing;  ///< where they go ashore [7.22]
  Energiser energiser;                  ///< of the pieces that go aboard or ashore
};

/// What could become of ships that are picked up, with land pieces that are aboard or go aboard.
/// Whether they may be energised is asked of a copy of the game, where they get to of what their
/// side surmises [0.5]. No die of the game is seen.
class Voyage {
 public:
  /// @param pieces of the side that decides. Transports of pieces that are aboard go with them; of
  /// ships under way the whole group does. Land pieces make it a voyage of a force: they are
  /// energised, go aboard if they are ashore, and can land.
  Voyage(game::Game game, const std::vector<state::PieceId>& pieces);
  /// The same where what the side surmises is known already.
  /// @param known surmised_by() of the game
  Voyage(game::Game& game, const Surmise& known, const std::vector<state::PieceId>& pieces);

  /// Why they go nowhere now; nothing when they can sail or land.
  [[nodiscard]] const std::optional<state::Illegal>& refusal() const noexcept { return refusal_; }

  /// The orders that bring those aboard who are to go, and no further.
  [[nodiscard]] state::Ruling<Passage> aboard() const;

  /// [11.22] The Enemy forts that fire on the way to a place that can be reached.
  [[nodiscard]] std::vector<board::HexId> forts_to(map::WaterPlaceId place) const;

  /// Points of its range that the ship with least left pays before it sets out, or till the last
  /// waypoint.
  [[nodiscard]] int spent() const noexcept { return spent_; }

  /// The ships that sail.
  [[nodiscard]] const std::vector<state::PieceId>& ships() const noexcept { return ships_; }

  /// The water places they can get to, by number.
  [[nodiscard]] const std::vector<water::SeaPlace>& places() const noexcept {
    return reach_.places;
  }

  /// Hexes in which those aboard can land, and what the ship pays till then.
  [[nodiscard]] const std::map<board::HexId, int>& landings() const noexcept { return landings_; }

  /// The orders that take them to the water, or the case that forbids it with the nearest legal
  /// way.
  [[nodiscard]] state::Ruling<Passage> to(map::WaterPlaceId place) const;

  /// The orders that land them in the hex.
  [[nodiscard]] state::Ruling<Passage> land_in(board::HexId hex) const;

  /// They go by the water first. Refused means nothing changed; also where what happens there is
  /// not certain.
  state::Ruling<> via(map::WaterPlaceId place);

  /// The places that are fixed: the start, and the ways to all waypoints.
  [[nodiscard]] const std::vector<map::WaterPlaceId>& fixed() const noexcept { return fixed_; }

 private:
  void make(const std::vector<state::PieceId>& pieces);
  void pick_up(const std::vector<state::PieceId>& pieces);
  void take_group();
  void energise();
  void surmise();
  void load();
  /// Whether one of the ships takes the piece; else the refusal stands.
  bool embark(state::PieceId piece);
  /// All units off the roster of a headquarters; who they were.
  std::vector<state::PieceId> take_off(state::PieceId headquarters);
  void set_out();
  void look_around();
  bool does(const sequence::Action& action);
  [[nodiscard]] state::Illegal why_not(map::WaterPlaceId place) const;
  [[nodiscard]] Passage begun() const;
  /// Sails a way on a copy; what cannot be foreseen ends it.
  state::Ruling<> sail_on(game::Game& trial, const std::vector<map::WaterPlaceId>& way,
                          Passage& passage) const;
  [[nodiscard]] state::Ruling<Passage> land_from(map::WaterPlaceId place, board::HexId hex) const;

  mutable game::Game game_;  ///< after actions_; its answers are kept in a memo
  game::Game* real_{};       ///< while they set out: the game, where game_ is what is surmised
  std::optional<game::Game>
      moored_;                  ///< before the ships set out, when somebody could land from there
  std::size_t moored_after_{};  ///< how many of actions_ were done then
  std::vector<state::PieceId> ships_;
  std::vector<state::PieceId> cargo_;
  std::vector<state::PieceId> loaded_;
  std::vector<std::pair<state::PieceId, state::PieceId>> rosters_;  ///< unit, its headquarters
  std::vector<sequence::Action> actions_;                           ///< up to here
  std::vector<map::WaterPlaceId> fixed_;
  Energiser energiser_;
  bool ends_other_{};
  bool under_way_{};  ///< the ships have set out in game_
  int spent_{};
  std::vector<state::WayIn> ways_;  ///< into the water of forts, where game_ stands
  water::SeaReach reach_;
  std::map<board::HexId, int> landings_;
  std::optional<state::Illegal> no_landing_;  ///< why those aboard do not land
  std::optional<state::Illegal> no_sailing_;  ///< why they do not leave the water they are in
  std::optional<state::Illegal> refusal_;
};

}  // namespace core::plan
