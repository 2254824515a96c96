#include "core/coastal/order_text.h"

#include "core/table/order_line.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace core::coastal {
namespace {

using table::alike;
using table::degrees_text;
using table::gun_text;
using table::in_quotes;
using table::inches_text;
using table::leg_text;
using table::not_understood;

// In the order of the enumerations.
constexpr std::array<std::string_view, 4> kStationWords{"engine", "boiler", "gun", "reserve"};
constexpr std::array<std::string_view, 4> kQuarterWords{"ahead", "starboard", "astern", "port"};
constexpr std::array<std::string_view, 11> kDeckWords{
    "",     "drop-anchor", "weigh",         "cast-off",      "pass-line", "let-go",
    "dock", "undock",      "raise-balloon", "lower-balloon", "release"};
constexpr std::array<std::string_view, 4> kFleetWords{"engage", "pass", "hold", "seize"};
constexpr int kMostInByte = std::numeric_limits<std::int8_t>::max();

// When an order may come: bits of phases.
constexpr unsigned bit_of(Phase phase) { return 1U << static_cast<unsigned>(phase); }

constexpr unsigned kOrders = bit_of(Phase::Orders);
constexpr unsigned kShooting = bit_of(Phase::Shooting);
constexpr unsigned kBoarding = bit_of(Phase::Boarding);
constexpr unsigned kCards = bit_of(Phase::Cards);
constexpr unsigned kAlways = kOrders | kShooting | kBoarding | kCards;

template <class Enum, std::size_t N>
std::string_view word_of(const std::array<std::string_view, N>& words, Enum value) {
  return words.at(static_cast<std::size_t>(value));
}

struct OrderWriter {
  const Setting& setting;

  [[nodiscard]] std::string name(ShipId ship) const { return order_name(setting, ship); }

  [[nodiscard]] std::string aimed(const Shot& shot) const {
    return gun_text(shot.gun) + " at " +
           (shot.at_fort ? order_name(setting, shot.target_fort) : name(shot.target)) +
           table::measured_text(shot.measured);
  }

  [[nodiscard]] std::string line(const Shot& shot) const {
    return (shot.from_fort ? order_name(setting, shot.fort) : name(shot.ship)) + aimed(shot);
  }

  [[nodiscard]] static std::string station(Station station, std::uint8_t gun) {
    return station == Station::Gun ? gun_text(gun)
                                   : " " + std::string{word_of(kStationWords, station)};
  }

  std::string operator()(const WritePlot& choice) const {
    const Plot& plot = choice.plot;
    std::string text = "plot " + name(choice.ship) + " speed " + inches_text(plot.speed);
    text += plot.ram ? " ram " + name(*plot.ram) : "";
    text += plot.tug ? " tug " + name(*plot.tug) : "";
    text += plot.ashore ? " ashore" : "";
    text += plot.spar ? " spar" : "";
    text += plot.deck == Deck::None ? "" : " " + std::string{word_of(kDeckWords, plot.deck)};
    text += plot.line ? " line " + name(*plot.line) : "";
    for (std::size_t i = 0; i < plot.turrets.size(); ++i) {
      text += " turret " + std::to_string(i + 1) + " " +
              std::string{word_of(kQuarterWords, plot.turrets[i])};
    }
    if (plot.fire.quarter != 0 || !plot.fire.shots.empty()) {
      text += " fire " + std::to_string(plot.fire.quarter);
      for (const Shot& shot : plot.fire.shots) {
        text += aimed(shot);
      }
    }
    for (const table::Leg& leg : plot.legs) {
      text += leg_text(leg);
    }
    return text;
  }

  std::string operator()(const GiveOrder& choice) const {
    std::string text = "order " + name(choice.ship);
    switch (choice.order.task) {
      case Task::Attack:
        return text + " attack";
      case Task::Close:
        return text + " close " + name(choice.order.target);
      case Task::Course:
        return text + " course " + degrees_text(choice.order.heading) + " speed " +
               inches_text(choice.order.speed);
      case Task::Hold:
        return text + " hold";
      case Task::Land:
        return text + " land " + order_name(setting, choice.order.site);
    }
    return text;
  }

  std::string operator()(const ShiftCrew& choice) const {
    return "shift " + name(choice.ship) + station(choice.from, choice.from_gun) + " to" +
           station(choice.to, choice.to_gun);
  }

  std::string operator()(const Repair& choice) const {
    return "repair " + name(choice.ship) + " " + std::to_string(choice.damage + 1);
  }

  std::string operator()(const ServeGun& choice) const {
    return "serve " + name(choice.ship) + (choice.gun ? gun_text(*choice.gun) : " none");
  }

