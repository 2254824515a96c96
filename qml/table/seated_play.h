// A battle of the miniature table with its players: who sits at it, what the computer commands, how
// far one goes back, what is still shown. The same on water and on land.
#pragma once

#include "qml/models/session.h"
#include "qml/table/match_desk.h"
#include "qml/table/motion.h"
#include "qml/table/table_log.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Their headers are too much for moc.
namespace core::data {
class Catalogue;
}  // namespace core::data

namespace core::tabletop {
struct BattleBegin;
}  // namespace core::tabletop

namespace tableview {

class SeatedPlay : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("is that of a rule set")
  /// Where catalogue and language come from.
  Q_PROPERTY(models::Session* session MEMBER session_ NOTIFY sessionChanged)
  Q_PROPERTY(bool active READ active NOTIFY changed)
  /// "ironclad", "coastal", "field"; empty without a battle.
  Q_PROPERTY(QString rules READ rules NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// "hampton-roads", "river-7", "holly-springs"; empty without a save.
  Q_PROPERTY(QString battleId READ battleId NOTIFY changed)
  Q_PROPERTY(QString file READ file NOTIFY changed)
  Q_PROPERTY(int turn READ turn NOTIFY changed)
  /// "turn 3 of 20".
  Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed)
  Q_PROPERTY(QString stepWords READ stepWords NOTIFY changed)
  /// "union", "confederate", or empty when the battle is over.
  Q_PROPERTY(QString side READ side NOTIFY changed)
  Q_PROPERTY(QString sideName READ sideName NOTIFY changed)
  Q_PROPERTY(QString taskWords READ taskWords NOTIFY changed)
  Q_PROPERTY(QString result READ result NOTIFY changed)
  Q_PROPERTY(tableview::TableLog* log READ log CONSTANT)
  /// Why the last choice was refused.
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(int undoDepth READ undoDepth NOTIFY changed)
  Q_PROPERTY(int redoDepth READ redoDepth NOTIFY changed)
  Q_PROPERTY(QString endWords READ endWords NOTIFY changed)
  Q_PROPERTY(bool canEnd READ canEnd NOTIFY changed)
  /// What the battle is won by, a sentence each; when it is over, that by which it was decided.
  Q_PROPERTY(QStringList aims READ aims NOTIFY changed)
  /// What the computer commands: "union", "confederate", "both" to be watched, or empty.
  Q_PROPERTY(QString computer READ computer WRITE setComputer NOTIFY changed)
  /// Whether the computer commands both sides, and whether it waits then.
  Q_PROPERTY(bool watched READ watched NOTIFY changed)
  Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
  /// [RC-142] [IC-147] Whether the table is covered until the other player sits down at it, and
  /// whether who has just decided may take that back.
  Q_PROPERTY(bool handOver READ handOver NOTIFY changed)
  Q_PROPERTY(bool mayGiveBack READ mayGiveBack NOTIFY changed)
  /// Off: one person plays both sides, and nothing waits.
  Q_PROPERTY(bool handOvers READ handOvers WRITE setHandOvers NOTIFY changed)
  /// Whether something is still on its way over the table.
  Q_PROPERTY(bool showing READ showing NOTIFY showingChanged)
  /// Whether moves and shots are shown as they happen.
  Q_PROPERTY(bool animated READ animated WRITE setAnimated NOTIFY animatedChanged)

 public:
  explicit SeatedPlay(QObject* parent = nullptr);

  // ---- for QML ----

  /// Begins a battle and its save.
  /// @param rules "ironclad", "coastal" or "field"
  /// @param options "name=value", divided by blanks; `seed` digits, or empty: any; `file` must not
  ///        be there yet, empty: no save.
  Q_INVOKABLE bool begin(const QString& battle, const QString& rules, const QString& options,
                         const QString& seed, const QString& file);
  /// Goes on with a save.
  Q_INVOKABLE bool open(const QString& file);
  Q_INVOKABLE void leave();
  Q_INVOKABLE void endStep();
  Q_INVOKABLE void takeOver();
  /// Who has just decided takes the last order back, and goes on.
  Q_INVOKABLE void giveBack();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void skip();
  /// One choice of a battle that is watched, while it waits.
  Q_INVOKABLE void showNextChoice();
  Q_INVOKABLE void dismissRefusal();

  /// Grows with every battle that is begun or opened.
  [[nodiscard]] int battle() const { return battle_; }

  [[nodiscard]] std::optional<core::board::Side> asked() const;

  // ---- properties ----

  [[nodiscard]] bool active() const { return match() != nullptr; }

