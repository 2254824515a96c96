// The texts of the tabletop sets and of the river campaign that a catalogue stores, read.
#pragma once

#include "core/coastal/charts.h"
#include "core/data/catalogue.h"
#include "core/field/battle.h"
#include "core/field/charts.h"
#include "core/ironclad/charts.h"
#include "core/river/charts.h"
#include "core/table/battle.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::tabletop_data {

/// A view of a catalogue, made wherever it is needed: it holds nothing of its own. Each question
/// reads the catalogue anew.
class TabletopCatalogue {
 public:
  /// @param catalogue lives longer than the view.
  explicit TabletopCatalogue(const data::Catalogue& catalogue) noexcept : catalogue_{&catalogue} {}

  /// [IC-381] [RC-481] Guns, ships and forts of the two naval sets.
  [[nodiscard]] table::Facts naval_facts() const;

  /// [IC-T01]-[IC-T28] The tables of the Ironclad set, and the defaults of its options.
  [[nodiscard]] ironclad::Charts ironclad_charts() const;

  /// [RC-T03]-[RC-T31] The tables of the Coastal set, and the defaults of its options.
  [[nodiscard]] coastal::Charts coastal_charts() const;

  /// [RR-T01]-[RR-T30] The tables of the river campaign.
  [[nodiscard]] river::Charts river_charts() const;

  /// [FB-T01]-[FB-T26] The tables of the battle on land, and the defaults of its options.
  [[nodiscard]] field::Charts field_charts() const;

  /// [IC-401] [RC-501] The scenarios of the miniature table, as they stand in the folder; what
  /// readers see of them in the language of the catalogue.
  [[nodiscard]] std::vector<table::Battle> battles() const;

  /// @throws base::DataError for an unknown name.
  [[nodiscard]] table::Battle open_battle(std::string_view id) const;

  /// Puts what readers see of a battle into the language of the catalogue: title, history, the
  /// names of ground and forts. Orders call all by the same names in every language.
  void speak(table::Battle& battle) const;

  /// [FB-490] The scenarios of the field battle, likewise.
  [[nodiscard]] std::vector<field::Battle> field_battles() const;

  /// @throws base::DataError for an unknown name.
  [[nodiscard]] field::Battle open_field_battle(std::string_view id) const;

  /// The same for a field battle: title, history, grades of outcomes and goals, the names of all
  /// but generals. Orders call troops, houses and stores by the same names in every language.
  void speak(field::Battle& battle) const;

  /// A word of the miniature table in the language of the catalogue; itself where that has none.
  [[nodiscard]] std::string table_word(std::string_view english) const;

  /// [IC-T42] [RC-T46] [RR-T11] [FB-T39] The options of a tactical set or of the river campaign,
  /// their meanings in the language of the catalogue.
  [[nodiscard]] std::vector<data::OptionText> table_options(base::Book book) const;

 private:
  const data::Catalogue* catalogue_;
};

/// Reads every table and battle of the tabletop sets once. A build that has compiled a catalogue
/// asks for this proof before it is done.
/// @throws base::DataError for the first wrong row: file, row, column, reason.
void prove_texts(const data::Catalogue& catalogue);

}  // namespace core::tabletop_data
