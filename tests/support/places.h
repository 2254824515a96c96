// Where the tests find what they read and start. One source is told by the build, so that all
// others compile alike in every checkout (and ccache finds them again).
#pragma once

#include <string>

namespace tests::places {

/// The catalogue that the build has made: a file.
[[nodiscard]] const char* catalogue() noexcept;

/// The top folder of the checkout.
[[nodiscard]] const char* sources() noexcept;

/// The folder in which the programs of this build stand.
[[nodiscard]] const char* programs() noexcept;

/// A program of this build, "sumter-window": its file.
[[nodiscard]] std::string program(const std::string& name);

}  // namespace tests::places
