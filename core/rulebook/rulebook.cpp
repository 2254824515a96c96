#include "core/rulebook/rulebook.h"

#include <algorithm>

namespace core::rulebook {

std::string_view name(Call call) noexcept {
  constexpr std::array<std::string_view, kCallCount> kNames{"V1", "V2", "V3", "D1", "D2", "D3"};
  return kNames.at(static_cast<std::size_t>(call));
}

bool CycleRow::says(Side side, std::string_view word) const noexcept {
  // Words stand between commas; none is part of another one.
  return words[static_cast<std::size_t>(side)].find(word) != std::string::npos;
}

int SupplyRanges::longest() const noexcept {
  return std::max({department, depot, army_hq, supply_train, railhead});
}

const LeaderRow* Rulebook::find_leader(Side side, std::string_view name) const noexcept {
  if (name.empty()) {
    return nullptr;
  }
  const auto found = std::find_if(leaders.begin(), leaders.end(), [&](const LeaderRow& row) {
    return row.name[0] == name[0] && row.side == side && row.name == name;  // the rarest first
  });
  return found == leaders.end() ? nullptr : &*found;
}

const MixRow* Rulebook::find_mix(PieceKind kind, std::string_view value) const noexcept {
  const auto found = std::find_if(mix.begin(), mix.end(), [&](const MixRow& row) {
    return row.kind == kind && row.value == value;
  });
  return found == mix.end() ? nullptr : &*found;
}

const Chart* Rulebook::find_chart(std::string_view name) const noexcept {
  const auto found = std::find_if(charts.begin(), charts.end(),
                                  [&](const Chart& chart) { return chart.name == name; });
  return found == charts.end() ? nullptr : &*found;
}

const CycleRow* Rulebook::find_cycle(Cycle cycle) const noexcept {
  const auto found = std::find_if(cycles.begin(), cycles.end(),
                                  [&](const CycleRow& row) { return row.cycle == cycle; });
  return found == cycles.end() ? nullptr : &*found;
}

}  // namespace core::rulebook
