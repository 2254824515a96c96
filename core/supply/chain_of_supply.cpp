#include "core/supply/chain_of_supply.h"

#include "core/supply/chain_search.h"
#include "core/supply/siege.h"

namespace core::supply {

bool needs_supply(const Setting& setting, const state::Piece& piece) {
  if (!setting.switches.errata.has("E071")) {
    return rulebook::is_ground_unit(piece.kind) || piece.kind == rulebook::PieceKind::Leader;
  }
  // Trains and Depots have a strength [3.21].
  return rulebook::is_ground_combat_unit(piece.kind) ||
         piece.kind == rulebook::PieceKind::SupplyTrain || piece.kind == rulebook::PieceKind::Depot;
}

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
  answer.needs_supply = needs_supply(view.setting(), piece);
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
