#include "core/data/setup_build.h"

#include "core/data/setup_pieces.h"
#include "core/movement/rail_net.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace core::data {
namespace {

using board::HexId;
using rulebook::PieceKind;

/// A leader on an HQ in a fort, or on a ship: nothing is inside more pieces than that.
constexpr int kDeepest = 4;

/// [10.31] A warship will do for a leader and an empty HQ; which is empty, the loads tell [7.21].
bool goes_by_warship(PieceKind kind) {
  return kind == PieceKind::Leader || rulebook::is_headquarters(kind);
}

/// Makes the pieces of a position row by row.
class PieceBuilder {
 public:
  PieceBuilder(const SetupContext& context, const std::set<std::string>& away,
               OnWrongPlace on_wrong_place)
      : context_{context}, away_{away}, on_wrong_place_{on_wrong_place} {}

  std::vector<PlacedPiece> build(std::vector<SetupRemark>& remarks) {
    for (const Row& row : context_.table.rows) {
      pieces_.push_back(read(row));
    }
    for (PlacedPiece& each : pieces_) {
      check_place(each);
    }
    check_enemies();
    leave_out(remarks);
    number();
    resolve();
    return std::move(pieces_);
  }

 private:
  [[nodiscard]] const std::string& cell(const Row& row, std::string_view column) const {
    return context_.table.cell(row, column);
  }

  [[nodiscard]] const map::Map& map() const noexcept { return *context_.setting.map; }

  PlacedPiece read(const Row& row) const {
    PlacedPiece result;
    result.row = &row;
    state::Piece& piece = result.piece;
    piece.sheet_id = row.key;
    const auto side = board::parse_side(cell(row, "side"));
    const auto kind = rulebook::parse_piece_kind(cell(row, "kind"));
    if (!side) {
      fail(row.origin, "side", "'" + cell(row, "side") + "' is not 'union' or 'confederate'");
    }
    if (!kind) {
      fail(row.origin, "kind", "'" + cell(row, "kind") + "' is no kind of piece");
    }
    piece.side = *side;
    piece.kind = *kind;
    piece.name = cell(row, "name");
    piece.note = cell(row, "note");
    read_value(row, piece);
    read_stock(row, piece);
    read_place(row, result);
    result.away = piece.away() != nullptr || away_.count(row.key) != 0;
    result.inside_id = cell(row, "inside");
    result.commander = cell(row, "commander");
    return result;
  }

  void read_value(const Row& row, state::Piece& piece) const {
    piece.value = cell(row, "value");
    if (piece.kind == PieceKind::Leader) {
      if (!piece.value.empty()) {
        fail(row.origin, "value", "a leader has no value on the sheet; he is named");
      }
      return;
    }
    if (context_.setting.rulebook->find_mix(piece.kind, piece.value) == nullptr) {
      fail(row.origin, "value",
           "there is no counter " + std::string{rulebook::name(piece.kind)} +
               (piece.value.empty() ? " without a value" : " " + piece.value) +
               " in the counter mix [3.26]");
    }
    if (const auto value = parse_counter_value(piece.value)) {
      piece.strength = value->strength;
      piece.parenthesised = value->parenthesised;
      piece.movement = value->movement;
    } else if (!piece.value.empty()) {
      fail(row.origin, "value", "'" + piece.value + "' is not of the form 10-3 or (5)-1");
    }
  }

  void read_stock(const Row& row, state::Piece& piece) const {
    const std::string& text = cell(row, "stock");
    if (text.empty()) {
      return;
    }
    piece.stock = require_int(row.origin, "stock", text);
    if (rulebook::is_transport(piece.kind) || rulebook::is_fort(piece.kind)) {
      return;  // a transport's load depends on the way [7.26] [17.12], a fort's has no limit
               // [13.32]
    }
    const auto& limits = context_.setting.rulebook->stock_limits;
    const auto limit = limits.find(piece.kind);
    if (limit == limits.end()) {
      fail(row.origin, "stock",
           "a piece of the kind " + std::string{rulebook::name(piece.kind)} + " holds no SUP");
    }
    if (piece.stock < 0 || piece.stock > limit->second) {
      fail(row.origin, "stock",
           text + " SUP are more than a piece of the kind " +
               std::string{rulebook::name(piece.kind)} +
               " holds: " + std::to_string(limit->second) + " [3.21]");
    }
  }

  void read_place(const Row& row, PlacedPiece& result) const {
    result.label = cell(row, "place");
    if (result.label == kOffMap) {
      result.piece.place = state::Away{};  // why, the words of the piece say
      return;
    }
    if (result.label.find('/') != std::string::npos) {
      const auto side = board::HexSide::parse(result.label);
      if (!side) {
        result.misplaced = side.error().reason;
        return;
      }
      result.piece.place = *side;
      return;
    }
    const auto hex = HexId::parse(result.label);
    if (!hex) {
      result.misplaced = hex.error().reason;
      return;
    }
    result.piece.place = *hex;
  }

