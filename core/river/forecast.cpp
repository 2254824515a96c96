#include "core/river/forecast.h"

#include "core/river/confederates.h"
#include "core/river/course.h"
#include "core/river/exploration.h"
#include "core/river/survey.h"

#include <algorithm>
#include <numeric>

namespace core::river {
namespace {

using base::Fraction;

constexpr int kFacesOfD10 = kD10;
constexpr int kFacesOfD100 = 100;

/// [RR-500]
constexpr int kNextSections = 5;

Fraction part(std::int64_t of, std::int64_t whole) { return {of, whole}; }

/// Where a section lies that nobody has entered.
Place place_of_new(NewSection section) {
  return {static_cast<std::uint8_t>(section.on_tributary ? 1 : 0),
          static_cast<std::int16_t>(section.number)};
}

Terrain terrain_of(const Charts& charts, NewSection section, int black) {
  const Place place = place_of_new(section);
  return charts.terrain.at(static_cast<std::size_t>(reach_of(place)))
      .of(terrain_score(place, black));
}

Find counted(Encounter encounter) {
  const bool second =
      encounter.second == Find::Ironclad || encounter.second == Find::UnderConstruction;
  return second ? encounter.second : encounter.first;
}

NewSection section_after(const Reached& from, int turns) {
  return {from.on_tributary, from.sections + 1 + turns};
}

}  // namespace

double decimal(Fraction fraction) noexcept {
  return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

std::vector<EncounterShare> encounter_shares(const Charts& charts, Column column, int modifier) {
  std::vector<EncounterShare> shares;
  for (int face = 1; face <= kFacesOfD100; ++face) {
    const Encounter encounter = charts.encounter(face + modifier, column);
    const auto known = std::ranges::find(shares, encounter, &EncounterShare::encounter);
    if (known == shares.end()) {
      shares.push_back({encounter, part(1, kFacesOfD100)});
    } else {
      known->share += part(1, kFacesOfD100);
    }
  }
  return shares;
}

FindShares find_shares(const Charts& charts, Column column, int modifier) {
  FindShares shares;
  for (const EncounterShare& each : encounter_shares(charts, column, modifier)) {
    shares.by_find.at(static_cast<std::size_t>(counted(each.encounter))) += each.share;
  }
  return shares;
}

FindShares find_shares(const Charts& charts, NewSection section, int modifier) {
  const auto columns = column_shares(charts, section);
  FindShares shares;
  for (std::size_t column = 0; column < kColumns; ++column) {
    const FindShares there = find_shares(charts, static_cast<Column>(column), modifier);
    for (std::size_t find = 0; find < kFinds; ++find) {
      shares.by_find.at(find) += columns.at(column) * there.by_find.at(find);
    }
  }
  return shares;
}

std::array<Fraction, kColumns> column_shares(const Charts& charts, NewSection section) {
  std::array<Fraction, kColumns> shares{};
  for (int black = 1; black <= kFacesOfD10; ++black) {
    const Column column = column_of(terrain_of(charts, section, black));
    shares.at(static_cast<std::size_t>(column)) += part(1, kFacesOfD10);
  }
  return shares;
}

SectionChances section_chances(const Charts& charts, NewSection section, int modifier) {
  const Fraction shallows =
      column_shares(charts, section).at(static_cast<std::size_t>(Column::Shallows));
  const Fraction met_there = find_shares(charts, Column::Shallows, modifier).ironclad();
  return {find_shares(charts, section, modifier).ironclad(), shallows * (1 - met_there)};
}

std::vector<MeetingRow> meeting_rows(const Charts& charts, const Options& options,
                                     const Reached& from, int turns) {
  std::vector<MeetingRow> rows;
  MeetingRow row;
  double going_on = 1;
  for (int i = 0; i < turns; ++i) {
    row.turn = from.turn + i;
    const SectionChances chances =
        section_chances(charts, section_after(from, i), action_modifier(options, row.turn));
    row.now = decimal(chances.ironclad);
    row.met += going_on * row.now;
    row.ruse += going_on * decimal(chances.ruse);
    going_on *= decimal(1 - chances.ironclad - chances.ruse);
    rows.push_back(row);
  }
  return rows;
}

MeetingOutlook meeting_outlook(const Charts& charts, const Options& options, const Reached& from) {
  const std::vector<MeetingRow> rows = meeting_rows(charts, options, from, kNextSections);
  return {rows.front().met, rows.back().met};
}

}  // namespace core::river
