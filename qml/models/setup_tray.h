// The counters that a side has left while a set-up is edited.
#pragma once

#include "core/data/setup_draft.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// [3.26] [10.01] The counters of a side that are left: kinds and values of the mix, then leaders.
class TrayModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the editor")

 public:
  enum Role { NameRole = Qt::UserRole + 1, FreeRole };

  struct Row {
    QString name;
    int free{};
    core::data::NewCounter counter;
  };

  using QAbstractListModel::QAbstractListModel;

  /// Rows that are still the same stay where they are.
  void reset(std::vector<Row> rows);

  [[nodiscard]] const core::data::NewCounter* at(int row) const;

  /// Whether the row is a ship, which stands in water.
  Q_INVOKABLE [[nodiscard]] bool isShip(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 private:
  std::vector<Row> rows_;
};

}  // namespace models
