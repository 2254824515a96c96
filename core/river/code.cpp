#include "core/river/code.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

// How the letters check each other. A letter counts as an element of the field of 32 elements, of
// which five bits are a polynomial over {0, 1}; sum is "exclusive or", and x generates all elements
// but 0. Of a right code a7 ... a1 a0 the sum of ai * x^i is 0, and a0 is chosen so. A wrong letter
// changes the sum by d * x^i with d not 0. Letters a and b of the places i and j that change places
// change it by (a + b)(x^i + x^j), which is 0 only where a = b. A sum modulo a prime would do the
// same, but its check letter needs an alphabet of at least 37.

namespace core::river {
namespace {

/// [RR-025] By their values, 0 to 31.
constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

constexpr std::size_t kCodeLength = 8;
constexpr std::size_t kGroup = 4;

constexpr int kLetterBits = 5;
constexpr std::uint64_t kLetterMask = (1U << kLetterBits) - 1;
constexpr int kSpreadBits = kLetterBits * (kCodeLength - 1);
constexpr std::uint64_t kSpreadMask = (std::uint64_t{1} << kSpreadBits) - 1;

/// x^5 + x^2 + 1, whose x generates the field.
constexpr std::uint64_t kFieldPolynomial = 0b100101;

/// 2^35 by the golden ratio: rivers that follow each other lie far apart among the codes. Odd, so
/// that it can be divided by again.
constexpr std::uint64_t kSpread = 0x4F1BBCDCB;

/// The number by which an odd one becomes 1 modulo 2^64: each step doubles the bits that are right.
constexpr std::uint64_t inverse_of(std::uint64_t odd) {
  std::uint64_t inverse = odd;
  constexpr int kSteps = 5;  // three bits are right at first
  for (int step = 0; step < kSteps; ++step) {
    inverse *= 2 - odd * inverse;
  }
  return inverse;
}

static_assert(inverse_of(kSpread) * kSpread == 1);

constexpr std::uint64_t times_x(std::uint64_t element) {
  const std::uint64_t product = element << 1;
  return product > kLetterMask ? product ^ kFieldPolynomial : product;
}

/// The sum of the values a7, a6 ... a0, each by its power of x.
std::uint64_t check_sum(std::string_view values) {
  return std::accumulate(values.begin(), values.end(), std::uint64_t{},
                         [](std::uint64_t sum, char value) {
                           return times_x(sum) ^ static_cast<std::uint64_t>(value);
                         });
}

constexpr char capital(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// A letter as codes have it, where it is a look-alike of one that they have.
constexpr char unmistaken(char letter) {
  switch (letter) {
    case 'O':
      return '0';
    case 'I':
    case 'L':
      return '1';
    default:
      return letter;
  }
}

constexpr bool is_between_letters(char each) {
  return each == '-' || each == ' ' || each == '\t' || each == '\r' || each == '\n';
}

std::optional<char> value_of(char letter) {
  const std::size_t place = kCodeLetters.find(unmistaken(capital(letter)));
  return place == std::string_view::npos ? std::nullopt : std::optional{static_cast<char>(place)};
}

/// The whole character that begins a text in UTF-8.
std::string_view first_character(std::string_view text) {
  constexpr unsigned kPartMask = 0xC0;
  constexpr unsigned kPart = 0x80;  // of all bytes of a character but the first
  const auto* const end = std::find_if(text.begin() + 1, text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & kPartMask) != kPart;
  });
  return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

tl::unexpected<std::string> wrong_code(std::string what) {
  return tl::make_unexpected(std::move(what));
}

/// The values of the letters, however many there are.
tl::expected<std::string, std::string> values_of(std::string_view text) {
  std::string values;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_between_letters(text[i])) {
      continue;
    }
    const std::optional<char> value = value_of(text[i]);
    if (!value) {
      return wrong_code("'" + std::string{first_character(text.substr(i))} +
                        "' is in no code of a river; codes are written in digits and the letters "
                        "A to Z without I, L, O and U");
    }
    values += *value;
  }
  return values;
}

}  // namespace

std::string code_text(std::uint32_t river) {
  const std::uint64_t spread = (river * kSpread) & kSpreadMask;
  std::string values;
  for (int bits = kSpreadBits - kLetterBits; bits >= 0; bits -= kLetterBits) {
    values += static_cast<char>((spread >> bits) & kLetterMask);
  }
  values += static_cast<char>(times_x(check_sum(values)));

  std::string text;
  std::ranges::transform(values, std::back_inserter(text),
                         [](char value) { return kCodeLetters[static_cast<std::size_t>(value)]; });
  return text.insert(kGroup, 1, '-');
}

tl::expected<std::uint32_t, std::string> read_code(std::string_view text) {
  const tl::expected<std::string, std::string> values = values_of(text);
  if (!values) {
    return tl::make_unexpected(values.error());
  }
  if (values->size() != kCodeLength) {
    return wrong_code("the code of a river has " + std::to_string(kCodeLength) +
                      " digits and letters, this one " + std::to_string(values->size()));
  }
  const std::uint64_t spread = std::accumulate(
      values->begin(), values->end() - 1, std::uint64_t{}, [](std::uint64_t number, char value) {
        return number << kLetterBits | static_cast<std::uint64_t>(value);
      });
  const std::uint64_t river = (spread * inverse_of(kSpread)) & kSpreadMask;
  if (check_sum(*values) != 0 || river > std::numeric_limits<std::uint32_t>::max()) {
    return wrong_code("this code of a river has been mistyped: its letters do not fit together");
  }
  return static_cast<std::uint32_t>(river);
}

}  // namespace core::river
