#include "qml/table/table_play.h"

#include "core/data/catalogue.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "core/table/trigonometry.h"
#include "qml/models/wording.h"

#include <QDate>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>

namespace tableview {

namespace {

namespace iron = core::ironclad;
using core::board::Side;
using core::table::Inches;
using core::table::Point;
using iron::Fate;
using iron::FortId;
using iron::ShipId;
using iron::Shot;

constexpr int kNothing = -1;
constexpr int kFrame = 16;  // milliseconds

QString key_of(Side side) {
  return side == Side::Union ? QStringLiteral("union") : QStringLiteral("confederate");
}

QString name_of_side(Side side) {
  return side == Side::Union ? TablePlay::tr("Union") : TablePlay::tr("Confederate");
}

QString inches_words(Inches length) {
  const double inches = length.decimal();
  QString figure = QString::number(inches, 'f', 2);
  while (figure.endsWith(QLatin1Char{'0'})) {
    figure.chop(1);
  }
  if (figure.endsWith(QLatin1Char{'.'})) {
    figure.chop(1);
  }
  return TablePlay::tr("%1\"").arg(figure);
}

QString leg_words(const core::table::Leg& leg) {
  using core::table::LegKind;
  const QString length = inches_words(leg.length);
  switch (leg.kind) {
    case LegKind::Straight:
      return leg.astern ? TablePlay::tr("astern %1").arg(length)
                        : TablePlay::tr("straight %1").arg(length);
    case LegKind::Left:
      return TablePlay::tr("left %1 on %2").arg(length, inches_words(leg.radius));
    case LegKind::Right:
      return TablePlay::tr("right %1 on %2").arg(length, inches_words(leg.radius));
    case LegKind::Pivot:
      return TablePlay::tr("turn in place to %1°").arg(leg.heading.decimal(), 0, 'f', 0);
    case LegKind::Drift:
      return TablePlay::tr("drift %1").arg(length);
  }
  return {};
}

QString cell_words(const iron::ChartCell& cell) {
  switch (cell.kind) {
    case iron::ChartCell::Kind::None:
      return QStringLiteral("–");
    case iron::ChartCell::Kind::Hits:
      return QString::number(cell.hits) + (cell.asterisk ? QStringLiteral("*") : QString{});
    case iron::ChartCell::Kind::Critical:
      return TablePlay::tr("critical");
    case iron::ChartCell::Kind::Lucky:
      return TablePlay::tr("lucky");
  }
  return {};
}

QString hits_words(iron::HitKind kind) {
  switch (kind) {
    case iron::HitKind::Free:
      return TablePlay::tr("wherever you like");
    case iron::HitKind::Armor:
      return TablePlay::tr("armor, while there is any");
    case iron::HitKind::Midships:
      return TablePlay::tr("midships");
    case iron::HitKind::Speed:
      return TablePlay::tr("speed");
    case iron::HitKind::Draft:
      return TablePlay::tr("draft");
    case iron::HitKind::Guns:
      return TablePlay::tr("guns, while there are any");
    case iron::HitKind::Waterline:
      return TablePlay::tr("at the waterline");
  }
  return {};
}

/// Guns laid on one target, as the charts weigh them.
struct Laying {
  iron::Target target;
  std::vector<std::size_t> places;  ///< in the side's list
};

std::vector<Laying> layings(const std::vector<Shot>& laid) {
  std::vector<Laying> found;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const auto same = std::ranges::find(found, laid[i].target, &Laying::target);
    if (same == found.end()) {
      found.push_back({laid[i].target, {i}});
    } else {
      same->places.push_back(i);
    }
  }
  return found;
}

}  // namespace

TablePlay::TablePlay(QObject* parent) : QObject{parent} {
  tick_.setInterval(kFrame);
  connect(&tick_, &QTimer::timeout, this, [this] {
    motions_.advance();
    if (!motions_.running()) {
      tick_.stop();
      emit showingChanged();
      next_choice_.start();
    }
    emit drawn();
  });
  next_choice_.setSingleShot(true);
  next_choice_.setInterval(0);
  connect(&next_choice_, &QTimer::timeout, this, &TablePlay::let_computer_act);
}

TablePlay::~TablePlay() = default;

// ---- begin and end ----

