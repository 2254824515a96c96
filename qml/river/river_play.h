// A solo river campaign in the window: what is asked, what may be ordered, what has happened. It
// asks the rules and never judges.
#pragma once

#include "qml/models/session.h"
// moc cannot read the standard headers of these before those of the other.
#include "core/base/data_error.h"
#include "core/data/rule_text.h"
#include "core/river/chart_picture.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop/river_match.h"
#include "qml/river/river_rows.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace riverview {

struct Told;

class RiverPlay : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Where catalogue and language come from.
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY sessionChanged)
  Q_PROPERTY(bool active READ active NOTIFY changed)
  Q_PROPERTY(QString file READ file NOTIFY changed)
  /// The river's code.
  Q_PROPERTY(QString code READ code NOTIFY changed)
  Q_PROPERTY(int turn READ turn NOTIFY changed)
  /// "Turn 7. Day 2, 9:00 to 11:00".
  Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed)
  Q_PROPERTY(QString placeWords READ placeWords NOTIFY changed)
  /// "orders", "encounter", "night", "over"; empty without a campaign.
  Q_PROPERTY(QString task READ task NOTIFY changed)
  Q_PROPERTY(QString taskWords READ taskWords NOTIFY changed)
  Q_PROPERTY(int points READ points NOTIFY changed)
  /// ending, level, verdict, grade, points; empty while the campaign goes on.
  Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
  /// [RR-501] How the result stands among campaigns of the steady commodore: a sentence, empty
  /// until it is known.
  Q_PROPERTY(QString standing READ standing NOTIFY standingChanged)
  /// What may be ordered: kind, words, hint, group, order, may, why, rule.
  Q_PROPERTY(riverview::RiverRows* choices READ choices CONSTANT)
  Q_PROPERTY(riverview::RiverRows* vessels READ vessels CONSTANT)
  Q_PROPERTY(riverview::RiverRows* diary READ diary CONSTANT)
  Q_PROPERTY(riverview::RiverRows* rolls READ rolls CONSTANT)
  /// Detached groups: id, name, place, standing.
  Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
  /// The encounter: title, round, union and enemy, unionFire, enemyFire, notes; empty: none.
  Q_PROPERTY(QVariantMap fight READ fight NOTIFY changed)
  /// [RR-371] The brief of the encounter, with links to its rules; empty: none.
  Q_PROPERTY(QString brief READ brief NOTIFY changed)
  /// How many lines of play were left.
  Q_PROPERTY(int lineCount READ lineCount NOTIFY changed)
  /// What has happened since the last order of the turn.
  Q_PROPERTY(QStringList news READ news NOTIFY changed)
  /// cause, rule, times, points.
  Q_PROPERTY(QVariantList ledger READ ledger NOTIFY changed)
  /// next, withinFive, finds, fuelTurns, fuelWords; empty when it is over.
  Q_PROPERTY(QVariantMap forecast READ forecast NOTIFY changed)
  /// The section that is looked at: title, branch, number, lines.
  Q_PROPERTY(QVariantMap section READ section NOTIFY sectionChanged)
  /// Why the last choice was refused.
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(int undoDepth READ undoDepth NOTIFY changed)
  Q_PROPERTY(int redoDepth READ redoDepth NOTIFY changed)

 public:
  explicit RiverPlay(QObject* parent = nullptr);
  ~RiverPlay() override;

  // ---- for QML ----

  /// Begins a campaign and its save.
  /// @param begin as river/begin_text.h writes it; `file` must not be there yet, empty: no save.
  Q_INVOKABLE bool begin(const QString& begin, const QString& file);
  /// Goes on with a save.
  Q_INVOKABLE bool open(const QString& file);
  Q_INVOKABLE void leave();

  /// Gives an order, as river/order_text.h writes it; refused means nothing has changed.
  Q_INVOKABLE bool give(const QString& order);
  Q_INVOKABLE bool moveFuel(int from, int to, int points);
  Q_INVOKABLE bool moveRounds(int from, int to, int gun, int count);
  /// @param vessels by their ids; `standing` 0 follow, 1 hold, 2 down, 3 drift, 4 wait
  Q_INVOKABLE bool detach(const QList<int>& vessels, int standing);
  /// [RR-227] One vessel takes another one in tow.
  Q_INVOKABLE bool tow(int tug, int other);
  /// [RR-391] A vessel goes up in the line by one.
  Q_INVOKABLE bool lineUp(int vessel);
  /// Rounds aboard the vessel of a row: gun, name, count, most.
  Q_INVOKABLE [[nodiscard]] QVariantList roundsOf(int row) const;
  /// Why such an order would be refused; empty when it would not.
  Q_INVOKABLE [[nodiscard]] QString whyNotFuel(int from, int to, int points) const;
  Q_INVOKABLE [[nodiscard]] QString whyNotRounds(int from, int to, int gun, int count) const;
  Q_INVOKABLE [[nodiscard]] QString whyNotDetach(const QList<int>& vessels, int standing) const;
  Q_INVOKABLE [[nodiscard]] QString whyNotTow(int tug, int other) const;
  /// [RR-384] What may be typed of the encounter that waits: vessels (vessel, name, left, guns:
  /// gun, name, count, rounds), batteries (battery, name, count), enemies (enemy, name, left);
  /// empty when it may not be reported.
  Q_INVOKABLE [[nodiscard]] QVariantMap reportForm() const;
  /// Takes a report as it was typed, with the keys of Told::report_typed(); refused means nothing
  /// has changed.
  Q_INVOKABLE bool giveReport(const QVariantMap& typed);
  /// Goes on from where a turn or night of the diary began, for the student who asks what if; the
  /// line in play is kept.
  Q_INVOKABLE void branchFrom(int entry);
  /// Lines of play that were left, in the order in which they were: words. Each is played to its
  /// end for them.
  Q_INVOKABLE [[nodiscard]] QVariantList lines() const;
  /// Takes up a line of play that was left; the one in play is kept instead.
  Q_INVOKABLE void takeUp(int line);
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void dismissRefusal();
  /// Looks at a section; section 0 of branch 0 is the Mississippi.
  Q_INVOKABLE void lookAt(int branch, int number);
  /// Looks at the next section up the river, or down it.
  Q_INVOKABLE void lookOn(int by);
  /// [RR-483] Writes chart and record sheet to a PDF file; what is wrong the session tells.
  Q_INVOKABLE bool print(const QUrl& file);
  /// Where it may be written: in_documents().
  Q_INVOKABLE [[nodiscard]] QUrl proposedPrint() const;
  /// A table of the rulebook: id, title, heads, rows.
  Q_INVOKABLE [[nodiscard]] QVariantMap table(const QString& id) const;

  // ---- for the table ----

  /// Null without a campaign.
  [[nodiscard]] const core::tabletop::RiverMatch* match() const {
    return match_ ? &*match_ : nullptr;
  }

  /// [RR-373] A report of the encounter that waits, a line each.
  [[nodiscard]] QString reportWords(const core::river::Report& report) const;

  /// Takes it; refused means nothing has changed.
  bool report(const core::river::Report& report) { return act(report); }

  // ---- for the chart ----

  /// The chart as it is known; null without a campaign.
  [[nodiscard]] const core::river::ChartPicture* picture() const {
    return match_ ? &picture_ : nullptr;
  }

  /// Grows with every campaign that is begun or opened.
  [[nodiscard]] int campaign() const { return campaign_; }

  [[nodiscard]] core::river::Place lookedAt() const { return looked_at_; }

  [[nodiscard]] QString groupName(core::river::GroupId group) const;

  // ---- properties ----

  [[nodiscard]] models::Session* session() const { return session_; }

  void setSession(models::Session* session);

  [[nodiscard]] bool active() const { return match_.has_value(); }

  [[nodiscard]] QString file() const;
  [[nodiscard]] QString code() const;
  [[nodiscard]] int turn() const;
  [[nodiscard]] QString turnWords() const;
  [[nodiscard]] QString placeWords() const;
  [[nodiscard]] QString task() const;
  [[nodiscard]] QString taskWords() const;
  [[nodiscard]] int points() const;

  [[nodiscard]] QVariantMap result() const { return result_; }

  [[nodiscard]] QString brief() const;

  /// [RR-030] Whether an encounter waits of which no round has been fought: it may be reported.
  [[nodiscard]] bool reportable() const;

  [[nodiscard]] int lineCount() const {
    return match_ ? static_cast<int>(match_->lines().size()) : 0;
  }

  [[nodiscard]] QString standing() const { return standing_; }

  [[nodiscard]] RiverRows* choices() { return &choices_; }

  [[nodiscard]] RiverRows* vessels() { return &vessels_; }

  [[nodiscard]] RiverRows* diary() { return &diary_; }

  [[nodiscard]] RiverRows* rolls() { return &rolls_; }

  [[nodiscard]] QVariantList groups() const { return groups_; }

  [[nodiscard]] QVariantMap fight() const { return fight_; }

  [[nodiscard]] QStringList news() const { return news_; }

  [[nodiscard]] QVariantList ledger() const { return ledger_; }

  [[nodiscard]] QVariantMap forecast() const { return forecast_; }

  [[nodiscard]] QVariantMap section() const;

  [[nodiscard]] QString refusal() const { return refusal_; }

  [[nodiscard]] QString refusalRule() const { return refusal_rule_; }

  [[nodiscard]] int undoDepth() const;
  [[nodiscard]] int redoDepth() const;

 signals:
  void sessionChanged();
  void changed();
  void sectionChanged();
  void refusalChanged();
  void standingChanged();
  /// The chart looks different now.
  void drawn();

 private:
  [[nodiscard]] Told told() const;
  void tell(const core::base::DataError& error);
  /// Makes a match of the catalogue and shows it; tells why it cannot.
  template <class Make>
  bool sit_down(const Make& make);
  bool act(const core::river::Action& action);
  [[nodiscard]] QString why_not(const core::river::Action& action) const;
  void refuse(const QString& why, const QString& rule);
  template <class Step>
  void step(const Step& take);
  /// Shows the campaign as it stands.
  void stand();
  void compare_result();

  QPointer<models::Session> session_;
  std::optional<core::tabletop::RiverMatch> match_;
  std::shared_ptr<const core::rulebook::Rulebook> book_;
  core::data::RuleBook rules_;
  int campaign_{};
  core::river::ChartPicture picture_;
  core::river::Place looked_at_;
  RiverRows choices_;
  RiverRows vessels_;
  RiverRows diary_;
  RiverRows rolls_;
  QVariantMap result_;
  QVariantList groups_;
  QVariantMap fight_;
  QStringList news_;
  QVariantList ledger_;
  QVariantMap forecast_;
  QString refusal_;
  QString refusal_rule_;
  QString standing_;
};

}  // namespace riverview
