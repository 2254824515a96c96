// [22.31] [22.32] [22.34] [22.5] Leaders drawn, placed, and coming back.
#include "core/strategic/leader_pick.h"

#include "core/organisation/strength.h"
#include "core/strategic/commanders.h"
#include "core/strategic/desk.h"
#include "core/strategic/opening.h"
#include "core/supply/memo.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using base::operator""_case;
using board::HexId;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Away;
using state::AwayKind;
using state::Stage;
using tests::Ground;
using tests::hex;
using tests::Position;

PieceId named(const state::GameState& state, std::string_view name) {
  const auto at = std::find_if(state.pieces.begin(), state.pieces.end(),
                               [&](const state::Piece& piece) { return piece.name == name; });
  return at->id;
}

/// Washington and Cincinnati are cities on the Union net. A game in its third cycle.
class LeaderPick : public testing::Test {
 protected:
  LeaderPick()
      : position_{Ground{}
                      .town("Washington", "B3010", map::TownKind::City)
                      .town("York", "B3009", map::TownKind::City)
                      .supply_edge("B3008")
                      .railroad(map::RailOwner::Union, {"B3008", "B3009", "B3010"})
                      .setting(),
                  "7/63"} {
    position_.control_all(Side::Union);
  }

  PieceId leader(std::string_view name, Away away) {
    const PieceId id = position_.put(Side::Union, "leader", "B3008");
    leaders_.push_back({id, std::string{name}, away});
    return id;
  }

  PieceId in_pool(std::string_view name) { return leader(name, {AwayKind::Pool, 0, {}}); }

  PieceId wounded(std::string_view name, std::int16_t until) {
    return leader(name, {AwayKind::Wounded, until, {}});
  }

  void commands(PieceId hq, PieceId leader) { commands_.emplace_back(hq, leader); }

  /// Lets the Union's segment go on until somebody is asked or it is over.
  void play(std::vector<std::uint8_t> dice) {
    rulebook::Scenario scenario;
    scenario.first_cycle = *rulebook::Cycle::parse("5/63");
    scenario.last_game_turn = 12;
    rulebook::Setting setting = position_.setting();
    setting.scenario = std::make_shared<const rulebook::Scenario>(scenario);
    state::GameState state = position_.state();
    for (const auto& [id, name, away] : leaders_) {
      state.pieces[id.value()].name = name;
      state.pieces[id.value()].place = away;
    }
    for (const auto& [hq, leader] : commands_) {
      state.pieces[hq.value()].commander = leader;
    }
    state.turn.game_turn = 9;
    state.turn.stage = Stage::LeaderPick;
    state.turn.acting = Side::Union;
    state.dice = base::Dice{0, std::move(dice)};
    standing_.emplace(setting, std::move(state));
    go_on();
  }

  void go_on() {
    state::Record record{*standing_};
    while (proceed(record) == Progress::WentOn) {
    }
    for (const state::Event& event : record.events()) {
      if (const auto* rolled = std::get_if<state::Rolled>(&event)) {
        sides_rolled_.push_back(rolled->sides);
      }
    }
  }

  state::Ruling<> choose(const Action& action) {
    const auto ruling = judge(standing_->situation(), action);
    if (ruling) {
      state::Record record{*standing_};
      act(record, action);
      go_on();
    }
    return ruling;
  }

  static Action put(PieceId leader, std::string_view label) {
    return {ActionKind::PlaceLeader, leader, {}, hex(label), {}, 0};
  }

  static Action take(PieceId leader, PieceId hq) {
    return {ActionKind::Appoint, leader, hq, {}, {}, 0};
  }

  [[nodiscard]] std::vector<PieceId> to_place() const {
    const auto& work = state().turn.pending;
    return work.empty() ? std::vector<PieceId>{}
                        : std::get<state::LeaderPlacing>(work.back()).leaders;
  }

  [[nodiscard]] const state::GameState& state() const { return standing_->state(); }

  [[nodiscard]] std::string place_of(PieceId id) const {
    return state::label(state().piece(id).place);
  }

  struct Absent {
    PieceId id;
    std::string name;
    Away away;
  };

  Position position_;
  std::vector<Absent> leaders_;
  std::vector<std::pair<PieceId, PieceId>> commands_;
  std::vector<int> sides_rolled_;
  std::optional<state::Standing> standing_;
};

