// Writes the report of the game that is played: an HTML page where the player wants it.
#pragma once

#include "qml/models/play.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace models {

/// Makes the report (core/report) on a thread of its own, from the save. While the game hides
/// something [0.5] it is the report of the side that looks at the table.
class ReportWriter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  /// The page that was written last; empty when there is none.
  Q_PROPERTY(QString file READ file NOTIFY changed)
  /// Its folder, to be opened.
  Q_PROPERTY(QUrl folder READ folder NOTIFY changed)
  Q_PROPERTY(QUrl page READ page NOTIFY changed)
  /// Why the last one could not be written; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY changed)

 public:
  explicit ReportWriter(QObject* parent = nullptr);
  ~ReportWriter() override;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool busy() const { return busy_; }

  [[nodiscard]] QString file() const { return file_; }

  [[nodiscard]] QUrl folder() const;

  [[nodiscard]] QUrl page() const;

  [[nodiscard]] QString error() const { return error_; }

  /// Where it is proposed to lie: beside the save. Empty without a game.
  Q_INVOKABLE [[nodiscard]] QUrl proposed() const;
  /// Writes it to a file. Does nothing without a game, while the table is turned, and while one is
  /// being written.
  Q_INVOKABLE void write(const QUrl& page);
  /// Forgets what was written and what failed.
  Q_INVOKABLE void forget();

 signals:
  void playChanged();
  void changed();
  /// The page is there, to be opened.
  void written(const QUrl& page);

 private:
  void done(const QString& file, const QString& error);

  Play* play_{};
  QThreadPool pool_;
  bool busy_{};
  QString file_;
  QString error_;
};

}  // namespace models
