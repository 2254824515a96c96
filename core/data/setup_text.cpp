#include "core/data/setup_text.h"

#include "core/data/setup_build.h"
#include "core/data/setup_head.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using board::HexId;
using board::Side;
using state::GameState;
using state::Piece;

/// The id as a sheet can hold it: '#', which marks pieces without an id of their own, begins a
/// comment there.
std::string written_id(const Piece& piece) {
  const std::string& id = piece.sheet_id;
  return id.front() == '#' ? "P" + id.substr(1) : id;
}

std::string place_words(const map::Map& map, const state::Place& place) {
  if (const auto* const hex = std::get_if<HexId>(&place)) {
    const auto towns = map.towns_in(*hex);
    return towns.empty() ? hex->label() : hex->label() + " " + map.town(towns.front()).name;
  }
  if (const auto* const side = std::get_if<board::HexSide>(&place)) {
    const auto& row = map.side(*side);
    return row.river ? side->label() + " " + map.river(*row.river).name : side->label();
  }
  return std::string{kOffMap};
}

std::string piece_words(const GameState& state, const Piece& piece, rulebook::Cycle first_cycle) {
  std::string line = "  " + written_id(piece) + "  " + std::string{rulebook::name(piece.kind)};
  if (!piece.value.empty()) {
    line += " " + piece.value.str();
  }
  if (!piece.name.empty()) {
    line += "  \"" + piece.name.str() + "\"";
  }
  if (piece.inside) {
    line += "  in " + written_id(state.piece(*piece.inside));
  }
  if (piece.stock != 0) {
    line += "  stock " + std::to_string(piece.stock);
  }
  if (piece.commander && rulebook::is_headquarters(piece.kind)) {
    line += "  commander \"" + state.piece(*piece.commander).name.str() + "\"";
  }
  line += activity_words(state, piece, first_cycle, written_id);
  return line + (piece.note.empty() ? "\n" : "  ; " + piece.note.str() + "\n");
}

/// Whether hexes stand in one column of a sheet: each has its line, so that one hex that changes
/// hands changes two lines and not all that follow.
bool shares_column(std::string_view a, std::string_view b) {
  constexpr std::size_t kSheetAndColumn = 3;
  return a.substr(0, kSheetAndColumn) == b.substr(0, kSheetAndColumn);
}

/// "control B3301 B3302 union": the hexes of each holder, by Side and then nobody's.
class Holders {
 public:
  void add(state::Controller holder, HexId hex) {
    hexes_[holder ? static_cast<std::size_t>(*holder) : 2].push_back(hex.label());
  }

  [[nodiscard]] std::string text(std::string_view word) const {
    constexpr std::array<std::string_view, 3> kHolders{"union", "confederate", "none"};
    std::string text;
    for (std::size_t holder = 0; holder < hexes_.size(); ++holder) {
      const auto& list = hexes_[holder];
      for (std::size_t at = 0; at < list.size(); ++at) {
        const bool begins = at == 0 || !shares_column(list[at - 1], list[at]);
        const bool ends = at + 1 == list.size() || !shares_column(list[at], list[at + 1]);
        text += (begins ? std::string{word} : "") + " " + list[at];
        text += ends ? " " + std::string{kHolders[holder]} + "\n" : "";
      }
    }
    return text;
  }

 private:
  std::array<std::vector<std::string>, 3> hexes_;
};

std::string cuts_text(const map::Map& map, const GameState& state) {
  std::string text;
  for (const map::Hex& hex : map.hexes()) {
    const bool cut = state.rail.is_cut(hex.id);
    const bool marked =
        cut && std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
          return piece.kind == rulebook::PieceKind::RailCut && piece.place == state::Place{hex.id};
        });
    if (cut && !marked) {
      text += "cut " + hex.id.label() + "\n";
    }
  }
  return text;
}

