#include "core/supply/chain_of_supply.h"

#include "core/supply/edges.h"
#include "core/supply/search.h"
#include "core/supply/siege.h"
#include "core/supply/sources.h"
#include "core/supply/view.h"
#include "core/supply/water_supply.h"

#include <algorithm>
#include <array>

namespace core::supply {

using base::operator""_case;

namespace {

/// A piece lives from what is inside a besieged fort, or aboard its ship; these ways have no path
/// over the map.
constexpr int kNoRange = 0;

/// What an obstacle weighs where a search goes on beyond it: as much as four points out of range.
constexpr int kObstacle = 4 * kPointsApart;

/// A transport that is not there weighs more than an enemy who is: a reason on the way that exists
/// is nearer than a way that does not.
constexpr int kMissingTransport = 4 * kObstacle;

std::optional<Source> fault_free_department(const std::vector<Source>& all, HexId hex) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Source& source) {
    return source.kind == SourceKind::Department && source.hex == hex && source.faults.empty();
  });
  return found == all.end() ? std::nullopt : std::optional{*found};
}

}  // namespace

struct ChainOfSupply::Search {
  Search(const Setting& setting, const GameState& state, Side side, const Assumptions& assumptions)
      : view{setting, state, side, assumptions.waived},
        graph{&view.map().graphs().layered},
        all_sources(sources(view)),
        longest{view.book().supply_ranges.longest()},
        railhead_range{view.book().supply_ranges.railhead} {
    trace_rails();
    broadcast();
  }

  // ---- [17.03] rails ----

  [[nodiscard]] std::vector<Seed> origin_seeds() const {
    std::vector<Seed> seeds;
    for (const Origin& origin : rail_origins(view)) {
      if (!view.map().has_rail(origin.hex)) {
        continue;
      }
      const std::uint32_t vertex = Graphs::rail_vertex(origin.hex.ordinal());
      Seed seed{vertex, 0, std::nullopt, std::nullopt, kNoRange, origin.faults};
      const auto more = obstacles(view, rail_hex_checks(), {vertex, vertex, nullptr});
      seed.faults.insert(seed.faults.end(), more.begin(), more.end());
      seeds.push_back(std::move(seed));
    }
    return seeds;
  }

  /// The net traced from the seeds, as far as it is not traced already.
  [[nodiscard]] supply::Search flood(std::vector<Seed> seeds) const {
    return {*graph, std::move(seeds),
            [this](const EdgeStep& step, int) {
              return step.edge->kind == EdgeKind::Rail &&
                     !on_net[static_cast<std::size_t>(Graphs::ordinal(step.to))] &&
                     !is_blocked(view, checks_of(EdgeKind::Rail), step);
            },
            [](const EdgeStep&, int) { return 1; }};
  }

  void read_net(const supply::Search& search) {
    for (std::size_t at = 0; at < on_net.size(); ++at) {
      on_net[at] = on_net[at] || search.reached(Graphs::rail_vertex(static_cast<int>(at)));
    }
  }

  void trace_rails() {
    std::vector<Seed> seeds = origin_seeds();
    std::erase_if(seeds, [](const Seed& seed) { return !seed.faults.empty(); });
    on_net.assign(view.map().hexes().size(), false);
    rails.emplace(flood(std::move(seeds)));
    read_net(*rails);
    links = supply::water_links(view, on_net);
    landed.assign(on_net.size(), -1);
    std::vector<Seed> landings;
    for (std::size_t at = 0; at < links.size(); ++at) {
      if (!links[at].landing) {
        continue;
      }
      const HexId hex = *links[at].landing;
      auto& here = landed[static_cast<std::size_t>(hex.ordinal())];
      here = here < 0 ? static_cast<std::int32_t>(at) : here;
      const std::uint32_t vertex = Graphs::rail_vertex(hex.ordinal());
      if (view.map().has_rail(hex) &&
          !is_blocked(view, rail_hex_checks(), {vertex, vertex, nullptr})) {
        landings.push_back({vertex, 0, std::nullopt, links[at].transport, kNoRange, {}});
      }
    }
    if (!landings.empty()) {
      rails_behind.emplace(flood(std::move(landings)));
      read_net(*rails_behind);
    }
  }

