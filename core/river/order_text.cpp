#include "core/river/order_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace core::river {
namespace {

using table::alike;
using table::in_quotes;
using table::not_understood;
using table::OrderLine;

// In the order of the enumerations.
constexpr std::array<std::string_view, 5> kStandingWords{"follow", "hold", "down", "drift", "wait"};
constexpr std::array<std::string_view, 3> kScavengingWords{"town", "battery", "prize"};
constexpr std::array<std::string_view, 3> kOutcomeWords{"holds", "passed", "broke-off"};
constexpr std::array<std::string_view, 5> kFateWords{"", "", "sunk", "captured", ""};
constexpr std::array<std::string_view, 5> kEnemyFateWords{"", "sunk", "captured", "scuttled",
                                                          "blown-up"};
constexpr int kMostOfSmall = std::numeric_limits<std::int8_t>::max();
constexpr int kMostOfByte = std::numeric_limits<std::uint8_t>::max();
constexpr int kMostOfShort = std::numeric_limits<std::int16_t>::max();

constexpr unsigned step_bit(Step step) { return 1U << static_cast<unsigned>(step); }

constexpr unsigned kInOrders = step_bit(Step::Orders);
constexpr unsigned kInEncounter = step_bit(Step::Encounter);
constexpr unsigned kAtNight = step_bit(Step::Night);
constexpr unsigned kInNightRun = step_bit(Step::NightRun);

std::string word_of(Standing standing) {
  return std::string{kStandingWords.at(static_cast<std::size_t>(standing))};
}

std::string numbers_text(std::string_view word, const std::vector<std::uint8_t>& places) {
  std::string text = places.empty() ? "" : " " + std::string{word};
  for (const std::uint8_t each : places) {
    text += " " + std::to_string(each + 1);
  }
  return text;
}

std::string if_any(std::string_view word, int value) {
  return value == 0 ? "" : " " + std::string{word} + " " + std::to_string(value);
}

std::string scavenging_text(const std::optional<Scavenging>& what) {
  return what ? " " + std::string{kScavengingWords.at(static_cast<std::size_t>(what->what))} + " " +
                    std::to_string(what->which + 1)
              : "";
}

struct LineWriter {
  const Setting& setting;
  const std::vector<std::string>& names;

  [[nodiscard]] const std::string& name(VesselId id) const { return names.at(id.value()); }

  [[nodiscard]] static std::string group(GroupId id) { return std::to_string(id.value()); }

  std::string operator()(const GiveOrder& choice) const {
    switch (choice.course) {
      case Course::Advance:
        return "advance";
      case Course::Explore:
        return "explore";
      case Course::Hold:
        return "hold" + scavenging_text(choice.scavenging);
      case Course::FallBack:
        return "fall-back " + std::to_string(choice.sections);
      case Course::Quit:
        return "quit";
      case Course::Drift:
        return "drift";
    }
    return {};
  }

  std::string operator()(const SetStanding& choice) const {
    return "group " + group(choice.group) + " " + word_of(choice.standing) +
           (choice.push ? " push" : "") + if_any("night", choice.night_run) +
           scavenging_text(choice.scavenging);
  }

  std::string operator()(const Detach& choice) const {
    std::string text = "detach";
    for (const VesselId id : choice.vessels) {
      text += " " + name(id);
    }
    return text + " " + word_of(choice.standing);
  }

  std::string operator()(const Rejoin& choice) const { return "rejoin " + group(choice.group); }

  std::string operator()(const SetLine& choice) const {
    std::string text = "line";
    for (const VesselId id : choice.line) {
      text += " " + name(id);
    }
    return text;
  }

  std::string operator()(const MoveFuel& choice) const {
    return "fuel " + name(choice.from) + " to " + name(choice.to) + " " +
           std::to_string(choice.points);
  }

  std::string operator()(const MoveRounds& choice) const {
    return "rounds " + name(choice.from) + " to " + name(choice.to) + " " +
           setting.gun(choice.gun).code + " " + std::to_string(choice.count);
  }

  std::string operator()(const CastOff& choice) const { return "cast-off " + name(choice.vessel); }

  std::string operator()(const PickUp& choice) const { return "pick-up " + name(choice.vessel); }

  std::string operator()(const Tow& choice) const {
    return "tow " + name(choice.tug) + " " + name(choice.other);
  }

  std::string operator()(const LetGo& choice) const { return "let-go " + name(choice.tug); }

  std::string operator()(const Burn& choice) const { return "burn " + name(choice.vessel); }

  std::string operator()(const FightOn&) const { return "fight"; }

  std::string operator()(const RunPast&) const { return "run"; }

  std::string operator()(const BreakOff&) const { return "break-off"; }

