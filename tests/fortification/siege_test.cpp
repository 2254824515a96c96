// [13.2] [13.3] Forts are entered and besieged; their works fall before the garrison.
#include "core/fortification/siege_phase.h"
#include "core/fortification/sieges.h"
#include "core/fortification/works.h"
#include "core/supply/memo.h"
#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::fortification {
namespace {

using base::operator""_case;
using sequence::ActionKind;
using state::Stage;
using state::Status;
using tests::choose;
using tests::Ground;
using tests::Playing;
using tests::Position;

/// The Fortress of Vicksburg with 30 CSP inside; a large Union force with two Siege Trains is free
/// to stand on top.
class Vicksburg : public testing::Test {
 protected:
  Vicksburg() : position_{ground().setting()} {
    position_.control_all(Side::Confederate);
    fortress_ = position_.put(Side::Confederate, "fortress", "B1010");
    for (int at = 0; at < 3; ++at) {
      garrison_.push_back(position_.put_inside(fortress_, "infantry 10-3"));
    }
  }

  static Ground ground() {
    Ground ground;
    ground.town("Vicksburg", "B1010", map::TownKind::City);
    return ground;
  }

  void besiege(int trains = 2) {
    for (int at = 0; at < 9; ++at) {
      position_.put(Side::Union, "infantry 10-3", "B1010");
    }
    for (int at = 0; at < trains; ++at) {
      position_.put(Side::Union, "siege-train", "B1010");
    }
    position_.control(Side::Confederate, {"B1010"});
  }

  [[nodiscard]] state::GameState begin(Stage stage, Side acting,
                                       std::vector<std::uint8_t> faces = {}) const {
    auto state = Playing::begin(position_, stage, acting, std::move(faces));
    state.turn.first_player = acting;
    return state;
  }

