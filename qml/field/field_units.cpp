#include "qml/field/field_units.h"

#include <algorithm>
#include <utility>

namespace fieldview {

void FieldUnits::show(std::vector<UnitRow> rows) {
  std::erase_if(rows, [](const UnitRow& row) { return !row.known; });
  const bool same = std::ranges::equal(rows, rows_, {}, &UnitRow::number, &UnitRow::number);
  if (!same) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit countChanged();
    return;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] != rows_[i]) {
      rows_[i] = std::move(rows[i]);
      const QModelIndex changed = index(static_cast<int>(i), 0);
      emit dataChanged(changed, changed);
    }
  }
}

QVariantMap FieldUnits::row(int number) const {
  QVariantMap all;
  const auto found = std::ranges::find(rows_, number, &UnitRow::number);
  if (found != rows_.end()) {
    const auto roles = roleNames();
    const QModelIndex at = index(static_cast<int>(found - rows_.begin()), 0);
    for (auto role = roles.begin(); role != roles.end(); ++role) {
      all.insert(QString::fromLatin1(role.value()), data(at, role.key()));
    }
  }
  return all;
}

int FieldUnits::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant FieldUnits::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const UnitRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case NumberRole:
      return row.number;
    case Qt::DisplayRole:
    case NameRole:
      return row.name;
    case SideRole:
      return row.side;
    case ArmRole:
      return row.arm;
    case StrengthRole:
      return row.strength;
    case OrderRole:
      return row.order;
    case StateRole:
      return row.state;
    case GeneralRole:
      return row.general;
    case PresentRole:
      return row.present;
    case OwnRole:
      return row.own;
    case ActsRole:
      return row.acts;
    default:
      return {};
  }
}

QHash<int, QByteArray> FieldUnits::roleNames() const {
  return {{NumberRole, "number"}, {NameRole, "name"},         {SideRole, "side"},
          {ArmRole, "arm"},       {StrengthRole, "strength"}, {OrderRole, "order"},
          {StateRole, "told"},    {GeneralRole, "general"},   {PresentRole, "present"},
          {OwnRole, "own"},       {ActsRole, "acts"}};
}

}  // namespace fieldview
