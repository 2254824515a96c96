// [25.0] [22.51] Political Points, Kentucky, the Political Table, early ends of the war.
#include "core/strategic/politics.h"

#include "core/strategic/commanders.h"
#include "core/strategic/kentucky.h"
#include "core/strategic/victory.h"
#include "core/territory/hex_control.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using rulebook::PoliticalResult;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kNashville;
using tests::kRichmond;
using tests::kWashington;

constexpr const char* kLouisville = "A4813";
constexpr const char* kLexington = "A5415";
constexpr const char* kPaducah = "A3519";

Action try_table() { return {ActionKind::TryPolitics, {}, {}, {}, {}, 0}; }

Action conceding() { return {ActionKind::Concede, {}, {}, {}, {}, 0}; }

Action militia_in(std::string_view label, int points) {
  return {ActionKind::PlaceArrival, {}, {}, hex(label), {}, points};
}

/// Facts that happen to a campaign, and what it scores for them.
class Heeded : public testing::Test {
 protected:
  void begin() {
    game_.begin(Stage::Initiation, Side::Union);
    standing_.emplace(game_.now().setting, game_.state());
  }

  void happens(const state::Event& event) {
    Record record{*standing_};
    std::size_t seen = 0;
    record.apply(event);
    score_events(record, seen);
    EXPECT_EQ(seen, record.events().size());
  }

  void captured(Side side, std::string_view label) {
    happens(state::ControlPassed{hex(label), side});
  }

  void took_fort(Side side) {
    Record record{*standing_};
    std::size_t seen = 0;
    record.begin(state::FortTaken{PieceId{0}, side});
    score_events(record, seen);
    record.end_decision();
  }

  [[nodiscard]] int points(Side side) const {
    return standing_->state().war.politics_of(side).points;
  }

  CampaignGame game_{"10/62"};
  std::optional<state::Standing> standing_;
};

TEST_F(Heeded, Case_25_1_both_sides_begin_with_nothing) {
  begin();

  EXPECT_EQ(points(Side::Union), 0);
  EXPECT_EQ(points(Side::Confederate), 0);
}

TEST_F(Heeded, Case_25_2_each_full_50_points_lost_count_once_for_the_enemy) {
  begin();
  happens(state::LossesCounted{Side::Union, 49});
  EXPECT_EQ(points(Side::Confederate), 0);
  happens(state::LossesCounted{Side::Union, 1});
  EXPECT_EQ(points(Side::Confederate), 1);
  happens(state::LossesCounted{Side::Union, 10});
  EXPECT_EQ(points(Side::Confederate), 1);
  happens(state::LossesCounted{Side::Union, 95});  // 155: the thresholds 100 and 150 at once
  EXPECT_EQ(points(Side::Confederate), 3);
  EXPECT_EQ(points(Side::Union), 0);
}

TEST_F(Heeded, Case_25_3_the_first_fort_counts_and_no_other) {
  begin();
  took_fort(Side::Union);
  took_fort(Side::Union);
  EXPECT_EQ(points(Side::Union), 1);
  took_fort(Side::Confederate);  // once for each player
  EXPECT_EQ(points(Side::Confederate), 1);
}

TEST_F(Heeded, Erratum_E100_as_printed_each_fort_counts) {
  game_.without("E100");
  begin();
  took_fort(Side::Union);
  took_fort(Side::Union);

  EXPECT_EQ(points(Side::Union), 2);
}

TEST_F(Heeded, Case_25_3_each_major_city_counts_once) {
  begin();
  captured(Side::Union, kNashville);
  EXPECT_EQ(points(Side::Union), 1);
  captured(Side::Confederate, kNashville);  // his own again
  captured(Side::Union, kNashville);
  EXPECT_EQ(points(Side::Union), 1);
  EXPECT_EQ(points(Side::Confederate), 0);
  captured(Side::Union, "C1541");  // Charleston is none of the five [3.16]
  EXPECT_EQ(points(Side::Union), 1);
  captured(Side::Confederate, "C2806");  // Baltimore: major on the map, and Union
  EXPECT_EQ(points(Side::Confederate), 1);
}

TEST_F(Heeded, Case_25_3_washington_counts_5_once) {
  begin();
  captured(Side::Confederate, kWashington);
  EXPECT_EQ(points(Side::Confederate), 5);
  captured(Side::Union, kWashington);
  captured(Side::Confederate, kWashington);
  EXPECT_EQ(points(Side::Confederate), 5);
}

