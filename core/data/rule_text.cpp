#include "core/data/rule_text.h"

#include "core/base/contains.h"
#include "core/base/letters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

namespace core::data {
namespace {

using base::Book;
using base::RuleId;

/// The marks of a reading: before a sentence, in a cell, behind words.
constexpr std::array<std::string_view, 4> kNoteMarks{"Note:", "note:", "note)", "notes)"};
constexpr std::string_view kTitleDash = " — ";
constexpr std::string_view kStars = "**";
constexpr std::string_view kTableMark = "**Table ";
constexpr std::string_view kRuleMark = "- **";
constexpr std::string_view kIndent = "  ";  // of a rule's further lines
constexpr std::string_view kFence = "```";
constexpr std::size_t kIdSize = 6;  // IC-131, IC-T10, IC-E05

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

bool has_note(std::string_view text) {
  return std::any_of(kNoteMarks.begin(), kNoteMarks.end(), [&](std::string_view mark) {
    return text.find(mark) != std::string_view::npos;
  });
}

/// The book whose letters and hyphen a text begins with.
std::optional<Book> book_at(std::string_view text) {
  for (std::size_t book = 0; book < base::kBookLetters.size(); ++book) {
    if (text.starts_with(base::kBookLetters.at(book)) && text.substr(2).starts_with("-")) {
      return static_cast<Book>(book);
    }
  }
  return std::nullopt;
}

/// A text without the empty lines before and after it.
std::string without_blank_lines(const std::string& text) {
  const auto first = text.find_first_not_of('\n');
  const auto last = text.find_last_not_of('\n');
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

/// "IC-131 — Title" of a line in bold, taken apart.
struct Head {
  std::string id;
  std::string title;
  std::string_view rest;  ///< behind the stars
};

class BookReader {
 public:
  BookReader(Book book, std::string file) : file_{std::move(file)} { book_.book = book; }

  void line(const TextLine& line) {
    origin_ = {file_, line.number};
    const std::string_view text = line.text;
    if (text.starts_with("#")) {
      section_ = trim(text.substr(std::min(text.find_first_not_of('#'), text.size())));
      rule_.reset();
      close_table();
    } else if (text.starts_with(kTableMark)) {
      table(text);
    } else if (text.starts_with(kRuleMark) && book_at(text.substr(kRuleMark.size()))) {
      rule(text);
    } else if (table_ && text.starts_with("|")) {
      row(text);
    } else if (!table_ || !text.empty() || !current_table().text.empty()) {
      close_table();
      if (rule_) {
        add(book_.rules[*rule_].text, text);
      }
    }
  }

  RuleBook take() {
    close_table();
    for (RuleText& each : book_.rules) {
      each.text = without_blank_lines(each.text);
      each.has_ruling = has_note(each.text);
      name_tables(each);
    }
    check_named();
    return std::move(book_);
  }

 private:
  /// @param begin where the id stands.
  Head head(std::string_view text, std::size_t begin, const char* form) {
    const std::size_t end = text.find(kStars, begin);
    const std::size_t dash = text.find(kTitleDash, begin);
    const std::string id{text.substr(begin, std::min(dash, end) - begin)};
    if (end == std::string_view::npos || dash == std::string_view::npos || dash > end) {
      fail(origin_, id, std::string{"without a title: it begins "} + form);
    }
    std::string_view title =
        trim(text.substr(dash + kTitleDash.size(), end - dash - kTitleDash.size()));
    title = title.ends_with(".") ? title.substr(0, title.size() - 1) : title;
    if (title.empty()) {
      fail(origin_, id, std::string{"without a title: it begins "} + form);
    }
    return {id, std::string{title}, text.substr(end + kStars.size())};
  }

  /// An id of that kind and of this book, printed for the first time.
  void require_own(const std::string& id, BookItem item) {
    const auto parsed = parse_item_id(id);
    if (!parsed || parsed->text != id || parsed->item != item) {
      fail(origin_, id,
           item == BookItem::Rule ? "a rule is numbered IC-131" : "a table is numbered IC-T10");
    }
    if (parsed->book != book_.book) {
      fail(origin_, id, "the id is of another book");
    }
    const auto [before, is_new] = lines_.emplace(id, origin_.line);
    if (!is_new) {
      fail(origin_, id, "the id stands already in line " + std::to_string(before->second));
    }
  }

  void rule(std::string_view text) {
    close_table();
    const Head found = head(text, kRuleMark.size(), "- **IC-131 — Title.**");
    require_own(found.id, BookItem::Rule);
    rule_ = book_.rules.size();
    RuleText& fresh = book_.rules.emplace_back();
    fresh.id = *RuleId::parse(found.id);
    fresh.section = section_;
    fresh.title = found.title;
    fresh.text = std::string{trim(found.rest)} + '\n';
    fresh.line = origin_.line;
  }

  /// A line indented under the mark of its rule goes on with the line above; a list, a procedure
  /// between fences and what stands below an empty line keep their lines.
  static void add(std::string& whole, std::string_view text) {
    const bool goes_on = text.starts_with(kIndent) && text.size() > kIndent.size() &&
                         text[kIndent.size()] != ' ' && text[kIndent.size()] != '-' &&
                         whole.find(kFence) == std::string::npos &&
                         whole.find("\n\n") == std::string::npos;
    if (goes_on) {
      whole.back() = ' ';
      text.remove_prefix(kIndent.size());
    }
    whole.append(text) += '\n';
  }

  void table(std::string_view text) {
    close_table();
    const Head found = head(text, kTableMark.size(), "**Table IC-T10 — Title**");
    require_own(found.id, BookItem::Table);
    table_ = book_.tables.size();
    TableText& fresh = book_.tables.emplace_back();
    fresh.id = found.id;
    fresh.section = section_;
    fresh.title = found.title;
    fresh.line = origin_.line;
    if (rule_) {
      fresh.below = book_.rules[*rule_].id;
      book_.rules[*rule_].tables.push_back(found.id);
    }
  }

  void row(std::string_view text) {
    TableText& open = current_table();
    const std::size_t width = markdown_cells(text).size();
    if (open.text.empty()) {
      width_ = width;
    } else if (width != width_) {
      fail(origin_, open.id,
           "the row has " + std::to_string(width) + " cells, its heads are " +
               std::to_string(width_));
    }
    open.text.append(text) += '\n';
    ++rows_;
  }

  void close_table() {
    constexpr int kHeadsAndRuler = 2;
    if (!table_) {
      return;
    }
    TableText& open = current_table();
    if (rows_ <= kHeadsAndRuler) {
      fail({file_, open.line}, open.id, "a table without rows");
    }
    open.text = without_blank_lines(open.text);
    open.has_ruling = has_note(open.title) || has_note(open.text);
    table_.reset();
    rows_ = 0;
  }

  TableText& current_table() { return book_.tables[*table_]; }

  void name_tables(RuleText& rule) const {
    for (const ItemId& named : items_named_in(rule.text)) {
      if (named.item == BookItem::Table && !base::contains(rule.tables, named.text)) {
        rule.tables.push_back(named.text);
      }
    }
  }

  /// What a rule or a table names of its own book is printed there.
  void check_named() const {
    std::vector<std::string> examples;
    for (ExampleText& each : examples_of(book_)) {
      examples.push_back(std::move(each.id));
    }
    const auto check = [&](const std::string& text, int line) {
      for (const ItemId& named : items_named_in(text)) {
        const bool printed = named.item == BookItem::Example ? base::contains(examples, named.text)
                                                             : lines_.contains(named.text);
        if (named.book == book_.book && !printed) {
          fail({file_, line}, named.text, "the book has no " + named.text);
        }
      }
    };
    for (const RuleText& each : book_.rules) {
      check(each.text, each.line);
    }
    for (const TableText& each : book_.tables) {
      check(each.text, each.line);
    }
  }

  std::string file_;
  Origin origin_;
  RuleBook book_;
  std::string section_;
  std::map<std::string, int> lines_;
  std::optional<std::size_t> rule_;   ///< the rule that the next lines belong to
  std::optional<std::size_t> table_;  ///< the table that the next rows belong to
  std::size_t width_{};               ///< of its heads
  int rows_{};
};

/// What a rule names of another book that is read is printed there.
void check_named_of_others(const std::vector<RuleBook>& books) {
  for (const RuleBook& book : books) {
    for (const RuleText& rule : book.rules) {
      for (const ItemId& named : items_named_in(rule.text)) {
        const auto other = std::find_if(books.begin(), books.end(), [&](const RuleBook& each) {
          return each.book == named.book;
        });
        if (other == books.end() || named.item == BookItem::Example) {
          continue;
        }
        const bool printed = named.item == BookItem::Rule
                                 ? other->find_rule(*RuleId::parse(named.text)) != nullptr
                                 : other->find_table(named.text) != nullptr;
        if (!printed) {
          fail({std::string{find_book_file(book.book)->file}, rule.line}, named.text,
               "the other book has no " + named.text);
        }
      }
    }
  }
}

}  // namespace

const BookFile* find_book_file(Book book) noexcept {
  const auto* const found = std::find_if(kBookFiles.begin(), kBookFiles.end(),
                                         [&](const BookFile& each) { return each.book == book; });
  return found == kBookFiles.end() ? nullptr : found;
}

std::optional<ItemId> parse_item_id(std::string_view text) {
  std::string id{text};
  std::transform(id.begin(), id.end(), id.begin(), [](char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  });
  const auto book = book_at(id);
  if (!book || id.size() != kIdSize || !base::is_digit(id[4]) || !base::is_digit(id[5])) {
    return std::nullopt;
  }
  const char kind = id[3];
  if (base::is_digit(kind)) {
    return ItemId{*book, BookItem::Rule, id};
  }
  if (kind == 'T' || kind == 'E') {
    return ItemId{*book, kind == 'T' ? BookItem::Table : BookItem::Example, id};
  }
  return std::nullopt;
}

std::vector<ItemId> items_named_in(std::string_view text) {
  std::vector<ItemId> found;
  for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
    const bool begins = at >= 2 && (at == 2 || !is_letter(text[at - 3]));
    const std::size_t end = at - 2 + kIdSize;
    if (!begins || end > text.size() || (end < text.size() && base::is_digit(text[end]))) {
      continue;
    }
    auto id = parse_item_id(text.substr(at - 2, kIdSize));
    const bool printed = id && text.substr(at - 2, kIdSize) == id->text;
    if (printed && std::none_of(found.begin(), found.end(),
                                [&](const ItemId& each) { return each.text == id->text; })) {
      found.push_back(*std::move(id));
    }
  }
  return found;
}

const RuleText* RuleBook::find_rule(RuleId id) const noexcept {
  const auto found =
      std::find_if(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == id; });
  return found == rules.end() ? nullptr : &*found;
}

