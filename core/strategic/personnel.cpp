#include "core/strategic/personnel.h"

#include "core/organisation/leaders.h"

#include <array>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::CallRow;
using rulebook::Cycle;
using rulebook::Option;

/// [23.21] The first cycle of a draft, by Side.
constexpr std::array<Cycle, 2> kFirstDraft{Cycle{1862, 7}, Cycle{1862, 1}};
/// [26.6] The first cycle.
constexpr Cycle kFirstEmancipation{1863, 1};

const CallRow& row_of(const Situation& now, Side side, Call call) {
  return now.book().calls[side][call];
}

Call present_call(const Situation& now, Side side) {
  return static_cast<Call>(now.state.war.manpower_of(side).call);
}

bool was_made(const state::Manpower& manpower, Call call) noexcept {
  return ((manpower.made >> static_cast<unsigned>(call)) & 1U) != 0;
}

base::CaseRef calls_chart(Side side) { return side == Side::Union ? "23.11"_case : "23.12"_case; }

/// [23.21] The call that has to be made before.
Call before(Call call) noexcept { return static_cast<Call>(static_cast<int>(call) - 1); }

bool any_draft(const state::Manpower& manpower) noexcept { return was_made(manpower, Call::D1); }

}  // namespace

int month_of_call(const Situation& now, Side side) {
  return organisation::cycle_number(now) - now.state.war.manpower_of(side).since + 1;
}

int points_in_month(const Situation& now, Side side, Call call, int month) {
  const bool freed =
      side == Side::Union && now.state.war.emancipated && month <= kMonthsOfEmancipation;
  return row_of(now, side, call).points_in(month) + (freed ? kPersonnelOfEmancipation : 0);
}

int points_of_call(const Situation& now, Side side, int cycles) {
  return points_in_month(now, side, present_call(now, side), month_of_call(now, side) + cycles);
}

Cycle first_draft(Side side) noexcept { return kFirstDraft.at(static_cast<std::size_t>(side)); }

bool has_made(const Situation& now, Side side, Call call) noexcept {
  return was_made(now.state.war.manpower_of(side), call);
}

state::Ruling<> may_call(const Situation& now, Side side, Call call) {
  const state::Manpower& manpower = now.state.war.manpower_of(side);
  const auto no = [&](base::CaseRef cited, std::string_view reason) {
    return state::refusal(cited, reason);
  };
  if (was_made(manpower, call)) {
    return state::refused(no("23.21"_case, "call-made"));
  }
  if (!is_draft(call) && any_draft(manpower) && now.in_force("E098"_erratum)) {
    return state::refused(no("23.4"_case, "no-volunteers-after-draft"));
  }
  if (call != Call::D1 && !was_made(manpower, before(call))) {
    return state::refused(no("23.21"_case, "call-out-of-order"));
  }
  const Cycle first = first_draft(side);
  if (call == Call::D1 && now.state.cycle < first) {
    return state::refused(
        no("23.21"_case, "draft-too-early").figures(first.number, now.state.cycle.number));
  }
  const int since = month_of_call(now, side) - 1;
  if (since < kCyclesBetweenCalls) {
    return state::refused(no("23.21"_case, "call-too-early").figures(kCyclesBetweenCalls, since));
  }
  return {};
}

void make_call(Record& record, Side side, Call call) {
  const auto cycle = static_cast<std::int16_t>(organisation::cycle_number(record.now()));
  record.apply(state::CallMade{side, static_cast<std::uint8_t>(call), cycle});
  const int gain = row_of(record.now(), side, call).political;
  if (gain > 0) {
    record.apply(state::PoliticsChanged{board::enemy_of(side), gain, calls_chart(side)});
  }
}

void offer_calls(const Situation& now, sequence::Choices& legal) {
  for (int at = 1; at < static_cast<int>(rulebook::kCallCount); ++at) {
    if (may_call(now, now.state.turn.acting, static_cast<Call>(at))) {
      legal.add({sequence::ActionKind::MakeCall, {}, {}, {}, {}, at});
    }
  }
}

void receive_personnel(Record& record, Side side) {
  const int points = points_of_call(record.now(), side);
  if (points > 0) {
    record.apply(state::PersonnelChanged{side, points, calls_chart(side)});
  }
}

int personnel_at_stake(const Situation& now, Side side) {
  return now.in_force("E097"_erratum) ? now.state.war.manpower_of(side).points : 0;
}

void lose_personnel(Record& record, Side side) {
  const int left = personnel_at_stake(record.now(), side);
  if (left > 0) {
    record.apply(state::PersonnelChanged{side, -left, "23.3"_case});
  }
}

state::Ruling<> may_emancipate(const Situation& now, Side side) {
  if (!now.setting.switches.options.has(Option::Emancipation) || side != Side::Union) {
    return state::refused(state::refusal("26.6"_case, "no-emancipation"));
  }
  if (now.state.war.emancipated) {
    return state::refused(state::refusal("26.6"_case, "already-proclaimed"));
  }
  if (now.state.cycle < kFirstEmancipation) {
    return state::refused(state::refusal("26.6"_case, "emancipation-too-early"));
  }
  return {};
}

void emancipate(Record& record) {
  record.apply(state::EmancipationProclaimed{});
  record.apply(state::PoliticsChanged{Side::Confederate, kPoliticsOfEmancipation, "26.6"_case});
}

}  // namespace core::strategic
