// [0.5] [20.0] What a side may know of the war beside the map.
#include "core/game/war_view.h"

#include "core/strategic/departments.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::game {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::Call;
using rulebook::PieceKind;
using rulebook::Secrecy;
using state::Stage;
using strategic::NoIncome;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::CampaignGame;

constexpr auto kUnion = static_cast<std::size_t>(Side::Union);
constexpr auto kConfederate = static_cast<std::size_t>(Side::Confederate);

Action start(PieceKind kind, int csp = 1) {
  return {sequence::ActionKind::StartUnit, {}, {}, {}, {}, csp, kind};
}

const CycleSquare& square_of(const WarView& war, std::string_view cycle) {
  const auto at = std::find_if(war.track.begin(), war.track.end(), [&](const CycleSquare& square) {
    return square.cycle.text() == cycle;
  });
  return at != war.track.end() ? *at : throw std::out_of_range{std::string{cycle}};
}

const PortStand& port_of(const WarView& war, std::string_view town) {
  const auto at = std::find_if(war.ports.begin(), war.ports.end(),
                               [&](const PortStand& port) { return port.town == town; });
  return at != war.ports.end() ? *at : throw std::out_of_range{std::string{town}};
}

TEST(WarViews, Case_21_41_the_spiral_says_when_each_unit_is_due) {
  CampaignGame game;
  game.pool(Side::Union, 300).personnel(Side::Union, 100);
  game.begin(Stage::Initiation, Side::Union);
  ASSERT_EQ(game.choose(start(PieceKind::Cavalry, 3)), "");
  ASSERT_EQ(game.choose(start(PieceKind::Militia, 3)), "");

  const SideOfWar of = war_of(game.now(), Side::Union).sides.at(kUnion);

  ASSERT_THAT(of.spiral, SizeIs(2));
  EXPECT_EQ(game.state().piece(of.spiral[0].piece).kind, PieceKind::Militia);
  EXPECT_EQ(of.spiral[0].due.text(), "8/61");
  EXPECT_EQ(game.state().piece(of.spiral[1].piece).kind, PieceKind::Cavalry);
  EXPECT_EQ(of.spiral[1].due.text(), "12/61");
  EXPECT_FALSE(of.spiral[0].waits);
  EXPECT_EQ(of.treasury.pool, game.pool_of(Side::Union));
  EXPECT_EQ(of.personnel, 100 - 3 * 6 - 3 * 2);
}

/// [0.5] LIMITED: displays and the spiral of the Enemy are hidden, calls and politics are not.
TEST(WarViews, Case_0_5_of_the_enemy_only_what_is_announced_is_known) {
  CampaignGame game;
  game.pool(Side::Union, 300).personnel(Side::Union, 100).politics(Side::Union, 3);
  game.begin(Stage::Initiation, Side::Union);
  ASSERT_EQ(game.choose(start(PieceKind::Cavalry, 3)), "");

  const WarView war = war_of(game.now(), Side::Confederate);

  const SideOfWar& enemy = war.sides.at(kUnion);
  EXPECT_FALSE(enemy.known);
  EXPECT_THAT(enemy.spiral, IsEmpty());
  EXPECT_THAT(enemy.income, IsEmpty());
  EXPECT_THAT(enemy.leader_pool, IsEmpty());
  EXPECT_THAT(enemy.leaders_out, IsEmpty());
  EXPECT_THAT(enemy.departments, IsEmpty());
  EXPECT_EQ(enemy.treasury, state::Treasury{});
  EXPECT_EQ(enemy.personnel, 0);
  EXPECT_EQ(enemy.politics.points, 3);
  EXPECT_EQ(enemy.month, 1);
  EXPECT_TRUE(war.sides.at(kConfederate).known);
  EXPECT_FALSE(port_of(war, "Mobile").ships);
  EXPECT_TRUE(port_of(war_of(game.now(), Side::Union), "Mobile").ships);
}

TEST(WarViews, Case_23_21_calls_stand_with_what_they_would_bring_and_why_not) {
  CampaignGame game{"12/61"};
  game.call(Side::Union, "V1", 6);
  game.begin(Stage::Personnel, Side::Union);

  const SideOfWar of = war_of(game.now(), Side::Union).sides.at(kUnion);

  ASSERT_THAT(of.calls, SizeIs(6));
  const CallStand& first = of.calls[0];
  EXPECT_TRUE(first.made && first.in_force);
  EXPECT_THAT(first.outlook, ElementsAre(50, 10, 10, 10, 10, 10, 10));
  EXPECT_EQ(of.month, 6);
  const CallStand& second = of.calls[1];
  EXPECT_FALSE(second.refused);
  EXPECT_EQ(second.political, 1);
  EXPECT_THAT(second.outlook, ElementsAre(90, 80, 70, 60, 50, 10, 10));
  ASSERT_TRUE(of.calls[3].refused);
  EXPECT_EQ(of.calls[3].refused->reason, "draft-too-early");
}

