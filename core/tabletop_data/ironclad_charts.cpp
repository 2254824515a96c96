#include "core/tabletop_data/ironclad_charts.h"

#include "core/tabletop_data/die_table.h"
#include "core/tabletop_data/ironclad_tables.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::Origin;
using data::Row;

namespace {

using Numbers = std::array<int, 3>;
using ironclad::Arc;
using ironclad::ChartCell;
using ironclad::RangeEffect;
using ironclad::TorpedoEffect;

table::Inches inches(const ChartCells& cells, const Row& row, const std::string& column) {
  return table::Inches::of_ticks(read_inches(row.origin, column, cells.text(row, column)));
}

/// The one number of a cell that is written as `pattern`.
int number_in(const ChartCells& cells, const std::string& key, const std::string& column,
              std::string_view pattern) {
  const Row& row = cells.row(key);
  const auto numbers = match_phrase(pattern, cells.text(row, column));
  if (!numbers || numbers->front() < 1) {
    fail(row.origin, column, "the cell is not written '" + std::string{pattern} + "'");
  }
  return numbers->front();
}

void read_card(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T01"};
  const std::string column = "Boxes at the start";
  charts.card.tons_a_midships = number_in(cells, "Midships", column, "1 per {a} tons displacement");
  charts.card.feet_a_draft = number_in(cells, "Draft", column, "1 per {a} feet of draft");
  charts.card.armor_a_battering = number_in(cells, "Battering factor", column,
                                            "a number, not boxes: armor boxes divided by {a}");
}

void read_circles(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T03"};
  const std::array<std::string_view, 4> keys{"A", "B", "C", "launch"};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Row& row = cells.row(keys[i]);
    charts.circles[i] = {inches(cells, row, "Diameter"), inches(cells, row, "Radius")};
    if (charts.circles[i].diameter != charts.circles[i].radius * 2) {
      fail(row.origin, "Radius", "the radius is not half of the diameter");
    }
  }
  cells.require_word(cells.row("side-wheel"), "Diameter", "any");
  cells.require_word(cells.row("side-wheel"), "Radius", "any");
  cells.require_rows(keys.size() + 1);
}

void read_mines(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells areas{tables, "IC-T04"};
  static constexpr std::array<Phrase<bool>, 2> kAreas{
      {{"nothing", [](const Numbers&) { return false; }},
       {"roll on table IC-T05", [](const Numbers&) { return true; }}}};
  charts.mine_goes_off = read_die<bool>(areas, "Result", [](const Row& row, std::string_view cell) {
    return read_phrase(row.origin, "Result", cell, kAreas);
  });

  using Kind = TorpedoEffect::Kind;
  static constexpr std::array<Phrase<TorpedoEffect>, 3> kEffects{
      {{"dud",
        [](const Numbers&) {
          return TorpedoEffect{Kind::Dud, 0, 0, 0};
        }},
       {"{a} draft boxes, {b} speed boxes and D{c} guns destroyed",
        [](const Numbers& n) {
          return TorpedoEffect{Kind::Damage, n[0], n[1], n[2]};
        }},
       {"sunk", [](const Numbers&) {
          return TorpedoEffect{Kind::Sunk, 0, 0, 0};
        }}}};
  const ChartCells hits{tables, "IC-T05"};
  const auto effects = [&](const std::string& column) {
    return read_die<TorpedoEffect>(hits, column, [&](const Row& row, std::string_view cell) {
      return read_phrase(row.origin, column, cell, kEffects);
    });
  };
  charts.torpedo_on_ironclad = effects("Ironclad");
  charts.torpedo_on_wood = effects("Wooden ship");
}

void read_arcs(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  constexpr int kAllRound = 180;
  const ChartCells cells{tables, "IC-T06"};
  const auto arc = [&](const char* key, const char* mark, std::string_view pattern) {
    const Row& row = cells.row(key);
    cells.require_word(row, "Mark on the card", mark);
    const auto numbers = match_phrase(pattern, cells.text(row, "Arc"));
    if (!numbers) {
      fail(row.origin, "Arc", "the arc is not written '" + std::string{pattern} + "'");
    }
    return *numbers;
  };
  // The width of an arc is that of both its halves; ports are given by the half.
  const Numbers turret =
      arc("single turret, mortar", "T, M",
          "{a}°, less a sector of {b}° behind its own stack or pilot house where the card says so");
  const Numbers two =
      arc("two turrets, forward / after", "T1 / T2",
          "{a}° less the after / forward quarter ({b}° each side of astern / ahead)");
  const Numbers pivot = arc("pivot in the open", "P",
                            "{a}° to the beam it is trained to, or ahead or astern when mounted "
                            "there; side chosen at declaration");
  const Numbers port = arc("port in bow, stern, port or starboard side", "B, S, L, R",
                           "{a}° each side of the gun's centre line");
  const Numbers casemate = arc("casemate pivot with three ports", "BP, SP",
                               "any one of its ports, {a}° each side of that port's centre line: "
                               "end, port beam, starboard beam");
  const Numbers fort = arc("fort gun", "F", "{a}° centred on the facing");
  cells.require_rows(6);
  charts.arcs = {{turret[0] / 2, turret[1]}, {two[0] / 2, two[1]}, {pivot[0] / 2, 0}, {port[0], 0},
                 {casemate[0], 0},           {fort[0] / 2, 0}};
  if (charts.arcs.turret.half != kAllRound || charts.arcs.turret_of_two.half != kAllRound) {
    cells.fault("Arc", "a turret trains all round");
  }
}

