// What may be ordered by buttons to a unit that is selected, step by step.
#include "core/field/bring_in.h"
#include "core/field/charge.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_desk.h"
#include "qml/field/field_play.h"
#include "qml/field/field_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fieldview {

namespace {

using core::field::Formation;
using core::field::GeneralId;
using core::field::LegKind;
using core::field::MoveUnit;
using core::field::OrderKind;
using core::field::SectionId;
using core::field::Step;
using core::field::TroopType;
using core::field::Unit;
using core::field::unit_id;
using core::field::UnitId;
using core::table::Heading;
using core::table::Inches;

/// The going round about a house within which its door is offered.
constexpr Inches kNearHouse = Inches::of(2);

core::field::Leg formed(LegKind kind, Formation formation, int ranks) {
  return {kind, {}, 0, formation, static_cast<std::uint8_t>(ranks), {}};
}

}  // namespace

void FieldDesk::offer(const QString& group, const core::field::Action& action, const QString& text,
                      bool even_refused) {
  const auto fault = fault_of(action);
  if (!fault || even_refused) {
    offers_.push_back({group, text, fault});
    choices_.emplace_back(action);
  }
}

void FieldDesk::ask(const QString& group, const AskOrder& what, const QString& text) {
  offers_.push_back({group, text, {}});
  choices_.emplace_back(what);
}

void FieldDesk::renew_offers(int selected, bool battle_move, const Picked& picked) {
  offers_.clear();
  choices_.clear();
  if (!asked()) {
    return;
  }
  if (state().step == Step::Melee) {
    offer_melee(picked);
    return;
  }
  if (!is_unit(selected) || !is_own(selected) ||
      !seen().units[static_cast<std::size_t>(selected)].on_table()) {
    return;
  }
  const UnitId unit = unit_id(static_cast<std::size_t>(selected));
  switch (state().step) {
    case Step::Orders:
      offer_orders(unit);
      break;
    case Step::Charges:
      offer_charges(unit);
      break;
    case Step::Answers:
      offer_answers(unit);
      break;
    case Step::Movement:
      offer_moves(unit, battle_move);
      break;
    case Step::Artillery:
      offer_guns(unit);
      break;
    case Step::Musketry:
      offer_volleys(unit);
      break;
    case Step::Melee:
      break;
  }
}

void FieldDesk::offer_orders(UnitId unit) {
  const QString group = QStringLiteral("order");
  for (const OrderKind kind :
       {OrderKind::Hold, OrderKind::Defend, OrderKind::Advance, OrderKind::Attack,
        OrderKind::Support, OrderKind::Skirmish, OrderKind::Retire, OrderKind::Raid}) {
    const bool alone = kind == OrderKind::Hold || kind == OrderKind::Skirmish;
    const bool raids = seen().unit(unit).muster.type == TroopType::Cavalry;
    if (kind == OrderKind::Raid && !raids) {
      continue;
    }
    ask(group, {kind}, alone ? order_name(kind) : FieldPlay::tr("%1 …").arg(order_name(kind)));
  }
}

void FieldDesk::offer_charges(UnitId unit) {
  const QString group = QStringLiteral("charge");
  const auto& charge = seen().unit(unit).now.charge;
  if (charge) {
    offer(group, core::field::DeclareCharge{unit, std::nullopt},
          FieldPlay::tr("Call off the charge at %1").arg(name(charge->target)), true);
  }
  for (const UnitId target : charge_targets(seen_setting(), seen(), unit)) {
    if (!charge || charge->target != target) {
      offer(group, core::field::DeclareCharge{unit, target},
            FieldPlay::tr("Charge %1").arg(name(target)), true);
    }
  }
}

void FieldDesk::offer_answers(UnitId unit) {
  const QString group = QStringLiteral("answer");
  bool charged = false;
  for (std::size_t i = 0; i < seen().units.size(); ++i) {
    const auto& charge = seen().units[i].now.charge;
    if (charge && !charge->counter && charge->target == unit) {
      charged = true;
      offer(group, core::field::Countercharge{unit, unit_id(i)},
            FieldPlay::tr("Meet %1 with a countercharge").arg(name(unit_id(i))), true);
    }
  }
  if (charged) {
    offer(group, core::field::FallBack{unit}, FieldPlay::tr("Fall back before the charge"), true);
  }
}

