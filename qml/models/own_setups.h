// The player's own set-ups: files written from games, or sent by others.
#pragma once

#include "qml/models/session.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The set-up files of a folder, by title; one with a fault stands there with its reason. The
/// folder is read on a thread of its own. Files are read as text, and nothing in them is run.
class OwnSetupsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  /// Where the files are. When nothing is said, the folder that SUMTER_SETUPS names, or one among
  /// the data of the user.
  Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
  /// By whose catalogue the files are read.
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY sessionChanged)
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// Whether the folder has been read once.
  Q_PROPERTY(bool loaded READ loaded NOTIFY countChanged)
  /// Why the last thing asked for could not be done; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY errorChanged)
  /// Where files go that are deleted.
  Q_PROPERTY(QString deletedFolder READ deletedFolder NOTIFY folderChanged)

 public:
  enum Role {
    IdRole = Qt::UserRole + 1,
    TitleRole,
    StartRole,
    SheetsRole,
    BriefingRole,
    EndRole,
    BrokenRole,
    SecrecyRole
  };
  Q_ENUM(Role)

  /// One file, as reading it has told.
  struct Row {
    QString file;  ///< whole path
    QString title;
    QString start;
    QString sheets;
    QString ends;
    QString briefing;
    QString secrecy;  ///< as its author means it
    QString broken;   ///< why it cannot be played; empty when it can

    friend bool operator==(const Row&, const Row&) = default;
  };

  explicit OwnSetupsModel(QObject* parent = nullptr);
  ~OwnSetupsModel() override;

  [[nodiscard]] QString folder() const { return folder_; }

  [[nodiscard]] Session* session() const { return session_; }

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] bool loaded() const { return loaded_; }

  [[nodiscard]] QString error() const { return error_; }

  [[nodiscard]] QString deletedFolder() const { return folder_ + QStringLiteral("/deleted"); }

  /// An empty one is the usual folder.
  void setFolder(const QString& folder);
  void setSession(Session* session);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// Reads the folder again.
  Q_INVOKABLE void refresh();

  /// A path that no set-up has yet, named after the title; the folder is made. Empty, with error(),
  /// when it cannot be.
  Q_INVOKABLE QString newFile(const QString& title);

  /// Copies a file into the folder, as it is; false, with error(), when it cannot be or is none.
  Q_INVOKABLE bool importFile(const QUrl& file);
  /// Copies the file of a row out, to a file that is not there yet.
  Q_INVOKABLE bool exportFile(int row, const QUrl& file);
  /// Another title, and a file named after it; one that cannot be read gets another file name only.
  /// False, with error(), when it cannot be. No other file is touched.
  Q_INVOKABLE bool rename(int row, const QString& title);
  /// Moves the file to deletedFolder(), under a name that none has there.
  Q_INVOKABLE bool remove(int row);
  Q_INVOKABLE void dismissError();

  Q_INVOKABLE [[nodiscard]] QString secrecyOf(int row) const { return text(row, SecrecyRole); }

  Q_INVOKABLE [[nodiscard]] QString idOf(int row) const { return text(row, IdRole); }

  Q_INVOKABLE [[nodiscard]] QString titleOf(int row) const { return text(row, TitleRole); }

  Q_INVOKABLE [[nodiscard]] QString startOf(int row) const { return text(row, StartRole); }

  Q_INVOKABLE [[nodiscard]] QString briefingOf(int row) const { return text(row, BriefingRole); }

  Q_INVOKABLE [[nodiscard]] QString brokenOf(int row) const { return text(row, BrokenRole); }

 signals:
  void folderChanged();
  void sessionChanged();
  void countChanged();
  void errorChanged();

 private:
  [[nodiscard]] QString text(int row, int role) const {
    return hasIndex(row, 0) ? data(index(row), role).toString() : QString{};
  }

  bool fail(const QString& reason);
  bool make_folder();

  QThreadPool pool_;
  QString folder_;
  QPointer<Session> session_;
  std::vector<Row> rows_;
  bool loaded_{};
  int asked_{};  ///< counts what was asked for, so that what comes too late is known
  QString error_;
};

}  // namespace models
