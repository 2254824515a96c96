// [FB-551] [FB-553]-[FB-555] Made battles: ground, who comes on when, who stands where.
#include "core/field/maker.h"

#include "core/field/formation.h"
#include "core/field/terrain.h"
#include "core/tabletop_data/field_text.h"
#include "core/tabletop_data/field_write.h"
#include "tests/field/battles.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <sstream>

namespace tests::field {
namespace {

using core::board::Side;
using core::field::Battle;
using core::field::BattleUnit;
using core::field::GroundKind;
using core::field::MadeChoices;
using core::field::MadeGround;
using core::field::OrderKind;
using core::field::TroopType;
using core::table::Inches;

constexpr Inches kWithin = Inches::of(18);

core::field::MadeBrigade sample_of(std::string_view id) {
  for (const auto& each : charts().brigades) {
    if (each.id == id) {
      return made_of(each);
    }
  }
  ADD_FAILURE() << id;
  return {};
}

MadeChoices choices(MadeGround ground, std::string_view blue = "U62",
                    std::string_view grey = "C62") {
  MadeChoices made;
  made.sides[0].brigades = {sample_of(blue)};
  made.sides[1].brigades = {sample_of(grey)};
  made.ground = ground;
  return made;
}

std::size_t areas_of(const Battle& battle, GroundKind kind) {
  return static_cast<std::size_t>(
      std::ranges::count_if(battle.areas, [&](const auto& area) { return area.kind == kind; }));
}

Battle read_again(const Battle& battle) {
  core::data::BattleText text{battle.id.str(), battle.id.str() + ".battle", {}};
  std::istringstream lines{core::tabletop_data::write_field_battle(battle)};
  for (std::string line; std::getline(lines, line);) {
    text.lines.push_back({static_cast<int>(text.lines.size()) + 1, line});
  }
  return core::tabletop_data::make_field_battle(text);
}

/// All kinds of ground, with and without river and works, and so many seeds of each.
template <class Check>
void for_many(int seeds, Check check) {
  for (const MadeGround ground : {MadeGround::Clear, MadeGround::Rough, MadeGround::Forest,
                                  MadeGround::Swamp, MadeGround::Town}) {
    for (int seed = 1; seed <= seeds; ++seed) {
      for (const bool river : {false, true}) {
        MadeChoices made = choices(ground);
        made.river = river;
        made.entrenched = seed % 2 == 0;
        made.attacker = seed % 3 == 0 ? Side::Confederate : Side::Union;
        check(made, static_cast<std::uint64_t>(seed));
      }
    }
  }
}

TEST(Maker, FB_553_each_ground_has_its_features_whatever_the_seed) {
  for_many(40, [](const MadeChoices& made, std::uint64_t seed) {
    const Battle battle = make_battle(charts(), made, seed);
    EXPECT_EQ(battle.width, Inches::of(96));
    EXPECT_EQ(battle.depth, Inches::of(60));
    const bool clear = made.ground == MadeGround::Clear;
    const bool rough = made.ground == MadeGround::Rough;
    const bool forest = made.ground == MadeGround::Forest;
    EXPECT_EQ(areas_of(battle, GroundKind::Hill), clear ? 1U : rough ? 3U : 0U) << seed;
    EXPECT_EQ(areas_of(battle, GroundKind::Woods), clear    ? 1U
                                                   : rough  ? 2U
                                                   : forest ? 5U
                                                            : 0U)
        << seed << (made.river ? " river" : "");
    EXPECT_EQ(areas_of(battle, GroundKind::Swamp), made.ground == MadeGround::Swamp ? 3U : 0U);
    EXPECT_EQ(battle.sections.size(), made.ground == MadeGround::Town ? 4U : 0U);
    EXPECT_EQ(battle.streams.size(), made.river ? 1U : 0U);
    EXPECT_EQ(battle.crossings.size(), made.river ? 2U : 0U);
  });
}

TEST(Maker, FB_553_nothing_overlaps_and_no_house_stands_in_water) {
  for_many(25, [](const MadeChoices& made, std::uint64_t seed) {
    const Battle battle = make_battle(charts(), made, seed);
    const auto setting = core::field::make_setting(charts(), battle);
    std::vector<core::table::Polygon> all;
    for (const auto& area : battle.areas) {
      all.push_back(area.polygon);
    }
    for (std::size_t i = 0; i < battle.sections.size(); i += 2) {
      all.push_back(battle.sections[i].polygon);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_FALSE(core::table::fault_of(all[i])) << battle.id;
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(core::table::touch(all[i], all[j])) << battle.id << ' ' << i << ' ' << j;
      }
      for (const auto corner : all[i]) {
        EXPECT_FALSE(water_at(setting, corner)) << battle.id;
      }
    }
  });
}

/// What lies at a point and leads on from it, with all that is looked up by cells.
std::vector<int> ground_at(const core::field::Setting& setting, core::table::Point point) {
  std::vector<int> found{level_at(setting, point), on_road(setting, point),
                         deep_in_woods(setting, point, Inches::of(2)),
                         static_cast<int>(water_at(setting, point).value_or(99)),
                         section_at(setting, point) ? section_at(setting, point)->value() : 99};
  for (std::size_t kind = 0; kind < core::field::kGroundKinds.size(); ++kind) {
    found.push_back(lies_in(setting, static_cast<GroundKind>(kind), point));
  }
  for (int degrees = 0; degrees < 360; degrees += 30) {
    const auto way = core::table::Heading::degrees(degrees);
    found.push_back(leads_uphill(setting, point, way));
    found.push_back(leads_downhill(setting, point, way));
  }
  return found;
}

TEST(Maker, FB_120_cells_hold_all_that_the_shapes_hold) {
  std::mt19937 chance{1};
  int of_ground = 0;
  const auto compare = [&](const Battle& battle) {
    const auto setting = core::field::make_setting(charts(), battle);
    core::field::Setting bare = setting;
    bare.cells = {};
    const auto any_to = [&](Inches length) {  // and a little over the edges
      const auto margin = Inches::of(1).ticks();
      return Inches::of_ticks(
          static_cast<std::int64_t>(chance() %
                                    static_cast<std::uint32_t>(length.ticks() + 2 * margin)) -
          margin);
    };
    for (int i = 0; i < 500; ++i) {
      const core::table::Point point{any_to(battle.width), any_to(battle.depth)};
      EXPECT_EQ(ground_at(setting, point), ground_at(bare, point))
          << battle.id << ' ' << point.x.decimal() << ' ' << point.y.decimal();
      of_ground += setting.cells.may_hold(point, core::field::kCellAny) ? 1 : 0;
    }
  };
  for_many(2, [&](const MadeChoices& made, std::uint64_t seed) {
    compare(make_battle(charts(), made, seed));
  });
  for (const char* id : {"blackburns-ford", "brawners-farm", "holly-springs", "hornets-nest"}) {
    compare(battle(id)->battle);
  }
  EXPECT_GT(of_ground, 1'000);
  EXPECT_LT(of_ground, 10'000);  // cells that hold nothing are known to
}

TEST(Maker, FB_553_a_ford_is_where_the_road_is) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    MadeChoices made = choices(MadeGround::Forest);
    made.river = true;
    const Battle battle = make_battle(charts(), made, seed);
    const auto setting = core::field::make_setting(charts(), battle);
    const auto& ford = battle.crossings.front();
    const core::table::Point middle{(ford.from + ford.to) / 2, Inches::of(30)};
    EXPECT_TRUE(on_road(setting, middle)) << seed;
    bool bank = false;
    for (Inches y = Inches::of(24); y < Inches::of(33) && !bank; y += Inches::ratio(1, 4)) {
      const core::table::Point at{middle.x, y};
      bank = !water_at(setting, at) && ford_at(setting, at, Inches::ratio(1, 2)).has_value();
    }
    EXPECT_TRUE(bank) << seed;
    EXPECT_GE(std::max(battle.crossings[1].from - ford.to, ford.from - battle.crossings[1].to),
              Inches::of(10));
  }
}

TEST(Maker, FB_553_works_lie_along_the_line_and_cover_who_stands_there) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    MadeChoices made = choices(MadeGround::Clear);
    made.entrenched = true;
    const Battle battle = make_battle(charts(), made, seed);
    const auto setting = std::make_shared<core::field::Setting>(make_setting(charts(), battle));
    const auto state = core::field::begin(*setting, 1);
    int covered = 0;
    for (const auto& unit : state.units) {
      if (unit.side != Side::Confederate || unit.muster.type != TroopType::Infantry ||
          unit.order.kind != OrderKind::Hold) {
        continue;
      }
      for (const auto& figure : unit.figures) {
        if (figure.kind == core::field::FigureKind::Man) {
          EXPECT_TRUE(in_cover(*setting, state, figure, {figure.at.x, Inches::of(30)}))
              << seed << ' ' << unit.name;
          ++covered;
        }
      }
    }
    EXPECT_GT(covered, 40) << seed;
  }
}

