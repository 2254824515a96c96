#include "core/plan/surmise.h"

#include "core/game/shown.h"

#include <algorithm>
#include <utility>

namespace core::plan {
namespace {

using board::HexId;
using board::Side;
using game::Shown;
using rulebook::PieceKind;
using state::GameState;
using state::Piece;
using state::PieceId;
using state::Status;

/// Puts what nobody sees into a position of which the sightings are there already.
class Supposing {
 public:
  Supposing(const map::Map& map, Side side, Shown& shown)
      : map_{map}, side_{side}, shown_{shown}, state_{shown.state} {}

  std::vector<HexId> run() {
    for (std::size_t at = shown_.first_sighting; at < shown_.unknown.size(); ++at) {
      const PieceId id{static_cast<std::uint16_t>(at)};
      if (shown_.unknown[at]) {
        suppose_unseen(id);
      } else if (rulebook::is_headquarters(state_.piece(id).kind)) {
        suppose_troops(id);
      } else if (rulebook::is_ground_combat_unit(state_.piece(id).kind)) {
        // A counter that is shown fights, whatever its strength.
        state_.pieces[at].strength = std::max(state_.pieces[at].strength, 1);
        suppose_garrison(id);
      }
    }
    std::sort(unseen_.begin(), unseen_.end());
    unseen_.erase(std::unique(unseen_.begin(), unseen_.end()), unseen_.end());
    return std::move(unseen_);
  }

 private:
  /// [6.21] Whether own pieces have come beside the hex without being stopped: nobody there
  /// controls the hexes around.
  [[nodiscard]] bool was_passed(HexId hex) const {
    return std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& piece) {
      const bool came =
          piece.side == side_ && piece.hex() != nullptr && piece.activity.has(Status::BeganMove) &&
          !piece.activity.has(Status::Stopped) && !piece.activity.has(Status::Entrained) &&
          rulebook::is_land_mover(piece.kind) && !state_.transport_of(piece.id);
      const auto towards = came ? map_.direction(*piece.hex(), hex) : std::nullopt;
      return towards && !map::stops_zones(map_.side(*piece.hex(), *towards).kind);
    });
  }

  void suppose_unseen(PieceId id) {
    Piece& piece = state_.pieces[id.value()];
    piece.strength = std::max(piece.strength, 1);
    const HexId* const hex = piece.hex();
    if (hex == nullptr || !map_.hex(*hex).is_land()) {
      piece.kind = PieceKind::NavalFlotilla;
      return;
    }
    unseen_.push_back(*hex);
    piece.kind = was_passed(*hex) ? PieceKind::Garrison : PieceKind::Infantry;
  }

  /// [13.12] The counter that is shown beside a fort may lie in it, or there is one below that
  /// does.
  void suppose_garrison(PieceId unit) {
    const Piece& shown = state_.piece(unit);
    const auto fort =
        std::find_if(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& it) {
          return it.side == shown.side && it.place == shown.place && rulebook::is_fort(it.kind);
        });
    if (fort == state_.pieces.end()) {
      return;
    }
    if (shown.kind == PieceKind::Garrison) {
      state_.pieces[unit.value()].inside = fort->id;
      return;
    }
    unseen_.push_back(*shown.hex());
    Piece garrison = shown;
    garrison.kind = PieceKind::Garrison;
    garrison.inside = fort->id;
    add(garrison);
  }

  void add(Piece piece) {
    piece.id = PieceId{static_cast<std::uint16_t>(state_.pieces.size())};
    state_.pieces.push_back(piece);
  }

  void suppose_troops(PieceId headquarters) {
    Piece troops = state_.piece(headquarters);
    const HexId* const hex = troops.hex();
    if (hex == nullptr) {
      return;
    }
    unseen_.push_back(*hex);
    if (was_passed(*hex)) {
      return;
    }
    troops.kind = PieceKind::Infantry;
    troops.strength = std::max(troops.strength, 1);
    add(troops);
  }

  const map::Map& map_;
  Side side_;
  Shown& shown_;
  GameState& state_;
  std::vector<HexId> unseen_;
};

}  // namespace

Surmise surmised_by(const game::Game& game, Side side) {
  game::Game copy = game;
  const rulebook::Setting& setting = copy.situation().setting;
  if (setting.switches.secrecy_in_force() == rulebook::Secrecy::Open) {
    return {std::move(copy), {}};
  }
  Shown shown = game::shown_to(setting, game.state(), side);
  std::vector<HexId> unseen = Supposing{*setting.map, side, shown}.run();
  GameState position = game.state();
  position.pieces = std::move(shown.state.pieces);
  position.ground = std::move(shown.state.ground);
  position.dice = {};
  position.treasury[static_cast<std::size_t>(board::enemy_of(side))] = {};
  const auto of_enemy = [side](const auto& each) { return each.side != side; };
  std::erase_if(position.buildings, of_enemy);
  return {game::Game{setting, std::move(position), game::FirstStage::AsItStands},
          std::move(unseen)};
}

}  // namespace core::plan
