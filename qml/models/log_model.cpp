#include "qml/models/log_model.h"

#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {

namespace {

/// The group of a line: by the chapter of the case that it cites.
QString group_of(core::base::CaseRef cited) {
  switch (cited.major) {
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

// ---- the log ----

LogModel::Line LogModel::line_of(const core::words::LogLine& line) const {
  Line made;
  for (const auto side : core::board::kSides) {
    if (const auto& text = line.to(side)) {
      made.text[static_cast<std::size_t>(side)] = QString::fromStdString(*text);
    }
  }
  if (made.text[0] == made.text[1]) {
    made.text[1] = made.text[0];  // kept once
  }
  made.cited = line.cited;
  made.hex = line.hex;
  made.game_turn = line.game_turn;
  made.action = line.action;
  made.side = line.acting;
  made.rolled = line.key == "rolled";
  if (operation_of_ && line.action > 0) {
    made.operation = words(operation_of_(line.action));
  }
  return made;
}

const LogModel::Line& LogModel::line_at(int row) const {
  const int number = rows()[static_cast<std::size_t>(row)] + earlier_;
  return lines_[static_cast<std::size_t>(number)];
}

void LogModel::clear() {
  beginResetModel();
  lines_.clear();
  for (Rows& rows : rows_) {
    rows.clear();
  }
  earlier_ = 0;
  from_ = 0;
  log_from_.reset();
  endResetModel();
  emit countChanged();
}

void LogModel::follow(const std::vector<core::words::LogLine>& lines, std::uint32_t from,
                      core::board::Side reader) {
  if (log_from_ != from) {
    clear();
    log_from_ = from_ = from;
  }
  if (reader_ != reader) {
    beginResetModel();
    reader_ = reader;
    endResetModel();
  }
  // After an undo other lines may stand where those known stood: they are of no earlier action.
  const auto known = [this](int number) {
    const int at = number + earlier_;
    return lines_[static_cast<std::size_t>(at)].action;
  };
  const int taken = static_cast<int>(lines_.size()) - earlier_;
  int same = std::min(taken, static_cast<int>(lines.size()));
  while (same > 0 && known(same - 1) != lines[static_cast<std::size_t>(same) - 1].action) {
    --same;
  }
  forget_from(same);
  add(lines);
  emit countChanged();
}

void LogModel::forget_from(int number) {
  const auto first_gone = [number](const Rows& rows) {
    return std::lower_bound(rows.begin(), rows.end(), number);
  };
  const auto kept = static_cast<int>(first_gone(rows()) - rows().begin());
  const bool shows = kept < count();
  if (shows) {
    beginRemoveRows({}, kept, count() - 1);
  }
  for (Rows& rows : rows_) {
    rows.erase(first_gone(rows), rows.end());
  }
  const int left = number + earlier_;
  lines_.resize(static_cast<std::size_t>(left));
  if (shows) {
    endRemoveRows();
  }
}

void LogModel::add(const std::vector<core::words::LogLine>& lines) {
  const int taken = static_cast<int>(lines_.size()) - earlier_;
  const auto fresh = lines.begin() + taken;
  const auto shown = static_cast<int>(
      std::count_if(fresh, lines.end(), [this](const auto& line) { return line.to(reader_); }));
  if (shown > 0) {
    beginInsertRows({}, count(), count() + shown - 1);
  }
  int number = taken;
  for (auto line = fresh; line != lines.end(); ++line, ++number) {
    lines_.push_back(line_of(*line));
    for (const auto side : core::board::kSides) {
      if (line->to(side)) {
        rows_[static_cast<std::size_t>(side)].push_back(number);
      }
    }
  }
  if (shown > 0) {
    endInsertRows();
  }
}

void LogModel::prepend(const std::vector<core::words::LogLine>& lines, std::uint32_t from) {
  const auto shown = static_cast<int>(std::count_if(
      lines.begin(), lines.end(), [this](const auto& line) { return line.to(reader_); }));
  if (shown > 0) {
    beginInsertRows({}, 0, shown - 1);
  }
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    lines_.push_front(line_of(*line));
    ++earlier_;
    for (const auto side : core::board::kSides) {
      if (line->to(side)) {
        rows_[static_cast<std::size_t>(side)].push_front(-earlier_);
      }
    }
  }
  from_ = from;
  if (shown > 0) {
    endInsertRows();
    emit countChanged();
  }
}

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Line& line = line_at(index.row());
  switch (role) {
    case Qt::DisplayRole:
    case TextRole:
      return line.text[static_cast<std::size_t>(reader_)];
    case CaseRole:
      return words(line.cited.text());
    case HexRole:
      return line.hex ? words(line.hex->label()) : QString{};
    case ActionRole:
      return line.action;
    case TurnRole:
      return line.game_turn == 0 ? tr("Before the first game-turn")
                                 : tr("Game-turn %1").arg(line.game_turn);
    case GroupRole:
      return group_of(line.cited);
    case SideRole:
      return words(core::board::name(line.side));
    case OperationRole:
      return opens_operation(index.row()) ? operation_at(index.row()) : QString{};
    case FoldedRole:
      return false;
    default:
      return {};
  }
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{TextRole, "line"},     {CaseRole, "cited"},          {HexRole, "hex"},
          {ActionRole, "moment"}, {TurnRole, "turn"},           {GroupRole, "group"},
          {SideRole, "side"},     {OperationRole, "operation"}, {FoldedRole, "folded"}};
}

bool LogModel::holds(int row, const QString& group, const QString& text) const {
  const Line& line = line_at(row);
  return (group.isEmpty() || group_of(line.cited) == group) &&
         (text.isEmpty() ||
          line.text[static_cast<std::size_t>(reader_)].contains(text, Qt::CaseInsensitive));
}