  // ---- [17.6] broadcast ----

  [[nodiscard]] bool is_railhead(HexId hex) const {
    const auto at = static_cast<std::size_t>(hex.ordinal());
    return on_net[at] || landed[at] >= 0;
  }

  void broadcast() {
    std::vector<Seed> seeds;
    for (const Source& source : all_sources) {
      if (source.faults.empty() && (!source.needs_link || is_railhead(source.hex))) {
        seeds.push_back(seed_of(source));
      }
    }
    for (std::size_t at = 0; at < on_net.size(); ++at) {
      if (on_net[at] || landed[at] >= 0) {
        seeds.push_back({Graphs::ground_vertex(static_cast<int>(at)),
                         (longest - railhead_range) * kPoint,
                         SourceKind::Railhead,
                         std::nullopt,
                         railhead_range,
                         {}});
      }
    }
    const int limit = longest * kPoint;
    ground.emplace(
        view.map().graphs().ground, std::move(seeds),
        [this, limit](const EdgeStep& step, int spent) {
          return spent + ground_cost(view, step) * kPoint <= limit &&
                 !is_blocked(view, checks_of(EdgeKind::Ground), step);
        },
        [this](const EdgeStep& step, int) { return ground_cost(view, step) * kPoint; });
    read_reach();
  }

  [[nodiscard]] Seed seed_of(const Source& source) const {
    return {Graphs::ground_vertex(source.hex.ordinal()),
            (longest - source.range) * kPoint,
            source.kind,
            source.piece,
            source.range,
            source.faults};
  }

  void read_reach() {
    reach.assign(on_net.size(), -1);
    std::vector<std::int32_t> start(on_net.size(), -1);
    std::vector<std::uint32_t> way;
    for (std::size_t at = 0; at < reach.size(); ++at) {
      auto vertex = static_cast<std::uint32_t>(at);
      if (!ground->reached(vertex)) {
        continue;
      }
      way.clear();
      while (start[vertex] < 0 && ground->before(vertex) != vertex) {
        way.push_back(vertex);
        vertex = ground->before(vertex);
      }
      if (start[vertex] < 0) {
        start[vertex] = ground->spent(vertex);
      }
      for (const std::uint32_t passed : way) {
        start[passed] = start[vertex];
      }
      reach[at] = (ground->spent(static_cast<std::uint32_t>(at)) - start[at]) / kPoint;
    }
  }

  // ---- as if nothing were in the way ----

  /// A search that goes on where the rules stop, and finds the way with the least in it: fewest
  /// obstacles, then fewest points. To be out of range is an obstacle too, and the worse the
  /// farther.
  const supply::Search& unhindered() const {
    if (!relaxed) {
      loading = loading_hexes(view);
      relaxed.emplace(
          *graph, unhindered_seeds(), [this](const EdgeStep& step, int) { return may_lead(step); },
          [this](const EdgeStep& step, int spent) {
            return plain_weight(step) + weight_of(step_obstacles(step)) +
                   weight_beyond_range(step, spent);
          });
    }
    return *relaxed;
  }

  [[nodiscard]] static int weight_of(const std::vector<Obstacle>& obstacles) {
    int weight = 0;
    for (const Obstacle& obstacle : obstacles) {
      weight += obstacle.kind == ObstacleKind::NoTransport ? kMissingTransport : kObstacle;
    }
    return weight;
  }

  [[nodiscard]] int weight_beyond_range(const EdgeStep& step, int spent) const {
    if (step.edge->kind != EdgeKind::Ground) {
      return 0;
    }
    const int points = spent % kPointsApart / kPoint;
    const int cost = ground_cost(view, step);
    if (points + cost <= longest) {
      return 0;
    }
    return points > longest ? cost * kPointsApart
                            : kObstacle + (points + cost - longest - 1) * kPointsApart;
  }

