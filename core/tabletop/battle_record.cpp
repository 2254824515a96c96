#include "core/tabletop/battle_record.h"

#include "core/data/text_source.h"
#include "core/table/models.h"
#include "core/tabletop/laid_battle.h"
#include "core/tabletop/table_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <algorithm>

namespace core::tabletop {

namespace {

using data::fail;
using data::Origin;
using tabletop_data::TabletopCatalogue;

constexpr std::size_t kMostShips = 60;

/// A word and the rest of a line.
std::pair<std::string, std::string> keyword(std::string_view line) {
  const auto blank = line.find(' ');
  return blank == std::string_view::npos
             ? std::pair{std::string{line}, std::string{}}
             : std::pair{std::string{line.substr(0, blank)},
                         std::string{data::trim(line.substr(blank + 1))}};
}

std::uint64_t read_seed(const Origin& origin, const std::string& text) {
  std::uint64_t seed = 0;
  const bool digits = !text.empty() && text.size() <= 19 &&
                      std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (!digits) {
    fail(origin, "seed", "'" + text + "' is no seed: a whole number of at most 19 digits");
  }
  for (const char digit : text) {
    seed = seed * 10 + static_cast<std::uint64_t>(digit - '0');
  }
  return seed;
}

/// The lines up to the first empty one; gives the place behind it. What is no text never reaches a
/// screen.
std::size_t read_head(const std::vector<data::TextLine>& lines, const std::string& shown,
                      BattleBegin& begin) {
  if (lines.empty() || data::trim(lines.front().text) != data::kRecordMark) {
    fail({shown, 1}, "",
         "this is no record of a battle: the first line must be '" +
             std::string{data::kRecordMark} + "'");
  }
  bool rules = false;
  bool seed = false;
  std::size_t at = 1;
  for (; at < lines.size() && !data::trim(lines[at].text).empty(); ++at) {
    const Origin origin{shown, lines[at].number};
    data::require_text(origin, lines[at].text);
    const auto [word, rest] = keyword(data::trim(lines[at].text));
    if (word == "battle") {
      begin.battle = rest;
    } else if (word == "rules") {
      if (!read_rules(rest, begin)) {
        fail(origin, "rules",
             "'" + rest + "' is no rule set of this program: 'ironclad', 'coastal' and 'field'");
      }
      rules = true;
    } else if (word == "seed") {
      begin.seed = read_seed(origin, rest);
      seed = true;
    } else if (word == "option") {
      const auto [name, value] = keyword(rest);
      begin.options.emplace_back(name, value);
    } else {
      fail(origin, "", "'" + word + "' is none of 'battle', 'rules', 'seed' and 'option'");
    }
  }
  if (begin.battle.empty() || !rules || !seed) {
    fail({shown, 0}, "", "the head of the record lacks its battle, rules or seed");
  }
  return at;
}

/// Gives the order of a line to the game, and to the record.
/// @throws base::DataError when it is none, or none that is legal there.
template <class Rules>
void read_line(const Origin& origin, const rulebook::Rulebook& book, const data::TextLine& line,
               typename Rules::Game& game, RecordedBattle<Rules>& record) {
  data::require_text(origin, line.text);
  const std::string_view text = data::trim(line.text);
  if (text.empty() || text.front() == '#') {
    return;
  }
  const auto action = read_order(*record.setting, game.asked(), text);
  if (!action) {
    fail(origin, "", action.error());
  }
  if (const auto done = game.act(*action); !done) {
    fail(origin, "", sentence(book, done.error(), [&](table::ModelId model) {
           return Rules::name_of(*record.setting, game.state(), model);
         }));
  }
  record.actions.push_back(*action);
}

template <class Options>
void set_options(Options& options, const BattleBegin& begin) {
  for (const auto& [name, value] : begin.options) {
    const std::string wrong = named(options).set(options, name, value);
    if (!wrong.empty()) {
      throw base::DataError{begin.battle, 0, "option " + name, wrong};
    }
  }
}

template <class Charts>
auto naval_setting(const data::Catalogue& catalogue, const BattleBegin& begin,
                   const Charts& charts) {
  auto options = charts.options;
  set_options(options, begin);
  return make_setting(TabletopCatalogue{catalogue}.naval_facts(), charts,
                      open_battle(catalogue, begin.battle, begin.edition), options);
}

ironclad::Setting setting_of(const data::Catalogue& catalogue, const BattleBegin& begin,
                             const IroncladRules& /*set*/) {
  return naval_setting(catalogue, begin, TabletopCatalogue{catalogue}.ironclad_charts());
}

coastal::Setting setting_of(const data::Catalogue& catalogue, const BattleBegin& begin,
                            const CoastalRules& /*set*/) {
  return naval_setting(catalogue, begin, TabletopCatalogue{catalogue}.coastal_charts());
}

/// [FB-490] The battle changes the options of the charts first.
field::Setting setting_of(const data::Catalogue& catalogue, const BattleBegin& begin,
                          const FieldRules& /*set*/) {
  const field::Charts charts = TabletopCatalogue{catalogue}.field_charts();
  const bool models = begin.battle.starts_with(kOfModels);
  field::Battle battle = TabletopCatalogue{catalogue}.open_field_battle(
      models ? begin.battle.substr(kOfModels.size()) : begin.battle);
  if (models) {  // [FB-053] the same ground and troops: people move the models
    battle.by_models = true;
    battle.id = base::InternedText{begin.battle};
  }
  BattleBegin all = begin;
  all.options.insert(all.options.begin(), battle.options.begin(), battle.options.end());
  field::Options options = charts.options;
  set_options(options, all);
  return make_setting(charts, battle, options);
}

}  // namespace

table::Battle open_battle(const data::Catalogue& catalogue, const std::string& id,
                          std::uint8_t edition) {
  if (id.starts_with(kOfModels)) {
    table::Battle battle =
        table::on_models(TabletopCatalogue{catalogue}.open_battle(id.substr(kOfModels.size())));
    battle.id = base::InternedText{id};
    return battle;
  }
  if (!id.starts_with(kOfShips)) {
    return battle_named(catalogue, id, edition);
  }
  const table::Facts facts = TabletopCatalogue{catalogue}.naval_facts();
  std::vector<table::VesselId> vessels;
  std::string_view rest{id};
  rest.remove_prefix(kOfShips.size());
  while (!rest.empty()) {
    const std::string_view name = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
    const auto vessel = facts.find_vessel(name);
    if (!vessel) {
      throw base::DataError{id, 0, "ships",
                            "'" + std::string{name} +
                                "' is no vessel of scenarios/naval/vessels.csv, as 'uss-monitor'"};
    }
    vessels.push_back(*vessel);
  }
  if (vessels.empty() || vessels.size() > kMostShips) {
    throw base::DataError{id, 0, "ships", "a battle has from 1 to 60 ships"};
  }
  return table::of_vessels(facts, vessels, id);
}

RuleSet rules_of_battle(const data::Catalogue& catalogue, std::string_view id, RuleSet naval) {
  const auto battles = TabletopCatalogue{catalogue}.field_battles();
  return std::ranges::any_of(battles,
                             [&](const field::Battle& each) { return each.id.str() == id; })
             ? RuleSet::Field
             : naval;
}

template <class Rules>
std::shared_ptr<const typename Rules::Setting> battle_setting(const data::Catalogue& catalogue,
                                                              const BattleBegin& begin) {
  auto setting = std::make_shared<typename Rules::Setting>(setting_of(catalogue, begin, Rules{}));
  set_edition<Rules>(*setting, begin.edition);
  return setting;
}

template std::shared_ptr<const ironclad::Setting> battle_setting<IroncladRules>(
    const data::Catalogue& catalogue, const BattleBegin& begin);
template std::shared_ptr<const coastal::Setting> battle_setting<CoastalRules>(
    const data::Catalogue& catalogue, const BattleBegin& begin);
template std::shared_ptr<const field::Setting> battle_setting<FieldRules>(
    const data::Catalogue& catalogue, const BattleBegin& begin);

std::string rules_text(const BattleBegin& begin) {
  const std::string set{word_of(begin.rules)};
  return begin.edition == 1 ? set : set + ' ' + std::to_string(begin.edition);
}

bool read_rules(std::string_view text, BattleBegin& begin) {
  const auto [word, rest] = keyword(text);
  const auto set = rule_set_of(word);
  const bool first = rest.empty();
  const bool later = rest.size() == 1 && rest[0] >= '2' && rest[0] <= '0' + table::kEdition;
  if (!set || !(first || later)) {
    return false;
  }
  begin.rules = *set;
  begin.edition = first ? std::uint8_t{1} : static_cast<std::uint8_t>(rest[0] - '0');
  return true;
}

std::string record_head(const BattleBegin& begin) {
  std::string head = std::string{data::kRecordMark} + "\nbattle " + begin.battle + "\nrules " +
                     rules_text(begin) + "\nseed " + std::to_string(begin.seed) + "\n";
  for (const auto& [name, value] : begin.options) {
    head += "option " + name + " " + value + "\n";
  }
  return head + "\n";
}

BattleBegin read_record_begin(const std::filesystem::path& file, const std::string& shown) {
  BattleBegin begin;
  (void)read_head(data::read_lines(file, shown), shown, begin);
  return begin;
}

template <class Rules>
RecordedBattle<Rules> read_record(const data::Catalogue& catalogue, const rulebook::Rulebook& book,
                                  const std::filesystem::path& file, const std::string& shown) {
  const auto lines = data::read_lines(file, shown);
  RecordedBattle<Rules> record;
  std::size_t at = read_head(lines, shown, record.begin);
  record.setting = battle_setting<Rules>(catalogue, record.begin);
  typename Rules::Game game{record.setting, record.begin.seed};
  for (; at < lines.size() && record.report.whole(); ++at) {
    try {
      read_line({shown, lines[at].number}, book, lines[at], game, record);
    } catch (const base::DataError& error) {
      record.report = {"the record is damaged at row " + std::to_string(lines[at].number) + " (" +
                           error.reason() + "); the battle is told up to there",
                       lines[at].number};
    }
  }
  return record;
}

template RecordedBattle<IroncladRules> read_record<IroncladRules>(const data::Catalogue& catalogue,
                                                                  const rulebook::Rulebook& book,
                                                                  const std::filesystem::path& file,
                                                                  const std::string& shown);
template RecordedBattle<CoastalRules> read_record<CoastalRules>(const data::Catalogue& catalogue,
                                                                const rulebook::Rulebook& book,
                                                                const std::filesystem::path& file,
                                                                const std::string& shown);
template RecordedBattle<FieldRules> read_record<FieldRules>(const data::Catalogue& catalogue,
                                                            const rulebook::Rulebook& book,
                                                            const std::filesystem::path& file,
                                                            const std::string& shown);

}  // namespace core::tabletop
