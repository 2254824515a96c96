#include "tests/qml/ground_saves.h"

#include "core/combat/table_battle.h"
#include "core/tabletop/field_battle.h"
#include "tests/qml/saved_when.h"

#include <algorithm>

namespace tests {

namespace {

using core::board::Side;

/// Whether the Union is asked for the die or the table, for a battle that is soon fought and in
/// which both sides have something to lose.
bool asks_for_small_battle(core::game::Game& game) {
  constexpr int kLeast = 2;
  constexpr int kMost = 9;
  const auto now = game.situation();
  if (!core::combat::asks_for_table(now)) {
    return false;
  }
  const auto brief = core::tabletop::brief_at_hand(now);
  return brief && brief->attacker == Side::Union &&
         std::ranges::all_of(brief->sides, [](const core::tabletop::BriefSide& side) {
           return side.points() >= kLeast && side.points() <= kMost;
         });
}

}  // namespace

bool save_before_table_battle(const std::string& catalogue_file, const QString& file) {
  core::rulebook::Switches switches;
  switches.secrecy = core::rulebook::Secrecy::Open;
  switches.options.set(core::rulebook::Option::BattlesOnTheTable, true);
  return save_when(asks_for_small_battle, catalogue_file, file, switches);
}

}  // namespace tests