TEST_F(Heeded, Case_25_3_all_five_cities_count_3_more) {
  begin();
  for (const char* const city : {kRichmond, "B5410", tests::kNewOrleans, kNashville}) {
    captured(Side::Union, city);
  }
  EXPECT_EQ(points(Side::Union), 4);
  captured(Side::Union, "B2802");  // Memphis
  EXPECT_EQ(points(Side::Union), 4 + 1 + 3);
  captured(Side::Confederate, "B2802");
  captured(Side::Union, "B2802");
  EXPECT_EQ(points(Side::Union), 8);
}

TEST_F(Heeded, Case_25_2_a_scenario_counts_no_political_points) {
  const auto& west = tests::real_setup("west-62");
  state::Standing standing{west.setting, west.state};
  Record record{standing};
  std::size_t seen = 0;
  record.apply(state::LossesCounted{Side::Union, 200});

  EXPECT_FALSE(score_events(record, seen));
  EXPECT_EQ(standing.state().war.politics_of(Side::Confederate).points, 0);
}

// ---- [25.4] Kentucky ----

class Kentucky : public Heeded {
 protected:
  void marches(PieceId piece, std::string_view label) {
    happens(state::PieceMoved{piece, hex(label), std::nullopt, "6.11"_case});
  }

  /// A navigable hexside of the town.
  std::string river_at(std::string_view label) {
    const map::Map& map = *game_.position().setting().map;
    return map.water_place(map.water_touching(hex(label)).front()).label();
  }

  [[nodiscard]] std::optional<Side> joined() const { return standing_->state().war.kentucky; }

  [[nodiscard]] const state::Rising* rising() const {
    return standing_->state().turn.innermost<state::Rising>();
  }
};

TEST_F(Kentucky, Case_25_41_it_begins_neutral) {
  begin();

  EXPECT_TRUE(is_kentucky_neutral(standing_->situation()));
  EXPECT_FALSE(joined());
  EXPECT_EQ(standing_->state().controller(hex(kLouisville)), std::nullopt);
}

TEST_F(Kentucky, Case_25_43_it_joins_the_other_side_with_its_rails_and_militia) {
  const PieceId division = game_.position().put(Side::Confederate, "infantry 4-3", kNashville);
  begin();
  marches(division, "A4520");  // Bowling Green

  EXPECT_EQ(joined(), Side::Union);
  EXPECT_EQ(points(Side::Union), 2);
  EXPECT_EQ(points(Side::Confederate), 0);
  EXPECT_EQ(standing_->state().controller(hex(kLouisville)), Side::Union);
  const auto rails =
      standing_->state().rail.net[static_cast<std::size_t>(hex(kLouisville).ordinal())];
  EXPECT_EQ(rails, board::SideSet{Side::Union});
  ASSERT_NE(rising(), nullptr);
  EXPECT_EQ(rising()->side, Side::Union);
  EXPECT_EQ(rising()->points, 10);
}

TEST_F(Kentucky, Case_25_42_only_ground_units_on_dry_land_violate_it) {
  const PieceId leader = game_.position().put(Side::Confederate, "leader", kNashville);
  const PieceId transport =
      game_.position().put(Side::Union, "river-transport", river_at(kPaducah));
  const PieceId aboard = game_.position().put_inside(transport, "infantry 4-3");
  (void)aboard;
  begin();

  marches(leader, "A4520");  // [25.46] a lone leader
  EXPECT_FALSE(joined());
  // [25.44] Rivers are free, troops aboard included.
  const auto water = standing_->situation().map().water_touching(hex(kPaducah)).front();
  const auto& place = standing_->situation().map().water_place(water);
  happens(state::PieceMoved{transport, *place.side, std::nullopt, "7.11"_case});
  EXPECT_FALSE(joined());
}

TEST_F(Kentucky, Case_25_46_trains_and_headquarters_violate_it_too) {
  for (const char* const what : {"train", "army-hq", "garrison (5)-1"}) {
    CampaignGame game{"10/61"};
    const PieceId piece = game.position().put(Side::Union, what, "A5409");  // Cincinnati
    game.begin(Stage::Initiation, Side::Union);
    state::Standing standing{game.now().setting, game.state()};
    Record record{standing};
    std::size_t seen = 0;
    record.move(piece, hex("A5410"), std::nullopt, "6.11"_case);  // Covington
    score_events(record, seen);
    EXPECT_EQ(standing.state().war.kentucky, Side::Confederate) << what;
  }
}

