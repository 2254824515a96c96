#include "core/movement/desk.h"

namespace core::movement {

using base::operator""_case;

state::Ruling<> judge(const state::Situation& /*now*/, const sequence::Action& /*action*/) {
  return state::refused(state::refusal("4.1"_case, "out-of-phase"));
}

void act(state::Record& /*record*/, const sequence::Action& /*action*/) {}

void offer(const state::Situation& /*now*/, std::vector<sequence::Action>& /*legal*/) {}

sequence::Progress proceed(state::Record& /*record*/) { return sequence::Progress::Asks; }

std::optional<board::Side> decides(const state::Situation& /*now*/) { return std::nullopt; }

}  // namespace core::movement
