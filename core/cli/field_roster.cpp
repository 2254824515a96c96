#include "core/cli/field_roster.h"

#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/field/commander.h"
#include "core/field/formation.h"
#include "core/field/order_text.h"
#include "core/field/sequence.h"
#include "core/field/victory.h"
#include "core/table/battle.h"
#include "core/tabletop/battle_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace core::cli {
namespace {

using field::Unit;
using field::Where;

std::string decimal_text(field::Inches length) { return fmt::format("{:.1f}", length.decimal()); }

/// "+4.2: fire +3.0, cover +2.0, risk -0.8".
std::string score_text(const field::ScoreParts& parts) {
  const std::array<std::pair<std::string_view, int>, 7> named{{{"fire", parts.fire},
                                                               {"objective", parts.objective},
                                                               {"cover", parts.cover},
                                                               {"support", parts.support},
                                                               {"risk", parts.risk},
                                                               {"charge", parts.charge},
                                                               {"order", parts.order}}};
  constexpr double kThousandths = 1000;
  std::string text = fmt::format("{:+.1f}", parts.total() / kThousandths);
  std::string_view between = ": ";
  for (const auto& [name, score] : named) {
    if (score != 0) {
      text += fmt::format("{}{} {:+.1f}", between, name, score / kThousandths);
      between = ", ";
    }
  }
  return text;
}

std::string left_of(int left, int began) { return fmt::format("{}/{}", left, began); }

std::string where_words(const field::Setting& setting, std::size_t number, const Unit& unit) {
  switch (unit.where) {
    case Where::Waiting: {
      const auto& listed = setting.battle.units;
      const auto arrival = number < listed.size() ? listed[number].arrival : std::nullopt;
      return arrival ? fmt::format("comes in move {}", arrival->move) : std::string{"waits"};
    }
    case Where::Left:
      return "left";
    case Where::Fled:
      return "fled";
    case Where::Dispersed:
      return "dispersed";
    case Where::Surrendered:
      return "surrendered";
    case Where::Destroyed:
      return "destroyed";
    case Where::Rejoined:
      return "rejoined";
    case Where::OnTable:
      break;
  }
  const std::string name{field::kFormations.at(static_cast<std::size_t>(unit.formation))};
  const bool ranks =
      unit.formation == field::Formation::Line || unit.formation == field::Formation::Open;
  return (ranks ? fmt::format("{} {}", name, unit.ranks) : name) +
         (unit.muster.type == field::TroopType::Cavalry && unit.dismounted ? ", on foot" : "");
}

std::string morale_words(const Unit& unit) {
  if (unit.broken) {
    return "half lost";
  }
  if (unit.rallies) {
    return fmt::format("rallies till {}", *unit.rallies);
  }
  if (unit.retreat > 0) {
    return "retreats";
  }
  return unit.bad > 0 ? fmt::format("bad, {} in a row", unit.bad) : std::string{"good"};
}

/// Orders, and what it has done and suffered in this move.
std::string doings_words(const field::Setting& setting, const field::State& state,
                         const Unit& unit) {
  std::vector<std::string> words;
  const auto say = [&](bool so, const char* word) {
    if (so) {
      words.emplace_back(word);
    }
  };
  const field::Doings& now = unit.now;
  say(unit.asleep, "asleep");
  say(unit.hidden, "hidden");
  say(unit.ford.has_value(), "in the ford");
  say(unit.halted, "halted");
  if (now.charge) {
    words.push_back((now.charge->counter ? "charges back at " : "charges ") +
                    tabletop::FieldRules::name_of(setting, state, now.charge->target));
  }
  say(now.evades, "falls back");
  say(now.written && state.step == field::Step::Movement, "move written");
  if (now.moved > field::Inches{}) {
    words.push_back(fmt::format("moved {}\"", decimal_text(now.moved)));
  }
  say(now.fired, "fired");
  say(now.fired_on, "under fire");
  say(now.fought, "fought");
  say(now.tested, "tested");
  const std::string order = field::written_text(setting, unit.order);
  return words.empty() ? order : order + "; " + join(words);
}

std::string unit_title(const field::Setting& setting, const field::State& state,
                       std::size_t number) {
  const field::UnitId id = field::unit_id(number);
  const std::string name = tabletop::FieldRules::name_of(setting, state, id);
  return number < setting.battle.units.size()
             ? name
             : fmt::format("{} = {}", name, order_name(setting, id));
}

std::string units_of(const field::Setting& setting, const field::State& state, board::Side side) {
  Table lines{{std::string{title(side)}, ">x", ">y", ">facing", "formation", ">men", ">officers",
               ">guns", "morale", "order; this move"}};
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.side != side || unit.where == Where::Rejoined) {
      continue;
    }
    const bool there = unit.on_table();
    const auto guns = std::ranges::count_if(unit.guns, [&](const field::GunModel& gun) {
      return !gun.destroyed && gun.taken_by.value_or(side) == side;
    });
    lines.row({unit_title(setting, state, i), there ? decimal_text(unit.pose.at.x) : "",
               there ? decimal_text(unit.pose.at.y) : "",
               there ? fmt::format("{:.0f}", unit.pose.heading.decimal()) : "",
               where_words(setting, i, unit), left_of(field::men_of(unit), unit.strength),
               left_of(field::officers_of(unit), unit.command),
               unit.guns.empty()
                   ? ""
                   : left_of(static_cast<int>(guns), static_cast<int>(unit.guns.size())),
               there ? morale_words(unit) : "", there ? doings_words(setting, state, unit) : ""});
  }
  return lines.text();
}

