// The position on the map as a plain value.
#pragma once

#include "core/base/dice.h"
#include "core/base/interned_text.h"
#include "core/base/strong_id.h"
#include "core/board/hex_id.h"
#include "core/board/hexside.h"
#include "core/board/side.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/piece_kind.h"
#include "core/state/activity.h"
#include "core/state/piece_id.h"
#include "core/state/place.h"
#include "core/state/turn.h"
#include "core/state/war.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::state {

using board::Side;
using rulebook::PieceKind;

/// One counter or marker.
struct Piece {
  PieceId id;
  base::InternedText sheet_id;  ///< "U62-014": stable through all versions of a set-up; pieces that
                                ///< come into being later are named after their parent, "U62-014.2"
  Side side{};
  PieceKind kind{};
  int strength{};            ///< combat strength points of combat units; 0 for the others
  bool parenthesised{};      ///< may not attack [3.21]
  int movement{};            ///< printed movement allowance, 0 where none is printed
  base::InternedText value;  ///< as printed, "10-3"
  base::InternedText name;
  int stock{};  ///< supply points held
  Place place{HexId{}};
  std::optional<PieceId> inside;     ///< the fort, headquarters or transport that holds it; for a
                                     ///< leader also the HQ he commands
  std::optional<PieceId> commander;  ///< of a headquarters: the leader appointed to it; of a
                                     ///< leader who is out: the HQ he may take back [22.5]
  base::InternedText note;
  Activity activity;  ///< what it has done in this phase [16.16]

  /// The hex it stands in; null for ships on a river and for what is not on the map.
  [[nodiscard]] const HexId* hex() const noexcept { return std::get_if<HexId>(&place); }

  [[nodiscard]] const HexSide* river() const noexcept { return std::get_if<HexSide>(&place); }

  /// Where it is while it is not on the map.
  [[nodiscard]] const Away* away() const noexcept { return std::get_if<Away>(&place); }

  /// [3.26] Whether it takes up a counter: one eliminated, razed or not yet built does not.
  [[nodiscard]] bool is_in_play() const noexcept {
    return (away() == nullptr || away()->kind != AwayKind::Unused) && !activity.has(Status::Razed);
  }

  /// [21.72] An Ironclad that is not finished yet: no ship that fights, supports or is met.
  [[nodiscard]] bool is_fitting_out() const noexcept { return activity.has(Status::FaceDown); }

  friend bool operator==(const Piece&, const Piece&) = default;
};

/// Who holds a hex; nobody in neutral Kentucky and on all-water hexes.
using Controller = std::optional<Side>;

/// The state of the railroads: markers and whose net a hex belongs to [18.1]. Vectors are by hex
/// ordinal.
struct RailState {
  std::vector<board::SideSet> net;  ///< sides whose net the rail hex belongs to; empty elsewhere
  std::vector<bool> cut;            ///< [18.23]
  std::vector<board::SideSet> railhead;  ///< a side's railhead marker: the last hex of its net

  [[nodiscard]] bool is_cut(HexId hex) const {
    return cut[static_cast<std::size_t>(hex.ordinal())];
  }

  friend bool operator==(const RailState&, const RailState&) = default;
};

/// What a side owns that lies in no hex.
struct Treasury {
  int pool{};         ///< supply points in the General Supply Pool
  int rail_points{};  ///< left in this cycle [6.51]
  int lost{};         ///< ground CSP lost in battles since the start [19.71] [25.2]

  friend bool operator==(const Treasury&, const Treasury&) = default;
};

/// Supply points on the ground of a hex [12.02].
struct GroundStock {
  HexId hex;
  int points{};

  friend bool operator==(const GroundStock&, const GroundStock&) = default;
};

/// [13.51] A work that is being paid for.
struct Building {
  HexId hex;
  Side side{};
  PieceKind kind{};
  int paid{};  ///< supply points

  friend bool operator==(const Building&, const Building&) = default;
};

/// [17.13] A landing place that a transport has fed in its side's last Strategic Turn; it counts
/// until that side's next Supply Phase.
struct FedLanding {
  Side side{};
  PieceId transport;
  PieceKind kind{};  ///< of the transport, which may be sunk since
  HexId loading;
  HexId landing;
  int used{};  ///< supply points landed there in this Strategic Turn

  friend bool operator==(const FedLanding&, const FedLanding&) = default;
};

/// [18.15] What has gone over a rail ferry in this cycle.
struct FerryUse {
  HexSide side;
  int rail_points{};

