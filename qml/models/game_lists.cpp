#include "qml/models/game_lists.h"

#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace models {

bool gives_up_own(core::sequence::ActionKind kind) {
  using core::sequence::ActionKind;
  constexpr std::array kGivingUp{ActionKind::CutRail,        ActionKind::DestroySupply,
                                 ActionKind::EliminateDepot, ActionKind::RemoveWork,
                                 ActionKind::RemoveFort,     ActionKind::SendHome,
                                 ActionKind::Withdraw,       ActionKind::GivePoint,
                                 ActionKind::Demote,         ActionKind::Concede};
  return std::find(kGivingUp.begin(), kGivingUp.end(), kind) != kGivingUp.end();
}

void OrdersModel::reset(std::vector<Row> rows) {
  if (rows == rows_) {
    return;  // whoever shows them has nothing to do
  }
  const QString hex = onlyHex();
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
  if (onlyHex() != hex) {
    emit onlyHexChanged();
  }
}

void OrdersModel::narrow(const QStringList& kinds) {
  std::vector<Row> rows = rows_;
  std::erase_if(rows, [&](const Row& row) {
    return !kinds.isEmpty() && !kinds.contains(words(core::sequence::name(row.action.kind)));
  });
  reset(std::move(rows));
}

QString OrdersModel::onlyHex() const {
  const auto place = [](const Row& row) { return row.hex.isEmpty() ? row.where : row.hex; };
  const QString first = rows_.empty() ? QString{} : place(rows_.front());
  const bool same =
      std::all_of(rows_.begin(), rows_.end(), [&](const Row& row) { return place(row) == first; });
  return same ? first : QString{};
}

int OrdersModel::preselected() const {
  const auto harmless = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) {
    return !row.legal || !gives_up_own(row.action.kind);
  });
  return harmless == rows_.end() ? -1 : static_cast<int>(harmless - rows_.begin());
}

int OrdersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant OrdersModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case WordsRole:
      return row.text;
    case KindRole:
      return row.kind;
    case CaseRole:
      return row.cited;
    case LegalRole:
      return row.legal;
    case ReasonRole:
      return row.reason;
    case HexRole:
      return row.hex;
    case WhereRole:
      return row.where;
    case LeastRole:
      return row.least;
    case MostRole:
      return row.action.number;
    default:
      return {};
  }
}

QHash<int, QByteArray> OrdersModel::roleNames() const {
  return {{WordsRole, "words"}, {KindRole, "kind"},     {CaseRole, "cited"},
          {LegalRole, "legal"}, {ReasonRole, "reason"}, {HexRole, "hex"},
          {WhereRole, "where"}, {LeastRole, "least"},   {MostRole, "most"}};
}

}  // namespace models
