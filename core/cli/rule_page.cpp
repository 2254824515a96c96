#include "core/cli/rule_page.h"

#include "core/base/contains.h"
#include "core/cli/markdown.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace core::cli {
namespace {

using data::BookItem;
using data::ExampleText;
using data::ItemId;
using data::OptionText;
using data::RuleBook;
using data::RuleText;
using data::TableText;

/// The catalogue holds every book that an id can name.
RuleBook book_of(Context& context, const ItemId& id) {
  std::vector<RuleBook> books = context.catalogue().rule_books();
  const auto found = std::find_if(books.begin(), books.end(),
                                  [&](const RuleBook& book) { return book.book == id.book; });
  return std::move(books.at(static_cast<std::size_t>(found - books.begin())));
}

std::string_view name_of(BookItem item) {
  return item == BookItem::Rule ? "rule" : item == BookItem::Table ? "table" : "worked example";
}

/// "the book ironclad has no rule IC-170; the nearest are IC-165 and IC-181".
/// @param ids in ascending order.
[[noreturn]] void no_such_item(const ItemId& id, const std::vector<std::string>& ids) {
  const auto after = std::lower_bound(ids.begin(), ids.end(), id.text);
  std::vector<std::string> near;
  if (after != ids.begin()) {
    near.push_back(*std::prev(after));
  }
  if (after != ids.end()) {
    near.push_back(*after);
  }
  throw UserError{fmt::format("the book {} has no {} {}; the nearest {} {}",
                              data::find_book_file(id.book)->name, name_of(id.item), id.text,
                              near.size() == 1 ? "is" : "are", join(near, " and "))};
}

/// The entry with the id of the question among `all`, whose ids `id_of` tells.
template <class Entry, class IdOf>
const Entry& find_item(const ItemId& id, const std::vector<Entry>& all, const IdOf& id_of) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Entry& each) { return id_of(each) == id.text; });
  if (found == all.end()) {
    std::vector<std::string> ids;
    std::transform(all.begin(), all.end(), std::back_inserter(ids), id_of);
    std::sort(ids.begin(), ids.end());
    no_such_item(id, ids);
  }
  return *found;
}

const RuleText& find_rule(const RuleBook& book, const ItemId& id) {
  return find_item(id, book.rules, [](const RuleText& rule) { return rule.id.text(); });
}

const TableText& find_table(const RuleBook& book, const ItemId& id) {
  return find_item(id, book.tables, [](const TableText& table) { return table.id; });
}

const ExampleText& find_example(const std::vector<ExampleText>& examples, const ItemId& id) {
  return find_item(id, examples, [](const ExampleText& example) { return example.id; });
}

/// The tables that a rule shows, also those of other books.
std::vector<TableText> tables_of(Context& context, const RuleText& rule) {
  std::vector<TableText> tables;
  for (const RuleBook& book : context.catalogue().rule_books()) {
    for (const TableText& table : book.tables) {
      if (base::contains(rule.tables, table.id)) {
        tables.push_back(table);
      }
    }
  }
  return tables;
}

/// The rules, of all books, that show or name a table.
std::vector<std::string> rules_with(Context& context, const std::string& table) {
  std::vector<std::string> rules;
  for (const RuleBook& book : context.catalogue().rule_books()) {
    for (const RuleText& rule : book.rules) {
      if (base::contains(rule.tables, table)) {
        rules.push_back(rule.id.text());
      }
    }
  }
  return rules;
}

/// "[IC-163] Line of sight  (ironclad, 8. Sight, range and arcs; with a note)"
std::string head_of(std::string_view id, std::string_view title, base::Book book,
                    std::string_view section, bool has_ruling) {
  return fmt::format("[{}] {}  ({}, {}{})\n", id, title, data::find_book_file(book)->name, section,
                     has_ruling ? "; with a note" : "");
}

