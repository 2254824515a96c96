// [8.15] What is forecast of a battle is what happens: battles of random games, resolved with each
// face of the die.
#include "core/combat/declaration.h"
#include "core/combat/outcomes.h"
#include "core/combat/targets.h"
#include "core/command/commands.h"
#include "core/game/game.h"
#include "core/organisation/strength.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <tuple>

namespace {

using core::base::Fraction;
using core::board::Side;
using core::combat::Assumed;
using core::combat::BattleForecast;
using core::combat::Course;
using core::combat::Fate;
using core::combat::Outcome;
using core::combat::Outcomes;
using core::game::Action;
using core::game::Game;
using core::organisation::LossSplit;
using core::organisation::Survival;
using core::sequence::ActionKind;
using core::state::Battle;
using core::state::BattleKind;
using core::state::BattleStep;
using core::state::GameState;
using core::state::PieceId;

constexpr int kFaces = 6;

std::size_t place(Side side) { return static_cast<std::size_t>(side); }

Game begin_game(const core::data::OpenedSetup& setup, std::uint64_t seed) {
  return Game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
}

/// The position with these faces written down for its next rolls.
GameState with_faces(GameState state, const std::vector<std::uint8_t>& faces) {
  const std::uint32_t made = state.dice.made();
  std::vector<std::uint8_t> script(made, 1);
  script.insert(script.end(), faces.begin(), faces.end());
  state.dice = core::base::Dice{state.dice.seed(), script};
  for (std::uint32_t roll = 0; roll < made; ++roll) {
    state.dice.count();
  }
  return state;
}

/// The same face many times, the first one apart.
std::vector<std::uint8_t> faces_of(int first, int face) {
  std::vector<std::uint8_t> faces(40, static_cast<std::uint8_t>(face));
  faces.front() = static_cast<std::uint8_t>(first);
  return faces;
}

const Battle* battle_in(const GameState& state) {
  for (const auto& work : state.turn.pending) {
    if (const auto* const battle = std::get_if<Battle>(&work)) {
      return battle;
    }
  }
  return nullptr;
}

/// What was seen of a battle that was fought to its end.
struct Fought {
  std::vector<core::state::Event> events;
  bool asked_to_stay{};

  [[nodiscard]] const core::state::Told* told(std::string_view key) const {
    for (const auto& event : events) {
      const auto* const fact = std::get_if<core::state::Told>(&event);
      if (fact != nullptr && fact->key == key) {
        return fact;
      }
    }
    return nullptr;
  }

  [[nodiscard]] const core::state::Told* result() const {
    const auto* const retreat = told("battle-result-retreat");
    return retreat != nullptr ? retreat : told("battle-result");
  }

  /// SUP paid by both together.
  [[nodiscard]] int paid() const {
    int sum = 0;
    const auto add = [&](const auto* event) {
      sum -= event != nullptr && event->cited.text() == "12.21" ? event->by : 0;
    };
    for (const auto& event : events) {
      add(std::get_if<core::state::StockChanged>(&event));
      add(std::get_if<core::state::GroundChanged>(&event));
      add(std::get_if<core::state::PoolChanged>(&event));
    }
    return sum;
  }

  /// CSP that the side lost first of all.
  [[nodiscard]] int ground_loss(Side side) const {
    for (const auto& event : events) {
      const auto* const lost = std::get_if<core::state::LossesCounted>(&event);
      if (lost != nullptr && lost->side == side) {
        return lost->points;
      }
    }
    return 0;
  }

