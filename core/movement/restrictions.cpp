#include "core/movement/restrictions.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace core::movement {

using base::operator""_case;
using board::Sheet;
using rulebook::Option;
using rulebook::PieceKind;
using state::Piece;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

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
         !piece.activity.has(Status::BeganSouth);
}

/// [26.2] [26.4] The part of the map on which a leader has to stay.
struct Home {
  base::CaseRef cited;
  Sheet sheet{};
  bool elsewhere{};  ///< anywhere but on the sheet

  [[nodiscard]] bool has(HexId hex) const { return (hex.sheet() == sheet) != elsewhere; }
};

/// Whether anybody has one.
bool may_have_a_home(const Situation& now) {
  const auto& options = now.setting.switches.options;
  return options.has(Option::LeeInTheEast) || options.has(Option::GrantInTheWest);
}

/// The home of a leader while one of the options holds for him.
std::optional<Home> home_of(const Situation& now, const Piece& piece) {
  const auto& options = now.setting.switches.options;
  if (options.has(Option::LeeInTheEast) && is_leader(piece, Side::Confederate, kLee)) {
    // E102 off: Map A, as printed.
    return Home{"26.4"_case, now.in_force("E102"_erratum) ? Sheet::C : Sheet::A, false};
  }
  if (options.has(Option::GrantInTheWest) && now.state.cycle < rulebook::Cycle{1864, 1} &&
      is_leader(piece, Side::Union, kGrant)) {
    return Home{"26.2"_case, Sheet::C, true};
  }
  return std::nullopt;
}

}  // namespace

bool union_is_restricted(const Situation& now) {
  if (now.setting.scenario == nullptr || !now.setting.scenario->has_rule("19.74"_case)) {
    return false;
  }
  if (!now.in_force("E082"_erratum)) {
    return true;
  }
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [](const Piece& piece) {
    return is_leader(piece, Side::Confederate, kLee) && piece.hex() != nullptr &&
           piece.hex()->row() <= kLastRowOfLee;
  });
}

Ruling<> may_be_placed(const Situation& now, state::PieceId leader, HexId to) {
  const std::optional<Home> home = home_of(now, now.piece(leader));
  return home && !home->has(to)
             ? Ruling<>{refused(refusal(home->cited, "stays-on-map").of(leader).in(to))}
             : Ruling<>{};
}

Ruling<> may_go_to(const Situation& now, const Pieces& pieces, HexId to) {
  if (!now.state.turn.union_restricted && !may_have_a_home(now)) {
    return {};
  }
  const bool row_closed = now.state.turn.union_restricted && to.row() >= kFirstForbiddenRow;
  for (const PieceId id : pieces) {
    const Piece& piece = now.piece(id);
    if (row_closed && is_restricted(piece)) {
      return refused(refusal("19.74"_case, "union-restricted").of(id).in(to));
    }
    // The options say stay: a leader who is elsewhere is not bound.
    const HexId* from = piece.hex();
    const std::optional<Home> home = from != nullptr ? home_of(now, piece) : std::nullopt;
    if (home && home->has(*from)) {
      if (auto stays = may_be_placed(now, id, to); !stays) {
        return stays;
      }
    }
  }
  return {};
}

}  // namespace core::movement
