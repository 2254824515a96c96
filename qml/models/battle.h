// The battle of the window: what is known of it before the die, the decision, and what came of it.
#pragma once

#include "qml/models/battle_rows.h"
#include "qml/models/plan.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace core::combat {
struct BattleForecast;  // its header is too much for moc
}

namespace models {

/// Stands beside the game: a battle that goes on, else an attack that is proposed, else the battle
/// that has just been fought, until it is dismissed. It tells what the side that decides may know.
class Battle : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the desk")
  Q_PROPERTY(models::Play* play READ play CONSTANT)
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(bool shown READ shown NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString kind READ kind NOTIFY changed)
  Q_PROPERTY(QString target READ target NOTIFY changed)
  Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
  Q_PROPERTY(QString attackerSide READ attackerSide NOTIFY changed)
  Q_PROPERTY(QString attackerName READ attackerName NOTIFY changed)
  Q_PROPERTY(QString defenderSide READ defenderSide NOTIFY changed)
  Q_PROPERTY(QString defenderName READ defenderName NOTIFY changed)
  Q_PROPERTY(QString attack READ attack NOTIFY changed)
  Q_PROPERTY(QString defence READ defence NOTIFY changed)
  Q_PROPERTY(QString odds READ odds NOTIFY changed)
  Q_PROPERTY(QStringList columns READ columns NOTIFY changed)
  Q_PROPERTY(int column READ column NOTIFY changed)
  Q_PROPERTY(int crt READ crt NOTIFY changed)
  Q_PROPERTY(bool attacks READ attacks NOTIFY changed)
  Q_PROPERTY(bool enemyHidden READ enemyHidden NOTIFY changed)
  Q_PROPERTY(bool strengthHidden READ strengthHidden NOTIFY changed)
  Q_PROPERTY(int myChit READ myChit NOTIFY changed)
  Q_PROPERTY(int hisChit READ hisChit NOTIFY changed)
  Q_PROPERTY(int hisChits READ hisChits NOTIFY changed)
  Q_PROPERTY(int unseenRating READ unseenRating WRITE setUnseenRating NOTIFY changed)
  Q_PROPERTY(bool defenderPays READ defenderPays WRITE setDefenderPays NOTIFY changed)
  Q_PROPERTY(QStringList beginning READ beginning NOTIFY changed)
  Q_PROPERTY(QStringList expectation READ expectation NOTIFY changed)
  Q_PROPERTY(int die READ die NOTIFY changed)
  Q_PROPERTY(QString dieWords READ dieWords NOTIFY changed)
  Q_PROPERTY(QString losses READ losses NOTIFY changed)
  Q_PROPERTY(bool sharing READ sharing NOTIFY changed)
  /// How many units could still join the attack.
  Q_PROPERTY(int joinable READ joinable NOTIFY changed)
  /// All who may have joined at once, which can be taken back.
  Q_PROPERTY(bool allJoined READ allJoined NOTIFY changed)
  /// Why own units beside the target do not join, while it is asked who does: a sentence for each
  /// reason, on lines of their own.
  Q_PROPERTY(QString leftOut READ leftOut NOTIFY changed)
  Q_PROPERTY(QString owed READ owed NOTIFY changed)
  Q_PROPERTY(bool asksChit READ asksChit NOTIFY changed)
  Q_PROPERTY(models::BattleRows* attackers READ attackers CONSTANT)
  Q_PROPERTY(models::BattleRows* defenders READ defenders CONSTANT)
  Q_PROPERTY(models::BattleRows* modifiers READ modifiers CONSTANT)
  Q_PROPERTY(models::BattleRows* table READ table CONSTANT)
  Q_PROPERTY(models::BattleRows* pairs READ pairs CONSTANT)
  Q_PROPERTY(models::BattleRows* outcomes READ outcomes CONSTANT)
  Q_PROPERTY(models::BattleRows* costs READ costs CONSTANT)
  Q_PROPERTY(models::BattleRows* chits READ chits CONSTANT)
  Q_PROPERTY(models::BattleRows* choices READ choices CONSTANT)
  Q_PROPERTY(models::BattleRows* lines READ lines CONSTANT)

 public:
  explicit Battle(QObject* parent = nullptr);

  void watch(Play* play, Plan* plan);

  [[nodiscard]] Play* play() const { return play_; }

  /// "planned", "fought" before the die, "settled" after it, "told" when it is over; empty when
  /// there is nothing to show.
  [[nodiscard]] QString stage() const { return stage_; }

  [[nodiscard]] bool shown() const { return !stage_.isEmpty(); }

  [[nodiscard]] QString title() const { return title_; }

  [[nodiscard]] QString kind() const { return kind_; }

  /// Label of the hex that is attacked.
  [[nodiscard]] QString target() const { return target_; }

  /// Why the proposed attack cannot be forecast.
  [[nodiscard]] QString whyNot() const { return why_not_; }

  [[nodiscard]] QString attackerSide() const;
  [[nodiscard]] QString attackerName() const;
  [[nodiscard]] QString defenderSide() const;
  [[nodiscard]] QString defenderName() const;

  [[nodiscard]] QString attack() const { return attack_; }

  [[nodiscard]] QString defence() const { return defence_; }

  [[nodiscard]] QString odds() const { return odds_; }

  /// Heads of the table's columns.
  [[nodiscard]] QStringList columns() const { return columns_; }

  /// The column of the odds, -1 while they are not known.
  [[nodiscard]] int column() const { return column_; }

  /// The table that is shown, 1 to 3.
  [[nodiscard]] int crt() const { return crt_; }

