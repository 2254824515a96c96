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

}  // namespace tests
