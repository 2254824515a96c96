// [RR-025] Rivers by name: a short code for the number that all dice of a campaign come from, which
// people can read out, write on a slip of paper and type.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace core::river {

/// The code of a river, "7QK2-M4XB": seven letters of its number and one that checks them, in two
/// groups of four.
///
/// The letters are the 32 of Crockford's base 32, the digits and the capitals without I, L, O and
/// U. Numbers that follow each other have codes that do not look alike.
[[nodiscard]] std::string code_text(std::uint32_t river);

/// The river of a code. Small letters, hyphens and blanks anywhere do not matter; O is read as 0, I
/// and L are read as 1.
///
/// One wrong letter is always noticed, and so are two letters that have changed places; of other
/// mistakes 255 in 256 are.
/// @return the river, or in one sentence what is wrong with the text: a character that no code has,
///         another number of letters than eight, or that it has been mistyped.
[[nodiscard]] tl::expected<std::uint32_t, std::string> read_code(std::string_view text);

}  // namespace core::river
