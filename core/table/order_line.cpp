#include "core/table/order_line.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <utility>

namespace core::table {
namespace {

constexpr int kMostInches = 1'000;  // far beyond every table: a slip of the pen, no length
constexpr int kMostKnots = 100;
constexpr int kMostDegrees = 360;
constexpr int kPlacesOfInches = 4;  // ticks are ten-thousandths
constexpr int kPlacesOfDegrees = 3;

/// A decimal fraction in parts of one, of which `places` digits may stand behind the point; nothing
/// for another text or a size above `most`.
std::optional<std::int64_t> parts_of(std::string_view text, int places, std::int64_t most) {
  const bool below = text.starts_with('-');
  text.remove_prefix(below ? 1 : 0);
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view before = text.substr(0, point);
  const std::string_view behind = point == text.size() ? "" : text.substr(point + 1);
  const auto digits = [](std::string_view part) {
    return std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
  };
  constexpr std::size_t kLongest = 9;  // far above `most`, and no overflow
  if (before.empty() || before.size() > kLongest ||
      behind.size() > static_cast<std::size_t>(places) || !digits(before) || !digits(behind) ||
      (point != text.size() && behind.empty())) {
    return std::nullopt;
  }
  std::string all{before};
  all += behind;
  all.append(static_cast<std::size_t>(places) - behind.size(), '0');
  std::int64_t one = 1;
  for (int i = 0; i < places; ++i) {
    one *= 10;
  }
  std::int64_t value{};
  std::from_chars(all.data(), all.data() + all.size(), value);
  if (value > most * one) {
    return std::nullopt;
  }
  return below ? -value : value;
}

template <class Id>
std::optional<Id> find_in(const std::vector<std::string>& names, std::string_view name) {
  const auto found =
      std::ranges::find_if(names, [&](const std::string& each) { return alike(each, name); });
  return found == names.end() ? std::nullopt
                              : std::optional{Id{static_cast<std::uint8_t>(found - names.begin())}};
}

}  // namespace

OrderNames names_of(const Battle& battle) {
  OrderNames names;
  for (const BattleShip& ship : battle.ships) {
    names.ships.push_back(order_name(ship.name));
  }
  for (const BattleFort& fort : battle.forts) {
    names.forts.push_back(order_name(fort.name));
  }
  return names;
}

std::string order_name(const base::InternedText& name) {
  std::string text = name.str();
  std::ranges::replace(text, ' ', '-');
  return text;
}

std::string decimal(std::int64_t parts, std::int64_t one) {
  const std::int64_t size = std::abs(parts);
  std::string text = (parts < 0 ? "-" : "") + std::to_string(size / one);
  if (const std::int64_t rest = size % one; rest != 0) {
    std::string digits = std::to_string(one + rest).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    text += "." + digits;
  }
  return text;
}

std::string inches_text(Inches length) { return decimal(length.ticks(), Inches::kTicks); }

std::string degrees_text(Heading heading) {
  return decimal(heading.thousandths(), Heading::kDegree);
}

std::string gun_text(int gun) { return " gun " + std::to_string(gun + 1); }

std::string dice_text(const std::vector<std::uint8_t>& faces) {
  std::string text = "dice";
  for (const std::uint8_t face : faces) {
    text += " " + std::to_string(face);
  }
  return text;
}

std::string water_text(const TellWater& told) {
  switch (told.water) {
    case ToldWater::Shoal:
      return " shoal " + std::to_string(told.feet);
    case ToldWater::Stakes:
      return " stakes";
    case ToldWater::RealMines:
      return " mines real";
    case ToldWater::DummyMines:
      return " mines dummy";
  }
  return {};
}

std::string measured_text(const std::optional<Measured>& measured) {
  if (!measured) {
    return {};
  }
  std::string text = " range " + inches_text(measured->range) + " bearing " +
                     degrees_text(Heading::of(measured->bearing));
  return measured->aspect == 0 ? text
                               : text + " from " + degrees_text(Heading::of(measured->aspect));
}

std::string leg_text(const Leg& leg) {
  std::string text = leg.astern ? " astern" : "";
  switch (leg.kind) {
    case LegKind::Straight:
      return text + " straight " + inches_text(leg.length);
    case LegKind::Left:
      return text + " left " + inches_text(leg.length) + " radius " + inches_text(leg.radius);
    case LegKind::Right:
      return text + " right " + inches_text(leg.length) + " radius " + inches_text(leg.radius);
    case LegKind::Pivot:
      return text + " pivot " + degrees_text(leg.heading);
    case LegKind::Drift:
      return text + " drift " + degrees_text(leg.heading) + " for " + inches_text(leg.length);
  }
  return text;
}

void not_understood(std::string reason) { throw NotUnderstood{std::move(reason)}; }

std::string in_quotes(std::string_view text) { return "'" + std::string{text} + "'"; }

bool alike(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

OrderLine::OrderLine(OrderNames names, std::string_view line) : names_{std::move(names)} {
  std::size_t from = 0;
  while (from < line.size()) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t", from), line.size());
    const std::size_t end = std::min(line.find_first_of(" \t", begin), line.size());
    if (begin < end) {
      words_.push_back(line.substr(begin, end - begin));
    }
    from = end;
  }
}

std::string_view OrderLine::next(std::string_view what) {
  if (at_end()) {
    not_understood("at the end " + std::string{what} + " is missing");
  }
  return words_[at_++];
}

bool OrderLine::take(std::string_view word) {
  const bool here = !at_end() && alike(words_[at_], word);
  at_ += here ? 1 : 0;
  return here;
}

void OrderLine::require(std::string_view word) {
  if (!take(word)) {
    const std::string_view found = next(in_quotes(word));
    not_understood("where " + in_quotes(word) + " is meant stands " + in_quotes(found));
  }
}

void OrderLine::require_end() const {
  if (!at_end()) {
    not_understood(in_quotes(words_[at_]) + " is too much");
  }
}

void OrderLine::unknown(std::string_view what, std::string_view name, bool forts) const {
  std::string all;
  const auto add = [&](const std::vector<std::string>& names) {
    for (const std::string& each : names) {
      all += (all.empty() ? "" : ", ") + each;
    }
  };
  add(names_.ships);
  if (forts) {
    add(names_.forts);
  }
  not_understood(in_quotes(name) + " is no " + std::string{what} + " of this battle; there are " +
                 all);
}

std::size_t OrderLine::one_of(std::string_view what, const std::vector<std::string>& names) {
  const std::string_view name = next("the name of a " + std::string{what});
  const auto found =
      std::ranges::find_if(names, [&](const std::string& each) { return alike(each, name); });
  if (found == names.end()) {
    std::string all;
    for (const std::string& each : names) {
      all += (all.empty() ? "" : ", ") + each;
    }
    not_understood(in_quotes(name) + " is no " + std::string{what} + " of this battle; there are " +
                   all);
  }
  return static_cast<std::size_t>(found - names.begin());
}

ShipId OrderLine::ship() {
  const std::string_view name = next("the name of a ship");
  const auto found = find_in<ShipId>(names_.ships, name);
  if (!found) {
    unknown("ship", name, false);
  }
  return *found;
}

NamedOne OrderLine::ship_or_fort(std::string_view what) {
  const std::string_view name = next(what);
  if (const auto ship = find_in<ShipId>(names_.ships, name)) {
    return {false, *ship, {}};
  }
  const auto fort = find_in<FortId>(names_.forts, name);
  if (!fort) {
    unknown("ship or fort", name, true);
  }
  return {true, {}, *fort};
}

Inches OrderLine::length(std::string_view what) {
  const std::string_view text = next(what);
  const auto ticks = parts_of(text, kPlacesOfInches, kMostInches);
  if (!ticks || *ticks < 0) {
    not_understood(in_quotes(text) + " is not " + std::string{what} +
                   " in inches, with at most four digits behind the point");
  }
  return Inches::of_ticks(*ticks);
}

std::int64_t OrderLine::tenths_of_knots() {
  const std::string_view text = next("a number of knots");
  const auto tenths = parts_of(text, 1, kMostKnots);
  constexpr std::int64_t kHalfKnot = 5;
  if (!tenths || *tenths % kHalfKnot != 0) {
    not_understood(in_quotes(text) + " is no speed in knots and half knots");
  }
  return *tenths;
}

Inches OrderLine::knots_in_inches() {
  const std::string_view text = next("a number of knots");
  const auto ticks = parts_of(text, kPlacesOfInches, kMostKnots);
  if (!ticks) {
    not_understood(in_quotes(text) +
                   " is no speed in knots, with at most four digits behind the "
                   "point");
  }
  return Inches::of_ticks(*ticks);
}

Heading OrderLine::heading() {
  const std::string_view text = next("a heading in degrees");
  const auto thousandths = parts_of(text, kPlacesOfDegrees, kMostDegrees);
  if (!thousandths || *thousandths < 0) {
    not_understood(
        in_quotes(text) +
        " is no heading in degrees from 0 to 360, with at most three digits behind the point");
  }
  return Heading::of(*thousandths);
}

int OrderLine::number(std::string_view what, int most) {
  const std::string_view text = next(what);
  int number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0 || number > most) {
    not_understood(in_quotes(text) + " is not " + std::string{what} + ", a whole number up to " +
                   std::to_string(most));
  }
  return number;
}