bool TablePlay::begin(const QString& battle, const QString& options, const QString& seed,
                      const QString& file) {
  if (session_ == nullptr) {
    return false;
  }
  session_->dismissError();
  bool is_number = true;
  const quint64 number = seed.trimmed().isEmpty() ? QRandomGenerator::global()->generate64() >> 16U
                                                  : seed.trimmed().toULongLong(&is_number);
  if (!is_number) {
    session_->fail(battle, tr("\"%1\" is no seed: write digits, or nothing").arg(seed));
    return false;
  }
  core::game::BattleBegin begin{battle.toStdString(), number, {}};
  for (const QString& option : options.split(QLatin1Char{' '}, Qt::SkipEmptyParts)) {
    begin.options.emplace_back(option.section(QLatin1Char{'='}, 0, 0).toStdString(),
                               option.section(QLatin1Char{'='}, 1).toStdString());
  }
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->tongue()};
    auto match = std::make_unique<core::game::BattleMatch>(
        core::game::battle_setting(catalogue, begin), begin, catalogue.load_setting({}).rulebook);
    if (!file.isEmpty()) {
      match->save_as(file.toStdString(), QDate::currentDate().toString(Qt::ISODate).toStdString());
    }
    take_over(std::move(match));
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
  return true;
}

bool TablePlay::open(const QString& file) {
  if (session_ == nullptr) {
    return false;
  }
  session_->dismissError();
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->tongue()};
    take_over(std::make_unique<core::game::BattleMatch>(core::game::BattleMatch::open(
        catalogue, catalogue.load_setting({}).rulebook, file.toStdString())));
  } catch (const core::base::DataError& error) {
    session_->fail(tr("%1, row %2").arg(QString::fromStdString(error.file())).arg(error.row()),
                   QString::fromStdString(error.reason()));
    return false;
  }
  return true;
}

void TablePlay::take_over(std::unique_ptr<core::game::BattleMatch> match) {
  motions_.stop();
  tick_.stop();
  match_ = std::move(match);
  captain_ = iron::Captain{};
  selected_ = kNothing;
  report_.clear();
  draft_.reset();
  wish_.reset();
  dismissRefusal();
  stand();
}

void TablePlay::leave() {
  motions_.stop();
  tick_.stop();
  match_.reset();
  shown_setting_.reset();
  seen_ = {};
  selected_ = kNothing;
  draft_.reset();
  wish_.reset();
  offered_.clear();
  report_.clear();
  ships_.clear();
  log_.show({}, {});
  emit draftChanged();
  emit changed();
  emit drawn();
}

// ---- doing ----

