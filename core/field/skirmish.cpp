#include "core/field/skirmish.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/terrain.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kSkirmishHighest = 6;

bool skirmish_reaches(std::int64_t squared, Inches limit) noexcept {
  return squared <= limit.ticks() * limit.ticks();
}

}  // namespace

SkirmishTarget skirmish_row(const Setting& setting, const State& state, FigureId target,
                            Point from) {
  const Unit& unit = state.unit(target.unit);
  const Figure& figure = unit.figures.at(target.figure);
  if (in_house(state, figure)) {
    return SkirmishTarget::LineInCover;  // [FB-184] whatever its order
  }
  const bool cover = in_cover(setting, state, figure, from);
  if (is_open(unit.formation)) {
    return cover ? SkirmishTarget::OpenInCover : SkirmishTarget::Open;
  }
  return cover ? SkirmishTarget::LineInCover : SkirmishTarget::Organised;
}

std::optional<int> skirmish_score(const Setting& setting, const Unit& firer, SkirmishTarget row,
                                  std::int64_t squared, bool mounted) {
  const SkirmishTable& table = setting.charts.skirmish;
  const bool rifled = firer.muster.arm == Arm::RifledMusket;
  const SkirmishRow& scores = table.rows.at(static_cast<std::size_t>(row));
  if (skirmish_reaches(squared, rifled ? table.rifled_near : table.smoothbore_near)) {
    return scores.near;
  }
  if (!skirmish_reaches(squared, rifled ? table.rifled_far : table.smoothbore_far) ||
      (scores.far_mounted_only && !mounted)) {
    return std::nullopt;
  }
  return scores.far;
}

int skirmish_bonus(const Setting& setting, const Unit& unit) noexcept {
  const bool super = setting.options.super_skirmishers && unit.muster.super_skirmishers &&
                     is_open(unit.formation) && unit.muster.men <= setting.charts.detachment.men;
  return super ? 1 : 0;
}

std::vector<Individual> individuals_among(const Setting& setting, const State& state,
                                          const std::vector<TargetGroup>& groups, Point from) {
  std::vector<Individual> all;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const TargetGroup& group = groups[i];
    const Unit& unit = state.unit(group.unit);
    // [FB-184] Officers stand behind the line: whether it is in cover, its men tell.
    const auto covered = [&](std::uint8_t figure) {
      return skirmish_row(setting, state, {group.unit, figure}, from) ==
             SkirmishTarget::LineInCover;
    };
    const bool line_covered = std::ranges::any_of(group.men, [&](std::int8_t man) {
      return man != TargetGroup::kNobody && covered(static_cast<std::uint8_t>(man));
    });
    for (const std::uint8_t each : group.officers) {
      const Figure& officer = unit.figures[each];
      all.push_back({FigureId{group.unit, each}, i, officer.at, is_mounted(unit, officer),
                     line_covered || covered(each)});
    }
    if (group.general) {  // [FB-028] always on horseback; [FB-413] with the men about him
      all.push_back({*group.general, i, state.general(*group.general).at, true, line_covered});
    }
  }
  return all;
}

void fire_skirmishers(Record& record, UnitId unit, const std::vector<BodyFire>& bodies,
                      std::vector<Hit>& hits) {
  const int bonus = skirmish_bonus(record.setting(), record.unit(unit));
  std::vector<const BodyFire*> kills;
  std::vector<UnitId> targets;
  int dice = 0;
  for (const BodyFire& body : bodies) {
    if (!body.firers.skirmish) {
      continue;
    }
    ++dice;
    const int face =
        std::min(kSkirmishHighest, record.d6("FB-181"_rule, unit) + bonus);  // [FB-451]
    if (face >= body.kills_on) {
      kills.push_back(&body);
    }
    if (std::ranges::find(targets, body.group.unit) == targets.end()) {
      targets.push_back(body.group.unit);
    }
  }
  for (const BodyFire* const body : kills) {
    if (body->picked) {  // [FB-187] he is himself the victim
      hits.push_back({*body->picked, body->group.unit, "FB-183"_rule, unit});
    } else {
      throw_for_killed(record, body->group, "FB-181"_rule, unit, hits);
    }
  }
  if (dice > 0) {
    table::Told told = table::told("FB-181"_rule, "skirmish-hits")
                           .of(unit)
                           .with_figures({dice, static_cast<int>(kills.size())});
    record.tell(targets.size() == 1 ? std::move(told).with(targets.front()) : std::move(told));
  }
}

}  // namespace core::field
