#include "core/data/battle_line.h"

#include "core/data/naval_facts.h"

namespace core::data {
namespace {

bool stands_alone(char c) noexcept { return c == '(' || c == ')' || c == ','; }

bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r'; }

template <class Id, class Item>
std::optional<Id> find_named(const std::vector<Item>& items, std::string_view name) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const Item& each) { return each.name == name; });
  if (found == items.end()) {
    return std::nullopt;
  }
  return Id{static_cast<std::uint8_t>(found - items.begin())};
}

}  // namespace

BattleLine::BattleLine(Origin origin, std::string_view text) : origin_{std::move(origin)} {
  text = trim(text);
  const auto blank = std::min(text.find_first_of(" \t"), text.size());
  keyword_ = text.substr(0, blank);
  rest_ = trim(text.substr(blank));
  for (std::size_t at = 0; at < rest_.size();) {
    if (is_blank(rest_[at])) {
      ++at;
    } else if (rest_[at] == '"') {
      const auto end = rest_.find('"', at + 1);
      if (end == std::string::npos) {
        fault("a quote is not closed");
      }
      words_.push_back({rest_.substr(at + 1, end - at - 1), true});
      at = end + 1;
    } else if (stands_alone(rest_[at])) {
      words_.push_back({rest_.substr(at++, 1), false});
    } else {
      const auto begin = at;
      while (at < rest_.size() && !is_blank(rest_[at]) && !stands_alone(rest_[at]) &&
             rest_[at] != '"') {
        ++at;
      }
      words_.push_back({rest_.substr(begin, at - begin), false});
    }
  }
}

void BattleLine::fault(std::string reason) const { fail(origin_, keyword_, std::move(reason)); }

bool BattleLine::take(std::string_view word) {
  if (at_end() || words_[at_].quoted || words_[at_].text != word) {
    return false;
  }
  ++at_;
  return true;
}

void BattleLine::require(std::string_view word) {
  if (!take(word)) {
    fault("'" + std::string{word} + "' should stand " +
          (at_end() ? "at the end" : "before '" + words_[at_].text + "'"));
  }
}

void BattleLine::require_end() const {
  if (!at_end()) {
    fault("'" + words_[at_].text + "' is not expected here");
  }
}

const BattleLine::Token& BattleLine::next(std::string_view what) {
  if (at_end()) {
    fault("the line ends before " + std::string{what});
  }
  return words_[at_++];
}

std::string BattleLine::word(std::string_view what) {
  const Token& token = next(what);
  if (token.quoted) {
    fault("\"" + token.text + "\" stands where " + std::string{what} + " should");
  }
  return token.text;
}

std::string BattleLine::name(std::string_view what) {
  const Token& token = next(what);
  if (!token.quoted || token.text.empty()) {
    fault("'" + token.text + "' stands where " + std::string{what} + " in quotes should");
  }
  return token.text;
}

int BattleLine::number(std::string_view what, int least, int most) {
  return require_int_within(origin_, keyword_, word(what), least, most);
}

table::Inches BattleLine::inches(std::string_view what) {
  return table::Inches::of_ticks(require_decimal(origin_, keyword_, word(what), kInchPlaces));
}

table::Feet BattleLine::feet(std::string_view what) {
  constexpr int kMost = 9'990;  // tenths
  const int tenths = require_decimal(origin_, keyword_, word(what), 1);
  if (tenths < 0 || tenths > kMost) {
    fault("a depth is between 0 and 999 feet");
  }
  return table::Feet::of_tenths(tenths);
}

table::Heading BattleLine::heading() {
  constexpr int kMost = 359;
  return table::Heading::degrees(number("a heading in degrees", 0, kMost));
}

table::Point BattleLine::point() {
  require("(");
  table::Point point;
  point.x = inches("x");
  require(",");
  point.y = inches("y");
  require(")");
  return point;
}

board::Side BattleLine::side() {
  const std::string text = word("a side");
  const auto side = board::parse_side(text);
  if (!side) {
    fault("'" + text + "' is not 'union' or 'confederate'");
  }
  return *side;
}

table::VesselId BattleNames::vessel(BattleLine& line) const {
  const std::string id = line.word("the card of a vessel");
  const auto vessel = facts_->find_vessel(id);
  if (!vessel) {
    line.fault("'" + id + "' is no vessel of vessels.csv [IC-381] [RC-481]");
  }
  return *vessel;
}

table::GunId BattleNames::gun(BattleLine& line) const {
  const std::string id = line.word("a gun");
  const auto gun = facts_->find_gun(id);
  if (!gun) {
    line.fault("'" + id + "' is no gun of guns.csv [IC-381] [RC-481]");
  }
  return *gun;
}

std::optional<table::ShipId> BattleNames::find_ship(std::string_view name) const {
  return find_named<table::ShipId>(battle_->ships, name);
}

std::optional<table::FortId> BattleNames::find_fort(std::string_view name) const {
  return find_named<table::FortId>(battle_->forts, name);
}

std::optional<table::FortCardId> BattleNames::find_card(std::string_view id) const {
  if (const auto listed = facts_->find_fort(id)) {
    return listed;
  }
  for (std::size_t i = 0; i < battle_->works.size(); ++i) {
    if (battle_->works[i].id == id) {
      return table::FortCardId{static_cast<std::uint8_t>(facts_->forts.size() + i)};
    }
  }
  return std::nullopt;
}

table::ShipId BattleNames::ship(BattleLine& line) const {
  const std::string name = line.name("a ship");
  const auto ship = find_ship(name);
  if (!ship) {
    line.fault("no ship \"" + name + "\" stands in the lines above");
  }
  return *ship;
}

table::FortId BattleNames::fort(BattleLine& line) const {
  const std::string name = line.name("a fort");
  const auto fort = find_fort(name);
  if (!fort) {
    line.fault("no fort \"" + name + "\" stands in the lines above");
  }
  return *fort;
}

namespace {

constexpr std::array<std::string_view, 4> kGroups{"ships", "ironclads", "rams", "double-enders"};

}  // namespace

bool BattleNames::is_of(const table::BattleShip& ship, std::size_t group) const {
  const table::Vessel& vessel = facts_->vessel(ship.card);
  switch (group) {
    case 1:
      return facts_->ship_class(vessel.ship_class).ironclad;
    case 2:
      return vessel.ram;
    case 3:
      return vessel.double_ender;
    default:
      return true;
  }
}

std::vector<table::ShipId> BattleNames::ships(BattleLine& line) const {
  std::vector<table::ShipId> found;
  if (line.next_is_name()) {
    while (line.next_is_name()) {
      found.push_back(ship(line));
    }
    return found;
  }
  const board::Side side = line.side();
  const std::size_t group = line.one_of_words("a group of ships", kGroups);
  for (std::size_t i = 0; i < battle_->ships.size(); ++i) {
    if (battle_->ships[i].side == side && is_of(battle_->ships[i], group)) {
      found.emplace_back(static_cast<std::uint8_t>(i));
    }
  }
  if (line.take("except")) {
    const table::ShipId out = ship(line);
    if (std::erase(found, out) == 0) {
      line.fault("a ship that is none of the group cannot be left out");
    }
  }
  if (found.empty()) {
    line.fault("the group has no ship in the lines above");
  }
  return found;
}

}  // namespace core::data
