#include "core/ai/raising.h"

#include "core/plan/best_of.h"
#include "core/plan/next_supply.h"
#include "core/strategic/departments.h"
#include "core/strategic/production.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core::ai {
namespace {

using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Situation;

/// [21.41] What a side has, on the map and on the spiral.
struct Army {
  int infantry{};  ///< CSP, militia and garrisons with it
  int cavalry{};   ///< CSP
  int trains{};
  int garrisons{};  ///< CSP
  int brigades{};   ///< infantry of few CSP that waits to be augmented, or is to come
};

class Raising {
 public:
  Raising(Seat& seat, const Appraisal& appraisal)
      : seat_{seat}, now_{seat.seen()}, appraisal_{appraisal} {}

  /// [21.51] As many brigades as can still be augmented; else the largest divisions.
  std::optional<Action> form() {
    const bool brigades = wants_brigades(army());
    return plan::best_of(seat_.legal(), ActionKind::StartUnit, [&](const Action& action) {
      return brigades ? -action.number : action.number;
    });
  }

  /// [23.3] Personnel Points are lost at the end, supply is not: first what makes most of them.
  std::optional<Action> raise_men() {
    if (const auto raised = augment()) {
      return raised;
    }
    if (const auto begun = begin()) {
      return begun;
    }
    return convert();
  }

 private:
  [[nodiscard]] int figure(std::string_view row) const {
    return chart_number(now_.book(), "general_government", row, board::name(appraisal_.side()));
  }

  /// [21.60] The greatest increase.
  std::optional<Action> augment() {
    std::vector<Action> payable;
    for (const Action& action : seat_.legal_of(ActionKind::Augment)) {
      if (can_pay(strategic::price_of_augmentation(now_, *action.piece, action.number))) {
        payable.push_back(action);
      }
    }
    return plan::best_of(payable, ActionKind::Augment, [&](const Action& action) {
      return action.number - now_.piece(*action.piece).strength;
    });
  }

  /// [21.41] Trains, garrisons and cavalry as far as they lack; else men where they cost least.
  std::optional<Action> begin() {
    const Army army = this->army();
    const int lacks = lacks_garrisons(army);
    const auto rank = [&](const Action& action) {
      const PieceKind kind = *action.unit;
      if (kind == PieceKind::SupplyTrain &&
          army.trains * figure("csp-to-train") < army.infantry + army.cavalry) {
        return std::pair{5, 0};
      }
      if (kind == PieceKind::Garrison && action.number <= lacks) {
        return std::pair{4, action.number};
      }
      if (kind == PieceKind::Cavalry &&
          army.cavalry * figure("infantry-to-cavalry") < army.infantry) {
        return std::pair{3, action.number};
      }
      if (kind == PieceKind::Militia) {
        return std::pair{2, action.number};
      }
      return kind == PieceKind::Infantry ? std::pair{1, action.number} : std::pair{0, 0};
    };
    std::vector<Action> useful;
    for (const Action& action : seat_.legal_of(ActionKind::StartUnit)) {
      if (rank(action).first > 0 &&
          can_pay(strategic::price_of(now_, appraisal_.side(), *action.unit, action.number))) {
        useful.push_back(action);
      }
    }
    return plan::best_of(useful, ActionKind::StartUnit, rank);
  }

  /// [21.51] Militia that do not guard their hex alone; garrisons stay where they are.
  std::optional<Action> convert() {
    std::vector<Action> spared;
    for (const Action& action : seat_.legal_of(ActionKind::Convert)) {
      const Piece& unit = now_.piece(*action.piece);
      if (unit.kind == PieceKind::Militia &&
          appraisal_.strength(appraisal_.side(), *unit.hex()).defence > unit.strength &&
          can_pay(strategic::price_of_conversion(now_, unit.id))) {
        spared.push_back(action);
      }
    }
    return plan::best_of(spared, ActionKind::Convert,
                         [&](const Action& action) { return now_.piece(*action.piece).strength; });
  }

  [[nodiscard]] bool is_brigade(const Piece& piece) const {
    return piece.kind == PieceKind::Infantry && piece.strength <= figure("brigade");
  }

  [[nodiscard]] Army army() const {
    Army army;
    const auto& sites = strategic::deployment_sites(now_, appraisal_.side());
    for (const Piece& piece : now_.state.pieces) {
      const state::Away* const away = piece.away();
      const bool spiral = away != nullptr && away->kind == state::AwayKind::Spiral;
      if (piece.side != appraisal_.side() || (away != nullptr && !spiral)) {
        continue;
      }
      const HexId* const hex = piece.hex();
      const bool at_site =
          hex != nullptr && std::find(sites.begin(), sites.end(), *hex) != sites.end();
      army.brigades += is_brigade(piece) && (spiral || at_site) ? 1 : 0;
      army.garrisons += piece.kind == PieceKind::Garrison ? piece.strength : 0;
      army.trains += piece.kind == PieceKind::SupplyTrain ? 1 : 0;
      if (rulebook::is_ground_combat_unit(piece.kind)) {
        (piece.kind == PieceKind::Cavalry ? army.cavalry : army.infantry) += piece.strength;
      }
    }
    return army;
  }

  /// [21.60] Whether brigades are wanted that Departments can augment in the cycles to come: where
  /// there is more supply than Personnel Points, a CSP that is added costs the fewest of these.
  [[nodiscard]] bool wants_brigades(const Army& army) const {
    const auto sites =
        static_cast<int>(strategic::deployment_sites(now_, appraisal_.side()).size());
    return army.brigades < sites * figure("brigades-a-department") && has_supply_to_spare();
  }

  /// Whether there is more supply than augmenting with all Personnel Points would cost.
  [[nodiscard]] bool has_supply_to_spare() const {
    const auto& chart = now_.book().production[appraisal_.side()].augment[PieceKind::Infantry];
    const int points = now_.state.war.manpower_of(appraisal_.side()).points;
    return chart && spare_supply() >= points * chart->supply;
  }

  [[nodiscard]] int spare_supply() const {
    if (!spare_) {
      spare_ = plan::spare_supply(now_, appraisal_.side());
    }
    return *spare_;
  }

  /// [12.11] Whether what the armies will eat stays in the pool.
  [[nodiscard]] bool can_pay(const std::optional<strategic::Price>& price) const {
    return price && price->supply <= spare_supply() - appraisal_.weights().reserve;
  }

  /// CSP of garrisons that its towns still lack, those that bring supply.
  [[nodiscard]] int lacks_garrisons(const Army& army) const {
    int towns = 0;
    for (const map::Town& town : now_.map().towns()) {
      const bool worth_it = town.supply_city_of != map::SupplyCityOf::Nobody;
      towns += worth_it && territory::controls(now_.state, appraisal_.side(), town.hex) &&
                       appraisal_.threat_later(town.hex) > 0
                   ? 1
                   : 0;
    }
    return towns * figure("garrison-a-town") - army.garrisons;
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  mutable std::optional<int> spare_;  ///< SUP, once it is asked for
};

}  // namespace

std::optional<Action> choose_men(Seat& seat, const Appraisal& appraisal) {
  const state::Turn& turn = seat.seen().state.turn;
  if (turn.innermost<state::Conversion>() != nullptr) {
    return Raising{seat, appraisal}.form();
  }
  if (!turn.pending.empty() || turn.stage != state::Stage::Initiation) {
    return std::nullopt;
  }
  const auto raised = Raising{seat, appraisal}.raise_men();
  return raised ? raised : std::optional{sequence::passing()};
}

}  // namespace core::ai
