#include "core/tabletop/river_journal.h"

#include "core/data/our_file.h"
#include "core/tabletop/row_journal_file.h"

#include <SQLiteCpp/Statement.h>

#include <utility>

namespace core::tabletop {
namespace {

// 1 before files had an identity, 2 with it, 3 with the edition of the rules in the begin.
constexpr std::int32_t kRiverVersion = 3;
constexpr std::int32_t kOldestRiver = 1;

std::string river_schema(std::int32_t /*version*/) {
  return std::string{} + R"sql(
CREATE TABLE header (      -- one row, never changed
  program TEXT NOT NULL,   -- version of the program that began the campaign
  begin TEXT NOT NULL,     -- river, dice, flotilla and options, a line each
  date TEXT NOT NULL,      -- when the campaign was begun
  seal INTEGER NOT NULL);  -- hash of the cells above
)sql" + std::string{kOrdersSchema};
}

std::uint64_t seal_of(const RiverPeek& head) {
  return seal_of_cells({head.program, head.begin, head.date});
}

}  // namespace

template <>
struct HeadOf<RiverPeek> {
  static const save::JournalKind& kind() noexcept {
    static const save::JournalKind kKind{
        .id = data::kRiverId,
        .version = kRiverVersion,
        .oldest = kOldestRiver,
        .what = "a saved river campaign of Sumter",
        .schema = river_schema,
        .tables = tables_of_rows,
        .marked = kIdentified,
        .further = {},
    };
    return kKind;
  }

  static std::pair<RiverPeek, std::uint64_t> read(save::JournalFile& file) {
    return file.trying({1, "header"}, "the save cannot be read", [&] {
      SQLite::Statement rows{file.database(), "SELECT program, begin, date, seal FROM header"};
      if (!rows.executeStep()) {
        file.fail({1, "header"}, "the row is missing");
      }
      RiverPeek head;
      head.program = rows.getColumn(0).getString();
      head.begin = rows.getColumn(1).getString();
      head.date = rows.getColumn(2).getString();
      const std::uint64_t seal = of_cell(rows.getColumn(3));
      if (seal != seal_of(head)) {
        file.fail({1, "header"}, "the row does not match its seal");
      }
      return std::pair{head, seal};
    });
  }

  static std::uint64_t seal(const RiverPeek& head) { return seal_of(head); }

  static void write(SQLite::Database& database, const RiverPeek& head) {
    SQLite::Statement row{database, "INSERT INTO header VALUES (?, ?, ?, ?)"};
    row.bind(1, head.program);
    row.bind(2, head.begin);
    row.bind(3, head.date);
    row.bind(4, as_cell(seal(head)));
    row.exec();
  }
};

template class RowJournal<RiverPeek>;

}  // namespace core::tabletop