void FieldDesk::offer_moves(UnitId id, bool battle_move) {
  const Unit& unit = seen().unit(id);
  const QString group = QStringLiteral("move");
  const auto with = [&](core::field::Leg leg) {
    std::vector<core::field::Leg> all = unit.now.legs;
    all.push_back(leg);
    return MoveUnit{id, std::move(all), battle_move};
  };
  const auto form = [&](Formation formation, int ranks) {
    if (may_form(unit, formation, ranks) &&
        (unit.formation != formation ||
         (formation == Formation::Line && ranks_of(unit) != ranks))) {
      const QString text = formation == Formation::InAction ? FieldPlay::tr("Unlimber")
                           : formation == Formation::Limbered
                               ? FieldPlay::tr("Limber")
                               : FieldPlay::tr("Form %1").arg(formation_name(formation, ranks));
      offer(group, with(formed(LegKind::Form, formation, ranks)), text, true);
    }
  };
  constexpr int kColumnRanks = 4;
  form(Formation::Line, 2);
  form(Formation::Line, 3);
  form(Formation::Line, 1);
  form(Formation::Column, kColumnRanks);
  form(Formation::Open, 1);
  form(Formation::Extended, 1);
  form(Formation::InAction, 1);
  form(Formation::Limbered, 1);
  offer(group, with({LegKind::Face, {}, Heading::kCircle / 2, {}, 0, {}}),
        FieldPlay::tr("About face"), true);
  if (unit.muster.may_dismount) {
    offer(group, with(formed(LegKind::Mount, Formation::Line, 2)),
          unit.dismounted ? FieldPlay::tr("Mount") : FieldPlay::tr("Dismount"), true);
  }
  if (is_housed(unit)) {
    offer(group, with(formed(LegKind::Leave, Formation::Open, 1)), FieldPlay::tr("Leave the house"),
          true);
  }
  const auto ends = unit.now.legs.empty()
                        ? unit.pose
                        : outlook(seen_setting(), seen(), {id, unit.now.legs, battle_move}).ends;
  for (std::size_t i = 0; i < seen_setting().sections.size(); ++i) {
    if (core::field::is_foot(unit.muster.type) &&
        core::table::within_of(seen_setting().sections[i].polygon, ends.at, kNearHouse)) {
      const core::field::Leg enter{
          LegKind::Enter, {}, 0, {}, 0, SectionId{static_cast<std::uint8_t>(i)}};
      const auto& section = seen_setting().battle.sections.at(i);
      const QString spoken =
          models::words((section.spoken.str().empty() ? section.name : section.spoken).str());
      offer(group, with(enter), FieldPlay::tr("Enter %1").arg(spoken), true);
    }
  }
  offer(group, with({LegKind::Ford, {}, 0, {}, 0, {}}), FieldPlay::tr("Ford the stream"), false);
  offer(group, with({LegKind::Off, {}, 0, {}, 0, {}}), FieldPlay::tr("Leave the table"), false);
  if (core::field::is_foot(unit.muster.type) && !unit.detachment) {
    for (const int men : {8, 16}) {
      offer(group, core::field::SendDetachment{id, men, Formation::Open},
            FieldPlay::tr("Send out %n skirmishers", nullptr, men), false);
    }
  }
  if (unit.now.written) {
    offer(group, MoveUnit{id, {}, false}, FieldPlay::tr("Stand still"), true);
  }
}

void FieldDesk::offer_guns(UnitId unit) {
  for (const auto& each : seen().laid) {
    if (each.unit == unit) {
      offer(QStringLiteral("gun"), core::field::UnlayGun{unit, each.gun},
            FieldPlay::tr("Gun %1 holds its fire").arg(each.gun + 1), true);
    }
  }
}

void FieldDesk::offer_volleys(UnitId unit) {
  const QString group = QStringLiteral("volley");
  const auto targets = targets_of(seen_setting(), seen(), unit);
  if (!targets.empty()) {
    offer(group, core::field::FireVolley{{unit, std::nullopt, false}},
          FieldPlay::tr("Fire at the nearest"), true);
  }
  for (const UnitId target : targets) {
    offer(group, core::field::FireVolley{{unit, target, false}},
          FieldPlay::tr("Fire at %1").arg(name(target)), true);
    if (is_open(seen().unit(unit).formation)) {
      const core::field::Volley officers{unit, target, true};
      offer(group, core::field::FireVolley{officers},
            FieldPlay::tr("Pick %1").arg(aim_words(officers)), false);
      offer_officers(unit, target);
    }
  }
  offer(group, core::field::HoldFire{unit}, FieldPlay::tr("Hold fire"), false);
}

void FieldDesk::offer_officers(UnitId unit, UnitId target) {
  const core::field::Unit& enemy = seen().unit(target);
  const auto pick = [&](std::uint8_t who) {
    const core::field::Volley volley{unit, target, true, who};
    offer(QStringLiteral("volley"), core::field::FireVolley{volley},
          FieldPlay::tr("Pick %1").arg(aim_words(volley)), false);
  };
  for (std::size_t i = 0; i < enemy.figures.size(); ++i) {
    if (enemy.figures[i].present() && is_officer(enemy.figures[i].kind)) {
      pick(static_cast<std::uint8_t>(i));
    }
  }
  if (enemy.general) {
    pick(core::field::kGeneralFigure);
  }
}

QString FieldDesk::aim_words(const core::field::Volley& volley) const {
  const QString target = name(*volley.target);
  if (!volley.officer) {
    return volley.picks_officers ? FieldPlay::tr("the officers of %1").arg(target) : target;
  }
  if (*volley.officer == core::field::kGeneralFigure) {
    return FieldPlay::tr("the general with %1").arg(target);
  }
  return seen().unit(*volley.target).figures.at(*volley.officer).kind ==
                 core::field::FigureKind::Colonel
             ? FieldPlay::tr("the colonel of %1").arg(target)
             : FieldPlay::tr("officer %1 of %2").arg(*volley.officer + 1).arg(target);
}

void FieldDesk::offer_melee(const Picked& picked) {
  const QString group = QStringLiteral("melee");
  if (!picked.empty()) {
    offer(group, core::field::BringIn{picked},
          FieldPlay::tr("Bring in the %n picked men", nullptr, static_cast<int>(picked.size())),
          true);
  }
  if (auto best = best_bring_in(seen_setting(), seen(), *asked())) {
    const auto men = static_cast<int>(best->figures.size());
    offer(group, *best, FieldPlay::tr("Bring in the best %n men", nullptr, men), true);
  }
}

}  // namespace fieldview
