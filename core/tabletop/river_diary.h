// [RR-480] to [RR-484] The campaign diary: the record sheet of the book, turn by turn, with what
// happened in sentences.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/tabletop/river_match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::tabletop {

/// A throw of the record sheet, as it is written there, and what came of it.
struct DiaryCell {
  std::string roll;  ///< [RR-482] "7 −1 = 6"; empty: not thrown
  std::string text;

  friend bool operator==(const DiaryCell&, const DiaryCell&) = default;
};

/// [RR-481] A vessel at the end of a turn.
struct DiaryVessel {
  std::string name;
  int fuel{};
  int damage{};
  int points{};  ///< PV
  int rounds{};
  river::Fate fate{};

  friend bool operator==(const DiaryVessel&, const DiaryVessel&) = default;
};

/// A turn, or a night [RR-482].
struct DiaryEntry {
  int turn{};  ///< 0: before the first
  bool night{};
  std::uint32_t first{};  ///< actions that had been done when it began
  std::string order;      ///< of the main flotilla, as it was typed
  std::string place;      ///< of the main flotilla at the end
  DiaryCell direction;
  std::string next_table;
  DiaryCell terrain;
  DiaryCell mechanical;
  DiaryCell action;
  int points{};   ///< of the turn
  int running{};  ///< so far
  std::vector<DiaryVessel> vessels;
  std::vector<std::string> detached;  ///< "Signal in section 5"
  std::vector<std::string> lines;     ///< what happened, a sentence each

  friend bool operator==(const DiaryEntry&, const DiaryEntry&) = default;
};

/// The diary of the line in play.
[[nodiscard]] std::vector<DiaryEntry> diary_of(const rulebook::Rulebook& book,
                                               const RiverMatch& match);

/// [RR-014] "Day 2, 09:00 to 11:00", "Night after day 2"
[[nodiscard]] std::string hours_of(const DiaryEntry& entry);

/// [RR-483] The diary as plain text: a paragraph for each turn.
[[nodiscard]] std::string diary_text(const std::vector<DiaryEntry>& diary);

/// [RR-483] [RR-T29] With the columns of the record sheet, comma separated.
[[nodiscard]] std::string diary_csv(const std::vector<DiaryEntry>& diary);

}  // namespace core::tabletop
