// [4.1] What a player may have forgotten when he is about to pass.
#include "core/base/contains.h"
#include "core/plan/planner.h"
#include "tests/plan/reminding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::plan {
namespace {

using base::operator""_case;
using state::GameState;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::Ground;
using tests::hex;

class Reminders : public Reminding {};

// ---- [5] [10] command ----

TEST_F(Reminders, Case_5_21_commands_that_are_left_name_who_could_be_given_one) {
  position_.put(Side::Union, "depot", "B3008", 5);
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  const auto grant = leader("Grant", "B3009");
  begin(Stage::CommandSegment, [](GameState& state) { state.turn.commands = {1, 0}; });

  const auto left = said("commands-left");
  ASSERT_TRUE(left);
  EXPECT_EQ(left->cited, "5.21"_case);
  EXPECT_THAT(left->pieces, ElementsAre(grant, unit)) << "leaders first";
  EXPECT_THAT(left->figures, ElementsAre(2, 2));

  begin(Stage::CommandSegment, [](GameState& state) { state.turn.commands = {3, 0}; });
  EXPECT_FALSE(said("commands-left"));
}

TEST_F(Reminders, Erratum_E032_as_printed_some_move_without_a_command) {
  const auto train = position_.put(Side::Union, "train", "B3008", 5);
  position_.without("E032");
  begin(Stage::CommandSegment, [](GameState& state) { state.turn.commands = {3, 0}; });

  const auto free = said("moves-without-command");
  ASSERT_TRUE(free);
  EXPECT_THAT(free->pieces, ElementsAre(train));
  EXPECT_FALSE(said("commands-left"));
}

TEST_F(Reminders, Case_5_22_leaders_who_have_not_tried) {
  const auto grant = leader("Grant", "B3009");
  const auto sherman = leader("W. Sherman", "B3011");
  begin(Stage::InitiativeSegment, with(sherman, Status::TriedToMove));

  const auto waiting = said("leaders-not-tried");
  ASSERT_TRUE(waiting);
  EXPECT_THAT(waiting->pieces, ElementsAre(grant));
  EXPECT_THAT(waiting->choices, ElementsAre(choice(ActionKind::TryInitiative, grant)));
}

TEST_F(Reminders, Case_10_11_who_is_under_nobody_and_could_be_in_a_span) {
  leader("Grant", "B3009");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  for (const Stage stage : {Stage::MovementSpans, Stage::CombatSpans}) {
    begin(stage);
    const auto open = said("spans-open");
    ASSERT_TRUE(open);
    EXPECT_THAT(open->pieces, ElementsAre(unit));
  }
}

TEST_F(Reminders, Case_5_27_a_repair_unit_on_a_cut_is_set_to_work_by_a_command) {
  play_on(Ground{}.railroad(map::RailOwner::Union, {"B2801", "B2802", "B2803", "B2804"}));
  position_.cut("B2802");
  const auto mender = position_.put(Side::Union, "rail-repair", "B2802");
  position_.put(Side::Union, "depot", "B2804", 3);
  begin(Stage::CommandSegment);

  const auto idle = said("repair-not-ordered");
  ASSERT_TRUE(idle);
  EXPECT_THAT(idle->pieces, ElementsAre(mender));
  EXPECT_THAT(idle->hexes, ElementsAre(hex("B2802")));
  EXPECT_THAT(idle->choices, ElementsAre(choice(ActionKind::Command, mender)));

  begin(Stage::CommandSegment, with(mender, Status::Energised));
  EXPECT_FALSE(said("repair-not-ordered"));
  begin(Stage::CommandSegment,
        [](GameState& state) { state.rail.cut.assign(state.rail.cut.size(), false); });
  EXPECT_FALSE(said("repair-not-ordered")) << "nothing is cut";
}

TEST_F(Reminders, Case_5_27_a_repair_unit_is_ordered_through_the_leader_who_commands_it) {
  play_on(Ground{}.railroad(map::RailOwner::Union, {"B2801", "B2802", "B2803", "B2804"}));
  position_.cut("B2802");
  const auto mender = position_.put(Side::Union, "rail-repair", "B2802");
  position_.put(Side::Union, "depot", "B2804", 3);
  const auto grant = leader("Grant", "B2802");
  begin(Stage::InitiativeSegment,
        [&](GameState& state) { state.pieces[mender.value()].activity.span = grant; });

  const auto idle = said("repair-not-ordered");
  ASSERT_TRUE(idle);
  EXPECT_THAT(idle->pieces, ElementsAre(mender));
  EXPECT_THAT(idle->choices, ElementsAre(choice(ActionKind::TryInitiative, grant)));
}

// ---- a force that moves ----

TEST_F(Reminders, Case_18_31_a_force_does_not_end_before_its_repair_unit_has_worked) {
  play_on(Ground{}.railroad(map::RailOwner::Union, {"B2801", "B2802", "B2803", "B2804"}));
  position_.cut("B2802");
  const auto mender = position_.put(Side::Union, "rail-repair", "B2802");
  const auto depot = position_.put(Side::Union, "depot", "B2804", 3);
  begin(Stage::CommandSegment, moving({mender}));

  const auto work = said("rail-to-mend");
  ASSERT_TRUE(work);
  EXPECT_THAT(work->pieces, ElementsAre(mender));
  EXPECT_EQ(work->choices.front().other, depot);
}

TEST_F(Reminders, Case_5_29_units_of_the_force_that_have_not_moved) {
  const auto moved = position_.put(Side::Union, "infantry 10-3", "B3009");
  const auto idle = position_.put(Side::Union, "infantry 4-3", "B3009");
  begin(Stage::CommandSegment, moving({moved, idle}, with(moved, Status::BeganMove)));

  const auto left = said("force-not-moved");
  ASSERT_TRUE(left);
  EXPECT_THAT(left->pieces, ElementsAre(idle));
}

TEST_F(Reminders, Case_6_31_additional_points_that_are_not_used) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  const auto march = [&](std::uint8_t spent) {
    return moving({unit}, [=](GameState& state) {
      state::Activity& activity = state.pieces[unit.value()].activity;
      activity.bits |= static_cast<std::uint32_t>(Status::BeganMove);
      activity.extra = 2;
      activity.spent = spent;
    });
  };
  begin(Stage::CommandSegment, march(3));
  const auto unused = said("forced-march-unused");
  ASSERT_TRUE(unused);
  EXPECT_THAT(unused->pieces, ElementsAre(unit));

