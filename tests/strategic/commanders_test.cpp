// [10.16] [10.18] [22.33] [22.52] Appointments.
#include "core/strategic/commanders.h"

#include "core/organisation/rosters.h"
#include "core/strategic/desk.h"
#include "core/strategic/leader_pick.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using state::Stage;
using tests::Ground;
using tests::Position;

/// The Union's Leader Pick Segment, after its rolls.
class Commanders : public testing::Test {
 protected:
  Commanders() : position_{Ground{}.setting(), "5/63"} {}

  PieceId leader(std::string_view name, std::string_view hex) {
    const PieceId id = position_.put(Side::Union, "leader", hex);
    names_.emplace_back(id, name);
    return id;
  }

  PieceId headquarters(std::string_view kind, std::string_view hex,
                       std::optional<PieceId> commander = {}) {
    const PieceId id = position_.put(Side::Union, kind, hex);
    if (commander) {
      commands_.emplace_back(id, *commander);
    }
    return id;
  }

  /// The position, with names and appointments.
  state::Standing& begin() {
    state::GameState state = position_.state();
    for (const auto& [id, name] : names_) {
      state.pieces[id.value()].name = name;
    }
    for (const auto& [hq, commander] : commands_) {
      state.pieces[hq.value()].commander = commander;
      if (state.piece(hq).place == state.piece(commander).place) {
        state.pieces[commander.value()].inside = hq;
      }
    }
    state.turn.stage = Stage::LeaderPick;
    state.turn.acting = Side::Union;
    state.turn.step = 2;
    state.turn.game_turn = 1;
    standing_.emplace(position_.setting(), std::move(state));
    return *standing_;
  }

  state::Ruling<> choose(ActionKind kind, PieceId piece, std::optional<PieceId> other = {}) {
    const Action action{kind, piece, other, {}, {}, 0};
    const auto ruling = judge(standing_->situation(), action);
    if (ruling) {
      state::Record record{*standing_};
      act(record, action);
    }
    return ruling;
  }

  [[nodiscard]] std::vector<Action> legal() {
    sequence::Choices actions;
    offer(standing_->situation(), actions);
    return actions.list();
  }

  [[nodiscard]] const state::Piece& piece(PieceId id) const { return standing_->state().piece(id); }

  [[nodiscard]] bool is_in_pool(PieceId id) const {
    return piece(id).away() != nullptr && piece(id).away()->kind == state::AwayKind::Pool;
  }

  Position position_;
  std::vector<std::pair<PieceId, std::string>> names_;
  std::vector<std::pair<PieceId, PieceId>> commands_;
  std::optional<state::Standing> standing_;
};

TEST_F(Commanders, Case_22_33_a_leader_in_its_hex_takes_an_hq_without_commander) {
  const auto couch = leader("Couch", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  begin();

  ASSERT_TRUE(choose(ActionKind::Appoint, couch, corps));
  EXPECT_EQ(piece(corps).commander, couch);
  EXPECT_EQ(piece(couch).inside, corps) << "he commands by standing on it [10.16]";
}

TEST_F(Commanders, Case_22_33_not_from_another_hex) {
  const auto couch = leader("Couch", "B3011");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  begin();

  const auto refused = choose(ActionKind::Appoint, couch, corps);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "22.33"_case);
  EXPECT_EQ(refused.error().reason, "leader-elsewhere");
  EXPECT_TRUE(legal().empty());
}

TEST_F(Commanders, Case_10_18_two_stars_for_a_corps_three_for_an_army_one_for_a_cavalry_corps) {
  const auto one_star = leader("Grierson", "B3010");
  const auto two_stars = leader("Couch", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  const auto army = headquarters("army-hq", "B3010");
  const auto horse = headquarters("corps-hq-cavalry", "B3010");
  const auto& now = begin();

  const auto refused = choose(ActionKind::Appoint, two_stars, army);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "10.18"_case);
  EXPECT_EQ(refused.error().need, 3);
  EXPECT_EQ(refused.error().have, 2);
  EXPECT_FALSE(organisation::may_be_appointed(standing_->situation(), one_star, corps));
  EXPECT_TRUE(organisation::may_be_appointed(standing_->situation(), one_star, horse));
  EXPECT_TRUE(organisation::may_be_appointed(standing_->situation(), two_stars, corps));
  EXPECT_EQ(now.state().piece(horse).commander, std::nullopt);
}

