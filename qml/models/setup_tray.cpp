#include "qml/models/setup_tray.h"

#include <algorithm>
#include <utility>

namespace models {

void TrayModel::reset(std::vector<Row> rows) {
  const bool same = rows.size() == rows_.size() &&
                    std::equal(rows.begin(), rows.end(), rows_.begin(),
                               [](const Row& a, const Row& b) { return a.name == b.name; });
  if (same && !rows.empty()) {
    rows_ = std::move(rows);
    emit dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1), {FreeRole});
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

const core::data::NewCounter* TrayModel::at(int row) const {
  return hasIndex(row, 0) ? &rows_[static_cast<std::size_t>(row)].counter : nullptr;
}

bool TrayModel::isShip(int row) const {
  const auto* const counter = at(row);
  return counter != nullptr && core::rulebook::is_ship(counter->kind);
}

int TrayModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant TrayModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case NameRole:
      return row.name;
    case FreeRole:
      return row.free;
    default:
      return {};
  }
}

QHash<int, QByteArray> TrayModel::roleNames() const {
  return {{NameRole, "name"}, {FreeRole, "free"}};
}

}  // namespace models
