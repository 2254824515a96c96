#include "core/strategic/blockade.h"

#include "core/strategic/campaign.h"
#include "core/strategic/income.h"

#include <algorithm>
#include <optional>

namespace core::strategic {
namespace {

using namespace base::literals;
using map::Town;

constexpr std::string_view kWord = "Blockade";

/// [24.11] The water from which the port is closed.
std::optional<map::WaterPlaceId> sea_of(const Situation& now, HexId port) {
  for (const map::TownId id : now.map().towns_in(port)) {
    const Town& town = now.map().town(id);
    if (town.seaport && town.sea_location) {
      return now.map().water_of(*town.sea_location);
    }
  }
  return std::nullopt;
}

bool closes_ports(const state::Piece& piece) noexcept {
  const bool kind = piece.kind == PieceKind::NavalFlotilla || piece.kind == PieceKind::Ironclad;
  return piece.side == Side::Union && kind && !piece.is_fitting_out();
}

/// Whether the cycle track lets the Union blockade with ships [24.13] [22.23]; as printed (E099) it
/// always may.
bool is_season(const Situation& now) {
  return cycle_row(now).says(Side::Union, kWord) || !now.in_force("E099"_erratum);
}

bool is_tried(const Situation& now, HexId port) {
  const auto& tried = now.state.war.blockades;
  return std::any_of(tried.begin(), tried.end(),
                     [&](const state::Blockade& each) { return each.port == port; });
}

}  // namespace

int ships_before(const Situation& now, HexId port) {
  const auto sea = sea_of(now, port);
  if (!sea || now.occupancy.warships(*sea).has(Side::Confederate)) {
    return 0;
  }
  int ships = 0;
  for (const PieceId id : now.occupancy.pieces_at(*sea)) {
    ships += closes_ports(now.piece(id)) ? 1 : 0;
  }
  for (const state::Blockade& other : now.state.war.blockades) {
    ships -= sea_of(now, other.port) == sea ? other.ships : 0;
  }
  return std::max(0, ships);
}

int closing_die(const Situation& now, int ships) {
  return now.book().blockade.highest(ships, now.state.cycle.is_winter());
}

state::Ruling<> may_blockade(const Situation& now, HexId port, int ships) {
  const std::vector<HexId> ports = import_ports(now);
  if (std::find(ports.begin(), ports.end(), port) == ports.end()) {
    return state::refused(state::refusal("24.11"_case, "no-port-to-close").in(port));
  }
  if (!is_season(now)) {
    return state::refused(state::refusal("24.13"_case, "no-blockade-yet").in(port));
  }
  if (is_tried(now, port)) {
    return state::refused(state::refusal("24.11"_case, "blockade-tried").in(port));
  }
  if (const NoIncome why = why_no_import(now, port); why != NoIncome::None) {
    const bool by_case = why == NoIncome::HarbourLost || why == NoIncome::Besieged;
    return state::refused(
        state::refusal(by_case ? "24.14"_case : "21.34"_case, "port-imports-nothing").in(port));
  }
  const int there = ships_before(now, port);
  if (ships < 1 || ships > there) {
    return state::refused(state::refusal("24.11"_case, "too-few-before-port")
                              .in(port)
                              .figures(std::max(1, ships), there));
  }
  return {};
}

void blockade(Record& record, HexId port, int ships) {
  const int highest = closing_die(record.now(), ships);
  const int face =
      record.roll(rulebook::RollId::Blockade, Side::Union, "24.11"_case, {std::nullopt, port});
  const bool closed = face <= highest;
  record.apply(state::BlockadeTried{{port, ships, closed}});
}

void offer_blockades(const Situation& now, sequence::Choices& legal) {
  if (!is_season(now)) {
    return;
  }
  for (const HexId port : import_ports(now)) {
    for (int ships = ships_before(now, port); ships > 0; --ships) {
      if (legal.wants(sequence::ActionKind::BlockadePort) && may_blockade(now, port, ships)) {
        legal.add({sequence::ActionKind::BlockadePort, {}, {}, port, {}, ships});
      }
    }
  }
}

}  // namespace core::strategic
