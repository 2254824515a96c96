// Battles of the miniature table played, watched, told again and counted, of any rule set.
// Private to this room.
#pragma once

#include "core/cli/context.h"
#include "core/cli/game_options.h"
#include "core/tabletop/battle_rules.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::cli {

/// What the command line says of a battle.
struct BattleOptions {
  TableBegin begun;
  std::string battle;
  std::string rules;  ///< empty: those of the battle
  std::uint64_t seed{1};
  std::vector<std::string> options;
  std::string record;
  std::string file;
  std::string union_by{"captain"};
  std::string confederate_by{"captain"};
  int games{200};  ///< of a contest
  int threads{2};
  bool mirrored{};  ///< each seed twice, the commanders on either side

  /// @pre the rules are found
  [[nodiscard]] tabletop::RuleSet set() const { return tabletop::rule_set_of(rules).value(); }
};

/// @throws UserError with the battles afloat and on land for a name that is none of them, nor that
/// of a laid-out table
void require_known(const data::Catalogue& catalogue, const std::string& id);

/// The same options with the rules of the battle, where none are said.
[[nodiscard]] BattleOptions with_rules(Context& context, BattleOptions options);

void show_battle(Context& context, const BattleOptions& options);

/// Two computer captains fight a battle that is told line by line.
void watch_battle(Context& context, const BattleOptions& options);

/// Both sides at the keyboard or from a file.
void play_battle(Context& context, const BattleOptions& options);

/// A record, which knows its rules, told again; a damaged one up to the damage.
void replay_battle(Context& context, const std::string& file);

/// Many games of one battle.
void battle_contest(Context& context, const BattleOptions& options);

}  // namespace core::cli
