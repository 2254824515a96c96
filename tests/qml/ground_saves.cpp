#include "tests/qml/ground_saves.h"

#include "core/combat/table_battle.h"
#include "core/data/catalogue.h"
#include "core/game/field_battle.h"
#include "core/game/match.h"
#include "core/game/saves.h"
#include "core/strategic/opening.h"
#include "core/study/random_play.h"

#include <algorithm>
#include <vector>

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
  const auto brief = core::game::brief_at_hand(now);
  return brief && brief->attacker == Side::Union &&
         std::ranges::all_of(brief->sides, [](const core::game::BriefSide& side) {
           return side.points() >= kLeast && side.points() <= kMost;
         });
}

}  // namespace

bool save_before_table_battle(const std::string& catalogue_file, const QString& file) {
  const core::data::Catalogue catalogue{catalogue_file};
  core::rulebook::Switches switches;
  switches.secrecy = core::rulebook::Secrecy::Open;
  switches.options.set(core::rulebook::Option::BattlesOnTheTable, true);
  const core::data::OpenedSetup opened = catalogue.open_setup("east-64", switches);
  constexpr std::size_t kMostSteps = 8000;
  constexpr std::uint64_t kSeeds = 300;
  for (std::uint64_t seed = 2; seed < kSeeds; ++seed) {
    const core::game::Game opening{opened.setting,
                                   core::strategic::opening_of(opened.setting, opened.state, seed)};
    core::game::Game game = opening;
    core::study::RandomPlayer player{seed};
    std::vector<core::game::Action> played;
    while (played.size() < kMostSteps && !game.legal().empty()) {
      if (asks_for_small_battle(game)) {
        core::game::Match match{opening, opened.setting};
        for (const auto& action : played) {
          match.act(action).value();
        }
        match.save_as(file.toStdString(), core::game::header_of({catalogue, catalogue_file}, opened,
                                                                seed, "2026-11-26"));
        return true;
      }
      played.push_back(player.choose(game.legal()));
      game.act(played.back()).value();
    }
  }
  return false;
}

}  // namespace tests
