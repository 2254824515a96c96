#include "core/plan/setup_supply.h"

#include "core/plan/next_supply.h"
#include "core/state/finding.h"
#include "core/strategic/opening.h"
#include "core/supply/memo.h"

#include <array>
#include <cstdio>
#include <string>

namespace core::plan {
namespace {

using namespace base::literals;
using state::Piece;
using state::SetupCheck;
using state::Situation;

/// SUP on average, "2.5".
std::string mean_text(double points) {
  std::array<char, 16> text{};
  static_cast<void>(std::snprintf(text.data(), text.size(), "%.1f", points));
  return text.data();
}

void find_starving(const Situation& now, board::Side side, SetupCheck& check) {
  const auto next = next_supply(now, side, supply::DiceFall::Even);
  if (!next) {
    return;
  }
  check.examined += next->forces.size();
  for (const supply::FeedPlan& plan : next->forces) {
    if (plan.is_likely_to_starve()) {
      const Piece& first = now.piece(plan.force.units.front());
      check.findings.push_back({check.cited, first.sheet_id,
                                "the force of " + std::to_string(plan.force.size) + " CSP with " +
                                    state::title(first) + " in " + state::label(first.place) +
                                    " would starve: it needs " + mean_text(plan.mean_need()) +
                                    " SUP on average, and " + std::to_string(plan.within_reach) +
                                    " are within its reach"});
    }
  }
}

void find_neutralised(const Situation& now, board::Side side, SetupCheck& check) {
  for (const Piece& piece : now.state.pieces) {
    if (piece.kind != rulebook::PieceKind::Department || piece.side != side ||
        piece.hex() == nullptr) {
      continue;
    }
    ++check.examined;
    if (!supply::chain_of(now, side).functions(piece.id)) {
      check.findings.push_back({check.cited, piece.sheet_id,
                                state::title(piece) + " in " + state::label(piece.place) +
                                    " provides no supply and would be neutralised"});
    }
  }
}

}  // namespace

std::vector<SetupCheck> check_supply(const rulebook::Setting& setting,
                                     const state::GameState& placed) {
  if (setting.scenario == nullptr) {
    return {};
  }
  state::GameState begin = strategic::opening_of(setting, placed, 0);
  begin.landings = strategic::landings_at_start(setting, placed);
  state::Standing standing{setting, std::move(begin)};
  SetupCheck starving{"nobody starves before the first move", "12.13"_case, 0, {}, true};
  SetupCheck neutralised{"Departments that function", "22.14"_case, 0, {}, true};
  for (const board::Side side : board::kSides) {
    find_starving(standing.situation(), side, starving);
    find_neutralised(standing.situation(), side, neutralised);
  }
  return {std::move(starving), std::move(neutralised)};
}

}  // namespace core::plan
