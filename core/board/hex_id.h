// [3.11] [3.13] Hexes: one global grid, printed labels as a view of it.
#pragma once

#include "core/board/direction.h"

#include <tl/expected.hpp>

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace core::board {

/// A place of the global grid, on the map or off it. Columns run east, rows south, both from 1 on
/// sheet A.
///
/// Sheet A begins at (1, 1), sheet B at (1, 27), sheet C at (63, 1). Odd columns stand half a hex
/// higher than even ones [3.12].
struct GridPoint {
  std::int16_t column{};
  std::int16_t row{};

  friend constexpr auto operator<=>(GridPoint, GridPoint) noexcept = default;

  /// The adjacent place, by the parity rule of case 3.12.
  [[nodiscard]] GridPoint neighbour(Direction direction) const noexcept;
};

/// Number of hexes a crow flies between two places, by cube coordinates.
[[nodiscard]] int distance(GridPoint from, GridPoint to) noexcept;

enum class Sheet : std::uint8_t { A, B, C };

/// Columns and rows of a sheet: A 62 x 26, B 62 x 35, C 39 x 54.
struct SheetSize {
  int columns;
  int rows;
};

inline constexpr std::array<SheetSize, 3> kSheetSizes{{{62, 26}, {62, 35}, {39, 54}}};

[[nodiscard]] constexpr SheetSize size_of(Sheet sheet) noexcept {
  return kSheetSizes[static_cast<std::size_t>(sheet)];
}

/// Hexes of the sheets before each sheet.
inline constexpr std::array<int, 3> kFirstOrdinal{0, 62 * 26, 62 * 26 + 62 * 35};

/// Number of hexes of the three sheets together.
inline constexpr int kHexCount = 62 * 26 + 62 * 35 + 39 * 54;

/// Why a text is not the label of a hex.
struct LabelError {
  std::string text;    ///< what was read
  std::string reason;  ///< a sentence for the player
};

/// A hex that is on the map, named by its one canonical printed label.
///
/// Ids are ordered by label (sheet, column, row), which is the tie-break "by printed hex number" of
/// every search. A value always names a hex that exists; an off-map label does not parse.
class HexId {
 public:
  /// A0101.
  constexpr HexId() noexcept = default;

  /// Reads a printed label or an alias: a label beyond its sheet is another name [3.13]: A row 27
  /// and on is B, column 63 and on is C (from B 26 rows lower). Upper or lower case.
  [[nodiscard]] static tl::expected<HexId, LabelError> parse(std::string_view text);

  /// The hex at a place of the grid, or nothing when no sheet covers it.
  [[nodiscard]] static std::optional<HexId> at(GridPoint point) noexcept;

  [[nodiscard]] constexpr Sheet sheet() const noexcept {
    return static_cast<Sheet>(packed_ >> 12U);
  }

  [[nodiscard]] constexpr int column() const noexcept { return (packed_ >> 6U) & 63; }

  [[nodiscard]] constexpr int row() const noexcept { return packed_ & 63; }

  [[nodiscard]] GridPoint grid() const noexcept;

  /// The canonical label, for example "B3402".
  [[nodiscard]] std::string label() const;

  /// The adjacent hex, or nothing at the edge of the map.
  [[nodiscard]] std::optional<HexId> neighbour(Direction direction) const noexcept;

  /// The direction of an adjacent hex, or nothing when `other` is not adjacent.
  [[nodiscard]] std::optional<Direction> direction_to(HexId other) const noexcept;

  /// A dense number from 0 to kHexCount - 1, in the order of the labels.
  [[nodiscard]] constexpr int ordinal() const noexcept {
    return kFirstOrdinal[packed_ >> 12U] + (column() - 1) * size_of(sheet()).rows + row() - 1;
  }

  [[nodiscard]] static HexId from_ordinal(int ordinal) noexcept;

  friend constexpr auto operator<=>(HexId, HexId) noexcept = default;

  [[nodiscard]] constexpr std::uint16_t packed() const noexcept { return packed_; }

 private:
  constexpr explicit HexId(std::uint16_t packed) noexcept : packed_{packed} {}

  std::uint16_t packed_{(1U << 6U) | 1U};
};

[[nodiscard]] int distance(HexId from, HexId to) noexcept;

}  // namespace core::board

template <>
struct std::hash<core::board::HexId> {
  std::size_t operator()(core::board::HexId id) const noexcept { return id.packed(); }
};
