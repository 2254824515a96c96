#include "core/tabletop_data/coastal_charts.h"

#include "core/tabletop_data/coastal_tables.h"
#include "core/tabletop_data/die_table.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::parse_int;
using data::Row;
using data::split;

namespace {

using Numbers = std::array<int, 3>;
using coastal::Character;
using coastal::Feature;
using coastal::ObjectiveCard;
using coastal::ObjectiveKind;
using coastal::Temper;

constexpr std::string_view kUpTo = "–";

/// A column of signed numbers by faces.
coastal::D6Table<int> signed_die(const ChartCells& cells, std::size_t faces,
                                 const std::string& column) {
  DieFiller<int> filler{cells};
  for (const Row& row : cells.rows()) {
    filler.put(row.origin, cells.columns()[faces], row.cells.at(faces),
               read_signed(row.origin, column, cells.text(row, column)));
  }
  return filler.done();
}

void read_captains(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells captains{tables, "RC-T03"};
  static constexpr std::array<Phrase<Character>, 3> kCharacters{
      {{"Intelligent", [](const Numbers&) { return Character::Intelligent; }},
       {"Stubborn", [](const Numbers&) { return Character::Stubborn; }},
       {"Reckless", [](const Numbers&) { return Character::Reckless; }}}};
  const std::string white = "White: character";
  charts.character =
      read_die<Character>(captains, white, [&](const Row& row, std::string_view text) {
        return read_phrase(row.origin, white, text, kCharacters);
      });
  charts.captain = {signed_die(captains, 0, "Green: morale, captain alive"),
                    signed_die(captains, 0, "Red: morale, captain dead"),
                    signed_die(captains, 0, "Yellow: gunnery and ramming")};
  const ChartCells forts{tables, "RC-T04"};
  static constexpr std::array<Phrase<Temper>, 3> kTempers{
      {{"Panicky", [](const Numbers&) { return Temper::Panicky; }},
       {"Stubborn", [](const Numbers&) { return Temper::Stubborn; }},
       {"Fanatic", [](const Numbers&) { return Temper::Fanatic; }}}};
  charts.temper = read_die<Temper>(forts, white, [&](const Row& row, std::string_view text) {
    return read_phrase(row.origin, white, text, kTempers);
  });
  constexpr std::size_t kSecondFaces = 2;
  charts.commander = {signed_die(forts, kSecondFaces, "Green"),
                      signed_die(forts, kSecondFaces, "Red"),
                      signed_die(forts, kSecondFaces, "Yellow")};
}

void read_squares(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T05"};
  const std::array<std::string_view, 3> rows{"Upstream", "Middle", "Downstream"};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = cells.row(rows.at(i));
    charts.squares.at(i) = {cells.number(row, "Left"), cells.number(row, "Right")};
  }
  cells.require_rows(rows.size());
}

void read_terrain(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  static constexpr std::array<Phrase<Feature>, 7> kFeatures{
      {{"shore fort (Confederates one ship fewer)",
        [](const Numbers&) { return Feature::ShoreFort; }},
       {"island fort (Confederates one ship fewer)",
        [](const Numbers&) { return Feature::IslandFort; }},
       {"shore town", [](const Numbers&) { return Feature::Town; }},
       {"shore port", [](const Numbers&) { return Feature::Port; }},
       {"two small islands 5\" × 4\" with a channel of 4\" to 6\"",
        [](const Numbers&) { return Feature::Islands; }},
       {"two straight sandbars, D6 feet of water on each",
        [](const Numbers&) { return Feature::StraightBars; }},
       {"two curved sandbars, D6 feet of water on each",
        [](const Numbers&) { return Feature::CurvedBars; }}}};
  const ChartCells cells{tables, "RC-T06"};
  for (std::size_t i = 0; i < charts.terrain.size(); ++i) {
    const Row& row = cells.row(std::to_string(i + 1));
    const auto feature = [&](const std::string& column) {
      return read_phrase(row.origin, column, cells.text(row, column), kFeatures);
    };
    const Feature river = feature("River");
    charts.terrain.at(i) = {river,
                            cells.text(row, "Estuary") == "the same" ? river : feature("Estuary")};
  }
  cells.require_rows(charts.terrain.size());
}

