// The tables of a journal.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/saved_form.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace core::save {

/// Counts up with every change of the tables, of the members that are saved, of how they are sealed
/// or of rules by which their games come out otherwise: 1 before the campaign, 2 with it, 3 with
/// packed positions, 4 with operations, seats and remarks, 5 with the prices of 21.91 mended, 6
/// with a name for each counter, 7 with spans by names, 8 with nets that go on at rail ferries,
/// and armies that take leaders. Files of every version from kOldestJournal on are read and played
/// on in their own.
inline constexpr std::int32_t kJournalVersion = 8;
inline constexpr std::int32_t kOldestJournal = 1;

/// Since this version positions are packed.
inline constexpr std::int32_t kPackedVersion = 3;

/// Since this version an action names the operation that it is part of, and there are seats and
/// remarks.
inline constexpr std::int32_t kSeatedVersion = 4;

/// Since this version the Union builds at the prices that reports of play bear out, an HQ left
/// alone goes its own way, and a failed roll for initiative is told with the chain of supply.
inline constexpr std::int32_t kMendedVersion = 5;

/// Since this version every counter has a name of its own, islands lie in water, who flees a train
/// has left it, and who comes new to a besieged fort goes inside.
inline constexpr std::int32_t kNamedVersion = 6;

/// Since this version spans that nobody declares follow names and corps.
inline constexpr std::int32_t kSpansVersion = 7;

/// Since this version who marches over a bridge beside a rail ferry takes the net along, and
/// armies whose spans nobody declares take leaders who bring more than a unit does.
inline constexpr std::int32_t kFerriesVersion = 8;

/// How games of a version go on.
[[nodiscard]] constexpr rulebook::BegunBefore begun_before(std::int32_t version) noexcept {
  return {.refills_spans = version < kSeatedVersion,
          .staff_follows = version < kMendedVersion,
          .old_prices = version < kMendedVersion,
          .tells_unfed_rating = version < kMendedVersion,
          .repeats_names = version < kNamedVersion,
          .old_tables = version < kNamedVersion,
          .stays_aboard_trains = version < kNamedVersion,
          .nearest_spans_only = version < kSpansVersion,
          .leaders_last = version < kFerriesVersion,
          .stops_at_ferries = version < kFerriesVersion,
          .comes_among_enemies = version < kNamedVersion};
}

/// The form of the members that rows of a version hold.
[[nodiscard]] constexpr int form_of_version(std::int32_t version) noexcept {
  constexpr std::array kForms{1, 2, 2, 2, 2, 2, 2, 2};
  static_assert(kForms.size() == kJournalVersion && kForms.back() == state::kNewestForm,
                "another form is another version");
  return kForms.at(static_cast<std::size_t>(version - kOldestJournal));
}

/// How many tables a version has.
[[nodiscard]] constexpr int tables_of_version(std::int32_t version) noexcept {
  return version < kSeatedVersion ? 4 : 6;
}

/// All CREATE statements of a version. Comments inside them stay in the file, for whoever opens it
/// by hand.
[[nodiscard]] std::string journal_schema(std::int32_t version);

/// The CREATE statement of the table that only games of a set-up file have.
[[nodiscard]] std::string_view setup_schema() noexcept;

}  // namespace core::save
