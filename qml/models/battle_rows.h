// Lists of the battle dialog: who fights, what changes the die, the table, what may come of it.
#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QList>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <cstdint>
#include <vector>

namespace models {

/// What a battle's die came to, read from the log.
struct BattleDie {
  int face{};
  int modifier{};
  int row{};                ///< of the table
  std::array<int, 2> loss;  ///< points, the attacker's first
  std::uint32_t action{};   ///< by which it was rolled
};

/// Rows of a few named values each. A list that has not changed is not told to have changed: what
/// has the keyboard keeps it.
class BattleRows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the battle")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  /// The values of a row, in the order of the names.
  using Row = QVariantList;

  explicit BattleRows(QList<QByteArray> names, QObject* parent = nullptr);

  void reset(std::vector<Row> rows);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  /// A value by its name; nothing for a row or a name that is none.
  Q_INVOKABLE [[nodiscard]] QVariant value(int row, const QString& name) const;

 signals:
  void countChanged();

 private:
  QList<QByteArray> names_;
  std::vector<Row> rows_;
};

}  // namespace models