  [[nodiscard]] bool retreated() const {
    return std::any_of(events.begin(), events.end(), [](const auto& event) {
      const auto* const began = std::get_if<core::state::DecisionBegan>(&event);
      const auto* const retreat =
          began != nullptr ? std::get_if<core::state::Retreat>(&began->decision) : nullptr;
      return retreat != nullptr && retreat->cause.text() == "8.51";
    });
  }
};

/// What is chosen at a step that a forecast assumes something of; what else is asked is drawn.
const Action& choice(const std::vector<Action>& legal, const GameState& state,
                     const Assumed& assumed, std::mt19937_64& random) {
  const auto of_kind = [&](ActionKind kind) {
    return std::find_if(legal.begin(), legal.end(),
                        [&](const Action& action) { return action.kind == kind; });
  };
  const auto* const battle = state.turn.innermost<Battle>();
  if (battle != nullptr && battle->step <= BattleStep::Evasion) {
    return *of_kind(ActionKind::Pass);
  }
  if (battle != nullptr && battle->step <= BattleStep::DefendersChit) {
    const Side side = battle->step == BattleStep::AttackersChit
                          ? battle->attacker
                          : core::board::enemy_of(battle->attacker);
    const auto& leader = assumed.leader[place(side)];
    const auto used = of_kind(ActionKind::UseLeader);
    if (leader && used != legal.end() && battle->leader[place(side)] != leader) {
      return *std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
        return action.kind == ActionKind::UseLeader && action.piece == leader;
      });
    }
    return *std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == ActionKind::ChooseChit && action.number == assumed.chit[place(side)];
    });
  }
  if (battle != nullptr && battle->step <= BattleStep::DefendersSupply) {
    const auto refuse = of_kind(ActionKind::RefuseSupply);
    return refuse != legal.end() && !assumed.defender_pays ? *refuse
                                                           : *of_kind(ActionKind::PaySupply);
  }
  return legal[random() % legal.size()];
}

/// Fights the battle of the position to its end, as assumed and with these dice.
Fought fight(const core::rulebook::Setting& setting, const GameState& state, const Assumed& assumed,
             const std::vector<std::uint8_t>& faces, std::mt19937_64& random) {
  Game game{setting, with_faces(state, faces)};
  Fought fought;
  for (int step = 0; step < 500 && battle_in(game.state()) != nullptr; ++step) {
    if (game.legal().empty()) {
      break;
    }
    const auto* const battle = game.state().turn.innermost<Battle>();
    fought.asked_to_stay =
        fought.asked_to_stay || (battle != nullptr && battle->step == BattleStep::Stay);
    const auto happened = game.act(choice(game.legal(), game.state(), assumed, random));
    if (!happened) {
      ADD_FAILURE() << happened.error().reason;
      break;
    }
    fought.events.insert(fought.events.end(), happened->begin(), happened->end());
  }
  return fought;
}

/// Naval strength of the side's ships that were lost for their share of the losses.
int ships_lost(const core::state::Situation& now, const Fought& fought, Side side) {
  int sum = 0;
  for (const auto& event : fought.events) {
    const auto* const left = std::get_if<core::state::PieceLeft>(&event);
    if (left != nullptr && left->cited.text() == "8.16" &&
        left->piece.value() < now.state.pieces.size() && now.piece(left->piece).side == side) {
      sum += core::organisation::naval_strength(now, left->piece);
    }
  }
  return sum;
}

/// Whether so much of the ships is lost as their share asks for, and none where it asks for none.
bool is_naval_share(const BattleForecast& battle, const LossSplit& split, int ships) {
  return !battle.loss_rules.halved || (ships >= split.naval && (ships > 0) == (split.naval > 0));
}

/// How many results were compared, and how many of them left open whether counters run out.
struct Tally {
  int rows{};
  int counters_short{};
  int with_ships{};
};

bool is_of(const LossSplit& split, int ground) {
  return split.ground_least <= ground && (ground <= split.ground_most || split.counters_short);
}

