#include "core/cli/measure_files.h"

#include "core/save/saves.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace core::cli {
namespace {

enum FigureColumn : std::size_t {
  kLineAt,
  kOfAt,
  kFigureAt,
  kUnitAt,
  kWantedAt,
  kReachedAt,
  kGamesAt,
  kScaleAt,
  kSecondsAt,
  kProgramAt,
  kFingerprintAt,
  kNoteAt
};

const std::vector<std::string>& figure_columns() {
  static const std::vector<std::string> kColumns{
      "line",           "of",      "figure",  "unit",        "wanted", "reached", "games",
      "per cent of it", "seconds", "program", "fingerprint", "note"};
  return kColumns;
}

enum GameColumn : std::size_t {
  kTrialAt,
  kSeedAt,
  kGamesFingerprintAt,
  kGamesProgramAt,
  kGamesSecondsAt,
  kResultAt
};

const std::vector<std::string>& game_columns() {
  static const std::vector<std::string> kColumns{"trial",   "seed",    "fingerprint",
                                                 "program", "seconds", "result"};
  return kColumns;
}

std::string word_of_reached(const MeasuredRow& row) {
  if (row.elsewhere) {
    return kElsewhere;
  }
  const auto reached = row.figure.reached();
  return !reached ? "" : *reached ? "yes" : "no";
}

std::vector<std::string> cells_of_figure(const MeasuredRow& row) {
  const study::Figure& figure = row.figure;
  return {figure.line,
          figure.of,
          figure.value ? study::decimal_text(*figure.value) : "",
          figure.unit,
          study::text_of(figure.wanted),
          word_of_reached(row),
          std::to_string(figure.games),
          std::to_string(row.scale),
          study::decimal_text(row.seconds),
          row.program,
          row.fingerprint,
          figure.note};
}

std::optional<int> whole_number(const std::string& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() && number >= 0
             ? std::optional{number}
             : std::nullopt;
}

std::string cannot_stand(const std::string& cell) { return "'" + cell + "' cannot stand there"; }

}  // namespace

FiguresFile::FiguresFile(const std::filesystem::path& file)
    : file_{file, figure_columns(), "list of figures"} {
  std::set<std::pair<std::string, std::string>> seen;
  for (const data::CsvRow& row : file_.rows()) {
    rows_.push_back(read(row));
    if (!seen.emplace(row.cells[kLineAt], row.cells[kOfAt]).second) {
      file_.fail(row, kOfAt, "the figure stands twice: delete one of the rows");
    }
  }
}

MeasuredRow FiguresFile::read(const data::CsvRow& row) const {
  MeasuredRow read;
  const auto number_at = [&](std::size_t column) {
    const auto number = whole_number(row.cells[column]);
    if (!number) {
      file_.fail(row, column, cannot_stand(row.cells[column]));
    }
    return *number;
  };
  read.figure.line = row.cells[kLineAt];
  read.figure.of = row.cells[kOfAt];
  read.figure.unit = row.cells[kUnitAt];
  read.figure.note = row.cells[kNoteAt];
  read.figure.games = number_at(kGamesAt);
  read.scale = number_at(kScaleAt);
  read.program = row.cells[kProgramAt];
  read.fingerprint = row.cells[kFingerprintAt];
  read.elsewhere = row.cells[kReachedAt] == kElsewhere;
  if (!row.cells[kFigureAt].empty()) {
    read.figure.value = study::parse_decimal(row.cells[kFigureAt]);
    if (!read.figure.value) {
      file_.fail(row, kFigureAt, cannot_stand(row.cells[kFigureAt]));
    }
  }
  const auto wanted = study::parse_wanted(row.cells[kWantedAt]);
  if (!wanted) {
    file_.fail(row, kWantedAt, cannot_stand(row.cells[kWantedAt]));
  }
  read.figure.wanted = *wanted;
  const auto seconds = study::parse_decimal(row.cells[kSecondsAt]);
  if (!seconds) {
    file_.fail(row, kSecondsAt, cannot_stand(row.cells[kSecondsAt]));
  }
  read.seconds = *seconds;
  if (word_of_reached(read) != row.cells[kReachedAt]) {
    file_.fail(row, kReachedAt,
               "'" + row.cells[kReachedAt] +
                   "' does not agree with the rest of the row: delete the row, and the line is "
                   "measured again");
  }
  return read;
}

