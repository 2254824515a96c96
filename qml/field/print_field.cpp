#include "qml/field/print_field.h"

#include "core/tabletop/battle_record.h"
#include "qml/field/field_desk.h"
#include "qml/field/print_field_tables.h"
#include "qml/field/print_rosters.h"
#include "qml/field/print_sticks.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

namespace fieldview {

namespace {

class FieldJobSays {
  Q_DECLARE_TR_FUNCTIONS(FieldJobSays)
};

/// The pages of a battle of the catalogue.
tableview::PrintPages pages_of(const core::data::Catalogue& catalogue,
                               const tableview::PrintOrder& order) {
  core::tabletop::BattleBegin begin{order.battle.toStdString(), 1, {}};
  begin.rules = order.rules;
  return print_pages(*core::tabletop::battle_setting<core::tabletop::FieldRules>(catalogue, begin),
                     order);
}

}  // namespace

tableview::PrintPages print_pages(const core::field::Setting& setting,
                                  const tableview::PrintOrder& order) {
  tableview::PrintPages pages{order.paper,
                              FieldJobSays::tr("%1 · field battle rules")
                                  .arg(tableview::print_name(setting.battle.title.str()))};
  if (order.cards) {
    pages.begin(FieldJobSays::tr("Rosters"));
    lay_out(pages, field_rosters(setting));
    lay_out_orders(pages, setting);
  }
  if (order.circles) {
    lay_out_sticks(pages, setting);
  }
  if (order.tables) {
    pages.begin(FieldJobSays::tr("Tables"));
    lay_out(pages, field_tables(setting));
  }
  pages.finish();
  return pages;
}

QString print_battle(const QString& catalogue, const QString& battle, const QString& rules,
                     const QString& paper, const QString& what, const QString& file) {
  try {
    const core::data::Catalogue opened{catalogue.toStdString()};
    const auto of_battle = core::tabletop::rules_of_battle(opened, battle.toStdString());
    const QString set =
        rules.isEmpty() ? tableview::print_name(core::tabletop::word_of(of_battle)) : rules;
    QString fault;
    const tableview::PrintOrder order = tableview::print_order(battle, set, paper, what, fault);
    if (!fault.isEmpty()) {
      return fault;
    }
    return order.rules == core::tabletop::RuleSet::Field
               ? tableview::write_pdf(pages_of(opened, order), battle, file)
               : tableview::print_battle(catalogue, battle, set, paper, what, file);
  } catch (const core::base::DataError& error) {
    return FieldJobSays::tr("%1: %2").arg(QString::fromStdString(error.file()),
                                          QString::fromStdString(error.reason()));
  }
}

QString FieldPrinter::print_listed(const QString& catalogue, const QString& battle,
                                   const QString& rules, const QString& paper, const QString& what,
                                   const QString& file) const {
  return print_battle(catalogue, battle, rules, paper, what, file);
}

QString FieldPrinter::print_played(tableview::PrintOrder order, const QString& file) const {
  if (field_ == nullptr || field_->desk() == nullptr) {
    return tr("no battle is played");
  }
  order.rules = core::tabletop::RuleSet::Field;
  return tableview::write_pdf(print_pages(field_->desk()->seen_setting(), order), field_->title(),
                              file);
}

}  // namespace fieldview
