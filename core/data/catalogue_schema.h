// The tables of the catalogue, each with its unit and source.
#pragma once

#include <cstdint>
#include <string_view>

namespace core::data {

/// Counts up with every change of the tables or of the seal.
inline constexpr std::int32_t kSchemaVersion = 9;

/// All CREATE statements. Comments inside them stay in the file, for whoever opens it by hand.
[[nodiscard]] std::string_view catalogue_schema() noexcept;

}  // namespace core::data
