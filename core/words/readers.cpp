#include "core/words/readers.h"

#include "core/rulebook/chart.h"
#include "core/words/wording.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core::words {
namespace {

using board::Side;
using rulebook::Secrecy;
using state::GameState;
using state::PieceId;

// What stands in the column `read by`.
constexpr std::string_view kReadByBoth = "both";
/// Both, but of a strength in a battle nothing while secrecy is DARK.
constexpr std::string_view kReadWhenLimited = "limited";
constexpr std::string_view kReadAsStrength = "strengths";
/// Both while there is a combat, else the owner.
constexpr std::string_view kReadInCombat = "combat";

/// Whose decision it is; of a combat both are.
struct WhoseDecision {
  const GameState& state;

  std::optional<Side> operator()(const state::LeaderFlight& decision) const {
    return state.piece(decision.leader).side;
  }

  template <class Kind>
  std::optional<Side> operator()(const Kind& decision) const {
    if constexpr (requires { decision.side; }) {
      return decision.side;
    } else {
      return state.turn.acting;
    }
  }
};

/// Whose an event is: the side or the piece it is about; of what names neither, the side that acts.
struct Whose {
  const GameState& state;

  [[nodiscard]] std::optional<Side> of(PieceId piece) const {
    return piece.value() < state.pieces.size() ? std::optional{state.piece(piece).side}
                                               : std::nullopt;
  }

  std::optional<Side> operator()(const state::PieceCreated& event) const {
    return event.piece.side;
  }

  std::optional<Side> operator()(const state::ForceEnergised& event) const {
    return of(event.energiser);
  }

  std::optional<Side> operator()(const state::CommanderAppointed& event) const {
    return of(event.headquarters);
  }

  std::optional<Side> operator()(const state::LandingFed& event) const {
    return event.landing.side;
  }

  std::optional<Side> operator()(const state::FittingChanged& event) const {
    return of(event.fitting.ship);
  }

  /// SUP on the ground are seen by the side that controls the hex.
  std::optional<Side> operator()(const state::GroundChanged& event) const {
    const state::Controller holds = state.controller(event.hex);
    return holds ? holds : state.turn.acting;
  }

  std::optional<Side> operator()(const state::DecisionBegan& event) const {
    return std::visit(WhoseDecision{state}, event.decision);
  }

  std::optional<Side> operator()(const state::Told& event) const {
    return event.side ? event.side : event.piece ? of(*event.piece) : state.turn.acting;
  }

  template <class Kind>
  std::optional<Side> operator()(const Kind& event) const {
    if constexpr (requires {
                    { event.side } -> std::same_as<const Side&>;
                  }) {
      return event.side;
    } else if constexpr (requires {
                           { event.piece } -> std::same_as<const PieceId&>;
                         }) {
      return of(event.piece);
    } else {
      return state.turn.acting;
    }
  }
};

bool is_combat(const state::PendingDecision& decision) {
  return std::holds_alternative<state::Battle>(decision) ||
         std::holds_alternative<state::NavalBattle>(decision) ||
         std::holds_alternative<state::Bombardment>(decision) ||
         std::holds_alternative<state::Transit>(decision) ||
         std::holds_alternative<state::SiegeCombat>(decision) ||
         std::holds_alternative<state::TableFight>(decision) ||
         std::holds_alternative<state::TableBattle>(decision);
}

std::string_view read_by(const rulebook::Setting& setting, const state::Event& event) {
  return rulebook::chart_cell(*setting.rulebook, "events", key_of(event), "read by");
}

bool is_dark(const rulebook::Setting& setting) {
  return setting.switches.secrecy_in_force() == Secrecy::Dark;
}

}  // namespace

bool may_read(const rulebook::Setting& setting, const GameState& state, Side side,
              const state::Event& event) {
  if (setting.switches.secrecy_in_force() == Secrecy::Open) {
    return true;
  }
  const std::string_view who = read_by(setting, event);
  const auto& pending = state.turn.pending;
  if (who == kReadByBoth || who == kReadAsStrength ||
      (who == kReadWhenLimited && !is_dark(setting)) ||
      (who == kReadInCombat && std::any_of(pending.begin(), pending.end(), is_combat))) {
    return true;
  }
  return who != kReadWhenLimited && std::visit(Whose{state}, event) == side;
}

bool may_read_figures(const rulebook::Setting& setting, const GameState& state, Side side,
                      const state::Event& event) {
  return !is_dark(setting) || read_by(setting, event) != kReadAsStrength ||
         std::visit(Whose{state}, event) == side;
}

}  // namespace core::words
