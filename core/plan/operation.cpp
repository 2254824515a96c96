#include "core/plan/operation.h"

#include <algorithm>
#include <iterator>

namespace core::plan {
namespace {

using base::operator""_case;
using K = sequence::ActionKind;

/// The kinds of choices of a row.
template <class... Kinds>
constexpr auto kinds_of(Kinds... kinds) {
  return std::array<K, sizeof...(Kinds)>{kinds...};
}

#define VERB(verb, word, cited, group, who, aim, laid, ...) \
  constexpr auto k##verb##Kinds = [] {                      \
    using enum sequence::ActionKind;                        \
    return kinds_of(__VA_ARGS__);                           \
  }();
#include "core/plan/verbs.inc"
#undef VERB

constexpr auto kRows = std::to_array<VerbRow>({
#define VERB(verb, word, cited, group, who, aim, laid, ...) \
  {word, cited, VerbGroup::group, VerbOf::who, AimKind::aim, LaidBy::laid, k##verb##Kinds},
#include "core/plan/verbs.inc"
#undef VERB
});

constexpr auto kVerbs = std::to_array<Verb>({
#define VERB(verb, ...) Verb::verb,
#include "core/plan/verbs.inc"
#undef VERB
});

}  // namespace

const VerbRow& row_of(Verb verb) noexcept { return kRows[static_cast<std::size_t>(verb)]; }

std::span<const Verb> verbs() noexcept { return kVerbs; }

std::optional<Verb> parse_verb(std::string_view word) noexcept {
  const auto found = std::find_if(kRows.begin(), kRows.end(),
                                  [&](const VerbRow& row) { return row.word == word; });
  return found == kRows.end()
             ? std::nullopt
             : std::optional{static_cast<Verb>(std::distance(kRows.begin(), found))};
}

state::Illegal names_no_operation() { return state::refusal("4.1"_case, "names-no-operation"); }

std::string line_of(const state::Situation& now, const Operation& operation) {
  const Aim& aim = operation.aim;
  std::string line = '"' + operation.force.name + "\" " + std::string{row_of(operation.verb).word};
  if (aim.piece) {
    const state::Piece& piece = now.piece(*aim.piece);
    line += " " + (piece.sheet_id.empty() ? "#" + std::to_string(piece.id.value())
                                          : piece.sheet_id.str());
  }
  if (aim.hex) {
    line += " " + aim.hex->label();
  } else if (aim.water) {
    line += " " + now.map().water_place(*aim.water).label();
  }
  if (aim.number != 0) {
    line += " " + std::to_string(aim.number);
  }
  return line;
}

}  // namespace core::plan
