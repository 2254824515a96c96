#include "core/ironclad/order_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

namespace core::ironclad {
namespace {

using table::Heading;
using table::Inches;
using table::Leg;
using table::LegKind;

constexpr std::array<std::string_view, 8> kSectionWords{"armor", "speed", "half-knot", "midships",
                                                        "stack", "draft", "gun",       "ram"};
constexpr int kMostInches = 1'000;  // far beyond every table: a slip of the pen, no length
constexpr int kMostKnots = 100;
constexpr int kMostDegrees = 360;

std::string hyphened(std::string name) {
  std::ranges::replace(name, ' ', '-');
  return name;
}

/// A whole number of parts of one as a decimal fraction without zeros at its end; exact.
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

std::string knots(int half_knots) {
  return decimal(std::int64_t{half_knots} * 5, std::int64_t{kKnot} * 5);
}

std::string inches(Inches length) { return decimal(length.ticks(), Inches::kTicks); }

std::string degrees(Heading heading) { return decimal(heading.thousandths(), Heading::kDegree); }

std::string gun_words(int gun) { return " gun " + std::to_string(gun + 1); }

std::string leg_words(const Leg& leg) {
  std::string text = leg.astern ? " astern" : "";
  switch (leg.kind) {
    case LegKind::Straight:
      return text + " straight " + inches(leg.length);
    case LegKind::Left:
      return text + " left " + inches(leg.length) + " radius " + inches(leg.radius);
    case LegKind::Right:
      return text + " right " + inches(leg.length) + " radius " + inches(leg.radius);
    case LegKind::Pivot:
      return text + " pivot " + degrees(leg.heading);
    case LegKind::Drift:
      return text + " drift " + degrees(leg.heading) + " for " + inches(leg.length);
  }
  return text;
}

struct OrderWriter {
  const Setting& setting;

  [[nodiscard]] std::string name(ShipId ship) const { return order_name(setting, ship); }

  [[nodiscard]] std::string target(const Target& at) const {
    switch (at.kind) {
      case TargetKind::Ship:
        return name(at.ship);
      case TargetKind::FortGun:
        return order_name(setting, at.fort) + gun_words(at.gun);
      case TargetKind::Boarders:
        return "boarders-on " + name(at.ship);
      case TargetKind::Pair:
        return "melee-of " + name(at.ship);
    }
    return {};
  }

  [[nodiscard]] std::string shot(const Shot& laid) const {
    const std::string firer = laid.from_fort ? order_name(setting, laid.fort) : name(laid.ship);
    return firer + gun_words(laid.gun) + " at " + target(laid.target);
  }

  std::string operator()(const EmbarkParty& choice) const { return "embark " + name(choice.ship); }

  std::string operator()(const MoveShip& choice) const {
    std::string text = "move " + name(choice.ship) + " speed " + knots(choice.speed);
    text += choice.coast ? " coast" : "";
    text += choice.ashore ? " ashore" : "";
    text += choice.tug ? " tug " + name(*choice.tug) : "";
    for (const Leg& leg : choice.legs) {
      text += leg_words(leg);
    }
    return text;
  }

  std::string operator()(const DropAnchor& choice) const { return "anchor " + name(choice.ship); }

  std::string operator()(const PassLine& choice) const {
    return "line " + name(choice.ship) + " " + name(choice.towed);
  }

  std::string operator()(const LetGo& choice) const { return "let-go " + name(choice.ship); }

  std::string operator()(const Grapple& choice) const {
    return "grapple " + name(choice.ship) + " " + name(choice.target);
  }

  std::string operator()(const LayGun& choice) const { return "lay " + shot(choice.shot); }

  std::string operator()(const UnlayGun& choice) const { return "unlay " + shot(choice.shot); }

  std::string operator()(const ChooseWaterline& choice) const {
    return "waterline " + name(choice.ship) + (choice.guns ? " guns" : " draft");
  }

  std::string operator()(const CrossOff& choice) const {
    const std::string text = "cross-off " + name(choice.ship);
    return choice.section == Section::Gun
               ? text + gun_words(choice.gun)
               : text + " " +
                     std::string{kSectionWords.at(static_cast<std::size_t>(choice.section))};
  }

