#include "core/strategic/track.h"

#include "core/strategic/departments.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::Reinforcement;
using state::Arrival;
using state::Record;

/// [22.17] What arrives joins what waits; each entry is placed as soon as there is a place.
void let_arrive(Record& record, const std::vector<const Reinforcement*>& entries) {
  if (entries.empty()) {
    return;
  }
  std::vector<Arrival> waiting = record.state().waiting;
  for (const Reinforcement* const entry : entries) {
    waiting.push_back({entry->id, entry->side, entry->kind, entry->amount});
    if (deployment_sites(record.now(), entry->side).empty()) {
      record.tell({"arrival-waits", "22.17"_case, entry->side, {}, {}, {}, {entry->amount}});
    }
  }
  record.apply(state::ArrivalsWait{std::move(waiting)});
}

/// Begins to place the first entry for which there is a place.
bool begin_arrival(Record& record) {
  std::vector<Arrival> waiting = record.state().waiting;
  const auto found = std::find_if(waiting.begin(), waiting.end(), [&](const Arrival& arrival) {
    return !deployment_sites(record.now(), arrival.side).empty();
  });
  if (found == waiting.end()) {
    return false;
  }
  const Arrival arrival = *found;
  waiting.erase(found);
  record.apply(state::ArrivalsWait{std::move(waiting)});
  record.begin(arrival);
  return true;
}

}  // namespace

std::vector<const Reinforcement*> entries_after(const rulebook::Scenario& scenario, int game_turn,
                                                bool withdrawals) {
  std::vector<const Reinforcement*> entries;
  for (const Reinforcement& entry : scenario.track) {
    if (entry.after_gt == game_turn && entry.withdrawal == withdrawals) {
      entries.push_back(&entry);
    }
  }
  std::stable_sort(entries.begin(), entries.end(),
                   [](const auto* a, const auto* b) { return a->side < b->side; });
  return entries;
}

bool go_on_with_track(Record& record) {
  const state::Turn& turn = record.state().turn;
  const std::size_t step = turn.step;
  const auto leaving = entries_after(*record.setting().scenario, turn.game_turn, true);
  if (step < leaving.size()) {
    const Reinforcement& entry = *leaving[step];
    record.apply(state::StageWentOn{static_cast<std::uint8_t>(step + 1)});
    record.begin(state::Withdrawal{entry.side, entry.kind, entry.amount});
    return true;
  }
  if (step == leaving.size()) {
    record.apply(state::StageWentOn{static_cast<std::uint8_t>(step + 1)});
    let_arrive(record, entries_after(*record.setting().scenario, turn.game_turn, false));
    return true;
  }
  return begin_arrival(record);
}

}  // namespace core::strategic
