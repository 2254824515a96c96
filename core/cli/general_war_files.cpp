#include "core/cli/general_war_files.h"

#include "core/base/data_error.h"
#include "core/base/files.h"
#include "core/data/csv.h"
#include "core/data/our_file.h"
#include "core/report/report_file.h"
#include "core/study/war_rows.h"

#include <algorithm>
#include <system_error>

namespace core::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kGames = "games.csv";
constexpr const char* kTable = "war.csv";
constexpr const char* kPage = "war.html";

const std::vector<std::string>& columns_of_table() {
  static const std::vector<std::string> kColumns{"group",  "what", "side", "games",
                                                 "wanted", "met",  "note"};
  return kColumns;
}

[[noreturn]] void wrong_file(const fs::path& file, int row, const std::string& column,
                             const std::string& reason) {
  throw base::DataError{file.string(), row, column, reason};
}

void must_be_written(const fs::path& file, const std::optional<std::string>& fault) {
  if (fault) {
    wrong_file(file, 0, "", "it cannot be written: " + *fault);
  }
}

std::string table_csv(const std::vector<study::WarLine>& lines) {
  std::string text = study::csv_line(columns_of_table());
  for (const study::WarLine& line : lines) {
    text += study::csv_line({line.group, line.what, line.side, line.figure, line.wanted,
                             line.met ? *line.met ? "yes" : "no" : "", line.note});
  }
  return text;
}

bool by_seed(const study::WarGame& one, const study::WarGame& other) {
  return one.seed < other.seed;
}

}  // namespace

WarFolder::WarFolder(fs::path folder, WarTerms terms, const study::WarGoals& goals)
    : folder_{std::move(folder)}, terms_{std::move(terms)}, goals_{&goals} {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error || !fs::is_directory(folder_)) {
    wrong_file(folder_, 0, "",
               error ? "the folder cannot be made: " + base::words_of_error(error.value())
                     : "this is no folder");
  }
  lock_ = base::FolderLock::hold(folder_);
  if (!lock_) {
    wrong_file(folder_, 0, "", "another run of this command writes there, or it may not be opened");
  }
  check_table();
  if (base::is_there(file(kPage)) && data::kind_of_file(file(kPage)) != data::OurFile::Report) {
    wrong_file(file(kPage), 0, "",
               "it is there already and no page of ours; nothing is written over it");
  }
  if (base::is_there(file(kGames))) {
    read_games();
  } else {
    must_be_written(file(kGames), base::make_file(file(kGames), study::csv_line(columns())));
  }
}

std::vector<std::string> WarFolder::columns() const {
  std::vector<std::string> names;
  for (const auto& [name, what] : terms_) {
    names.push_back(name);
  }
  const std::vector<std::string> counted = study::war_columns(*goals_);
  names.insert(names.end(), counted.begin(), counted.end());
  return names;
}

std::string WarFolder::row_of(const study::WarGame& game) const {
  std::vector<std::string> cells;
  for (const auto& [name, what] : terms_) {
    cells.push_back(what);
  }
  const std::vector<std::string> counted = study::war_cells(game, *goals_);
  cells.insert(cells.end(), counted.begin(), counted.end());
  return study::csv_line(cells);
}

void WarFolder::check_table() const {
  if (!base::is_there(file(kTable))) {
    return;
  }
  const std::string text = data::read_text(file(kTable), file(kTable).string());
  if (!text.starts_with(study::csv_line(columns_of_table()))) {
    wrong_file(file(kTable), 1, "",
               "it is there already and no table of this command; nothing is written over it");
  }
}

void WarFolder::read_games() {
  const fs::path path = file(kGames);
  const std::string text = data::read_text(path, path.string());
  const std::vector<std::string> names = columns();
  if (!text.starts_with(study::csv_line(names))) {
    wrong_file(path, 1, "",
               "this is no list of games by this program: name another folder, or move the file "
               "away");
  }
  if (text.back() != '\n') {
    const auto row = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    wrong_file(path, row, "", "the row is cut: delete it, and the same command goes on");
  }
  for (const data::CsvRow& row : data::read_csv(path, path.string(), names).rows) {
    for (std::size_t at = 0; at < terms_.size(); ++at) {
      if (row.cells[at] != terms_[at].second) {
        wrong_file(path, row.origin.line, names[at],
                   "the game was played with '" + row.cells[at] + "', not with '" +
                       terms_[at].second + "': name another folder");
      }
    }
    const auto game = study::read_war_game(
        {row.cells.begin() + static_cast<std::ptrdiff_t>(terms_.size()), row.cells.end()}, *goals_);
    if (!game) {
      wrong_file(path, row.origin.line, game.error().column,
                 game.error().reason + ": delete the row, and its game is played again");
    }
    if (holds(game->seed)) {
      wrong_file(path, row.origin.line, "seed",
                 "the game of seed " + std::to_string(game->seed) + " stands twice: delete one");
    }
    in_order_ = in_order_ && (games_.empty() || games_.back().seed < game->seed);
    games_.insert(std::upper_bound(games_.begin(), games_.end(), *game, by_seed), *game);
  }
}

bool WarFolder::holds(std::uint64_t seed) const noexcept {
  return std::any_of(games_.begin(), games_.end(),
                     [&](const study::WarGame& game) { return game.seed == seed; });
}

void WarFolder::add(const study::WarGame& game) {
  must_be_written(file(kGames), base::append_to_file(file(kGames), row_of(game)));
  in_order_ = in_order_ && (games_.empty() || games_.back().seed < game.seed);
  games_.insert(std::upper_bound(games_.begin(), games_.end(), game, by_seed), game);
}

void WarFolder::finish(const std::vector<study::WarLine>& lines, const std::string& page) {
  if (!in_order_) {
    std::string rows = study::csv_line(columns());
    for (const study::WarGame& game : games_) {
      rows += row_of(game);
    }
    must_be_written(file(kGames), base::replace_file(file(kGames), rows));
    in_order_ = true;
  }
  must_be_written(file(kTable), base::replace_file(file(kTable), table_csv(lines)));
  report::write_report(file(kPage), page);
}

}  // namespace core::cli
