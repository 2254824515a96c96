#include "qml/models/game_lists.h"

#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace models {

namespace {

/// The group of a line: by the chapter of the case that it cites.
QString group_of(const core::game::LogLine& line) {
  switch (line.cited.major) {
    case 8:
    case 11:
    case 14:
      return QStringLiteral("battle");
    case 12:
    case 17:
      return QStringLiteral("supply");
    case 5:
    case 10:
    case 22:
      return QStringLiteral("command");
    case 13:
      return QStringLiteral("siege");
    case 4:
      return QStringLiteral("phase");
    default:
      return QStringLiteral("movement");
  }
}

}  // namespace

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

QString OrdersModel::onlyHex() const {
  const auto place = [](const Row& row) { return row.hex.isEmpty() ? row.where : row.hex; };
  const QString first = rows_.empty() ? QString{} : place(rows_.front());
  const bool same =
      std::all_of(rows_.begin(), rows_.end(), [&](const Row& row) { return place(row) == first; });
  return same ? first : QString{};
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

void LogModel::clear() {
  beginResetModel();
  rows_.clear();
  taken_ = 0;
  action_of_.clear();
  reader_.reset();
  endResetModel();
  emit countChanged();
}

void LogModel::follow(const std::vector<core::game::LogLine>& lines, core::board::Side reader) {
  if (reader_ != reader) {
    clear();
    reader_ = reader;
  }
  // After an undo other lines may stand where those known stood: they are of no earlier action.
  std::size_t same = std::min(taken_, lines.size());
  while (same > 0 && action_of_[same - 1] != lines[same - 1].action) {
    --same;
  }
  if (same < taken_) {
    const std::uint32_t last = same == 0 ? 0 : action_of_[same - 1];
    const auto gone = std::find_if(rows_.begin(), rows_.end(),
                                   [&](const Row& row) { return same == 0 || row.action > last; });
    if (gone != rows_.end()) {
      beginRemoveRows({}, static_cast<int>(gone - rows_.begin()), count() - 1);
      rows_.erase(gone, rows_.end());
      endRemoveRows();
    }
    action_of_.resize(same);
    taken_ = same;
  }
  std::vector<Row> fresh;
  for (; taken_ < lines.size(); ++taken_) {
    const auto& line = lines[taken_];
    action_of_.push_back(line.action);
    if (const auto& text = line.to(reader)) {
      fresh.push_back({QString::fromStdString(*text), QString::fromStdString(line.cited.text()),
                       line.hex ? QString::fromStdString(line.hex->label()) : QString{},
                       group_of(line), line.game_turn, line.action, line.acting});
    }
  }
  if (!fresh.empty()) {
    beginInsertRows({}, count(), count() + static_cast<int>(fresh.size()) - 1);
    std::move(fresh.begin(), fresh.end(), std::back_inserter(rows_));
    endInsertRows();
  }
  emit countChanged();
}

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case TextRole:
      return row.text;
    case CaseRole:
      return row.cited;
    case HexRole:
      return row.hex;
    case ActionRole:
      return row.action;
    case TurnRole:
      return row.game_turn == 0 ? tr("Before the first game-turn")
                                : tr("Game-turn %1").arg(row.game_turn);
    case GroupRole:
      return row.group;
    case SideRole:
      return words(core::board::name(row.side));
    default:
      return {};
  }
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{TextRole, "line"}, {CaseRole, "cited"},  {HexRole, "hex"},  {ActionRole, "moment"},
          {TurnRole, "turn"}, {GroupRole, "group"}, {SideRole, "side"}};
}

QString LogModel::hexOf(int row) const { return data(index(row), HexRole).toString(); }

int LogModel::actionOf(int row) const { return data(index(row), ActionRole).toInt(); }

QString LogModel::textOf(int row) const { return data(index(row), TextRole).toString(); }

LogFilter::LogFilter(QObject* parent) : QSortFilterProxyModel{parent} {
  connect(this, &QAbstractItemModel::rowsInserted, this, &LogFilter::countChanged);
  connect(this, &QAbstractItemModel::rowsRemoved, this, &LogFilter::countChanged);
  connect(this, &QAbstractItemModel::modelReset, this, &LogFilter::countChanged);
}

void LogFilter::setGroup(const QString& group) {
  group_ = group;
  invalidateFilter();
  emit changed();
  emit countChanged();
}

void LogFilter::setText(const QString& text) {
  text_ = text;
  invalidateFilter();
  emit changed();
  emit countChanged();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const QModelIndex at = sourceModel()->index(row, 0, parent);
  return (group_.isEmpty() || at.data(LogModel::GroupRole).toString() == group_) &&
         (text_.isEmpty() ||
          at.data(LogModel::TextRole).toString().contains(text_, Qt::CaseInsensitive));
}

QString LogFilter::hexOf(int row) const { return index(row, 0).data(LogModel::HexRole).toString(); }

int LogFilter::actionOf(int row) const { return index(row, 0).data(LogModel::ActionRole).toInt(); }

int LogFilter::rowOfAction(int action) const {
  int row = rowCount() - 1;
  while (row >= 0 && actionOf(row) > action) {
    --row;
  }
  return row;
}

QString LogFilter::caseOf(int row) const {
  return index(row, 0).data(LogModel::CaseRole).toString();
}

}  // namespace models
