#include "core/tabletop/laid_battle.h"

#include "core/base/data_error.h"
#include "core/coastal/random_table.h"
#include "core/data/text_source.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <array>
#include <string>
#include <utility>

namespace core::tabletop {

table::Battle battle_named(const data::Catalogue& catalogue, std::string_view id) {
  static constexpr std::array<std::pair<std::string_view, coastal::WaterKind>, 2> kKinds{
      {{"river-", coastal::WaterKind::River}, {"estuary-", coastal::WaterKind::Estuary}}};
  const tabletop_data::TabletopCatalogue texts{catalogue};
  for (const auto& [prefix, kind] : kKinds) {
    const auto seed =
        id.starts_with(prefix) ? data::parse_int(id.substr(prefix.size())) : std::nullopt;
    if (!seed || *seed < 0) {
      continue;
    }
    coastal::TableChoices choices;
    choices.kind = kind;
    const auto laid = coastal::lay_table(texts.naval_facts(), texts.coastal_charts(), choices,
                                         static_cast<std::uint64_t>(*seed));
    if (!laid) {
      throw base::DataError{
          std::string{id}, 0, "seed",
          "the water of this table floats no fleet [" + laid.error().rule.text() + "]"};
    }
    table::Battle battle = laid->battle;
    battle.history =
        coastal::told_of(*laid, [&](std::string_view word) { return texts.table_word(word); });
    texts.speak(battle);
    return battle;
  }
  return texts.open_battle(id);
}

}  // namespace core::tabletop
