// The pages for people: how wide and how long they are, and what words a player does not read.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace tests::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::size_t kColumns = 120;

/// Signs of a UTF-8 text; a byte that goes on with a sign is none of its own.
std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Tables, headings, titles of tables, comments and indented code keep their lines.
bool keeps_its_line(std::string_view line) {
  constexpr std::array<std::string_view, 5> kBegins{"|", "#", "<!--", "**Table ", "    "};
  return std::ranges::any_of(kBegins,
                             [&](std::string_view begin) { return line.starts_with(begin); });
}

/// Whether a blank outside code and the words of links stands within the width, behind the line's
/// own mark or indent.
bool could_break(std::string_view line) {
  constexpr std::size_t kMark = 6;  // "  12. " at most
  bool code = false;
  bool link = false;
  for (std::size_t at = 0; at < line.size() && columns_of(line.substr(0, at)) <= kColumns; ++at) {
    code = code != (line[at] == '`');
    link = line[at] == '[' || (link && line[at] != ']');
    if (at > kMark && line[at] == ' ' && !code && !link) {
      return true;
    }
  }
  return false;
}

/// The numbers of the lines of prose that are wider than allowed, from 1.
std::vector<std::size_t> too_wide(const std::string& markdown) {
  std::vector<std::size_t> found;
  const std::vector<std::string> lines = lines_of(markdown);
  bool fenced = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string& line = lines[at];
    fenced = fenced != line.starts_with("```");
    if (!fenced && columns_of(line) > kColumns && !keeps_its_line(line) && could_break(line)) {
      found.push_back(at + 1);
    }
  }
  return found;
}

/// Which of the words stand in the text, whatever its letters and line ends.
std::vector<std::string> words_in(const std::string& text, const std::vector<std::string>& words) {
  std::string plain;
  for (const char letter : text) {
    plain += letter == '\n' ? ' ' : static_cast<char>(std::tolower(letter & 0x7F));
  }
  while (plain.find("  ") != std::string::npos) {
    plain.erase(plain.find("  "), 1);
  }
  std::vector<std::string> found;
  std::ranges::copy_if(words, std::back_inserter(found), [&](const std::string& word) {
    return plain.find(word) != std::string::npos;
  });
  return found;
}

/// How the books came about; a player reads what the rule is.
const std::vector<std::string>& words_of_the_workshop() {
  static const std::vector<std::string> words{
      "the seed ",         "the seed's",          "the seed.",  "the seed,",
      "the seed:",         "this seed",           "seed text",  ", seed |",
      "ruling of ours",    "rulings of ours",     "our ruling", "source document",
      "the specification", "rules specification", "coded from",
  };
  return words;
}

TEST(Prose, wraps_at_120_columns) {
  const std::vector<SourceFile> pages = files_under("", {".md"});
  EXPECT_GT(pages.size(), 30U);
  for (const SourceFile& page : pages) {
    EXPECT_THAT(too_wide(page.text), IsEmpty()) << page.path;
  }
}

TEST(Prose, a_line_that_is_too_wide_is_noticed_and_a_table_is_not) {
  const std::string wide(100, 'x');
  const std::string words = "it goes on and on and on ";
  EXPECT_THAT(too_wide("short\n" + words + wide + "\n- " + words + wide), ElementsAre(2, 3));
  EXPECT_THAT(too_wide("| " + words + wide + " |\n```\n" + words + wide + "\n```"), IsEmpty());
  EXPECT_THAT(too_wide("`" + words + wide + "`\n- [" + words + wide + "](page.md)"), IsEmpty());
  std::string umlauts = "two words ";
  for (int each = 0; each < 110; ++each) {
    umlauts += "ä";
  }
  EXPECT_THAT(too_wide(umlauts + "\n" + umlauts + "ä"), ElementsAre(2));
}

TEST(Prose, readme_has_at_most_70_lines_and_600_words) {
  const std::string text = file_at("README.md").text;
  EXPECT_LE(lines_of(text).size(), 70U);
  std::istringstream stream{text};
  int words = 0;
  for (std::string word; stream >> word;) {
    ++words;
  }
  EXPECT_GT(words, 100);
  EXPECT_LE(words, 600);
}

TEST(Prose, the_architecture_page_has_at_most_220_lines) {
  const std::size_t lines = lines_of(file_at("docs/architecture.md").text).size();
  EXPECT_GT(lines, 50U);
  EXPECT_LE(lines, 220U);
}

TEST(Prose, the_rulebooks_say_the_rule_and_not_how_they_were_made) {
  for (const char* book :
       {"strategic", "errata-index", "ironclad", "coastal", "red-river", "field-battle"}) {
    const SourceFile page = file_at("docs/rules/" + std::string{book} + ".md");
    EXPECT_GT(page.text.size(), 10000U) << page.path;
    EXPECT_THAT(words_in(page.text, words_of_the_workshop()), IsEmpty()) << page.path;
  }
}

TEST(Prose, a_word_of_the_workshop_is_noticed_over_the_end_of_a_line) {
  EXPECT_THAT(words_in("Here the\n  Seed is silent, a ruling of\nours.", words_of_the_workshop()),
              ElementsAre("the seed ", "ruling of ours"));
  EXPECT_THAT(words_in("The dice seed of the battle.", words_of_the_workshop()), IsEmpty());
}

/// "1 turns": where a figure can be 1, counted() chooses the form.
TEST(Prose, a_figure_in_an_answer_has_its_singular) {
  static const Pattern kPlural{
      R"(\{\} (turns|orders|games|knots|fires|barges|encounters|differences|faults|pieces|ships)\b)"};
  std::vector<std::string> found;
  for (const SourceFile& file : files_under("core/cli", {".cpp", ".h"})) {
    for (const Match& each : matches(file.text, kPlural)) {
      found.push_back(file.path + ": " + each[0]);
    }
  }
  EXPECT_THAT(found, testing::IsEmpty());
}

}  // namespace
}  // namespace tests::house