void read_currents(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells lanes{tables, "RC-T07"};
  charts.lanes = read_die<std::array<int, coastal::kLanes>>(
      lanes, "Bank", [&](const Row& row, std::string_view) {
        std::array<int, coastal::kLanes> knots{};
        for (std::size_t i = 0; i < knots.size(); ++i) {
          knots.at(i) = read_signed(row.origin, lanes.columns()[i + 1], row.cells.at(i + 1));
        }
        return knots;
      });
  const ChartCells tidal{tables, "RC-T08"};
  const std::array<std::string_view, 3> rows{"1, 2", "3, 4", "5, 6"};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = tidal.row(rows.at(i));
    const std::string& current = tidal.text(row, "Current");
    if (const auto less = match_phrase("current − {a}", current)) {
      charts.tidal.at(i).less = less->front();
    } else {
      tidal.require_word(row, "Current", "0");
    }
    charts.tidal.at(i).tide_halves =
        static_cast<int>(tidal.word(row, "Tide", {"no effect", "half effect", "full effect"}));
  }
  tidal.require_rows(rows.size());
}

void read_objectives(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  using Kind = ObjectiveKind;
  static constexpr std::array<Phrase<ObjectiveCard>, 12> kCards{
      {{"destroy or capture up to one enemy ironclad",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Ironclads, 1};
        }},
       {"destroy or capture up to two enemy ironclads",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Ironclads, 2};
        }},
       {"destroy or capture the enemy flagship (named at the start)",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Flagship, 0};
        }},
       {"control the islands' inlet",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Islands, 0};
        }},
       {"get one ship through the blockade, up or downstream",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Blockade, 1};
        }},
       {"get two ships through the blockade, up or downstream",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Blockade, 2};
        }},
       {"destroy or capture the enemy fleet",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Fleet, 0};
        }},
       {"land parties and secure the coastal town",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Town, 0};
        }},
       {"control the estuary or the downstream area",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Downstream, 0};
        }},
       {"land parties and secure the fort (only if the Confederates have the fort)",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Fort, 0};
        }},
       {"land parties and secure the port",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Port, 0};
        }},
       {"get a friendly ship, placed stuck on a sandbar by the opponent, off and back to one's own "
        "edge",
        [](const Numbers&) {
          return ObjectiveCard{Kind::Stranded, 0};
        }}}};
  const ChartCells cells{tables, "RC-T09"};
  for (std::size_t i = 0; i < charts.objectives.size(); ++i) {
    const Row& row = cells.row(std::to_string(i + 1));
    charts.objectives.at(i) =
        read_phrase(row.origin, "Objective", cells.text(row, "Objective"), kCards);
  }
  cells.require_rows(charts.objectives.size());
}

void read_radii(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T11"};
  const std::array<std::string_view, 4> keys{"5\"", "7\"", "9\"", "2\""};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Row& row = cells.row(keys.at(i));
    charts.radii.at(i) =
        table::Inches::of_ticks(read_inches(row.origin, "Radius", std::string{keys.at(i)}));
  }
  cells.require_word(cells.row("any of these"), "For", "side-wheel steamers");
  cells.require_rows(keys.size() + 1);
}

/// The faces of a cell of the table, "1–4" or "by tug: 5–6", as yes.
coastal::D6Table<bool> yes_on(const Row& row, const std::string& column, std::string_view text) {
  const FaceRange faces = read_faces(row.origin, column, text);
  coastal::D6Table<bool> die;
  for (int face = faces.lowest; face <= faces.highest.value_or(0); ++face) {
    die.faces.at(static_cast<std::size_t>(face - 1)) = true;
  }
  return die;
}

void read_grounding(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T12"};
  const auto read = [&](std::string_view key, std::string_view help, bool tug_only) {
    constexpr std::size_t kHelped = 5;
    constexpr std::size_t kTries = 4;
    const Row& row = cells.row(key);
    const auto& cell = row.cells;
    if (!std::string_view{cell.at(kHelped)}.starts_with(help)) {
      fail(row.origin, "Helped", "the help is not written '" + std::string{help} + "'");
    }
    coastal::Grounding made;
    made.stuck_light = yes_on(row, "Stuck, draft to 5 ft", cell.at(1));
    made.stuck_deep = yes_on(row, "Stuck, over 5 ft", cell.at(2));
    made.off_alone = yes_on(row, "Reversing off", cell.at(3));
    made.tries_alone = read_signed(row.origin, "Attempts", cell.at(kTries));
    made.off_helped = yes_on(row, "Helped", std::string_view{cell.at(kHelped)}.substr(help.size()));
    made.tries_helped = read_signed(row.origin, "Attempts", cell.at(kHelped + 1));
    made.tug_only = tug_only;
    return made;
  };
  charts.shoal = read("sandbar, shoal, shore", "by tug: ", true);
  charts.stakes = read("stakes, rocks", "by friend or tug: ", false);
  cells.require_rows(2);
}

