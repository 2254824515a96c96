// How much of a random game is looked at.
#pragma once

namespace tests {

/// The tests of random games run whole in the release. Under the sanitizers, where a moment takes
/// ten times as long, they look at one in so many.
constexpr int kThin = SUMTER_THIN;

}  // namespace tests
