#include "core/field/order_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core::field {
namespace {

using table::alike;
using table::decimal;
using table::in_quotes;
using table::inches_text;
using table::not_understood;

std::string angle_text(std::int32_t angle) { return decimal(std::abs(angle), Heading::kDegree); }

std::string hand_text(std::int32_t angle) {
  return (angle < 0 ? " left " : " right ") + angle_text(angle);
}

std::string place_text(Point point) { return inches_text(point.x) + " " + inches_text(point.y); }

std::string formation_text(Formation formation, int ranks) {
  const std::string text{kFormations.at(static_cast<std::size_t>(formation))};
  return formation == Formation::Line || formation == Formation::Open
             ? text + " " + std::to_string(ranks)
             : text;
}

/// A figure by its number, from 1, or the general with the unit.
std::string figure_text(std::uint8_t figure) {
  return figure == kGeneralFigure ? "general" : std::to_string(figure + 1);
}

/// [FB-183] At whom skirmishers aim.
std::string officer_text(const Volley& volley) {
  if (!volley.officer) {
    return volley.picks_officers ? " officers" : "";
  }
  return " officer " + figure_text(*volley.officer);
}

std::string leg_line(const Leg& leg) {
  constexpr std::int32_t kAboutFace = 180 * Heading::kDegree;
  switch (leg.kind) {
    case LegKind::Advance:
      return " ahead " + inches_text(leg.length) + (leg.angle == 0 ? "" : hand_text(leg.angle));
    case LegKind::Back:
      return " back " + inches_text(leg.length);
    case LegKind::Wheel:
      return " wheel" + hand_text(leg.angle);
    case LegKind::Face:
      return leg.angle == kAboutFace ? std::string{" about"} : " face" + hand_text(leg.angle);
    case LegKind::Form:
      return " form " + formation_text(leg.formation, leg.ranks);
    case LegKind::Mount:
      return leg.ranks == 0 ? std::string{" mount"}
                            : " dismount " + formation_text(leg.formation, leg.ranks);
    case LegKind::Enter:
      return " enter " + std::to_string(leg.section ? leg.section->value() + 1 : 0);
    case LegKind::Leave:
      return " leave " + formation_text(leg.formation, leg.ranks);
    case LegKind::Ford:
      return " ford";
    case LegKind::Off:
      return " off";
  }
  return {};
}

struct LineWriter {
  const Setting& setting;

  [[nodiscard]] std::string name(UnitId unit) const { return order_name(setting, unit); }

  std::string operator()(const GiveOrder& choice) const {
    return "order " + order_name(setting, choice.general) + " " + name(choice.unit) + " " +
           written_text(setting, choice.order);
  }

  std::string operator()(const DeclareCharge& choice) const {
    return "charge " + name(choice.unit) + (choice.target ? " at " + name(*choice.target) : " off");
  }

  std::string operator()(const Countercharge& choice) const {
    return "countercharge " + name(choice.unit) + " at " + name(choice.target);
  }

  std::string operator()(const FallBack& choice) const { return "fall-back " + name(choice.unit); }

  std::string operator()(const MoveUnit& choice) const {
    std::string text = "move " + name(choice.unit) + (choice.battle_move ? " battle" : "");
    for (const Leg& leg : choice.legs) {
      text += leg_line(leg);
    }
    return text;
  }

  std::string operator()(const SendDetachment& choice) const {
    return "detach " + name(choice.unit) + " " + std::to_string(choice.men) + " " +
           std::string{kFormations.at(static_cast<std::size_t>(choice.formation))};
  }

  std::string operator()(const Ride& choice) const {
    return "ride " + order_name(setting, choice.general) + " to " + place_text(choice.to) +
           (choice.joins ? " join " + name(*choice.joins) : "");
  }

  std::string operator()(const LayGun& choice) const {
    return "lay " + name(choice.laying.unit) + table::gun_text(choice.laying.gun) + " " +
           std::string{kShotKinds.at(static_cast<std::size_t>(choice.laying.kind))} + " at " +
           place_text(choice.laying.aim);
  }

  std::string operator()(const UnlayGun& choice) const {
    return "unlay " + name(choice.unit) + table::gun_text(choice.gun);
  }

