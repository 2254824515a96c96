// [IC-T39] The record of a battle while it is written.
#include "core/tabletop/record_file.h"

#include "core/base/data_error.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace core::tabletop {
namespace {

namespace fs = std::filesystem;

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class RecordFiles : public testing::Test {
 protected:
  RecordFiles()
      : folder_{fs::temp_directory_path() / ("sumter-record-test-" + std::to_string(::getpid()))} {
    fs::create_directories(folder_);
  }

  ~RecordFiles() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }

  [[nodiscard]] fs::path file(const std::string& name) const { return folder_ / name; }

  [[nodiscard]] static std::string content(const fs::path& path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

 private:
  fs::path folder_;
};

TEST_F(RecordFiles, IC_T39_every_order_is_in_the_file_when_it_was_added) {
  RecordFile record{file("a"), "head\n\n"};
  EXPECT_EQ(content(file("a")), "head\n\n");
  record.add("move uss-monitor");
  EXPECT_EQ(content(file("a")), "head\n\nmove uss-monitor\n");
  EXPECT_THAT(record.take_notices(), IsEmpty());
}

TEST_F(RecordFiles, IC_T39_another_file_is_never_written_over) {
  std::ofstream{file("a")} << "mine";
  try {
    const RecordFile record{file("a"), "head\n\n"};
    FAIL() << "it was made";
  } catch (const base::DataError& error) {
    EXPECT_THAT(error.reason(), HasSubstr("the file exists already"));
  }
  EXPECT_EQ(content(file("a")), "mine");
}

TEST_F(RecordFiles, IC_T39_one_that_was_renamed_replaced_or_deleted_goes_on_in_a_copy) {
  RecordFile record{file("a.record"), "head\n\n"};
  record.add("one");
  fs::rename(file("a.record"), file("kept.record"));
  std::ofstream{file("a.record")} << "somebody's";

  record.add("two");

  EXPECT_EQ(content(file("kept.record")), "head\n\none\n");
  EXPECT_EQ(content(file("a.record")), "somebody's");
  EXPECT_EQ(content(file("a 2.record")), "head\n\none\ntwo\n");
  EXPECT_THAT(record.take_notices(), ElementsAre(HasSubstr("It goes on in")));

  fs::remove(file("a 2.record"));
  record.add("three");
  EXPECT_EQ(content(file("a 2 2.record")), "head\n\none\ntwo\nthree\n");
}

TEST_F(RecordFiles, IC_T39_a_touched_one_goes_on) {
  RecordFile record{file("a"), "head\n\n"};
  fs::last_write_time(file("a"), fs::file_time_type::clock::now() + std::chrono::hours{1});
  record.add("one");
  EXPECT_EQ(content(file("a")), "head\n\none\n");
  EXPECT_THAT(record.take_notices(), IsEmpty());
}

}  // namespace
}  // namespace core::tabletop
