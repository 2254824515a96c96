#include "core/data/away_text.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using rulebook::PieceKind;
using state::AwayKind;
using state::Piece;

/// Why a piece is off the map; a cycle or a game-turn and a hex follow some.
struct OutWord {
  std::string_view word;
  AwayKind kind;
};

constexpr std::array<OutWord, 8> kOut{{{"wounded", AwayKind::Wounded},
                                       {"captured", AwayKind::Captured},
                                       {"due", AwayKind::Spiral},
                                       {"florida", AwayKind::Florida},
                                       {"galveston", AwayKind::Galveston},
                                       {"pool", AwayKind::Pool},
                                       {"waiting", AwayKind::Waiting},
                                       {"eliminated", AwayKind::Unused}}};

std::string_view word_of(AwayKind kind) {
  return std::find_if(kOut.begin(), kOut.end(),
                      [&](const OutWord& each) { return each.kind == kind; })
      ->word;
}

bool is_round_about(AwayKind kind) {
  return kind == AwayKind::Florida || kind == AwayKind::Galveston;
}

/// A cycle in which somebody comes back, which may lie behind the end of the game.
std::optional<rulebook::Cycle> later_cycle(std::string_view text) {
  if (const auto cycle = rulebook::Cycle::parse(text)) {
    return cycle;
  }
  constexpr int kLastYears = 67;
  const auto slash = text.find('/');
  const auto number = parse_int(text.substr(0, slash));
  const auto year =
      slash == std::string_view::npos ? std::nullopt : parse_int(text.substr(slash + 1));
  if (!number || !year || *number < 1 || *number > rulebook::kCyclesOfYear || *year < 65 ||
      *year > kLastYears) {
    return std::nullopt;
  }
  return rulebook::Cycle{static_cast<std::int16_t>(1800 + *year),
                         static_cast<std::uint8_t>(*number)};
}

OutText cycle_of_out(const Origin& origin, AwayKind kind, const std::string& value) {
  const auto cycle = later_cycle(value);
  const bool due = kind == AwayKind::Spiral;
  const std::string word{word_of(kind)};
  if (!cycle) {
    fail(origin, word,
         "'" + value + "' is not the cycle in which " + (due ? "it is due: " : "he comes back: ") +
             word + " 7/62");
  }
  return {kind, cycle, 0, {}};
}

board::HexId hex_of_out(const Origin& origin, std::string_view word, std::string_view text) {
  const auto hex = board::HexId::parse(text);
  if (!hex) {
    fail(origin, std::string{word}, hex.error().reason);
  }
  return *hex;
}

/// The number of a cycle of the game, from 0.
std::int16_t number_of(rulebook::Cycle cycle, const rulebook::Setting& setting,
                       const state::GameState& state) {
  const rulebook::Cycle first =
      setting.scenario != nullptr ? setting.scenario->first_cycle : state.cycle;
  return static_cast<std::int16_t>((rulebook::first_game_turn(first, cycle) - 1) /
                                   rulebook::kGameTurnsOfCycle);
}

/// [21.41] Puts a unit on the production spiral; its hex is where an Ironclad is built [21.71].
void put_on_spiral(const ActivityText& status, const rulebook::Setting& setting,
                   const state::GameState& state, Piece& unit) {
  const bool produced = rulebook::is_ground_combat_unit(unit.kind) ||
                        rulebook::is_ship(unit.kind) || unit.kind == PieceKind::SupplyTrain ||
                        unit.kind == PieceKind::SiegeTrain ||
                        unit.kind == PieceKind::RailwayRepair || unit.kind == PieceKind::Base;
  if (!produced || unit.inside || unit.stock > 0 || !status.done.empty() || !status.span.empty() ||
      status.spent != 0) {
    fail(status.origin, "due",
         "only a unit that is produced, by itself and empty, is on the production spiral [21.41]");
  }
  const board::HexId* const hex = unit.hex();
  unit.place = state::Away{AwayKind::Spiral, number_of(*status.out->cycle, setting, state),
                           hex != nullptr ? *hex : status.out->back};
}

