#include "tests/qml/picture_saves.h"

#include "core/coastal/captain.h"
#include "core/data/catalogue.h"
#include "core/game/battle_match.h"
#include "core/game/match.h"
#include "core/game/saves.h"
#include "core/game/view.h"
#include "core/strategic/opening.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tests {
namespace {

using core::game::Action;
using core::sequence::ActionKind;
using core::state::Piece;

/// What brings a game on without anything being done: passing, else the first that is legal.
Action idle(const std::vector<Action>& legal) {
  const auto pass = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
    return action.kind == ActionKind::Pass;
  });
  return pass == legal.end() ? legal.front() : *pass;
}

/// How many pieces stand where a piece stands, those inside it counted.
std::ptrdiff_t company_of(const core::state::GameState& state, const Piece& piece) {
  return std::count_if(state.pieces.begin(), state.pieces.end(),
                       [&](const Piece& other) { return other.place == piece.place; });
}

}  // namespace

std::optional<Subject> save_commands(const std::string& catalogue_file, const QString& file) {
  const core::data::Catalogue catalogue{catalogue_file};
  const auto opened = catalogue.open_setup("west-62", core::rulebook::Switches{});
  constexpr std::uint64_t kSeed = 7;
  constexpr int kMostSteps = 2000;
  core::game::Match match{
      core::game::Game{opened.setting,
                       core::strategic::opening_of(opened.setting, opened.state, kSeed)},
      opened.setting};
  for (int step = 0; step < kMostSteps && !match.legal().empty(); ++step) {
    const auto& state = match.state();
    const Piece* best = nullptr;
    for (const Action& action : match.legal()) {
      if (action.kind == ActionKind::Command) {
        const Piece& piece = state.piece(*action.piece);
        if (best == nullptr || company_of(state, *best) < company_of(state, piece)) {
          best = &piece;
        }
      }
    }
    if (best != nullptr) {
      const Subject subject{QString::fromStdString(best->sheet_id.str()),
                            QString::fromStdString(core::state::label(best->place))};
      match.save_as(file.toStdString(), core::game::header_of({catalogue, catalogue_file}, opened,
                                                              kSeed, "2026-04-09"));
      return subject;
    }
    match.act(idle(match.legal())).value();
  }
  return {};
}

QString place_of_battle(const std::string& catalogue_file, const QString& file) {
  const core::data::Catalogue catalogue{catalogue_file};
  const core::game::Library library{catalogue, catalogue_file};
  auto journal = core::game::open_journal(library, file.toStdString());
  auto opened = core::game::open_saved(library, journal.header());
  const core::game::Match match{opened.setting, std::move(journal)};
  const auto* const battle = core::game::battle_in(match.state());
  return battle == nullptr ? QString{} : QString::fromStdString(battle->target.label());
}

QString save_table(const std::string& catalogue_file, const QString& file) {
  constexpr std::uint64_t kSeed = 11;
  constexpr int kMove = 6;
  const core::data::Catalogue catalogue{catalogue_file};
  core::game::BattleBegin begin{"hampton-roads", kSeed, {}};
  begin.rules = core::game::RuleSet::Coastal;
  core::game::CoastalMatch match{
      core::game::battle_setting<core::game::CoastalRules>(catalogue, begin), begin,
      catalogue.load_setting({}).rulebook};
  std::array<core::coastal::Captain, 2> captains;
  const auto is_there = [&] {
    const auto& state = match.state();
    return state.move >= kMove && state.phase == core::coastal::Phase::Orders &&
           !match.offered().empty() && match.asked() == core::board::Side::Union;
  };
  while (match.asked() && !is_there()) {
    const auto side = *match.asked();
    const auto view = core::coastal::seen_by(match.shared_setting(), match.state(), side);
    if (!match.act(captains.at(static_cast<std::size_t>(side)).choose(view))) {
      return {};
    }
  }
  if (!match.asked()) {
    return {};
  }
  // The first ship has its plot, the others are still to be told.
  const auto view = core::coastal::seen_by(match.shared_setting(), match.state(), *match.asked());
  if (!match.act(captains.front().choose(view))) {
    return {};
  }
  match.save_as(file.toStdString(), "2026-11-24");
  for (std::size_t i = 0; i < match.state().ships.size(); ++i) {
    const auto& ship = match.state().ships[i];
    if (ship.side == core::board::Side::Union && ship.fate == core::coastal::Fate::Afloat) {
      return QString::fromStdString(match.setting().ships[i].name.str());
    }
  }
  return {};
}

}  // namespace tests
