#include "core/data/kept_text.h"

#include "core/rulebook/production_tables.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace core::data {
namespace {

using board::HexId;
using board::Side;
using board::SideSet;
using rulebook::PieceKind;
using state::GameState;
using state::Piece;

/// Figures that no game comes near; larger ones are slips.
constexpr int kMostOfAny = 99999;
constexpr int kMostSteps = 255;

std::size_t at_side(Side side) { return static_cast<std::size_t>(side); }

std::size_t at_hex(HexId hex) { return static_cast<std::size_t>(hex.ordinal()); }

/// A line while it is read, with what is read into.
struct Reading {
  const KeptLine& line;
  const rulebook::Setting& setting;
  GameState& state;

  [[noreturn]] void fail_here(const std::string& reason) const {
    fail(line.origin, line.word, reason);
  }

  void require_form(std::size_t least, std::size_t most, const std::string& form) const {
    if (line.parts.size() < least || line.parts.size() > most) {
      fail_here("the line is written '" + form + "'");
    }
  }

  [[nodiscard]] Side side(std::size_t part) const {
    const auto side = board::parse_side(line.parts.at(part));
    if (!side) {
      fail_here("'" + line.parts.at(part) + "' is not 'union' or 'confederate'");
    }
    return *side;
  }

  [[nodiscard]] int number(std::size_t part, int least, int most) const {
    return require_int_within(line.origin, line.word, line.parts.at(part), least, most);
  }

  [[nodiscard]] HexId hex(std::size_t part) const {
    const auto hex = HexId::parse(line.parts.at(part));
    if (!hex) {
      fail_here(hex.error().reason);
    }
    return *hex;
  }

  [[nodiscard]] PieceKind kind(std::size_t part) const {
    const auto kind = rulebook::parse_piece_kind(line.parts.at(part));
    if (!kind) {
      fail_here("'" + line.parts.at(part) + "' is no kind of piece");
    }
    return *kind;
  }

  [[nodiscard]] const Piece& piece(std::size_t part) const {
    const Piece* const found = state.find(line.parts.at(part));
    if (found == nullptr) {
      fail_here("there is no piece " + line.parts.at(part));
    }
    return *found;
  }