std::string one_line(std::string_view text) {
  std::string line{trim(text)};
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

std::string side_line(std::string_view word, Side side, const std::string& figure) {
  return std::string{word} + " " + std::string{board::name(side)} + " " + figure + "\n";
}

/// [23.0] [25.0] The figures of a campaign that position files know.
std::string campaign_text(const rulebook::Setting& setting, const GameState& state) {
  const int now = (rulebook::first_game_turn(setting.scenario->first_cycle, state.cycle) - 1) /
                  rulebook::kGameTurnsOfCycle;
  std::string text;
  for (const Side side : board::kSides) {
    const state::Manpower& manpower = state.war.manpower_of(side);
    const auto call = rulebook::name(static_cast<rulebook::Call>(manpower.call));
    text +=
        side_line("call", side, std::string{call} + " " + std::to_string(now - manpower.since + 1));
    text += side_line("personnel", side, std::to_string(manpower.points));
    text += side_line("politics", side, std::to_string(state.war.politics_of(side).points));
  }
  return state.war.kentucky
             ? text + "kentucky " + std::string{board::name(*state.war.kentucky)} + "\n"
             : text;
}

std::string turn_words(const rulebook::Setting& setting, const GameState& state) {
  const state::Turn& turn = state.turn;
  std::string text = "game-turn " + std::to_string(turn.game_turn) + "\nstage " +
                     std::string{state::name(turn.stage)} + " " +
                     std::string{board::name(turn.acting)} + "\nfirst-player " +
                     std::string{board::name(turn.first_player)} + "\n";
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    text += side_line("chit", side, std::to_string(turn.chit[at]));
    text += side_line("commands", side, std::to_string(turn.commands[at]));
    text += side_line("pool", side, std::to_string(state.treasury[at].pool));
    text += side_line("rail-points", side, std::to_string(state.treasury[at].rail_points));
  }
  return setting.is_campaign() ? text + campaign_text(setting, state) : text;
}

}  // namespace

NoSetup why_no_setup(const state::GameState& state) noexcept {
  if (!state.turn.pending.empty()) {
    return NoSetup::InWork;
  }
  if (state.turn.stage == state::Stage::Over || state.war.end != state::EarlyEnd::None) {
    return NoSetup::Over;
  }
  return state.turn.stage == state::Stage::SetUp ? NoSetup::NotBegun : NoSetup::None;
}

std::string holders_text(const map::Map& map, const state::GameState& state) {
  const SetupRows rows{{}, state.cycle, {}, {}, {}, {}, true};
  const auto told = control_at_start(rows, map, state.pieces);
  Holders control;
  Holders home;
  for (const map::Hex& hex : map.hexes()) {
    const auto at = static_cast<std::size_t>(hex.id.ordinal());
    if (state.control[at] != told[at]) {
      control.add(state.control[at], hex.id);
    }
    if (state.home[at] != state.control[at]) {
      home.add(state.home[at], hex.id);
    }
  }
  return control.text("control") + home.text("home") + cuts_text(map, state);
}

std::string stocks_text(const state::GameState& state) {
  std::string text;
  for (const state::GroundStock& stock : state.ground) {
    text += "ground " + stock.hex.label() + " " + std::to_string(stock.points) + "\n";
  }
  for (const state::FedLanding& fed : state.landings) {
    text += "fed-landing " + written_id(state.piece(fed.transport)) + " " + fed.loading.label() +
            " " + fed.landing.label() + " " + std::to_string(fed.used) + "\n";
  }
  return text;
}

std::string pieces_text(const map::Map& map, const state::GameState& state,
                        rulebook::Cycle first_cycle, bool off_map) {
  std::string text;
  for (const Side side : board::kSides) {
    text += "\nside " + std::string{board::name(side)} + "\n";
    std::string place;
    for (const Piece& piece : state.pieces) {
      if (piece.side != side || (piece.away() != nullptr && !off_map)) {
        continue;
      }
      if (const std::string here = place_words(map, piece.place); here != place) {
        text += "\nat " + here + "\n";
        place = here;
      }
      text += piece_words(state, piece, first_cycle);
    }
  }
  return text;
}

std::string setup_text(const SetupWords& words, const rulebook::Setting& setting,
                       const rulebook::Scenario* base, const state::GameState& state) {
  const GameState kept = as_setup(state);
  const rulebook::Scenario& scenario = *setting.scenario;
  std::string text =
      "# A set-up of Sumter, from a game: plain text (scenarios/README.md).\n"
      "# Pieces stand as they stood in the game: errata of the printed set-ups are "
      "not applied to them again.\n"
      "setup 1\n";
  text += "title " + one_line(words.title) + "\n" + briefing_text(words.briefing);
  text += "errata " + setting.switches.errata.text() + "\noptions " +
          setting.switches.options.text() + "\nsecrecy " +
          std::string{rulebook::name(setting.switches.secrecy)} + "\n\n";
  text += "cycle " + state.cycle.text() + "\n";
  text += base != nullptr ? "scenario " + scenario.id + "\n" : std::string{};
  text += own_terms_text(scenario, base) + "\n" + turn_words(setting, kept) +
          kept_text(setting, kept) + "\n";
  text += holders_text(*setting.map, kept) + stocks_text(kept);
  return text + pieces_text(*setting.map, kept, scenario.first_cycle, true);
}

}  // namespace core::data
