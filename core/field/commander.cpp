#include "core/field/commander.h"

#include "core/field/brigade_task.h"
#include "core/field/charge.h"
#include "core/field/deciding.h"
#include "core/field/foresight.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
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

namespace {

/// What a unit might do in the step that is asked.
std::vector<Hint> thoughts_of(const Mind& mind, UnitId id) {
  const Setting& setting = *mind.setting;
  const State& state = *mind.state;
  const Deciding deciding{mind};
  std::vector<Hint> all;
  const auto add = [&](const std::optional<Action>& choice, int row) {
    if (choice) {
      all.push_back({*choice, row, {}});
    }
  };
  switch (state.step) {
    case Step::Orders:
      add(deciding.order_for(
              id, orders_for(setting, state, mind.side, *mind.plan, mind.posture).at(id.value())),
          0);
      break;
    case Step::Charges: {
      const Appraisal appraisal{setting, state, mind.side};
      for (const UnitId target : charge_targets(setting, state, id)) {
        if (const auto worth = deciding.worth_of_charge(appraisal, id, target)) {
          ScoreParts parts;
          parts.charge = *worth;
          all.push_back({DeclareCharge{id, target}, 7, parts});
        }
      }
      break;
    }
    case Step::Answers:
      add(deciding.answer_of(id), 0);
      break;
    case Step::Movement:
      if (may_be_ordered(setting, state, id) && !state.unit(id).now.charge &&
          !state.unit(id).now.evades) {
        for (const UnitIdea& each : deciding.thoughts(id)) {
          all.push_back({each.move, each.row, each.parts});
        }
      }
      break;
    case Step::Artillery:
      add(deciding.laying_of(id), 1);
      break;
    case Step::Musketry:
      all = deciding.volleys_of(id);
      break;
    case Step::Melee:
      break;
  }
  std::ranges::stable_sort(
      all, [](const Hint& a, const Hint& b) { return a.parts.total() > b.parts.total(); });
  return all;
}

}  // namespace

std::vector<Hint> hints(const View& view, UnitId id) {
  const Setting& setting = *view.setting;
  const auto side = asked(view.state);
  if (!side || !view.state.has(id) || view.state.unit(id).side != *side ||
      !view.state.unit(id).on_table()) {
    return {};
  }
  const bool written = !has_free_orders(setting);
  const State state = written ? view.state : with_own_orders(setting, view.state, *side);
  Ways ways;
  const Plan plan = plan_of(setting, *side);
  const Mind mind{
      &setting, &state, &state, *side,         &plan, posture_of(setting, state, *side, plan),
      &ways,    0,      true,   Temper::Steady};
  auto all = thoughts_of(mind, id);
  constexpr std::size_t kThree = 3;
  if (all.size() > kThree) {
    all.erase(all.begin() + kThree, all.end());
  }
  return all;
}

}  // namespace core::field
