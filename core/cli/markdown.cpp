#include "core/cli/markdown.h"

#include "core/cli/table.h"
#include "core/data/rule_text.h"

#include <sstream>
#include <vector>

namespace core::cli {
namespace {

constexpr std::string_view kFence = "```";

std::vector<std::string> cells_of(const std::string& row) {
  std::vector<std::string> cells = data::split(row.substr(1, row.rfind('|') - 1), '|');
  for (std::string& cell : cells) {
    cell = plain(std::move(cell));
  }
  return cells;
}

/// A table of Markdown: its heads, a ruler, its rows.
std::string table_text(const std::vector<std::string>& lines) {
  const auto heads = cells_of(lines.front());
  Table table{heads};
  for (std::size_t i = 2; i < lines.size(); ++i) {
    auto cells = cells_of(lines[i]);
    cells.resize(heads.size());
    table.row(std::move(cells));
  }
  return table.text();
}

/// A paragraph, broken anew; the entries of a list stay apart.
std::string paragraph_text(const std::vector<std::string>& lines) {
  std::string text;
  std::string open;
  const auto close = [&] {
    if (!open.empty()) {
      for (const std::string& line : wrap(plain(open), Table::kWidth)) {
        text += line + "\n";
      }
    }
    open.clear();
  };
  for (const std::string& line : lines) {
    if (line.starts_with("- ")) {
      close();
    }
    open += (open.empty() ? "" : " ") + std::string{data::trim(line)};
  }
  close();
  return text;
}

}  // namespace

std::string plain(std::string text) {
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at)) {
    text.erase(at, 2);
  }
  return text;
}

std::string readable(const std::string& markdown) {
  std::istringstream lines{markdown};
  std::string text;
  std::vector<std::string> block;
  const auto close = [&] {
    if (!block.empty()) {
      text += (text.empty() ? "" : "\n");
      text += block.front().starts_with("|") ? table_text(block) : paragraph_text(block);
      block.clear();
    }
  };
  bool fenced = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(kFence)) {
      close();
      text += fenced || text.empty() ? "" : "\n";
      fenced = !fenced;
      continue;
    }
    if (fenced) {
      text += "  " + line + "\n";
      continue;
    }
    const bool other_kind =
        !block.empty() && block.front().starts_with("|") != line.starts_with("|");
    if (line.empty() || other_kind) {
      close();
    }
    if (!line.empty()) {
      block.push_back(line);
    }
  }
  close();
  return text;
}

}  // namespace core::cli
