#include "core/data/sheet_text.h"

#include "core/rulebook/piece_kind.h"

#include <cctype>
#include <map>
#include <utility>

namespace core::data {
namespace {

/// One line cut in words; a text in quotes is one word and keeps its opening quote as a mark.
std::vector<std::string> line_words(const Origin& origin, std::string_view line) {
  std::vector<std::string> result;
  while (true) {
    line = trim(line);
    if (line.empty()) {
      return result;
    }
    if (line.front() == '"') {
      const auto end = line.find('"', 1);
      if (end == std::string_view::npos) {
        fail(origin, "name", "the quote is not closed");
      }
      result.emplace_back(line.substr(0, end));
      line.remove_prefix(end + 1);
      continue;
    }
    auto end = line.find_first_of(" \t\"");
    end = end == std::string_view::npos ? line.size() : end;
    result.emplace_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

bool is_quoted(const std::string& word) { return !word.empty() && word.front() == '"'; }

/// Words that say more of a piece; something follows each.
bool is_attribute(const std::string& word) {
  return word == "stock" || word == "in" || word == "commander";
}

/// A strength and a movement allowance: "10-3", "(5)-1".
bool is_value(const std::string& word) {
  return !word.empty() &&
         (word.front() == '(' || std::isdigit(static_cast<unsigned char>(word.front())) != 0);
}

/// More pieces than any game has counters; their numbers stay within a PieceId.
constexpr std::size_t kMostPieces = 5000;

class SheetReader {
 public:
  SheetReader(std::string file, std::string_view setup, SheetForm form)
      : file_{std::move(file)}, setup_{setup}, form_{form} {
    sheet_.pieces.name = "piece";
    sheet_.pieces.columns = piece_columns();
  }

  void line(const TextLine& line) {
    origin_ = {file_, line.number};
    require_text(origin_, line.text);
    if (form_ == SheetForm::Position && line.text.find('<') != std::string::npos) {
      fail(origin_, "", "there is a '<': these files are plain text, and hold no marks of another");
    }
    const auto content = trim(without_comment(line.text, '#'));
    if (content.empty()) {
      return;
    }
    const auto end = content.find_first_of(" \t");
    const auto word = content.substr(0, end);
    const auto rest =
        end == std::string_view::npos ? std::string_view{} : trim(content.substr(end));
    if (word == "side") {
      side(rest);
    } else if (word == "at") {
      at(rest);
    } else if (word == "cycle" && form_ == SheetForm::Position) {
      cycle(rest);
    } else if (word == "scenario" && form_ == SheetForm::Position) {
      scenario(rest);
    } else if (word == "control" && form_ == SheetForm::Position) {
      held("control", rest, sheet_.control, controlled_);
    } else if (word == "home" && form_ == SheetForm::Position) {
      held("home", rest, sheet_.home, at_home_);
    } else if (word == "cut" && form_ == SheetForm::Position) {
      cut(rest);
    } else if (is_turn_word(word) && form_ == SheetForm::Position) {
      read_turn_line(origin_, word, rest, sheet_.turn);
    } else if (is_kept_word(word) && form_ == SheetForm::Position) {
      sheet_.kept.push_back({origin_, std::string{word}, words(rest)});
    } else if (is_head_word(word) && form_ == SheetForm::Position) {
      // Title and briefing are free text: no comment ends in them.
      read_head_line(origin_, word, trim(trim(line.text).substr(word.size())), rest, sheet_.head);
    } else {
      piece(content);
    }
  }

  SheetText take() { return std::move(sheet_); }

 private:
  void side(std::string_view text) {
    if (!board::parse_side(text)) {
      fail(origin_, "side", "'" + std::string{text} + "' is not 'union' or 'confederate'");
    }
    side_ = text;
    place_.clear();
    wrong_place_.clear();
  }

  void at(std::string_view text) {
    const auto end = text.find_first_of(" \t");
    place_ = text.substr(0, end);
    description_ = end == std::string_view::npos ? "" : std::string{trim(text.substr(end))};
    if (place_.empty()) {
      fail(origin_, "place", "'at' names a hex (B3402) or a navigable hexside (A3219/A3220)");
    }
    wrong_place_ = fault_of_place();
    if (wrong_place_.empty()) {
      return;
    }
    if (form_ == SheetForm::Position) {
      fail(origin_, "place", wrong_place_);
    }
    sheet_.wrong_places.push_back({origin_, wrong_place_, {}});
  }

  /// Why the place is none of the map; empty when it is one.
  [[nodiscard]] std::string fault_of_place() const {
    if (place_ == kOffMap && form_ == SheetForm::Position) {
      return "";
    }
    if (place_.find('/') != std::string::npos) {
      const auto side = board::HexSide::parse(place_);
      return side ? "" : side.error().reason;
    }
    const auto hex = board::HexId::parse(place_);
    return hex ? "" : hex.error().reason;
  }

  void cycle(std::string_view text) {
    if (sheet_.cycle) {
      fail(origin_, "cycle", "given twice");
    }
    sheet_.cycle = rulebook::Cycle::parse(text);
    if (!sheet_.cycle) {
      fail(origin_, "cycle", "'" + std::string{text} + "' is not a cycle of 7/61 to 4/65");
    }
  }

  void scenario(std::string_view text) {
    if (sheet_.scenario) {
      fail(origin_, "scenario", "given twice");
    }
    sheet_.scenario.emplace(origin_, text);
  }

  board::HexId hex(const std::string& column, std::string_view text) const {
    const auto result = board::HexId::parse(text);
    if (!result) {
      fail(origin_, column, result.error().reason);
    }
    return *result;
  }

  /// Lines of the hexes that were named, by hex.
  using Named = std::map<board::HexId, int>;

  /// "control B3301 B3302 union"; a `home` line says the same of the beginning of the game.
  void held(const std::string& word, std::string_view text, std::vector<ControlText>& rows,
            Named& named) {
    auto parts = words(text);
    if (parts.size() < 2) {
      fail(origin_, word,
           "'" + word + "' names one or more hexes or a state and who " +
               (word == "home" ? "held them when the game began: " : "holds them: ") + word +
               " B3301 union, " + word + " state:MO none");
    }
    ControlText row;
    row.origin = origin_;
    row.controller = require_controller(origin_, word, parts.back());
    parts.pop_back();
    for (const std::string& part : parts) {
      if (part.rfind("state:", 0) == 0) {
        if (!row.state.empty()) {
          fail(origin_, word, "a line names hexes or one state, not two");
        }
        row.state = part.substr(6);
      } else {
        row.hexes.push_back(hex(word, part));
        check_named_once(word, row.hexes.back(), named);
      }
    }
    if (!row.state.empty() && !row.hexes.empty()) {
      fail(origin_, word, "a line names hexes or one state, not both");
    }
    rows.push_back(std::move(row));
  }

  void check_named_once(const std::string& word, board::HexId hex, Named& named) const {
    const auto [before, fresh] = named.emplace(hex, origin_.line);
    if (!fresh) {
      fail(origin_, word,
           hex.label() + " has a holder already (line " + std::to_string(before->second) + ")");
    }
  }

  void cut(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty()) {
      fail(origin_, "cut", "'cut' names a rail hex: cut B3402");
    }
    for (const std::string& part : parts) {
      sheet_.cuts.emplace_back(origin_, hex("cut", part));
    }
  }

  void piece(std::string_view content) {
    const auto body = without_comment(content, ';');
    const auto note = body.size() < content.size() ? trim(content.substr(body.size() + 1)) : "";
    const auto parts = line_words(origin_, body);
    std::size_t next = 0;
    const std::string id = take_id(parts, next);
    Row row;
    row.origin = origin_;
    row.key = id;
    row.cells.assign(piece_columns().size(), "");
    set(row, "setup", setup_);
    set(row, "id", id);
    set(row, "kind", take_kind(parts, next));
    require_place();
    set(row, "side", side_);
    set(row, "place", place_);
    set(row, "description", description_);
    set(row, "note", note);
    if (next < parts.size() && is_value(parts[next])) {
      set(row, "value", parts[next++]);
    }
    ActivityText status;
    status.origin = origin_;
    status.piece = id;
    while (next < parts.size()) {
      attribute(row, status, parts, next);
    }
    check_id(row);
    check_off_map(status);
    if (!status.empty()) {
      sheet_.turn.activity.push_back(std::move(status));
    }
    if (!wrong_place_.empty()) {
      sheet_.wrong_places.back().pieces.push_back(id);
    }
    sheet_.pieces.rows.push_back(std::move(row));
  }

  std::string take_id(const std::vector<std::string>& parts, std::size_t& next) {
    const bool kind_first = !parts.empty() && rulebook::parse_piece_kind(parts[0]);
    if (kind_first && form_ == SheetForm::Position) {
      return "#" + std::to_string(origin_.line);
    }
    if (kind_first) {
      fail(origin_, "id", "a piece of a set-up sheet begins with its id, for example U62-014");
    }
    if (parts.empty()) {
      fail(origin_, "id", "a line is 'side', 'at' or a piece");
    }
    return parts[next++];
  }

  std::string take_kind(const std::vector<std::string>& parts, std::size_t& next) const {
    if (next >= parts.size() || !rulebook::parse_piece_kind(parts[next])) {
      fail(origin_, "kind",
           "'" + misspelt_kind(parts, next) + "' is no kind of piece; " +
               (form_ == SheetForm::Position
                    ? "a line is cycle, scenario, side, at, control, home, cut, game-turn, stage, "
                      "first-player, chit, commands, pool, rail-points, ground, fed-landing ... "
                      "(docs/referee.md), or "
                      "a piece: [id] kind [value] ..."
                    : "a piece is written: id kind [value] [\"name\"] [stock N] [in ID] "
                      "[commander \"NAME\"]") +
               "; kinds are infantry, cavalry, militia, garrison, train, depot, fort, "
               "river-transport ... (scenarios/README.md)");
    }
    return parts[next++];
  }

  /// The word that should be a kind: the one after the id, or the first when none can be an id.
  static std::string misspelt_kind(const std::vector<std::string>& parts, std::size_t next) {
    const bool id_alone = next >= parts.size() || is_value(parts[next]) || is_quoted(parts[next]) ||
                          is_attribute(parts[next]);
    return id_alone ? parts.front() : parts[next];
  }

  void require_place() const {
    if (side_.empty()) {
      fail(origin_, "side", "a 'side' line comes before the pieces");
    }
    if (place_.empty()) {
      fail(origin_, "place", "an 'at' line comes before the pieces");
    }
  }

  void attribute(Row& row, ActivityText& status, const std::vector<std::string>& parts,
                 std::size_t& next) {
    const std::string& word = parts[next++];
    if (is_activity_word(word) && form_ == SheetForm::Position) {
      read_activity_word(origin_, parts, next, status);
      return;
    }
    if (is_quoted(word)) {
      set_once(row, "name", word.substr(1));
      return;
    }
    if (!is_attribute(word)) {
      fail(origin_, "",
           "'" + word + "' is not a name in quotes, " + one_of({"stock", "in", "commander"}));
    }
    if (next >= parts.size()) {
      fail(origin_, word, "nothing follows '" + word + "'");
    }
    const std::string& value = parts[next++];
    if (word == "stock") {
      if (require_int(origin_, "stock", value) < 0) {
        fail(origin_, "stock", "a stock is not negative");
      }
      set_once(row, "stock", value);
    } else if (word == "in") {
      set_once(row, "inside", value);
    } else if (is_quoted(value)) {
      set_once(row, "commander", value.substr(1));
    } else {
      fail(origin_, "commander", "the commander's name stands in quotes");
    }
  }

  void check_id(const Row& row) {
    const auto [before, fresh] = ids_.emplace(row.key, origin_.line);
    if (!fresh) {
      fail(origin_, "id",
           "the id " + row.key + " is used twice (line " + std::to_string(before->second) + ")");
    }
    if (ids_.size() > kMostPieces) {
      fail(origin_, "id", "there are more than " + std::to_string(kMostPieces) + " pieces");
    }
  }

  /// Who is off the map says why.
  void check_off_map(const ActivityText& status) const {
    if (place_ == kOffMap && !status.out) {
      fail(origin_, "place",
           "a piece that is away says why: wounded 7/62, captured 7/62, pool, waiting, due 7/62, "
           "florida 9 B3402, galveston 9 B3402 or eliminated");
    }
  }

  void set(Row& row, std::string_view column, std::string_view value) const {
    row.cells.at(sheet_.pieces.find_column(column).value()) = value;
  }

  void set_once(Row& row, const std::string& column, std::string_view value) const {
    if (!sheet_.pieces.cell(row, column).empty()) {
      fail(origin_, column, "given twice");
    }
    set(row, column, value);
  }

  std::string file_;
  std::string setup_;
  SheetForm form_;
  SheetText sheet_;
  Origin origin_;
  std::string side_;
  std::string place_;
  std::string description_;
  std::string wrong_place_;         ///< why `place_` is none
  std::map<std::string, int> ids_;  ///< with their lines
  Named controlled_;
  Named at_home_;
};

}  // namespace

state::Controller require_controller(const Origin& origin, const std::string& column,
                                     std::string_view text) {
  if (text != "none" && !board::parse_side(text)) {
    fail(origin, column,
         "'" + std::string{text} + "' is not " + one_of({"union", "confederate", "none"}));
  }
  return board::parse_side(text);
}

SheetText read_sheet(const std::filesystem::path& path, const std::string& shown,
                     std::string_view setup, SheetForm form) {
  return read_sheet_text(read_text(path, shown), shown, setup, form);
}

SheetText read_sheet_text(std::string_view text, const std::string& shown, std::string_view setup,
                          SheetForm form) {
  SheetReader reader{shown, setup, form};
  for (const TextLine& line : lines_of(text)) {
    reader.line(line);
  }
  return reader.take();
}

}  // namespace core::data
