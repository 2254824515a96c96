#include "qml/models/battle_rows.h"

#include <utility>

namespace models {

BattleRows::BattleRows(QList<QByteArray> names, QObject* parent)
    : QAbstractListModel{parent}, names_{std::move(names)} {}

void BattleRows::reset(std::vector<Row> rows) {
  if (rows == rows_) {
    return;
  }
  if (rows.size() == rows_.size()) {
    rows_ = std::move(rows);
    emit dataChanged(index(0), index(count() - 1));
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

int BattleRows::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant BattleRows::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const int at = role == Qt::DisplayRole ? 0 : role - Qt::UserRole - 1;
  return rows_[static_cast<std::size_t>(index.row())].value(at);
}

QHash<int, QByteArray> BattleRows::roleNames() const {
  QHash<int, QByteArray> roles;
  for (int at = 0; at < names_.size(); ++at) {
    roles.insert(Qt::UserRole + 1 + at, names_[at]);
  }
  return roles;
}

QVariant BattleRows::value(int row, const QString& name) const {
  const auto at = names_.indexOf(name.toUtf8());
  return at < 0 || !hasIndex(row, 0) ? QVariant{} : rows_[static_cast<std::size_t>(row)].value(at);
}

}  // namespace models
