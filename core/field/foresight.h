// Private to this room: [FB-534] the Veteran's look-ahead.
//
// Two moves are played out eight times from the position he sees, with dice of the look-ahead's
// own, both sides as a Regular would at his best. To try every action of every unit so would take
// hours; what he tries is how his side takes the move as a whole: as it is, boldly or warily. The
// best on average is played. He looks at the beginning of the charges and of the movement of each
// move, before anything is written for them, so that he comes to the same from a save.
#pragma once

#include "core/field/unit_action.h"
#include "core/field/view.h"

#include <memory>
#include <utility>

namespace core::field {

class Foresight {
 public:
  explicit Foresight(std::shared_ptr<Ways> ways) : ways_{std::move(ways)} {}

  /// How the side that is asked takes this step.
  [[nodiscard]] Temper temper_for(const View& view);

 private:
  std::int16_t move_{-1};
  Step step_{};
  Side side_{};
  Temper temper_{};
  std::shared_ptr<Ways> ways_;
};

/// What a position is worth to a side, in thousandths of a man: strength, points, ground gained,
/// and how the battle would end if it ended now.
[[nodiscard]] std::int64_t worth_of(const Setting& setting, const State& state, Side side,
                                    Ways& ways);

}  // namespace core::field
