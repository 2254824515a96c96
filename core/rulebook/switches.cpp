#include "core/rulebook/switches.h"

#include <algorithm>
#include <cctype>

namespace core::rulebook {
namespace {

constexpr int kErrata = 105;
// Of a catalogue of one's own; whether it has them it tells itself.
constexpr int kFirstOwn = 501;
constexpr int kLastOwn = 599;

bool is_erratum(std::string_view id) {
  if (id.size() != 4 || id[0] != 'E' ||
      !std::all_of(id.begin() + 1, id.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    return false;
  }
  const int number = (id[1] - '0') * 100 + (id[2] - '0') * 10 + (id[3] - '0');
  return (number >= 1 && number <= kErrata) || (number >= kFirstOwn && number <= kLastOwn);
}

}  // namespace

ErrataSelection ErrataSelection::as_printed() {
  ErrataSelection selection;
  selection.base_on_ = false;
  return selection;
}

tl::expected<ErrataSelection, std::string> ErrataSelection::parse(std::string_view text) {
  ErrataSelection selection;
  bool first = true;
  while (true) {
    const auto comma = text.find(',');
    const std::string_view word = text.substr(0, comma);
    if (first && (word == "corrected" || word == "as-printed")) {
      selection.base_on_ = word == "corrected";
    } else {
      const bool on = !word.empty() && word[0] == '+';
      const bool off = !word.empty() && word[0] == '-';
      std::string id{word.substr(on || off ? 1 : 0)};
      std::transform(id.begin(), id.end(), id.begin(),
                     [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
      if ((!on && !off) || !is_erratum(id)) {
        return tl::unexpected("'" + std::string{word} +
                              "' is not a selection of errata: corrected, as-printed, or changes "
                              "to one of them such as "
                              "corrected,-E010 or as-printed,+E004 (E001 to E105)");
      }
      selection.set(id, on);
    }
    if (comma == std::string_view::npos) {
      return selection;
    }
    text.remove_prefix(comma + 1);
    first = false;
  }
}

bool ErrataSelection::has(std::string_view erratum) const {
  return exceptions_.find(erratum) == exceptions_.end() ? base_on_ : !base_on_;
}

void ErrataSelection::set(std::string_view erratum, bool on) {
  if (on == base_on_) {
    const auto found = exceptions_.find(erratum);
    if (found != exceptions_.end()) {
      exceptions_.erase(found);
    }
  } else {
    exceptions_.emplace(erratum);
  }
}

std::string ErrataSelection::text() const {
  std::string result = base_on_ ? "corrected" : "as-printed";
  for (const std::string& id : exceptions_) {
    result += (base_on_ ? ",-" : ",+") + id;
  }
  return result;
}

}  // namespace core::rulebook