  std::string operator()(const EndStep& choice) const {
    return "done " + std::string{board::name(choice.side)};
  }
};

bool alike(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// What a line cannot be understood for. Never leaves this file.
struct NotUnderstood {
  std::string reason;
};

[[noreturn]] void fail(std::string reason) { throw NotUnderstood{std::move(reason)}; }

std::string in_quotes(std::string_view text) { return "'" + std::string{text} + "'"; }

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

class Reader {
 public:
  Reader(const Setting& setting, std::optional<Side> asked, std::string_view line)
      : setting_{setting}, asked_{asked} {
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

  /// @throws NotUnderstood
  Action order() {
    const std::string_view verb = next("an order");
    const auto found =
        std::ranges::find_if(kVerbs, [&](const Verb& each) { return alike(each.word, verb); });
    if (found == kVerbs.end()) {
      std::string all;
      for (const Verb& each : kVerbs) {
        all += (all.empty() ? "" : ", ") + std::string{each.word};
      }
      fail(in_quotes(verb) + " is no order; there are " + all);
    }
    Action action = (this->*found->read)();
    if (at_ != words_.size()) {
      fail(in_quotes(words_[at_]) + " is too much");
    }
    return action;
  }

 private:
  struct Verb {
    std::string_view word;
    Action (Reader::*read)();
  };

  static const std::array<Verb, 11> kVerbs;

  std::string_view next(std::string_view what) {
    if (at_ == words_.size()) {
      fail("at the end " + std::string{what} + " is missing");
    }
    return words_[at_++];
  }

  bool take(std::string_view word) {
    const bool here = at_ < words_.size() && alike(words_[at_], word);
    at_ += here ? 1 : 0;
    return here;
  }

  void require(std::string_view word) {
    if (!take(word)) {
      const std::string_view found = next(in_quotes(word));
      fail("where " + in_quotes(word) + " is meant stands " + in_quotes(found));
    }
  }

  template <class Id, class Sheets>
  std::optional<Id> find(const Sheets& sheets, std::string_view name) const {
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const Id id{static_cast<std::uint8_t>(i)};
      if (alike(order_name(setting_, id), name)) {
        return id;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<ShipId> find_ship(std::string_view name) const {
    return find<ShipId>(setting_.ships, name);
  }

  [[nodiscard]] std::optional<FortId> find_fort(std::string_view name) const {
    return find<FortId>(setting_.forts, name);
  }

  [[noreturn]] void unknown(std::string_view what, std::string_view name, bool forts) const {
    std::string all;
    for (std::size_t i = 0; i < setting_.ships.size(); ++i) {
      all += (all.empty() ? "" : ", ") + order_name(setting_, ShipId{static_cast<std::uint8_t>(i)});
    }
    for (std::size_t i = 0; forts && i < setting_.forts.size(); ++i) {
      all += ", " + order_name(setting_, FortId{static_cast<std::uint8_t>(i)});
    }
    fail(in_quotes(name) + " is no " + std::string{what} + " of this battle; there are " + all);
  }

  ShipId ship() {
    const std::string_view name = next("the name of a ship");
    const auto found = find_ship(name);
    if (!found) {
      unknown("ship", name, false);
    }
    return *found;
  }

  int speed() {
    const std::string_view text = next("a number of knots");
    const auto tenths = parts_of(text, 1, kMostKnots);
    if (!tenths || *tenths % 5 != 0) {
      fail(in_quotes(text) + " is no speed in knots and half knots");
    }
    return static_cast<int>(*tenths / 5);
  }

  Inches length(std::string_view what) {
    const std::string_view text = next(what);
    constexpr int kPlaces = 4;  // ticks are ten-thousandths
    const auto ticks = parts_of(text, kPlaces, kMostInches);
    if (!ticks || *ticks < 0) {
      fail(in_quotes(text) + " is not " + std::string{what} +
           " in inches, with at most four digits behind the point");
    }
    return Inches::of_ticks(*ticks);
  }

  Heading heading() {
    const std::string_view text = next("a heading in degrees");
    constexpr int kPlaces = 3;
    const auto thousandths = parts_of(text, kPlaces, kMostDegrees);
    if (!thousandths || *thousandths < 0) {
      fail(in_quotes(text) +
           " is no heading in degrees from 0 to 360, with at most three digits behind the point");
    }
    return Heading::of(*thousandths);
  }

  /// `gun N`, from 1 in the text and from 0 in the choice.
  std::uint8_t gun() {
    require("gun");
    const std::string_view text = next("the number of a gun");
    int number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 ||
        number > std::numeric_limits<std::uint8_t>::max()) {
      fail(in_quotes(text) + " is no number of a gun, which are counted from 1");
    }
    return static_cast<std::uint8_t>(number - 1);
  }

  Action move() {
    MoveShip move;
    move.ship = ship();
    require("speed");
    move.speed = speed();
    for (bool more = true; more;) {
      if (take("coast")) {
        move.coast = true;
      } else if (take("ashore")) {
        move.ashore = true;
      } else if (take("tug")) {
        move.tug = ship();
      } else {
        more = false;
      }
    }
    while (at_ < words_.size()) {
      move.legs.push_back(leg());
    }
    return move;
  }

  Leg leg() {
    const bool astern = take("astern");
    Leg result;
    if (take("straight")) {
      result = table::straight(length("a length"));
    } else if (take("left") || take("right")) {
      const bool to_left = alike(words_[at_ - 1], "left");
      const Inches run = length("a length");
      require("radius");
      const Inches radius = length("a radius");
      if (radius == Inches{}) {
        fail("the radius of a turn is more than 0");
      }
      result = to_left ? table::left(run, radius) : table::right(run, radius);
    } else if (take("pivot")) {
      result = table::pivot(heading());
    } else if (take("drift")) {
      const Heading towards = heading();
      require("for");
      result = table::drift(towards, length("a length"));
    } else {
      const std::string_view found = next("'straight', 'left', 'right' or 'pivot'");
      fail(in_quotes(found) + " is no leg of a course: 'straight', 'left', 'right' or 'pivot'");
    }
    result.astern = astern;
    return result;
  }

  Action embark() { return EmbarkParty{ship()}; }

  Action anchor() { return DropAnchor{ship()}; }

  Action let_go() { return LetGo{ship()}; }

  Action line() {
    const ShipId tower = ship();
    return PassLine{tower, ship()};
  }

  Action grapple() {
    const ShipId from = ship();
    return Grapple{from, ship()};
  }

  Target target() {
    Target at;
    if (take("boarders-on")) {
      at.kind = TargetKind::Boarders;
      at.ship = ship();
      return at;
    }
    if (take("melee-of")) {
      at.kind = TargetKind::Pair;
      at.ship = ship();
      return at;
    }
    const std::string_view name = next("a target");
    if (const auto on_ship = find_ship(name)) {
      at.ship = *on_ship;
    } else if (const auto on_fort = find_fort(name)) {
      at.kind = TargetKind::FortGun;
      at.fort = *on_fort;
      at.gun = gun();
    } else {
      unknown("ship or fort", name, true);
    }
    return at;
  }

  Shot shot() {
    Shot laid;
    const std::string_view name = next("the name of a ship or fort");
    if (const auto from_ship = find_ship(name)) {
      laid.ship = *from_ship;
    } else if (const auto from_fort = find_fort(name)) {
      laid.from_fort = true;
      laid.fort = *from_fort;
    } else {
      unknown("ship or fort", name, true);
    }
    laid.gun = gun();
    require("at");
    laid.target = target();
    return laid;
  }

  Action lay() { return LayGun{shot()}; }

  Action unlay() { return UnlayGun{shot()}; }

  Action waterline() {
    ChooseWaterline choice;
    choice.ship = ship();
    choice.guns = take("guns");
    if (!choice.guns) {
      require("draft");
    }
    return choice;
  }

  Action cross_off() {
    CrossOff choice;
    choice.ship = ship();
    const std::string_view word = next("a section of the card");
    const auto found = std::ranges::find_if(
        kSectionWords, [&](std::string_view each) { return alike(each, word); });
    if (found == kSectionWords.end()) {
      fail(in_quotes(word) +
           " is no section: armor, speed, half-knot, midships, stack, draft, gun N or ram");
    }
    choice.section = kSections.at(static_cast<std::size_t>(found - kSectionWords.begin()));
    if (choice.section == Section::Gun) {
      --at_;
      choice.gun = gun();
    }
    return choice;
  }

  Action done() {
    for (const Side side : board::kSides) {
      if (take(board::name(side))) {
        return EndStep{side};
      }
    }
    if (!asked_) {
      fail("'done' names no side, and nobody is asked");
    }
    return EndStep{*asked_};
  }

  const Setting& setting_;
  std::optional<Side> asked_;
  std::vector<std::string_view> words_;
  std::size_t at_{};
};

constexpr std::array<Reader::Verb, 11> Reader::kVerbs{{{"embark", &Reader::embark},
                                                       {"move", &Reader::move},
                                                       {"anchor", &Reader::anchor},
                                                       {"line", &Reader::line},
                                                       {"let-go", &Reader::let_go},
                                                       {"grapple", &Reader::grapple},
                                                       {"lay", &Reader::lay},
                                                       {"unlay", &Reader::unlay},
                                                       {"waterline", &Reader::waterline},
                                                       {"cross-off", &Reader::cross_off},
                                                       {"done", &Reader::done}}};

}  // namespace

std::string order_name(const Setting& setting, ShipId ship) {
  return hyphened(setting.ship(ship).name.str());
}

std::string order_name(const Setting& setting, FortId fort) {
  return hyphened(setting.fort(fort).name.str());
}

std::string order_text(const Setting& setting, const Action& action) {
  return std::visit(OrderWriter{setting}, action);
}

tl::expected<Action, std::string> read_order(const Setting& setting, std::optional<Side> asked,
                                             std::string_view line) {
  try {
    return Reader{setting, asked, line}.order();
  } catch (const NotUnderstood& wrong) {
    return tl::unexpected<std::string>{wrong.reason};
  }
}

}  // namespace core::ironclad
