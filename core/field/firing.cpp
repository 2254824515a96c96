#include "core/field/firing.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/skirmish.h"
#include "core/field/terrain.h"
#include "core/table/fixed.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

/// [FB-164] Whether a body bears on a place.
bool body_bears(const Unit& unit, const Firers& body, Point at) noexcept {
  return body.all_round ||
         table::angle_between(unit.pose.heading, table::bearing(body.from, at)) <= kMusketArc;
}

bool is_clear_shot(const Setting& setting, const State& state, UnitId unit, Point from,
                   UnitId target, Point at) {
  return screen_between(setting, state, from, at, unit, target) == Screen::None;
}

/// The box of some places.
table::Box box_of_firers(const std::vector<Firers>& bodies) noexcept {
  table::Box box{bodies.front().from, bodies.front().from};
  for (const Firers& each : bodies) {
    box.low = {std::min(box.low.x, each.from.x), std::min(box.low.y, each.from.y)};
    box.high = {std::max(box.high.x, each.from.x), std::max(box.high.y, each.from.y)};
  }
  return box;
}

/// The groups of all enemies that some body might reach.
std::vector<TargetGroup> groups_in_reach(const State& state, UnitId id,
                                         const std::vector<Firers>& bodies, Inches range) {
  std::vector<TargetGroup> groups;
  if (bodies.empty()) {
    return groups;
  }
  const table::Box box = box_of_firers(bodies);
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const UnitId other = unit_id(i);
    if (!may_be_target(state, state.unit(id).side, other)) {
      continue;
    }
    const auto& figures = state.units[i].figures;
    if (std::ranges::any_of(figures, [&](const Figure& figure) {
          return figure.present() && table::close(box, {figure.at, figure.at}, range);
        })) {
      for (TargetGroup& group : target_groups(state, other)) {
        groups.push_back(std::move(group));
      }
    }
  }
  return groups;
}

/// What a body might fire at, before arc and sight are asked.
struct FireCandidate {
  std::size_t group{};
  std::uint8_t figure{};
  std::int64_t squared{};
  Point at;
  std::optional<Victim> picked;
  bool mounted{};
};

bool is_nearer_target(const FireCandidate& a, const FireCandidate& b) noexcept {
  return a.squared < b.squared;
}

/// One unit's choice of targets.
class TargetChoice {
 public:
  TargetChoice(const Setting& setting, const State& state, const Volley& volley)
      : setting_{setting},
        state_{state},
        volley_{volley},
        unit_{state.unit(volley.unit)},
        range_{musket_range(setting, state, unit_)},
        bodies_{firers_of(state, volley.unit)},
        groups_{groups_in_reach(state, volley.unit, bodies_, range_)} {}

  [[nodiscard]] const std::vector<Firers>& bodies() const noexcept { return bodies_; }

  [[nodiscard]] const std::vector<TargetGroup>& groups() const noexcept { return groups_; }

  [[nodiscard]] Inches range() const noexcept { return range_; }

  /// The fire of a body: at the unit named, at whom it picks off, else at the nearest.
  [[nodiscard]] std::optional<BodyFire> of(const Firers& body) const {
    std::optional<BodyFire> fire;
    if (volley_.picks_officers && body.skirmish) {
      fire = first_of(body, individuals(body, volley_.target));
    }
    if (!fire && volley_.target) {
      fire = first_of(body, groups_near(body, volley_.target));
    }
    return fire ? fire : first_of(body, groups_near(body, {}));
  }

  /// The same at one unit only.
  [[nodiscard]] std::optional<BodyFire> at(const Firers& body, UnitId target) const {
    if (volley_.picks_officers && body.skirmish) {
      return first_of(body, individuals(body, target));
    }
    return first_of(body, groups_near(body, target));
  }