TEST_F(Kentucky, Erratum_E101_as_printed_troops_on_its_rivers_violate_it) {
  game_.without("E101");
  const PieceId transport =
      game_.position().put(Side::Union, "river-transport", river_at(kPaducah));
  game_.position().put_inside(transport, "infantry 4-3");
  const PieceId empty = game_.position().put(Side::Union, "river-transport", river_at(kPaducah));
  begin();
  const auto water = standing_->situation().map().water_touching(hex(kPaducah)).front();
  const board::HexSide bank = *standing_->situation().map().water_place(water).side;

  happens(state::PieceMoved{empty, bank, std::nullopt, "7.11"_case});
  EXPECT_FALSE(joined());
  happens(state::PieceMoved{transport, bank, std::nullopt, "7.11"_case});
  EXPECT_EQ(joined(), Side::Confederate);
}

TEST_F(Kentucky, Case_25_43_militia_rises_with_at_most_4_in_a_city) {
  CampaignGame game{"13/61"};
  game.clear_of(PieceKind::Militia).begin(Stage::Politics, Side::Union, {3});
  ASSERT_THAT(game.rolls(RollId::Kentucky), ElementsAre(3));
  ASSERT_EQ(game.state().war.kentucky, Side::Union);
  EXPECT_EQ(game.politics_of(Side::Union), 0);  // [25.45] no POL

  EXPECT_EQ(game.choose(militia_in(kNashville, 4)), "25.43 no-kentucky-city");
  ASSERT_EQ(game.choose(militia_in(kLouisville, 3)), "");
  EXPECT_EQ(game.choose(militia_in(kLouisville, 2)), "25.43 too-many-rise 2 1");
  ASSERT_EQ(game.choose(militia_in(kLouisville, 1)), "");
  ASSERT_EQ(game.choose(militia_in(kLexington, 4)), "");
  ASSERT_EQ(game.choose(militia_in(kPaducah, 2)), "");
  EXPECT_TRUE(game.state().turn.pending.empty());
}

TEST_F(Kentucky, Case_25_45_still_neutral_in_13_61_it_is_rolled_for) {
  CampaignGame six{"13/61"};
  six.begin(Stage::Politics, Side::Union, {6});
  EXPECT_EQ(six.state().war.kentucky, Side::Confederate);
  CampaignGame before{"12/61"};
  before.begin(Stage::Politics, Side::Union, {6});
  EXPECT_THAT(before.rolls(RollId::Kentucky), IsEmpty());
  CampaignGame joined{"13/61"};
  joined.war().kentucky = Side::Union;
  joined.begin(Stage::Politics, Side::Union, {6});
  EXPECT_THAT(joined.rolls(RollId::Kentucky), IsEmpty());
}

// ---- [25.5] the Political Table ----

TEST(PoliticalTable, Table_25_5) {
  constexpr auto kNo = PoliticalResult::Nothing;
  constexpr auto kKy = PoliticalResult::Kentucky;
  constexpr auto kWin = PoliticalResult::Victory;
  constexpr std::array<std::array<PoliticalResult, 5>, 6> kTyped{{{kNo, kNo, kNo, kNo, kKy},
                                                                  {kNo, kNo, kNo, kKy, kKy},
                                                                  {kNo, kNo, kKy, kKy, kWin},
                                                                  {kNo, kKy, kKy, kKy, kWin},
                                                                  {kNo, kKy, kKy, kWin, kWin},
                                                                  {kKy, kKy, kWin, kWin, kWin}}};
  constexpr std::array<int, 5> kLowest{1, 4, 7, 10, 14};
  constexpr std::array<int, 5> kHighest{3, 6, 9, 13, 99};
  const rulebook::PoliticalTable& table = tests::book().political_table;
  for (int die = 1; die <= 6; ++die) {
    for (std::size_t at = 0; at < kLowest.size(); ++at) {
      const PoliticalResult cell = kTyped.at(static_cast<std::size_t>(die) - 1).at(at);
      EXPECT_EQ(table.result(die, kLowest.at(at)), cell) << die << ", " << kLowest.at(at);
      EXPECT_EQ(table.result(die, kHighest.at(at)), cell) << die << ", " << kHighest.at(at);
    }
  }
}

