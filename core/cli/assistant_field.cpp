// The battle on land as the assistant speaks it: steps, units, and what changes on the table.
#include "core/cli/assistant.h"
#include "core/cli/field_roster.h"
#include "core/cli/gun_list.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/field/formation.h"
#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/order_text.h"
#include "core/table/order_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace core::cli {
namespace {

using Land = AssistantOf<tabletop::FieldRules>;
using field::Figure;
using field::FigureKind;
using field::Unit;
using field::UnitId;

constexpr std::array<std::string_view, 5> kFigureWords{"man", "gunner", "driver", "colonel",
                                                       "officer"};

std::string_view kind_words(FigureKind kind) {
  return kFigureWords.at(static_cast<std::size_t>(kind));
}

/// Figures of a unit that stand, by their numbers: "colonel 1; rank 1: 4-15".
std::string figures_text(const Unit& unit, std::vector<std::size_t> figures) {
  std::ranges::sort(figures);
  std::vector<std::pair<std::string, std::vector<int>>> groups;
  for (const std::size_t number : figures) {
    const Figure& figure = unit.figures.at(number);
    std::string name{kind_words(figure.kind)};
    if (figure.gun != field::kNoPlace) {
      name = fmt::format("gunner of gun {}", figure.gun + 1);
    } else if (figure.section != field::kNoPlace) {
      name += fmt::format(" in section {}", figure.section + 1);
    } else if (figure.apart) {
      name += " in the melee";
    } else if (figure.tending) {
      name += " with the horses";
    } else if (figure.kind == FigureKind::Man) {
      name = fmt::format("rank {}", figure.rank + 1);
    }
    const auto same = std::ranges::find(groups, name, &decltype(groups)::value_type::first);
    if (same == groups.end()) {
      groups.emplace_back(name, std::vector{static_cast<int>(number) + 1});
    } else {
      same->second.push_back(static_cast<int>(number) + 1);
    }
  }
  std::string text;
  for (const auto& [name, numbers] : groups) {
    text += (text.empty() ? "" : "; ") + name + ": " + number_ranges(numbers);
  }
  return text;
}

std::string formation_words(const Unit& unit) {
  const std::string name{field::kFormations.at(static_cast<std::size_t>(unit.formation))};
  return unit.formation == field::Formation::Line || unit.formation == field::Formation::Open
             ? fmt::format("{} {}", name, unit.ranks)
             : name;
}

/// "42 27 facing 180, line 2"
std::string stand_text(const Unit& unit) {
  return fmt::format("{:.1f} {:.1f} facing {:.0f}, {}", unit.pose.at.x.decimal(),
                     unit.pose.at.y.decimal(), unit.pose.heading.decimal(), formation_words(unit));
}

/// Those who fell in the last order, in the ranks in which they stood.
class Fallen {
 public:
  explicit Fallen(const Land::Match& match)
      : match_{&match}, state_{match.state_after(match.length() - 1)} {
    for (const field::Event& event : match.events_of(match.length())) {
      if (const auto* const fell = std::get_if<field::Fell>(&event)) {
        for (const field::FigureId each : fell->figures) {
          note(each);
        }
      }
      field::apply(state_, event);
    }
  }

  [[nodiscard]] std::string text() const {
    std::string text;
    for (const Group& each : groups_) {
      text += fmt::format("  take off: {}, {}\n", match_->name_of(each.unit),
                          figures_text(each.stood, each.figures));
    }
    return text;
  }

 private:
  struct Group {
    UnitId unit;
    Unit stood;
    std::vector<std::size_t> figures;
  };

  void note(field::FigureId who) {
    const auto same = std::ranges::find(groups_, who.unit, &Group::unit);
    if (same == groups_.end()) {
      groups_.push_back({who.unit, state_.unit(who.unit), {who.figure}});
    } else {
      same->stood.figures.at(who.figure) = state_.unit(who.unit).figures.at(who.figure);
      same->figures.push_back(who.figure);
    }
  }

