#include "core/cli/orders_file.h"

#include "core/cli/words.h"
#include "core/data/text_source.h"

#include <cctype>
#include <regex>
#include <utility>

namespace core::cli {
namespace {

using data::fail;
using data::Origin;

/// Takes `with E034` or `without E034` off the end of an expectation.
void read_condition(std::vector<std::string>& words, Expectation& expectation) {
  static const std::regex kErratum{"E[0-9]{3}"};
  if (words.size() > 2 && std::regex_match(words.back(), kErratum) &&
      (words[words.size() - 2] == "with" || words[words.size() - 2] == "without")) {
    expectation.erratum = words.back();
    expectation.with = words[words.size() - 2] == "with";
    words.resize(words.size() - 2);
  }
}

Expectation read_expectation(const Origin& origin, std::vector<std::string> words) {
  const std::string form =
      "'expect accepted', 'expect refused', 'expect refused 6.13', 'expect says WORDS' or "
      "'expect gives WORDS', and behind it 'with E034' or 'without E034'";
  Expectation result;
  result.line = origin.line;
  result.text = join({words.begin() + 1, words.end()}, " ");
  read_condition(words, result);
  const std::string verb = words.size() > 1 ? words[1] : "";
  if ((verb == "says" || verb == "gives") && words.size() > 2) {
    (verb == "says" ? result.says : result.gives) = join({words.begin() + 2, words.end()}, " ");
    return result;
  }
  result.accepted = verb == "accepted" && words.size() == 2;
  if (!result.accepted && (verb != "refused" || words.size() > 3)) {
    fail(origin, "expect", "what is expected is written " + form);
  }
  if (words.size() == 3) {
    result.cited = base::CaseRef::parse(words[2]);
    if (!result.cited) {
      fail(origin, "expect", "'" + words[2] + "' is not the number of a case: " + form);
    }
  }
  return result;
}

/// Whether two lines say twice whether the order is accepted, under the same errata.
bool repeats(const Expectation& first, const Expectation& second) {
  const auto rules = [](const Expectation& each) {
    return each.says.empty() && each.gives.empty();
  };
  return rules(first) && rules(second) &&
         (first.erratum != second.erratum || first.erratum.empty() || first.with == second.with);
}

}  // namespace

std::string_view without_remark(std::string_view line) noexcept {
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool piece = at > 0 && at + 1 < line.size() &&
                       std::isdigit(static_cast<unsigned char>(line[at + 1])) != 0;
    if (line[at] == '#' && !piece) {
      return data::trim(line.substr(0, at));
    }
  }
  return data::trim(line);
}

std::vector<OrderLine> read_orders(const std::filesystem::path& file) {
  std::vector<OrderLine> orders;
  for (const data::TextLine& line : data::read_lines(file, file.string())) {
    const Origin origin{file.string(), line.number};
    data::require_text(origin, line.text);
    const std::string_view content = without_remark(line.text);
    const auto words = data::words(content);
    if (words.empty()) {
      continue;
    }
    if (words.front() != "expect") {
      orders.push_back({line.number, std::string{content}, {}});
      continue;
    }
    if (orders.empty()) {
      fail(origin, "expect", "it follows an order");
    }
    std::vector<Expectation>& all = orders.back().expected;
    Expectation expectation = read_expectation(origin, words);
    for (const Expectation& before : all) {
      if (repeats(before, expectation)) {
        fail(origin, "expect", "it follows an order, and only once");
      }
    }
    all.push_back(std::move(expectation));
  }
  if (orders.empty()) {
    fail({file.string(), 0}, "", "the file holds no order");
  }
  return orders;
}

}  // namespace core::cli
