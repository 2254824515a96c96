// [17.02] [12.15] Plain answers of the chain of supply: fed or not, and from what.
#include "core/supply/chain_search.h"
#include "core/supply/siege.h"

#include <algorithm>
#include <tuple>

namespace core::supply {

using base::operator""_case;

std::optional<WaterPlaceId> ChainOfSupply::Search::water_of(const state::Piece& piece) const {
  const bool afloat = rulebook::is_ship(piece.kind) ||
                      (piece.inside && view.state().transport_of(piece.id).has_value());
  if (!afloat || piece.away() != nullptr) {
    return std::nullopt;
  }
  return piece.hex() != nullptr ? view.map().water_of(*piece.hex())
                                : view.map().water_of(*piece.river());
}

bool ChainOfSupply::Search::feeds(PieceId id) const {
  const GameState& state = view.state();
  const state::Piece& piece = state.piece(id);
  const auto holds = [&](PieceId at) {
    return state.piece(at).side == view.side() && state.piece(at).stock > 0;
  };
  if (const state::Away* away = piece.away()) {
    return std::holds_alternative<Supplied>(verdict_away(*away));
  }
  if (const auto water = water_of(piece)) {
    const auto here = view.occupancy().pieces_at(*water);
    if (std::any_of(here.begin(), here.end(), holds)) {
      return true;
    }
    static constexpr Edge kEmbark{EdgeKind::Embark};
    const auto land = view.map().contiguous_land(*water);
    return std::any_of(land.begin(), land.end(), [&](HexId hex) {
      const EdgeStep step{Graphs::ground_vertex(hex.ordinal()), Graphs::water_vertex(*water),
                          &kEmbark};
      return covers(hex) && !is_blocked(view, step);
    });
  }
  const HexId hex = *piece.hex();
  if (besiegers_of_fort(view, hex).empty()) {
    return covers(hex);
  }
  const auto here = view.occupancy().pieces_in(hex);
  return std::any_of(here.begin(), here.end(), holds) ||
         net->landed[static_cast<std::size_t>(hex.ordinal())] >= 0;
}

const std::vector<SourceInReach>& ChainOfSupply::Search::in_reach_of(
    const std::vector<HexId>& hexes) const {
  const auto [at, is_new] = known_reach.try_emplace(hexes);
  Reach& known = at->second;
  if (is_new) {
    known.near = coverage.reaching(hexes);
  }
  if (!known.sources) {
    known.sources = read_sources(known.near);
  }
  return *known.sources;
}

std::vector<SourceInReach> ChainOfSupply::Search::read_sources(
    const std::vector<Coverage::Within>& near) const {
  const auto cost_from = [&](HexId hex) {
    const auto at = std::partition_point(near.begin(), near.end(), [&](const auto& within) {
      return within.ordinal < hex.ordinal();
    });
    return at != near.end() && at->ordinal == hex.ordinal() ? at->cost : kUnreached;
  };
  std::vector<SourceInReach> result;
  std::optional<SourceInReach> by_rail;
  const auto offer_rail = [&](const SourceInReach& source) {
    if (!by_rail || source.cost < by_rail->cost) {
      by_rail = source;
    }
  };
  for (const Source& source : all_sources) {
    const int cost = cost_from(source.hex);
    if (cost > source.range) {
      continue;
    }
    if (source.kind == SourceKind::Depot && net->is_on_origin_net(source.hex)) {
      offer_rail({SourceKind::Depot, std::nullopt, source.hex, cost, true});
    }
    if (serves(source)) {
      result.push_back({source.kind, source.piece, source.hex, cost, false});
    }
  }
  std::vector<SourceInReach> by_water(net->links.size());
  for (const auto& [ordinal, cost] : near) {
    const auto at = static_cast<std::size_t>(ordinal);
    if ((!net->on_net[at] && net->landed[at] < 0) || cost > railhead_range) {
      continue;
    }
    const HexId hex = HexId::from_ordinal(ordinal);
    const std::uint32_t rail = Graphs::rail_vertex(hex.ordinal());
    if (net->on_net[at] && net->rails->reached(rail)) {
      offer_rail({SourceKind::Railhead, std::nullopt, hex, cost, true});
      continue;
    }
    const bool along_rails = net->landed[at] < 0;
    const HexId landing =
        along_rails
            ? HexId::from_ordinal(Graphs::ordinal(net->rails_behind->route_to(rail).seed->vertex))
            : hex;
    for (std::size_t link = 0; link < net->links.size(); ++link) {
      SourceInReach& known = by_water[link];
      const bool better = !known.piece || (known.over_rail && !along_rails) ||
                          (known.over_rail == along_rails && cost < known.cost);
      if (net->links[link].landing == landing && better) {
        known = {SourceKind::Railhead, net->links[link].transport, hex, cost, along_rails};
      }
    }
  }
  std::copy_if(by_water.begin(), by_water.end(), std::back_inserter(result),
               [](const SourceInReach& source) { return source.piece.has_value(); });
  if (by_rail) {
    result.push_back(*by_rail);
  }
  std::stable_sort(result.begin(), result.end(), [](const auto& left, const auto& right) {
    return std::tie(left.cost, left.kind, left.piece) <
           std::tie(right.cost, right.kind, right.piece);
  });
  return result;
}

ChainOfSupply::Search::Verdict ChainOfSupply::Search::verdict_away(const state::Away& away) const {
  const bool on_the_way =
      away.kind == state::AwayKind::Florida || away.kind == state::AwayKind::Galveston;
  for (const state::Piece& piece : view.state().pieces) {
    const bool together =
        on_the_way && piece.side == view.side() && piece.away() != nullptr && *piece.away() == away;
    if (together && piece.stock > 0) {
      return Supplied{SourceKind::InsideStock,       piece.id, away.back, kNoRange, 0, {},
                      {{Mode::Source, away.back, 0}}};
    }
  }
  NotSupplied none;
  none.path = {{Mode::Source, away.back, 0}};
  none.obstacle = {ObstacleKind::NoSource, "12.17"_case, away.back, std::nullopt, {}};
  return none;
}

}  // namespace core::supply
