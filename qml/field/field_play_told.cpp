// What the window tells of a battle on land: tasks, orders, what is drawn, what was done.
#include "core/table/trigonometry.h"
#include "qml/field/field_play.h"
#include "qml/field/field_words.h"
#include "qml/models/wording.h"

namespace fieldview {

namespace {

using core::field::OrderKind;
using core::field::unit_id;
using core::field::UnitId;

}  // namespace

QString FieldPlay::task() const {
  if (desk_ && !asked()) {
    return QStringLiteral("over");
  }
  const auto now = step();
  return now ? models::words(core::field::kSteps.at(static_cast<std::size_t>(*now))) : QString{};
}

QString FieldPlay::selectedName() const { return desk_ ? desk_->title_of(selected_) : QString{}; }

QVariantList FieldPlay::orders() const {
  return may_choose() ? rows_of(desk_->offers()) : QVariantList{};
}

QString FieldPlay::asksFor() const {
  if (picking_) {
    return tr("Click the enemy that he goes beside.");
  }
  if (!asks_) {
    return {};
  }
  switch (asks_->kind) {
    case OrderKind::Defend:
      return first_ ? tr("Click the other end of the line to be defended.")
                    : tr("Click one end of the line to be defended.");
    case OrderKind::Attack:
      return tr("Click the enemy or the place to be attacked.");
    case OrderKind::Support:
      return tr("Click the unit to be supported.");
    case OrderKind::Raid:
      return tr("Click the place to be raided.");
    case OrderKind::Hold:
    case OrderKind::Advance:
    case OrderKind::Skirmish:
    case OrderKind::Retire:
      break;
  }
  return tr("Click the place to go to.");
}

std::optional<core::table::Refusal> FieldPlay::draft_fault() const {
  return draft_  ? (draft_->refusal ? draft_->refusal : draft_->stop)
         : ride_ ? ride_->refusal
         : aim_  ? aim_->refusal
                 : std::nullopt;
}

bool FieldPlay::draftFits() const {
  return (draft_ && !draft_->refusal) || (ride_ && !ride_->refusal) || (aim_ && !aim_->refusal);
}

QString FieldPlay::draftWords() const {
  if (draft_) {
    return tr("%1 of %2").arg(inches(draft_->outlook.cost), inches(draft_->outlook.allowance));
  }
  if (ride_) {
    const auto& general = desk_->seen().general(ride_->ride.general);
    const QString far = inches(core::table::distance(general.at, ride_->ride.to));
    return ride_->ride.joins
               ? tr("rides %1 to %2").arg(far, desk_->name_of(ride_->ride.joins->value()))
               : tr("rides %1").arg(far);
  }
  if (aim_ && !aim_->guns.empty()) {
    const auto& muzzle = desk_->seen().unit(aim_->unit).guns.at(aim_->guns.front()).muzzle;
    return tr("%1, %2").arg(shot_name(aim_->kind),
                            inches(core::table::distance(muzzle.at, aim_->at)));
  }
  return {};
}

QString FieldPlay::draftRefusal() const { return sentence_of(draft_fault()); }

QString FieldPlay::draftRule() const { return rule_of(draft_fault()); }

QString FieldPlay::draftMeets() const {
  if (draft_ && draft_->meets) {
    return tr("It comes to blows with %1 [FB-320].").arg(desk_->name_of(draft_->meets->value()));
  }
  if (!draft_ || !draft_->held_up) {
    return {};
  }
  const QString name = desk_->name_of(draft_->held_up->by.value());
  return draft_->held_up->each_other
             ? tr("It and %1 are in each other's way: both wait [FB-052].").arg(name)
             : tr("In the way: %1. It waits there until they give way [FB-052].").arg(name);
}

int FieldPlay::guns() const {
  return has_own_unit() ? static_cast<int>(desk_->seen().unit(unit()).guns.size()) : 0;
}

QVariantList FieldPlay::laid() const { return desk_ ? desk_->laid() : QVariantList{}; }

QVariantList FieldPlay::report() const { return desk_ ? desk_->report() : QVariantList{}; }

QVariantList FieldPlay::losses() const { return desk_ ? desk_->losses() : QVariantList{}; }

QVariantList FieldPlay::moraleOf(int number) const {
  return desk_ && desk_->is_unit(number) ? desk_->morale_of(static_cast<std::size_t>(number))
                                         : QVariantList{};
}

tableview::Placed FieldPlay::placed(std::size_t unit) const {
  return motions().placed(unit_id(unit), desk_->seen().units.at(unit).pose);
}

}  // namespace fieldview
