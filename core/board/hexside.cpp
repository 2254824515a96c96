#include "core/board/hexside.h"

#include <algorithm>

namespace core::board {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(at + 1);
  }
}

}  // namespace

Corner Corner::clockwise_of(GridPoint point, Direction first) noexcept {
  // Six corners of a hex; the eastern and the western tip are its own, the other four are tips of a
  // neighbour.
  Corner corner;
  switch (first) {
    case Direction::N:
      corner.owner_ = point.neighbour(Direction::NE);
      corner.east_ = false;
      break;
    case Direction::NE:
      corner.owner_ = point;
      corner.east_ = true;
      break;
    case Direction::SE:
      corner.owner_ = point.neighbour(Direction::SE);
      corner.east_ = false;
      break;
    case Direction::S:
      corner.owner_ = point.neighbour(Direction::SW);
      corner.east_ = true;
      break;
    case Direction::SW:
      corner.owner_ = point;
      corner.east_ = false;
      break;
    case Direction::NW:
      corner.owner_ = point.neighbour(Direction::NW);
      corner.east_ = true;
      break;
  }
  return corner;
}

std::array<GridPoint, 3> Corner::points() const noexcept {
  if (east_) {
    return {owner_, owner_.neighbour(Direction::NE), owner_.neighbour(Direction::SE)};
  }
  return {owner_, owner_.neighbour(Direction::NW), owner_.neighbour(Direction::SW)};
}

std::vector<HexId> Corner::hexes() const {
  std::vector<HexId> result;
  for (const GridPoint point : points()) {
    if (const auto hex = HexId::at(point)) {
      result.push_back(*hex);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::string Corner::label() const {
  std::string text;
  for (const HexId hex : hexes()) {
    text += (text.empty() ? "" : "/") + hex.label();
  }
  return text;
}

tl::expected<Corner, LabelError> Corner::parse(std::string_view text) {
  std::vector<HexId> wanted;
  for (const std::string_view part : split(text, '/')) {
    const auto hex = HexId::parse(part);
    if (!hex) {
      return tl::unexpected(hex.error());
    }
    wanted.push_back(*hex);
  }
  std::sort(wanted.begin(), wanted.end());
  for (const Direction direction : kDirections) {
    const Corner corner = clockwise_of(wanted.front().grid(), direction);
    if (corner.hexes() == wanted) {
      return corner;
    }
  }
  return tl::unexpected(LabelError{
      std::string{text},
      "'" + std::string{text} + "' is not a corner: its hexes do not meet in one point"});
}

HexSide::HexSide(HexId hex, Direction direction) noexcept {
  const bool own =
      direction == Direction::N || direction == Direction::NE || direction == Direction::SE;
  owner_ = own ? hex.grid() : hex.grid().neighbour(direction);
  direction_ = own ? direction : opposite(direction);
}

HexId HexSide::first_hex() const noexcept {
  const auto one = HexId::at(owner_);
  const auto other = HexId::at(owner_.neighbour(direction_));
  return one && other ? std::min(*one, *other) : one ? *one : other.value_or(HexId{});
}

std::pair<HexId, Direction> HexSide::seen_from_a_hex() const noexcept {
  if (const auto hex = HexId::at(owner_)) {
    return {*hex, direction_};
  }
  // One of its two places is on the map.
  return {HexId::at(owner_.neighbour(direction_)).value_or(HexId{}), opposite(direction_)};
}

std::optional<HexSide> HexSide::between(HexId a, HexId b) noexcept {
  if (const auto direction = a.direction_to(b)) {
    return HexSide{a, *direction};
  }
  return std::nullopt;
}

tl::expected<HexSide, LabelError> HexSide::parse(std::string_view text) {
  const auto parts = split(text, '/');
  const auto fail = [&](const std::string& reason) {
    return tl::unexpected(LabelError{std::string{text}, "'" + std::string{text} + "' " + reason});
  };
  if (parts.size() != 2) {
    return fail(
        "is not a hexside: two adjacent hexes (A2301/A2401), or a hex and a direction at the map "
        "edge (A2501/N)");
  }
  const auto hex = HexId::parse(parts[0]);
  if (!hex) {
    return tl::unexpected(hex.error());
  }
  if (const auto direction = parse_direction(parts[1])) {
    if (hex->neighbour(*direction)) {
      return fail("lies inside the map: name the two hexes");
    }
    return HexSide{*hex, *direction};
  }
  const auto other = HexId::parse(parts[1]);
  if (!other) {
    return tl::unexpected(other.error());
  }
  if (const auto side = between(*hex, *other)) {
    return *side;
  }
  return fail("is not a hexside: the two hexes are not adjacent [3.12]");
}

SideHexes HexSide::hexes() const {
  SideHexes result;
  for (const GridPoint point : {owner_, owner_.neighbour(direction_)}) {
    if (const auto hex = HexId::at(point)) {
      result.push_back(*hex);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

bool HexSide::touches(HexId hex) const noexcept {
  return hex.grid() == owner_ || hex.grid() == owner_.neighbour(direction_);
}

std::array<Corner, 2> HexSide::corners() const noexcept {
  return {Corner::clockwise_of(owner_, counter_clockwise(direction_)),
          Corner::clockwise_of(owner_, direction_)};
}

bool HexSide::meets(const HexSide& other) const noexcept {
  if (*this == other) {
    return false;
  }
  const auto mine = corners();
  const auto theirs = other.corners();
  return std::find_first_of(mine.begin(), mine.end(), theirs.begin(), theirs.end()) != mine.end();
}

std::string HexSide::label() const {
  const auto both = hexes();
  if (both.size() == 2) {
    return both[0].label() + "/" + both[1].label();
  }
  const bool owner_on_map = both[0].grid() == owner_;
  return both[0].label() + "/" +
         std::string{name(owner_on_map ? direction_ : opposite(direction_))};
}

}  // namespace core::board
