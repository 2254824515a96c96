// `sumter hex`: one hex in full.
#include "core/cli/commands.h"
#include "core/cli/position.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/state/occupancy.h"
#include "core/state/situation.h"
#include "core/supply/chain_of_supply.h"
#include "core/supply/memo.h"
#include "core/zones_of_control/ground_zones.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace core::cli {
namespace {

using board::Direction;
using board::HexId;
using map::Map;

struct HexOptions {
  PositionOptions position;
  std::string hex;
  std::string to;
};

std::string_view name(map::Crossing crossing) {
  switch (crossing) {
    case map::Crossing::None:
      return "none";
    case map::Crossing::Bridge:
      return "bridge";
    case map::Crossing::Ferry:
      return "ferry";
  }
  return "";
}

std::string_view name(map::SupplyCityOf of) {
  switch (of) {
    case map::SupplyCityOf::Nobody:
      return "nobody";
    case map::SupplyCityOf::Union:
      return "union";
    case map::SupplyCityOf::Confederate:
      return "confederate";
    case map::SupplyCityOf::Border:
      return "border";
  }
  return "";
}

/// A line through the hex, with its stations there.
struct LineHere {
  std::string name;
  std::string owner;
  std::vector<std::string> stations;
};

template <class Line>
void collect(const Line& line, HexId hex, std::string owner, std::vector<LineHere>& lines) {
  for (const map::LineStop& stop : line.stops) {
    if (stop.hex == hex) {
      lines.push_back({line.name, std::move(owner), stop.stations});
      return;
    }
  }
}

std::vector<LineHere> railroads(const Map& map, HexId hex) {
  std::vector<LineHere> lines;
  for (const map::Railroad& railroad : map.railroads()) {
    collect(railroad, hex, std::string{map::name(railroad.owner)}, lines);
  }
  return lines;
}

std::vector<LineHere> roads(const Map& map, HexId hex) {
  std::vector<LineHere> lines;
  for (const map::Road& road : map.roads()) {
    collect(road, hex, "", lines);
  }
  return lines;
}

Json town_json(const map::Town& town) {
  return {{"name", town.name},
          {"state", town.state},
          {"kind", map::name(town.kind)},
          {"population", town.population ? Json(*town.population) : Json(nullptr)},
          {"seaport", town.seaport},
          {"river_port", town.river_port},
          {"supply_city_of", name(town.supply_city_of)},
          {"sea_location", town.sea_location ? Json(town.sea_location->label()) : Json(nullptr)}};
}

Json other_names_json(const Map& map, HexId hex) {
  Json names = Json::array();
  for (const map::OtherName& other : map.other_names()) {
    if (other.hex == hex) {
      names.push_back({{"name", other.name}, {"state", other.state}, {"note", other.note}});
    }
  }
  return names;
}

Json towns_json(const Map& map, HexId hex) {
  Json towns = Json::array();
  for (const map::TownId id : map.towns_in(hex)) {
    towns.push_back(town_json(map.town(id)));
  }
  return towns;
}

Json hexsides_json(const Map& map, HexId hex) {
  Json sides = Json::array();
  for (const Direction direction : board::kDirections) {
    const map::Hexside& side = map.side(hex, direction);
    const auto other = hex.neighbour(direction);
    sides.push_back({{"direction", board::name(direction)},
                     {"hex", other ? Json(other->label()) : Json(nullptr)},
                     {"kind", map::name(side.kind)},
                     {"river", side.river ? Json(map.river(*side.river).name) : Json(nullptr)},
                     {"road", side.road},
                     {"rail", side.rail},
                     {"road_crossing", name(side.road_crossing)},
                     {"rail_crossing", name(side.rail_crossing)}});
  }
  return sides;
}

/// The places a link leads to, and what lies on it.
std::vector<std::pair<std::string, map::LinkBar>> links_of(const Map& map,
                                                           map::WaterPlaceId place) {
  std::vector<std::pair<std::string, map::LinkBar>> links;
  for (const map::WaterLink& link : map.water_links()) {
    if (link.a == place || link.b == place) {
      links.emplace_back(map.water_place(link.a == place ? link.b : link.a).label(), link.bar);
    }
  }
  return links;
}

/// The hex's own water first, then the navigable sides around it.
std::vector<map::WaterPlaceId> waters_of(const Map& map, HexId hex) {
  std::vector<map::WaterPlaceId> places;
  if (const auto own = map.water_of(hex)) {
    places.push_back(*own);
  }
  for (const map::WaterPlaceId place : map.water_touching(hex)) {
    if (places.empty() || places.front() != place) {
      places.push_back(place);
    }
  }
  return places;
}

Json water_json(const Map& map, HexId hex) {
  Json list = Json::array();
  for (const map::WaterPlaceId place : waters_of(map, hex)) {
    const map::WaterPlace& water = map.water_place(place);
    Json links = Json::array();
    for (const auto& [to, bar] : links_of(map, place)) {
      links.push_back({{"to", to},
                       {"shoals", bar == map::LinkBar::Shoals},
                       {"sandbar", bar == map::LinkBar::Sandbar}});
    }
    list.push_back({{"place", water.label()},
                    {"river", water.river ? Json(map.river(*water.river).name) : Json(nullptr)},
                    {"closed_lake", water.closed_lake},
                    {"near_mouth", water.near_mouth},
                    {"links", std::move(links)}});
  }
  return list;
}

Json lines_json(const std::vector<LineHere>& lines) {
  Json list = Json::array();
  for (const LineHere& line : lines) {
    Json row{{"name", line.name}, {"stations", line.stations}};
    if (!line.owner.empty()) {
      row["owner"] = line.owner;
    }
    list.push_back(std::move(row));
  }
  return list;
}

/// What a position adds to the hex.
struct Standing {
  explicit Standing(const data::OpenedSetup& opened)
      : stands{opened.setting, opened.state},
        occupancy{*opened.setting.map, opened.state},
        zones{*opened.setting.map, opened.state},
        chains{supply::ChainOfSupply{opened.setting, opened.state, board::Side::Union},
               supply::ChainOfSupply{opened.setting, opened.state, board::Side::Confederate}} {}

