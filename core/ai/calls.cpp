#include "core/ai/calls.h"

#include "core/ai/weights.h"
#include "core/plan/next_supply.h"
#include "core/strategic/income.h"
#include "core/strategic/personnel.h"
#include "core/strategic/politics.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace core::ai {
namespace {

using rulebook::Call;
using sequence::Action;
using sequence::ActionKind;

constexpr int kRollsOfYear = static_cast<int>(strategic::kTableCycles.size());

int figure(const rulebook::Rulebook& book, board::Side side, std::string_view row) {
  return chart_number(book, "general_government", row, board::name(side));
}

/// The calls that are left, thought through to the end of the war.
class Plan {
 public:
  Plan(const rulebook::Rulebook& book, const Manpower& men)
      : calls_{book.calls[men.side]},
        table_{book.political_table},
        men_{men},
        later_{figure(book, men.side, "pp-later")},
        training_{figure(book, men.side, "training")},
        political_{figure(book, men.side, "political")},
        game_{figure(book, men.side, "game")} {}

  /// With that call in force in that month of it, from a cycle of those that are left on.
  /// @param behind Political Points that the Enemy has more then
  int rest(int at, Call call, int month, int behind) {
    if (is_too_late(at)) {
      return 0;
    }
    const std::tuple key{at, call, month, behind};
    if (!best_.contains(key)) {
      int best = keep(at, call, month, behind);
      for (int next = static_cast<int>(call) + 1; next < static_cast<int>(rulebook::kCallCount);
           ++next) {
        if (may_follow(at, call, month, static_cast<Call>(next))) {
          best = std::max(best, make(at, static_cast<Call>(next), behind));
        }
      }
      best_[key] = best;
    }
    return best_.at(key);
  }

  int keep(int at, Call call, int month, int behind) {
    return points(at, call, month) + rest(at + 1, call, month + 1, behind) * later_ / kPerCent;
  }

  int make(int at, Call call, int behind) {
    const int given = calls_[call].political;
    return keep(at, call, 1, behind + given) - price_of(at, behind, given);
  }

  /// Of so many Political Points for the Enemy.
  [[nodiscard]] int price_of(int at, int behind, int given) const {
    const int danger = chance_of_defeat(at, behind + given) - chance_of_defeat(at, behind);
    return given * political_ * kPerCent + danger * game_;
  }

  /// [25.5] Per cent, that the Enemy wins by the Table in the rest of the war with that lead.
  [[nodiscard]] int chance_of_defeat(int at, int lead) const {
    constexpr int kFaces = static_cast<int>(rulebook::PoliticalTable::kRows);
    int wins = 0;
    for (int face = 1; lead > 0 && face <= kFaces; ++face) {
      wins += table_.result(face, lead) == rulebook::PoliticalResult::Victory ? 1 : 0;
    }
    int stands = kPerCent * kPerCent;  // in hundredths of a per cent
    for (int roll = 0; roll < (men_.cycles - at) * kRollsOfYear / rulebook::kCyclesOfYear; ++roll) {
      stands -= stands * wins / kFaces;
    }
    return kPerCent - stands / kPerCent;
  }

 private:
  [[nodiscard]] bool is_too_late(int at) const { return at >= men_.cycles - training_; }

  [[nodiscard]] int points(int at, Call call, int month) const {
    if (is_too_late(at)) {
      return 0;
    }
    const bool freed = men_.emancipated && month <= strategic::kMonthsOfEmancipation;
    const int points =
        calls_[call].points_in(month) + (freed ? strategic::kPersonnelOfEmancipation : 0);
    const int payable = at < static_cast<int>(men_.payable.size())
                            ? men_.payable[static_cast<std::size_t>(at)]
                            : points;
    return kPerCent * std::min(payable, points);
  }

  /// [23.21] [23.4]
  [[nodiscard]] bool may_follow(int at, Call call, int month, Call next) const {
    const bool in_turn = next == static_cast<Call>(static_cast<int>(call) + 1) || next == Call::D1;
    const bool too_early = next == Call::D1 && rulebook::cycle_after(men_.cycle, at) <
                                                   strategic::first_draft(men_.side);
    return month > strategic::kCyclesBetweenCalls && in_turn && !too_early;
  }

