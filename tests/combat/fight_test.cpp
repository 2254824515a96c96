// The battles of the tests end: a test that waits for what does not come fails, and does not hang.
#include "tests/combat/fight.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace tests {
namespace {

TEST(FightOfATest, goes_on_for_so_many_choices_and_is_ended_then) {
  Fight fight{Ground{}};
  const PieceId leader = fight.leader(Side::Union, "Grant", "B3009");
  testing::TestPartResultArray failures;
  std::string ended_by;
  {
    const testing::ScopedFakeTestPartResultReporter reporter{
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &failures};
    try {
      while (fight.where(leader) == "B3009") {  // nobody ever takes him away
        fight.act(go(ActionKind::Attack, leader, "B3010"));
      }
    } catch (const std::runtime_error& error) {
      ended_by = error.what();
    }
  }
  EXPECT_GT(failures.size(), 0) << "each of them is illegal, which is a failure too";
  EXPECT_NE(ended_by.find("200 choices in one battle; the last one: attack"), std::string::npos)
      << ended_by;
}

}  // namespace
}  // namespace tests