std::string page_of_rule(Context& context, const RuleBook& book, const RuleText& rule) {
  std::ostringstream out;
  out << head_of(rule.id.text(), rule.title, book.book, rule.section, rule.has_ruling) << '\n'
      << readable(rule.text);
  for (const TableText& table : tables_of(context, rule)) {
    out << '\n' << table.id << ' ' << table.title << "\n\n" << readable(table.text);
  }
  const auto options = data::options_of(book, rule);
  if (!options.empty()) {
    Table table{{"option", "default", "meaning"}};
    for (const OptionText& option : options) {
      table.row({option.name, option.standard, option.meaning});
    }
    out << '\n' << table.text();
  }
  return out.str();
}

std::string page_of_table(Context& context, const RuleBook& book, const TableText& table) {
  const auto rules = rules_with(context, table.id);
  return head_of(table.id, table.title, book.book, table.section, table.has_ruling) + "\n" +
         readable(table.text) + (rules.empty() ? "" : "\nrules: " + join(rules) + "\n");
}

std::string page_of_example(const RuleBook& book, const ExampleText& example) {
  std::string text = fmt::format("[{}]  ({}, worked example of table {})\n\n", example.id,
                                 data::find_book_file(book.book)->name, example.table);
  for (std::size_t at = 1; at < example.heads.size(); ++at) {
    text += readable(example.heads[at] + ": " + example.cells[at]);
  }
  return text;
}

Json table_json(const TableText& table) {
  return {{"table", table.id},
          {"title", table.title},
          {"ruling", table.has_ruling},
          {"text", table.text}};
}

Json rule_json(Context& context, const RuleBook& book, const RuleText& rule) {
  Json tables = Json::array();
  for (const TableText& table : tables_of(context, rule)) {
    tables.push_back(table_json(table));
  }
  Json options = Json::array();
  for (const OptionText& option : data::options_of(book, rule)) {
    options.push_back({{"option", option.name},
                       {"default", option.standard},
                       {"meaning", option.meaning},
                       {"rule", option.rule}});
  }
  return {{"case", rule.id.text()},
          {"kind", "rule"},
          {"book", data::find_book_file(book.book)->name},
          {"section", rule.section},
          {"title", rule.title},
          {"ruling", rule.has_ruling},
          {"text", rule.text},
          {"tables", std::move(tables)},
          {"options", std::move(options)}};
}

Json item_json(Context& context, const ItemId& id) {
  const RuleBook book = book_of(context, id);
  const auto name = data::find_book_file(book.book)->name;
  if (id.item == BookItem::Rule) {
    return rule_json(context, book, find_rule(book, id));
  }
  if (id.item == BookItem::Table) {
    const TableText& table = find_table(book, id);
    return {{"case", table.id},     {"kind", "table"},
            {"book", name},         {"section", table.section},
            {"title", table.title}, {"ruling", table.has_ruling},
            {"text", table.text},   {"rules", rules_with(context, table.id)}};
  }
  const auto examples = data::examples_of(book);
  const ExampleText& example = find_example(examples, id);
  Json cells = Json::array();
  for (std::size_t at = 1; at < example.heads.size(); ++at) {
    cells.push_back({{"head", example.heads[at]}, {"text", example.cells[at]}});
  }
  return {{"case", example.id},
          {"kind", "example"},
          {"book", name},
          {"table", example.table},
          {"cells", std::move(cells)}};
}

}  // namespace

std::string item_page(Context& context, const ItemId& id) {
  const RuleBook book = book_of(context, id);
  if (id.item == BookItem::Rule) {
    return page_of_rule(context, book, find_rule(book, id));
  }
  if (id.item == BookItem::Table) {
    return page_of_table(context, book, find_table(book, id));
  }
  const auto examples = data::examples_of(book);
  return page_of_example(book, find_example(examples, id));
}

void show_item(Context& context, const ItemId& id) {
  if (context.json) {
    context.answer("case", item_json(context, id));
  } else {
    context.out << item_page(context, id);
  }
}

}  // namespace core::cli
