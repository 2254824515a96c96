// A program that is killed while it writes a save.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tests {

/// From when the time is counted after which the writer is killed.
enum class KilledFrom { Start, FirstOrder };

/// Runs a program of this build for so long and kills it. Between its orders it prints how many
/// there are, a line each.
/// @return the last number of which the line was printed whole; 0 when there is none
[[nodiscard]] std::uint32_t orders_until_killed(const std::string& program,
                                                const std::vector<std::string>& arguments,
                                                KilledFrom from, std::chrono::microseconds after);

/// The same, killed when what is done beside it from its first order on has ended.
[[nodiscard]] std::uint32_t orders_until_done(const std::string& program,
                                              const std::vector<std::string>& arguments,
                                              const std::function<void()>& beside);

}  // namespace tests