QString LogModel::operation_at(int row) const {
  const Line& line = line_at(row);
  // That of a force begins with its name in quotes, behind the number.
  const bool reads =
      (open_ || line.side == reader_) && line.operation.contains(QLatin1String{" \""});
  return reads ? line.operation : QString{};
}

bool LogModel::opens_operation(int row) const {
  const QString own = operation_at(row);
  return !own.isEmpty() && (row == 0 || operation_at(row - 1) != own);
}

bool LogModel::is_step(int row) const {
  const Line& line = line_at(row);
  const QString group = group_of(line.cited);
  return !operation_at(row).isEmpty() && !opens_operation(row) && !line.rolled &&
         (group == QLatin1String{"movement"} || group == QLatin1String{"command"});
}

QString LogModel::textOf(int row) const { return data(index(row), TextRole).toString(); }

// ---- the part of it that is read ----

void LogFilter::setSourceModel(LogModel* source) {
  if (source_ == source) {
    return;
  }
  if (source_ != nullptr) {
    disconnect(source_, nullptr, this, nullptr);
  }
  source_ = source;
  if (source_ != nullptr) {
    using Model = QAbstractItemModel;
    connect(source_, &Model::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { inserted(first, last); });
    connect(source_, &Model::rowsAboutToBeRemoved, this,
            [this](const QModelIndex&, int first, int /*last*/) { removes(first); });
    connect(source_, &Model::rowsRemoved, this, &LogFilter::removed);
    connect(source_, &Model::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(source_, &Model::modelReset, this, &LogFilter::read_again);
    connect(source_, &QObject::destroyed, this, [this] {
      beginResetModel();
      source_ = nullptr;
      read_again();
    });
  }
  beginResetModel();
  read_again();
  emit changed();
}

void LogFilter::setGroup(const QString& group) {
  if (group_ != group) {
    beginResetModel();
    group_ = group;
    read_again();
    emit changed();
  }
}

void LogFilter::setText(const QString& text) {
  if (text_ != text) {
    beginResetModel();
    text_ = text;
    read_again();
    emit changed();
  }
}

void LogFilter::toggle(const QString& bracket) {
  const bool opens = !opened_.remove(bracket);
  if (opens) {
    opened_.insert(bracket);
  }
  if (filters()) {
    return;
  }
  for (int row = 0; row < source_->count(); ++row) {
    if (source_->operation_at(row) != bracket) {
      continue;
    }
    const auto place = std::lower_bound(rows_.begin(), rows_.end(), row);
    const auto at = static_cast<int>(place - rows_.begin());
    if (source_->opens_operation(row)) {
      emit dataChanged(index(at), index(at), {LogModel::FoldedRole});
    } else if (source_->is_step(row) && opens) {
      beginInsertRows({}, at, at);
      rows_.insert(place, row);
      endInsertRows();
    } else if (source_->is_step(row)) {
      beginRemoveRows({}, at, at);
      rows_.erase(place);
      endRemoveRows();
    }
  }
  emit countChanged();
}

bool LogFilter::shows(int row) const {
  if (filters()) {
    return source_->holds(row, group_, text_);
  }
  return !source_->is_step(row) || opened_.contains(source_->operation_at(row));
}

/// Ends a reset.
void LogFilter::read_again() {
  rows_.clear();
  for (int row = 0; source_ != nullptr && row < source_->count(); ++row) {
    if (shows(row)) {
      rows_.push_back(row);
    }
  }
  endResetModel();
  emit countChanged();
  emit wentOn();
}

void LogFilter::inserted(int first, int last) {
  const bool at_end = last + 1 == source_->count();
  std::vector<int> fresh;
  for (int row = first; row <= last; ++row) {
    if (shows(row)) {
      fresh.push_back(row);
    }
  }
  const auto after = std::lower_bound(rows_.begin(), rows_.end(), first);
  const auto at = static_cast<int>(after - rows_.begin());
  const auto grown = static_cast<int>(fresh.size());
  // The log has its new rows already: those after them are others there.
  std::for_each(after, rows_.end(), [&](int& row) { row += last - first + 1; });
  if (grown == 0) {
    return;
  }
  beginInsertRows({}, at, at + grown - 1);
  rows_.insert(rows_.begin() + at, fresh.begin(), fresh.end());
  endInsertRows();
  emit countChanged();
  if (at_end) {
    emit wentOn();
  }
}

/// The log loses rows at its end only.
void LogFilter::removes(int first) {
  const auto gone = std::lower_bound(rows_.begin(), rows_.end(), first);
  if (gone != rows_.end()) {
    beginRemoveRows({}, static_cast<int>(gone - rows_.begin()), count() - 1);
    rows_.erase(gone, rows_.end());
    removing_ = true;
  }
}

void LogFilter::removed() {
  if (std::exchange(removing_, false)) {
    endRemoveRows();
    emit countChanged();
    emit wentOn();
  }
}

int LogFilter::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || source_ == nullptr) {
    return 0;
  }
  return static_cast<int>(rows_.size());
}

QVariant LogFilter::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const int row = source_row(index.row());
  if (role == LogModel::FoldedRole) {
    return !filters() && source_->opens_operation(row) &&
           !opened_.contains(source_->operation_at(row));
  }
  return source_->data(source_->index(row), role);
}

QHash<int, QByteArray> LogFilter::roleNames() const {
  return source_ != nullptr ? source_->roleNames() : QHash<int, QByteArray>{};
}

int LogFilter::rowOfAction(int action) const {
  int before = 0;
  int after = rowCount();
  while (before < after) {
    const int middle = before + (after - before) / 2;
    if (source_->action_of(source_row(middle)) <= action) {
      before = middle + 1;
    } else {
      after = middle;
    }
  }
  return before - 1;
}

}  // namespace models
