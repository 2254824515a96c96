#include "qml/models/lesson_notes.h"

#include "qml/models/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QUrl>

namespace models {

namespace {

const QString kLessons = QStringLiteral("first-steps");

QString key_of(const QString& file) {
  const QString path = QDir::cleanPath(QFileInfo{file}.absoluteFilePath());
  return kLessons + QLatin1Char{'/'} + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

/// Whole numbers, none below zero; nothing for anything else.
std::optional<std::vector<std::uint32_t>> figures_of(const QStringList& words) {
  std::vector<std::uint32_t> figures;
  for (const QString& word : words) {
    bool good = false;
    figures.push_back(word.toUInt(&good));
    if (!good) {
      return std::nullopt;
    }
  }
  return figures;
}

}  // namespace

std::optional<LessonNotes> lesson_notes(const QString& file) {
  const auto figures = figures_of(user_settings().value(key_of(file)).toStringList());
  if (!figures || figures->size() < 3) {
    return std::nullopt;
  }
  return LessonNotes{static_cast<int>(figures->at(0)),
                     static_cast<int>(figures->at(1)),
                     {figures->begin() + 2, figures->end()}};
}

void keep_lesson_notes(const QString& file, const LessonNotes& notes) {
  QStringList words{QString::number(notes.step), QString::number(notes.tasks)};
  for (const std::uint32_t begin : notes.begins) {
    words << QString::number(begin);
  }
  user_settings().setValue(key_of(file), words);
}

void drop_lesson_notes(const QString& file) {
  QSettings settings = user_settings();
  settings.remove(key_of(file));
  // Of games that somebody has thrown away nothing is kept.
  settings.beginGroup(kLessons);
  for (const QString& key : settings.childKeys()) {
    if (!QFileInfo::exists(QUrl::fromPercentEncoding(key.toLatin1()))) {
      settings.remove(key);
    }
  }
}

void move_lesson_notes(const QString& from, const QString& to) {
  if (const auto notes = lesson_notes(from)) {
    keep_lesson_notes(to, *notes);
    user_settings().remove(key_of(from));
  }
}

}  // namespace models
