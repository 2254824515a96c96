#include "qml/models/operations_model.h"

#include "qml/models/game_lists.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

void OperationsModel::reset(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

int OperationsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant OperationsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case WordsRole:
      return row.words;
    case VerbRole:
      return models::words(core::plan::row_of(row.line.operations.verb).word);
    case DetailRole:
      return row.detail;
    case GroupRole:
      return row.group;
    case HeadingRole: {
      const auto at = static_cast<std::size_t>(index.row());
      return at == 0 || rows_[at - 1].group != row.group ? row.group : QString{};
    }
    case CaseRole:
      return row.cited;
    case LegalRole:
      return !row.line.operations.ends.empty();
    case ReasonRole:
      return row.reason;
    case ListsRole:
      return row.lists;
    default:
      return {};
  }
}

QHash<int, QByteArray> OperationsModel::roleNames() const {
  return {{VerbRole, "verb"},   {WordsRole, "words"},     {DetailRole, "detail"},
          {GroupRole, "group"}, {HeadingRole, "heading"}, {CaseRole, "cited"},
          {LegalRole, "legal"}, {ReasonRole, "reason"},   {ListsRole, "lists"}};
}

int OperationsModel::preselected() const {
  const auto harmless = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) {
    const auto& kinds = core::plan::row_of(row.line.operations.verb).kinds;
    return !row.line.operations.ends.empty() &&
           std::none_of(kinds.begin(), kinds.end(), gives_up_own);
  });
  return harmless == rows_.end() ? -1 : static_cast<int>(harmless - rows_.begin());
}

int OperationsModel::rowOf(const QString& verb) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) {
    return models::words(core::plan::row_of(row.line.operations.verb).word) == verb;
  });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

}  // namespace models
