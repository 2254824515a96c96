// The game that is played in the window: whose decision it is, what can be done, what has been
// done.
#pragma once

#include "core/study/seated_general.h"
#include "qml/models/battle_moves.h"
#include "qml/models/game_lists.h"
#include "qml/models/log_model.h"
#include "qml/models/session.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace models {

using core::game::Action;
using core::sequence::ActionKind;

/// Holds the session's game by its three verbs and shows each new position on the session's board.
///
/// Every action is saved before it is shown. What is shown is what the side that decides may see;
/// when the other side is to decide and the game hides something, nothing is shown until that
/// player takes over.
class Play : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY sessionChanged)
  Q_PROPERTY(bool active READ active NOTIFY changed)
  Q_PROPERTY(bool over READ over NOTIFY changed)
  Q_PROPERTY(bool handOver READ handOver NOTIFY changed)
  /// While the table is turned: whoever has just decided may take that back.
  Q_PROPERTY(bool mayGiveBack READ mayGiveBack NOTIFY changed)
  Q_PROPERTY(bool handOvers READ handOvers WRITE setHandOvers NOTIFY handOversChanged)
  /// A computer general is asked.
  Q_PROPERTY(bool playedByGeneral READ playedByGeneral NOTIFY changed)
  Q_PROPERTY(QString side READ side NOTIFY changed)
  Q_PROPERTY(QString sideName READ sideName NOTIFY changed)
  Q_PROPERTY(QString week READ week NOTIFY changed)
  Q_PROPERTY(QString date READ date NOTIFY changed)
  Q_PROPERTY(QString season READ season NOTIFY changed)
  Q_PROPERTY(QString phase READ phase NOTIFY changed)
  Q_PROPERTY(QString question READ question NOTIFY changed)
  /// How it is answered in the window.
  Q_PROPERTY(QString help READ help NOTIFY changed)
  Q_PROPERTY(QString asks READ asks NOTIFY changed)
  Q_PROPERTY(QString decision READ decision NOTIFY changed)
  Q_PROPERTY(QString passWords READ passWords NOTIFY changed)
  /// The stages of this side that are still to come before the other's, as `asks` names them.
  Q_PROPERTY(QStringList ahead READ ahead NOTIFY changed)
  Q_PROPERTY(bool inWork READ inWork NOTIFY changed)
  Q_PROPERTY(int commandsLeft READ commandsLeft NOTIFY changed)
  Q_PROPERTY(int railPoints READ railPoints NOTIFY changed)
  Q_PROPERTY(int pool READ pool NOTIFY changed)
  Q_PROPERTY(int toDo READ toDo NOTIFY changed)
  Q_PROPERTY(int undoDepth READ undoDepth NOTIFY changed)
  Q_PROPERTY(int redoDepth READ redoDepth NOTIFY changed)
  /// How many orders that are: one may be of many actions.
  Q_PROPERTY(int undoOrders READ undoOrders NOTIFY changed)
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(QString refusalCase READ refusalCase NOTIFY refusalChanged)
  Q_PROPERTY(QString news READ news NOTIFY newsChanged)
  Q_PROPERTY(QString result READ result NOTIFY changed)
  Q_PROPERTY(bool hides READ hides_something NOTIFY changed)
  Q_PROPERTY(QString saveFile READ saveFile NOTIFY changed)
  Q_PROPERTY(QString line READ line NOTIFY changed)
  Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
  Q_PROPERTY(int length READ length NOTIFY changed)
  Q_PROPERTY(int seen READ seen WRITE setSeen NOTIFY changed)
  Q_PROPERTY(bool replaying READ replaying NOTIFY changed)
  Q_PROPERTY(models::LogModel* log READ log CONSTANT)
  Q_PROPERTY(models::OrdersModel* orders READ orders CONSTANT)
  Q_PROPERTY(models::OrdersModel* choices READ choices CONSTANT)

 public:
  explicit Play(QObject* parent = nullptr);

  [[nodiscard]] Session* session() const { return session_; }

  void setSession(Session* session);

  [[nodiscard]] bool active() const { return match() != nullptr; }

  [[nodiscard]] bool over() const { return active() && !asked_; }

  /// Whether the map waits for the other player to take over.
  [[nodiscard]] bool handOver() const { return hand_over_; }

  [[nodiscard]] bool mayGiveBack() const;

  /// Off: one person plays both sides, and nothing waits.
  [[nodiscard]] bool handOvers() const { return hand_overs_; }

  void setHandOvers(bool on);

  [[nodiscard]] bool playedByGeneral() const { return general_asked_ && active(); }

  /// "union" or "confederate": who decides, or looks on while a general does.
  [[nodiscard]] QString side() const;
  [[nodiscard]] QString sideName() const;
  [[nodiscard]] QString week() const;
  [[nodiscard]] QString date() const;
  [[nodiscard]] QString season() const;
  [[nodiscard]] QString phase() const;
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString help() const;
  /// What asks, as docs/rules/orders.md names it: "command-segment", "battle-chit".
  [[nodiscard]] QString asks() const;
  /// Of the register [28.0], "D03".
  [[nodiscard]] QString decision() const;
  /// What passing ends; empty when there is nothing to pass.
  [[nodiscard]] QString passWords() const;
  [[nodiscard]] QStringList ahead() const;
  /// What the menu calls a stage of `ahead`.
  Q_INVOKABLE [[nodiscard]] static QString stageWords(const QString& stage);
  /// Whether something has been begun: a force moves, a battle is fought.
  [[nodiscard]] bool inWork() const;
  /// Whether the decision is about hexes, own stacks in them or not: a retreat, arrivals, leaders.
  [[nodiscard]] bool asksForHexes() const;
  [[nodiscard]] int commandsLeft() const;
  [[nodiscard]] int railPoints() const;
  [[nodiscard]] int pool() const;

  /// How many pieces can still do what the decision is about.
  [[nodiscard]] int toDo() const { return static_cast<int>(waiting_.size()); }

  [[nodiscard]] int undoDepth() const;
  [[nodiscard]] int redoDepth() const;
  [[nodiscard]] int undoOrders() const;

  /// Why the last order was refused.
  [[nodiscard]] QString refusal() const { return refusal_; }

  [[nodiscard]] QString refusalCase() const { return refusal_case_; }

  /// What the last order has brought, in the words of the log.
  [[nodiscard]] QString news() const { return news_; }

  /// A line upon them that is in no log.
  void add_news(const QString& line);

  /// Whether the sides see different things [0.5].
  [[nodiscard]] bool hides_something() const;
  /// Two people hide something from each other.
  [[nodiscard]] bool turns_table() const;
  [[nodiscard]] QString result() const;
  [[nodiscard]] QString saveFile() const;
  /// The line of play that goes on, and all there are.
  [[nodiscard]] QString line() const;
  [[nodiscard]] QStringList lines() const;
  [[nodiscard]] int length() const;

  /// How many actions of the line of play are shown; all of them unless the past is looked at.
  [[nodiscard]] int seen() const { return replay_.value_or(length()); }

  void setSeen(int actions);

  [[nodiscard]] bool replaying() const { return replay_.has_value(); }

  [[nodiscard]] LogModel* log() { return &log_; }

  /// Orders for what is selected.
  [[nodiscard]] OrdersModel* orders() { return &orders_; }

  /// Choices of the decision that need no selection, or all of them where there are few.
  [[nodiscard]] OrdersModel* choices() { return &choices_; }

  // ---- what the window asks for ----

  Q_INVOKABLE void takeOver();
  /// Narrows orders() to these kinds, until something else is selected; none: all of them again.
  Q_INVOKABLE void listOnly(const QStringList& kinds);
  /// Gives the order in a row of orders(); `number` where there is one to choose.
  Q_INVOKABLE bool order(int row, int number = 0);
  /// Makes the choice in a row of choices().
  Q_INVOKABLE bool choose(int row, int number = 0);
  /// Ends the step or work; a step of combat in which nobody could do anything ends with it.
  Q_INVOKABLE bool pass();
  /// Takes the last order back, as a whole where that is possible.
  Q_INVOKABLE void undo();
  /// The last decision of the other player before the table was turned is taken back.
  Q_INVOKABLE void giveBack();
  Q_INVOKABLE void redo();
  /// What the log calls an operation, by its bracket: "II Corps: March to C2308 (Corinth)".
  Q_INVOKABLE [[nodiscard]] QString operationTitle(const QString& bracket) const;
  /// Asks for the next or previous piece that can act.
  Q_INVOKABLE void next(int step);
  /// Takes back to where the past is looked at; false, with a reason, when dice were rolled since.
  Q_INVOKABLE bool takeBackToHere();
  /// The same for the position after the first `actions`.
  Q_INVOKABLE bool takeBackTo(int actions);
  /// Begins another line of play where the past is looked at.
  Q_INVOKABLE bool branchFromHere(const QString& name);
  Q_INVOKABLE bool switchTo(const QString& name);
  /// Closes the game; it is saved.
  Q_INVOKABLE void leave();

  // ---- for the desk and the plan ----

  [[nodiscard]] core::save::Match* match() const {
    return session_ != nullptr ? session_->match() : nullptr;
  }

  /// Whether orders can be given now: a decision is asked, and this player looks at it.
  [[nodiscard]] bool listens() const {
    return asked_ && !hand_over_ && !replay_ && !general_asked_;
  }

  [[nodiscard]] std::optional<core::board::Side> viewer() const { return viewer_; }

  /// What is looked at: the present, or a moment of the past. Null without a game.
  [[nodiscard]] const core::state::GameState* position() const;

  /// Retreats and advances of the last battle, up to the moment that is looked at, as far as the
  /// viewer may know of them [0.5].
  [[nodiscard]] std::vector<BattleMove> battle_moves() const {
    return moves_seen(moves_.all(), seen(), hides_something() ? viewer_ : std::nullopt);
  }

  /// Pieces that can still act, in the order of the legal choices.
  [[nodiscard]] const std::vector<PieceId>& able() const { return able_; }

  /// The piece that has to be put on a hex of the map, when there is but one.
  [[nodiscard]] std::optional<PieceId> in_hand() const;

  /// Who is on the move: those of the force that have set out, or all it energises where their head
  /// stands; ships that sail. They stand in one place; none where nobody moves.
  [[nodiscard]] std::vector<PieceId> acting() const;

  /// Fills orders() for a selection.
  void select(const std::set<PieceId>& pieces);
  /// Makes choices one after the other; ends at the first that is refused, or when the question
  /// becomes another's. False when one was refused.
  bool act(const std::vector<Action>& actions);
  /// The same with choices that depend on what the ones before have come to; ends besides when
  /// `next` gives none. `bracket`: of the operation that they are, or go on with; nothing: one of
  /// their own; empty: none.
  bool act_on(const std::function<std::optional<Action>()>& next,
              std::optional<std::string> bracket = {});
  /// Takes an order of a general into the game and its save; standAgain() shows what came of it.
  /// False, with a word, when it could not be taken.
  bool take(core::board::Side side, const core::study::GeneralsOrder& order);
  /// Shows the game as it stands now.
  void standAgain();
  /// Somebody else sits down; false, with a word, when the save could not be written.
  bool seat(core::board::Side side, std::string_view sitter);

  /// How many lines of the log there were when a person had decided last.
  [[nodiscard]] std::size_t toldUntil() const { return told_until_; }

  /// All who may join the attack do.
  bool join_all();

  /// How many actions the last order has that can be taken back.
  [[nodiscard]] int last_order() const {
    return std::min(static_cast<int>(match()->last_order()), undoDepth());
  }

  /// The same of the own one, with all that a general has done since.
  [[nodiscard]] int last_own_order() const;

  void tell_refusal(const core::state::Illegal& illegal);
  [[nodiscard]] QString sentence(const core::state::Illegal& illegal) const;

 signals:
  void sessionChanged();
  /// A game was opened, or closed.
  void begun();
  void changed();
  void handOversChanged();
  void refusalChanged();
  void newsChanged();
  /// A choice was made.
  void acted();
  /// The window shall show and select this piece.
  void pieceWanted(core::state::PieceId piece);
  /// The window shall show and select these pieces, which stand in one place.
  void forceWanted(const std::vector<core::state::PieceId>& pieces);
  /// Another side decides.
  void sideChanged();
  /// The next click on the map is for this piece, which may lie off it.
  void pieceInHand(core::state::PieceId piece);
  /// The next order at a hex is for so many.
  void amountChosen(int amount);

 private:
  void take_game();
  /// Reads the match anew and shows its position.
  void stand();
  /// Who looks at it now.
  void choose_viewer();
  [[nodiscard]] bool is_person(core::board::Side side) const;
  void list_able();
  void take_again(std::vector<PieceId> ordered);
  void show_position();
  /// Puts the lines of an earlier game-turn before those of the log, when nothing else is to do.
  void recall_log();
  void list_choices();
  void list_orders();
  void forget_refusal();
  /// Those who move now are selected, if nobody of them is.
  void take_force();
  /// Makes the choice by `give`, which writes to the save; why not is told.
  template <class Give>
  bool make(const Action& action, Give give);
  /// Runs what writes to the save; its failure is told.
  template <class Do>
  bool writing(Do action);
  /// Another line of play goes on; why not is told.
  template <class Go>
  bool go_over(Go go);

  Session* session_{};
  std::optional<core::game::Question> asked_;
  std::optional<core::board::Side> viewer_;
  bool general_asked_{};
  bool hand_over_{};
  bool hand_overs_{true};
  std::optional<int> replay_;
  BattleMoves moves_;
  std::optional<core::state::GameState> past_;  ///< the position that is looked at
  std::vector<PieceId> able_;
  std::vector<PieceId> waiting_;  ///< of them whom next() goes to
  std::set<PieceId> selected_;
  std::size_t next_{};
  QString refusal_;
  QString refusal_case_;
  QString news_;
  std::size_t news_from_{};  ///< first line of the log that belongs to them
  std::size_t told_until_{};
  LogModel log_;
  QTimer recalls_;
  OrdersModel orders_;
  OrdersModel choices_;
};

}  // namespace models
