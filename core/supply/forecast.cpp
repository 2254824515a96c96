#include "core/supply/forecast.h"

#include <algorithm>
#include <numeric>

namespace core::supply {
namespace {

using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Record;
using state::Situation;
using state::Stage;
using state::Standing;

double mean(const std::array<int, kFaces>& by_face) noexcept {
  return std::accumulate(by_face.begin(), by_face.end(), 0) / static_cast<double>(kFaces);
}

bool is_maintaining(const state::Turn& turn, Side side) noexcept {
  return turn.stage == Stage::Maintenance && turn.acting == side;
}

/// The position to play on: what goes on elsewhere is left aside.
state::GameState to_play_on(const Situation& now, Side side, std::vector<std::uint8_t> faces) {
  state::GameState copy = now.state;
  if (!is_maintaining(copy.turn, side)) {
    copy.turn.pending.clear();
  }
  copy.dice = base::Dice{0, std::move(faces)};  // never the game's own: they are not known
  return copy;
}

/// Begins the side's Maintenance; its transports feed again what they fed before [17.13].
std::vector<LandingPlan> begin_maintenance(Record& record, Side side) {
  std::vector<state::FedLanding> fed = record.state().landings;
  std::erase_if(fed, [side](const state::FedLanding& landing) { return landing.side != side; });
  if (record.state().turn.stage == Stage::Attrition && record.state().turn.acting == side) {
    record.apply(state::StageBegan{Stage::Distribution, side});  // ends what was maintained
  }
  record.apply(state::StageBegan{Stage::Maintenance, side});
  while (proceed_maintenance(record) == Progress::WentOn) {
  }
  std::vector<LandingPlan> again;
  for (const state::FedLanding& landing : fed) {
    const Action action{ActionKind::FeedLanding, landing.transport, {}, landing.landing, {}, 0};
    if (may_feed(record.now(), action)) {
      feed(record, action);
      again.push_back({landing.transport, landing.landing});
    }
  }
  return again;
}

/// What the source that was paid from still has.
int left_in(const state::GameState& state, Side side, const PaySource& source) {
  if (source.by == PayBy::Stock) {
    return state.piece(*source.piece).stock;
  }
  return source.by == PayBy::Ground ? state.ground_stock(*source.hex)
                                    : state.treasury_of(side).pool;
}

/// Lets the program pay for the innermost force.
void pay_by_default(Record& record, const FeedWishes& wishes, FeedPlan& plan) {
  while (record.state().turn.innermost<state::Feeding>() != nullptr) {
    if (proceed_feeding(record) == Progress::WentOn) {
      continue;
    }
    const auto choice = default_choice(record.now(), wishes);
    if (!choice) {
      return;
    }
    const auto& decision = record.pending<state::Feeding>();
    const Side side = record.state().turn.acting;
    const PaySources sources = maintenance_sources(record.now(), side, decision.units);
    const PaySource source = *named_by(sources, *choice);
    const int owed = decision.owed;
    const int rail_points = record.state().treasury_of(side).rail_points;
    pay_for_force(record, *choice);
    plan.payments.push_back({source.by, source.piece, source.hex,
                             owed - record.pending<state::Feeding>().owed,
                             rail_points - record.state().treasury_of(side).rail_points,
                             left_in(record.state(), side, source)});
  }
}

/// What the charts say of the force, and what its sources can give.
FeedPlan plan_of(const Situation& now, Side side, const Force& force) {
  FeedPlan plan;
  plan.force = force;
  plan.at_home = is_at_home(now, side, force);
  plan.besieged = is_besieged(now, side, force);
  for (int face = 1; face <= kFaces; ++face) {
    const auto at = static_cast<std::size_t>(face - 1);
    plan.needs[at] = consumption_at(now, side, force, face).points;
    plan.attrition[at] = attrition_at(now, side, force, face).points;
  }
  plan.sources = maintenance_sources(now, side, force.units);
  plan.within_reach = payable(now, side, plan.sources);
  return plan;
}

/// The force that is being paid for: its die lies.
FeedPlan go_on_feeding(Record& record, const FeedWishes& wishes) {
  const auto decision = record.pending<state::Feeding>();
  const Force force{decision.place, decision.inside, decision.part, decision.size, decision.units};
  FeedPlan plan = plan_of(record.now(), record.state().turn.acting, force);
  plan.rolled = true;
  plan.needs.fill(decision.owed);
  plan.owed = decision.owed;
  pay_by_default(record, wishes, plan);
  return plan;
}

FeedPlan maintain_next(Record& record, const FeedWishes& wishes, const Force& force) {
  const Side side = record.state().turn.acting;
  FeedPlan plan = plan_of(record.now(), side, force);
  plan.face = record.state().dice.next(kFaces);
  plan.owed = plan.needs.at(static_cast<std::size_t>(plan.face - 1));
  maintain(record, *default_choice(record.now()));
  plan.unsupplied = record.piece(force.units.front()).activity.has(state::Status::Unsupplied);
  pay_by_default(record, wishes, plan);
  return plan;
}

/// The chances of the sum of dice that are independent of each other.
std::vector<double> chances_of_sum(const std::vector<FeedPlan>& forces) {
  std::vector<double> chances{1.0};
  for (const FeedPlan& plan : forces) {
    const int most = *std::max_element(plan.needs.begin(), plan.needs.end());
    std::vector<double> next(chances.size() + static_cast<std::size_t>(most));
    for (std::size_t sum = 0; sum < chances.size(); ++sum) {
      for (const int need : plan.needs) {
        next[sum + static_cast<std::size_t>(need)] += chances[sum] / kFaces;
      }
    }
    chances = std::move(next);
  }
  return chances;
}

void add_totals(Forecast& result) {
  for (const FeedPlan& plan : result.forces) {
    result.strength += plan.force.size;
    result.mean_need += plan.mean_need();
    result.mean_loss += plan.mean_loss();
    if (plan.unsupplied) {
      result.owed += plan.owed;
      result.starving += plan.force.size;
    }
    for (const Payment& payment : plan.payments) {
      result.consumed += payment.points;
    }
  }
  result.need_chances = chances_of_sum(result.forces);
}

std::vector<std::uint8_t> faces_of(DiceFall dice, std::size_t count) {
  std::vector<std::uint8_t> faces(count, dice == DiceFall::Least ? 1 : kFaces);
  if (dice == DiceFall::Even) {
    for (std::size_t at = 0; at < count; ++at) {
      faces[at] = at % 2 == 0 ? 3 : 4;
    }
  }
  return faces;
}

}  // namespace

double FeedPlan::mean_need() const noexcept { return mean(needs); }

int FeedPlan::short_faces() const noexcept {
  return static_cast<int>(
      std::count_if(needs.begin(), needs.end(), [this](int need) { return need > within_reach; }));
}

double FeedPlan::mean_loss() const noexcept { return mean(attrition) * short_faces() / kFaces; }

Forecast forecast(const Situation& now, Side side, DiceFall dice, const FeedWishes& wishes) {
  return forecast_with(now, side, faces_of(dice, now.state.pieces.size()), wishes);
}

Forecast forecast_with(const Situation& now, Side side, std::vector<std::uint8_t> faces,
                       const FeedWishes& wishes) {
  Standing standing{now.setting, to_play_on(now, side, std::move(faces))};
  Record record{standing};
  Forecast result;
  result.side = side;
  result.before = now.state.treasury_of(side);
  for (const state::Piece& piece : now.state.pieces) {
    if (piece.side == side && piece.stock > 0) {
      result.stocks.push_back({piece.id, piece.stock, 0});
    }
  }
  if (!is_maintaining(now.state.turn, side)) {
    result.landings = begin_maintenance(record, side);
  } else if (record.state().turn.innermost<state::Feeding>() != nullptr) {
    result.forces.push_back(go_on_feeding(record, wishes));
  }
  // The list is made anew when the board changes, a force is copied from it before it is played.
  for (auto waiting = forces_to_maintain(record.now(), side); !waiting.empty();
       waiting = forces_to_maintain(record.now(), side)) {
    result.forces.push_back(maintain_next(record, wishes, Force{*waiting.front()}));
  }
  for (StockPlan& stock : result.stocks) {
    stock.after = record.piece(stock.piece).stock;
  }
  result.after = record.state().treasury_of(side);
  result.deliveries = open_deliveries(record.now());
  add_totals(result);
  return result;
}

}  // namespace core::supply
