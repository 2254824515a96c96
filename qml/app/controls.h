// Which controls the window is made of.
#pragma once

namespace app {

/// Takes the controls of Sumter.Style, before any window is made. What is not among them comes from
/// Fusion, the one style of Qt that looks alike with every backend.
void use_own_controls();

}  // namespace app