  [[nodiscard]] std::vector<Seed> unhindered_seeds() const {
    std::vector<Seed> seeds = origin_seeds();
    if (const auto entry = naval_entry(view)) {
      const std::uint32_t vertex = Graphs::water_vertex(*entry);
      static constexpr Edge kEnter{EdgeKind::Water};
      seeds.push_back({vertex, 0, std::nullopt, std::nullopt, kNoRange,
                       obstacles(view, checks_of(EdgeKind::Water), {vertex, vertex, &kEnter})});
    }
    for (const Source& source : all_sources) {
      if (!source.needs_link || is_railhead(source.hex)) {
        seeds.push_back(seed_of(source));
      }
    }
    for (Seed& seed : seeds) {
      seed.start += kObstacle * static_cast<int>(seed.faults.size());
    }
    return seeds;
  }

  /// Steps that exist at all: a ground unit is fed over land, SUP of the pool are loaded
  /// where 17.12 lets them be.
  [[nodiscard]] bool may_lead(const EdgeStep& step) const {
    switch (step.edge->kind) {
      case EdgeKind::Ground:
      case EdgeKind::Rail:
      case EdgeKind::Water:
      case EdgeKind::Broadcast:
      case EdgeKind::Land:
      case EdgeKind::LandRail:
        return true;
      case EdgeKind::Load:
        return loading[static_cast<std::size_t>(Graphs::ordinal(step.from))];
      case EdgeKind::Embark:
        return false;
    }
    return false;
  }

  /// [17.6] A functioning Department broadcasts farther than the railhead or landing place it
  /// stands at.
  [[nodiscard]] int range_at(HexId hex) const {
    const auto department = fault_free_department(all_sources, hex);
    return department && department->needs_link ? department->range : railhead_range;
  }

  [[nodiscard]] int plain_weight(const EdgeStep& step) const {
    switch (step.edge->kind) {
      case EdgeKind::Ground:
        return ground_cost(view, step) * kPoint;
      case EdgeKind::Broadcast:
      case EdgeKind::Land:
        return (longest - range_at(HexId::from_ordinal(Graphs::ordinal(step.to)))) * kPoint + 1;
      case EdgeKind::Rail:
      case EdgeKind::Water:
      case EdgeKind::Load:
      case EdgeKind::LandRail:
      case EdgeKind::Embark:
        return 1;
    }
    return 1;
  }

  [[nodiscard]] std::vector<Obstacle> step_obstacles(const EdgeStep& step) const {
    std::vector<Obstacle> result = obstacles(view, checks_of(step.edge->kind), step);
    if (step.edge->kind == EdgeKind::Land || step.edge->kind == EdgeKind::LandRail) {
      const HexId hex = HexId::from_ordinal(Graphs::ordinal(step.to));
      Obstacle none{ObstacleKind::NoTransport, "17.12"_case, hex, std::nullopt, {}};
      if (landed[static_cast<std::size_t>(hex.ordinal())] < 0 && !view.is_waived(none)) {
        result.insert(result.begin(), std::move(none));
      }
    }
    return result;
  }

  // ---- answers ----

  struct Way {
    SourceKind source{SourceKind::Railhead};
    std::optional<PieceId> piece;
    std::optional<HexId> at;
    int range{};
    int cost{};
    std::size_t begins{};  ///< index of the source's step
    std::vector<Step> steps;
    std::vector<std::pair<std::size_t, Obstacle>> found;  ///< with the index of the step it sits in
  };

  void begin_broadcast(Way& way, SourceKind kind, std::optional<PieceId> piece, HexId hex,
                       int range) const {
    way.source = kind;
    way.piece = piece;
    way.at = hex;
    way.range = range;
    way.begins = way.steps.size();
    way.steps.push_back({Mode::Source, hex, 0});
  }

