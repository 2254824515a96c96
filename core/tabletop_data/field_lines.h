// Private to this room: the lines of a field battle's file, and the battle that grows from them.
#pragma once

#include "core/field/battle.h"
#include "core/tabletop_data/battle_line.h"

namespace core::tabletop_data {

/// A unit that a line names, which may stand further down.
struct LaterName {
  std::size_t of{};  ///< the unit whose line it is
  std::string name;
  data::Origin origin;
};

/// What the lines above have said.
struct FieldDraft {
  field::Battle battle;
  std::optional<board::Side> side;     ///< whose brigades follow
  std::optional<std::size_t> brigade;  ///< whose units follow
  std::vector<data::Origin> units;     ///< the line of each
  std::vector<data::Origin> generals;
  std::vector<LaterName> targets;    ///< of orders
  std::vector<LaterName> regiments;  ///< of detachments
  std::array<bool, 2> has_base{};    ///< by side
};

using ReadFieldLine = void (*)(BattleLine&, FieldDraft&);

// --- ground: field_ground_text.cpp ---

/// `hill`, `scenic`, `woods`, `swamp`, `open`
void read_field_area(BattleLine& line, FieldDraft& draft);
/// `wall`, `earthwork`, `sunken-road`, `fence`, `road`, `railway`
void read_field_run(BattleLine& line, FieldDraft& draft);
void read_field_stream(BattleLine& line, FieldDraft& draft);
/// `ford`, `bridge`
void read_field_crossing(BattleLine& line, FieldDraft& draft);
/// `house`, and `section` for one more of the house above
void read_field_section(BattleLine& line, FieldDraft& draft);
/// `dump`, `train`
void read_field_store(BattleLine& line, FieldDraft& draft);

// --- troops: field_troops.cpp ---

void read_field_side(BattleLine& line, FieldDraft& draft);
void read_field_brigade(BattleLine& line, FieldDraft& draft);
void read_field_unit(BattleLine& line, FieldDraft& draft);
/// `general`, `commander`
void read_field_general(BattleLine& line, FieldDraft& draft);
/// Finds the units that orders and detachments name.
/// @throws base::DataError at the line of the first that is not there, or cannot be meant.
void join_field_names(FieldDraft& draft);

// --- terms: field_terms.cpp, field_plans.cpp ---

void read_field_rule(BattleLine& line, FieldDraft& draft);
void read_field_score(BattleLine& line, FieldDraft& draft);
/// `wins`, `draw`
void read_field_outcome(BattleLine& line, FieldDraft& draft);
void read_field_plan(BattleLine& line, FieldDraft& draft);
void read_field_goal(BattleLine& line, FieldDraft& draft);

// --- checks of the whole: field_checks.cpp ---

/// @throws base::DataError at the line of who stands in a house unasked, in unfordable water or
/// where another stands, and for a battle that is fought by one side or for nothing.
void check_field(const FieldDraft& draft, const std::string& file);

// --- words that many lines have ---

/// `(x, y)` on the table. @throws base::DataError beyond it, and where no line says how large it is
[[nodiscard]] table::Point field_place(BattleLine& line, const field::Battle& battle);

/// A move of the battle. @throws base::DataError beyond its length, and where no line says that
[[nodiscard]] int field_move(BattleLine& line, const field::Battle& battle);

template <class Item>
[[nodiscard]] std::optional<std::size_t> find_by_name(const std::vector<Item>& items,
                                                      std::string_view name) {
  const auto found =
      std::ranges::find_if(items, [&](const Item& each) { return each.name == name; });
  return found == items.end() ? std::nullopt
                              : std::optional{static_cast<std::size_t>(found - items.begin())};
}

/// The name of something that stands above. @param what "stream"
template <class Item>
[[nodiscard]] std::size_t named_above(BattleLine& line, const std::vector<Item>& items,
                                      const std::string& what) {
  const std::string name = line.name("the name of a " + what);
  const auto found = find_by_name(items, name);
  if (!found) {
    line.fault("no " + what + " \"" + name + "\" stands in the lines above");
  }
  return *found;
}

/// A name that none of these has. @param what "the stream's name"
template <class Item>
[[nodiscard]] base::InternedText new_name(BattleLine& line, const std::vector<Item>& items,
                                          std::string_view what) {
  constexpr std::size_t kMost = 255;  // what an id counts
  const std::string name = line.name(what);
  if (find_by_name(items, name)) {
    line.fault("\"" + name + "\" stands twice");
  }
  if (items.size() >= kMost) {
    line.fault("a battle has at most " + std::to_string(kMost) + " of them");
  }
  return name;
}

}  // namespace core::tabletop_data
