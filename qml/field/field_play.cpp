#include "qml/field/field_play.h"

#include "core/field/edges.h"
#include "core/field/guns.h"
#include "core/table/trigonometry.h"
#include "qml/field/field_words.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fieldview {

namespace {

using core::field::FigureId;
using core::field::OrderKind;
using core::field::ShotKind;
using core::field::Step;
using core::field::Unit;
using core::field::unit_id;
using core::field::UnitId;
using core::table::Heading;
using core::table::Inches;
using core::table::Point;
using core::base::operator""_rule;
using tableview::Done;

constexpr int kNothing = -1;
constexpr double kCrossFinger = 0.3;  // inches beside a figure at which the cross still means it

constexpr std::array<std::pair<MoveWay, const char*>, 5> kWays{{{MoveWay::Towards, "towards"},
                                                                {MoveWay::Ahead, "ahead"},
                                                                {MoveWay::Wheel, "wheel"},
                                                                {MoveWay::Face, "face"},
                                                                {MoveWay::Back, "back"}}};

Inches measured(double inches) {
  return Inches::of_ticks(static_cast<std::int64_t>(inches * static_cast<double>(Inches::kTicks)));
}

/// The present figure of a unit nearest to a place, of rank and file too.
std::optional<std::uint8_t> nearest_figure(const Unit& unit, Point at) {
  std::optional<std::uint8_t> best;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present() &&
        (!best || core::table::distance_squared(unit.figures[i].at, at) <
                      core::table::distance_squared(unit.figures[*best].at, at))) {
      best = static_cast<std::uint8_t>(i);
    }
  }
  return best;
}

}  // namespace

FieldPlay::FieldPlay(QObject* parent) : SeatedPlay{parent} {}

FieldPlay::~FieldPlay() = default;

// ---- begin and end ----

void FieldPlay::lay(const core::data::Catalogue& catalogue, const core::game::BattleBegin& begin,
                    const std::string& file, const std::string& date) {
  take_over(begin_field_battle(catalogue, begin, file, date), false);
}

void FieldPlay::resume(const core::data::Catalogue& catalogue, const std::string& file) {
  take_over(open_field_battle(catalogue, file), true);
}

void FieldPlay::take_over(std::unique_ptr<FieldDesk> desk, bool from_save) {
  make_ready(*desk, from_save);
  desk_ = std::move(desk);
  selected_ = kNothing;
  sit();
}

void FieldPlay::clear() {
  desk_.reset();
  selected_ = kNothing;
  forget();
  units_.clear();
  emit draftChanged();
}

void FieldPlay::forget() {
  asks_.reset();
  cross_.reset();
  first_.reset();
  fixed_.clear();
  to_.reset();
  draft_.reset();
  ride_.reset();
  aim_.reset();
  picked_.clear();
  picking_.reset();
}

void FieldPlay::look_over() {
  auto rows = desk_->rows();
  acts_.clear();
  for (UnitRow& row : rows) {
    row.acts = row.acts && may_choose();
    if (!row.general) {
      acts_.push_back(row.acts);
    }
  }
  units_.show(std::move(rows));
}

void FieldPlay::settle() {
  forget();
  const auto still = [&](int number) {
    return (desk_->is_unit(number) && desk_->is_own(number) &&
            desk_->seen().units[static_cast<std::size_t>(number)].on_table()) ||
           (desk_->is_general(number) && desk_->is_own(number));
  };
  if (!still(selected_)) {
    selected_ = kNothing;
    for (const UnitRow& row : units_.rows()) {
      if (row.acts) {
        selected_ = row.number;
        break;
      }
    }
  }
  gun_ = 0;
  battle_move_ = has_own_unit() && desk_->seen().unit(unit()).now.battle_move;
  renew();
}

/// Sets anew what depends on what is selected.
void FieldPlay::renew() {
  reach_.clear();
  if (desk_) {
    desk_->renew_offers(may_choose() ? selected_ : kNothing, battle_move_, picked_);
    if (may_choose() && has_own_unit()) {
      reach_ = desk_->reach(unit());
    }
  }
  emit draftChanged();
}

// ---- questions ----

bool FieldPlay::may_choose() const {
  return desk_ && asked() && !computers_turn() && !is_covered();
}

std::optional<Step> FieldPlay::step() const {
  return may_choose() ? std::optional{desk_->seen().step} : std::nullopt;
}

