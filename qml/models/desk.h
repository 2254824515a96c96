// What the player points at, has selected and has laid over the map.
#pragma once

#include "qml/models/adviser.h"
#include "qml/models/battle.h"
#include "qml/models/generals.h"
#include "qml/models/plan.h"
#include "qml/models/play.h"
#include "qml/models/session.h"
#include "qml/models/supply_answer.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace models {

/// Between the map, which says where something happened, and the panels, which show what is there.
/// Every answer comes from a query of the core.
class Desk : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY sessionChanged)
  Q_PROPERTY(models::Play* play READ play CONSTANT)
  Q_PROPERTY(models::Battle* battle READ battle CONSTANT)
  Q_PROPERTY(models::Plan* plan READ plan CONSTANT)
  Q_PROPERTY(models::Generals* generals READ generals CONSTANT)
  Q_PROPERTY(models::Adviser* adviser READ adviser CONSTANT)
  Q_PROPERTY(int overlays READ overlays WRITE setOverlays NOTIFY overlaysChanged)
  Q_PROPERTY(bool terrainOnly READ terrainOnly WRITE setTerrainOnly NOTIFY terrainOnlyChanged)
  Q_PROPERTY(bool hexCursor READ hexCursor WRITE setHexCursor NOTIFY cursorChanged)
  Q_PROPERTY(QString cursorHex READ cursorHex NOTIFY cursorChanged)
  Q_PROPERTY(QString cursorText READ cursorText NOTIFY cursorChanged)
  Q_PROPERTY(QString hoverHex READ hoverHex NOTIFY hoverChanged)
  /// The hex that a list points at; empty for none.
  Q_PROPERTY(QString litHex READ litHex NOTIFY litChanged)
  /// An own stack lies under the mouse where the selection could go: a click takes that stack.
  Q_PROPERTY(bool couldJoin READ couldJoin NOTIFY hoverChanged)
  /// What is proposed leads to an own stack.
  Q_PROPERTY(bool ownAtGoal READ ownAtGoal NOTIFY proposalChanged)
  Q_PROPERTY(QString hoverPhrases READ hoverPhrases NOTIFY hoverChanged)
  Q_PROPERTY(QString hoverErrata READ hoverErrata NOTIFY hoverChanged)
  Q_PROPERTY(QString ruler READ ruler NOTIFY hoverChanged)
  Q_PROPERTY(bool measuring READ measuring WRITE setMeasuring NOTIFY hoverChanged)
  Q_PROPERTY(QString selectedHex READ selectedHex NOTIFY selectionChanged)
  Q_PROPERTY(QString selectedPhrases READ selectedPhrases NOTIFY selectionChanged)
  Q_PROPERTY(QStringList selectedPieces READ selectedPieces NOTIFY selectionChanged)
  Q_PROPERTY(QString currentPiece READ currentPiece NOTIFY selectionChanged)
  Q_PROPERTY(QString currentTitle READ currentTitle NOTIFY selectionChanged)
  Q_PROPERTY(QString currentPlace READ currentPlace NOTIFY selectionChanged)
  Q_PROPERTY(bool hasAnswer READ hasAnswer NOTIFY answerChanged)
  Q_PROPERTY(bool supplied READ supplied NOTIFY answerChanged)
  Q_PROPERTY(QString supplySentence READ supplySentence NOTIFY answerChanged)
  Q_PROPERTY(QString supplyCase READ supplyCase NOTIFY answerChanged)
  Q_PROPERTY(int brokenHop READ brokenHop NOTIFY answerChanged)
  Q_PROPERTY(models::StackModel* stack READ stack CONSTANT)
  Q_PROPERTY(models::StackModel* hovered READ hovered CONSTANT)
  Q_PROPERTY(models::NotesModel* path READ path CONSTANT)
  Q_PROPERTY(models::NotesModel* hits READ hits CONSTANT)
  Q_PROPERTY(int namesakes READ namesakes NOTIFY hitsChanged)
  Q_PROPERTY(int fan READ fan NOTIFY fanChanged)
  /// A set-up is edited: counters of both sides can be dragged anywhere, and dropped() tells where.
  Q_PROPERTY(bool editing MEMBER editing_ NOTIFY editingChanged)
  /// Of such a set-up hexes are painted: the mouse moves no counters, and painted() tells over
  /// which hexes it went.
  Q_PROPERTY(bool painting MEMBER painting_ NOTIFY editingChanged)
  /// The hex or the water at which the cursor is.
  Q_PROPERTY(QString cursorPlace READ cursorPlace NOTIFY cursorChanged)

 public:
  explicit Desk(QObject* parent = nullptr);

  [[nodiscard]] Session* session() const { return session_; }

  void setSession(Session* session);

  /// The game, when one is played; without one the desk only shows.
  [[nodiscard]] Play* play() { return &play_; }

  /// What the selection could do.
  [[nodiscard]] Plan* plan() { return &plan_; }

  [[nodiscard]] Generals* generals() { return &generals_; }

  [[nodiscard]] Adviser* adviser() { return &adviser_; }

  /// The ways of what is advised.
  [[nodiscard]] std::vector<AdviceArrow> advised_ways() const { return adviser_.arrows(); }

  /// The battle that goes on, that is proposed, or that has just been fought.
  [[nodiscard]] Battle* battle() { return &battle_; }

  /// Retreats and advances to be drawn: while the battle is told.
  [[nodiscard]] std::vector<BattleMove> battle_moves() const {
    return battle_.shown() ? play_.battle_moves() : std::vector<BattleMove>{};
  }

  /// The position of the decision that is asked; null when none is, or when the past is looked at.
  [[nodiscard]] const core::state::GameState* what_is_asked() const {
    return play_.listens() ? play_.position() : nullptr;
  }

  [[nodiscard]] const Plan& what_is_planned() const { return plan_; }

  [[nodiscard]] int overlays() const { return overlays_; }

  void setOverlays(int overlays);

  [[nodiscard]] bool editing() const { return editing_; }

  [[nodiscard]] bool painting() const { return editing_ && painting_; }

  /// The mouse goes over a hex with the button down.
  void stroke(std::optional<HexId> hex);
  /// @param done false: it was not meant.
  void endStroke(bool done);

  [[nodiscard]] bool stroking() const { return !stroke_.empty(); }

  [[nodiscard]] const std::vector<HexId>& strokeIds() const { return stroke_; }

  /// Whether a ship is among what is selected.
  [[nodiscard]] bool shipsSelected() const;
  [[nodiscard]] QString cursorPlace() const;
  /// "B3402"; "A3219/A3220" for the water of a hexside.
  [[nodiscard]] QString place_label(HexId hex, std::optional<WaterPlaceId> water) const;

  [[nodiscard]] bool terrainOnly() const { return terrain_only_; }

  void setTerrainOnly(bool on);

  [[nodiscard]] bool hexCursor() const { return cursor_on_; }

  void setHexCursor(bool on);
  [[nodiscard]] QString cursorHex() const;
  [[nodiscard]] QString cursorText() const;
  [[nodiscard]] QString hoverHex() const;
  [[nodiscard]] QString litHex() const;
  [[nodiscard]] bool couldJoin() const;
  [[nodiscard]] bool ownAtGoal() const;
  [[nodiscard]] QString hoverPhrases() const;
  [[nodiscard]] QString hoverErrata() const;
  [[nodiscard]] QString ruler() const;

  [[nodiscard]] bool measuring() const { return measuring_; }

  void setMeasuring(bool on);
  [[nodiscard]] QString selectedHex() const;
  [[nodiscard]] QString selectedPhrases() const;
  [[nodiscard]] QStringList selectedPieces() const;
  [[nodiscard]] QString currentPiece() const;
  [[nodiscard]] QString currentTitle() const;
  /// The label of the hex or hexside in which the current piece is.
  [[nodiscard]] QString currentPlace() const;

  [[nodiscard]] bool hasAnswer() const { return answer_.has_value(); }

  [[nodiscard]] bool supplied() const { return answer_ && answer_->answer.supplied(); }

  [[nodiscard]] QString supplySentence() const { return answer_ ? answer_->sentence : QString{}; }

  [[nodiscard]] QString supplyCase() const { return answer_ ? answer_->cited : QString{}; }

  /// The row of path() that cannot be made, -1 when all can.
  [[nodiscard]] int brokenHop() const;

  [[nodiscard]] StackModel* stack() { return &stack_; }

  [[nodiscard]] StackModel* hovered() { return &hovered_; }

  [[nodiscard]] NotesModel* path() { return &path_; }

  [[nodiscard]] NotesModel* hits() { return &hits_; }

  /// How many places bear the very name that is looked for: the first of hits().
  [[nodiscard]] int namesakes() const { return namesakes_; }

  /// The stack that is spread out, -1 for none.
  [[nodiscard]] int fan() const { return fan_; }

  // What the map asks.
  [[nodiscard]] std::shared_ptr<const Board> board() const;
  [[nodiscard]] std::shared_ptr<const SupplyBoard> supply() const;

  [[nodiscard]] std::optional<HexId> hoverId() const { return hover_; }

  [[nodiscard]] std::optional<HexId> cursorId() const {
    return cursor_on_ ? std::optional{cursor_} : std::nullopt;
  }

  /// The water under the mouse.
  [[nodiscard]] std::optional<WaterPlaceId> hoverWater() const { return hover_water_; }

  /// The water at which the cursor is; nothing: the hex.
  [[nodiscard]] std::optional<WaterPlaceId> cursorWater() const {
    return cursor_on_ ? cursor_water_ : std::nullopt;
  }

  /// The hex of the row that is pointed at in a list.
  [[nodiscard]] std::optional<HexId> litId() const { return lit_; }

  [[nodiscard]] std::optional<HexId> selectedId() const { return selected_hex_; }

  [[nodiscard]] const std::set<PieceId>& selection() const { return selection_; }

  [[nodiscard]] const std::optional<SupplyAnswer>& answer() const { return answer_; }

  // What the map tells.
  /// @param water the water that is meant where ships are selected
  void hover(std::optional<HexId> hex, std::optional<WaterPlaceId> water = {});
  /// A click on a hex or on a stack of it; a second click on the same stack takes the next piece.
  void pick(HexId hex, std::optional<int> stack, Qt::KeyboardModifiers modifiers,
            std::optional<WaterPlaceId> water = {});
  /// A click on one piece of an open fan.
  void pickPiece(PieceId piece, Qt::KeyboardModifiers modifiers);
  /// The pieces of an open fan inside a dragged box: they and no others.
  void pickPieces(const std::vector<PieceId>& pieces);
  /// The stacks inside a dragged box.
  void pickStacks(const std::vector<int>& stacks);
  void openFan(std::optional<int> stack);
  /// A right click on a stack, or a drag of it: what is selected of it stays, else its top piece is
  /// selected.
  void aim(int stack);
  /// Whether counters of the stack can be dragged: they are of the side that decides.
  [[nodiscard]] bool may_drag(int stack) const;
  /// A drag ends over a hex: what it means is proposed.
  void dropAt(std::optional<HexId> hex, std::optional<WaterPlaceId> water = {});
  void moveCursor(core::board::Direction direction);
  /// The cursor goes to the next water that touches its hex, then to the hex itself again.
  Q_INVOKABLE void nextWater();

  /// @return false when no piece has this id, or it is off the map.
  Q_INVOKABLE bool selectPiece(const QString& sheet_id);
  /// Selects those of them that are on the map, without bringing them on the screen.
  Q_INVOKABLE void selectPieces(const QStringList& sheet_ids);
  Q_INVOKABLE void selectRow(int row);
  /// A click on a row of stack(): with Shift it is added, with Alt taken away.
  Q_INVOKABLE void pickRow(int row);
  /// A right click on a row: what is selected stays, if it is among it.
  Q_INVOKABLE void aimRow(int row);
  /// Instead of going to the own stack at the goal, takes it.
  Q_INVOKABLE void takeThere();
  /// Selects the whole stack of the hex that is selected.
  Q_INVOKABLE void selectStack();
  Q_INVOKABLE void clear();

  /// Nothing is pointed at.
  Q_INVOKABLE void unhover() { hover(std::nullopt); }

  Q_INVOKABLE void toggleOverlay(int overlay);
  Q_INVOKABLE void onlyOverlay(int overlay);
  /// Fills hits() with the hexes, towns, battlefields, pieces and leaders a text names.
  Q_INVOKABLE void find(const QString& text);
  /// Asks the map to show a hex; false when the text names none.
  Q_INVOKABLE bool goToHex(const QString& label);
  /// Proposes what the selection can do in the hex of the cursor, or under the mouse, whoever
  /// stands there. False when it can do nothing there.
  Q_INVOKABLE bool goThere();
  /// Rings a hex as long as a row of a list is about it; an empty label: none.
  Q_INVOKABLE void lightHex(const QString& label);
  /// Shows a hex and lights it, without a click on it.
  Q_INVOKABLE bool showHex(const QString& label);

 signals:
  void sessionChanged();
  void overlaysChanged();
  void terrainOnlyChanged();
  void cursorChanged();
  void hoverChanged();
  void selectionChanged();
  void answerChanged();
  void fanChanged();
  void litChanged();
  void hitsChanged();
  void proposalChanged();
  void boardChanged();
  /// The same game has another position.
  void positionChanged();
  void supplyChanged();
  void editingChanged();
  /// What is selected was dragged to a hex of a set-up that is edited, or ships to a hexside.
  void dropped(const QString& place);
  /// The mouse was drawn over these hexes of it.
  void painted(const QStringList& hexes);
  /// The map shall show this hex.
  void centreOn(core::board::HexId hex);

 private:
  void take_board();
  void take_position();
  /// Selects them, and brings them on the screen.
  void take_force(const std::vector<PieceId>& pieces);
  void take_in_hand(PieceId piece);
  /// A click in a game that is no choice of a piece: proposes or gives an order. False when there
  /// is none.
  bool point(HexId hex, std::optional<int> stack, Qt::KeyboardModifiers modifiers);
  bool point(WaterPlaceId water, std::optional<int> stack, Qt::KeyboardModifiers modifiers);
  /// A click on a stack: those who go together first, then its pieces one by one.
  void take_of(const std::vector<PieceId>& pieces);
  /// The top piece; of a leader in the open [10.13] also those of the stack whom he commands.
  [[nodiscard]] std::set<PieceId> party_of(const std::vector<PieceId>& pieces) const;
  void select(std::set<PieceId> pieces, std::optional<PieceId> current);
  void ask_supply();
  [[nodiscard]] std::vector<int> stacks_of_selection() const;

  Session* session_{};
  Play play_;
  Plan plan_;
  Battle battle_;
  Generals generals_;
  Adviser adviser_;
  int overlays_{};
  bool terrain_only_{};
  bool editing_{};
  bool painting_{};
  std::vector<HexId> stroke_;
  bool cursor_on_{};
  bool measuring_{};
  HexId cursor_;
  std::optional<WaterPlaceId> cursor_water_;
  std::optional<HexId> hover_;
  std::optional<WaterPlaceId> hover_water_;
  std::optional<HexId> lit_;
  std::optional<HexId> selected_hex_;
  std::set<PieceId> selection_;
  std::size_t lasting_{};  ///< pieces of the selection below this number are still the same
  std::optional<PieceId> current_;
  std::optional<SupplyAnswer> answer_;
  int fan_{-1};
  StackModel stack_;
  StackModel hovered_;
  NotesModel path_;
  NotesModel hits_;
  int namesakes_{};
};

}  // namespace models