/// [22.5] Takes a leader off the map until the cycle that is told.
void send_out(const ActivityText& status, const rulebook::Setting& setting,
              const state::GameState& state, Piece& leader) {
  const AwayKind kind = status.out->kind;
  const rulebook::Cycle cycle = *status.out->cycle;
  const std::string column{word_of(kind)};
  if (leader.kind != PieceKind::Leader || leader.inside || !status.done.empty() ||
      !status.span.empty() || status.spent != 0) {
    fail(status.origin, column,
         "only a leader by himself, who does nothing else, is " + column + " [22.5]");
  }
  leader.place = state::Away{kind, number_of(cycle, setting, state), {}};
}

/// Takes any other piece off the map: no cycle is told of it.
void send_away(const ActivityText& status, Piece& piece) {
  const AwayKind kind = status.out->kind;
  const std::string column{word_of(kind)};
  const bool sailing = kind == AwayKind::Florida;
  if (piece.inside && !is_round_about(kind)) {
    fail(status.origin, column, status.piece + " is inside another piece");
  }
  if ((kind == AwayKind::Pool || kind == AwayKind::Waiting) && piece.kind != PieceKind::Leader) {
    fail(status.origin, column, "only a leader is in the pool, or waits for a place [22.31]");
  }
  if (is_round_about(kind) && !(sailing ? goes_by_land(piece.kind) || rulebook::is_ship(piece.kind)
                                        : goes_by_land(piece.kind))) {
    fail(status.origin, column,
         "a " + std::string{rulebook::name(piece.kind)} + " does not go that way " +
             (sailing ? "[7.41]" : "[7.54]"));
  }
  piece.place =
      state::Away{kind, static_cast<std::int16_t>(status.out->game_turn), status.out->back};
}

}  // namespace

std::optional<AwayKind> away_kind_of(std::string_view word) noexcept {
  const auto* const found = std::find_if(kOut.begin(), kOut.end(),
                                         [&](const OutWord& each) { return each.word == word; });
  return found == kOut.end() ? std::nullopt : std::optional{found->kind};
}

bool goes_by_land(PieceKind kind) noexcept {
  return rulebook::is_ground_unit(kind) || rulebook::is_headquarters(kind) ||
         kind == PieceKind::Leader;
}

/// "florida 25 C1234", "due 7/62" and, behind `from`, where an Ironclad is built.
OutText read_away(const Origin& origin, AwayKind kind, const std::vector<std::string>& parts,
                  std::size_t& next) {
  const std::string& value = parts[next++];
  if (!is_round_about(kind)) {
    OutText out = cycle_of_out(origin, kind, value);
    if (kind == AwayKind::Spiral && next + 1 < parts.size() && parts[next] == "from") {
      out.back = hex_of_out(origin, "due", parts[next + 1]);
      next += 2;
    }
    return out;
  }
  constexpr int kMostGameTurns = 9999;
  const std::string word{word_of(kind)};
  if (next >= parts.size()) {
    fail(origin, word, "a game-turn and the hex where it comes back: " + word + " 9 B3402");
  }
  return OutText{kind, std::nullopt, require_int_within(origin, word, value, 1, kMostGameTurns),
                 hex_of_out(origin, word, parts[next++])};
}

void take_off_map(const ActivityText& status, const rulebook::Setting& setting,
                  const state::GameState& state, Piece& piece) {
  if (status.out->kind == AwayKind::Spiral) {
    put_on_spiral(status, setting, state, piece);
  } else if (status.out->cycle) {
    send_out(status, setting, state, piece);
  } else {
    send_away(status, piece);
  }
}

std::string away_words(const state::Away& away, rulebook::Cycle first_cycle) {
  std::string text = "  " + std::string{word_of(away.kind)};
  switch (away.kind) {
    case AwayKind::Wounded:
    case AwayKind::Captured:
    case AwayKind::Spiral:
      text += " " + rulebook::cycle_after(first_cycle, away.until).text();
      break;
    case AwayKind::Florida:
    case AwayKind::Galveston:
      return text + " " + std::to_string(away.until) + " " + away.back.label();
    case AwayKind::Unused:
    case AwayKind::Pool:
    case AwayKind::Waiting:
      break;
  }
  const bool is_built = away.kind == AwayKind::Spiral && away.back != board::HexId{};
  return is_built ? text + " from " + away.back.label() : text;
}

}  // namespace core::data