  [[nodiscard]] std::vector<FireCandidate> groups_near(const Firers& body,
                                                       std::optional<UnitId> only) const {
    std::vector<FireCandidate> near;
    const std::int64_t limit = range_.ticks() * range_.ticks();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      if (only && groups_[i].unit != *only) {
        continue;
      }
      const auto found = nearest_figure(state_, groups_[i], body.from);
      if (found && found->squared <= limit) {
        near.push_back({i,
                        found->figure,
                        found->squared,
                        state_.unit(groups_[i].unit).figures[found->figure].at,
                        {},
                        false});
      }
    }
    std::stable_sort(near.begin(), near.end(), is_nearer_target);
    return near;
  }

 private:
  [[nodiscard]] std::vector<FireCandidate> individuals(const Firers& body,
                                                       std::optional<UnitId> only) const {
    std::vector<FireCandidate> near;
    for (const Individual& each : individuals_among(setting_, state_, groups_, body.from)) {
      if (each.no_picking || (only && groups_[each.group].unit != *only)) {
        continue;
      }
      const auto* const figure = std::get_if<FigureId>(&each.who);
      if (volley_.officer &&
          *volley_.officer != (figure != nullptr ? figure->figure : kGeneralFigure)) {
        continue;
      }
      near.push_back({each.group, figure != nullptr ? figure->figure : std::uint8_t{},
                      table::distance_squared(body.from, each.at), each.at, each.who,
                      each.mounted});
    }
    std::stable_sort(near.begin(), near.end(), is_nearer_target);
    return near;
  }

  /// The first that the body can hurt, bears on and sees.
  [[nodiscard]] std::optional<BodyFire> first_of(const Firers& body,
                                                 const std::vector<FireCandidate>& near) const {
    for (const FireCandidate& each : near) {
      const UnitId target = groups_[each.group].unit;
      if (!body_bears(unit_, body, each.at)) {
        continue;
      }
      BodyFire fire{body, groups_[each.group], each.figure, each.squared, 0, 0, each.picked};
      if (body.skirmish) {
        const auto score = needed(body, each);
        if (!score) {
          continue;
        }
        fire.kills_on = *score;
      }
      if (!is_clear_shot(setting_, state_, volley_.unit, body.from, target, each.at)) {
        continue;
      }
      if (!body.skirmish) {
        fire.deduction = deduction_at(setting_, state_, unit_, body.from, {target, each.figure},
                                      band_of(each.squared));
      }
      return fire;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<int> needed(const Firers& body, const FireCandidate& each) const {
    if (each.squared > range_.ticks() * range_.ticks()) {
      return std::nullopt;
    }
    const SkirmishTarget row =
        each.picked
            ? SkirmishTarget::Selected
            : skirmish_row(setting_, state_, {groups_[each.group].unit, each.figure}, body.from);
    return skirmish_score(setting_, unit_, row, each.squared, each.mounted);
  }

  /// [FB-159] [FB-160] The limits belong to the nearer band.
  [[nodiscard]] const MusketryBand& band_of(std::int64_t squared) const {
    const auto& bands = setting_.charts.musketry;
    for (const MusketryBand& band : bands) {
      const std::int64_t end = band_end(unit_, band).ticks();
      if (squared <= end * end) {
        return band;
      }
    }
    return bands.back();
  }

  const Setting& setting_;
  const State& state_;
  const Volley& volley_;
  const Unit& unit_;
  Inches range_;
  std::vector<Firers> bodies_;
  std::vector<TargetGroup> groups_;
};

/// The nearest of an attacker's groups, of its front if that is there.
std::optional<FireCandidate> front_nearest(const State& state,
                                           const std::vector<TargetGroup>& groups, Point from) {
  std::optional<FireCandidate> best;
  const bool has_front =
      std::ranges::any_of(groups, [](const TargetGroup& group) { return group.front; });
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto near = nearest_figure(state, groups[i], from);
    if (near && groups[i].front == has_front && (!best || near->squared < best->squared)) {
      best = {i,  near->figure, near->squared, state.unit(groups[i].unit).figures[near->figure].at,
              {}, false};
    }
  }
  return best;
}

}  // namespace

int deduction_at(const Setting& setting, const State& state, const Unit& firer, Point from,
                 FigureId target, const MusketryBand& band) {
  const Unit& unit = state.unit(target.unit);
  const Figure& figure = unit.figures.at(target.figure);
  const bool cover = in_cover(setting, state, figure, from);
  const bool thin = is_open(unit.formation) && !in_house(state, figure);
  // [FB-157] The right pair of columns the first time, the left one afterwards.
  const int open = firer.first_volley ? band.first_open : band.normal_open;
  const int covered = firer.first_volley ? band.first_cover : band.normal_cover;
  if (thin) {
    return covered + (cover ? 1 : 0);
  }
  return cover ? covered : open;
}

