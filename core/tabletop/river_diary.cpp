#include "core/tabletop/river_diary.h"

#include "core/river/flotilla.h"
#include "core/river/order_text.h"
#include "core/river/stores.h"
#include "core/tabletop/river_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace core::tabletop {
namespace {

using base::operator""_rule;

// [RR-014] Hours of the day.
constexpr int kTurnsInADay = 5;
constexpr int kFirstHour = 7;
constexpr int kHoursATurn = 2;

/// "7", or with its modifier "7 −1 = 6".
std::string roll_text(const river::Rolled& roll) {
  if (roll.modifier == 0) {
    return std::to_string(roll.face);
  }
  return fmt::format("{} {}{} = {}", roll.face, roll.modifier < 0 ? "−" : "+",
                     std::abs(roll.modifier), roll.face + roll.modifier);
}

/// Writes the diary from the facts, one after another.
class DiaryWriter {
 public:
  DiaryWriter(const rulebook::Rulebook& book, const RiverMatch& match)
      : book_{&book}, setting_{&match.setting()}, state_{river::begin_state(match.setting())} {
    begin_entry(false);
    for (const river::Event& event : match.opening()) {
      tell(event);
    }
    for (std::uint32_t i = 1; i <= match.length(); ++i) {
      done_ = i;
      note_order(match.action_at(i));
      for (const river::Event& event : match.events_of(i)) {
        tell(event);
      }
    }
    close_entry();
  }

  [[nodiscard]] std::vector<DiaryEntry> take() { return std::move(diary_); }

 private:
  void note_order(const river::Action& action) {
    if (std::holds_alternative<river::GiveOrder>(action) ||
        std::holds_alternative<river::EndDay>(action)) {
      diary_.back().order = river::order_text(*setting_, state_, action);
    }
  }

  void begin_entry(bool night) {
    DiaryEntry entry;
    entry.turn = state_.turn;
    entry.night = night;
    entry.first = done_;
    entry.running = state_.points();
    diary_.push_back(std::move(entry));
  }

  void close_entry() {
    DiaryEntry& entry = diary_.back();
    entry.place = place_name(*book_, state_, state_.main().at);
    entry.points = state_.points() - entry.running;
    entry.running = state_.points();
    for (std::size_t i = 0; i < state_.vessels.size(); ++i) {
      const river::Vessel& vessel = state_.vessels[i];
      const river::VesselId id{static_cast<std::uint8_t>(i)};
      const int rounds =
          std::accumulate(vessel.rounds.begin(), vessel.rounds.end(), 0,
                          [](int sum, const river::Rounds& each) { return sum + each.count; });
      entry.vessels.push_back({vessel_name(*book_, *setting_, state_, id), river::fuel_of(vessel),
                               vessel.damage, setting_->type_of(vessel).points, rounds,
                               vessel.fate});
    }
    for (const river::Group& group : state_.groups) {
      if (group.id != river::kMainGroup && !river::vessels_of(state_, group.id).empty()) {
        entry.detached.push_back(group_name(*book_, *setting_, state_, group.id) + " " +
                                 place_phrase(*book_, state_, group.at));
      }
    }
  }

  void tell(const river::Event& event) {
    river::apply(state_, event);
    if (std::holds_alternative<river::TurnBegan>(event)) {
      next_entry(false);
    } else if (const auto* const step = std::get_if<river::StepBegan>(&event)) {
      if (step->step == river::Step::Night) {
        next_entry(true);
      }
    } else if (const auto* const roll = std::get_if<river::Rolled>(&event)) {
      note_roll(*roll);
    } else if (const auto* const added = std::get_if<river::SectionAdded>(&event)) {
      note_course(*added);
    } else if (const auto* const said = std::get_if<river::Told>(&event)) {
      note_told(*said);
    }
  }

  /// The entry before is closed as the state was before this event: turns and steps change no card.
  void next_entry(bool night) {
    close_entry();
    begin_entry(night);
    trouble_next_ = false;
  }

  void note_roll(const river::Rolled& roll) {
    DiaryEntry& entry = diary_.back();
    if (roll.why == "RR-080"_rule) {
      entry.direction.roll = roll_text(roll);
    } else if (roll.why == "RR-084"_rule) {
      entry.direction.roll += ", " + roll_text(roll);
    } else if (roll.why == "RR-100"_rule) {
      entry.terrain.roll += (entry.terrain.roll.empty() ? "" : " / ") + roll_text(roll);
    } else if (roll.why == "RR-140"_rule) {
      entry.action.roll = roll_text(roll);
    } else if (roll.why == "RR-120"_rule && roll.sides == kTroubleFaces) {
      const bool of_main = state_.motion && state_.motion->group == river::kMainGroup;
      if (of_main) {
        entry.mechanical.roll = roll_text(roll);
        trouble_next_ = setting_->charts.trouble.of(roll.face) != river::Trouble::None;
      }
    }
  }

  void note_course(const river::SectionAdded& added) {
    DiaryEntry& entry = diary_.back();
    entry.direction.text = bend_name(*book_, added.section.bend);
    entry.next_table = std::to_string(static_cast<int>(added.section.heading) + 1);
  }

