// Text rows into the tables of the catalogue.
#pragma once

#include "core/data/case_text.h"
#include "core/data/chart_text.h"
#include "core/data/errata_text.h"
#include "core/data/map_text.h"
#include "core/data/naval_text.h"
#include "core/data/rule_text.h"
#include "core/data/scenario_text.h"

namespace core::data {

/// All text sources of a catalogue.
struct CatalogueText {
  MapText map;
  std::vector<ChartText> charts;
  std::vector<CaseText> cases;
  std::vector<RuleBook> books;
  std::vector<ScenarioText> scenarios;
  ErrataText errata;
  NavalText naval;
  std::vector<BattleText> field_battles;
};

/// Writes a new catalogue file and seals it. Foreign keys and checks of the tables are enforced.
/// @throws base::DataError naming the row that a table refuses.
void write_catalogue(const CatalogueText& text, const std::filesystem::path& file);

}  // namespace core::data
