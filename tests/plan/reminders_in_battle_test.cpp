// [8.15] [7.24] What may be forgotten in a battle, and who waits for a place [22.17].
#include "core/strategic/opening.h"
#include "tests/plan/reminding.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::plan {
namespace {

using base::operator""_case;
using state::GameState;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::Ground;
using tests::hex;

/// Grant's corps before a division with a Supply Train and a flotilla behind it.
class RemindersInBattle : public Reminding {
 protected:
  RemindersInBattle() {
    play_on(Ground{}.river("River", true, {"B3010/B3011"}));
    corps_ = position_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = position_.put_inside(corps_, "leader");
    one_ = position_.put_inside(corps_, "infantry 10-3");
    two_ = position_.put_inside(corps_, "infantry 6-3");
    position_.put(Side::Union, "depot", "B3008", 40);
    position_.put(Side::Confederate, "infantry 5-3", "B3010");
    train_ = position_.put(Side::Confederate, "train", "B3010", 4);
    ship_ = position_.put(Side::Confederate, "naval-flotilla", "B3010/B3011");
    names_.emplace_back(grant_, "Grant");
    begin(Stage::Battles, [this](GameState& state) {
      state.pieces[corps_.value()].commander = grant_;
      for (const PieceId id : {grant_, one_, two_}) {
        with(id, Status::MayFight)(state);
      }
    });
    game_.emplace(position_.setting(), standing_->state());
    play(choice(ActionKind::Attack, grant_, hex("B3010")));
  }

  void play(const sequence::Action& action) { ASSERT_TRUE(game_->act(action).has_value()); }

  void pass() { play(choice(ActionKind::Pass, {})); }

  [[nodiscard]] std::optional<Reminder> told(std::string_view key, Side side) {
    for (Reminder& reminder : reminders(game_->situation(), side, game_->legal())) {
      if (reminder.key == key) {
        return std::move(reminder);
      }
    }
    return std::nullopt;
  }

  PieceId corps_, grant_, one_, two_, train_, ship_;
  std::optional<game::Game> game_;
};

TEST_F(RemindersInBattle, Case_8_15_who_could_join_the_attack) {
  play(choice(ActionKind::AddAttacker, one_));

  const auto left = told("attackers-left-out", Side::Union);
  ASSERT_TRUE(left);
  EXPECT_THAT(left->pieces, ElementsAre(two_));
  EXPECT_THAT(left->choices, ElementsAre(choice(ActionKind::AddAttacker, two_)));
}

TEST_F(RemindersInBattle, Case_8_17_the_defender_is_told_of_his_trains_and_then_of_his_ships) {
  play(choice(ActionKind::AddAttacker, one_));
  pass();

  ASSERT_EQ(game_->question()->side, Side::Confederate);
  EXPECT_THAT(reminders(game_->situation(), Side::Union), IsEmpty()) << "he is not asked";
  const auto trains = told("trains-in-battle", Side::Confederate);
  ASSERT_TRUE(trains);
  EXPECT_EQ(trains->cited, "8.17"_case);
  EXPECT_THAT(trains->pieces, ElementsAre(train_));

  pass();
  const auto ships = told("ships-not-supporting", Side::Confederate);
  ASSERT_TRUE(ships);
  EXPECT_EQ(ships->cited, "11.31"_case);
  EXPECT_THAT(ships->pieces, ElementsAre(ship_));
}

class RemindersOfAssaults : public Reminding {};

TEST_F(RemindersOfAssaults, Case_7_24_a_leader_in_position_who_has_not_tried_to_land) {
  play_on(Ground{}.river("River", true, {"B3010/B3011"}).town("X", "B3010", map::TownKind::City));
  const auto ship = position_.put(Side::Union, "naval-transport", "B3010/B3011");
  const auto corps = position_.put_inside(ship, "corps-hq-infantry");
  const auto lyon = position_.put_inside(corps, "leader");
  const auto unit = position_.put_inside(corps, "infantry 10-3");
  names_.emplace_back(lyon, "Lyon");
  position_.put(Side::Confederate, "infantry 3-3", "B3010");
  const auto in_position = [&](GameState& state) {
    state.pieces[corps.value()].commander = lyon;
    for (const PieceId id : {corps, lyon, unit}) {
      with(id, Status::InPosition)(state);
    }
  };
  begin(Stage::InitiativeSegment, in_position);

  const auto open = said("assaults-open");
  ASSERT_TRUE(open);
  EXPECT_THAT(open->pieces, ElementsAre(lyon));
  EXPECT_THAT(open->hexes, ElementsAre(hex("B3010")));

  begin(Stage::InitiativeSegment, [&](GameState& state) {
    in_position(state);
    with(lyon, Status::TriedAssault)(state);
  });
  EXPECT_FALSE(said("assaults-open"));
}

TEST(RemindersOfArrivals, Case_22_17_reinforcements_that_find_no_Department) {
  const data::OpenedSetup& setup = tests::real_setup("west-63");
  state::GameState state = strategic::opening_of(setup.setting, setup.state, 1863);
  state.turn.stage = Stage::CommandSegment;
  state.turn.acting = Side::Union;
  state.turn.game_turn = 1;
  state.waiting.push_back({"W63-U-001", Side::Union, rulebook::PieceKind::Infantry, 7});
  const auto told = [&] {
    state::Standing standing{setup.setting, state};
    const auto all = reminders(standing.situation(), Side::Union);
    const auto found = std::find_if(all.begin(), all.end(), [](const Reminder& reminder) {
      return reminder.key == "arrivals-find-no-place";
    });
    return found == all.end() ? std::optional<Reminder>{} : std::optional{*found};
  };
  EXPECT_FALSE(told()) << "some Department works";

  for (state::Piece& piece : state.pieces) {
    if (piece.side == Side::Union && piece.kind == rulebook::PieceKind::Department) {
      piece.place = state::Away{};
    }
  }
  const auto waits = told();
  ASSERT_TRUE(waits);
  EXPECT_EQ(waits->cited, "22.17"_case);
  EXPECT_GE(waits->figures.front(), 7);
  EXPECT_THAT(waits->choices, IsEmpty());
}

}  // namespace
}  // namespace core::plan
