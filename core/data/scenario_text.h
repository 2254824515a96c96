// [19.3] Folders of scenarios/: scenario.txt, two sheets, control and track.
#pragma once

#include "core/data/scenario_term.h"
#include "core/data/sheet_text.h"

namespace core::data {

/// A row of control.csv.
struct ControlRow {
  Origin origin;
  std::string hex;
  std::string controller;  ///< "union", "confederate", "none"
  std::string region;
  std::string note;
};

/// One set-up as printed.
struct ScenarioText {
  std::string id;  ///< name of the folder
  Row row;         ///< columns: scenario_columns()
  std::vector<TermText> terms;
  std::vector<Row> pieces;  ///< columns: piece_columns(); the Union sheet first
  std::vector<WrongPlace> wrong_places;
  std::vector<ControlRow> control;
  std::vector<Row> track;  ///< columns: track_columns()
};

/// Reads all folders of scenarios/, by name.
/// @throws base::DataError for the first row that is not of the format, or an id used twice.
[[nodiscard]] std::vector<ScenarioText> read_scenarios(const std::filesystem::path& folder,
                                                       const std::string& shown);

}  // namespace core::data
