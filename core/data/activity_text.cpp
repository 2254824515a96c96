#include "core/data/activity_text.h"

#include "core/data/away_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core::data {
namespace {

using rulebook::PieceKind;
using state::Piece;
using state::Stage;
using state::Status;

/// A number that no game comes near; larger ones are slips.
constexpr int kMostSpent = 99;

/// The phases in which a status counts; outside them it has been ended.
enum class When { Movement, Combat, MovementAndCombat, Sieges, Supply, Always };

bool is_of(When when, Stage stage) {
  switch (when) {
    case When::Movement:
      return state::is_movement(stage);
    case When::Combat:
      return state::is_combat(stage);
    case When::MovementAndCombat:
      return state::is_movement(stage) || state::is_combat(stage);
    case When::Sieges:
      return stage == Stage::Sieges;
    case When::Supply:
      return stage >= Stage::Maintenance && stage <= Stage::Distribution;
    case When::Always:
      return true;
  }
  return false;
}

std::string_view phase_of(When when) {
  switch (when) {
    case When::Movement:
      return "a Movement Phase";
    case When::Combat:
      return "a Combat Phase";
    case When::MovementAndCombat:
      return "a Movement or a Combat Phase";
    case When::Sieges:
      return "a Siege Phase";
    case When::Supply:
      return "a Supply Phase";
    case When::Always:
      return "every phase";
  }
  return "";
}

bool is_leader(PieceKind kind) { return kind == PieceKind::Leader; }

bool is_repair_unit(PieceKind kind) { return kind == PieceKind::RailwayRepair; }

bool is_cavalry(PieceKind kind) { return kind == PieceKind::Cavalry; }

bool is_ironclad(PieceKind kind) { return kind == PieceKind::Ironclad; }

bool is_department(PieceKind kind) { return kind == PieceKind::Department; }

bool may_bombard(PieceKind kind) { return rulebook::is_warship(kind) || rulebook::is_fort(kind); }

bool moves(PieceKind kind) { return goes_by_land(kind) || rulebook::is_ship(kind); }

/// A status that a word says of a piece, when it counts, and who does it.
struct ActivityWord {
  Status status;
  When when;
  bool (*does)(PieceKind);
  std::string_view who;
  std::string_view cited;
};

constexpr std::array<ActivityWord, 32> kStatuses{{
    {Status::Energised, When::Movement, moves, "only what moves is commanded", "5.21"},
    {Status::BeganMove, When::Movement, moves, "only what moves has begun to", "6.11"},
    {Status::Stopped, When::Movement, moves, "only what moves is stopped", "6.21"},
    {Status::MarchRolled, When::Movement, goes_by_land, "only what marches is rolled for", "6.32"},
    {Status::Moved, When::Movement, moves, "only what moves has moved", "5.25"},
    {Status::Railed, When::Movement, goes_by_land, "only what moves on land goes by rail", "6.31"},
    {Status::Dropped, When::Movement, rulebook::is_ground_combat_unit,
     "only ground combat units are dropped", "3.25"},
    {Status::TriedToMove, When::Movement, is_leader, "only leaders roll", "5.22"},
    {Status::AttackedMoving, When::Movement, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "8.12"},
    {Status::TriedAssault, When::Movement, is_leader, "only leaders roll", "7.24"},
    {Status::InPosition, When::Movement, goes_by_land, "only what goes by land is in position",
     "7.24"},
    {Status::Ferried, When::Movement, rulebook::is_ship, "only ships ferry", "7.31"},
    {Status::Bombarded, When::Movement, may_bombard, "only warships and forts take part", "11.23"},
    {Status::Repaired, When::Movement, is_repair_unit, "only Railway Repair units repair", "18.31"},
    {Status::RepairedTwice, When::Movement, is_repair_unit, "only Railway Repair units repair",
     "18.31"},
    {Status::TriedToFight, When::Combat, is_leader, "only leaders roll", "8.31"},
    {Status::MayFight, When::Combat, goes_by_land, "only what is commanded on land may", "8.31"},
    {Status::AttackedFighting, When::Combat, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "8.12"},
    {Status::AttackedTwice, When::Combat, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "26.1"},
    {Status::Supported, When::Always, rulebook::is_warship, "only warships support", "11.31"},
    {Status::FoughtAtSea, When::Combat, rulebook::is_ship, "only ships fight at sea", "11.14"},
    {Status::Evaded, When::MovementAndCombat, is_cavalry, "only cavalry evades", "15.21"},
    {Status::WasAttacked, When::MovementAndCombat, goes_by_land,
     "only what stands on land is attacked", "8.23"},
    {Status::Entrained, When::Always, goes_by_land, "only what moves on land goes by rail", "6.53"},
    {Status::FaceDown, When::Always, is_ironclad, "only an ironclad is fitted out", "21.72"},
    {Status::Neutralised, When::Always, is_department, "only a Department is", "22.16"},
    {Status::Razed, When::Always, rulebook::is_fort, "only the works of a fort are shot away",
     "13.24"},
    {Status::BeganSouth, When::Always, goes_by_land, "only what moves on land is bound", "19.74"},
    {Status::Besieged, When::Sieges, rulebook::is_fort, "only forts are besieged", "13.35"},
    {Status::Maintained, When::Supply, moves, "only forces are maintained", "12.11"},
    {Status::Unsupplied, When::Supply, moves, "only forces are maintained", "12.13"},
    {Status::Laden, When::Always, rulebook::is_ship, "only ships carry", "17.11"},
}};

const ActivityWord& word_of(Status status) {
  return *std::find_if(kStatuses.begin(), kStatuses.end(),
                       [&](const ActivityWord& each) { return each.status == status; });
}

std::optional<Status> status_of(std::string_view word) {
  const auto* const found =
      std::find_if(kStatuses.begin(), kStatuses.end(),
                   [&](const ActivityWord& each) { return state::name(each.status) == word; });
  return found == kStatuses.end() ? std::nullopt : std::optional{found->status};
}

/// [10.11]
state::PieceId leader_of_span(const ActivityText& status, const Piece& piece,
                              const state::GameState& state) {
  const Piece* leader = state.find(status.span);
  if (leader == nullptr) {
    fail(status.origin, "span", "there is no piece " + status.span);
  }
  if (leader->kind != PieceKind::Leader || leader->side != piece.side || leader == &piece) {
    fail(status.origin, "span", status.span + " is no other leader of the side [10.11]");
  }
  if (!rulebook::is_ground_unit(piece.kind) && piece.kind != PieceKind::Leader) {
    fail(status.origin, "span",
         "a " + std::string{rulebook::name(piece.kind)} + " is in no span [10.11]");
  }
  return leader->id;
}

bool holds_somebody(const state::GameState& state, const Piece& fort) {
  const auto inside = state.contents(fort.id);
  return std::any_of(inside.begin(), inside.end(), [&](state::PieceId id) {
    return rulebook::is_ground_combat_unit(state.piece(id).kind);
  });
}

/// Why the piece cannot have done it where it stands; empty when it can.
std::string fault_of_place(Status status, const Piece& piece, const map::Map& map,
                           const state::GameState& state) {
  if (status == Status::Entrained && (piece.hex() == nullptr || !map.has_rail(*piece.hex()))) {
    return " stands on no railroad [6.53]";
  }
  if (status == Status::Razed && !holds_somebody(state, piece)) {
    return " has no garrison underneath [13.24]";
  }
  return {};
}

void set_status(const ActivityText& text, Status status, const map::Map& map,
                state::GameState& state, Piece& piece) {
  const ActivityWord& word = word_of(status);
  const std::string column{state::name(status)};
  if (!word.does(piece.kind)) {
    fail(text.origin, column,
         "a " + std::string{rulebook::name(piece.kind)} + " is not " + column + ": " +
             std::string{word.who} + " [" + std::string{word.cited} + "]");
  }
  const Stage stage = state.turn.stage;
  if (stage != Stage::SetUp && !is_of(word.when, stage)) {
    fail(text.origin, column,
         column + " is a word of " + std::string{phase_of(word.when)} + ", and the stage is " +
             std::string{state::name(stage)} + " [" + std::string{word.cited} + "]");
  }
  if (const std::string fault = fault_of_place(status, piece, map, state); !fault.empty()) {
    fail(text.origin, column, text.piece + fault);
  }
  piece.activity.bits |= static_cast<std::uint32_t>(status);
}

// ---- words that something follows ----

constexpr std::array<std::string_view, 12> kWithValue{
    "span",    "spent",  "wounded",   "captured", "former",       "due",
    "florida", "forced", "galveston", "carried",  "railed-hexes", "energiser"};

bool has_value(std::string_view word) {
  return std::find(kWithValue.begin(), kWithValue.end(), word) != kWithValue.end();
}

/// The figure that such a word gives; null for other words.
int* figure_of(std::string_view word, ActivityText& status) {
  if (word == "spent") {
    return &status.spent;
  }
  if (word == "forced") {
    return &status.forced;
  }
  if (word == "carried") {
    return &status.carried;
  }
  return word == "railed-hexes" ? &status.rail_hexes : nullptr;
}

std::string* id_of_word(std::string_view word, ActivityText& status) {
  if (word == "span") {
    return &status.span;
  }
  if (word == "former") {
    return &status.former;
  }
  return word == "energiser" ? &status.energiser : nullptr;
}

bool is_given(ActivityText& status, std::string_view word) {
  if (const int* const figure = figure_of(word, status)) {
    return *figure != 0;
  }
  const std::string* const id = id_of_word(word, status);
  return id != nullptr ? !id->empty() : status.out.has_value();
}

void read_value(const Origin& origin, const std::string& word,
                const std::vector<std::string>& parts, std::size_t& next, ActivityText& status) {
  if (int* const figure = figure_of(word, status)) {
    *figure = require_int_within(origin, word, parts[next++], 1, kMostSpent);
  } else if (std::string* const id = id_of_word(word, status)) {
    *id = parts[next++];
  } else {
    status.out = read_away(origin, *away_kind_of(word), parts, next);
  }
}

/// [16.16] Whoever commanded the force.
state::PieceId energiser_of(const ActivityText& status, const Piece& piece,
                            const state::GameState& state) {
  const Piece* const energiser = state.find(status.energiser);
  if (energiser == nullptr) {
    fail(status.origin, "energiser", "there is no piece " + status.energiser);
  }
  if (energiser->side != piece.side) {
    fail(status.origin, "energiser", status.energiser + " belongs to the other side [5.21]");
  }
  return energiser->id;
}

/// [22.5] The HQ that a leader may take back.
state::PieceId former_headquarters(const ActivityText& status, const Piece& leader,
                                   const state::GameState& state) {
  const Piece* const hq = state.find(status.former);
  if (hq == nullptr) {
    fail(status.origin, "former", "there is no piece " + status.former);
  }
  if (!status.out || !rulebook::is_headquarters(hq->kind) || hq->side != leader.side) {
    fail(status.origin, "former",
         "a leader who is wounded or captured has a former HQ of his side: " + status.former +
             ", a " + std::string{rulebook::name(hq->kind)} + " [22.5]");
  }
  return hq->id;
}

}  // namespace

