// An operation is given in the game of the window: choice by choice, as one order.
#pragma once

#include "core/plan/operation.h"
#include "qml/models/play.h"

namespace models {

/// What came of an operation that was given.
struct Undertaken {
  bool given{};    ///< no choice of it was refused
  bool refused{};  ///< it goes no further, and no die has said so
  bool waits{};    ///< for a decision that it brought about
};

/// Makes its choices, laid out anew after each die; why not is told.
Undertaken undertake(Play& play, const core::plan::Operation& operation);

}  // namespace models