const TableText* RuleBook::find_table(std::string_view id) const noexcept {
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [&](const TableText& table) { return table.id == id; });
  return found == tables.end() ? nullptr : &*found;
}

std::vector<std::string> markdown_cells(std::string_view line) {
  line = trim(line);
  line.remove_prefix(line.starts_with("|") ? 1 : 0);
  line.remove_suffix(line.ends_with("|") ? 1 : 0);
  return split(line, '|');
}

std::vector<ExampleText> examples_of(const RuleBook& book) {
  std::vector<ExampleText> examples;
  for (const TableText& table : book.tables) {
    std::vector<std::string> heads;
    for (const TextLine& line : lines_of(table.text)) {
      std::vector<std::string> cells = markdown_cells(line.text);
      const auto id = parse_item_id(cells.front());
      if (heads.empty()) {
        heads = std::move(cells);
      } else if (id && id->item == BookItem::Example && id->text == cells.front()) {
        examples.push_back({id->text, table.id, heads, std::move(cells)});
      }
    }
  }
  return examples;
}

std::vector<OptionText> options_of(const RuleBook& book) {
  const std::vector<std::string> heads{"Name", "Default", "Meaning", "Rule"};
  const auto plain = [](std::string cell) {
    std::erase(cell, '`');
    return cell;
  };
  std::vector<OptionText> options;
  for (const TableText& table : book.tables) {
    const auto lines = lines_of(table.text);
    if (markdown_cells(lines.front().text) != heads) {
      continue;
    }
    for (std::size_t at = 2; at < lines.size(); ++at) {
      const auto cells = markdown_cells(lines[at].text);
      options.push_back({plain(cells[0]), plain(cells[1]), plain(cells[2]), cells[3]});
    }
  }
  return options;
}

std::vector<OptionText> options_of(const RuleBook& book, const RuleText& rule) {
  std::vector<OptionText> options = options_of(book);
  std::erase_if(options, [&](const OptionText& option) {
    return option.rule != rule.id.text() &&
           rule.text.find('`' + option.name + '`') == std::string::npos;
  });
  return options;
}

RuleBook parse_rule_book(Book book, const std::vector<TextLine>& lines, const std::string& shown) {
  BookReader reader{book, shown};
  for (const TextLine& line : lines) {
    reader.line(line);
  }
  return reader.take();
}

std::vector<RuleBook> read_rule_books(const std::filesystem::path& source) {
  std::vector<RuleBook> books;
  for (const BookFile& each : kBookFiles) {
    const std::string shown{each.file};
    books.push_back(parse_rule_book(each.book, read_lines(source / each.file, shown), shown));
  }
  check_named_of_others(books);
  return books;
}

}  // namespace core::data
