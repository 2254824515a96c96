// [IC-T39] S20: the record of a battle of the miniature table. Scenario, options, seed and orders
// as text make every state again.
#pragma once

#include "core/data/catalogue.h"
#include "core/ironclad/game.h"
#include "core/rulebook/rulebook.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::game {

/// What a battle begins with.
struct BattleBegin {
  std::string battle;  ///< "hampton-roads"
  std::uint64_t seed{};
  /// [IC-T42] Options that are set, by name; the others are as the table has them.
  std::vector<ironclad::OptionText> options;

  friend bool operator==(const BattleBegin&, const BattleBegin&) = default;
};

/// The setting of a battle.
/// @throws base::DataError for a battle that the catalogue does not have, an option that there is
/// not or a value that it cannot have.
[[nodiscard]] std::shared_ptr<const ironclad::Setting> battle_setting(
    const data::Catalogue& catalogue, const BattleBegin& begin);

/// The head of a record, as write_record() begins it.
[[nodiscard]] std::string record_head(const BattleBegin& begin);

/// A battle that was read from a record.
struct RecordedBattle {
  BattleBegin begin;
  std::shared_ptr<const ironclad::Setting> setting;
  std::vector<ironclad::Action> actions;  ///< every one legal where it stands
};

/// Reads a record and plays it.
/// @param shown name of the file in errors.
/// @throws base::DataError for the first line that is wrong: file, row and reason, of an illegal
/// order its rule and sentence. Nothing is half-loaded.
[[nodiscard]] RecordedBattle read_record(const data::Catalogue& catalogue,
                                         const rulebook::Rulebook& book,
                                         const std::filesystem::path& file,
                                         const std::string& shown);

/// The name of a ship or fort of a battle.
[[nodiscard]] std::string name_in(const ironclad::Setting& setting, table::ShipId ship);

}  // namespace core::game
