// What a position as a whole must keep to.
#include "core/data/setup_pieces.h"

#include <map>
#include <set>
#include <tuple>

namespace core::data {
namespace {

std::string_view adjective(board::Side side) {
  return side == board::Side::Union ? "Union" : "Confederate";
}

}  // namespace

std::string errata_of(const std::vector<PatchText>& patches, const std::vector<std::string>& keys) {
  std::set<std::string> ids;
  for (const PatchText& patch : patches) {
    for (const std::string& key : keys) {
      if (patch.row.table == "piece" && patch.row.key == key) {
        ids.insert(patch.row.erratum);
      }
    }
  }
  std::string text;
  for (const std::string& id : ids) {
    text += (text.empty() ? "" : " and ") + id;
  }
  return text;
}

// [Appendix A] Each leader is one counter.
void check_leaders(const SetupContext& context, const std::vector<PlacedPiece>& pieces) {
  std::map<std::pair<board::Side, std::string>, const Row*> seen;
  for (const PlacedPiece& each : pieces) {
    const state::Piece& piece = each.piece;
    if (piece.kind != rulebook::PieceKind::Leader) {
      continue;
    }
    if (context.setting.rulebook->find_leader(piece.side, piece.name) == nullptr) {
      fail(each.row->origin, "name",
           "'" + piece.name + "' is no " + std::string{adjective(piece.side)} +
               " leader of Appendix A");
    }
    const auto [before, fresh] = seen.emplace(std::pair{piece.side, piece.name}, each.row);
    if (!fresh) {
      fail(each.row->origin, "name",
           "the leader " + piece.name + " stands twice (" + before->second->key + ", line " +
               std::to_string(before->second->origin.line) + ")");
    }
  }
}

// [17.53] Not more than one Depot per side in a hex.
void check_depots(const SetupContext& context, const std::vector<PlacedPiece>& pieces) {
  std::map<std::pair<board::Side, board::HexId>, const Row*> seen;
  for (const PlacedPiece& each : pieces) {
    if (each.piece.kind != rulebook::PieceKind::Depot || each.piece.hex() == nullptr) {
      continue;
    }
    const auto [before, fresh] =
        seen.emplace(std::pair{each.piece.side, *each.piece.hex()}, each.row);
    if (fresh) {
      continue;
    }
    const std::string errata = errata_of(context.patches, {before->second->key, each.row->key});
    fail(each.row->origin, "place",
         "two " + std::string{adjective(each.piece.side)} + " Depots in " +
             each.piece.hex()->label() + " (" + before->second->key + " and " + each.row->key +
             "): one a side and hex [17.53]" +
             (errata.empty() ? "" : "; " + errata + " are to be selected together"));
  }
}

// [3.26] The counters in the box limit what a side may have, kind by kind.
void check_counter_mix(const SetupContext& context, const std::vector<PlacedPiece>& pieces) {
  if (!context.setting.switches.errata.has("E030")) {
    return;
  }
  std::map<std::tuple<board::Side, rulebook::PieceKind, std::string>, int> used;
  for (const PlacedPiece& each : pieces) {
    const state::Piece& piece = each.piece;
    const auto* mix = context.setting.rulebook->find_mix(piece.kind, piece.value);
    if (mix == nullptr) {
      continue;  // leaders have a list of their own, and rail markers no limit
    }
    const int count = ++used[{piece.side, piece.kind, piece.value}];
    const int limit = mix->count[static_cast<std::size_t>(piece.side)];
    if (count > limit) {
      const std::string counter =
          std::string{rulebook::name(piece.kind)} + (piece.value.empty() ? "" : " " + piece.value);
      fail(each.row->origin, "kind",
           each.row->key + " is counter " + std::to_string(count) + " of " + counter + "; the " +
               std::string{adjective(piece.side)} + " has " + std::to_string(limit) + " [3.26]");
    }
  }
}

}  // namespace core::data
