// The other languages of the window: all is translated, and what is filled in stays.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tests::house {
namespace {

/// One entry of a table of words.
struct Entry {
  std::string context;
  std::string source;
  std::string attributes;                 ///< of its translation
  std::vector<std::string> translations;  ///< several where there are forms for numbers
};

/// Between two tags, from a place on; what stands there and the place behind it.
std::string between(const std::string& text, std::size_t& at, const std::string& from,
                    const std::string& to) {
  const std::size_t begin = text.find(from, at);
  const std::size_t end = begin == std::string::npos ? begin : text.find(to, begin + from.size());
  if (end == std::string::npos) {
    at = std::string::npos;
    return {};
  }
  at = end + to.size();
  return text.substr(begin + from.size(), end - begin - from.size());
}

std::vector<std::string> all_between(const std::string& text, const std::string& from,
                                     const std::string& to) {
  std::vector<std::string> found;
  for (std::size_t at = 0; at != std::string::npos;) {
    std::string part = between(text, at, from, to);
    if (at != std::string::npos) {
      found.push_back(std::move(part));
    }
  }
  return found;
}

std::vector<Entry> entries_of(const std::string& text) {
  std::vector<Entry> entries;
  for (const std::string& context : all_between(text, "<context>", "</context>")) {
    std::size_t at = 0;
    const std::string name = between(context, at, "<name>", "</name>");
    for (const std::string& message : all_between(context, "<message", "</message>")) {
      Entry entry;
      at = 0;
      entry.context = name;
      entry.source = between(message, at, "<source>", "</source>");
      at = 0;
      entry.attributes = between(message, at, "<translation", ">");
      entry.translations = all_between(message, "<numerusform>", "</numerusform>");
      if (entry.translations.empty()) {
        at = 0;
        const std::string whole = between(message, at, "<translation", "</translation>");
        entry.translations.push_back(whole.substr(std::min(whole.size(), whole.find('>') + 1)));
      }
      entries.push_back(std::move(entry));
    }
  }
  return entries;
}

/// "%1", "%2", "%n": what is filled in.
std::multiset<std::string> filled_in(const std::string& text) {
  static const Pattern kPlace{"%(L?[0-9]+|n)"};
  std::multiset<std::string> places;
  for (const Match& at : matches(text, kPlace)) {
    places.insert(at[0]);
  }
  return places;
}

TEST(Words, every_entry_of_every_language_is_translated) {
  const auto files = files_under("qml/words", {".ts"});
  ASSERT_FALSE(files.empty());
  for (const SourceFile& file : files) {
    const auto entries = entries_of(file.text);
    // English has but its plural forms; any other language has everything.
    EXPECT_GT(entries.size(), file.path.ends_with("_en.ts") ? 0U : 700U) << file.path;
    for (const Entry& entry : entries) {
      EXPECT_THAT(entry.attributes, testing::Not(testing::HasSubstr("type=")))
          << file.path << ", " << entry.context << ": " << entry.source;
      for (const std::string& translation : entry.translations) {
        EXPECT_FALSE(translation.empty())
            << file.path << ", " << entry.context << ": " << entry.source;
      }
    }
  }
}

TEST(Words, what_is_filled_in_is_the_same_in_every_language) {
  int seen = 0;
  for (const SourceFile& file : files_under("qml/words", {".ts"})) {
    for (const Entry& entry : entries_of(file.text)) {
      const auto wanted = filled_in(entry.source);
      seen += wanted.empty() ? 0 : 1;
      for (const std::string& translation : entry.translations) {
        EXPECT_EQ(filled_in(translation), wanted)
            << file.path << ", " << entry.context << ": " << entry.source;
      }
    }
  }
  EXPECT_GT(seen, 200);
}

// The same English word may be several words elsewhere, but within one part of the window it is
// one.
TEST(Words, no_entry_stands_twice) {
  for (const SourceFile& file : files_under("qml/words", {".ts"})) {
    std::set<std::pair<std::string, std::string>> seen;
    for (const Entry& entry : entries_of(file.text)) {
      EXPECT_TRUE(seen.emplace(entry.context, entry.source).second)
          << file.path << ", " << entry.context << ": " << entry.source;
    }
  }
}

}  // namespace
}  // namespace tests::house
