#include "core/field/commander.h"

#include "core/field/charge.h"
#include "core/field/deciding.h"
#include "core/field/foresight.h"
#include "core/field/movement.h"
#include "core/field/sequence.h"
#include "core/field/staff.h"

#include <algorithm>

namespace core::field {
namespace {

int noise_points(Level level) {
  constexpr int kRecruit = 3;
  switch (level) {
    case Level::Recruit:
      return kRecruit;
    case Level::Regular:
      return 1;
    case Level::Veteran:
      return 0;
  }
  return 0;
}

}  // namespace

struct Commander::Knows {
  explicit Knows(Level how)
      : level{how},
        ways{std::make_shared<Ways>()},
        staff{ways, noise_points(how), how != Level::Recruit},
        foresight{ways} {}

  Level level;
  std::shared_ptr<Ways> ways;
  Staff staff;
  Foresight foresight;
};

Commander::Commander(Level level) : knows_{std::make_unique<Knows>(level)} {}

Commander::Commander(Commander&&) noexcept = default;
Commander& Commander::operator=(Commander&&) noexcept = default;
Commander::~Commander() = default;

Action Commander::choose(const View& view) {
  const Temper temper =
      knows_->level == Level::Veteran ? knows_->foresight.temper_for(view) : Temper::Steady;
  return knows_->staff.choose(*view.setting, view.state, temper);
}

std::vector<Hint> hints(const View& view, UnitId id) {
  const Setting& setting = *view.setting;
  const State& state = view.state;
  const auto side = asked(state);
  std::vector<Hint> all;
  if (!side || !state.has(id) || state.unit(id).side != *side || !state.unit(id).on_table()) {
    return all;
  }
  constexpr std::size_t kThree = 3;
  Ways ways;
  const Plan plan = plan_of(setting, *side);
  const Mind mind{
      &setting, &state, &state, *side,         &plan, posture_of(setting, state, *side, plan),
      &ways,    0,      true,   Temper::Steady};
  const Deciding deciding{mind};
  switch (state.step) {
    case Step::Movement:
      if (may_be_ordered(setting, state, id) && !state.unit(id).now.charge) {
        for (const UnitIdea& each : deciding.thoughts(id)) {
          all.push_back({each.move, each.row, each.parts});
        }
      }
      break;
    case Step::Charges: {
      const Appraisal appraisal{setting, state, *side};
      for (const UnitId target : charge_targets(setting, state, id)) {
        if (const auto worth = deciding.worth_of_charge(appraisal, id, target)) {
          ScoreParts parts;
          parts.charge = *worth;
          all.push_back({DeclareCharge{id, target}, 7, parts});
        }
      }
      std::ranges::stable_sort(
          all, [](const Hint& a, const Hint& b) { return a.parts.total() > b.parts.total(); });
      break;
    }
    case Step::Answers:
      if (auto choice = deciding.answer_of(id)) {
        all.push_back({*choice, 0, {}});
      }
      break;
    case Step::Orders:
      if (auto choice = deciding.order_for(
              id, orders_for(setting, state, *side, plan, mind.posture).at(id.value()))) {
        all.push_back({*choice, 0, {}});
      }
      break;
    case Step::Artillery:
      if (auto choice = deciding.laying_of(id)) {
        all.push_back({*choice, 1, {}});
      }
      break;
    case Step::Musketry:
      all = deciding.volleys_of(id);
      break;
    case Step::Melee:
      break;
  }
  if (all.size() > kThree) {
    all.erase(all.begin() + kThree, all.end());
  }
  return all;
}

}  // namespace core::field
