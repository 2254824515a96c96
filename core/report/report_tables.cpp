#include "core/report/report_tables.h"

#include "core/report/asked.h"
#include "core/rulebook/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <vector>

namespace core::report {
namespace {

using board::Side;

constexpr std::size_t of_side(Side side) { return static_cast<std::size_t>(side); }

/// A row of headings; those that begin with '>' stand over figures.
std::string head_row(const ReportText& text, std::initializer_list<std::string_view> keys) {
  std::string row = "<thead><tr>";
  for (std::string_view key : keys) {
    const bool figures = key.starts_with('>');
    key.remove_prefix(figures ? 1 : 0);
    row += fmt::format("<th scope=\"col\"{}>{}</th>", figures ? " class=\"n\"" : "", text.say(key));
  }
  return row + "</tr></thead>";
}

std::string cell(const std::string& content) { return "<td>" + content + "</td>"; }

std::string figure_cell(const std::string& content) {
  return "<td class=\"n\">" + content + "</td>";
}

// ---- battles ----

/// How many battles stand before the list of all.
constexpr std::size_t kGreatest = 10;

std::string kind_of(const ReportText& text, state::BattleKind kind) {
  constexpr std::array<std::string_view, 6> kKeys{"kind-attack",     "kind-sortie",
                                                  "kind-storm",      "kind-siege-assault",
                                                  "kind-from-march", "kind-amphibious"};
  return text.say(kKeys.at(static_cast<std::size_t>(kind)));
}

/// "5 +2 = 7", the die and what was added to it.
std::string die_of(const ReportText& text, const BattleFigures& battle) {
  if (!battle.face) {
    return "\u2013";
  }
  return battle.modifier == 0
             ? std::to_string(*battle.face)
             : fmt::format("{}{} = {}", *battle.face, text.signed_figure(battle.modifier, 0),
                           text.figure(*battle.face + battle.modifier, 0));
}

std::string of_both(const BattleFigures& battle, const std::array<std::optional<int>, 2>& each) {
  const std::size_t attacker = of_side(battle.attacker);
  return or_dash(each[attacker]) + " : " + or_dash(each[1 - attacker]);
}

std::string battle_row(const ReportText& text, const BattleFigures& battle) {
  const bool fought = battle.face.has_value();
  std::string row = "<tr><td class=\"d\">" + text.day(battle.when) + "</td>" +
                    "<th scope=\"row\">" + text.place(battle.hex) + "</th>";
  row += cell(text.side(battle.attacker) + ", " + kind_of(text, battle.kind));
  row += figure_cell(of_both(battle, battle.strength));
  row += figure_cell(battle.percentage ? std::to_string(*battle.percentage) + " %" : "\u2013");
  row += figure_cell(of_both(battle, battle.chit)) + figure_cell(or_dash(battle.table));
  row += figure_cell(die_of(text, battle));
  row +=
      figure_cell(fought ? fmt::format("{}/{}", battle.percent[0], battle.percent[1]) : "\u2013");
  row += figure_cell(of_both(battle, {battle.lost[0], battle.lost[1]}));
  return row + cell(text.say("end-" + std::string{name(battle.end)})) + "</tr>\n";
}

std::string battle_table(const ReportText& text, std::string_view caption,
                         const std::vector<const BattleFigures*>& battles) {
  std::string table =
      "<table><caption>" + text.say(caption) + "</caption>" +
      head_row(text, {"column-date", "column-place", "column-attacker", ">column-forces",
                      ">column-odds", ">column-chits", ">column-table", ">column-die",
                      ">column-cell", ">column-losses", "column-end"}) +
      "<tbody>\n";
  for (const BattleFigures* const battle : battles) {
    table += battle_row(text, *battle);
  }
  return table + "</tbody></table>\n";
}

// ---- losses ----

/// The cause that a case is, by the chart `report_causes`.
std::string cause_of(const ReportText& text, base::CaseRef cited) {
  for (const rulebook::Chart& chart : text.setting().rulebook->charts) {
    if (chart.name != "report_causes") {
      continue;
    }
    for (const auto& row : chart.rows) {
      if (row.front() == cited.text()) {
        return escaped(row.back());
      }
    }
  }
  return text.say("cause-other");
}

// ---- luck ----

/// How many decisive rolls are told.
constexpr std::size_t kDecisive = 10;

/// A worth as it is read: whole ones without a point.
std::string worth_figure(const ReportText& text, double figure) {
  return text.figure(figure, figure == std::round(figure) ? 0 : 1);
}

std::string tally_cells(const ReportText& text, const LuckTally& tally, bool measured) {
  std::string cells = figure_cell(std::to_string(tally.rolls + tally.others));
  if (!measured || tally.rolls == 0) {
    return cells + figure_cell("\u2013") + figure_cell("\u2013") + figure_cell("\u2013") +
           figure_cell("\u2013") + figure_cell("\u2013");
  }
  cells +=
      figure_cell(worth_figure(text, tally.come)) + figure_cell(text.figure(tally.expected, 1));
  cells += figure_cell("<b>" + text.signed_figure(tally.luck(), 1) + "</b>");
  cells += figure_cell(text.signed_figure(tally.mean(), 2));
  return cells + figure_cell(tally.z() ? text.signed_figure(*tally.z(), 2) : "\u2013");
}

std::string luck_table(const ReportText& text, const std::vector<LuckLine>& lines, Side side) {
  std::string table =
      "<table><caption>" + text.say("luck-table", {{"side", text.side(side)}}) + "</caption>" +
      head_row(text, {"column-roll", "column-unit", ">column-rolls", ">column-come",
                      ">column-expected", ">column-luck", ">column-mean", ">column-z"}) +
      "<tbody>\n";
  for (const LuckLine& line : lines) {
    const LuckTally& tally = line.sides.at(of_side(side));
    if (tally.rolls + tally.others == 0) {
      continue;
    }
    const bool measured = tally.rolls > 0;
    table += "<tr><th scope=\"row\">" + text.roll(line.id) + "</th>" +
             cell(measured ? text.say("unit-" + std::string{name(line.measure)}) : "\u2013") +
             tally_cells(text, tally, measured) + "</tr>\n";
  }
  const LuckTally points = luck_in(lines, Measure::Points).at(of_side(side));
  table += R"(<tr class="sum"><th scope="row">)" + text.say("luck-sum") + "</th>" +
           cell(text.say("unit-points")) + tally_cells(text, points, true) + "</tr>\n";
  return table + "</tbody></table>\n";
}

/// Whom the dice have helped, in points: what both rolled, against each other.
std::string balance(const ReportText& text, const std::vector<LuckLine>& lines) {
  const auto points = luck_in(lines, Measure::Points);
  const double swing = points[0].luck() - points[1].luck();
  const double variance = points[0].variance + points[1].variance;
  if (variance <= 0) {
    return text.say("balance-none");
  }
  const Side favoured = swing >= 0 ? Side::Union : Side::Confederate;
  const double z = std::abs(swing) / std::sqrt(variance);
  constexpr double kRare = 2;
  return text.say(z < kRare ? "balance-usual" : "balance-rare",
                  {{"side", text.side(favoured)},
                   {"1", text.figure(std::abs(swing), 1)},
                   {"2", text.figure(z, 2)}});
}

/// "3", and of two dice "1+3", the first one first.
std::string face_name(const Worth& worth, std::size_t at) {
  constexpr auto kFaces = static_cast<std::size_t>(kFacesOfDie);
  return worth.faces.size() == kFaces * kFaces
             ? fmt::format("{}+{}", at / kFaces + 1, at % kFaces + 1)
             : std::to_string(at + 1);
}

/// All faces of a roll: what each comes to, those in a row that come to the same in one; the one
/// that fell marked.
std::string distribution(const ReportText& text, const Worth& worth) {
  std::string list = "<ol class=\"faces\">";
  for (std::size_t at = 0; at < worth.faces.size();) {
    std::size_t next = at + 1;
    while (next < worth.faces.size() && worth.faces[next] == worth.faces[at]) {
      ++next;
    }
    const std::string faces =
        face_name(worth, at) + (next - at > 1 ? "\u2013" + face_name(worth, next - 1) : "");
    const std::string figures =
        worth_figure(text, worth.faces[at].gained) + "/" + worth_figure(text, worth.faces[at].paid);
    const bool fell = at <= worth.face && worth.face < next;
    list += fell ? fmt::format("<li class=\"fell\"><b>{}: {} {}</b></li>", faces, figures,
                               text.say("face-fell"))
                 : fmt::format("<li>{}: {}</li>", faces, figures);
    at = next;
  }
  return list + "</ol>";
}

std::string decisive_row(const ReportText& text, const RollFigures& roll) {
  std::string row = "<tr><td class=\"d\">" + text.day(roll.when) + "</td>" + "<th scope=\"row\">" +
                    text.side(roll.by) + ": " + text.roll(roll.id) +
                    (roll.hex ? ", " + text.place(*roll.hex) : "") + "</th>";
  row += cell(distribution(text, roll.worth));
  row += figure_cell(worth_figure(text, roll.worth.faces.at(roll.worth.face).net()));
  row += figure_cell(text.figure(roll.worth.mean(), 1));
  row += figure_cell("<b>" + text.signed_figure(roll.worth.luck(), 1) + "</b>");
  return row + cell(escaped(roll.told)) + "</tr>\n";
}

std::string decisive_table(const ReportText& text, const Figures& figures) {
  std::string table = "<table><caption>" + text.say("decisive-table") + "</caption>" +
                      head_row(text, {"column-date", "column-roll", "column-faces", ">column-come",
                                      ">column-average", ">column-luck", "column-told"}) +
                      "<tbody>\n";
  for (const std::size_t at : decisive(figures.rolls, kDecisive)) {
    table += decisive_row(text, figures.rolls[at]);
  }
  return table + "</tbody></table>\n";
}

}  // namespace

std::string battle_section(const ReportText& text, const Figures& figures) {
  std::vector<const BattleFigures*> all;
  for (const BattleFigures& battle : figures.battles) {
    if (battle.end != BattleEnd::NotFought) {
      all.push_back(&battle);
    }
  }
  const std::size_t unfought = figures.battles.size() - all.size();
  const std::string others =
      unfought == 0
          ? ""
          : "<p>" + text.say("battles-unfought", {{"1", std::to_string(unfought)}}) + "</p>\n";
  if (all.empty()) {
    return "<p>" + text.say("no-battles") + "</p>\n" + others;
  }
  if (all.size() <= kGreatest) {
    return battle_table(text, "battles-all", all) + others;
  }
  std::vector<const BattleFigures*> greatest = all;
  std::stable_sort(greatest.begin(), greatest.end(),
                   [](const auto* a, const auto* b) { return a->size() > b->size(); });
  greatest.resize(kGreatest);
  return battle_table(text, "battles-greatest", greatest) + battle_table(text, "battles-all", all) +
         others;
}

std::string ledger_section(const ReportText& text, const Figures& figures) {
  std::string table = "<table><caption>" + text.say("ledger-table") + "</caption><thead><tr><th>" +
                      text.say("column-cause") + "</th><th>" + text.say("column-case") + "</th>";
  for (const Side side : board::kSides) {
    table += R"(<th scope="col" class="n">)" + text.side(side) + "</th>";
  }
  table += "</tr></thead><tbody>\n";
  const auto row = [&](const std::string& what, const std::string& cited,
                       const std::array<std::string, 2>& of) {
    table += R"(<tr><th scope="row">)" + what + "</th>" + cell(cited);
    for (const Side side : board::kSides) {
      const bool known = !figures.reader || *figures.reader == side;
      table += figure_cell(known ? of.at(of_side(side)) : "\u2013");
    }
    table += "</tr>\n";
  };
  const auto strength = [](const CurvePoint& point) -> std::array<std::string, 2> {
    return {or_dash(point.sides[0].strength), or_dash(point.sides[1].strength)};
  };
  row(text.say("ledger-begin"), "", strength(figures.curves.front()));
  for (const auto& [cited, points] : figures.ledger) {
    row(cause_of(text, cited), cited.text(),
        {text.signed_figure(points[0], 0), text.signed_figure(points[1], 0)});
  }
  row(text.say("ledger-end"), "", strength(figures.curves.back()));
  return table + "</tbody></table>\n";
}

std::string luck_section(const ReportText& text, const Figures& figures) {
  const std::vector<LuckLine> lines = luck_of(figures.rolls);
  if (lines.empty()) {
    return "<p>" + text.say("no-rolls") + "</p>\n";
  }
  std::string section = "<p class=\"lead\">" + balance(text, lines) + "</p>\n";
  for (const Side side : board::kSides) {
    section += luck_table(text, lines, side);
  }
  return section + decisive_table(text, figures);
}

}  // namespace core::report
