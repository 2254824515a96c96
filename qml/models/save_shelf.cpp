#include "qml/models/save_shelf.h"

#include "core/base/data_error.h"
#include "qml/models/fault_words.h"
#include "qml/models/game_files.h"
#include "qml/models/wording.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <utility>

namespace models {

SaveShelf::SaveShelf(QString ending, QObject* parent)
    : QObject{parent}, ending_{std::move(ending)} {}

QFileInfoList SaveShelf::saves_in(const QString& folder) const {
  return QDir{folder}.entryInfoList({QLatin1Char{'*'} + ending_}, QDir::Files, QDir::Time);
}

/// "<folder>/<name>.battle", or "<name>-2" and so on where there is one.
QString SaveShelf::free_file(const QString& folder, const QString& name) const {
  const QDir in{folder};
  QString file = in.filePath(name + ending_);
  for (int number = 2; !is_free_save(file); ++number) {
    file = in.filePath(QStringLiteral("%1-%2").arg(name).arg(number) + ending_);
  }
  return file;
}

void SaveShelf::setFolder(const QString& folder) {
  if (folder_ != folder) {
    folder_ = folder;
    emit folderChanged();
    refresh();
  }
}

void SaveShelf::refresh() {
  list_.clear();
  const QFileInfoList begun = saves_in(folder_);
  const QFileInfoList put_away = saves_in(put_away_folder(folder_));
  count_ = static_cast<int>(begun.size());
  put_away_count_ = static_cast<int>(put_away.size());
  for (const QFileInfo& file : shows_put_away_ ? put_away : begun) {
    QVariantMap row;
    try {
      row = row_of(file.absoluteFilePath());
      row.insert("broken", QString{});
    } catch (const core::base::DataError& error) {
      row = {{"title", file.fileName()},
             {"rules", QString{}},
             {"words", QString{}},
             {"broken", fault_words(error.reason())}};
    }
    row.insert("file", file.absoluteFilePath());
    row.insert("name", file.fileName());
    row.insert("played", QLocale{}.toString(file.lastModified(), QLocale::ShortFormat));
    list_ << row;
  }
  emit listChanged();
}

QString SaveShelf::newFile(const QString& name) const {
  return QDir{folder_}.mkpath(QStringLiteral(".")) ? free_file(folder_, name) : QString{};
}

void SaveShelf::setShowsPutAway(bool on) {
  if (shows_put_away_ != on) {
    shows_put_away_ = on;
    error_.clear();
    refresh();
  }
}

bool SaveShelf::move(const QString& file) {
  error_.clear();
  const QString to = shows_put_away_ ? folder_ : put_away_folder(folder_);
  if (!QDir{to}.mkpath(QStringLiteral("."))) {
    return fail(tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(to)));
  }
  if (const auto fault =
          move_with_fights(file, free_file(to, QFileInfo{file}.completeBaseName()))) {
    return fail(*fault);
  }
  refresh();
  return true;
}

bool SaveShelf::fail(const QString& reason) {
  error_ = reason;
  emit listChanged();
  return false;
}

}  // namespace models