  [[nodiscard]] PlacedPiece* find(std::string_view id) {
    const auto at = std::find_if(pieces_.begin(), pieces_.end(),
                                 [&](const PlacedPiece& each) { return each.row->key == id; });
    return at == pieces_.end() ? nullptr : &*at;
  }

  /// [3.15] Ships stand in water, everything else on land or aboard.
  void check_place(PlacedPiece& each) {
    if (!each.misplaced.empty() || each.away) {
      return;
    }
    const state::Piece& piece = each.piece;
    if (rulebook::is_ship(piece.kind)) {
      const bool water = piece.hex() != nullptr
                             ? map().water_of(*piece.hex()).has_value()
                             : map().water_of(std::get<board::HexSide>(piece.place)).has_value();
      if (!water) {
        each.misplaced = "no ship can stand in " + each.label +
                         ": it is no sea, lake or coastal hex and no navigable hexside [3.15]";
      }
      return;
    }
    if (is_within(each, goes_by_warship(piece.kind) ? rulebook::is_ship : rulebook::is_transport)) {
      return;
    }
    if (piece.hex() == nullptr) {
      each.misplaced = "only ships and what is aboard stand on the hexside " + each.label;
    } else if (!map().hex(*piece.hex()).is_land()) {
      each.misplaced = each.label + " is all water: no piece of the land stands there [6.12]";
    }
  }

