#include "qml/field/field_desk.h"

#include "core/field/charge.h"
#include "core/field/event.h"
#include "core/field/firing.h"
#include "core/field/guns.h"
#include "core/field/houses.h"
#include "core/field/morale.h"
#include "core/field/rates.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_play.h"
#include "qml/field/field_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <utility>

namespace fieldview {

namespace {

using core::board::Side;
using core::field::Fate;
using core::field::Formation;
using core::field::General;
using core::field::GeneralId;
using core::field::Leg;
using core::field::LegKind;
using core::field::MoveUnit;
using core::field::Step;
using core::field::TroopType;
using core::field::Unit;
using core::field::unit_id;
using core::field::UnitId;
using core::field::Where;
using core::table::Heading;
using core::table::Inches;
using core::table::Point;
using tableview::Done;
using tableview::Stage;

std::size_t place_of(Side side) { return static_cast<std::size_t>(side); }

}  // namespace

Done FieldDesk::let_captain_act() {
  return act(captains_.at(place_of(*asked())).choose(view_of_asked()));
}

Done FieldDesk::end_step() {
  const auto side = asked();
  return side ? act(core::field::EndStep{*side}) : std::nullopt;
}

// ---- words ----

QString FieldDesk::name(UnitId unit) const { return name_of(unit.value()); }

QString FieldDesk::turn_words() const {
  return FieldPlay::tr("move %1 of %2").arg(state().move).arg(setting().battle.moves);
}

QString FieldDesk::step_words() const { return fieldview::step_words(state().step); }

QString FieldDesk::moment_words(const core::tabletop::BattleMoment& when) const {
  return FieldPlay::tr("Move %1: %2")
      .arg(when.turn)
      .arg(fieldview::step_words(static_cast<Step>(when.step)));
}

QStringList FieldDesk::aims() const {
  QStringList all;
  for (const std::string& each : match().objectives()) {
    all << QString::fromStdString(each);
  }
  return all;
}

QString FieldDesk::result() const {
  if (!state().result) {
    return {};
  }
  const auto& result = *state().result;
  const QString grade = models::words(result.grade.str());
  return result.winner
             ? FieldPlay::tr("%1, %2, after %n moves.", nullptr, state().move)
                   .arg(tableview::name_of_side(*result.winner), grade)
             : FieldPlay::tr("The battle is drawn after %n moves.", nullptr, state().move);
}

QString FieldDesk::task_words() const {
  int left = 0;
  for (std::size_t i = 0; i < seen().units.size(); ++i) {
    left += acts(i) ? 1 : 0;
  }
  switch (state().step) {
    case Step::Orders:
      return FieldPlay::tr(
          "Select a unit to change its written order: a general who is with it or a courier brings "
          "it. Then on to the charges.");
    case Step::Charges:
      return left > 0 ? FieldPlay::tr("%n units can charge: select one, then click its target.",
                                      nullptr, left)
                      : FieldPlay::tr("No unit can charge.");
    case Step::Answers:
      return FieldPlay::tr("%n units are charged: meet them, fall back or stand.", nullptr, left);
    case Step::Movement:
      return left > 0
                 ? FieldPlay::tr("%n units have no movement yet. Drag a unit where it is to go.",
                                 nullptr, left)
                 : FieldPlay::tr("Every unit that can move has its movement.");
    case Step::Artillery:
      return left > 0 ? FieldPlay::tr(
                            "%n batteries can fire: select one and click where its shot "
                            "is to go.",
                            nullptr, left)
                      : FieldPlay::tr("No battery can fire.");
    case Step::Musketry:
      return left > 0 ? FieldPlay::tr("%n units can fire: select one and click its target.",
                                      nullptr, left)
                      : FieldPlay::tr("No unit is left to aim.");
    case Step::Melee:
      return FieldPlay::tr("Click one of your men, then the enemy that he goes beside.");
  }
  return {};
}

QString FieldDesk::end_words() const {
  if (!asked()) {
    return {};
  }
  switch (state().step) {
    case Step::Orders:
      return FieldPlay::tr("Orders are written");
    case Step::Charges:
      return FieldPlay::tr("Charges are declared");
    case Step::Answers:
      return FieldPlay::tr("All is answered");
    case Step::Movement:
      return FieldPlay::tr("Everybody moves");
    case Step::Artillery:
      return FieldPlay::tr("Guns fire");
    case Step::Musketry:
      return FieldPlay::tr("Muskets fire");
    case Step::Melee:
      return FieldPlay::tr("Bring in no more");
  }
  return {};
}

QString FieldDesk::order_words(const core::field::Order& order) const {
  QString kind = order_name(order.kind);
  if (order.target) {
    return FieldPlay::tr("%1: %2").arg(kind, name(*order.target));
  }
  if (order.at) {
    const auto figure = [](Inches length) {
      return QString::number(std::lround(length.decimal()));
    };
    return FieldPlay::tr("%1: %2/%3").arg(kind, figure(order.at->x), figure(order.at->y));
  }
  return kind;
}

QString FieldDesk::state_words(const Unit& unit) const {
  switch (unit.where) {
    case Where::Waiting:
      return FieldPlay::tr("has not come yet");
    case Where::Left:
      return FieldPlay::tr("has left the field");
    case Where::Fled:
      return FieldPlay::tr("has fled");
    case Where::Dispersed:
      return FieldPlay::tr("dispersed");
    case Where::Surrendered:
      return FieldPlay::tr("surrendered");
    case Where::Destroyed:
      return FieldPlay::tr("destroyed");
    case Where::Rejoined:
      return FieldPlay::tr("has rejoined its regiment");
    case Where::OnTable:
      break;
  }
  QStringList all{core::field::is_housed(unit) ? FieldPlay::tr("in a house")
                                               : formation_words(unit)};
  const auto add = [&](bool so, const QString& words) {
    if (so) {
      all << words;
    }
  };
  add(unit.hidden, FieldPlay::tr("hidden"));
  add(unit.asleep, FieldPlay::tr("asleep"));
  add(unit.bad > 0, FieldPlay::tr("bad morale"));
  add(unit.halted, FieldPlay::tr("halted"));
  add(unit.retreat > 0, FieldPlay::tr("falls back"));
  add(unit.broken, FieldPlay::tr("goes to the rear"));
  add(unit.exhausted > 0, FieldPlay::tr("exhausted"));
  add(unit.ford.has_value(), FieldPlay::tr("in the ford"));
  add(unit.now.charge.has_value(), FieldPlay::tr("charges"));
  add(unit.now.evades, FieldPlay::tr("falls back before a charge"));
  return all.join(FieldPlay::tr(", "));
}

// ---- what is seen ----

void FieldDesk::look_over() {
  written_.clear();
  for (std::size_t i = 0; i < seen().units.size(); ++i) {
    const Unit& unit = seen().units[i];
    const bool ours = !viewer() || unit.side == *viewer();
    const bool goes =
        state().step == Step::Movement && ours && unit.on_table() && !unit.now.legs.empty();
    written_.push_back(
        goes ? std::optional{outlook(seen_setting(), seen(),
                                     {unit_id(i), unit.now.legs, unit.now.battle_move})}
             : std::nullopt);
  }
  bodies_.clear();
  for (const Unit& unit : seen().units) {
    bodies_.push_back(unit.on_table() ? core::field::bodies_of(seen_setting().charts, unit)
                                      : std::vector<core::field::Body>{});
  }
}

bool FieldDesk::is_unit(int number) const {
  return number >= 0 && number < static_cast<int>(seen().units.size());
}

bool FieldDesk::is_general(int number) const {
  return number >= kFirstGeneral &&
         number - kFirstGeneral < static_cast<int>(seen().generals.size());
}

bool FieldDesk::is_own(int number) const {
  const auto side = asked();
  if (!side) {
    return false;
  }
  if (is_unit(number)) {
    return seen().units[static_cast<std::size_t>(number)].side == *side;
  }
  return is_general(number) &&
         seen().generals[static_cast<std::size_t>(number - kFirstGeneral)].side == *side;
}

QString FieldDesk::title_of(int number) const {
  if (is_unit(number)) {
    return name_of(number);
  }
  return is_general(number)
             ? models::words(
                   setting()
                       .battle.generals.at(static_cast<std::size_t>(number - kFirstGeneral))
                       .name.str())
             : QString{};
}

bool FieldDesk::acts(std::size_t number) const {
  const Unit& unit = seen().units[number];
  const UnitId id = unit_id(number);
  if (!asked() || unit.side != *asked() || !unit.on_table()) {
    return false;
  }
  switch (state().step) {
    case Step::Orders:
      return false;
    case Step::Charges:
      return !unit.now.charge && !charge_targets(seen_setting(), seen(), id).empty();
    case Step::Answers:
      return !unit.now.charge && !unit.now.evades &&
             std::ranges::any_of(seen().units, [&](const Unit& other) {
               return other.now.charge && !other.now.charge->counter &&
                      other.now.charge->target == id;
             });
    case Step::Movement:
      return !unit.now.written && !unit.now.charge && !unit.now.evades &&
             may_be_ordered(seen_setting(), seen(), id).has_value();
    case Step::Artillery:
      for (std::size_t gun = 0; gun < unit.guns.size(); ++gun) {
        const auto index = static_cast<std::uint8_t>(gun);
        const bool is_laid = std::ranges::any_of(
            seen().laid, [&](const auto& each) { return each.unit == id && each.gun == index; });
        if (!is_laid && judge_gun(seen_setting(), seen(), id, index)) {
          return true;
        }
      }
      return false;
    case Step::Musketry:
      return !std::ranges::any_of(seen().volleys, [&](const auto& each) {
        return each.unit == id;
      }) && !fault_of(core::field::FireVolley{{id, std::nullopt, false}});
    case Step::Melee:
      return is_in_melee(seen(), id);
  }
  return false;
}

std::vector<UnitRow> FieldDesk::rows() const {
  std::vector<UnitRow> all;
  const auto& battle = seen_setting().battle;
  for (std::size_t i = 0; i < seen().units.size(); ++i) {
    const Unit& unit = seen().units[i];
    UnitRow row;
    row.number = static_cast<int>(i);
    row.name = name_of(row.number);
    row.side = tableview::key_of(unit.side);
    row.arm = arm_words(unit);
    row.present = unit.on_table();
    row.own = is_own(row.number);
    const bool ours = !viewer() || unit.side == *viewer();
    row.known = ours || unit.where != Where::Waiting;
    row.strength = FieldPlay::tr("%1 of %2 men, %3 of %4 officers")
                       .arg(men_of(unit))
                       .arg(unit.strength)
                       .arg(officers_of(unit))
                       .arg(unit.command);
    row.order = ours ? order_words(unit.order) : QString{};
    row.state = state_words(unit);
    row.acts = acts(i);
    all.push_back(std::move(row));
  }
  for (std::size_t i = 0; i < seen().generals.size(); ++i) {
    const General& general = seen().generals[i];
    UnitRow row;
    row.number = kFirstGeneral + static_cast<int>(i);
    row.name = models::words(battle.generals.at(i).name.str());
    row.side = tableview::key_of(general.side);
    row.arm = FieldPlay::tr("general");
    row.general = true;
    row.present = general.alive && general.where == Where::OnTable;
    row.own = is_own(row.number);
    row.known = !viewer() || general.side == *viewer() || general.where != Where::Waiting;
    row.state = !general.alive     ? FieldPlay::tr("has fallen")
                : general.with     ? FieldPlay::tr("is with %1").arg(name(*general.with))
                : general.rides_to ? FieldPlay::tr("rides")
                : row.present      ? QString{}
                                   : FieldPlay::tr("has not come yet");
    all.push_back(std::move(row));
  }
  return all;
}

QVariantList FieldDesk::morale_of(std::size_t number) const {
  const UnitId id = unit_id(number);
  const Unit& unit = seen().unit(id);
  if (!unit.on_table() || !has_morale(unit)) {
    return {};
  }
  const auto row = [](const QString& text, int value) {
    return QVariantMap{{"text", text}, {"value", value}};
  };
  const int command = command_points(seen_setting(), seen(), id);
  const int loss = loss_points(seen_setting(), seen(), id);
  const int needed = morale_needed(seen_setting(), unit);
  return {row(FieldPlay::tr("Officers count"), command),
          row(FieldPlay::tr("Losses take off"), loss),
          row(FieldPlay::tr("Die and these must come to"), needed),
          row(FieldPlay::tr("Faces of six that are good"),
              core::field::chance_of_good(command, loss, needed))};
}

QVariantList FieldDesk::report() const {
  using Kind = core::tabletop::BattleLine::Kind;
  static const QString kFaces = QStringLiteral("⚀⚁⚂⚃⚄⚅");
  QVariantList all;
  QString dice;
  QString dice_rule;
  Side dice_by{};
  const auto end_dice = [&] {
    if (!dice.isEmpty()) {
      all << QVariantMap{{"text", tableview::name_of_side(dice_by)},
                         {"dice", std::exchange(dice, {})},
                         {"rule", dice_rule}};
    }
  };
  for (const auto& line : told_) {
    const auto& text = viewer() ? line.to(*viewer()) : line.text[0] ? line.text[0] : line.text[1];
    if (!text || line.kind == Kind::Step) {
      continue;
    }
    const QString rule = QString::fromStdString(line.rule.text());
    if (line.kind == Kind::Roll) {
      if (!dice.isEmpty() && (dice_rule != rule || dice_by != line.by)) {
        end_dice();
      }
      dice_rule = rule;
      dice_by = line.by;
      dice += kFaces.mid(line.face - 1, 1);
    } else {
      end_dice();
      all << QVariantMap{
          {"text", QString::fromStdString(*text)}, {"dice", QString{}}, {"rule", rule}};
    }
  }
  end_dice();
  return all;
}

QVariantList FieldDesk::losses() const {
  QVariantList all;
  for (const Side side : core::board::kSides) {
    const auto lost = core::field::losses_of(state(), side);
    all << QVariantMap{
        {"side", tableview::key_of(side)},
        {"lost", lost.all()},
        {"text", FieldPlay::tr("%1 of %2 men lost: %3 killed, %4 captured, %5 dispersed or fled")
                     .arg(lost.all())
                     .arg(lost.began)
                     .arg(lost.killed)
                     .arg(lost.captured)
                     .arg(lost.scattered)}};
  }
  return all;
}

std::vector<Stage> FieldDesk::happened(const State& before, const std::vector<Event>& events,
                                       std::span<const core::tabletop::BattleLine> told) {
  std::vector<Stage> stages;
  const auto any = [&]<class... Kinds>() {
    return std::ranges::any_of(
        events, [](const Event& event) { return (std::holds_alternative<Kinds>(event) || ...); });
  };
  // What is told with the end of a step happens on the table; else it is about what is written.
  const bool happens =
      any.operator()<core::field::Rolled, core::field::ShotLay, core::field::Went>() ||
      (any.operator()<core::field::StepBegan>() && any.operator()<core::table::Told>());
  if (!happens) {
    return stages;  // nothing on the table: what happened last stays in view
  }
  told_.assign(told.begin(), told.end());
  lays_.clear();
  fallen_.clear();
  std::optional<int> segment;
  std::optional<UnitId> battery;
  State now = before;
  for (const Event& event : events) {
    if (const auto* const went = std::get_if<core::field::Went>(&event)) {
      const bool hidden = now.has(went->unit) && now.unit(went->unit).hidden && viewer() &&
                          now.unit(went->unit).side != *viewer();
      if (!hidden) {
        if (segment != went->segment) {
          stages.emplace_back();
          segment = went->segment;
        }
        stages.back().passages.push_back({went->unit, went->from, went->to, {}, {}});
      }
    } else if (const auto* const lay = std::get_if<core::field::ShotLay>(&event)) {
      if (battery != lay->unit || segment) {
        stages.emplace_back();
      }
      battery = lay->unit;
      segment.reset();
      stages.back().flashes.push_back({lay->muzzle.at, lay->aim, static_cast<int>(lays_.size())});
      lays_.push_back(*lay);
    } else if (const auto* const fell = std::get_if<core::field::Fell>(&event)) {
      for (const auto& each : fell->figures) {
        if (now.has(each.unit) && each.figure < now.unit(each.unit).figures.size()) {
          fallen_.push_back(now.unit(each.unit).figures[each.figure].at);
        }
      }
    }
    apply(now, event);
  }
  return stages;
}

// ---- orders and fire ----

Done FieldDesk::give_order(UnitId unit, core::field::Order order) {
  const auto side = asked();
  std::optional<core::table::Refusal> why;
  std::vector<GeneralId> generals;
  for (std::size_t i = 0; i < seen().generals.size(); ++i) {
    if (side && seen().generals[i].side == *side) {
      generals.emplace_back(static_cast<std::uint8_t>(i));
    }
  }
  // Whoever is nearest brings it soonest.
  std::ranges::stable_sort(generals, {}, [&](GeneralId id) {
    return core::table::distance_squared(seen().general(id).at, seen().unit(unit).pose.at);
  });
  for (const GeneralId general : generals) {
    const core::field::GiveOrder choice{general, unit, order};
    if (const auto fault = fault_of(choice)) {
      why = why ? why : fault;
    } else {
      return act(choice);
    }
  }
  return why ? Done{core::table::refused(*why)} : std::nullopt;
}

std::optional<core::table::Refusal> FieldDesk::why_not_laid(UnitId battery, std::uint8_t gun,
                                                            core::field::ShotKind kind,
                                                            Point at) const {
  return fault_of(core::field::LayGun{{battery, gun, kind, at}});
}

Done FieldDesk::lay(UnitId battery, std::optional<std::uint8_t> gun, core::field::ShotKind kind,
                    Point at) {
  std::vector<Action> all;
  const std::size_t guns = seen().unit(battery).guns.size();
  for (std::size_t i = 0; i < guns; ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (!gun || *gun == index) {
      all.emplace_back(core::field::LayGun{{battery, index, kind, at}});
    }
  }
  return act_all(all, [](const core::table::Refusal&) { return false; });
}

Done FieldDesk::fire_all() {
  std::vector<Action> all;
  const auto side = asked();
  for (std::size_t i = 0; i < seen().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const bool aimed =
        std::ranges::any_of(seen().volleys, [&](const auto& each) { return each.unit == id; });
    if (side && seen().units[i].side == *side && seen().units[i].on_table() && !aimed) {
      all.emplace_back(core::field::FireVolley{{id, std::nullopt, false}});
    }
  }
  return act_all(all, [](const core::table::Refusal&) { return false; });
}

QVariantList FieldDesk::laid() const {
  QVariantList all;
  for (const auto& each : laid_now()) {
    all << QVariantMap{
        {"unit", each.unit.value()},
        {"text", FieldPlay::tr("%1, gun %2: %3 at %4")
                     .arg(name(each.unit))
                     .arg(each.gun + 1)
                     .arg(shot_name(each.kind),
                          inches(core::table::distance(
                              seen().unit(each.unit).guns.at(each.gun).muzzle.at, each.aim)))}};
  }
  for (const auto& each : aimed_now()) {
    all << QVariantMap{
        {"unit", each.unit.value()},
        {"text", each.target ? FieldPlay::tr("%1 at %2").arg(name(each.unit), aim_words(each))
                             : FieldPlay::tr("%1 at the nearest").arg(name(each.unit))}};
  }
  return all;
}

}  // namespace fieldview
