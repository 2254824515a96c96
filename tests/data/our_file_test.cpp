// What a file of ours is, by its first bytes, and what opens it.
#include "core/data/our_file.h"

#include "core/base/data_error.h"
#include "core/data/setup_faults.h"
#include "core/data/text_source.h"
#include "tests/data/sources.h"
#include "tests/support/places.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <fstream>

namespace core::data {
namespace {

namespace fs = std::filesystem;

using ::testing::EndsWith;
using ::testing::HasSubstr;

class OurFiles : public testing::Test {
 protected:
  /// A path of this test alone.
  [[nodiscard]] static fs::path file(const std::string& name) {
    const fs::path folder =
        tests::data::scratch(testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder);
    return folder / name;
  }

  /// A database of a kind, with a header like that of a save.
  [[nodiscard]] static fs::path save(const std::string& name, std::int32_t id,
                                     const std::string& column, const std::string& value) {
    SQLite::Database database{file(name), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec("PRAGMA application_id = " + std::to_string(id));
    database.exec("CREATE TABLE header (" + column + " TEXT, rules TEXT)");
    database.exec("INSERT INTO header VALUES ('" + value + "', 'ironclad')");
    return file(name);
  }

  [[nodiscard]] static fs::path text(const std::string& name, std::string_view content) {
    std::ofstream{file(name)} << content;
    return file(name);
  }

  [[nodiscard]] static std::string refusal(const fs::path& path) {
    try {
      (void)read_shared_setup(path);
    } catch (const base::DataError& error) {
      return error.reason();
    }
    return {};
  }
};

TEST_F(OurFiles, are_known_by_their_first_bytes_whatever_their_name) {
  EXPECT_EQ(kind_of_file(save("a", kJournalId, "scenario", "west-63")), OurFile::Game);
  EXPECT_EQ(kind_of_file(save("b", kBattleId, "battle", "hampton-roads")), OurFile::Battle);
  EXPECT_EQ(kind_of_file(save("c", kRiverId, "begin", "river")), OurFile::River);
  EXPECT_EQ(kind_of_file(tests::places::catalogue()), OurFile::Catalogue);
  EXPECT_EQ(kind_of_file(text("d", std::string{kRecordMark} + "\nbattle x\n")), OurFile::Record);
  EXPECT_EQ(kind_of_file(text("e", std::string{kReportMark} + "<html>")), OurFile::Report);
}

TEST_F(OurFiles, other_files_are_none_of_them) {
  EXPECT_EQ(kind_of_file(save("other", 7, "scenario", "west-63")), std::nullopt);
  const fs::path cut = save("cut", kJournalId, "scenario", "west-63");
  fs::resize_file(cut, 71);
  EXPECT_EQ(kind_of_file(cut), std::nullopt);
  EXPECT_EQ(kind_of_file(text("text", std::string(200, 'S'))), std::nullopt);
  EXPECT_EQ(kind_of_file(text("empty", "")), std::nullopt);
  EXPECT_EQ(kind_of_file(file("missing")), std::nullopt);
  EXPECT_EQ(kind_of_file(cut.parent_path()), std::nullopt);
  EXPECT_EQ(what_it_is(cut), "");
}

TEST_F(OurFiles, say_what_opens_them) {
  const fs::path game = save("war.sumter", kJournalId, "scenario", "west-63");
  EXPECT_EQ(what_it_is(game),
            "a saved game of west-63: sumter play west-63 --save " + game.string());
  const fs::path models = save("m", kBattleId, "battle", "models:hampton-roads");
  EXPECT_THAT(what_it_is(models), HasSubstr("sumter assistant --save " + models.string()));
  const fs::path screen = save("s", kBattleId, "battle", "hampton-roads");
  EXPECT_THAT(what_it_is(screen), EndsWith(", hampton-roads: sumter-window " + screen.string()));
  const fs::path river = save("r", kRiverId, "begin", "river");
  EXPECT_THAT(what_it_is(river), HasSubstr("sumter river play --save " + river.string()));
}

TEST_F(OurFiles, of_a_set_up_of_ones_own_need_no_scenario) {
  const fs::path game = save("own.sumter", kJournalId, "scenario", "My war");
  SQLite::Database{game, SQLite::OPEN_READWRITE}.exec("CREATE TABLE setup (text TEXT)");
  EXPECT_EQ(what_it_is(game), "a saved game of My war: sumter play --save " + game.string());
}

TEST_F(OurFiles, what_a_header_holds_besides_plain_words_is_not_repeated) {
  const fs::path game = save("odd", kJournalId, "scenario", "\x1b[31mred");
  EXPECT_EQ(what_it_is(game), "a saved game: sumter play --save " + game.string());
}

TEST_F(OurFiles, with_blanks_in_their_name_are_quoted_in_the_command) {
  const fs::path game = save("war with Anna.sumter", kJournalId, "scenario", "west-63");
  EXPECT_THAT(what_it_is(game), EndsWith("--save \"" + game.string() + "\""));
}

TEST_F(OurFiles, in_the_place_of_a_set_up_are_named) {
  EXPECT_THAT(refusal(save("war.sumter", kJournalId, "scenario", "west-63")),
              HasSubstr("this is a saved game of west-63: sumter play west-63 --save"));
  EXPECT_THAT(refusal(text("r", std::string{kRecordMark} + "\n")),
              HasSubstr("this is the record of a battle: sumter battle replay"));
  EXPECT_THAT(refusal(text("p", std::string{kReportMark} + "\n")),
              HasSubstr("this is the report of a game"));
  EXPECT_THAT(refusal(tests::places::catalogue()), HasSubstr("this is a compiled catalogue"));
  EXPECT_EQ(refusal(save("other", 7, "x", "y")), "this is a database, not a text");
}

TEST_F(OurFiles, a_path_that_is_no_file_is_told_as_what_it_is) {
  EXPECT_EQ(refusal(file("missing")), "there is no such file");
  EXPECT_EQ(refusal(file("missing").parent_path()), "this is a folder");
  EXPECT_EQ(refusal(file(std::string(300, 'n'))), "its name is too long");
  EXPECT_EQ(refusal("/dev/null"), "this is a device and no file");
}

}  // namespace
}  // namespace core::data
