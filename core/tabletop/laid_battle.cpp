#include "core/tabletop/laid_battle.h"

#include "core/base/data_error.h"
#include "core/coastal/random_table.h"
#include "core/data/text_source.h"
#include "core/tabletop/table_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace core::tabletop {

namespace {

/// What "river-7" asks for.
struct Asked {
  coastal::WaterKind kind{};
  int number{};
};

std::optional<Asked> asked_by(std::string_view id) {
  static constexpr std::array<std::pair<std::string_view, coastal::WaterKind>, 2> kKinds{
      {{"river-", coastal::WaterKind::River}, {"estuary-", coastal::WaterKind::Estuary}}};
  for (const auto& [prefix, kind] : kKinds) {
    const auto number =
        id.starts_with(prefix) ? data::parse_int(id.substr(prefix.size())) : std::nullopt;
    if (number && *number >= 0) {
      return Asked{kind, *number};
    }
  }
  return std::nullopt;
}

table::Judged<coastal::LaidTable> laid_out(const tabletop_data::TabletopCatalogue& texts,
                                           const Asked& asked, std::uint8_t edition) {
  coastal::TableChoices choices;
  choices.begun_before = table::begun_before(edition);
  choices.kind = asked.kind;
  return coastal::lay_table(texts.naval_facts(), texts.coastal_charts(), choices,
                            static_cast<std::uint64_t>(asked.number));
}

}  // namespace

int first_laid(const data::Catalogue& catalogue, std::string_view id) {
  const tabletop_data::TabletopCatalogue texts{catalogue};
  Asked asked = asked_by(id).value();
  while (!laid_out(texts, asked, table::kEdition)) {
    ++asked.number;
  }
  return asked.number;
}

table::Battle battle_named(const data::Catalogue& catalogue, std::string_view id,
                           std::uint8_t edition) {
  const tabletop_data::TabletopCatalogue texts{catalogue};
  if (const auto asked = asked_by(id)) {
    const auto laid = laid_out(texts, *asked, edition);
    if (!laid) {
      const rulebook::Setting rules = catalogue.load_setting({});
      throw base::DataError{
          std::string{id}, 0, "",
          sentence(*rules.rulebook, laid.error(), [](const auto&) { return std::string{}; })};
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
