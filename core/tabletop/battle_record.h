// [IC-T39] S20: the record of a battle of the miniature table. Scenario, options, seed and orders
// as text make every state again.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/our_file.h"
#include "core/rulebook/rulebook.h"
#include "core/save/open_report.h"
#include "core/table/begun_before.h"
#include "core/tabletop/battle_rules.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::tabletop {

/// What a battle begins with.
struct BattleBegin {
  std::string battle;  ///< "hampton-roads"
  std::uint64_t seed{};
  /// [IC-T42] [RC-T46] Options that are set, by name; the others are as the table has them.
  std::vector<std::pair<std::string, std::string>> options;
  RuleSet rules{};
  /// Of the rules, 1 to table::kEdition: what was mended since does not change a battle.
  std::uint8_t edition{table::kEdition};
  /// [IC-003] [RC-003] Of the dice before the first order, as people with models have rolled them;
  /// the seed decides the rest. Saves hold them; the assistant writes no records.
  std::vector<std::uint8_t> faces{};

  friend bool operator==(const BattleBegin&, const BattleBegin&) = default;
};

using data::kOfModels;
using data::kOfShips;

/// [IC-T39] A naval battle by its id: of the catalogue, or one for people who play with models,
/// with the ships of a battle or such as they have.
/// @throws base::DataError for a battle or a vessel that the catalogue does not have.
[[nodiscard]] table::Battle open_battle(const data::Catalogue& catalogue, const std::string& id,
                                        std::uint8_t edition = table::kEdition);

/// The rule set of a battle: that of the field battle for one of its scenarios [FB-490], else
/// `naval`.
[[nodiscard]] RuleSet rules_of_battle(const data::Catalogue& catalogue, std::string_view id,
                                      RuleSet naval = RuleSet::Ironclad);

/// Gives a setting what a battle of an older edition goes on with.
template <class Rules>
void set_edition(typename Rules::Setting& setting, std::uint8_t edition) {
  if constexpr (requires { setting.begun_before; }) {
    setting.begun_before = table::begun_before(edition);
  }
}

/// The setting of a battle.
/// @throws base::DataError for a battle that the catalogue does not have, an option that there is
/// not or a value that it cannot have.
/// @pre begin.rules is the set
template <class Rules = IroncladRules>
[[nodiscard]] std::shared_ptr<const typename Rules::Setting> battle_setting(
    const data::Catalogue& catalogue, const BattleBegin& begin);

/// "coastal 2": the rule set and its edition, as saves and records name them.
[[nodiscard]] std::string rules_text(const BattleBegin& begin);
/// Reads that; "coastal" alone is the first edition. False when it is none.
[[nodiscard]] bool read_rules(std::string_view text, BattleBegin& begin);

/// The head of a record, as write_record() begins it.
[[nodiscard]] std::string record_head(const BattleBegin& begin);

/// A battle that was read from a record.
template <class Rules>
struct RecordedBattle {
  BattleBegin begin;
  std::shared_ptr<const typename Rules::Setting> setting;
  std::vector<typename Rules::Action> actions;  ///< every one legal where it stands
  save::OpenReport report;                      ///< rows are those of the file
};

/// The head of a record alone: to know which rules it is of.
/// @throws base::DataError for the first line that is wrong.
[[nodiscard]] BattleBegin read_record_begin(const std::filesystem::path& file,
                                            const std::string& shown);

/// Reads a record and plays it. A damaged one is read up to the first line that is no order, or
/// none that is legal there: the report names its row and the reason, of an illegal order its rule
/// and sentence.
/// @param shown name of the file in errors.
/// @throws base::DataError for the first line of the head that is wrong: file, row and reason.
template <class Rules = IroncladRules>
[[nodiscard]] RecordedBattle<Rules> read_record(const data::Catalogue& catalogue,
                                                const rulebook::Rulebook& book,
                                                const std::filesystem::path& file,
                                                const std::string& shown);

}  // namespace core::tabletop
