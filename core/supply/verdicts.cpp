// [17.02] How a piece is supplied, or what is in the way: the verdicts read from the searches.
#include "core/supply/chain_search.h"

#include <algorithm>

namespace core::supply {

using base::operator""_case;

void ChainOfSupply::Search::begin_broadcast(Way& way, SourceKind kind, std::optional<PieceId> piece,
                                            HexId hex, int range) const {
  way.source = kind;
  way.piece = piece;
  way.at = hex;
  way.range = range;
  way.begins = way.steps.size();
  way.steps.push_back({Mode::Source, hex, 0});
}

void ChainOfSupply::Search::follow(Way& way, const Route& route, bool with_obstacles) const {
  const auto note = [&](const std::vector<Obstacle>& list) {
    for (const Obstacle& obstacle : list) {
      way.found.emplace_back(way.steps.size() - 1, obstacle);
    }
  };
  const Spot start = spot_of(route.seed->vertex);
  if (route.seed->source) {
    begin_broadcast(way, *route.seed->source, route.seed->piece, std::get<HexId>(start),
                    route.seed->range);
  } else {
    way.steps.push_back({Mode::Origin, start, 0});
  }
  note(route.seed->faults);
  for (const EdgeStep& step : route.steps) {
    add_step(way, step);
    if (with_obstacles) {
      note(step_obstacles(step));
      if (step.edge->kind == EdgeKind::Ground && way.cost > way.range &&
          way.cost - way.steps.back().cost <= way.range) {
        note({{ObstacleKind::OutOfRange,
               "17.6"_case,
               way.steps.back().at,
               std::nullopt,
               {},
               way.cost,
               way.range}});
      }
    }
  }
}

void ChainOfSupply::Search::add_step(Way& way, const EdgeStep& step) const {
  const Spot spot = spot_of(step.to);
  switch (step.edge->kind) {
    case EdgeKind::Ground: {
      const int cost = ground_cost(view, step);
      way.cost += cost;
      way.steps.push_back({mode_of(view, step), spot, cost});
      break;
    }
    case EdgeKind::Rail:
      way.steps.push_back({step.edge->rail_ferry ? Mode::RailFerry : Mode::Rail, spot, 0});
      break;
    case EdgeKind::Water:
      way.steps.push_back({Mode::Water, spot, 0});
      break;
    case EdgeKind::Load:
    case EdgeKind::Embark:
      way.steps.push_back({Mode::Load, spot, 0});
      break;
    case EdgeKind::LandRail:
      way.steps.push_back({Mode::Land, spot, 0});
      break;
    case EdgeKind::Land:
      way.steps.push_back({Mode::Land, spot, 0});
      [[fallthrough]];
    case EdgeKind::Broadcast: {
      const auto hex = std::get<HexId>(spot);
      const int range = range_at(hex);
      const Source* department = department_at(hex);
      if (range != railhead_range && department != nullptr) {
        begin_broadcast(way, SourceKind::Department, department->piece, hex, range);
      } else {
        begin_broadcast(way, SourceKind::Railhead, std::nullopt, hex, range);
      }
      break;
    }
  }
}

void ChainOfSupply::Search::feed(Way& way, HexId hex) const {
  const auto at = static_cast<std::size_t>(hex.ordinal());
  if (!net->on_net[at]) {
    const WaterLink& link = net->links[static_cast<std::size_t>(net->landed[at])];
    follow_link(way, link);
    return;
  }
  const std::uint32_t vertex = Graphs::rail_vertex(hex.ordinal());
  if (net->rails->reached(vertex)) {
    follow(way, net->rails->route_to(vertex), false);
    return;
  }
  const Route route = net->rails_behind->route_to(vertex);  // the net behind a landing place
  const auto landing = static_cast<std::size_t>(Graphs::ordinal(route.seed->vertex));
  follow_link(way, net->links[static_cast<std::size_t>(net->landed[landing])]);
  for (const EdgeStep& step : route.steps) {
    add_step(way, step);
  }
}

void ChainOfSupply::Search::follow_link(Way& way, const WaterLink& link) const {
  if (net->rails->reached(Graphs::rail_vertex(link.loading.ordinal()))) {
    feed(way, link.loading);
  } else {
    way.steps.push_back({Mode::Origin, link.loading, 0});
  }
  way.steps.insert(way.steps.end(), link.way.begin(), link.way.end());
}

Supplied ChainOfSupply::Search::supplied_on(HexId hex) const {
  const Route route = ground().route_to(Graphs::ground_vertex(hex.ordinal()));
  Way way;
  const Seed& seed = *route.seed;
  const auto at = std::get<HexId>(spot_of(seed.vertex));
  const bool from_pool = seed.source == SourceKind::Railhead ||
                         (seed.source == SourceKind::Department && is_railhead(at));
  if (from_pool) {
    feed(way, at);
  }
  Supplied result;
  result.feed = std::move(way.steps);
  Way path;
  follow(path, route, false);
  result.source = path.source;
  result.piece = path.piece;
  result.at = *path.at;
  result.range = path.range;
  result.cost = path.cost;
  result.path = std::move(path.steps);
  return result;
}

ChainOfSupply::Search::Verdict ChainOfSupply::Search::by_unhindered_way(
    HexId hex, std::vector<Obstacle> first) const {
  const std::uint32_t vertex = Graphs::ground_vertex(hex.ordinal());
  const supply::Search& search = unhindered();
  if (!search.reached(vertex)) {
    NotSupplied none;
    none.obstacle = {ObstacleKind::NoSource, "17.01"_case, hex, std::nullopt, {}};
    none.further = std::move(first);
    return none;
  }
  Way way;
  follow(way, search.route_to(vertex), true);
  std::erase_if(way.found, [this](const auto& found) { return view.is_waived(found.second); });
  std::vector<std::pair<std::size_t, Obstacle>> own;
  own.reserve(first.size());
  for (Obstacle& obstacle : first) {
    own.emplace_back(way.steps.size() - 1, std::move(obstacle));
  }
  // What holds the receiver itself comes first: no other way would help it.
  way.found.insert(way.found.begin(), own.begin(), own.end());
  if (way.found.empty()) {
    Supplied result{way.source, way.piece, way.at.value_or(hex), way.range, way.cost, {}, {}};
    const auto source = way.steps.begin() + static_cast<std::ptrdiff_t>(way.begins);
    result.feed.assign(way.steps.begin(), source);
    result.path.assign(source, way.steps.end());
    return result;
  }
  NotSupplied result;
  result.source = way.source;
  result.piece = way.piece;
  result.at = way.at;
  result.path = std::move(way.steps);
  result.broken_at = way.found.front().first;
  result.obstacle = way.found.front().second;
  for (std::size_t at = 1; at < way.found.size(); ++at) {
    result.further.push_back(way.found[at].second);
  }
  return result;
}

Obstacle ChainOfSupply::Search::missing_link(HexId hex) const {
  const supply::Search& search = unhindered();
  std::uint32_t best = Graphs::rail_vertex(hex.ordinal());
  for (const WaterPlaceId water : view.map().water_touching(hex)) {
    const std::uint32_t vertex = Graphs::water_vertex(water);
    best = search.spent(vertex) < search.spent(best) ? vertex : best;
  }
  Obstacle none{ObstacleKind::NoTransport, "17.12"_case, hex, std::nullopt, {}};
  if (!search.reached(best)) {
    none.kind = ObstacleKind::NoSource;
    none.cited = "22.12"_case;
    return none;
  }
  Way way;
  follow(way, search.route_to(best), true);
  return way.found.empty() ? none : way.found.front().second;
}

ChainOfSupply::Search::Verdict ChainOfSupply::Search::verdict_on(HexId hex) const {
  if (ground().reached(Graphs::ground_vertex(hex.ordinal())) && !view.waives_anything()) {
    return supplied_on(hex);
  }
  return by_unhindered_way(hex, {});
}

ChainOfSupply::Search::Verdict ChainOfSupply::Search::verdict_inside(
    HexId hex, std::vector<PieceId> besiegers) const {
  for (const PieceId id : view.occupancy().pieces_in(hex)) {
    const state::Piece& piece = view.state().piece(id);
    if (piece.side == view.side() && piece.stock > 0) {
      return Supplied{SourceKind::InsideStock, id, hex, kNoRange, 0, {}, {{Mode::Source, hex, 0}}};
    }
  }
  if (net->landed[static_cast<std::size_t>(hex.ordinal())] >= 0) {
    Way way;
    feed(way, hex);
    return Supplied{SourceKind::Railhead,    std::nullopt, hex, kNoRange, 0, std::move(way.steps),
                    {{Mode::Source, hex, 0}}};
  }
  Obstacle siege{ObstacleKind::Besieged, "13.32"_case, hex, std::nullopt, std::move(besiegers)};
  if (view.is_waived(siege)) {
    return by_unhindered_way(hex, {});
  }
  return by_unhindered_way(hex, {std::move(siege)});
}

ChainOfSupply::Search::Verdict ChainOfSupply::Search::verdict_aboard(WaterPlaceId water) const {
  for (const PieceId id : view.occupancy().pieces_at(water)) {
    const state::Piece& piece = view.state().piece(id);
    if (piece.side == view.side() && piece.stock > 0) {
      const HexId at = view.map().contiguous_land(water).empty()
                           ? *view.map().water_place(water).hex
                           : view.map().contiguous_land(water).front();
      return Supplied{SourceKind::InsideStock, id, at, kNoRange, 0, {}, {{Mode::Source, water, 0}}};
    }
  }
  static constexpr Edge kEmbark{EdgeKind::Embark};
  std::optional<Verdict> best;
  int least = kUnreached;
  for (const HexId hex : view.map().contiguous_land(water)) {
    const EdgeStep step{Graphs::ground_vertex(hex.ordinal()), Graphs::water_vertex(water),
                        &kEmbark};
    auto first = obstacles(view, checks_of(EdgeKind::Embark), step);
    const bool open = first.empty() && ground().reached(step.from) && !view.waives_anything();
    const int spent =
        open ? ground().spent(step.from)
             : unhindered().spent(step.from) + kObstacle * static_cast<int>(first.size());
    if (spent < least) {
      least = spent;
      best = open ? Verdict{supplied_on(hex)} : by_unhindered_way(hex, std::move(first));
      std::visit([&](auto& verdict) { verdict.path.push_back({Mode::Load, water, 0}); }, *best);
    }
  }
  if (best) {
    return *best;
  }
  NotSupplied none;
  none.path = {{Mode::Load, water, 0}};
  none.obstacle = {ObstacleKind::NoSource, "7.23"_case, water, std::nullopt, {}};
  return none;
}

}  // namespace core::supply