TEST_F(LeaderPick, Case_22_31_a_three_brings_two_each_drawn_with_equal_chances) {
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Union, "department", "B3009");
  in_pool("Couch");
  const auto sykes = in_pool("Sykes");
  const auto ord = in_pool("Ord");
  const auto canby = in_pool("Meade");
  play({3, 3, 3});

  EXPECT_THAT(sides_rolled_, testing::ElementsAre(6, 4, 3));
  EXPECT_THAT(to_place(), testing::ElementsAre(ord, canby))
      << "the third of four, the third of three";
  EXPECT_EQ(place_of(sykes), "pool");
}

TEST_F(LeaderPick, Case_22_31_one_or_two_bring_one_and_five_or_six_three) {
  for (const auto& [face, count] : std::vector<std::pair<std::uint8_t, std::size_t>>{
           {1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}, {6, 3}}) {
    Position fresh = position_;
    leaders_.clear();
    position_.put(Side::Union, "department", "B3010");
    position_.put(Side::Union, "department", "B3009");
    for (const char* name : {"Couch", "Sykes", "Ord", "Meade"}) {
      in_pool(name);
    }
    play({face});
    EXPECT_EQ(to_place().size(), count) << int{face};
    position_ = fresh;
  }
}

TEST_F(LeaderPick, Case_22_34_fewer_in_the_pool_than_rolled_all_come) {
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Union, "department", "B3009");
  const auto couch = in_pool("Couch");
  const auto sykes = in_pool("Sykes");
  play({5});

  EXPECT_THAT(sides_rolled_, testing::ElementsAre(6));
  EXPECT_THAT(to_place(), testing::ElementsAre(couch, sykes));
}

TEST_F(LeaderPick, Case_22_32_at_a_department_or_with_a_unit_in_a_chain_of_supply) {
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Union, "infantry 4-3", "B3011");
  position_.put(Side::Union, "infantry 4-3", "B4530");
  const auto couch = in_pool("Couch");
  play({1});

  EXPECT_EQ(choose(put(couch, "B4530")).error().cited, "22.32"_case);
  EXPECT_EQ(choose(put(couch, "B3012")).error().reason, "nobody-in-supply");
  sequence::Choices legal;
  offer(standing_->situation(), legal);
  EXPECT_EQ(legal.list().size(), 2U);
  ASSERT_TRUE(choose(put(couch, "B3011")));
  EXPECT_EQ(place_of(couch), "B3011");
  EXPECT_TRUE(to_place().empty());
}

TEST_F(LeaderPick, Case_10_32_nobody_is_placed_among_the_enemies_over_a_fort) {
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Union, "infantry 4-3", "B3011");
  const auto fort = position_.put(Side::Union, "fort", "B4530", 5);
  const auto garrison = position_.put_inside(fort, "garrison (5)-1");
  position_.put(Side::Confederate, "infantry 8-3", "B4530");
  const auto couch = in_pool("Couch");
  play({1});

  ASSERT_TRUE(supply::in_chain(standing_->situation(), garrison));
  EXPECT_EQ(choose(put(couch, "B4530")).error().cited, "22.32"_case);
}

TEST_F(LeaderPick, Case_22_17_without_a_place_he_waits_and_comes_in_the_next_segment) {
  const auto couch = in_pool("Couch");
  play({1});
  EXPECT_EQ(place_of(couch), "waiting");
  EXPECT_TRUE(to_place().empty());

  position_.put(Side::Union, "department", "B3010");
  leaders_.front().away.kind = AwayKind::Waiting;
  play({});
  EXPECT_EQ(place_of(couch), "B3010");
}

TEST_F(LeaderPick, Case_22_5_a_wounded_leader_comes_back_to_a_department_when_his_time_ends) {
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Union, "infantry 4-3", "B3011");
  const auto back = wounded("Couch", 2);
  const auto still_out = wounded("Sykes", 3);
  play({});

  EXPECT_EQ(place_of(back), "B3010") << "not with a unit";
  EXPECT_EQ(place_of(still_out), "wounded");
}

TEST_F(LeaderPick, Case_22_5_or_takes_back_his_former_hq_and_the_other_goes_to_the_pool) {
  position_.put(Side::Union, "department", "B3010");
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3012");
  const auto hancock = position_.put_inside(corps, "leader");
  commands(corps, hancock);
  const auto reynolds = wounded("Reynolds", 2);
  commands(reynolds, corps);  // he had it until Hancock was appointed
  play({});

  ASSERT_THAT(to_place(), testing::ElementsAre(reynolds));
  ASSERT_TRUE(choose(take(reynolds, corps)));
  EXPECT_EQ(state().piece(corps).commander, reynolds);
  EXPECT_EQ(state().piece(reynolds).inside, corps);
  EXPECT_EQ(state().piece(reynolds).commander, std::nullopt);
}

