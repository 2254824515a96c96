#include "core/ai/supplies.h"

#include "core/base/contains.h"
#include "core/combat/targets.h"
#include "core/rulebook/of_the_turn.h"
#include "core/supply/distribution.h"
#include "core/supply/memo.h"

#include <algorithm>
#include <tuple>

namespace core::ai {
namespace {

using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;

/// What those who stand in the hex count in its defence.
int own_defence(const Appraisal& appraisal, HexId hex) {
  return appraisal.strength(appraisal.side(), hex).defence *
         appraisal.defence_factor(appraisal.side(), hex) / kPerCent;
}

/// Whether those who stand in the hex cannot keep it: the Enemy can come with more than they count.
bool is_doomed(const Appraisal& appraisal, HexId hex) {
  return kPerCent * appraisal.threat(hex) >
         appraisal.weights().doomed * own_defence(appraisal, hex);
}

/// Whether somebody stands beside the hex who can overwhelm those in it.
bool is_lost(const Situation& now, const Appraisal& appraisal, HexId hex) {
  int beside = 0;
  for (const board::Direction direction : board::kDirections) {
    const auto from = now.map().beside(hex, direction);
    if (from && combat::is_attackable_across(now.map().side(hex, direction).kind)) {
      beside += appraisal.strength(board::enemy_of(appraisal.side()), *from).attack;
    }
  }
  return kPerCent * beside > appraisal.weights().overwhelmed * own_defence(appraisal, hex);
}

bool is_lone_train(const Piece& piece) {
  return piece.kind == PieceKind::SupplyTrain && !piece.inside;
}

/// The legal choice of the kind of which `rank` is greatest and above 0.
template <class Rank>
std::optional<Action> best_above_nothing(const std::vector<Action>& legal, Rank rank) {
  std::optional<Action> best;
  Worth most = 0;
  for (const Action& action : legal) {
    if (const Worth worth = rank(action); worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

class Quartermaster {
 public:
  Quartermaster(Seat& seat, const Appraisal& appraisal, Country& country,
                const std::vector<Party>& parties)
      : seat_{seat},
        now_{seat.seen()},
        appraisal_{appraisal},
        country_{country},
        weights_{appraisal.weights()},
        parties_{parties} {}

  std::optional<Action> choose() {
    if (const auto loads = save_stores()) {
      return loads;
    }
    if (const auto enters = bring_into_fort()) {
      return enters;
    }
    if (const auto leaves = come_out()) {
      return leaves;
    }
    if (const auto unloads = fill_depot()) {
      return unloads;
    }
    if (const auto enrols = fill_roster()) {
      return enrols;
    }
    return make_depot();
  }

  /// [17.31] What goes out of the pool first: to whom it feeds most, until they can eat for some
  /// cycles. Some rail points are kept for troops.
  std::optional<Action> send_out() {
    const state::Treasury& treasury = now_.state.treasury_of(appraisal_.side());
    const int of_cycle =
        now_.setting.scenario != nullptr
            ? rulebook::rail_points(now_.setting, now_.state.cycle, appraisal_.side())
            : treasury.rail_points;
    const int points = treasury.rail_points - of_cycle * weights_.rails_kept / kPerCent;
    const int pool = treasury.pool - weights_.reserve;
    std::optional<Action> best;
    Worth most = 0;
    for (const supply::Delivery& delivery : supply::open_deliveries(now_)) {
      const int room =
          std::min({delivery.most, pool,
                    delivery.by ? delivery.most : points * supply::kSupplyOfOneRailPoint});
      const Table table = room > 0 ? fed_by(delivery.to) : Table{};
      const int wanted = weights_.stocked * appraisal_.need_of(table.csp);
      const int lacks = std::min(room, wanted - now_.piece(delivery.to).stock);
      const Worth worth = lacks > 0 ? table.worth * lacks / wanted : 0;
      const Action action{ActionKind::Distribute, delivery.to, delivery.by, {}, {}, lacks};
      if (worth > most && seat_.is_legal(action)) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

 private:
  /// [17.41] What the Enemy is about to take is loaded on the wagons beside it.
  std::optional<Action> save_stores() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::LoadSupply), [&](const Action& action) -> Worth {
          const Piece& to = now_.piece(*action.piece);
          const bool wagons = to.kind == PieceKind::SupplyTrain && to.hex() != nullptr;
          return wagons && is_doomed(appraisal_, *to.hex()) ? action.number : 0;
        });
  }

  /// [13.13] [13.39] A lone train goes into a fort that may be besieged.
  std::optional<Action> bring_into_fort() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::EnterFort), [&](const Action& action) -> Worth {
          const Piece& piece = now_.piece(*action.piece);
          const HexId* const hex = piece.hex();
          const bool needed = is_lone_train(piece) && piece.stock > 0 && hex != nullptr &&
                              now_.occupancy.at(*hex).garrison.has(appraisal_.side()) &&
                              appraisal_.threat_later(*hex) > 0;
          return needed ? piece.stock : 0;
        });
  }

