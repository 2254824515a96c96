#include "core/cli/river_desk.h"

#include "core/cli/battle_help.h"
#include "core/cli/river_answers.h"
#include "core/cli/table.h"
#include "core/cli/typed_orders.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/river/code.h"
#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/forecast.h"
#include "core/river/order_text.h"
#include "core/river/stores.h"
#include "core/tabletop/river_brief.h"
#include "core/tabletop/river_diary.h"
#include "core/tabletop/river_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <iterator>

namespace core::cli {
namespace {

using base::operator""_rule;

constexpr double kPerCent = 100;

/// Words of the program itself.
constexpr std::array kOwnWords{
    table::OrderForm{"?", "some orders that may be given now"},
    table::OrderForm{"help", "these lines"},
    table::OrderForm{"vessels", "every vessel and what she has"},
    table::OrderForm{"river", "where every vessel is, and what is known of the river"},
    table::OrderForm{"forecast", "what lies ahead, by the tables"},
    table::OrderForm{"brief",
                     "the encounter: ground, forces, which side fires first, how it may end"},
    table::OrderForm{"table SET",
                     "captains fight the encounter on the table: ironclad or coastal rules"},
    table::OrderForm{"diary", "the campaign so far"},
    table::OrderForm{"undo", "takes back the last order, if no die has been rolled since"},
    table::OrderForm{"redo", "does again what was taken back"},
    table::OrderForm{"branch N", "continues from after the first N orders; this line is kept"},
    table::OrderForm{"lines", "lines of play that you have left"},
    table::OrderForm{"take-up N", "takes up a line that you have left"},
    table::OrderForm{"end", "stops here"}};

std::string rounds_text(const river::Setting& setting, const river::Vessel& vessel) {
  std::string text;
  for (const river::Rounds& each : vessel.rounds) {
    text +=
        fmt::format("{}{} {}", text.empty() ? "" : ", ", setting.gun(each.gun).code, each.count);
  }
  return text;
}

std::string guns_text(const river::Setting& setting, const std::vector<river::MountedGun>& guns) {
  std::string text;
  for (std::size_t gun = 0; gun < setting.charts.guns.size(); ++gun) {
    const auto of_type = [gun](const river::MountedGun& each) { return each.gun == gun; };
    const auto all = std::ranges::count_if(guns, of_type);
    const auto ready = std::ranges::count_if(guns, [&](const river::MountedGun& each) {
      return of_type(each) && each.state == river::GunState::Ready;
    });
    if (all > 0) {
      text +=
          fmt::format("{}{} × {}", text.empty() ? "" : ", ", ready, setting.charts.guns[gun].code);
      text += ready == all ? "" : fmt::format(" of {}", all);
    }
  }
  return text;
}

std::string condition_text(const river::Setting& setting, const river::Vessel& vessel) {
  std::vector<std::string> all;
  const auto add = [&all](bool is, std::string text) {
    if (is) {
      all.push_back(std::move(text));
    }
  };
  constexpr int kHundredths = 100;
  add(vessel.fate == river::Fate::Trapped, "trapped for good");
  add(vessel.fate == river::Fate::Sunk, "sunk");
  add(vessel.fate == river::Fate::Captured, "captured");
  add(vessel.fate == river::Fate::Burnt, "burnt");
  add(vessel.boiler > 0,
      fmt::format("boiler: {:.1f} knots",
                  static_cast<double>(river::speed_of(setting, vessel)) / kHundredths));
  add(vessel.rudder == river::Rudder::NoPortHelm, "no port helm");
  add(vessel.rudder == river::Rudder::NoStarboardHelm, "no starboard helm");
  add(vessel.rudder == river::Rudder::AheadOnly, "rudder: ahead only");
  add(vessel.ground == river::Ground::Minor, fmt::format("aground to turn {}", vessel.afloat_in));
  add(vessel.ground == river::Ground::Major, "hard aground");
  add(vessel.ground == river::Ground::Bar, "on a bar");
  add(vessel.stack_hits > 0, "stack hit");
  add(vessel.steering_hits > 0, "steering hit");
  add(!vessel.barges.empty(), counted(vessel.barges.size(), "barge"));
  std::string text;
  for (const std::string& each : all) {
    text += (text.empty() ? "" : ", ") + each;
  }
  return text;
}

std::string percent(double share) { return fmt::format("{:.1f} %", kPerCent * share); }

}  // namespace

RiverDesk::RiverDesk(Context& context, tabletop::RiverMatch match, std::ostream& screen)
    : catalogue_{&context.catalogue()},
      book_{context.catalogue().load_setting({}).rulebook},
      match_{std::move(match)},
      screen_{&screen} {}

void RiverDesk::play(std::istream& in, bool interactive) {
  *screen_ << "The river " << river::code_text(match_.setting().begin.river)
           << ". Orders such as 'advance'; '?' lists some, 'help' shows how each is written, 'end' "
              "stops.\n";
  if (match_.length() == 0) {
    tell(river::begin_state(match_.setting()), match_.opening());
  }
  tell_notices(*screen_, match_);
  std::string line;
  while (!match_.is_over()) {
    if (interactive) {
      *screen_ << fmt::format("turn {}, {}? ", match_.state().turn,
                              tabletop::step_name(*book_, match_.state().step))
               << std::flush;
    }
    if (!std::getline(in, line)) {
      break;
    }
    const std::string order{data::trim(line)};
    if (const std::string fault = fault_of_line(order); !fault.empty()) {
      *screen_ << fault << '\n';
      refused_ = true;
      continue;
    }
    const bool goes_on = order.empty() || order.front() == '#' || obey(order);
    tell_notices(*screen_, match_);
    if (!goes_on) {
      break;
    }
  }
  end_match(*screen_, match_);
}

void RiverDesk::watch(river::Policy policy, tabletop_study::TableDoor& door) {
  tell(river::begin_state(match_.setting()), match_.opening());
  while (!match_.is_over()) {
    auto report = door.report_for(match_.game());
    if (!act(report ? river::Action{*std::move(report)}
                    : river::choice_of(match_.game(), policy))) {
      throw UserError{"a commodore's choice was refused: this is a fault of the program"};
    }
  }
}

bool RiverDesk::act(const river::Action& action) {
  const river::State before = match_.state();
  const std::string order = river::order_text(match_.setting(), before, action);
  const auto done = match_.act(action);
  if (!done) {
    *screen_ << "refused: " << tabletop::sentence(*book_, match_.setting(), before, done.error())
             << '\n';
    refused_ = true;
    return false;
  }
  *screen_ << "> " << order << '\n';
  tell(before, *done);
  return true;
}

void RiverDesk::tell(const river::State& before, const std::vector<river::Event>& events) {
  river::State now = before;
  for (const river::Event& event : events) {
    river::apply(now, event);
    if (const auto* const turn = std::get_if<river::TurnBegan>(&event)) {
      *screen_ << fmt::format("\nturn {}, {}\n", turn->turn, counted(now.points(), "point"));
    } else if (const auto* const roll = std::get_if<river::Rolled>(&event)) {
      *screen_ << fmt::format("  D{}: {}{} [{}]\n", roll->sides, roll->face,
                              roll->modifier == 0 ? "" : fmt::format(" {:+}", roll->modifier),
                              roll->why.text());
    } else if (const auto* const told = std::get_if<river::Told>(&event)) {
      *screen_ << "  " << tabletop::sentence(*book_, match_.setting(), now, *told) << '\n';
    }
  }
}

bool RiverDesk::own_word(const std::string& line, bool& goes_on) {
  const std::string word = line.substr(0, line.find_first_of(" \t"));
  const std::string rest{data::trim(std::string_view{line}.substr(word.size()))};
  if (word == "?") {
    offer();
  } else if (word == "help") {
    help();
  } else if (word == "vessels") {
    *screen_ << vessels();
  } else if (word == "river") {
    *screen_ << river();
  } else if (word == "forecast") {
    *screen_ << forecast();
  } else if (word == "brief") {
    *screen_ << brief();
  } else if (word == "table") {
    fight_on_table(rest);
  } else if (word == "diary") {
    *screen_ << tabletop::diary_text(tabletop::diary_of(*book_, match_));
  } else if (word == "undo" || word == "redo") {
    back_and_forth(word);
  } else if (word == "branch" || word == "take-up") {
    other_line(word, rest);
  } else if (word == "lines") {
    list_lines();
  } else if (word == "end") {
    goes_on = false;
  } else {
    return false;
  }
  return true;
}

bool RiverDesk::obey(const std::string& line) {
  bool goes_on = true;
  if (own_word(line, goes_on)) {
    return goes_on;
  }
  const auto action = river::read_order(match_.setting(), match_.state(), line);
  if (!action) {
    *screen_ << action.error() << "; 'help' lists all orders\n";
    refused_ = true;
    return true;
  }
  static_cast<void>(act(*action));
  return true;
}

void RiverDesk::back_and_forth(const std::string& word) {
  const bool back = word == "undo";
  if ((back ? match_.undo_depth() : match_.redo_depth()) == 0) {
    *screen_ << (back ? "nothing can be taken back: a die has been rolled [RR-025]\n"
                      : "nothing was taken back\n");
    return;
  }
  back ? match_.undo() : match_.redo();
  *screen_ << (back ? "taken back\n" : "done again\n");
}

void RiverDesk::other_line(const std::string& word, const std::string& number) {
  std::uint32_t value{};
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  const bool branch = word == "branch";
  const auto most = branch ? match_.length() : static_cast<std::uint32_t>(match_.lines().size());
  const std::uint32_t least = branch ? 0 : 1;
  if (error != std::errc{} || end != number.data() + number.size() || value < least ||
      value > most) {
    *screen_ << fmt::format("'{}' is not a number from {} to {}\n", number, least, most);
    return;
  }
  branch ? match_.branch(value) : match_.take_up(value - 1);
  *screen_ << fmt::format("after {}: turn {}, {}\n", counted(match_.length(), "order"),
                          match_.state().turn, counted(match_.state().points(), "point"));
}

std::string RiverDesk::fault_of_table() const {
  const river::State& state = match_.state();
  const auto sentence = [&](const river::Refusal& why) {
    return tabletop::sentence(*book_, match_.setting(), state, why);
  };
  if (state.step != river::Step::Encounter || !state.fight) {
    return sentence(river::refusal("RR-050"_rule, "no-encounter"));
  }
  return state.fight->begun
             ? sentence(river::refusal("RR-030"_rule, "begun-already").at(state.fight->at))
             : std::string{};
}

void RiverDesk::fight_on_table(const std::string& rules) {
  const auto encounters = tabletop_study::encounters_of(rules);
  if (!encounters || *encounters == tabletop_study::Encounters::Quick) {
    *screen_ << fmt::format("'{}' is no set of the table: ironclad or coastal\n", rules);
    return;
  }
  if (const std::string fault = fault_of_table(); !fault.empty()) {
    *screen_ << "refused: " << fault << '\n';
    refused_ = true;
    return;
  }
  const bool ironclad = *encounters == tabletop_study::Encounters::Ironclad;
  auto fight = tabletop_study::fight_on_table(
      tabletop_study::table_books(*catalogue_), match_.setting(), match_.state(),
      ironclad ? tabletop::RuleSet::Ironclad : tabletop::RuleSet::Coastal,
      tabletop_study::seed_of_fight(match_.setting(), match_.state()));
  if (!fight.report) {
    *screen_ << "the table gives no report: " << fight.why << '\n';
    return;
  }
  *screen_ << fmt::format("captains fight it on the table by the {} rules, {}\n",
                          ironclad ? "Ironclad" : "Coastal", counted(fight.turns, "turn"));
  static_cast<void>(act(*std::move(fight.report)));
}

void RiverDesk::list_lines() {
  if (match_.lines().empty()) {
    *screen_ << "there is no other line of play\n";
  }
  for (std::size_t i = 0; i < match_.lines().size(); ++i) {
    const tabletop::RiverMatch::Line& line = match_.lines()[i];
    *screen_ << fmt::format("  {}: {}, the first {} as here; then '{}'\n", i + 1,
                            counted(line.orders.size(), "order"), line.shared,
                            line.orders.at(line.shared));
  }
}

void RiverDesk::offer() {
  constexpr std::size_t kShown = 30;
  const auto offered = match_.offered();
  for (std::size_t i = 0; i < std::min(offered.size(), kShown); ++i) {
    *screen_ << "  " << river::order_text(match_.setting(), match_.state(), offered[i]) << '\n';
  }
  if (offered.size() > kShown) {
    *screen_ << fmt::format("  and {} more\n", offered.size() - kShown);
  }
}

void RiverDesk::help() {
  std::vector<OwnWord> own;
  std::ranges::transform(kOwnWords, std::back_inserter(own), [](const table::OrderForm& each) {
    return OwnWord{each, ""};
  });
  *screen_ << help_text(vocabulary(match_.setting(), match_.state(), own));
}

std::string RiverDesk::vessels() const {
  const river::Setting& setting = match_.setting();
  const river::State& state = match_.state();
  Table table{{"vessel", "group", ">fuel", ">damage", ">pool", "guns", "rounds", "condition"}};
  const auto words = river::vessel_words(setting, state);
  for (const river::VesselId id : state.line) {
    const river::Vessel& vessel = state.vessel(id);
    table.row({words.at(id.value()), std::to_string(vessel.group.value()),
               std::to_string(river::fuel_of(vessel)),
               fmt::format("{}/{}", vessel.damage, setting.type_of(vessel).points),
               std::to_string(vessel.pool), guns_text(setting, vessel.guns),
               rounds_text(setting, vessel), condition_text(setting, vessel)});
  }
  return table.text();
}

void RiverDesk::list_section(std::string& text, river::Place place) const {
  const river::State& state = match_.state();
  const river::Section& section = *state.find_section(place);
  text += fmt::format("{}: {}, {}", tabletop::place_name(*book_, state, place),
                      tabletop::bend_name(*book_, section.bend),
                      tabletop::heading_name(*book_, section.heading));
  text +=
      section.entered ? ", " + tabletop::terrain_name(*book_, section.terrain) : ", not entered";
  text += "\n";
  for (const river::Town& town : section.towns) {
    text += town.fuel ? fmt::format("  a town; fuel left: {}\n", counted(*town.fuel, "point"))
                      : std::string{"  a town\n"};
  }
  for (std::size_t i = 0; i < section.batteries.size(); ++i) {
    text += fmt::format("  battery {}: {}\n", i + 1,
                        guns_text(match_.setting(), section.batteries[i].guns));
  }
  for (std::size_t i = 0; i < section.enemies.size(); ++i) {
    const river::Enemy& enemy = section.enemies[i];
    text += fmt::format("  vessel {}: {}, damage {} of {}{}\n", i + 1,
                        tabletop::enemy_name(*book_, match_.setting().charts, enemy.type),
                        enemy.damage, match_.setting().type_of(enemy).points,
                        river::is_active(enemy)                    ? ""
                        : enemy.fate == river::EnemyFate::Captured ? ", captured"
                                                                   : ", lost");
  }
}

std::string RiverDesk::river() const {
  const river::State& state = match_.state();
  std::string text;
  for (std::size_t branch = 0; branch < state.branches.size(); ++branch) {
    for (std::size_t i = 0; i < state.branches[branch].sections.size(); ++i) {
      list_section(text, {static_cast<std::uint8_t>(branch), static_cast<std::int16_t>(i + 1)});
    }
  }
  for (const river::Group& group : state.groups) {
    if (!river::vessels_of(state, group.id).empty()) {
      text += fmt::format("group {}: {} {}{}\n", group.id.value(),
                          tabletop::group_name(*book_, match_.setting(), state, group.id),
                          tabletop::place_phrase(*book_, state, group.at),
                          group.id == river::kMainGroup
                              ? ""
                              : ", " + tabletop::standing_name(*book_, group.standing));
    }
  }
  return text;
}

std::string RiverDesk::forecast() const {
  const river::State& state = match_.state();
  const river::MeetingOutlook outlook = river::meeting_outlook(
      match_.setting().charts, match_.setting().begin.options, reached_in(state));
  return fmt::format("the ironclad in the next section: {}, within five: {}\n",
                     percent(outlook.next), percent(outlook.within_five)) +
         levels_text(*book_, match_.setting(), state);
}

std::string RiverDesk::brief() const {
  const auto brief = tabletop::river_brief(match_.setting(), match_.state());
  return brief ? tabletop::brief_text(*book_, match_.setting(), match_.state(), *brief)
               : tabletop::sentence(*book_, match_.setting(), match_.state(),
                                    river::refusal("RR-050"_rule, "no-encounter")) +
                     '\n';
}

std::string RiverDesk::result() const {
  const auto& result = match_.state().result;
  if (!result) {
    return fmt::format("turn {}, {}; the campaign is not over", match_.state().turn,
                       counted(match_.state().points(), "point"));
  }
  return fmt::format("{}: {}, {}. {}.", tabletop::ending_name(*book_, result->ending),
                     counted(result->points, "point"), tabletop::level_name(*book_, result->level),
                     tabletop::level_verdict(*book_, result->level));
}

}  // namespace core::cli
