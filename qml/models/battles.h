// The battles of the miniature table: those of the catalogue, and those that have been begun.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/rule_text.h"
#include "core/tabletop/battle_rules.h"
#include "qml/models/save_shelf.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace models {

/// What the chooser says of a battle.
struct BattleRow {
  QString id;
  QString title;
  QString size;
  QString history;
  std::array<QString, 2> forces;  ///< by side
  QString aims;                   ///< what it is won by
  bool land{};                    ///< fought on land, by the set for it; else on water
};

[[nodiscard]] BattleRow battle_row(const core::table::Battle& battle, const QString& aims);
[[nodiscard]] BattleRow battle_row(const core::field::Battle& battle, const QString& aims);

/// The scenarios of the miniature table in their order, with what the chooser says of each.
class BattlesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The rule sets: rules ("ironclad", "coastal", "field"), title, land, and the options [IC-T42]
  /// [RC-T46] [FB-T39]: name, meaning, rule, standard; a switch, a number or a word, of which
  /// choices has all: value, title.
  Q_PROPERTY(QVariantList sets READ sets NOTIFY countChanged)

 public:
  enum Role {
    IdRole = Qt::UserRole + 1,
    TitleRole,
    SizeRole,
    HistoryRole,
    UnionRole,
    SouthRole,
    AimsRole,
    LandRole
  };

  using QAbstractListModel::QAbstractListModel;

  /// @param options of each rule set, in their order
  void reset(std::vector<BattleRow> rows,
             const std::array<std::vector<core::data::OptionText>, 3>& options);

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
  std::vector<BattleRow> rows_;
  QVariantList sets_;
};

/// "Ironclad Gunboat", as the chooser and the list of saves name a rule set.
[[nodiscard]] QString rule_set_name(core::tabletop::RuleSet set);

/// [RC-081] "The river table 7" for "river-7"; empty for the id of another battle.
[[nodiscard]] QString laid_title(const QString& id);

/// The saved battles of a folder, the one played last first.
class BattleSaves : public models::SaveShelf {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::BattlesModel* battles MEMBER battles_ NOTIFY folderChanged)

 public:
  explicit BattleSaves(QObject* parent = nullptr);

  /// Whether a save is of a battle on land; false for one that cannot be read.
  Q_INVOKABLE [[nodiscard]] bool onLand(const QString& file) const;

 protected:
  [[nodiscard]] QVariantMap row_of(const QString& file) const override;

 private:
  BattlesModel* battles_{};
};

}  // namespace models
