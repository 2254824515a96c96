// [27] [0.4] What a roll was worth: what every face of it would have come to, all else being equal.
#pragma once

#include "core/state/event.h"
#include "core/state/situation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core::study {

/// In what the worth of a roll is counted.
enum class Measure : std::uint8_t {
  None,     ///< it is not measured
  Points,   ///< CSP and points of naval strength, which 8.16 takes for each other
  Supply,   ///< SUP
  Success,  ///< 1 when it succeeds, else 0
  Chit,     ///< value of the chit [5.11]
  Cycles    ///< cycles for which a leader is out [10.4]
};

/// "points", "supply", "successes", "chits", "cycles"; empty for None.
[[nodiscard]] std::string_view name(Measure measure) noexcept;

/// What a face comes to, seen from the side that rolls; both in the unit of the measure.
struct FaceWorth {
  int gained{};  ///< what the Enemy loses; 1 for a success; the value of a chit
  int paid{};    ///< what the side itself loses

  [[nodiscard]] constexpr int net() const noexcept { return gained - paid; }

  friend bool operator==(const FaceWorth&, const FaceWorth&) = default;
};

/// A roll and all that it could have been; the faces are equally likely.
struct Worth {
  Measure measure{};
  std::size_t face{};            ///< place in `faces` of what was rolled
  std::vector<FaceWorth> faces;  ///< from face 1; of LEADER the 36 pairs, the first die first
  /// How many Rolled of the events it takes: 2 for LEADER.
  int rolls{1};

  /// What an average roll comes to.
  [[nodiscard]] double mean() const noexcept;
  /// Mean square of what the faces differ from it.
  [[nodiscard]] double variance() const noexcept;

  /// How much better than the average the roll was for the side that rolled.
  [[nodiscard]] double luck() const noexcept;
};

/// What the roll `events[at]` was worth, by the tables and questions by which the rooms themselves
/// read it. Measure::None for rolls whose outcome has no figure (HQ, PICK, DEMOB, KENTUCKY), and
/// where what the reading needs is not in the events.
/// @param before the position directly before the roll
/// @param events of one action; the roll and what was told of it
/// @pre events[at] holds a Rolled
[[nodiscard]] Worth worth_of(const state::Situation& before,
                             const std::vector<state::Event>& events, std::size_t at);

}  // namespace core::study
