#include "core/data/setup_terms.h"

#include <algorithm>
#include <cctype>

namespace core::data {
namespace {

constexpr std::size_t kAll = static_cast<std::size_t>(-1);

board::Side side_of(const TermText& term, const std::string& text) {
  const auto side = board::parse_side(text);
  if (!side) {
    fail(term.origin, term.keyword, "'" + text + "' is not 'union' or 'confederate'");
  }
  return *side;
}

/// The words from `first` on as one text.
std::string rest_of(const std::vector<std::string>& parts, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < parts.size(); ++i) {
    text += (text.empty() ? "" : " ") + parts[i];
  }
  return text;
}

void require_words(const TermText& term, const std::vector<std::string>& parts, std::size_t least,
                   std::size_t most, const std::string& form) {
  if (parts.size() < least || (most != kAll && parts.size() > most)) {
    fail(term.origin, term.keyword, "the line is written '" + form + "'");
  }
}

void check_objective(const TermText& term, const std::vector<std::string>& parts,
                     const rulebook::Setting& setting) {
  require_words(term, parts, 4, kAll, "objective SIDE POINTS TOWN STATE");
  side_of(term, parts[0]);
  static_cast<void>(require_int(term.origin, term.keyword, parts[1]));
  const std::string town = rest_of(parts, 2);
  const auto towns = setting.map->towns();
  if (std::none_of(towns.begin(), towns.end(),
                   [&](const map::Town& each) { return each.name + " " + each.state == town; })) {
    fail(term.origin, term.keyword, "there is no town '" + town + "' on the map");
  }
}

void check_pool(const TermText& term, const std::vector<std::string>& parts) {
  require_words(term, parts, 2, 2, "pool SIDE SUP");
  side_of(term, parts[0]);
  static_cast<void>(require_int(term.origin, term.keyword, parts[1]));
}

void check_leader_pool(const TermText& term, const std::vector<std::string>& parts,
                       const rulebook::Setting& setting) {
  require_words(term, parts, 2, kAll, "leader-pool SIDE NAME, NAME ...");
  const board::Side side = side_of(term, parts[0]);
  for (const std::string& name : split(rest_of(parts, 1), ',')) {
    if (setting.rulebook->find_leader(side, name) == nullptr) {
      fail(term.origin, term.keyword,
           "'" + name + "' is no leader of the " + parts[0] + " side [Appendix A]");
    }
  }
}

void check_rule(const TermText& term, const std::vector<std::string>& parts) {
  require_words(term, parts, 1, 1, "rule CASE");
  if (std::isdigit(static_cast<unsigned char>(parts[0].front())) == 0) {
    fail(term.origin, term.keyword, "'" + parts[0] + "' is not a case");
  }
}

}  // namespace

void check_terms(const std::vector<TermText>& terms, const rulebook::Setting& setting) {
  for (const TermText& term : terms) {
    const auto parts = words(term.text);
    if (term.keyword == "objective") {
      check_objective(term, parts, setting);
    } else if (term.keyword == "pool") {
      check_pool(term, parts);
    } else if (term.keyword == "leader-pool") {
      check_leader_pool(term, parts, setting);
    } else if (term.keyword == "rule") {
      check_rule(term, parts);
    } else if (term.keyword == "clear") {
      require_words(term, parts, 4, 4, "clear SIDE POINTS north-of-row ROW");
      side_of(term, parts[0]);
      static_cast<void>(require_int(term.origin, term.keyword, parts[1]));
      static_cast<void>(require_int(term.origin, term.keyword, parts[3]));
    } else if (term.keyword == "losses") {
      require_words(term, parts, 6, 6, "losses SIDE POINTS each CSP beyond FACTOR");
      side_of(term, parts[0]);
    } else {
      static_cast<void>(require_int(term.origin, term.keyword, term.text));
    }
  }
}

}  // namespace core::data