  begin(Stage::CommandSegment, march(4));
  EXPECT_FALSE(said("forced-march-unused")) << "one of them is";
}

TEST_F(Reminders, Case_6_58_who_is_still_on_the_railroad) {
  play_on(Ground{}.railroad(map::RailOwner::Union, {"B2801", "B2802", "B2803", "B2804"}));
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B2802");
  begin(Stage::CommandSegment, moving({unit}, with(unit, Status::Entrained)));

  const auto aboard = said("still-entrained");
  ASSERT_TRUE(aboard);
  EXPECT_THAT(aboard->choices, ElementsAre(choice(ActionKind::Detrain, unit)));
}

// ---- seasons and water ----

TEST_F(Reminders, Case_6_14_before_winter_who_can_still_cross_a_river) {
  const Ground land = Ground{}.river("Run", false, {"B2802/B2803"});
  play_on(land, "12/62");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B2802");
  position_.put(Side::Union, "depot", "B2801", 5);
  position_.put(Side::Union, "infantry 4-3", "B2810");
  position_.put(Side::Union, "depot", "B2810", 5);
  begin(Stage::CommandSegment, [](GameState& state) { state.turn.game_turn = 4; });
  const auto crossing = said("winter-comes");
  ASSERT_TRUE(crossing);
  EXPECT_THAT(crossing->pieces, ElementsAre(unit)) << "no river is beside the other one";

  begin(Stage::CommandSegment, [](GameState& state) { state.turn.game_turn = 3; });
  EXPECT_FALSE(said("winter-comes")) << "there is a game-turn left";
}

TEST_F(Reminders, Case_7_51_ships_above_the_shoals_while_they_are_open) {
  Ground land;
  land.terrain("B2020", map::Terrain::Sea).terrain("B2021", map::Terrain::Sea);
  land.river("great", true, {"B2018/B2118", "B2018/B2119", "B2019/B2119", "B2019/B2120"}, "sea");
  land.head("great", map::HeadKind::Shoals, "B2018/B2118/B2119");
  play_on(land, "4/63");
  const auto above = position_.put(Side::Union, "river-flotilla", "B2018/B2118");
  position_.put(Side::Union, "river-flotilla", "B2019/B2119");
  begin(Stage::InitiativeSegment, [](GameState& state) { state.turn.game_turn = 3; });
  const auto caught = said("shoals-will-close");
  ASSERT_TRUE(caught);
  EXPECT_THAT(caught->pieces, ElementsAre(above));
  EXPECT_THAT(caught->figures, ElementsAre(2)) << "this game-turn and the next";

  position_.without("E043");
  begin(Stage::InitiativeSegment);
  EXPECT_FALSE(said("shoals-will-close")) << "as printed they are closed for ever";
}