UnitId FieldPlay::unit() const { return unit_id(static_cast<std::size_t>(selected_)); }

bool FieldPlay::has_own_unit() const {
  return desk_ && desk_->is_unit(selected_) && desk_->is_own(selected_) &&
         desk_->seen().unit(unit()).on_table();
}

QString FieldPlay::task() const {
  if (desk_ && !asked()) {
    return QStringLiteral("over");
  }
  const auto now = step();
  return now ? models::words(core::field::kSteps.at(static_cast<std::size_t>(*now))) : QString{};
}

QString FieldPlay::selectedName() const { return desk_ ? desk_->title_of(selected_) : QString{}; }

QVariantList FieldPlay::orders() const {
  QVariantList all;
  if (!may_choose()) {
    return all;
  }
  for (const auto& each : desk_->offers()) {
    all << QVariantMap{
        {"group", each.group},
        {"text", each.text},
        {"enabled", !each.refusal.has_value()},
        {"why", each.refusal ? desk_->sentence(*each.refusal) : QString{}},
        {"rule", each.refusal ? QString::fromStdString(each.refusal->rule.text()) : QString{}}};
  }
  return all;
}

QString FieldPlay::asksFor() const {
  if (picking_) {
    return tr("Click the enemy beside whom he goes.");
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

QString FieldPlay::draftRefusal() const {
  const auto why = draft_fault();
  return why ? desk_->sentence(*why) : QString{};
}

QString FieldPlay::draftRule() const {
  const auto why = draft_fault();
  return why ? QString::fromStdString(why->rule.text()) : QString{};
}

QString FieldPlay::draftMeets() const {
  if (!draft_ || !draft_->meets) {
    return {};
  }
  const UnitId other = *draft_->meets;
  const QString name = desk_->name_of(other.value());
  return desk_->seen().unit(other).side == desk_->seen().unit(draft_->move.unit).side
             ? tr("In the way: %1. It waits there while nobody gives way [FB-052].").arg(name)
             : tr("It comes to blows with %1 [FB-320].").arg(name);
}

QString FieldPlay::way() const {
  return QLatin1String{std::ranges::find(kWays, way_, &decltype(kWays)::value_type::first)->second};
}

void FieldPlay::setWay(const QString& way) {
  for (const auto& [each, word] : kWays) {
    if (way == QLatin1String{word}) {
      way_ = each;
    }
  }
  if (draft_) {
    renew_draft(way_);
  }
  emit draftChanged();
}

void FieldPlay::setBattleMove(bool on) {
  if (battle_move_ != on) {
    battle_move_ = on;
    renew();
    emit changed();
  }
}

QString FieldPlay::shot() const {
  return models::words(core::field::kShotKinds.at(static_cast<std::size_t>(shot_)));
}

void FieldPlay::setShot(const QString& shot) {
  for (std::size_t i = 0; i < core::field::kShotKinds.size(); ++i) {
    if (shot == models::words(core::field::kShotKinds[i])) {
      shot_ = static_cast<ShotKind>(i);
    }
  }
  if (aim_) {
    take_aim(aim_->at);
  }
  emit changed();
}

void FieldPlay::setGun(int gun) {
  gun_ = gun;
  if (aim_) {
    take_aim(aim_->at);
  }
  emit changed();
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

// ---- doing ----

void FieldPlay::order(int row) {
  if (!may_choose() || row < 0 || row >= static_cast<int>(desk_->offers().size())) {
    return;
  }
  const auto index = static_cast<std::size_t>(row);
  if (const auto& why = desk_->offers()[index].refusal) {
    refuse(*why);
    return;
  }
  const FieldDeed deed = desk_->deed(index);
  if (const auto* const ask = std::get_if<AskOrder>(&deed)) {
    drop();
    if (ask->kind == OrderKind::Hold || ask->kind == OrderKind::Skirmish) {
      carry_out([&] { return desk_->give_order(unit(), {ask->kind, {}, {}, {}, {}}); });
      return;
    }
    asks_ = *ask;
    emit changed();
    return;
  }
  carry_out([&] { return desk_->give(std::get<core::field::Action>(deed)); });
}

void FieldPlay::fireAll() {
  if (step() == Step::Musketry) {
    carry_out([this] { return desk_->fire_all(); });
  }
}

void FieldPlay::select(int number) {
  if (!desk_ || selected_ == number) {
    return;
  }
  selected_ = number;
  forget();
  gun_ = 0;
  battle_move_ = has_own_unit() && desk_->seen().unit(unit()).now.battle_move;
  dismissRefusal();
  renew();
  emit changed();
  emit drawn();
}

void FieldPlay::selectNext(int step) {
  const auto& rows = units_.rows();
  const auto count = static_cast<int>(rows.size());
  const auto now = std::ranges::find(rows, selected_, &UnitRow::number);
  const int from = now == rows.end() ? (step > 0 ? -1 : 0) : static_cast<int>(now - rows.begin());
  for (const bool any : {false, true}) {  // those who have nothing to choose only where nobody has
    for (int i = 1; i <= count; ++i) {
      const UnitRow& row =
          rows[static_cast<std::size_t>((from + i * step + count * (i + 1)) % count)];
      if (row.acts || (any && row.own && row.present)) {
        select(row.number);
        return;
      }
    }
  }
}

void FieldPlay::selectByName(const QString& name) {
  for (const UnitRow& row : units_.rows()) {
    if (row.name == name) {
      select(row.number);
    }
  }
}

void FieldPlay::give() {
  if (!may_choose()) {
    return;
  }
  if (cross_) {
    click(*cross_, kCrossFinger);
    return;
  }
  if (const auto why = draft_ ? draft_->refusal : ride_ ? ride_->refusal : std::nullopt) {
    refuse(*why);
    return;
  }
  if (draft_) {
    carry_out([this] { return desk_->give(draft_->move); });
  } else if (ride_) {
    carry_out([this] { return desk_->give(ride_->ride); });
  } else if (aim_) {
    const Aim aim = *aim_;
    const auto gun = gun_ > 0 ? std::optional{static_cast<std::uint8_t>(gun_ - 1)} : std::nullopt;
    carry_out([&] { return desk_->lay(aim.unit, gun, aim.kind, aim.at); });
  }
}

void FieldPlay::drop() {
  forget();
  dismissRefusal();
  renew();
  emit changed();
  emit drawn();
}

// ---- keyboard ----

void FieldPlay::steer(int right, int up) {
  if (asks_ || step() == Step::Melee) {
    move_cross(right, up);
  } else if (step() == Step::Movement && desk_->is_general(selected_) && desk_->is_own(selected_)) {
    const auto& general =
        desk_->seen().generals.at(static_cast<std::size_t>(selected_ - kFirstGeneral));
    const Point from = ride_ ? ride_->ride.to : general.at;
    draft_ride({from.x + Inches::of(right), from.y + Inches::of(up)});
  } else if (step() == Step::Movement && has_own_unit()) {
    nudge(right + up);
  } else if (step() == Step::Artillery && has_own_unit() && right != 0) {
    aim_next(right);
  }
}

/// From where the unit that is asked for stands; by inches, and by half ones from man to man.
void FieldPlay::move_cross(int right, int up) {
  if (!cross_) {
    const bool unit = has_own_unit() && !desk_->bodies(static_cast<std::size_t>(selected_)).empty();
    cross_ = unit ? desk_->bodies(static_cast<std::size_t>(selected_)).front().middle
                  : Point{desk_->seen_setting().battle.width / 2,
                          desk_->seen_setting().battle.depth / 2};
  }
  const Inches part = step() == Step::Melee ? Inches::ratio(1, 4) : Inches::of(1);
  cross_->x = std::clamp(cross_->x + part * right, Inches{}, desk_->seen_setting().battle.width);
  cross_->y = std::clamp(cross_->y + part * up, Inches{}, desk_->seen_setting().battle.depth);
  emit drawn();
}

void FieldPlay::nudge(int steps) {
  const Unit& stands = desk_->seen().unit(unit());
  if (!draft_ || !to_) {
    fixed_.clear();
    to_ = stands.pose.at;
  }
  constexpr std::int32_t kTurn = 5 * Heading::kDegree;
  const Inches quarter = Inches::ratio(1, 4);
  if (way_ == MoveWay::Wheel || way_ == MoveWay::Face) {
    const std::int32_t so_far =
        *to_ == stands.pose.at
            ? 0
            : core::table::turn_between(stands.pose.heading,
                                        core::table::bearing(stands.pose.at, *to_));
    to_ = core::table::along(stands.pose.at, stands.pose.heading.turned(so_far + kTurn * steps),
                             Inches::of(10));
  } else {
    const Heading heading =
        way_ == MoveWay::Back ? stands.pose.heading.opposite() : stands.pose.heading;
    Inches far = core::table::distance(stands.pose.at, *to_) + quarter * steps;
    far = std::max(far, quarter);
    to_ = core::table::along(stands.pose.at, heading, far);
  }
  renew_draft(way_);
}

void FieldPlay::aim_next(int step) {
  const Unit& battery = desk_->seen().unit(unit());
  std::vector<Point> aims;
  for (const Unit& other : desk_->seen().units) {
    if (other.on_table() && other.side != battery.side) {
      if (const auto nearest = nearest_figure(other, battery.pose.at)) {
        aims.push_back(other.figures[*nearest].at);
      }
    }
  }
  if (aims.empty()) {
    return;
  }
  std::ranges::stable_sort(
      aims, {}, [&](Point each) { return core::table::distance_squared(each, battery.pose.at); });
  const auto count = static_cast<int>(aims.size());
  const auto now = aim_ ? std::ranges::find(aims, aim_->at) : aims.end();
  const int from = now == aims.end() ? (step > 0 ? -1 : 0) : static_cast<int>(now - aims.begin());
  take_aim(aims[static_cast<std::size_t>((from + step + count) % count)]);
}

// ---- the mouse ----

int FieldPlay::at(Point at, double finger) const {
  if (!desk_) {
    return kNothing;
  }
  const auto& state = desk_->seen();
  const Inches reach = measured(finger);
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const auto& general = state.generals[i];
    if (general.alive && general.where == core::field::Where::OnTable && !general.with &&
        core::table::within(general.at, at, reach + Inches::ratio(1, 3))) {
      return kFirstGeneral + static_cast<int>(i);
    }
  }
  int best = kNothing;
  Inches least;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    for (const auto& body : desk_->bodies(i)) {
      const Inches off = core::table::distance(body.corners, at);
      if (off <= reach && (best == kNothing || off < least)) {
        best = static_cast<int>(i);
        least = off;
      }
    }
    for (const auto& figure : state.units[i].figures) {
      const bool housed = figure.present() && figure.section != core::field::kNoPlace;
      if (housed && state.units[i].on_table() && core::table::within(figure.at, at, reach)) {
        best = static_cast<int>(i);
        least = {};
      }
    }
  }
  return best;
}

bool FieldPlay::press(Point at, double finger) {
  if (step() != Step::Movement || showing() || asks_) {
    return false;
  }
  // From the end of what is written or drawn: further legs.
  if (has_own_unit()) {
    const auto& written = desk_->written(static_cast<std::size_t>(selected_));
    const auto end = draft_ ? std::optional{draft_->outlook} : written;
    if (end && core::table::within(end->ends.at, at, measured(finger + 0.5))) {
      fixed_ = draft_ ? draft_->move.legs : desk_->seen().unit(unit()).now.legs;
      to_ = at;
      return true;
    }
  }
  const int found = this->at(at, finger);
  if (found == kNothing || !desk_->is_own(found)) {
    return false;
  }
  select(found);
  if (desk_->is_unit(found)) {
    const auto may = core::field::may_be_ordered(desk_->seen_setting(), desk_->seen(), unit());
    if (!may) {
      refuse(may.error());
      return true;
    }
  }
  fixed_.clear();
  to_ = at;
  return true;
}

void FieldPlay::renew_draft(MoveWay way) {
  if (to_ && has_own_unit()) {
    draft_ = desk_->draft(unit(), fixed_, *to_, way, battle_move_);
  }
  emit draftChanged();
  emit drawn();
}

void FieldPlay::drag(Point at, std::optional<MoveWay> way) {
  if (!to_ || step() != Step::Movement) {
    return;
  }
  to_ = at;
  if (desk_->is_general(selected_)) {
    draft_ride(at);
    return;
  }
  renew_draft(way.value_or(way_));
}

void FieldPlay::draft_ride(Point to) {
  core::field::Ride ride{
      core::field::GeneralId{static_cast<std::uint8_t>(selected_ - kFirstGeneral)}, to, {}};
  const int found = at(to, 0.25);
  if (desk_->is_unit(found) && desk_->is_own(found)) {
    ride.joins = unit_id(static_cast<std::size_t>(found));
  }
  ride_ = RideDraft{ride, desk_->fault(ride)};
  emit draftChanged();
  emit drawn();
}

void FieldPlay::release() {
  // What may be done is done; what may not stays in view with its reason.
  if ((draft_ && !draft_->refusal) || (ride_ && !ride_->refusal)) {
    give();
  }
}

void FieldPlay::click(Point at, double finger) {
  if (!desk_) {
    return;
  }
  if (showing()) {
    skip();
    return;
  }
  const int found = this->at(at, finger);
  const bool enemy = desk_->is_unit(found) && !desk_->is_own(found);
  if (asks_) {
    click_order(at, found);
    return;
  }
  if (step() == Step::Melee) {
    pick(at, found);
    return;
  }
  const bool own = has_own_unit();
  if (own && step() == Step::Artillery && guns() > 0 && (found == kNothing || enemy)) {
    take_aim(at);
    if (aim_ && aim_->refusal) {
      refuse(*aim_->refusal);
    } else {
      give();
    }
    return;
  }
  if (own && enemy && (step() == Step::Charges || step() == Step::Musketry)) {
    const UnitId target = unit_id(static_cast<std::size_t>(found));
    carry_out([&] {
      return step() == Step::Charges
                 ? desk_->give(core::field::DeclareCharge{unit(), target})
                 : desk_->give(core::field::FireVolley{{unit(), target, false}});
    });
    return;
  }
  if (own && enemy && step() == Step::Answers) {
    carry_out([&] {
      return desk_->give(
          core::field::Countercharge{unit(), unit_id(static_cast<std::size_t>(found))});
    });
    return;
  }
  if (found != kNothing) {
    select(found);
  }
}

void FieldPlay::click_order(Point at, int found) {
  core::field::Order order{asks_->kind, {}, {}, {}, {}};
  const auto target = desk_->is_unit(found)
                          ? std::optional{unit_id(static_cast<std::size_t>(found))}
                          : std::nullopt;
  if (order.kind == OrderKind::Support || (order.kind == OrderKind::Attack && target)) {
    order.target = target;
  } else {
    order.at = at;
  }
  if (order.kind == OrderKind::Defend) {
    if (!first_) {
      first_ = at;
      emit changed();
      emit drawn();
      return;
    }
    order.at = first_;
    order.to = at;
  }
  if (order.kind == OrderKind::Raid) {
    order.leave_by = core::field::base_of(desk_->seen_setting().battle, *asked());
  }
  const UnitId whom = unit();
  carry_out([&] { return desk_->give_order(whom, order); });
}

void FieldPlay::pick(Point at, int found) {
  if (!desk_->is_unit(found)) {
    return;
  }
  const UnitId id = unit_id(static_cast<std::size_t>(found));
  const auto figure = nearest_figure(desk_->seen().unit(id), at);
  if (!figure) {
    return;
  }
  if (desk_->is_own(found)) {
    selected_ = found;
    picking_ = FigureId{id, *figure};
  } else if (picking_) {
    Picked all = picked_;
    std::erase_if(all, [&](const auto& each) { return each.figure == *picking_; });
    all.push_back({*picking_, {id, *figure}});
    if (const auto why = desk_->fault(core::field::BringIn{all})) {
      refuse(*why);
    } else {
      dismissRefusal();
      picked_ = std::move(all);
    }
    picking_.reset();
  }
  renew();
  emit changed();
  emit drawn();
}

void FieldPlay::take_aim(Point at) {
  if (!has_own_unit() || step() != Step::Artillery) {
    aim_.reset();
    return;
  }
  Aim aim{unit(), {}, shot_, at, {}};
  for (int i = 0; i < guns(); ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (gun_ > 0 && gun_ != i + 1) {
      continue;
    }
    const auto why = desk_->why_not_laid(aim.unit, index, shot_, at);
    if (!why) {
      aim.guns.push_back(index);
    } else if (!aim.refusal || aim.refusal->rule == "FB-026"_rule) {
      aim.refusal = why;  // of a gun that has such shot, rather than of one that has none
    }
  }
  if (!aim.guns.empty()) {
    aim.refusal.reset();
  } else if (guns() > 0) {
    aim.guns.push_back(static_cast<std::uint8_t>(std::max(gun_ - 1, 0)));
  }
  aim_ = std::move(aim);
  emit draftChanged();
  emit drawn();
}

void FieldPlay::hover(Point at) {
  if (step() == Step::Artillery && has_own_unit() && guns() > 0 && !showing()) {
    take_aim(at);
  }
}

}  // namespace fieldview
