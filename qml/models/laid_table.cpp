#include "qml/models/laid_table.h"

#include "core/tabletop/laid_battle.h"
#include "qml/models/wording.h"

#include <QRandomGenerator>

namespace models {

void LaidTable::setSession(Session* session) {
  if (session_ != session) {
    session_ = session;
    lay();
  }
}

void LaidTable::setKind(const QString& kind) {
  if (kind_ != kind) {
    kind_ = kind;
    lay();
  }
}

void LaidTable::setNumber(const QString& number) {
  if (number_ != number) {
    number_ = number;
    lay();
  }
}

void LaidTable::throwDie() {
  if (kind_.isEmpty() || !session_ || !session_->hasCatalogue()) {
    return;
  }
  constexpr int kMost = 9'999;
  const QString before = number_;
  while (number_ == before) {
    layFrom(QString::number(QRandomGenerator::global()->bounded(1, kMost + 1)));
  }
}

void LaidTable::layFrom(const QString& number) {
  QString found = number;
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString()};
    const QString id = QStringLiteral("%1-%2").arg(kind_, number);
    found = QString::number(core::tabletop::first_laid(catalogue, id.toStdString()));
  } catch (const core::base::DataError&) {  // laying it out says why
  }
  setNumber(found);
}

void LaidTable::lay() {
  battle_.clear();
  error_.clear();
  bool is_number = false;
  const int number = number_.toInt(&is_number);
  if (kind_.isEmpty() || !session_ || !session_->hasCatalogue()) {
    emit changed();
    return;
  }
  if (!is_number || number < 0) {
    error_ = tr("Enter a number from 0 to 2,147,483,647.");
    emit changed();
    return;
  }
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->language()};
    const QString id = QStringLiteral("%1-%2").arg(kind_).arg(number);
    const auto battle = core::tabletop::battle_named(catalogue, id.toStdString());
    BattlesModel told;
    told.reset({battle_row(battle, {})}, {});  // cards decide it
    battle_ = told.battle(0);
    battle_.insert(QStringLiteral("battle"), id);
    battle_.insert(QStringLiteral("title"), laid_title(id));
  } catch (const core::base::DataError& error) {
    error_ = words(error.reason());
  }
  emit changed();
}

}  // namespace models