bool TablePlay::act(const iron::Action& action) {
  if (!match_) {
    return false;
  }
  const iron::State before = match_->state();
  try {
    const auto done = match_->act(action);
    if (!done) {
      refuse(done.error());
      return false;
    }
    dismissRefusal();
    take_report(*done);
    show_happening(before, *done);
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
  return true;
}

void TablePlay::refuse(const core::table::Refusal& why) {
  refusal_ = QString::fromStdString(match_->sentence(why));
  refusal_rule_ = rule_of(why);
  emit refusalChanged();
}

void TablePlay::dismissRefusal() {
  if (!refusal_.isEmpty()) {
    refusal_.clear();
    refusal_rule_.clear();
    emit refusalChanged();
  }
}

QString TablePlay::rule_of(const core::table::Refusal& why) const {
  return QString::fromStdString(why.rule.text());
}

void TablePlay::show_happening(const iron::State& before, const std::vector<iron::Event>& events) {
  if (!animated_) {
    return;
  }
  motions_.begin(match_->setting(), before, events);
  if (motions_.running()) {
    tick_.start();
  }
  emit showingChanged();
}

void TablePlay::take_report(const std::vector<iron::Event>& events) {
  QVariantList rows;
  bool fired = false;
  for (const iron::Event& event : events) {
    fired = fired || std::holds_alternative<iron::MortarsDone>(event);
    const auto* const told = std::get_if<core::table::Told>(&event);
    if (told == nullptr || (told->key != "chart-a" && told->key != "chart-b") || !told->ship ||
        told->figures.size() < 2) {
      continue;
    }
    const bool first = told->key == "chart-a";
    const auto& chart = first ? match_->setting().charts.chart_a : match_->setting().charts.chart_b;
    const int weight = told->figures[0];
    const int die = told->figures[1];
    rows << QVariantMap{{"target", QString::fromStdString(match_->name_of(*told->ship))},
                        {"chart", first ? QStringLiteral("A") : QStringLiteral("B")},
                        {"weight", weight},
                        {"column", static_cast<int>(chart.column(weight))},
                        {"die", die},
                        {"words", cell_words(chart.cell(die, weight))},
                        {"rule", QString::fromStdString(told->rule.text())}};
  }
  if (fired) {
    report_ = rows;
  }
}

void TablePlay::stand() {
  look_again();
  choose_selection();
  renew_orders();
  emit draftChanged();
  emit changed();
  emit drawn();
  if (computers_turn() && !showing()) {
    next_choice_.start();  // the window shows each before the next
  }
}

void TablePlay::look_again() {
  const auto viewer = this->viewer();
  if (viewer) {
    iron::View view = iron::seen_by(match_->shared_setting(), match_->state(), *viewer);
    shown_setting_ = std::move(view.setting);
    seen_ = std::move(view.state);
  } else {
    shown_setting_ = match_->shared_setting();
    seen_ = match_->state();
  }
  std::vector<bool> acts;
  for (std::size_t i = 0; i < seen_.ships.size() + seen_.forts.size(); ++i) {
    acts.push_back(i < seen_.ships.size() ? can_act(ShipId{static_cast<std::uint8_t>(i)})
                                          : task() == Task::Fire && is_own(static_cast<int>(i)));
  }
  ships_.show(match_->setting(), seen_,
              seen_.hits.empty() ? std::vector<iron::CrossOff>{}
                                 : iron::boxes_to_choose(match_->setting(), match_->state()),
              acts);
  log_.show(match_->log(), viewer);
}

void TablePlay::choose_selection() {
  draft_.reset();
  wish_.reset();
  coast_ = false;
  ashore_ = false;
  way_ = Way::Ahead;
  if (!seen_.hits.empty()) {
    selected_ = seen_.hits.front().ship.value();
    return;
  }
  const bool still = selected_ != kNothing && is_own(selected_) &&
                     (!is_ship(selected_) || can_act(ship_of(selected_)));
  if (still) {
    return;
  }
  selected_ = kNothing;
  for (std::size_t i = 0; i < seen_.ships.size(); ++i) {
    if (can_act(ShipId{static_cast<std::uint8_t>(i)})) {
      selected_ = static_cast<int>(i);
      return;
    }
  }
}

void TablePlay::endStep() {
  if (const auto side = asked(); side && !computers_turn() && act(iron::EndStep{*side})) {
    stand();
  }
}

void TablePlay::order(int row) {
  if (row < 0 || row >= static_cast<int>(offered_.size())) {
    return;
  }
  const OfferedOrder chosen = offered_[static_cast<std::size_t>(row)];
  if (chosen.refusal) {
    refuse(*chosen.refusal);
  } else if (act(chosen.action)) {
    stand();
  }
}

void TablePlay::giveDraft() {
  if (!draft_) {
    return;
  }
  if (draft_->refusal) {
    refuse(*draft_->refusal);
  } else if (act(draft_->move)) {
    stand();
  }
}

void TablePlay::dropDraft() {
  draft_.reset();
  wish_.reset();
  emit draftChanged();
  emit drawn();
}

void TablePlay::takeLegBack() {
  if (!draft_ || !wish_) {
    return;
  }
  if (wish_->fixed.empty()) {
    dropDraft();
    return;
  }
  // The last leg that was drawn is an arc and a run: the fixed ones stay.
  iron::MoveShip move = draft_->move;
  move.legs = wish_->fixed;
  const Inches half_knot = iron::run_at(match_->setting(), 1);
  move.speed = static_cast<int>(core::table::length_of(move.legs).ticks() / half_knot.ticks());
  wish_->fixed.clear();
  draft_ = draft_of(match_->game(), move);
  emit draftChanged();
  emit drawn();
}

void TablePlay::draftStraight() {
  if (!match_ || !is_ship(selected_) || task() != Task::Move) {
    return;
  }
  const auto& pose = seen_.ship(ship_of(selected_)).pose;
  Wish wish;
  wish.ship = ship_of(selected_);
  wish.coast = coast_;
  wish.ashore = ashore_;
  const int speed = std::max(std::abs(seen_.ship(wish.ship).speed), iron::kKnot);
  wish.to = core::table::aboard(pose, iron::run_at(match_->setting(), speed), {});
  wish_ = wish;
  renew_draft();
}

void TablePlay::renew_draft() {
  if (wish_) {
    draft_ = draft_towards(match_->game(), *wish_);
  }
  emit draftChanged();
  emit drawn();
}

void TablePlay::setWay(const QString& way) {
  way_ = way == QLatin1String{"astern"} ? Way::Astern
         : way == QLatin1String{"turn"} ? Way::InPlace
                                        : Way::Ahead;
  emit draftChanged();
}

QString TablePlay::way() const {
  return way_ == Way::Astern    ? QStringLiteral("astern")
         : way_ == Way::InPlace ? QStringLiteral("turn")
                                : QStringLiteral("ahead");
}

void TablePlay::setCoast(bool coast) {
  if (coast_ == coast) {
    return;
  }
  coast_ = coast;
  if (wish_) {
    wish_->coast = coast;
    renew_draft();
  }
  emit draftChanged();
}

void TablePlay::setAshore(bool ashore) {
  if (ashore_ == ashore) {
    return;
  }
  ashore_ = ashore;
  if (wish_) {
    wish_->ashore = ashore;
    renew_draft();
  }
  emit draftChanged();
}

void TablePlay::layOn(int target) {
  if (!match_ || task() != Task::Fire || selected_ == kNothing || !is_own(selected_)) {
    return;
  }
  std::optional<core::table::Refusal> why;
  bool laid = false;
  for (Shot shot : guns_of(selected_)) {
    shot.target = target_at(target);
    const iron::LayGun choice{shot};
    if (const auto judged = match_->judge(choice)) {
      laid = act(choice) || laid;
    } else if (!why || why->rule.text() == "IC-063" || why->rule.text() == "IC-062") {
      why = judged.error();  // of several reasons not that of a gun that has fired or is laid
    }
  }
  if (laid) {
    stand();
  } else if (why) {
    refuse(*why);
  }
}

void TablePlay::unlay(int row) {
  const auto side = asked();
  if (!side || row < 0) {
    return;
  }
  const auto& laid = match_->state().laid.at(static_cast<std::size_t>(*side));
  if (row < static_cast<int>(laid.size()) &&
      act(iron::UnlayGun{laid.at(static_cast<std::size_t>(row))})) {
    stand();
  }
}

void TablePlay::crossOff(int ship, const QString& section, int gun) {
  const auto box = section_of(section);
  if (box && is_ship(ship) &&
      act(iron::CrossOff{ship_of(ship), *box, static_cast<std::uint8_t>(std::max(gun, 0))})) {
    stand();
  }
}

void TablePlay::chooseWaterline(bool guns) {
  if (!seen_.hits.empty() && act(iron::ChooseWaterline{seen_.hits.front().ship, guns})) {
    stand();
  }
}

void TablePlay::undo() {
  if (match_ && match_->undo_depth() > 0) {
    motions_.stop();
    dismissRefusal();
    match_->undo();
    while (computers_turn() && match_->undo_depth() > 0) {
      match_->undo();  // back to a choice of one's own
    }
    stand();
  }
}

void TablePlay::redo() {
  if (match_ && match_->redo_depth() > 0) {
    motions_.stop();
    dismissRefusal();
    match_->redo();
    stand();
  }
}

void TablePlay::skip() {
  motions_.stop();
  tick_.stop();
  emit showingChanged();
  emit drawn();
  if (computers_turn()) {
    next_choice_.start();
  }
}

void TablePlay::selectNext(int step) {
  const int count = ships_.count();
  for (int i = 1; i <= count; ++i) {
    const int at = (std::max(selected_, 0) + i * step + count * i) % count;
    const bool acts = is_ship(at) ? can_act(ship_of(at)) : task() == Task::Fire && is_own(at);
    if (acts) {
      select(at);
      return;
    }
  }
}

void TablePlay::select(int number) {
  if (!match_ || selected_ == number) {
    return;
  }
  selected_ = number;
  draft_.reset();
  wish_.reset();
  coast_ = false;
  ashore_ = false;
  way_ = Way::Ahead;
  dismissRefusal();
  renew_orders();
  emit draftChanged();
  emit changed();
  emit drawn();
}

void TablePlay::renew_orders() {
  offered_.clear();
  if (!match_ || !is_ship(selected_) || !is_own(selected_)) {
    return;
  }
  const ShipId ship = ship_of(selected_);
  const auto offer = [&](const iron::Action& action, const QString& text, bool even_refused) {
    const auto judged = match_->judge(action);
    if (judged || even_refused) {
      offered_.push_back({action, text, judged ? std::nullopt : std::optional{judged.error()}});
    }
  };
  if (task() == Task::Embark) {
    offer(iron::EmbarkParty{ship}, tr("Embark a boarding party"), true);
    return;
  }
  if (task() != Task::Move) {
    return;
  }
  iron::MoveShip still;
  still.ship = ship;
  offer(still, tr("Lie still"), true);
  offer(iron::DropAnchor{ship}, tr("Drop anchor"), true);
  offer(iron::LetGo{ship}, tr("Let go the tow"), false);
  for (std::size_t i = 0; i < seen_.ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    const QString name = name_of(static_cast<int>(i));
    offer(iron::PassLine{ship, other}, tr("Pass a line to %1").arg(name), false);
    offer(iron::Grapple{ship, other}, tr("Grapple %1").arg(name), false);
  }
}

// ---- the mouse ----

bool TablePlay::press(Point at, double inch_a_finger) {
  if (!match_ || task() != Task::Move || showing()) {
    return false;
  }
  if (draft_ && is_ship(selected_)) {
    const double off = core::table::distance(draft_->end.at, at).decimal();
    if (off <= inch_a_finger) {
      Wish further = wish_.value_or(Wish{});
      further.ship = ship_of(selected_);
      further.fixed = draft_->move.legs;
      further.to = at;
      further.way = way_;
      further.coast = coast_;
      further.ashore = ashore_;
      wish_ = further;
      return true;
    }
  }
  const int found = this->at(at, inch_a_finger);
  if (!is_ship(found) || !can_act(ship_of(found))) {
    return false;
  }
  select(found);
  Wish wish;
  wish.ship = ship_of(found);
  wish.to = at;
  wish.way = way_;
  wish.coast = coast_;
  wish.ashore = ashore_;
  wish_ = wish;
  return true;
}

void TablePlay::drag(Point at) {
  if (!wish_) {
    return;
  }
  wish_->to = at;
  wish_->way = way_;
  renew_draft();
}

void TablePlay::click(Point at, double inch_a_finger) {
  if (!match_) {
    return;
  }
  if (showing()) {
    skip();
    return;
  }
  const int found = this->at(at, inch_a_finger);
  if (found == kNothing) {
    return;
  }
  if (task() == Task::Fire && !is_own(found) && selected_ != kNothing && is_own(selected_)) {
    if (!is_ship(found)) {
      // The gun of the fort that stands nearest to the click.
      const FortId fort{static_cast<std::uint8_t>(found - static_cast<int>(seen_.ships.size()))};
      std::optional<Inches> least;
      for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(seen_.fort(fort).guns.size());
           ++gun) {
        const Inches off =
            core::table::distance(iron::place_of_gun(match_->setting(), fort, gun), at);
        if (!seen_.fort(fort).guns[gun].lost && (!least || off < *least)) {
          least = off;
          aimed_gun_ = gun;
        }
      }
    }
    layOn(found);
    return;
  }
  select(found);
}

