#include "qml/table/ship_cards.h"

#include "qml/models/wording.h"

#include <algorithm>

namespace tableview {

QString mounting_words(core::table::Mounting mounting) {
  using core::table::Mounting;
  switch (mounting) {
    case Mounting::Turret:
      return ShipCards::tr("turret");
    case Mounting::ForwardTurret:
      return ShipCards::tr("forward turret");
    case Mounting::AfterTurret:
      return ShipCards::tr("after turret");
    case Mounting::Pivot:
      return ShipCards::tr("pivot");
    case Mounting::Bow:
      return ShipCards::tr("bow");
    case Mounting::Stern:
      return ShipCards::tr("stern");
    case Mounting::PortSide:
      return ShipCards::tr("port side");
    case Mounting::StarboardSide:
      return ShipCards::tr("starboard side");
    case Mounting::BowPivot:
      return ShipCards::tr("bow, three ports");
    case Mounting::SternPivot:
      return ShipCards::tr("stern, three ports");
    case Mounting::Mortar:
      return ShipCards::tr("mortar");
    case Mounting::Fort:
      return ShipCards::tr("fort");
  }
  return {};
}

void add_rounds(QVariantList& facts, const core::table::Facts& lists,
                const core::table::BattleShip& ship, const core::table::Rounds& left) {
  for (std::size_t i = 0; i < ship.magazines.size(); ++i) {
    const core::table::Magazine& magazine = ship.magazines[i];
    facts << QVariantMap{
        {"title",
         ShipCards::tr("Rounds, %1").arg(models::words(lists.gun(magazine.gun).brief.str()))},
        {"text", ShipCards::tr("%1 of %2").arg(left.at(i)).arg(magazine.rounds)},
        {"bad", left.at(i) == 0}};
  }
}

void add_gun(QVariantList& rows, const QString& title, const QVariantMap& box) {
  for (QVariant& row : rows) {
    QVariantMap same = row.toMap();
    if (same.value(QStringLiteral("title")) == title) {
      QVariantList boxes = same.value(QStringLiteral("guns")).toList();
      boxes << box;
      same.insert(QStringLiteral("guns"), boxes);
      row = same;
      return;
    }
  }
  rows << QVariantMap{{"title", title}, {"guns", QVariantList{box}}};
}

void ShipCards::show(std::vector<CardRow> rows) {
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  } else {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!(rows[i] == rows_[i])) {
        rows_[i] = std::move(rows[i]);
        emit dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), 0));
      }
    }
  }
  emit reset();
}

void ShipCards::clear() {
  beginResetModel();
  rows_.clear();
  endResetModel();
  emit reset();
}

int ShipCards::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ShipCards::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const CardRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case NumberRole:
      return index.row();
    case Qt::DisplayRole:
    case NameRole:
      return row.name;
    case SideRole:
      return row.side;
    case FortRole:
      return row.fort;
    case GoneRole:
      return row.gone;
    case HiddenRole:
      return row.hidden;
    case ActsRole:
      return row.acts;
    case SpeedRole:
      return row.speed;
    case StateRole:
      return row.state;
    case SectionsRole:
      return row.sections;
    case PointsRole:
      return row.points;
    case FactsRole:
      return row.facts;
    case GunsRole:
      return row.guns;
    case DueRole:
      return row.due;
    default:
      return {};
  }
}

QHash<int, QByteArray> ShipCards::roleNames() const {
  return {{NumberRole, "number"},     {NameRole, "name"},     {SideRole, "side"},
          {FortRole, "fort"},         {GoneRole, "gone"},     {HiddenRole, "hidden"},
          {ActsRole, "acts"},         {SpeedRole, "speed"},   {StateRole, "stand"},
          {SectionsRole, "sections"}, {PointsRole, "points"}, {FactsRole, "facts"},
          {GunsRole, "guns"},         {DueRole, "due"}};
}

QVariantMap ShipCards::card(int row) const {
  QVariantMap all;
  if (row >= 0 && row < count()) {
    const auto roles = roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role) {
      all.insert(QString::fromLatin1(role.value()), data(index(row, 0), role.key()));
    }
  }
  return all;
}

}  // namespace tableview
