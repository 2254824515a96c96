// [26.13] Naval fights on the miniature table: what came of them is reported.
#include "core/naval/table_fight.h"

#include "tests/water/afloat.h"

namespace core::naval {
namespace {

using rulebook::Option;
using tests::Action;
using tests::ActionKind;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Stage;
using tests::Status;

constexpr auto kMeeting = "B2911/B3010";

rulebook::Setting with_table(rulebook::Setting setting) {
  setting.switches.options.set(Option::NavalFightsOnTheTable, true);
  return setting;
}

/// A river whose upper end has a Union city and whose lower end a Confederate one.
Position table_river(bool option = true) {
  Ground ground;
  tests::with_river(ground)
      .town("Cairo", "B2910", map::TownKind::City)
      .town("Memphis", "B2913", map::TownKind::City)
      .state("B2913", "VA")
      .state("B3013", "VA");
  return Position{option ? with_table(ground.setting()) : ground.setting()};
}

Action on_table(int seed = 0) { return {ActionKind::FightOnTable, {}, {}, {}, {}, seed}; }

Action tell(int number) { return {ActionKind::ReportFight, {}, {}, {}, {}, number}; }

constexpr int kUnion = 0;
constexpr int kConfederate = 1;
constexpr int kNobody = 2;

/// A flotilla and an Ironclad of the Union meet two flotillas.
struct AtSea {
  Position position = table_river();
  state::PieceId flotilla = position.put(Side::Union, "river-flotilla", kMeeting);
  state::PieceId ironclad = position.put(Side::Union, "ironclad", kMeeting);
  state::PieceId first = position.put(Side::Confederate, "river-flotilla", kMeeting);
  state::PieceId second = position.put(Side::Confederate, "river-flotilla", kMeeting);

  Afloat game{position, {6}, Stage::NavalCombat};
};

TEST(TableFight, Case_26_13_without_the_option_the_die_falls_at_once) {
  Position position = table_river(false);
  position.put(Side::Union, "ironclad", kMeeting);
  position.put(Side::Confederate, "river-flotilla", kMeeting);
  Afloat game{position, {6}, Stage::NavalCombat};

  game.run();

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_EQ(game.forbids(on_table()), "4.1");  // nothing waits for it
}

TEST(TableFight, Case_26_13_the_phasing_player_is_asked_for_die_or_table) {
  AtSea meeting;
  Afloat& game = meeting.game;

  game.run();

  EXPECT_EQ(game.rolls(), 0);
  EXPECT_TRUE(game.offers(game.pass()));
  EXPECT_TRUE(game.offers(on_table()));
  EXPECT_EQ(game.forbids(tell(0)), "4.1");  // nothing goes on there yet
  EXPECT_EQ(game.forbids(on_table(-1)), "26.13");

  game.say(game.pass());

  EXPECT_EQ(game.rolls(), 1);  // 40 to 20 is 2:1, a 6: DE
  EXPECT_TRUE(game.is_lost(meeting.first));
  EXPECT_TRUE(game.is_lost(meeting.second));
}

TEST(TableFight, Case_26_13_what_was_lost_the_owners_choose_and_who_does_not_hold_leaves) {
  AtSea meeting;
  Afloat& game = meeting.game;
  game.run();
  game.say(on_table(77));
  EXPECT_FALSE(game.offers(game.pass()));
  EXPECT_EQ(game.forbids(tell(3)), "26.13");  // two warships are there
  EXPECT_EQ(game.refusal_of(tell(3)).need, 2);
  EXPECT_EQ(game.refusal_of(tell(3)).have, 3);
  EXPECT_TRUE(game.offers(tell(2)));

  game.say(tell(1));
  game.say(tell(1));
  EXPECT_EQ(game.forbids(tell(kNobody)), "26.13");
  game.say(tell(kUnion));

  ASSERT_TRUE(game.goes_on<state::ShipLoss>());
  // Two flotillas of one strength are the same loss: the Union alone has a choice.
  EXPECT_EQ(game.forbids({ActionKind::LoseShip, meeting.ironclad, {}, {}, {}, 0}), "");
  game.say({ActionKind::LoseShip, meeting.flotilla, {}, {}, {}, 0});

  EXPECT_EQ(game.rolls(), 0);
  EXPECT_TRUE(game.is_lost(meeting.flotilla));
  EXPECT_FALSE(game.is_lost(meeting.ironclad));
  const bool first = game.is_lost(meeting.first);
  EXPECT_NE(first, game.is_lost(meeting.second));
  const auto left = first ? meeting.second : meeting.first;
  EXPECT_NE(game.at(left), game.at(meeting.ironclad));
  EXPECT_TRUE(game.piece(meeting.ironclad).activity.has(Status::FoughtAtSea));
  EXPECT_TRUE(game.turn().pending.empty());
}

TEST(TableFight, Case_26_13_who_has_no_warship_left_holds_nothing) {
  AtSea meeting;
  Afloat& game = meeting.game;
  game.run();
  game.say(on_table());
  game.say(tell(2));
  game.say(tell(0));

  EXPECT_EQ(game.forbids(tell(kUnion)), "26.13");
  EXPECT_EQ(game.forbids(tell(kNobody)), "26.13");
  game.say(tell(kConfederate));

  EXPECT_TRUE(game.is_lost(meeting.ironclad));
  EXPECT_TRUE(game.is_lost(meeting.flotilla));
  EXPECT_EQ(game.at(meeting.first), kMeeting);
}

TEST(TableFight, Case_26_13_transports_of_who_is_wiped_out_are_lost_and_of_both_they_stay) {
  for (const bool both : {false, true}) {
    Position position = table_river();
    position.put(Side::Union, "river-flotilla", kMeeting);
    const auto own = position.put(Side::Union, "river-transport", kMeeting);
    position.put(Side::Confederate, "river-flotilla", kMeeting);
    const auto enemy = position.put(Side::Confederate, "river-transport", kMeeting);
    Afloat game{position, {}, Stage::NavalCombat};
    game.run();
    game.say(on_table());
    game.say(tell(both ? 1 : 0));
    game.say(tell(1));
    game.say(tell(both ? kNobody : kUnion));

    EXPECT_FALSE(game.is_lost(own));
    EXPECT_EQ(game.is_lost(enemy), !both);
  }
}

/// A river, and a Confederate fort on its western bank: it commands B2912/B3011 and B2912/B3012.
struct FortOnRiver {
  explicit FortOnRiver(bool option = true) : position{setting(option)} {}

