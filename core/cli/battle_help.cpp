#include "core/cli/battle_help.h"

#include "core/cli/table.h"
#include "core/cli/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace core::cli {
namespace {

constexpr std::size_t kDoes = 32;  // the column in which it is told what a word does

/// Lines of a text that is broken at spaces, all but the first moved in.
std::string hanging(const std::string& text, std::size_t indent) {
  std::string result;
  for (const std::string& line : wrap(text, Table::kWidth - indent)) {
    result += (result.empty() ? "" : std::string(indent, ' ')) + line + '\n';
  }
  return result;
}

void add_forms(std::string& text, std::string_view heading, const OrderForms& forms) {
  constexpr std::size_t kIndent = 2;
  constexpr std::size_t kWrapped = 6;
  if (forms.empty()) {
    return;
  }
  text += fmt::format("{}\n", heading);
  for (const table::OrderForm& each : forms) {
    const std::string form{each.form};
    text += std::string(kIndent, ' ');
    if (kIndent + form.size() + 1 < kDoes) {
      text += form + std::string(kDoes - kIndent - form.size(), ' ');
    } else {
      text += hanging(form, kWrapped) + std::string(kDoes, ' ');
    }
    text += hanging(std::string{each.does}, kDoes);
  }
}

}  // namespace

bool has_word(const OrderForms& forms, std::string_view word) {
  return std::ranges::any_of(
      forms, [&](const table::OrderForm& each) { return table::alike(each.word(), word); });
}

std::string naval_legend() {
  return fmt::format(
      "SHIP is a name with hyphens, USS-Monitor; TARGET a ship or a fort; PLACE a "
      "fort, a town or a port; N is counted from 1; LEG is {}.",
      table::kLegForm);
}

std::string help_text(const Vocabulary& words, const std::string& legend) {
  std::string text;
  add_forms(text, "Now, words of the program:", words.own);
  add_forms(text, "Now, orders of the rules:", words.now);
  add_forms(text, "In other steps:", words.later);
  return text +
         hanging(legend + " Words in [] may be left out; of words with | between them say one.", 0);
}

std::string not_a_word(const Vocabulary& words, std::string_view typed) {
  std::vector<std::string> all;
  for (const OrderForms* const forms : {&words.own, &words.now}) {
    for (const table::OrderForm& each : *forms) {
      const std::string word{each.word()};
      if (std::ranges::find(all, word) == all.end()) {
        all.push_back(word);
      }
    }
  }
  return fmt::format(
      "not understood: '{}' is not a word of this battle; now you may say {}. 'help' explains "
      "these words and those of other steps.\n",
      typed, join(all));
}

}  // namespace core::cli
