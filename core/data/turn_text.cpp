#include "core/data/turn_text.h"

#include "core/data/setup_limits.h"
#include "core/rulebook/of_the_turn.h"
#include "core/supply/chain_of_supply.h"

#include <algorithm>
#include <tuple>

namespace core::data {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Piece;
using state::Stage;

/// Numbers that no game comes near; larger ones are slips.
constexpr int kMostPoints = 9999;
constexpr int kMostChit = 9;
constexpr int kMostGameTurn = 200;  // [20.2]

constexpr int kDefaultChit = 3;

constexpr std::array<std::string_view, 13> kTurnWords{
    "game-turn", "stage", "first-player", "chit",     "rail-points", "commands",   "ground",
    "pool",      "call",  "personnel",    "politics", "kentucky",    "fed-landing"};

bool is_one_of(const auto& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Side side(const Origin& origin, const std::string& column, std::string_view text) {
  const auto result = board::parse_side(text);
  if (!result) {
    fail(origin, column, "'" + std::string{text} + "' is not 'union' or 'confederate'");
  }
  return *result;
}

/// Stages that belong to both sides.
bool is_common(Stage stage) {
  return stage == Stage::SiegeOrder || stage == Stage::Initiative || stage == Stage::EndOfGameTurn;
}

Stage stage(const Origin& origin, std::string_view text) {
  std::vector<std::string_view> names;
  for (int at = static_cast<int>(Stage::SiegeOrder); at < static_cast<int>(Stage::Over); ++at) {
    names.push_back(state::name(static_cast<Stage>(at)));
    if (names.back() == text) {
      return static_cast<Stage>(at);
    }
  }
  fail(origin, "stage", "'" + std::string{text} + "' is not " + one_of(names));
}

std::pair<Stage, Side> stage_line(const Origin& origin, const std::vector<std::string>& parts) {
  if (parts.empty() || parts.size() > 2) {
    fail(origin, "stage", "a stage and whose it is: stage command-segment union");
  }
  const Stage result = stage(origin, parts[0]);
  if (parts.size() == 2) {
    return {result, side(origin, "stage", parts[1])};
  }
  if (!is_common(result)) {
    fail(origin, "stage", "it is not told whose: stage " + parts[0] + " union");
  }
  return {result, Side::Confederate};
}

template <class T>
void set_once(const Origin& origin, std::string_view word, std::optional<T>& place, T value) {
  if (place) {
    fail(origin, std::string{word}, "given twice");
  }
  place = std::move(value);
}

/// "chit union 3"
void side_number(const Origin& origin, std::string_view word, const std::vector<std::string>& parts,
                 int most, std::array<std::optional<int>, 2>& numbers) {
  const std::string column{word};
  if (parts.size() != 2) {
    fail(origin, column, "a side and a number: " + column + " union 3");
  }
  const Side whose = side(origin, column, parts[0]);
  set_once(origin, word, numbers[static_cast<std::size_t>(whose)],
           require_int_within(origin, column, parts[1], 0, most));
}

HexId hex_of(const Origin& origin, const std::string& column, std::string_view text) {
  const auto hex = HexId::parse(text);
  if (!hex) {
    fail(origin, column, hex.error().reason);
  }
  return *hex;
}

void ground_line(const Origin& origin, const std::vector<std::string>& parts, TurnText& turn) {
  if (parts.size() != 2) {
    fail(origin, "ground", "a hex and the SUP on its ground: ground B3402 5");
  }
  const HexId hex = hex_of(origin, "ground", parts[0]);
  for (const auto& [points, other] : turn.ground) {
    if (other == hex) {
      fail(origin, "ground", hex.label() + " is named twice");
    }
  }
  turn.ground.emplace_back(
      TurnNumber{origin, require_int_within(origin, "ground", parts[1], 1, kMostPoints)}, hex);
}

void fed_line(const Origin& origin, const std::vector<std::string>& parts, TurnText& turn) {
  if (parts.size() < 3 || parts.size() > 4) {
    fail(origin, "fed-landing",
         "a transport, where it loads and where it lands, and the SUP landed already: fed-landing "
         "U1 B3010 B3018 5");
  }
  FedText fed{origin, parts[0], hex_of(origin, "fed-landing", parts[1]),
              hex_of(origin, "fed-landing", parts[2]), 0};
  if (parts.size() == 4) {
    fed.used = require_int_within(origin, "fed-landing", parts[3], 0, supply::kMostLanded);
  }
  for (const FedText& other : turn.fed) {
    if (other.transport == fed.transport) {
      fail(origin, "fed-landing", fed.transport + " feeds one landing place, not two [17.12]");
    }
  }
  turn.fed.push_back(std::move(fed));
}

/// [23.11] "call union D2 3": the call in force, and its month.
void call_line(const Origin& origin, const std::vector<std::string>& parts, TurnText& turn) {
  constexpr int kMostMonths = 50;
  if (parts.size() != 3) {
    fail(origin, "call", "a side, the call in force and its month: call union D2 3");
  }
  const Side whose = side(origin, "call", parts[0]);
  for (std::size_t at = 0; at < rulebook::kCallCount; ++at) {
    if (rulebook::name(static_cast<rulebook::Call>(at)) == parts[1]) {
      set_once(origin, "call", turn.call[static_cast<std::size_t>(whose)],
               CallText{static_cast<std::uint8_t>(at),
                        require_int_within(origin, "call", parts[2], 1, kMostMonths)});
      return;
    }
  }
  fail(origin, "call", "'" + parts[1] + "' is not V1, V2, V3, D1, D2 or D3 [23.11]");
}

// ---- on the position ----

/// [23.0] [25.0] What a campaign keeps besides the board.
void set_war(const TurnText& text, const rulebook::Setting& setting, state::GameState& state,
             bool whole) {
  const int now = (rulebook::first_game_turn(setting.scenario->first_cycle, state.cycle) - 1) /
                  rulebook::kGameTurnsOfCycle;
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    state::Manpower& manpower = state.war.manpower[at];
    if (text.call[at]) {
      manpower.call = text.call[at]->call;
      // [23.21] Those of its kind before it have been made; drafts skip the volunteers.
      constexpr unsigned kFirst = 1;
      constexpr unsigned kVolunteers = 7;
      const unsigned before = (2U << manpower.call) - 1U;
      const bool draft = rulebook::is_draft(static_cast<rulebook::Call>(manpower.call));
      manpower.made = static_cast<std::uint8_t>(draft ? (before & ~kVolunteers) | kFirst : before);
      manpower.since = static_cast<std::int16_t>(now - text.call[at]->month + 1);
    }
    manpower.points = text.personnel[at].value_or(0);
    state.war.politics[at].points = text.politics[at].value_or(0);
  }
  state.war.kentucky = text.kentucky;
  for (const Piece& piece : state.pieces) {
    if (!whole && piece.is_fitting_out() && piece.away() == nullptr) {
      const board::HexId site = piece.hex() != nullptr ? *piece.hex() : piece.river()->first_hex();
      state.war.fitting.push_back({piece.id, site, static_cast<std::int16_t>(now)});
    }
  }
}

void set_game_turn(const TurnText& text, const Origin& file, const rulebook::Setting& setting,
                   state::GameState& state) {
  const rulebook::Scenario& scenario = *setting.scenario;
  const int first = rulebook::first_game_turn(scenario.first_cycle, state.cycle);
  const int last = std::min(first + rulebook::kGameTurnsOfCycle - 1, scenario.last_game_turn);
  state.turn.game_turn = text.game_turn ? text.game_turn->value : first;
  if (state.turn.game_turn < first || state.turn.game_turn > last) {
    fail(text.game_turn ? text.game_turn->origin : file, "game-turn",
         "the cycle " + state.cycle.text() + " has the game-turns " + std::to_string(first) +
             " to " + std::to_string(last));
  }
}

void set_treasuries(const TurnText& text, const rulebook::Setting& setting,
                    state::GameState& state) {
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    const int points = rulebook::rail_points(setting, state.cycle, side);
    state.treasury[at].pool = text.pool[at].value_or(setting.scenario->pool[at]);
    state.treasury[at].rail_points = text.rail_points[at].value_or(points);
    state.turn.chit[at] = text.chit[at].value_or(kDefaultChit);
    state.turn.commands[at] = text.commands[at].value_or(0);
  }
}

