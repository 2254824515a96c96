// [IC-024] [IC-105] [IC-123] [IC-124] [IC-302] What is ordered by a button at the Ironclad desk,
// and the tug that goes with a move.
#include "core/ironclad/movement.h"
#include "qml/table/ironclad_desk.h"
#include "qml/table/table_play.h"

namespace tableview {

namespace iron = core::ironclad;
using core::ironclad::MoveShip;
using core::table::ShipId;

std::vector<ShipId> IroncladDesk::tugs_near(ShipId ship) const {
  std::vector<ShipId> tugs;
  for (int i = 0; i < picture_.ship_count(); ++i) {
    if (ship_of(i) != ship && is_own(i) && setting().ship(ship_of(i)).tug &&
        iron::alongside(setting(), state(), ship, ship_of(i))) {
      tugs.push_back(ship_of(i));
    }
  }
  return tugs;
}

void IroncladDesk::renew_extras(ShipId ship) {
  extras_.clear();
  const auto tugs = tugs_near(ship);
  if (tugs.empty()) {
    return;
  }
  Extra extra{
      QStringLiteral("tug"), TablePlay::tr("Helped round by"), {TablePlay::tr("no ship")}, 0};
  for (const ShipId tug : tugs) {
    extra.options << name_of(tug.value());
    if (tug_ == tug) {
      extra.chosen = static_cast<int>(extra.options.size()) - 1;
    }
  }
  extras_.push_back(std::move(extra));
}

Done IroncladDesk::choose_extra(const QString& key, int option) {
  if (key == QLatin1String{"tug"} && task() == Task::Move && is_own(selected_) && option >= 0) {
    const auto tugs = tugs_near(ship_of(selected_));
    const auto place = static_cast<std::size_t>(option);
    tug_ = option > 0 && place <= tugs.size() ? std::optional{tugs[place - 1]} : std::nullopt;
    renew_extras(ship_of(selected_));
  }
  return std::nullopt;
}

void IroncladDesk::renew_offers(int selected) {
  clear_offers();
  selected_ = selected;
  if (!picture_.is_ship(selected) || !is_own(selected)) {
    return;
  }
  const ShipId ship = ship_of(selected);
  const QString group = QStringLiteral("plot");
  if (task() == Task::Embark) {
    offer(group, iron::EmbarkParty{ship}, TablePlay::tr("Embark a boarding party"), true);
    return;
  }
  if (task() != Task::Move) {
    return;
  }
  MoveShip still;
  still.ship = ship;
  offer(group, still, TablePlay::tr("Lie still"), true);
  offer(group, iron::DropAnchor{ship}, TablePlay::tr("Drop anchor"), true);
  offer(group, iron::LetGo{ship}, TablePlay::tr("Let go the tow"), false);
  for (int i = 0; i < picture_.ship_count(); ++i) {
    offer(group, iron::PassLine{ship, ship_of(i)},
          TablePlay::tr("Pass a line to %1").arg(name_of(i)), false);
    offer(group, iron::Grapple{ship, ship_of(i)}, TablePlay::tr("Grapple %1").arg(name_of(i)),
          false);
  }
  renew_extras(ship);
}

}  // namespace tableview
