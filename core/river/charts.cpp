#include "core/river/charts.h"

#include <algorithm>

namespace core::river {
namespace {

template <class Index, class Row>
std::optional<Index> place_of(const std::vector<Row>& rows, std::string_view id,
                              std::string Row::*key) {
  const auto found = std::ranges::find(rows, id, key);
  return found == rows.end() ? std::nullopt
                             : std::optional{static_cast<Index>(found - rows.begin())};
}

}  // namespace

std::string_view ship_name(const VesselType& type) noexcept {
  constexpr std::string_view kComma = ", ";
  std::string_view name = type.name;
  const std::size_t open = name.find('(');
  if (const std::size_t close = name.find(')', std::min(open, name.size()));
      close != std::string_view::npos) {
    name.remove_suffix(name.size() - close);
    name.remove_prefix(open + 1);
    return name;
  }
  if (const std::size_t comma = name.find(kComma); comma != std::string_view::npos) {
    name.remove_prefix(comma + kComma.size());
  }
  return name;
}

std::optional<GunIndex> Charts::find_gun(std::string_view code) const {
  return place_of<GunIndex>(guns, code, &Gun::code);
}

std::optional<std::uint8_t> Charts::find_union(std::string_view id) const {
  return place_of<std::uint8_t>(union_vessels, id, &VesselType::id);
}

std::optional<std::uint8_t> Charts::find_confederate(std::string_view id) const {
  return place_of<std::uint8_t>(confederate_vessels, id, &VesselType::id);
}

}  // namespace core::river