std::vector<BodyFire> fire_of(const Setting& setting, const State& state, const Volley& volley) {
  const TargetChoice choice{setting, state, volley};
  std::vector<BodyFire> all;
  for (const Firers& body : choice.bodies()) {
    if (auto fire = choice.of(body)) {
      all.push_back(std::move(*fire));
    }
  }
  return all;
}

std::vector<BodyFire> closing_fire_of(const Setting& setting, const State& state, UnitId defender,
                                      UnitId attacker) {
  const Unit& unit = state.unit(defender);
  const auto groups = target_groups(state, attacker);
  std::vector<BodyFire> all;
  for (const Firers& body : firers_of(state, defender)) {
    const auto near = front_nearest(state, groups, body.from);
    if (!near || !body_bears(unit, body, near->at)) {
      continue;
    }
    BodyFire fire{body, groups[near->group], near->figure, near->squared, 0, 0, {}};
    if (body.skirmish) {
      const auto score = skirmish_score(
          setting, unit, skirmish_row(setting, state, {attacker, near->figure}, body.from), 0);
      if (!score) {
        continue;
      }
      fire.kills_on = *score;
    } else {
      fire.deduction = deduction_at(setting, state, unit, body.from, {attacker, near->figure},
                                    setting.charts.musketry.front());
    }
    all.push_back(std::move(fire));
  }
  return all;
}

Refusal why_not_at(const Setting& setting, const State& state, const Volley& volley,
                   UnitId target) {
  const TargetChoice choice{setting, state, volley};
  const auto all = target_groups(state, target);
  std::optional<std::int64_t> nearest;
  bool bears = false;
  Screen screen = Screen::None;
  for (const Firers& body : choice.bodies()) {
    for (const TargetGroup& group : all) {
      if (const auto near = nearest_figure(state, group, body.from);
          near && (!nearest || near->squared < *nearest)) {
        nearest = near->squared;
      }
    }
    for (const FireCandidate& each : choice.groups_near(body, target)) {
      if (body_bears(state.unit(volley.unit), body, each.at)) {
        bears = true;
        screen = std::max(screen,
                          screen_between(setting, state, body.from, each.at, volley.unit, target));
      }
    }
  }
  const std::int64_t limit = choice.range().ticks() * choice.range().ticks();
  const auto says = [&](base::RuleId rule, std::string_view key) {
    return refusal(rule, key).of(volley.unit).with(target);
  };
  if (!nearest || *nearest > limit) {
    const Ranges& ranges = setting.charts.ranges;
    const bool dim = choice.range() < (state.unit(volley.unit).muster.arm == Arm::RifledMusket
                                           ? ranges.rifled
                                           : ranges.smoothbore);
    return says(dim ? "FB-511"_rule : "FB-161"_rule, "target-too-far")
        .inches(choice.range(), Inches::of_ticks(table::square_root(nearest.value_or(0))));
  }
  if (!bears) {
    return says("FB-164"_rule, "not-in-arc");
  }
  if (screen == Screen::Friends) {
    return says("FB-164"_rule, "friends-before-muskets");
  }
  if (screen != Screen::None) {
    return says("FB-133"_rule, "not-in-sight");
  }
  return volley.picks_officers ? says("FB-183"_rule, "nobody-to-pick-off")
                               : says("FB-184"_rule, "cannot-be-hurt");
}

std::vector<UnitId> targets_of(const Setting& setting, const State& state, UnitId unit) {
  const Volley volley{unit, {}, false};
  const TargetChoice choice{setting, state, volley};

  struct Seen {
    UnitId unit;
    std::int64_t squared{};
  };

  std::vector<Seen> seen;
  for (const TargetGroup& group : choice.groups()) {
    for (const Firers& body : choice.bodies()) {
      const auto near = nearest_figure(state, group, body.from);
      if (!near) {
        continue;
      }
      if (seen.empty() || seen.back().unit != group.unit) {
        seen.push_back({group.unit, near->squared});
      }
      seen.back().squared = std::min(seen.back().squared, near->squared);
    }
  }
  std::erase_if(seen, [&](const Seen& each) {
    return std::ranges::none_of(choice.bodies(), [&](const Firers& body) {
      return choice.at(body, each.unit).has_value();
    });
  });
  std::stable_sort(seen.begin(), seen.end(),
                   [](const Seen& a, const Seen& b) { return a.squared < b.squared; });
  std::vector<UnitId> units;
  units.reserve(seen.size());
  for (const Seen& each : seen) {
    units.push_back(each.unit);
  }
  return units;
}

}  // namespace core::field