TEST(Maker, FB_554_two_units_a_move_come_on_brigade_by_brigade) {
  MadeChoices made = choices(MadeGround::Clear);
  made.sides[0].brigades = {sample_of("U62"), sample_of("U61")};
  const Battle battle = make_battle(charts(), made, 3);
  std::map<int, std::vector<std::size_t>> come;
  for (const BattleUnit& unit : battle.units) {
    if (unit.side != Side::Union) {
      EXPECT_FALSE(unit.arrival);
      continue;
    }
    ASSERT_TRUE(unit.arrival);
    come[unit.arrival->move].push_back(unit.brigade);
    EXPECT_EQ(unit.arrival->from.y, Inches{});
    EXPECT_EQ(unit.formation, unit.muster.type == TroopType::Battery
                                  ? core::field::Formation::Limbered
                                  : core::field::Formation::Column);
  }
  EXPECT_EQ(come.size(), 5U);
  std::size_t before = 0;
  for (const auto& [move, brigades] : come) {
    EXPECT_EQ(brigades.size(), 2U) << move;
    for (const std::size_t each : brigades) {
      EXPECT_GE(each, before);
      before = each;
    }
  }
}

TEST(Maker, FB_554_the_defender_stands_within_eighteen_inches_of_his_edge) {
  for_many(20, [](const MadeChoices& made, std::uint64_t seed) {
    const Battle battle = make_battle(charts(), made, seed);
    const auto setting = core::field::make_setting(charts(), battle);
    const auto state = core::field::begin(setting, 1);
    for (std::size_t i = 0; i < state.units.size(); ++i) {
      const auto& unit = state.units[i];
      if (unit.side == made.attacker) {
        continue;
      }
      EXPECT_FALSE(battle.units[i].arrival) << battle.id << ' ' << unit.name;
      EXPECT_EQ(unit.pose, battle.units[i].pose) << "there was room where it is listed";
      for (const auto& figure : unit.figures) {
        EXPECT_GE(figure.at.y, battle.depth - kWithin) << battle.id << ' ' << unit.name;
      }
    }
  });
}