/// [23.11] [26.6] The outlook of the track is that of the present call, as the months go on.
TEST(WarViews, Case_23_11_the_track_tells_what_the_present_call_brings) {
  CampaignGame game{"8/61"};
  game.begin(Stage::Initiation, Side::Union);

  const WarView war = war_of(game.now(), Side::Union);

  EXPECT_EQ(war.track.front().cycle.text(), "7/61");
  EXPECT_EQ(war.track.back().cycle.text(), "4/65");
  EXPECT_FALSE(square_of(war, "7/61").personnel);
  EXPECT_EQ(square_of(war, "8/61").personnel, 90);
  EXPECT_EQ(square_of(war, "9/61").personnel, 80);
  EXPECT_EQ(square_of(war, "4/65").personnel, 10);
}

/// [21.2] [21.3] What the places bring then, the board as it is now: the sum of the present lines,
/// and another year's yields.
TEST(WarViews, Case_21_21_the_track_tells_what_the_places_bring) {
  CampaignGame game;
  game.begin(Stage::Initiation, Side::Union);

  const WarView war = war_of(game.now(), Side::Union);

  EXPECT_EQ(square_of(war, "7/61").income, strategic::total_of(war.sides.at(kUnion).income));
  const auto row_of = [](std::string_view cycle) {
    return *tests::book().find_cycle(*rulebook::Cycle::parse(cycle));
  };
  const auto& lines = war.sides.at(kUnion).income;
  const auto cities = std::count_if(lines.begin(), lines.end(), [](const auto& line) {
    return line.kind == strategic::IncomeKind::SupplyCity && line.why != NoIncome::CutOff;
  });
  EXPECT_GT(cities, 0);
  EXPECT_EQ(*square_of(war, "6/63").income - *square_of(war, "7/61").income,
            row_of("6/63").union_supply - row_of("7/61").union_supply +
                cities * (row_of("6/63").city_yield - row_of("7/61").city_yield));
  EXPECT_THAT(square_of(war, "1/62").words[kUnion], testing::StrEq(row_of("1/62").words[0]));
}

TEST(WarViews, Case_24_11_ports_say_what_keeps_them_from_importing) {
  CampaignGame game{"4/62"};
  game.war().blockades.push_back({tests::hex(tests::kMobile), 2, true});
  game.begin(Stage::Initiation, Side::Confederate);

  const WarView war = war_of(game.now(), Side::Confederate);

  const PortStand& mobile = port_of(war, "Mobile");
  EXPECT_EQ(mobile.why, NoIncome::None);
  ASSERT_TRUE(mobile.tried);
  EXPECT_TRUE(mobile.tried->closed);
  EXPECT_EQ(mobile.import, tests::book().find_cycle(game.state().cycle)->import);
  EXPECT_FALSE(port_of(war, "Charleston").tried);
}

TEST(WarViews, Case_22_31_leaders_lie_in_the_pool_or_come_in_later_years) {
  CampaignGame game{"8/61"};
  game.begin(Stage::Initiation, Side::Union);

  const SideOfWar of = war_of(game.now(), Side::Union).sides.at(kUnion);

  EXPECT_FALSE(of.leader_pool.empty());
  EXPECT_FALSE(of.leaders_to_come.empty());
  EXPECT_TRUE(std::is_sorted(
      of.leaders_to_come.begin(), of.leaders_to_come.end(),
      [](const auto& one, const auto& other) { return one.substr(0, 4) < other.substr(0, 4); }));
  EXPECT_EQ(of.leaders_to_come.front().substr(0, 5), "1862 ");
}