void read_arcs(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T13"};
  const auto width = [&](const char* key, std::string_view pattern) {
    const Row& row = cells.row(key);
    const auto numbers = match_phrase(pattern, cells.text(row, "Arc"));
    if (!numbers) {
      fail(row.origin, "Arc", "the arc is not written '" + std::string{pattern} + "'");
    }
    return numbers->front();
  };
  charts.arcs.turret =
      width("monitors, turret ships, mortar boats",
            "{a}°, unless masked by other turrets, funnels, stern wheels or pilot towers") /
      2;
  charts.arcs.pivot = width("pivot gun in the open", "{a}°") / 2;
  charts.arcs.other = width("all other guns", "{a}° each side of the gun's centre line");
  cells.require_word(cells.row("twin turrets"), "Arc",
                     "the forward turret not aft, the aft turret not forward");
  cells.require_word(cells.row("triple turrets"), "Arc",
                     "as twin; the centre turret only to port or starboard");
  cells.require_rows(5);
}

/// The lowest of "4, 5, 6", which leads without a gap to 6.
int lowest_of(const Row& row, std::string_view text) {
  constexpr int kSix = 6;
  const auto parts = split(text, ',');
  const int lowest = kSix + 1 - static_cast<int>(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parse_int(parts[i]) != lowest + static_cast<int>(i)) {
      fail(row.origin, "needs", "'" + std::string{text} + "' is no row of faces up to 6");
    }
  }
  return lowest;
}

void read_gunnery(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T14"};
  const std::array<std::string_view, 3> bands{"Close", "Medium", "Long"};
  const std::array<std::string_view, 3> types{"Howitzer", "Smoothbore", "Rifle"};
  cells.require_rows(bands.size());
  for (std::size_t type = 0; type < types.size(); ++type) {
    const std::size_t column = 1 + 2 * type;
    if (cells.columns().at(column) != types.at(type)) {
      cells.fault(cells.columns().at(column), "the guns stand in another order");
    }
    std::int64_t from = 0;
    for (std::size_t band = 0; band < bands.size(); ++band) {
      const Row& row = cells.row(bands.at(band));
      const std::string& text = row.cells.at(column);
      const auto dash = text.find(kUpTo);
      const auto low = dash == std::string::npos ? std::nullopt : parse_int(text.substr(0, dash));
      if (!low || table::Inches::of(*low).ticks() != from) {
        fail(row.origin, cells.columns().at(column), "the band does not begin where one ends");
      }
      from = read_inches(row.origin, cells.columns().at(column), text.substr(dash + kUpTo.size()));
      charts.gunnery.at(type).upper.at(band) = table::Inches::of_ticks(from);
      charts.gunnery.at(type).needs.at(band) = lowest_of(row, row.cells.at(column + 1));
    }
  }
  const ChartCells modifiers{tables, "RC-T15"};
  const auto modifier = [&](const char* key) {
    const Row& row = modifiers.row(key);
    return read_signed(row.origin, "Modifier", modifiers.text(row, "Modifier"));
  };
  charts.firing = {modifier("small target, hard to hit (CSS Manassas and similar)"),
                   modifier("bow or stern shot at an ironclad or any other ship")};
  modifiers.require_word(modifiers.row("captain at the gun"), "Modifier", "+ yellow");
  modifiers.require_rows(3);
}

void read_options(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T46"};
  coastal::Options& options = charts.options;
  const auto on = [&](const char* key) {
    return cells.word(cells.row(key), "Default", {"off", "on in historical games"}) == 1;
  };
  options.show_ranges = on("`show_ranges`");
  options.mines_confederate_only = on("`mines_confederate_only`");
  options.per_inch_grounding = on("`per_inch_grounding`");
  options.model_scale_ft = cells.number(cells.row("`model_scale_ft`"), "Default");
  options.port_arc_deg = cells.number(cells.row("`port_arc_deg`"), "Default");
  options.end_on_deg = cells.number(cells.row("`end_on_deg`"), "Default");
  cells.require_word(cells.row("`first_fire`"), "Default", "`ship`");
  options.first_fire = coastal::FirstFire::Ship;
  cells.require_rows(7);
  if (options.port_arc_deg != charts.arcs.other) {
    cells.fault("Default", "port_arc_deg is not the arc that table RC-T13 prints");
  }
}

}  // namespace

coastal::Charts make_coastal_charts(const std::vector<ChartText>& tables) {
  coastal::Charts charts;
  read_captains(tables, charts);
  read_squares(tables, charts);
  read_terrain(tables, charts);
  read_currents(tables, charts);
  read_objectives(tables, charts);
  read_radii(tables, charts);
  read_grounding(tables, charts);
  read_arcs(tables, charts);
  read_gunnery(tables, charts);
  read_damage(tables, charts);
  read_torpedoes_and_mortars(tables, charts);
  read_morale(tables, charts);
  read_rams(tables, charts);
  read_options(tables, charts);
  return charts;
}

}  // namespace core::tabletop_data