/// A result of the die against the row of the forecast for its face.
void expect_row(const core::state::Situation& now, const BattleForecast& battle,
                const Outcomes& all, const Outcome& row, const Fought& fought, int face,
                Tally& tally) {
  const std::size_t attacker = place(battle.attacker);
  const std::size_t defender = 1 - attacker;
  const auto& figures = fought.result()->figures;
  const auto& cell = row.reading.cell;
  EXPECT_EQ(figures, (std::vector<int>{row.reading.row, cell.attacker, cell.defender,
                                       row.reading.loss[attacker], row.reading.loss[defender], face,
                                       all.die_modifier}));
  EXPECT_EQ(fought.told("battle-result-retreat") != nullptr, cell.retreat);
  EXPECT_TRUE(is_of(row.defender, fought.ground_loss(core::board::enemy_of(battle.attacker))))
      << fought.ground_loss(core::board::enemy_of(battle.attacker)) << " is not between "
      << row.defender.ground_least << " and " << row.defender.ground_most;
  const int lost = fought.ground_loss(battle.attacker);
  EXPECT_TRUE((row.may_hold && is_of(row.attacker[0], lost)) ||
              (row.may_be_gone && is_of(row.attacker[1], lost)))
      << lost;
  ++tally.rows;
  tally.counters_short += row.defender.counters_short || row.attacker[0].counters_short ||
                                  row.attacker[1].counters_short
                              ? 1
                              : 0;
  tally.with_ships += row.defender.naval + row.attacker[0].naval > 0 ? 1 : 0;
  const int his_ships = ships_lost(now, fought, core::board::enemy_of(battle.attacker));
  EXPECT_TRUE(is_naval_share(battle, row.defender, his_ships)) << his_ships;
  const int ships = ships_lost(now, fought, battle.attacker);
  EXPECT_TRUE((row.may_hold && is_naval_share(battle, row.attacker[0], ships)) ||
              (row.may_be_gone && is_naval_share(battle, row.attacker[1], ships)))
      << ships;
  const bool surrenders = fought.told("garrison-surrenders") != nullptr;
  const bool retreats = fought.retreated() && !fought.asked_to_stay;
  const auto seen = surrenders             ? std::optional{Fate::Surrenders}
                    : fought.asked_to_stay ? std::optional{Fate::MayStay}
                    : retreats             ? std::optional{Fate::Retreats}
                                           : std::nullopt;
  const auto expected = row.fate == Fate::Holds ? std::nullopt : row.fate;
  if (row.defender.combat_units == Survival::AsChosen || row.defender.counters_short) {
    EXPECT_TRUE(seen == expected || !seen.has_value());
  } else {
    EXPECT_EQ(seen, expected);
  }
}

/// Fights the battle with every face of the die and compares.
/// @return whether a die was rolled for it
bool expect_forecast(Game& game, const BattleForecast& battle, const Assumed& assumed,
                     std::mt19937_64& random, Tally& tally) {
  const core::state::Situation now = game.situation();
  const auto all = core::combat::outcomes(now.book(), battle, assumed);
  EXPECT_TRUE(all.has_value());
  const bool rolls_first = battle.beginning.roll && !battle.odds->overrun;
  if (!all || (rolls_first && battle.beginning.chance == Fraction{0})) {
    return false;
  }
  Fraction sum;
  for (const Outcome& row : all->rows) {
    sum += row.chance;
  }
  EXPECT_EQ(sum, Fraction{all->course == Course::Rolled ? 1 : 0});
  for (int face = 1; face <= kFaces; ++face) {
    const Fought fought =
        fight(now.setting, game.state(), assumed, faces_of(rolls_first ? 1 : face, face), random);
    if (fought.told("forced-march") != nullptr) {
      return false;  // [6.32] it costs strength before the battle
    }
    EXPECT_EQ(fought.told("overrun") != nullptr, all->course == Course::Overrun);
    EXPECT_EQ(fought.told("no-battle-without-supply") != nullptr, all->course == Course::NoBattle);
    if (const auto* const odds = fought.told("battle-odds")) {
      EXPECT_EQ(odds->figures, (std::vector<int>{*battle.attack().total, *battle.defence().total,
                                                 battle.odds->percentage}));
    }
    if (all->course != Course::Rolled) {
      EXPECT_EQ(fought.result(), nullptr);
      continue;
    }
    if (const auto* const chits = fought.told("battle-chits")) {
      EXPECT_EQ(chits->figures[3], static_cast<int>(*all->table) + 1);
      EXPECT_EQ(fought.paid(), all->paid[0] + all->paid[1]);
    }
    const auto row = std::find_if(all->rows.begin(), all->rows.end(), [&](const Outcome& each) {
      return each.first_face <= face && face <= each.last_face;
    });
    if (row == all->rows.end() || fought.result() == nullptr) {
      ADD_FAILURE() << "no row for " << face << ", or no result";
      return false;
    }
    expect_row(now, battle, *all, *row, fought, face, tally);
  }
  return all->course == Course::Rolled;
}