  std::string operator()(const FireVolley& choice) const {
    return "fire " + name(choice.volley.unit) +
           (choice.volley.target ? " at " + name(*choice.volley.target) : "") +
           officer_text(choice.volley);
  }

  std::string operator()(const HoldFire& choice) const { return "hold-fire " + name(choice.unit); }

  std::string operator()(const BringIn& choice) const {
    std::string text = "bring";
    for (const ComesIn& each : choice.figures) {
      text += (&each == &choice.figures.front() ? " " : " and ") + name(each.figure.unit) + " " +
              figure_text(each.figure.figure) + " to " + name(each.enemy.unit) + " " +
              figure_text(each.enemy.figure);
    }
    return text;
  }

  std::string operator()(const EndStep& choice) const {
    return "done " + std::string{board::name(choice.side)};
  }

  std::string operator()(const PutUnit& choice) const {
    return "put " + name(choice.unit) + " " + place_text(choice.pose.at) + " facing " +
           table::degrees_text(choice.pose.heading) +
           (choice.formation ? " formation " + formation_text(*choice.formation, choice.ranks)
                             : "");
  }

  std::string operator()(const WriteDice& choice) const { return table::dice_text(choice.faces); }
};

class LineReader {
 public:
  LineReader(const Setting& setting, std::optional<Side> asked, std::string_view line)
      : line_{{}, line}, asked_{asked} {
    constexpr std::size_t kMost = 255;
    for (std::size_t i = 0; i < kMost; ++i) {
      units_.push_back(order_name(setting, unit_id(i)));
    }
    for (std::size_t i = 0; i < setting.battle.generals.size(); ++i) {
      generals_.push_back(order_name(setting, GeneralId{static_cast<std::uint8_t>(i)}));
    }
    listed_ = setting.battle.units.size();
  }

  Action order();

 private:
  UnitId unit() {
    // Only those of the list are named in an error.
    const std::string_view name = line_.next("the name of a unit");
    const auto found =
        std::ranges::find_if(units_, [&](const std::string& each) { return alike(each, name); });
    if (found == units_.end()) {
      line_.back();
      (void)line_.one_of("unit",
                         {units_.begin(), units_.begin() + static_cast<std::ptrdiff_t>(listed_)});
    }
    return unit_id(static_cast<std::size_t>(found - units_.begin()));
  }

  GeneralId general() {
    return GeneralId{static_cast<std::uint8_t>(line_.one_of("general", generals_))};
  }

  Point place() {
    const Inches x = line_.length("a place");
    return {x, line_.length("a place")};
  }

  template <std::size_t Count>
  std::size_t word(std::string_view what, const std::array<std::string_view, Count>& words) {
    return line_.one_of(what, {words.begin(), words.end()});
  }

  std::optional<std::int32_t> hand() {
    if (line_.take("left")) {
      return -line_.heading().thousandths();
    }
    if (line_.take("right")) {
      return line_.heading().thousandths();
    }
    return std::nullopt;
  }

  std::int32_t required_hand() {
    const auto angle = hand();
    if (!angle) {
      line_.require("left");
    }
    return angle.value_or(0);
  }

  void formation(Leg& leg) {
    leg.formation = static_cast<Formation>(word("formation", kFormations));
    leg.ranks = 1;
    if (leg.formation == Formation::Line || leg.formation == Formation::Open) {
      constexpr int kRanks = 3;
      leg.ranks = static_cast<std::uint8_t>(line_.number("a number of ranks", kRanks));
    } else if (leg.formation == Formation::Column) {
      leg.ranks = 4;
    }
  }

  std::optional<Leg> leg();
  Order written();
  Action give_order();
  Action charge();
  Action move();
  Action lay();
  Action fire();
  std::uint8_t figure();
  Action bring();
  Action ride();
  Action detach();
  Action put();