void read_ranges(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T08"};
  const std::array<std::string_view, 3> keys{"Howitzer", "Smoothbore", "Rifle"};
  const std::array<std::string, 3> columns{"Close", "Normal", "Distant"};
  for (std::size_t type = 0; type < keys.size(); ++type) {
    const Row& row = cells.row(keys[type]);
    auto& upper = charts.ranges[type].upper;
    for (std::size_t band = 0; band < columns.size(); ++band) {
      upper[band] = inches(cells, row, columns[band]);
      if (band > 0 && upper[band] <= upper[band - 1]) {
        fail(row.origin, columns[band], "the band ends before the one nearer by");
      }
    }
    cells.require_word(row, "Beyond", "no fire");
  }
  cells.require_rows(keys.size() + 1);  // and the mortars

  const ChartCells effects{tables, "IC-T09"};
  static constexpr std::array<Phrase<RangeEffect>, 4> kEffects{
      {{"doubled", [](const Numbers&) { return RangeEffect::Doubled; }},
       {"as written", [](const Numbers&) { return RangeEffect::AsIs; }},
       {"as they are", [](const Numbers&) { return RangeEffect::AsIs; }},
       {"halved, fraction dropped", [](const Numbers&) { return RangeEffect::Halved; }}}};
  for (std::size_t band = 0; band < columns.size(); ++band) {
    const Row& row = effects.row(columns[band]);
    const auto effect = [&](const std::string& column) {
      return read_phrase(row.origin, column, effects.text(row, column), kEffects);
    };
    charts.factor_at.at(band) = effect("Penetration factor");
    charts.guns_at.at(band) = effect("Number of guns counted");
  }
  effects.require_rows(columns.size());
}

/// [IC-191] [IC-192] "3", "9*", "Critical", "Lucky", "None".
ChartCell read_cell(const Row& row, const std::string& column, std::string_view text) {
  using Kind = ChartCell::Kind;
  static constexpr std::array<Phrase<ChartCell>, 5> kCells{
      {{"{a}",
        [](const Numbers& n) {
          return ChartCell{Kind::Hits, n[0], false};
        }},
       {"{a}*",
        [](const Numbers& n) {
          return ChartCell{Kind::Hits, n[0], true};
        }},
       {"Critical",
        [](const Numbers&) {
          return ChartCell{Kind::Critical, 0, false};
        }},
       {"Lucky",
        [](const Numbers&) {
          return ChartCell{Kind::Lucky, 0, false};
        }},
       {"None", [](const Numbers&) { return ChartCell{}; }}}};
  return read_phrase(row.origin, column, text, kCells);
}

ironclad::FireChart read_fire(const std::vector<ChartText>& tables, std::string_view name) {
  constexpr int kSides = 10;
  const ChartCells cells{tables, name};
  ironclad::FireChart chart;
  if (cells.columns().size() != ironclad::FireChart::kColumns + 1) {
    cells.fault("", "the chart has another number of columns than eight");
  }
  int next = 1;
  for (std::size_t i = 0; i < ironclad::FireChart::kColumns; ++i) {
    const std::string& column = cells.columns()[i + 1];
    const Origin head = cells.rows().front().origin;
    const FaceRange range = read_faces(head, column, column);
    const bool last = i + 1 == ironclad::FireChart::kColumns;
    if (range.lowest != next || range.highest.has_value() == last) {
      cells.fault(column, "the column does not begin where the one before ends");
    }
    chart.lowest[i] = range.lowest;
    next = range.highest.value_or(0) + 1;
  }
  std::array<bool, kSides> filled{};
  for (const Row& row : cells.rows()) {
    FaceRange faces = read_faces(row.origin, cells.columns().front(), row.key);
    if (faces.lowest == 0) {
      faces = {kSides, kSides};  // [IC-003] the face 0 is a ten
    }
    if (!faces.highest || *faces.highest > kSides) {
      fail(row.origin, cells.columns().front(), "'" + row.key + "' are no faces of a D10");
    }
    for (int face = faces.lowest; face <= *faces.highest; ++face) {
      const auto at = static_cast<std::size_t>(face - 1);
      if (filled.at(at)) {
        fail(row.origin, cells.columns().front(),
             "the face " + std::to_string(face) + " has two rows");
      }
      filled.at(at) = true;
      for (std::size_t i = 0; i < ironclad::FireChart::kColumns; ++i) {
        chart.cells.at(at).at(i) = read_cell(row, cells.columns()[i + 1], row.cells[i + 1]);
      }
    }
  }
  if (!std::all_of(filled.begin(), filled.end(), [](bool each) { return each; })) {
    cells.fault("", "a face of the die has no row");
  }
  return chart;
}