  /// Whether the piece, or the HQ that holds it, is inside a piece of such a kind.
  [[nodiscard]] bool is_within(const PlacedPiece& each, bool (*wanted)(PieceKind)) {
    const PlacedPiece* holder = &each;
    for (int depth = 0; depth < kDeepest; ++depth) {
      holder = holder->inside_id.empty() ? nullptr : find(holder->inside_id);
      if (holder == nullptr) {
        return false;
      }
      if (wanted(holder->piece.kind)) {
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool is_open_combat_unit(const PlacedPiece& each) {
    if (!rulebook::is_ground_combat_unit(each.piece.kind) || each.piece.hex() == nullptr ||
        each.away || !each.misplaced.empty()) {
      return false;
    }
    return !is_within(each, rulebook::is_fort) && !is_within(each, rulebook::is_transport);
  }

  /// Combat units of both sides in the open in one hex: the one that an erratum moves away is the
  /// misplaced one.
  void check_enemies() {
    std::map<HexId, std::array<std::vector<PlacedPiece*>, 2>> by_hex;
    for (PlacedPiece& each : pieces_) {
      if (is_open_combat_unit(each)) {
        by_hex[*each.piece.hex()][static_cast<std::size_t>(each.piece.side)].push_back(&each);
      }
    }
    for (auto& [hex, sides] : by_hex) {
      if (sides[0].empty() || sides[1].empty()) {
        continue;
      }
      PlacedPiece* misplaced = nullptr;
      for (const auto& side : sides) {
        for (PlacedPiece* each : side) {
          if (!errata_of(context_.patches, {each->row->key}).empty()) {
            misplaced = each;
          }
        }
      }
      misplaced = misplaced != nullptr ? misplaced : sides[1].front();
      misplaced->misplaced =
          "units of both sides stand in " + hex.label() + ", outside any fort [6.15]";
    }
  }

  void leave_out(std::vector<SetupRemark>& remarks) {
    std::set<std::string> gone;
    for (PlacedPiece& each : pieces_) {
      if (!each.misplaced.empty()) {
        report(each, remarks);
        gone.insert(each.row->key);
      }
    }
    for (bool found = !gone.empty(); found;) {
      found = false;
      for (PlacedPiece& each : pieces_) {
        if (gone.count(each.inside_id) != 0 && gone.insert(each.row->key).second) {
          each.misplaced = "it is inside " + each.inside_id + ", which is left out";
          report(each, remarks);
          found = true;
        }
      }
    }
    pieces_.erase(std::remove_if(pieces_.begin(), pieces_.end(),
                                 [](const PlacedPiece& each) { return !each.misplaced.empty(); }),
                  pieces_.end());
  }

  void report(const PlacedPiece& each, std::vector<SetupRemark>& remarks) const {
    if (on_wrong_place_ == OnWrongPlace::Fail) {
      fail(each.row->origin, "place", each.misplaced);
    }
    remarks.push_back({each.row->key, std::string{rulebook::name(each.piece.kind)} +
                                          (each.piece.value.empty() ? "" : " ") + each.piece.value +
                                          " " + each.row->key + " in " + each.label +
                                          " is left out: " + each.misplaced});
  }

  void number() {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      pieces_[i].piece.id = state::PieceId{static_cast<std::uint16_t>(i)};
    }
  }

  void resolve() {
    for (PlacedPiece& each : pieces_) {
      resolve_inside(each);
      resolve_commander(each);
    }
  }

  void resolve_inside(PlacedPiece& each) {
    if (each.inside_id.empty()) {
      return;
    }
    const PlacedPiece* holder = find(each.inside_id);
    if (holder == nullptr) {
      fail(each.row->origin, "inside", "there is no piece " + each.inside_id);
    }
    const PieceKind kind = holder->piece.kind;
    const bool holds = rulebook::is_fort(kind) || rulebook::is_headquarters(kind) ||
                       rulebook::is_transport(kind) ||
                       (goes_by_warship(each.piece.kind) && rulebook::is_warship(kind));
    if (!holds || holder == &each) {
      fail(each.row->origin, "inside",
           each.inside_id + " is a piece of the kind " + std::string{rulebook::name(kind)} +
               ": only forts, headquarters and transports hold pieces, warships leaders and empty "
               "headquarters [10.31]");
    }
    if (holder->piece.side != each.piece.side) {
      fail(each.row->origin, "inside", each.inside_id + " belongs to the other side");
    }
    if (holder->piece.place != each.piece.place) {
      fail(each.row->origin, "inside",
           each.inside_id + " stands in " + holder->label + ", not in " + each.label);
    }
    check_circle(each);
    each.piece.inside = holder->piece.id;
  }

  void check_circle(const PlacedPiece& each) {
    const PlacedPiece* at = &each;
    for (int depth = 0; at != nullptr && !at->inside_id.empty(); ++depth) {
      if (depth >= kDeepest) {
        fail(each.row->origin, "inside", each.row->key + " would stand inside itself");
      }
      at = find(at->inside_id);
    }
  }

  /// A commander is named; he is the leader of that name on the same sheet [10.16].
  void resolve_commander(PlacedPiece& each) {
    if (each.commander.empty()) {
      return;
    }
    if (!rulebook::is_headquarters(each.piece.kind)) {
      fail(each.row->origin, "commander", "only a headquarters has a commander");
    }
    const auto at = std::find_if(pieces_.begin(), pieces_.end(), [&](const PlacedPiece& other) {
      return other.piece.kind == PieceKind::Leader && other.piece.side == each.piece.side &&
             other.piece.name == each.commander;
    });
    if (at == pieces_.end()) {
      fail(each.row->origin, "commander", "no leader " + each.commander + " of that side is there");
    }
    each.piece.commander = at->piece.id;
  }

  const SetupContext& context_;
  const std::set<std::string>& away_;
  OnWrongPlace on_wrong_place_;
  std::vector<PlacedPiece> pieces_;
};

void lay_rails(const SetupRows& rows, const map::Map& map, state::GameState& state) {
  const auto count = static_cast<std::size_t>(board::kHexCount);
  state.rail.cut.assign(count, false);
  state.rail.railhead.assign(count, {});
  for (const auto& [origin, hex] : rows.cuts) {
    if (!map.has_rail(hex)) {
      fail(origin, "cut", "no railroad runs through " + hex.label());
    }
    state.rail.cut[static_cast<std::size_t>(hex.ordinal())] = true;
  }
  for (const state::Piece& piece : state.pieces) {
    if (!rulebook::is_rail_marker(piece.kind) || piece.hex() == nullptr) {
      continue;
    }
    const auto at = static_cast<std::size_t>(piece.hex()->ordinal());
    if (piece.kind == PieceKind::RailCut) {
      state.rail.cut[at] = true;
    } else {
      state.rail.railhead[at].insert(piece.side);
    }
  }
  state.rail.net = movement::net_at_start(map, state);
}

}  // namespace

std::optional<CounterValue> parse_counter_value(std::string_view text) noexcept {
  const auto dash = text.rfind('-');
  if (dash == std::string_view::npos) {
    return std::nullopt;
  }
  std::string_view strength = text.substr(0, dash);
  const bool parenthesised =
      strength.size() > 2 && strength.front() == '(' && strength.back() == ')';
  if (parenthesised) {
    strength = strength.substr(1, strength.size() - 2);
  }
  const auto points = parse_int(strength);
  const auto movement = parse_int(text.substr(dash + 1));
  if (!points || !movement) {
    return std::nullopt;
  }
  return CounterValue{*points, parenthesised, *movement};
}

state::GameState build_state(const SetupRows& rows, const rulebook::Setting& setting,
                             const std::vector<PatchText>& patches, OnWrongPlace on_wrong_place,
                             std::vector<SetupRemark>& remarks) {
  const SetupContext context{rows.pieces, setting, patches};
  auto pieces = PieceBuilder{context, rows.away, on_wrong_place}.build(remarks);
  state::GameState state;
  state.cycle = rows.cycle;
  std::vector<state::Piece> standing;
  for (const PlacedPiece& each : pieces) {
    state.pieces.push_back(each.piece);
    standing.push_back(each.piece);
    if (each.away) {
      standing.back().place = state::Away{};
    }
  }
  check_leaders(context, state);
  check_depots(context, state);
  check_counter_mix(context, state);
  state.control = control_at_start(rows, *setting.map, standing);
  state.home = home_at_start(rows, *setting.map, state.control);
  lay_rails(rows, *setting.map, state);
  return state;
}

}  // namespace core::data