std::vector<MeasuredRow> FiguresFile::rows_of(const std::string& line) const {
  std::vector<MeasuredRow> rows;
  std::copy_if(rows_.begin(), rows_.end(), std::back_inserter(rows),
               [&](const MeasuredRow& row) { return row.figure.line == line; });
  return rows;
}

bool FiguresFile::holds(const std::string& line, const std::string& fingerprint, int scale) const {
  const std::vector<MeasuredRow> rows = rows_of(line);
  return !rows.empty() && std::all_of(rows.begin(), rows.end(), [&](const MeasuredRow& row) {
    return row.fingerprint == fingerprint && row.scale >= scale;
  });
}

void FiguresFile::put(const std::string& line, std::vector<MeasuredRow> rows,
                      const std::vector<std::string>& order) {
  std::erase_if(rows_, [&](const MeasuredRow& row) { return row.figure.line == line; });
  rows_.insert(rows_.end(), rows.begin(), rows.end());
  const auto place_of = [&](const MeasuredRow& row) {
    return std::find(order.begin(), order.end(), row.figure.line) - order.begin();
  };
  std::stable_sort(rows_.begin(), rows_.end(),
                   [&](const MeasuredRow& one, const MeasuredRow& other) {
                     return place_of(one) < place_of(other);
                   });
  std::vector<std::vector<std::string>> cells;
  for (const MeasuredRow& row : rows_) {
    cells.push_back(cells_of_figure(row));
  }
  file_.replace(cells);
}

GamesFile::GamesFile(const std::filesystem::path& file, const study::Ground& ground,
                     const std::vector<study::Measure>& lines)
    : ground_{&ground}, file_{file, game_columns(), "list of games"} {
  std::map<std::string, study::Sample> samples;
  for (const study::Measure& line : lines) {
    for (const study::Sample& sample : line.samples) {
      samples.emplace(sample.name(), sample);
    }
  }
  for (const data::CsvRow& row : file_.rows()) {
    read(row, samples);
  }
}

void GamesFile::read(const data::CsvRow& row, const std::map<std::string, study::Sample>& samples) {
  const auto number = whole_number(row.cells[kSeedAt]);
  if (!number || *number < 1) {
    file_.fail(row, kSeedAt, cannot_stand(row.cells[kSeedAt]));
  }
  const Key key{row.cells[kTrialAt], *number};
  const auto seconds = study::parse_decimal(row.cells[kGamesSecondsAt]);
  if (!seconds) {
    file_.fail(row, kGamesSecondsAt, cannot_stand(row.cells[kGamesSecondsAt]));
  }
  cells_[key] = row.cells;
  const auto sample = samples.find(key.first);
  if (sample == samples.end() ||
      row.cells[kGamesFingerprintAt] != study::fingerprint_of(sample->second, *ground_)) {
    trials_.erase(key);
    return;
  }
  auto result = study::parse_result(row.cells[kResultAt]);
  const std::string fault =
      result ? study::fault_of(sample->second, *result, *ground_) : result.error();
  if (!fault.empty()) {
    file_.fail(row, kResultAt, fault + ": delete the row, and its game is played again");
  }
  trials_[key] = {*std::move(result), *seconds};
}

const KeptTrial* GamesFile::find(const study::Sample& sample, int number) const {
  const auto found = trials_.find({sample.name(), number});
  return found != trials_.end() ? &found->second : nullptr;
}

std::vector<std::string> GamesFile::cells_of(const Key& key, const std::string& fingerprint,
                                             const std::string& program, const KeptTrial& trial) {
  return {key.first,
          std::to_string(key.second),
          fingerprint,
          program,
          study::decimal_text(trial.milliseconds),
          study::text_of(trial.result)};
}

void GamesFile::add(const study::Sample& sample, int number, const KeptTrial& trial) {
  const std::scoped_lock lock{adding_};
  const Key key{sample.name(), number};
  const std::vector<std::string> cells =
      cells_of(key, study::fingerprint_of(sample, *ground_), save::program_version(), trial);
  file_.add(cells);
  cells_[key] = cells;
  trials_[key] = trial;
}

void GamesFile::tidy() {
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, cells] : cells_) {
    rows.push_back(cells);
  }
  if (!rows.empty()) {
    file_.replace(rows);
  }
}

}  // namespace core::cli
