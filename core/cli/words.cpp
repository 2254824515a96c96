#include "core/cli/words.h"

#include "core/words/place_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <functional>
#include <numeric>
#include <set>

namespace core::cli {
namespace {

char lower(char letter) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

/// Fewest letters to insert, drop or change to make one text of the other, upper and lower case
/// alike.
std::size_t edit_distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < one.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < other.size(); ++j) {
      const std::size_t change = diagonal + (lower(one[i]) == lower(other[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

bool looks_like_label(std::string_view text) {
  return text.size() == 5 && std::isalpha(static_cast<unsigned char>(text[0])) != 0 &&
         std::all_of(text.begin() + 1, text.end(),
                     [](char letter) { return letter >= '0' && letter <= '9'; });
}

bool is_mostly_digits(std::string_view text) {
  const auto digits = std::count_if(text.begin(), text.end(),
                                    [](char letter) { return letter >= '0' && letter <= '9'; });
  return 2 * static_cast<std::size_t>(digits) > text.size();
}

/// The hex of the same sheet that is nearest to a label off the map; nothing for another letter.
std::optional<std::string> nearest_label(const std::string& text) {
  const std::string_view letters = "ABC";
  const std::size_t sheet =
      letters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(text[0]))));
  if (sheet == std::string_view::npos) {
    return std::nullopt;
  }
  const board::SheetSize size = board::size_of(static_cast<board::Sheet>(sheet));
  const int column = std::clamp(std::stoi(text.substr(1, 2)), 1, size.columns);
  const int row = std::clamp(std::stoi(text.substr(3, 2)), 1, size.rows);
  return fmt::format("{}{:02}{:02}", letters[sheet], column, row);
}

/// Several places have the name: which is meant?
[[noreturn]] void ask_which(std::string_view text, const std::vector<words::NamedPlace>& places) {
  std::vector<std::string> names;
  names.reserve(places.size());
  for (const words::NamedPlace& place : places) {
    names.push_back(fmt::format("{} {} ({})", place.name, place.state, place.hex.label()));
  }
  throw UserError{fmt::format("\"{}\" is the name of {} places: say {}", text, places.size(),
                              join(names, " or "))};
}

std::vector<std::string> place_names(const map::Map& map) {
  std::set<std::string> names;
  for (const map::Town& town : map.towns()) {
    names.insert(town.name);
  }
  for (const map::OtherName& other : map.other_names()) {
    names.insert(other.name);
  }
  return {names.begin(), names.end()};
}

}  // namespace

std::string_view title(board::Side side) noexcept {
  return side == board::Side::Union ? "Union" : "Confederate";
}

std::string title(const std::optional<board::Side>& side) {
  return side ? std::string{title(*side)} : "neither side";
}

std::string yes_no(bool value) { return value ? "yes" : "no"; }

std::string join(const std::vector<std::string>& texts, std::string_view separator) {
  return fmt::format("{}", fmt::join(texts, separator));
}

std::vector<board::Side> parse_sides(const std::string& text) {
  if (text == "both") {
    return {board::kSides.begin(), board::kSides.end()};
  }
  if (const auto side = board::parse_side(text)) {
    return {*side};
  }
  const std::vector<std::string> known{"union", "confederate", "both"};
  throw UserError{unknown("side", text, known) + " (" + join(known) + ")"};
}

std::vector<std::string> nearest(std::string_view text, std::span<const std::string> known,
                                 std::size_t most) {
  std::vector<std::pair<std::size_t, std::string>> ranked;
  for (const std::string& name : known) {
    ranked.emplace_back(edit_distance(text, name), name);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> names;
  for (const auto& [distance, name] : ranked) {
    const std::size_t limit = std::max<std::size_t>(2, text.size() / 2);
    if (names.size() < most && distance <= limit) {
      names.push_back(name);
    }
  }
  return names;
}

std::string unknown(std::string_view what, std::string_view text,
                    std::span<const std::string> known) {
  const auto near = nearest(text, known);
  const std::string hint = near.empty() ? "" : "; did you mean " + join(near, " or ") + "?";
  return fmt::format("\"{}\" is no {}{}", text, what, hint);
}

board::HexId parse_hex(const map::Map& map, const std::string& text) {
  if (const auto hex = board::HexId::parse(text)) {
    return *hex;
  } else if (looks_like_label(text)) {
    const auto near = nearest_label(text);
    throw UserError{fmt::format("{}{}", hex.error().reason,
                                near ? "; the nearest hex of the sheet is " + *near : "")};
  } else if (const auto places = words::places_named(map, text); !places.empty()) {
    if (places.size() > 1) {
      ask_which(text, places);
    }
    return places.front().hex;
  } else if (is_mostly_digits(text)) {
    throw UserError{hex.error().reason};
  }
  throw UserError{unknown("hex and no place", text, place_names(map))};
}

std::string place_name(const map::Map& map, board::HexId hex) {
  const auto towns = map.towns_in(hex);
  return towns.empty() ? hex.label() : hex.label() + " " + map.town(towns.front()).name;
}

std::string place_name(const map::Map& map, const state::Place& place) {
  if (std::holds_alternative<state::Away>(place)) {
    return state::label(place);
  }
  if (const auto* const hex = std::get_if<board::HexId>(&place)) {
    return place_name(map, *hex);
  }
  const auto& side = std::get<board::HexSide>(place);
  const auto& row = map.side(side);
  return row.river ? side.label() + " " + map.river(*row.river).name : side.label();
}

std::vector<std::string> aliases(board::HexId hex) {
  const board::GridPoint at = hex.grid();
  const std::pair<char, board::GridPoint> origins[]{{'A', {0, 0}}, {'B', {0, 26}}, {'C', {62, 0}}};
  std::vector<std::string> labels;
  for (const auto& [sheet, origin] : origins) {
    const int column = at.column - origin.column;
    const int row = at.row - origin.row;
    if (column < 1 || column > 99 || row < 1 || row > 99) {
      continue;
    }
    std::string label = fmt::format("{}{:02}{:02}", sheet, column, row);
    const auto read = board::HexId::parse(label);
    if (read && *read == hex && label != hex.label()) {
      labels.push_back(std::move(label));
    }
  }
  return labels;
}

std::string key(const state::Piece& piece) {
  return piece.sheet_id.empty() ? fmt::format("#{}", piece.id.value()) : piece.sheet_id.str();
}

const state::Piece& parse_piece(const state::GameState& state, const std::string& text) {
  std::vector<std::string> known;
  for (const state::Piece& piece : state.pieces) {
    known.push_back(key(piece));
    if (edit_distance(known.back(), text) == 0) {
      return piece;
    }
  }
  throw UserError{unknown("piece of this position", text, known)};
}

Json to_json(const std::optional<board::Side>& side) {
  return side ? Json(board::name(*side)) : Json(nullptr);
}

Json to_json(board::SideSet sides) {
  Json list = Json::array();
  for (const board::Side side : board::kSides) {
    if (sides.has(side)) {
      list.push_back(board::name(side));
    }
  }
  return list;
}

Json to_json(const state::GameState& state, const state::Piece& piece) {
  const auto other = [&](const std::optional<state::PieceId>& id) {
    return id ? Json(key(state.piece(*id))) : Json(nullptr);
  };
  return {{"id", key(piece)},
          {"side", board::name(piece.side)},
          {"kind", rulebook::name(piece.kind)},
          {"value", piece.value},
          {"strength", piece.strength},
          {"name", piece.name},
          {"stock", piece.stock},
          {"place", state::label(piece.place)},
          {"inside", other(piece.inside)},
          {"commander", other(piece.commander)}};
}

Json to_json(const state::GameState& state, std::span<const state::PieceId> pieces) {
  Json list = Json::array();
  for (const state::PieceId id : pieces) {
    list.push_back(to_json(state, state.piece(id)));
  }
  return list;
}

Json to_json(const state::Finding& finding) {
  return {{"case", finding.cited.text()}, {"id", finding.sheet_id}, {"text", finding.text}};
}

}  // namespace core::cli
