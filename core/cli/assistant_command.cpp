// `sumter assistant`: the book-keeping for people who play a battle with models on a table of their
// own. They measure and move, the rules of the battle on screen judge, roll and mark.
#include "core/base/files.h"
#include "core/cli/assistant.h"
#include "core/cli/assistant_dice.h"
#include "core/cli/assistant_field_dialogue.h"
#include "core/cli/assistant_naval.h"
#include "core/cli/battle_play.h"
#include "core/cli/commands.h"
#include "core/cli/typed_orders.h"
#include "core/rulebook/setting.h"
#include "core/tabletop/battle_journal.h"
#include "core/tabletop/battle_record.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <utility>

namespace core::cli {
namespace {

struct AssistantOptions {
  std::string rules;  ///< empty: those of the battle, of ships the Ironclad set
  std::string battle;
  std::string ships;
  std::uint64_t seed{1};
  TableBegin begun;
  std::vector<std::string> options;
  std::string save;
  std::string orders;
  bool own_dice{};

  [[nodiscard]] tabletop::BattleBegin begin(const data::Catalogue& catalogue) const {
    tabletop::BattleBegin begin;
    begin.battle = ships.empty() ? std::string{tabletop::kOfModels} + battle
                                 : std::string{tabletop::kOfShips} + ships;
    begin.seed = seed;
    if (ships.empty() && rules.empty()) {
      require_known(catalogue, battle);
    }
    begin.rules = rules.empty() ? tabletop::rules_of_battle(catalogue, battle)
                                : tabletop::rule_set_of(rules).value();
    for (const std::string& each : options) {
      const auto equals = each.find('=');
      if (equals == std::string::npos) {
        throw UserError{"an option is written name=value, for example fire_each_step=on"};
      }
      begin.options.emplace_back(each.substr(0, equals), each.substr(equals + 1));
    }
    return begin;
  }
};

template <class Rules>
struct DialogueOf {
  using Type = NavalDialogue<Rules>;
};

template <>
struct DialogueOf<tabletop::FieldRules> {
  using Type = FieldDialogue;
};

/// The battle of the save, or a new one.
/// @param in where people type the dice before the first order
/// @param refused is set when one of them was no face
template <class Rules>
tabletop::BattleMatchOf<Rules> match_of(Context& context, const AssistantOptions& options,
                                        tabletop::BattleBegin begin,
                                        const std::shared_ptr<const rulebook::Rulebook>& book,
                                        std::istream& in, bool& refused) {
  using Match = tabletop::BattleMatchOf<Rules>;
  if (!options.save.empty() && base::is_there(options.save)) {
    Match match = Match::open(context.catalogue(), book, options.save);
    if (!Rules::by_models(match.setting())) {
      throw UserError{"'" + options.save +
                      "' is a battle on screen; the assistant continues only those that it began"};
    }
    return match;
  }
  const auto setting = tabletop::battle_setting<Rules>(context.catalogue(), begin);
  if (options.own_dice) {
    roll_first_dice<Rules>(context, in, setting, begin, refused);
  }
  Match match{setting, std::move(begin), book};
  if (!options.save.empty()) {
    match.save_as(options.save, "");
  }
  return match;
}

template <class Rules>
void assist(Context& context, const AssistantOptions& options, const tabletop::BattleBegin& begin) {
  TypedOrders orders{context, options.orders};
  const auto book = context.catalogue().load_setting({}).rulebook;
  bool refused = false;
  typename DialogueOf<Rules>::Type dialogue{
      context, match_of<Rules>(context, options, begin, book, orders.in(), refused), book,
      options.own_dice};
  dialogue.talk(orders.in());
  orders.note_refused(refused || dialogue.refused());
}

void assist(Context& context, const AssistantOptions& options) {
  tabletop::BattleBegin begin;
  const bool goes_on = !options.save.empty() && base::is_there(options.save);
  if (goes_on) {
    begin = tabletop::BattleJournal::peek(options.save).begin;
  } else {
    if (options.battle.empty() == options.ships.empty()) {
      throw UserError{"name either a --battle or the --ships"};
    }
    begin = options.begin(context.catalogue());
  }
  if (!options.own_dice || goes_on) {
    tell_begin(context, options.begun, options.seed, goes_on ? options.save : "");
  }
  switch (begin.rules) {
    case tabletop::RuleSet::Ironclad:
      assist<tabletop::IroncladRules>(context, options, begin);
      return;
    case tabletop::RuleSet::Coastal:
      assist<tabletop::CoastalRules>(context, options, begin);
      return;
    case tabletop::RuleSet::Field:
      assist<tabletop::FieldRules>(context, options, begin);
      return;
  }
}

}  // namespace

void add_assistant(CLI::App& app, Context& context) {
  const auto options = std::make_shared<AssistantOptions>();
  CLI::App* const command = app.add_subcommand(
      "assistant", "Keeps the books of a battle with models on a table of your own");
  command->fallthrough();
  command->add_option("--rules", options->rules, "The set of rules; by default that of the battle")
      ->check(CLI::IsMember({"ironclad", "coastal", "field"}));
  command->add_option("--battle", options->battle,
                      "With the ships or units of this battle, as `sumter battle list` names it");
  command->add_option(
      "--ships", options->ships,
      "With these vessels, separated by commas, as scenarios/naval/vessels.csv names them");
  command->add_option("--seed", options->seed, "Seed of the dice that the program rolls");
  command->add_option("--option", options->options,
                      "An option of table IC-T42, RC-T46 or FB-T39, name=value; several times");
  command->add_option("--save", options->save,
                      "Save everything in this file, or continue the one that is there");
  command->add_option("--orders", options->orders, "Read what is said from this file");
  command->add_flag("--own-dice", options->own_dice, "You roll the dice, and are asked for each");
  note_begin(*command, options->seed, options->begun,
             {"--rules", "--battle", "--ships", "--option"});
  command->callback([&context, options] { assist(context, *options); });
}

}  // namespace core::cli
