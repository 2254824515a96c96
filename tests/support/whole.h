// How much of a long test is run.
#pragma once

#include <cstdlib>

namespace tests {

/// Whether all of a long test is wanted (SUMTER_WHOLE, as ./check --all sets it); else its thinned
/// form: fewer games, positions or moments of the same kind. tests/long.csv names the tests that
/// ask.
[[nodiscard]] inline bool whole() {
  static const bool asked =
      std::getenv("SUMTER_WHOLE") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  return asked;
}

/// Whether what is tested is watched by the sanitizers (SUMTER_WATCHED, as the asan preset sets it)
/// and takes ten times as long: of many games or positions of one kind a few are enough there.
[[nodiscard]] inline bool watched() {
  static const bool asked =
      std::getenv("SUMTER_WATCHED") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  return asked;
}

}  // namespace tests
