// A line that fills up while many games are played, for people.
#pragma once

#include <functional>
#include <ostream>
#include <string>

namespace core::cli {

/// Told how many of `games` are over, from any thread; says to go on.
/// @param screen must outlive it
[[nodiscard]] std::function<bool(int done)> progress_on(std::ostream& screen,
                                                        const std::string& name, int games);

}  // namespace core::cli
