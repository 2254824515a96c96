#include "core/study/figure.h"

#include <algorithm>
#include <charconv>

namespace core::study {

std::string decimal_text(std::int64_t thousandths) {
  const bool below = thousandths < 0;
  const std::int64_t size = below ? -thousandths : thousandths;
  std::string text = std::to_string(size / kThousandths);
  std::string rest = std::to_string(kThousandths + size % kThousandths).substr(1);
  while (!rest.empty() && rest.back() == '0') {
    rest.pop_back();
  }
  return (below ? "-" : "") + text + (rest.empty() ? "" : "." + rest);
}

std::optional<std::int64_t> parse_decimal(std::string_view text) {
  constexpr std::size_t kDecimals = 3;
  constexpr std::size_t kMostDigits = 12;
  const bool below = text.starts_with('-');
  const std::string_view size = text.substr(below ? 1 : 0);
  const std::size_t point = std::min(size.find('.'), size.size());
  std::string digits{size.substr(0, point)};
  std::string rest{size.substr(std::min(point + 1, size.size()))};
  if (digits.empty() || digits.size() > kMostDigits || rest.size() > kDecimals) {
    return std::nullopt;
  }
  rest.resize(kDecimals, '0');
  digits += rest;
  std::int64_t value = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || value < 0 ||
      decimal_text(below ? -value : value) != text) {
    return std::nullopt;
  }
  return below ? -value : value;
}

std::string text_of(const Wanted& wanted) {
  if (wanted.least && wanted.most) {
    return decimal_text(*wanted.least) + " to " + decimal_text(*wanted.most);
  }
  if (wanted.least) {
    return "at least " + decimal_text(*wanted.least);
  }
  return wanted.most ? (wanted.under ? "under " : "at most ") + decimal_text(*wanted.most) : "";
}

std::optional<Wanted> parse_wanted(std::string_view text) {
  if (text.empty()) {
    return Wanted{};
  }
  Wanted wanted;
  const auto behind = [&](std::string_view words) {
    return text.starts_with(words) ? parse_decimal(text.substr(words.size())) : std::nullopt;
  };
  constexpr std::string_view kTo = " to ";
  if (const auto least = behind("at least ")) {
    wanted.least = least;
  } else if (const auto most = behind("at most ")) {
    wanted.most = most;
  } else if (const auto under = behind("under ")) {
    wanted.most = under;
    wanted.under = true;
  } else if (const std::size_t at = text.find(kTo); at != std::string_view::npos) {
    wanted.least = parse_decimal(text.substr(0, at));
    wanted.most = parse_decimal(text.substr(at + kTo.size()));
  }
  return text_of(wanted) == text ? std::optional{wanted} : std::nullopt;
}

std::optional<bool> Figure::reached() const {
  if (!value || (!wanted.least && !wanted.most)) {
    return std::nullopt;
  }
  const bool enough = !wanted.least || *value >= *wanted.least;
  const bool small =
      !wanted.most || (wanted.under ? *value < *wanted.most : *value <= *wanted.most);
  return enough && small;
}

}  // namespace core::study
