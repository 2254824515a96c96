#include "core/data/deed_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core::data {
namespace {

using rulebook::PieceKind;
using state::Deed;
using state::Piece;
using state::Stage;

/// A number that no game comes near; larger ones are slips.
constexpr int kMostSpent = 99;

/// The phases in which a deed counts; outside them it has been ended.
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

bool goes_by_land(PieceKind kind) {
  return rulebook::is_ground_unit(kind) || rulebook::is_headquarters(kind) || is_leader(kind);
}

bool is_repair_unit(PieceKind kind) { return kind == PieceKind::RailwayRepair; }

bool is_cavalry(PieceKind kind) { return kind == PieceKind::Cavalry; }

bool is_ironclad(PieceKind kind) { return kind == PieceKind::Ironclad; }

bool is_department(PieceKind kind) { return kind == PieceKind::Department; }

bool may_bombard(PieceKind kind) { return rulebook::is_warship(kind) || rulebook::is_fort(kind); }

bool moves(PieceKind kind) { return goes_by_land(kind) || rulebook::is_ship(kind); }

/// A deed that a word says of a piece, when it counts, and who does it.
struct DeedWord {
  Deed deed;
  When when;
  bool (*does)(PieceKind);
  std::string_view who;
  std::string_view cited;
};

/// Not here: what belongs to a force that is moving, which comes about by orders alone.
constexpr std::array<DeedWord, 28> kDeeds{{
    {Deed::Moved, When::Movement, moves, "only what moves has moved", "5.25"},
    {Deed::Railed, When::Movement, goes_by_land, "only what moves on land goes by rail", "6.31"},
    {Deed::Dropped, When::Movement, rulebook::is_ground_combat_unit,
     "only ground combat units are dropped", "3.25"},
    {Deed::TriedToMove, When::Movement, is_leader, "only leaders roll", "5.22"},
    {Deed::AttackedMoving, When::Movement, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "8.12"},
    {Deed::TriedAssault, When::Movement, is_leader, "only leaders roll", "7.24"},
    {Deed::InPosition, When::Movement, goes_by_land, "only what is aboard is in position", "7.24"},
    {Deed::Ferried, When::Movement, rulebook::is_ship, "only ships ferry", "7.31"},
    {Deed::Bombarded, When::Movement, may_bombard, "only warships and forts take part", "11.23"},
    {Deed::Repaired, When::Movement, is_repair_unit, "only Railway Repair units mend", "18.31"},
    {Deed::RepairedTwice, When::Movement, is_repair_unit, "only Railway Repair units mend",
     "18.31"},
    {Deed::TriedToFight, When::Combat, is_leader, "only leaders roll", "8.31"},
    {Deed::MayFight, When::Combat, goes_by_land, "only what is commanded on land may", "8.31"},
    {Deed::AttackedFighting, When::Combat, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "8.12"},
    {Deed::AttackedTwice, When::Combat, rulebook::is_ground_combat_unit,
     "only ground combat units attack", "26.1"},
    {Deed::Supported, When::MovementAndCombat, rulebook::is_warship, "only warships support",
     "11.31"},
    {Deed::FoughtAtSea, When::Combat, rulebook::is_ship, "only ships fight at sea", "11.14"},
    {Deed::Evaded, When::MovementAndCombat, is_cavalry, "only cavalry evades", "15.21"},
    {Deed::WasAttacked, When::MovementAndCombat, rulebook::is_ground_combat_unit,
     "only ground combat units are attacked", "8.23"},
    {Deed::Entrained, When::Always, goes_by_land, "only what moves on land goes by rail", "6.53"},
    {Deed::FaceDown, When::Always, is_ironclad, "only an ironclad is fitted out", "21.72"},
    {Deed::Neutralised, When::Always, is_department, "only a Department is", "22.16"},
    {Deed::Razed, When::Always, rulebook::is_fort, "only the works of a fort are shot away",
     "13.24"},
    {Deed::BeganSouth, When::Always, goes_by_land, "only what moves on land is bound", "19.74"},
    {Deed::Besieged, When::Sieges, rulebook::is_fort, "only forts are besieged", "13.35"},
    {Deed::Maintained, When::Supply, moves, "only forces are maintained", "12.11"},
    {Deed::Unsupplied, When::Supply, moves, "only forces are maintained", "12.13"},
    {Deed::Laden, When::Always, rulebook::is_ship, "only ships carry", "17.11"},
}};

const DeedWord& word_of(Deed deed) {
  return *std::find_if(kDeeds.begin(), kDeeds.end(),
                       [&](const DeedWord& each) { return each.deed == deed; });
}

std::optional<Deed> deed_of(std::string_view word) {
  const auto* const found = std::find_if(kDeeds.begin(), kDeeds.end(), [&](const DeedWord& each) {
    return state::name(each.deed) == word;
  });
  return found == kDeeds.end() ? std::nullopt : std::optional{found->deed};
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

bool holds_somebody(const state::GameState& state, const Piece& fort) {
  const auto inside = state.contents(fort.id);
  return std::any_of(inside.begin(), inside.end(), [&](state::PieceId id) {
    return rulebook::is_ground_combat_unit(state.piece(id).kind);
  });
}

/// Why the piece cannot have done it where it stands; empty when it can.
std::string fault_of_place(Deed deed, const Piece& piece, const map::Map& map,
                           const state::GameState& state) {
  if (deed == Deed::Entrained && (piece.hex() == nullptr || !map.has_rail(*piece.hex()))) {
    return " stands on no railroad [6.53]";
  }
  if (deed == Deed::InPosition && !state.transport_of(piece.id)) {
    return " is aboard no ship [7.24]";
  }
  if (deed == Deed::Razed && !holds_somebody(state, piece)) {
    return " has no garrison underneath [13.24]";
  }
  return {};
}

void set_deed(const DeedText& text, Deed deed, const map::Map& map, state::GameState& state,
              Piece& piece) {
  const DeedWord& word = word_of(deed);
  const std::string column{state::name(deed)};
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
  if (const std::string fault = fault_of_place(deed, piece, map, state); !fault.empty()) {
    fail(text.origin, column, text.piece + fault);
  }
  piece.deeds.bits |= static_cast<std::uint32_t>(deed);
}

// ---- words that something follows ----

constexpr std::array<std::string_view, 6> kWithValue{"span",     "spent",  "wounded",
                                                     "captured", "former", "due"};

bool has_value(std::string_view word) {
  return std::find(kWithValue.begin(), kWithValue.end(), word) != kWithValue.end();
}

bool is_given(const DeedText& deed, std::string_view word) {
  if (word == "span") {
    return !deed.span.empty();
  }
  if (word == "spent") {
    return deed.spent != 0;
  }
  return word == "former" ? !deed.former.empty() : deed.out.has_value();
}

void read_value(const Origin& origin, const std::string& word, const std::string& value,
                DeedText& deed) {
  if (word == "span") {
    deed.span = value;
  } else if (word == "former") {
    deed.former = value;
  } else if (word == "spent") {
    deed.spent = require_int_within(origin, "spent", value, 1, kMostSpent);
  } else {
    const auto cycle = rulebook::Cycle::parse(value);
    const bool due = word == "due";
    if (!cycle) {
      fail(origin, word,
           "'" + value + "' is not the cycle in which " +
               (due ? "it is due: " : "he comes back: ") + word + " 7/62");
    }
    deed.out = std::pair{due                 ? state::AwayKind::Spiral
                         : word == "wounded" ? state::AwayKind::Wounded
                                             : state::AwayKind::Captured,
                         *cycle};
  }
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
void put_on_spiral(const DeedText& deed, const rulebook::Setting& setting,
                   const state::GameState& state, Piece& unit) {
  const bool produced = rulebook::is_ground_combat_unit(unit.kind) ||
                        rulebook::is_ship(unit.kind) || unit.kind == PieceKind::SupplyTrain ||
                        unit.kind == PieceKind::SiegeTrain ||
                        unit.kind == PieceKind::RailwayRepair || unit.kind == PieceKind::Base;
  if (!produced || unit.inside || unit.stock > 0 || !deed.done.empty() || !deed.span.empty() ||
      deed.spent != 0) {
    fail(deed.origin, "due",
         "only a unit that is produced, by itself and empty, is on the production spiral [21.41]");
  }
  const board::HexId* const hex = unit.hex();
  unit.place = state::Away{state::AwayKind::Spiral, number_of(deed.out->second, setting, state),
                           hex != nullptr ? *hex : board::HexId{}};
}

/// [22.5] Takes a leader off the map until the cycle that is told.
void send_out(const DeedText& deed, const rulebook::Setting& setting, const state::GameState& state,
              Piece& leader) {
  const auto [kind, cycle] = *deed.out;
  const std::string column{state::name(kind)};
  if (leader.kind != PieceKind::Leader || leader.inside || !deed.done.empty() ||
      !deed.span.empty() || deed.spent != 0) {
    fail(deed.origin, column,
         "only a leader by himself, who does nothing else, is " + column + " [22.5]");
  }
  if (cycle < state.cycle) {
    fail(deed.origin, column, "the cycle " + cycle.text() + " is over: he is back [22.5]");
  }
  leader.place = state::Away{kind, number_of(cycle, setting, state), {}};
}

/// [22.5] The HQ that a leader may take back.
state::PieceId former_headquarters(const DeedText& deed, const Piece& leader,
                                   const state::GameState& state) {
  const Piece* const hq = state.find(deed.former);
  if (hq == nullptr) {
    fail(deed.origin, "former", "there is no piece " + deed.former);
  }
  if (!deed.out || !rulebook::is_headquarters(hq->kind) || hq->side != leader.side) {
    fail(deed.origin, "former",
         "a leader who is wounded or captured has a former HQ of his side: " + deed.former +
             ", a " + std::string{rulebook::name(hq->kind)} + " [22.5]");
  }
  return hq->id;
}

}  // namespace

bool is_deed_word(std::string_view word) noexcept {
  return has_value(word) || deed_of(word).has_value();
}

void read_deed_word(const Origin& origin, const std::vector<std::string>& parts, std::size_t& next,
                    DeedText& deed) {
  const std::string& word = parts.at(next - 1);
  const auto done = deed_of(word);
  const bool again = done ? std::find(deed.done.begin(), deed.done.end(), *done) != deed.done.end()
                          : is_given(deed, word);
  if (again) {
    fail(origin, word, "given twice");
  }
  if (done) {
    deed.done.push_back(*done);
    return;
  }
  if (next >= parts.size()) {
    fail(origin, word, "nothing follows '" + word + "'");
  }
  read_value(origin, word, parts[next++], deed);
}

void set_deeds(const DeedText& deed, const rulebook::Setting& setting, state::GameState& state) {
  const Piece* found = state.find(deed.piece);
  if (found == nullptr) {  // left out
    return;
  }
  Piece& piece = state.pieces[found->id.value()];
  if (!deed.span.empty()) {
    piece.deeds.span = leader_of_span(deed, piece, state);
  }
  if (deed.spent != 0) {
    if (!moves(piece.kind)) {
      fail(deed.origin, "spent",
           "a " + std::string{rulebook::name(piece.kind)} + " spends no movement points");
    }
    piece.deeds.spent = static_cast<std::uint8_t>(deed.spent);
    piece.deeds.bits |= static_cast<std::uint32_t>(Deed::BeganMove);
  }
  for (const Deed each : deed.done) {
    set_deed(deed, each, *setting.map, state, piece);
  }
  if (!deed.former.empty()) {
    piece.commander = former_headquarters(deed, piece, state);
  }
  if (deed.out && deed.out->first == state::AwayKind::Spiral) {
    put_on_spiral(deed, setting, state, piece);
  } else if (deed.out) {
    send_out(deed, setting, state, piece);
  }
}

std::string deed_words(const Piece& piece, std::string_view leader_of_its_span) {
  std::string text;
  if (!leader_of_its_span.empty()) {
    text += "  span " + std::string{leader_of_its_span};
  }
  if (piece.deeds.spent != 0) {
    text += "  spent " + std::to_string(piece.deeds.spent);
  }
  for (const DeedWord& each : kDeeds) {
    if (piece.deeds.has(each.deed)) {
      text += "  " + std::string{state::name(each.deed)};
    }
  }
  return text;
}

}  // namespace core::data
