#include "tests/qml/fight_saves.h"

#include "core/data/catalogue.h"
#include "core/naval/table_fight.h"
#include "core/save/match.h"
#include "core/save/saves.h"
#include "core/strategic/opening.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace tests {

void save_before_fight(const std::string& catalogue_file, const QString& file, bool coastal,
                       const std::string& secrecy) {
  constexpr std::uint64_t kSeed = 5;
  const core::data::Catalogue catalogue{catalogue_file};
  core::rulebook::Switches switches;
  switches.secrecy = *core::rulebook::parse_secrecy(secrecy);
  switches.options.set(core::rulebook::Option::NavalFightsOnTheTable, true);
  switches.options.set(core::rulebook::Option::CoastalSetOnTheTable, coastal);
  const core::data::OpenedSetup opened = catalogue.open_setup("west-62", switches);
  auto state = core::strategic::opening_of(opened.setting, opened.state, kSeed);
  const auto named = [&](std::string_view id) -> core::state::Piece& {
    return *std::ranges::find_if(state.pieces, [&](const core::state::Piece& piece) {
      return std::string_view{piece.sheet_id} == id;
    });
  };
  named("U62-238").place = named("C62-218").place;
  state.turn.stage = core::state::Stage::NavalCombat;
  state.turn.acting = core::board::Side::Union;
  state.turn.first_player = core::board::Side::Union;
  state.turn.game_turn = 1;
  core::save::Match match{{opened.setting, state}, opened.setting};
  if (!core::naval::asks_for_table(match.situation())) {
    throw std::logic_error{"no fight waits for the table"};
  }
  match.save_as(file.toStdString(),
                core::save::header_of({catalogue, catalogue_file}, opened, kSeed, "2026-11-25"));
}

}  // namespace tests