int TablePlay::at(Point at, double inch_a_finger) const {
  if (!match_) {
    return kNothing;
  }
  const Inches finger = Inches::of_ticks(
      static_cast<std::int64_t>(inch_a_finger * static_cast<double>(Inches::kTicks)));
  int best = kNothing;
  Inches least;
  for (std::size_t i = 0; i < seen_.ships.size(); ++i) {
    const auto& ship = seen_.ships[i];
    if (ship.fate != Fate::Afloat) {
      continue;
    }
    const auto hull = core::table::outline(match_->setting().ships[i].hull, ship.pose);
    const Inches off = core::table::distance(hull, at);
    if (off <= finger && (best == kNothing || off < least)) {
      best = static_cast<int>(i);
      least = off;
    }
  }
  if (best != kNothing) {
    return best;
  }
  for (std::size_t i = 0; i < seen_.forts.size(); ++i) {
    if (core::table::within_of(core::table::outline(match_->setting().forts[i].footprint), at,
                               finger)) {
      return static_cast<int>(seen_.ships.size() + i);
    }
  }
  return kNothing;
}

// ---- questions ----

const iron::Setting* TablePlay::setting() const { return shown_setting_.get(); }

std::optional<Side> TablePlay::viewer() const {
  // Who plays against the computer sees with his own eyes all the time.
  if (computer_) {
    return *computer_ == Side::Union ? Side::Confederate : Side::Union;
  }
  return asked();
}

