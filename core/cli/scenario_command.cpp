// `sumter scenario`: the set-ups, their proof, and what the errata change in them.
#include "core/cli/commands.h"
#include "core/cli/position.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/data/setup_limits.h"
#include "core/data/setup_proof.h"
#include "core/plan/setup_supply.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

namespace core::cli {
namespace {

using data::OpenedSetup;
using data::SetupInfo;
using state::Piece;

std::string sheets_of(const SetupInfo& info) {
  std::string text;
  for (const board::Sheet sheet : info.sheets) {
    text += "ABC"[static_cast<std::size_t>(sheet)];
  }
  return text;
}

std::string last_turn(const SetupInfo& info) {
  return info.ends_after_gt ? std::to_string(*info.ends_after_gt) : "-";
}

/// [19.33] A position that names no scenario has no track.
std::vector<rulebook::Reinforcement> track_of(const OpenedSetup& opened) {
  const auto& scenario = opened.setting.scenario;
  return scenario ? scenario->track : std::vector<rulebook::Reinforcement>{};
}

Json track_json(const std::vector<rulebook::Reinforcement>& track) {
  Json rows = Json::array();
  for (const rulebook::Reinforcement& row : track) {
    rows.push_back({{"id", row.id},
                    {"side", board::name(row.side)},
                    {"after_gt", row.after_gt},
                    {"letter", std::string(1, rulebook::track_letter(row.kind))},
                    {"amount", row.withdrawal ? -row.amount : row.amount},
                    {"note", row.note}});
  }
  return rows;
}

Json terms_json(const std::vector<data::SetupTerm>& terms) {
  Json rows = Json::array();
  for (const data::SetupTerm& term : terms) {
    rows.push_back({{"keyword", term.keyword}, {"text", term.text}});
  }
  return rows;
}

Json info_json(const SetupInfo& info) {
  return {{"id", info.id},
          {"title", info.title},
          {"sheets", sheets_of(info)},
          {"cycle", info.cycle.text()},
          {"start", info.start},
          {"ends_after_gt", info.ends_after_gt ? Json(*info.ends_after_gt) : Json(nullptr)},
          {"briefing", info.briefing},
          {"terms", terms_json(info.terms)}};
}

void list(Context& context, const std::string& errata) {
  const auto setups = context.catalogue().setups(parse_errata(context, errata));
  if (context.json) {
    Json rows = Json::array();
    for (const SetupInfo& info : setups) {
      rows.push_back(info_json(info));
    }
    context.answer("scenario list", {{"errata", errata}, {"setups", std::move(rows)}});
    return;
  }
  Table table{{"name", "sheets", "cycle", ">ends after GT", "begins", "title"}};
  for (const SetupInfo& info : setups) {
    table.row(
        {info.id, sheets_of(info), info.cycle.text(), last_turn(info), info.start, info.title});
  }
  context.out << table.text();
}

/// Pieces and combat strength points of a kind, by side.
struct Force {
  std::array<int, 2> pieces{};
  std::array<int, 2> strength{};
  std::array<int, 2> stock{};
};

std::map<rulebook::PieceKind, Force> forces(const state::GameState& state) {
  std::map<rulebook::PieceKind, Force> result;
  for (const Piece& piece : state.pieces) {
    Force& force = result[piece.kind];
    const auto side = static_cast<std::size_t>(piece.side);
    ++force.pieces[side];
    force.strength[side] += piece.strength;
    force.stock[side] += piece.stock;
  }
  return result;
}

Json forces_json(const state::GameState& state) {
  Json rows = Json::array();
  for (const auto& [kind, force] : forces(state)) {
    for (const board::Side side : board::kSides) {
      const auto at = static_cast<std::size_t>(side);
      if (force.pieces[at] > 0) {
        rows.push_back({{"side", board::name(side)},
                        {"kind", rulebook::name(kind)},
                        {"pieces", force.pieces[at]},
                        {"strength", force.strength[at]},
                        {"stock", force.stock[at]}});
      }
    }
  }
  return rows;
}

void write_forces(Context& context, const state::GameState& state) {
  const auto number = [](int value) { return value == 0 ? std::string{} : std::to_string(value); };
  Table table{{"kind", ">Union", ">CSP", ">SUP", ">Confederate", ">CSP", ">SUP"}};
  for (const auto& [kind, force] : forces(state)) {
    table.row({std::string{rulebook::name(kind)}, number(force.pieces[0]),
               number(force.strength[0]), number(force.stock[0]), number(force.pieces[1]),
               number(force.strength[1]), number(force.stock[1])});
  }
  context.out << table.text();
}

/// [19.33] "3 i" as the track prints it: amount and letter, in brackets when it is withdrawn.
std::string track_text(const rulebook::Reinforcement& row) {
  const char letter = rulebook::track_letter(row.kind);
  return row.withdrawal ? fmt::format("({} {})", row.amount, letter)
                        : fmt::format("{} {}", row.amount, letter);
}

void write_terms(Context& context, const OpenedSetup& opened) {
  Table terms{{"", ""}};
  for (const data::SetupTerm& term : opened.info.terms) {
    terms.row({term.keyword, term.text});
  }
  context.out << terms.body() << '\n';
  Table track{{">after GT", "side", "comes (goes)", "note"}};
  for (const rulebook::Reinforcement& row : track_of(opened)) {
    track.row(
        {std::to_string(row.after_gt), std::string{title(row.side)}, track_text(row), row.note});
  }
  if (!track.empty()) {
    context.out << track.text() << '\n';
  }
}

void show_scenario(Context& context, const PositionOptions& options) {
  const OpenedSetup opened = open_position(context, options);
  if (context.json) {
    Json body = describe(options, opened);
    body["info"] = info_json(opened.info);
    body["forces"] = forces_json(opened.state);
    body["track"] = track_json(track_of(opened));
    context.answer("scenario show", std::move(body));
    return;
  }
  context.out << heading(options, opened)
              << fmt::format("sheets {}, begins {}, ends after GT {}\n\n", sheets_of(opened.info),
                             opened.info.start, last_turn(opened.info));
  std::istringstream paragraphs{opened.info.briefing};
  for (std::string paragraph; std::getline(paragraphs, paragraph);) {
    for (const std::string& line : wrap(paragraph, Table::kWidth)) {
      context.out << line << '\n';
    }
    context.out << '\n';
  }
  write_terms(context, opened);
  write_forces(context, opened.state);
}

Json check_json(const data::SetupCheck& check) {
  Json findings = Json::array();
  for (const state::Finding& finding : check.findings) {
    findings.push_back(to_json(finding));
  }
  return {{"subject", check.subject},
          {"case", check.cited.text()},
          {"examined", check.examined},
          {"advice", check.advice},
          {"findings", std::move(findings)}};
}

std::size_t findings_in(const std::vector<data::SetupCheck>& checks, bool advice = false) {
  std::size_t number = 0;
  for (const data::SetupCheck& check : checks) {
    number += check.advice == advice ? check.findings.size() : 0;
  }
  return number;
}

void write_checks(Context& context, const std::vector<data::SetupCheck>& checks) {
  Table table{{"case", ">examined", ">found", "what"}};
  for (const data::SetupCheck& check : checks) {
    table.row({check.cited.text(), std::to_string(check.examined),
               std::to_string(check.findings.size()), check.subject});
  }
  context.out << table.text();
  for (const data::SetupCheck& check : checks) {
    for (const state::Finding& finding : check.findings) {
      context.out << fmt::format("{}[{}] {}{}{}\n", check.advice ? "note: " : "",
                                 finding.cited.text(), finding.sheet_id,
                                 finding.sheet_id.empty() ? "" : ": ", finding.text);
    }
  }
}

/// The positions a check is asked for: one file, one set-up, or all set-ups.
std::vector<PositionOptions> asked(Context& context, const PositionOptions& options) {
  if (options.setup != "all") {
    return {options};
  }
  std::vector<PositionOptions> all;
  for (const SetupInfo& info : context.catalogue().setups(parse_errata(context, options.errata))) {
    all.push_back({info.id, "", options.errata});
  }
  return all;
}

void check(Context& context, const PositionOptions& options) {
  Json answers = Json::array();
  std::size_t faults = 0;
  for (const PositionOptions& each : asked(context, options)) {
    const OpenedSetup opened = open_position(context, each);
    auto checks = data::check_setup(opened);
    for (data::SetupCheck& check : data::check_limits(opened)) {
      checks.push_back(std::move(check));
    }
    if (each.position.empty()) {
      for (data::SetupCheck& check : plan::check_supply(opened.setting, opened.state)) {
        checks.push_back(std::move(check));
      }
    }
    faults += findings_in(checks);
    if (context.json) {
      Json body = describe(each, opened);
      body["ok"] = findings_in(checks) == 0;
      body["checks"] = Json::array();
      for (const data::SetupCheck& one : checks) {
        body["checks"].push_back(check_json(one));
      }
      answers.push_back(std::move(body));
      continue;
    }
    context.out << headline(each, opened);
    write_checks(context, checks);
    const std::size_t found = findings_in(checks);
    const std::size_t notes = findings_in(checks, true);
    context.out << (found == 0 ? std::string{"in order"} : counted(found, "fault"))
                << (notes == 0 ? std::string{} : ", " + counted(notes, "note")) << "\n\n";
  }
  context.exit_code = faults == 0 ? kFine : kFindings;
  if (context.json) {
    context.answer("scenario check", {{"ok", faults == 0}, {"checked", std::move(answers)}});
  }
}

std::string_view name(data::DifferenceKind kind) {
  switch (kind) {
    case data::DifferenceKind::Moved:
      return "moved";
    case data::DifferenceKind::Added:
      return "added";
    case data::DifferenceKind::Deleted:
      return "deleted";
    case data::DifferenceKind::Changed:
      return "changed";
  }
  return "";
}

/// The published erratum behind a difference.
std::string source_of(const std::vector<data::Erratum>& errata, const std::string& id) {
  const auto found = std::find_if(errata.begin(), errata.end(),
                                  [&](const data::Erratum& erratum) { return erratum.id == id; });
  return found == errata.end() ? std::string{} : found->title;
}

Json difference_json(const data::Difference& difference, const std::vector<data::Erratum>& errata) {
  return {{"kind", name(difference.kind)},    {"erratum", difference.erratum},
          {"case", difference.cited},         {"source", source_of(errata, difference.erratum)},
          {"table", difference.table},        {"key", difference.key},
          {"what", difference.what},          {"side", to_json(difference.side)},
          {"column", difference.column},      {"printed", difference.printed},
          {"corrected", difference.corrected}};
}

/// "C63-141 infantry 6-3" of a sheet, "scenario west-63, union-track-end" of another table.
std::string row_of(const data::Difference& difference) {
  if (difference.table == "piece") {
    const std::string column =
        difference.kind == data::DifferenceKind::Changed ? ", " + difference.column : std::string{};
    return difference.key + "  " + difference.what + column;
  }
  const std::string row = difference.table + " " + difference.key;
  return difference.column.empty() ? row : row + ", " + difference.column;
}

void require_setup(Context& context, const std::string& setup) {
  std::vector<std::string> names;
  for (const SetupInfo& info : context.catalogue().setups({})) {
    names.push_back(info.id);
  }
  if (std::find(names.begin(), names.end(), setup) == names.end()) {
    throw UserError{unknown("set-up", setup, names) + " (" + join(names) + ")"};
  }
}

void diff(Context& context, const std::string& setup) {
  require_setup(context, setup);
  const auto differences = context.catalogue().differences(setup);
  const auto errata = context.catalogue().errata();
  if (context.json) {
    Json rows = Json::array();
    for (const data::Difference& difference : differences) {
      rows.push_back(difference_json(difference, errata));
    }
    context.answer("scenario diff",
                   {{"setup", setup}, {"count", differences.size()}, {"differences", rows}});
    return;
  }
  Table table{{"what", "side", "row", "printed", "corrected", "case", "erratum"}};
  std::map<std::string, std::string> sources;
  for (const data::Difference& difference : differences) {
    table.row({std::string{name(difference.kind)},
               difference.side ? std::string{title(*difference.side)} : "", row_of(difference),
               difference.printed.empty() ? "-" : difference.printed,
               difference.corrected.empty() ? "-" : difference.corrected, difference.cited,
               difference.erratum});
    sources[difference.erratum] = source_of(errata, difference.erratum);
  }
  context.out << table.text() << '\n';
  Table list{{"erratum", "source: the published errata"}};
  for (const auto& [id, text] : sources) {
    list.row({id, text});
  }
  context.out << list.text() << counted(differences.size(), "difference") << "\n";
}

void sheet(Context& context, const PositionOptions& options) {
  const OpenedSetup opened = open_position(context, options);
  if (context.json) {
    Json body = describe(options, opened);
    body["sheet"] = position_text(opened);
    context.answer("scenario sheet", std::move(body));
    return;
  }
  context.out << position_text(opened);
}

void units(Context& context, const PositionOptions& options, const std::string& at,
           const std::string& side) {
  const OpenedSetup opened = open_position(context, options);
  const map::Map& map = *opened.setting.map;
  const auto sides = parse_sides(side);
  std::optional<board::HexId> hex;
  if (!at.empty()) {
    hex = parse_hex(map, at);
  }
  Json rows = Json::array();
  Table table{{"id", "side", "piece", ">CSP", ">SUP", "place", "inside"}};
  for (const Piece& piece : opened.state.pieces) {
    const bool there = !hex || (piece.hex() != nullptr && *piece.hex() == *hex) ||
                       (piece.river() != nullptr && piece.river()->touches(*hex));
    if (!there || std::find(sides.begin(), sides.end(), piece.side) == sides.end()) {
      continue;
    }
    rows.push_back(to_json(opened.state, piece));
    table.row({key(piece), std::string{title(piece.side)}, state::title(piece),
               piece.strength == 0 ? "" : std::to_string(piece.strength),
               piece.stock == 0 ? "" : std::to_string(piece.stock), place_name(map, piece.place),
               piece.inside ? key(opened.state.piece(*piece.inside)) : ""});
  }
  const std::size_t number = rows.size();
  if (context.json) {
    Json body = describe(options, opened);
    body["at"] = hex ? Json(hex->label()) : Json(nullptr);
    body["pieces"] = std::move(rows);
    context.answer("scenario units", std::move(body));
    return;
  }
  context.out << heading(options, opened);
  if (!table.empty()) {
    context.out << table.text();
  }
  context.out << counted(number, "piece") << '\n';
}

/// A subcommand about one set-up, named as its first argument.
std::shared_ptr<PositionOptions> add_named(CLI::App& command, bool with_file) {
  auto options = std::make_shared<PositionOptions>();
  command.fallthrough();
  auto* const name = command.add_option("NAME", options->setup, "A set-up (sumter scenario list)");
  add_errata_option(command, options->errata);
  if (with_file) {
    options->ways = "NAME";
    command.add_option("--position", options->position, "A position file instead of a set-up")
        ->option_text("FILE")
        ->excludes(name);
  } else {
    name->required();
  }
  return options;
}

}  // namespace

void add_scenario(CLI::App& app, Context& context) {
  CLI::App* const scenario = app.add_subcommand("scenario", "The set-ups and their proof");
  scenario->fallthrough();
  scenario->require_subcommand(1);

  CLI::App* const all = scenario->add_subcommand("list", "All set-ups");
  all->fallthrough();
  const auto errata = std::make_shared<std::string>("corrected");
  add_errata_option(*all, *errata);
  all->callback([&context, errata] { list(context, *errata); });

  CLI::App* const one = scenario->add_subcommand("show", "Briefing and forces of a set-up");
  const auto shown = add_named(*one, false);
  one->callback([&context, shown] { show_scenario(context, *shown); });

  CLI::App* const proof = scenario->add_subcommand(
      "check", "Proves a set-up, all of them (NAME all) or a position file; exit code 1 on faults");
  const auto proved = add_named(*proof, true);
  proof->callback([&context, proved] { check(context, *proved); });

  CLI::App* const compare =
      scenario->add_subcommand("diff", "Printed against corrected: moved, added, deleted");
  compare->fallthrough();
  const auto compared = std::make_shared<std::string>();
  compare->add_option("NAME", *compared, "A set-up (sumter scenario list)")->required();
  compare->callback([&context, compared] { diff(context, *compared); });

  CLI::App* const text = scenario->add_subcommand(
      "sheet", "The set-up in force as a position file, to be changed and asked with --position");
  const auto written = add_named(*text, false);
  text->callback([&context, written] { sheet(context, *written); });

  CLI::App* const pieces = scenario->add_subcommand("units", "The pieces of a set-up or position");
  const auto listed = add_named(*pieces, true);
  const auto at = std::make_shared<std::string>();
  const auto side = std::make_shared<std::string>("both");
  pieces->add_option("--at", *at, "Only those in this hex or on its hexsides")->option_text("HEX");
  pieces->add_option("--side", *side, "union, confederate or both")->capture_default_str();
  pieces->callback([&context, listed, at, side] { units(context, *listed, *at, *side); });
}

}  // namespace core::cli
