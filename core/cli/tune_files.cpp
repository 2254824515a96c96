#include "core/cli/tune_files.h"

#include "core/base/data_error.h"
#include "core/base/files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace core::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTuneGames = "games.csv";
constexpr const char* kTunedWeights = "weights.md";
constexpr const char* kTunedHead = "# Weights tuned by self-play\n";

/// Behind the terms.
enum TuneColumn : std::size_t {
  kGeneration,
  kHeat,
  kCandidate,
  kPair,
  kSide,
  kSetup,
  kDice,
  kTried,
  kChampion,
  kWinner,
  kTotal,
  kFault
};

constexpr std::array kTuneColumns{"generation", "heat",  "candidate", "pair",   "side",  "set-up",
                                  "dice",       "tried", "champion",  "winner", "total", "fault"};

std::vector<std::string> columns_with(
    const std::vector<std::pair<std::string, std::string>>& terms) {
  std::vector<std::string> columns(terms.size());
  std::transform(terms.begin(), terms.end(), columns.begin(),
                 [](const auto& term) { return term.first; });
  columns.insert(columns.end(), kTuneColumns.begin(), kTuneColumns.end());
  return columns;
}

const fs::path& made(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error || !fs::is_directory(folder)) {
    throw base::DataError{folder.string(), 0, "",
                          error
                              ? "the folder cannot be made: " + base::words_of_error(error.value())
                              : "this is no folder"};
  }
  return folder;
}

bool is_number(const std::string& text, int& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

}  // namespace

TuneFolder::TuneFolder(const fs::path& folder,
                       std::vector<std::pair<std::string, std::string>> terms)
    : folder_{made(folder)},
      terms_{std::move(terms)},
      lock_{hold_folder_of(folder_ / kTuneGames)},
      games_{folder_ / kTuneGames, columns_with(terms_), "list of games"} {
  const fs::path weights = folder_ / kTunedWeights;
  if (base::is_there(weights) &&
      !data::read_text(weights, weights.string()).starts_with(kTunedHead)) {
    throw base::DataError{weights.string(), 0, "",
                          "it is there already and none of this command; nothing is written over "
                          "it"};
  }
  for (const data::CsvRow& row : games_.rows()) {
    read(row);
  }
}

TuneFolder::Key TuneFolder::key_of(const study::TuneGame& game) {
  return {game.generation, game.heat, game.candidate, game.pair, game.side};
}

void TuneFolder::read(const data::CsvRow& row) {
  for (std::size_t at = 0; at < terms_.size(); ++at) {
    if (row.cells[at] != terms_[at].second) {
      games_.fail(row, at,
                  "the game was played with '" + row.cells[at] + "', not with '" +
                      terms_[at].second + "': name another folder");
    }
  }
  const auto cell = [&](TuneColumn column) -> const std::string& {
    return row.cells[terms_.size() + column];
  };
  const auto number = [&](TuneColumn column) {
    int value = 0;
    if (!is_number(cell(column), value)) {
      games_.fail(row, terms_.size() + column, "'" + cell(column) + "' cannot stand there");
    }
    return value;
  };
  study::TuneGame game;
  game.generation = number(kGeneration);
  game.heat = number(kHeat);
  game.candidate = number(kCandidate);
  game.pair = number(kPair);
  const auto side = board::parse_side(cell(kSide));
  const auto winner = board::parse_side(cell(kWinner));
  if (!side) {
    games_.fail(row, terms_.size() + kSide, "'" + cell(kSide) + "' is no side");
  }
  if (!winner && cell(kWinner) != "none") {
    games_.fail(row, terms_.size() + kWinner, "'" + cell(kWinner) + "' is no side and not 'none'");
  }
  game.side = *side;
  const Key key = key_of(game);
  if (!endings_.emplace(key, study::TuneEnding{{winner, number(kTotal)}, cell(kFault)}).second) {
    games_.fail(row, terms_.size() + kGeneration, "the game stands twice: delete one of the rows");
  }
  cells_[key] = row.cells;
  rows_[key] = static_cast<std::size_t>(&row - games_.rows().data());
}

std::vector<std::string> TuneFolder::cells_of(const study::TuneGame& game,
                                              const study::TuneEnding& ending) const {
  std::vector<std::string> cells;
  for (const auto& [name, what] : terms_) {
    cells.push_back(what);
  }
  for (const std::string& cell :
       {std::to_string(game.generation), std::to_string(game.heat), std::to_string(game.candidate),
        std::to_string(game.pair), std::string{board::name(game.side)}, game.setup,
        std::to_string(game.seed), study::text_of(game.candidates), study::text_of(game.champions),
        std::string{ending.ending.winner ? board::name(*ending.ending.winner) : "none"},
        std::to_string(ending.ending.total), ending.fault}) {
    cells.push_back(cell);
  }
  return cells;
}

std::optional<study::TuneEnding> TuneFolder::find(const study::TuneGame& game) const {
  const auto found = endings_.find(key_of(game));
  if (found == endings_.end()) {
    return std::nullopt;
  }
  const std::vector<std::string> cells = cells_of(game, found->second);
  const auto row = rows_.find(found->first);
  for (std::size_t at = 0; row != rows_.end() && at < cells.size(); ++at) {
    if (cells[at] != games_.rows()[row->second].cells[at]) {
      games_.fail(games_.rows()[row->second], at,
                  "the rows before it lead to '" + cells[at] +
                      "': a row was altered; delete it and those behind it");
    }
  }
  return found->second;
}

void TuneFolder::add(const study::TuneGame& game, const study::TuneEnding& ending) {
  const std::vector<std::string> cells = cells_of(game, ending);
  games_.add(cells);
  cells_[key_of(game)] = cells;
  endings_[key_of(game)] = ending;
}

void TuneFolder::finish(const std::string& weights) {
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, cells] : cells_) {
    rows.push_back(cells);
  }
  games_.replace(rows);
  const fs::path file = folder_ / kTunedWeights;
  const auto fault = base::is_there(file) ? base::replace_file(file, kTunedHead + weights)
                                          : base::make_file(file, kTunedHead + weights);
  if (fault) {
    throw base::DataError{file.string(), 0, "", "it cannot be written: " + *fault};
  }
}

}  // namespace core::cli