  const Land::Match* match_;
  field::State state_;
  std::vector<Group> groups_;
};

/// Units that the rules have moved, drawn up or taken off in the last order.
std::string moved_text(const Land::Match& match) {
  const field::State& before = match.state_after(match.length() - 1);
  const field::State& now = match.state();
  std::string text;
  for (std::size_t i = 0; i < now.units.size(); ++i) {
    const Unit& unit = now.units[i];
    const Unit* const was = i < before.units.size() ? &before.units[i] : nullptr;
    const std::string name = match.name_of(field::unit_id(i));
    if (!unit.on_table()) {
      if (was != nullptr && was->on_table()) {
        text += fmt::format("  take off: all of {}\n", name);
      }
      continue;
    }
    if (was == nullptr || !was->on_table() || was->pose != unit.pose ||
        was->formation != unit.formation || was->ranks != unit.ranks) {
      text += fmt::format("  set: {} at {}\n", name, stand_text(unit));
    }
  }
  return text;
}

std::string morale_text(const Land::Match& match, UnitId id) {
  const Unit& unit = match.state().unit(id);
  if (!field::has_morale(unit)) {
    return "";
  }
  return fmt::format(
      "  morale: {} for command, less {} for losses, {} or more is good: {} of 6 [FB-370]; half "
      "strength at {} lost [FB-400]\n",
      field::command_points(match.setting(), match.state(), id),
      field::loss_points(match.setting(), match.state(), id),
      field::morale_needed(match.setting(), unit),
      field::chance_of_good(match.setting(), match.state(), id), (unit.strength + 1) / 2);
}

}  // namespace

std::string_view Land::step(std::uint8_t number) {
  static constexpr std::array<std::string_view, 7> kSteps{
      "orders", "charges are declared", "answers to charges", "movement", "artillery", "musketry",
      "melee"};
  return kSteps.at(number);
}

std::string Land::prompt(const Match& match) {
  using field::Step;
  switch (match.state().step) {
    case Step::Orders:
      return "'order GENERAL UNIT ORDER' for each new order [FB-075], then 'done'";
    case Step::Charges:
      return "'charge UNIT at UNIT' for each charge [FB-276], then 'done'";
    case Step::Answers:
      return "'countercharge UNIT at UNIT' [FB-286] or 'fall-back UNIT' [FB-288], then 'done'";
    case Step::Movement:
      return "move the models and say 'put UNIT X Y facing DEGREES' for each [FB-053], or 'move "
             "UNIT LEGS' and set it where the program says; then 'done'";
    case Step::Artillery:
      return "'lay UNIT gun N ball at X Y' for all guns that fire [FB-212], then 'done'; 'put' "
             "corrects where models stand";
    case Step::Musketry:
      return "'fire UNIT at UNIT' for all that fire [FB-155], then 'done'";
    case Step::Melee:
      return "'bring UNIT N to UNIT N' [FB-340], 'units UNIT' shows the numbers; or 'done' to pass";
  }
  return "";
}

std::string Land::roster(const Match& match) { return roster_text(match.setting(), match.state()); }

std::string Land::legend() { return terms_of(tabletop::RuleSet::Field).legend; }

std::string Land::card(const Match& match, field::UnitId id) {
  const Unit& unit = match.state().unit(id);
  std::string text = fmt::format("{}: ", match.name_of(id));
  if (!unit.on_table()) {
    return text + "not on the table\n";
  }
  std::vector<std::size_t> there;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present()) {
      there.push_back(i);
    }
  }
  text += fmt::format("{}; order {}\n", stand_text(unit),
                      field::written_text(match.setting(), unit.order));
  text += fmt::format("  figures by number, in each rank from the right: {}\n",
                      figures_text(unit, there));
  for (std::size_t i = 0; i < unit.guns.size(); ++i) {
    const field::GunModel& gun = unit.guns[i];
    text += fmt::format("  gun {}: {}, {} of damage{}{}\n", i + 1,
                        field::kGunKinds.at(static_cast<std::size_t>(gun.kind)),
                        counted(gun.damage, "point"), gun.destroyed ? ", destroyed" : "",
                        gun.taken_by ? ", taken" : "");
  }
  return text + morale_text(match, id);
}

std::string Land::for_the_table(const Match& match) {
  using field::Step;
  const field::Action& last = match.action_at(match.length());
  const bool moved = match.state_after(match.length() - 1).step == Step::Movement &&
                     match.state().step != Step::Movement;
  return Fallen{match}.text() +
         (std::holds_alternative<field::PutUnit>(last) ? std::string{} : moved_text(match)) +
         (moved || match.state().bringing ? combats(match) : std::string{});
}

}  // namespace core::cli
