// The cards of all ships and forts as a list: names, boxes by section, guns, what holds them.
#pragma once

#include "core/ironclad/game.h"

#include <QAbstractListModel>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tableview {

class ShipCards : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the battle")
  Q_PROPERTY(int count READ count NOTIFY reset)

 public:
  enum Role {
    NumberRole = Qt::UserRole + 1,
    NameRole,
    SideRole,
    FortRole,
    GoneRole,      ///< out of the battle
    ActsRole,      ///< has still something to do in this step
    SpeedRole,     ///< words
    StateRole,     ///< words: aground, at anchor, ...
    SectionsRole,  ///< list of key, title, full, left, choosable
    GunsRole,  ///< guns that are alike together: title, and a list of number, lost, fired, laid,
               ///< choosable; a fort's one by one, with armor and armorFull
    DueRole    ///< hits that are to be marked now
  };

  using QAbstractListModel::QAbstractListModel;

  /// Shows a state; `choosable` are the boxes that may be crossed off.
  void show(const core::ironclad::Setting& setting, const core::ironclad::State& seen,
            const std::vector<core::ironclad::CrossOff>& choosable,
            const std::vector<bool>& can_act);
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
  struct Row {
    QString name;
    QString side;
    bool fort{};
    bool gone{};
    bool acts{};
    QString speed;
    QString state;
    QVariantList sections;
    QVariantList guns;
    int due{};

    friend bool operator==(const Row&, const Row&) = default;
  };

  std::vector<Row> rows_;
};

/// "Armor", as the card heads it.
[[nodiscard]] QString section_title(core::ironclad::Section section);
[[nodiscard]] QString section_key(core::ironclad::Section section);
/// The section of a key.
[[nodiscard]] std::optional<core::ironclad::Section> section_of(const QString& key);
/// "3½ knots".
[[nodiscard]] QString knots_words(int half_knots);
/// What holds or hinders a ship, in a few words.
[[nodiscard]] QString state_words(const core::ironclad::Setting& setting,
                                  const core::ironclad::State& state, core::ironclad::ShipId ship);
/// "fore pivot", "turret".
[[nodiscard]] QString mounting_words(core::table::Mounting mounting);

}  // namespace tableview
