#include "core/data/deed_text.h"

#include "core/data/away_text.h"

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

constexpr std::array<DeedWord, 32> kDeeds{{
    {Deed::Energised, When::Movement, moves, "only what moves is commanded", "5.21"},
    {Deed::BeganMove, When::Movement, moves, "only what moves has begun to", "6.11"},
    {Deed::Stopped, When::Movement, moves, "only what moves is stopped", "6.21"},
    {Deed::MarchRolled, When::Movement, goes_by_land, "only what marches is rolled for", "6.32"},
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
    {Deed::Repaired, When::Movement, is_repair_unit, "only Railway Repair units repair", "18.31"},
    {Deed::RepairedTwice, When::Movement, is_repair_unit, "only Railway Repair units repair",
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
    {Deed::WasAttacked, When::MovementAndCombat, goes_by_land,
     "only what stands on land is attacked", "8.23"},
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

constexpr std::array<std::string_view, 12> kWithValue{
    "span",    "spent",  "wounded",   "captured", "former",       "due",
    "florida", "forced", "galveston", "carried",  "railed-hexes", "energiser"};

bool has_value(std::string_view word) {
  return std::find(kWithValue.begin(), kWithValue.end(), word) != kWithValue.end();
}

/// The figure that such a word gives; null for other words.
int* figure_of(std::string_view word, DeedText& deed) {
  if (word == "spent") {
    return &deed.spent;
  }
  if (word == "forced") {
    return &deed.forced;
  }
  if (word == "carried") {
    return &deed.carried;
  }
  return word == "railed-hexes" ? &deed.rail_hexes : nullptr;
}

std::string* id_of_word(std::string_view word, DeedText& deed) {
  if (word == "span") {
    return &deed.span;
  }
  if (word == "former") {
    return &deed.former;
  }
  return word == "energiser" ? &deed.energiser : nullptr;
}

bool is_given(DeedText& deed, std::string_view word) {
  if (const int* const figure = figure_of(word, deed)) {
    return *figure != 0;
  }
  const std::string* const id = id_of_word(word, deed);
  return id != nullptr ? !id->empty() : deed.out.has_value();
}

void read_value(const Origin& origin, const std::string& word,
                const std::vector<std::string>& parts, std::size_t& next, DeedText& deed) {
  if (int* const figure = figure_of(word, deed)) {
    *figure = require_int_within(origin, word, parts[next++], 1, kMostSpent);
  } else if (std::string* const id = id_of_word(word, deed)) {
    *id = parts[next++];
  } else {
    deed.out = read_away(origin, *away_kind_of(word), parts, next);
  }
}

/// [16.16] Whoever commanded the force.
state::PieceId energiser_of(const DeedText& deed, const Piece& piece,
                            const state::GameState& state) {
  const Piece* const energiser = state.find(deed.energiser);
  if (energiser == nullptr) {
    fail(deed.origin, "energiser", "there is no piece " + deed.energiser);
  }
  if (energiser->side != piece.side) {
    fail(deed.origin, "energiser", deed.energiser + " belongs to the other side [5.21]");
  }
  return energiser->id;
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
  return has_value(word) || away_kind_of(word).has_value() || deed_of(word).has_value();
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
  if (!has_value(word)) {
    deed.out = OutText{*away_kind_of(word), std::nullopt, 0, {}};
    return;
  }
  if (next >= parts.size()) {
    fail(origin, word, "nothing follows '" + word + "'");
  }
  read_value(origin, word, parts, next, deed);
}

void set_deeds(const DeedText& deed, const rulebook::Setting& setting, state::GameState& state,
               bool whole) {
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
    piece.deeds.bits |= whole ? 0U : static_cast<std::uint32_t>(Deed::BeganMove);
  }
  for (const Deed each : deed.done) {
    set_deed(deed, each, *setting.map, state, piece);
  }
  if (!deed.former.empty()) {
    piece.commander = former_headquarters(deed, piece, state);
  }
  if (!deed.energiser.empty()) {
    piece.deeds.energiser = energiser_of(deed, piece, state);
  }
  piece.deeds.extra = static_cast<std::uint8_t>(deed.forced);
  piece.deeds.carried = static_cast<std::uint8_t>(deed.carried);
  piece.deeds.rail_hexes = static_cast<std::uint8_t>(deed.rail_hexes);
  if (deed.out) {
    take_off_map(deed, setting, state, piece);
  }
}

namespace {

std::string figure_words(std::string_view word, int figure) {
  return figure == 0 ? std::string{} : "  " + std::string{word} + " " + std::to_string(figure);
}

}  // namespace

std::string deed_words(const state::GameState& state, const Piece& piece,
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
  named("span", piece.deeds.span);
  named("energiser", piece.deeds.energiser);
  text += figure_words("spent", piece.deeds.spent);
  text += figure_words("forced", piece.deeds.extra);
  text += figure_words("carried", piece.deeds.carried);
  text += figure_words("railed-hexes", piece.deeds.rail_hexes);
  for (const DeedWord& each : kDeeds) {
    if (piece.deeds.has(each.deed)) {
      text += "  " + std::string{state::name(each.deed)};
    }
  }
  return text;
}

}  // namespace core::data
