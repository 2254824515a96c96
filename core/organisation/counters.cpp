#include "core/organisation/counters.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core::organisation {
namespace {

using namespace base::literals;
using board::Side;
using rulebook::PieceKind;
using state::Finding;
using state::GameState;
using state::label;
using state::Piece;

/// Leaders are single counters with names [Appendix A], rail markers have no limit [3.26].
bool is_counted(PieceKind kind) {
  return kind != PieceKind::Leader && !rulebook::is_rail_marker(kind);
}

std::string counter(Side side, PieceKind kind, const std::string& value) {
  std::string text = side == Side::Union ? "Union " : "Confederate ";
  text += name(kind);
  return value.empty() ? text : text + " " + value;
}

/// The `number`th counter of a kind and value of a side, from 1, in the order of the pieces.
const Piece& counter_number(const GameState& state, const MixUse& use, int number) {
  return *std::find_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    const bool same = piece.side == use.side && piece.kind == use.kind && piece.value == use.value;
    return same && piece.is_in_play() && --number == 0;
  });
}

}  // namespace

std::vector<MixUse> counter_mix(const rulebook::Setting& setting, const GameState& state) {
  std::map<std::pair<PieceKind, std::string>, std::array<int, 2>> used;
  for (const Piece& piece : state.pieces) {
    if (piece.is_in_play()) {
      ++used[{piece.kind, piece.value}][static_cast<std::size_t>(piece.side)];
    }
  }
  std::vector<MixUse> uses;
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    for (const rulebook::MixRow& row : setting.rulebook->mix) {
      if (is_counted(row.kind)) {
        const auto found = used.find({row.kind, row.value});
        const int in_play = found == used.end() ? 0 : found->second[at];
        uses.push_back({side, row.kind, row.value, in_play, row.count[at]});
      }
    }
  }
  return uses;
}

std::vector<Finding> check_counter_mix(const rulebook::Setting& setting, const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& piece : state.pieces) {
    if (is_counted(piece.kind) && setting.rulebook->find_mix(piece.kind, piece.value) == nullptr) {
      findings.push_back({"3.26"_case, piece.sheet_id,
                          counter(piece.side, piece.kind, piece.value) + " in " +
                              label(piece.place) + ": there is no such counter"});
    }
  }
  if (!setting.switches.errata.has("E030"_erratum)) {
    return findings;  // as printed the counters set no limit
  }
  for (const MixUse& use : counter_mix(setting, state)) {
    if (use.in_play > use.limit) {
      findings.push_back({"3.26"_case, counter_number(state, use, use.limit + 1).sheet_id,
                          counter(use.side, use.kind, use.value) + ": " +
                              std::to_string(use.in_play) + " in play, " +
                              std::to_string(use.limit) + " exist"});
    }
  }
  return findings;
}

std::vector<Finding> check_leaders(const rulebook::Setting& setting, const GameState& state) {
  std::vector<Finding> findings;
  std::map<std::pair<Side, std::string>, const Piece*> seen;
  for (const Piece& leader : state.pieces) {
    if (leader.kind != PieceKind::Leader || !leader.is_in_play()) {
      continue;
    }
    const rulebook::LeaderRow* const row = setting.rulebook->find_leader(leader.side, leader.name);
    if (row == nullptr) {
      findings.push_back(
          {"10.01"_case, leader.sheet_id,
           counter(leader.side, leader.kind, leader.name) + " is no leader of Appendix A"});
    } else if (row->from_year > state.cycle.year) {
      findings.push_back({"22.31"_case, leader.sheet_id,
                          counter(leader.side, leader.kind, leader.name) + " comes in " +
                              std::to_string(row->from_year) + ", the cycle is " +
                              state.cycle.text()});
    }
    const auto [first, fresh] = seen.try_emplace({leader.side, leader.name}, &leader);
    if (!fresh) {
      findings.push_back({"10.01"_case, leader.sheet_id,
                          counter(leader.side, leader.kind, leader.name) + " stands twice, in " +
                              label(first->second->place) + " and in " + label(leader.place)});
    }
  }
  return findings;
}

}  // namespace core::organisation
