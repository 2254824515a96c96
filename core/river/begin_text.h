// A begin of a campaign as text: river, dice, flotilla, switches, and a map that is drawn by hand.
//
//   river KRVQ-KEBR
//   seed 17
//   option patrols=on
//   warship cairo barges 2
//   supply in-company rounds 42R 100 8S 80     (following, waiting; barges N before the rounds)
//   ironclad arkansas
//   section ahead
//   section sharp-left town bridge tributary-right
//
// One thing a line; empty lines and such that begin with # say nothing. Warships stand in line
// order, the two supply ships behind them. Sections are a map of the option plotted_river [RR-340]:
// bends as in bend_word(), features town, bridge, ferry, tributary-left and tributary-right.
#pragma once

#include "core/river/setting.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::river {

/// [RR-082] All bends that a section of a map may have: ahead, then those to the left, then those
/// to the right.
[[nodiscard]] std::vector<Bend> all_bends();

/// "ahead", "left", "sharp-left", "hairpin-right", "hairpin-left-135"
[[nodiscard]] std::string bend_word(Bend bend);

/// The text of a begin: read_begin() gives the same back.
[[nodiscard]] std::string begin_text(const Charts& charts, const Begin& begin);

/// Reads a begin.
/// @param edition of a text that names none: a save of before is of the first.
/// @param shown names the text in errors: its file.
/// @throws base::DataError for the first line that cannot be read, and for a begin that fault_of()
///         objects to, with what is wrong in one sentence.
[[nodiscard]] Begin read_begin(const Charts& charts, std::string_view text,
                               const std::string& shown, std::uint8_t edition = table::kEdition);

}  // namespace core::river
