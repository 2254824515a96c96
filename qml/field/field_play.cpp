#include "qml/field/field_play.h"

#include "core/field/guns.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fieldview {

namespace {

using core::field::OrderKind;
using core::field::ShotKind;
using core::field::Step;
using core::field::unit_id;
using core::field::UnitId;

constexpr double kCrossFinger = 0.3;  // inches beside a figure at which the cross still means it

constexpr std::array<std::pair<MoveWay, const char*>, 5> kWays{{{MoveWay::Towards, "towards"},
                                                                {MoveWay::Ahead, "ahead"},
                                                                {MoveWay::Wheel, "wheel"},
                                                                {MoveWay::Face, "face"},
                                                                {MoveWay::Back, "back"}}};

}  // namespace

FieldPlay::FieldPlay(QObject* parent) : SeatedPlay{parent} {}

FieldPlay::~FieldPlay() = default;

// ---- begin and end ----

void FieldPlay::lay(const core::data::Catalogue& catalogue,
                    const core::tabletop::BattleBegin& begin, const std::string& file,
                    const std::string& date) {
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

// ---- how the next is drawn and laid ----

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
  const FieldChoice choice = desk_->choice(index);
  if (const auto* const ask = std::get_if<AskOrder>(&choice)) {
    drop();
    if (ask->kind == OrderKind::Hold || ask->kind == OrderKind::Skirmish) {
      carry_out([&] { return desk_->give_order(unit(), {ask->kind, {}, {}, {}, {}}); });
      return;
    }
    asks_ = *ask;
    emit changed();
    return;
  }
  carry_out([&] { return desk_->give(std::get<core::field::Action>(choice)); });
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

}  // namespace fieldview
