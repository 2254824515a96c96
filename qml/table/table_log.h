// The log of a battle: every step, die and fact, with its rule.
#pragma once

#include "core/tabletop/battle_match.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace tableview {

/// Words for a turn and its step, or a move and its phase.
using MomentWords = std::function<QString(const core::tabletop::BattleMoment&)>;

class TableLog : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the battle")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { LineRole = Qt::UserRole + 1, RuleRole, DieRole, SidesRole, ShipRole, StepRole };

  using QAbstractListModel::QAbstractListModel;

  /// Shows what a side may read; nothing: everything.
  /// @param ending the last line; empty while the battle goes on
  void show(const std::vector<core::tabletop::BattleLine>& lines,
            std::optional<core::board::Side> reader, const MomentWords& words,
            const QString& ending);
  void clear();

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();

 private:
  struct Row {
    QString line;
    QString rule;
    int die{};
    int sides{};
    int ship{-1};
    bool step{};

    friend bool operator==(const Row&, const Row&) = default;
  };

  std::vector<Row> rows_;
};

}  // namespace tableview
