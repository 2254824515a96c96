#include "tests/qml/table_seats.h"

#include "core/data/catalogue.h"
#include "core/data/text_source.h"
#include "core/table/trigonometry.h"
#include "core/tabletop/battle_journal.h"
#include "core/tabletop_data/battle_text.h"
#include "core/tabletop_data/field_text.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/field/field_play.h"
#include "qml/table/desk_of.h"
#include "qml/table/table_play.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace tests {

namespace {

using core::data::Catalogue;
using core::table::Battle;
using core::tabletop::BattleBegin;
using core::tabletop::BattleMatchOf;
using core::tabletop::CoastalRules;
using core::tabletop::IroncladRules;
using core::tabletop_data::TabletopCatalogue;

core::ironclad::Charts charts_of(const Catalogue& catalogue, IroncladRules /*set*/) {
  return TabletopCatalogue{catalogue}.ironclad_charts();
}

core::coastal::Charts charts_of(const Catalogue& catalogue, CoastalRules /*set*/) {
  return TabletopCatalogue{catalogue}.coastal_charts();
}

std::size_t ship_named(const Battle& battle, const QString& name) {
  return static_cast<std::size_t>(
      std::ranges::find_if(
          battle.ships, [&](const auto& ship) { return ship.name.str() == name.toStdString(); }) -
      battle.ships.begin());
}

template <class Rules>
std::shared_ptr<const typename Rules::Setting> setting_of(const Catalogue& catalogue,
                                                          const Battle& battle) {
  return std::make_shared<const typename Rules::Setting>(make_setting(
      TabletopCatalogue{catalogue}.naval_facts(), charts_of(catalogue, Rules{}), battle));
}

/// Lays the second of each pair alongside the first: side touches side.
template <class Rules>
void lay_beside(const Catalogue& catalogue, Battle& battle, const QVariantList& pairs) {
  const auto setting = setting_of<Rules>(catalogue, battle);
  for (const QVariant& pair : pairs) {
    const std::size_t one = ship_named(battle, pair.toList().at(0).toString());
    const std::size_t other = ship_named(battle, pair.toList().at(1).toString());
    const auto off = (setting->ships.at(one).hull.beam + setting->ships.at(other).hull.beam) / 2;
    battle.ships.at(other).pose = battle.ships.at(one).pose;
    battle.ships.at(other).pose.at = core::table::aboard(battle.ships.at(one).pose, {}, off);
  }
}

template <class Rules>
BattleMatchOf<Rules> match_of(const Catalogue& catalogue, Battle battle, const QVariantList& beside,
                              int seed) {
  lay_beside<Rules>(catalogue, battle, beside);
  BattleBegin begin{battle.id.str(), static_cast<std::uint64_t>(seed), {}, Rules::kSet};
  return {setting_of<Rules>(catalogue, battle), begin, catalogue.load_setting({}).rulebook};
}

}  // namespace

QString TableSeats::sit(QObject* play, const QString& rules, const QString& text,
                        const QVariantList& beside, int seed) const {
  auto* const table = qobject_cast<tableview::TablePlay*>(play);
  try {
    const Catalogue catalogue{catalogue_file_.toStdString()};
    const core::data::BattleText file{"test", "test.battle",
                                      core::data::lines_of(text.toStdString())};
    const Battle battle =
        core::tabletop_data::make_battle(file, TabletopCatalogue{catalogue}.naval_facts());
    if (rules == QLatin1String{"coastal"}) {
      table->sitDown(
          tableview::coastal_desk(match_of<CoastalRules>(catalogue, battle, beside, seed)));
    } else {
      table->sitDown(
          tableview::ironclad_desk(match_of<IroncladRules>(catalogue, battle, beside, seed)));
    }
  } catch (const core::base::DataError& error) {
    return QString::fromStdString(error.reason());
  }
  return {};
}

QString TableSeats::sitOnField(QObject* play, const QString& text, int seed) const {
  auto* const table = qobject_cast<fieldview::FieldPlay*>(play);
  try {
    const Catalogue catalogue{catalogue_file_.toStdString()};
    const core::data::BattleText file{"test", "test.battle",
                                      core::data::lines_of(text.toStdString())};
    const core::field::Charts charts = TabletopCatalogue{catalogue}.field_charts();
    auto setting = std::make_shared<const core::field::Setting>(
        make_setting(charts, core::tabletop_data::make_field_battle(file), charts.options));
    const BattleBegin begin{
        "test", static_cast<std::uint64_t>(seed), {}, core::tabletop::RuleSet::Field};
    table->sitDown(std::make_unique<fieldview::FieldDesk>(core::tabletop::FieldMatch{
        std::move(setting), begin, catalogue.load_setting({}).rulebook}));
  } catch (const core::base::DataError& error) {
    return QString::fromStdString(error.reason());
  }
  return {};
}

void TableSeats::writeBeside(const QString& file) const {
  core::tabletop::BattleJournal::open(file.toStdString()).append("computer nobody");
}

void TableSeats::takeFolderAway(const QString& file) const {
  const std::filesystem::path folder = std::filesystem::path{file.toStdString()}.parent_path();
  std::filesystem::rename(folder, folder.string() + ".away");
}

void TableSeats::bringFolderBack(const QString& file) const {
  const std::filesystem::path folder = std::filesystem::path{file.toStdString()}.parent_path();
  std::filesystem::rename(folder.string() + ".away", folder);
}

}  // namespace tests