  Position position_;
  PieceId fortress_;
  std::vector<PieceId> garrison_;
  HexId hex_ = tests::hex("B1010");
};

TEST_F(Vicksburg, Case_13_38_two_Strategic_Turns_take_the_works_away) {
  besiege();
  Playing first{position_.setting(), begin(Stage::Sieges, Side::Union, {3})};
  const auto fire = choose(ActionKind::SiegeBombard, {}, {}, hex_);

  first.act(fire);
  EXPECT_EQ(first.state().piece(fortress_).kind, rulebook::PieceKind::Fort) << "3, two trains: R";
  EXPECT_EQ(strength_inside(first.state(), fortress_), 30)
      << "above the capacity of a Fort [13.24]";
  EXPECT_EQ(first.refusal(fire), "13.35") << "once in a phase";

  state::GameState next = first.state();
  next.dice = base::Dice{0, {4}};
  next.pieces[fortress_.value()].activity = {};
  Playing second{position_.setting(), next};
  second.act(fire);
  while (!second.state().turn.pending.empty()) {
    second.act(choose(ActionKind::LosePoint, garrison_.front()));
  }

  EXPECT_FALSE(works_stand(second.now(), fortress_)) << "4, two trains: R + 1";
  EXPECT_EQ(strength_inside(second.state(), fortress_), 29);
  EXPECT_TRUE(besieged_fort(second.now(), Side::Confederate, hex_).has_value());
  EXPECT_FALSE(works_in(second.now().occupancy, second.state(), Side::Confederate, hex_).fort);
  EXPECT_EQ(second.state().controller(hex_), Side::Confederate) << "[3.28]";
  EXPECT_TRUE(check_capacity(position_.setting(), second.state()).empty());
}

TEST_F(Vicksburg, Erratum_E072_works_fall_first_then_the_garrison) {
  besiege(3);
  Playing game{position_.setting(), begin(Stage::Sieges, Side::Union, {6})};  // R + 2
  game.act(choose(ActionKind::SiegeBombard, {}, {}, hex_));
  while (!game.state().turn.pending.empty()) {
    const auto& share = std::get<state::LossShare>(game.state().turn.pending.back());
    const auto taken = [&](PieceId unit) {
      return std::find(share.chosen.begin(), share.chosen.end(), unit) != share.chosen.end();
    };
    game.act(choose(ActionKind::LosePoint, taken(garrison_[0]) ? garrison_[1] : garrison_[0]));
  }

  EXPECT_EQ(game.state().piece(fortress_).kind, rulebook::PieceKind::Fort);
  EXPECT_EQ(strength_inside(game.state(), fortress_), 28);
}

TEST_F(Vicksburg, Case_13_35_no_bombardment_without_a_Siege_Train) {
  besiege(0);
  Playing game{position_.setting(), begin(Stage::Sieges, Side::Union)};

  EXPECT_EQ(game.refusal(choose(ActionKind::SiegeBombard, {}, {}, hex_)), "13.35");
  EXPECT_TRUE(game.offers(choose(ActionKind::LiftNothing, {}, {}, hex_)));
  game.act(choose(ActionKind::LiftNothing, {}, {}, hex_));
  EXPECT_TRUE(game.legal().empty());
}

TEST_F(Vicksburg, Case_13_35_an_assault_needs_a_leader_on_top) {
  besiege();
  const auto grant = position_.put(Side::Union, "leader", "B1010");
  const auto far = position_.put(Side::Union, "leader", "B1011");
  Playing game{position_.setting(), begin(Stage::Sieges, Side::Union)};

  EXPECT_EQ(game.refusal(choose(ActionKind::SiegeAssault, far, {}, hex_)), "13.35");
  EXPECT_TRUE(game.offers(choose(ActionKind::SiegeAssault, grant, {}, hex_)));
}

TEST_F(Vicksburg, Case_4_2_the_order_of_sieges_is_asked_only_when_both_sides_besiege) {
  besiege();
  Playing game{position_.setting(), begin(Stage::SiegeOrder, Side::Confederate)};
  EXPECT_TRUE(game.legal().empty());

  const auto other = position_.put(Side::Union, "fort", "B1030");
  position_.put_inside(other, "garrison (5)-1");
  position_.put(Side::Confederate, "infantry 8-3", "B1030");
  Playing both{position_.setting(), begin(Stage::SiegeOrder, Side::Confederate)};
  both.act(choose(ActionKind::ConductSieges, {}, {}, {}, 0));

  EXPECT_EQ(both.state().turn.stage, Stage::Sieges);
  EXPECT_EQ(both.state().turn.acting, Side::Union);
  EXPECT_EQ(both.state().turn.first_player, Side::Union);
}

TEST_F(Vicksburg, Case_13_31_without_besiegers_a_garrison_without_works_stands_in_the_open) {
  auto state = begin(Stage::Sieges, Side::Union);
  state.pieces[fortress_.value()].activity.bits = static_cast<std::uint32_t>(Status::Razed);
  state.pieces[fortress_.value()].stock = 3;
  Playing game{position_.setting(), std::move(state)};

  EXPECT_EQ(game.state().piece(fortress_).hex(), nullptr);
  EXPECT_FALSE(game.state().piece(garrison_[0]).inside);
  EXPECT_EQ(game.state().ground_stock(hex_), 3) << "what it held stays on the ground [12.03]";
  EXPECT_TRUE(game.now().occupancy.at(hex_).open_combat.has(Side::Confederate));
}

TEST_F(Vicksburg, Case_13_36_a_garrison_without_works_surrenders_and_the_place_is_captured) {
  const auto pemberton = position_.put_inside(fortress_, "leader");
  const auto train = position_.put_inside(fortress_, "train", 6);
  besiege();
  auto state = begin(Stage::Sieges, Side::Union, {4});
  state.pieces[fortress_.value()].activity.bits = static_cast<std::uint32_t>(Status::Razed);
  state.pieces[fortress_.value()].stock = 3;
  Playing game{position_.setting(), std::move(state)};

  surrender(game.record(), fortress_, "13.36"_case);

  EXPECT_EQ(game.csp(Side::Confederate), 0);
  ASSERT_NE(game.state().piece(pemberton).away(), nullptr);
  EXPECT_EQ(game.state().piece(pemberton).away()->kind, state::AwayKind::Captured);
  EXPECT_EQ(game.state().piece(train).hex(), nullptr);
  EXPECT_EQ(game.state().ground_stock(hex_), 9) << "of the train and of the fort";
  EXPECT_EQ(supply::owner_of_ground(game.now(), hex_), Side::Union);
  EXPECT_EQ(game.state().controller(hex_), Side::Union);
  EXPECT_EQ(game.state().piece(fortress_).hex(), nullptr);
}

TEST_F(Vicksburg, Case_13_42_a_fort_without_garrison_under_the_Enemy_is_captured) {
  besiege();
  position_.take_away(garrison_);
  Playing game{position_.setting(), begin(Stage::Sieges, Side::Union)};

  ASSERT_TRUE(std::holds_alternative<state::FortTaken>(game.state().turn.pending.back()));
  EXPECT_EQ(game.state().controller(hex_), Side::Union);
  EXPECT_TRUE(game.offers(choose(ActionKind::RemoveFort)));
  game.act(choose(ActionKind::ReplaceFort));

  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_TRUE(game.now().occupancy.at(hex_).fort.has(Side::Union));
  EXPECT_FALSE(game.now().occupancy.at(hex_).fort.has(Side::Confederate));
}

TEST_F(Vicksburg, Erratum_E073_as_printed_an_empty_fort_is_neither_removed_nor_replaced) {
  besiege();
  position_.take_away(garrison_);
  position_.without("E073");
  Playing game{position_.setting(), begin(Stage::Sieges, Side::Union)};

  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_TRUE(game.now().occupancy.at(hex_).fort.has(Side::Confederate));
}

/// A Fort with 5 CSP inside and units beside it.
class Garrison : public testing::Test {
 protected:
  Garrison() : position_{Ground{}.setting()} {
    position_.control_all(Side::Union);
    fort_ = position_.put(Side::Union, "fort", "B1010");
    inside_ = position_.put_inside(fort_, "garrison (5)-1");
    five_ = position_.put(Side::Union, "infantry 5-3", "B1010");
    six_ = position_.put(Side::Union, "infantry 6-3", "B1010");
  }

