// [RR-030] [RR-370] [RR-434] Encounters of the river campaign fought on the table by the captains
// of either set, and reported back.
#pragma once

#include "core/river/game.h"
#include "core/tabletop/river_battle.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core::tabletop_study {

/// [RR-030] By what the encounters of a campaign are resolved.
enum class Encounters : std::uint8_t { Quick, Ironclad, Coastal };

inline constexpr std::array kEncounters{Encounters::Quick, Encounters::Ironclad,
                                        Encounters::Coastal};

/// "quick", as commands write it.
[[nodiscard]] std::string_view word_of(Encounters encounters) noexcept;
[[nodiscard]] std::optional<Encounters> encounters_of(std::string_view word) noexcept;

using tabletop::table_books;
using tabletop::TableBooks;

/// An encounter that was fought on the table.
struct TableFight {
  std::optional<river::Report> report;
  std::string why;  ///< in a sentence, where there is none: no table, or undecided
  int turns{};
};

/// Fights the encounter that goes on to its end by the captains of a set. The same position and
/// seed give the same report.
/// @throws std::logic_error when a captain chooses what is forbidden
[[nodiscard]] TableFight fight_on_table(const TableBooks& books, const river::Setting& setting,
                                        const river::State& state, tabletop::RuleSet rules,
                                        std::uint64_t seed);

/// A seed that hangs on the campaign and the encounter alone.
[[nodiscard]] std::uint64_t seed_of_fight(const river::Setting& setting, const river::State& state);

/// Puts the encounters of one campaign on the table, each when it begins. A group that breaks off
/// in the same section again and again does not come to an end there: its fourth encounter falls
/// back.
class TableDoor {
 public:
  /// @param books that outlive it; without them all is fought by the fast resolution
  TableDoor(const TableBooks* books, Encounters encounters) noexcept
      : books_{books}, encounters_{books == nullptr ? Encounters::Quick : encounters} {}

  /// The report of the encounter that has just begun; nothing when none has, when encounters are
  /// fought by the fast resolution, or when it has to be because the table gives no report.
  [[nodiscard]] std::optional<river::Report> report_for(const river::Game& game);

  [[nodiscard]] int fought() const noexcept { return fought_; }

  /// Encounters that fell back to the fast resolution.
  [[nodiscard]] int fell_back() const noexcept { return fell_back_; }

 private:
  /// Counts one more encounter in the section where a fight goes on.
  [[nodiscard]] bool goes_on_trying(const river::Fight& fight);

  const TableBooks* books_;
  Encounters encounters_;
  int fought_{};
  int fell_back_{};
  std::map<std::array<int, 3>, int> tries_;  ///< by branch, section and group
  bool given_up_{};  ///< the encounter that goes on, whose table gave no report
};

}  // namespace core::tabletop_study
