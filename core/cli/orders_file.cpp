#include "core/cli/orders_file.h"

#include "core/data/text_source.h"

#include <cctype>
#include <utility>

namespace core::cli {
namespace {

using data::fail;
using data::Origin;

Expectation read_expectation(const Origin& origin, const std::vector<std::string>& words) {
  const std::string form = "'expect accepted', 'expect refused' or 'expect refused 6.13'";
  const bool accepted = words.size() == 2 && words[1] == "accepted";
  const bool refused = (words.size() == 2 || words.size() == 3) && words[1] == "refused";
  if (!accepted && !refused) {
    fail(origin, "expect", "what is expected is written " + form);
  }
  Expectation result{origin.line, accepted, {}, words[1]};
  if (words.size() == 3) {
    result.cited = base::CaseRef::parse(words[2]);
    result.text += " " + words[2];
    if (!result.cited) {
      fail(origin, "expect", "'" + words[2] + "' is not the number of a case: " + form);
    }
  }
  return result;
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
    if (orders.empty() || orders.back().expected) {
      fail(origin, "expect", "it follows an order, and only once");
    }
    orders.back().expected = read_expectation(origin, words);
  }
  if (orders.empty()) {
    fail({file.string(), 0}, "", "the file holds no order");
  }
  return orders;
}

}  // namespace core::cli