TEST(Maker, FB_554_a_rating_is_so_many_orders_at_once) {
  MadeChoices made = choices(MadeGround::Clear);
  made.sides[0].commander = true;
  made.sides[0].commander_name = "Grant";
  made.sides[0].couriers_at_once = 4;
  const Battle battle = make_battle(charts(), made, 1);
  const auto grant =
      std::ranges::find_if(battle.generals, [](const auto& each) { return each.name == "Grant"; });
  ASSERT_NE(grant, battle.generals.end());
  EXPECT_EQ(grant->couriers_at_once, 4);
  EXPECT_FALSE(grant->brigade);
}

TEST(Maker, FB_555_the_attacker_wins_by_the_edge_or_by_breaking_the_defender) {
  MadeChoices made = choices(MadeGround::Clear);
  made.attacker = Side::Confederate;
  const Battle battle = make_battle(charts(), made, 1);
  EXPECT_EQ(battle.moves, 24);
  ASSERT_EQ(battle.outcomes.size(), 3U);
  EXPECT_EQ(battle.outcomes[0].winner, Side::Confederate);
  ASSERT_EQ(battle.outcomes[0].all.size(), 2U);
  const auto& near = std::get<core::field::StandsNear>(battle.outcomes[0].all[0].is);
  EXPECT_EQ(near.side, Side::Confederate);
  EXPECT_EQ(near.at, (core::table::Point{Inches::of(48), Inches::of(60)}));
  EXPECT_EQ(near.within, Inches::of(12));
  EXPECT_EQ(std::get<core::field::FewerGoodUnits>(battle.outcomes[0].all[1].is).side, Side::Union);
  const auto& broken = std::get<core::field::StrengthBelow>(battle.outcomes[1].all[0].is);
  EXPECT_EQ(broken.side, Side::Union);
  EXPECT_EQ(broken.percent, 40);
  EXPECT_EQ(battle.outcomes[2].winner, Side::Union) << "the defender, by whatever else";
  EXPECT_TRUE(battle.outcomes[2].all.empty());
}

TEST(Maker, FB_551_a_flotilla_is_a_battery_of_two_guns_at_the_water) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    MadeChoices made = choices(MadeGround::Forest);
    made.river = seed % 2 == 0;
    made.sides[0].flotilla = true;
    const Battle battle = make_battle(charts(), made, seed);
    static_cast<void>(core::field::make_setting(charts(), battle));
    const BattleUnit& boats = battle.units.at(battle.brigades.size() == 3 ? 5 : 0);
    EXPECT_EQ(boats.muster.type, TroopType::Battery);
    EXPECT_EQ(boats.muster.guns.size(), 2U);
    EXPECT_FALSE(boats.arrival);
  }
}