  friend bool operator==(const FerryUse&, const FerryUse&) = default;
};

/// [6.33] A hex that changed hands in this Movement Phase, and who held it when the phase began.
struct ChangedHands {
  HexId hex;
  Controller before;

  friend bool operator==(const ChangedHands&, const ChangedHands&) = default;
};

/// A position. A value: copied, compared, hashed; refers to no table.
///
/// Copied, destroyed and compared in one source: every other would make the same functions anew.
struct GameState {
  GameState();
  GameState(const GameState& other);
  GameState(GameState&& other) noexcept;
  GameState& operator=(const GameState& other);
  GameState& operator=(GameState&& other) noexcept;
  ~GameState();

  rulebook::Cycle cycle;
  std::vector<Piece> pieces;        ///< ordered by id; id = index
  std::vector<Controller> control;  ///< by hex ordinal [3.23]
  std::vector<Controller> home;     ///< by hex ordinal: who held it at the start of the game [3.23]
  RailState rail;
  Turn turn;                                ///< where the game stands in the sequence of play [4.0]
  base::Dice dice;                          ///< [0.4]
  std::array<Treasury, 2> treasury;         ///< by Side
  std::vector<GroundStock> ground;          ///< by hex; no entry holds 0 points
  std::vector<Building> buildings;          ///< by hex [13.51]
  std::vector<FedLanding> landings;         ///< links used in this cycle [17.13]
  std::vector<FerryUse> ferries;            ///< rail ferries used in this cycle, by hexside [18.15]
  std::vector<Arrival> waiting;             ///< reinforcements without a place yet [22.17]
  std::vector<ChangedHands> changed_hands;  ///< in this Movement Phase, by hex [6.33]
  War war;                                  ///< of a campaign [20.0]

  [[nodiscard]] const Piece& piece(PieceId id) const { return pieces.at(id.value()); }

  [[nodiscard]] const Piece* find(std::string_view sheet_id) const noexcept;

  [[nodiscard]] Controller controller(HexId hex) const noexcept {
    return control[static_cast<std::size_t>(hex.ordinal())];
  }

  [[nodiscard]] const Treasury& treasury_of(Side side) const noexcept {
    return treasury[static_cast<std::size_t>(side)];
  }

  /// Supply points on the ground of the hex [12.02].
  [[nodiscard]] int ground_stock(HexId hex) const noexcept;

  /// [18.15] Rail points that have gone over the rail ferry in this cycle.
  [[nodiscard]] int ferried(const HexSide& side) const noexcept;

  /// [6.33] Who held the hex at the start of this Movement Phase.
  [[nodiscard]] Controller controller_before(HexId hex) const noexcept;

  /// The pieces inside another one, at any depth, by id: a roster, a garrison, a cargo.
  [[nodiscard]] std::vector<PieceId> contents(PieceId outer) const;

  /// The headquarters on whose roster the piece is, or nothing; for a leader the one he stands on.
  [[nodiscard]] std::optional<PieceId> headquarters_of(PieceId id) const noexcept {
    return container(id, [](PieceKind kind) { return rulebook::is_headquarters(kind); });
  }

  /// The fort a piece is inside of, at any depth (a unit on the roster of an HQ inside a fort), or
  /// nothing. The works of the fort may be shot away (Status::Razed) [13.24].
  [[nodiscard]] std::optional<PieceId> fort_of(PieceId id) const noexcept {
    return container(id, [](PieceKind kind) { return rulebook::is_fort(kind); });
  }

  /// The ship a piece is aboard, at any depth, or nothing: a transport, for a leader also a warship
  /// [10.31].
  [[nodiscard]] std::optional<PieceId> transport_of(PieceId id) const noexcept {
    return container(id, [](PieceKind kind) { return rulebook::is_ship(kind); });
  }

  friend bool operator==(const GameState& one, const GameState& other);

 private:
  /// The nearest container of a kind that `wanted` accepts, going outwards. Containers never form a
  /// circle (data checks it); the bound only keeps a wrong position from hanging the program.
  template <class Wanted>
  [[nodiscard]] std::optional<PieceId> container(PieceId id, Wanted wanted) const noexcept {
    const Piece* piece = &pieces[id.value()];
    for (std::size_t depth = 0; piece->inside && depth < pieces.size(); ++depth) {
      const Piece& outer = pieces[piece->inside->value()];
      if (wanted(outer.kind)) {
        return outer.id;
      }
      piece = &outer;
    }
    return std::nullopt;
  }
};

}  // namespace core::state
