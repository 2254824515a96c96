#include "core/tabletop/river_journal.h"

#include "core/save/journal_file.h"
#include "core/tabletop/order_rows.h"

#include <SQLiteCpp/Statement.h>

#include <tuple>
#include <utility>

namespace core::tabletop {
namespace {

constexpr std::int32_t kRiverVersion = 1;

std::string river_schema(std::int32_t /*version*/) {
  return std::string{} + R"sql(
CREATE TABLE header (      -- one row, never changed
  program TEXT NOT NULL,   -- version of the program that began the campaign
  begin TEXT NOT NULL,     -- river, dice, flotilla and options, a line each
  date TEXT NOT NULL,      -- when the campaign was begun
  seal INTEGER NOT NULL);  -- hash of the cells above
)sql" + std::string{kOrdersSchema};
}

const save::JournalKind& river_kind() noexcept {
  static const save::JournalKind kKind{
      .id = save::kRiverId,
      .version = kRiverVersion,
      .oldest = kRiverVersion,
      .what = "a saved river campaign of Sumter",
      .schema = river_schema,
      .tables = 2,
      .further = {},
  };
  return kKind;
}

std::uint64_t seal_of(const RiverPeek& head) {
  return seal_of_cells({head.program, head.begin, head.date});
}

/// The head and its seal.
std::pair<RiverPeek, std::uint64_t> read_river_head(save::JournalFile& file) {
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

}  // namespace

RiverJournal::RiverJournal(std::unique_ptr<save::JournalFile> file) : file_{std::move(file)} {
  std::uint64_t seal{};
  std::tie(head_, seal) = read_river_head(*file_);
  rows_ = std::make_unique<OrderRows>(*file_, seal);
  head_.rows = static_cast<std::uint32_t>(rows().size());
}

RiverJournal::RiverJournal(RiverJournal&&) noexcept = default;
RiverJournal& RiverJournal::operator=(RiverJournal&&) noexcept = default;
RiverJournal::~RiverJournal() = default;

const std::filesystem::path& RiverJournal::file() const noexcept { return file_->path(); }

const std::vector<std::string>& RiverJournal::rows() const noexcept { return rows_->all(); }

RiverJournal RiverJournal::create(const std::filesystem::path& file, const std::string& begin,
                                  const std::string& date) {
  const RiverPeek head{begin, "sumter " SUMTER_VERSION, date, 0};
  save::JournalFile::make(
      file,
      [&](SQLite::Database& database) {
        SQLite::Statement row{database, "INSERT INTO header VALUES (?, ?, ?, ?)"};
        row.bind(1, head.program);
        row.bind(2, head.begin);
        row.bind(3, head.date);
        row.bind(4, as_cell(seal_of(head)));
        row.exec();
      },
      kRiverVersion, river_kind());
  return open(file);
}

RiverJournal RiverJournal::open(const std::filesystem::path& file) {
  return RiverJournal{std::make_unique<save::JournalFile>(file, river_kind())};
}

RiverPeek RiverJournal::peek(const std::filesystem::path& file) {
  save::JournalFile save{file, river_kind()};
  RiverPeek head = read_river_head(save).first;
  head.rows = OrderRows::count(save);
  return head;
}

void RiverJournal::append(const std::string& row) {
  rows_->append(*file_, row);
  ++head_.rows;
}

}  // namespace core::tabletop
