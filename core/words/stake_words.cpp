#include "core/words/stake_words.h"

#include "core/command/chits.h"
#include "core/fortification/siege_phase.h"
#include "core/game/battle_view.h"
#include "core/naval/bombardment.h"
#include "core/water/commanded_water.h"
#include "core/words/piece_words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace core::words {
namespace {

using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::Situation;

/// "2", "0–2".
std::string range_of(int least, int most) {
  return least == most ? std::to_string(least)
                       : std::to_string(least) + "\u2013" + std::to_string(most);
}

/// The least and the most of a figure of all results, at most `cap`.
template <class Results, class Figure>
std::string range_over(const Results& results, Figure figure, int cap) {
  const auto [least, most] = std::ranges::minmax(results, {}, figure);
  return range_of(std::min(figure(least), cap), std::min(figure(most), cap));
}

/// In how many of a hundred cases it is so.
template <class Results, class Is>
std::string percent_where(const Results& results, Is is) {
  constexpr long kAll = 100;
  const long all = static_cast<long>(results.size());
  return std::to_string((std::ranges::count_if(results, is) * kAll + all / 2) / all);
}

/// The garrison's CSP where the side sees all of it; 0 where it does not.
int garrison_seen(const Situation& now, Side side, board::HexId hex) {
  const Side owner = board::enemy_of(side);
  const std::vector<state::PieceId> garrison = water::garrison_of(now, owner, hex);
  const bool seen =
      std::ranges::all_of(garrison, [&](state::PieceId id) { return is_seen(now, id, side); });
  return seen ? water::garrison_csp(now, owner, hex) : 0;
}

/// What the garrison loses by each face of a die.
template <class Results>
void add_garrison(const Results& results, int garrison, Words& words) {
  const auto lost = [](const auto& each) { return each.garrison_lost; };
  words.emplace_back("garrison", std::to_string(garrison));
  words.emplace_back("csp", range_over(results, lost, garrison));
  words.emplace_back("hit",
                     percent_where(results, [&](const auto& each) { return lost(each) > 0; }));
}

/// [13.37] What the Siege Trains would take.
void add_siege_fire(const Situation& now, board::HexId fort, Words& words) {
  const int garrison = garrison_seen(now, now.state.turn.acting, fort);
  if (garrison == 0) {
    return;
  }
  const auto results = fortification::bombardment_results(now, fort);
  using Result = rulebook::SiegeResult;
  words.emplace_back("works",
                     percent_where(results, [](const Result& each) { return each.works_reduced; }));
  add_garrison(results, garrison, words);
}

/// [13.35] A against D.
void add_assault(const Situation& now, const Action& action, Words& words) {
  const auto forecast = game::forecast_attack_for(now, now.state.turn.acting, *action.piece,
                                                  *action.hex, state::BattleKind::SiegeAssault);
  if (forecast && forecast->odds && forecast->attack().total && forecast->defence().total) {
    words.emplace_back("attack", std::to_string(*forecast->attack().total));
    words.emplace_back("defence", std::to_string(*forecast->defence().total));
    words.emplace_back("odds", std::to_string(forecast->odds->percentage));
  }
}

/// [5.13] What a chit may bring instead of the option value.
void add_chits(const Situation& now, Words& words) {
  const std::vector<int> chits = command::chits_left(now);
  if (!chits.empty()) {
    const auto [least, most] = std::ranges::minmax(chits);
    words.emplace_back("chits", range_of(least, most));
  }
}

}  // namespace

void add_bombardment(const Situation& now, board::HexId fort,
                     const std::vector<state::PieceId>& ships, Words& words) {
  const int garrison = garrison_seen(now, now.state.turn.acting, fort);
  if (garrison == 0 || ships.empty()) {
    return;
  }
  const auto results = naval::bombardment_results(now, fort, ships);
  using Result = rulebook::BombardmentResult;
  words.emplace_back("ships", std::to_string(ships.size()));
  words.emplace_back("own", range_over(
                                results, [](const Result& each) { return each.ships_lost; },
                                static_cast<int>(ships.size())));
  words.emplace_back(
      "safe", percent_where(results, [](const Result& each) { return each.ships_lost == 0; }));
  add_garrison(results, garrison, words);
}

void add_stakes(const Situation& now, const Action& action, Words& words) {
  const ActionKind kind = action.kind;
  if (kind == ActionKind::TakeOptionChit || kind == ActionKind::DrawChit) {
    add_chits(now, words);
  } else if (kind == ActionKind::BombardFort && action.hex) {
    add_bombardment(now, *action.hex, naval::ships_before(now, *action.hex), words);
  } else if (kind == ActionKind::SiegeBombard && action.hex) {
    add_siege_fire(now, *action.hex, words);
  } else if (kind == ActionKind::SiegeAssault && action.hex && action.piece) {
    add_assault(now, action, words);
  } else if (kind == ActionKind::EliminateDepot && now.piece(*action.piece).stock > 0) {
    words.emplace_back("stock", std::to_string(now.piece(*action.piece).stock));
  }
}

}  // namespace core::words