  /// [13.13] Whoever is wanted elsewhere comes out of the fort: inside nobody marches.
  std::optional<Action> come_out() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::LeaveFort), [&](const Action& action) -> Worth {
          const auto goes = [&](const Party& party) {
            return base::contains(party.force->pieces, *action.piece) && party.mission &&
                   party.mission->toward != party.hex;
          };
          const auto party = std::find_if(parties_.begin(), parties_.end(), goes);
          // Wagons come out when they are wanted, see bring_into_fort().
          return party != parties_.end() && !is_lone_train(now_.piece(*action.piece))
                     ? party->strength.defence
                     : 0;
        });
  }

  /// [17.32] A lone train fills a Depot that has less than it.
  std::optional<Action> fill_depot() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::UnloadSupply), [&](const Action& action) -> Worth {
          if (!action.other) {
            return 0;
          }
          const Piece& from = now_.piece(*action.piece);
          const Piece& to = now_.piece(*action.other);
          return is_lone_train(from) && to.kind == PieceKind::Depot && to.stock < from.stock &&
                         !is_doomed(appraisal_, *to.hex())
                     ? action.number
                     : 0;
        });
  }

  /// [16.16] Infantry and cavalry on no roster go on one, the strongest first.
  std::optional<Action> fill_roster() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::Enrol), [&](const Action& action) -> Worth {
          const Piece& unit = now_.piece(*action.piece);
          const Piece& headquarters = now_.piece(*action.other);
          const bool goes = !unit.inside && !unit.parenthesised && headquarters.commander &&
                            (unit.kind == PieceKind::Infantry || unit.kind == PieceKind::Cavalry);
          return goes ? unit.strength : 0;
        });
  }

  /// [17.52] What a Depot costs: the two points it is made of.
  static constexpr int kPointsOfDepot = 2;

  std::optional<Action> make_depot() {
    return best_above_nothing(
        seat_.legal_of(ActionKind::CreateDepot), [&](const Action& action) -> Worth {
          return worth_of_depot(*action.hex) -
                 kPointsOfDepot * appraisal_.csp_worth(appraisal_.side()) - weights_.margin;
        });
  }

  /// SUP that a Depot in the hex could be filled with at once, or by rail [17.31].
  [[nodiscard]] int stock_for(HexId hex) const {
    int stock = now_.state.ground_stock(hex);
    for (const PieceId id : now_.occupancy.pieces_in(hex)) {
      const Piece& piece = now_.piece(id);
      stock += piece.side == appraisal_.side() && is_lone_train(piece) ? piece.stock : 0;
    }
    return is_at_railhead(hex) ? stock + now_.state.treasury_of(appraisal_.side()).pool : stock;
  }

  /// [17.31] Whether the pool comes to the hex by rail: it is of the net, or in range of a
  /// railhead.
  [[nodiscard]] bool is_at_railhead(HexId hex) const {
    const auto& sources = supply::chain_of(now_, appraisal_.side()).in_reach_of({hex});
    return std::any_of(sources.begin(), sources.end(), [](const supply::SourceInReach& source) {
      return source.kind == supply::SourceKind::Railhead && source.over_rail;
    });
  }

  /// [17.6] What it brings a party that stands there to have its supply reach as far as a Depot
  /// does: nothing while others are fed nearer to its goal.
  [[nodiscard]] Worth worth_of_front(const Party& party, const supply::ChainOfSupply& chain) {
    if (!party.mission || party.mission->by_sea || party.afloat) {
      return 0;
    }
    const auto& ways = country_.distances(now_, party.mission->toward);
    const auto left = [&](HexId hex) { return int{ways[static_cast<std::size_t>(hex.ordinal())]}; };
    const int range = now_.book().supply_ranges.depot;
    const int here = left(party.hex);
    for (const map::Hex& hex : now_.map().hexes()) {
      if (2 * (here - left(hex.id)) >= range && board::distance(hex.id, party.hex) <= range &&
          chain.reaches_without_wagons(hex.id)) {
        return 0;
      }
    }
    const auto later = [&](int points) { return worth_later(weights_, points, party.allowance); };
    return party.mission->worth * party.strength.defence / std::max(1, party.mission->committed) *
           (later(std::max(0, here - range)) - later(here)) / kPerCent;
  }

  /// What a store would feed.
  struct Table {
    Worth worth{};
    int csp{};
  };

  /// What a Depot in the hex feeds that nothing else does: forces where they stand and where they
  /// are going.
  [[nodiscard]] Table fed_from(HexId hex, const supply::ChainOfSupply& chain) {
    const auto& distances = country_.distances(now_, hex);
    const int range = now_.book().supply_ranges.depot;
    const auto reaches = [&](HexId other) {
      return distances[static_cast<std::size_t>(other.ordinal())] <= range;
    };
    Table table;
    for (const Party& party : parties_) {
      Worth worth = party.hex == hex ? worth_of_front(party, chain) : 0;
      const HexId to = party.mission ? party.mission->goal : party.hex;
      const auto is_hungry = [&](HexId there) {
        return !chain.reaches_without_wagons(there) && reaches(there);
      };
      if (is_hungry(to) || is_hungry(party.hex)) {
        worth += appraisal_.csp_worth(appraisal_.side()) * party.strength.defence * weights_.unfed /
                 kPerCent;
      }
      table.worth += worth;
      table.csp += worth > 0 ? party.strength.defence : 0;
    }
    return table;
  }

  [[nodiscard]] Worth worth_of_depot(HexId hex) {
    return is_doomed(appraisal_, hex) || stock_for(hex) == 0
               ? 0
               : fed_from(hex, supply::chain_of(now_, appraisal_.side())).worth;
  }

  /// What SUP feed that the receiver has or gets: what its Depot does, or the force that takes the
  /// wagons or the headquarters along, as far as it goes where nobody else feeds it.
  [[nodiscard]] Table fed_by(PieceId receiver) {
    const Piece& piece = now_.piece(receiver);
    const auto& chain = supply::chain_of(now_, appraisal_.side());
    if (piece.kind != PieceKind::Depot) {
      return fed_on_the_march(receiver, chain);
    }
    if (is_doomed(appraisal_, *piece.hex())) {
      return {};
    }
    if (piece.stock == 0) {
      return fed_from(*piece.hex(), chain);
    }
    state::GameState without = now_.state;
    without.pieces.at(receiver.value()).stock = 0;
    return fed_from(*piece.hex(), supply::ChainOfSupply{now_.setting, without, appraisal_.side()});
  }

  [[nodiscard]] Table fed_on_the_march(PieceId receiver, const supply::ChainOfSupply& chain) const {
    for (const Party& party : parties_) {
      if (base::contains(party.force->pieces, receiver) && party.mission &&
          !chain.reaches_without_wagons(party.mission->goal)) {
        return {appraisal_.csp_worth(appraisal_.side()) * party.strength.defence * weights_.unfed /
                    kPerCent,
                party.strength.defence};
      }
    }
    return {};
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  Country& country_;
  const Weights& weights_;
  const std::vector<Party>& parties_;
};

}  // namespace

