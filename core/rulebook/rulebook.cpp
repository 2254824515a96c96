#include "core/rulebook/rulebook.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace core::rulebook {

int SupplyRanges::longest() const noexcept {
  return std::max({department, depot, army_hq, supply_train, railhead});
}

std::size_t Leaders::place_of(Side side, std::string_view name) const noexcept {
  const auto at =
      std::partition_point(by_name_.begin(), by_name_.end(), [&](std::uint16_t candidate) {
        const LeaderRow& row = rows_[candidate];
        return row.side != side ? row.side < side : row.name < name;
      });
  return static_cast<std::size_t>(at - by_name_.begin());
}

void Leaders::add(LeaderRow row) {
  const std::size_t place = place_of(row.side, row.name);
  by_name_.insert(by_name_.begin() + static_cast<std::ptrdiff_t>(place),
                  static_cast<std::uint16_t>(rows_.size()));
  rows_.push_back(std::move(row));
}

const LeaderRow* Leaders::find(Side side, std::string_view name) const noexcept {
  const std::size_t place = place_of(side, name);
  if (place == by_name_.size()) {
    return nullptr;
  }
  const LeaderRow& row = rows_[by_name_[place]];
  return row.side == side && row.name == name ? &row : nullptr;
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

}  // namespace core::rulebook