/// Chits and choices that the players could make.
Assumed draw(const BattleForecast& battle, std::mt19937_64& random) {
  Assumed assumed;
  for (const Side side : core::board::kSides) {
    const auto& force = battle.force[place(side)];
    int highest = force.highest_chit;
    const bool may_name = side != battle.attacker && battle.step <= BattleStep::DefendersChit &&
                          force.leaders.size() > 1 && !force.chit;
    if (may_name && battle.step < BattleStep::DefendersChit && random() % 2 == 0) {
      const auto& named = force.leaders[random() % force.leaders.size()];
      assumed.leader[place(side)] = named.leader;
      highest = named.highest_chit;
    }
    assumed.chit[place(side)] =
        force.chit.value_or(static_cast<int>(random() % (static_cast<unsigned>(highest) + 1)));
  }
  assumed.defender_pays = random() % 2 == 0;
  return assumed;
}

/// Random players seldom attack: as printed west-62 comes to one battle in five games.
constexpr std::uint64_t kGames = 60;
constexpr int kFewest = 5;  ///< battles or plans that must have been looked at

/// Calls `look` before each choice of random games, until it says that it has seen enough.
template <class Look>
void play(const core::data::OpenedSetup& setup, const Look& look) {
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Game game = begin_game(setup, seed);
    core::trial_play::RandomPlayer player{seed};
    for (int step = 0; step < 60'000 && !game.legal().empty(); ++step) {
      const Action action = player.choose(game.legal());
      SCOPED_TRACE("seed " + std::to_string(seed) + " step " + std::to_string(step));
      if (look(game, action) || testing::Test::HasFailure()) {
        return;
      }
      ASSERT_TRUE(game.act(action));
    }
  }
}

/// Scenario and errata in force.
class BattleForecasts : public testing::TestWithParam<std::tuple<std::string, std::string>> {
 protected:
  BattleForecasts() {
    const auto& [scenario, errata] = GetParam();
    core::rulebook::Switches switches;
    switches.errata = *core::rulebook::ErrataSelection::parse(errata);
    switches.options.set(core::rulebook::Option::SecondWind, errata != "corrected");
    setup_ = tests::catalogue().open_setup(scenario, switches);
  }

  core::data::OpenedSetup setup_;
  std::mt19937_64 random_{1864};
};

TEST_P(BattleForecasts, Case_8_15_every_face_of_the_die_comes_to_what_was_forecast) {
  const int kEnough = 60 / (tests::kThin * 2 - 1);
  int battles = 0;
  Tally tally;
  play(setup_, [&](Game& game, const Action& action) {
    const auto* const battle = game.state().turn.innermost<Battle>();
    const bool is_closed = action.kind == ActionKind::Pass && battle != nullptr &&
                           battle->step == BattleStep::Attackers && !battle->attackers.empty();
    const bool goes_on = battle != nullptr && battle->step > BattleStep::Attackers &&
                         battle->step <= BattleStep::DefendersSupply;
    if (is_closed || (goes_on && random_() % 3 == 0)) {
      const auto forecast = core::combat::forecast(game.situation(), *battle);
      EXPECT_TRUE(forecast.has_value());
      battles += expect_forecast(game, *forecast, draw(*forecast, random_), random_, tally) ? 1 : 0;
    }
    return battles >= kEnough;
  });
  EXPECT_GE(battles, std::min(kFewest, kEnough));
  if (tests::kThin == 1) {  // a few battles tell nothing of most
    EXPECT_LT(2 * tally.counters_short, tally.rows) << "most losses are known to the point";
  }
  RecordProperty("rows", tally.rows);
  RecordProperty("counters_short", tally.counters_short);
  RecordProperty("with_ships", tally.with_ships);
}

