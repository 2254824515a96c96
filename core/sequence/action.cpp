#include "core/sequence/action.h"

#include <algorithm>

namespace core::sequence {

std::optional<ActionKind> parse_action_kind(std::string_view text) noexcept {
  const auto* const found =
      std::find_if(kActionKinds.begin(), kActionKinds.end(),
                   [&](const ActionKindRow& row) { return row.word == text; });
  if (found == kActionKinds.end()) {
    return std::nullopt;
  }
  return static_cast<ActionKind>(found - kActionKinds.begin());
}

}  // namespace core::sequence