void read_mortars(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  constexpr int kTenths = 10;
  const ChartCells cells{tables, "IC-T16"};
  for (const Row& row : cells.rows()) {
    ironclad::Mortar mortar;
    if (row.key != "smaller") {
      const std::string key = row.key.substr(0, row.key.find(" (note)"));
      mortar.bore = static_cast<int>(read_inches(row.origin, "Mortar", key) * kTenths /
                                     table::Inches::kTicks);
    }
    mortar.least = inches(cells, row, "Minimum");
    mortar.most = inches(cells, row, "Maximum");
    mortar.burst = inches(cells, row, "Burst circle (diameter)");
    charts.mortars.push_back(mortar);
  }
  if (charts.mortars.empty() || charts.mortars.back().bore) {
    cells.fault("Mortar", "the last row is that of the smaller mortars");
  }

  const ChartCells silenced{tables, "IC-T17"};
  static constexpr std::array<Phrase<ironclad::Silenced>, 3> kPhrases{
      {{"this fire phase",
        [](const Numbers&) {
          return ironclad::Silenced{1, false};
        }},
       {"two fire phases",
        [](const Numbers&) {
          return ironclad::Silenced{2, false};
        }},
       {"the rest of the game", [](const Numbers&) {
          return ironclad::Silenced{0, true};
        }}}};
  const std::array<std::string_view, 3> keys{"first", "second", "third"};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Row& row = silenced.row(keys[i]);
    charts.silenced[i] =
        read_phrase(row.origin, "Silenced for", silenced.text(row, "Silenced for"), kPhrases);
  }
  silenced.require_rows(keys.size());
}

void read_forts(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  // In the order of table::FortWork.
  constexpr std::array<std::string_view, 6> kWorks{"open, field work",
                                                   "cotton bales",
                                                   "earth parapet, low or hasty",
                                                   "strong earthwork, sandbags, traverses",
                                                   "masonry, casemate or good parapet",
                                                   "iron-faced battery"};
  const ChartCells cells{tables, "IC-T18"};
  for (std::size_t i = 0; i < kWorks.size(); ++i) {
    charts.fort_armor[i] = cells.number(cells.row(kWorks[i]), "Boxes per gun");
  }
  cells.require_rows(kWorks.size());
}

void read_options(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T42"};
  const auto on = [&](const char* key) {
    const Row& row = cells.row(key);
    return cells.word(row, "Default", {"off", "off; on in scenario B", "on"}) == 2;
  };
  charts.options.table_scale = cells.number(cells.row("`table_scale`"), "Default");
  charts.options.port_arc_deg = cells.number(cells.row("`port_arc_deg`"), "Default");
  charts.options.fire_each_step = on("`fire_each_step`");
  charts.options.combine_fire = on("`combine_fire`");
  charts.options.cityclass_wood_when_rammed = on("`cityclass_wood_when_rammed`");
  cells.require_rows(5);
  if (charts.options.port_arc_deg != charts.arcs.port.half ||
      charts.options.port_arc_deg != charts.arcs.casemate_pivot.half) {
    cells.fault("Default", "port_arc_deg is not the arc that table IC-T06 prints");
  }
}

}  // namespace

ironclad::Charts make_ironclad_charts(const std::vector<ChartText>& tables) {
  ironclad::Charts charts;
  read_card(tables, charts);
  read_circles(tables, charts);
  read_mines(tables, charts);
  read_arcs(tables, charts);
  read_ranges(tables, charts);
  charts.chart_a = read_fire(tables, "IC-T10");
  charts.chart_b = read_fire(tables, "IC-T11");
  read_ship_effects(tables, charts);
  read_mortars(tables, charts);
  read_forts(tables, charts);
  read_fort_effects(tables, charts);
  read_ramming(tables, charts);
  read_boarding(tables, charts);
  read_launches(tables, charts);
  read_options(tables, charts);
  return charts;
}

}  // namespace core::tabletop_data