bool is_activity_word(std::string_view word) noexcept {
  return has_value(word) || away_kind_of(word).has_value() || status_of(word).has_value();
}

void read_activity_word(const Origin& origin, const std::vector<std::string>& parts,
                        std::size_t& next, ActivityText& status) {
  const std::string& word = parts.at(next - 1);
  const auto done = status_of(word);
  const bool again =
      done ? std::find(status.done.begin(), status.done.end(), *done) != status.done.end()
           : is_given(status, word);
  if (again) {
    fail(origin, word, "given twice");
  }
  if (done) {
    status.done.push_back(*done);
    return;
  }
  if (!has_value(word)) {
    status.out = OutText{*away_kind_of(word), std::nullopt, 0, {}};
    return;
  }
  if (next >= parts.size()) {
    fail(origin, word, "nothing follows '" + word + "'");
  }
  read_value(origin, word, parts, next, status);
}

void set_statuses(const ActivityText& status, const rulebook::Setting& setting,
                  state::GameState& state, bool whole) {
  const Piece* found = state.find(status.piece);
  if (found == nullptr) {  // left out
    return;
  }
  Piece& piece = state.pieces[found->id.value()];
  if (!status.span.empty()) {
    piece.activity.span = leader_of_span(status, piece, state);
  }
  if (status.spent != 0) {
    if (!moves(piece.kind)) {
      fail(status.origin, "spent",
           "a " + std::string{rulebook::name(piece.kind)} + " spends no movement points");
    }
    piece.activity.spent = static_cast<std::uint8_t>(status.spent);
    piece.activity.bits |= whole ? 0U : static_cast<std::uint32_t>(Status::BeganMove);
  }
  for (const Status each : status.done) {
    set_status(status, each, *setting.map, state, piece);
  }
  if (!status.former.empty()) {
    piece.commander = former_headquarters(status, piece, state);
  }
  if (!status.energiser.empty()) {
    piece.activity.energiser = energiser_of(status, piece, state);
  }
  piece.activity.extra = static_cast<std::uint8_t>(status.forced);
  piece.activity.carried = static_cast<std::uint8_t>(status.carried);
  piece.activity.rail_hexes = static_cast<std::uint8_t>(status.rail_hexes);
  if (status.out) {
    take_off_map(status, setting, state, piece);
  }
}

namespace {

std::string figure_words(std::string_view word, int figure) {
  return figure == 0 ? std::string{} : "  " + std::string{word} + " " + std::to_string(figure);
}

}  // namespace

std::string activity_words(const state::GameState& state, const Piece& piece,
                           rulebook::Cycle first_cycle, IdOf id_of) {
  std::string text;
  const auto named = [&](std::string_view word, const std::optional<state::PieceId>& id) {
    text += id ? "  " + std::string{word} + " " + id_of(state.piece(*id)) : std::string{};
  };
  if (piece.away() != nullptr) {
    text += away_words(*piece.away(), first_cycle);
  }
  if (is_leader(piece.kind)) {
    named("former", piece.commander);
  }
  named("span", piece.activity.span);
  named("energiser", piece.activity.energiser);
  text += figure_words("spent", piece.activity.spent);
  text += figure_words("forced", piece.activity.extra);
  text += figure_words("carried", piece.activity.carried);
  text += figure_words("railed-hexes", piece.activity.rail_hexes);
  for (const ActivityWord& each : kStatuses) {
    if (piece.activity.has(each.status)) {
      text += "  " + std::string{state::name(each.status)};
    }
  }
  return text;
}

}  // namespace core::data
