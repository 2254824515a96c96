#include "qml/table/table_play.h"

#include "core/data/catalogue.h"
#include "core/table/trigonometry.h"
#include "qml/models/wording.h"
#include "qml/table/desk_of.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace tableview {

namespace {

using core::board::Side;
using core::table::Inches;
using core::table::Point;

constexpr int kNothing = -1;

const TablePicture kEmptyTable;

}  // namespace

TablePlay::~TablePlay() = default;

TablePlay::TablePlay(QObject* parent) : SeatedPlay{parent} {}

// ---- begin and end ----

void TablePlay::lay(const core::data::Catalogue& catalogue,
                    const core::tabletop::BattleBegin& begin, const std::string& file,
                    const std::string& date) {
  take_over(begin_battle(catalogue, begin, file, date), false);
}

void TablePlay::resume(const core::data::Catalogue& catalogue, const std::string& file) {
  take_over(open_battle(catalogue, file), true);
}

void TablePlay::take_over(std::unique_ptr<BattleDesk> desk, bool from_save) {
  make_ready(*desk, from_save);
  desk_ = std::move(desk);
  selected_ = kNothing;
  forget_draft();
  sit();
}

void TablePlay::clear() {
  desk_.reset();
  selected_ = kNothing;
  forget_draft();
  ships_.clear();
  emit draftChanged();
}

// ---- doing ----

template <class Action>
bool TablePlay::perform(const Action& action) {
  return carry_out([&] { return desk_ ? action(*desk_) : Done{}; });
}

void TablePlay::look_over() {
  auto cards = desk_->cards();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    cards[i].acts = can_act(static_cast<int>(i));
  }
  ships_.show(std::move(cards));
}

void TablePlay::settle() {
  choose_selection();
  desk_->renew_offers(selected_);
  emit draftChanged();
}

void TablePlay::forget_draft() {
  draft_.reset();
  wish_.reset();
  coast_ = false;
  ashore_ = false;
  way_ = Way::Ahead;
  if (desk_) {
    desk_->drop_extras();
  }
}

void TablePlay::choose_selection() {
  forget_draft();
  if (const auto pressing = desk_->pressing()) {
    selected_ = *pressing;
    return;
  }
  const TablePicture& picture = desk_->picture();
  const bool still = selected_ != kNothing && desk_->is_own(selected_) &&
                     (!picture.is_ship(selected_) || can_act(selected_));
  if (still) {
    return;
  }
  selected_ = kNothing;
  for (int i = 0; i < picture.ship_count(); ++i) {
    if (can_act(i)) {
      selected_ = i;
      return;
    }
  }
}

void TablePlay::order(int row) {
  if (!desk_ || row < 0 || row >= static_cast<int>(desk_->offers().size())) {
    return;
  }
  perform([row](BattleDesk& desk) -> Done {
    const Offer& chosen = desk.offers()[static_cast<std::size_t>(row)];
    return chosen.refusal ? Done{core::table::refused(*chosen.refusal)}
                          : desk.order(static_cast<std::size_t>(row));
  });
}

void TablePlay::giveDraft() {
  if (!draft_) {
    return;
  }
  if (draft_->refusal) {
    refuse(*draft_->refusal);
  } else {
    perform([](BattleDesk& desk) { return desk.give_draft(); });
  }
}

void TablePlay::dropDraft() {
  forget_draft();
  if (desk_) {
    desk_->renew_offers(selected_);
  }
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
  Wish before = *wish_;
  before.to.reset();
  draft_ = desk_->draft(before);
  wish_->fixed.clear();
  emit draftChanged();
  emit drawn();
}

Wish TablePlay::wish_of(int ship) const {
  Wish wish;
  wish.ship = core::table::ShipId{static_cast<std::uint8_t>(ship)};
  wish.way = way_;
  wish.coast = coast_;
  wish.ashore = ashore_;
  return wish;
}

void TablePlay::draftStraight() {
  if (!desk_ || task() != Task::Move || !desk_->picture().is_ship(selected_)) {
    return;
  }
  Wish wish = wish_of(selected_);
  wish.way = Way::Ahead;
  wish.runs_on = true;
  wish.to =
      core::table::aboard(desk_->picture().ship(selected_).pose, desk_->run_on(selected_), {});
  wish_ = wish;
  renew_draft();
}

void TablePlay::draftNearestLegal() {
  if (desk_ && draft_) {
    if (auto legal = desk_->nearest_legal()) {
      draft_ = std::move(*legal);
      emit draftChanged();
      emit drawn();
    }
  }
}

void TablePlay::renew_draft() {
  if (wish_ && desk_) {
    draft_ = desk_->draft(*wish_);
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
  }
  renew_draft();
}

void TablePlay::setAshore(bool ashore) {
  if (ashore_ == ashore) {
    return;
  }
  ashore_ = ashore;
  if (wish_) {
    wish_->ashore = ashore;
  }
  renew_draft();
}

