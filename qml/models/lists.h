// The lists of the chooser and the panels.
#pragma once

#include "core/data/catalogue.h"
#include "qml/models/board.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace models {

/// The seven set-ups.
class SetupsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")

 public:
  enum Role { IdRole = Qt::UserRole + 1, TitleRole, StartRole, SheetsRole, BriefingRole, EndRole };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<core::data::SetupInfo> rows);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;

  /// The set-up of an id, or nothing.
  [[nodiscard]] const core::data::SetupInfo* find(std::string_view id) const;

  Q_INVOKABLE [[nodiscard]] QString idOf(int row) const { return text(row, IdRole); }

  Q_INVOKABLE [[nodiscard]] QString titleOf(int row) const { return text(row, TitleRole); }

  Q_INVOKABLE [[nodiscard]] QString startOf(int row) const { return text(row, StartRole); }

  Q_INVOKABLE [[nodiscard]] QString briefingOf(int row) const { return text(row, BriefingRole); }

 private:
  [[nodiscard]] QString text(int row, int role) const {
    return hasIndex(row, 0) ? data(index(row), role).toString() : QString{};
  }

  std::vector<core::data::SetupInfo> rows_;
};

/// The published errata with a switch each. Nothing is changed on the board before it is opened
/// again with selection().
class ErrataModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")
  Q_PROPERTY(QString selection READ selection WRITE setSelection NOTIFY selectionChanged)
  Q_PROPERTY(int count READ count NOTIFY selectionChanged)
  Q_PROPERTY(int onCount READ onCount NOTIFY selectionChanged)

 public:
  enum Role {
    IdRole = Qt::UserRole + 1,
    CaseRole,
    TitleRole,
    PrintedRole,
    CorrectedRole,
    KindRole,
    BuiltRole,
    OnRole
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<core::data::Erratum> rows);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  Q_INVOKABLE void toggle(int row);

  /// The shortest text of the switches, as `--errata` takes it.
  [[nodiscard]] QString selection() const;
  void setSelection(const QString& text);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] int onCount() const;
  /// "E013: the railhead at Pilot Knob ..."; empty for an id that is none.
  [[nodiscard]] QString textOf(std::string_view id) const;

 signals:
  void selectionChanged();

 private:
  std::vector<core::data::Erratum> rows_;
  core::rulebook::ErrataSelection selection_;
};

/// Rows of a title and a text: remarks of a set-up, hops of a supply path, hits of a search.
class NotesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session or the desk")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { TitleRole = Qt::UserRole + 1, TextRole, FigureRole, HexRole, PieceRole, BrokenRole };

  struct Row {
    QString title;
    QString text;
    QString figure;
    QString hex;    ///< label of the hex to go to
    QString piece;  ///< sheet id of the piece meant
    bool broken{};  ///< a step that cannot be made
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<Row> rows);

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  Q_INVOKABLE [[nodiscard]] QString hexOf(int row) const;
  Q_INVOKABLE [[nodiscard]] QString pieceOf(int row) const;

 signals:
  void countChanged();

 private:
  std::vector<Row> rows_;
};

/// The pieces of one or more stacks, members of a roster below their headquarters.
class StackModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the desk")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// Of the current piece; -1 when it is not here.
  Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged)

 public:
  enum Role {
    PieceRole = Qt::UserRole + 1,
    SheetIdRole,
    TitleRole,
    DetailRole,
    NoteRole,
    DepthRole,
    SideRole,
    PlaceRole,
    SelectedRole,
    CurrentRole,
    UnsuppliedRole
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::shared_ptr<const Board> board, std::shared_ptr<const SupplyBoard> supply,
             const std::vector<int>& stacks);
  void setSelected(std::set<PieceId> selected, std::optional<PieceId> current);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(pieces_.size()); }

  [[nodiscard]] int currentRow() const;

  [[nodiscard]] const std::vector<PieceId>& pieces() const noexcept { return pieces_; }

 signals:
  void countChanged();
  void currentRowChanged();

 private:
  std::shared_ptr<const Board> board_;
  std::shared_ptr<const SupplyBoard> supply_;
  std::vector<PieceId> pieces_;
  std::set<PieceId> selected_;
  std::optional<PieceId> current_;
};

}  // namespace models