  void follow(Way& way, const Route& route, bool with_obstacles) const {
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

  void add_step(Way& way, const EdgeStep& step) const {
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
        const HexId hex = std::get<HexId>(spot);
        const int range = range_at(hex);
        const auto department = fault_free_department(all_sources, hex);
        if (range != railhead_range && department) {
          begin_broadcast(way, SourceKind::Department, department->piece, hex, range);
        } else {
          begin_broadcast(way, SourceKind::Railhead, std::nullopt, hex, range);
        }
        break;
      }
    }
  }

  /// [17.03] [17.13] How SUP come to a railhead or a linked Department: along the net and over
  /// water from the pool.
  void feed(Way& way, HexId hex) const {
    const auto at = static_cast<std::size_t>(hex.ordinal());
    if (!on_net[at]) {
      const WaterLink& link = links[static_cast<std::size_t>(landed[at])];
      follow_link(way, link);
      return;
    }
    const std::uint32_t vertex = Graphs::rail_vertex(hex.ordinal());
    if (rails->reached(vertex)) {
      follow(way, rails->route_to(vertex), false);
      return;
    }
    const Route route = rails_behind->route_to(vertex);  // the net behind a landing place
    const auto landing = static_cast<std::size_t>(Graphs::ordinal(route.seed->vertex));
    follow_link(way, links[static_cast<std::size_t>(landed[landing])]);
    for (const EdgeStep& step : route.steps) {
      add_step(way, step);
    }
  }

  void follow_link(Way& way, const WaterLink& link) const {
    if (rails->reached(Graphs::rail_vertex(link.loading.ordinal()))) {
      feed(way, link.loading);
    } else {
      way.steps.push_back({Mode::Origin, link.loading, 0});
    }
    way.steps.insert(way.steps.end(), link.way.begin(), link.way.end());
  }

  [[nodiscard]] Supplied supplied_on(HexId hex) const {
    const Route route = ground->route_to(Graphs::ground_vertex(hex.ordinal()));
    Way way;
    const Seed& seed = *route.seed;
    const HexId at = std::get<HexId>(spot_of(seed.vertex));
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

  using Verdict = std::variant<Supplied, NotSupplied>;

  /// The verdict by the way with the least in it; `first` are obstacles of the receiver's own
  /// place.
  [[nodiscard]] Verdict by_unhindered_way(HexId hex, std::vector<Obstacle> first) const {
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

  /// [22.12] What keeps a Union Department from the net and from the water: the first obstacle on
  /// the way with the least in it.
  [[nodiscard]] Obstacle missing_link(HexId hex) const {
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

  [[nodiscard]] Verdict verdict_on(HexId hex) const {
    if (ground->reached(Graphs::ground_vertex(hex.ordinal())) && !view.waives_anything()) {
      return supplied_on(hex);
    }
    return by_unhindered_way(hex, {});
  }

  /// [13.32] Those inside a besieged fort live from the SUP inside.
  [[nodiscard]] Verdict verdict_inside(HexId hex, std::vector<PieceId> besiegers) const {
    for (const PieceId id : view.occupancy().pieces_in(hex)) {
      const state::Piece& piece = view.state().piece(id);
      if (piece.side == view.side() && piece.stock > 0) {
        return Supplied{SourceKind::InsideStock, id, hex, kNoRange, 0, {},
                        {{Mode::Source, hex, 0}}};
      }
    }
    Obstacle siege{ObstacleKind::Besieged, "13.32"_case, hex, std::nullopt, std::move(besiegers)};
    if (view.is_waived(siege)) {
      return by_unhindered_way(hex, {});
    }
    return by_unhindered_way(hex, {std::move(siege)});
  }

  /// [7.23] Units aboard draw from SUP aboard in the same water, or from any source whose range
  /// reaches the ship's place.
  [[nodiscard]] Verdict verdict_aboard(WaterPlaceId water) const {
    for (const PieceId id : view.occupancy().pieces_at(water)) {
      const state::Piece& piece = view.state().piece(id);
      if (piece.side == view.side() && piece.stock > 0) {
        const HexId at = view.map().contiguous_land(water).empty()
                             ? *view.map().water_place(water).hex
                             : view.map().contiguous_land(water).front();
        return Supplied{SourceKind::InsideStock,   id, at, kNoRange, 0, {},
                        {{Mode::Source, water, 0}}};
      }
    }
    static constexpr Edge kEmbark{EdgeKind::Embark};
    std::optional<Verdict> best;
    int least = kUnreached;
    for (const HexId hex : view.map().contiguous_land(water)) {
      const EdgeStep step{Graphs::ground_vertex(hex.ordinal()), Graphs::water_vertex(water),
                          &kEmbark};
      auto first = obstacles(view, std::span{checks_of(EdgeKind::Embark)}.subspan(0, 2), step);
      const bool open = first.empty() && ground->reached(step.from) && !view.waives_anything();
      const int spent =
          open ? ground->spent(step.from)
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

  View view;
  const map::Graph* graph;
  std::vector<Source> all_sources;
  int longest;
  int railhead_range;
  std::optional<supply::Search> rails;         ///< from the origins
  std::optional<supply::Search> rails_behind;  ///< from the landing places
  std::vector<bool> on_net;
  std::vector<WaterLink> links;
  std::vector<std::int32_t> landed;  ///< by hex ordinal: the link that lands there, -1 for none
  std::optional<supply::Search> ground;
  std::vector<int> reach;
  mutable std::vector<bool> loading;
  mutable std::optional<supply::Search> relaxed;
};

ChainOfSupply::ChainOfSupply(const Setting& setting, const GameState& state, Side side,
                             const Assumptions& assumptions)
    : search_{std::make_unique<Search>(setting, state, side, assumptions)} {}

ChainOfSupply::~ChainOfSupply() = default;
ChainOfSupply::ChainOfSupply(ChainOfSupply&&) noexcept = default;
ChainOfSupply& ChainOfSupply::operator=(ChainOfSupply&&) noexcept = default;

Answer ChainOfSupply::ask(PieceId id) const {
  const View& view = search_->view;
  const state::Piece& piece = view.state().piece(id);
  Answer answer;
  answer.piece = id;
  // [12.14] What has a combat strength, parenthesised or not, needs supply; trains and Depots have
  // one [3.21].
  answer.needs_supply = rulebook::is_ground_combat_unit(piece.kind) ||
                        piece.kind == rulebook::PieceKind::SupplyTrain ||
                        piece.kind == rulebook::PieceKind::Depot;
  const HexId* hex = piece.hex();
  if (rulebook::is_ship(piece.kind) || (piece.inside && view.state().transport_of(id))) {
    const auto water = hex != nullptr ? view.map().water_of(*hex)
                                      : view.map().water_of(std::get<board::HexSide>(piece.place));
    if (water) {
      answer.verdict = search_->verdict_aboard(*water);
      return answer;
    }
  }
  auto besiegers = besiegers_of_fort(view, *hex);
  if (!besiegers.empty()) {
    answer.verdict = search_->verdict_inside(*hex, std::move(besiegers));
  } else {
    answer.verdict = search_->verdict_on(*hex);
  }
  return answer;
}

const std::vector<int>& ChainOfSupply::reach() const noexcept { return search_->reach; }

const std::vector<bool>& ChainOfSupply::railheads() const noexcept { return search_->on_net; }

const std::vector<ChainOfSupply::WaterLink>& ChainOfSupply::water_links() const noexcept {
  return search_->links;
}

std::optional<Obstacle> ChainOfSupply::department_fault(PieceId department) const {
  for (const Source& source : search_->all_sources) {
    if (source.piece != department) {
      continue;
    }
    if (!source.faults.empty()) {
      return source.faults.front();
    }
    if (source.needs_link && !search_->is_railhead(source.hex)) {
      return search_->missing_link(source.hex);
    }
  }
  return std::nullopt;
}

}  // namespace core::supply
