#include "core/rulebook/switches.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core::rulebook {
namespace {

// Of a catalogue of one's own; whether it has them it tells itself.
constexpr Erratum kFirstOwn{501};
constexpr Erratum kLastOwn{599};

std::optional<Erratum> erratum_of(std::string id) {
  std::transform(id.begin(), id.end(), id.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  const auto erratum = Erratum::parse(id);
  const bool own = erratum && *erratum >= kFirstOwn && *erratum <= kLastOwn;
  return own || is_published(id) ? erratum : std::nullopt;
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
      const auto erratum = erratum_of(std::string{word.substr(on || off ? 1 : 0)});
      if ((!on && !off) || !erratum) {
        return tl::unexpected("'" + std::string{word} +
                              "' is not a selection of errata: corrected, as-printed, or changes "
                              "to one of them such as corrected,-E010 or as-printed,+E004 (" +
                              std::string{kPublished.front().id} + " to " +
                              std::string{kPublished.back().id} + ")");
      }
      selection.set(*erratum, on);
    }
    if (comma == std::string_view::npos) {
      return selection;
    }
    text.remove_prefix(comma + 1);
    first = false;
  }
}

void ErrataSelection::set(Erratum erratum, bool on) {
  if (on == base_on_) {
    exceptions_.erase(erratum);
  } else {
    exceptions_.insert(erratum);
  }
}

std::string ErrataSelection::text() const {
  std::string result = base_on_ ? "corrected" : "as-printed";
  for (const Erratum erratum : exceptions_) {
    result += (base_on_ ? ",-" : ",+") + erratum.text();
  }
  return result;
}

}  // namespace core::rulebook
