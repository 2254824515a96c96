// A folder of saves of one kind, by their ending: the list of those begun and of those put away.
#pragma once

#include <QFileInfo>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace models {

/// Nothing is ever deleted: a save is put away and can be brought back. One that cannot be opened
/// stands there with its reason.
class SaveShelf : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("holds saves of one kind")
  /// That of the saved games.
  Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
  /// Whether those put away are listed, in place of the others.
  Q_PROPERTY(bool showsPutAway READ showsPutAway WRITE setShowsPutAway NOTIFY listChanged)
  Q_PROPERTY(int count READ count NOTIFY listChanged)
  Q_PROPERTY(int putAwayCount READ putAwayCount NOTIFY listChanged)
  /// file, name, title, rules, words, played, broken; the one played last first.
  Q_PROPERTY(QVariantList list READ list NOTIFY listChanged)
  /// Why the last thing asked for could not be done; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY listChanged)

 public:
  /// @param ending with its dot, ".battle"
  explicit SaveShelf(QString ending, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }

  void setFolder(const QString& folder);

  [[nodiscard]] QVariantList list() const { return list_; }

  [[nodiscard]] bool showsPutAway() const { return shows_put_away_; }

  void setShowsPutAway(bool on);

  /// Of those that are not put away.
  [[nodiscard]] int count() const { return count_; }

  [[nodiscard]] int putAwayCount() const { return put_away_count_; }

  [[nodiscard]] QString error() const { return error_; }

  Q_INVOKABLE void refresh();
  /// Puts a save of the list away, or brings it back from there.
  Q_INVOKABLE bool move(const QString& file);
  /// A file that is not there yet, for a game that begins now; empty when the folder cannot be
  /// made.
  Q_INVOKABLE [[nodiscard]] QString newFile(const QString& name) const;

 signals:
  void folderChanged();
  void listChanged();

 protected:
  /// title, rules and words of a save.
  /// @throws base::DataError when it cannot be opened
  [[nodiscard]] virtual QVariantMap row_of(const QString& file) const = 0;

 private:
  [[nodiscard]] QFileInfoList saves_in(const QString& folder) const;
  [[nodiscard]] QString free_file(const QString& folder, const QString& name) const;
  bool fail(const QString& reason);

  QString ending_;
  QString folder_;
  bool shows_put_away_{};
  int count_{};
  int put_away_count_{};
  QVariantList list_;
  QString error_;
};

}  // namespace models