  [[nodiscard]] QString rules() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString battleId() const;
  [[nodiscard]] QString file() const;
  [[nodiscard]] int turn() const;
  [[nodiscard]] QString turnWords() const;
  [[nodiscard]] QString stepWords() const;
  [[nodiscard]] QString side() const;
  [[nodiscard]] QString sideName() const;
  [[nodiscard]] QString taskWords() const;
  [[nodiscard]] QString result() const;

  [[nodiscard]] TableLog* log() { return &log_; }

  [[nodiscard]] QString refusal() const { return refusal_; }

  [[nodiscard]] QString refusalRule() const { return refusal_rule_; }

  [[nodiscard]] int undoDepth() const;
  [[nodiscard]] int redoDepth() const;
  [[nodiscard]] QString endWords() const;
  [[nodiscard]] bool canEnd() const;
  [[nodiscard]] QStringList aims() const;
  [[nodiscard]] QString computer() const;
  void setComputer(const QString& side);
  [[nodiscard]] bool watched() const;

  [[nodiscard]] bool paused() const { return paused_ && watched(); }

  void setPaused(bool paused);

  /// What both players may see is shown before it.
  [[nodiscard]] bool handOver() const { return hand_over_ && !showing(); }

  [[nodiscard]] bool mayGiveBack() const;

  [[nodiscard]] bool handOvers() const { return hand_overs_; }

  void setHandOvers(bool on);

  [[nodiscard]] bool showing() const { return motions_.running(); }

  [[nodiscard]] bool animated() const { return animated_; }

  void setAnimated(bool animated);

 signals:
  void sessionChanged();
  void changed();
  void refusalChanged();
  void showingChanged();
  void animatedChanged();
  /// Something on the table looks different now.
  void drawn();

 protected:
  // ---- of the rule set ----

  /// Null without a battle.
  [[nodiscard]] virtual MatchDesk* match() const = 0;
  /// Lays a battle out, and takes it over.
  /// @throws core::base::DataError
  virtual void lay(const core::data::Catalogue& catalogue, const core::tabletop::BattleBegin& begin,
                   const std::string& file, const std::string& date) = 0;
  /// The same of a save.
  virtual void resume(const core::data::Catalogue& catalogue, const std::string& file) = 0;
  /// The desk is put away, and what was drawn from it.
  virtual void clear() = 0;

  /// The position is another one: looks at it anew.
  virtual void look_over() {}

  /// Chooses what is selected, and what may be ordered now.
  virtual void settle() = 0;

  // ---- for it ----

  /// Before a desk is taken over.
  /// @param from_save whether the save tells what the computer commands, or is told
  void make_ready(MatchDesk& desk, bool from_save);
  /// After it is.
  void sit();
  /// Does something at the desk, shows what came of it or why it is refused.
  bool carry_out(const std::function<Done()>& action);
  void refuse(const core::table::Refusal& why);
  /// The sentence that says why, and its rule; empty where nothing is refused.
  [[nodiscard]] QString sentence_of(const std::optional<core::table::Refusal>& why) const;
  [[nodiscard]] static QString rule_of(const std::optional<core::table::Refusal>& why);
  /// For buttons: group, text, enabled, why, rule.
  [[nodiscard]] QVariantList rows_of(const std::vector<Offer>& offers) const;
  void stand();
  [[nodiscard]] bool computers_turn() const;

  /// Whether the table is covered, also while something is still shown.
  [[nodiscard]] bool is_covered() const { return hand_over_; }

  [[nodiscard]] const Motions& motions() const { return motions_; }

  [[nodiscard]] models::Session* session() const { return session_; }

 private:
  /// Two people at this screen hide their orders from each other.
  [[nodiscard]] bool turns_table() const;
  /// The one who is asked sits at the table, or it is covered for him.
  void seat();
  /// Who looks at the table; nothing: who may see everything.
  [[nodiscard]] std::optional<core::board::Side> viewer() const;
  void let_computer_act();
  void captain_acts();
  /// The side of a person who plays against the computer.
  [[nodiscard]] std::optional<core::board::Side> persons_side() const;
  /// Does something that is written to the save; says why when it cannot be.
  bool writing(const std::function<void()>& action);
  void look_again();
  void show_happening(const std::vector<Stage>& stages);

  models::Session* session_{};
  int battle_{};
  core::board::SideSet computer_;
  std::optional<core::board::Side> seated_;  ///< who looked last
  bool hand_over_{};
  bool resumed_{};             ///< nobody has sat down since the save was opened
  std::vector<Stage> missed_;  ///< what the player has not seen for whom the table is covered
  bool hand_overs_{true};
  bool paused_{};
  QTimer next_choice_;
  QString refusal_;
  QString refusal_rule_;
  TableLog log_;
  Motions motions_;
  QTimer tick_;
  bool animated_{true};
};

}  // namespace tableview
