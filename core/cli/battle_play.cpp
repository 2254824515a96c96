#include "core/cli/battle_play.h"

#include "core/cli/battle_desk.h"
#include "core/cli/field_figures.h"
#include "core/cli/saved_game.h"
#include "core/cli/table.h"
#include "core/cli/typed_orders.h"
#include "core/cli/words.h"
#include "core/tabletop/objective_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/battle_contest.h"

#include <fmt/ranges.h>

#include <sstream>

namespace core::cli {
namespace {

tabletop::BattleBegin begin_of(const BattleOptions& options) {
  tabletop::BattleBegin begin{options.battle, options.seed, {}, options.set()};
  for (const std::string& each : options.options) {
    const auto equals = each.find('=');
    if (equals == std::string::npos) {
      throw UserError{"an option is written name=value, for example fire_each_step=on"};
    }
    begin.options.emplace_back(each.substr(0, equals), each.substr(equals + 1));
  }
  return begin;
}

/// Does something by a rule set: `what` takes its rules as a value.
template <class What>
void by_rules(tabletop::RuleSet set, const What& what) {
  switch (set) {
    case tabletop::RuleSet::Ironclad:
      what(tabletop::IroncladRules{});
      return;
    case tabletop::RuleSet::Coastal:
      what(tabletop::CoastalRules{});
      return;
    case tabletop::RuleSet::Field:
      what(tabletop::FieldRules{});
      return;
  }
}

tabletop_study::Commander commander(const std::string& name) {
  return name == "random"    ? tabletop_study::Commander::Chance
         : name == "recruit" ? tabletop_study::Commander::Recruit
         : name == "veteran" ? tabletop_study::Commander::Veteran
                             : tabletop_study::Commander::Captain;
}

template <class Rules>
void watch_by(Context& context, const BattleOptions& options) {
  BattleDesk<Rules> desk{context, begin_of(options), context.out};
  if (!options.record.empty()) {
    desk.record_to(options.record);
  }
  base::Dice chance{~options.seed};
  const std::array by{commander(options.union_by), commander(options.confederate_by)};
  std::array captains{tabletop_study::captain_of<Rules>(by[0]),
                      tabletop_study::captain_of<Rules>(by[1])};
  desk.watch([&](board::Side side, const typename Rules::View& view) {
    const auto number = static_cast<std::size_t>(side);
    return by.at(number) == tabletop_study::Commander::Chance ? random_choice(view, chance)
                                                              : captains.at(number).choose(view);
  });
  context.out << '\n' << desk.roster() << '\n' << desk.result() << '\n';
}

template <class Rules>
void play_by(Context& context, const BattleOptions& options) {
  TypedOrders orders{context, options.file};
  std::ostream& screen = context.screen();
  BattleDesk<Rules> desk{context, begin_of(options), screen};
  if (!options.record.empty()) {
    desk.record_to(options.record);
  }
  tell_begin(context, options.begun, options.seed, "");
  desk.play(orders.in(), orders.interactive());
  orders.note_refused(desk.refused());
  screen << desk.result() << '\n';
}

template <class Rules>
void replay_by(Context& context, const std::string& file, const std::string& shown) {
  const rulebook::Setting rules = context.catalogue().load_setting({});
  const auto record =
      tabletop::read_record<Rules>(context.catalogue(), *rules.rulebook, file, shown);
  std::ostringstream said;
  if (!record.report.whole()) {
    tell_damage(context, shown, record.report);
    context.exit_code = kFindings;
  }
  BattleDesk<Rules> desk{context, record.begin, said};
  desk.tell_opening();
  for (const typename Rules::Action& action : record.actions) {
    (void)desk.act(action);
  }
  if (!context.json) {
    context.out << said.str() << '\n' << desk.roster() << '\n' << desk.result() << '\n';
    return;
  }
  const auto& result = desk.game().state().result;
  context.answer(
      "battle replay",
      {{"battle", record.begin.battle},
       {"rules", tabletop::word_of(Rules::kSet)},
       {"seed", record.begin.seed},
       {"orders", record.actions.size()},
       {"turn", desk.turn()},
       {"over", result.has_value()},
       {"winner", result && result->winner ? Json(board::name(*result->winner)) : Json(nullptr)},
       {"damage", record.report.whole() ? Json(nullptr) : Json(record.report.damage)}});
}

std::string ground_words(const table::Battle& battle, tabletop::RuleSet set) {
  return fmt::format("{:g} by {:g} inches, {} {}, {} feet deep, current {}", battle.width.decimal(),
                     battle.depth.decimal(), battle.turns, terms_of(set).turns, battle.feet,
                     counted(battle.current, "knot"));
}

std::string ground_words(const field::Battle& battle, tabletop::RuleSet set) {
  return fmt::format("{:g} by {:g} inches, {} {}", battle.width.decimal(), battle.depth.decimal(),
                     battle.moves, terms_of(set).turns);
}

void show_forts(Context& context, const table::Battle& battle) {
  for (const table::BattleFort& fort : battle.forts) {
    context.out << "fort: " << fort.name.str() << '\n';
  }
  context.out << '\n';
}

void show_forts(Context& context, const field::Battle& /*battle*/) { context.out << '\n'; }

/// Sentences, each broken at spaces.
void show_aims(Context& context, const std::vector<std::string>& sentences) {
  for (const std::string& each : sentences) {
    for (const std::string& line : wrap(each, Table::kWidth)) {
      context.out << line << '\n';
    }
  }
}

template <class Rules>
tabletop_study::BattleContestOf<Rules> contest_by(Context& context, const BattleOptions& options) {
  tabletop_study::BattleContestOf<Rules> contest;
  contest.setting = tabletop::battle_setting<Rules>(context.catalogue(), begin_of(options));
  contest.commanders = {commander(options.union_by), commander(options.confederate_by)};
  contest.games = options.games;
  contest.first_seed = options.seed;
  contest.threads = options.threads;
  return contest;
}

}  // namespace

void require_known(const data::Catalogue& catalogue, const std::string& id) {
  if (tabletop::rules_of_battle(catalogue, id) == tabletop::RuleSet::Field) {
    return;
  }
  try {
    static_cast<void>(tabletop::open_battle(catalogue, id));
  } catch (const base::DataError& error) {
    if (error.file() == id) {  // a known kind, but this one is not to be had
      throw;
    }
    std::vector<std::string> ids;
    for (const field::Battle& each : tabletop_data::TabletopCatalogue{catalogue}.field_battles()) {
      ids.push_back(each.id.str());
    }
    throw UserError{fmt::format("{}; on land there are {}", error.what(), fmt::join(ids, ", "))};
  }
}

BattleOptions with_rules(Context& context, BattleOptions options) {
  if (options.rules.empty()) {
    require_known(context.catalogue(), options.battle);
    options.rules =
        tabletop::word_of(tabletop::rules_of_battle(context.catalogue(), options.battle));
  }
  for (const std::string& by : {options.union_by, options.confederate_by}) {
    if (options.set() != tabletop::RuleSet::Field && by != "captain" && by != "random") {
      throw UserError{fmt::format("'{}' commands on land only; ships have captain and random", by)};
    }
  }
  return options;
}

void show_battle(Context& context, const BattleOptions& options) {
  by_rules(options.set(), [&]<class Rules>(Rules) {
    const BattleDesk<Rules> desk{context, begin_of(options), context.out};
    const auto& battle = desk.setting()->battle;
    context.out << battle.title.str() << '\n'
                << ground_words(battle, options.set()) << "\n\n"
                << desk.roster();
    show_forts(context, battle);
    const rulebook::Setting rules = context.catalogue().load_setting({});
    show_aims(context, tabletop::objective_words(*rules.rulebook, battle));
    context.out << '\n';
    show_aims(context, {battle.history});
  });
}

void watch_battle(Context& context, const BattleOptions& options) {
  by_rules(options.set(), [&]<class Rules>(Rules) { watch_by<Rules>(context, options); });
}

void play_battle(Context& context, const BattleOptions& options) {
  by_rules(options.set(), [&]<class Rules>(Rules) { play_by<Rules>(context, options); });
}

void replay_battle(Context& context, const std::string& file) {
  const std::string shown = std::filesystem::path{file}.filename().string();
  by_rules(tabletop::read_record_begin(file, shown).rules,
           [&]<class Rules>(Rules) { replay_by<Rules>(context, file, shown); });
}

void battle_contest(Context& context, const BattleOptions& options) {
  if (options.set() == tabletop::RuleSet::Field) {
    field_contest(context, options, contest_by<tabletop::FieldRules>(context, options));
    return;
  }
  if (options.mirrored) {
    throw UserError{"mirrored games are played by commanders of a battle on land"};
  }
  tabletop_study::ContestResult result;
  by_rules(options.set(), [&]<class Rules>(Rules) {
    result = tabletop_study::play(contest_by<Rules>(context, options));
  });
  if (context.json) {
    context.answer("battle contest", {{"battle", options.battle},
                                      {"rules", options.rules},
                                      {"games", result.games()},
                                      {"union", result.wins[0]},
                                      {"confederate", result.wins[1]},
                                      {"drawn", result.drawn},
                                      {"turns", result.turns},
                                      {"choices", result.choices}});
    return;
  }
  Table lines{{"battle", "rules", "Union by", "Confederate by", "games", "Union", "Confederate",
               "drawn", std::string{terms_of(options.set()).turns} + " a game"}};
  lines.row(
      {options.battle, options.rules, options.union_by, options.confederate_by,
       std::to_string(result.games()), std::to_string(result.wins[0]),
       std::to_string(result.wins[1]), std::to_string(result.drawn),
       fmt::format("{:.1f}",
                   result.games() > 0 ? static_cast<double>(result.turns) / result.games() : 0.0)});
  context.out << lines.text();
}

}  // namespace core::cli
