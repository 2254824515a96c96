// [6.16] [6.34] [6.56] [7.26] Movement costs, forced march, weights, embarkation from their charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using rulebook::EmbarkationLine;
using rulebook::MoveClass;
using rulebook::StepCost;
using rulebook::StepKind;

/// [6.16] The columns of the chart and who they are for.
struct MoverColumn {
  const char* column;
  MoveClass who;
};

constexpr std::array kMovers{MoverColumn{"foot", MoveClass::Foot},
                             MoverColumn{"horse", MoveClass::Horse},
                             MoverColumn{"wagons", MoveClass::Wagons}};

struct StepRow {
  const char* key;
  const char* how;
  StepKind kind;
};

constexpr std::array<StepRow, rulebook::kStepKindCount> kSteps{
    {{"road or railroad", "instead", StepKind::Road},
     {"minor river", "added", StepKind::MinorRiver},
     {"bridge", "added", StepKind::Bridge},
     {"ferry", "added", StepKind::Ferry},
     {"water", "added", StepKind::Water},
     {"enter EZOC", "added", StepKind::EnterZone},
     {"leave EZOC", "added", StepKind::LeaveZone},
     {"entrain", "action", StepKind::Entrain},
     {"detrain", "action", StepKind::Detrain},
     {"destroy rail", "action", StepKind::DestroyRail},
     {"attack from march", "added", StepKind::AttackFromMarch}}};

constexpr int kLandTerrains = 5;  ///< clear to swamp; nobody marches on sea and lake

StepCost read_cost(const ChartCells& chart, const Row& row, const std::string& column) {
  if (chart.text(row, column) == "R") {
    return StepCost::along_road_only();
  }
  const auto points = chart.number_or_none(row, column);
  return points ? StepCost::of(*points) : StepCost{};
}

void read_costs(const ChartCells& chart, rulebook::MovementCosts& costs) {
  for (int i = 0; i < kLandTerrains; ++i) {
    const auto terrain = static_cast<map::Terrain>(i);
    const Row& row = chart.row(map::name(terrain));
    chart.require_word(row, "how", "hex");
    for (const MoverColumn& mover : kMovers) {
      costs.terrain[mover.who][terrain] = read_cost(chart, row, mover.column);
    }
  }
  for (const StepRow& step : kSteps) {
    const Row& row = chart.row(step.key);
    chart.require_word(row, "how", step.how);
    for (const MoverColumn& mover : kMovers) {
      costs.steps[mover.who][step.kind] = read_cost(chart, row, mover.column);
    }
  }
  // A town costs what the other terrain in its hex costs: nothing to hold.
  const Row& town = chart.row("town");
  chart.require_word(town, "how", "hex");
  for (const MoverColumn& mover : kMovers) {
    chart.require_word(town, mover.column, "terrain");
  }
  chart.require_rows(kLandTerrains + kSteps.size() + 1);
}

void read_forced_march(const ChartCells& chart, rulebook::ForcedMarch& march) {
  using rulebook::MarchEnd;
  chart.require_rows(march.cells.size());
  for (std::size_t i = 0; i < march.cells.size(); ++i) {
    const Row& row = chart.row(std::to_string(i + 1));
    for (std::size_t points = 0; points < march.cells[i].size(); ++points) {
      const std::string column = std::to_string(points + 1);
      march.cells[i][points][MarchEnd::Friendly] = chart.number(row, column + " friendly");
      march.cells[i][points][MarchEnd::Elsewhere] = chart.number(row, column + " elsewhere");
    }
  }
}

rulebook::RailWeights read_weights(const ChartCells& chart) {
  // Those that are no figure name what the rules add up.
  constexpr std::array<std::pair<const char*, const char*>, 4> kSums{
      {{"combat unit", "strength"},
       {"loaded train", "1 + SUP"},
       {"HQ with roster", "roster"},
       {"army-hq with SUP", "roster + SUP"}}};
  for (const auto& [key, words] : kSums) {
    chart.require_word(chart.row(key), "weight", words);
  }
  const auto weight = [&](std::string_view key) { return chart.number(chart.row(key), "weight"); };
  const rulebook::RailWeights weights{weight("train"), weight("siege-train"), weight("rail-repair"),
                                      weight("SUP"),   weight("leader"),      weight("empty HQ")};
  chart.require_rows(kSums.size() + 6);
  return weights;
}

constexpr std::array<std::string_view, 5> kLines{"infantry", "cavalry", "train", "siege-train",
                                                 "SUP"};

}  // namespace

void read_movement(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_costs(ChartCells{charts, "movement_costs"}, book.movement_costs);
  read_forced_march(ChartCells{charts, "forced_march"}, book.forced_march);
}

void read_embarkation(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  using rulebook::PortKind;
  book.rail_weights = read_weights(ChartCells{charts, "rail_weights"});

  const ChartCells table{charts, "embarkation"};
  table.require_rows(kLines.size());
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const Row& row = table.row(kLines.at(i));
    auto& line = book.embarkation.cells.cells.at(i);
    line[PortKind::Port] = table.number_or_none(row, "port");
    line[PortKind::Coast] = table.number_or_none(row, "coast");
    line[PortKind::River] = table.number_or_none(row, "river");
  }

  const ChartCells lines{charts, "embarkation_lines"};
  const std::vector<std::string_view> known{kLines.begin(), kLines.end()};
  for (const Row& row : lines.rows()) {
    const auto line = static_cast<EmbarkationLine>(lines.word(row, "line", known));
    if (row.key == "SUP") {
      lines.require_word(row, "line", "SUP");
      continue;
    }
    auto& held = book.embarkation.lines[lines.kind(row)];
    if (held) {
      fail(row.origin, "kind", row.key + " stands twice");
    }
    held = line;
  }
}

}  // namespace core::data