  table::OrderLine line_;
  std::optional<Side> asked_;
  std::vector<std::string> units_;
  std::vector<std::string> generals_;
  std::size_t listed_{};
};

std::optional<Leg> LineReader::leg() {
  Leg leg;
  if (line_.take("ahead")) {
    leg.length = line_.length("a length");
    leg.angle = hand().value_or(0);
  } else if (line_.take("back")) {
    leg.kind = LegKind::Back;
    leg.length = line_.length("a length");
  } else if (line_.take("wheel")) {
    leg.kind = LegKind::Wheel;
    leg.angle = required_hand();
  } else if (line_.take("face")) {
    leg.kind = LegKind::Face;
    leg.angle = required_hand();
  } else if (line_.take("about")) {
    leg.kind = LegKind::Face;
    leg.angle = Heading::kCircle / 2;
  } else if (line_.take("form")) {
    leg.kind = LegKind::Form;
    formation(leg);
  } else if (line_.take("mount")) {
    leg.kind = LegKind::Mount;
  } else if (line_.take("dismount")) {
    leg.kind = LegKind::Mount;
    formation(leg);
  } else if (line_.take("enter")) {
    constexpr int kMostSections = 127;
    leg.kind = LegKind::Enter;
    const int section = line_.number("the number of a house section", kMostSections);
    if (section > 0) {
      leg.section = SectionId{static_cast<std::uint8_t>(section - 1)};
    }
  } else if (line_.take("leave")) {
    leg.kind = LegKind::Leave;
    formation(leg);
  } else if (line_.take("ford")) {
    leg.kind = LegKind::Ford;
  } else if (line_.take("off")) {
    leg.kind = LegKind::Off;
  } else {
    return std::nullopt;
  }
  return leg;
}

Order LineReader::written() {
  Order order;
  order.kind = static_cast<OrderKind>(word("kind of order", kOrderKinds));
  if (line_.take("on") || (order.kind == OrderKind::Support && !line_.at_end())) {
    order.target = unit();
  }
  if (!line_.at_end() && !line_.take("leave")) {
    line_.take("at");
    order.at = place();
    if (line_.take("to")) {
      order.to = place();
    }
    if (line_.take("leave")) {
      order.leave_by = static_cast<Edge>(word("edge", kEdges));
    }
  }
  return order;
}

Action LineReader::give_order() {
  const GeneralId who = general();
  const UnitId whom = unit();
  return GiveOrder{who, whom, written()};
}

Action LineReader::charge() {
  const UnitId who = unit();
  if (line_.take("off")) {
    return DeclareCharge{who, std::nullopt};
  }
  line_.require("at");
  return DeclareCharge{who, unit()};
}

Action LineReader::move() {
  MoveUnit move{unit(), {}, false};
  move.battle_move = line_.take("battle");
  while (!line_.at_end()) {
    const auto next = leg();
    if (!next) {
      const std::string_view found = line_.next("a part of a move");
      not_understood(in_quotes(found) +
                     " is no part of a move: ahead, back, wheel, face, about, form, mount, "
                     "dismount, enter, leave, ford or off");
    }
    move.legs.push_back(*next);
  }
  return move;
}

Action LineReader::lay() {
  Laying laying{unit(), 0, {}, {}};
  laying.gun = line_.gun();
  laying.kind = static_cast<ShotKind>(word("kind of shot", kShotKinds));
  line_.require("at");
  laying.aim = place();
  return LayGun{laying};
}

Action LineReader::fire() {
  Volley volley{unit(), std::nullopt, false};
  if (line_.take("at")) {
    volley.target = unit();
  }
  volley.picks_officers = line_.take("officers");
  if (line_.take("officer")) {
    volley.officer = figure();
    volley.picks_officers = true;
  }
  return FireVolley{volley};
}

std::uint8_t LineReader::figure() {
  if (line_.take("general")) {
    return kGeneralFigure;
  }
  constexpr int kMostFigures = kGeneralFigure + 1;  // so battles of before name the general
  const int number = line_.number("the number of a figure", kMostFigures);
  if (number == 0) {
    not_understood("figures are counted from 1");
  }
  return static_cast<std::uint8_t>(number - 1);
}

Action LineReader::bring() {
  BringIn bring;
  do {
    const UnitId who = unit();
    const std::uint8_t with = figure();
    line_.require("to");
    const UnitId enemy = unit();
    bring.figures.push_back({{who, with}, {enemy, figure()}});
  } while (line_.take("and"));
  return bring;
}

Action LineReader::ride() {
  const GeneralId who = general();
  line_.require("to");
  Ride choice{who, place(), std::nullopt};
  if (line_.take("join")) {
    choice.joins = unit();
  }
  return choice;
}

Action LineReader::detach() {
  constexpr int kMostMen = 99;
  const UnitId who = unit();
  const int men = line_.number("a number of men", kMostMen);
  return SendDetachment{who, men, static_cast<Formation>(word("formation", kFormations))};
}

Action LineReader::put() {
  PutUnit choice{unit(), {}, std::nullopt, 0};
  choice.pose.at = place();
  line_.require("facing");
  choice.pose.heading = line_.heading();
  if (line_.take("formation")) {
    Leg drawn;
    formation(drawn);
    choice.formation = drawn.formation;
    choice.ranks = drawn.ranks;
  }
  return choice;
}

Action LineReader::order() {
  const std::string_view verb = line_.next("an order");
  const auto is = [&](std::string_view word) { return alike(verb, word); };
  Action action = EndStep{};
  if (is("order")) {
    action = give_order();
  } else if (is("charge")) {
    action = charge();
  } else if (is("countercharge")) {
    const UnitId who = unit();
    line_.require("at");
    action = Countercharge{who, unit()};
  } else if (is("fall-back")) {
    action = FallBack{unit()};
  } else if (is("move")) {
    action = move();
  } else if (is("detach")) {
    action = detach();
  } else if (is("ride")) {
    action = ride();
  } else if (is("lay")) {
    action = lay();
  } else if (is("unlay")) {
    const UnitId who = unit();
    action = UnlayGun{who, line_.gun()};
  } else if (is("fire")) {
    action = fire();
  } else if (is("hold-fire")) {
    action = HoldFire{unit()};
  } else if (is("bring")) {
    action = bring();
  } else if (is("put")) {
    action = put();
  } else if (is("dice")) {
    action = WriteDice{line_.dice()};
  } else if (is("done")) {
    if (line_.at_end()) {
      if (!asked_) {
        not_understood("neither side is asked");
      }
      action = EndStep{*asked_};
    } else {
      action = EndStep{static_cast<Side>(
          word("side", std::array<std::string_view, 2>{board::name(Side::Union),
                                                       board::name(Side::Confederate)}))};
    }
  } else {
    not_understood(in_quotes(verb) +
                   " is no order: order, charge, countercharge, fall-back, move, detach, ride, "
                   "lay, unlay, fire, hold-fire, bring or done");
  }
  line_.require_end();
  return action;
}

}  // namespace

