#include "core/board/hex_id.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace core::board {
namespace {

// Where the sheets begin on the global grid: B lies 26 rows lower than A, C's columns continue A's.
constexpr int kRowOffsetB = 26;
constexpr int kColumnOffsetC = 62;

struct Cube {
  int q;
  int r;
};

/// Flat-topped hexes, odd columns half a hex higher ("odd-q" counted from column 1).
Cube cube_of(GridPoint point) noexcept {
  const int q = point.column;
  return {q, point.row - (q + (q & 1)) / 2};
}

constexpr std::uint16_t pack(Sheet sheet, int column, int row) noexcept {
  return static_cast<std::uint16_t>((static_cast<unsigned>(sheet) << 12U) |
                                    (static_cast<unsigned>(column) << 6U) |
                                    static_cast<unsigned>(row));
}

/// All hexes in the order of their labels.
constexpr std::array<std::uint16_t, kHexCount> all_packed() {
  std::array<std::uint16_t, kHexCount> result{};
  std::size_t next = 0;
  for (const Sheet sheet : {Sheet::A, Sheet::B, Sheet::C}) {
    for (int column = 1; column <= size_of(sheet).columns; ++column) {
      for (int row = 1; row <= size_of(sheet).rows; ++row) {
        result[next++] = pack(sheet, column, row);
      }
    }
  }
  return result;
}

int digits(std::string_view text) noexcept { return (text[0] - '0') * 10 + (text[1] - '0'); }

}  // namespace

std::optional<Direction> parse_direction(std::string_view text) noexcept {
  for (const Direction direction : kDirections) {
    if (name(direction) == text) {
      return direction;
    }
  }
  return std::nullopt;
}

GridPoint GridPoint::neighbour(Direction direction) const noexcept {
  // In an odd column the two upper diagonals lead to the row above, in an even column the two lower
  // ones to the row below.
  const bool odd = (column & 1) != 0;
  const auto up = static_cast<std::int16_t>(odd ? row - 1 : row);
  const auto down = static_cast<std::int16_t>(odd ? row : row + 1);
  const auto east = static_cast<std::int16_t>(column + 1);
  const auto west = static_cast<std::int16_t>(column - 1);
  switch (direction) {
    case Direction::N:
      return {column, static_cast<std::int16_t>(row - 1)};
    case Direction::NE:
      return {east, up};
    case Direction::SE:
      return {east, down};
    case Direction::S:
      return {column, static_cast<std::int16_t>(row + 1)};
    case Direction::SW:
      return {west, down};
    case Direction::NW:
      return {west, up};
  }
  return *this;
}

int distance(GridPoint from, GridPoint to) noexcept {
  const Cube a = cube_of(from);
  const Cube b = cube_of(to);
  const int dq = a.q - b.q;
  const int dr = a.r - b.r;
  return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
}

int distance(HexId from, HexId to) noexcept { return distance(from.grid(), to.grid()); }

std::optional<HexId> HexId::at(GridPoint point) noexcept {
  int column = point.column;
  int row = point.row;
  Sheet sheet = Sheet::A;
  if (column > kColumnOffsetC) {
    sheet = Sheet::C;
    column -= kColumnOffsetC;
  } else if (row > kRowOffsetB) {
    sheet = Sheet::B;
    row -= kRowOffsetB;
  }
  const SheetSize size = size_of(sheet);
  if (column < 1 || column > size.columns || row < 1 || row > size.rows) {
    return std::nullopt;
  }
  return HexId{pack(sheet, column, row)};
}

tl::expected<HexId, LabelError> HexId::parse(std::string_view text) {
  const auto fail = [&](std::string reason) {
    return tl::unexpected(LabelError{std::string{text}, std::move(reason)});
  };
  const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  if (text.size() != 5 || !std::all_of(text.begin() + 1, text.end(), is_digit)) {
    return fail("'" + std::string{text} +
                "' is not a hex label: a sheet letter and four digits, for example B2802 [3.11]");
  }
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (letter < 'A' || letter > 'C') {
    return fail("'" + std::string{text} + "' names no sheet: the sheets are A, B and C [3.11]");
  }
  const int column = digits(text.substr(1, 2));
  const int row = digits(text.substr(3, 2));
  const auto sheet = static_cast<Sheet>(letter - 'A');
  GridPoint point{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
  if (sheet == Sheet::B) {
    point.row = static_cast<std::int16_t>(point.row + kRowOffsetB);
  } else if (sheet == Sheet::C) {
    point.column = static_cast<std::int16_t>(point.column + kColumnOffsetC);
  }
  if (const auto hex = column < 1 || row < 1 ? std::nullopt : at(point)) {
    return *hex;
  }
  const SheetSize size = size_of(sheet);
  return fail("'" + std::string{text} + "' is off the map: sheet " + letter +
              " has columns 01 to " + std::to_string(size.columns) + " and rows 01 to " +
              std::to_string(size.rows) + ", and no other sheet continues it there [3.13]");
}

GridPoint HexId::grid() const noexcept {
  const Sheet on = sheet();
  return {static_cast<std::int16_t>(on == Sheet::C ? column() + kColumnOffsetC : column()),
          static_cast<std::int16_t>(on == Sheet::B ? row() + kRowOffsetB : row())};
}

std::string HexId::label() const {
  const auto two = [](int number) {
    return std::string{static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
  };
  return std::string(1, static_cast<char>('A' + static_cast<int>(sheet()))) + two(column()) +
         two(row());
}

std::optional<HexId> HexId::neighbour(Direction direction) const noexcept {
  return at(grid().neighbour(direction));
}

std::optional<Direction> HexId::direction_to(HexId other) const noexcept {
  for (const Direction direction : kDirections) {
    if (neighbour(direction) == other) {
      return direction;
    }
  }
  return std::nullopt;
}

HexId HexId::from_ordinal(int ordinal) noexcept {
  static constexpr std::array<std::uint16_t, kHexCount> kPacked = all_packed();
  return HexId{kPacked[static_cast<std::size_t>(ordinal)]};
}

}  // namespace core::board
