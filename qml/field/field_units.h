// The roster of a battle on land: every unit and general with what becomes of it.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace fieldview {

struct UnitRow {
  int number{};
  QString name;
  QString side;      ///< "union", "confederate"
  QString arm;       ///< "infantry, rifled muskets"
  QString strength;  ///< "24 of 24 men, 3 officers"
  QString order;
  QString state;  ///< "in column; bad morale"
  bool general{};
  bool known{};  ///< whoever looks knows of it
  bool present{};
  bool own{};
  bool acts{};

  friend bool operator==(const UnitRow&, const UnitRow&) = default;
};

class FieldUnits : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the battle")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    NumberRole = Qt::UserRole + 1,
    NameRole,
    SideRole,
    ArmRole,
    StrengthRole,
    OrderRole,
    StateRole,
    GeneralRole,
    PresentRole,
    OwnRole,
    ActsRole
  };

  using QAbstractListModel::QAbstractListModel;

  void show(std::vector<UnitRow> rows);

  void clear() { show({}); }

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] const std::vector<UnitRow>& rows() const { return rows_; }

  /// All of a unit or general by the names of the roles; empty for none.
  Q_INVOKABLE [[nodiscard]] QVariantMap row(int number) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();

 private:
  std::vector<UnitRow> rows_;
};

}  // namespace fieldview
