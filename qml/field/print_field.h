// What is printed for a battle on land with models on a real table: rosters, sheets for orders,
// sticks at full size, tables.
#pragma once

#include "qml/field/field_play.h"
#include "qml/models/session.h"
#include "qml/table/print_job.h"

#include <QtQml/qqmlregistration.h>

// Its header is too much for moc.
namespace core::field {
struct Setting;
}  // namespace core::field

namespace fieldview {

/// The pages of a battle on land.
[[nodiscard]] tableview::PrintPages print_pages(const core::field::Setting& setting,
                                                const tableview::PrintOrder& order);

/// Opens the catalogue, lays out and writes, by whatever set.
/// @param rules empty: those of the battle.
/// @return empty, or why not, in a sentence.
[[nodiscard]] QString print_battle(const QString& catalogue, const QString& battle,
                                   const QString& rules, const QString& paper, const QString& what,
                                   const QString& file);

/// The printer of the battles on land.
class FieldPrinter : public tableview::TablePrinter {
  Q_OBJECT
  QML_ELEMENT
  /// The field on which a battle is played that no list holds.
  Q_PROPERTY(fieldview::FieldPlay* field MEMBER field_)

 protected:
  [[nodiscard]] QString print_listed(const QString& catalogue, const QString& battle,
                                     const QString& rules, const QString& paper,
                                     const QString& what, const QString& file) const override;
  [[nodiscard]] QString print_played(tableview::PrintOrder order,
                                     const QString& file) const override;

 private:
  FieldPlay* field_{};
};

}  // namespace fieldview
