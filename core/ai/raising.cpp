#include "core/ai/raising.h"

#include "core/plan/best_of.h"
#include "core/plan/next_supply.h"
#include "core/strategic/departments.h"
#include "core/strategic/production.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <vector>

namespace core::ai {
namespace {

using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Situation;

/// [21.41] What a side has of small units, on the map and on the spiral.
struct Small {
  int garrisons{};  ///< CSP
  int brigades{};   ///< infantry of few CSP that waits to be augmented, or is to come
};

class Raising {
 public:
  Raising(Seat& seat, const Appraisal& appraisal)
      : seat_{seat}, now_{seat.seen()}, appraisal_{appraisal} {}

  /// [21.51] As many brigades as can still be augmented; else the largest divisions.
  std::optional<Action> form() {
    const bool brigades = wants_brigades(small_units());
    return plan::best_of(seat_.legal(), ActionKind::StartUnit, [&](const Action& action) {
      return brigades ? -action.number : action.number;
    });
  }

  /// Garrisons for the towns that bring supply, which cost the fewest Personnel Points; what else
  /// is raised the staff knows as well.
  std::optional<Action> raise_men() {
    const int lacks = lacks_garrisons(small_units());
    std::vector<Action> useful;
    for (const Action& action : seat_.legal()) {
      if (action.kind == ActionKind::StartUnit && *action.unit == PieceKind::Garrison &&
          action.number <= lacks && is_affordable(action)) {
        useful.push_back(action);
      }
    }
    return plan::best_of(useful, ActionKind::StartUnit,
                         [](const Action& action) { return action.number; });
  }

 private:
  [[nodiscard]] int figure(std::string_view row) const {
    return chart_number(now_.book(), "general_government", row, board::name(appraisal_.side()));
  }

  [[nodiscard]] bool is_brigade(const Piece& piece) const {
    return piece.kind == PieceKind::Infantry && piece.strength <= figure("brigade");
  }

  [[nodiscard]] Small small_units() const {
    Small small;
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
      small.brigades += is_brigade(piece) && (spiral || at_site) ? 1 : 0;
      small.garrisons += piece.kind == PieceKind::Garrison ? piece.strength : 0;
    }
    return small;
  }

  /// [21.60] Whether brigades are wanted that Departments can augment in the cycles to come: where
  /// there is more supply than Personnel Points, a CSP that is added costs the fewest of these.
  [[nodiscard]] bool wants_brigades(const Small& small) const {
    const auto sites =
        static_cast<int>(strategic::deployment_sites(now_, appraisal_.side()).size());
    return small.brigades < sites * figure("brigades-a-department") && has_supply_to_spare();
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

  [[nodiscard]] bool is_affordable(const Action& action) const {
    const auto price = strategic::price_of(now_, appraisal_.side(), *action.unit, action.number);
    return price && price->supply <= spare_supply();
  }

  /// CSP of garrisons that its towns still lack, those that bring supply.
  [[nodiscard]] int lacks_garrisons(const Small& small) const {
    int towns = 0;
    for (const map::Town& town : now_.map().towns()) {
      const bool worth_it = town.supply_city_of != map::SupplyCityOf::Nobody;
      towns += worth_it && territory::controls(now_.state, appraisal_.side(), town.hex) &&
                       appraisal_.threat_later(town.hex) > 0
                   ? 1
                   : 0;
    }
    return towns * figure("garrison-a-town") - small.garrisons;
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
  return turn.pending.empty() && turn.stage == state::Stage::Initiation
             ? Raising{seat, appraisal}.raise_men()
             : std::nullopt;
}

}  // namespace core::ai
