// [IC-221] [IC-222] Owners cross off boxes.
#include "core/ironclad/damage.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::refusal;
using table::refused;
using table::told;

/// The sections into which hits of a kind go while these have boxes.
std::vector<Section> sections_for(HitKind kind) {
  switch (kind) {
    case HitKind::Armor:
      return {Section::Armor};
    case HitKind::Midships:
      return {Section::Midships};
    case HitKind::Speed:
      return {Section::Knots, Section::HalfKnots};
    case HitKind::Draft:
      return {Section::Draft};
    case HitKind::Guns:
      return {Section::Gun};
    case HitKind::Waterline:
      return {};
    case HitKind::Free:
      break;
  }
  return {kSections.begin(), kSections.end()};
}

void offer(const Ship& ship, ShipId id, Section section, std::vector<CrossOff>& boxes) {
  if (section != Section::Gun) {
    if (boxes_left(ship, section) > 0) {
      boxes.push_back({id, section, 0});
    }
    return;
  }
  for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
    if (!ship.guns[gun].lost) {
      boxes.push_back({id, Section::Gun, static_cast<std::uint8_t>(gun)});
    }
  }
}

void take_box(Ship& ship, const CrossOff& choice) {
  switch (choice.section) {
    case Section::Armor:
      --ship.armor;
      break;
    case Section::Knots:
      --ship.knots;
      break;
    case Section::HalfKnots:
      --ship.half_knots;
      break;
    case Section::Midships:
      --ship.midships;
      break;
    case Section::Stack:
      --ship.stack;
      break;
    case Section::Draft:
      --ship.draft;
      break;
    case Section::Gun:
      ship.guns.at(choice.gun).lost = true;
      break;
    case Section::Ram:
      --ship.ram;
      break;
  }
}

/// The sentence that tells of a box of a section.
std::string_view box_key(Section section) {
  constexpr std::array<std::string_view, kSections.size()> kKeys{
      "armor-box", "speed-box", "half-speed-box", "midships-box",
      "stack-box", "draft-box", "gun-box",        "ram-box"};
  return kKeys.at(static_cast<std::size_t>(section));
}

/// The first hits that wait are one fewer, or gone.
void count_off(Record& record) {
  std::vector<Hits> hits = record.state().hits;
  if (--hits.front().left <= 0) {
    hits.erase(hits.begin());
  }
  record.apply(HitsChanged{std::move(hits)});
}

}  // namespace

int boxes_left(const Ship& ship, Section section) noexcept {
  switch (section) {
    case Section::Armor:
      return ship.armor;
    case Section::Knots:
      return ship.knots;
    case Section::HalfKnots:
      return ship.half_knots;
    case Section::Midships:
      return ship.midships;
    case Section::Stack:
      return ship.stack;
    case Section::Draft:
      return ship.draft;
    case Section::Gun:
      return static_cast<int>(std::ranges::count(ship.guns, false, &GunState::lost));
    case Section::Ram:
      return ship.ram;
  }
  return 0;
}

int boxes_left(const Ship& ship) noexcept {
  int boxes = 0;
  for (const Section section : kSections) {
    boxes += boxes_left(ship, section);
  }
  return boxes;
}

bool asks_waterline(const State& state) noexcept {
  return !state.hits.empty() && state.hits.front().kind == HitKind::Waterline;
}

std::vector<CrossOff> boxes_to_choose(const Setting& /*setting*/, const State& state) {
  std::vector<CrossOff> boxes;
  if (state.hits.empty() || asks_waterline(state)) {
    return boxes;
  }
  const Hits& hits = state.hits.front();
  const Ship& ship = state.ship(hits.ship);
  for (const Section section : sections_for(hits.kind)) {
    offer(ship, hits.ship, section, boxes);
  }
  if (boxes.empty()) {  // [IC-222]
    for (const Section section : kSections) {
      offer(ship, hits.ship, section, boxes);
    }
  }
  return boxes;
}

bool all_go(const State& state) {
  const Hits& hits = state.hits.front();
  int boxes = 0;
  for (const Section section : sections_for(hits.kind)) {
    boxes += boxes_left(state.ship(hits.ship), section);
  }
  return boxes > 0 && boxes <= int{hits.left};
}

table::Judged<> judge(const Setting& setting, const State& state, const CrossOff& choice) {
  if (state.hits.empty() || asks_waterline(state)) {
    return refused(refusal("IC-221"_rule, "no-hits-due").of(choice.ship));
  }
  const Hits& hits = state.hits.front();
  if (choice.ship != hits.ship) {
    return refused(refusal("IC-221"_rule, "other-ship-first").of(choice.ship).with(hits.ship));
  }
  const auto boxes = boxes_to_choose(setting, state);
  if (std::ranges::find(boxes, choice) == boxes.end()) {
    const bool empty = choice.section == Section::Gun
                           ? choice.gun >= state.ship(choice.ship).guns.size() ||
                                 state.ship(choice.ship).guns[choice.gun].lost
                           : boxes_left(state.ship(choice.ship), choice.section) == 0;
    return empty ? refused(refusal("IC-222"_rule, "section-full").of(choice.ship))
                 : refused(refusal(hits.kind == HitKind::Armor ? "IC-194"_rule : "IC-221"_rule,
                                   "place-is-named")
                               .of(choice.ship));
  }
  return {};
}

table::Judged<> judge(const Setting& setting, const State& state, const ChooseWaterline& choice) {
  if (!asks_waterline(state) || state.hits.front().ship != choice.ship) {
    return refused(refusal("IC-224"_rule, "no-waterline-hit").of(choice.ship));
  }
  const Ship& ship = state.ship(choice.ship);
  const int guns = boxes_left(ship, Section::Gun);
  const int needed{state.hits.front().left};
  if (choice.guns && guns < needed) {
    return refused(refusal("IC-224"_rule, "too-few-guns").of(choice.ship).figures(needed, guns));
  }
  if (!choice.guns && guns >= needed && cannot_sink(setting, state, choice.ship)) {
    return refused(refusal("IC-224"_rule, "must-take-guns").of(choice.ship).figures(needed, guns));
  }
  return {};
}

void cross_off(Record& record, const CrossOff& choice) {
  count_off(record);
  record.change(choice.ship, [&](Ship& ship) { take_box(ship, choice); });
  record.tell(told("IC-221"_rule, box_key(choice.section))
                  .of(choice.ship)
                  .by_gun(choice.gun + 1)
                  .with_figures({boxes_left(record.ship(choice.ship), choice.section)}));
  if (choice.section == Section::Stack) {
    roll_for_stack(record, choice.ship);
  }
  after_damage(record, choice.ship);
}

void choose_waterline(Record& record, const ChooseWaterline& choice) {
  std::vector<Hits> hits = record.state().hits;
  hits.front().kind = choice.guns ? HitKind::Guns : HitKind::Draft;
  record.apply(HitsChanged{std::move(hits)});
}

}  // namespace core::ironclad
