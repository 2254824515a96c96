// `sumter supply`: how each piece is supplied, or why not.
#include "core/cli/commands.h"
#include "core/cli/example_position.h"
#include "core/cli/position.h"
#include "core/cli/supply_answer.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

namespace core::cli {
namespace {

using board::Side;
using data::OpenedSetup;
using state::Piece;
using supply::Answer;
using supply::ChainOfSupply;

struct SupplyOptions {
  PositionOptions position;
  std::string side{"both"};
  std::string unit;
  std::string hex;
  bool all{};
  bool unsupplied{};
  bool railheads{};
  bool water{};

  /// Whether single pieces are asked for, and so told in full.
  [[nodiscard]] bool in_full() const { return !unit.empty() || !hex.empty(); }
};

/// What one side's chain says to the question.
struct SideReport {
  Side side{};
  ChainOfSupply chain;
  std::vector<Answer> answers;  ///< of the pieces asked for, by id
  std::size_t needing{};
  std::size_t fed{};
  std::map<supply::SourceKind, std::size_t> sources;  ///< of the fed that need supply
};

/// Units, HQs and leaders: whoever can be in a chain of supply.
bool is_asked(const Piece& piece) {
  return rulebook::is_ground_unit(piece.kind) || piece.kind == rulebook::PieceKind::Leader;
}

bool stands_at(const Piece& piece, board::HexId hex) {
  return piece.hex() != nullptr ? *piece.hex() == hex
                                : std::get<board::HexSide>(piece.place).touches(hex);
}

/// The pieces the command line names; all of both sides when it names none.
std::vector<state::PieceId> asked(const OpenedSetup& opened, const SupplyOptions& options) {
  if (!options.unit.empty()) {
    const Piece& piece = parse_piece(opened.state, options.unit);
    if (!is_asked(piece)) {
      throw UserError{key(piece) + " is a " + std::string{rulebook::name(piece.kind)} +
                      "; units, HQs and leaders can be asked for"};
    }
    return {piece.id};
  }
  std::optional<board::HexId> hex;
  if (!options.hex.empty()) {
    hex = parse_hex(*opened.setting.map, options.hex);
  }
  std::vector<state::PieceId> pieces;
  for (const Piece& piece : opened.state.pieces) {
    if (is_asked(piece) && (!hex || stands_at(piece, *hex))) {
      pieces.push_back(piece.id);
    }
  }
  return pieces;
}

SideReport ask(const OpenedSetup& opened, Side side, const std::vector<state::PieceId>& pieces) {
  SideReport report{side, ChainOfSupply{opened.setting, opened.state, side}, {}, 0, 0, {}};
  for (const state::PieceId id : pieces) {
    if (opened.state.piece(id).side != side) {
      continue;
    }
    report.answers.push_back(report.chain.ask(id));
    const Answer& answer = report.answers.back();
    if (answer.needs_supply) {
      ++report.needing;
      if (const auto* const fed = std::get_if<supply::Supplied>(&answer.verdict)) {
        ++report.fed;
        ++report.sources[fed->source];
      }
    }
  }
  return report;
}

std::vector<board::HexId> railheads(const OpenedSetup& opened, const ChainOfSupply& chain) {
  std::vector<board::HexId> hexes;
  for (const map::Hex& hex : opened.setting.map->hexes()) {
    if (chain.railheads()[static_cast<std::size_t>(hex.id.ordinal())]) {
      hexes.push_back(hex.id);
    }
  }
  return hexes;
}

bool is_shown(const Answer& answer, const SupplyOptions& options) {
  return !options.unsupplied || (answer.needs_supply && !answer.supplied());
}

/// [22.1] The side's Departments, by id.
std::vector<state::PieceId> departments(const OpenedSetup& opened, Side side) {
  std::vector<state::PieceId> pieces;
  for (const Piece& piece : opened.state.pieces) {
    if (piece.side == side && piece.kind == rulebook::PieceKind::Department) {
      pieces.push_back(piece.id);
    }
  }
  return pieces;
}

Json summary_json(const SideReport& report) {
  Json sources = Json::object();
  for (const auto& [kind, number] : report.sources) {
    sources[std::string{supply::name(kind)}] = number;
  }
  return {{"needing", report.needing},
          {"supplied", report.fed},
          {"unsupplied", report.needing - report.fed},
          {"by_source", std::move(sources)}};
}

Json side_json(const OpenedSetup& opened, const SupplyOptions& options, const SideReport& report) {
  Json body{{"side", board::name(report.side)}, {"summary", summary_json(report)}};
  body["answers"] = Json::array();
  for (const Answer& answer : report.answers) {
    if (is_shown(answer, options)) {
      body["answers"].push_back(answer_json(opened, answer));
    }
  }
  body["departments"] = Json::array();
  for (const state::PieceId id : departments(opened, report.side)) {
    body["departments"].push_back(department_json(opened, id, report.chain.department_fault(id)));
  }
  if (options.railheads) {
    body["railheads"] = Json::array();
    for (const board::HexId hex : railheads(opened, report.chain)) {
      body["railheads"].push_back(hex.label());
    }
  }
  if (options.water) {
    body["water_links"] = Json::array();
    for (const ChainOfSupply::WaterLink& link : report.chain.water_links()) {
      body["water_links"].push_back(link_json(opened, link));
    }
  }
  return body;
}

void write_summary(Context& context, const SideReport& report) {
  std::vector<std::string> sources;
  for (const auto& [kind, number] : report.sources) {
    sources.push_back(fmt::format("{} by {}", number, supply::name(kind)));
  }
  context.out << fmt::format(
      "{}: {} {} supply, {} have it{}, {} not\n", title(report.side),
      counted(report.needing, "piece"), report.needing == 1 ? "needs" : "need", report.fed,
      sources.empty() ? "" : " (" + join(sources) + ")", report.needing - report.fed);
}

/// One line a piece, for --all.
void write_all(Context& context, const OpenedSetup& opened, const SupplyOptions& options,
               const SideReport& report) {
  Table table{{"id", "piece", "place", "fed", "how, or why not"}};
  for (const Answer& answer : report.answers) {
    if (is_shown(answer, options)) {
      const Piece& piece = opened.state.piece(answer.piece);
      table.row({key(piece), state::title(piece), place_name(*opened.setting.map, piece.place),
                 verdict_word(answer), in_short(opened, answer)});
    }
  }
  if (!table.empty()) {
    context.out << table.text();
  }
}

/// The pieces that go without, each with the sentence that says why.
void write_unfed(Context& context, const OpenedSetup& opened, const SideReport& report) {
  for (const Answer& answer : report.answers) {
    if (answer.needs_supply && !answer.supplied()) {
      const Piece& piece = opened.state.piece(answer.piece);
      context.out << fmt::format("  {}  {} in {}\n", key(piece), state::title(piece),
                                 place_name(*opened.setting.map, piece.place));
      for (const std::string& line : wrap(in_short(opened, answer), Table::kWidth)) {
        context.out << "      " << line << '\n';
      }
    }
  }
}

/// Departments that provide no supply, each with the reason.
void write_departments(Context& context, const OpenedSetup& opened, const SideReport& report) {
  for (const state::PieceId id : departments(opened, report.side)) {
    if (const auto fault = report.chain.department_fault(id)) {
      const Piece& piece = opened.state.piece(id);
      context.out << fmt::format("  {}  {} in {} provides no supply\n", key(piece),
                                 state::title(piece), place_name(*opened.setting.map, piece.place));
      for (const std::string& line : wrap(sentence_of(opened, *fault), Table::kWidth)) {
        context.out << "      " << line << '\n';
      }
    }
  }
}

void write_railheads(Context& context, const OpenedSetup& opened, const SideReport& report) {
  std::vector<std::string> labels;
  for (const board::HexId hex : railheads(opened, report.chain)) {
    labels.push_back(hex.label());
  }
  context.out << counted(labels.size(), "railhead") + " [17.03]\n";
  for (const std::string& line : wrap(join(labels, " "), Table::kWidth)) {
    context.out << "  " << line << '\n';
  }
}

void write_links(Context& context, const OpenedSetup& opened, const SideReport& report) {
  context.out << counted(report.chain.water_links().size(), "transport") +
                     " in the chain [17.12]\n";
  for (const ChainOfSupply::WaterLink& link : report.chain.water_links()) {
    context.out << "  " << link_in_short(opened, link) << '\n';
  }
}

void write(Context& context, const OpenedSetup& opened, const SupplyOptions& options,
           const SideReport& report) {
  if (options.in_full()) {
    for (const Answer& answer : report.answers) {
      if (is_shown(answer, options)) {
        context.out << in_full(opened, answer);
      }
    }
  } else {
    write_summary(context, report);
    if (options.all) {
      write_all(context, opened, options, report);
    } else {
      write_unfed(context, opened, report);
    }
    write_departments(context, opened, report);
  }
  if (options.railheads) {
    write_railheads(context, opened, report);
  }
  if (options.water) {
    write_links(context, opened, report);
  }
  if (!options.in_full()) {
    context.out << '\n';
  }
}

/// The sides a question is about: that of the one unit, else those of --side.
std::vector<Side> sides_of(const OpenedSetup& opened, const SupplyOptions& options,
                           const std::vector<state::PieceId>& pieces) {
  std::vector<Side> sides = parse_sides(options.side);
  if (options.unit.empty()) {
    return sides;
  }
  const Piece& piece = opened.state.piece(pieces.front());
  if (std::find(sides.begin(), sides.end(), piece.side) == sides.end()) {
    throw UserError{key(piece) + " is a " + std::string{title(piece.side)} +
                    " piece, and --side asks for the " + options.side};
  }
  return {piece.side};
}

/// Whether any of the pieces is of one of the sides.
bool anybody(const OpenedSetup& opened, const std::vector<state::PieceId>& pieces,
             const std::vector<Side>& sides) {
  return std::any_of(pieces.begin(), pieces.end(), [&](state::PieceId id) {
    return std::find(sides.begin(), sides.end(), opened.state.piece(id).side) != sides.end();
  });
}

void answer_supply(Context& context, const SupplyOptions& options) {
  const OpenedSetup opened = open_position(context, options.position);
  const auto pieces = asked(opened, options);
  const auto asked_sides = sides_of(opened, options, pieces);
  Json sides = Json::array();
  if (!context.json) {
    context.out << heading(options.position, opened);
    if (options.in_full() && !anybody(opened, pieces, asked_sides)) {
      context.out << "no unit, HQ or leader that can have supply is there\n";
    }
  }
  for (const Side side : asked_sides) {
    const SideReport report = ask(opened, side, pieces);
    if (context.json) {
      sides.push_back(side_json(opened, options, report));
    } else {
      write(context, opened, options, report);
    }
  }
  if (context.json) {
    Json body = describe(options.position, opened);
    body["sides"] = std::move(sides);
    context.answer("supply", std::move(body));
  }
}

std::string footer() {
  return "Without --unit, --hex or --all: how many pieces have supply, and why the others do not.\n"
         "\n"
         "A position file lists cycle, scenario, control and cuts, then the pieces as a set-up "
         "sheet does.\n"
         "`sumter scenario sheet NAME` writes a set-up in this form. A whole example\n"
         "(scenarios/example.position):\n"
         "\n" +
         std::string{kExamplePosition};
}

}  // namespace

void add_supply(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("supply", "Which pieces are in a chain of supply and how, or why not");
  command->fallthrough();
  const auto options = std::make_shared<SupplyOptions>();
  add_position_options(*command, options->position);
  command->add_option("--side", options->side, "union, confederate or both")->capture_default_str();
  auto* const unit = command
                         ->add_option("--unit", options->unit,
                                      "Only this piece: source, each step with mode and cost, or "
                                      "where the path breaks and by which case")
                         ->option_text("ID");
  command->add_option("--hex", options->hex, "Only the pieces in this hex, in full")
      ->option_text("HEX")
      ->excludes(unit);
  command->add_flag("--all", options->all, "One line for every piece");
  command->add_flag("--unsupplied", options->unsupplied,
                    "Only pieces that need supply and have none");
  command->add_flag("--railheads", options->railheads, "Also the railheads of the side [17.03]");
  command->add_flag("--water", options->water, "Also what each transport feeds [17.12]");
  command->footer(footer());
  command->callback([&context, options] { answer_supply(context, *options); });
}

}  // namespace core::cli
