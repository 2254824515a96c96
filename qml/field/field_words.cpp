#include "qml/field/field_words.h"

#include "core/field/formation.h"
#include "qml/field/field_play.h"

#include <array>
#include <cmath>

namespace fieldview {

using core::field::Arm;
using core::field::Formation;
using core::field::OrderKind;
using core::field::ShotKind;
using core::field::Step;
using core::field::TroopType;
using core::field::Unit;

QString step_words(Step step) {
  switch (step) {
    case Step::Orders:
      return FieldPlay::tr("written orders");
    case Step::Charges:
      return FieldPlay::tr("charges are declared");
    case Step::Answers:
      return FieldPlay::tr("charges are answered");
    case Step::Movement:
      return FieldPlay::tr("movement is written");
    case Step::Artillery:
      return FieldPlay::tr("guns are laid");
    case Step::Musketry:
      return FieldPlay::tr("muskets are aimed");
    case Step::Melee:
      return FieldPlay::tr("men are brought into the mêlée");
  }
  return {};
}

QString arm_words(const Unit& unit) {
  QString what;
  switch (unit.muster.type) {
    case TroopType::Infantry:
      what = unit.detachment ? FieldPlay::tr("skirmishers") : FieldPlay::tr("infantry");
      break;
    case TroopType::Cavalry:
      what = unit.dismounted ? FieldPlay::tr("cavalry on foot") : FieldPlay::tr("cavalry");
      break;
    case TroopType::Battery:
      return FieldPlay::tr("battery, %n guns", nullptr, static_cast<int>(unit.guns.size()));
    case TroopType::Wagons:
      return FieldPlay::tr("wagons");
    case TroopType::Boat:
      return FieldPlay::tr("boat");
  }
  switch (unit.muster.arm) {
    case Arm::None:
      return what;
    case Arm::RifledMusket:
      return FieldPlay::tr("%1, rifled muskets").arg(what);
    case Arm::SmoothboreMusket:
      return FieldPlay::tr("%1, smoothbores").arg(what);
    case Arm::Carbine:
      return FieldPlay::tr("%1, carbines").arg(what);
  }
  return what;
}

QString formation_name(Formation formation, int ranks) {
  switch (formation) {
    case Formation::Line:
      return FieldPlay::tr("line of %n ranks", nullptr, ranks);
    case Formation::Column:
      return FieldPlay::tr("column");
    case Formation::Open:
      return FieldPlay::tr("open order");
    case Formation::Extended:
      return FieldPlay::tr("extended line");
    case Formation::InAction:
      return FieldPlay::tr("guns in action");
    case Formation::Limbered:
      return FieldPlay::tr("limbered");
  }
  return {};
}

QString formation_words(const Unit& unit) {
  return formation_name(unit.formation, core::field::ranks_of(unit));
}

QString order_name(OrderKind kind) {
  switch (kind) {
    case OrderKind::Hold:
      return FieldPlay::tr("hold");
    case OrderKind::Defend:
      return FieldPlay::tr("defend a line");
    case OrderKind::Advance:
      return FieldPlay::tr("advance");
    case OrderKind::Attack:
      return FieldPlay::tr("attack");
    case OrderKind::Support:
      return FieldPlay::tr("support");
    case OrderKind::Skirmish:
      return FieldPlay::tr("skirmish");
    case OrderKind::Retire:
      return FieldPlay::tr("retire");
    case OrderKind::Raid:
      return FieldPlay::tr("raid");
  }
  return {};
}

QString shot_name(ShotKind kind) {
  switch (kind) {
    case ShotKind::Ball:
      return FieldPlay::tr("round shot");
    case ShotKind::Canister:
      return FieldPlay::tr("canister");
    case ShotKind::Shell:
      return FieldPlay::tr("shell");
  }
  return {};
}

QString inches(core::table::Inches length) {
  static const std::array<QString, 4> kQuarters{QString{}, QStringLiteral("¼"), QStringLiteral("½"),
                                                QStringLiteral("¾")};
  const auto quarters = static_cast<int>(std::lround(length.decimal() * 4));
  const QString& part = kQuarters.at(static_cast<std::size_t>(quarters % 4));
  const QString whole = quarters < 4 && !part.isEmpty() ? QString{} : QString::number(quarters / 4);
  return FieldPlay::tr("%1″").arg(whole + part);
}

}  // namespace fieldview
