// [FB-010] What fire and charges of the battle on land do when the dice are thrown, beside what is
// reckoned for them.
#pragma once

#include "core/field/charts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop_study {

/// Something that was thrown for many times.
struct FieldRate {
  std::string what;    ///< "rifles, line of 24, first volley at 12 inches in the open"
  std::string counts;  ///< "figures", "hits", "moves"
  int times{};
  double thrown{};                 ///< mean
  double error{};                  ///< of the mean, one standard error
  std::optional<double> reckoned;  ///< by the chances of the rules
  bool each_move{};                ///< it can be had again in every move: an hour has sixty
};

/// Volleys and skirmish fire, shot, shell and canister, fire at a gun, a charge, and a duel of two
/// lines till one gives way. The same with the same seed.
/// @param times each is thrown for
[[nodiscard]] std::vector<FieldRate> field_rates(const field::Charts& charts, int times,
                                                 std::uint64_t seed);

/// [FB-002] A move is a minute.
inline constexpr int kMovesInHour = 60;
/// [FB-002] Men that a figure stands for.
inline constexpr int kMenInFigure = 12;

}  // namespace core::tabletop_study
