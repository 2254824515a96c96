// [4.2] The Strategic Turn as a list of segments that can be walked back and forth.
#pragma once

#include "qml/models/play.h"
// moc cannot read the standard headers of this one before those of the other.
#include "core/game/order_of_play.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace models {

/// A row for each segment of the cycle's Strategic Turn, of both sides, in the order of play. One
/// that is over can be gone back to until a die was rolled since [0.4]; what was taken back is done
/// again by walking on.
class Segments : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(int count READ count NOTIFY changed)
  /// Whether the Strategic Turn goes on.
  Q_PROPERTY(bool going READ going NOTIFY changed)
  /// The row of the present segment; -1 in a Game-Turn.
  Q_PROPERTY(int present READ present NOTIFY changed)
  Q_PROPERTY(bool mayGoBack READ mayGoBack NOTIFY changed)
  Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY changed)

 public:
  enum Role {
    WordsRole = Qt::UserRole + 1,
    StageRole,
    SideRole,
    SideNameRole,
    StateRole,
    ReachedRole
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] bool going() const { return present_ >= 0; }

  [[nodiscard]] int present() const { return present_; }

  /// Whether walkBack() leads anywhere.
  [[nodiscard]] bool mayGoBack() const { return back_row().has_value(); }

  /// Whether something was taken back that can be done again.
  [[nodiscard]] bool mayGoOn() const { return play_ != nullptr && play_->redoDepth() > 0; }

  /// Takes back to the begin of a segment; false, with a reason, when that cannot be.
  Q_INVOKABLE bool goTo(int row);
  /// To the begin of the present segment; of the one before where nothing was done in it.
  Q_INVOKABLE bool walkBack();
  /// Does again what was taken back, to the begin of the next segment in which something is asked.
  Q_INVOKABLE bool walkOn();

 signals:
  void playChanged();
  void changed();

 private:
  struct Row {
    core::game::Segment segment;
    /// How many actions had been done when it asked first; nothing when it never did.
    std::optional<int> begin;
  };

  void look();
  [[nodiscard]] std::optional<int> back_row() const;
  /// Whether the segment's begin can be taken back to.
  [[nodiscard]] bool in_reach(const Row& row) const;

  Play* play_{};
  std::vector<Row> rows_;
  int present_{-1};
  bool read_{};  ///< whether the log holds the whole of the Strategic Turn
};

}  // namespace models
