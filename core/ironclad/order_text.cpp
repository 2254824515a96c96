#include "core/ironclad/order_text.h"

#include "core/table/order_line.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::ironclad {
namespace {

using table::alike;
using table::gun_text;
using table::in_quotes;
using table::Leg;
using table::leg_text;
using table::not_understood;

constexpr std::array<std::string_view, 8> kSectionWords{"armor", "speed", "half-knot", "midships",
                                                        "stack", "draft", "gun",       "ram"};
constexpr int kHalfKnot = 5;  // tenths

// When an order may come: bits of steps, and one for hits that wait to be marked.
constexpr unsigned bit_of(Step step) { return 1U << static_cast<unsigned>(step); }

constexpr unsigned kEmbarking = bit_of(Step::Embarking);
constexpr unsigned kMoves = bit_of(Step::UnionMoves) | bit_of(Step::ConfederateMoves);
constexpr unsigned kFire = bit_of(Step::FirstFire) | bit_of(Step::SecondFire);
constexpr unsigned kMarking = bit_of(Step::Drifting) << 1U;
constexpr unsigned kAlways = kEmbarking | kMoves | kFire | kMarking;

std::string knots(int half_knots) {
  return table::decimal(std::int64_t{half_knots} * kHalfKnot, std::int64_t{kKnot} * kHalfKnot);
}

struct OrderWriter {
  const Setting& setting;

  [[nodiscard]] std::string name(ShipId ship) const { return order_name(setting, ship); }

  [[nodiscard]] std::string target(const Target& at) const {
    switch (at.kind) {
      case TargetKind::Ship:
        return name(at.ship);
      case TargetKind::FortGun:
        return order_name(setting, at.fort) + gun_text(at.gun);
      case TargetKind::Boarders:
        return "boarders-on " + name(at.ship);
      case TargetKind::Pair:
        return "melee-of " + name(at.ship);
    }
    return {};
  }

  [[nodiscard]] std::string shot(const Shot& laid) const {
    const std::string firer = laid.from_fort ? order_name(setting, laid.fort) : name(laid.ship);
    return firer + gun_text(laid.gun) + " at " + target(laid.target) +
           table::measured_text(laid.measured);
  }

  std::string operator()(const EmbarkParty& choice) const { return "embark " + name(choice.ship); }

