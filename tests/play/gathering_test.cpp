// Set-ups that are gathered are set-ups the rules allow, and bring together what they should.
#include "core/trial_play/gathering.h"

#include "core/data/setup_limits.h"
#include "core/data/setup_proof.h"
#include "core/state/occupancy.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace {

using core::board::Side;
using core::data::OpenedSetup;
using core::state::GameState;
using core::state::Piece;

constexpr std::uint64_t kSeeds = 6;

OpenedSetup gathered(const std::string& scenario, std::uint64_t seed) {
  OpenedSetup setup = tests::real_setup(scenario);
  core::trial_play::gather(setup.setting, setup.state, seed);
  return setup;
}

class Gathering : public testing::TestWithParam<std::string> {};

TEST_P(Gathering, Case_19_2_leaves_a_set_up_that_the_rules_allow) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const OpenedSetup setup = gathered(GetParam(), seed);
    std::vector<core::data::SetupCheck> checks = core::data::check_setup(setup);
    for (core::data::SetupCheck& check : core::data::check_limits(setup)) {
      checks.push_back(std::move(check));
    }
    for (const core::data::SetupCheck& check : checks) {
      for (const core::state::Finding& finding : check.findings) {
        ADD_FAILURE() << "seed " << seed << ": " << finding.text << " [" << finding.cited.text()
                      << "]";
      }
    }
  }
}

TEST_P(Gathering, moves_pieces_and_adds_siege_trains_only) {
  const GameState& before = tests::real_setup(GetParam()).state;
  const GameState after = gathered(GetParam(), 1).state;
  ASSERT_GE(after.pieces.size(), before.pieces.size());
  for (std::size_t at = before.pieces.size(); at < after.pieces.size(); ++at) {
    EXPECT_EQ(after.pieces[at].kind, core::rulebook::PieceKind::SiegeTrain);
  }
  std::size_t moved = 0;
  for (std::size_t at = 0; at < before.pieces.size(); ++at) {
    Piece there = after.pieces[at];
    moved += there.place != before.pieces[at].place ? 1U : 0U;
    there.place = before.pieces[at].place;
    there.inside = before.pieces[at].inside;
    EXPECT_EQ(there, before.pieces[at]);
  }
  EXPECT_GT(moved, 5U);
  EXPECT_TRUE(gathered(GetParam(), 1).state == after) << "the same seed gathers the same";
}

TEST_P(Gathering, Case_13_31_and_Case_7_24_sieges_and_landings_are_ready) {
  int besieged = 0;
  int off_a_coast = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const OpenedSetup setup = gathered(GetParam(), seed);
    const core::state::Occupancy occupancy{*setup.setting.map, setup.state};
    for (const Piece& piece : setup.state.pieces) {
      const bool fort = core::rulebook::is_fort(piece.kind) && piece.hex() != nullptr;
      besieged +=
          fort && occupancy.at(*piece.hex()).garrison.has(piece.side) &&
                  occupancy.at(*piece.hex()).attackers.has(core::board::enemy_of(piece.side))
              ? 1
              : 0;
      const bool aboard = piece.kind == core::rulebook::PieceKind::Leader &&
                          setup.state.transport_of(piece.id).has_value();
      off_a_coast += aboard ? 1 : 0;
    }
  }
  EXPECT_GT(besieged, 0);
  EXPECT_GT(off_a_coast, 0);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Gathering, testing::ValuesIn(tests::setup_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
