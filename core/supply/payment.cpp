#include "core/supply/payment.h"

#include "core/supply/memo.h"
#include "core/territory/besieged.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>
#include <tuple>

namespace core::supply {
namespace {

using base::operator""_case;
using state::Situation;

/// SUP that the rail points of the side can still move.
int by_rail(const Situation& now, Side side) {
  return now.state.treasury_of(side).rail_points * kSupplyOfOneRailPoint;
}

/// Where units are, as far as their supply is concerned.
struct Whereabouts {
  std::vector<HexId> hexes;     ///< on land and not besieged
  std::vector<HexId> besieged;  ///< [13.32]
  std::vector<map::WaterPlaceId> waters;
  std::vector<state::Away> away;

  template <class T>
  static void add(std::vector<T>& list, const T& one) {
    if (std::find(list.begin(), list.end(), one) == list.end()) {
      list.push_back(one);
    }
  }

  Whereabouts(const Situation& now, Side side, const std::vector<PieceId>& units) {
    for (const PieceId id : units) {
      const state::Piece& piece = now.piece(id);
      if (piece.away() != nullptr) {
        add(away, *piece.away());
      } else if (rulebook::is_ship(piece.kind) || now.state.transport_of(id)) {
        const auto place = piece.hex() != nullptr ? now.map().water_of(*piece.hex())
                                                  : now.map().water_of(*piece.river());
        if (place) {
          add(waters, *place);
        }
      } else if (territory::is_besieged_fort(now.occupancy, side, *piece.hex())) {
        add(besieged, *piece.hex());
      } else {
        add(hexes, *piece.hex());
      }
    }
  }
};

class Collector {
 public:
  Collector(const Situation& now, Side side, bool with_pool)
      : now_{&now}, side_{side}, with_pool_{with_pool} {}

  /// What the pieces themselves hold: inside a besieged fort, aboard in one water.
  template <class Pieces>
  void add_stocks(const Pieces& pieces) {
    for (const PieceId id : pieces) {
      const state::Piece& piece = now_->piece(id);
      if (piece.side == side_ && piece.stock > 0) {
        add({PayBy::Stock, id, std::nullopt, piece.stock, 0, false});
      }
    }
  }

  void add_away(const state::Away& away) {
    for (const state::Piece& piece : now_->state.pieces) {
      if (piece.side == side_ && piece.stock > 0 && piece.away() != nullptr &&
          *piece.away() == away) {
        add({PayBy::Stock, piece.id, std::nullopt, piece.stock, 0, false});
      }
    }
  }

  /// [12.04]
  void add_ground(HexId hex) {
    const int points = now_->state.ground_stock(hex);
    if (points > 0 && owner_of_ground(*now_, hex) == side_) {
      add({PayBy::Ground, std::nullopt, hex, points, 0, false});
    }
  }

  void add_in_reach(const std::vector<HexId>& hexes) {
    if (hexes.empty()) {
      return;
    }
    for (const SourceInReach& source : chain_of(*now_, side_).in_reach_of(hexes)) {
      add_one(source);
    }
  }

  /// [13.32] As printed (erratum E042) a link lands inside a besieged fort.
  void add_links_into(HexId hex) {
    for (const ChainOfSupply::WaterLink& link : chain_of(*now_, side_).water_links()) {
      if (link.landing == hex) {
        add_one({SourceKind::Railhead, link.transport, hex, 0, false});
      }
    }
  }

  [[nodiscard]] PaySources take() {
    std::stable_sort(sources_.begin(), sources_.end(), [](const auto& left, const auto& right) {
      return std::tie(left.cost, left.by) < std::tie(right.cost, right.by);
    });
    return std::move(sources_);
  }

 private:
  void add_one(const SourceInReach& source) {
    const int pool = now_->state.treasury_of(side_).pool;
    if (source.kind == SourceKind::Department) {
      add({PayBy::Department, source.piece, std::nullopt, pool, source.cost, false});
    } else if (source.over_rail && !source.piece) {
      if (with_pool_) {
        add({PayBy::Rail, std::nullopt, std::nullopt, std::min(pool, by_rail(*now_, side_)),
             source.cost, true});
      }
    } else if (source.kind == SourceKind::Railhead) {
      if (with_pool_) {
        add_link(source, pool);
      }
    } else {
      add({PayBy::Stock, source.piece, std::nullopt, now_->piece(*source.piece).stock, source.cost,
           false});
    }
  }