  const rulebook::EnumTable<Call, rulebook::CallRow, rulebook::kCallCount>& calls_;
  const rulebook::PoliticalTable& table_;
  const Manpower& men_;
  int later_;      ///< per cent
  int training_;   ///< cycles
  int political_;  ///< Personnel Points
  int game_;       ///< Personnel Points
  std::map<std::tuple<int, Call, int, int>, int> best_;
};

/// Personnel Points that can be paid for in each cycle: what comes in then and is not eaten.
std::vector<int> payable(const state::Situation& now, board::Side side, int cycles) {
  const auto next = plan::next_supply(now, side, supply::DiceFall::Even);
  const int eaten = next ? static_cast<int>(next->mean_need) : 0;
  const int price = std::max(1, figure(now.book(), side, "supply-per-point"));
  int largest = 0;
  for (std::size_t call = 0; call < rulebook::kCallCount; ++call) {
    largest = std::max(largest, now.book().calls[side][static_cast<Call>(call)].points_in(1));
  }
  std::vector<int> result;
  int saved = std::max(0, now.state.treasury_of(side).pool - eaten);
  for (int at = 0; at < cycles; ++at) {
    if (at > 0) {
      const auto cycle = rulebook::cycle_after(now.state.cycle, at);
      saved += std::max(0, strategic::total_of(strategic::income_of(now, side, cycle)) - eaten);
    }
    const int most = saved * kPerCent / price;
    result.push_back(most);
    saved = std::max(0, saved - std::min(most, largest) * price / kPerCent);
  }
  return result;
}

int cycles_left(const state::Situation& now) {
  const rulebook::Cycle last = now.setting.scenario->last_cycle();
  const rulebook::Cycle& cycle = now.state.cycle;
  return (last.year - cycle.year) * rulebook::kCyclesOfYear + last.number - cycle.number + 1;
}

Manpower manpower_of(const state::Situation& now, board::Side side) {
  Manpower men;
  men.side = side;
  men.call = static_cast<Call>(now.state.war.manpower_of(side).call);
  men.month = strategic::month_of_call(now, side);
  men.cycle = now.state.cycle;
  men.emancipated = now.state.war.emancipated;
  men.behind = -strategic::lead_of(now, side);
  men.cycles = cycles_left(now);
  men.payable = payable(now, side, men.cycles);
  return men;
}

}  // namespace

int worth_of_call(const rulebook::Rulebook& book, const Manpower& men, std::optional<Call> first) {
  Plan plan{book, men};
  return first ? plan.make(0, *first, men.behind) : plan.keep(0, men.call, men.month, men.behind);
}

int men_to_come(const state::Situation& now, board::Side side) {
  if (!now.setting.is_campaign()) {
    return 0;
  }
  constexpr int kMonths = static_cast<int>(rulebook::CallRow::kMonths);
  auto call = static_cast<int>(now.state.war.manpower_of(side).call);
  int month = strategic::month_of_call(now, side);
  int points = 0;
  for (int left = cycles_left(now) - figure(now.book(), side, "training"); left > 0; --left) {
    if (month >= kMonths && call + 1 < static_cast<int>(rulebook::kCallCount)) {
      ++call;
      month = 1;
    }
    points += strategic::points_in_month(now, side, static_cast<Call>(call), month++);
  }
  return points;
}

int worth_of_emancipation(const state::Situation& now) {
  constexpr int kGiven = strategic::kPoliticsOfEmancipation;
  Manpower men = manpower_of(now, board::Side::Union);
  Plan before{now.book(), men};
  const int without = before.rest(0, men.call, men.month, men.behind);
  men.emancipated = true;
  Plan after{now.book(), men};
  return after.rest(0, men.call, men.month, men.behind + kGiven) - without -
         after.price_of(0, men.behind, kGiven);
}

std::optional<Action> choose_call(Seat& seat) {
  const auto calls = seat.legal_of(ActionKind::MakeCall);
  if (calls.empty()) {
    return std::nullopt;
  }
  const state::Situation now = seat.seen();
  if (now.setting.scenario == nullptr) {
    return std::nullopt;
  }
  const Manpower men = manpower_of(now, seat.side());
  Action best = sequence::passing();
  int most = worth_of_call(now.book(), men, {});
  for (const Action& action : calls) {
    const int worth = worth_of_call(now.book(), men, static_cast<Call>(action.number));
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

}  // namespace core::ai
