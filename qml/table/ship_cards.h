// The cards of all ships and forts as a list: names, boxes or points, guns, what holds them.
#pragma once

#include "core/board/side.h"
#include "core/table/facts.h"
#include "core/table/magazine.h"

#include <QAbstractListModel>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tableview {

/// A card as the desk of a set makes it.
struct CardRow {
  QString name;
  QString side;
  bool fort{};
  bool gone{};    ///< out of the battle
  bool hidden{};  ///< [RC-222] not seen yet: it has no card
  bool acts{};    ///< has still something to do in this step
  QString speed;  ///< words
  QString state;  ///< words: aground, at anchor, ...
  /// List of key, title, full, left, choosable: boxes.
  QVariantList sections;
  /// List of title, full, left, mark, markTitle, meaning, rule: points, with the mark below which
  /// something is due.
  QVariantList points;
  /// List of title, text, bad: what else stands on the sheet.
  QVariantList facts;
  /// Guns that are alike together: title, and a list of number, lost, fired, laid, choosable; a
  /// fort's one by one, with armor and armorFull.
  QVariantList guns;
  int due{};  ///< hits that are to be marked now

  friend bool operator==(const CardRow&, const CardRow&) = default;
};

class ShipCards : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the battle")
  Q_PROPERTY(int count READ count NOTIFY reset)

 public:
  /// As the members of CardRow.
  enum Role {
    NumberRole = Qt::UserRole + 1,
    NameRole,
    SideRole,
    FortRole,
    GoneRole,
    HiddenRole,
    ActsRole,
    SpeedRole,
    StateRole,
    SectionsRole,
    PointsRole,
    FactsRole,
    GunsRole,
    DueRole
  };

  using QAbstractListModel::QAbstractListModel;

  void show(std::vector<CardRow> rows);
  void clear();

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  /// All of a row by the names of the roles; empty for none.
  Q_INVOKABLE [[nodiscard]] QVariantMap card(int row) const;

 signals:
  void reset();

 private:
  std::vector<CardRow> rows_;
};

/// "fore pivot", "turret".
[[nodiscard]] QString mounting_words(core::table::Mounting mounting);
/// [RR-383] Adds a fact for each pattern of guns whose rounds are counted: how many are left of
/// those at the start.
void add_rounds(QVariantList& facts, const core::table::Facts& lists,
                const core::table::BattleShip& ship, const core::table::Rounds& left);
/// Adds a gun's box to the row of those that are like it.
void add_gun(QVariantList& rows, const QString& title, const QVariantMap& box);

}  // namespace tableview