  Position position_;
  PieceId fort_;
  PieceId inside_;
  PieceId five_;
  PieceId six_;
};

TEST_F(Garrison, Case_13_21_capacity_counts_when_units_go_in) {
  Playing game{position_, Stage::CommandSegment, Side::Union};

  EXPECT_EQ(game.refusal(choose(ActionKind::EnterFort, six_, fort_)), "13.21");
  game.act(choose(ActionKind::EnterFort, five_, fort_));

  EXPECT_EQ(strength_inside(game.state(), fort_), 10);
}

TEST_F(Garrison, Case_13_22_several_garrisons_may_be_inside) {
  const auto another = position_.put(Side::Union, "garrison (5)-1", "B1010");
  Playing game{position_, Stage::CommandSegment, Side::Union};
  game.act(choose(ActionKind::EnterFort, another, fort_));

  EXPECT_EQ(game.state().contents(fort_).size(), 2U);
}

TEST_F(Garrison, Case_13_23_whoever_is_too_many_stays_on_top) {
  Playing game{position_, Stage::CommandSegment, Side::Union};
  game.act(choose(ActionKind::EnterFort, five_, fort_));

  EXPECT_FALSE(game.offers(choose(ActionKind::EnterFort, six_, fort_)));
  EXPECT_TRUE(game.now().occupancy.at(tests::hex("B1010")).open_combat.has(Side::Union));
}

TEST_F(Garrison, Case_13_13_rosters_count_leaders_and_trains_do_not) {
  const auto hq = position_.put(Side::Union, "corps-hq-infantry", "B1010");
  position_.put_inside(hq, "infantry 6-3");
  const auto leader = position_.put(Side::Union, "leader", "B1010");
  const auto train = position_.put(Side::Union, "train", "B1010", 8);
  const auto depot = position_.put(Side::Union, "depot", "B1010", 8);
  Playing game{position_, Stage::CommandSegment, Side::Union};

  EXPECT_EQ(game.refusal(choose(ActionKind::EnterFort, hq, fort_)), "13.21");
  EXPECT_EQ(game.refusal(choose(ActionKind::EnterFort, depot, fort_)), "13.13");
  game.act(choose(ActionKind::EnterFort, leader, fort_));
  game.act(choose(ActionKind::EnterFort, train, fort_));
  game.act(choose(ActionKind::EnterFort, five_, fort_));

  EXPECT_EQ(game.state().fort_of(train), fort_);
}

TEST_F(Garrison, Case_13_13_coming_out_needs_a_command) {
  Playing still{position_, Stage::CommandSegment, Side::Union};
  EXPECT_EQ(still.refusal(choose(ActionKind::LeaveFort, inside_)), "5.27");

  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.pieces[inside_.value()].activity.bits = static_cast<std::uint32_t>(Status::Energised);
  Playing game{position_.setting(), std::move(state)};
  game.act(choose(ActionKind::LeaveFort, inside_));

  EXPECT_FALSE(game.state().piece(inside_).inside);
}

TEST_F(Garrison, Case_13_39_nobody_enters_or_leaves_a_besieged_fort) {
  position_.take_away({six_, five_});
  const auto stray = position_.put(Side::Union, "leader", "B1010");
  position_.put(Side::Confederate, "infantry 8-3", "B1010");
  Playing game{position_, Stage::CommandSegment, Side::Union};

  EXPECT_EQ(game.refusal(choose(ActionKind::EnterFort, stray, fort_)), "13.39");
  EXPECT_EQ(game.refusal(choose(ActionKind::LeaveFort, inside_)), "13.32");
}

TEST_F(Garrison, Case_13_14_nobody_comes_out_under_an_enemy_who_does_not_besiege) {
  position_.take_away({six_, five_});
  position_.put(Side::Confederate, "garrison (1)-1", "B1010");
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.pieces[inside_.value()].activity.bits = static_cast<std::uint32_t>(Status::Energised);
  Playing game{position_.setting(), std::move(state)};

  EXPECT_EQ(game.refusal(choose(ActionKind::LeaveFort, inside_)), "13.14");

  Playing removing{position_, Stage::Fortification, Side::Union};
  EXPECT_EQ(removing.refusal(choose(ActionKind::RemoveWork, fort_)), "13.14");
}

TEST_F(Garrison, Case_10_32_a_garrison_that_comes_out_meets_a_lone_leader) {
  position_.take_away({six_, five_});
  const auto stray = position_.put(Side::Confederate, "leader", "B1010");
  const auto is_gone = [&](const state::GameState& state) {
    return state.piece(stray).hex() == nullptr || *state.piece(stray).hex() != tests::hex("B1010");
  };
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {1, 1});
  state.pieces[inside_.value()].activity.bits = static_cast<std::uint32_t>(Status::Energised);
  Playing leaving{position_.setting(), std::move(state)};
  leaving.act(choose(ActionKind::LeaveFort, inside_));
  EXPECT_TRUE(is_gone(leaving.state()));

