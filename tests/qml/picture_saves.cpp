#include "tests/qml/picture_saves.h"

#include "core/data/catalogue.h"
#include "core/game/view.h"
#include "core/save/match.h"
#include "core/save/saves.h"
#include "core/strategic/opening.h"
#include "core/table/trigonometry.h"
#include "core/tabletop/battle_match.h"

#include <algorithm>
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

/// A choice of somebody who steers at the nearest enemy and lays every gun that bears.
core::coastal::Action straight_at_them(const core::tabletop::CoastalMatch& match) {
  const auto offered = match.offered();
  const auto& state = match.state();
  const core::coastal::WritePlot* best = nullptr;
  std::int64_t least = 0;
  for (const core::coastal::Action& action : offered) {
    if (std::holds_alternative<core::coastal::LayGun>(action)) {
      return action;
    }
    const auto* const plot = std::get_if<core::coastal::WritePlot>(&action);
    if (plot == nullptr || (best != nullptr && plot->ship != best->ship)) {
      continue;
    }
    const auto& ship = state.ship(plot->ship);
    const auto end = core::table::after(ship.pose, plot->plot.legs).at;
    for (const auto& other : state.ships) {
      const auto off = core::table::distance_squared(end, other.pose.at);
      if (other.side != ship.side && other.fate == core::coastal::Fate::Afloat &&
          (best == nullptr || off < least)) {
        best = plot;
        least = off;
      }
    }
  }
  return best != nullptr ? core::coastal::Action{*best} : offered.back();
}

}  // namespace

std::optional<Subject> save_commands(const std::string& catalogue_file, const QString& file,
                                     const std::string& setup) {
  const core::data::Catalogue catalogue{catalogue_file};
  const auto opened = catalogue.open_setup(setup, core::rulebook::Switches{});
  constexpr std::uint64_t kSeed = 7;
  constexpr int kMostSteps = 2000;
  core::save::Match match{
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
      match.save_as(file.toStdString(), core::save::header_of({catalogue, catalogue_file}, opened,
                                                              kSeed, "2026-04-09"));
      return subject;
    }
    match.act(idle(match.legal())).value();
  }
  return {};
}

QString place_of_battle(const std::string& catalogue_file, const QString& file) {
  const core::data::Catalogue catalogue{catalogue_file};
  const core::save::Library library{catalogue, catalogue_file};
  core::save::SavedGame game = core::save::open_game(library, file.toStdString());
  const core::save::Match match{game.opened.setting, std::move(game.journal)};
  const auto* const battle = core::game::battle_in(match.state());
  return battle == nullptr ? QString{} : QString::fromStdString(battle->target.label());
}

QString save_table(const std::string& catalogue_file, const QString& file) {
  constexpr std::uint64_t kSeed = 11;
  constexpr int kMove = 3;
  const core::data::Catalogue catalogue{catalogue_file};
  core::tabletop::BattleBegin begin{"hampton-roads", kSeed, {}};
  begin.rules = core::tabletop::RuleSet::Coastal;
  core::tabletop::CoastalMatch match{
      core::tabletop::battle_setting<core::tabletop::CoastalRules>(catalogue, begin), begin,
      catalogue.load_setting({}).rulebook};
  constexpr int kPatience = 5000;
  for (int choices = 0; match.asked() && match.state().move < kMove; ++choices) {
    if (choices > kPatience || !match.act(straight_at_them(match))) {
      return {};
    }
  }
  if (!match.asked()) {
    return {};
  }
  (void)match.act(straight_at_them(match));  // one has its plot
  match.save_as(file.toStdString(), "2026-11-24");
  for (const auto& ship : match.setting().ships) {
    const auto id =
        core::table::ShipId{static_cast<std::uint8_t>(&ship - match.setting().ships.data())};
    if (match.state().ship(id).side == *match.asked() && !match.state().plots.at(id.value()) &&
        match.state().ship(id).ground == core::coastal::Ground::None) {
      return QString::fromStdString(ship.name.str());
    }
  }
  return QString::fromStdString(match.setting().ships.front().name.str());
}

}  // namespace tests