QString TablePlay::computer() const { return computer_ ? key_of(*computer_) : QString{}; }

void TablePlay::setComputer(const QString& side) {
  const std::optional<Side> now = side == QLatin1String{"union"} ? std::optional{Side::Union}
                                  : side == QLatin1String{"confederate"}
                                      ? std::optional{Side::Confederate}
                                      : std::nullopt;
  if (computer_ == now) {
    return;
  }
  computer_ = now;
  captain_ = iron::Captain{};
  if (match_) {
    stand();
  } else {
    emit changed();
  }
}

bool TablePlay::computers_turn() const { return match_ && computer_ && asked() == computer_; }

void TablePlay::let_computer_act() {
  if (!computers_turn() || showing()) {
    return;
  }
  const iron::View view = iron::seen_by(match_->shared_setting(), match_->state(), *computer_);
  if (act(captain_.choose(view))) {
    stand();
  }
}

std::optional<Side> TablePlay::asked() const { return match_ ? match_->asked() : std::nullopt; }

Task TablePlay::task() const {
  if (!match_ || computers_turn()) {
    return Task::None;
  }
  const auto& state = match_->state();
  if (state.result) {
    return Task::Over;
  }
  if (!state.hits.empty()) {
    return iron::asks_waterline(state) ? Task::Waterline : Task::Hits;
  }
  if (state.step == iron::Step::Embarking) {
    return Task::Embark;
  }
  return iron::is_movement(state.step) ? Task::Move : Task::Fire;
}

