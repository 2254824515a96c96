#include "core/combat/desk.h"

namespace core::combat {

using base::operator""_case;

state::Ruling<> judge(const state::Situation& /*now*/, const sequence::Action& /*action*/) {
  return state::refused(state::refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& /*record*/, const sequence::Action& /*action*/) {}

void offer(const state::Situation& /*now*/, std::vector<sequence::Action>& /*legal*/) {}

sequence::Progress proceed(state::Record& record) {
  const auto& works = record.state().turn.work;
  if (!works.empty() && std::holds_alternative<state::SiegeCombat>(works.back())) {
    record.end_work();  // [13.35] b: fortification hands the assault over, begin_siege_assault()
    return sequence::Progress::WentOn;
  }
  return sequence::Progress::Asks;
}

std::optional<board::Side> decides(const state::Situation& /*now*/) { return std::nullopt; }

}  // namespace core::combat
