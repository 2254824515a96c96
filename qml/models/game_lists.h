// The lists of a game in play: the orders that can be given, and the log.
#pragma once

#include "core/game/match.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace models {

/// Orders for what is selected, or for the decision as a whole; refused ones with case and reason.
class OrdersModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the game")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The hex that all rows are about; empty when there are several, or none.
  Q_PROPERTY(QString onlyHex READ onlyHex NOTIFY onlyHexChanged)

 public:
  enum Role {
    WordsRole = Qt::UserRole + 1,
    KindRole,
    CaseRole,
    LegalRole,
    ReasonRole,
    HexRole,
    WhereRole,
    LeastRole,
    MostRole
  };
  Q_ENUM(Role)

  struct Row {
    core::game::Action action;  ///< its number is the largest of those that are legal
    QString text;
    QString kind;  ///< "march"
    QString cited;
    QString reason;  ///< of a refused one
    QString hex;     ///< label, where it happens at one
    QString where;   ///< label of the hex that shows what it is about
    int least{};     ///< the smallest legal number; 0 where there is none to choose
    bool legal{true};
    bool at_hexes{};  ///< stands for one order at each of several hexes: the map shows them

    friend bool operator==(const Row&, const Row&) = default;
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<Row> rows);

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] QString onlyHex() const;

 signals:
  void countChanged();
  void onlyHexChanged();

 private:
  std::vector<Row> rows_;
};

/// The lines of the log that the reader may read [0.5].
class LogModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the game")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    TextRole = Qt::UserRole + 1,
    CaseRole,
    HexRole,
    ActionRole,
    TurnRole,   ///< "Game-turn 2", the heading above lines of one
    GroupRole,  ///< "battle", "movement", "supply" ..., for filters
    SideRole    ///< "union" or "confederate"
  };

  using QAbstractListModel::QAbstractListModel;

  /// Takes over what is new: lines beyond those known are added, those no longer there go.
  void follow(const std::vector<core::game::LogLine>& lines, core::board::Side reader);
  /// Forgets everything: another game, another line of play or another reader.
  void clear();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  Q_INVOKABLE [[nodiscard]] QString hexOf(int row) const;
  Q_INVOKABLE [[nodiscard]] int actionOf(int row) const;
  Q_INVOKABLE [[nodiscard]] QString textOf(int row) const;

 signals:
  void countChanged();

 private:
  struct Row {
    QString text;
    QString cited;
    QString hex;
    QString group;
    int game_turn{};
    std::uint32_t action{};
    core::board::Side side{};
  };

  std::vector<Row> rows_;
  std::size_t taken_{};                   ///< lines of the match that have been read
  std::vector<std::uint32_t> action_of_;  ///< of each line read, to find those that went
  std::optional<core::board::Side> reader_;
};

/// The log as it is read: only lines of some groups, only those that hold a text.
class LogFilter : public QSortFilterProxyModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString group MEMBER group_ WRITE setGroup NOTIFY changed)
  Q_PROPERTY(QString text MEMBER text_ WRITE setText NOTIFY changed)
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  explicit LogFilter(QObject* parent = nullptr);

  void setGroup(const QString& group);
  void setText(const QString& text);

  [[nodiscard]] int count() const { return rowCount(); }

  Q_INVOKABLE [[nodiscard]] QString hexOf(int row) const;
  Q_INVOKABLE [[nodiscard]] int actionOf(int row) const;
  /// The last line of those that tell of the first `action` actions; -1 when there is none.
  Q_INVOKABLE [[nodiscard]] int rowOfAction(int action) const;
  Q_INVOKABLE [[nodiscard]] QString caseOf(int row) const;

 signals:
  void changed();
  void countChanged();

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QString group_;
  QString text_;
};

}  // namespace models
