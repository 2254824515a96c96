// `sumter zones`: which hexes and waters each side controls with its zones, and by whom.
#include "core/cli/commands.h"
#include "core/cli/position.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/state/occupancy.h"
#include "core/zones_of_control/ground_zones.h"
#include "core/zones_of_control/naval_zones.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace core::cli {
namespace {

struct ZoneOptions {
  PositionOptions position;
  std::string hex;
  std::string side{"both"};
  bool naval{};
};

std::string keys(const state::GameState& state, const std::vector<state::PieceId>& pieces) {
  std::vector<std::string> names;
  names.reserve(pieces.size());
  for (const state::PieceId id : pieces) {
    names.push_back(key(state.piece(id)));
  }
  return join(names, " ");
}

Json keys_json(const state::GameState& state, const std::vector<state::PieceId>& pieces) {
  Json list = Json::array();
  for (const state::PieceId id : pieces) {
    list.push_back(key(state.piece(id)));
  }
  return list;
}

/// Rows of one kind of zone, for people and as JSON.
struct Rows {
  Table table;
  Json json = Json::array();
  std::array<std::size_t, 2> count{};

  void add(const data::OpenedSetup& opened, board::Side side, const state::Place& place,
           const std::vector<state::PieceId>& by) {
    ++count[static_cast<std::size_t>(side)];
    table.row(
        {place_name(*opened.setting.map, place), std::string{title(side)}, keys(opened.state, by)});
    json.push_back({{"place", state::label(place)},
                    {"side", board::name(side)},
                    {"by", keys_json(opened.state, by)}});
  }
};

Rows ground(const data::OpenedSetup& opened, const ZoneOptions& options) {
  const map::Map& map = *opened.setting.map;
  const state::Occupancy occupancy{map, opened.state};
  const zones_of_control::GroundZones zones{map, opened.state};
  std::optional<board::HexId> only;
  if (!options.hex.empty()) {
    only = parse_hex(map, options.hex);
  }
  Rows rows{Table{{"hex", "zone of", "exerted by"}}, Json::array(), {}};
  for (const map::Hex& hex : map.hexes()) {
    if (only && hex.id != *only) {
      continue;
    }
    for (const board::Side side : parse_sides(options.side)) {
      if (zones.at(hex.id).has(side)) {
        rows.add(opened, side, hex.id,
                 zones_of_control::units_controlling(map, occupancy, opened.state, side, hex.id));
      }
    }
  }
  return rows;
}

bool touches(const map::Map& map, map::WaterPlaceId place, board::HexId hex) {
  const auto land = map.contiguous_land(place);
  return map.water_place(place).hex == hex ||
         std::find(land.begin(), land.end(), hex) != land.end();
}

Rows naval(const data::OpenedSetup& opened, const ZoneOptions& options) {
  const map::Map& map = *opened.setting.map;
  const state::Occupancy occupancy{map, opened.state};
  std::optional<board::HexId> only;
  if (!options.hex.empty()) {
    only = parse_hex(map, options.hex);
  }
  Rows rows{Table{{"water", "zone of", "exerted by"}}, Json::array(), {}};
  for (std::size_t at = 0; at < map.water_places().size(); ++at) {
    const map::WaterPlaceId place{static_cast<std::uint16_t>(at)};
    if (only && !touches(map, place, *only)) {
      continue;
    }
    const map::WaterPlace& water = map.water_place(place);
    const state::Place where = water.hex ? state::Place{*water.hex} : state::Place{*water.side};
    for (const board::Side side : parse_sides(options.side)) {
      if (zones_of_control::naval_zone(opened.setting, occupancy, place).has(side)) {
        rows.add(opened, side, where,
                 zones_of_control::warships_at(occupancy, opened.state, side, place));
      }
    }
  }
  return rows;
}

void zones(Context& context, const ZoneOptions& options) {
  const data::OpenedSetup opened = open_position(context, options.position);
  const Rows rows = options.naval ? naval(opened, options) : ground(opened, options);
  if (context.json) {
    Json body = describe(options.position, opened);
    body["kind"] = options.naval ? "naval" : "ground";
    body["count"] = {{"union", rows.count[0]}, {"confederate", rows.count[1]}};
    body["zones"] = rows.json;
    context.answer("zones", std::move(body));
    return;
  }
  context.out << heading(options.position, opened);
  if (!rows.table.empty()) {
    context.out << rows.table.text();
  }
  context.out << fmt::format("{} zones: Union {}, Confederate {}\n",
                             options.naval ? "naval" : "ground", rows.count[0], rows.count[1]);
}

}  // namespace

void add_zones(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("zones", "Zones of control: which hexes each side controls, and by whom");
  command->fallthrough();
  const auto options = std::make_shared<ZoneOptions>();
  add_position_options(*command, options->position);
  command->add_option("--hex", options->hex, "Only this hex, or the waters that touch it")
      ->option_text("HEX");
  command->add_option("--side", options->side, "union, confederate or both")->capture_default_str();
  command->add_flag("--naval", options->naval, "Naval zones [9.5] instead of ground zones [9.0]");
  command->callback([&context, options] { zones(context, *options); });
}

}  // namespace core::cli
