#include "core/cli/war_page.h"

#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/words/wording.h"

#include <fmt/format.h>

namespace core::cli {
namespace {

using board::Side;
using game::CallStand;
using game::SideOfWar;
using game::WarView;
using state::PieceId;
using state::Situation;

constexpr std::size_t kIndent = 2;

/// "cavalry 3-4, U6107-1".
std::string unit_words(const Situation& now, PieceId id) {
  const state::Piece& piece = now.piece(id);
  std::string text{rulebook::name(piece.kind)};
  if (!piece.value.empty()) {
    text += " " + piece.value.str();
  }
  return text + ", " + key(piece);
}

std::string number_or_dash(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "-";
}

std::string leader_name(const Situation& now, PieceId id) { return now.piece(id).name.str(); }

std::vector<std::string> leader_names(const Situation& now, const std::vector<PieceId>& leaders) {
  std::vector<std::string> names;
  names.reserve(leaders.size());
  for (const PieceId id : leaders) {
    names.push_back(leader_name(now, id));
  }
  return names;
}

/// A heading and a table below it; nothing where the table holds nothing.
void add(std::string& page, std::string_view heading, const Table& table) {
  if (!table.empty()) {
    page += fmt::format("\n{}\n{}", heading, table.text(kIndent));
  }
}

void add_spiral(std::string& page, const Situation& now, const SideOfWar& own) {
  Table table{{"due", "unit", "built at", ""}};
  for (const game::SpiralUnit& unit : own.spiral) {
    table.row({unit.due.text(), unit_words(now, unit.piece),
               unit.site ? place_name(now.map(), *unit.site) : "", unit.waits ? "waits" : ""});
  }
  add(page, "On the production spiral [21.4]", table);
}

void add_income(std::string& page, const Situation& now, const SideOfWar& own) {
  Table table{{"place", "what", ">SUP", "case", "why not"}};
  for (const strategic::IncomeLine& line : own.income) {
    table.row({line.hex ? place_name(now.map(), *line.hex) : "the base",
               std::string{name(line.kind)}, std::to_string(line.points), line.cited.text(),
               line.why == strategic::NoIncome::None ? "" : std::string{name(line.why)}});
  }
  add(page, fmt::format("Supply of this cycle [21.2] [21.3]: {} SUP", total_of(own.income)), table);
}

void add_calls(std::string& page, const Situation& now, const SideOfWar& of) {
  Table table{{"call", ">Enemy gains", "Personnel Points from this cycle on", ""}};
  for (const CallStand& call : of.calls) {
    std::vector<std::string> points;
    for (const int each : call.outlook) {
      points.push_back(std::to_string(each));
    }
    const std::string stands =
        call.in_force  ? fmt::format("in force, month {}", of.month)
        : call.made    ? "made"
        : call.refused ? (of.known ? words::sentence(now, *call.refused) : std::string{})
                       : "may be made";
    table.row({std::string{rulebook::name(call.call)}, std::to_string(call.political),
               join(points, " "), stands});
  }
  add(page, fmt::format("Calls of the {} [23.1]", title(of.side)), table);
}

std::string why_words(const game::DepartmentStand& stand) {
  if (stand.why == game::NoDeployment::None) {
    return {};
  }
  // A fault of another kind than NoSupply is not why nothing arrives.
  const bool by_fault = stand.why == game::NoDeployment::NoSupply && stand.fault;
  return fmt::format("{}{} [{}]", name(stand.why),
                     by_fault ? fmt::format(": {}", name(stand.fault->kind)) : "",
                     stand.cited->text());
}

void add_places(std::string& page, const Situation& now, const SideOfWar& own) {
  Table table{{"Department", "works", ""}};
  for (const game::DepartmentStand& stand : own.departments) {
    const state::Piece& piece = now.piece(stand.department);
    table.row({place_name(now.map(), *piece.hex()), yes_no(stand.why == game::NoDeployment::None),
               why_words(stand)});
  }
  add(page, "Departments [22.1]", table);
  if (own.headquarters.corps + own.headquarters.armies > 0) {
    page += fmt::format("\nHeadquarters without a place [22.22]: corps {}, army {}\n",
                        own.headquarters.corps, own.headquarters.armies);
  }
}

void add_leaders(std::string& page, const Situation& now, const SideOfWar& own) {
  Table table{{"", "leaders"}};
  if (!own.leader_pool.empty()) {
    table.row({"in the pool", join(leader_names(now, own.leader_pool))});
  }
  for (const game::LeaderOut& out : own.leaders_out) {
    table.row({std::string{name(out.why)} + (out.until ? " until " + out.until->text() : ""),
               leader_name(now, out.leader)});
  }
  if (!own.leaders_to_come.empty()) {
    table.row({"come later", join(own.leaders_to_come)});
  }
  add(page, "Leaders [22.3] [22.5]", table);
}

void add_ports(std::string& page, const Situation& now, const WarView& war) {
  Table table{{"seaport", ">SUP", "apart from blockade", ">ships", ">closes on", "tried"}};
  for (const game::PortStand& port : war.ports) {
    table.row({place_name(now.map(), port.port), std::to_string(port.import),
               port.why == strategic::NoIncome::None ? "imports" : std::string{name(port.why)},
               number_or_dash(port.ships), number_or_dash(port.closing_die),
               !port.tried          ? ""
               : port.tried->closed ? "closed"
                                    : "open"});
  }
  add(page, "Imports and blockade [21.34] [24.0]", table);
}

void add_track(std::string& page, const WarView& war) {
  Table table{{"cycle", ">GT", "Union", "Confederate", ">SUP", ">men"}};
  for (const game::CycleSquare& square : war.track) {
    table.row({square.cycle.text() + (square.winter ? " w" : ""),
               std::to_string(square.first_game_turn), square.words[0], square.words[1],
               number_or_dash(square.income), number_or_dash(square.personnel)});
  }
  add(page, "Cycles [Appendix C]; what the board and the call of today bring then", table);
}

std::string politics_line(const WarView& war) {
  const auto& sides = war.sides;
  return fmt::format(
      "Political Points [25.0]: Union {}, Confederate {}; uses of the table {} and {}\n",
      sides[0].politics.points, sides[1].politics.points, sides[0].politics.table_uses,
      sides[1].politics.table_uses);
}

Json calls_json(const SideOfWar& of) {
  Json list = Json::array();
  for (const CallStand& call : of.calls) {
    list.push_back({{"call", rulebook::name(call.call)},
                    {"made", call.made},
                    {"in_force", call.in_force},
                    {"political", call.political},
                    {"points", call.outlook},
                    {"refused", call.refused ? Json(call.refused->cited.text()) : Json(nullptr)}});
  }
  return list;
}

Json own_json(const Situation& now, const SideOfWar& own) {
  Json spiral = Json::array();
  for (const game::SpiralUnit& unit : own.spiral) {
    spiral.push_back({{"due", unit.due.text()},
                      {"waits", unit.waits},
                      {"unit", to_json(now.state, now.piece(unit.piece))},
                      {"site", unit.site ? Json(unit.site->label()) : Json(nullptr)}});
  }
  Json income = Json::array();
  for (const strategic::IncomeLine& line : own.income) {
    income.push_back({{"kind", name(line.kind)},
                      {"hex", line.hex ? Json(line.hex->label()) : Json(nullptr)},
                      {"points", line.points},
                      {"why", name(line.why)},
                      {"case", line.cited.text()}});
  }
  Json departments = Json::array();
  for (const game::DepartmentStand& stand : own.departments) {
    departments.push_back({{"hex", now.piece(stand.department).hex()->label()},
                           {"why", name(stand.why)},
                           {"fault", stand.fault ? Json(name(stand.fault->kind)) : Json(nullptr)},
                           {"case", stand.cited ? Json(stand.cited->text()) : Json(nullptr)}});
  }
  Json out = Json::array();
  for (const game::LeaderOut& leader : own.leaders_out) {
    out.push_back({{"name", leader_name(now, leader.leader)},
                   {"why", name(leader.why)},
                   {"until", leader.until ? Json(leader.until->text()) : Json(nullptr)}});
  }
  return {
      {"pool", own.treasury.pool},
      {"personnel", own.personnel},
      {"spiral", std::move(spiral)},
      {"income", std::move(income)},
      {"departments", std::move(departments)},
      {"headquarters", {{"corps", own.headquarters.corps}, {"armies", own.headquarters.armies}}},
      {"leader_pool", leader_names(now, own.leader_pool)},
      {"leaders_out", std::move(out)},
      {"leaders_to_come", own.leaders_to_come}};
}

Json side_json(const Situation& now, const SideOfWar& of) {
  return {{"side", board::name(of.side)},
          {"political", of.politics.points},
          {"table_uses", of.politics.table_uses},
          {"calls", calls_json(of)},
          {"known", of.known ? own_json(now, of) : Json(nullptr)}};
}

Json ports_json(const WarView& war) {
  Json list = Json::array();
  for (const game::PortStand& port : war.ports) {
    list.push_back({{"hex", port.port.label()},
                    {"town", port.town},
                    {"import", port.import},
                    {"why", name(port.why)},
                    {"ships", port.ships ? Json(*port.ships) : Json(nullptr)},
                    {"closing_die", port.closing_die ? Json(*port.closing_die) : Json(nullptr)},
                    {"closed", port.tried ? Json(port.tried->closed) : Json(nullptr)}});
  }
  return list;
}

Json track_json(const WarView& war) {
  Json list = Json::array();
  for (const game::CycleSquare& square : war.track) {
    list.push_back({{"cycle", square.cycle.text()},
                    {"game_turn", square.first_game_turn},
                    {"winter", square.winter},
                    {"words", {{"union", square.words[0]}, {"confederate", square.words[1]}}},
                    {"supply", square.income ? Json(*square.income) : Json(nullptr)},
                    {"personnel", square.personnel ? Json(*square.personnel) : Json(nullptr)}});
  }
  return list;
}

}  // namespace

std::string war_page(const Situation& now, const WarView& war) {
  std::string page;
  for (const Side side : {war.viewer, board::enemy_of(war.viewer)}) {
    const SideOfWar& of = war.sides.at(static_cast<std::size_t>(side));
    if (of.known) {
      page += fmt::format("\n{}: {} SUP in the pool [21.1], {} Personnel Points [23.3]\n",
                          title(side), of.treasury.pool, of.personnel);
      add_spiral(page, now, of);
      add_income(page, now, of);
      add_places(page, now, of);
      add_leaders(page, now, of);
    }
    add_calls(page, now, of);
  }
  add_ports(page, now, war);
  if (war.campaign) {
    page += "\n" + politics_line(war);
  }
  add_track(page, war);
  return page;
}

Json war_json(const Situation& now, const WarView& war) {
  Json sides = Json::array();
  for (const SideOfWar& of : war.sides) {
    sides.push_back(side_json(now, of));
  }
  return {{"viewer", board::name(war.viewer)}, {"lead", war.lead},
          {"kentucky", to_json(war.kentucky)}, {"emancipated", war.emancipated},
          {"sides", std::move(sides)},         {"ports", ports_json(war)},
          {"track", track_json(war)}};
}

}  // namespace core::cli
