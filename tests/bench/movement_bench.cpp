// [6.1] [7.11] All destinations of a stack or a ship, and all choices of a force that moves.
#include "core/movement/desk.h"
#include "core/movement/reach.h"
#include "core/plan/voyage.h"
#include "core/water/sea_reach.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

namespace {

using core::state::PieceId;

/// Ground combat units and headquarters of the Union that stand in the open.
std::vector<PieceId> heads(const core::state::GameState& state) {
  std::vector<PieceId> result;
  for (const auto& piece : state.pieces) {
    const bool moves = core::rulebook::is_ground_combat_unit(piece.kind) ||
                       core::rulebook::is_headquarters(piece.kind);
    if (piece.side == core::board::Side::Union && moves && !piece.inside &&
        piece.hex() != nullptr) {
      result.push_back(piece.id);
    }
  }
  return result;
}

void Reach(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  core::state::Standing standing{setup.setting, setup.state};
  const auto units = heads(setup.state);
  std::size_t at = 0;
  for (auto _ : bench) {
    const auto found = core::movement::reach(standing.situation(), units[at]);
    benchmark::DoNotOptimize(&found);
    at = (at + 1) % units.size();
  }
}

BENCHMARK(Reach)->Unit(benchmark::kMicrosecond);

void ReachOfALoneLeader(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  core::state::Standing standing{setup.setting, setup.state};
  std::vector<PieceId> leaders;
  for (const auto& piece : setup.state.pieces) {
    if (piece.kind == core::rulebook::PieceKind::Leader && piece.hex() != nullptr) {
      leaders.push_back(piece.id);
    }
  }
  std::size_t at = 0;
  for (auto _ : bench) {
    const auto found = core::movement::reach(standing.situation(), leaders[at]);
    benchmark::DoNotOptimize(&found);
    at = (at + 1) % leaders.size();
  }
}

BENCHMARK(ReachOfALoneLeader)->Unit(benchmark::kMicrosecond);

/// [7.11] All water places of a ship; rivers, the Gulf and the coast in turn.
void SeaReach(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  core::state::Standing standing{setup.setting, setup.state};
  std::vector<PieceId> ships;
  for (const auto& piece : setup.state.pieces) {
    if (core::rulebook::is_ship(piece.kind) &&
        core::water::place_of(standing.situation(), piece.id)) {
      ships.push_back(piece.id);
    }
  }
  std::size_t at = 0;
  for (auto _ : bench) {
    const auto found = core::water::sea_reach(standing.situation(), {ships[at]});
    benchmark::DoNotOptimize(&found);
    at = (at + 1) % ships.size();
  }
}

BENCHMARK(SeaReach)->Unit(benchmark::kMicrosecond);

/// What the window does when a ship is selected, and when the mouse goes to the farthest water.
void VoyageToTheFarthestWater(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-62");
  core::state::GameState state = setup.state;
  state.turn.game_turn = 1;
  state.turn.stage = core::state::Stage::CommandSegment;
  state.turn.acting = core::board::Side::Union;
  state.turn.first_player = core::board::Side::Union;
  core::game::Game game{setup.setting, state, core::game::FirstStage::Asked};
  std::vector<PieceId> ships;
  for (const auto& piece : state.pieces) {
    const std::vector<PieceId> one{piece.id};
    if (core::rulebook::is_ship(piece.kind) && piece.side == core::board::Side::Union &&
        !core::plan::Voyage{game, one}.refusal()) {
      ships.push_back(piece.id);
    }
  }
  std::size_t at = 0;
  for (auto _ : bench) {
    const core::plan::Voyage voyage{game, {ships[at]}};
    const auto farthest =
        std::max_element(voyage.places().begin(), voyage.places().end(),
                         [](const auto& a, const auto& b) { return a.cost < b.cost; });
    const auto passage = voyage.to(farthest->place);
    benchmark::DoNotOptimize(&passage);
    at = (at + 1) % ships.size();
  }
}

BENCHMARK(VoyageToTheFarthestWater)->Unit(benchmark::kMicrosecond);

void OfferOfAForce(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  core::state::GameState state = setup.state;
  auto units = heads(state);
  units.resize(std::min<std::size_t>(units.size(), static_cast<std::size_t>(bench.range(0))));
  state.turn.stage = core::state::Stage::CommandSegment;
  state.turn.acting = core::board::Side::Union;
  core::state::apply(state, core::state::ForceEnergised{units.front(), units});
  state.turn.pending.emplace_back(core::state::ForceMove{units.front(), true, units, {}});
  core::state::Standing standing{setup.setting, state};
  for (auto _ : bench) {
    core::sequence::Choices legal;
    core::movement::offer(standing.situation(), legal);
    benchmark::DoNotOptimize(legal.list().data());
  }
}

BENCHMARK(OfferOfAForce)->Arg(1)->Arg(8)->Unit(benchmark::kMicrosecond);

}  // namespace