std::string order_name(const Setting& setting, UnitId unit) {
  return unit.value() < setting.battle.units.size()
             ? table::order_name(setting.battle.units[unit.value()].name)
             : "detachment-" + std::to_string(unit.value() + 1);
}

std::string order_name(const Setting& setting, GeneralId general) {
  return general.value() < setting.battle.generals.size()
             ? table::order_name(setting.battle.generals[general.value()].name)
             : "general-" + std::to_string(general.value() + 1);
}

std::string written_text(const Setting& setting, const Order& order) {
  std::string text{kOrderKinds.at(static_cast<std::size_t>(order.kind))};
  if (order.target) {
    text += (order.kind == OrderKind::Support ? " " : " on ") + order_name(setting, *order.target);
  }
  if (order.at) {
    text += " at " + place_text(*order.at);
  }
  if (order.to) {
    text += " to " + place_text(*order.to);
  }
  if (order.leave_by) {
    text += " leave " + std::string{kEdges.at(static_cast<std::size_t>(*order.leave_by))};
  }
  return text;
}

std::string order_text(const Setting& setting, const Action& action) {
  return std::visit(LineWriter{setting}, action);
}

tl::expected<Action, std::string> read_order(const Setting& setting, std::optional<Side> asked,
                                             std::string_view line) {
  return table::understood([&] { return LineReader{setting, asked, line}.order(); });
}

}  // namespace core::field

template class core::base::OneOf<core::field::ActionKinds>;
