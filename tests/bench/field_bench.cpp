// What a move of a battle on land takes with about 500 figures on the table, and a whole battle
// between two commanders.
#include "core/field/commander.h"
#include "core/field/game.h"
#include "core/field/view.h"
#include "tests/support/tabletop.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <memory>
#include <string>

namespace {

using namespace core::field;  // NOLINT: the whole room is measured
using core::table::Heading;

constexpr int kRegiments = 9;  // a side; with officers 27 figures each, and two batteries: 508

BattleUnit regiment(int number, Side side) {
  const bool south = side == Side::Union;
  BattleUnit unit;
  unit.name = (south ? "Union " : "Confederate ") + std::to_string(number);
  unit.side = side;
  unit.brigade = south ? 0 : 1;
  unit.muster.arm = Arm::RifledMusket;
  unit.muster.officers = 3;
  unit.muster.men = 24;
  unit.pose = {{Inches::of(6 + 10 * number), Inches::of(south ? 20 : 40)},
               Heading::degrees(south ? 0 : 180)};
  unit.formation = Formation::Line;
  return unit;
}

BattleUnit guns(Side side) {
  BattleUnit unit = regiment(kRegiments, side);
  unit.muster = {TroopType::Battery,
                 Arm::None,
                 3,
                 8,
                 {GunKind::Gun, GunKind::Howitzer},
                 false,
                 false,
                 false,
                 false};
  unit.formation = Formation::InAction;
  unit.pose.at.y = Inches::of(side == Side::Union ? 10 : 50);
  return unit;
}

std::shared_ptr<const Setting> big_field() {
  Battle battle;
  battle.id = "big-field";
  battle.title = "A big field";
  battle.width = Inches::of(110);
  battle.depth = Inches::of(60);
  battle.moves = 20;
  battle.brigades = {{"Union", {}, Side::Union}, {"Confederate", {}, Side::Confederate}};
  for (const Side side : core::board::kSides) {
    for (int i = 0; i < kRegiments; ++i) {
      battle.units.push_back(regiment(i, side));
    }
    battle.units.push_back(guns(side));
  }
  battle.areas.push_back(
      {GroundKind::Woods, "wood", 0,
       core::table::rectangle({Inches::of(0), Inches::of(26)}, {Inches::of(40), Inches::of(32)})});
  battle.base = {Edge::South, Edge::North};
  Options options;
  options.free_orders = true;
  return std::make_shared<const Setting>(
      make_setting(tests::tabletop().field_charts(), battle, options));
}

/// All regiments march four inches and fire, the guns fire, and the move ends.
void FieldMove(benchmark::State& bench) {
  const auto setting = big_field();
  Game game{setting, 1};
  while (game.state().step != Step::Movement) {
    static_cast<void>(game.act(EndStep{*game.asked()}));
  }
  int figures = 0;
  for (const Unit& unit : game.state().units) {
    figures += static_cast<int>(unit.figures.size());
  }
  const Leg ahead{LegKind::Advance, Inches::of(4), 0, {}, 0, {}};
  for (auto _ : bench) {
    Game now = game;
    while (now.asked() && now.state().move == game.state().move) {
      const Side side = *now.asked();
      for (std::size_t i = 0; i < now.state().units.size(); ++i) {
        if (now.state().units[i].side != side) {
          continue;
        }
        static_cast<void>(now.act(MoveUnit{unit_id(i), {ahead}, false}));
        static_cast<void>(now.act(FireVolley{{unit_id(i), std::nullopt, false}}));
      }
      static_cast<void>(now.act(EndStep{side}));
    }
    benchmark::DoNotOptimize(now.state().move);
  }
  bench.counters["figures"] = figures;
}

BENCHMARK(FieldMove)->Unit(benchmark::kMillisecond);

/// A whole battle between two commanders; beside it the longest that a player would wait for all
/// choices of a side in a step.
void CommandersFight(benchmark::State& bench) {
  constexpr std::array kFields{"blackburns-ford", "hornets-nest", "holly-springs", "brawners-farm"};
  const char* const id = kFields.at(static_cast<std::size_t>(bench.range(0)));
  const auto setting = std::make_shared<const Setting>(
      make_setting(tests::tabletop().field_charts(), tests::tabletop().open_field_battle(id)));
  double longest = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    Game game{setting, ++seed};
    std::array commanders{Commander{Level::Regular}, Commander{Level::Regular}};
    while (const auto side = game.asked()) {
      const auto began = std::chrono::steady_clock::now();
      const auto step = game.state().step;
      const auto move = game.state().move;
      while (game.asked() == side && game.state().step == step && game.state().move == move) {
        static_cast<void>(game.act(commanders.at(static_cast<std::size_t>(*side))
                                       .choose(seen_by(setting, game.state(), *side))));
      }
      longest = std::max(
          longest,
          std::chrono::duration<double, std::milli>{std::chrono::steady_clock::now() - began}
              .count());
    }
  }
  bench.SetLabel(id);
  bench.counters["longest_ms"] = longest;
}

BENCHMARK(CommandersFight)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

}  // namespace
