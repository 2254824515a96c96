// [RC-388] [RC-401]-[RC-404] Morale of ships and forts.
#pragma once

#include "core/coastal/record.h"

#include <vector>

namespace core::coastal {

/// A line of table RC-T26 that counts.
struct MoraleModifier {
  int amount{};
  std::string_view why;  ///< "below-pv"

  friend bool operator==(const MoraleModifier&, const MoraleModifier&) = default;
};

/// [RC-402] [RC-403] What is added to a ship's die, of the steps of lost crew and of grounding only
/// the worst.
[[nodiscard]] std::vector<MoraleModifier> morale_of(const Setting& setting, const State& state,
                                                    ShipId ship);
/// The same of a fort.
[[nodiscard]] std::vector<MoraleModifier> morale_of(const Setting& setting, const State& state,
                                                    FortId fort);

[[nodiscard]] int total(const std::vector<MoraleModifier>& modifiers) noexcept;

/// [RC-388] Whether the loss of one more CPV makes a fort test.
[[nodiscard]] bool fort_tests_after_loss(const Setting& setting, const State& state, FortId fort);

/// Phase 5: tests that are due, and what comes of them.
void test_morale(Record& record);

}  // namespace core::coastal