  /// Whether the reader attacks.
  [[nodiscard]] bool attacks() const;

  /// [0.5] Whether something of the Enemy is not shown: his leader's rating is assumed.
  [[nodiscard]] bool enemyHidden() const { return enemy_hidden_; }

  /// [0.5] Whether not even his strength is.
  [[nodiscard]] bool strengthHidden() const { return strength_hidden_; }

  /// The chits for which the chances are shown.
  [[nodiscard]] int myChit() const { return my_chit_; }

  [[nodiscard]] int hisChit() const { return his_chit_; }

  /// How many chits the Enemy may choose from.
  [[nodiscard]] int hisChits() const { return his_chits_; }

  [[nodiscard]] int unseenRating() const { return unseen_rating_; }

  void setUnseenRating(int rating);

  [[nodiscard]] bool defenderPays() const { return defender_pays_; }

  void setDefenderPays(bool pays);

  [[nodiscard]] QStringList beginning() const { return beginning_; }

  [[nodiscard]] QStringList expectation() const { return expectation_; }

  /// What was rolled, 0 before that.
  [[nodiscard]] int die() const { return die_ ? die_->face : 0; }

  /// "changed by +1: row 5"
  [[nodiscard]] QString dieWords() const;

  /// What the die costs both.
  [[nodiscard]] QString losses() const;

  /// Whether losses are shared now: one choice a point.
  [[nodiscard]] bool sharing() const;
  [[nodiscard]] int joinable() const;
  [[nodiscard]] bool allJoined() const;
  /// How much is still to be lost.
  [[nodiscard]] QString owed() const;
  [[nodiscard]] bool asksChit() const;

  [[nodiscard]] BattleRows* attackers() { return &attackers_; }

  [[nodiscard]] BattleRows* defenders() { return &defenders_; }

  [[nodiscard]] BattleRows* modifiers() { return &modifiers_; }

  /// The cells of the table, row by row.
  [[nodiscard]] BattleRows* table() { return &table_; }

  /// Every pair of chits.
  [[nodiscard]] BattleRows* pairs() { return &pairs_; }

  /// What may come of the pair that is looked at.
  [[nodiscard]] BattleRows* outcomes() { return &outcomes_; }

  [[nodiscard]] BattleRows* costs() { return &costs_; }

  /// The chits 0 to 4, those not allowed with the reason.
  [[nodiscard]] BattleRows* chits() { return &chits_; }

  [[nodiscard]] QString leftOut() const { return left_out_; }

  /// What else can be chosen; `row` is that of Play::choices.
  [[nodiscard]] BattleRows* choices() { return &choices_; }

  /// What the log says of the battle.
  [[nodiscard]] BattleRows* lines() { return &lines_; }

  /// Looks at the chances of a pair of chits.
  Q_INVOKABLE void assume(int my_chit, int his_chit);
  /// Shares the loss that is left by the first choice that is legal, point by point.
  Q_INVOKABLE bool shareRest();
  /// All who can join the attack, one after the other.
  Q_INVOKABLE bool joinAll();
  /// Puts the told battle away.
  Q_INVOKABLE void dismiss();

 signals:
  void changed();

 private:
  void look();
  /// Finds the lines of the battle that goes on, or that has just ended.
  void follow_log();
  void clear_forecast();
  /// [0.5] Another looks, or nobody may: what was told, and what its reader looked at, is his
  /// alone.
  void forget_reader();
  /// Who attacks where, and how.
  void name_battle(const core::state::Battle& battle);
  void tell_planned();
  void tell_fought(const core::state::Battle& battle);
  /// One that is over and not dismissed.
  void tell_told();
  /// The forecast of the position before the die, with what was then chosen.
  void tell_settled();
  void tell(const core::state::Situation& now, const core::combat::BattleForecast& forecast);
  void list_choices();
  void list_left_out();
  void list_lines();

  Play* play_{};
  Plan* plan_{};
  const core::save::Match* match_{};         ///< whose log is followed
  std::uint32_t rewrites_{};                 ///< of it, when it was followed last
  std::optional<core::board::Side> reader_;  ///< for whom all this is told
  std::size_t known_lines_{};                ///< of its log
  std::optional<std::size_t> first_;         ///< line of the battle
  std::size_t end_{};                        ///< after its last line, once it is over
  bool going_on_{};
  bool told_{};                   ///< it is over and not dismissed
  core::state::Stage told_in_{};  ///< the stage that is asked then

  QString stage_;
  QString title_;
  QString kind_;
  QString target_;
  QString why_not_;
  std::optional<core::board::Side> attacker_;
  QString attack_;
  QString defence_;
  QString odds_;
  QStringList columns_;
  int column_{-1};
  int crt_{1};
  bool enemy_hidden_{};
  bool strength_hidden_{};
  int my_chit_{-1};
  int his_chit_{-1};
  int his_chits_{};
  int unseen_rating_{};
  bool defender_pays_{true};
  QStringList beginning_;
  QStringList expectation_;
  QString left_out_;
  std::optional<BattleDie> die_;

  struct BeforeDie {
    std::uint32_t action{};
    core::state::GameState state;
  };

  std::optional<BeforeDie> before_;  ///< read from the save once

  BattleRows attackers_;
  BattleRows defenders_;
  BattleRows modifiers_;
  BattleRows table_;
  BattleRows pairs_;
  BattleRows outcomes_;
  BattleRows costs_;
  BattleRows chits_;
  BattleRows choices_;
  BattleRows lines_;
};

}  // namespace models
