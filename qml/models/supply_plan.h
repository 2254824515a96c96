// The next Maintenance of the player who decides: who is fed from where, and where it gives out.
#pragma once

#include "qml/models/order_run.h"
#include "qml/models/play.h"
// moc cannot read the standard headers of this one before those of the other.
#include "core/plan/next_supply.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace models {

/// A row for each force, the hungry ones first. Forecast aside on a copy of the position after
/// every action; what is shown meanwhile is the forecast before it.
class SupplyPlan : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(int count READ count NOTIFY changed)
  /// Whether there is a forecast: the scenario has another Supply Phase, and the present is shown.
  Q_PROPERTY(bool known READ known NOTIFY changed)
  /// Whether it is the Maintenance that goes on now: forces can be fed.
  Q_PROPERTY(bool maintaining READ maintaining NOTIFY maintainingChanged)
  Q_PROPERTY(bool feeding READ feeding NOTIFY feedingChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  Q_PROPERTY(int hungry READ hungry NOTIFY changed)
  Q_PROPERTY(int atRisk READ atRisk NOTIFY changed)
  Q_PROPERTY(QString totals READ totals NOTIFY changed)
  Q_PROPERTY(QString needs READ needs NOTIFY changed)
  Q_PROPERTY(QString stocks READ stocks NOTIFY changed)

 public:
  enum Role {
    PlaceRole = Qt::UserRole + 1,
    HexRole,
    PieceRole,
    StateRole,
    StrengthRole,
    NeedRole,
    ReachRole,
    VerdictRole,
    PaidRole,
    SourcesRole,
    ChosenRole,
    WaitsRole
  };
  Q_ENUM(Role)

  explicit SupplyPlan(QObject* parent = nullptr);
  ~SupplyPlan() override;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] bool known() const { return known_; }

  [[nodiscard]] bool maintaining() const { return maintaining_; }

  /// Forces are being fed one after the other; the window lives meanwhile.
  [[nodiscard]] bool feeding() const { return run_.running(); }

  [[nodiscard]] bool busy() const { return running_ > 0; }

  /// Forces that will more likely than not find too little, and others that may.
  [[nodiscard]] int hungry() const { return hungry_; }

  [[nodiscard]] int atRisk() const { return at_risk_; }

  /// SUP and rail points before and after.
  [[nodiscard]] QString totals() const { return totals_; }

  /// What all forces need and what they lose.
  [[nodiscard]] QString needs() const { return needs_; }

  /// Stocks that the phase leaves lower, a line each.
  [[nodiscard]] QString stocks() const { return stocks_; }

  /// Wishes that a force be paid from another of its sources; it is, when its turn comes.
  Q_INVOKABLE void wish(int row, int source);
  /// Maintains the force of a row as planned.
  Q_INVOKABLE void feed(int row);
  /// Maintains all forces as planned, until something else is asked.
  Q_INVOKABLE void feedAll();
  Q_INVOKABLE void stop();

  /// As OrderRun::setMoment.
  void setMoment(int milliseconds) { run_.setMoment(milliseconds); }

  /// Which forces shall be paid from another source than the nearest.
  [[nodiscard]] const core::supply::FeedWishes& wishes() const { return wishes_; }

 signals:
  void playChanged();
  void changed();
  void maintainingChanged();
  void feedingChanged();
  void busyChanged();

 private:
  struct Row {
    core::supply::FeedPlan plan;
    QString place;
    QString hex;
    QString piece;
    QString state;  ///< "fed", "risk", "hungry"
    QString verdict;
    QString paid;
    QStringList sources;
    int chosen{-1};
    bool waits{};  ///< it can be maintained or paid for now
  };

  struct Figures {
    std::vector<Row> rows;
    QString totals;
    QString needs;
    QString stocks;
    int hungry{};
    int at_risk{};
    bool known{};
  };

  void take_position();
  void compute();
  void show(Figures figures);
  [[nodiscard]] static Figures figures_of(const core::state::Situation& now,
                                          const core::supply::Forecast& forecast);
  [[nodiscard]] bool may_feed_now() const;

  Play* play_{};
  QThreadPool pool_;
  std::shared_ptr<std::atomic<int>> latest_{std::make_shared<std::atomic<int>>(0)};
  int running_{};
  core::supply::FeedWishes wishes_;
  std::vector<Row> rows_;
  QString totals_;
  QString needs_;
  QString stocks_;
  QString game_;  ///< the save that the wishes are for
  int hungry_{};
  int at_risk_{};
  bool known_{};
  bool maintaining_{};
  OrderRun run_;  ///< feeds all forces
};

}  // namespace models