TEST_F(Reminders, Case_17_11_a_loaded_transport_before_a_Strategic_Turn) {
  Ground land;
  land.river("great", true, {"B2910/B3010", "B2911/B3010", "B2911/B3011"});
  land.town("Paducah", "B3010", map::TownKind::City, true);
  play_on(land);
  position_.put(Side::Union, "depot", "B3010", 5);
  const auto boat = position_.put(Side::Union, "river-transport", "B2910/B3010", 4);
  begin(Stage::InitiativeSegment, [](GameState& state) { state.turn.game_turn = 4; });
  const auto loaded = said("transports-loaded");
  ASSERT_TRUE(loaded);
  EXPECT_THAT(loaded->pieces, ElementsAre(boat));
  EXPECT_EQ(loaded->choices.front().number, 4) << "all of it";

  begin(Stage::InitiativeSegment);
  EXPECT_FALSE(said("transports-loaded")) << "there are game-turns before it";
}

// ---- combat, sieges, works, leaders ----

TEST_F(Reminders, Case_8_31_only_leaders_who_would_have_somebody_to_attack) {
  position_.put(Side::Union, "depot", "B3008", 20);
  const auto grant = leader("Grant", "B3009");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Confederate, "infantry 5-3", "B3010");
  leader("W. Sherman", "B3020");
  begin(Stage::CombatInitiative,
        [&](GameState& state) { state.pieces[unit.value()].activity.span = grant; });

  const auto waiting = said("attacks-not-tried");
  ASSERT_TRUE(waiting);
  EXPECT_THAT(waiting->pieces, ElementsAre(grant));
  EXPECT_THAT(waiting->hexes, ElementsAre(hex("B3010")));
}

TEST_F(Reminders, Case_8_32_a_chief_rolls_for_a_leader_who_has_failed) {
  position_.put(Side::Union, "depot", "B3008", 20);
  const auto army = position_.put(Side::Union, "army-hq", "B3009");
  const auto chief = position_.put_inside(army, "leader");
  names_.emplace_back(chief, "Grant");
  const auto sherman = leader("W. Sherman", "B3009");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Confederate, "infantry 5-3", "B3010");
  begin(Stage::CombatInitiative, [&](GameState& state) {
    state.pieces[army.value()].commander = chief;
    state.pieces[sherman.value()].activity.span = chief;
    state.pieces[unit.value()].activity.span = sherman;
    with(sherman, Status::TriedToFight)(state);
  });

  const auto waiting = said("attacks-not-tried");
  ASSERT_TRUE(waiting);
  EXPECT_THAT(waiting->pieces, ElementsAre(chief));
  EXPECT_THAT(waiting->hexes, ElementsAre(hex("B3010")));
}

TEST_F(Reminders, Case_12_22_no_attack_from_the_march_that_nothing_can_pay_for) {
  const auto wagons = position_.put(Side::Union, "train", "B3009", 10);
  const auto grant = leader("Grant", "B3009");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Confederate, "infantry 5-3", "B3010");
  const auto attack = choice(ActionKind::AttackFromMarch, grant, hex("B3010"));
  const auto on_the_march = [&](int stock) {
    begin(Stage::CommandSegment, moving({grant, unit}, [=](GameState& state) {
            state.pieces[unit.value()].activity.span = grant;
            state.pieces[wagons.value()].stock = stock;
            state.treasury[static_cast<std::size_t>(Side::Union)].pool = 0;
          }));
    EXPECT_TRUE(game::judge(standing_->situation(), attack)) << "the rules let it be declared";
    const game::Game game{position_.setting(), standing_->state(), game::FirstStage::AsItStands};
    Planner planner{game};
    const auto& forces = planner.forces();
    const auto own = std::find_if(forces.begin(), forces.end(), [&](const Force& force) {
      return base::contains(force.pieces, grant);
    });
    return planner.operations(*own, Verb::Attack);
  };
  const Operations paid = on_the_march(10);
  EXPECT_EQ(paid.ends.size(), 1U);
  EXPECT_TRUE(said("march-attacks-open"));

  const Operations unpaid = on_the_march(0);
  EXPECT_TRUE(unpaid.ends.empty());
  ASSERT_TRUE(unpaid.refusal);
  EXPECT_EQ(unpaid.refusal->cited.text(), "12.22");
  EXPECT_FALSE(said("march-attacks-open"));
}

