// Work of many parts on several threads.
#pragma once

#include <functional>

namespace core::trial_play {

/// Does the parts 0 to count - 1, each once, in any order; begins no more of them when one says so
/// or throws.
/// @param part tells whether to go on
/// @throws what a part has thrown
void on_threads(int threads, int count, const std::function<bool(int part)>& part);

}  // namespace core::trial_play