TEST_F(LeaderPick, Erratum_E093_as_printed_the_displaced_commander_stays_without_hq) {
  position_.without("E093");
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3012");
  const auto hancock = position_.put_inside(corps, "leader");
  commands(corps, hancock);
  const auto reynolds = wounded("Reynolds", 2);
  commands(reynolds, corps);
  play({});

  EXPECT_EQ(state().piece(corps).commander, reynolds) << "no Department: he has but this place";
  EXPECT_EQ(place_of(hancock), "B3012");
  EXPECT_EQ(state().piece(hancock).inside, std::nullopt);
}

TEST_F(LeaderPick, Erratum_E093_a_displaced_commander_goes_back_to_the_pool_and_may_be_drawn) {
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3012");
  const auto hancock = position_.put_inside(corps, "leader");
  commands(corps, hancock);
  const auto reynolds = wounded("Reynolds", 2);
  commands(reynolds, corps);
  play({1});

  EXPECT_EQ(state().piece(corps).commander, reynolds);
  EXPECT_EQ(sides_rolled_, std::vector<int>{6});
  EXPECT_NE(state().piece(hancock).commander, corps);
}

TEST_F(LeaderPick, Case_22_5_who_was_not_replaced_still_holds_his_hq) {
  position_.put(Side::Union, "department", "B3010");
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3012");
  const auto reynolds = wounded("Reynolds", 2);
  commands(corps, reynolds);
  play({});

  ASSERT_TRUE(choose(take(reynolds, corps)));
  EXPECT_EQ(state().piece(reynolds).inside, corps);
  EXPECT_EQ(present_commander(standing_->situation(), corps), reynolds);
}

TEST_F(LeaderPick, Case_22_5_another_may_be_appointed_while_he_is_out_and_he_may_come_back) {
  position_.put(Side::Union, "department", "B3010");
  const auto corps = position_.put(Side::Union, "corps-hq-infantry", "B3012");
  const auto hancock = position_.put(Side::Union, "leader", "B3012");
  leaders_.push_back({hancock, "Hancock", {}});
  const auto reynolds = wounded("Reynolds", 9);
  commands(corps, reynolds);
  play({});
  {
    state::Record record{*standing_};
    record.move(hancock, hex("B3012"), std::nullopt, "22.32"_case);
  }

  ASSERT_TRUE(choose(take(hancock, corps)));
  EXPECT_EQ(state().piece(corps).commander, hancock);
  EXPECT_EQ(former_headquarters(standing_->situation(), reynolds), corps);
}

TEST(LeaderPool, Case_26_7_with_the_option_the_dead_stay_dead) {
  for (const bool option : {false, true}) {
    tests::CampaignGame game{"10/62"};
    game.with(rulebook::Option::TheDeadStayDead, option);
    game.begin(Stage::Initiation, Side::Union);
    const PieceId mcdowell = named(game.state(), "McDowell");
    state::Standing standing{game.now().setting, game.state()};
    state::Record record{standing};
    organisation::destroy(record, mcdowell, "10.4"_case);
    const auto pool = leader_pool(record.now(), Side::Union);

    EXPECT_EQ(testing::Value(pool, testing::Contains(mcdowell)), !option);
  }
}

TEST(LeaderPool, Case_22_31_leaders_come_when_their_year_begins) {
  const auto in_pool = [](std::string_view cycle, std::string_view name) {
    tests::CampaignGame game;
    state::GameState state =
        strategic::opening_of(game.position().setting(), game.position().state(), 1);
    state.cycle = *rulebook::Cycle::parse(cycle);
    state::Standing standing{game.position().setting(), std::move(state)};
    state::Record record{standing};
    let_leaders_come(record, Side::Union);
    const auto& pieces = standing.state().pieces;
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const state::Piece& piece) { return piece.name == name; });
  };
  EXPECT_FALSE(in_pool("13/61", "Hooker"));
  EXPECT_TRUE(in_pool("1/62", "Hooker"));    // from 1862
  EXPECT_FALSE(in_pool("1/62", "Hancock"));  // from 1863
  EXPECT_FALSE(in_pool("2/62", "Hooker"));   // only in the first cycle
}

}  // namespace
}  // namespace core::strategic
