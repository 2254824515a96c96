// What the selected pieces could do on the map, and what is proposed for them.
#pragma once

#include "core/plan/itinerary.h"
#include "core/plan/planner.h"
#include "qml/models/operations_model.h"
#include "qml/models/play.h"
#include "qml/models/sea_plan.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace models {

/// Between a selection and orders: reach, targets, a proposal that is shown before it is given.
class Plan : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(bool byRail READ byRail WRITE setByRail NOTIFY changed)
  Q_PROPERTY(bool canMove READ canMove NOTIFY changed)
  Q_PROPERTY(QString stuck READ stuck NOTIFY changed)
  Q_PROPERTY(int reached READ reached NOTIFY changed)
  Q_PROPERTY(QStringList reachedHexes READ reachedHexes NOTIFY changed)
  Q_PROPERTY(bool canSail READ canSail NOTIFY changed)
  Q_PROPERTY(QStringList reachedWaters READ reachedWaters NOTIFY changed)
  Q_PROPERTY(QStringList shoreHexes READ shoreHexes NOTIFY changed)
  Q_PROPERTY(QStringList targetHexes READ targetHexes NOTIFY changed)
  Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
  Q_PROPERTY(QString goal READ goal NOTIFY changed)
  Q_PROPERTY(QString whyNot READ whyNot NOTIFY whyNotChanged)
  Q_PROPERTY(QString whyNotCase READ whyNotCase NOTIFY whyNotChanged)
  Q_PROPERTY(QString running READ running NOTIFY whyNotChanged)
  /// What the selected force can be told to do; openMenu() fills it.
  Q_PROPERTY(models::OperationsModel* menu READ menu CONSTANT)
  Q_PROPERTY(QString forceName READ forceName NOTIFY menuChanged)
  /// What was taken from the menu and is given an aim on the map; empty for nothing.
  Q_PROPERTY(QString aiming READ aiming NOTIFY changed)

 public:
  /// An order at a hex of the map that is no march.
  struct Target {
    Action action;
    QString words;
    QStringList remarks;          ///< besides the case of the order
    std::vector<Action> actions;  ///< all that has to be ordered, where it is more than the one
    std::optional<core::plan::Aim> aim;  ///< of the operation that was taken from the menu
  };

  explicit Plan(QObject* parent = nullptr);

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool byRail() const { return by_rail_; }

  void setByRail(bool on);

  [[nodiscard]] bool canMove() const { return itinerary_ && !itinerary_->refusal(); }

  /// Why the selection goes nowhere now; empty when it can, or when nothing own is selected.
  [[nodiscard]] QString stuck() const;

  /// How many hexes can be reached.
  [[nodiscard]] int reached() const;

  /// Labels of the hexes that can be reached, the nearest first.
  [[nodiscard]] QStringList reachedHexes() const;

  /// Whether selected ships can sail.
  [[nodiscard]] bool canSail() const { return sea_.can_sail(); }

  /// Labels of the water places that can be reached, the nearest first.
  [[nodiscard]] QStringList reachedWaters() const;

  /// Labels of the hexes in which it could land, going aboard and sailing first where it must.
  [[nodiscard]] QStringList shoreHexes();

  /// Labels of the hexes at which something else can be ordered.
  [[nodiscard]] QStringList targetHexes() const;

  [[nodiscard]] bool proposing() const { return proposed_.has_value(); }

  [[nodiscard]] QString title() const { return title_; }

  [[nodiscard]] QStringList remarks() const { return remarks_; }

  /// The hex that is proposed.
  [[nodiscard]] QString goal() const;

  /// Why the hex under the mouse cannot be reached.
  [[nodiscard]] QString whyNot() const { return why_not_; }

  [[nodiscard]] QString whyNotCase() const { return why_not_case_; }

  /// What it costs to get to the hex under the mouse, in a few words.
  [[nodiscard]] QString running() const { return running_; }

  [[nodiscard]] OperationsModel* menu() { return &menu_; }

  /// The name of the force that is selected, while its menu is open.
  [[nodiscard]] QString forceName() const { return force_name_; }

  [[nodiscard]] QString aiming() const;

  /// Whether a click on the map gives what was taken from the menu its aim.
  [[nodiscard]] bool aims() const { return verb_.has_value(); }

  /// Looks up what the selected force can be told to do.
  Q_INVOKABLE void openMenu();
  /// Takes a line of the menu: what has but one aim is proposed, or done where nothing hangs on it;
  /// else the map shows the aims. False where it cannot be done, or is chosen from a list.
  Q_INVOKABLE bool take(int row);
  /// The kinds of single orders that a line stands for; none for an unknown line.
  [[nodiscard]] Q_INVOKABLE QStringList kindsOf(int row) const;

  /// How much is meant where an order at a hex has an amount; 0: the largest.
  void setAmount(int amount);

  // ---- what the desk tells ----

  void select(const std::set<PieceId>& pieces);
  /// @param water the water that is meant where ships are selected
  void hover(std::optional<HexId> hex, std::optional<WaterPlaceId> water = {});
  /// Something was done while the mouse rests on a hex: why that cannot be reached was not asked,
  /// until it is pointed at anew.
  void silence();
  /// It is told again.
  void speak();

  /// A click on a hex that is no own stack: proposes what can be done there; what is proposed
  /// already is given. False when nothing can be done there.
  bool point(HexId hex);
  /// The same without giving what is proposed: a drag has ended there.
  bool propose(HexId hex);
  bool addWaypoint(HexId hex);
  /// The same for a water place, when ships are selected.
  bool point(WaterPlaceId water);
  bool propose(WaterPlaceId water);
  bool addWaypoint(WaterPlaceId water);

  Q_INVOKABLE bool commit();
  Q_INVOKABLE void drop();

  // ---- what the map draws ----

  [[nodiscard]] const std::vector<core::movement::Destination>& destinations() const;

  /// Whether the selection can march, or ride, to the hex.
  [[nodiscard]] bool reaches(HexId hex) const;

  [[nodiscard]] const std::map<HexId, std::vector<Target>>& targets() const { return targets_; }

  /// Whether a click on the hex means an order there, were it only to be told why it is refused.
  [[nodiscard]] bool is_aim(HexId hex) const {
    return targets_.contains(hex) || vain_.contains(hex);
  }

  /// The hexes of the way that is proposed or under the mouse, the start first.
  [[nodiscard]] const std::vector<HexId>& way() const { return way_; }

  [[nodiscard]] std::optional<HexId> goal_id() const { return goal_; }

  /// The orders that are proposed; null when nothing is.
  [[nodiscard]] const std::vector<Action>* proposal() const {
    return proposed_ ? &proposed_->actions : nullptr;
  }

  /// What selected ships could do.
  [[nodiscard]] const SeaPlan& at_sea() const { return sea_; }

  /// The same way by water.
  [[nodiscard]] const std::vector<WaterPlaceId>& water_way() const { return water_way_; }

  [[nodiscard]] std::optional<WaterPlaceId> water_goal() const { return water_goal_; }

 signals:
  void playChanged();
  void changed();
  void whyNotChanged();
  void menuChanged();
  /// Several things can be done at the goal.
  void asksWhich();

 private:
  struct Proposal {
    std::vector<Action> actions;
    std::optional<core::plan::Operation> operation{};  ///< laid out anew after each die
  };

  void look_around();
  void look_for_ways(const core::state::Situation& now);
  [[nodiscard]] const std::optional<core::state::Illegal>& why_stuck() const;
  [[nodiscard]] bool is_in_reach(const Action& action) const;
  void add_target(const core::state::Situation& now, const Action& action);
  bool show(HexId hex);
  bool show(const core::game::Ruling<core::plan::Passage>& passage);
  void hover_at_sea();
  void tell_way(const core::plan::Way& way);
  void tell_target(const Target& target);
  void add_ferries(const core::state::Situation& now);
  [[nodiscard]] static Proposal proposal_of(const Target& target);
  void forget_proposal();

  // ---- plan_operations.cpp ----
  [[nodiscard]] bool has_force() const;
  /// The proposal as `do` in the terminal takes it, for the journal.
  [[nodiscard]] std::string line_of_proposal();
  [[nodiscard]] core::plan::Planner& planner();
  [[nodiscard]] const core::plan::Force& force();
  void forget_force();
  void aim_at(const core::plan::MenuLine& line);
  bool propose(core::plan::Verb verb, const core::plan::Aim& aim);
  bool give(const core::plan::Operation& operation);
  /// Where a force that cannot march there could land, and what its ships pay till then.
  [[nodiscard]] const std::map<HexId, int>& shores();
  bool propose_by_sea(HexId hex);
  /// How a force that marches now would ride there; nothing where it cannot.
  [[nodiscard]] std::optional<core::plan::Outlook> ride_to(HexId hex);
  bool propose_by_rail(HexId hex);
  /// How the selected force would march up to the Enemy in the hex and attack him, or why it
  /// cannot; nothing where none is seen, or none can be attacked at all now.
  [[nodiscard]] std::optional<core::state::Ruling<core::plan::Outlook>> attack_on(HexId hex);
  bool propose_attack(HexId hex);
  /// Adds what is to be said of an attack on whoever is seen in the hex.
  void hover_at_enemy(HexId hex);

  Play* play_{};
  bool by_rail_{};
  int amount_{};
  std::set<PieceId> selected_;
  std::set<PieceId> party_;  ///< those of them who go
  std::optional<core::plan::Itinerary> itinerary_;
  SeaPlan sea_;
  std::map<HexId, std::vector<Target>> targets_;
  std::map<HexId, core::state::Illegal> vain_;  ///< attacks that nothing can pay for [12.22]
  std::optional<HexId> hover_;
  std::optional<HexId> silent_at_;
  std::optional<HexId> goal_;
  std::optional<Proposal> proposed_;
  std::optional<WaterPlaceId> water_hover_;
  std::optional<WaterPlaceId> water_goal_;
  std::vector<HexId> way_;
  std::vector<WaterPlaceId> water_way_;
  QString title_;
  QStringList remarks_;
  QString why_not_;
  QString why_not_case_;
  QString running_;
  OperationsModel menu_;
  QString force_name_;
  QString aiming_;
  std::unique_ptr<core::plan::Planner> planner_;
  std::optional<core::plan::Force> force_;
  std::optional<core::plan::Verb> verb_;
  std::optional<std::map<HexId, int>> shores_;
  std::optional<core::state::Illegal> no_shore_;  ///< why who stands at the water lands nowhere
};

}  // namespace models