TEST(Maker, FB_559_who_is_out_of_supply_has_no_first_volley_and_no_guns_after_move_eight) {
  MadeChoices made = choices(MadeGround::Clear);
  made.sides[1].unsupplied = true;
  const Battle battle = make_battle(charts(), made, 1);
  const auto* const rule = core::field::find_rule<core::field::Unsupplied>(battle);
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(rule->side, Side::Confederate);
  EXPECT_EQ(rule->guns_through_move, 8);
}

TEST(Maker, FB_521_both_sides_have_a_plan_with_goals_on_the_table) {
  for_many(5, [](const MadeChoices& made, std::uint64_t seed) {
    const Battle battle = make_battle(charts(), made, seed);
    for (const Side side : core::board::kSides) {
      const auto& plan = battle.plans.at(static_cast<std::size_t>(side));
      ASSERT_TRUE(plan);
      EXPECT_EQ(plan->stance,
                side == made.attacker ? core::field::Stance::Attack : core::field::Stance::Defend);
      EXPECT_FALSE(plan->goals.empty());
      EXPECT_EQ(plan->reserve_one_in, 4);
    }
  });
}

TEST(Maker, FB_490_a_made_battle_is_written_and_read_back) {
  for_many(12, [](const MadeChoices& made, std::uint64_t seed) {
    const Battle battle = make_battle(charts(), made, seed);
    try {
      EXPECT_EQ(read_again(battle), battle) << core::tabletop_data::write_field_battle(battle);
    } catch (const std::exception& fault) {
      ADD_FAILURE() << fault.what() << '\n' << core::tabletop_data::write_field_battle(battle);
    }
  });
}

TEST(Maker, FB_471_all_sample_brigades_fight_one_another) {
  for (const auto& blue : charts().brigades) {
    for (const auto& grey : charts().brigades) {
      if (blue.side == grey.side) {
        continue;
      }
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        MadeChoices made = choices(static_cast<MadeGround>((seed + blue.units.size()) % 5));
        made.sides.at(static_cast<std::size_t>(blue.side)).brigades = {made_of(blue)};
        made.sides.at(static_cast<std::size_t>(grey.side)).brigades = {made_of(grey)};
        made.attacker = seed % 2 == 0 ? Side::Union : Side::Confederate;
        made.river = seed > 2;
        const Battle battle = make_battle(charts(), made, seed);
        EXPECT_NO_THROW(static_cast<void>(core::field::make_setting(charts(), battle)))
            << blue.id << ' ' << grey.id << ' ' << seed;
        EXPECT_EQ(read_again(battle), battle) << blue.id << ' ' << grey.id << ' ' << seed;
      }
    }
  }
}

TEST(Maker, FB_551_nineteen_units_a_side_find_room) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    MadeChoices made = choices(static_cast<MadeGround>(seed % 5));
    made.entrenched = seed % 2 == 0;
    for (auto& side : made.sides) {
      side.brigades = {sample_of("U62"), sample_of("U62"), sample_of("U62"), sample_of("UCV")};
    }
    const Battle battle = make_battle(charts(), made, seed);
    EXPECT_NO_THROW(static_cast<void>(core::field::make_setting(charts(), battle))) << seed;
    EXPECT_EQ(std::ranges::count_if(
                  battle.units,
                  [](const auto& unit) { return unit.side == Side::Confederate && !unit.arrival; }),
              19)
        << seed;
  }
}

TEST(Maker, FB_009_the_same_seed_makes_the_same_battle_and_others_differ) {
  const MadeChoices made = choices(MadeGround::Rough);
  EXPECT_EQ(make_battle(charts(), made, 7), make_battle(charts(), made, 7));
  EXPECT_NE(make_battle(charts(), made, 7).areas, make_battle(charts(), made, 8).areas);
}

TEST(Maker, FB_070_made_battles_are_played_by_chance_and_keep_their_invariants) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    MadeChoices made = choices(seed == 1 ? MadeGround::Rough : MadeGround::Town);
    made.river = seed == 2;
    const auto setting = std::make_shared<core::field::Setting>(
        core::field::make_setting(charts(), make_battle(charts(), made, seed)));
    core::field::Game game{setting, seed};
    std::mt19937_64 chance{seed};
    for (int choice = 0; choice < 20'000 && game.asked(); ++choice) {
      const auto before = game.state();
      const auto action = chosen(game, chance());
      ASSERT_TRUE(game.act(action).has_value());
      ASSERT_EQ(broken(game, before), "") << "seed " << seed << " move " << before.move;
    }
    EXPECT_TRUE(game.state().result) << seed;
  }
}

}  // namespace
}  // namespace tests::field
