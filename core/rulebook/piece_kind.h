// [3.21] [3.22] Kinds of playing pieces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::rulebook {

enum class PieceKind : std::uint8_t {
  Infantry,
  Cavalry,
  Militia,
  Garrison,
  SupplyTrain,
  Depot,
  SiegeTrain,
  RailwayRepair,
  InfantryCorpsHq,
  CavalryCorpsHq,
  ArmyHq,
  Leader,
  Department,
  Base,
  Fort,
  Fortress,
  Entrenchment,
  Ironclad,
  NavalFlotilla,
  RiverFlotilla,
  NavalTransport,
  RiverTransport,
  Railhead,
  RailCut,
  Partisan  ///< [26.10] last, for saves hold the numbers
};

inline constexpr int kPieceKindCount = 25;

/// As the set-up sheets spell it: "infantry", "train", "corps-hq-infantry", ...
[[nodiscard]] std::string_view name(PieceKind kind) noexcept;
[[nodiscard]] std::optional<PieceKind> parse_piece_kind(std::string_view text) noexcept;

/// [3.27] Infantry, cavalry, militia, garrison and partisans; trains and depots have a strength but
/// are none.
[[nodiscard]] constexpr bool is_ground_combat_unit(PieceKind kind) noexcept {
  return kind <= PieceKind::Garrison || kind == PieceKind::Partisan;
}

/// [9.01] [26.10] Combat units in the open whose zone is their own hex only.
[[nodiscard]] constexpr bool has_zone_in_own_hex_only(PieceKind kind) noexcept {
  return kind == PieceKind::Garrison || kind == PieceKind::Partisan;
}

[[nodiscard]] constexpr bool is_headquarters(PieceKind kind) noexcept {
  return kind >= PieceKind::InfantryCorpsHq && kind <= PieceKind::ArmyHq;
}

/// Forts and Fortresses, which hold a garrison inside [13.11].
[[nodiscard]] constexpr bool is_fort(PieceKind kind) noexcept {
  return kind == PieceKind::Fort || kind == PieceKind::Fortress;
}

[[nodiscard]] constexpr bool is_transport(PieceKind kind) noexcept {
  return kind == PieceKind::NavalTransport || kind == PieceKind::RiverTransport;
}

/// [9.51] Ironclads, Naval and River Flotillas.
[[nodiscard]] constexpr bool is_warship(PieceKind kind) noexcept {
  return kind >= PieceKind::Ironclad && kind <= PieceKind::RiverFlotilla;
}

[[nodiscard]] constexpr bool is_ship(PieceKind kind) noexcept {
  return is_warship(kind) || is_transport(kind);
}

/// What other pieces can be inside of: HQs, forts, ships.
[[nodiscard]] constexpr bool may_hold(PieceKind kind) noexcept {
  return is_headquarters(kind) || is_fort(kind) || is_ship(kind);
}

/// Markers without limit [3.26].
[[nodiscard]] constexpr bool is_rail_marker(PieceKind kind) noexcept {
  return kind == PieceKind::Railhead || kind == PieceKind::RailCut;
}

/// [3.21] Pieces that march: everything on land but markers, Departments, Bases and works.
[[nodiscard]] constexpr bool is_ground_unit(PieceKind kind) noexcept {
  return kind <= PieceKind::ArmyHq || kind == PieceKind::Partisan;
}

/// [3.21] Land pieces that move at all: leaders, and ground units but Depots.
[[nodiscard]] constexpr bool is_land_mover(PieceKind kind) noexcept {
  return kind == PieceKind::Leader || (is_ground_unit(kind) && kind != PieceKind::Depot);
}

}  // namespace core::rulebook