  Playing removing{position_.setting(),
                   Playing::begin(position_, Stage::Fortification, Side::Union, {1, 1})};
  removing.act(choose(ActionKind::RemoveWork, fort_));
  EXPECT_TRUE(is_gone(removing.state()));
}

TEST_F(Garrison, Erratum_E075_own_forts_are_removed_unless_besieged) {
  Playing game{position_, Stage::Fortification, Side::Union};
  game.act(choose(ActionKind::RemoveWork, fort_));
  EXPECT_EQ(game.state().piece(fort_).hex(), nullptr);
  EXPECT_FALSE(game.state().piece(inside_).inside);

  position_.without("E075");
  Playing printed{position_, Stage::Fortification, Side::Union};
  EXPECT_EQ(printed.refusal(choose(ActionKind::RemoveWork, fort_)), "13.41");
}

TEST_F(Garrison, Case_13_41_a_besieged_fort_is_not_removed) {
  position_.take_away({six_, five_});
  position_.put(Side::Confederate, "infantry 8-3", "B1010");
  Playing game{position_, Stage::Fortification, Side::Union};

  EXPECT_EQ(game.refusal(choose(ActionKind::RemoveWork, fort_)), "13.41");
}

/// Five points with a Depot of 60 SUP beside them, and five far from any supply.
class Building : public testing::Test {
 protected:
  Building() : position_{Ground{}.setting()} {
    position_.control_all(Side::Union);
    builders_ = position_.put(Side::Union, "infantry 5-3", "B1010");
    depot_ = position_.put(Side::Union, "depot", "B1011", 50);
    position_.put(Side::Union, "infantry 4-3", "B1012");
    position_.put(Side::Union, "infantry 5-3", "B1030");
  }

  Position position_;
  PieceId builders_;
  PieceId depot_;
  HexId hex_ = tests::hex("B1010");
};

