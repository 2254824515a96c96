// A battle of the miniature table in the window: whose choice it is, what is drawn and laid, what
// has happened. It asks the rules and never judges.
#pragma once

#include "qml/models/session.h"
#include "qml/table/battle_desk.h"
#include "qml/table/ship_cards.h"
#include "qml/table/table_log.h"

#include <QObject>
#include <QPointF>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace tableview {

class TablePlay : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Where catalogue and language come from.
  Q_PROPERTY(models::Session* session MEMBER session_ NOTIFY sessionChanged)
  Q_PROPERTY(bool active READ active NOTIFY changed)
  /// "ironclad", "coastal"; empty without a battle.
  Q_PROPERTY(QString rules READ rules NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// "hampton-roads", "river-7"; empty without a save.
  Q_PROPERTY(QString battleId READ battleId NOTIFY changed)
  Q_PROPERTY(QString file READ file NOTIFY changed)
  Q_PROPERTY(int turn READ turn NOTIFY changed)
  /// "turn 3 of 20".
  Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed)
  Q_PROPERTY(QString stepWords READ stepWords NOTIFY changed)
  /// "union", "confederate", or empty when the battle is over.
  Q_PROPERTY(QString side READ side NOTIFY changed)
  Q_PROPERTY(QString sideName READ sideName NOTIFY changed)
  /// "embark", "move", "fire", "board", "waterline", "hits", "over"; empty without a battle.
  Q_PROPERTY(QString task READ taskName NOTIFY changed)
  Q_PROPERTY(QString taskWords READ taskWords NOTIFY changed)
  Q_PROPERTY(QString result READ result NOTIFY changed)
  /// A ship, or a fort after all ships; -1: nothing.
  Q_PROPERTY(int selected READ selected WRITE select NOTIFY changed)
  Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed)
  Q_PROPERTY(tableview::ShipCards* ships READ ships CONSTANT)
  Q_PROPERTY(tableview::TableLog* log READ log CONSTANT)
  /// What the selected ship may be ordered besides a course: group, text, enabled, why, rule.
  Q_PROPERTY(QVariantList orders READ orders NOTIFY changed)
  /// What goes with an order and is chosen from a list: key, title, options, chosen.
  Q_PROPERTY(QVariantList extras READ extras NOTIFY draftChanged)
  /// [RC-121] The objective cards of the player who looks.
  Q_PROPERTY(QStringList objectives READ objectives NOTIFY changed)
  /// [RC-028] Stations between which the crew of the selected ship shifts; empty: no such rule.
  Q_PROPERTY(QStringList stations READ stations NOTIFY changed)
  /// The course that is drawn.
  Q_PROPERTY(bool drafting READ drafting NOTIFY draftChanged)
  Q_PROPERTY(bool draftFits READ draftFits NOTIFY draftChanged)
  Q_PROPERTY(QString draftWords READ draftWords NOTIFY draftChanged)
  /// Why it does not: the sentence.
  Q_PROPERTY(QString draftRefusal READ draftRefusal NOTIFY draftChanged)
  Q_PROPERTY(QString draftRule READ draftRule NOTIFY draftChanged)
  Q_PROPERTY(QString speedWords READ speedWords NOTIFY changed)
  /// How the next leg is drawn: "ahead", "astern", "turn".
  Q_PROPERTY(QString way READ way WRITE setWay NOTIFY draftChanged)
  Q_PROPERTY(bool canTurnInPlace READ canTurnInPlace NOTIFY changed)
  Q_PROPERTY(bool canCoast READ canCoast NOTIFY changed)
  Q_PROPERTY(bool coast READ coast WRITE setCoast NOTIFY draftChanged)
  /// Whether the course that is drawn leads ashore, or is meant to.
  Q_PROPERTY(bool asksAshore READ asksAshore NOTIFY draftChanged)
  Q_PROPERTY(bool ashore READ ashore WRITE setAshore NOTIFY draftChanged)
  /// Guns that are laid, by target: title, hint, guns (row, text), weights and columns of charts.
  Q_PROPERTY(QVariantList fire READ fire NOTIFY changed)
  /// The dice of the last fire: target, chart, weight, column, die, words.
  Q_PROPERTY(QVariantList report READ report NOTIFY changed)
  /// The shots of the last fire, step by step: title, hit, steps (text, rule).
  Q_PROPERTY(QVariantList shots READ shots NOTIFY changed)
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
  explicit TablePlay(QObject* parent = nullptr);
  ~TablePlay() override;

  // ---- for QML ----

  /// Begins a battle and its save.
  /// @param rules "ironclad" or "coastal"
  /// @param options "name=value", divided by blanks; `seed` digits, or empty: any; `file` must not
  ///        be there yet, empty: no save.
  Q_INVOKABLE bool begin(const QString& battle, const QString& rules, const QString& options,
                         const QString& seed, const QString& file);
  /// Goes on with a save.
  Q_INVOKABLE bool open(const QString& file);
  Q_INVOKABLE void leave();

  /// Sits down at a battle that was begun or opened elsewhere.
  void sitDown(std::unique_ptr<BattleDesk> desk) { take_over(std::move(desk), false); }

  Q_INVOKABLE void giveDraft();
  Q_INVOKABLE void dropDraft();
  Q_INVOKABLE void takeLegBack();
  /// Draws a straight run at the speed that the ship has, as far as it may.
  Q_INVOKABLE void draftStraight();
  /// Drafts a legal order that is like the one that is refused.
  Q_INVOKABLE void draftNearestLegal();
  Q_INVOKABLE void order(int row);
  Q_INVOKABLE void chooseExtra(const QString& key, int option);
  Q_INVOKABLE void shiftCrew(int from, int to);
  Q_INVOKABLE void endStep();
  /// Lays every gun of the selected ship that bears on a target.
  Q_INVOKABLE void layOn(int target);
  Q_INVOKABLE void unlay(int row);
  Q_INVOKABLE void crossOff(int ship, const QString& section, int gun);
  Q_INVOKABLE void chooseWaterline(bool guns);
  Q_INVOKABLE void takeOver();
  /// Who has just decided takes the last order back, and goes on.
  Q_INVOKABLE void giveBack();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void selectNext(int step = 1);
  Q_INVOKABLE void skip();
  /// One choice of a battle that is watched, while it waits.
  Q_INVOKABLE void showNextChoice();
  Q_INVOKABLE void dismissRefusal();
  /// Chart "A" or "B": heads, and rows of words.
  Q_INVOKABLE [[nodiscard]] QVariantMap chart(const QString& which) const;

  // ---- for the table's picture ----

  /// What the side that is asked may see.
  [[nodiscard]] const TablePicture& picture() const;
  /// Where the guns of what is selected point to.
  [[nodiscard]] std::vector<ShownArc> arcs() const;

  /// Grows with every battle that is begun or opened.
  [[nodiscard]] int battle() const { return battle_; }

  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

  /// Where a ship is drawn now.
  [[nodiscard]] Placed placed(int ship) const;

  [[nodiscard]] const std::vector<Flash>& flashes() const { return motions_.flashes(); }

  [[nodiscard]] std::optional<core::board::Side> asked() const;

  /// Null without a battle.
  [[nodiscard]] const BattleDesk* desk() const { return desk_.get(); }

  /// Something is pressed on the table, in inches. Tells whether it is dragged from now on.
  bool press(core::table::Point at, double inch_a_finger);
  void drag(core::table::Point at);
  /// A click that was no drag.
  void click(core::table::Point at, double inch_a_finger);
  /// What lies at a place: a ship, a fort after all ships, or -1.
  [[nodiscard]] int at(core::table::Point at, double inch_a_finger) const;

  // ---- properties ----

  [[nodiscard]] bool active() const { return desk_ != nullptr; }

  [[nodiscard]] QString rules() const;

  [[nodiscard]] QString title() const;
  [[nodiscard]] QString battleId() const;
  [[nodiscard]] QString file() const;

  [[nodiscard]] int turn() const;
  [[nodiscard]] QString turnWords() const;
  [[nodiscard]] QString stepWords() const;
  [[nodiscard]] QString side() const;
  [[nodiscard]] QString sideName() const;
  [[nodiscard]] QString taskName() const;
  [[nodiscard]] QString taskWords() const;
  [[nodiscard]] QString result() const;

  [[nodiscard]] int selected() const { return selected_; }

  void select(int number);
  [[nodiscard]] QString selectedName() const;

  [[nodiscard]] ShipCards* ships() { return &ships_; }

  [[nodiscard]] TableLog* log() { return &log_; }

  [[nodiscard]] QVariantList orders() const;
  [[nodiscard]] QVariantList extras() const;
  [[nodiscard]] QStringList objectives() const;
  [[nodiscard]] QStringList stations() const;

  [[nodiscard]] bool drafting() const { return draft_.has_value(); }

  [[nodiscard]] bool draftFits() const { return draft_ && !draft_->refusal; }

  [[nodiscard]] QString draftWords() const;
  [[nodiscard]] QString draftRefusal() const;
  [[nodiscard]] QString draftRule() const;
  [[nodiscard]] QString speedWords() const;
  [[nodiscard]] QString way() const;
  void setWay(const QString& way);
  [[nodiscard]] bool canTurnInPlace() const;

  [[nodiscard]] bool canCoast() const;

  [[nodiscard]] bool coast() const { return coast_; }

  void setCoast(bool coast);

  [[nodiscard]] bool asksAshore() const;

  [[nodiscard]] bool ashore() const { return ashore_; }

  void setAshore(bool ashore);
  [[nodiscard]] QVariantList fire() const;

  [[nodiscard]] QVariantList report() const;
  [[nodiscard]] QVariantList shots() const;

  [[nodiscard]] QString refusal() const { return refusal_; }

  [[nodiscard]] QString refusalRule() const { return refusal_rule_; }

  [[nodiscard]] int undoDepth() const;
  [[nodiscard]] int redoDepth() const;
  [[nodiscard]] QString endWords() const;
  [[nodiscard]] bool canEnd() const;

  [[nodiscard]] QStringList aims() const { return desk_ ? desk_->aims() : QStringList{}; }

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
  void draftChanged();
  void refusalChanged();
  void showingChanged();
  void animatedChanged();
  /// Something on the table looks different now.
  void drawn();

 private:
  /// Two people at this screen hide their orders from each other.
  [[nodiscard]] bool turns_table() const;
  /// The one who is asked sits at the table, or it is covered for him.
  void seat();
  /// Who looks at the table; nothing: who may see everything.
  [[nodiscard]] std::optional<core::board::Side> viewer() const;
  [[nodiscard]] Task task() const;
  [[nodiscard]] bool computers_turn() const;
  void let_computer_act();
  void captain_acts();
  /// Does something at the desk, shows what came of it or why it is refused.
  template <class Deed>
  bool perform(const Deed& deed);
  /// @param from_save whether the save tells what the computer commands, or is told
  void take_over(std::unique_ptr<BattleDesk> desk, bool from_save);
  /// The side of a person who plays against the computer.
  [[nodiscard]] std::optional<core::board::Side> persons_side() const;
  /// Does something that is written to the save; says why when it cannot be.
  template <class Deed>
  bool writing(const Deed& deed);
  void stand();
  void look_again();
  void renew_draft();
  void forget_draft();
  void choose_selection();
  void refuse(const core::table::Refusal& why);
  void show_happening(const std::vector<Stage>& stages);
  [[nodiscard]] Wish wish_of(int ship) const;
  [[nodiscard]] bool can_act(int number) const;
  [[nodiscard]] QString name_of(int number) const;

  models::Session* session_{};
  std::unique_ptr<BattleDesk> desk_;
  int battle_{};
  core::board::SideSet computer_;
  std::optional<core::board::Side> seated_;  ///< who looked last
  bool hand_over_{};
  bool resumed_{};             ///< nobody has sat down since the save was opened
  std::vector<Stage> missed_;  ///< what the player has not seen for whom the table is covered
  bool hand_overs_{true};
  bool paused_{};
  QTimer next_choice_;
  int selected_{-1};
  std::optional<Draft> draft_;
  std::optional<Wish> wish_;
  Way way_{};
  bool coast_{};
  bool ashore_{};
  QString refusal_;
  QString refusal_rule_;
  ShipCards ships_;
  TableLog log_;
  Motions motions_;
  QTimer tick_;
  bool animated_{true};
};

}  // namespace tableview