/// What the leader's attack would be called and how a player declares it; nothing for other
/// choices.
std::optional<BattleKind> kind_declared(const core::state::Situation& now, const Action& action) {
  if (action.kind == ActionKind::Attack) {
    return core::combat::kind_of_attack(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::AttackFromMarch) {
    return BattleKind::FromMarch;
  }
  if (action.kind == ActionKind::Assault) {
    return BattleKind::Amphibious;
  }
  return action.kind == ActionKind::SiegeAssault ? std::optional{BattleKind::SiegeAssault}
                                                 : std::nullopt;
}

TEST_P(BattleForecasts, Case_8_15_an_attack_that_is_thought_of_is_the_one_that_is_declared) {
  const int kEnough = 30 / (tests::kThin * 2 - 1);
  int plans = 0;
  play(setup_, [&](Game& game, const Action& action) {
    const core::state::Situation now = game.situation();
    const auto kind = kind_declared(now, action);
    if (!kind) {
      return false;
    }
    const auto plan = core::combat::forecast_attack(now, *action.piece, *action.hex, *kind);
    if (!plan) {
      EXPECT_EQ(plan.error().cited.text(), "12.22") << plan.error().reason;  // an overrun by others
      return false;
    }
    Fraction begun;
    for (int face = 1; face <= kFaces; ++face) {
      Game copy{now.setting, with_faces(game.state(), faces_of(face, face))};
      EXPECT_TRUE(copy.act(action));
      const bool rolled = *kind == BattleKind::Amphibious || *kind == BattleKind::SiegeAssault;
      const bool began = battle_in(copy.state()) != nullptr;
      EXPECT_TRUE(began || rolled);
      for (const auto& fighter : plan->attack().fighters) {
        if (began) {
          EXPECT_TRUE(copy.act({ActionKind::AddAttacker, fighter.piece, {}, {}, {}, 0}));
        }
      }
      if (!began) {
        continue;
      }
      const auto declared =
          core::combat::forecast(copy.situation(), *copy.state().turn.innermost<Battle>());
      EXPECT_TRUE(declared.has_value());
      BattleForecast planned = *plan;
      planned.beginning = declared->beginning;
      EXPECT_EQ(planned, *declared);
      const auto closed = copy.act({ActionKind::Pass, {}, {}, {}, {}, 0});
      EXPECT_TRUE(closed);
      const bool stopped = std::any_of(closed->begin(), closed->end(), [](const auto& event) {
        const auto* const told = std::get_if<core::state::Told>(&event);
        return told != nullptr && told->key == "march-attack-not-begun";
      });
      begun += Fraction{stopped ? 0 : 1, kFaces};
    }
    EXPECT_EQ(begun, plan->beginning.chance)
        << "kind " << static_cast<int>(*kind) << " overrun " << plan->odds->overrun;
    return ++plans >= kEnough;
  });
  EXPECT_GE(plans, std::min(kFewest, kEnough));
}

TEST_P(BattleForecasts, Case_8_31_the_chance_of_a_roll_is_the_share_of_faces_that_succeed) {
  const int kEnough = 100 / (tests::kThin * 2 - 1);
  int rolls = 0;
  play(setup_, [&](Game& game, const Action& action) {
    const bool combat = action.kind == ActionKind::TryCombatInitiative;
    if (!combat && action.kind != ActionKind::TryInitiative) {
      return false;
    }
    const core::state::Situation now = game.situation();
    if (core::command::may_begin_now(now, *action.piece)) {
      return false;  // [5.28] as printed he has rolled before
    }
    const auto chance = core::command::initiative_chance(now, *action.piece);
    Fraction share;
    for (int face = 1; face <= kFaces; ++face) {
      Game copy{now.setting, with_faces(game.state(), faces_of(face, face))};
      const auto happened = copy.act(action);
      EXPECT_TRUE(happened);
      const bool failed = std::any_of(happened->begin(), happened->end(), [&](const auto& event) {
        const auto* const told = std::get_if<core::state::Told>(&event);
        return told != nullptr && told->piece == action.piece &&
               told->key == (combat ? "attack-initiative-failed" : "initiative-failed");
      });
      share += Fraction{failed ? 0 : 1, kFaces};
    }
    EXPECT_EQ(share, chance.chance);
    int sum = 0;
    for (const auto& part : chance.parts) {
      sum += part.amount;
    }
    EXPECT_EQ(sum, chance.needed);
    return ++rolls >= kEnough;
  });
  EXPECT_GE(rolls, kEnough);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, BattleForecasts,
                         testing::Combine(testing::Values("west-62", "east-62", "west-63",
                                                          "east-63", "west-64", "east-64"),
                                          testing::Values("corrected", "as-printed")),
                         [](const auto& each) {
                           std::string name =
                               std::get<0>(each.param) + '_' + std::get<1>(each.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