  std::string operator()(const Report& choice) const {
    std::string text =
        "report " + std::string{kOutcomeWords.at(static_cast<std::size_t>(choice.outcome))};
    for (const VesselReport& each : choice.vessels) {
      text += " " + name(each.vessel) + if_any("damage", each.damage) +
              numbers_text("guns", each.guns_out) + numbers_text("burst", each.guns_burst) +
              if_any("stack", each.stack_hits) + if_any("steering", each.steering_hits);
      for (const Rounds& rounds : each.fired) {
        text += " fired " + setting.gun(rounds.gun).code + " " + std::to_string(rounds.count);
      }
      text += each.aground ? " aground" : "";
      const std::string_view fate = kFateWords.at(static_cast<std::size_t>(each.fate));
      text += fate.empty() ? "" : " " + std::string{fate};
    }
    for (const BatteryReport& each : choice.batteries) {
      text += " battery " + std::to_string(each.battery + 1) + numbers_text("guns", each.guns_out) +
              (each.silenced ? " silenced" : "");
    }
    for (const EnemyReport& each : choice.enemies) {
      const std::string_view fate = kEnemyFateWords.at(static_cast<std::size_t>(each.fate));
      text += " enemy " + std::to_string(each.enemy + 1) + if_any("damage", each.damage) +
              (fate.empty() ? "" : " " + std::string{fate});
    }
    return text;
  }

  std::string operator()(const EndDay& choice) const {
    return choice.drop == 0 ? std::string{choice.by_hand ? "moor by-hand" : "moor"}
                            : "drop " + std::to_string(choice.drop);
  }

  std::string operator()(const PatrolResult& choice) const {
    return choice.line ? "patrol " + std::to_string(*choice.line) : "patrol thrown";
  }
};

class LineReader {
 public:
  LineReader(const Setting& setting, const State& state, std::string_view line)
      : setting_{&setting}, names_{vessel_words(setting, state)}, line_{{}, line} {}

  Action read();

  // ---- a member for each verb ----

  Action advance() { return GiveOrder{Course::Advance, 0, {}}; }

  Action explore() { return GiveOrder{Course::Explore, 0, {}}; }

  Action hold() { return GiveOrder{Course::Hold, 0, scavenging()}; }

  Action fall_back() { return GiveOrder{Course::FallBack, small("a number of sections"), {}}; }

  Action drift() { return GiveOrder{Course::Drift, 0, {}}; }

  Action quit() { return GiveOrder{Course::Quit, 0, {}}; }

  Action group() {
    SetStanding choice;
    choice.group = group_id();
    choice.standing = standing();
    choice.push = line_.take("push");
    if (line_.take("night")) {
      choice.night_run = small("a number of sections");
    }
    choice.scavenging = scavenging();
    return choice;
  }

  Action detach() {
    Detach choice;
    while (const auto id = take_vessel()) {
      choice.vessels.push_back(*id);
    }
    choice.standing = standing();
    return choice;
  }

  Action rejoin() { return Rejoin{group_id()}; }

  Action line() {
    SetLine choice;
    while (!line_.at_end()) {
      choice.line.push_back(vessel());
    }
    return choice;
  }

  Action fuel() {
    MoveFuel choice;
    choice.from = vessel();
    line_.require("to");
    choice.to = vessel();
    choice.points = count("a number of points");
    return choice;
  }

  Action rounds() {
    MoveRounds choice;
    choice.from = vessel();
    line_.require("to");
    choice.to = vessel();
    choice.gun = gun();
    choice.count = count("a number of rounds");
    return choice;
  }

  Action cast_off() { return CastOff{vessel()}; }

  Action pick_up() { return PickUp{vessel()}; }

  Action tow() {
    Tow choice;
    choice.tug = vessel();
    choice.other = vessel();
    return choice;
  }

  Action let_go() { return LetGo{vessel()}; }

  Action burn() { return Burn{vessel()}; }

  Action fight() { return FightOn{}; }

  Action run() { return RunPast{}; }

  Action break_off() { return BreakOff{}; }

  Action moor() { return EndDay{0, line_.take("by-hand")}; }

  Action patrol() {
    if (line_.take("thrown")) {
      return PatrolResult{};
    }
    return PatrolResult{
        static_cast<std::uint8_t>(line_.number("a line of table RR-T22", kMostOfByte))};
  }

  Action drop() { return EndDay{small("a number of sections")}; }

  Action report() {
    Report choice;
    choice.outcome = static_cast<Outcome>(one_of(kOutcomeWords, "an outcome"));
    while (!line_.at_end()) {
      if (line_.take("battery")) {
        choice.batteries.push_back(battery_report());
      } else if (line_.take("enemy")) {
        choice.enemies.push_back(enemy_report());
      } else {
        choice.vessels.push_back(vessel_report());
      }
    }
    return choice;
  }