void lay_on_ground(const TurnText& text, const map::Map& map, state::GameState& state) {
  for (const auto& [points, hex] : text.ground) {
    if (!map.hex(hex).is_land()) {
      fail(points.origin, "ground", hex.label() + " is all water: no SUP lie there [12.02]");
    }
    state.ground.push_back({hex, points.value});
  }
  std::sort(state.ground.begin(), state.ground.end(),
            [](const auto& a, const auto& b) { return a.hex < b.hex; });
}

/// [17.12] Where a transport loads or lands: land that its water touches; it loads at sea as well.
void check_shore(const FedText& fed, board::HexId hex, const map::Map& map, bool loads) {
  if (loads && map.water_of(hex)) {
    return;
  }
  if (!map.hex(hex).is_land() || map.water_touching(hex).empty()) {
    fail(fed.origin, "fed-landing", "no ship touches " + hex.label() + " [17.12]");
  }
}

void feed_landings(const TurnText& text, const map::Map& map, state::GameState& state) {
  for (const FedText& fed : text.fed) {
    const Piece* const transport = state.find(fed.transport);
    if (transport == nullptr) {
      fail(fed.origin, "fed-landing", "there is no piece " + fed.transport);
    }
    if (!rulebook::is_transport(transport->kind)) {
      fail(fed.origin, "fed-landing",
           "a " + std::string{rulebook::name(transport->kind)} +
               " feeds nothing: only transports "
               "do [17.11]");
    }
    check_shore(fed, fed.loading, map, true);
    check_shore(fed, fed.landing, map, false);
    state.landings.push_back(
        {transport->side, transport->id, transport->kind, fed.loading, fed.landing, fed.used});
  }
}

