// The pieces of the player who decides: who commands whom, what each can still do; his ships; the
// sieges.
#pragma once

#include "qml/models/play.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace models {

/// The tree of command as rows with their depth: leaders, their headquarters, rosters and spans.
/// Only while it is watched it follows the game.
class ForcesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY watchingChanged)
  /// Which pieces are shown: "", "able", "unsupplied", "besieged", "ships", "leaders",
  /// "headquarters", "sieges".
  Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    SheetIdRole = Qt::UserRole + 1,
    TitleRole,
    DetailRole,
    HexRole,
    DepthRole,
    GroupRole,
    HeadquartersRole,
    DraggableRole,
    AbleRole,
    WarningRole
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool watching() const { return watching_; }

  void setWatching(bool on);

  [[nodiscard]] QString filter() const { return filter_; }

  void setFilter(const QString& filter);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] Q_INVOKABLE int rowOf(const QString& sheet_id) const;
  /// The row of the headquarters that a row is or is under; -1 for none.
  [[nodiscard]] Q_INVOKABLE int headquartersAt(int row) const;
  /// Whether the unit of a row could go on the roster of the headquarters of another: "" or why
  /// not.
  [[nodiscard]] Q_INVOKABLE QString whyNot(int unit, int headquarters) const;
  /// [16.16] Puts the unit of a row on the roster of the headquarters of another; false, with a
  /// refusal that Play tells, when it may not go there.
  Q_INVOKABLE bool enrol(int unit, int headquarters);
  /// [16.16] Takes it off its roster.
  Q_INVOKABLE bool detach(int unit);

 signals:
  void playChanged();
  void watchingChanged();
  void filterChanged();
  void countChanged();

 private:
  struct Row {
    std::optional<PieceId> piece;
    QString sheet_id;
    QString title;
    QString detail;
    QString hex;
    QString warning;  ///< "out of supply", "besieged"
    QString group;
    int depth{};
    bool headquarters{};
    bool draggable{};
    bool able{};
  };

  /// What rows are made from.
  struct Seen;

  void make();
  [[nodiscard]] Row row_of(const Seen& seen, PieceId id, int depth, const QString& group) const;
  /// Where it stands, unless that is where the one above it in the list stands.
  [[nodiscard]] QString place_of(const Seen& seen, PieceId id) const;
  [[nodiscard]] bool is_wanted(const Seen& seen, PieceId id) const;
  void add_tree(const Seen& seen, std::vector<Row>& rows) const;
  static void add_sieges(const Seen& seen, std::vector<Row>& rows);
  [[nodiscard]] std::optional<PieceId> piece_in(int row) const;

  Play* play_{};
  bool watching_{};
  QString filter_;
  std::vector<Row> rows_;
};

/// [3.26] The counters of the player who decides: how many of each are in play and how many are
/// free.
class CountersModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY watchingChanged)
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { NameRole = Qt::UserRole + 1, InPlayRole, FreeRole };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool watching() const { return watching_; }

  void setWatching(bool on);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

 signals:
  void playChanged();
  void watchingChanged();
  void countChanged();

 private:
  struct Row {
    QString name;
    int in_play{};
    int free{};
  };

  void make();

  Play* play_{};
  bool watching_{};
  std::vector<Row> rows_;
};

}  // namespace models
