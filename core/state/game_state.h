// The position on the map as a plain value.
#pragma once

#include "core/base/strong_id.h"
#include "core/board/hex_id.h"
#include "core/board/hexside.h"
#include "core/board/side.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/piece_kind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::state {

using board::HexId;
using board::HexSide;
using board::Side;
using rulebook::PieceKind;

/// Place of a piece in GameState::pieces; constant during a game.
using PieceId = base::StrongId<struct PieceTag, std::uint16_t>;

/// Where a piece stands: a hex, or a navigable river hexside (ships and what is aboard them).
using Place = std::variant<HexId, HexSide>;

[[nodiscard]] std::string label(const Place& place);

/// One counter or marker.
struct Piece {
  PieceId id;
  std::string sheet_id;  ///< "U62-014": stable through all versions of a set-up
  Side side{};
  PieceKind kind{};
  int strength{};        ///< combat strength points of combat units; 0 for the others
  bool parenthesised{};  ///< may not attack [3.21]
  int movement{};        ///< printed movement allowance, 0 where none is printed
  std::string value;     ///< as printed, "10-3"
  std::string name;
  int stock{};  ///< supply points held
  Place place{HexId{}};
  std::optional<PieceId> inside;     ///< the fort, headquarters or transport that holds it; for a
                                     ///< leader also the HQ he commands
  std::optional<PieceId> commander;  ///< of a headquarters: the leader appointed to it
  std::string note;

  [[nodiscard]] const HexId* hex() const noexcept { return std::get_if<HexId>(&place); }

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

  friend bool operator==(const RailState&, const RailState&) = default;
};

/// A position. A value: copied, compared, hashed; refers to no table.
struct GameState {
  rulebook::Cycle cycle;
  std::vector<Piece> pieces;        ///< ordered by id; id = index
  std::vector<Controller> control;  ///< by hex ordinal [3.23]
  std::vector<Controller> home;     ///< by hex ordinal: who held it at the start of the game [3.23]
  RailState rail;

  [[nodiscard]] const Piece& piece(PieceId id) const { return pieces.at(id.value()); }

  [[nodiscard]] const Piece* find(std::string_view sheet_id) const noexcept;

  [[nodiscard]] Controller controller(HexId hex) const noexcept {
    return control[static_cast<std::size_t>(hex.ordinal())];
  }

  /// The fort a piece is inside of, at any depth (a unit on the roster of an HQ inside a fort), or
  /// nothing.
  [[nodiscard]] std::optional<PieceId> fort_of(PieceId id) const noexcept;
  /// The ship a piece is aboard, at any depth, or nothing: a transport, for a leader also a warship
  /// [10.31].
  [[nodiscard]] std::optional<PieceId> transport_of(PieceId id) const noexcept;

  friend bool operator==(const GameState&, const GameState&) = default;
};

}  // namespace core::state