  static rulebook::Setting setting(bool option) {
    Ground ground;
    tests::with_river(ground);
    return option ? with_table(ground.setting()) : ground.setting();
  }

  Position position;
  state::PieceId fort = position.put(Side::Confederate, "fort", "B2912");
  state::PieceId garrison = position.put_inside(fort, "garrison (5)-1");
};

TEST(TableFight, Case_26_13_a_passage_costs_at_most_what_the_table_shows) {
  FortOnRiver river;
  const auto ship = river.position.put(Side::Union, "river-flotilla", "B2911/B3011");
  const auto other = river.position.put(Side::Union, "ironclad", "B2911/B3011");
  Afloat game{river.position, {}};
  game.say(game.sail(ship));
  game.say(game.join(other));
  for (const char* to : {"B2912/B3011", "B2912/B3012", "B2913/B3012"}) {
    game.say(game.sail(ship, to));
  }
  ASSERT_TRUE(game.goes_on<state::Transit>());
  const auto fight = fight_at_hand(game.now());
  ASSERT_TRUE(fight);
  EXPECT_EQ(fight->kind, FightKind::Passage);
  EXPECT_EQ(fight->mover, Side::Union);
  EXPECT_EQ(fight->ships.size(), 2U);
  game.say(on_table(5));

  // Five CSP take one ship at the worst die.
  EXPECT_EQ(game.forbids(tell(2)), "26.13");
  game.say(tell(1));
  game.say({ActionKind::LoseShip, other, {}, {}, {}, 0});

  EXPECT_TRUE(game.is_lost(other));
  EXPECT_EQ(game.at(ship), "B2913/B3012");
  EXPECT_EQ(game.rolls(), 0);
}

TEST(TableFight, Case_26_13_while_the_ships_are_named_nothing_goes_to_the_table) {
  for (const bool option : {false, true}) {
    FortOnRiver river{option};
    river.position.put(Side::Union, "ironclad", "B2912/B3011");
    river.position.put(Side::Union, "ironclad", "B2912/B3011");
    Afloat game{river.position, {}};
    game.say(game.bombard("B2912"));
    EXPECT_EQ(game.refusal_of(on_table()).reason,
              option ? "nothing-for-the-table" : "no-table-fights");
    EXPECT_EQ(game.forbids(on_table()), "26.13");
  }
}

TEST(TableFight, Case_26_13_a_bombardment_costs_ships_and_garrison) {
  FortOnRiver river;
  const auto ship = river.position.put(Side::Union, "ironclad", "B2912/B3011");
  Afloat game{river.position, {}};
  game.say(game.bombard("B2912"));
  EXPECT_TRUE(game.offers(game.pass()));
  game.say(on_table());

  // 30 to 5 x 2 is 3:1: at the worst die one ship, or five CSP.
  EXPECT_EQ(game.forbids(tell(2)), "26.13");
  game.say(tell(0));
  EXPECT_EQ(game.refusal_of(tell(6)).need, 5);
  game.say(tell(4));

  EXPECT_EQ(game.piece(river.garrison).strength, 1);
  EXPECT_FALSE(game.is_lost(ship));
  EXPECT_TRUE(game.piece(ship).activity.has(Status::Bombarded));
  EXPECT_EQ(game.forbids(game.bombard("B2912")), "11.25");
}

TEST(TableFight, Case_26_13_the_die_of_a_bombardment_still_falls_when_it_is_asked_for) {
  FortOnRiver river;
  river.position.put(Side::Union, "ironclad", "B2912/B3011");
  Afloat game{river.position, {4}};  // read as 3:1, a 4: 0/2
  game.say(game.bombard("B2912"));
  game.say(game.pass());

  EXPECT_EQ(game.rolls(), 1);
  EXPECT_EQ(game.piece(river.garrison).strength, 3);
}

}  // namespace
}  // namespace core::naval
