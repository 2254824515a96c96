// First steps: the lesson that goes on in a game, and how far it has come.
#pragma once

#include "core/words/lesson_orders.h"
#include "qml/models/desk.h"
#include "qml/models/lesson_notes.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace models {

/// What is to be done in the step at hand, one after the other.
class LessonTasks : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the lesson")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { WordsRole = Qt::UserRole + 1, KeysRole, DoneRole, CurrentRole };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  void reset(const std::vector<core::words::LessonTask>& tasks);
  /// The first `done` tasks are done, the next one is at hand.
  void set_done(int done);

 signals:
  void countChanged();

 private:
  struct Row {
    QString words;
    QStringList keys;
  };

  std::vector<Row> rows_;
  int done_{};
};

/// The lesson of the game that is played, if one goes on in it. It only looks on: what is done in
/// the window by the ordinary means completes its tasks. It gives orders when a step is skipped,
/// and takes back when it is asked to.
class Lesson : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Desk* desk READ desk WRITE setDesk NOTIFY deskChanged)
  Q_PROPERTY(bool active READ active NOTIFY changed)
  /// All steps are done, and the lesson is not closed yet.
  Q_PROPERTY(bool finished READ finished NOTIFY changed)
  /// From 1.
  Q_PROPERTY(int step READ step NOTIFY changed)
  Q_PROPERTY(int steps READ steps NOTIFY changed)
  Q_PROPERTY(QString heading READ heading NOTIFY changed)
  Q_PROPERTY(QString words READ wordsOfStep NOTIFY changed)
  /// All of the step was done already when it began: the player goes on himself.
  Q_PROPERTY(bool doneBefore READ doneBefore NOTIFY changed)
  /// What is to be done cannot be done any more.
  Q_PROPERTY(bool stuck READ stuck NOTIFY changed)
  /// A step is being skipped.
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  /// The step to whose begin takeBack() goes.
  Q_PROPERTY(int backStep READ backStep NOTIFY changed)
  Q_PROPERTY(models::LessonTasks* tasks READ tasks CONSTANT)
  /// The hex where the task at hand is to be done; empty for none.
  Q_PROPERTY(QString hex READ hex NOTIFY changed)

 public:
  explicit Lesson(QObject* parent = nullptr);

  [[nodiscard]] Desk* desk() const { return desk_; }

  void setDesk(Desk* desk);

  [[nodiscard]] bool active() const { return lesson_.has_value(); }

  [[nodiscard]] bool finished() const { return active() && at_.step == steps(); }

  [[nodiscard]] int step() const { return at_.step + 1; }

  [[nodiscard]] int steps() const { return active() ? static_cast<int>(lesson_->steps.size()) : 0; }

  [[nodiscard]] QString heading() const;
  [[nodiscard]] QString wordsOfStep() const;

  [[nodiscard]] bool doneBefore() const { return done_before_; }

  [[nodiscard]] bool stuck() const { return stuck_; }

  [[nodiscard]] bool busy() const { return busy_; }

  [[nodiscard]] int backStep() const { return back_step_ + 1; }

  [[nodiscard]] LessonTasks* tasks() { return &tasks_; }

  [[nodiscard]] QString hex() const;

  /// Shows where the task at hand is to be done: the map goes there, and what is meant is pointed
  /// at.
  Q_INVOKABLE void showMe();
  /// Does what the step wants by the orders that a player would give, or only goes on.
  Q_INVOKABLE void skip();
  /// Goes back to the begin of the last step from which it can still be done. What was rolled since
  /// then stays in the line of play that is left.
  Q_INVOKABLE void takeBack();
  Q_INVOKABLE void end();

  // ---- what the window tells ----

  /// The map shows this; it is not the lesson that moved it.
  Q_INVOKABLE void viewSeen(double zoom, QPointF corner, QSizeF size);
  Q_INVOKABLE void pageSeen(const QString& page);
  /// The overlays that are laid over the map, by the names of their keys.
  Q_INVOKABLE void overlaysSeen(const QStringList& overlays);
  Q_INVOKABLE void caseRead();
  Q_INVOKABLE void logLineFollowed();
  /// The part of the window of this name, if it is seen.
  Q_INVOKABLE [[nodiscard]] static QQuickItem* part(QQuickItem* root, const QString& name);

 signals:
  void deskChanged();
  void changed();
  /// A hex is pointed at.
  void hexPointed(const QString& hex);
  /// A part of the window is pointed at.
  void partPointed(const QString& name);
  /// Another step begins.
  void stepBegan();

 private:
  struct View {
    double zoom{};
    QPointF corner;
    QSizeF size;
  };

  void take_game();
  /// Whether tasks were done since it was asked last.
  bool goes_on();
  void follow();
  void game_changed();
  void begin_step(int step);
  /// Marks tasks as done, as far as they are.
  void count_tasks();
  [[nodiscard]] bool is_done(const core::words::LessonTask& task) const;
  [[nodiscard]] const core::words::LessonStep* step_at_hand() const;
  [[nodiscard]] const core::words::LessonTask* task_at_hand() const;
  [[nodiscard]] core::words::Given given() const;
  /// Judges whether the step can still be done.
  void judge();
  [[nodiscard]] int last_good_step() const;
  void go_on_skipping();
  /// Gives the next order of a task that is skipped; false when there is none more.
  bool give_next(const core::words::LessonTask& task);
  void forget_seen();
  void show_tasks();
  void keep() const;

  QPointer<Desk> desk_;
  std::optional<core::words::Lesson> lesson_;
  QString file_;
  LessonNotes at_;
  LessonTasks tasks_;
  bool done_before_{};
  bool stuck_{};
  int back_step_{};
  bool busy_{};                                      ///< the lesson itself acts
  std::optional<core::words::LessonOrders> script_;  ///< of the task that is skipped
  std::optional<View> view_;
  QString page_;
  QStringList overlays_;
  // What has been seen since the task at hand is at hand.
  bool zoomed_{};
  bool moved_{};
  bool case_read_{};
  bool line_followed_{};
};

}  // namespace models
