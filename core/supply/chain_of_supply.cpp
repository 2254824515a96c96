#include "core/supply/chain_of_supply.h"

#include "core/supply/chain_search.h"
#include "core/supply/siege.h"
#include "core/supply/water_supply.h"

#include <algorithm>

namespace core::supply {

bool needs_supply(const Setting& setting, const state::Piece& piece) {
  if (piece.kind == rulebook::PieceKind::Partisan) {
    return false;  // [26.10] they live off the country
  }
  if (!setting.switches.errata.has("E071"_erratum)) {
    return rulebook::is_ground_unit(piece.kind) || piece.kind == rulebook::PieceKind::Leader;
  }
  // Trains and Depots have a strength [3.21].
  return rulebook::is_ground_combat_unit(piece.kind) ||
         piece.kind == rulebook::PieceKind::SupplyTrain || piece.kind == rulebook::PieceKind::Depot;
}

ChainOfSupply::ChainOfSupply(const Setting& setting, const GameState& state, Side side,
                             const Assumptions& assumptions)
    : search_{std::make_unique<Search>(setting, state, side, assumptions)} {}

ChainOfSupply::ChainOfSupply(const state::Situation& now, Side side)
    : search_{std::make_unique<Search>(now, side)} {}

ChainOfSupply::ChainOfSupply(std::unique_ptr<Search> search) : search_{std::move(search)} {}

ChainOfSupply ChainOfSupply::made_over(const state::Situation& now) const {
  return ChainOfSupply{std::make_unique<Search>(now, *search_)};
}

void ChainOfSupply::go_on(const state::Situation& now) { search_->go_on(now); }

ChainOfSupply::~ChainOfSupply() = default;
ChainOfSupply::ChainOfSupply(ChainOfSupply&&) noexcept = default;
ChainOfSupply& ChainOfSupply::operator=(ChainOfSupply&&) noexcept = default;

Answer ChainOfSupply::ask(PieceId id) const {
  const View& view = search_->view;
  const state::Piece& piece = view.state().piece(id);
  Answer answer;
  answer.piece = id;
  answer.needs_supply = needs_supply(view.setting(), piece);
  if (const state::Away* away = piece.away()) {
    answer.verdict = search_->verdict_away(*away);
    return answer;
  }
  if (const auto water = search_->water_of(piece)) {
    answer.verdict = search_->verdict_aboard(*water);
    return answer;
  }
  const HexId* hex = piece.hex();
  auto besiegers = besiegers_of_fort(view, *hex);
  if (!besiegers.empty()) {
    answer.verdict = search_->verdict_inside(*hex, std::move(besiegers));
  } else {
    answer.verdict = search_->verdict_on(*hex);
  }
  return answer;
}

bool ChainOfSupply::feeds(PieceId id) const { return search_->feeds(id); }

bool ChainOfSupply::reaches_without_wagons(HexId hex) const {
  return search_->coverage.covers_without_wagons(hex);
}

const std::vector<SourceInReach>& ChainOfSupply::in_reach_of(
    const std::vector<HexId>& hexes) const {
  return search_->in_reach_of(hexes);
}

std::vector<ChainOfSupply::WaterLink> ChainOfSupply::possible_links() const {
  return supply::possible_links(search_->view, search_->net->origin_net(search_->view));
}

bool ChainOfSupply::is_besieged(HexId hex) const {
  const bool place = search_->view.map().has_city(hex);
  return place ? siege_of_city(search_->view, hex).has_value()
               : !besiegers_of_fort(search_->view, hex).empty();
}

const std::vector<int>& ChainOfSupply::reach() const {
  if (search_->reach.empty()) {
    search_->read_reach();
  }
  return search_->reach;
}

const std::vector<bool>& ChainOfSupply::railheads() const noexcept { return search_->net->on_net; }

const std::vector<ChainOfSupply::WaterLink>& ChainOfSupply::water_links() const noexcept {
  return search_->net->links;
}

bool ChainOfSupply::functions(PieceId department) const {
  const auto& all = search_->all_sources;
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Source& source) { return source.piece == department; });
  return found == all.end() || search_->serves(*found);
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