  std::string operator()(const MoveShip& choice) const {
    std::string text = "move " + name(choice.ship) + " speed " + knots(choice.speed);
    text += choice.coast ? " coast" : "";
    text += choice.ashore ? " ashore" : "";
    text += choice.tug ? " tug " + name(*choice.tug) : "";
    for (const Leg& leg : choice.legs) {
      text += leg_text(leg);
    }
    if (choice.meets) {
      text += " meets " + name(choice.meets->target) + " angle " +
              table::degrees_text(table::Heading::of(choice.meets->angle));
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
               ? text + gun_text(choice.gun)
               : text + " " +
                     std::string{kSectionWords.at(static_cast<std::size_t>(choice.section))};
  }

  std::string operator()(const EndStep& choice) const {
    return "done " + std::string{board::name(choice.side)};
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

  static const std::array<Verb, 13> kVerbs;

  ShipId ship() { return line_.ship(); }

  Action move() {
    MoveShip move;
    move.ship = ship();
    line_.require("speed");
    move.speed = static_cast<int>(line_.tenths_of_knots() / kHalfKnot);
    for (bool more = true; more;) {
      if (line_.take("coast")) {
        move.coast = true;
      } else if (line_.take("ashore")) {
        move.ashore = true;
      } else if (line_.take("tug")) {
        move.tug = ship();
      } else {
        more = false;
      }
    }
    while (!line_.at_end()) {
      if (line_.take("meets")) {
        ToldContact contact;
        contact.target = ship();
        line_.require("angle");
        contact.angle = line_.heading().thousandths();
        move.meets = contact;
        break;
      }
      move.legs.push_back(line_.leg());
    }
    return move;
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
    if (line_.take("boarders-on")) {
      at.kind = TargetKind::Boarders;
      at.ship = ship();
      return at;
    }
    if (line_.take("melee-of")) {
      at.kind = TargetKind::Pair;
      at.ship = ship();
      return at;
    }
    const table::NamedOne named = line_.ship_or_fort("a target");
    at.ship = named.ship;
    if (named.is_fort) {
      at.kind = TargetKind::FortGun;
      at.fort = named.fort;
      at.gun = line_.gun();
    }
    return at;
  }

  Shot shot() {
    const table::NamedOne named = line_.ship_or_fort("the name of a ship or fort");
    Shot laid;
    laid.from_fort = named.is_fort;
    laid.ship = named.ship;
    laid.fort = named.fort;
    laid.gun = line_.gun();
    line_.require("at");
    laid.target = target();
    laid.measured = line_.measured();
    return laid;
  }

  Action lay() { return LayGun{shot()}; }

  Action unlay() { return UnlayGun{shot()}; }

  Action waterline() {
    ChooseWaterline choice;
    choice.ship = ship();
    choice.guns = line_.take("guns");
    if (!choice.guns) {
      line_.require("draft");
    }
    return choice;
  }

  Action cross_off() {
    CrossOff choice;
    choice.ship = ship();
    const std::string_view word = line_.next("a section of the card");
    const auto found = std::ranges::find_if(
        kSectionWords, [&](std::string_view each) { return alike(each, word); });
    if (found == kSectionWords.end()) {
      not_understood(
          in_quotes(word) +
          " is no section: armor, speed, half-knot, midships, stack, draft, gun N or ram");
    }
    choice.section = kSections.at(static_cast<std::size_t>(found - kSectionWords.begin()));
    if (choice.section == Section::Gun) {
      line_.back();
      choice.gun = line_.gun();
    }
    return choice;
  }

  Action done() {
    for (const Side side : board::kSides) {
      if (line_.take(board::name(side))) {
        return EndStep{side};
      }
    }
    if (!asked_) {
      not_understood("'done' names no side, and neither side is asked");
    }
    return EndStep{*asked_};
  }

  Action water() { return line_.told_water(); }

  Action dice() { return WriteDice{line_.dice()}; }

  table::OrderLine line_;
  std::optional<Side> asked_;
};

constexpr std::array<Reader::Verb, 13> Reader::kVerbs{
    {{{"embark SHIP", "a boarding party goes aboard, in secret [IC-024]", kEmbarking},
      &Reader::embark},
     {{"move SHIP speed KNOTS [coast] [ashore] [tug SHIP] LEG ... [meets SHIP angle DEGREES]",
       "a ship's move [IC-064]; of models 'meets' tells the contact that ends it [IC-281]", kMoves},
      &Reader::move},
     {{"anchor SHIP", "it drops its anchor in place of a move [IC-123]", kMoves}, &Reader::anchor},
     {{"line SHIP SHIP", "the first passes a line to the second, to tow it [IC-124]", kMoves},
      &Reader::line},
     {{"let-go SHIP", "it lets go what it tows or is chained to [IC-124]", kMoves},
      &Reader::let_go},
     {{"grapple SHIP SHIP", "the first grapples the second, alongside [IC-302]", kMoves},
      &Reader::grapple},
     {{"lay SHIP gun N at TARGET [range INCHES bearing DEGREES [from DEGREES]]",
       "lays one gun [IC-062]; TARGET is a ship, FORT gun N, boarders-on SHIP or melee-of SHIP",
       kFire},
      &Reader::lay},
     {{"unlay SHIP gun N at TARGET ...",
       "takes a gun off its target, in the words that laid it [IC-062]", kFire},
      &Reader::unlay},
     {{"waterline SHIP draft|guns", "what a waterline hit takes [IC-224]", kMarking},
      &Reader::waterline},
     {{"cross-off SHIP armor|speed|half-knot|midships|stack|draft|ram|gun N",
       "a box that a hit takes [IC-221]", kMarking},
      &Reader::cross_off},
     {{"done [union|confederate]", "the side has nothing more to say in this step",
       kEmbarking | kMoves | kFire},
      &Reader::done},
     {{"water SHIP shoal FEET|mines real|mines dummy",
       "the model has come into it: dice are rolled [IC-141] [IC-148]", kMoves, true},
      &Reader::water},
     {{"dice FACE ...", "the next dice, as you have rolled them [IC-003]", kAlways, true},
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
  return (form.steps & (state.hits.empty() ? bit_of(state.step) : kMarking)) != 0;
}

tl::expected<Action, std::string> read_order(const Setting& setting, std::optional<Side> asked,
                                             std::string_view line) {
  return table::understood([&] { return Reader{setting, asked, line}.order(); });
}

}  // namespace core::ironclad

template class core::base::OneOf<core::ironclad::ActionKinds>;
