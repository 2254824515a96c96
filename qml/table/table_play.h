// A battle of the miniature table in the window: whose choice it is, what is drawn and laid, what
// has happened. It asks the rules and never judges.
#pragma once

#include "qml/models/session.h"  // before all that has concepts: moc
#include "qml/table/battle_desk.h"
#include "qml/table/seated_play.h"
#include "qml/table/ship_cards.h"

#include <QPointF>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace tableview {

class TablePlay : public tableview::SeatedPlay {
  Q_OBJECT
  QML_ELEMENT
  /// "embark", "move", "fire", "board", "waterline", "hits", "over"; empty without a battle.
  Q_PROPERTY(QString task READ taskName NOTIFY changed)
  /// A ship, or a fort after all ships; -1: nothing.
  Q_PROPERTY(int selected READ selected WRITE select NOTIFY changed)
  Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed)
  Q_PROPERTY(tableview::ShipCards* ships READ ships CONSTANT)
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

 public:
  explicit TablePlay(QObject* parent = nullptr);
  ~TablePlay() override;

  // ---- for QML ----

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
  /// Lays every gun of the selected ship that bears on a target.
  Q_INVOKABLE void layOn(int target);
  Q_INVOKABLE void unlay(int row);
  Q_INVOKABLE void crossOff(int ship, const QString& section, int gun);
  Q_INVOKABLE void chooseWaterline(bool guns);
  Q_INVOKABLE void selectNext(int step = 1);
  /// Chart "A" or "B": heads, and rows of words.
  Q_INVOKABLE [[nodiscard]] QVariantMap chart(const QString& which) const;

  // ---- for the table's picture ----

  /// What the side that is asked may see.
  [[nodiscard]] const TablePicture& picture() const;
  /// Where the guns of what is selected point to.
  [[nodiscard]] std::vector<ShownArc> arcs() const;

  [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

  /// Where a ship is drawn now.
  [[nodiscard]] Placed placed(int ship) const;

  [[nodiscard]] const std::vector<Flash>& flashes() const { return motions().flashes(); }

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

  [[nodiscard]] QString taskName() const;

  [[nodiscard]] int selected() const { return selected_; }

  void select(int number);
  [[nodiscard]] QString selectedName() const;

  [[nodiscard]] ShipCards* ships() { return &ships_; }

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

 signals:
  void draftChanged();

 protected:
  [[nodiscard]] MatchDesk* match() const override { return desk_.get(); }

  void lay(const core::data::Catalogue& catalogue, const core::tabletop::BattleBegin& begin,
           const std::string& file, const std::string& date) override;
  void resume(const core::data::Catalogue& catalogue, const std::string& file) override;
  void clear() override;
  void look_over() override;
  void settle() override;

 private:
  [[nodiscard]] Task task() const;
  /// Does something at the desk, shows what came of it or why it is refused.
  template <class Action>
  bool perform(const Action& action);
  /// @param from_save whether the save tells what the computer commands, or is told
  void take_over(std::unique_ptr<BattleDesk> desk, bool from_save);
  void renew_draft();
  void forget_draft();
  void choose_selection();
  [[nodiscard]] Wish wish_of(int ship) const;
  [[nodiscard]] bool can_act(int number) const;
  [[nodiscard]] QString name_of(int number) const;

  std::unique_ptr<BattleDesk> desk_;
  int selected_{-1};
  std::optional<Draft> draft_;
  std::optional<Wish> wish_;
  Way way_{};
  bool coast_{};
  bool ashore_{};
  ShipCards ships_;
};

}  // namespace tableview