std::optional<Action> choose_supply(Seat& seat, const Appraisal& appraisal, Country& country,
                                    const std::vector<Party>& parties) {
  return Quartermaster{seat, appraisal, country, parties}.choose();
}

std::optional<Action> choose_distribution(Seat& seat, const Appraisal& appraisal, Country& country,
                                          const std::vector<Party>& parties) {
  return Quartermaster{seat, appraisal, country, parties}.send_out();
}

std::optional<Action> choose_burning(Seat& seat, const Appraisal& appraisal) {
  const Situation now = seat.seen();
  return best_above_nothing(
      seat.legal_of(ActionKind::DestroySupply), [&](const Action& action) -> Worth {
        const HexId* const hex =
            action.piece ? now.piece(*action.piece).hex() : (action.hex ? &*action.hex : nullptr);
        const bool wagons = action.piece && now.piece(*action.piece).kind == PieceKind::SupplyTrain;
        return hex != nullptr && !wagons && is_lost(now, appraisal, *hex) ? action.number : 0;
      });
}

std::optional<Action> choose_works(Seat& seat, const Appraisal& appraisal) {
  const Situation now = seat.seen();
  const int cost = now.book().works[PieceKind::Entrenchment].cost;
  return best_above_nothing(
      seat.legal_of(ActionKind::Entrench), [&](const Action& action) -> Worth {
        const HexId hex = *action.hex;
        const Strength force = appraisal.strength(appraisal.side(), hex);
        int stock = now.state.ground_stock(hex);
        for (const PieceId id : now.occupancy.pieces_in(hex)) {
          stock += now.piece(id).side == appraisal.side() ? now.piece(id).stock : 0;
        }
        const int threat = appraisal.threat(hex);
        if (threat == 0 || force.defence == 0 || stock - cost < appraisal.need_of(force.defence)) {
          return 0;
        }
        // A point of the die is worth as much of the force as is threatened.
        const int threatened = std::min(kPerCent, kPerCent * threat / force.defence);
        const Worth spared =
            (appraisal.csp_worth(appraisal.side()) * force.defence + appraisal.keep(hex)) *
            appraisal.weights().die / kPerCent * threatened / kPerCent;
        return spared - cost * appraisal.weights().stock;
      });
}

std::optional<Action> choose_giver(Seat& seat) {
  const Situation now = seat.seen();
  std::optional<Action> best;
  for (const Action& action : seat.legal_of(ActionKind::GivePoint)) {
    const auto rank = [&](const Action& each) {
      const Piece& piece = now.piece(*each.piece);
      return std::tuple{piece.kind == PieceKind::Garrison, piece.kind == PieceKind::Militia,
                        piece.strength};
    };
    if (!best || rank(*best) < rank(action)) {
      best = action;
    }
  }
  return best;
}

}  // namespace core::ai