TEST_F(Reminders, Case_8_12_initiative_that_was_won_and_not_used) {
  position_.put(Side::Union, "depot", "B3008", 20);
  const auto grant = leader("Grant", "B3009");
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Confederate, "infantry 5-3", "B3010");
  begin(Stage::Battles, [&](GameState& state) {
    state.pieces[unit.value()].activity.span = grant;
    with(unit, Status::MayFight)(state);
    with(grant, Status::MayFight)(state);
  });

  const auto open = said("attacks-open");
  ASSERT_TRUE(open);
  EXPECT_THAT(open->choices, ElementsAre(choice(ActionKind::Attack, grant, hex("B3010"))));
}

TEST_F(Reminders, Case_13_35_a_siege_that_is_not_conducted) {
  const auto fort = position_.put(Side::Confederate, "fort", "B3009");
  position_.put_inside(fort, "infantry 4-3");
  position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Union, "siege-train", "B3009");
  begin(Stage::Sieges);
  const auto open = said("sieges-open");
  ASSERT_TRUE(open);
  EXPECT_THAT(open->hexes, ElementsAre(hex("B3009")));

  begin(Stage::Sieges, with(fort, Status::Besieged));
  EXPECT_FALSE(said("sieges-open"));
}

TEST_F(Reminders, Case_13_51_works_that_were_begun_and_places_before_the_Enemy) {
  position_.put(Side::Union, "depot", "B3008", 40);
  position_.put(Side::Union, "infantry 10-3", "B3009");
  position_.put(Side::Union, "infantry 10-3", "B3006");
  position_.put(Side::Confederate, "infantry 5-3", "B3010");
  begin(Stage::Fortification, [](GameState& state) {
    state.buildings.push_back({hex("B3006"), Side::Union, rulebook::PieceKind::Fort, 10});
  });

  const auto begun = said("works-unfinished");
  ASSERT_TRUE(begun);
  EXPECT_THAT(begun->hexes, ElementsAre(hex("B3006")));
  const auto possible = said("works-possible");
  ASSERT_TRUE(possible);
  EXPECT_THAT(possible->hexes, ElementsAre(hex("B3009")));
}

TEST_F(Reminders, Case_22_33_a_headquarters_without_a_commander_where_a_leader_stands) {
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3009");
  position_.put(Side::Union, "corps-hq-infantry", "B3012");
  leader("Grant", "B3009");
  begin(Stage::LeaderPick);

  const auto open = said("headquarters-without-commander");
  ASSERT_TRUE(open);
  EXPECT_THAT(open->pieces, ElementsAre(corps));
}

// ---- all of them ----

TEST_F(Reminders, Case_4_1_who_is_not_asked_is_told_nothing) {
  leader("Grant", "B3009");
  begin(Stage::InitiativeSegment);

  EXPECT_THAT(reminders(standing_->situation(), Side::Confederate), IsEmpty());
  EXPECT_FALSE(all().empty());
}

TEST_F(Reminders, Case_4_1_a_sentence_names_six_pieces_and_counts_the_rest) {
  for (const char* place :
       {"B3001", "B3003", "B3005", "B3007", "B3009", "B3011", "B3013", "B3015"}) {
    leader("Grant", place);
  }
  begin(Stage::InitiativeSegment);
  const std::string text = sentence(standing_->situation(), *said("leaders-not-tried"));

  EXPECT_THAT(text, HasSubstr("8 leaders have not tried"));
  EXPECT_THAT(text, HasSubstr("and 2 more [5.22]."));
}

TEST_F(Reminders, Case_23_3_personnel_that_the_end_of_production_loses) {
  begin(Stage::Initiation, [](GameState& state) {
    state.war.manpower[0].points = 7;
    state.treasury[0].pool = 40;
  });
  const std::vector<sequence::Action> may_begin{
      {ActionKind::StartUnit, {}, {}, {}, {}, 1, rulebook::PieceKind::Militia},
      sequence::passing()};
  const auto told = reminders(standing_->situation(), Side::Union, may_begin);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.back().key, "personnel-left");
  EXPECT_THAT(told.back().figures, ElementsAre(7, 40));
  EXPECT_TRUE(reminders(standing_->situation(), Side::Union, {sequence::passing()}).empty())
      << "nothing can be begun with them";
}

TEST_F(Reminders, Case_4_1_what_was_done_is_not_said_again) {
  const auto grant = leader("Grant", "B3009");
  begin(Stage::InitiativeSegment);
  const auto before = said("leaders-not-tried");
  ASSERT_TRUE(before);

  game::Game game{position_.setting(), standing_->state()};
  ASSERT_TRUE(game.act(before->choices.front()));
  const auto after = reminders(game.situation(), Side::Union);
  EXPECT_TRUE(std::none_of(after.begin(), after.end(), [&](const Reminder& each) {
    return each.key == "leaders-not-tried";
  })) << grant.value();
}

}  // namespace
}  // namespace core::plan
