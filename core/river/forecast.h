// [RR-500]-[RR-508] What the tables make likely, counted from their lines and cells: shown to the
// player, and a check of every campaign that is played by itself.
//
// What comes of one table, or of a few together, is an exact fraction; what comes of many throws
// after each other is a decimal. Nothing here knows what is hidden in a campaign.
#pragma once

#include "core/base/fraction.h"
#include "core/river/charts.h"
#include "core/river/options.h"

#include <array>
#include <vector>

namespace core::river {

/// For display.
[[nodiscard]] double decimal(base::Fraction fraction) noexcept;

// ---- one section ----

/// A section that has not been entered yet, counted from the mouth of its water.
struct NewSection {
  bool on_tributary{};
  int number{1};

  friend bool operator==(const NewSection&, const NewSection&) = default;
};

/// [RR-T10] A cell of the table and how often it comes.
struct EncounterShare {
  Encounter encounter;
  base::Fraction share;

  friend bool operator==(const EncounterShare&, const EncounterShare&) = default;
};

inline constexpr std::size_t kFinds = 9;

/// By Find; together 1. Where there is an ironclad, finished or not, it is what counts, else the
/// first find.
struct FindShares {
  std::array<base::Fraction, kFinds> by_find{};

  [[nodiscard]] base::Fraction of(Find find) const {
    return by_find.at(static_cast<std::size_t>(find));
  }

  /// [RR-T33] "Ironclad results": those under construction, too.
  [[nodiscard]] base::Fraction ironclad() const {
    return of(Find::Ironclad) + of(Find::UnderConstruction);
  }
};

/// [RR-T10] What may come in a column, in the order of the table.
///
/// @param modifier what is added to the d100 [RR-143], from 0.
[[nodiscard]] std::vector<EncounterShare> encounter_shares(const Charts& charts, Column column,
                                                           int modifier);

/// [RR-T33] [RR-500] [RR-504] In a section of which the terrain is known.
[[nodiscard]] FindShares find_shares(const Charts& charts, Column column, int modifier);

/// [RR-T32] In a section not yet seen: averaged over the column of RR-T08.
[[nodiscard]] FindShares find_shares(const Charts& charts, NewSection section, int modifier);

/// [RR-T08] By Column: how a section not yet seen will be read on table RR-T10.
[[nodiscard]] std::array<base::Fraction, kColumns> column_shares(const Charts& charts,
                                                                 NewSection section);

/// [RR-502] How a section not yet seen may end the search of its water.
struct SectionChances {
  base::Fraction ironclad;
  base::Fraction ruse;  ///< [RR-322] Shallows without it; of a tributary, its end [RR-116]
};

[[nodiscard]] SectionChances section_chances(const Charts& charts, NewSection section,
                                             int modifier);

// ---- one new section each turn ----

/// Where the flotilla stands when it goes on along its water, a new section each turn.
struct Reached {
  bool on_tributary{};
  int sections{};  ///< of this water that have been entered
  int turn{1};     ///< in which the next one is entered
};

/// [RR-T31] A row of the table.
struct MeetingRow {
  int turn{};
  double now{};   ///< the ironclad is met in this turn, if the search has come so far
  double met{};   ///< by this turn
  double ruse{};  ///< [RR-322] by this turn the water has ended without it
};

/// [RR-502] [RR-503] The next `turns` turns.
[[nodiscard]] std::vector<MeetingRow> meeting_rows(const Charts& charts, const Options& options,
                                                   const Reached& from, int turns);

/// [RR-500]
struct MeetingOutlook {
  double next{};         ///< the ironclad in the next section
  double within_five{};  ///< in one of the next five
};

[[nodiscard]] MeetingOutlook meeting_outlook(const Charts& charts, const Options& options,
                                             const Reached& from);

}  // namespace core::river
