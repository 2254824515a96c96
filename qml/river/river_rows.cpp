#include "qml/river/river_rows.h"

#include <algorithm>
#include <utility>

namespace riverview {

RiverRows::RiverRows(QStringList roles, QObject* parent)
    : QAbstractListModel{parent}, roles_{std::move(roles)} {}

void RiverRows::show(Rows rows) {
  const auto before = rows_.size();
  const auto kept = std::min(before, rows.size());
  if (rows.size() < before) {
    beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(before) - 1);
    rows_.resize(rows.size());
    endRemoveRows();
  }
  for (std::size_t i = 0; i < kept; ++i) {
    if (rows_[i] != rows[i]) {
      rows_[i] = rows[i];
      const QModelIndex at = index(static_cast<int>(i));
      emit dataChanged(at, at);
    }
  }
  if (rows.size() > before) {
    beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
    rows_ = std::move(rows);
    endInsertRows();
  }
  if (rows_.size() != before) {
    emit countChanged();
  }
}

int RiverRows::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RiverRows::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const int place = role == Qt::DisplayRole ? 0 : role - Qt::UserRole - 1;
  return place >= 0 && place < roles_.size()
             ? rows_[static_cast<std::size_t>(index.row())].value(roles_[place])
             : QVariant{};
}

QHash<int, QByteArray> RiverRows::roleNames() const {
  QHash<int, QByteArray> names;
  for (int i = 0; i < roles_.size(); ++i) {
    names.insert(Qt::UserRole + 1 + i, roles_[i].toLatin1());
  }
  return names;
}

QVariantMap RiverRows::row(int number) const {
  return number >= 0 && number < count() ? rows_[static_cast<std::size_t>(number)] : QVariantMap{};
}

}  // namespace riverview
