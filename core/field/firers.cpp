#include "core/field/firers.h"

#include "core/field/formation.h"

#include <algorithm>
#include <span>

namespace core::field {
namespace {

constexpr std::size_t kBody = 6;       // [FB-151]
constexpr std::size_t kLeastBody = 3;  // [FB-153]
constexpr int kFiringRanks = 2;        // [FB-153]

Point middle_of(const Unit& unit, std::span<const std::size_t> figures) noexcept {
  Point sum;
  for (const std::size_t each : figures) {
    sum = sum + unit.figures[each].at;
  }
  const auto count = static_cast<std::int64_t>(figures.size());
  return {sum.x / count, sum.y / count};
}

/// [FB-151] Bodies of six, what is left over of three to five.
void add_bodies(const Unit& unit, const std::vector<std::size_t>& men, bool all_round,
                std::vector<Firers>& bodies) {
  for (std::size_t i = 0; i + kLeastBody <= men.size(); i += kBody) {
    const auto body = std::span{men}.subspan(i, std::min(kBody, men.size() - i));
    bodies.push_back({middle_of(unit, body), static_cast<int>(body.size()), false, all_round});
  }
}

/// Whether one of the rank and file outside houses can use his musket.
bool shoots(const Unit& unit, const Figure& figure) noexcept {
  return figure.present() && figure.kind == FigureKind::Man && !figure.tending &&
         figure.section == kNoPlace &&
         (!unit.ford || figure.rank == 0);  // [FB-127] of a ford the front rank
}

/// [FB-153] The front two ranks, file by file from the right.
std::vector<std::size_t> men_of_volley(const Unit& unit) {
  std::vector<std::size_t> men;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (shoots(unit, unit.figures[i]) && unit.figures[i].rank < kFiringRanks) {
      men.push_back(i);
    }
  }
  std::stable_sort(men.begin(), men.end(), [&](std::size_t a, std::size_t b) {
    const Figure& x = unit.figures[a];
    const Figure& y = unit.figures[b];
    return x.file != y.file ? x.file < y.file : x.rank < y.rank;
  });
  return men;
}

/// [FB-164] Of each section its men are a body of their own; they fire as a volley, not as
/// skirmishers, who are troops in open order.
void add_garrisons(const Unit& unit, std::vector<Firers>& bodies) {
  std::vector<std::int8_t> sections;
  for (const Figure& figure : unit.figures) {
    if (figure.present() && figure.section != kNoPlace &&
        std::ranges::find(sections, figure.section) == sections.end()) {
      sections.push_back(figure.section);
    }
  }
  std::sort(sections.begin(), sections.end());
  for (const std::int8_t section : sections) {
    std::vector<std::size_t> men;
    for (std::size_t i = 0; i < unit.figures.size(); ++i) {
      const Figure& figure = unit.figures[i];
      if (figure.present() && figure.section == section && figure.kind == FigureKind::Man) {
        men.push_back(i);
      }
    }
    add_bodies(unit, men, true, bodies);
  }
}

}  // namespace

std::vector<Firers> firers_of(const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  std::vector<Firers> bodies;
  if (unit.muster.arm == Arm::None || is_mounted(unit)) {
    return bodies;
  }
  const bool open = is_open(unit.formation);
  if (!open) {
    add_bodies(unit, men_of_volley(unit), false, bodies);
  }
  add_garrisons(unit, bodies);
  if (open) {
    for (const Figure& figure : unit.figures) {
      if (shoots(unit, figure)) {
        bodies.push_back({figure.at, 1, true, true});
      }
    }
  }
  return bodies;
}

Inches musket_range(const Setting& setting, const State& state, const Unit& unit) {
  const Ranges& ranges = setting.charts.ranges;
  const Inches range = unit.muster.arm == Arm::RifledMusket ? ranges.rifled : ranges.smoothbore;
  const auto* const dim = find_rule<DimLight>(setting.battle);
  return dim != nullptr && state.move >= dim->from_move ? std::min(range, dim->musketry) : range;
}

Inches band_end(const Unit& unit, const MusketryBand& band) noexcept {
  return unit.muster.arm == Arm::RifledMusket ? band.rifled_to : band.smoothbore_to;
}

}  // namespace core::field
