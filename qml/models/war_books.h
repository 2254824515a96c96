// [20.0] The books of the war: production, supply, men, leaders, blockade, politics, cycles.
#pragma once

#include "qml/models/play.h"
// moc cannot read the standard headers of this one before those of the other.
#include "core/game/war_view.h"
#include "core/words/ledger.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace models {

/// What the side that looks may know of the war beside the map [0.5], of the position that is
/// looked at. Each list holds objects with named values, as its getter says; they are made anew
/// when the position changes and somebody looks (`open`).
class WarBooks : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  /// Whether anybody looks: else nothing is counted.
  Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
  Q_PROPERTY(bool known READ known NOTIFY changed)
  Q_PROPERTY(bool campaign READ campaign NOTIFY changed)
  Q_PROPERTY(QString side READ side NOTIFY changed)
  Q_PROPERTY(QString cycle READ cycle NOTIFY changed)
  Q_PROPERTY(int pool READ pool NOTIFY changed)
  Q_PROPERTY(int personnel READ personnel NOTIFY changed)
  Q_PROPERTY(int incomeTotal READ incomeTotal NOTIFY changed)
  Q_PROPERTY(int lead READ lead NOTIFY changed)
  /// The call that "what if it were made now" shows; empty: the one in force.
  Q_PROPERTY(QString whatIf READ whatIf WRITE setWhatIf NOTIFY changed)
  Q_PROPERTY(QVariantList spiral READ spiral NOTIFY changed)
  Q_PROPERTY(QVariantList offers READ offers NOTIFY changed)
  Q_PROPERTY(QVariantList income READ income NOTIFY changed)
  Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)
  Q_PROPERTY(QVariantList enemyCalls READ enemyCalls NOTIFY changed)
  Q_PROPERTY(QVariantList leaders READ leaders NOTIFY changed)
  Q_PROPERTY(QVariantList departments READ departments NOTIFY changed)
  Q_PROPERTY(QString headquarters READ headquarters NOTIFY changed)
  Q_PROPERTY(QVariantList ports READ ports NOTIFY changed)
  Q_PROPERTY(QVariantList politics READ politics NOTIFY changed)
  Q_PROPERTY(QVariantList table READ table NOTIFY changed)
  Q_PROPERTY(QStringList leads READ leads NOTIFY changed)
  Q_PROPERTY(QString kentucky READ kentucky NOTIFY changed)
  Q_PROPERTY(QVariantList track READ track NOTIFY changed)

 public:
  using QObject::QObject;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool open() const { return open_; }

  void setOpen(bool on);

  /// A game is looked at, and the table is not being turned.
  [[nodiscard]] bool known() const { return war_ != nullptr; }

  [[nodiscard]] bool campaign() const { return war_ != nullptr && war_->campaign; }

  /// "union", "confederate".
  [[nodiscard]] QString side() const;
  /// "4/63".
  [[nodiscard]] QString cycle() const;

  /// SUP.
  [[nodiscard]] int pool() const { return own() != nullptr ? own()->treasury.pool : 0; }

  [[nodiscard]] int personnel() const { return own() != nullptr ? own()->personnel : 0; }

  /// SUP that this cycle brings as the board stands.
  [[nodiscard]] int incomeTotal() const;
  /// The viewer's, in Political Points.
  [[nodiscard]] int lead() const;

  [[nodiscard]] QString whatIf() const { return what_if_; }

  void setWhatIf(const QString& call);

  /// Cycles from this one on: `cycle`, `number` (of the year), `year`, `now`, `winter`, `words` (of
  /// the track), `income` (SUP), `men` (Personnel Points of the call in force), `menIf` (of
  /// `whatIf`), `units`: objects with `piece`, `words`, `csp`, `waits`, `site`.
  [[nodiscard]] QVariantList spiral() const { return spiral_; }

  /// What may be begun now, by kind; empty when nobody asks. `words`, `kind`, `kindName`, `value`,
  /// `supply`, `personnel`, `due` (cycle), `legal`, `reason`, `cited`.
  [[nodiscard]] QVariantList offers() const { return offers_; }

  /// `place`, `hex`, `what`, `points`, `why` (empty when it brings them), `cited`.
  [[nodiscard]] QVariantList income() const { return income_; }

  /// `call`, `stands` ("in force, month 3"), `state` ("force", "made", "open", "refused"),
  /// `political`, `points` (a list by cycle), `reason`, `cited`.
  [[nodiscard]] QVariantList calls() const { return calls_; }

  [[nodiscard]] QVariantList enemyCalls() const { return enemy_calls_; }

  /// `piece` (-1: his year has not come), `name`, `where`.
  [[nodiscard]] QVariantList leaders() const { return leaders_; }

  /// `piece`, `place`, `hex`, `works`, `why`, `cited`.
  [[nodiscard]] QVariantList departments() const { return departments_; }

  /// What has been rolled and has no place yet; empty when nothing.
  [[nodiscard]] QString headquarters() const { return headquarters_; }

  /// `town`, `hex`, `import`, `why`, `ships`, `closes` (empty where it is not known), `tried`.
  [[nodiscard]] QVariantList ports() const { return ports_; }

  /// By side: `side`, `name`, `points`, `uses`, `lost` (full 50 CSP counted).
  [[nodiscard]] QVariantList politics() const { return politics_; }

  /// [25.5] The Political Table: `die` and `cells` ("", "Kentucky", "victory"), the column of the
  /// viewer's lead as `column` (-1 without one).
  [[nodiscard]] QVariantList table() const { return table_; }

  /// The heads of its columns: "1", "2-3", "8+".
  [[nodiscard]] QStringList leads() const { return leads_; }

  [[nodiscard]] QString kentucky() const { return kentucky_; }

  /// All cycles: `cycle`, `gameTurn`, `winter`, `now`, `past`, `union` and `confederate` (the words
  /// of the track).
  [[nodiscard]] QVariantList track() const { return track_; }

  /// The entries of an account as far back as the log was read, the last first: `by`, `balance`,
  /// `text`, `hex`, `cited`, `when`.
  /// @param account "pool", "personnel", "politics"
  Q_INVOKABLE [[nodiscard]] QVariantList ledger(const QString& account) const;
  /// Whether the game has older lines that were not read since it was opened.
  Q_INVOKABLE [[nodiscard]] bool hasEarlier() const;
  /// Reads the log of a year more.
  Q_INVOKABLE void readEarlier();
  /// Begins the unit in a row of offers(); false with a refusal.
  Q_INVOKABLE bool begin(int row);
  /// [25.6] Gives the war up; false with a refusal.
  Q_INVOKABLE bool concede();
  /// Makes a call; false with a refusal.
  Q_INVOKABLE bool call(const QString& name);

 signals:
  void playChanged();
  void openChanged();
  void changed();

 private:
  [[nodiscard]] const core::game::SideOfWar* own() const;
  void look();
  /// Forgets what was read of another log.
  void follow_log();
  void list(const core::state::Situation& now);
  void list_spiral(const core::state::Situation& now);
  void list_offers(const core::state::Situation& now);
  void list_income(const core::state::Situation& now);
  void list_leaders(const core::state::Situation& now);
  void list_departments(const core::state::Situation& now);
  void list_ports(const core::state::Situation& now);
  void list_politics(const core::state::Situation& now);
  void list_track();
  [[nodiscard]] QVariantList calls_of(const core::game::SideOfWar& of) const;

  Play* play_{};
  bool open_{};
  QString what_if_;
  std::unique_ptr<core::game::WarView> war_;
  std::vector<core::words::LogLine> earlier_;  ///< before those of the match
  std::uint32_t earlier_from_{};               ///< how many actions had been done before them
  std::optional<std::uint32_t> log_from_;      ///< of the match: another one is another log
  std::vector<Action> starts_;                 ///< by row of offers()
  QVariantList spiral_;
  QVariantList offers_;
  QVariantList income_;
  QVariantList calls_;
  QVariantList enemy_calls_;
  QVariantList leaders_;
  QVariantList departments_;
  QString headquarters_;
  QVariantList ports_;
  QVariantList politics_;
  QVariantList table_;
  QStringList leads_;
  QString kentucky_;
  QVariantList track_;
};

}  // namespace models
