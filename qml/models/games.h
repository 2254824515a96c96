// The list of saved games.
#pragma once

#include "qml/models/game_files.h"
#include "qml/models/lists.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The saved games of a folder, the one played last first; a damaged one stands there with its
/// reason. The folder is read on a thread of its own; rows are moved, not made anew, so that what
/// is selected stays so. Nothing is ever deleted: a game is put away and can be brought back.
class GamesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  /// Where the saves are. When nothing is said, the folder that SUMTER_GAMES names, or one among
  /// the data of the user.
  Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
  /// Tells the titles of scenarios and their dates.
  Q_PROPERTY(models::SetupsModel* setups READ setups WRITE setSetups NOTIFY setupsChanged)
  /// The save that is being played: it is neither renamed nor put away.
  Q_PROPERTY(QString playing READ playing WRITE setPlaying NOTIFY playingChanged)
  /// Whether those put away are listed, in place of the others.
  Q_PROPERTY(bool showsPutAway READ showsPutAway WRITE setShowsPutAway NOTIFY showsPutAwayChanged)
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  Q_PROPERTY(int putAwayCount READ putAwayCount NOTIFY countChanged)
  /// Whether the folder has been read once.
  Q_PROPERTY(bool loaded READ loaded NOTIFY loadedChanged)
  /// Why the last thing asked for could not be done; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY errorChanged)

 public:
  enum Role {
    FileRole = Qt::UserRole + 1,
    NameRole,
    SetupRole,
    TitleRole,
    StandRole,
    PlayedRole,
    PlayedAtRole,
    ErrataRole,
    OptionsRole,
    SecrecyRole,
    ActionsRole,
    PictureRole,
    BrokenRole,
    DamageRole,
    PlayingRole
  };
  Q_ENUM(Role)

  explicit GamesModel(QObject* parent = nullptr);
  ~GamesModel() override;

  [[nodiscard]] QString folder() const { return folder_; }

  [[nodiscard]] SetupsModel* setups() const { return setups_; }

  [[nodiscard]] QString playing() const { return playing_; }

  [[nodiscard]] bool showsPutAway() const { return shows_put_away_; }

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] int putAwayCount() const { return put_away_count_; }

  [[nodiscard]] bool loaded() const { return loaded_; }

  [[nodiscard]] QString error() const { return error_; }

  /// An empty one is the usual folder.
  void setFolder(const QString& folder);
  void setSetups(SetupsModel* setups);
  void setPlaying(const QString& file);
  void setShowsPutAway(bool on);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// Reads the folder again; it is called by itself when the folder changes in the window.
  Q_INVOKABLE void refresh();

  /// A path that no game has yet, "…/west-62 2.sumter"; the folder is made. Empty, with error(),
  /// when it cannot be.
  Q_INVOKABLE QString newFile(const QString& setupId);

  /// Where the picture of a save belongs: beside it.
  Q_INVOKABLE [[nodiscard]] QString pictureFile(const QString& file) const;

  Q_INVOKABLE bool rename(int row, const QString& name);
  Q_INVOKABLE bool putAway(int row);
  /// Only while those put away are listed.
  Q_INVOKABLE bool bringBack(int row);
  Q_INVOKABLE void dismissError();

  Q_INVOKABLE [[nodiscard]] int rowOf(const QString& file) const;
  Q_INVOKABLE [[nodiscard]] QString fileOf(int row) const;
  Q_INVOKABLE [[nodiscard]] QString nameOf(int row) const;
  /// Why the game of a row cannot be opened; empty when it can.
  Q_INVOKABLE [[nodiscard]] QString brokenOf(int row) const;

 signals:
  void folderChanged();
  void setupsChanged();
  void playingChanged();
  void showsPutAwayChanged();
  void countChanged();
  void loadedChanged();
  void errorChanged();

 private:
  [[nodiscard]] const GameFile* game(int row) const;
  [[nodiscard]] const core::data::SetupInfo* setup_of(const GameFile& game) const;
  [[nodiscard]] QString broken(const GameFile& game) const;
  [[nodiscard]] QString shown_folder() const;
  [[nodiscard]] bool is_playing(const GameFile& game) const;
  void take(std::vector<GameFile> found, int put_away);
  /// Moves, changes and adds rows until they are these.
  void update_rows(std::vector<GameFile> wanted);
  bool move_away(int row, const QString& folder);
  bool fail(const QString& reason);
  void all_changed();

  QThreadPool pool_;
  QString folder_;
  QPointer<SetupsModel> setups_;
  QString playing_;
  bool shows_put_away_{};
  std::vector<GameFile> rows_;
  int put_away_count_{};
  bool loaded_{};
  int asked_{};  ///< counts what was asked for, so that what comes too late is known
  QString error_;
};

}  // namespace models
