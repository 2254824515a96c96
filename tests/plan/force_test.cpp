// Forces: who is in which, and how they are called.
#include "core/plan/force.h"

#include "core/plan/operation.h"
#include "core/words/piece_words.h"
#include "tests/support/catalogue.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

namespace core::plan {
namespace {

using board::Side;
using state::PieceId;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> names(const std::vector<Force>& forces) {
  std::vector<std::string> result;
  std::transform(forces.begin(), forces.end(), std::back_inserter(result),
                 [](const Force& force) { return force.name; });
  return result;
}

class Forces : public testing::TestWithParam<std::string> {};

TEST_P(Forces, every_piece_that_acts_is_in_one_and_no_two_are_called_alike) {
  const data::OpenedSetup& setup = tests::real_setup(GetParam());
  state::Standing standing{setup.setting, setup.state};
  const state::Situation now = standing.situation();
  for (const Side side : board::kSides) {
    const std::vector<Force> forces = forces_of(now, side);
    const std::vector<std::string> all = names(forces);
    EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
    std::set<PieceId> in_a_force;
    for (const Force& force : forces) {
      EXPECT_FALSE(force.name.empty());
      EXPECT_EQ(force.pieces.front(), force.chief) << force.name;
      for (const PieceId id : force.pieces) {
        in_a_force.insert(id);
        const std::vector<PieceId> inside = now.occupancy.contents(now.state, id);
        in_a_force.insert(inside.begin(), inside.end());
      }
      const auto found = force_named(now, side, force.name);
      ASSERT_TRUE(found) << force.name;
      EXPECT_EQ(found->chief, force.chief) << force.name;
    }
    for (const auto of : {state::PieceClass::LandMover, state::PieceClass::Ship}) {
      for (const PieceId id : now.occupancy.pieces_of(side, of)) {
        EXPECT_TRUE(in_a_force.contains(id)) << now.piece(id).sheet_id.str();
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Forces, testing::ValuesIn(tests::setup_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(ForceNames, a_beginning_that_several_share_names_none_of_them) {
  const data::OpenedSetup& setup = tests::real_setup("west-63");
  state::Standing standing{setup.setting, setup.state};
  const auto several = force_named(standing.situation(), Side::Confederate, "army of ");
  ASSERT_FALSE(several);
  EXPECT_THAT(several.error().names, testing::Contains(std::string{"Army of Tennessee"}));
  EXPECT_GT(several.error().names.size(), 1U);
  const auto none = force_named(standing.situation(), Side::Confederate, "Army of the Moon");
  ASSERT_FALSE(none);
  EXPECT_TRUE(none.error().names.empty());
  EXPECT_FALSE(force_named(standing.situation(), Side::Confederate, ""));
  EXPECT_TRUE(force_named(standing.situation(), Side::Confederate, "army of mis"));
}

TEST(ForceNames, the_other_sides_pieces_are_nobodys_force) {
  const data::OpenedSetup& setup = tests::real_setup("west-63");
  state::Standing standing{setup.setting, setup.state};
  EXPECT_TRUE(force_named(standing.situation(), Side::Union, "U63-017"));
  EXPECT_FALSE(force_named(standing.situation(), Side::Confederate, "U63-017"));
}

TEST(ForceNames, ordinals_are_as_one_writes_them) {
  tests::Position position{tests::real_setting()};
  for (int at = 0; at < 23; ++at) {
    position.put(Side::Union, "infantry 1-3", "B3504");
  }
  state::Standing standing{position.setting(), position.state()};
  const std::vector<std::string> all = names(forces_of(standing.situation(), Side::Union));
  ASSERT_EQ(all.size(), 23U);
  EXPECT_THAT(all[1], HasSubstr("Corinth, 2nd"));
  EXPECT_THAT(all[2], HasSubstr("Corinth, 3rd"));
  EXPECT_THAT(all[10], HasSubstr("Corinth, 11th"));
  EXPECT_THAT(all[20], HasSubstr("Corinth, 21st"));
}

TEST_P(Forces, whoever_is_picked_up_whole_is_that_force) {
  const data::OpenedSetup& setup = tests::real_setup(GetParam());
  state::Standing standing{setup.setting, setup.state};
  const state::Situation now = standing.situation();
  for (const Side side : board::kSides) {
    for (const Force& force : forces_of(now, side)) {
      const Force picked = force_picked(now, side, force.pieces);
      EXPECT_EQ(picked.name, force.name);
      EXPECT_EQ(picked.chief, force.chief) << force.name;
      EXPECT_EQ(picked.pieces, force.pieces) << force.name;
    }
  }
}

TEST(PickedForces, part_of_a_force_with_its_chief_goes_by_its_name) {
  const data::OpenedSetup& setup = tests::real_setup("west-63");
  state::Standing standing{setup.setting, setup.state};
  const state::Situation now = standing.situation();
  const std::vector<Force> forces = forces_of(now, Side::Union);
  const auto led = std::find_if(forces.begin(), forces.end(), [](const Force& force) {
    return force.kind != ForceKind::Unit && force.pieces.size() > 2;
  });
  ASSERT_NE(led, forces.end());
  const Force part = force_picked(now, Side::Union, {led->pieces[1], led->chief});
  EXPECT_EQ(part.name, led->name);
  EXPECT_THAT(part.pieces, ElementsAre(led->chief, led->pieces[1]));
}

TEST(PickedForces, units_that_nobody_leads_are_a_stack_of_their_place) {
  tests::Position position{tests::real_setting()};
  const PieceId first = position.put(Side::Union, "infantry 1-3", "B3504");
  const PieceId second = position.put(Side::Union, "infantry 2-3", "B3504");
  state::Standing standing{position.setting(), position.state()};
  const Force both = force_picked(standing.situation(), Side::Union, {first, second});
  EXPECT_EQ(both.kind, ForceKind::Stack);
  EXPECT_EQ(both.name, "stack at Corinth");
  EXPECT_EQ(force_picked(standing.situation(), Side::Union, {second}).name,
            "infantry 2-3 at Corinth");
}

TEST(PieceNames, who_bears_no_name_is_told_by_his_place_never_by_his_number) {
  for (const std::string& name : tests::setup_names()) {
    const data::OpenedSetup& setup = tests::real_setup(name);
    rulebook::Setting setting = setup.setting;
    setting.naming = rulebook::Naming::ByPlace;
    state::Standing standing{setting, setup.state};
    const state::Situation now = standing.situation();
    for (const Side side : board::kSides) {
      std::set<std::string> titles;
      std::size_t nameless = 0;
      for (const state::Piece& piece : now.state.pieces) {
        if (piece.side != side || piece.away() != nullptr || !piece.name.empty()) {
          continue;
        }
        const std::string title = words::piece_title(now, piece.id, side);
        EXPECT_THAT(title, Not(HasSubstr(piece.sheet_id.str())));
        titles.insert(title);
        ++nameless;
      }
      EXPECT_EQ(titles.size(), nameless) << name << ": no two are called alike";
    }
  }
}

TEST(Verbs, each_is_read_back_by_its_word) {
  for (const Verb verb : verbs()) {
    EXPECT_EQ(parse_verb(row_of(verb).word), verb);
  }
  EXPECT_FALSE(parse_verb("fly"));
}

}  // namespace
}  // namespace core::plan