bool TablePlay::is_ship(int number) const {
  return number >= 0 && number < static_cast<int>(seen_.ships.size());
}

ShipId TablePlay::ship_of(int number) const { return ShipId{static_cast<std::uint8_t>(number)}; }

bool TablePlay::is_own(int number) const {
  const auto side = asked();
  if (!side || number < 0) {
    return false;
  }
  if (is_ship(number)) {
    return seen_.ship(ship_of(number)).side == *side;
  }
  const auto fort = static_cast<std::size_t>(number) - seen_.ships.size();
  return fort < seen_.forts.size() && seen_.forts[fort].side == *side;
}

bool TablePlay::can_act(ShipId ship) const {
  const auto& log = seen_.ship(ship);
  if (log.fate != Fate::Afloat || !is_own(ship.value())) {
    return false;
  }
  switch (task()) {
    case Task::Move:
      return !log.moved && log.aground == iron::Aground::No;
    case Task::Fire:
      return std::ranges::any_of(log.guns, [&](const iron::GunState& gun) {
        return !gun.lost && gun.fired_in != seen_.turn;
      });
    case Task::Embark:
      return true;
    case Task::Hits:
    case Task::Waterline:
      return !seen_.hits.empty() && seen_.hits.front().ship == ship;
    case Task::None:
    case Task::Over:
      return false;
  }
  return false;
}

std::vector<Shot> TablePlay::guns_of(int number) const {
  std::vector<Shot> guns;
  Shot shot;
  if (is_ship(number)) {
    shot.ship = ship_of(number);
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(seen_.ship(shot.ship).guns.size());
         ++gun) {
      shot.gun = gun;
      guns.push_back(shot);
    }
  } else if (number >= 0) {
    shot.from_fort = true;
    shot.fort =
        FortId{static_cast<std::uint8_t>(static_cast<std::size_t>(number) - seen_.ships.size())};
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(seen_.fort(shot.fort).guns.size());
         ++gun) {
      shot.gun = gun;
      guns.push_back(shot);
    }
  }
  return guns;
}

iron::Target TablePlay::target_at(int number) const {
  iron::Target target;
  if (is_ship(number)) {
    target.ship = ship_of(number);
    const auto& ship = seen_.ship(target.ship);
    if (ship.side == asked() && ship.boarders > 0) {
      target.kind = iron::TargetKind::Boarders;  // [IC-303]
    } else if (ship.grapples) {
      target.kind = iron::TargetKind::Pair;  // [IC-327]
    }
    return target;
  }
  target.kind = iron::TargetKind::FortGun;
  target.fort =
      FortId{static_cast<std::uint8_t>(static_cast<std::size_t>(number) - seen_.ships.size())};
  target.gun = aimed_gun_;
  return target;
}

QString TablePlay::name_of(int number) const {
  return match_ && number >= 0
             ? QString::fromStdString(match_->name_of(ShipId{static_cast<std::uint8_t>(number)}))
             : QString{};
}

QString TablePlay::selectedName() const { return name_of(selected_); }

Placed TablePlay::placed(ShipId ship) const { return motions_.placed(ship, seen_.ship(ship).pose); }

// ---- words ----

QString TablePlay::title() const {
  return match_ ? models::words(match_->setting().battle.title.str()) : QString{};
}