  void note_told(const river::Told& said) {
    DiaryEntry& entry = diary_.back();
    std::string line = sentence(*book_, *setting_, state_, said);
    if (said.rule == "RR-100"_rule && !said.figures.empty()) {
      entry.terrain.text = terrain_name(*book_, static_cast<river::Terrain>(said.figures.front()));
    } else if (said.key == "action-found") {
      entry.action.text = finds_text(said);
    } else if (trouble_next_) {
      entry.mechanical.text = line;
      trouble_next_ = false;
    }
    entry.lines.push_back(std::move(line));
  }

  [[nodiscard]] std::string finds_text(const river::Told& said) const {
    const auto find = [&](std::size_t figure) {
      return static_cast<river::Find>(said.figures.at(figure));
    };
    std::string text = find_name(*book_, find(1));
    if (find(2) != river::Find::Nothing) {
      text += ", " + find_name(*book_, find(2));
    }
    return text;
  }

  static constexpr int kTroubleFaces = 20;  ///< of the die of table RR-T09

  const rulebook::Rulebook* book_;
  const river::Setting* setting_;
  river::State state_;
  std::vector<DiaryEntry> diary_;
  std::uint32_t done_{};  ///< actions so far
  bool trouble_next_{};
};

std::string csv_cell(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  std::string quoted = "\"";
  for (const char letter : text) {
    quoted += letter == '"' ? "\"\"" : std::string{letter};
  }
  return quoted + "\"";
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& each : lines) {
    all += (all.empty() ? "" : " ") + each;
  }
  return all;
}

std::string vessel_text(const DiaryVessel& vessel) {
  return vessel.fate == river::Fate::Afloat || vessel.fate == river::Fate::Trapped
             ? fmt::format("{}: fuel {}, damage {} of {}, {} rounds", vessel.name, vessel.fuel,
                           vessel.damage, vessel.points, vessel.rounds)
             : vessel.name + ": lost";
}

}  // namespace

std::vector<DiaryEntry> diary_of(const rulebook::Rulebook& book, const RiverMatch& match) {
  return DiaryWriter{book, match}.take();
}

std::string hours_of(const DiaryEntry& entry) {
  if (entry.turn == 0) {
    return "Before the first turn";
  }
  const int day = (entry.turn + kTurnsInADay - 1) / kTurnsInADay;
  if (entry.night) {
    return fmt::format("Night after day {}", day);
  }
  const int hour = kFirstHour + (entry.turn - 1) % kTurnsInADay * kHoursATurn;
  return fmt::format("Day {}, {:02}:00 to {:02}:00", day, hour, hour + kHoursATurn);
}

std::string diary_text(const std::vector<DiaryEntry>& diary) {
  std::string text;
  for (const DiaryEntry& entry : diary) {
    text += entry.night || entry.turn == 0
                ? hours_of(entry)
                : fmt::format("Turn {}. {}", entry.turn, hours_of(entry));
    text +=
        fmt::format(": {}\n", entry.order.empty() ? entry.place : entry.order + "; " + entry.place);
    const auto cell = [&](std::string_view name, const DiaryCell& one, std::string_view more) {
      if (!one.roll.empty()) {
        text += fmt::format("  {:<11}{:<14}{}{}\n", name, one.roll, one.text, more);
      }
    };
    cell("direction", entry.direction, "; next table " + entry.next_table);
    cell("terrain", entry.terrain, "");
    cell("machinery", entry.mechanical, "");
    cell("action", entry.action, "");
    for (const std::string& line : entry.lines) {
      text += "  " + line + "\n";
    }
    for (const std::string& group : entry.detached) {
      text += "    " + group + "\n";
    }
    text += fmt::format("  points {:+}, {} in all\n", entry.points, entry.running);
    for (const DiaryVessel& vessel : entry.vessels) {
      text += "    " + vessel_text(vessel) + "\n";
    }
    text += "\n";
  }
  return text;
}

std::string diary_csv(const std::vector<DiaryEntry>& diary) {
  std::string text =
      "turn,night,direction roll,direction,next table,terrain roll,feature,mechanical roll,event,"
      "action roll,encounter,VP,section,order,running VP,ships,detached,remarks\n";
  for (const DiaryEntry& entry : diary) {
    std::vector<std::string> ships;
    std::ranges::transform(entry.vessels, std::back_inserter(ships),
                           [](const DiaryVessel& each) { return vessel_text(each) + ";"; });
    const std::vector<std::string> cells{
        entry.direction.roll,  entry.direction.text, entry.next_table,
        entry.terrain.roll,    entry.terrain.text,   entry.mechanical.roll,
        entry.mechanical.text, entry.action.roll,    entry.action.text};
    text += fmt::format("{},{}", entry.turn, entry.night ? "yes" : "no");
    for (const std::string& each : cells) {
      text += "," + csv_cell(each);
    }
    text += fmt::format(",{},{},{},{}", entry.points, csv_cell(entry.place), csv_cell(entry.order),
                        entry.running);
    text += "," + csv_cell(joined_lines(ships)) + "," + csv_cell(joined_lines(entry.detached)) +
            "," + csv_cell(joined_lines(entry.lines)) + "\n";
  }
  return text;
}

}  // namespace core::tabletop
