// What the window asks the engine: the words of orders, what a side sees as a position, where
// pieces could go. On every real set-up, played on by chance.
#include "core/command/chits.h"
#include "core/command/initiative.h"
#include "core/game/order_of_play.h"
#include "core/game/orders.h"
#include "core/game/shown.h"
#include "core/game/view.h"
#include "core/organisation/strength.h"
#include "core/plan/energising.h"
#include "core/plan/itinerary.h"
#include "core/rulebook/chart.h"
#include "core/save/state_hash.h"
#include "core/sequence/prompts.h"
#include "core/strategic/opening.h"
#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "core/words/question_words.h"
#include "core/words/wording.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <set>

namespace tests {
namespace {

using core::game::Action;
using core::game::Game;
using core::plan::Going;
using core::plan::Itinerary;
using core::sequence::ActionKind;
using core::state::PieceId;
using core::state::Stage;

/// Plays `steps` choices by chance; looks at the position before each.
void wander(const std::string& setup, std::uint32_t seed, int steps,
            const std::function<void(Game&)>& look) {
  const auto& opened = real_setup(setup);
  Game game{opened.setting, core::strategic::opening_of(opened.setting, opened.state, seed)};
  std::mt19937 chance{seed};
  for (int step = 0; step < steps && !game.legal().empty(); ++step) {
    look(game);
    const auto& legal = game.legal();
    ASSERT_TRUE(game.act(legal[chance() % legal.size()]));
  }
}

TEST(OrderWords, every_order_and_every_question_has_its_words) {
  for (const std::string& setup : setup_names()) {
    std::set<ActionKind> told;
    wander(setup, 11, 1500, [&](Game& game) {
      EXPECT_FALSE(core::words::question_words(game.situation()).empty())
          << core::words::asking(game.state().turn);
      for (const Action& action : game.legal()) {
        if (told.insert(action.kind).second) {
          const std::string words = core::words::order_words(game.situation(), action);
          EXPECT_FALSE(words.empty()) << core::sequence::name(action.kind);
          EXPECT_EQ(words.find('{'), std::string::npos) << words;
          EXPECT_EQ(words.find("  "), std::string::npos) << words;
          EXPECT_FALSE(words.front() == ' ' || words.back() == ' ') << words;
        }
      }
    });
  }
}

TEST(OrderWords, the_chart_knows_every_order_and_no_other) {
  const auto* const chart = book().find_chart("orders");
  ASSERT_NE(chart, nullptr);
  std::set<std::string> written;
  for (const auto& row : chart->rows) {
    EXPECT_TRUE(core::sequence::parse_action_kind(row.front())) << row.front();
    written.insert(row.front());
  }
  EXPECT_EQ(written.size(), core::sequence::kActionKindCount);
}

TEST(OrderWords, an_order_that_is_not_given_yet_has_a_gap_where_something_is_to_be_named) {
  const auto& opened = real_setup("east-62");
  Game game{opened.setting, core::strategic::opening_of(opened.setting, opened.state, 1)};
  const auto now = game.situation();
  const PieceId piece = now.state.pieces.front().id;
  for (std::size_t at = 0; at < core::sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<ActionKind>(at);
    if (!core::sequence::row_of(kind).form.starts_with("PIECE")) {
      continue;
    }
    const std::string words = core::words::order_words_open(now, kind, piece);
    EXPECT_FALSE(words.empty()) << core::sequence::name(kind);
    EXPECT_EQ(words.find_first_of("{}?"), std::string::npos) << words;
    EXPECT_EQ(words.find("  "), std::string::npos) << words;
  }
  EXPECT_TRUE(core::words::order_words_open(now, ActionKind::March, piece).ends_with(" to …"));
  EXPECT_TRUE(core::words::order_words_open(now, ActionKind::TryInitiative, piece)
                  .ends_with("rolls for initiative"));
}

TEST(OrderWords, Case_4_1_each_order_is_asked_for_in_a_stage_or_in_a_work) {
  using core::sequence::stage_asking;
  EXPECT_EQ(stage_asking(ActionKind::Attack, Stage::CommandSegment), Stage::Battles);
  EXPECT_EQ(stage_asking(ActionKind::DeclareSpan, Stage::CommandSegment), Stage::CombatSpans);
  EXPECT_EQ(stage_asking(ActionKind::DeclareSpan, Stage::Battles), Stage::MovementSpans)
      << "after the last one comes the first";
  EXPECT_EQ(stage_asking(ActionKind::March, Stage::CommandSegment), std::nullopt);
  EXPECT_TRUE(core::sequence::is_asked_on_the_march(ActionKind::March));
  EXPECT_FALSE(core::sequence::is_asked_on_the_march(ActionKind::Attack));
}

TEST(OrderWords, what_can_be_passed_says_what_ends) {
  wander("west-63", 12, 3000, [&](Game& game) {
    const Action pass{ActionKind::Pass, {}, {}, {}, {}, 0};
    if (game.judge(pass)) {
      EXPECT_FALSE(core::words::pass_words(game.situation()).empty())
          << core::words::asking(game.state().turn);
    }
  });
}

TEST(OrderWords, a_question_without_a_list_says_how_it_is_answered) {
  std::set<Stage> helped;
  wander("east-62", 13, 4000, [&](Game& game) {
    const auto& turn = game.state().turn;
    if (turn.pending.empty() && !core::words::help_words(game.situation()).empty()) {
      helped.insert(turn.stage);
    }
  });
  // Those in which pieces are taken on the map.
  for (const Stage stage :
       {Stage::MovementSpans, Stage::CommandSegment, Stage::InitiativeSegment, Stage::Consolidation,
        Stage::CombatSpans, Stage::CombatInitiative, Stage::Battles, Stage::SupplyDestruction}) {
    EXPECT_TRUE(helped.contains(stage)) << core::state::name(stage);
  }
}

TEST(OrderWords, Case_5_13_a_chit_and_a_roll_say_their_figure) {
  int rolls = 0;
  int chits = 0;
  int forces = 0;
  wander("east-62", 14, 3000, [&](Game& game) {
    const auto now = game.situation();
    for (const Action& action : game.legal()) {
      const std::string words = core::words::order_words(now, action);
      if (action.kind == ActionKind::TakeOptionChit) {
        const int value = core::command::chit_pool(now).option_value;
        EXPECT_TRUE(words.find(" " + std::to_string(value) + " commands") != std::string::npos)
            << words;
        ++chits;
      } else if (action.kind == ActionKind::TryInitiative) {
        const int needed = core::command::initiative_chance(now, *action.piece).needed;
        EXPECT_EQ(needed > 0, words.find(std::to_string(needed) + " or less") != std::string::npos)
            << words;
        // [5.28] And the strength that he would move: of the force that is energised when he
        // succeeds.
        Game trial = game;
        ASSERT_TRUE(trial.act(action));
        const auto* const force = trial.state().turn.innermost<core::state::ForceMove>();
        if (force != nullptr && force->head == *action.piece) {
          int led = 0;
          for (const PieceId id : force->units) {
            const auto& piece = now.piece(id);
            led += core::rulebook::is_headquarters(piece.kind)
                       ? core::organisation::roster_csp(now, id)
                   : core::rulebook::is_ground_combat_unit(piece.kind)
                       ? core::organisation::csp(now, id)
                       : 0;
          }
          EXPECT_EQ(led > 0, words.ends_with("(moves " + std::to_string(led) + " CSP)"))
              << words << " " << led;
          ++forces;
        }
        ++rolls;
      }
    }
  });
  EXPECT_GT(rolls, 0);
  EXPECT_GT(chits, 0);
  EXPECT_GT(forces, 0);
}

TEST(Passing, Case_8_12_a_step_of_combat_ends_by_itself_only_where_nobody_could_fight) {
  int empty = 0;
  int full = 0;
  wander("west-62", 15, 6000, [&](Game& game) {
    const auto now = game.situation();
    const auto& turn = game.state().turn;
    if (turn.stage != Stage::CombatInitiative && turn.stage != Stage::Battles) {
      EXPECT_FALSE(core::game::nobody_could_fight(now, game.legal()));
      return;
    }
    const auto& legal = game.legal();
    const auto attack = std::any_of(legal.begin(), legal.end(), [](const Action& action) {
      return action.kind == ActionKind::Attack;
    });
    if (!core::game::nobody_could_fight(now, legal)) {
      ++full;
      return;
    }
    ++empty;
    EXPECT_FALSE(attack);
    EXPECT_TRUE(turn.pending.empty());
    if (turn.stage == Stage::Battles) {
      return;
    }
    // Whoever rolls could attack nobody: where all succeed there is still no attack.
    Game trial = game;
    for (int rolls = 0; rolls < 40; ++rolls) {
      const auto roll = std::find_if(
          trial.legal().begin(), trial.legal().end(),
          [](const Action& action) { return action.kind == ActionKind::TryCombatInitiative; });
      ASSERT_TRUE(trial.act(
          roll != trial.legal().end() ? *roll : Action{ActionKind::Pass, {}, {}, {}, {}, 0}));
      if (trial.state().turn.stage != Stage::CombatInitiative) {
        break;
      }
    }
    if (trial.state().turn.stage == Stage::Battles) {
      EXPECT_TRUE(core::game::nobody_could_fight(trial.situation(), trial.legal()));
    }
  });
  EXPECT_GT(empty, 0);
  EXPECT_GT(full, 0);
}

TEST(Passing, Case_13_32_the_besieged_stand_near_the_Enemy_in_their_own_hex) {
  const auto& opened = real_setup("east-62");
  auto state = opened.state;
  // The two who share the hex of Fort Pulaski, and nobody else.
  const auto pulaski = *core::board::HexId::parse("C1145");
  std::vector<PieceId> here;
  for (auto& piece : state.pieces) {
    if (piece.hex() != nullptr && *piece.hex() == pulaski) {
      here.push_back(piece.id);
    } else {
      piece.place = core::state::Away{};
    }
  }
  Game game{opened.setting, state};
  const auto now = game.situation();
  std::set<core::board::Side> sides;
  for (const PieceId piece : here) {
    sides.insert(now.piece(piece).side);
    EXPECT_TRUE(core::game::stands_near_enemy(now, piece)) << now.piece(piece).sheet_id;
  }
  EXPECT_EQ(sides.size(), 2U);
}

TEST(Energising, Case_5_22_nobody_rolls_for_a_unit_without_a_leader) {
  int told = 0;
  wander("east-62", 16, 1500, [&](Game& game) {
    if (game.state().turn.stage != Stage::InitiativeSegment || !game.state().turn.pending.empty()) {
      return;
    }
    const auto now = game.situation();
    for (const auto& piece : game.state().pieces) {
      if (piece.side != game.state().turn.acting || piece.inside || piece.hex() == nullptr ||
          !core::rulebook::is_ground_combat_unit(piece.kind)) {
        continue;
      }
      const auto energised = core::plan::energiser_of(game, {piece.id});
      const bool led = !core::plan::commanders_above(now, piece.id).empty();
      const bool unled = !energised && energised.error().reason == "nobody-rolls-for";
      EXPECT_EQ(unled, !led) << piece.sheet_id;
      told += unled ? 1 : 0;
    }
  });
  EXPECT_GT(told, 0);
}

TEST(OrderWords, Case_3_15_places_are_called_by_their_towns) {
  const auto& map = *real_setup("east-62").setting.map;
  const auto town = [&](std::string_view name) { return map.town(*map.find_town(name)).hex; };
  EXPECT_EQ(core::words::hex_title(map, town("Leesburg")), "C2407 (Leesburg)");
  EXPECT_EQ(core::words::place_title(map, town("Leesburg"), false), "C2407 (Leesburg)");
  EXPECT_EQ(core::words::hex_title(map, *core::board::HexId::parse("C2410")), "C2410");
  // A Depot lies where it lies: it needs no number.
  int depots = 0;
  wander("east-62", 15, 1500, [&](Game& game) {
    const auto now = game.situation();
    for (const Action& action : game.legal()) {
      if (action.kind == ActionKind::EliminateDepot &&
          now.piece(*action.piece).kind == core::rulebook::PieceKind::Depot &&
          now.piece(*action.piece).name.empty()) {
        const auto at = core::words::hex_title(map, *now.piece(*action.piece).hex());
        EXPECT_TRUE(core::words::order_words(now, action).starts_with("Give up Depot " + at));
        ++depots;
      }
    }
  });
  EXPECT_GT(depots, 0);
}

TEST(OrderOfPlay, Case_4_1_what_is_ahead_is_what_is_asked_next) {
  std::set<core::state::Stage> ahead;
  core::board::Side side{};
  int week = 0;
  int begun = 0;
  wander("west-62", 16, 4000, [&](Game& game) {
    const auto& turn = game.state().turn;
    const auto stages = core::game::stages_ahead(turn);
    const bool player_turn =
        core::state::is_movement(turn.stage) || core::state::is_combat(turn.stage);
    EXPECT_EQ(stages.empty(), !player_turn || turn.stage == core::state::Stage::SupplyDestruction);
    if (player_turn && turn.acting == side && turn.game_turn == week && !ahead.empty()) {
      // Never back, and nothing that was not announced.
      for (const auto stage : stages) {
        EXPECT_TRUE(ahead.contains(stage)) << core::state::name(stage);
      }
    } else {
      begun += player_turn ? 1 : 0;
    }
    ahead = {stages.begin(), stages.end()};
    side = turn.acting;
    week = turn.game_turn;
  });
  EXPECT_GT(begun, 2);
}

TEST(Shown, own_pieces_keep_their_numbers_and_hidden_ones_are_absent) {
  auto setting = real_setup("west-62").setting;
  for (const auto secrecy : {core::rulebook::Secrecy::Limited, core::rulebook::Secrecy::Dark}) {
    setting.switches.secrecy = secrecy;
    wander("west-62", 13, 200, [&](Game& game) {
      for (const auto side : core::board::kSides) {
        const auto shown = core::game::shown_to(setting, game.state(), side);
        const auto view = core::game::view_for(setting, game.state(), side);
        ASSERT_EQ(shown.first_sighting, game.state().pieces.size());
        ASSERT_EQ(shown.state.pieces.size(), shown.first_sighting + view.enemy.size());
        ASSERT_EQ(shown.unknown.size(), shown.state.pieces.size());
        for (const auto& piece : game.state().pieces) {
          const auto& seen = shown.state.piece(piece.id);
          if (piece.side == side) {
            ASSERT_EQ(seen, piece);
          } else {
            ASSERT_NE(seen.away(), nullptr);
            ASSERT_TRUE(seen.sheet_id.empty() && seen.name.empty() && seen.value.empty());
          }
        }
        ASSERT_TRUE(shown.state.turn.pending.empty());
        ASSERT_EQ(shown.state.dice, core::base::Dice{});
      }
    });
  }
}

TEST(Shown, nothing_changes_when_only_something_hidden_changes) {
  auto setting = real_setup("west-62").setting;
  setting.switches.secrecy = core::rulebook::Secrecy::Dark;
  const auto& opened = real_setup("west-62");
  const Game game{setting, core::strategic::opening_of(opened.setting, opened.state, 3)};
  core::state::GameState other = game.state();
  for (auto& piece : other.pieces) {
    if (piece.side == core::board::Side::Confederate) {
      piece.stock += 3;
      piece.strength += 1;
    }
  }
  EXPECT_EQ(core::game::shown_to(setting, game.state(), core::board::Side::Union).state,
            core::game::shown_to(setting, other, core::board::Side::Union).state);
}

/// Every destination of whoever can move is reached by the orders that are proposed, unless a die
/// is rolled on the way; and looking ahead changes nothing.
void follow_itineraries(Game& game, std::mt19937& chance, int& followed) {
  const auto now = game.situation();
  const auto question = game.question();
  std::vector<core::state::PieceId> own;
  for (const auto& piece : now.state.pieces) {
    if (piece.side == question->side && piece.hex() != nullptr) {
      own.push_back(piece.id);
    }
  }
  const auto before = core::save::state_hash(game.state());
  for (int tries = 0; tries < 6 && !own.empty(); ++tries) {
    const auto piece = own[chance() % own.size()];
    for (const Going going : {Going::March, Going::Rail}) {
      Itinerary itinerary{game, {piece}, going};
      if (itinerary.refusal() || itinerary.destinations().empty()) {
        continue;
      }
      const auto& all = itinerary.destinations();
      const auto goal = all[chance() % all.size()];
      const auto way = itinerary.to(goal.hex);
      ASSERT_TRUE(way) << goal.hex.label() << " " << way.error().reason;
      EXPECT_EQ(way->path.back(), goal.hex);
      if (way->initiative) {
        continue;
      }
      Game trial = game;
      for (const Action& action : way->actions) {
        ASSERT_TRUE(trial.act(action)) << core::sequence::name(action.kind);
      }
      if (!way->rolled) {
        ASSERT_NE(trial.state().piece(piece).hex(), nullptr);
        EXPECT_EQ(*trial.state().piece(piece).hex(), goal.hex);
        ++followed;
      }
    }
  }
  EXPECT_EQ(core::save::state_hash(game.state()), before);
}

TEST(Itinerary, what_is_proposed_leads_where_it_says) {
  for (const std::string setup : {"west-62", "east-63", "west-64"}) {
    int followed = 0;
    std::mt19937 chance{21};
    // Not every game by chance comes to much marching in so many choices.
    for (std::uint32_t seed = 21; seed < 25; ++seed) {
      wander(setup, seed, 1200, [&](Game& game) {
        const auto stage = game.state().turn.stage;
        const bool moving = stage == core::state::Stage::CommandSegment ||
                            stage == core::state::Stage::InitiativeSegment;
        if (moving && chance() % 4 == 0) {
          follow_itineraries(game, chance, followed);
        }
      });
    }
    EXPECT_GT(followed, 20) << setup;
  }
}

/// Those of a hex who go with a leader: his headquarters, or he himself, and whom he commands.
std::vector<PieceId> party_of(const core::state::Situation& now, const core::state::Piece& leader) {
  const PieceId top = leader.inside.value_or(leader.id);
  std::vector<PieceId> party;
  for (const auto& piece : now.state.pieces) {
    const bool here = !piece.inside && piece.hex() != nullptr && *piece.hex() == *leader.hex();
    const auto above = core::plan::commanders_above(now, piece.id);
    if (here && core::rulebook::is_land_mover(piece.kind) &&
        (piece.id == top || std::find(above.begin(), above.end(), leader.id) != above.end())) {
      party.push_back(piece.id);
    }
  }
  return party;
}

/// A party that is picked up together goes together, also after the leader's roll.
void follow_parties(Game& game, int& rolled, int& followed) {
  const auto now = game.situation();
  for (const auto& leader : now.state.pieces) {
    if (leader.side != now.state.turn.acting || leader.kind != core::rulebook::PieceKind::Leader ||
        leader.hex() == nullptr) {
      continue;
    }
    const auto party = party_of(now, leader);
    Itinerary itinerary{game, party.empty() ? std::vector{leader.id} : party, Going::March};
    if (party.size() < 2 || itinerary.refusal()) {
      continue;
    }
    for (const auto& goal : itinerary.destinations()) {
      const auto way = itinerary.to(goal.hex);
      ASSERT_TRUE(way) << goal.hex.label() << " " << way.error().reason;
      Game trial = game;
      bool failed = false;
      for (const Action& action : way->actions) {
        ASSERT_TRUE(trial.act(action)) << core::sequence::name(action.kind) << " to "
                                       << goal.hex.label() << " by " << leader.sheet_id;
        failed = action.kind == ActionKind::TryInitiative && trial.state().turn.pending.empty();
        if (failed) {
          break;
        }
      }
      for (const PieceId piece : party) {
        if (!failed && (!way->rolled || way->initiative)) {
          EXPECT_EQ(*trial.state().piece(piece).hex(), goal.hex) << leader.sheet_id;
        }
      }
      ++(failed ? rolled : followed);
    }
  }
}

TEST(Itinerary, Case_5_22_a_party_goes_together_after_its_leader_has_rolled) {
  for (const std::string setup : {"east-62", "west-62", "east-64"}) {
    int rolled = 0;
    int followed = 0;
    std::mt19937 chance{24};
    wander(setup, 24, 1500, [&](Game& game) {
      const auto stage = game.state().turn.stage;
      const bool moving = stage == Stage::CommandSegment || stage == Stage::InitiativeSegment;
      if (moving && game.state().turn.pending.empty() && chance() % 8 == 0) {
        follow_parties(game, rolled, followed);
      }
    });
    EXPECT_GT(rolled, 0) << setup;
    EXPECT_GT(followed, 20) << setup;
  }
}

TEST(Itinerary, a_hex_that_is_not_reached_is_refused_with_a_case_and_the_nearest_way) {
  std::mt19937 chance{22};
  int refused = 0;
  int hinted = 0;
  for (const std::string setup : {"west-62", "east-63", "west-64"}) {
    wander(setup, 22, 1200, [&](Game& game) {
      const auto now = game.situation();
      if (now.state.turn.stage != core::state::Stage::CommandSegment) {
        return;
      }
      const auto& piece = now.state.pieces[chance() % now.state.pieces.size()];
      if (piece.hex() == nullptr || piece.side != game.question()->side) {
        return;
      }
      const Itinerary itinerary{game, {piece.id}, Going::March};
      const auto far = core::board::HexId::from_ordinal(static_cast<int>(chance() % 5000));
      const auto way = itinerary.to(far);
      if (!way) {
        ++refused;
        EXPECT_FALSE(way.error().reason.empty());
        EXPECT_NE(way.error().cited.major, 0);
        hinted += way.error().hint.empty() ? 0 : 1;
        // The nearest way that is named is one.
        if (way.error().hint == "nearest-is") {
          EXPECT_TRUE(itinerary.to(*way.error().from)) << way.error().from->label();
          EXPECT_TRUE(core::words::sentence(now, way.error()).ends_with("[6.11]."))
              << "its own case";
        }
      }
    });
  }
  EXPECT_GT(refused, 20);
  EXPECT_GT(hinted, 0);
}

}  // namespace
}  // namespace tests
