#include "tests/support/random_position.h"

#include "core/movement/rail_net.h"
#include "tests/support/catalogue.h"

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>

namespace tests {
namespace {

using core::board::HexId;
using core::board::Side;
using core::rulebook::PieceKind;
using core::state::GameState;
using core::state::Piece;

class Shaker {
 public:
  Shaker(const core::map::Map& map, GameState& state, std::uint32_t seed)
      : map_{&map}, state_{&state}, random_{seed} {}

  void shake() {
    march();
    lose_some();
    raid();
    change_hands();
    cut_rails();
    set_season();
  }

 private:
  int up_to(int last) { return boost::random::uniform_int_distribution<int>{0, last}(random_); }

  bool one_in(int count) { return up_to(count - 1) == 0; }

  HexId walk(HexId hex, int steps) {
    for (int step = 0; step < steps; ++step) {
      const auto next =
          hex.neighbour(core::board::kDirections.at(static_cast<std::size_t>(up_to(5))));
      if (next && map_->hex(*next).is_land()) {
        hex = *next;
      }
    }
    return hex;
  }

  /// Loose pieces on land wander; what is inside or on top of others stays where it is.
  void march() {
    std::vector<bool> holds(state_->pieces.size());
    for (const Piece& piece : state_->pieces) {
      if (piece.inside) {
        holds[piece.inside->value()] = true;
      }
    }
    for (Piece& piece : state_->pieces) {
      const bool wanders = core::rulebook::is_ground_unit(piece.kind) && !piece.inside &&
                           !holds[piece.id.value()] && piece.hex() != nullptr;
      if (wanders && one_in(2)) {
        piece.place = walk(*piece.hex(), up_to(6));
      }
    }
  }

  /// Some pieces lose their strength or their stock.
  void lose_some() {
    for (Piece& piece : state_->pieces) {
      if (piece.stock > 0 && one_in(4)) {
        piece.stock = 0;
      }
    }
  }

  /// A division of each side behind the other's lines.
  void raid() {
    for (int count = up_to(6); count > 0; --count) {
      const HexId start = HexId::from_ordinal(up_to(core::board::kHexCount - 1));
      if (!map_->hex(start).is_land()) {
        continue;
      }
      Piece raider;
      raider.id = core::state::PieceId{static_cast<std::uint16_t>(state_->pieces.size())};
      raider.sheet_id = "R" + std::to_string(raider.id.value());
      raider.side = one_in(2) ? Side::Union : Side::Confederate;
      raider.kind = one_in(2) ? PieceKind::Cavalry : PieceKind::Infantry;
      raider.strength = 3;
      raider.movement = 3;
      raider.value = "3-3";
      raider.place = start;
      state_->pieces.push_back(raider);
    }
  }

  void change_hands() {
    for (auto& controller : state_->control) {
      if (one_in(60)) {
        controller = one_in(2) ? Side::Union : Side::Confederate;
      }
    }
  }

  void cut_rails() {
    for (std::size_t at = 0; at < state_->rail.cut.size(); ++at) {
      if (map_->has_rail(HexId::from_ordinal(static_cast<int>(at))) && one_in(25)) {
        state_->rail.cut[at] = true;
      }
    }
    state_->rail.net = core::movement::net_at_start(*map_, *state_);
  }

  void set_season() { state_->cycle.number = static_cast<std::uint8_t>(1 + up_to(12)); }

  const core::map::Map* map_;
  GameState* state_;
  boost::random::mt19937 random_;
};

}  // namespace

RandomPosition random_position(std::uint32_t seed) {
  const auto& names = setup_names();
  const std::string& name = names[seed % names.size()];
  const auto& setup = real_setup(name);
  RandomPosition result{setup.setting, setup.state, name};
  Shaker{*setup.setting.map, result.state, seed}.shake();
  return result;
}

}  // namespace tests
