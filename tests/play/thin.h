// How much of a random game is looked at.
#pragma once

#include "tests/support/whole.h"

namespace tests {

/// Random games are looked at whole where long tests are; else one moment in so many is.
inline const int kThin = whole() ? 1 : 15;

}  // namespace tests
