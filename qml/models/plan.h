// What the selected pieces could do on the map, and what is proposed for them.
#pragma once

#include "core/game/itinerary.h"
#include "qml/models/play.h"

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
  Q_PROPERTY(QString stuckCase READ stuckCase NOTIFY changed)
  Q_PROPERTY(int reached READ reached NOTIFY changed)
  Q_PROPERTY(QStringList reachedHexes READ reachedHexes NOTIFY changed)
  Q_PROPERTY(QStringList targetHexes READ targetHexes NOTIFY changed)
  Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
  Q_PROPERTY(QString goal READ goal NOTIFY changed)
  Q_PROPERTY(QString whyNot READ whyNot NOTIFY whyNotChanged)
  Q_PROPERTY(QString whyNotCase READ whyNotCase NOTIFY whyNotChanged)
  Q_PROPERTY(QString running READ running NOTIFY whyNotChanged)

 public:
  /// An order at a hex of the map that is no march.
  struct Target {
    Action action;
    QString words;
  };

  explicit Plan(QObject* parent = nullptr);

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] bool byRail() const { return by_rail_; }

  void setByRail(bool on);

  [[nodiscard]] bool canMove() const { return itinerary_ && !itinerary_->refusal(); }

  /// Why the selection goes nowhere now; empty when it can, or when nothing own is selected.
  [[nodiscard]] QString stuck() const;
  [[nodiscard]] QString stuckCase() const;

  /// How many hexes can be reached.
  [[nodiscard]] int reached() const;

  /// Labels of the hexes that can be reached, the nearest first.
  [[nodiscard]] QStringList reachedHexes() const;
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

  /// How much is meant where an order at a hex has an amount; 0: the largest.
  void setAmount(int amount);

  // ---- what the desk tells ----

  void select(const std::set<PieceId>& pieces);
  void hover(std::optional<HexId> hex);

  /// A click on a hex that is no own stack: proposes what can be done there; what is proposed
  /// already is given. False when nothing can be done there.
  bool point(HexId hex);
  /// The same without giving what is proposed: a drag has ended there.
  bool propose(HexId hex);
  bool addWaypoint(HexId hex);

  Q_INVOKABLE bool commit();
  Q_INVOKABLE void drop();
  /// Where there are several things to be done at the goal: their words; choose(row) takes one.
  Q_INVOKABLE [[nodiscard]] QStringList alternatives() const;
  Q_INVOKABLE void choose(int row);

  // ---- what the map draws ----

  [[nodiscard]] const std::vector<core::movement::Destination>& destinations() const;

  [[nodiscard]] const std::map<HexId, std::vector<Target>>& targets() const { return targets_; }

  /// The hexes of the way that is proposed or under the mouse, the start first.
  [[nodiscard]] const std::vector<HexId>& way() const { return way_; }

  [[nodiscard]] std::optional<HexId> goal_id() const { return goal_; }

 signals:
  void playChanged();
  void changed();
  void whyNotChanged();
  /// Several things can be done at the goal.
  void asksWhich();

 private:
  struct Proposal {
    std::vector<Action> actions;
  };

  void look_around();
  void add_target(const core::state::Situation& now, const Action& action);
  bool show(HexId hex);
  void tell_way(const core::game::Way& way);
  void tell_target(const Target& target);
  void forget_proposal();

  Play* play_{};
  bool by_rail_{};
  int amount_{};
  std::set<PieceId> selected_;
  std::optional<core::game::Itinerary> itinerary_;
  std::map<HexId, std::vector<Target>> targets_;
  std::optional<HexId> hover_;
  std::optional<HexId> goal_;
  std::optional<Proposal> proposed_;
  std::vector<HexId> way_;
  QString title_;
  QStringList remarks_;
  QString why_not_;
  QString why_not_case_;
  QString running_;
};

}  // namespace models
