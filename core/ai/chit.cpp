#include "core/ai/chit.h"

#include "core/ai/week.h"
#include "core/combat/ratings.h"
#include "core/command/chits.h"
#include "core/command/span.h"
#include "core/plan/best_of.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace core::ai {
namespace {

using sequence::ActionKind;

/// Faces of the die for initiative [5.22].
constexpr int kFacesOfInitiative = 6;

/// Of that many faces of the die, on how many the force does not move without a direct command.
int faces_without(const state::Situation& now, state::PieceId chief) {
  const auto leader = now.piece(chief).kind == rulebook::PieceKind::Leader
                          ? std::optional{chief}
                          : command::commander_of(now, chief);
  const int initiative = leader ? combat::ratings_of(now, *leader).initiative : 0;
  return kFacesOfInitiative - std::clamp(initiative, 0, kFacesOfInitiative - 1);
}

bool is_afloat(const plan::Force& force) {
  return force.kind == plan::ForceKind::Warships || force.kind == plan::ForceKind::Transports;
}

/// What so many commands bring together.
Worth worth_of(const std::vector<Worth>& commands, int chit) {
  const auto count = std::min(commands.size(), static_cast<std::size_t>(std::max(0, chit)));
  return std::accumulate(commands.begin(), commands.begin() + static_cast<std::ptrdiff_t>(count),
                         Worth{});
}

}  // namespace

std::vector<Worth> worth_of_commands(Seat& seat, Country& country, const Weights& weights, int most,
                                     const std::atomic<bool>* hurry) {
  Seat ahead = seat.in_command_segment(most);
  const state::Situation now = ahead.seen();
  const Appraisal appraisal{now, ahead.side(), country, weights};
  Week week{ahead, appraisal, country, hurry};
  std::vector<Worth> worth;
  while (worth.size() < static_cast<std::size_t>(most)) {
    const auto intent = week.next();
    if (!intent) {
      break;
    }
    const plan::Force& force = intent->operation.force;
    if (!is_afloat(force)) {
      worth.push_back(intent->gain * faces_without(now, force.chief) / kFacesOfInitiative);
    }
  }
  std::sort(worth.begin(), worth.end(), std::greater{});
  return worth;
}

bool is_option_better(const std::vector<Worth>& commands, const std::vector<int>& chits,
                      int option) {
  Worth drawn = 0;
  for (const int chit : chits) {
    drawn += worth_of(commands, chit);
  }
  return worth_of(commands, option) * static_cast<int>(chits.size()) >= drawn;
}

std::optional<sequence::Action> choose_chit(Seat& seat, Country& country, const Weights& weights,
                                            const std::atomic<bool>* hurry) {
  const auto first = [](const sequence::Action&) { return 0; };
  const auto option = plan::best_of(seat.legal(), ActionKind::TakeOptionChit, first);
  if (!option) {
    return std::nullopt;
  }
  const state::Situation now = seat.seen();
  const std::vector<int> chits = command::chits_left(now);
  const int value = command::chit_pool(now).option_value;
  // Each command more brings no more than the one before: a chit that is no higher on average is
  // not worth more.
  const bool sure =
      std::accumulate(chits.begin(), chits.end(), 0) <= value * static_cast<int>(chits.size());
  if (sure || is_option_better(worth_of_commands(seat, country, weights, chits.back(), hurry),
                               chits, value)) {
    return option;
  }
  return plan::best_of(seat.legal(), ActionKind::DrawChit, first);
}

}  // namespace core::ai
