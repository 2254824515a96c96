// [6.56] Rail weights, [7.26] embarkation and disembarkation.
#pragma once

#include "core/rulebook/enum_table.h"
#include "core/rulebook/piece_kind.h"

#include <cstdint>
#include <optional>

namespace core::rulebook {

/// [6.56] The figures of the chart, points of weight. Combat units weigh their CSP, a headquarters
/// its roster, and SUP carried come on top.
struct RailWeights {
  int train{};
  int siege_train{};
  int rail_repair{};
  int supply_point{};  ///< each SUP
  int leader{};
  int empty_headquarters{};
};

/// [7.26] Lines of the table.
enum class EmbarkationLine : std::uint8_t { Infantry, Cavalry, Train, SiegeTrain, SupplyPoints };

/// [7.26] Columns: a Friendly seaport, Department city or Base; any other coast hex; a river bank.
enum class PortKind : std::uint8_t { Port, Coast, River };

struct Embarkation {
  EnumTable<EmbarkationLine, EnumTable<PortKind, std::optional<int>, 3>, 5> cells;
  EnumTable<PieceKind, std::optional<EmbarkationLine>, kPieceKindCount> lines;

  /// [7.26] The line of a kind of piece; nothing for what is never carried, and with E002 or E003
  /// off for the kinds that these add. SUP use EmbarkationLine::SupplyPoints.
  [[nodiscard]] constexpr std::optional<EmbarkationLine> line(PieceKind kind) const noexcept {
    return lines[kind];
  }

  /// Points of the transport's range for each unit, or for 10 SUP or a part; the same to embark
  /// and to disembark. Nothing: not allowed.
  [[nodiscard]] constexpr std::optional<int> points(EmbarkationLine line,
                                                    PortKind where) const noexcept {
    return cells[line][where];
  }

  /// The same by kind; nothing also for a kind without a line.
  [[nodiscard]] constexpr std::optional<int> points(PieceKind kind, PortKind where) const noexcept {
    return lines[kind] ? cells[*lines[kind]][where] : std::nullopt;
  }
};

}  // namespace core::rulebook
