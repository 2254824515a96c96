// The orders that can be given in a game in play.
#pragma once

#include "core/save/match.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// Whether something of the player's own is lost by choices of the kind.
[[nodiscard]] bool gives_up_own(core::sequence::ActionKind kind);

/// Orders for what is selected, or for the decision as a whole; refused ones with case and reason.
class OrdersModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the game")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The hex that all rows are about; empty when there are several, or none.
  Q_PROPERTY(QString onlyHex READ onlyHex NOTIFY onlyHexChanged)

 public:
  enum Role {
    WordsRole = Qt::UserRole + 1,
    KindRole,
    CaseRole,
    LegalRole,
    ReasonRole,
    HexRole,
    WhereRole,
    LeastRole,
    MostRole
  };
  Q_ENUM(Role)

  struct Row {
    core::game::Action action;  ///< its number is the largest of those that are legal
    QString text;
    QString kind;  ///< "march"
    QString cited;
    QString reason;  ///< of a refused one
    QString hex;     ///< label, where it happens at one
    QString where;   ///< label of the hex that shows what it is about
    int least{};     ///< the smallest legal number; 0 where there is none to choose
    bool legal{true};
    bool at_hexes{};  ///< stands for one order at each of several hexes: the map shows them

    friend bool operator==(const Row&, const Row&) = default;
  };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<Row> rows);
  /// Keeps the rows of these kinds; of none: all.
  void narrow(const QStringList& kinds);

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] QString onlyHex() const;

  /// The first row by which a player gives up nothing of his own: Enter on a list that has just
  /// opened costs nobody a railroad or a Depot. -1 for none.
  [[nodiscard]] Q_INVOKABLE int preselected() const;

 signals:
  void countChanged();
  void onlyHexChanged();

 private:
  std::vector<Row> rows_;
};

}  // namespace models
