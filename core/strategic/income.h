// [21.2] [21.3] The Supply Points Segment: what each place brings, and why another brings nothing.
#pragma once

#include "core/base/case_ref.h"
#include "core/board/hex_id.h"
#include "core/rulebook/cycle.h"
#include "core/state/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::Record;
using state::Situation;

enum class IncomeKind : std::uint8_t {
  Base,        ///< [21.21]
  MajorCity,   ///< [21.35]
  SupplyCity,  ///< [21.32]
  Import       ///< [21.34]
};

/// Why a place brings its side nothing in this cycle.
enum class NoIncome : std::uint8_t {
  None,         ///< it does
  Lost,         ///< the Enemy or nobody controls it
  Besieged,     ///< [21.31] [21.32]
  CutOff,       ///< [21.32] no rail path to an unbesieged major city, or to the northern edge
  Blockaded,    ///< [24.12]
  HarbourLost,  ///< [24.14] a fort of its harbour is Union controlled
  OffSeason,    ///< the yield of the cycle is 0
  NotPrinted    ///< as printed the Union's number is missing (errata E017, E083)
};

/// "none", "lost", "besieged", "cut-off", "blockaded", "harbour-lost", "off-season", "not-printed".
[[nodiscard]] std::string_view name(NoIncome why) noexcept;
/// "base", "major-city", "supply-city", "import".
[[nodiscard]] std::string_view name(IncomeKind kind) noexcept;

/// One source of Supply Points of a side in this cycle.
struct IncomeLine {
  IncomeKind kind{};
  std::optional<HexId> hex;  ///< nothing for the base
  std::string town;
  int points{};  ///< SUP it brings; 0 where `why` says why not
  NoIncome why{};
  base::CaseRef cited;
};

/// [21.2] [21.3] [21.33] All sources of a side as the board stands: the base, the major cities,
/// then supply cities, then seaports, each in the order of the map's towns.
///
/// The Union's lines are its base and what it holds of the South; the Confederate's are all of the
/// South, with what is lost.
///
/// @param cycle what they bring then; the board is that of now.
[[nodiscard]] std::vector<IncomeLine> income_of(const Situation& now, Side side,
                                                rulebook::Cycle cycle);
/// The same for the present cycle.
[[nodiscard]] std::vector<IncomeLine> income_of(const Situation& now, Side side);

/// SUP that the lines bring together.
[[nodiscard]] int total_of(const std::vector<IncomeLine>& lines) noexcept;

/// [24.11] Where a Confederate seaport imports, apart from blockade: it is Confederate, reached by
/// rail, not besieged, its harbour whole.
[[nodiscard]] NoIncome why_no_import(const Situation& now, HexId port);

/// [21.34] Hexes of Confederate seaports of the map, each once, in the order of the map's towns;
/// forts are no ports of entry.
[[nodiscard]] std::vector<HexId> import_ports(const Situation& now);

/// [21.1] Lets the acting side's points come into its pool, which holds 999.
void receive_income(Record& record, Side side);

}  // namespace core::strategic
