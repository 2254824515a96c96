// [28.0] A staff to which decisions of the Strategic Turn are left.
#pragma once

#include "qml/models/order_run.h"
#include "qml/models/play.h"
#include "qml/models/supply_plan.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// Answers what is asked by rules of thumb (core/plan/staff), until another step or another player
/// is asked.
class Staff : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  /// Whose wishes for payments are followed.
  Q_PROPERTY(models::SupplyPlan* plan MEMBER plan_ NOTIFY planChanged)
  /// Whether the decision can be left to it.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// "The staff builds nothing."
  Q_PROPERTY(QString promise READ promise NOTIFY changed)
  Q_PROPERTY(bool working READ working NOTIFY workingChanged)

 public:
  explicit Staff(QObject* parent = nullptr);

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool ready() const;
  [[nodiscard]] QString promise() const;

  [[nodiscard]] bool working() const { return run_.running(); }

  /// Leaves the step to it.
  Q_INVOKABLE void work();
  /// The same, and the side's steps that follow, until one is the general's alone.
  Q_INVOKABLE void workThrough();
  Q_INVOKABLE void stop();

 signals:
  void playChanged();
  void planChanged();
  void changed();
  void workingChanged();

 private:
  /// @param through steps of the same side that follow, too
  void begin(bool through);
  void report();

  Play* play_{};
  SupplyPlan* plan_{};
  OrderRun run_;
  bool ended_idly_{};  ///< the one order it gave ended the step
};

}  // namespace models
