// [4.0] A kind of choice that no stage, decision or march asks for could never be made.
#include "core/sequence/prompts.h"

#include "core/state/pending_decision.h"

#include <gtest/gtest.h>

#include <utility>
#include <variant>

namespace core::sequence {
namespace {

bool asks(state::PendingDecision decision, ActionKind kind) {
  state::Turn turn;
  turn.pending.push_back(std::move(decision));
  return is_asked(turn, kind);
}

/// Whether any pending decision asks for choices of the kind.
template <std::size_t... At>
bool a_decision_asks(ActionKind kind, std::index_sequence<At...> /*kinds*/) {
  return (asks(std::variant_alternative_t<At, state::PendingDecision::variant>{}, kind) || ...);
}

/// Whether any step of a battle does.
bool a_battle_asks(ActionKind kind) {
  for (int step = 0; step <= static_cast<int>(state::BattleStep::DieOrTable); ++step) {
    state::Battle battle;
    battle.step = static_cast<state::BattleStep>(step);
    if (asks(battle, kind)) {
      return true;
    }
  }
  return false;
}

TEST(Prompts, Case_4_0_every_kind_of_choice_is_asked_for_somewhere) {
  constexpr std::make_index_sequence<std::variant_size_v<state::PendingDecision::variant>>
      kDecisions;
  for (std::size_t at = 0; at < kActionKindCount; ++at) {
    const auto kind = static_cast<ActionKind>(at);
    EXPECT_TRUE(stage_asking(kind, state::Stage::SiegeOrder) || is_asked_on_the_march(kind) ||
                a_decision_asks(kind, kDecisions) || a_battle_asks(kind))
        << name(kind);
  }
}

/// At every stage, also while a force moves.
TEST(Prompts, Case_4_1_what_has_a_stage_of_its_own_is_not_forbidden_by_the_sequence_alone) {
  for (std::size_t at = 0; at < kActionKindCount; ++at) {
    const auto kind = static_cast<ActionKind>(at);
    const bool ends = kind == ActionKind::Pass || kind == ActionKind::Concede;
    for (int stage = 0; stage < static_cast<int>(state::kStageCount); ++stage) {
      state::Turn turn;
      turn.stage = static_cast<state::Stage>(stage);
      const bool has_time = stage_asking(kind, turn.stage).has_value() && !ends;
      EXPECT_TRUE(!has_time || forbids_now(turn, kind).text() != "4.1") << name(kind);
      turn.pending.emplace_back(state::ForceMove{});
      EXPECT_TRUE(!has_time || forbids_now(turn, kind).text() == "5.28") << name(kind);
    }
  }
}

}  // namespace
}  // namespace core::sequence
