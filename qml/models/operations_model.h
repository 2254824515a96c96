// What the selected force can be told to do: the lines of its menu.
#pragma once

#include "core/plan/menu.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// One line a verb, in groups; what cannot be done says why, with its case.
class OperationsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the plan")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    VerbRole = Qt::UserRole + 1,
    WordsRole,
    DetailRole,
    GroupRole,
    HeadingRole,  ///< the group, on its first line
    CaseRole,
    LegalRole,
    ReasonRole,
    ListsRole
  };
  Q_ENUM(Role)

  struct Row {
    core::plan::MenuLine line;
    QString words;
    QString detail;  ///< how far, at what cost, by what chance
    QString group;
    QString cited;
    QString reason;  ///< of one that cannot be done
    bool lists{};    ///< which of several single orders is meant is chosen from a list
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<Row> rows);

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  /// The first row that can be done and gives up nothing of one's own; -1 for none.
  [[nodiscard]] Q_INVOKABLE int preselected() const;
  /// The row of a verb, -1 for none.
  [[nodiscard]] Q_INVOKABLE int rowOf(const QString& verb) const;

 signals:
  void countChanged();

 private:
  std::vector<Row> rows_;
};

}  // namespace models