 private:
  template <std::size_t N>
  std::optional<std::size_t> take_one_of(const std::array<std::string_view, N>& words) {
    for (std::size_t i = 0; i < N; ++i) {
      if (!words[i].empty() && line_.take(words[i])) {
        return i;
      }
    }
    return std::nullopt;
  }

  template <std::size_t N>
  std::size_t one_of(const std::array<std::string_view, N>& words, std::string_view what) {
    if (const auto found = take_one_of(words)) {
      return *found;
    }
    std::string all;
    for (const std::string_view each : words) {
      all += (all.empty() ? "" : ", ") + std::string{each};
    }
    not_understood(in_quotes(line_.next(what)) + " is not " + std::string{what} + ": " + all);
  }

  std::optional<VesselId> take_vessel() {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (line_.take(names_[i])) {
        return VesselId{static_cast<std::uint8_t>(i)};
      }
    }
    return std::nullopt;
  }

  VesselId vessel() {
    if (const auto found = take_vessel()) {
      return *found;
    }
    std::string all;
    for (const std::string& each : names_) {
      all += (all.empty() ? "" : ", ") + each;
    }
    not_understood(in_quotes(line_.next("the name of a vessel")) +
                   " is no vessel of this flotilla; there are " + all);
  }

  GunIndex gun() {
    const std::string_view code = line_.next("the code of a gun");
    for (std::size_t i = 0; i < setting_->charts.guns.size(); ++i) {
      if (alike(setting_->charts.guns[i].code, code)) {
        return static_cast<GunIndex>(i);
      }
    }
    not_understood(in_quotes(code) + " is no gun of table RR-T25");
  }

  GroupId group_id() {
    return GroupId{static_cast<std::uint8_t>(line_.number("the number of a group", kMostOfByte))};
  }

  Standing standing() { return static_cast<Standing>(one_of(kStandingWords, "a standing order")); }

  std::int8_t small(std::string_view what) {
    return static_cast<std::int8_t>(line_.number(what, kMostOfSmall));
  }

  std::int16_t count(std::string_view what) {
    return static_cast<std::int16_t>(line_.number(what, kMostOfShort));
  }

  /// A number from 1 in the text, from 0 in the choice.
  std::uint8_t place(std::string_view what) {
    const int number = line_.number(what, kMostOfByte);
    if (number < 1) {
      not_understood(std::string{what} + " is counted from 1");
    }
    return static_cast<std::uint8_t>(number - 1);
  }

  std::optional<Scavenging> scavenging() {
    const auto what = take_one_of(kScavengingWords);
    return what ? std::optional{Scavenging{static_cast<Scavenging::What>(*what),
                                           place("what is scavenged")}}
                : std::nullopt;
  }

  /// `guns 1 3`: numbers up to the next word.
  std::vector<std::uint8_t> guns() {
    std::vector<std::uint8_t> places;
    while (is_number()) {
      places.push_back(place("a gun"));
    }
    return places;
  }

  bool is_number() {
    if (line_.at_end()) {
      return false;
    }
    const std::string_view word = line_.next("a word");
    line_.back();
    return word.find_first_not_of("0123456789") == std::string_view::npos;
  }

  VesselReport vessel_report() {
    VesselReport report;
    report.vessel = vessel();
    for (bool more = true; more;) {
      if (line_.take("damage")) {
        report.damage = count("a number of points");
      } else if (line_.take("guns")) {
        report.guns_out = guns();
      } else if (line_.take("burst")) {
        report.guns_burst = guns();
      } else if (line_.take("stack")) {
        report.stack_hits = small("a number of hits");
      } else if (line_.take("steering")) {
        report.steering_hits = small("a number of hits");
      } else if (line_.take("fired")) {
        const GunIndex of = gun();
        report.fired.push_back({of, count("a number of rounds")});
      } else if (line_.take("aground")) {
        report.aground = true;
      } else if (const auto fate = take_one_of(kFateWords)) {
        report.fate = static_cast<Fate>(*fate);
      } else {
        more = false;
      }
    }
    return report;
  }

  BatteryReport battery_report() {
    BatteryReport report;
    report.battery = place("a battery");
    if (line_.take("guns")) {
      report.guns_out = guns();
    }
    report.silenced = line_.take("silenced");
    return report;
  }

  EnemyReport enemy_report() {
    EnemyReport report;
    report.enemy = place("a Confederate vessel");
    if (line_.take("damage")) {
      report.damage = count("a number of points");
    }
    if (const auto fate = take_one_of(kEnemyFateWords)) {
      report.fate = static_cast<EnemyFate>(*fate);
    }
    return report;
  }

  const Setting* setting_;
  std::vector<std::string> names_;
  OrderLine line_;
};

