// `sumter map`: figures of the map, and the check of its sources.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/data/map_check.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

namespace core::cli {
namespace {

using Figures = std::vector<std::pair<std::string, std::size_t>>;

template <class Range, class Wanted>
std::size_t count(const Range& range, Wanted wanted) {
  return static_cast<std::size_t>(std::count_if(range.begin(), range.end(), wanted));
}

void count_hexes(const map::Map& map, Figures& figures) {
  figures.emplace_back("hexes", map.hexes().size());
  const std::array<std::string, 3> sheets{"of sheet A", "of sheet B", "of sheet C"};
  for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
    figures.emplace_back(sheets[sheet], count(map.hexes(), [&](const map::Hex& hex) {
                           return static_cast<std::size_t>(hex.id.sheet()) == sheet;
                         }));
  }
  std::map<map::Terrain, std::size_t> terrain;
  for (const map::Hex& hex : map.hexes()) {
    ++terrain[hex.terrain];
  }
  for (const auto& [kind, number] : terrain) {
    figures.emplace_back(std::string{map::name(kind)} + " hexes", number);
  }
  figures.emplace_back("coastal hexes",
                       count(map.hexes(), [](const map::Hex& hex) { return hex.coastal; }));
}

/// Each hexside once: seen from the hex with the smaller label, or the only hex on the map.
void count_hexsides(const map::Map& map, Figures& figures) {
  std::map<map::SideKind, std::size_t> kinds;
  for (const map::Hex& hex : map.hexes()) {
    for (const board::Direction direction : board::kDirections) {
      const auto other = hex.id.neighbour(direction);
      if (!other || hex.id < *other) {
        ++kinds[hex.side(direction).kind];
      }
    }
  }
  for (const auto& [kind, number] : kinds) {
    figures.emplace_back(std::string{map::name(kind)} + " hexsides", number);
  }
}

void count_lines(const map::Map& map, Figures& figures) {
  figures.emplace_back("rivers", map.rivers().size());
  std::size_t heads = 0;
  for (const map::River& river : map.rivers()) {
    heads += river.heads.size();
  }
  figures.emplace_back("heads of navigation, shoals and sandbars", heads);
  figures.emplace_back("water places", map.water_places().size());
  figures.emplace_back("links of water places", map.water_links().size());
  figures.emplace_back("railroads", map.railroads().size());
  figures.emplace_back(
      "rail hexes", count(map.hexes(), [&](const map::Hex& hex) { return map.has_rail(hex.id); }));
  figures.emplace_back("roads", map.roads().size());
  figures.emplace_back(
      "road hexes", count(map.hexes(), [&](const map::Hex& hex) { return map.has_road(hex.id); }));
  figures.emplace_back("bridges and ferries", map.crossings().size());
}

void count_towns(const map::Map& map, Figures& figures) {
  std::map<map::TownKind, std::size_t> kinds;
  for (const map::Town& town : map.towns()) {
    ++kinds[town.kind];
  }
  figures.emplace_back("towns", map.towns().size());
  for (const auto& [kind, number] : kinds) {
    figures.emplace_back(fmt::format("of kind {}", map::name(kind)), number);
  }
  figures.emplace_back("seaports",
                       count(map.towns(), [](const map::Town& town) { return town.seaport; }));
  figures.emplace_back("river ports",
                       count(map.towns(), [](const map::Town& town) { return town.river_port; }));
  figures.emplace_back("supply cities", count(map.towns(), [](const map::Town& town) {
                         return town.supply_city_of != map::SupplyCityOf::Nobody;
                       }));
  figures.emplace_back("states and territories", map.states().size());
}

void show_figures(Context& context) {
  const rulebook::Setting setting = context.catalogue().load_setting({});
  Figures figures;
  count_hexes(*setting.map, figures);
  count_hexsides(*setting.map, figures);
  count_lines(*setting.map, figures);
  count_towns(*setting.map, figures);
  if (context.json) {
    Json rows = Json::array();
    for (const auto& [what, number] : figures) {
      rows.push_back({{"what", what}, {"count", number}});
    }
    context.answer("map figures", {{"figures", std::move(rows)}});
    return;
  }
  Table table{{">count", "what"}};
  for (const auto& [what, number] : figures) {
    table.row({std::to_string(number), what});
  }
  context.out << table.text();
}

void check_map(Context& context, const std::string& folder) {
  if (!std::filesystem::is_directory(folder)) {
    throw UserError{folder + ": there is no such folder"};
  }
  const data::MapReport report = data::check_map(folder);
  context.exit_code = report.faults.empty() ? kFine : kFindings;
  if (context.json) {
    Json faults = Json::array();
    for (const data::MapFault& fault : report.faults) {
      faults.push_back({{"file", fault.file},
                        {"row", fault.row},
                        {"column", fault.column},
                        {"reason", fault.reason}});
    }
    context.answer("map check", {{"maps", folder},
                                 {"ok", report.faults.empty()},
                                 {"faults", std::move(faults)},
                                 {"figures", report.figures}});
    return;
  }
  for (const data::MapFault& fault : report.faults) {
    const std::string column = fault.column.empty() ? "" : fault.column + ": ";
    const std::string row = fault.row == 0 ? "" : fmt::format(":{}", fault.row);
    context.out << fmt::format("{}{}: {}{}\n", fault.file, row, column, fault.reason);
  }
  for (const std::string& figure : report.figures) {
    context.out << "  " << figure << '\n';
  }
  context.out << (report.faults.empty() ? "the map is in order\n"
                                        : counted(report.faults.size(), "fault") + "\n");
}

}  // namespace

void add_map(CLI::App& app, Context& context) {
  CLI::App* const map = app.add_subcommand("map", "Figures of the map; the check of its sources");
  map->fallthrough();
  map->require_subcommand(0, 1);

  CLI::App* const figures = map->add_subcommand("figures", "How much there is of everything");
  figures->fallthrough();

  const auto folder = std::make_shared<std::string>(context.surroundings().maps.string());
  CLI::App* const proof = map->add_subcommand(
      "check", "Whether the text sources of the map fit together; exit code 1 when not");
  proof->fallthrough();
  proof->add_option("--maps", *folder, "The folder with the sources")
      ->option_text("DIR")
      ->capture_default_str();
  proof->footer("Each fault is one line: file:row: column: reason.");
  proof->callback([&context, folder] { check_map(context, *folder); });

  map->callback([&context, proof] {
    if (!proof->parsed()) {
      show_figures(context);
    }
  });
}

}  // namespace core::cli
