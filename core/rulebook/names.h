// Names of the values of an enumeration. Private to this room.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace core::rulebook {

/// The value whose name this is, when the names stand in the order of the values; nothing when it
/// is nobody's.
template <class Enum, class Names>
[[nodiscard]] std::optional<Enum> find_name(const Names& names, std::string_view text) noexcept {
  const auto found = std::find(names.begin(), names.end(), text);
  return found == names.end() ? std::nullopt
                              : std::optional{static_cast<Enum>(found - names.begin())};
}

}  // namespace core::rulebook