TEST_F(Commanders, Erratum_E063_as_printed_cavalry_leaders_command_cavalry_corps_only) {
  const auto sheridan = leader("Sheridan", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  begin();
  EXPECT_TRUE(organisation::may_be_appointed(standing_->situation(), sheridan, corps));

  position_.without("E063");
  begin();
  EXPECT_EQ(organisation::may_be_appointed(standing_->situation(), sheridan, corps).error().cited,
            "10.2"_case);
}

TEST_F(Commanders, Case_22_33_an_hq_with_a_commander_changes_hands_only_by_22_52) {
  const auto reynolds = leader("Reynolds", "B3010");
  const auto hancock = leader("Hancock", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010", reynolds);
  begin();

  const auto refused = choose(ActionKind::Appoint, hancock, corps);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, "has-commander");
  EXPECT_EQ(refused.error().piece, reynolds);
  EXPECT_EQ(refused.error().hint, "relieve-him");
}

TEST_F(Commanders, Case_22_52_method_1_the_commander_goes_to_the_pool) {
  const auto reynolds = leader("Reynolds", "B3010");
  const auto hancock = leader("Hancock", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010", reynolds);
  begin();

  ASSERT_TRUE(choose(ActionKind::Relieve, hancock, corps));
  EXPECT_EQ(piece(corps).commander, hancock);
  EXPECT_EQ(piece(hancock).inside, corps);
  EXPECT_TRUE(is_in_pool(reynolds));
}

TEST_F(Commanders, Case_22_52_method_1_needs_a_commander) {
  const auto hancock = leader("Hancock", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  begin();

  EXPECT_EQ(choose(ActionKind::Relieve, hancock, corps).error().reason, "nobody-to-relieve");
}

TEST_F(Commanders, Case_22_52_method_2_the_commander_stays_as_a_lone_leader) {
  const auto reynolds = leader("Reynolds", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010", reynolds);
  begin();

  ASSERT_TRUE(choose(ActionKind::Demote, reynolds));
  EXPECT_EQ(piece(corps).commander, std::nullopt);
  EXPECT_EQ(piece(reynolds).inside, std::nullopt);
  EXPECT_EQ(piece(reynolds).place, piece(corps).place);
  EXPECT_EQ(choose(ActionKind::Demote, reynolds).error().reason, "commands-nothing");
}

TEST_F(Commanders, Case_22_52_method_4_an_absent_commander_loses_his_hq) {
  const auto reynolds = leader("Reynolds", "B3012");
  const auto hancock = leader("Hancock", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010", reynolds);
  begin();
  EXPECT_EQ(present_commander(standing_->situation(), corps), std::nullopt);

  ASSERT_TRUE(choose(ActionKind::Appoint, hancock, corps));
  EXPECT_EQ(piece(corps).commander, hancock);
  EXPECT_EQ(piece(reynolds).hex()->label(), "B3012");
}

TEST_F(Commanders, Case_10_16_a_commander_takes_no_second_hq_and_gives_up_one_he_has_left) {
  const auto reynolds = leader("Reynolds", "B3010");
  const auto first = headquarters("corps-hq-infantry", "B3010", reynolds);
  const auto second = headquarters("corps-hq-infantry", "B3010");
  const auto hancock = leader("Hancock", "B3010");
  const auto left = headquarters("corps-hq-infantry", "B3012", hancock);
  begin();

  const auto refused = choose(ActionKind::Appoint, reynolds, second);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "10.16"_case);
  EXPECT_EQ(refused.error().other, first);
  ASSERT_TRUE(choose(ActionKind::Appoint, hancock, second));
  EXPECT_EQ(piece(left).commander, std::nullopt);
}

TEST_F(Commanders, Case_22_33_offered_is_what_is_allowed) {
  const auto reynolds = leader("Reynolds", "B3010");
  leader("Hancock", "B3010");
  leader("Grierson", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010", reynolds);
  const auto empty = headquarters("corps-hq-infantry", "B3010");
  begin();

  std::vector<std::tuple<ActionKind, std::uint16_t>> kinds;
  for (const Action& action : legal()) {
    EXPECT_TRUE(judge(standing_->situation(), action));
    kinds.emplace_back(action.kind, action.other.value_or(*action.piece).value());
  }
  EXPECT_THAT(kinds, testing::UnorderedElementsAre(std::tuple{ActionKind::Demote, reynolds.value()},
                                                   std::tuple{ActionKind::Relieve, corps.value()},
                                                   std::tuple{ActionKind::Appoint, empty.value()}));
}

TEST_F(Commanders, Case_16_13_an_hq_has_one_commander_and_no_second_beside_him) {
  const auto reynolds = leader("Reynolds", "B3010");
  const auto hancock = leader("Hancock", "B3010");
  const auto corps = headquarters("corps-hq-infantry", "B3010");
  begin();

  ASSERT_TRUE(choose(ActionKind::Appoint, reynolds, corps));
  EXPECT_EQ(choose(ActionKind::Appoint, hancock, corps).error().reason, "has-commander");
  EXPECT_EQ(commanded_by(standing_->situation(), hancock), std::nullopt);

  ASSERT_TRUE(choose(ActionKind::Relieve, hancock, corps));
  EXPECT_EQ(present_commander(standing_->situation(), corps), hancock);
  EXPECT_EQ(commanded_by(standing_->situation(), hancock), corps);
  EXPECT_EQ(commanded_by(standing_->situation(), reynolds), std::nullopt);
}

}  // namespace
}  // namespace core::strategic
