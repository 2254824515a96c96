// Computer generals at the game of the window: they think beside it, and what they do is shown.
#pragma once

#include "core/study/seated_general.h"
#include "qml/models/play.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace models {

/// Who plays which side, and the orders of those who are no persons.
///
/// A general thinks on a copy of the game, so that the window lives all the while; his orders are
/// taken into the game some at a time. A game of two generals stands still until it is told how far
/// to go.
class Generals : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  /// A general plays a side.
  Q_PROPERTY(bool seated READ seated NOTIFY seatsChanged)
  /// Nobody else plays.
  Q_PROPERTY(bool alone READ alone NOTIFY seatsChanged)
  /// "person", or as the terminal takes a general: "regular:bold".
  Q_PROPERTY(QString unionSeat READ unionSeat NOTIFY seatsChanged)
  Q_PROPERTY(QString confederateSeat READ confederateSeat NOTIFY seatsChanged)
  /// A general is asked.
  Q_PROPERTY(bool asked READ asked NOTIFY changed)
  Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
  Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
  /// What is at work, in a sentence.
  Q_PROPERTY(QString doing READ doing NOTIFY changed)
  /// How long each operation is looked at, in milliseconds; 0: they are not shown one by one.
  Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)
  /// What was seen of his last turn, by theatre: rows of theatre, words, hex, and whether it is the
  /// first of its theatre.
  Q_PROPERTY(QVariantList dispatch READ dispatch NOTIFY dispatchChanged)

 public:
  /// How far generals play without a person.
  enum class Until : std::uint8_t { Order, Week, Cycle, End };
  Q_ENUM(Until)

  explicit Generals(QObject* parent = nullptr);
  ~Generals() override;
  Generals(const Generals&) = delete;
  Generals& operator=(const Generals&) = delete;
  Generals(Generals&&) = delete;
  Generals& operator=(Generals&&) = delete;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool seated() const;
  [[nodiscard]] bool alone() const;

  [[nodiscard]] QString unionSeat() const { return seat_of(core::board::Side::Union); }

  [[nodiscard]] QString confederateSeat() const { return seat_of(core::board::Side::Confederate); }

  [[nodiscard]] bool asked() const;

  [[nodiscard]] bool thinking() const { return thinking_; }

  [[nodiscard]] bool stopped() const { return stopped_; }

  [[nodiscard]] QString doing() const;

  [[nodiscard]] int pace() const { return pace_; }

  void setPace(int pace);

  [[nodiscard]] QVariantList dispatch() const { return dispatch_; }

  /// Somebody sits down, in the game and in its save. False where the words name nobody.
  Q_INVOKABLE bool seat(const QString& side, const QString& who);
  /// Stops before the next order.
  Q_INVOKABLE void stop();
  /// Goes on until a person is asked, or as far as is said.
  Q_INVOKABLE void go(models::Generals::Until until = Until::End);
  /// He takes the best that he has found so far.
  Q_INVOKABLE void playNow();
  /// Why the `action`th order of the line of play was given, sentence by sentence; none where it is
  /// no general's, or still his secret.
  Q_INVOKABLE [[nodiscard]] QStringList reasonsOf(int action) const;

 signals:
  void playChanged();
  void seatsChanged();
  void changed();
  void paceChanged();
  void dispatchChanged();
  /// Something was seen of what he did in the field.
  void turnTold();
  /// The window shall show what happens there.
  void happensAt(const QString& hex);

 private:
  struct Table;

  struct Thought {
    core::board::Side side{};
    core::study::GeneralsOrder order;
    bool shown{};  ///< the operation is done: something to look at
  };

  void take_game();
  void take_seats();
  /// Has the next orders thought out, if a general is asked and may go on.
  void look_on();
  void take_orders(const std::vector<Thought>& thoughts, std::uint32_t length);
  void write_dispatch();
  /// Whether a game of two generals has come as far as was wanted.
  [[nodiscard]] bool has_come_far_enough() const;
  [[nodiscard]] QString seat_of(core::board::Side side) const;

  Play* play_{};
  std::shared_ptr<Table> table_;
  std::array<QString, 2> seats_;  ///< by Side; as the save has them
  bool thinking_{};
  bool stopped_{};
  Until until_{Until::End};
  std::optional<int> began_turn_;  ///< the game-turn in which it was told how far to go
  int pace_{};
  std::optional<int> told_turn_;  ///< of the dispatch
  int orders_{};                  ///< of this turn
  QVariantList dispatch_;
  QTimer shows_;
  QThreadPool pool_;
};

}  // namespace models
