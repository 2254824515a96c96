// A battle on land in the window: what is selected, drawn, aimed at and asked for. It asks the
// rules and never judges.
#pragma once

#include "qml/field/field_desk.h"
#include "qml/field/field_units.h"
#include "qml/table/seated_play.h"

#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace fieldview {

class FieldPlay : public tableview::SeatedPlay {
  Q_OBJECT
  QML_ELEMENT
  /// "orders", "charges", "answers", "movement", "artillery", "musketry", "melee", "over"; empty
  /// without a battle, and while the computer decides.
  Q_PROPERTY(QString task READ task NOTIFY changed)
  /// A unit; a general after all of them, from 1000; -1: nothing.
  Q_PROPERTY(int selected READ selected WRITE select NOTIFY changed)
  Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed)
  Q_PROPERTY(fieldview::FieldUnits* units READ units CONSTANT)
  /// What the selected unit may be ordered by buttons: group, text, enabled, why, rule.
  Q_PROPERTY(QVariantList orders READ orders NOTIFY changed)
  /// What the next click on the table is asked for; empty: nothing.
  Q_PROPERTY(QString asksFor READ asksFor NOTIFY changed)
  /// The movement or ride that is drawn.
  Q_PROPERTY(bool drafting READ drafting NOTIFY draftChanged)
  Q_PROPERTY(bool draftFits READ draftFits NOTIFY draftChanged)
  /// "4½″ of 6″".
  Q_PROPERTY(QString draftWords READ draftWords NOTIFY draftChanged)
  /// Why it cannot be given, or goes no farther.
  Q_PROPERTY(QString draftRefusal READ draftRefusal NOTIFY draftChanged)
  Q_PROPERTY(QString draftRule READ draftRule NOTIFY draftChanged)
  /// Who is run into on the way that is drawn; empty: nobody.
  Q_PROPERTY(QString draftMeets READ draftMeets NOTIFY draftChanged)
  /// How a drag leads: "towards", "ahead", "wheel", "face", "back".
  Q_PROPERTY(QString way READ way WRITE setWay NOTIFY draftChanged)
  /// Whether a unit of the side is selected, and whether it rides.
  Q_PROPERTY(bool marches READ marches NOTIFY changed)
  Q_PROPERTY(bool rides READ rides NOTIFY changed)
  /// [FB-094] Whether cavalry spends its rest on a battle move.
  Q_PROPERTY(bool battleMove READ battleMove WRITE setBattleMove NOTIFY changed)
  /// Of a battery that is laid: "ball", "canister", "shell".
  Q_PROPERTY(QString shot READ shot WRITE setShot NOTIFY changed)
  /// Which of its guns: from 1; 0: all.
  Q_PROPERTY(int gun READ gun WRITE setGun NOTIFY changed)
  Q_PROPERTY(int guns READ guns NOTIFY changed)
  /// What is laid and aimed: unit, text.
  Q_PROPERTY(QVariantList laid READ laid NOTIFY changed)
  /// What happened last: text, dice, rule.
  Q_PROPERTY(QVariantList report READ report NOTIFY changed)
  /// What each side has lost: side, lost, text.
  Q_PROPERTY(QVariantList losses READ losses NOTIFY changed)

 public:
  explicit FieldPlay(QObject* parent = nullptr);
  ~FieldPlay() override;

  // ---- for QML ----

  Q_INVOKABLE void order(int row);
  Q_INVOKABLE void fireAll();
  /// The next unit that has something to choose.
  Q_INVOKABLE void selectNext(int step = 1);
  Q_INVOKABLE void selectByName(const QString& name);
  /// An arrow key, right or up by so many steps: moves the cross where a click is asked for, draws
  /// a movement farther or turns it, leads a general, aims a battery at the next enemy.
  Q_INVOKABLE void steer(int right, int up);
  /// Gives what is drawn or aimed, or clicks where the cross is.
  Q_INVOKABLE void give();
  /// Drops what is drawn, asked for or picked.
  Q_INVOKABLE void drop();
  /// What the morale of a unit is made of: text, value.
  Q_INVOKABLE [[nodiscard]] QVariantList moraleOf(int number) const;

  // ---- for the table's picture ----

  /// Null without a battle.
  [[nodiscard]] const FieldDesk* desk() const { return desk_.get(); }

  [[nodiscard]] const std::optional<MoveDraft>& draft() const { return draft_; }

  /// Where a general is drawn to ride.
  struct RideDraft {
    core::field::Ride ride;
    std::optional<core::table::Refusal> refusal;
  };

  [[nodiscard]] const std::optional<RideDraft>& ride() const { return ride_; }

  /// What a battery would be laid so while the pointer moves.
  struct Aim {
    core::field::UnitId unit;
    std::vector<std::uint8_t> guns;
    core::field::ShotKind kind{};
    core::table::Point at;
    std::optional<core::table::Refusal> refusal;
  };

  [[nodiscard]] const std::optional<Aim>& aim() const { return aim_; }

  /// Where the arrow keys have led the cross that clicks.
  [[nodiscard]] const std::optional<core::table::Point>& cross() const { return cross_; }

  [[nodiscard]] const Picked& picked() const { return picked_; }

  [[nodiscard]] const std::optional<core::field::FigureId>& picking() const { return picking_; }

  /// Whether a unit has something to choose now.
  [[nodiscard]] bool acts(std::size_t unit) const { return unit < acts_.size() && acts_[unit]; }

  /// The places that a selected unit reaches, round about it.
  [[nodiscard]] const std::vector<core::table::Point>& reach() const { return reach_; }

  [[nodiscard]] tableview::Placed placed(std::size_t unit) const;

  [[nodiscard]] const std::vector<tableview::Flash>& flashes() const { return motions().flashes(); }

  /// Something is pressed, in inches. Tells whether it is dragged from now on.
  bool press(core::table::Point at, double finger);
  void drag(core::table::Point at, std::optional<MoveWay> way);
  void release();

  /// Sits down at a battle that has been laid out.
  void sitDown(std::unique_ptr<FieldDesk> desk) { take_over(std::move(desk), false); }

  /// A click that was no drag.
  void click(core::table::Point at, double finger);
  void hover(core::table::Point at);
  /// The unit or general at a place, or -1.
  [[nodiscard]] int at(core::table::Point at, double finger) const;

  // ---- properties ----

  [[nodiscard]] QString task() const;

  [[nodiscard]] int selected() const { return selected_; }

  void select(int number);
  [[nodiscard]] QString selectedName() const;

  [[nodiscard]] FieldUnits* units() { return &units_; }

  [[nodiscard]] QVariantList orders() const;
  [[nodiscard]] QString asksFor() const;

  [[nodiscard]] bool drafting() const { return draft_ || ride_ || aim_; }

  [[nodiscard]] bool draftFits() const;
  [[nodiscard]] QString draftWords() const;
  [[nodiscard]] QString draftRefusal() const;
  [[nodiscard]] QString draftRule() const;
  [[nodiscard]] QString draftMeets() const;
  [[nodiscard]] QString way() const;
  void setWay(const QString& way);

  [[nodiscard]] bool marches() const { return has_own_unit(); }

  [[nodiscard]] bool rides() const {
    return has_own_unit() && core::field::is_mounted(desk_->seen().unit(unit()));
  }

  [[nodiscard]] bool battleMove() const { return battle_move_; }

  void setBattleMove(bool on);
  [[nodiscard]] QString shot() const;
  void setShot(const QString& shot);

  [[nodiscard]] int gun() const { return gun_; }

  void setGun(int gun);
  [[nodiscard]] int guns() const;
  [[nodiscard]] QVariantList laid() const;
  [[nodiscard]] QVariantList report() const;
  [[nodiscard]] QVariantList losses() const;

 signals:
  void draftChanged();

 protected:
  [[nodiscard]] tableview::MatchDesk* match() const override { return desk_.get(); }

  void lay(const core::data::Catalogue& catalogue, const core::tabletop::BattleBegin& begin,
           const std::string& file, const std::string& date) override;
  void resume(const core::data::Catalogue& catalogue, const std::string& file) override;
  void clear() override;
  void look_over() override;
  void settle() override;

 private:
  [[nodiscard]] bool may_choose() const;
  [[nodiscard]] std::optional<core::field::Step> step() const;
  [[nodiscard]] core::field::UnitId unit() const;
  [[nodiscard]] bool has_own_unit() const;
  void take_over(std::unique_ptr<FieldDesk> desk, bool from_save);
  void forget();
  void renew();
  void take_aim(core::table::Point at);
  void renew_draft(MoveWay way);
  void draft_ride(core::table::Point to);
  void move_cross(int right, int up);
  /// Drafts so many quarters of an inch farther in the way that is chosen; turns by so many times
  /// five degrees.
  void nudge(int steps);
  void aim_next(int step);
  void click_order(core::table::Point at, int found);
  void pick(core::table::Point at, int found);
  [[nodiscard]] std::optional<core::table::Refusal> draft_fault() const;

  std::unique_ptr<FieldDesk> desk_;
  int selected_{-1};
  FieldUnits units_;
  std::vector<bool> acts_;  ///< of each unit
  MoveWay way_{};
  bool battle_move_{};
  core::field::ShotKind shot_{};
  int gun_{};
  std::optional<AskOrder> asks_;
  std::optional<core::table::Point> cross_;
  std::optional<core::table::Point> first_;  ///< of a line that is asked for
  std::vector<core::field::Leg> fixed_;      ///< before what is drawn
  std::optional<core::table::Point> to_;     ///< where what is drawn leads
  std::optional<MoveDraft> draft_;
  std::optional<RideDraft> ride_;
  std::optional<Aim> aim_;
  Picked picked_;
  std::optional<core::field::FigureId> picking_;
  std::vector<core::table::Point> reach_;
};

}  // namespace fieldview