TEST_F(Building, Case_13_51_an_Entrenchment_is_paid_at_once) {
  Playing game{position_, Stage::Fortification, Side::Union};
  game.act(choose(ActionKind::Entrench, depot_, {}, hex_));

  EXPECT_EQ(game.state().piece(depot_).stock, 45);
  EXPECT_TRUE(works_in(game.now().occupancy, game.state(), Side::Union, hex_).entrenchment);
  EXPECT_EQ(game.refusal(choose(ActionKind::Entrench, depot_, {}, hex_)), "13.51");
}

TEST_F(Building, Case_13_51_a_Fort_is_paid_in_parts_of_at_least_ten) {
  Playing game{position_, Stage::Fortification, Side::Union};
  EXPECT_EQ(game.refusal(choose(ActionKind::BuildWork, depot_, {}, hex_, 9)), "13.51");
  EXPECT_EQ(game.refusal(choose(ActionKind::BuildWork, depot_, {}, hex_, 41)), "13.51");

  game.act(choose(ActionKind::BuildWork, depot_, {}, hex_, 33));
  ASSERT_EQ(game.state().buildings.size(), 1U);
  EXPECT_EQ(game.state().buildings[0].paid, 33);
  EXPECT_FALSE(game.now().occupancy.at(hex_).fort.has(Side::Union)) << "not fully paid";
  game.act(choose(ActionKind::BuildWork, depot_, {}, hex_, 7));

  EXPECT_TRUE(game.state().buildings.empty());
  EXPECT_TRUE(game.now().occupancy.at(hex_).fort.has(Side::Union));
  EXPECT_EQ(game.state().piece(depot_).stock, 10);
}

TEST_F(Building, Case_13_51_a_Fortress_is_the_upgrade_of_a_Fort) {
  const auto fort = position_.put(Side::Union, "fort", "B1010");
  Playing game{position_, Stage::Fortification, Side::Union};
  game.act(choose(ActionKind::BuildWork, depot_, {}, hex_, 40));

  EXPECT_EQ(game.state().piece(fort).kind, rulebook::PieceKind::Fortress);
  EXPECT_EQ(game.refusal(choose(ActionKind::BuildWork, depot_, {}, hex_, 10)), "13.51");
}

TEST_F(Building, Case_13_24_nobody_builds_a_Fort_above_Enemies_whose_works_are_gone) {
  const auto razed = position_.put(Side::Confederate, "fort", "B1010");
  position_.put_inside(razed, "garrison (5)-1");
  auto state = Playing::begin(position_, Stage::Fortification, Side::Union, {});
  state.pieces[razed.value()].activity.bits = static_cast<std::uint32_t>(Status::Razed);
  Playing game{position_.setting(), state};
  const auto build = choose(ActionKind::BuildWork, depot_, {}, hex_, 40);

  EXPECT_EQ(game.refusal(build), "13.51") << "garrisons of both sides would be in one hex [13.14]";
  EXPECT_FALSE(game.offers(build));
  EXPECT_EQ(game.refusal(choose(ActionKind::Entrench, depot_, {}, hex_)), "")
      << "in an Entrenchment nobody is inside [13.12]";
}

TEST_F(Building, Case_13_51_builders_need_five_points_and_a_chain) {
  Playing game{position_, Stage::Fortification, Side::Union};

  EXPECT_EQ(game.refusal(choose(ActionKind::BuildWork, depot_, {}, tests::hex("B1012"), 10)),
            "13.51");
  EXPECT_EQ(game.refusal(choose(ActionKind::BuildWork, depot_, {}, tests::hex("B1030"), 10)),
            "13.51");
}

TEST_F(Building, Case_17_02_a_train_counts_for_builders_only_in_their_own_hex) {
  position_.take_away({depot_});
  const auto far = position_.put(Side::Union, "train", "B1009", 10);
  Playing apart{position_, Stage::Fortification, Side::Union};
  EXPECT_TRUE(supply::in_chain(apart.now(), builders_));
  EXPECT_EQ(apart.refusal(choose(ActionKind::Entrench, far, {}, hex_)), "13.51");

  const auto here = position_.put(Side::Union, "train", "B1010", 1);
  Playing together{position_, Stage::Fortification, Side::Union};
  EXPECT_TRUE(supply::may_act_on_chain(together.now(), builders_));
  EXPECT_EQ(together.refusal(choose(ActionKind::Entrench, here, {}, hex_)), "13.51") << "1 of 5";
  together.act(choose(ActionKind::Entrench, far, {}, hex_));
}

}  // namespace
}  // namespace core::fortification
