#include "core/command/first_player.h"

namespace core::command {
namespace {

// What Turn::step counts in the stage Initiative: both have a chit, the First Player is named.
constexpr std::uint8_t kBothChits = 2;
constexpr std::uint8_t kNamed = 3;

}  // namespace

using base::operator""_case;

bool chooses_first_player(const state::Situation& now) noexcept {
  return now.setting.scenario != nullptr && now.setting.scenario->has_rule("19.73"_case) &&
         now.state.turn.game_turn == 1 && now.state.turn.stage == state::Stage::Initiative;
}

bool asks_first_player(const state::Situation& now) noexcept {
  return chooses_first_player(now) && now.state.turn.step == kBothChits;
}

state::Ruling<> may_choose_first_player(const state::Situation& now,
                                        const sequence::Action& action) {
  if (!chooses_first_player(now)) {
    return state::refused(state::refusal("5.11"_case, "chits-decide"));
  }
  if (!asks_first_player(now)) {
    return state::refused(state::refusal("19.73"_case, "chits-first"));
  }
  if (action.number != 0 && action.number != 1) {
    return state::refused(state::refusal("19.73"_case, "no-such-side"));
  }
  return {};
}

void choose_first_player(state::Record& record, const sequence::Action& action) {
  record.apply(state::FirstPlayerFixed{static_cast<board::Side>(action.number)});
  record.apply(state::StageWentOn{kNamed});
}

void offer_first_player(sequence::Choices& legal) {
  for (const int number : {0, 1}) {
    legal.add({sequence::ActionKind::ChooseFirstPlayer, {}, {}, {}, {}, number});
  }
}

}  // namespace core::command
