// [19.37] How the game stands, or how it has ended.
#pragma once

#include "qml/models/play.h"
// moc cannot read the standard headers of this one before those of the other.
#include "core/strategic/victory.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// A row for each thing that counts, in the position that is looked at and as far as who looks may
/// know it [0.5].
class ScoreModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(int count READ count NOTIFY changed)
  /// Whether there is a count: a game is played, and the table is not being turned.
  Q_PROPERTY(bool known READ known NOTIFY changed)
  /// Whether the position that is looked at is the last one of the game.
  Q_PROPERTY(bool over READ over NOTIFY changed)
  /// Whether nothing is left out that who looks may not know.
  Q_PROPERTY(bool complete READ complete NOTIFY changed)
  Q_PROPERTY(QString winner READ winner NOTIFY changed)
  Q_PROPERTY(QString winnerName READ winnerName NOTIFY changed)
  Q_PROPERTY(QString result READ result NOTIFY changed)
  Q_PROPERTY(QString unionShort READ unionShort NOTIFY changed)
  Q_PROPERTY(QString confederateShort READ confederateShort NOTIFY changed)
  Q_PROPERTY(int unionPoints READ unionPoints NOTIFY changed)
  Q_PROPERTY(int confederatePoints READ confederatePoints NOTIFY changed)
  Q_PROPERTY(int unionLost READ unionLost NOTIFY changed)
  Q_PROPERTY(int confederateLost READ confederateLost NOTIFY changed)
  Q_PROPERTY(QString cited READ cited NOTIFY changed)

 public:
  enum Role {
    TextRole = Qt::UserRole + 1,
    WorthRole,
    PointsRole,
    SideRole,
    SideNameRole,
    HolderRole,
    HexRole,
    KnownRole
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(score_.lines.size()); }

  [[nodiscard]] bool known() const { return known_; }

  [[nodiscard]] bool over() const { return over_; }

  [[nodiscard]] bool complete() const;

  /// "union", "confederate"; empty for a draw.
  [[nodiscard]] QString winner() const;
  [[nodiscard]] QString winnerName() const;

  /// Who has won, or would when the game ended as it stands.
  [[nodiscard]] QString result() const { return result_; }

  /// What a side is short of.
  [[nodiscard]] QString unionShort() const { return short_[0]; }

  [[nodiscard]] QString confederateShort() const { return short_[1]; }

  /// Each side's own points.
  [[nodiscard]] int unionPoints() const { return score_.points[0]; }

  [[nodiscard]] int confederatePoints() const { return score_.points[1]; }

  /// CSP lost in battle.
  [[nodiscard]] int unionLost() const { return score_.lost[0]; }

  [[nodiscard]] int confederateLost() const { return score_.lost[1]; }

  /// The case that tells what counts.
  [[nodiscard]] QString cited() const;

 signals:
  void playChanged();
  void changed();

 private:
  void take_position();

  Play* play_{};
  core::strategic::Score score_;
  std::vector<QString> texts_;  ///< by line
  QString result_;
  std::array<QString, 2> short_;
  bool known_{};
  bool over_{};
};

}  // namespace models