std::uint8_t OrderLine::gun() {
  require("gun");
  const std::string_view text = next("the number of a gun");
  int number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 1 ||
      number > std::numeric_limits<std::uint8_t>::max()) {
    not_understood(in_quotes(text) + " is no number of a gun, which are counted from 1");
  }
  return static_cast<std::uint8_t>(number - 1);
}

std::vector<std::uint8_t> OrderLine::dice() {
  constexpr int kMost = 10;
  std::vector<std::uint8_t> faces;
  do {
    const int face = number("the face of a die", kMost);
    if (face == 0) {
      not_understood("the faces of a die are from 1; the 0 of a D10 is 10");
    }
    faces.push_back(static_cast<std::uint8_t>(face));
  } while (!at_end());
  return faces;
}

TellWater OrderLine::told_water() {
  constexpr int kDeepest = 99;
  TellWater told;
  told.ship = ship();
  if (take("stakes")) {
    told.water = ToldWater::Stakes;
  } else if (take("mines")) {
    told.water = take("real") ? ToldWater::RealMines : ToldWater::DummyMines;
    if (told.water == ToldWater::DummyMines) {
      require("dummy");
    }
  } else {
    require("shoal");
    told.feet = static_cast<std::int16_t>(number("the depth in feet", kDeepest));
  }
  return told;
}

std::optional<Measured> OrderLine::measured() {
  if (!take("range")) {
    return std::nullopt;
  }
  Measured measured;
  measured.range = length("the range");
  require("bearing");
  measured.bearing = heading().thousandths();
  if (take("from")) {
    measured.aspect = heading().thousandths();
  }
  return measured;
}

Leg OrderLine::leg() {
  const bool astern = take("astern");
  Leg result;
  if (take("straight")) {
    result = straight(length("a length"));
  } else if (take("left") || take("right")) {
    const bool to_left = alike(words_[at_ - 1], "left");
    const Inches run = length("a length");
    require("radius");
    const Inches radius = length("a radius");
    if (radius == Inches{}) {
      not_understood("the radius of a turn is more than 0");
    }
    result = to_left ? left(run, radius) : right(run, radius);
  } else if (take("pivot")) {
    result = pivot(heading());
  } else if (take("drift")) {
    const Heading towards = heading();
    require("for");
    result = drift(towards, length("a length"));
  } else {
    const std::string_view found = next("'straight', 'left', 'right' or 'pivot'");
    not_understood(in_quotes(found) +
                   " is no leg of a course: 'straight', 'left', 'right' or 'pivot'");
  }
  result.astern = astern;
  return result;
}

}  // namespace core::table
