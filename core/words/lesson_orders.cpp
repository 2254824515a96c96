#include "core/words/lesson_orders.h"

#include "core/base/contains.h"
#include "core/game/orders.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <utility>

namespace core::words {
namespace {

using sequence::Action;
using sequence::ActionKind;

/// More than a week of the largest scenario asks of somebody who answers in the plainest way.
constexpr int kMostAnswers = 3000;

/// Whether the battle that goes on has come to the step that asks so, or further. Where both sides
/// are asked alike, the one that attacks is asked first [8.15].
bool battle_has_come_to(const state::Turn& turn, std::string_view asks, board::Side side) {
  const auto battle = std::find_if(turn.pending.begin(), turn.pending.end(),
                                   [](const state::PendingDecision& decision) {
                                     return std::holds_alternative<state::Battle>(decision);
                                   });
  if (battle == turn.pending.end()) {
    return false;
  }
  std::optional<state::BattleStep> first;
  std::optional<state::BattleStep> last;
  for (auto step = state::BattleStep{}; step <= state::BattleStep::Done;
       step = static_cast<state::BattleStep>(static_cast<int>(step) + 1)) {
    state::Turn moment;
    state::Battle there;
    there.step = step;
    moment.pending.emplace_back(there);
    if (asking(moment) == asks) {
      first = first.value_or(step);
      last = step;
    }
  }
  const auto& fought = std::get<state::Battle>(*battle);
  const auto wanted = side == fought.attacker ? first : last;
  return wanted && fought.step >= *wanted;
}

/// Whether what an order waits for has come; nothing for one that waits for nothing.
std::optional<bool> has_come(const LessonOrder& order, const state::Turn& turn) {
  switch (order.kind) {
    case LessonOrder::Kind::UntilStage:
      return game::has_come_to(turn, order.moment);
    case LessonOrder::Kind::UntilAsked:
      return turn.pending.empty() || battle_has_come_to(turn, order.text, order.moment.side);
    case LessonOrder::Kind::UntilRest:
      return turn.pending.empty();
    case LessonOrder::Kind::Give:
    case LessonOrder::Kind::GiveIfLegal:
      break;
  }
  return std::nullopt;
}

/// Of an order that names nothing of the board nobody can say whether it was given before.
bool names_something(const Action& action) {
  return action.piece || action.other || action.hex || action.water;
}

}  // namespace

LessonOrders::LessonOrders(const std::vector<LessonOrder>& orders, Given given)
    : orders_{&orders}, given_{std::move(given)} {}

std::optional<Action> LessonOrders::stop() noexcept {
  stuck_ = true;
  return std::nullopt;
}

std::optional<Action> LessonOrders::answer(const std::vector<Action>& legal) {
  if (legal.empty() || ++answers_ > kMostAnswers) {
    return stop();
  }
  return core::base::contains(legal, sequence::passing()) ? sequence::passing() : legal.front();
}

bool LessonOrders::read_order(const rulebook::Setting& setting, const state::GameState& state) {
  auto read = game::parse_order(setting, state, orders_->at(at_).text);
  if (!read) {
    return false;
  }
  open_ = std::move(*read);
  std::reverse(open_.begin(), open_.end());
  opened_ = true;
  return true;
}

std::optional<Action> LessonOrders::next(const rulebook::Setting& setting,
                                         const state::GameState& state,
                                         const std::vector<Action>& legal) {
  while (at_ < orders_->size() && !stuck_) {
    const LessonOrder& order = orders_->at(at_);
    if (const auto come = has_come(order, state.turn)) {
      if (!*come) {
        return answer(legal);
      }
      ++at_;
      continue;
    }
    if (!opened_ && !read_order(setting, state)) {
      return stop();
    }
    if (open_.empty()) {
      opened_ = false;
      ++at_;
      continue;
    }
    const Action action = open_.back();
    const bool given =
        names_something(action) && std::find(given_.begin(), given_.end(), action) != given_.end();
    if (!given && std::find(legal.begin(), legal.end(), action) == legal.end()) {
      if (order.kind == LessonOrder::Kind::GiveIfLegal) {
        open_.pop_back();
        continue;
      }
      // Something else goes on: it is ended first.
      const bool may_end =
          !state.turn.pending.empty() && core::base::contains(legal, sequence::passing());
      return may_end ? answer(legal) : stop();
    }
    open_.pop_back();
    if (!given) {
      given_.push_back(action);
      return action;
    }
  }
  return std::nullopt;
}

bool can_be_given(const std::vector<LessonOrder>& orders, game::Game game,
                  const rulebook::Setting& setting, const Given& given) {
  LessonOrders script{orders, given};
  const std::uint32_t rolled = game.state().dice.made();
  while (game.state().dice.made() == rolled) {
    const auto action = script.next_of(setting, game);
    if (!action) {
      return !script.is_stuck();
    }
    if (!game.act(*action)) {
      return false;
    }
  }
  return true;
}

std::optional<Given> played_out(const std::vector<LessonOrder>& orders, game::Game& game,
                                const rulebook::Setting& setting, Given given) {
  LessonOrders script{orders, given};
  while (const auto action = script.next_of(setting, game)) {
    if (!game.act(*action)) {
      return std::nullopt;
    }
    given.push_back(*action);
  }
  return script.is_stuck() ? std::nullopt : std::optional{std::move(given)};
}

}  // namespace core::words