QString TablePlay::file() const {
  return match_ && match_->journal() != nullptr
             ? QString::fromStdString(match_->journal()->file().string())
             : QString{};
}

int TablePlay::turns() const { return match_ ? match_->setting().battle.turns : 0; }

QString TablePlay::stepWords() const {
  if (!match_) {
    return {};
  }
  return step_words(match_->state().step);
}

QString TablePlay::side() const { return asked() ? key_of(*asked()) : QString{}; }

QString TablePlay::sideName() const { return asked() ? name_of_side(*asked()) : QString{}; }

QString TablePlay::taskName() const {
  switch (task()) {
    case Task::None:
      return {};
    case Task::Embark:
      return QStringLiteral("embark");
    case Task::Move:
      return QStringLiteral("move");
    case Task::Fire:
      return QStringLiteral("fire");
    case Task::Waterline:
      return QStringLiteral("waterline");
    case Task::Hits:
      return QStringLiteral("hits");
    case Task::Over:
      return QStringLiteral("over");
  }
  return {};
}

QString TablePlay::taskWords() const {
  switch (task()) {
    case Task::None:
      return computers_turn() ? tr("The computer decides.") : QString{};
    case Task::Embark:
      return tr("%n boarding parties may embark: select a ship.", nullptr, match_->state().parties);
    case Task::Move: {
      const auto left = std::ranges::count_if(seen_.ships, [&](const iron::Ship& ship) {
        return ship.fate == Fate::Afloat && ship.side == asked() && !ship.moved &&
               ship.aground == iron::Aground::No;
      });
      return tr("%n ships have still to move. Drag a ship along its course.", nullptr,
                static_cast<int>(left));
    }
    case Task::Fire:
      return tr("Select a ship or fort, then click its target: every gun that bears is laid.");
    case Task::Waterline:
      return tr("A hit at the waterline of %1: draft boxes, or as many guns?")
          .arg(name_of(seen_.hits.front().ship.value()));
    case Task::Hits:
      return tr("%n hits on %1 to be marked: %2. Click a box of the card.", nullptr,
                seen_.hits.front().left)
          .arg(name_of(seen_.hits.front().ship.value()), hits_words(seen_.hits.front().kind));
    case Task::Over:
      return result();
  }
  return {};
}

QString TablePlay::result() const {
  if (!match_ || !match_->state().result) {
    return {};
  }
  const auto& result = *match_->state().result;
  if (!result.winner) {
    return tr("The battle is drawn after %n turns.", nullptr, match_->state().turn);
  }
  return result.greater
             ? tr("A great victory of the %1 after %n turns.", nullptr, match_->state().turn)
                   .arg(name_of_side(*result.winner))
             : tr("A victory of the %1 after %n turns.", nullptr, match_->state().turn)
                   .arg(name_of_side(*result.winner));
}

QString TablePlay::endWords() const {
  switch (task()) {
    case Task::Embark:
      return tr("All embarked");
    case Task::Move:
      return tr("End of moves");
    case Task::Fire: {
      const auto side = asked();
      const bool none = side && match_->state().laid.at(static_cast<std::size_t>(*side)).empty();
      return none ? tr("Hold fire") : tr("Guns are laid");
    }
    case Task::None:
    case Task::Waterline:
    case Task::Hits:
    case Task::Over:
      break;
  }
  return {};
}

bool TablePlay::canEnd() const {
  const auto side = asked();
  return side && !computers_turn() && match_->judge(iron::EndStep{*side}).has_value();
}

int TablePlay::undoDepth() const { return match_ ? static_cast<int>(match_->undo_depth()) : 0; }

int TablePlay::redoDepth() const { return match_ ? static_cast<int>(match_->redo_depth()) : 0; }

QString TablePlay::speedWords() const {
  if (!match_ || !is_ship(selected_) || task() != Task::Move || !is_own(selected_)) {
    return {};
  }
  const ShipId ship = ship_of(selected_);
  const auto range = iron::speeds_of(match_->setting(), match_->state(), ship);
  const QString now = knots_words(seen_.ship(ship).speed);
  if (!range) {
    return tr("%1; without power: %2")
        .arg(now, knots_words(iron::coasting_of(match_->state(), ship)));
  }
  return tr("%1; this move %2 to %3").arg(now, knots_words(range->least), knots_words(range->most));
}

bool TablePlay::canTurnInPlace() const {
  return match_ && is_ship(selected_) && match_->setting().ship(ship_of(selected_)).side_wheel;
}

