// [21.1] [23.3] [25.1] Where a figure of the war comes from.
#include "core/words/ledger.h"

#include "core/save/match.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::words {
namespace {

using board::Side;
using rulebook::PieceKind;
using save::Match;
using testing::IsEmpty;

/// A campaign in which the Union has begun two units in 7/61.
class Ledgers : public testing::Test {
 protected:
  Ledgers() : match_{make()} {
    start(PieceKind::Cavalry, 3);
    start(PieceKind::Militia, 2);
  }

  static Match make() {
    auto opened = tests::catalogue().open_setup("campaign", {});
    Match match{game::Game{opened.setting, strategic::opening_of(opened.setting, opened.state, 1)},
                opened.setting};
    while (match.state().turn.stage != state::Stage::Initiation && match.act(sequence::passing())) {
    }
    return match;
  }

  void start(PieceKind kind, int csp) {
    const auto done = match_.act({sequence::ActionKind::StartUnit, {}, {}, {}, {}, csp, kind});
    ASSERT_TRUE(done);
  }

  [[nodiscard]] std::vector<LedgerLine> pool_of(Side side, Side reader) const {
    return ledger_of(match_.log(), Account::Pool, side, reader,
                     match_.state().treasury_of(side).pool);
  }

  Match match_;
};

TEST_F(Ledgers, Case_21_1_entries_add_up_from_what_there_was_to_what_there_is) {
  const std::vector<LedgerLine> ledger = pool_of(Side::Union, Side::Union);

  ASSERT_GE(ledger.size(), 3U);
  EXPECT_EQ(ledger.back().balance, match_.state().treasury_of(Side::Union).pool);
  EXPECT_EQ(ledger.back().by, -2);         // militia: 1 SUP each CSP [21.91]
  EXPECT_EQ((ledger.end() - 2)->by, -15);  // cavalry: 5
  for (std::size_t at = 1; at < ledger.size(); ++at) {
    EXPECT_EQ(ledger[at].balance, ledger[at - 1].balance + ledger[at].by);
  }
}

TEST_F(Ledgers, Case_21_1_an_entry_leads_to_the_line_that_tells_what_it_was_for) {
  const std::vector<LedgerLine> ledger = pool_of(Side::Union, Side::Union);

  const LogLine& told = match_.log().at(ledger.back().told);
  EXPECT_NE(told.key, "pool-less");
  EXPECT_NE(told.text[0]->find("militia"), std::string::npos) << *told.text[0];
  // Income tells itself.
  EXPECT_EQ(match_.log().at(ledger.front().told).key, "income-came");
}

TEST_F(Ledgers, Case_0_5_who_may_not_read_an_entry_gets_none) {
  EXPECT_THAT(pool_of(Side::Union, Side::Confederate), IsEmpty());
}

TEST_F(Ledgers, Case_23_3_personnel_points_have_their_own) {
  const auto ledger = ledger_of(match_.log(), Account::Personnel, Side::Union, Side::Union,
                                match_.state().war.manpower_of(Side::Union).points);

  ASSERT_EQ(ledger.size(), 3U);
  EXPECT_EQ(ledger.front().by, 100);
  EXPECT_EQ(ledger.front().told, ledger.front().line);
  EXPECT_EQ(ledger.front().balance, 100);
  EXPECT_EQ(ledger.back().balance, 100 - 3 * 6 - 2 * 2);
}

}  // namespace
}  // namespace core::words