  [[nodiscard]] int cost(board::Side side, HexId hex) const {
    return chains[static_cast<std::size_t>(side)].reach()[static_cast<std::size_t>(hex.ordinal())];
  }

  /// [12.04] SUP on the ground, and who may use them; nothing when there are none.
  struct Ground {
    int points{};
    state::Controller owner{};
  };

  [[nodiscard]] std::optional<Ground> ground(HexId hex) {
    const int points = stands.state().ground_stock(hex);
    return points > 0
               ? std::optional{Ground{points, supply::owner_of_ground(stands.situation(), hex)}}
               : std::nullopt;
  }

  state::Standing stands;
  state::Occupancy occupancy;
  zones_of_control::GroundZones zones;
  std::array<supply::ChainOfSupply, 2> chains;
};

Json position_json(const HexOptions& options, const data::OpenedSetup& opened, Standing& standing,
                   HexId hex) {
  const auto ordinal = static_cast<std::size_t>(hex.ordinal());
  Json body = describe(options.position, opened);
  body["controller"] = to_json(opened.state.controller(hex));
  body["home"] = to_json(opened.state.home[ordinal]);
  body["zones"] = to_json(standing.zones.at(hex));
  Json costs = Json::object();
  for (const board::Side side : board::kSides) {
    const int cost = standing.cost(side, hex);
    costs[std::string{board::name(side)}] = cost < 0 ? Json(nullptr) : Json(cost);
  }
  body["supply_cost"] = std::move(costs);
  body["rail"] = {{"net", to_json(opened.state.rail.net[ordinal])},
                  {"cut", static_cast<bool>(opened.state.rail.cut[ordinal])},
                  {"railhead", to_json(opened.state.rail.railhead[ordinal])}};
  const auto ground = standing.ground(hex);
  body["ground"] =
      ground ? Json{{"points", ground->points}, {"owner", to_json(ground->owner)}} : Json(nullptr);
  const state::PieceList here = standing.occupancy.pieces_in(hex);
  body["pieces"] = to_json(opened.state, std::vector<state::PieceId>(here.begin(), here.end()));
  return body;
}

Json hex_json(const Map& map, HexId id) {
  const map::Hex& hex = map.hex(id);
  const map::State* const state = map.state_of(id);
  return {{"hex", id.label()},
          {"aliases", aliases(id)},
          {"terrain", map::name(hex.terrain)},
          {"coastal", hex.coastal},
          {"state",
           state != nullptr ? Json{{"code", state->code}, {"name", state->name}} : Json(nullptr)},
          {"towns", towns_json(map, id)},
          {"other_names", other_names_json(map, id)},
          {"hexsides", hexsides_json(map, id)},
          {"water", water_json(map, id)},
          {"railroads", lines_json(railroads(map, id))},
          {"roads", lines_json(roads(map, id))}};
}

std::string describe_town(const map::Town& town) {
  std::string text = fmt::format("{} {} ({}", town.name, town.state, map::name(town.kind));
  if (town.population) {
    text += fmt::format(", {} inhabitants", *town.population);
  }
  if (town.seaport) {
    text += ", seaport";
  }
  if (town.river_port) {
    text += ", river port";
  }
  if (town.supply_city_of != map::SupplyCityOf::Nobody) {
    text += fmt::format(", supply city: {}", name(town.supply_city_of));
  }
  return text + ")";
}

std::string describe_line(const LineHere& line) {
  std::string text = line.name;
  if (!line.stations.empty()) {
    text += ": " + join(line.stations);
  }
  return line.owner.empty() ? text : text + " (" + line.owner + ")";
}

std::string describe_lines(const map::Hexside& side) {
  std::vector<std::string> words;
  if (side.road) {
    words.emplace_back("road");
  }
  if (side.rail) {
    words.emplace_back("rail");
  }
  if (side.road_crossing != map::Crossing::None) {
    words.push_back(fmt::format("road {}", name(side.road_crossing)));
  }
  if (side.rail_crossing != map::Crossing::None) {
    words.push_back(fmt::format("rail {}", name(side.rail_crossing)));
  }
  return join(words);
}

void write_hex(Context& context, const Map& map, HexId id) {
  const map::Hex& hex = map.hex(id);
  const map::State* const state = map.state_of(id);
  const auto also = aliases(id);
  context.out << fmt::format("{}{}: {}{}{}\n", id.label(),
                             also.empty() ? "" : " (also " + join(also) + ")",
                             map::name(hex.terrain), hex.coastal ? ", coastal" : "",
                             state != nullptr ? ", " + state->name : "");
  Table facts{{"", ""}};
  for (const map::TownId town : map.towns_in(id)) {
    facts.row({"town", describe_town(map.town(town))});
  }
  for (const map::OtherName& other : map.other_names()) {
    if (other.hex == id) {
      facts.row({"also called", other.note.empty() ? other.name : other.name + ", " + other.note});
    }
  }
  for (const LineHere& line : railroads(map, id)) {
    facts.row({"railroad", describe_line(line)});
  }
  for (const LineHere& line : roads(map, id)) {
    facts.row({"road", describe_line(line)});
  }
  for (const map::WaterPlaceId place : waters_of(map, id)) {
    std::vector<std::string> links;
    for (const auto& [to, bar] : links_of(map, place)) {
      links.push_back(bar == map::LinkBar::Shoals    ? to + " (shoals)"
                      : bar == map::LinkBar::Sandbar ? to + " (sandbar)"
                                                     : to);
    }
    const map::WaterPlace& water = map.water_place(place);
    const std::string river = water.river ? " " + map.river(*water.river).name : "";
    facts.row({"water", fmt::format("{}{}, linked to {}", water.label(), river,
                                    links.empty() ? "nothing" : join(links))});
  }
  context.out << facts.body();
  Table sides{{"side", "hex", "kind", "river", "lines"}};
  for (const Direction direction : board::kDirections) {
    const map::Hexside& side = map.side(id, direction);
    const auto other = id.neighbour(direction);
    sides.row({std::string{board::name(direction)},
               other ? place_name(map, *other) : "edge of the map",
               std::string{map::name(side.kind)}, side.river ? map.river(*side.river).name : "",
               describe_lines(side)});
  }
  context.out << sides.text();
}

void write_position(Context& context, const HexOptions& options, const data::OpenedSetup& opened,
                    Standing& standing, HexId hex) {
  const auto ordinal = static_cast<std::size_t>(hex.ordinal());
  context.out << '\n' << heading(options.position, opened);
  Table facts{{"", ""}};
  facts.row({"held by", title(opened.state.controller(hex))});
  for (const board::Side side : board::kSides) {
    const int cost = standing.cost(side, hex);
    const std::string reach =
        cost < 0 ? "out of reach of every source" : fmt::format("{} from the nearest source", cost);
    facts.row(
        {std::string{title(side)},
         fmt::format("{}; supply: {}",
                     standing.zones.at(hex).has(side) ? "in its zone" : "not in its zone", reach)});
  }
  if (opened.setting.map->has_rail(hex)) {
    std::vector<std::string> nets;
    for (const board::Side side : board::kSides) {
      if (opened.state.rail.net[ordinal].has(side)) {
        nets.emplace_back(title(side));
      }
    }
    facts.row({"rail net", (nets.empty() ? "no side's" : join(nets, " and ")) +
                               (opened.state.rail.cut[ordinal] ? ", cut" : "")});
  }
  if (const auto ground = standing.ground(hex)) {
    facts.row(
        {"on the ground", fmt::format("{} SUP, held by {}", ground->points, title(ground->owner))});
  }
  context.out << facts.body();
  Table pieces{{"id", "side", "piece", "inside"}};
  for (const state::PieceId id : standing.occupancy.pieces_in(hex)) {
    const state::Piece& piece = opened.state.piece(id);
    pieces.row({key(piece), std::string{title(piece.side)}, state::title(piece),
                piece.inside ? key(opened.state.piece(*piece.inside)) : ""});
  }
  if (!pieces.empty()) {
    context.out << pieces.text();
  }
}

void hex(Context& context, const HexOptions& options) {
  std::optional<data::OpenedSetup> opened;
  rulebook::Setting setting;
  if (options.position.given()) {
    opened = open_position(context, options.position);
    setting = opened->setting;
  } else {
    setting = context.catalogue().load_setting({parse_errata(context, options.position.errata)});
  }
  const HexId id = parse_hex(*setting.map, options.hex);
  std::optional<HexId> to;
  if (!options.to.empty()) {
    to = parse_hex(*setting.map, options.to);
  }
  std::optional<Standing> standing;
  if (opened) {
    standing.emplace(*opened);
  }
  if (context.json) {
    Json body = hex_json(*setting.map, id);
    body["distance"] =
        to ? Json{{"to", to->label()}, {"hexes", board::distance(id, *to)}} : Json(nullptr);
    body["position"] = opened ? position_json(options, *opened, *standing, id) : Json(nullptr);
    context.answer("hex", std::move(body));
    return;
  }
  write_hex(context, *setting.map, id);
  if (to) {
    context.out << fmt::format("{} {} to {}\n", board::distance(id, *to),
                               board::distance(id, *to) == 1 ? "hex" : "hexes",
                               place_name(*setting.map, *to));
  }
  if (opened) {
    write_position(context, options, *opened, *standing, id);
  }
}

}  // namespace

void add_hex(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("hex", "One hex: terrain, sides, water, lines, and the pieces there");
  command->fallthrough();
  const auto options = std::make_shared<HexOptions>();
  command
      ->add_option("HEX", options->hex,
                   "A label (B2802, A2828), a town (Vicksburg, \"Wilmington DE\") or a "
                   "battlefield (Shiloh)")
      ->required();
  command->add_option("--to", options->to, "Also count the hexes to this one")->option_text("HEX");
  add_position_options(*command, options->position);
  command->callback([&context, options] { hex(context, *options); });
}

}  // namespace core::cli
