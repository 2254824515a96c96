// `sumter report`: the report of a saved game as an HTML page.
#include "core/cli/commands.h"
#include "core/cli/words.h"
#include "core/report/luck.h"
#include "core/report/report.h"
#include "core/report/report_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace core::cli {
namespace {

struct ReportOptions {
  std::string save;
  std::string out;
  std::string side;
  std::string language{"en"};
};

Json or_null(const std::optional<int>& figure) { return figure ? Json(*figure) : Json(nullptr); }

Json of_sides(const auto& of) {
  Json json = Json::object();
  for (const board::Side side : board::kSides) {
    json[std::string{board::name(side)}] = of(static_cast<std::size_t>(side));
  }
  return json;
}

/// A whole figure without a point.
Json of_worth(double figure) {
  const auto whole = static_cast<std::int64_t>(figure);
  return static_cast<double>(whole) == figure ? Json(whole) : Json(figure);
}

Json curves_json(const report::Figures& figures) {
  Json curves = Json::array();
  for (const report::CurvePoint& point : figures.curves) {
    curves.push_back({{"game_turn", point.when.game_turn},
                      {"cycle", point.when.cycle.text()},
                      {"sides", of_sides([&](std::size_t side) -> Json {
                         const report::SideCurve& of = point.sides.at(side);
                         return {{"strength", or_null(of.strength)}, {"pool", or_null(of.pool)},
                                 {"forward", or_null(of.forward)},   {"lost", of.lost},
                                 {"objectives", of.objectives},      {"political", of.political}};
                       })}});
  }
  return curves;
}

Json battles_json(const report::Figures& figures) {
  Json battles = Json::array();
  for (const report::BattleFigures& battle : figures.battles) {
    battles.push_back(
        {{"game_turn", battle.when.game_turn},
         {"hex", battle.hex.label()},
         {"attacker", board::name(battle.attacker)},
         {"strength",
          of_sides([&](std::size_t side) { return or_null(battle.strength.at(side)); })},
         {"percentage", or_null(battle.percentage)},
         {"chits", of_sides([&](std::size_t side) { return or_null(battle.chit.at(side)); })},
         {"table", or_null(battle.table)},
         {"face", or_null(battle.face)},
         {"modifier", battle.face ? Json(battle.modifier) : Json(nullptr)},
         {"lost", of_sides([&](std::size_t side) { return Json(battle.lost.at(side)); })},
         {"end", report::name(battle.end)}});
  }
  return battles;
}

Json luck_json(const std::vector<report::LuckLine>& lines) {
  Json luck = Json::array();
  for (const report::LuckLine& line : lines) {
    luck.push_back({{"roll", rulebook::name(line.id)},
                    {"unit", report::name(line.measure)},
                    {"sides", of_sides([&](std::size_t side) -> Json {
                       const report::LuckTally& tally = line.sides.at(side);
                       return {{"rolls", tally.rolls},
                               {"unmeasured", tally.others},
                               {"come", of_worth(tally.come)},
                               {"expected", tally.expected},
                               {"luck", tally.luck()},
                               {"z", tally.z() ? Json(*tally.z()) : Json(nullptr)}};
                     })}});
  }
  return luck;
}

Json decisive_json(const report::Figures& figures) {
  constexpr std::size_t kMost = 10;
  Json rolls = Json::array();
  for (const std::size_t at : report::decisive(figures.rolls, kMost)) {
    const report::RollFigures& roll = figures.rolls.at(at);
    Json faces = Json::array();
    for (const report::FaceWorth& face : roll.worth.faces) {
      faces.push_back({{"gained", of_worth(face.gained)}, {"paid", of_worth(face.paid)}});
    }
    rolls.push_back({{"game_turn", roll.when.game_turn},
                     {"roll", rulebook::name(roll.id)},
                     {"by", board::name(roll.by)},
                     {"hex", roll.hex ? Json(roll.hex->label()) : Json(nullptr)},
                     {"face", roll.worth.face + 1},
                     {"faces", std::move(faces)},
                     {"mean", roll.worth.mean()},
                     {"luck", roll.worth.luck()},
                     {"told", roll.told}});
  }
  return rolls;
}

Json ledger_json(const report::Figures& figures) {
  Json ledger = Json::array();
  for (const auto& [cited, points] : figures.ledger) {
    const std::array<int, 2>& of = points;
    ledger.push_back({{"case", cited.text()}, {"points", of_sides([&](std::size_t side) {
                                                 const bool known = !figures.reader ||
                                                                    static_cast<std::size_t>(
                                                                        *figures.reader) == side;
                                                 return known ? Json(of.at(side)) : Json(nullptr);
                                               })}});
  }
  return ledger;
}

void report(Context& context, const ReportOptions& options) {
  const data::Catalogue spoken{context.catalogue_file, *rulebook::language_of(options.language)};
  const report::Report made = report::report_of({spoken, context.catalogue_file}, options.save,
                                                board::parse_side(options.side));
  if (!made.damage.empty()) {
    context.aside() << "note: " << options.save << ": " << made.damage << '\n';
  }
  const report::Figures& figures = made.figures;
  const std::filesystem::path out = options.out.empty()
                                        ? report::report_beside(options.save, made.side())
                                        : std::filesystem::path{options.out};
  const bool writes = !context.json || !options.out.empty();
  if (writes) {
    report::write_report(out, made.page);
  }
  if (!context.json) {
    context.out << fmt::format(
        "{}: {}, {} and {} of {}\n", out.string(), counted(figures.battles.size(), "battle"),
        counted(figures.rolls.size(), "roll"), counted(figures.maps.size(), "map"), options.save);
    return;
  }
  context.answer("report",
                 {{"save", options.save},
                  {"scenario", made.header.scenario},
                  {"page", writes ? Json(out.string()) : Json(nullptr)},
                  {"side", to_json(figures.reader)},
                  {"over", figures.over},
                  {"game_turn", figures.end.game_turn},
                  {"winner", figures.over ? to_json(figures.score.winner) : Json(nullptr)},
                  {"curves", curves_json(figures)},
                  {"battles", battles_json(figures)},
                  {"ledger", ledger_json(figures)},
                  {"luck", luck_json(report::luck_of(figures.rolls))},
                  {"decisive", decisive_json(figures)}});
}

}  // namespace

void add_report(CLI::App& app, Context& context) {
  CLI::App* const command = app.add_subcommand(
      "report",
      "The report of a saved game as one HTML page: maps, curves, battles, losses, the decisive "
      "rolls and both sides' luck");
  command->fallthrough();
  const auto options = std::make_shared<ReportOptions>();
  command->add_option("SAVE", options->save, "A saved game (sumter play --save)")->required();
  command->add_option("--out", options->out, "The page (default: beside the save)")
      ->option_text("FILE");
  command
      ->add_option("--side", options->side,
                   "The side it is for, while the game is in progress and hides something [0.5]")
      ->option_text("union|confederate")
      ->check(CLI::IsMember({"union", "confederate"}));
  command->add_option("--language", options->language, "The language of the page: en, de")
      ->option_text("en|de")
      ->check(CLI::IsMember({"en", "de"}));
  command->callback([&context, options] { report(context, *options); });
}

}  // namespace core::cli
