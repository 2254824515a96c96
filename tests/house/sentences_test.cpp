// Every reason and every event that the program names has its sentence, and no sentence is left
// over.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"
#include "tests/house/said_keys.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace tests::house {
namespace {

/// A hint is set by assignment: up to the semicolon.
void collect_hints(const SourceFile& file, Keys& keys) {
  static const Pattern kHint{R"(\bhint = ([^;]*);)"};
  for (const Match& at : matches(file.text, kHint)) {
    for (const std::string& key : keys_in(at[1])) {
      keys.try_emplace(key, file.path);
    }
  }
}

/// The rooms of the strategic game that judge and tell; core/cli only repeats what they say, and
/// what the tactical sets say stands on a page of its own.
std::vector<SourceFile> rooms() {
  std::vector<SourceFile> files = files_under("core", {".h", ".cpp"});
  std::erase_if(files, [](const SourceFile& file) {
    return file.path.starts_with("core/cli/") || is_tactical(file.path);
  });
  return files;
}

Keys named_reasons() {
  static const Pattern kCall{R"(\brefusal\()"};
  Keys keys;
  for (const SourceFile& file : rooms()) {
    collect(file, kCall, keys);
    collect_hints(file, keys);
  }
  return keys;
}

Keys told_keys() {
  static const Pattern kCall{R"(\btell\()"};
  Keys keys;
  for (const SourceFile& file : rooms()) {
    collect(file, kCall, keys);
  }
  return keys;
}

/// Of a Reminder or of a row of open choices: the keys in the first brackets.
Keys named_reminders() {
  static const Pattern kMade{R"(\b(Reminder( [a-z]+)?|Open)\{)"};
  Keys keys;
  for (const SourceFile& file : files_under("core/plan", {".cpp"})) {
    if (file.path.find("remind") != std::string::npos) {
      collect(file, kMade, keys);
    }
  }
  return keys;
}

/// Of a line of the score, or of a sentence about the whole of it.
Keys named_scores() {
  static const Pattern kMade{R"(\b(ScoreLine\{|score_sentence\())"};
  Keys keys;
  for (const SourceFile& file : rooms()) {
    collect(file, kMade, keys);
  }
  return keys;
}

/// The keys of a chart of a page, with their sentences.
Keys sentences(const std::string& page, const std::string& chart) {
  Keys keys;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(page).text)) {
    if (line.starts_with("<!-- chart: ")) {
      inside = line.starts_with("<!-- chart: " + chart + " ");
    } else if (inside && line.starts_with("| ")) {
      const std::size_t bar = line.find(" | ");
      const std::string key = line.substr(2, bar - 2);
      EXPECT_TRUE(keys.try_emplace(key, line.substr(bar + 3)).second)
          << page << ": " << key << " stands twice";
    }
  }
  for (const char* head : {"reason", "event", "reminder", "score", "report"}) {
    keys.erase(head);
  }
  return keys;
}

/// All of core/ in one text, for looking for a key wherever it stands.
const std::string& all_of_core() {
  static const std::string text = [] {
    std::string all;
    for (const SourceFile& file : rooms()) {
      all += file.text;
    }
    return all;
  }();
  return text;
}

void expect_all_used(const Keys& keys, const std::string& page) {
  for (const auto& [key, sentence] : keys) {
    EXPECT_NE(all_of_core().find('"' + key + '"'), std::string::npos)
        << page << ": nobody says '" << key << "' any more";
  }
}

TEST(Sentences, every_reason_has_its_sentence) {
  const Keys written = sentences("docs/rules/refusals.md", "refusals");
  const Keys named = named_reasons();

  EXPECT_FALSE(named.empty());
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key)) << path << ": '" << key << "' has no sentence";
  }
  expect_all_used(written, "docs/rules/refusals.md");
}

TEST(Sentences, every_event_that_is_told_has_its_sentence) {
  const Keys written = sentences("docs/rules/events.md", "events");
  const Keys told = told_keys();

  EXPECT_FALSE(told.empty());
  for (const auto& [key, path] : told) {
    EXPECT_TRUE(written.contains(key)) << path << ": '" << key << "' has no sentence";
  }
  expect_all_used(written, "docs/rules/events.md");
}

