#include "qml/models/sea_plan.h"

#include "core/command/commands.h"
#include "core/command/initiative.h"
#include "core/water/commanded_water.h"
#include "core/water/water_links.h"
#include "core/words/place_words.h"
#include "qml/models/play.h"
#include "qml/models/wording.h"

#include <algorithm>

namespace models {

namespace {

using core::plan::Passage;
using core::plan::Voyage;
using core::state::Situation;

QString water_words(const core::map::Map& map, WaterPlaceId place) {
  return QString::fromStdString(core::words::water_title(map, place));
}

/// [7.51] Whether the way leads over shoals: they are open in one cycle of a year.
bool passes_shoals(const core::map::Map& map, const std::vector<WaterPlaceId>& path) {
  for (std::size_t at = 1; at < path.size(); ++at) {
    const auto steps = core::water::steps_from(map, path[at - 1]);
    if (std::any_of(steps.begin(), steps.end(), [&](const core::water::WaterStep& step) {
          return step.to == path[at] && step.bar == core::map::LinkBar::Shoals;
        })) {
      return true;
    }
  }
  return false;
}

QString garrison_words(const Situation& seen, Side enemy, HexId fort) {
  const int strength = core::water::garrison_csp(seen, enemy, fort);
  const QString hex = QString::fromStdString(fort.label());
  return strength > 0 ? Play::tr("the garrison of %1, %2 CSP").arg(hex).arg(strength)
                      : Play::tr("the garrison of %1, of which nothing is seen").arg(hex);
}

}  // namespace

void SeaPlan::clear() {
  voyage_.reset();
  landing_.reset();
  with_cargo_ = false;
}

void SeaPlan::look(const core::game::Game& game, const std::set<PieceId>& pieces) {
  clear();
  std::vector<PieceId> ships;
  bool aboard = false;
  bool ashore = false;
  for (const PieceId id : pieces) {
    if (core::rulebook::is_ship(game.state().piece(id).kind)) {
      ships.push_back(id);
    } else {
      with_cargo_ = true;
      (game.state().transport_of(id) ? aboard : ashore) = true;
    }
  }
  if (ships.empty() && (!aboard || ashore)) {
    return;
  }
  const std::vector<PieceId> all{pieces.begin(), pieces.end()};
  const bool ships_first = with_cargo_ && !ashore && !ships.empty();
  voyage_.emplace(game, ships_first ? ships : all);
  if (ships_first) {
    landing_.emplace(game, all);
  }
}

const std::optional<core::state::Illegal>& SeaPlan::refusal() const {
  static const std::optional<core::state::Illegal> none;
  return active() && voyage_->refusal() && landings().empty() ? voyage_->refusal() : none;
}

const std::vector<core::water::SeaPlace>& SeaPlan::waters() const {
  static const std::vector<core::water::SeaPlace> none;
  return can_sail() ? voyage_->places() : none;
}

const std::map<HexId, int>& SeaPlan::landings() const {
  static const std::map<HexId, int> none;
  return active() && !ashore().refusal() ? ashore().landings() : none;
}

core::game::Ruling<> SeaPlan::via(WaterPlaceId place) {
  auto gone = voyage_->via(place);
  if (gone && landing_ && !landing_->via(place)) {
    landing_.reset();  // those aboard cannot come that way
    with_cargo_ = false;
  }
  return gone;
}

QStringList energiser_remarks(const Situation& now, Side side,
                              const core::plan::Energiser& energiser) {
  QStringList remarks;
  if (energiser.command) {
    const int left = core::command::commands_left(now, side);
    remarks << Play::tr("Takes a direct command, one of %1 that are left [5.21]").arg(left);
  }
  if (energiser.initiative) {
    const auto rating = core::command::initiative(now, *energiser.initiative);
    remarks << Play::tr("%1 rolls first and needs %2 or less; if he fails, no unit moves [5.22]")
                   .arg(piece_title(now.piece(*energiser.initiative)))
                   .arg(rating.value_or(0));
  }
  return remarks;
}

QStringList fort_remarks(const Situation& now, const Board& board, Side side,
                         const std::vector<HexId>& forts) {
  core::state::Memo memo;
  const Situation seen{now.setting, board.state(), board.occupancy(), memo};
  QStringList remarks;
  for (const HexId fort : forts) {
    remarks << Play::tr("Is fired at in passing by %1 [11.22]")
                   .arg(garrison_words(seen, core::board::enemy_of(side), fort));
  }
  return remarks;
}

QString passage_title(const Situation& now, const Passage& passage) {
  const QString goal = passage.landing ? QString::fromStdString(passage.landing->label())
                                       : water_words(now.map(), passage.path.back());
  const QString points = passage.cost == 1 ? Play::tr("one point of range")
                                           : Play::tr("%1 points of range").arg(passage.cost);
  return (passage.landing ? Play::tr("Land in %1: %2, %3 left")
                          : Play::tr("Sail to %1: %2, %3 left"))
      .arg(goal, points)
      .arg(passage.left);
}

QStringList passage_remarks(const Situation& now, const Board& board, Side side,
                            const Passage& passage) {
  QStringList remarks;
  if (passage.ends_other) {
    remarks << Play::tr("Ends the move of the ships under way first [7.11]");
  }
  remarks << energiser_remarks(now, side, passage.energiser);
  for (const PieceId piece : passage.loaded) {
    remarks << Play::tr("%1 goes aboard first [7.21]").arg(piece_title(now.piece(piece)));
  }
  remarks << fort_remarks(now, board, side, passage.forts);
  if (passes_shoals(now.map(), passage.path)) {
    remarks << Play::tr("Passes shoals that are open in this cycle only [7.51]");
  }
  if (!passage.landing) {
    core::state::Memo memo;
    const Situation seen{now.setting, board.state(), board.occupancy(), memo};
    const Side enemy = core::board::enemy_of(side);
    for (const HexId fort : core::water::forts_over(now, enemy, passage.path.back())) {
      remarks << Play::tr("Lies there in the water of %1 [11.21]")
                     .arg(garrison_words(seen, enemy, fort));
    }
  }
  if (passage.ends) {
    remarks << Play::tr("Meets Enemy ships and sails no farther [7.13]");
  }
  if (passage.rolled && !passage.energiser.initiative) {
    remarks << Play::tr("A die is rolled on the way: what comes after it is not ordered");
  }
  return remarks;
}

}  // namespace models