  std::string operator()(const LayGun& choice) const { return "lay " + line(choice.shot); }

  std::string operator()(const UnlayGun& choice) const { return "unlay " + line(choice.shot); }

  std::string operator()(const Board& choice) const {
    return "board " + name(choice.ship) + " " + name(choice.target) + " parties " +
           std::to_string(choice.parties);
  }

  std::string operator()(const Land& choice) const {
    return "land " + name(choice.ship) + " " + order_name(setting, choice.site) + " parties " +
           std::to_string(choice.parties);
  }

  std::string operator()(const LightShip& choice) const { return "light " + name(choice.ship); }

  std::string operator()(const GiveFleetOrder& choice) const {
    std::string text = "fleet-order " + std::string{board::name(choice.side)} + " " +
                       std::string{word_of(kFleetWords, choice.order.task)};
    if (choice.order.task == FleetTask::Pass) {
      text += " " + degrees_text(choice.order.heading);
    } else if (choice.order.task == FleetTask::Seize) {
      text += " " + order_name(setting, choice.order.site);
    }
    return text;
  }

  std::string operator()(const DiscardCard& choice) const {
    return "discard " + std::string{board::name(choice.side)} + " " + std::to_string(choice.card);
  }

  std::string operator()(const StrandShip& choice) const {
    return "strand " + name(choice.ship) + " x " + inches_text(choice.pose.at.x) + " y " +
           inches_text(choice.pose.at.y) + " heading " + degrees_text(choice.pose.heading);
  }

  std::string operator()(const EndPhase& choice) const {
    return "done " + std::string{board::name(choice.side)};
  }

  std::string operator()(const TellContact& choice) const {
    return "contact " + name(choice.ship) + " " + name(choice.target) + " angle " +
           degrees_text(table::Heading::of(choice.angle));
  }

  std::string operator()(const TellWater& choice) const {
    return "water " + name(choice.ship) + table::water_text(choice);
  }

  std::string operator()(const WriteDice& choice) const { return table::dice_text(choice.faces); }
};

class Reader {
 public:
  Reader(const Setting& setting, std::optional<Side> asked, std::string_view line)
      : line_{table::names_of(setting.battle), line}, asked_{asked} {}

  /// @throws table::NotUnderstood
  Action order() {
    Action action = (this->*line_.verb(kVerbs).read)();
    line_.require_end();
    return action;
  }

  static std::vector<table::OrderForm> forms(bool by_models) {
    return table::forms_of(kVerbs, by_models);
  }

 private:
  struct Verb {
    table::OrderForm form;
    Action (Reader::*read)();
  };

  static const std::array<Verb, 17> kVerbs;

  /// The place of the next word among some.
  template <std::size_t N>
  std::size_t one_of(const std::array<std::string_view, N>& words, std::string_view what) {
    const std::string_view found = line_.next(what);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (alike(words.at(i), found)) {
        return i;
      }
    }
    std::string all;
    for (const std::string_view each : words) {
      all += (all.empty() ? "" : ", ") + std::string{each};
    }
    not_understood(in_quotes(found) + " is not " + std::string{what} + ": " + all);
  }

  bool take_deck(Plot& plot) {
    for (std::size_t i = 1; i < kDeckWords.size(); ++i) {
      if (line_.take(kDeckWords.at(i))) {
        plot.deck = static_cast<Deck>(i);
        return true;
      }
    }
    return false;
  }

  void turret(Plot& plot) {
    const std::size_t number = plot.turrets.size() + 1;
    line_.require(std::to_string(number));  // of each turret, in the order of the card
    plot.turrets.push_back(
        static_cast<table::Quarter>(one_of(kQuarterWords, "a quarter of the ship")));
  }

  void free_fire(ShipId ship, Plot& plot) {
    plot.fire.quarter = in_byte(line_.number("a quarter of the move", kMostInByte));
    while (line_.take("gun")) {
      line_.back();
      Shot shot;
      shot.ship = ship;
      aim(shot);
      plot.fire.shots.push_back(shot);
    }
  }

  void aim(Shot& shot) {
    shot.gun = line_.gun();
    line_.require("at");
    const table::NamedOne target = line_.ship_or_fort("a target");
    shot.at_fort = target.is_fort;
    shot.target = target.ship;
    shot.target_fort = target.fort;
    shot.measured = line_.measured();
  }

  /// A word of a plot besides its legs.
  bool take_part(WritePlot& choice) {
    Plot& plot = choice.plot;
    if (line_.take("ram")) {
      plot.ram = line_.ship();
    } else if (line_.take("tug")) {
      plot.tug = line_.ship();
    } else if (line_.take("line")) {
      plot.line = line_.ship();
    } else if (line_.take("ashore")) {
      plot.ashore = true;
    } else if (line_.take("spar")) {
      plot.spar = true;
    } else if (line_.take("turret")) {
      turret(plot);
    } else if (line_.take("fire")) {
      free_fire(choice.ship, plot);
    } else {
      return take_deck(plot);
    }
    return true;
  }

