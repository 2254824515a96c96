// Bytes made small. Private to this room.
#pragma once

#include <string>
#include <string_view>

namespace core::save {

/// The bytes packed by zlib, their length before them.
[[nodiscard]] std::string packed(std::string_view bytes);

/// The bytes again.
/// @throws std::runtime_error when they are not what packed() gives.
[[nodiscard]] std::string unpacked(std::string_view packed);

}  // namespace core::save
