// [RR-340] to [RR-345] A map of the river that is drawn by hand before play, while it is drawn.
#pragma once

#include "qml/models/session.h"
// moc cannot read the standard headers of these before those of the other.
#include "core/river/setting.h"
#include "core/rulebook/rulebook.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace models {

/// The sections of a map from the mouth up, a row each.
class RiverPlot : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the begin of a campaign")
  /// Whether the map is drawn by hand; else the river's own dice draw it [RR-344].
  Q_PROPERTY(bool drawn READ drawn WRITE setDrawn NOTIFY changed)
  /// [RR-082] The bends that a section may begin with, by their numbers.
  Q_PROPERTY(QStringList bends READ bends NOTIFY booksChanged)
  Q_PROPERTY(int count READ count NOTIFY changed)
  /// Whether another section may be added.
  Q_PROPERTY(bool hasRoom READ hasRoom NOTIFY changed)
  /// What is wrong with the map; a sentence, empty when nothing is or none is drawn.
  Q_PROPERTY(QString fault READ fault NOTIFY changed)
  /// The row that is worked on, from 0; -1: none.
  Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)

 public:
  enum Role {
    BendRole = Qt::UserRole + 1,  ///< a number of `bends`
    TownRole,
    CrossingRole,   ///< 0 none, 1 a bridge, 2 a ferry
    TributaryRole,  ///< 0 none, 1 on the left bank, 2 on the right one
    HeadingRole,    ///< where the river runs in it, in words; empty from where it would be West on
    WestRole        ///< whether it is the one that runs West
  };

  /// So many sections are drawn at most. Ours: twice what the dice draw, and more than anybody gets
  /// up the river.
  static constexpr int kMostSections = 50;

  using QAbstractListModel::QAbstractListModel;

  // ---- for QML ----

  /// A section more at the upper end, straight ahead.
  Q_INVOKABLE void add();
  Q_INVOKABLE void removeAt(int row);
  Q_INVOKABLE void setBend(int row, int bend);
  Q_INVOKABLE void setTown(int row, bool town);
  Q_INVOKABLE void setCrossing(int row, int crossing);
  Q_INVOKABLE void setTributary(int row, int tributary);

  // ---- for the begin and the sketch ----

  /// Empty while the dice draw it.
  [[nodiscard]] std::vector<core::river::PlottedSection> plot() const;

  /// All that has been drawn, whether or not it is meant.
  [[nodiscard]] const std::vector<core::river::PlottedSection>& sections() const {
    return sections_;
  }

  /// Another map is on the table, as `sections`.
  void take(std::vector<core::river::PlottedSection> sections);
  /// The words for bends and headings.
  void speak(std::shared_ptr<const core::rulebook::Rulebook> book);

  // ---- properties ----

  [[nodiscard]] bool drawn() const { return drawn_; }

  void setDrawn(bool drawn);

  [[nodiscard]] QStringList bends() const;

  [[nodiscard]] int count() const { return static_cast<int>(sections_.size()); }

  [[nodiscard]] bool hasRoom() const { return count() < kMostSections; }

  [[nodiscard]] QString fault() const;

  [[nodiscard]] int current() const { return current_; }

  void setCurrent(int row);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void changed();
  void booksChanged();
  void currentChanged();

 private:
  /// Changes a section; what follows it may run elsewhere then.
  template <class Change>
  void change(int row, const Change& how);
  /// Where the river runs in a section; nothing from the one on that runs West.
  [[nodiscard]] std::optional<core::river::Heading> heading_in(std::size_t row) const;

  std::vector<core::river::PlottedSection> sections_;
  std::shared_ptr<const core::rulebook::Rulebook> book_;
  bool drawn_{};
  int current_{-1};
};

}  // namespace models