TEST(PoliticalTable, Table_25_2_and_25_3_costs_and_gains) {
  const rulebook::PoliticalFigures& figures = tests::book().politics;
  EXPECT_EQ(figures.table_again, 1);
  EXPECT_EQ(figures.losses, 1);
  EXPECT_EQ(figures.losses_each, 50);
  EXPECT_EQ(figures.kentucky, 2);
  EXPECT_EQ(figures.relieve_less, 1);
  EXPECT_EQ(figures.demote, 1);
  EXPECT_EQ(figures.fort, 1);
  EXPECT_EQ(figures.city, 1);
  EXPECT_EQ(figures.washington, 5);
  EXPECT_EQ(figures.five_cities, 3);
}

/// Phase D of 8/62, in which the Union leads.
class PoliticsPhase : public testing::Test {
 protected:
  void begin(int lead, std::vector<std::uint8_t> dice) {
    game_.war().kentucky = Side::Union;
    game_.politics(Side::Union, lead + 2).politics(Side::Confederate, 2);
    game_.begin(Stage::Politics, Side::Union, std::move(dice));
  }

  CampaignGame game_{"8/62"};
};

TEST_F(PoliticsPhase, Case_25_5_a_victory_ends_the_war_at_once) {
  begin(10, {5});
  ASSERT_EQ(game_.stage(), Stage::Politics);

  EXPECT_EQ(game_.choose(try_table()), "");

  EXPECT_EQ(game_.stage(), Stage::Over);
  EXPECT_FALSE(game_.game().question());
  const Score score = count_score(game_.now().setting, game_.state());
  EXPECT_EQ(score.winner, Side::Union);
  EXPECT_EQ(score.early, state::EarlyEnd::Political);
  EXPECT_EQ(score.cited.text(), "25.5");
}

TEST_F(PoliticsPhase, Case_25_51_the_lead_is_that_of_the_moment) {
  begin(3, {6});
  EXPECT_EQ(lead_of(game_.now(), Side::Union), 3);
  EXPECT_EQ(lead_of(game_.now(), Side::Confederate), -3);
  EXPECT_EQ(may_try_politics(game_.now(), Side::Confederate).error().cited.text(), "25.51");
  ASSERT_EQ(game_.choose(try_table()), "");  // K: Kentucky is not neutral any more

  EXPECT_NE(game_.stage(), Stage::Over);
  EXPECT_THAT(game_.rolls(RollId::Politics), ElementsAre(6));
  EXPECT_EQ(game_.politics_of(Side::Confederate), 2);  // the first use is free
}

TEST_F(PoliticsPhase, Case_25_2_a_second_use_gives_the_enemy_a_point) {
  game_.war().politics[0].table_uses = 1;
  begin(3, {1});
  ASSERT_EQ(game_.choose(try_table()), "");

  EXPECT_EQ(game_.politics_of(Side::Confederate), 3);
}

TEST_F(PoliticsPhase, Case_25_5_once_a_phase_in_cycles_4_8_and_13_only) {
  for (const char* const cycle : {"7/62", "9/62", "12/62", "1/63"}) {
    CampaignGame game{cycle};
    game.politics(Side::Union, 9).begin(Stage::Politics, Side::Union);
    EXPECT_NE(game.stage(), Stage::Politics) << cycle;
    EXPECT_FALSE(may_try_politics(game.now(), Side::Union)) << cycle;
  }
  for (const char* const cycle : {"4/62", "8/62", "13/62"}) {
    CampaignGame game{cycle};
    game.politics(Side::Union, 9).begin(Stage::Politics, Side::Union);
    EXPECT_EQ(game.stage(), Stage::Politics) << cycle;
  }
}

TEST_F(PoliticsPhase, Case_25_5_a_k_brings_neutral_kentucky_over) {
  CampaignGame game{"8/61"};
  game.politics(Side::Confederate, 5).begin(Stage::Politics, Side::Confederate, {4});
  ASSERT_EQ(game.choose(try_table()), "");

  EXPECT_EQ(game.state().war.kentucky, Side::Confederate);
  EXPECT_EQ(game.state().controller(hex(kLouisville)), Side::Confederate);
}

TEST_F(PoliticsPhase, Case_25_6_conceding_ends_the_war_at_any_time) {
  begin(3, {});
  EXPECT_THAT(game_.game().legal(), testing::Not(testing::Contains(conceding())));  // never offered
  EXPECT_EQ(game_.choose(conceding()), "");

  const Score score = count_score(game_.now().setting, game_.state());
  EXPECT_EQ(score.winner, Side::Confederate);
  EXPECT_EQ(score.cited.text(), "25.6");
  EXPECT_EQ(game_.stage(), Stage::Over);
}