  Action plot() {
    WritePlot choice;
    choice.ship = line_.ship();
    line_.require("speed");
    choice.plot.speed = line_.knots_in_inches();
    while (take_part(choice)) {
    }
    while (!line_.at_end()) {
      choice.plot.legs.push_back(line_.leg());
    }
    return choice;
  }

  Action give_order() {
    static constexpr std::array<std::string_view, 5> kTasks{"attack", "close", "course", "hold",
                                                            "land"};
    GiveOrder choice;
    choice.ship = line_.ship();
    choice.order.task = static_cast<Task>(one_of(kTasks, "an order"));
    if (choice.order.task == Task::Close) {
      choice.order.target = line_.ship();
    } else if (choice.order.task == Task::Land) {
      choice.order.site = site();
    } else if (choice.order.task == Task::Course) {
      choice.order.heading = line_.heading();
      line_.require("speed");
      choice.order.speed = line_.knots_in_inches();
    }
    return choice;
  }

  std::pair<Station, std::uint8_t> station() {
    const auto station = static_cast<Station>(one_of(kStationWords, "a station"));
    if (station != Station::Gun) {
      return {station, 0};
    }
    line_.back();
    return {station, line_.gun()};
  }

  Action shift() {
    ShiftCrew choice;
    choice.ship = line_.ship();
    std::tie(choice.from, choice.from_gun) = station();
    line_.require("to");
    std::tie(choice.to, choice.to_gun) = station();
    return choice;
  }

  Action repair() {
    Repair choice;
    choice.ship = line_.ship();
    const int number = line_.number("the number of a damage, from 1", kMostInByte);
    if (number < 1) {
      not_understood("damages are counted from 1");
    }
    choice.damage = static_cast<std::uint8_t>(number - 1);
    return choice;
  }

  Action serve() {
    ServeGun choice;
    choice.ship = line_.ship();
    if (!line_.take("none")) {
      choice.gun = line_.gun();
    }
    return choice;
  }

  Shot shot() {
    const table::NamedOne named = line_.ship_or_fort("the name of a ship or fort");
    Shot laid;
    laid.from_fort = named.is_fort;
    laid.ship = named.ship;
    laid.fort = named.fort;
    aim(laid);
    return laid;
  }

  Action contact() {
    TellContact choice;
    choice.ship = line_.ship();
    choice.target = line_.ship();
    line_.require("angle");
    choice.angle = line_.heading().thousandths();
    return choice;
  }

  Action water() { return line_.told_water(); }

  Action dice() { return WriteDice{line_.dice()}; }

  Action lay() { return LayGun{shot()}; }

  Action unlay() { return UnlayGun{shot()}; }

  Action board() {
    Board choice;
    choice.ship = line_.ship();
    choice.target = line_.ship();
    line_.require("parties");
    choice.parties = in_byte(line_.number("a number of parties", kMostInByte));
    return choice;
  }

  /// A fort, a town or a port.
  FortId site() {
    const table::NamedOne named = line_.ship_or_fort("the name of a fort, a town or a port");
    if (!named.is_fort) {
      not_understood("no party lands on a ship");
    }
    return named.fort;
  }

  Action land() {
    Land choice;
    choice.ship = line_.ship();
    choice.site = site();
    line_.require("parties");
    choice.parties = in_byte(line_.number("a number of parties", kMostInByte));
    return choice;
  }

  Action light() { return LightShip{line_.ship()}; }

  /// The side that is named, or else the one that is asked.
  Side side() {
    for (const Side side : board::kSides) {
      if (line_.take(board::name(side))) {
        return side;
      }
    }
    if (!asked_) {
      not_understood("the order names no side, and neither side is asked");
    }
    return *asked_;
  }

  Action fleet_order() {
    GiveFleetOrder choice;
    choice.side = side();
    choice.order.task = static_cast<FleetTask>(one_of(kFleetWords, "a general order"));
    if (choice.order.task == FleetTask::Pass) {
      choice.order.heading = line_.heading();
    } else if (choice.order.task == FleetTask::Seize) {
      choice.order.site = site();
    }
    return choice;
  }

  Action discard() {
    DiscardCard choice;
    choice.side = side();
    choice.card = static_cast<std::uint8_t>(line_.number("the number of a card", kMostInByte));
    return choice;
  }

