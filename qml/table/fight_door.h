// [26.13] [26.14] The door from a campaign to the miniature table: a fight that waits for the die
// or the table is fought there, answered quickly, and reported.
#pragma once

#include "qml/models/play.h"
#include "qml/table/table_play.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

// Their headers are too much for moc.
namespace core::game {
class Game;
struct FleetOutcome;
}  // namespace core::game

namespace core::study {
struct QuickRun;
}  // namespace core::study

namespace tableview {

/// Nothing of the campaign changes before the report. A battle that is left lies beside the
/// campaign's save, and the door of the same fight opens it again.
class FightDoor : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// The campaign.
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  /// Where it is fought.
  Q_PROPERTY(tableview::TablePlay* table READ table WRITE setTable NOTIFY tableChanged)
  /// Whether who decides is asked for the die or the table.
  Q_PROPERTY(bool asked READ asked NOTIFY changed)
  /// Whether there is a table for the fight; it is laid out on a thread of its own.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// Why there is none; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// The rule set and the seed of the table.
  Q_PROPERTY(QString terms READ terms NOTIFY changed)
  /// unit, side ("union", "confederate"), sideName, strength, ships
  Q_PROPERTY(QVariantList fleets READ fleets NOTIFY changed)
  /// Whether the battle was begun already.
  Q_PROPERTY(bool begun READ begun NOTIFY changed)
  /// Whether the battle on the table is this one, and whether it is over there.
  Q_PROPERTY(bool atTable READ atTable NOTIFY changed)
  Q_PROPERTY(bool fought READ fought NOTIFY changed)
  /// What is to be reported of it.
  Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
  /// A quick answer is being found.
  Q_PROPERTY(bool answering READ answering NOTIFY changed)
  /// The battles of the quick answer so far, a sentence each, and how many there shall be.
  Q_PROPERTY(QStringList runs READ runs NOTIFY changed)
  Q_PROPERTY(int wanted READ wanted CONSTANT)
  /// What is to be reported by it; empty until all were fought.
  Q_PROPERTY(QString answer READ answer NOTIFY changed)

 public:
  explicit FightDoor(QObject* parent = nullptr);
  ~FightDoor() override;

  [[nodiscard]] models::Play* play() const { return play_; }

  void setPlay(models::Play* play);

  [[nodiscard]] TablePlay* table() const { return table_; }

  void setTable(TablePlay* table);

  [[nodiscard]] bool asked() const { return waiting_.has_value(); }

  [[nodiscard]] bool ready() const;
  [[nodiscard]] QString error() const;

  [[nodiscard]] QString title() const;
  [[nodiscard]] QString terms() const;

  [[nodiscard]] QVariantList fleets() const;
  [[nodiscard]] bool begun() const;
  [[nodiscard]] bool atTable() const;
  [[nodiscard]] bool fought() const;
  [[nodiscard]] QString outcome() const;

  [[nodiscard]] bool answering() const { return stop_ != nullptr; }

  [[nodiscard]] QStringList runs() const;

  [[nodiscard]] int wanted() const;
  [[nodiscard]] QString answer() const;

  /// Begins the battle, or goes on with it.
  /// @param computer what the computer commands, as TablePlay has it
  Q_INVOKABLE bool fight(const QString& computer);
  /// Captains fight it several times aside, and the median counts [IC-444] [RC-544].
  Q_INVOKABLE void answerQuickly();
  Q_INVOKABLE void stopAnswering();
  /// Reports what became of the battle on the table.
  Q_INVOKABLE bool report();
  /// Reports the quick answer.
  Q_INVOKABLE bool reportAnswer();

 signals:
  void playChanged();
  void tableChanged();
  void changed();

 private:
  /// A fight with its table, or why there is none.
  struct Laid;

  [[nodiscard]] static std::shared_ptr<Laid> lay(const core::data::Catalogue& catalogue,
                                                 core::game::Game game, int seed);
  /// Looks whether a fight waits, and lays it out when it is another one.
  void renew();
  void forget();
  void take(std::uint64_t fight, std::shared_ptr<Laid> laid);
  void take_run(const std::shared_ptr<std::atomic<bool>>& stop, const core::study::QuickRun& run);
  void give_up(const std::shared_ptr<std::atomic<bool>>& stop, const QString& why);
  bool report(const core::game::FleetOutcome& outcome);
  [[nodiscard]] QString outcome_words(const core::game::FleetOutcome& outcome) const;
  /// All battles of the quick answer were fought.
  [[nodiscard]] bool answered() const;
  /// Beside the campaign's save; empty without one.
  [[nodiscard]] QString file() const;

  QPointer<models::Play> play_;
  QPointer<TablePlay> table_;
  QThreadPool pool_;
  std::optional<std::uint64_t> waiting_;     ///< hash of the position in which it waits
  std::shared_ptr<Laid> laid_;               ///< null until it is laid out
  int seat_{};                               ///< number of the battle on the table that is this one
  std::shared_ptr<std::atomic<bool>> stop_;  ///< while an answer is being found
};

}  // namespace tableview
