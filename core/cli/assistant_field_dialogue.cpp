#include "core/cli/assistant_field_dialogue.h"

#include "core/cli/table.h"
#include "core/cli/words.h"

#include <map>

namespace core::cli {
namespace {

/// The units and generals that the orders which are offered name first, by the word of the order.
using NamedFirst = std::map<std::string, std::vector<std::string>, std::less<>>;

NamedFirst named_first(const tabletop::FieldMatch& match) {
  NamedFirst named;
  for (const field::Action& each : match.offered()) {
    const std::vector<std::string> words = words_of(order_text(match.setting(), each));
    std::vector<std::string>& names = named[words.front()];
    if (words.size() > 1 && std::ranges::find(names, words[1]) == names.end()) {
      names.push_back(words[1]);
    }
  }
  // No list offers where models may stand.
  for (std::size_t i = 0; i < match.state().units.size(); ++i) {
    const field::UnitId id = field::unit_id(i);
    if (match.judge(field::PutUnit{id, match.state().units[i].pose, std::nullopt, 0})) {
      named["put"].push_back(order_name(match.setting(), id));
    }
  }
  return named;
}

}  // namespace

FieldDialogue::FieldDialogue(Context& context, Match match, Book book, bool own_dice)
    : Dialogue{context, std::move(match), std::move(book), own_dice} {
  hear_first(
      {{{{"units [UNIT]", "all units, generals and houses; or one with all its figures"}, ""},
        [this](const Words& words) { units(words); }}});
}

std::string FieldDialogue::orders_now() const {
  constexpr std::size_t kIndent = 6;
  NamedFirst named = named_first(match());
  std::string text;
  for (const table::OrderForm& form : order_forms(match().setting())) {
    const std::vector<std::string>& names = named[std::string{form.word()}];
    const bool of_all = form.word() == "done" || form.word() == "dice";
    if (!may_come(match().state(), form) || (names.empty() && !of_all)) {
      continue;
    }
    text += fmt::format("  {}\n", form.form);
    for (const std::string& line : wrap(join(names), Table::kWidth - kIndent)) {
      text += of_all ? std::string{} : std::string(kIndent, ' ') + line + '\n';
    }
  }
  return text +
         fmt::format("'orders all' shows {}.\n", counted(match().offered().size(), "single order"));
}

void FieldDialogue::units(const Words& words) {
  if (words.size() == 1) {
    screen() << Assistant::roster(match()) << '\n';
    return;
  }
  for (std::size_t i = 0; i < match().state().units.size(); ++i) {
    if (table::alike(order_name(match().setting(), field::unit_id(i)), words[1])) {
      screen() << Assistant::card(match(), field::unit_id(i));
      return;
    }
  }
  refuse() << fmt::format("not understood: '{}' is no unit of this battle\n", words[1]);
}

}  // namespace core::cli
