#include "core/command/chits.h"

#include "core/rulebook/of_the_turn.h"

#include <algorithm>

namespace core::command {
namespace {

using namespace base::literals;
using board::Side;
using state::refusal;
using state::refused;

// What Turn::step counts in the stage Initiative: how many have a chit.
constexpr int kBoth = 2;

int chit_of(const Situation& now, Side side) noexcept {
  return now.state.turn.chit[static_cast<std::size_t>(side)];
}

/// Notes the chit; [5.11] after the second one the higher value is First Player.
void take(Record& record, Side side, int value, bool option) {
  record.apply(state::ChitTaken{side, value, option});
  const auto taken = static_cast<std::uint8_t>(record.state().turn.step + 1);
  record.apply(state::StageWentOn{taken});
  if (taken == kBoth) {
    const Situation now = record.now();
    const bool is_union = chit_of(now, Side::Union) > chit_of(now, Side::Confederate);
    record.apply(state::FirstPlayerFixed{is_union ? Side::Union : Side::Confederate});
  }
}

}  // namespace

const rulebook::ChitPool& chit_pool(const Situation& now) noexcept {
  return rulebook::chit_pool(now.setting, now.state.cycle, now.state.turn.game_turn);
}

std::optional<Side> takes_chit(const Situation& now) noexcept {
  if (now.state.turn.stage != state::Stage::Initiative || now.state.turn.step >= kBoth) {
    return std::nullopt;
  }
  return now.state.turn.step == 0 ? Side::Confederate : Side::Union;
}

std::vector<int> chits_left(const Situation& now) {
  std::vector<int> chits = chit_pool(now).chits;
  if (now.state.turn.step > 0) {
    const auto taken = std::find(chits.begin(), chits.end(), chit_of(now, Side::Confederate));
    if (taken != chits.end()) {
      chits.erase(taken);
    }
  }
  return chits;
}

Ruling<> may_take_option(const Situation& now) {
  if (takes_chit(now) != Side::Confederate) {
    return refused(refusal("5.13"_case, "option-too-late"));
  }
  return {};
}

Ruling<> may_draw(const Situation& now) {
  if (!takes_chit(now)) {
    return refused(refusal("5.11"_case, "chits-are-drawn"));
  }
  return {};
}

void take_option(Record& record) {
  take(record, Side::Confederate, chit_pool(record.now()).option_value, true);
}

void draw(Record& record) {
  const Side side = *takes_chit(record.now());
  const std::vector<int> left = chits_left(record.now());
  const int face =
      record.roll(rulebook::RollId::Chit, side, "5.11"_case, {}, static_cast<int>(left.size()));
  take(record, side, left.at(static_cast<std::size_t>(face - 1)), false);
}

}  // namespace core::command
