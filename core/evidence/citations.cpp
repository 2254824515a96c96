#include "core/evidence/citations.h"

#include "core/base/letters.h"
#include "core/data/rule_text.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

// Plain scans: std::regex takes far longer over all sources, and most of all under the sanitizers.

namespace core::evidence {

using data::parse_item_id;

namespace {

bool is_word(char letter) {
  return letter == '_' || std::isalnum(static_cast<unsigned char>(letter)) != 0;
}

/// What stands at the begin of a rest of a line is taken off it piece by piece.
struct Scan {
  std::string_view rest;

  bool take(std::string_view word) {
    if (!rest.starts_with(word)) {
      return false;
    }
    rest.remove_prefix(word.size());
    return true;
  }

  /// One digit or two.
  std::string_view take_number() {
    constexpr std::size_t kMostDigits = 2;
    std::size_t size = 0;
    while (size < std::min(rest.size(), kMostDigits) && base::is_digit(rest[size])) {
      ++size;
    }
    const std::string_view number = rest.substr(0, size);
    rest.remove_prefix(size);
    return number;
  }
};

/// "9" and "9.0" are the same chapter.
std::string number_of(std::string_view major, std::string_view minor) {
  return std::string{major} + "." + (minor.empty() ? "0" : std::string{minor});
}

/// `[6.33]`
std::optional<std::string> bracketed(Scan scan) {
  if (!scan.take("[")) {
    return std::nullopt;
  }
  const auto major = scan.take_number();
  const bool is_pair = !major.empty() && scan.take(".");
  const auto minor = scan.take_number();
  return is_pair && !minor.empty() && scan.take("]") ? std::optional{number_of(major, minor)}
                                                     : std::nullopt;
}

/// `"6.33"_case`, `"9"_case`
std::optional<std::string> literal(Scan scan) {
  if (!scan.take("\"")) {
    return std::nullopt;
  }
  const auto major = scan.take_number();
  const bool is_pair = scan.take(".");
  const auto minor = is_pair ? scan.take_number() : std::string_view{};
  return !major.empty() && is_pair == !minor.empty() && scan.take("\"_case")
             ? std::optional{number_of(major, minor)}
             : std::nullopt;
}

/// `Case_6_33_`, `Table_6_33_`
std::optional<std::string> named(Scan scan) {
  if (!scan.take("Case_") && !scan.take("Table_")) {
    return std::nullopt;
  }
  const auto major = scan.take_number();
  const bool is_pair = !major.empty() && scan.take("_");
  const auto minor = scan.take_number();
  return is_pair && !minor.empty() && scan.take("_") ? std::optional{number_of(major, minor)}
                                                     : std::nullopt;
}

constexpr std::size_t kItemSize = 6;  // IC-131, IC-T10

/// The id that a text begins with, as printed; nothing for small letters.
std::optional<std::string> item_at(std::string_view text) {
  const auto id = parse_item_id(text.substr(0, kItemSize));
  return id && text.starts_with(id->text) ? std::optional{id->text} : std::nullopt;
}

/// An id in brackets.
std::optional<std::string> bracketed_item(std::string_view text) {
  const auto id = text.starts_with("[") ? item_at(text.substr(1)) : std::nullopt;
  return id && text.substr(kItemSize + 1).starts_with("]") ? id : std::nullopt;
}

/// An id in quotes with `_rule` behind it.
std::optional<std::string> literal_item(std::string_view text) {
  const auto id = text.starts_with("\"") ? item_at(text.substr(1)) : std::nullopt;
  return id && text.substr(kItemSize + 1).starts_with("\"_rule") ? id : std::nullopt;
}

/// The ids that the name of a test begins with, two in IC_190_IC_193_adds_up.
std::vector<std::string> items_of_test(std::string_view name) {
  std::vector<std::string> ids;
  while (name.size() > kItemSize && name[2] == '_' && name[kItemSize] == '_') {
    std::string id{name.substr(0, kItemSize)};
    id[2] = '-';
    if (!item_at(id)) {
      break;
    }
    ids.push_back(std::move(id));
    name.remove_prefix(kItemSize + 1);
  }
  return ids;
}

/// Calls `each(line, its number)` for every line.
template <class Each>
void for_each_line(std::string_view source, const Each& each) {
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < source.size();) {
    const std::size_t end = std::min(source.find('\n', begin), source.size());
    each(source.substr(begin, end - begin), ++number);
    begin = end + 1;
  }
}

}  // namespace

std::vector<Citation> cited_cases(std::string_view source) {
  std::vector<Citation> found;
  for_each_line(source, [&](std::string_view line, std::size_t number) {
    for (std::size_t at = line.find_first_of("[\"CT"); at != std::string_view::npos;
         at = line.find_first_of("[\"CT", at + 1)) {
      const Scan scan{line.substr(at)};
      if (auto bracket = bracketed(scan)) {
        found.push_back({*std::move(bracket), number, CitationForm::Bracket});
      } else if (auto text = literal(scan)) {
        found.push_back({*std::move(text), number, CitationForm::Literal});
      } else if (auto name = named(scan)) {
        found.push_back({*std::move(name), number, CitationForm::Test});
      }
    }
  });
  return found;
}

std::vector<Citation> cited_rules(std::string_view source) {
  constexpr std::string_view kBegins = "[\"IRF";  // of brackets, literals, the letters of the books
  std::vector<Citation> found;
  for_each_line(source, [&](std::string_view line, std::size_t number) {
    for (std::size_t at = line.find_first_of(kBegins); at != std::string_view::npos;
         at = line.find_first_of(kBegins, at + 1)) {
      const std::string_view rest = line.substr(at);
      if (auto bracket = bracketed_item(rest)) {
        found.push_back({*std::move(bracket), number, CitationForm::Bracket});
      } else if (auto text = literal_item(rest)) {
        found.push_back({*std::move(text), number, CitationForm::Literal});
      } else if (at == 0 || !is_word(line[at - 1])) {
        for (std::string& id : items_of_test(rest)) {
          found.push_back({std::move(id), number, CitationForm::Test});
        }
      }
    }
  });
  return found;
}

std::vector<Citation> cited_errata(std::string_view source) {
  constexpr std::size_t kSize = 4;  // E034
  std::vector<Citation> found;
  for_each_line(source, [&](std::string_view line, std::size_t number) {
    for (std::size_t at = line.find('E'); at != std::string_view::npos;
         at = line.find('E', at + 1)) {
      const std::string_view id = line.substr(at, kSize);
      const bool begins = at == 0 || line[at - 1] == '_' || !is_word(line[at - 1]);
      const std::size_t end = at + kSize;
      const bool ends = end >= line.size() || line[end] == '_' || !is_word(line[end]);
      if (id.size() == kSize && begins && ends &&
          std::all_of(id.begin() + 1, id.end(), base::is_digit)) {
        found.push_back({std::string{id}, number, CitationForm::Literal});
      }
    }
  });
  return found;
}

}  // namespace core::evidence
