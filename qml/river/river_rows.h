// Rows of a list of the campaign: diary, throws, vessels, choices. What stands there stays, so that
// lists keep their place.
#pragma once

#include <QAbstractListModel>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace riverview {

using Rows = std::vector<QVariantMap>;

/// The names of its roles are the keys of its rows.
class RiverRows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the campaign")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  /// @param roles that every row has
  explicit RiverRows(QStringList roles, QObject* parent = nullptr);

  /// Rows that are as they were are left alone; those that differ are told one by one, or, at the
  /// end, as new.
  void show(Rows rows);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] const Rows& rows() const { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  /// A row by the names of its roles; empty when there is none.
  Q_INVOKABLE [[nodiscard]] QVariantMap row(int number) const;

 signals:
  void countChanged();

 private:
  QStringList roles_;
  Rows rows_;
};

}  // namespace riverview
