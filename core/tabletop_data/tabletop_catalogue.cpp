#include "core/tabletop_data/tabletop_catalogue.h"

#include "core/data/languages.h"
#include "core/data/naval_text.h"
#include "core/tabletop_data/battle_text.h"
#include "core/tabletop_data/coastal_charts.h"
#include "core/tabletop_data/field_charts.h"
#include "core/tabletop_data/field_language.h"
#include "core/tabletop_data/field_text.h"
#include "core/tabletop_data/ironclad_charts.h"
#include "core/tabletop_data/naval_facts.h"
#include "core/tabletop_data/river_charts.h"

namespace core::tabletop_data {

using data::BattleFolder;
using data::ChartText;
using data::NavalText;
using data::OptionText;
using data::RuleBook;

table::Facts TabletopCatalogue::naval_facts() const {
  return make_naval_facts(catalogue_->naval_text());
}

ironclad::Charts TabletopCatalogue::ironclad_charts() const {
  return make_ironclad_charts(catalogue_->naval_text().tables);
}

coastal::Charts TabletopCatalogue::coastal_charts() const {
  return make_coastal_charts(catalogue_->naval_text().tables);
}

river::Charts TabletopCatalogue::river_charts() const {
  return make_river_charts(catalogue_->naval_text().tables);
}

field::Charts TabletopCatalogue::field_charts() const {
  return make_field_charts(catalogue_->naval_text().tables);
}

std::vector<table::Battle> TabletopCatalogue::battles() const {
  std::vector<table::Battle> battles = make_battles(catalogue_->naval_text());
  for (table::Battle& battle : battles) {
    speak(battle);
  }
  return battles;
}

table::Battle TabletopCatalogue::open_battle(std::string_view id) const {
  table::Battle battle = find_battle(catalogue_->naval_text(), id);
  speak(battle);
  return battle;
}

void TabletopCatalogue::speak(table::Battle& battle) const {
  const ChartText* const words = catalogue_->spoken_chart("battle_words");
  if (words == nullptr) {
    return;
  }
  const auto spoken = [&](const base::InternedText& name) {
    std::string text = name.str();
    data::replace_name(words, text);
    return base::InternedText{text};
  };
  std::string title = spoken(battle.title).str();  // of a table that dice laid out
  const ChartText* const battles = catalogue_->spoken_chart("battles");
  data::replace_text(battles, battle.id.str(), "title", title);
  data::replace_text(battles, battle.id.str(), "history", battle.history);
  battle.title = base::InternedText{title};
  for (table::BattleArea& area : battle.areas) {
    // Objective cards find their waters by name, which nobody reads [RC-122].
    area.name = area.kind == table::GroundKind::Water ? area.name : spoken(area.name);
  }
  for (table::BattleFort& fort : battle.forts) {
    fort.spoken = spoken(fort.name);
  }
  for (table::BattleBuildings& each : battle.buildings) {
    each.spoken = spoken(each.name);
  }
}

std::vector<field::Battle> TabletopCatalogue::field_battles() const {
  auto battles = make_field_battles(catalogue_->battle_texts(BattleFolder::Field));
  for (field::Battle& battle : battles) {
    speak(battle);
  }
  return battles;
}

field::Battle TabletopCatalogue::open_field_battle(std::string_view id) const {
  auto battle = find_field_battle(catalogue_->battle_texts(BattleFolder::Field), id);
  speak(battle);
  return battle;
}

void TabletopCatalogue::speak(field::Battle& battle) const {
  put_into(battle, catalogue_->spoken_chart("field_battles"),
           catalogue_->spoken_chart("field_words"));
}

std::string TabletopCatalogue::table_word(std::string_view english) const {
  std::string word{english};
  data::replace_name(catalogue_->spoken_chart("battle_words"), word);
  return word;
}

std::vector<OptionText> TabletopCatalogue::table_options(base::Book book) const {
  const ChartText* const meanings = catalogue_->spoken_chart(data::options_chart(book));
  for (const RuleBook& each : catalogue_->rule_books()) {
    if (each.book == book) {
      std::vector<OptionText> options = data::options_of(each);
      for (OptionText& option : options) {
        data::replace_text(meanings, option.name, "meaning", option.meaning);
      }
      return options;
    }
  }
  return {};
}

void prove_texts(const data::Catalogue& catalogue) {
  const NavalText naval = catalogue.naval_text();
  static_cast<void>(make_ironclad_charts(naval.tables));
  static_cast<void>(make_coastal_charts(naval.tables));
  static_cast<void>(make_river_charts(naval.tables));
  static_cast<void>(make_field_charts(naval.tables));
  static_cast<void>(make_battles(naval));
  static_cast<void>(make_field_battles(catalogue.battle_texts(BattleFolder::Field)));
}

}  // namespace core::tabletop_data