  /// The hexes before the last part.
  [[nodiscard]] std::vector<HexId> hexes() const {
    std::vector<HexId> result;
    for (std::size_t part = 0; part + 1 < line.parts.size(); ++part) {
      result.push_back(hex(part));
    }
    return result;
  }
};

// ---- railroads, works, places ----

SideSet sides_of(const Reading& reading, const std::string& text) {
  if (text == "both") {
    return SideSet::both();
  }
  const auto side = board::parse_side(text);
  if (!side && text != "none") {
    reading.fail_here("'" + text + "' is not " + one_of({"union", "confederate", "both", "none"}));
  }
  return side ? SideSet{*side} : SideSet{};
}

void lay_sides(const Reading& reading, std::vector<SideSet>& sides) {
  reading.require_form(2, kMostOfAny, reading.line.word + " HEX ... SIDE");
  const SideSet to = sides_of(reading, reading.line.parts.back());
  for (const HexId hex : reading.hexes()) {
    if (!reading.setting.map->has_rail(hex)) {
      reading.fail_here("no railroad runs through " + hex.label());
    }
    sides[at_hex(hex)] = to;
  }
}

void net_line(const Reading& reading) { lay_sides(reading, reading.state.rail.net); }

void railhead_line(const Reading& reading) { lay_sides(reading, reading.state.rail.railhead); }

void building_line(const Reading& reading) {
  reading.require_form(4, 4, "building HEX SIDE KIND SUP");
  const state::Building work{reading.hex(0), reading.side(1), reading.kind(2),
                             reading.number(3, 1, kMostOfAny)};
  if (!rulebook::is_fort(work.kind) && work.kind != PieceKind::Entrenchment) {
    reading.fail_here("only works are built for SUP [13.51]");
  }
  if (!reading.setting.map->hex(work.hex).is_land()) {
    reading.fail_here(work.hex.label() + " is all water [13.51]");
  }
  auto& list = reading.state.buildings;
  const auto key = [](const state::Building& each) { return std::pair{each.hex, each.side}; };
  const auto at = std::partition_point(list.begin(), list.end(),
                                       [&](const auto& each) { return key(each) < key(work); });
  if (at != list.end() && key(*at) == key(work)) {
    reading.fail_here(work.hex.label() + " is named twice");
  }
  list.insert(at, work);
}

void ferry_line(const Reading& reading) {
  reading.require_form(2, 2, "rail-ferry HEXSIDE POINTS");
  const auto side = board::HexSide::parse(reading.line.parts[0]);
  if (!side) {
    reading.fail_here(side.error().reason);
  }
  auto& list = reading.state.ferries;
  const auto at = std::partition_point(list.begin(), list.end(),
                                       [&](const auto& each) { return each.side < *side; });
  if (at != list.end() && at->side == *side) {
    reading.fail_here(side->label() + " is named twice");
  }
  list.insert(at, state::FerryUse{*side, reading.number(1, 1, kMostOfAny)});
}

/// [6.33] Who held hexes when this Movement Phase began.
void changed_hands_line(const Reading& reading) {
  reading.require_form(2, kMostOfAny, "changed-hands HEX ... SIDE");
  const std::string& text = reading.line.parts.back();
  const state::Controller before = board::parse_side(text);
  if (!before && text != "none") {
    reading.fail_here("'" + text + "' is not " + one_of({"union", "confederate", "none"}));
  }
  auto& list = reading.state.changed_hands;
  for (const HexId hex : reading.hexes()) {
    const auto at = std::partition_point(list.begin(), list.end(),
                                         [&](const auto& each) { return each.hex < hex; });
    if (at != list.end() && at->hex == hex) {
      reading.fail_here(hex.label() + " is named twice");
    }
    list.insert(at, state::ChangedHands{hex, before});
  }
}

// ---- the turn ----

void step_line(const Reading& reading) {
  reading.require_form(1, 1, "step NUMBER");
  reading.state.turn.step = static_cast<std::uint8_t>(reading.number(0, 1, kMostSteps));
}

void restricted_line(const Reading& reading) {
  reading.require_form(0, 0, "union-restricted");
  reading.state.turn.union_restricted = true;
}

void lost_line(const Reading& reading) {
  reading.require_form(2, 2, "lost SIDE CSP");
  reading.state.treasury[at_side(reading.side(0))].lost = reading.number(1, 1, kMostOfAny);
}

/// [22.17] Reinforcements that have no place yet.
void arrival_line(const Reading& reading) {
  reading.require_form(4, 4, "arrival ID SIDE KIND NUMBER");
  reading.state.waiting.push_back(
      {reading.line.parts[0], reading.side(1), reading.kind(2), reading.number(3, 1, kMostOfAny)});
}

// ---- a campaign ----

void calls_line(const Reading& reading) {
  reading.require_form(2, rulebook::kCallCount + 1, "calls-made SIDE CALL ...");
  unsigned made = 0;
  for (std::size_t part = 1; part < reading.line.parts.size(); ++part) {
    std::optional<unsigned> call;
    for (unsigned row = 0; row < rulebook::kCallCount; ++row) {
      if (rulebook::name(static_cast<rulebook::Call>(row)) == reading.line.parts[part]) {
        call = row;
      }
    }
    if (!call) {
      reading.fail_here("'" + reading.line.parts[part] +
                        "' is not V1, V2, V3, D1, D2 or D3 [23.11]");
    }
    made |= 1U << *call;
  }
  reading.state.war.manpower[at_side(reading.side(0))].made = static_cast<std::uint8_t>(made);
}

/// "table-uses union 2": a count of politics.
void count_line(const Reading& reading, int state::Politics::*count) {
  reading.require_form(2, 2, reading.line.word + " SIDE NUMBER");
  reading.state.war.politics[at_side(reading.side(0))].*count = reading.number(1, 1, kMostOfAny);
}

void table_uses_line(const Reading& reading) { count_line(reading, &state::Politics::table_uses); }

void losses_line(const Reading& reading) { count_line(reading, &state::Politics::losses_counted); }

void forts_line(const Reading& reading) { count_line(reading, &state::Politics::forts_taken); }

void washington_line(const Reading& reading) {
  reading.require_form(0, 0, "washington-taken");
  reading.state.war.politics[at_side(Side::Confederate)].has_washington = true;
}

void five_cities_line(const Reading& reading) {
  reading.require_form(0, 0, "five-cities-held");
  reading.state.war.politics[at_side(Side::Union)].has_five_cities = true;
}

void due_line(const Reading& reading) {
  reading.require_form(3, 3, "headquarters-due SIDE CORPS ARMIES");
  reading.state.war.headquarters[at_side(reading.side(0))] = {reading.number(1, 0, kMostOfAny),
                                                              reading.number(2, 0, kMostOfAny)};
}

void relocated_line(const Reading& reading) {
  reading.require_form(1, 1, "relocated ID");
  const Piece& department = reading.piece(0);
  if (department.kind != PieceKind::Department) {
    reading.fail_here(department.sheet_id + " is no Department [22.15]");
  }
  reading.state.war.relocated[at_side(department.side)] = department.id;
}

void blockade_line(const Reading& reading) {
  reading.require_form(3, 3, "blockade HEX SHIPS closed|open");
  const std::string& word = reading.line.parts[2];
  if (word != "closed" && word != "open") {
    reading.fail_here("'" + word + "' is not " + one_of({"closed", "open"}));
  }
  reading.state.war.blockades.push_back(
      {reading.hex(0), reading.number(1, 1, kMostOfAny), word == "closed"});
}

void hex_list(const Reading& reading, std::vector<HexId>& list) {
  reading.require_form(1, kMostOfAny, reading.line.word + " HEX ...");
  for (std::size_t part = 0; part < reading.line.parts.size(); ++part) {
    list.push_back(reading.hex(part));
  }
}

void augmented_line(const Reading& reading) { hex_list(reading, reading.state.war.augmented); }

void cities_line(const Reading& reading) { hex_list(reading, reading.state.war.cities); }

void deployed_line(const Reading& reading) {
  reading.require_form(3, 3, "deployed HEX KIND NUMBER");
  reading.state.war.deployed.push_back(
      {reading.hex(0), reading.kind(1), reading.number(2, 1, kMostOfAny)});
}

void fitting_line(const Reading& reading) {
  reading.require_form(3, 3, "fitting-out ID HEX CYCLE");
  const Piece& ship = reading.piece(0);
  const auto cycle = rulebook::Cycle::parse(reading.line.parts[2]);
  if (!ship.is_fitting_out()) {
    reading.fail_here(ship.sheet_id + " is not face-down [21.72]");
  }
  const rulebook::Cycle first = reading.setting.scenario->first_cycle;
  if (!cycle || *cycle < first || reading.state.cycle < *cycle) {
    reading.fail_here("'" + reading.line.parts[2] + "' is not a cycle of the game up to now");
  }
  auto& list = reading.state.war.fitting;
  std::erase_if(list, [&](const state::FittingOut& each) { return each.ship == ship.id; });
  list.push_back({ship.id, reading.hex(1),
                  static_cast<std::int16_t>((rulebook::first_game_turn(first, *cycle) - 1) /
                                            rulebook::kGameTurnsOfCycle)});
}

void emancipated_line(const Reading& reading) {
  reading.require_form(0, 0, "emancipated");
  reading.state.war.emancipated = true;
}

struct KeptWord {
  std::string_view word;
  bool once;  ///< for the game, or for each side
  bool sided;
  void (*read)(const Reading&);
};

constexpr std::array<KeptWord, 23> kKept{{
    {"step", true, false, step_line},
    {"union-restricted", true, false, restricted_line},
    {"lost", true, true, lost_line},
    {"railhead", false, false, railhead_line},
    {"net", false, false, net_line},
    {"building", false, false, building_line},
    {"rail-ferry", false, false, ferry_line},
    {"changed-hands", false, false, changed_hands_line},
    {"arrival", false, false, arrival_line},
    {"calls-made", true, true, calls_line},
    {"table-uses", true, true, table_uses_line},
    {"losses-counted", true, true, losses_line},
    {"forts-taken", true, true, forts_line},
    {"washington-taken", true, false, washington_line},
    {"five-cities-held", true, false, five_cities_line},
    {"headquarters-due", true, true, due_line},
    {"relocated", false, false, relocated_line},
    {"blockade", false, false, blockade_line},
    {"augmented", false, false, augmented_line},
    {"deployed", false, false, deployed_line},
    {"fitting-out", false, false, fitting_line},
    {"city-counted", false, false, cities_line},
    {"emancipated", true, false, emancipated_line},
}};

const KeptWord* find_kept(std::string_view word) noexcept {
  const auto* const found = std::find_if(kKept.begin(), kKept.end(),
                                         [&](const KeptWord& each) { return each.word == word; });
  return found == kKept.end() ? nullptr : found;
}

}  // namespace

bool is_kept_word(std::string_view word) noexcept { return find_kept(word) != nullptr; }

void apply_kept(const std::vector<KeptLine>& lines, const rulebook::Setting& setting,
                state::GameState& state) {
  std::vector<std::string> given;
  for (const KeptLine& line : lines) {
    const KeptWord& word = *find_kept(line.word);
    if (word.once) {
      std::string key = line.word;
      key += word.sided && !line.parts.empty() ? " " + line.parts.front() : "";
      if (std::find(given.begin(), given.end(), key) != given.end()) {
        fail(line.origin, line.word, "given twice");
      }
      given.push_back(std::move(key));
    }
    word.read({line, setting, state});
  }
}

}  // namespace core::data