  void add_link(const SourceInReach& source, int pool) {
    const auto& links = chain_of(*now_, side_).water_links();
    const auto link = std::find_if(links.begin(), links.end(), [&](const auto& candidate) {
      return candidate.transport == *source.piece;
    });
    int most = std::min(pool, link->capacity);
    if (source.over_rail) {
      most = std::min(most, by_rail(*now_, side_));
    }
    add({PayBy::Water, source.piece, std::nullopt, most, source.cost, source.over_rail});
  }

  void add(const PaySource& source) {
    if (source.available > 0) {
      sources_.push_back(source);
    }
  }

  const Situation* now_;
  Side side_;
  bool with_pool_;
  PaySources sources_;
};

PaySources sources_for(const Situation& now, Side side, const std::vector<PieceId>& units,
                       bool with_pool) {
  const Whereabouts at{now, side, units};
  Collector sources{now, side, with_pool};
  for (const HexId hex : at.besieged) {
    sources.add_stocks(now.occupancy.pieces_in(hex));
    if (with_pool) {
      sources.add_links_into(hex);
    }
  }
  for (const state::Away& away : at.away) {
    sources.add_away(away);
  }
  std::vector<HexId> hexes = at.hexes;
  for (const map::WaterPlaceId water : at.waters) {
    sources.add_stocks(now.occupancy.pieces_at(water));
    if (!zones_of_control::is_enemy_water(now.setting, now.occupancy, side, water)) {
      for (const HexId hex : now.map().contiguous_land(water)) {
        Whereabouts::add(hexes, hex);
      }
    }
  }
  for (const HexId hex : at.hexes) {
    sources.add_ground(hex);
  }
  sources.add_in_reach(hexes);
  return sources.take();
}

}  // namespace

sequence::Action PaySource::action() const {
  sequence::Action action;
  action.kind = sequence::ActionKind::PaySupply;
  action.piece = piece;
  action.hex = hex;
  return action;
}

PaySources battle_sources(const Situation& now, Side side, const std::vector<PieceId>& units) {
  return sources_for(now, side, units, false);
}

PaySources maintenance_sources(const Situation& now, Side side, const std::vector<PieceId>& units) {
  return sources_for(now, side, units, true);
}

PaySources sources_of_hex(const Situation& now, Side side, HexId hex) {
  Collector sources{now, side, true};
  if (territory::is_besieged_fort(now.occupancy, side, hex)) {
    sources.add_stocks(now.occupancy.pieces_in(hex));
  } else {
    sources.add_ground(hex);
    sources.add_in_reach({hex});
  }
  return sources.take();
}

int payable(const Situation& now, Side side, const PaySources& sources) {
  const state::Treasury& treasury = now.state.treasury_of(side);
  int own = 0;
  int by_water = 0;
  int over_rail = 0;  // links with rails behind, and the net of an origin, share the rail points
  for (const PaySource& source : sources) {
    switch (source.by) {
      case PayBy::Stock:
      case PayBy::Ground:
        own += source.available;
        break;
      case PayBy::Department:
      case PayBy::Rail:
      case PayBy::Water:
        (source.over_rail ? over_rail : by_water) += source.available;
        break;
    }
  }
  return own + std::min(treasury.pool, by_water + std::min(over_rail, by_rail(now, side)));
}

const PaySource* named_by(const PaySources& sources, const sequence::Action& action) noexcept {
  const auto found = std::find_if(sources.begin(), sources.end(), [&](const PaySource& source) {
    return source.piece == action.piece && source.hex == action.hex;
  });
  return found == sources.end() ? nullptr : &*found;
}

void pay(state::Record& record, Side side, const PaySource& source, int points, CaseRef cited) {
  if (points <= 0) {
    return;
  }
  if (source.by == PayBy::Stock) {
    record.apply(state::StockChanged{*source.piece, -points, cited});
    return;
  }
  if (source.by == PayBy::Ground) {
    record.apply(state::GroundChanged{*source.hex, -points, cited});
    return;
  }
  record.apply(state::PoolChanged{side, -points, cited});
  if (source.over_rail) {
    record.apply(state::RailPointsChanged{side, -rail_points_for(points), cited});
  }
  if (source.by == PayBy::Water) {
    const auto& landings = record.state().landings;
    const auto fed = std::find_if(landings.begin(), landings.end(), [&](const auto& landing) {
      return landing.side == side && landing.transport == *source.piece;
    });
    state::FedLanding landing = *fed;
    landing.used += points;
    record.apply(state::LandingFed{landing});
  }
}

}  // namespace core::supply
