// The log of a game in play, and the part of it that is read.
#pragma once

#include "core/save/match.h"

#include <QAbstractListModel>
#include <QSet>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace models {

/// The lines of the log that the reader may read [0.5].
///
/// It grows at both ends: with what is done, and with what was told before the save was opened.
/// Neither costs more the longer it is, nor does another reader: the rows of both are kept.
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
    SideRole,   ///< "union" or "confederate"
    /// Of the first line of an operation its bracket (save::Match::bracket()); else empty.
    OperationRole,
    FoldedRole  ///< whether the filter leaves out lines that follow on it
  };

  /// The bracket of the action of that number, from 1; empty: it is a choice by itself.
  using OperationOf = std::function<std::string(std::uint32_t action)>;

  using QAbstractListModel::QAbstractListModel;

  /// Asked for each line that is taken over from now on.
  void setOperationOf(OperationOf operation_of) { operation_of_ = std::move(operation_of); }

  /// [0.5] Whether a side may read what the other has ordered: the names and aims of operations.
  void setOpen(bool open) { open_ = open; }

  /// Takes over what is new: lines beyond those known are added, those no longer there go.
  /// @param from how many actions had been done before the first of `lines`; another one than
  /// before means another log.
  void follow(const std::vector<core::words::LogLine>& lines, std::uint32_t from,
              core::board::Side reader);
  /// Puts lines before all others.
  /// @param from how many actions had been done before the first of them.
  void prepend(const std::vector<core::words::LogLine>& lines, std::uint32_t from);
  /// Forgets everything: another game or another line of play.
  void clear();

  /// How many actions had been done before the first line.
  [[nodiscard]] std::uint32_t from() const { return from_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

  /// The number of the action of a row that is there.
  [[nodiscard]] int action_of(int row) const { return static_cast<int>(line_at(row).action); }

  /// Whether a row that is there is of a group ("": of any) and holds a text.
  [[nodiscard]] bool holds(int row, const QString& group, const QString& text) const;

  /// The bracket of a row that is there, of an operation of a force that the reader may read; else
  /// empty.
  [[nodiscard]] QString operation_at(int row) const;

  /// Whether a row that is there opens the lines of an operation of a force, and may stand for
  /// them.
  [[nodiscard]] bool opens_operation(int row) const;

  /// Whether it is a step on the way of such an operation, of which no die or battle tells.
  [[nodiscard]] bool is_step(int row) const;

  Q_INVOKABLE [[nodiscard]] QString textOf(int row) const;

 signals:
  void countChanged();

 private:
  struct Line {
    std::array<QString, 2> text;  ///< by Side
    core::base::CaseRef cited;
    std::optional<core::board::HexId> hex;
    int game_turn{};
    std::uint32_t action{};
    core::board::Side side{};
    QString operation;
    bool rolled{};
  };

  /// Lines by number: 0 is the first that the match has told, those before it count down.
  using Rows = std::deque<int>;

  [[nodiscard]] Line line_of(const core::words::LogLine& line) const;

  [[nodiscard]] const Rows& rows() const { return rows_[static_cast<std::size_t>(reader_)]; }

  [[nodiscard]] const Line& line_at(int row) const;
  void forget_from(int number);
  void add(const std::vector<core::words::LogLine>& lines);

  std::deque<Line> lines_;
  int earlier_{};             ///< how many lines are before number 0
  std::array<Rows, 2> rows_;  ///< by Side: the lines that it may read, in order
  core::board::Side reader_{};
  std::optional<std::uint32_t> log_from_;  ///< of the match
  std::uint32_t from_{};
  OperationOf operation_of_;
  bool open_{true};
};

/// The log as it is read: only lines of some groups, only those that hold a text. Without either
/// the steps of an operation are folded under its first line until it is opened.
class LogFilter : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::LogModel* sourceModel READ sourceModel WRITE setSourceModel NOTIFY changed)
  Q_PROPERTY(QString group MEMBER group_ WRITE setGroup NOTIFY changed)
  Q_PROPERTY(QString text MEMBER text_ WRITE setText NOTIFY changed)
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] LogModel* sourceModel() const { return source_; }

  void setSourceModel(LogModel* source);
  void setGroup(const QString& group);
  void setText(const QString& text);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return rowCount(); }

  /// Opens the lines of an operation, or folds them, by the bracket of its first line.
  Q_INVOKABLE void toggle(const QString& bracket);

  /// The last line of those that tell of the first `action` actions; -1 when there is none.
  Q_INVOKABLE [[nodiscard]] int rowOfAction(int action) const;

 signals:
  void changed();
  void countChanged();
  /// Lines have come at the end, or all are others.
  void wentOn();

 private:
  [[nodiscard]] bool filters() const { return !group_.isEmpty() || !text_.isEmpty(); }

  /// Whether the row of the log is read.
  [[nodiscard]] bool shows(int row) const;

  [[nodiscard]] int source_row(int row) const { return rows_[static_cast<std::size_t>(row)]; }

  void read_again();
  void inserted(int first, int last);
  void removes(int first);
  void removed();

  LogModel* source_{};
  QString group_;
  QString text_;
  QSet<QString> opened_;  ///< brackets
  std::deque<int> rows_;  ///< of the log
  bool removing_{};
};

}  // namespace models
