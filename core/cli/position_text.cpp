// A position written as a position file (scenarios/README.md).
#include "core/cli/position.h"
#include "core/cli/words.h"
#include "core/data/deed_text.h"
#include "core/territory/hex_control.h"

#include <fmt/format.h>

#include <algorithm>

namespace core::cli {
namespace {

using board::HexId;
using state::GameState;
using state::Piece;

constexpr std::size_t kHexesALine = 16;

/// The id as a sheet can hold it: '#', which marks pieces without an id of their own, begins a
/// comment there.
std::string written_id(const Piece& piece) {
  const std::string id = key(piece);
  return id.front() == '#' ? "P" + id.substr(1) : id;
}

/// Pieces that stand in the same place follow each other; what holds others keeps its place before
/// them because ids run as the sheet does.
std::string piece_line(const GameState& state, const Piece& piece) {
  std::string line = fmt::format("  {}  {}", written_id(piece), rulebook::name(piece.kind));
  if (!piece.value.empty()) {
    line += " " + piece.value;
  }
  if (!piece.name.empty()) {
    line += fmt::format("  \"{}\"", piece.name.str());
  }
  if (piece.inside) {
    line += "  in " + written_id(state.piece(*piece.inside));
  }
  if (piece.stock != 0) {
    line += fmt::format("  stock {}", piece.stock);
  }
  if (piece.commander) {
    line += fmt::format("  commander \"{}\"", state.piece(*piece.commander).name.str());
  }
  line += data::deed_words(
      piece, piece.deeds.span ? written_id(state.piece(*piece.deeds.span)) : std::string{});
  if (!piece.note.empty()) {
    line += "  ; " + piece.note;
  }
  return line + "\n";
}

std::string side_text(const data::OpenedSetup& opened, board::Side side) {
  std::string text = fmt::format("\nside {}\n", board::name(side));
  const state::Place* place = nullptr;
  for (const Piece& piece : opened.state.pieces) {
    if (piece.side != side || piece.away() != nullptr) {
      continue;
    }
    if (place == nullptr || *place != piece.place) {
      text += fmt::format("\nat {}\n", place_name(*opened.setting.map, piece.place));
      place = &piece.place;
    }
    text += piece_line(opened.state, piece);
  }
  return text;
}

/// "control B3301 B3302 union": the hexes of each holder, by Side and then nobody's.
std::string holder_lines(std::string_view word,
                         const std::array<std::vector<std::string>, 3>& hexes) {
  constexpr std::array<std::string_view, 3> kHolders{"union", "confederate", "none"};
  std::string text;
  for (std::size_t holder = 0; holder < hexes.size(); ++holder) {
    const auto& list = hexes[holder];
    for (std::size_t at = 0; at < list.size(); at += kHexesALine) {
      const auto end = std::min(at + kHexesALine, list.size());
      text += fmt::format("{} {} {}\n", word,
                          fmt::join(list.begin() + static_cast<std::ptrdiff_t>(at),
                                    list.begin() + static_cast<std::ptrdiff_t>(end), " "),
                          kHolders[holder]);
    }
  }
  return text;
}

/// Every hex that its state or its units do not give to its holder already.
std::string control_text(const data::OpenedSetup& opened) {
  std::vector<bool> occupied(opened.state.control.size());
  for (const Piece& piece : opened.state.pieces) {
    if (piece.hex() != nullptr && rulebook::is_ground_combat_unit(piece.kind)) {
      occupied[static_cast<std::size_t>(piece.hex()->ordinal())] = true;
    }
  }
  std::array<std::vector<std::string>, 3> hexes;
  for (const map::Hex& hex : opened.setting.map->hexes()) {
    const state::Controller holder = opened.state.controller(hex.id);
    const bool told = holder == territory::holder_by_state(*opened.setting.map, hex.id);
    if (hex.is_land() && (!told || occupied[static_cast<std::size_t>(hex.id.ordinal())])) {
      hexes[holder ? static_cast<std::size_t>(*holder) : 2].push_back(hex.id.label());
    }
  }
  return holder_lines("control", hexes);
}

/// Every hex that changed hands since the game began.
std::string home_text(const data::OpenedSetup& opened) {
  std::array<std::vector<std::string>, 3> hexes;
  for (const map::Hex& hex : opened.setting.map->hexes()) {
    const state::Controller home = opened.state.home[static_cast<std::size_t>(hex.id.ordinal())];
    if (hex.is_land() && home != opened.state.controller(hex.id)) {
      hexes[home ? static_cast<std::size_t>(*home) : 2].push_back(hex.id.label());
    }
  }
  return holder_lines("home", hexes);
}

/// SUP on the ground, and landing places that were fed.
std::string stock_text(const GameState& state) {
  std::string text;
  for (const state::GroundStock& stock : state.ground) {
    text += fmt::format("ground {} {}\n", stock.hex.label(), stock.points);
  }
  for (const state::FedLanding& fed : state.landings) {
    text += fmt::format("fed-landing {} {} {} {}\n", written_id(state.piece(fed.transport)),
                        fed.loading.label(), fed.landing.label(), fed.used);
  }
  return text;
}

/// Cuts that no rail-cut piece of the sheet makes.
std::string cut_text(const data::OpenedSetup& opened) {
  std::string text;
  for (const map::Hex& hex : opened.setting.map->hexes()) {
    const bool cut = opened.state.rail.cut[static_cast<std::size_t>(hex.id.ordinal())];
    const bool marked = std::any_of(
        opened.state.pieces.begin(), opened.state.pieces.end(), [&](const Piece& piece) {
          return piece.kind == rulebook::PieceKind::RailCut && piece.place == state::Place{hex.id};
        });
    if (cut && !marked) {
      text += "cut " + hex.id.label() + "\n";
    }
  }
  return text;
}

}  // namespace

std::string position_text(const data::OpenedSetup& opened) {
  std::string text = fmt::format("# {}, errata {}\ncycle {}\n", opened.info.title,
                                 opened.setting.switches.errata.text(), opened.state.cycle.text());
  if (opened.setting.scenario) {
    text += "scenario " + opened.setting.scenario->id + "\n";
  }
  for (const data::SetupRemark& remark : opened.remarks) {
    text += "# " + remark.text + "\n";
  }
  text += control_text(opened);
  text += home_text(opened);
  text += cut_text(opened);
  text += stock_text(opened.state);
  for (const board::Side side : board::kSides) {
    text += side_text(opened, side);
  }
  return text;
}

}  // namespace core::cli