TEST_F(PoliticsPhase, Case_25_6_he_who_is_asked_concedes_in_the_middle_of_a_work) {
  CampaignGame game{"13/61"};
  game.begin(Stage::Politics, Side::Union, {6});  // Kentucky's militia rises for the Confederate
  ASSERT_EQ(game.game().question()->side, Side::Confederate);
  ASSERT_EQ(game.choose(conceding()), "");

  EXPECT_EQ(game.state().war.winner, Side::Union);
  EXPECT_TRUE(game.state().turn.pending.empty());
}

TEST(Election, Case_4_3_with_fewer_than_three_cities_the_confederate_rolls) {
  const auto election = [](int cities, int union_points) {
    CampaignGame game{"12/64"};
    game.with(rulebook::Option::Desertion, false).politics(Side::Union, union_points);
    constexpr std::array<const char*, 3> kCities{"A4324", "B2802", "B2729"};
    for (int at = 0; at < cities; ++at) {
      game.position().control(Side::Union, {kCities.at(static_cast<std::size_t>(at))});
    }
    game.begin(Stage::AnnualEvents, Side::Confederate, {6});
    return std::pair{game.rolls(RollId::Politics).size(), game.stage() == Stage::Over};
  };
  EXPECT_EQ(election(2, 0), (std::pair{std::size_t{1}, true}));  // a lead of 8 and a 6: V
  EXPECT_EQ(election(3, 0), (std::pair{std::size_t{0}, false}));
  EXPECT_EQ(election(2, 8), (std::pair{std::size_t{0}, false}));  // the lead is still 0
  EXPECT_EQ(election(2, 6), (std::pair{std::size_t{1}, false}));  // a lead of 2 and a 6: K
}

TEST(HistoricalVictory, Case_20_3_and_25_6_the_union_wins_with_all_five_cities) {
  const auto winner = [](std::initializer_list<std::string_view> cities) {
    CampaignGame game{"4/65"};
    game.position().control(Side::Union, cities);
    game.begin(Stage::Initiation, Side::Union);
    const Score score = count_score(game.now().setting, game.state());
    EXPECT_EQ(score.cited.text(), "25.6");
    return score.winner;
  };
  EXPECT_EQ(winner({"C2516", "B5410", "B2729", "A4324", "B2802"}), Side::Union);
  EXPECT_EQ(winner({"C2516", "B5410", "B2729", "A4324"}), Side::Confederate);
}

TEST(HistoricalVictory, Case_20_2_the_campaign_has_200_game_turns) {
  const auto& setting = tests::real_setup("campaign").setting;
  EXPECT_EQ(setting.scenario->last_game_turn, 200);
  EXPECT_EQ(setting.scenario->cycle_of(200).text(), "4/65");
}

TEST(CommandersInPolitics, Erratum_E094_as_printed_the_case_is_called_by_another_number) {
  CampaignGame game{"10/62"};
  const PieceId lone = game.position().put(Side::Union, "leader", kWashington);
  game.without("E094").begin(Stage::Fortification, Side::Union);

  EXPECT_EQ(may_demote(game.now(), Side::Union, lone).error().cited.text(), "22.51");
}

TEST(CommandersInPolitics, Case_25_2_relieving_costs_stars_less_one_and_demoting_one) {
  CampaignGame game{"10/62"};
  game.clear_of(PieceKind::ArmyHq).clear_of(PieceKind::Leader);
  const PieceId hq = game.position().put(Side::Union, "army-hq", kWashington);
  const PieceId commander = game.position().put_inside(hq, "leader");
  const PieceId other = game.position().put(Side::Union, "leader", kWashington);
  state::GameState state = game.position().state();
  state.pieces[commander.value()].name = "McDowell";  // three stars
  state.pieces[other.value()].name = "Hooker";
  state.pieces[hq.value()].commander = commander;
  game.position() = tests::Position{game.position().setting(), std::move(state)};
  game.begin(Stage::Fortification, Side::Union);
  state::Standing standing{game.now().setting, game.state()};
  Record record{standing};

  relieve(record, other, hq);
  EXPECT_EQ(standing.state().war.politics_of(Side::Confederate).points, 2);
  demote(record, other);
  EXPECT_EQ(standing.state().war.politics_of(Side::Confederate).points, 3);
}

}  // namespace
}  // namespace core::strategic
