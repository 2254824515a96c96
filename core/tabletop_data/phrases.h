// Cells of words: an exact list of known phrases, with numbers in them.
#pragma once

#include "core/data/text_source.h"

#include <array>
#include <string_view>

namespace core::tabletop_data {

/// Whether `text` is `pattern`, in which {a}, {b}, {c} stand for whole numbers; the same letter
/// twice stands for the same number.
/// @return the numbers of a, b and c (0 where the pattern has none), or nothing.
[[nodiscard]] std::optional<std::array<int, 3>> match_phrase(std::string_view pattern,
                                                             std::string_view text);

/// A phrase of a table and what it means.
template <class Value>
struct Phrase {
  std::string_view pattern;
  Value (*make)(const std::array<int, 3>& numbers);
};

/// The meaning of a cell. @throws base::DataError when it is none of the phrases.
template <class Value, std::size_t Count>
[[nodiscard]] Value read_phrase(const data::Origin& origin, const std::string& column,
                                std::string_view text,
                                const std::array<Phrase<Value>, Count>& phrases) {
  for (const Phrase<Value>& phrase : phrases) {
    if (const auto numbers = match_phrase(phrase.pattern, text)) {
      return phrase.make(*numbers);
    }
  }
  data::fail(origin, column,
             "'" + std::string{text} + "' is no result that this table is known to have");
}

/// "3", "1–2" or "23+" as lowest and highest; the highest of "23+" is nothing.
struct FaceRange {
  int lowest{};
  std::optional<int> highest;
};

/// @throws base::DataError for a text of another form.
[[nodiscard]] FaceRange read_faces(const data::Origin& origin, const std::string& column,
                                   std::string_view text);

/// Inches as the rulebooks write them: `4"`, `1.25"`, `7/8"`, in ten-thousandths of an inch.
[[nodiscard]] std::int64_t read_inches(const data::Origin& origin, const std::string& column,
                                       std::string_view text);

/// "+2", "−3" or "3". @throws base::DataError for another text.
[[nodiscard]] int read_signed(const data::Origin& origin, const std::string& column,
                              std::string_view text);

}  // namespace core::tabletop_data