TEST(Sentences, every_reminder_has_its_sentence) {
  const Keys written = sentences("docs/rules/reminders.md", "reminders");
  const Keys named = named_reminders();

  EXPECT_GT(named.size(), 30U);
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key)) << path << ": '" << key << "' has no sentence";
  }
  expect_all_used(written, "docs/rules/reminders.md");
}

TEST(Sentences, every_line_of_the_score_has_its_sentence) {
  const Keys written = sentences("docs/rules/score.md", "score");
  const Keys named = named_scores();

  EXPECT_GT(named.size(), 10U);
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key)) << path << ": '" << key << "' has no sentence";
  }
  expect_all_used(written, "docs/rules/score.md");
}

/// Keys that are put together of a part and a name or a number.
bool is_put_together(const std::string& key) {
  static const Pattern kParts{"(end|unit|month|secrecy|errata|options)-.*"};
  return is_whole(key, kParts);
}

TEST(Sentences, every_word_of_the_report_has_its_sentence) {
  static const Pattern kCall{R"(\b(say|head_row|battle_table)\()"};
  Keys written = sentences("docs/rules/report.md", "report");
  Keys named;
  for (const SourceFile& file : files_under("core/report", {".cpp"})) {
    collect(file, kCall, named);
  }

  EXPECT_GT(named.size(), 50U);
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key) || key == "side" || key == "month")
        << path << ": '" << key << "' has no sentence";
  }
  std::erase_if(written, [](const auto& row) {
    return is_put_together(row.first) ||
           all_of_core().find("\">" + row.first + "\"") != std::string::npos;
  });
  expect_all_used(written, "docs/rules/report.md");
}

TEST(Sentences, every_refusal_ends_with_its_case) {
  for (const auto& [key, sentence] : sentences("docs/rules/refusals.md", "refusals")) {
    EXPECT_NE(sentence.find("[{case}]"), std::string::npos) << key;
  }
}

/// A word in braces of a sentence, and the members of state::Illegal that fill it in.
struct FilledIn {
  std::string word;
  Pattern members;
};

/// The words of the sentence, but for those it may do without, that nothing fills in.
std::string left_empty(const std::string& sentence, const std::string& made) {
  static const Pattern kMayBeLeftOut{R"(\{\?.*?\?\})"};
  static const std::array<FilledIn, 7> kFilled{
      {{"{piece}", Pattern{R"(\.of\()"}},
       {"{other}", Pattern{R"(\.with\()"}},
       {"{at}", Pattern{R"(\.in\(|\bat_place\()"}},
       {"{from}", Pattern{R"(\.coming_from\()"}},
       {"{water}", Pattern{R"(\.in(_water)?\(|\bat_place\()"}},
       {"{need}", Pattern{R"(\.figures\()"}},
       {"{have}", Pattern{R"(\.figures\()"}}}};
  const std::string needed = replaced(sentence, kMayBeLeftOut, "");
  std::string empty;
  for (const FilledIn& part : kFilled) {
    const bool speaks = needed.find(part.word) != std::string::npos;
    empty += speaks && !finds(made, part.members) ? part.word : std::string{};
  }
  return empty;
}

TEST(Sentences, a_refusal_fills_in_each_word_of_its_sentence) {
  static const Pattern kRefused{R"(\brefused\()"};
  const Keys written = sentences("docs/rules/refusals.md", "refusals");
  std::size_t looked_at = 0;
  for (const SourceFile& file : rooms()) {
    for (const Match& at : matches(file.text, kRefused)) {
      const std::string made = in_brackets(file.text, at.end() - 1);
      if (made.find("refusal(\"") == std::string::npos) {
        continue;  // another function makes it
      }
      for (const std::string& key : keys_in(made)) {
        if (const auto sentence = written.find(key); sentence != written.end()) {
          ++looked_at;
          EXPECT_EQ(left_empty(sentence->second, made), "") << file.path << ": '" << key << "'";
        }
      }
    }
  }
  EXPECT_GT(looked_at, 300U);
}

}  // namespace
}  // namespace tests::house
