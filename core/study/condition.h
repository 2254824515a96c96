// What must hold in a position: the words of problems.
#pragma once

#include "core/state/situation.h"

#include <tl/expected.hpp>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::study {

/// What has been done besides, which no position shows.
struct Deeds {
  std::set<board::HexId> attacked;  ///< where the side has declared a battle, an overrun too
};

/// What the words of a condition name.
struct Named {
  std::optional<board::Side> side;
  std::string piece;
  std::string fort;
  std::vector<board::HexId> hexes;
  std::vector<map::WaterPlaceId> waters;
  std::vector<std::string> leaders;
  std::optional<rulebook::PieceKind> kind;
  int number{};
  bool anywhere{};  ///< "total"
};

struct ConditionRow;

/// A line such as `csp confederate C2432 >= 6`, read; tests/ai/problems/README.md says the words.
class Condition {
 public:
  /// @param text one condition
  /// @param now  the position it will be asked in, for names of pieces and places
  /// @return the condition, or why there is none: one sentence
  [[nodiscard]] static tl::expected<Condition, std::string> parse(std::string_view text,
                                                                  const state::Situation& now);

  [[nodiscard]] bool holds(const state::Situation& now, const Deeds& deeds) const;

  [[nodiscard]] const std::string& text() const noexcept { return text_; }

 private:
  std::string text_;
  const ConditionRow* row_{};
  Named named_;
  bool at_most_{};
  int bound_{};
};

}  // namespace core::study
