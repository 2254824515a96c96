// What a game keeps, written as the lines of a set-up.
#include "core/data/kept_text.h"
#include "core/movement/rail_net.h"
#include "core/rulebook/production_tables.h"

#include <map>

namespace core::data {
namespace {

using board::HexId;
using board::Side;
using board::SideSet;
using rulebook::PieceKind;
using state::GameState;
using state::Piece;

constexpr std::size_t kHexesOfLine = 16;

std::size_t side_index(Side side) { return static_cast<std::size_t>(side); }

std::size_t hex_index(HexId hex) { return static_cast<std::size_t>(hex.ordinal()); }

/// "net B3301 B3302 union" for hexes that are told by who they belong to.
class HexLines {
 public:
  void add(const std::string& owner, HexId hex) { hexes_[owner].push_back(hex.label()); }

  [[nodiscard]] std::string text(std::string_view word) const {
    std::string text;
    for (const auto& [owner, hexes] : hexes_) {
      for (std::size_t at = 0; at < hexes.size(); ++at) {
        const bool ends = at % kHexesOfLine == kHexesOfLine - 1 || at + 1 == hexes.size();
        text += (at % kHexesOfLine == 0 ? std::string{word} : "") + " " + hexes[at];
        text += ends ? (owner.empty() ? "\n" : " " + owner + "\n") : std::string{};
      }
    }
    return text;
  }

 private:
  std::map<std::string, std::vector<std::string>> hexes_;
};

std::string owners(SideSet sides) {
  if (sides == SideSet::both()) {
    return "both";
  }
  for (const Side side : board::kSides) {
    if (sides.has(side)) {
      return std::string{board::name(side)};
    }
  }
  return "none";
}

std::string line_of(std::string_view word, Side side, int number) {
  return number == 0 ? std::string{}
                     : std::string{word} + " " + std::string{board::name(side)} + " " +
                           std::to_string(number) + "\n";
}

std::string rail_text(const rulebook::Setting& setting, const GameState& state) {
  std::vector<SideSet> marked(state.rail.railhead.size());
  for (const Piece& piece : state.pieces) {
    if (piece.kind == PieceKind::Railhead && piece.hex() != nullptr) {
      marked[hex_index(*piece.hex())].insert(piece.side);
    }
  }
  const std::vector<SideSet> told = movement::net_at_start(*setting.map, state);
  HexLines railheads;
  HexLines net;
  for (const map::Hex& hex : setting.map->hexes()) {
    const std::size_t at = hex_index(hex.id);
    if (state.rail.railhead[at] != marked[at]) {
      railheads.add(owners(state.rail.railhead[at]), hex.id);
    }
    if (state.rail.net[at] != told[at]) {
      net.add(owners(state.rail.net[at]), hex.id);
    }
  }
  return railheads.text("railhead") + net.text("net");
}

std::string turn_kept_text(const GameState& state) {
  std::string text;
  if (state.turn.step != 0) {
    text += "step " + std::to_string(state.turn.step) + "\n";
  }
  if (state.turn.union_restricted) {
    text += "union-restricted\n";
  }
  for (const Side side : board::kSides) {
    text += line_of("lost", side, state.treasury_of(side).lost);
  }
  return text;
}

std::string places_text(const GameState& state) {
  std::string text;
  for (const state::Building& each : state.buildings) {
    text += "building " + each.hex.label() + " " + std::string{board::name(each.side)} + " " +
            std::string{rulebook::name(each.kind)} + " " + std::to_string(each.paid) + "\n";
  }
  for (const state::FerryUse& each : state.ferries) {
    text += "rail-ferry " + each.side.label() + " " + std::to_string(each.rail_points) + "\n";
  }
  HexLines changed;
  for (const state::ChangedHands& each : state.changed_hands) {
    changed.add(each.before ? std::string{board::name(*each.before)} : "none", each.hex);
  }
  text += changed.text("changed-hands");
  for (const state::Arrival& each : state.waiting) {
    text += "arrival " + each.id.str() + " " + std::string{board::name(each.side)} + " " +
            std::string{rulebook::name(each.kind)} + " " + std::to_string(each.points) + "\n";
  }
  return text;
}

std::string side_war_text(const GameState& state, Side side) {
  const state::Politics& politics = state.war.politics_of(side);
  const state::DueHeadquarters& due = state.war.headquarters[side_index(side)];
  std::string text;
  const unsigned made = state.war.manpower_of(side).made;
  if (made != state::Manpower{}.made) {
    text += "calls-made " + std::string{board::name(side)};
    for (unsigned row = 0; row < rulebook::kCallCount; ++row) {
      text += (made & (1U << row)) != 0
                  ? " " + std::string{rulebook::name(static_cast<rulebook::Call>(row))}
                  : "";
    }
    text += "\n";
  }
  text += line_of("table-uses", side, politics.table_uses);
  text += line_of("losses-counted", side, politics.losses_counted);
  text += line_of("forts-taken", side, politics.forts_taken);
  text += politics.has_washington ? "washington-taken\n" : "";
  text += politics.has_five_cities ? "five-cities-held\n" : "";
  if (due.corps != 0 || due.armies != 0) {
    text += "headquarters-due " + std::string{board::name(side)} + " " + std::to_string(due.corps) +
            " " + std::to_string(due.armies) + "\n";
  }
  if (const auto& department = state.war.relocated[side_index(side)]) {
    text += "relocated " + state.piece(*department).sheet_id.str() + "\n";
  }
  return text;
}

std::string war_text(const rulebook::Setting& setting, const GameState& state) {
  std::string text;
  for (const Side side : board::kSides) {
    text += side_war_text(state, side);
  }
  for (const state::Blockade& each : state.war.blockades) {
    text += "blockade " + each.port.label() + " " + std::to_string(each.ships) +
            (each.closed ? " closed\n" : " open\n");
  }
  HexLines augmented;
  for (const HexId hex : state.war.augmented) {
    augmented.add("", hex);
  }
  text += augmented.text("augmented");
  for (const state::Deployed& each : state.war.deployed) {
    text += "deployed " + each.hex.label() + " " + std::string{rulebook::name(each.kind)} + " " +
            std::to_string(each.count) + "\n";
  }
  for (const state::FittingOut& each : state.war.fitting) {
    text += "fitting-out " + state.piece(each.ship).sheet_id.str() + " " + each.site.label() + " " +
            rulebook::cycle_after(setting.scenario->first_cycle, each.since).text() + "\n";
  }
  HexLines cities;
  for (const HexId hex : state.war.cities) {
    cities.add("", hex);
  }
  return text + cities.text("city-counted") + (state.war.emancipated ? "emancipated\n" : "");
}

}  // namespace

std::string kept_text(const rulebook::Setting& setting, const state::GameState& state) {
  return turn_kept_text(state) + rail_text(setting, state) + places_text(state) +
         war_text(setting, state);
}

}  // namespace core::data
