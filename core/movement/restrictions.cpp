#include "core/movement/restrictions.h"

#include <algorithm>
#include <string_view>

namespace core::movement {

using base::operator""_case;
using board::Sheet;
using rulebook::Option;
using rulebook::PieceKind;
using state::Deed;
using state::Piece;
using state::refusal;
using state::refused;
using state::Situation;

namespace {

constexpr std::string_view kLee = "R. E. Lee";
constexpr std::string_view kGrant = "Grant";
constexpr int kFirstForbiddenRow = 13;  // [19.74]
constexpr int kLastRowOfLee = 11;       // [19.74]

bool is_leader(const Piece& piece, Side side, std::string_view name) {
  return piece.kind == PieceKind::Leader && piece.side == side && piece.name == name;
}

/// [19.74] The rule's units: leaders go where they like.
bool is_restricted(const Piece& piece) {
  return piece.side == Side::Union && rulebook::is_ground_unit(piece.kind) &&
         !piece.deeds.has(Deed::BeganSouth);
}

}  // namespace

bool union_is_restricted(const Situation& now) {
  if (now.setting.scenario == nullptr || !now.setting.scenario->has_rule("19.74"_case)) {
    return false;
  }
  if (!now.in_force("E082")) {
    return true;
  }
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [](const Piece& piece) {
    return is_leader(piece, Side::Confederate, kLee) && piece.hex() != nullptr &&
           piece.hex()->row() <= kLastRowOfLee;
  });
}

Ruling<> may_go_to(const Situation& now, const Pieces& pieces, HexId to) {
  const bool row_closed = now.state.turn.union_restricted && to.row() >= kFirstForbiddenRow;
  const auto& options = now.setting.switches.options;
  const bool lee = options.has(Option::LeeInTheEast);
  const bool grant =
      options.has(Option::GrantInTheWest) && now.state.cycle < rulebook::Cycle{1864, 1};
  if (!row_closed && !lee && !grant) {
    return {};
  }
  // [26.4] The option says stay: a leader who is elsewhere is not bound. E102 off: Map A, as
  // printed.
  const Sheet home = now.in_force("E102") ? Sheet::C : Sheet::A;
  for (const PieceId id : pieces) {
    const Piece& piece = now.piece(id);
    if (row_closed && is_restricted(piece)) {
      return refused(refusal("19.74"_case, "union-restricted").of(id).in(to));
    }
    const HexId* from = piece.hex();
    if (from == nullptr) {
      continue;
    }
    if (lee && is_leader(piece, Side::Confederate, kLee) && from->sheet() == home &&
        to.sheet() != home) {
      return refused(refusal("26.4"_case, "stays-on-map").of(id).in(to));
    }
    if (grant && is_leader(piece, Side::Union, kGrant) && from->sheet() != Sheet::C &&
        to.sheet() == Sheet::C) {
      return refused(refusal("26.2"_case, "stays-on-map").of(id).in(to));
    }
  }
  return {};
}

}  // namespace core::movement