void TablePlay::chooseExtra(const QString& key, int option) {
  if (!desk_ || computers_turn()) {
    return;
  }
  bool at_once = false;
  perform([&](BattleDesk& desk) {
    Done done = desk.choose_extra(key, option);
    at_once = done.has_value();
    return done;
  });
  if (at_once) {
    return;
  }
  // It belongs to the order that is drafted: what is plotted already, or straight on.
  if (!wish_ && task() == Task::Move && desk_->picture().is_ship(selected_)) {
    Wish wish = wish_of(selected_);
    const auto& plots = desk_->picture().plots;
    const auto plotted = std::ranges::find(plots, wish.ship, &ShownPlot::ship);
    if (plotted != plots.end()) {
      wish.fixed = plotted->legs;
    } else {
      wish.runs_on = true;
      const Inches run = desk_->run_on(selected_);
      wish.to = core::table::aboard(desk_->picture().ship(selected_).pose, run, {});
    }
    wish_ = wish;
  }
  renew_draft();
}

void TablePlay::shiftCrew(int from, int to) {
  perform([&](BattleDesk& desk) { return desk.shift_crew(from, to); });
}

void TablePlay::layOn(int target) {
  if (desk_ && task() == Task::Fire && selected_ != kNothing && desk_->is_own(selected_)) {
    perform([&](BattleDesk& desk) { return desk.lay(selected_, target); });
  }
}

void TablePlay::unlay(int row) {
  perform([&](BattleDesk& desk) { return desk.unlay(row); });
}

void TablePlay::crossOff(int ship, const QString& section, int gun) {
  perform([&](BattleDesk& desk) { return desk.cross_off(ship, section, gun); });
}

void TablePlay::chooseWaterline(bool guns) {
  perform([&](BattleDesk& desk) { return desk.choose_waterline(guns); });
}

void TablePlay::selectNext(int step) {
  const int count = ships_.count();
  for (int i = 1; i <= count; ++i) {
    const int at = (std::max(selected_, 0) + i * step + count * i) % count;
    if (can_act(at)) {
      select(at);
      return;
    }
  }
}

void TablePlay::select(int number) {
  if (!desk_ || selected_ == number) {
    return;
  }
  selected_ = number;
  forget_draft();
  dismissRefusal();
  desk_->renew_offers(selected_);
  emit draftChanged();
  emit changed();
  emit drawn();
}

// ---- the mouse ----

bool TablePlay::press(Point at, double inch_a_finger) {
  if (!desk_ || task() != Task::Move || showing()) {
    return false;
  }
  if (draft_ && desk_->picture().is_ship(selected_)) {
    const double off = core::table::distance(draft_->end.at, at).decimal();
    if (off <= inch_a_finger) {
      Wish further = wish_of(selected_);
      further.fixed = draft_->legs;
      further.to = at;
      wish_ = further;
      return true;
    }
  }
  const int found = this->at(at, inch_a_finger);
  if (!desk_->picture().is_ship(found)) {
    return false;
  }
  if (!desk_->may_steer(found)) {
    const auto why = desk_->is_own(found) ? desk_->why_not_steered(found) : std::nullopt;
    if (why) {
      select(found);
      refuse(*why);
    }
    return why.has_value();
  }
  select(found);
  wish_ = wish_of(found);
  wish_->to = at;
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
  if (!desk_) {
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
  if (task() == Task::Fire && !desk_->is_own(found) && selected_ != kNothing &&
      desk_->is_own(selected_)) {
    desk_->aim(found, at);
    layOn(found);
    return;
  }
  select(found);
}

int TablePlay::at(Point at, double inch_a_finger) const {
  const TablePicture& picture = this->picture();
  const Inches finger = Inches::of_ticks(
      static_cast<std::int64_t>(inch_a_finger * static_cast<double>(Inches::kTicks)));
  int best = kNothing;
  Inches least;
  for (int i = 0; i < picture.ship_count(); ++i) {
    const ShownShip& ship = picture.ship(i);
    if (!ship.afloat || !ship.on_table) {
      continue;
    }
    const Inches off = core::table::distance(core::table::outline(ship.hull, ship.pose), at);
    if (off <= finger && (best == kNothing || off < least)) {
      best = i;
      least = off;
    }
  }
  if (best != kNothing) {
    return best;
  }
  for (std::size_t i = 0; i < picture.forts.size(); ++i) {
    if (!picture.forts[i].hidden &&
        core::table::within_of(core::table::outline(picture.forts[i].footprint), at, finger)) {
      return picture.ship_count() + static_cast<int>(i);
    }
  }
  return kNothing;
}

// ---- questions ----

const TablePicture& TablePlay::picture() const { return desk_ ? desk_->picture() : kEmptyTable; }

std::vector<ShownArc> TablePlay::arcs() const {
  return desk_ && selected_ != kNothing ? desk_->arcs_of(selected_) : std::vector<ShownArc>{};
}

Task TablePlay::task() const {
  return desk_ && !computers_turn() && !is_covered() ? desk_->task() : Task::None;
}

bool TablePlay::can_act(int number) const {
  return desk_ && !computers_turn() && !is_covered() && desk_->can_act(number);
}

QString TablePlay::name_of(int number) const {
  return desk_ && number >= 0 ? desk_->name_of(number) : QString{};
}

QString TablePlay::selectedName() const { return name_of(selected_); }

Placed TablePlay::placed(int ship) const {
  return motions().placed(core::table::ShipId{static_cast<std::uint8_t>(ship)},
                          picture().ship(ship).pose);
}

}  // namespace tableview