std::string generals_of(const field::Setting& setting, const field::State& state) {
  Table lines{{"general", "side", ">x", ">y", "state"}};
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const field::General& general = state.generals[i];
    const bool there = general.alive && general.where == Where::OnTable;
    lines.row({setting.battle.generals[i].name.str(), std::string{title(general.side)},
               there ? decimal_text(general.at.x) : "", there ? decimal_text(general.at.y) : "",
               !general.alive                    ? "fallen"
               : general.where == Where::Waiting ? "has not come yet"
               : !there                          ? "gone"
               : general.with
                   ? "with " + tabletop::FieldRules::name_of(setting, state, *general.with)
                   : ""});
  }
  return lines.empty() ? "" : '\n' + lines.text();
}

std::string houses_of(const field::Setting& setting, const field::State& state) {
  Table lines{{">section", "house", ">inside", ">damage", "state"}};
  for (std::size_t i = 0; i < state.sections.size(); ++i) {
    const field::Section& section = state.sections[i];
    std::ptrdiff_t inside = 0;
    for (const Unit& unit : state.units) {
      inside += std::ranges::count_if(unit.figures, [&](const field::Figure& figure) {
        return figure.present() && figure.section == static_cast<std::int8_t>(i);
      });
    }
    lines.row({std::to_string(i + 1), table::name_for_readers(setting.battle.sections[i]).str(),
               std::to_string(inside), std::to_string(section.damage),
               section.ruined        ? "a ruin"
               : section.burns_since ? fmt::format("burns since move {}", *section.burns_since)
                                     : ""});
  }
  for (std::size_t i = 0; i < state.stores.size(); ++i) {
    lines.row({"", table::name_for_readers(setting.battle.stores[i]).str(), "", "",
               state.stores[i].burning ? "burns" : ""});
  }
  return lines.empty() ? "" : '\n' + lines.text();
}

std::string points_words(const field::Setting& setting, const field::State& state) {
  if (setting.battle.score.empty()) {
    return "";
  }
  return fmt::format("\npoints: Union {}, Confederate {}\n",
                     points_of(setting, state, board::Side::Union),
                     points_of(setting, state, board::Side::Confederate));
}

}  // namespace

std::string roster_text(const field::Setting& setting, const field::State& state) {
  return units_of(setting, state, board::Side::Union) + '\n' +
         units_of(setting, state, board::Side::Confederate) + generals_of(setting, state) +
         houses_of(setting, state) + points_words(setting, state);
}

std::string hint_text(const field::View& view, std::string_view unit) {
  for (std::size_t i = 0; i < view.state.units.size(); ++i) {
    const field::UnitId id = field::unit_id(i);
    if (!table::alike(order_name(*view.setting, id), unit)) {
      continue;
    }
    if (view.state.unit(id).side != asked(view.state)) {
      return fmt::format("  {} is not yours to move now\n", order_name(*view.setting, id));
    }
    std::string text;
    for (const field::Hint& hint : hints(view, id)) {
      text += fmt::format("  {}\n      {}\n", order_text(*view.setting, hint.action),
                          score_text(hint.parts));
    }
    return text.empty() ? "  in this step the computer would do nothing with it\n" : text;
  }
  return fmt::format("  '{}' is no unit that you see\n", unit);
}

}  // namespace core::cli