  Action strand() {
    StrandShip choice;
    choice.ship = line_.ship();
    line_.require("x");
    choice.pose.at.x = line_.length("a distance from the left edge");
    line_.require("y");
    choice.pose.at.y = line_.length("a distance from the lower edge");
    line_.require("heading");
    choice.pose.heading = line_.heading();
    return choice;
  }

  Action done() {
    for (const Side side : board::kSides) {
      if (line_.take(board::name(side))) {
        return EndPhase{side};
      }
    }
    if (!asked_) {
      not_understood("'done' names no side, and neither side is asked");
    }
    return EndPhase{*asked_};
  }

  table::OrderLine line_;
  std::optional<Side> asked_;
};

constexpr std::array<Reader::Verb, 17> Reader::kVerbs{
    {{{"plot SHIP speed KNOTS [ram SHIP] [tug SHIP] [line SHIP] [ashore] [spar] [DECK] [turret N "
       "QUARTER ...] [fire PART gun N at TARGET ...] LEG ...",
       "a ship's plot for the move [RC-043]; DECK is drop-anchor, weigh, cast-off, pass-line, "
       "let-go, dock, undock, raise-balloon, lower-balloon or release; QUARTER ahead, starboard, "
       "astern or port",
       kOrders},
      &Reader::plot},
     {{"order SHIP attack|close SHIP|course DEGREES speed KNOTS|hold|land PLACE",
       "the fleet commander changes a standing order [RC-049]", kOrders},
      &Reader::give_order},
     {{"shift SHIP STATION to STATION",
       "one CPV goes over [RC-028]; STATION is engine, boiler, reserve or gun N", kOrders},
      &Reader::shift},
     {{"repair SHIP N", "one more CPV of the reserve repairs damage N of the ship [RC-325]",
       kOrders},
      &Reader::repair},
     {{"serve SHIP gun N|none", "the captain serves a gun, or none any more [RC-054]", kOrders},
      &Reader::serve},
     {{"lay SHIP gun N at TARGET [range INCHES bearing DEGREES [from DEGREES]]",
       "lays one gun on a ship or fort [RC-281]", kShooting},
      &Reader::lay},
     {{"unlay SHIP gun N at TARGET ...",
       "takes a gun off its target, in the words that laid it [RC-281]", kShooting},
      &Reader::unlay},
     {{"board SHIP SHIP parties N",
       "so many parties of the first go over to the second, alongside [RC-461]", kBoarding},
      &Reader::board},
     {{"land SHIP PLACE parties N",
       "so many parties go ashore to take a fort, a town or a port [RC-464]", kBoarding},
      &Reader::land},
     {{"light SHIP", "a fire ship is set alight [RC-242]", kOrders}, &Reader::light},
     {{"fleet-order [union|confederate] engage|pass DEGREES|hold|seize PLACE",
       "the general order of a fleet, before its first move [RC-042]", kOrders},
      &Reader::fleet_order},
     {{"discard [union|confederate] CARD", "one of the three objectives goes [RC-121]", kCards},
      &Reader::discard},
     {{"strand SHIP x INCHES y INCHES heading DEGREES", "an enemy ship is laid on a bar [RC-121]",
       kCards},
      &Reader::strand},
     {{"done [union|confederate]", "the side has nothing more to say in this phase",
       kCards | kOrders | kShooting | kBoarding},
      &Reader::done},
     {{"contact SHIP SHIP angle DEGREES",
       "the bow of the first has met the second; the angle is between the keels [RC-421]",
       kShooting, true},
      &Reader::contact},
     {{"water SHIP shoal FEET|stakes|mines real|mines dummy",
       "the model has come into it: dice are rolled [RC-201] [RC-361]", kShooting, true},
      &Reader::water},
     {{"dice FACE ...", "the next dice, as you have rolled them [RC-003]", kAlways, true},
      &Reader::dice}}};

}  // namespace

std::string order_name(const Setting& setting, ShipId ship) {
  return table::order_name(setting.placed(ship).name);
}

std::string order_name(const Setting& setting, FortId fort) {
  return table::order_name(setting.battle.forts.at(fort.value()).name);
}

std::string order_text(const Setting& setting, const Action& action) {
  return std::visit(OrderWriter{setting}, action);
}

std::vector<table::OrderForm> order_forms(const Setting& setting) {
  return Reader::forms(setting.battle.by_models);
}

bool may_come(const State& state, const table::OrderForm& form) noexcept {
  return (form.steps & bit_of(state.phase)) != 0;
}

tl::expected<Action, std::string> read_order(const Setting& setting, std::optional<Side> asked,
                                             std::string_view line) {
  return table::understood([&] { return Reader{setting, asked, line}.order(); });
}

}  // namespace core::coastal

template class core::base::OneOf<core::coastal::ActionKinds>;