TEST(WarViews, Case_22_16_departments_say_whether_they_work_and_why_not) {
  CampaignGame game;
  game.begin(Stage::Initiation, Side::Confederate);

  const auto departments = war_of(game.now(), Side::Confederate).sides.at(kConfederate).departments;

  const auto why_at = [&](const char* label) {
    const auto at =
        std::find_if(departments.begin(), departments.end(), [&](const DepartmentStand& stand) {
          return *game.state().piece(stand.department).hex() == tests::hex(label);
        });
    return at != departments.end() ? at->why : throw std::out_of_range{label};
  };
  EXPECT_EQ(why_at(tests::kRichmond), NoDeployment::None);
  EXPECT_EQ(why_at("B1704"), NoDeployment::NoRail);  // Little Rock
  for (const DepartmentStand& stand : departments) {
    EXPECT_EQ(stand.why == NoDeployment::None, strategic::deploys(game.now(), stand.department));
    EXPECT_TRUE(stand.why != NoDeployment::NoSupply || stand.fault);
    EXPECT_EQ(stand.cited.has_value(), stand.why != NoDeployment::None);
  }
}

/// The Union's Departments of the campaign, one changed by a hand.
class DepartmentStands : public testing::Test {
 protected:
  DepartmentStands() {
    game_.begin(Stage::Initiation, Side::Union);
    state_ = game_.state();
    for (const state::Piece& piece : state_.pieces) {
      if (piece.kind == rulebook::PieceKind::Department && piece.side == Side::Union &&
          piece.hex() != nullptr && strategic::deploys(game_.now(), piece.id)) {
        id_ = piece.id;
      }
    }
  }

  [[nodiscard]] DepartmentStand stand() {
    state::Standing standing{game_.now().setting, state_};
    const WarView war = war_of(standing.situation(), Side::Union);
    for (const DepartmentStand& each : war.sides.at(0).departments) {
      if (each.department == id_) {
        return each;
      }
    }
    throw std::out_of_range{"no Department"};
  }

  CampaignGame game_;
  state::GameState state_;
  state::PieceId id_{0};
};

TEST_F(DepartmentStands, Case_22_14_one_that_works_cites_no_case) {
  EXPECT_EQ(stand().why, NoDeployment::None);
  EXPECT_FALSE(stand().cited);
}

TEST_F(DepartmentStands, Case_22_15_relocated_in_this_cycle) {
  state_.war.relocated.at(0) = id_;
  EXPECT_EQ(stand().why, NoDeployment::Relocated);
  EXPECT_EQ(stand().cited, "22.15"_case);
}

TEST_F(DepartmentStands, Case_22_16_neutralised) {
  state_.pieces[id_.value()].activity.bits |=
      static_cast<std::uint32_t>(state::Status::Neutralised);
  EXPECT_EQ(stand().why, NoDeployment::Neutralised);
  EXPECT_EQ(stand().cited, "22.16"_case);
}

TEST_F(DepartmentStands, Case_22_12_without_supply_it_cites_what_keeps_supply_away) {
  state::Piece near;
  for (const state::Piece& piece : state_.pieces) {
    if (piece.side == Side::Confederate && piece.kind == rulebook::PieceKind::Infantry) {
      near = piece;
    }
  }
  near.id = state::PieceId{static_cast<std::uint16_t>(state_.pieces.size())};
  near.sheet_id = {};
  near.place = *state_.pieces[id_.value()].hex();
  for (const board::Direction direction : board::kDirections) {
    const auto beside = game_.now().map().beside(*state_.pieces[id_.value()].hex(), direction);
    if (beside && game_.now().map().hex(*beside).is_land()) {
      near.place = *beside;
    }
  }
  state_.pieces.push_back(near);
  EXPECT_EQ(stand().why, NoDeployment::NoSupply);
  EXPECT_EQ(stand().cited, "22.12"_case);
}

TEST(WarViews, Case_22_13_a_department_without_rail_cites_it) {
  CampaignGame game;
  game.begin(Stage::Initiation, Side::Confederate);
  const WarView war = war_of(game.now(), Side::Confederate);
  for (const DepartmentStand& stand : war.sides.at(kConfederate).departments) {
    if (*game.state().piece(stand.department).hex() == tests::hex("B1704")) {  // Little Rock
      EXPECT_EQ(stand.cited, "22.13"_case);
      return;
    }
  }
  FAIL() << "no Department at Little Rock";
}

TEST(WarViews, Case_19_0_a_scenario_has_a_track_and_leaders_but_no_calls) {
  rulebook::Switches switches;
  auto opened = tests::catalogue().open_setup("west-63", switches);
  Game game{opened.setting, opened.state};

  const WarView war = war_of(game.situation(), Side::Union);

  EXPECT_FALSE(war.campaign);
  EXPECT_THAT(war.sides.at(kUnion).calls, IsEmpty());
  EXPECT_THAT(war.ports, IsEmpty());
  EXPECT_FALSE(war.track.empty());
  EXPECT_FALSE(war.track.front().income);
}

}  // namespace
}  // namespace core::game
