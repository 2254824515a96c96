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

void write_states(SQLite::Database& db, const CatalogueText& text) {
  TableWriter list{db, "rule_list", 4};
  for (const CaseRow& row : text.rule_list) {
    list.row(row.origin, row.number, name(row.state), row.reason, row.origin.line);
  }
  TableWriter evidence{db, "rule_evidence", 3};
  for (const RuleBook& book : text.books) {
    for (const RuleText& each : book.rules) {
      const std::string id = each.id.text();
      const auto found = text.evidence.find(id);
      if (found == text.evidence.end()) {
        continue;
      }
      for (const std::string& file : found->second.code) {
        evidence.row({file, 0}, id, std::string_view{"code"}, file);
      }
      for (const std::string& file : found->second.tests) {
        evidence.row({file, 0}, id, std::string_view{"test"}, file);
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
  write_states(db, text);
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

std::vector<CaseRow> CatalogueReader::read_rule_rows() const {
  std::vector<CaseRow> list;
  query("SELECT id, state, reason, line FROM rule_list ORDER BY line", "", [&](auto& row) {
    list.push_back({{std::string{kRuleListFile}, row.getColumn(3).getInt()},
                    std::string{text_of(row, 0)},
                    parse_case_state(text_of(row, 1)).value_or(CaseState::Open),
                    std::string{text_of(row, 2)}});
  });
  return list;
}

CaseEvidence CatalogueReader::read_rule_evidence() const {
  CaseEvidence evidence;
  query("SELECT id, kind, file FROM rule_evidence ORDER BY id, kind, file", "", [&](auto& row) {
    CaseSources& sources = evidence[std::string{text_of(row, 0)}];
    auto& files = text_of(row, 1) == "code" ? sources.code : sources.tests;
    files.emplace(text_of(row, 2));
  });
  return evidence;
}

}  // namespace core::data
