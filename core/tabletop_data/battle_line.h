// Private to this room: one line of a battle file, read word by word.
#pragma once

#include "core/board/side.h"
#include "core/data/text_source.h"
#include "core/table/area.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core::tabletop_data {

inline constexpr int kMostTurns = 999;
inline constexpr int kInchPlaces = 4;  ///< digits of an inch behind the point

/// The words of a line: names in quotes, brackets and commas as words of their own.
class BattleLine {
 public:
  /// @throws base::DataError for a quote that is not closed.
  BattleLine(data::Origin origin, std::string_view text);

  [[nodiscard]] const data::Origin& origin() const noexcept { return origin_; }

  /// What the line is about: its first word.
  [[nodiscard]] const std::string& keyword() const noexcept { return keyword_; }

  /// The words after the keyword as they are written.
  [[nodiscard]] const std::string& rest() const noexcept { return rest_; }

  [[nodiscard]] bool at_end() const noexcept { return at_ == words_.size(); }

  /// Whether the next word is this one, which is then taken.
  bool take(std::string_view word);
  void require(std::string_view word);
  void require_end() const;

  [[nodiscard]] bool next_is_name() const noexcept { return !at_end() && words_[at_].quoted; }

  /// The next word without taking it; empty at the end.
  [[nodiscard]] std::string_view peek() const noexcept {
    return at_end() ? std::string_view{} : std::string_view{words_[at_].text};
  }

  /// A word without quotes. @param what is looked for, "the card of a vessel"
  std::string word(std::string_view what);
  /// A word in quotes.
  std::string name(std::string_view what);
  int number(std::string_view what, int least, int most);
  table::Inches inches(std::string_view what);
  table::Heading heading();
  /// Feet, tenths at most.
  table::Feet feet(std::string_view what);
  /// `(x, y)`
  table::Point point();
  board::Side side();

  template <std::size_t Count>
  std::size_t one_of_words(std::string_view what,
                           const std::array<std::string_view, Count>& choices) {
    const std::string text = word(what);
    const auto found = std::find(choices.begin(), choices.end(), text);
    if (found == choices.end()) {
      fault("'" + text + "' is not " +
            data::one_of(std::vector<std::string_view>{choices.begin(), choices.end()}));
    }
    return static_cast<std::size_t>(found - choices.begin());
  }

  /// Throws for this line; the column is its keyword.
  [[noreturn]] void fault(std::string reason) const;

 private:
  struct Token {
    std::string text;
    bool quoted{};
  };

  const Token& next(std::string_view what);

  data::Origin origin_;
  std::string keyword_;
  std::string rest_;
  std::vector<Token> words_;
  std::size_t at_{};
};

}  // namespace core::tabletop_data
