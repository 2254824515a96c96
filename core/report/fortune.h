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

namespace core::report {

/// In what the worth of a roll is counted.
enum class Measure : std::uint8_t {
  None,     ///< it is not measured
  Points,   ///< CSP and points of naval strength, which 8.16 takes for each other; of leaders and
            ///< headquarters the part of what they lead that the chart `report_worth` names
  Supply,   ///< SUP
  Success,  ///< 1 when it succeeds, else 0
  Chit,     ///< value of the chit [5.11]
  Cycles    ///< cycles for which a leader is out [10.4]
};

/// "points", "supply", "successes", "chits", "cycles"; empty for None.
[[nodiscard]] std::string_view name(Measure measure) noexcept;

/// What a face comes to, seen from the side that rolls; both in the unit of the measure. Parts of a
/// point come of leaders and headquarters alone.
struct FaceWorth {
  double gained{};  ///< what the Enemy loses or the side gets; 1 for a success; the value of a chit
  double paid{};    ///< what the side itself loses, or the Enemy gets
  bool clears{};    ///< of a battle: the defenders are dead, or have to leave their place

  constexpr FaceWorth() noexcept = default;

  /// Of whole figures as well.
  constexpr FaceWorth(auto gains, auto pays) noexcept
      : gained{static_cast<double>(gains)}, paid{static_cast<double>(pays)} {}

  [[nodiscard]] constexpr double net() const noexcept { return gained - paid; }

  friend bool operator==(const FaceWorth&, const FaceWorth&) = default;
};

/// A roll and all that it could have been; the faces are equally likely.
struct Worth {
  Measure measure{};
  std::size_t face{};  ///< place in `faces` of what was rolled
  /// From face 1; of LEADER and HQ the 36 pairs, the first die first. Of a sign of HQ that asks for
  /// no second die any of the six pairs of the first is `face`: they come to the same.
  std::vector<FaceWorth> faces;
  /// How many Rolled of the events it takes: 2 for LEADER, and for HQ when a second die fell.
  int rolls{1};
  std::optional<state::PieceId> drawn;  ///< of a draw of PICK the leader who came

  /// What an average roll comes to.
  [[nodiscard]] double mean() const noexcept;
  /// Mean square of what the faces differ from it.
  [[nodiscard]] double variance() const noexcept;

  /// How much better than the average the roll was for the side that rolled.
  [[nodiscard]] double luck() const noexcept;
};

/// What the roll `events[at]` was worth, by the tables and questions by which the rooms themselves
/// read it. Measure::None where what the reading needs is not in the events.
/// @param before the position directly before the roll
/// @param events of one action; the roll and what was told of it
/// @pre events[at] holds a Rolled
[[nodiscard]] Worth worth_of(const state::Situation& before,
                             const std::vector<state::Event>& events, std::size_t at);

}  // namespace core::report
