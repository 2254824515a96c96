#include "core/data/catalogue_rules.h"

#include "core/data/catalogue_query.h"
#include "core/data/table_writer.h"

#include <map>

namespace core::data {
namespace {

Origin origin_in(base::Book book, int line) {
  return {std::string{find_book_file(book)->file}, line};
}

void write_texts(SQLite::Database& db, const std::vector<RuleBook>& books) {
  TableWriter rules{db, "rule", 7};
  TableWriter tables{db, "rule_table", 8};
  int rule_position = 0;
  int table_position = 0;
  for (const RuleBook& book : books) {
    for (const RuleText& each : book.rules) {
      rules.row(origin_in(book.book, each.line), rule_position++, each.id.text(), each.section,
                each.title, each.text, each.has_ruling ? 1 : 0, each.line);
    }
    for (const TableText& each : book.tables) {
      const auto below = each.below ? std::optional{each.below->text()} : std::nullopt;
      tables.row(origin_in(book.book, each.line), table_position++, each.id, each.section,
                 each.title, each.text, each.has_ruling ? 1 : 0, below, each.line);
    }
  }
  TableWriter shows{db, "rule_shows", 3};  // a rule may name a table of another book
  for (const RuleBook& book : books) {
    for (const RuleText& each : book.rules) {
      int position = 0;
      for (const std::string& table : each.tables) {
        shows.row(origin_in(book.book, each.line), each.id.text(), position++, table);
      }
    }
  }
}

/// The book of an id that the catalogue holds.
RuleBook& book_of(std::vector<RuleBook>& books, std::string_view id) {
  const auto parsed = parse_item_id(id);
  if (!parsed) {
    fail({"catalogue", 0}, "id", "'" + std::string{id} + "' is no id of a tactical book");
  }
  if (books.empty() || books.back().book != parsed->book) {
    books.push_back({parsed->book, {}, {}});
  }
  return books.back();
}

}  // namespace

void write_rule_books(SQLite::Database& db, const CatalogueText& text) {
  write_texts(db, text.books);
}

std::vector<RuleBook> CatalogueReader::read_rule_books() const {
  std::map<std::string, std::vector<std::string>> shown;
  query("SELECT rule, shown FROM rule_shows ORDER BY rule, position", "",
        [&](auto& row) { shown[std::string{text_of(row, 0)}].emplace_back(text_of(row, 1)); });
  std::vector<RuleBook> books;
  query("SELECT id, section, title, text, ruling, line FROM rule ORDER BY position", "",
        [&](auto& row) {
          const std::string id{text_of(row, 0)};
          RuleText& rule = book_of(books, id).rules.emplace_back();
          rule.id = base::RuleId::parse(id).value_or(base::RuleId{});
          rule.section = text_of(row, 1);
          rule.title = text_of(row, 2);
          rule.text = text_of(row, 3);
          rule.has_ruling = row.getColumn(4).getInt() != 0;
          rule.tables = shown[id];
          rule.line = row.getColumn(5).getInt();
        });
  query("SELECT id, section, title, text, ruling, below, line FROM rule_table ORDER BY position",
        "", [&](auto& row) {
          const std::string id{text_of(row, 0)};
          const auto parsed = parse_item_id(id);
          for (RuleBook& book : books) {
            if (parsed && book.book == parsed->book) {
              book.tables.push_back({id, std::string{text_of(row, 1)}, std::string{text_of(row, 2)},
                                     std::string{text_of(row, 3)}, row.getColumn(4).getInt() != 0,
                                     base::RuleId::parse(text_of(row, 5)),
                                     row.getColumn(6).getInt()});
            }
          }
        });
  return books;
}

}  // namespace core::data