/// [17.11] A ship that holds something has carried it.
void lade_ships(state::GameState& state) {
  const auto lade = [](Piece& ship) {
    ship.activity.bits |= static_cast<std::uint32_t>(state::Status::Laden);
  };
  for (Piece& piece : state.pieces) {
    if (rulebook::is_ship(piece.kind) && piece.stock > 0) {
      lade(piece);
    }
    if (const auto ship = state.transport_of(piece.id)) {
      lade(state.pieces[ship->value()]);
    }
  }
}

}  // namespace

bool is_turn_word(std::string_view word) noexcept { return is_one_of(kTurnWords, word); }

void read_turn_line(const Origin& origin, std::string_view word, std::string_view rest,
                    TurnText& turn) {
  const std::vector<std::string> parts = words(rest);
  if (word == "game-turn") {
    set_once(origin, word, turn.game_turn,
             TurnNumber{origin, require_int_within(origin, "game-turn", rest, 1, kMostGameTurn)});
  } else if (word == "stage") {
    set_once(origin, word, turn.stage, stage_line(origin, parts));
  } else if (word == "first-player") {
    set_once(origin, word, turn.first_player, side(origin, "first-player", rest));
  } else if (word == "chit") {
    side_number(origin, word, parts, kMostChit, turn.chit);
  } else if (word == "pool") {
    side_number(origin, word, parts, kMostPoints, turn.pool);
    require_room_in_pool(origin, parse_int(parts[1]).value_or(0));
  } else if (word == "rail-points") {
    side_number(origin, word, parts, kMostPoints, turn.rail_points);
  } else if (word == "commands") {
    side_number(origin, word, parts, kMostChit, turn.commands);
  } else if (word == "call") {
    call_line(origin, parts, turn);
  } else if (word == "personnel") {
    side_number(origin, word, parts, kMostPoints, turn.personnel);
  } else if (word == "politics") {
    side_number(origin, word, parts, kMostPoints, turn.politics);
  } else if (word == "kentucky") {
    set_once(origin, word, turn.kentucky, side(origin, "kentucky", rest));
  } else if (word == "fed-landing") {
    fed_line(origin, parts, turn);
  } else {
    ground_line(origin, parts, turn);
  }
}

void apply_turn(const TurnText& turn, const Origin& file, const rulebook::Setting& setting,
                state::GameState& state, bool whole) {
  set_game_turn(turn, file, setting, state);
  std::tie(state.turn.stage, state.turn.acting) =
      turn.stage.value_or(std::pair{Stage::CommandSegment, Side::Union});
  state.turn.first_player = turn.first_player.value_or(state.turn.acting);
  set_treasuries(turn, setting, state);
  apply_statuses(turn, setting, state, whole);
  if (!whole) {
    lade_ships(state);
  }
  set_war(turn, setting, state, whole);
}

void apply_statuses(const TurnText& turn, const rulebook::Setting& setting, state::GameState& state,
                    bool whole) {
  lay_on_ground(turn, *setting.map, state);
  feed_landings(turn, *setting.map, state);
  for (const ActivityText& status : turn.activity) {
    set_statuses(status, setting, state, whole);
  }
}

}  // namespace core::data
