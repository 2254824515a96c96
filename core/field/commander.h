// [FB-520]-[FB-538] The computer player of the battle on land: it commands a side with legal
// choices only, and knows no more than the side.
#pragma once

#include "core/field/action.h"
#include "core/field/unit_action.h"
#include "core/field/view.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace core::field {

/// [FB-534] How well it plays.
enum class Level : std::uint8_t { Recruit, Regular, Veteran };

inline constexpr std::array<std::string_view, 3> kLevels{"recruit", "regular", "veteran"};

/// What it keeps from one choice to the next is only what it would work out again: written orders
/// are its memory. Of two equally good choices it takes the first.
class Commander {
 public:
  explicit Commander(Level level);
  Commander(Commander&&) noexcept;
  Commander& operator=(Commander&&) noexcept;
  ~Commander();

  /// The choice of the side that is asked, always a legal one.
  /// @param view of that side, and nothing else
  /// @pre somebody is asked
  [[nodiscard]] Action choose(const View& view);

 private:
  struct Knows;
  std::unique_ptr<Knows> knows_;
};

/// [FB-536] The three best choices for a unit of the side that is asked, the best first; fewer when
/// there are no more. Of steps in which it has nothing to do none.
[[nodiscard]] std::vector<Hint> hints(const View& view, UnitId unit);

}  // namespace core::field
