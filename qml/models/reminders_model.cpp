#include "qml/models/reminders_model.h"

#include "core/plan/reminders.h"
#include "core/words/order_words.h"
#include "qml/models/settings.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

namespace {

const QString kKindsOff = QStringLiteral("reminders/off");
const QString kRemind = QStringLiteral("reminders/on");

}  // namespace

ReminderKinds::ReminderKinds(QObject* parent)
    : QAbstractListModel{parent},
      off_{switched_off()},
      remind_{user_settings().value(kRemind, true).toBool()} {}

QStringList ReminderKinds::quiet_at_first() {
  return {QStringLiteral("spans-open"),
          QStringLiteral("units-to-merge"),
          QStringLiteral("depots-possible"),
          QStringLiteral("leaders-not-tried"),
          QStringLiteral("moves-without-command"),
          QStringLiteral("ships-not-sailed")};
}

QStringList ReminderKinds::switched_off(bool passed_over) {
  QStringList quiet = quiet_at_first();
  if (passed_over) {
    quiet.removeAll(QStringLiteral("leaders-not-tried"));
  }
  QStringList off = user_settings().value(kKindsOff, quiet).toStringList();
  off.removeAll(QString{});
  off.removeDuplicates();
  return off;
}

QString ReminderKinds::name_of(const QString& kind) { return spaced(kind.toStdString()); }

int ReminderKinds::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ReminderKinds::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const QString& kind = off_.at(index.row());
  switch (role) {
    case KindRole:
      return kind;
    case Qt::DisplayRole:
    case NameRole:
      return name_of(kind);
    default:
      return {};
  }
}

QHash<int, QByteArray> ReminderKinds::roleNames() const {
  return {{KindRole, "kind"}, {NameRole, "name"}};
}

void ReminderKinds::setRemind(bool on) {
  if (remind_ != on) {
    remind_ = on;
    user_settings().setValue(kRemind, on);
    emit remindChanged();
  }
}

void ReminderKinds::set(const QString& kind, bool on) {
  const auto at = static_cast<int>(off_.indexOf(kind));
  if ((at < 0) == on || kind.isEmpty()) {
    return;
  }
  if (on) {
    beginRemoveRows({}, at, at);
    off_.removeAt(at);
    endRemoveRows();
  } else {
    beginInsertRows({}, count(), count());
    off_ << kind;
    endInsertRows();
  }
  keep();
}

void ReminderKinds::restore() {
  setRemind(true);
  beginResetModel();
  off_ = quiet_at_first();
  endResetModel();
  keep();
}

void ReminderKinds::keep() {
  user_settings().setValue(kKindsOff, off_);
  emit countChanged();
}

void RemindersModel::setPlay(Play* play) {
  if (play_ != play) {
    play_ = play;
    emit playChanged();
  }
}

int RemindersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant RemindersModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case TextRole:
      return row.text;
    case KindRole:
      return row.kind;
    case CaseRole:
      return row.cited;
    case PieceRole:
      return row.piece;
    case HexRole:
      return row.hex;
    case ChoicesRole:
      return row.words;
    case OnRole:
      return row.on;
    default:
      return {};
  }
}

QHash<int, QByteArray> RemindersModel::roleNames() const {
  return {{TextRole, "words"}, {KindRole, "kind"}, {CaseRole, "cited"},     {PieceRole, "piece"},
          {HexRole, "hex"},    {OnRole, "on"},     {ChoicesRole, "choices"}};
}

RemindersModel::Row RemindersModel::row_of(const core::plan::Reminder& reminder) const {
  const auto now = play_->match()->situation();
  Row row;
  row.text = QString::fromStdString(core::plan::sentence(now, reminder));
  row.kind = words(reminder.key);
  row.cited = QString::fromStdString(reminder.cited.text());
  const auto there =
      std::find_if(reminder.pieces.begin(), reminder.pieces.end(),
                   [&](PieceId piece) { return now.piece(piece).away() == nullptr; });
  if (there != reminder.pieces.end()) {
    row.piece = words(now.piece(*there).sheet_id);
  }
  if (!reminder.hexes.empty()) {
    row.hex = QString::fromStdString(reminder.hexes.front().label());
  }
  for (const Action& choice : reminder.choices) {
    row.words << QString::fromStdString(core::words::order_words(now, choice));
  }
  row.choices = reminder.choices;
  return row;
}

void RemindersModel::reset(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

bool RemindersModel::look() {
  std::vector<Row> rows;
  if (play_ != nullptr && play_->match() != nullptr && play_->listens() &&
      user_settings().value(kRemind, true).toBool()) {
    const QStringList off = ReminderKinds::switched_off(passed_over_);
    auto* const match = play_->match();
    for (const auto& reminder :
         core::plan::reminders(match->situation(), *play_->viewer(), match->legal())) {
      rows.push_back(row_of(reminder));
      rows.back().on = !off.contains(rows.back().kind);
    }
    std::stable_partition(rows.begin(), rows.end(), [](const Row& row) { return row.on; });
  }
  reset(std::move(rows));
  return !rows_.empty() && rows_.front().on;
}

bool RemindersModel::act(int row, int choice) {
  if (row < 0 || row >= count()) {
    return false;
  }
  const auto& choices = rows_[static_cast<std::size_t>(row)].choices;
  if (choice < 0 || static_cast<std::size_t>(choice) >= choices.size()) {
    return false;
  }
  const Action action = choices[static_cast<std::size_t>(choice)];
  play_->act({action});
  return look();
}

void RemindersModel::setOn(int row, bool on) {
  if (row < 0 || row >= count()) {
    return;
  }
  const QString kind = rows_[static_cast<std::size_t>(row)].kind;
  for (int at = 0; at < count(); ++at) {
    Row& same = rows_[static_cast<std::size_t>(at)];
    if (same.kind == kind && same.on != on) {
      same.on = on;
      emit dataChanged(index(at), index(at), {OnRole});
    }
  }
}

}  // namespace models
