#include "core/data/turn_text.h"

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
constexpr int kMostSpent = 99;
constexpr int kMostGameTurn = 200;  // [20.2]

constexpr int kDefaultChit = 3;

constexpr std::array<std::string_view, 7> kTurnWords{
    "game-turn", "stage", "first-player", "chit", "rail-points", "ground", "pool"};
constexpr std::array<std::string_view, 4> kDeedWords{"span", "spent", "entrained", "face-down"};

bool is_one_of(const auto& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

int number(const Origin& origin, const std::string& column, std::string_view text, int least,
           int most) {
  const int value = require_int(origin, column, text);
  if (value < least || value > most) {
    fail(origin, column,
         std::string{text} + " is not from " + std::to_string(least) + " to " +
             std::to_string(most));
  }
  return value;
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
           number(origin, column, parts[1], 0, most));
}

void ground_line(const Origin& origin, const std::vector<std::string>& parts, TurnText& turn) {
  if (parts.size() != 2) {
    fail(origin, "ground", "a hex and the SUP on its ground: ground B3402 5");
  }
  const auto hex = HexId::parse(parts[0]);
  if (!hex) {
    fail(origin, "ground", hex.error().reason);
  }
  for (const auto& [points, other] : turn.ground) {
    if (other == *hex) {
      fail(origin, "ground", hex->label() + " is named twice");
    }
  }
  turn.ground.emplace_back(TurnNumber{origin, number(origin, "ground", parts[1], 1, kMostPoints)},
                           *hex);
}

// ---- on the position ----

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

void set_purses(const TurnText& text, const rulebook::Setting& setting, state::GameState& state) {
  const auto& cycles = setting.rulebook->cycles;
  const auto row = std::find_if(cycles.begin(), cycles.end(), [&](const rulebook::CycleRow& each) {
    return each.cycle == state.cycle;
  });
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    // [6.51] A scenario of one theatre has half of the track's, rounded up.
    const int track = row == cycles.end() ? 0 : row->rail_points[at];
    const int points = setting.scenario->campaign ? track : (track + 1) / 2;
    state.purse[at].pool = text.pool[at].value_or(setting.scenario->pool[at]);
    state.purse[at].rail_points = text.rail_points[at].value_or(points);
    state.turn.chit[at] = text.chit[at].value_or(kDefaultChit);
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

/// [10.11]
state::PieceId leader_of_span(const DeedText& deed, const Piece& piece,
                              const state::GameState& state) {
  const Piece* leader = state.find(deed.span);
  if (leader == nullptr) {
    fail(deed.origin, "span", "there is no piece " + deed.span);
  }
  if (leader->kind != PieceKind::Leader || leader->side != piece.side || leader == &piece) {
    fail(deed.origin, "span", deed.span + " is no other leader of the side [10.11]");
  }
  if (!rulebook::is_ground_unit(piece.kind) && piece.kind != PieceKind::Leader) {
    fail(deed.origin, "span",
         "a " + std::string{rulebook::name(piece.kind)} + " is in nobody's span [10.11]");
  }
  return leader->id;
}

void set_deeds(const DeedText& deed, const map::Map& map, state::GameState& state) {
  const Piece* found = state.find(deed.piece);
  if (found == nullptr) {  // left out
    return;
  }
  Piece& piece = state.pieces[found->id.value()];
  const auto set = [&](state::Deed which) {
    piece.deeds.bits |= static_cast<std::uint32_t>(which);
  };
  if (!deed.span.empty()) {
    piece.deeds.span = leader_of_span(deed, piece, state);
  }
  if (deed.spent != 0) {
    const bool moves = rulebook::is_ground_unit(piece.kind) || rulebook::is_ship(piece.kind) ||
                       piece.kind == PieceKind::Leader;
    if (!moves) {
      fail(deed.origin, "spent",
           "a " + std::string{rulebook::name(piece.kind)} + " spends no movement points");
    }
    piece.deeds.spent = static_cast<std::uint8_t>(deed.spent);
    set(state::Deed::BeganMove);
  }
  if (deed.entrained) {
    if (piece.hex() == nullptr || !map.has_rail(*piece.hex()) || rulebook::is_ship(piece.kind)) {
      fail(deed.origin, "entrained", deed.piece + " stands on no railroad [6.53]");
    }
    set(state::Deed::Entrained);
  }
  if (deed.face_down) {
    if (piece.kind != PieceKind::Ironclad) {
      fail(deed.origin, "face-down", "only an ironclad is fitted out [21.72]");
    }
    set(state::Deed::FaceDown);
  }
}

}  // namespace

bool is_turn_word(std::string_view word) noexcept { return is_one_of(kTurnWords, word); }

bool is_deed_word(std::string_view word) noexcept { return is_one_of(kDeedWords, word); }

void read_turn_line(const Origin& origin, std::string_view word, std::string_view rest,
                    TurnText& turn) {
  const std::vector<std::string> parts = words(rest);
  if (word == "game-turn") {
    set_once(origin, word, turn.game_turn,
             TurnNumber{origin, number(origin, "game-turn", rest, 1, kMostGameTurn)});
  } else if (word == "stage") {
    set_once(origin, word, turn.stage, stage_line(origin, parts));
  } else if (word == "first-player") {
    set_once(origin, word, turn.first_player, side(origin, "first-player", rest));
  } else if (word == "chit") {
    side_number(origin, word, parts, kMostChit, turn.chit);
  } else if (word == "pool") {
    side_number(origin, word, parts, kMostPoints, turn.pool);
  } else if (word == "rail-points") {
    side_number(origin, word, parts, kMostPoints, turn.rail_points);
  } else {
    ground_line(origin, parts, turn);
  }
}

void read_deed_word(const Origin& origin, const std::vector<std::string>& parts, std::size_t& next,
                    DeedText& deed) {
  const std::string& word = parts.at(next - 1);
  const bool again = word == "span"        ? !deed.span.empty()
                     : word == "spent"     ? deed.spent != 0
                     : word == "entrained" ? deed.entrained
                                           : deed.face_down;
  if (again) {
    fail(origin, word, "given twice");
  }
  deed.entrained = deed.entrained || word == "entrained";
  deed.face_down = deed.face_down || word == "face-down";
  if (word == "entrained" || word == "face-down") {
    return;
  }
  if (next >= parts.size()) {
    fail(origin, word, "nothing follows '" + word + "'");
  }
  const std::string& value = parts[next++];
  if (word == "span") {
    deed.span = value;
  } else {
    deed.spent = number(origin, "spent", value, 1, kMostSpent);
  }
}

void apply_turn(const TurnText& turn, const Origin& file, const rulebook::Setting& setting,
                state::GameState& state) {
  set_game_turn(turn, file, setting, state);
  std::tie(state.turn.stage, state.turn.acting) =
      turn.stage.value_or(std::pair{Stage::CommandSegment, Side::Union});
  state.turn.first_player = turn.first_player.value_or(state.turn.acting);
  set_purses(turn, setting, state);
  apply_deeds(turn, setting, state);
}

void apply_deeds(const TurnText& turn, const rulebook::Setting& setting, state::GameState& state) {
  lay_on_ground(turn, *setting.map, state);
  for (const DeedText& deed : turn.deeds) {
    set_deeds(deed, *setting.map, state);
  }
}

}  // namespace core::data