struct Verb {
  table::OrderForm form;
  Action (LineReader::*read)();
};

constexpr std::array kVerbs{
    Verb{{"advance", "the flotilla goes up a section", kInOrders}, &LineReader::advance},
    Verb{{"explore", "it enters the tributary that joins here", kInOrders}, &LineReader::explore},
    Verb{{"hold [town N, battery N or prize N]", "it lies hove to: repairs, and scavenges",
          kInOrders},
         &LineReader::hold},
    Verb{{"fall-back N", "it goes down one or two sections", kInOrders}, &LineReader::fall_back},
    Verb{{"drift", "it drifts down for half a section, without steam", kInOrders},
         &LineReader::drift},
    Verb{{"quit", "it leaves the river", kInOrders}, &LineReader::quit},
    Verb{{"group N ORDER [push] [night N] [town N, battery N or prize N]",
          "a detached group has this order from now on: follow, hold, down, drift or wait",
          kInOrders | kAtNight},
         &LineReader::group},
    Verb{{"detach VESSEL ... ORDER", "vessels form a group of their own", kInOrders},
         &LineReader::detach},
    Verb{{"rejoin N", "a group here comes into the flotilla", kInOrders}, &LineReader::rejoin},
    Verb{{"line VESSEL ...", "all vessels in line order", kInOrders}, &LineReader::line},
    Verb{{"fuel VESSEL to VESSEL N", "points of fuel go over", kInOrders}, &LineReader::fuel},
    Verb{{"rounds VESSEL to VESSEL GUN N", "rounds go over, as fuel does", kInOrders},
         &LineReader::rounds},
    Verb{{"cast-off VESSEL", "she leaves a barge here", kInOrders}, &LineReader::cast_off},
    Verb{{"pick-up VESSEL", "she takes a barge in tow", kInOrders}, &LineReader::pick_up},
    Verb{{"tow VESSEL VESSEL", "the first takes the second in tow, or off a bar", kInOrders},
         &LineReader::tow},
    Verb{{"let-go VESSEL", "she lets her tow go", kInOrders}, &LineReader::let_go},
    Verb{{"burn VESSEL", "a vessel that lies fast is burnt", kInOrders}, &LineReader::burn},
    Verb{{"fight", "a round of the encounter", kInEncounter}, &LineReader::fight},
    Verb{{"run", "past the battery, under its fire", kInEncounter}, &LineReader::run},
    Verb{{"break-off", "back downstream, under fire", kInEncounter}, &LineReader::break_off},
    Verb{{"report OUTCOME ...", "the result of the encounter on a table", kInEncounter},
         &LineReader::report},
    Verb{{"moor [by-hand]", "the flotilla ties up; by-hand: patrols are fought on a table of yours",
          kAtNight},
         &LineReader::moor},
    Verb{{"patrol N or thrown", "the line of table RR-T22 that an action with a patrol came to",
          kInNightRun},
         &LineReader::patrol},
    Verb{{"drop N", "it drops down so many sections in the night", kAtNight}, &LineReader::drop}};

Action LineReader::read() {
  const std::string_view word = line_.next("an order");
  const auto* const verb =
      std::ranges::find_if(kVerbs, [&](const Verb& each) { return alike(each.form.word(), word); });
  if (verb == kVerbs.end()) {
    not_understood(in_quotes(word) + " is no order of the campaign");
  }
  Action action = (this->*verb->read)();
  line_.require_end();
  return action;
}

}  // namespace

std::vector<std::string> vessel_words(const Setting& setting, const State& state) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    const auto alike_type = [&](const Vessel& each) { return each.type == state.vessels[i].type; };
    const auto all = std::ranges::count_if(state.vessels, alike_type);
    const auto before = std::count_if(
        state.vessels.begin(), state.vessels.begin() + static_cast<std::ptrdiff_t>(i), alike_type);
    const std::string& id = setting.type_of(state.vessels[i]).id;
    words.push_back(all == 1 ? id : id + "-" + std::to_string(before + 1));
  }
  return words;
}

std::string order_text(const Setting& setting, const State& state, const Action& action) {
  const auto names = vessel_words(setting, state);
  return std::visit(LineWriter{setting, names}, action);
}

std::vector<table::OrderForm> order_forms(const Setting& /*setting*/) {
  return table::forms_of(kVerbs, false);
}

bool may_come(const State& state, const table::OrderForm& form) noexcept {
  return (form.steps & step_bit(state.step)) != 0;
}

tl::expected<Action, std::string> read_order(const Setting& setting, const State& state,
                                             std::string_view line) {
  return table::understood([&] { return LineReader{setting, state, line}.read(); });
}

}  // namespace core::river

template class core::base::OneOf<core::river::ActionKinds>;
