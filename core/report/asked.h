// [27] A roll in its surroundings, as those who weigh it ask of it. Private to this room.
#pragma once

#include "core/report/fortune.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace core::report {

/// Faces of one of the two dice that are one draw.
inline constexpr int kFacesOfDie = 6;

/// A roll in its surroundings.
struct Asked {
  const state::Situation& now;
  const std::vector<state::Event>& events;
  std::size_t at{};

  [[nodiscard]] const state::Rolled& roll() const { return std::get<state::Rolled>(events[at]); }

  /// What was told after the roll under one of the keys, or null.
  [[nodiscard]] const state::Told* after(std::initializer_list<std::string_view> keys) const {
    for (std::size_t next = at + 1; next < events.size(); ++next) {
      const state::Told* const told = std::get_if<state::Told>(&events[next]);
      if (told != nullptr && std::any_of(keys.begin(), keys.end(),
                                         [&](std::string_view key) { return told->key == key; })) {
        return told;
      }
    }
    return nullptr;
  }

  /// The last that was told before it under the key, or null.
  [[nodiscard]] const state::Told* before(std::string_view key) const {
    for (std::size_t last = at; last-- > 0;) {
      const state::Told* const told = std::get_if<state::Told>(&events[last]);
      if (told != nullptr && told->key == key) {
        return told;
      }
    }
    return nullptr;
  }
};

/// The worth of each of its faces, from face 1.
[[nodiscard]] Worth weighed(const Asked& asked, Measure measure,
                            const std::function<FaceWorth(int)>& of_face);

}  // namespace core::report
