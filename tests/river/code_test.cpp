// [RR-025] The codes by which people name rivers.
#include "core/river/code.h"

#include "core/base/dice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core::river {
namespace {

using testing::HasSubstr;

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Some of each size, and many as they fall.
std::vector<std::uint32_t> some_rivers() {
  std::vector<std::uint32_t> rivers{0, 1, 2, 31, 32, 1861, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF};
  base::Dice dice{1864};
  constexpr int kMany = 300;
  constexpr int kHalf = 65536;
  for (int i = 0; i < kMany; ++i) {
    const auto high = static_cast<std::uint32_t>(dice.next(kHalf) - 1);
    dice.count();
    const auto low = static_cast<std::uint32_t>(dice.next(kHalf) - 1);
    dice.count();
    rivers.push_back(high * kHalf + low);
  }
  return rivers;
}

std::string without_hyphen(std::uint32_t river) {
  std::string code = code_text(river);
  std::erase(code, '-');
  return code;
}

TEST(Code, RR_025_each_river_is_read_back_from_its_code) {
  for (const std::uint32_t river : some_rivers()) {
    EXPECT_EQ(read_code(code_text(river)), river) << code_text(river);
  }
}

TEST(Code, RR_025_a_code_is_two_groups_of_four_letters_of_the_alphabet) {
  for (const std::uint32_t river : some_rivers()) {
    const std::string code = code_text(river);
    ASSERT_EQ(code.size(), 9U);
    EXPECT_EQ(code[4], '-');
    EXPECT_TRUE(std::ranges::all_of(without_hyphen(river), [](char letter) {
      return kAlphabet.find(letter) != std::string_view::npos;
    })) << code;
  }
}

TEST(Code, RR_025_codes_stay_what_they_are) {
  EXPECT_EQ(code_text(0), "0000-0000");
  EXPECT_EQ(code_text(1), "KRVQ-KEBR");
  EXPECT_EQ(code_text(1863), "CPVD-82DD");
  EXPECT_EQ(code_text(0xFFFFFFFF), "R748-CHNB");
}

TEST(Code, RR_025_rivers_that_follow_each_other_have_codes_that_do_not_look_alike) {
  for (std::uint32_t river = 1; river < 2000; ++river) {
    EXPECT_NE(code_text(river).front(), code_text(river + 1).front()) << river;
  }
}

TEST(Code, RR_025_small_letters_hyphens_and_blanks_do_not_matter) {
  const std::uint32_t river = 1863;
  std::string small = without_hyphen(river);
  std::ranges::transform(small, small.begin(), [](char each) {
    return each >= 'A' ? static_cast<char>(each + 32) : each;
  });
  EXPECT_EQ(read_code(small), river);
  EXPECT_EQ(read_code(" " + small.substr(0, 3) + " - " + small.substr(3) + "\n"), river);
}

TEST(Code, RR_025_look_alikes_are_read_as_what_they_look_like) {
  EXPECT_EQ(read_code("OOoo-0000"), 0U);
  const auto rivers = some_rivers();
  const auto with_one = std::ranges::find_if(
      rivers, [](std::uint32_t river) { return code_text(river).find('1') != std::string::npos; });
  ASSERT_NE(with_one, rivers.end());
  for (const char alike : {'I', 'i', 'L', 'l'}) {
    std::string code = code_text(*with_one);
    std::ranges::replace(code, '1', alike);
    EXPECT_EQ(read_code(code), *with_one) << code;
  }
}

// Whether a wrong letter is noticed depends on its place and on the sum of it and the right one
// alone: with all letters in all places of one code it is proved for all codes. That it holds for
// many codes is looked at, too.
TEST(Code, RR_025_each_single_wrong_letter_is_noticed) {
  for (const std::uint32_t river : some_rivers()) {
    const std::string code = without_hyphen(river);
    for (std::size_t place = 0; place < code.size(); ++place) {
      for (const char letter : kAlphabet) {
        std::string wrong = code;
        wrong[place] = letter;
        EXPECT_EQ(read_code(wrong).has_value(), wrong == code) << wrong << " for " << code;
      }
    }
  }
}

/// The letter that makes a code of seven others; nothing when these belong to no river.
std::string completed(const std::string& seven) {
  for (const char last : kAlphabet) {
    if (read_code(seven + last)) {
      return seven + last;
    }
  }
  return {};
}

// All pairs of letters in all places: codes are taken until each has been seen.
TEST(Code, RR_025_each_two_neighbours_that_have_changed_places_are_noticed) {
  constexpr std::size_t kPairs = 1024;
  std::vector<std::set<std::pair<char, char>>> seen(7);
  for (std::uint32_t river = 0; river < 40'000; ++river) {
    const std::string code = without_hyphen(river * 2'654'435'761U);
    for (std::size_t place = 0; place + 1 < code.size(); ++place) {
      seen[place].emplace(code[place], code[place + 1]);
      std::string swapped = code;
      std::swap(swapped[place], swapped[place + 1]);
      ASSERT_EQ(read_code(swapped).has_value(), swapped == code) << swapped << " for " << code;
    }
  }
  EXPECT_TRUE(std::ranges::all_of(seen, [](const auto& pairs) { return pairs.size() == kPairs; }));
}

TEST(Code, RR_025_letters_that_have_changed_places_further_apart_are_noticed_too) {
  for (const std::uint32_t river : some_rivers()) {
    const std::string code = without_hyphen(river);
    for (std::size_t first = 0; first < code.size(); ++first) {
      for (std::size_t second = first + 1; second < code.size(); ++second) {
        std::string swapped = code;
        std::swap(swapped[first], swapped[second]);
        EXPECT_EQ(read_code(swapped).has_value(), swapped == code) << swapped;
      }
    }
  }
}

TEST(Code, RR_025_of_all_letters_seven_in_eight_name_no_river) {
  // Their sum fits, but the number that they are spread over is no river's.
  int rivers = 0;
  for (const char first : kAlphabet) {
    for (const char second : kAlphabet) {
      const std::string seven = {first, second, 'Q', 'K', '2', 'M', '4'};
      rivers += completed(seven).empty() ? 0 : 1;
    }
  }
  EXPECT_NEAR(rivers, 128, 3);  // of 1024
}

TEST(Code, RR_025_a_code_of_another_length_is_refused_with_both_lengths) {
  EXPECT_THAT(read_code("").error(), HasSubstr("8 digits and letters, this one 0"));
  EXPECT_THAT(read_code("7QK2-M4X").error(), HasSubstr("8 digits and letters, this one 7"));
  EXPECT_THAT(read_code("7QK2-M4XB-0").error(), HasSubstr("8 digits and letters, this one 9"));
}

TEST(Code, RR_025_a_character_that_no_code_has_is_named) {
  EXPECT_THAT(read_code("7QK2-M4U0").error(), HasSubstr("'U' is in no code of a river"));
  EXPECT_THAT(read_code("7QK2-M4X!").error(), HasSubstr("'!' is in no code of a river"));
  EXPECT_THAT(read_code("7QK2-Mü40").error(), HasSubstr("'ü' is in no code of a river"));
  EXPECT_THAT(read_code("\x80").error(), HasSubstr("is in no code of a river"));
}

TEST(Code, RR_025_a_mistyped_code_is_refused_without_the_right_letter) {
  EXPECT_EQ(read_code("0000-0001").error(),
            "this code of a river has been mistyped: its letters do not fit together");
}

}  // namespace
}  // namespace core::river
