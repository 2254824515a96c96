// Files of orders: what `sumter referee` tries, and what is expected of it (docs/referee.md).
#pragma once

#include "core/base/case_ref.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::cli {

/// What a line `expect …` says of the order before it.
struct Expectation {
  int line{};
  bool accepted{};
  std::optional<base::CaseRef> cited;  ///< of a refusal; nothing: whatever case
  std::string says;                    ///< of `expect says …`: part of an event's sentence
  std::string gives;                   ///< of `expect gives …`: part of an order of a general's
  std::string erratum;                 ///< the erratum it depends on; empty for none
  bool with{};                         ///< it holds with that erratum, or else without it
  std::string text;                    ///< "refused 6.13"
};

/// An order to be tried.
struct OrderLine {
  int line{};  ///< of the file, from 1
  std::string text;
  std::vector<Expectation> expected;
};

/// Reads a file of orders. The orders themselves are not understood yet: pieces may come into being
/// on the way.
/// @throws base::DataError for a file that cannot be read or holds no order, a line that is no text
/// or much too long, a wrong `expect`.
[[nodiscard]] std::vector<OrderLine> read_orders(const std::filesystem::path& file);

/// What stands before a comment. `#` begins one, but within a line not before a digit: `#12` is a
/// piece.
[[nodiscard]] std::string_view without_remark(std::string_view line) noexcept;

}  // namespace core::cli
