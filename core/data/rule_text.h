// The rules and tables of the tactical rulebooks: id, place, title and text of each.
#pragma once

#include "core/base/rule_id.h"
#include "core/data/text_source.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// A tactical rulebook, or that of the river campaign, that the catalogue holds.
struct BookFile {
  base::Book book;
  std::string_view name;  ///< in answers and on the command line, "ironclad"
  std::string_view file;  ///< under the top folder of the sources
};

inline constexpr std::array kBookFiles{
    BookFile{base::Book::Ironclad, "ironclad", "docs/rules/ironclad.md"},
    BookFile{base::Book::Coastal, "coastal", "docs/rules/coastal.md"},
    BookFile{base::Book::RedRiver, "red-river", "docs/rules/red-river.md"},
    BookFile{base::Book::FieldBattle, "field-battle", "docs/rules/field-battle.md"}};

/// The row of that book, or null when the catalogue does not hold it.
[[nodiscard]] const BookFile* find_book_file(base::Book book) noexcept;

/// What the tactical books number: rules IC-131, tables IC-T10, worked examples IC-E05.
enum class BookItem : std::uint8_t { Rule, Table, Example };

/// An id of a tactical book as it is printed.
struct ItemId {
  base::Book book{};
  BookItem item{};
  std::string text;  ///< "IC-131", "IC-T10", "IC-E05"
};

/// Reads "IC-131", "IC-T10" or "IC-E05", small letters too; nothing for a text of another form.
[[nodiscard]] std::optional<ItemId> parse_item_id(std::string_view text);

/// Ids in a text, in its order and each once: "IC-T10" of "table IC-T10, as IC-131 says".
[[nodiscard]] std::vector<ItemId> items_named_in(std::string_view text);

/// A rule as printed.
struct RuleText {
  base::RuleId id;
  std::string section;  ///< the heading it stands under, "9. Gunnery"
  std::string title;    ///< the words in bold behind the id
  /// Markdown to the next rule or heading without id, title, tables; its first paragraph on a line.
  std::string text;
  bool has_ruling{};                ///< a part of it is a reading, marked "Note:" in the text
  std::vector<std::string> tables;  ///< ids: those that stand below it, then others that it names
  int line{};                       ///< of the file
};

/// A table as printed, below `**Table IC-T10 — title**`.
struct TableText {
  std::string id;
  std::string section;  ///< the heading it stands under
  std::string title;
  std::string text;  ///< Markdown: the line of its heads, the ruler, its rows
  bool has_ruling{};
  std::optional<base::RuleId> below;  ///< the rule that it stands below, when no heading is between
  int line{};
};

/// A tactical rulebook.
struct RuleBook {
  base::Book book{};
  std::vector<RuleText> rules;    ///< in the order of the book
  std::vector<TableText> tables;  ///< likewise

  [[nodiscard]] const RuleText* find_rule(base::RuleId id) const noexcept;
  [[nodiscard]] const TableText* find_table(std::string_view id) const noexcept;
};

/// The cells of a line of a Markdown table, trimmed.
[[nodiscard]] std::vector<std::string> markdown_cells(std::string_view line);

/// A row of a table that begins with an id of its own: a worked example.
struct ExampleText {
  std::string id;  ///< "IC-E05"
  std::string table;
  std::vector<std::string> heads;
  std::vector<std::string> cells;  ///< as many as heads
};

/// The worked examples of a book, in its order.
[[nodiscard]] std::vector<ExampleText> examples_of(const RuleBook& book);

/// A row of the table of options, which has the heads Name, Default, Meaning and Rule.
struct OptionText {
  std::string name;
  std::string standard;  ///< its default, "on", "10"
  std::string meaning;
  std::string rule;  ///< "IC-189"
};

/// The options of a book, in its order.
[[nodiscard]] std::vector<OptionText> options_of(const RuleBook& book);

/// The options that a rule names or that belong to it.
[[nodiscard]] std::vector<OptionText> options_of(const RuleBook& book, const RuleText& rule);

/// The rules and tables of a rulebook.
/// @param shown name of the file in errors.
/// @throws base::DataError for an id that stands twice or is of another book, a rule or table
///         without a title, a table without rows or with a row of another width, and an id of this
///         book that is named but not printed.
[[nodiscard]] RuleBook parse_rule_book(base::Book book, const std::vector<TextLine>& lines,
                                       const std::string& shown);

/// The books of kBookFiles. Besides, what one of them names of another is there.
/// @param source the top folder of the sources.
[[nodiscard]] std::vector<RuleBook> read_rule_books(const std::filesystem::path& source);

}  // namespace core::data
