// Saves that programs of before have made: they open, come out as they were played, and go on as
// they were begun, in the file and in the copy of a file that is gone.
#include "core/tabletop/battle_match.h"
#include "core/tabletop/river_match.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace core::tabletop {
namespace {

namespace fs = std::filesystem;

/// A folder of its own with one of the recorded saves in it.
class OldSave {
 public:
  explicit OldSave(const std::string& name) : file_{folder_ / name} {
    fs::create_directories(folder_);
    fs::copy_file(fs::path{tests::places::sources()} / "tests/golden/saves" / name, file_,
                  fs::copy_options::overwrite_existing);
  }

  OldSave(const OldSave&) = delete;
  OldSave& operator=(const OldSave&) = delete;

  ~OldSave() { fs::remove_all(folder_); }

  [[nodiscard]] const fs::path& file() const { return file_; }

 private:
  fs::path folder_ = fs::temp_directory_path() / ("sumter-old-edition-" + std::to_string(getpid()));
  fs::path file_;
};

// Five guns were passed on a tributary, and the campaign was given up with a verdict.
TEST(OldEditions, RR_311_RR_327_a_river_campaign_keeps_its_points_and_its_verdict) {
  const OldSave save{"tributary-version-2.river"};
  const RiverMatch match = RiverMatch::open(
      tabletop_data::TabletopCatalogue{tests::catalogue()}.river_charts(), save.file());
  ASSERT_TRUE(match.state().result);
  EXPECT_EQ(match.state().result->points, 12);
  EXPECT_EQ(match.state().result->ending, river::Ending::Quit);
  EXPECT_EQ(match.state().result->level, river::Level::MinorVictory);
}

BattleMatchOf<CoastalRules> aground(const fs::path& file) {
  return BattleMatchOf<CoastalRules>::open(tests::catalogue(),
                                           tests::catalogue().load_setting({}).rulebook, file);
}

// A tug was named eight times, and was no help: after four attempts the ship was fast for good.
TEST(OldEditions, RC_T12_a_battle_with_models_goes_on_without_the_help_of_tugs) {
  const OldSave save{"tug-version-2.fight"};
  auto match = aground(save.file());
  EXPECT_EQ(match.begin().edition, 1);
  EXPECT_EQ(match.state().ships.front().tries, 4);
  const auto length = match.length();

  const fs::path away = save.file().parent_path() / "away.fight";
  fs::rename(save.file(), away);
  // It goes on in a copy, which is of the newest form.
  ASSERT_TRUE(match.act(match.offered().front()));
  const auto again = aground(match.journal()->file());
  EXPECT_EQ(again.begin().edition, 1);
  EXPECT_EQ(again.length(), length + 1);
  EXPECT_EQ(again.state(), match.state());
}

TEST(OldEditions, a_set_is_named_with_its_edition) {
  BattleBegin begin{"plymouth", 7, {}, RuleSet::Coastal};
  EXPECT_EQ(rules_text(begin), "coastal 2");
  begin.edition = 1;
  EXPECT_EQ(rules_text(begin), "coastal");
  ASSERT_TRUE(read_rules("field 2", begin));
  EXPECT_EQ(begin.rules, RuleSet::Field);
  EXPECT_EQ(begin.edition, 2);
  ASSERT_TRUE(read_rules("ironclad", begin));
  EXPECT_EQ(begin.edition, 1);
  for (const char* const wrong :
       {"", "coastal 0", "coastal 1", "coastal 3", "coastal 2 2", "steam 2"}) {
    EXPECT_FALSE(read_rules(wrong, begin)) << wrong;
  }
}

}  // namespace
}  // namespace core::tabletop
