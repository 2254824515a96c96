// The battles of the miniature table: those of the catalogue, and those that have been begun.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/rule_text.h"
#include "core/game/battle_rules.h"
#include "qml/models/save_shelf.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace models {

/// The scenarios of the miniature table in their order, with what the chooser says of each.
class BattlesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The rule sets: rules ("ironclad", "coastal"), title, and the options [IC-T42] [RC-T46]: name,
  /// meaning, rule, standard; a switch, a number or a word, of which choices has all: value, title.
  Q_PROPERTY(QVariantList sets READ sets NOTIFY countChanged)

 public:
  enum Role {
    IdRole = Qt::UserRole + 1,
    TitleRole,
    SizeRole,
    HistoryRole,
    UnionRole,
    SouthRole,
    AimsRole
  };

  using QAbstractListModel::QAbstractListModel;

  /// @param aims of each battle, what it is won by
  /// @param options of each rule set, in their order
  void reset(std::vector<core::table::Battle> battles, std::vector<QString> aims,
             const std::array<std::vector<core::data::OptionText>, 2>& options);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] QVariantList sets() const { return sets_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  /// All of a row by the names of the roles; empty for none.
  Q_INVOKABLE [[nodiscard]] QVariantMap battle(int row) const;

 signals:
  void countChanged();

 private:
  std::vector<core::table::Battle> rows_;
  std::vector<QString> aims_;
  QVariantList sets_;
};

/// "Ironclad Gunboat", as the chooser and the list of saves name a rule set.
[[nodiscard]] QString rule_set_name(core::game::RuleSet set);

/// [RC-081] "The river table 7" for "river-7"; empty for the id of another battle.
[[nodiscard]] QString laid_title(const QString& id);

/// The saved battles of a folder, the one played last first.
class BattleSaves : public models::SaveShelf {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::BattlesModel* battles MEMBER battles_ NOTIFY folderChanged)

 public:
  explicit BattleSaves(QObject* parent = nullptr);

 protected:
  [[nodiscard]] QVariantMap row_of(const QString& file) const override;

 private:
  BattlesModel* battles_{};
};

}  // namespace models