QString TablePlay::draftWords() const {
  if (!draft_) {
    return {};
  }
  QStringList legs;
  for (const core::table::Leg& leg : draft_->move.legs) {
    legs << leg_words(leg);
  }
  return tr("%1: %2").arg(knots_words(draft_->move.speed),
                          legs.isEmpty() ? tr("no way") : legs.join(tr(", ")));
}

QString TablePlay::draftRefusal() const {
  return draft_ && draft_->refusal ? QString::fromStdString(match_->sentence(*draft_->refusal))
                                   : QString{};
}

QString TablePlay::draftRule() const {
  return draft_ && draft_->refusal ? rule_of(*draft_->refusal) : QString{};
}

QVariantList TablePlay::orders() const {
  QVariantList all;
  for (const OfferedOrder& each : offered_) {
    all << QVariantMap{
        {"text", each.text},
        {"enabled", !each.refusal.has_value()},
        {"why", each.refusal ? QString::fromStdString(match_->sentence(*each.refusal)) : QString{}},
        {"rule", each.refusal ? rule_of(*each.refusal) : QString{}}};
  }
  return all;
}

QVariantList TablePlay::fire() const {
  QVariantList rows;
  const auto side = asked();
  if (!side || task() != Task::Fire) {
    return rows;
  }
  const auto& setting = match_->setting();
  const auto& laid = match_->state().laid.at(static_cast<std::size_t>(*side));
  for (const Laying& laying : layings(laid)) {
    std::vector<iron::FiringGun> guns;
    QVariantList lines;
    for (const std::size_t place : laying.places) {
      const Shot& shot = laid[place];
      const auto band = iron::band_of(setting, match_->state(), shot);
      if (band) {
        guns.push_back({iron::gun_of(setting, shot).factor, *band});
      }
      const QString firer =
          name_of(shot.from_fort ? setting.name_of(shot.fort).value() : shot.ship.value());
      const auto& box = iron::gun_of(setting, shot);
      lines << QVariantMap{
          {"row", static_cast<int>(place)},
          {"text", tr("%1, %2 (%3), %4")
                       .arg(firer, models::words(setting.facts.gun(box.gun).brief.str()),
                            mounting_words(box.mounting),
                            inches_words(iron::range_of(setting, match_->state(), shot)))}};
    }
    const int armor = iron::armor_of(match_->state(), laying.target);
    const auto weight = iron::weigh(setting.charts, guns, armor);
    const int target = laying.target.kind == iron::TargetKind::FortGun
                           ? setting.name_of(laying.target.fort).value()
                           : laying.target.ship.value();
    rows << QVariantMap{
        {"target", laying.target.kind == iron::TargetKind::FortGun
                       ? tr("%1, gun %2").arg(name_of(target)).arg(laying.target.gun + 1)
                       : name_of(target)},
        {"armor", armor},
        {"guns", lines},
        {"weightA", weight.guns},
        {"columnA",
         weight.guns > 0 ? static_cast<int>(setting.charts.chart_a.column(weight.guns)) : -1},
        {"weightB", weight.factors},
        {"columnB", weight.factors > 0
                        ? static_cast<int>(setting.charts.chart_b.column(weight.factors))
                        : -1}};
  }
  return rows;
}

QVariantMap TablePlay::chart(const QString& which) const {
  if (!match_) {
    return {};
  }
  const auto& chart = which == QLatin1String{"A"} ? match_->setting().charts.chart_a
                                                  : match_->setting().charts.chart_b;
  QVariantList heads;
  for (std::size_t column = 0; column < iron::FireChart::kColumns; ++column) {
    const int low = chart.lowest.at(column);
    if (column + 1 == iron::FireChart::kColumns) {
      heads << tr("%1+").arg(low);
    } else {
      const int high = chart.lowest.at(column + 1) - 1;
      heads << (low == high ? QString::number(low) : tr("%1–%2").arg(low).arg(high));
    }
  }
  QVariantList rows;
  for (const auto& row : chart.cells) {
    QVariantList cells;
    for (const iron::ChartCell& cell : row) {
      cells << cell_words(cell);
    }
    rows << QVariant{cells};
  }
  return {{"heads", heads}, {"rows", rows}};
}

void TablePlay::setAnimated(bool animated) {
  if (animated_ != animated) {
    animated_ = animated;
    skip();
    emit animatedChanged();
  }
}

}  // namespace tableview
