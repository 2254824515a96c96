#include "qml/field/field_item.h"

#include "core/table/trigonometry.h"

#include <QHoverEvent>
#include <QPainter>
#include <QtQml>

#include <algorithm>

namespace fieldview {

namespace {

constexpr double kBesideFigure = 7;  // pixels that still mean it
constexpr double kLaidBefore = 0.4;  // how strong shots are drawn that have fallen

}  // namespace

FieldItem::FieldItem(QQuickItem* parent) : MatchItem{kBesideFigure, parent} {}

void FieldItem::setPlay(FieldPlay* play) {
  const bool another = play_ != play;
  watch(play_, play);
  if (another && play != nullptr) {
    connect(play, &FieldPlay::draftChanged, this, &FieldItem::ghostChanged);
  }
}

// ---- the view ----

std::optional<QSizeF> FieldItem::table_size() const {
  if (desk() == nullptr) {
    return std::nullopt;
  }
  const auto& battle = desk()->seen_setting().battle;
  return QSizeF{battle.width.decimal(), battle.depth.decimal()};
}

void FieldItem::view_changed() {
  emit ghostChanged();
  MatchItem::view_changed();
}

void FieldItem::pan(double right, double down) {
  move_view(-QPointF{right * width(), down * height()});
}

QPointF FieldItem::placeOf(int number) const {
  const auto* const desk = this->desk();
  if (desk == nullptr) {
    return {};
  }
  if (desk->is_unit(number)) {
    // The middle of a figure, for between them is ground.
    const auto& bodies = desk->bodies(static_cast<std::size_t>(number));
    return bodies.empty()
               ? placing().at(desk->seen().units[static_cast<std::size_t>(number)].pose.at)
               : placing().at(bodies.front().middle);
  }
  return desk->is_general(number)
             ? placing().at(
                   desk->seen().generals[static_cast<std::size_t>(number - kFirstGeneral)].at)
             : QPointF{};
}

QPointF FieldItem::placeOfFigure(int number, int figure) const {
  const auto* const desk = this->desk();
  if (desk == nullptr || !desk->is_unit(number)) {
    return {};
  }
  const auto& figures = desk->seen().units[static_cast<std::size_t>(number)].figures;
  const auto index = static_cast<std::size_t>(figure);
  return index < figures.size() && figures[index].present() ? placing().at(figures[index].at)
                                                            : QPointF{};
}

int FieldItem::figuresOf(int number) const {
  const auto* const desk = this->desk();
  if (desk == nullptr || !desk->is_unit(number)) {
    return 0;
  }
  const auto unit = static_cast<std::size_t>(number);
  const auto& bodies = desk->bodies(unit);
  const auto& figures = desk->seen().units[unit].figures;
  return static_cast<int>(
      std::ranges::count_if(bodies, [](const auto& body) { return body.figure.has_value(); }) +
      std::ranges::count_if(figures, FieldPainter::is_housed));
}

void FieldItem::showSelected() {
  if (play_ == nullptr || play_->selected() < 0) {
    return;
  }
  const QPointF at = placeOf(play_->selected());
  const QRectF inner{width() * 0.1, height() * 0.1, width() * 0.8, height() * 0.8};
  if (!inner.contains(at)) {
    move_view(QPointF{width() / 2, height() / 2} - at);
  }
}

QPointF FieldItem::ghost() const {
  if (desk() == nullptr) {
    return {};
  }
  return play_->draft()  ? placing().at(play_->draft()->outlook.ends.at)
         : play_->ride() ? placing().at(play_->ride()->ride.to)
         : play_->aim()  ? placing().at(play_->aim()->at)
                         : QPointF{};
}

// ---- the picture ----

void FieldItem::draw_ground(QPainter& painter, int scheme) const {
  painter.setClipRect(QRectF{{}, size()});
  FieldPainter{*play_->desk(), field_look(scheme), placing()}.paint_ground(painter);
}

DrawnUnit FieldItem::drawn(std::size_t unit) const {
  const int number = static_cast<int>(unit);
  return {play_->placed(unit), play_->selected() == number, hovered() == number, play_->acts(unit)};
}

void FieldItem::paint_plans(QPainter& painter, const FieldPainter& brush) const {
  const FieldDesk& desk = *play_->desk();
  const auto& state = desk.seen();
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const auto& draft = play_->draft();
    if (draft && draft->move.unit.value() == i) {
      continue;
    }
    if (const auto& written = desk.written(i)) {
      brush.paint_ghost(painter, state.units[i].pose, written->unit, false);
    }
  }
  for (const auto& unit : state.units) {
    if (unit.now.charge && unit.on_table()) {
      brush.paint_aim_line(painter, unit.pose.at, state.unit(unit.now.charge->target).pose.at);
    }
  }
  for (const auto& laid : desk.laid_now()) {
    const auto& muzzle = state.unit(laid.unit).guns.at(laid.gun).muzzle;
    brush.paint_shot(painter,
                     {laid.unit,
                      laid.gun,
                      laid.kind,
                      {muzzle.at, core::table::bearing(muzzle.at, laid.aim)},
                      laid.aim,
                      0,
                      {}},
                     0.5);
  }
  for (const auto& volley : desk.aimed_now()) {
    if (volley.target) {
      brush.paint_aim_line(painter, state.unit(volley.unit).pose.at,
                           state.unit(*volley.target).pose.at);
    }
  }
  if (const auto& aim = play_->aim()) {
    for (const std::uint8_t gun : aim->guns) {
      const auto& muzzle = state.unit(aim->unit).guns.at(gun).muzzle;
      if (muzzle.at != aim->at) {
        brush.paint_shot(painter,
                         {aim->unit,
                          gun,
                          aim->kind,
                          {muzzle.at, core::table::bearing(muzzle.at, aim->at)},
                          aim->at,
                          0,
                          {}},
                         aim->refusal ? 0.35 : 0.8);
      }
    }
  }
  if (const auto& draft = play_->draft()) {
    brush.paint_ghost(painter, state.unit(draft->move.unit).pose, draft->outlook.unit,
                      draft->refusal.has_value());
  }
  if (const auto& ride = play_->ride()) {
    brush.paint_way(painter, state.general(ride->ride.general).at, ride->ride.to,
                    ride->refusal.has_value());
  }
  for (const auto& each : play_->picked()) {
    brush.paint_aim_line(painter, state.unit(each.figure.unit).figures.at(each.figure.figure).at,
                         state.unit(each.enemy.unit).figures.at(each.enemy.figure).at);
  }
  if (const auto& cross = play_->cross()) {
    brush.paint_cross(painter, *cross);
  }
  if (const auto& picking = play_->picking()) {
    brush.paint_picked(painter, state.unit(picking->unit).figures.at(picking->figure).at);
  }
}

void FieldItem::paint(QPainter* painter) {
  if (this->desk() == nullptr) {
    return;
  }
  paint_ground(*painter);
  const FieldDesk& desk = *play_->desk();
  const FieldPainter brush{desk, field_look(scheme()), placing()};
  brush.paint_houses(*painter);
  const int selected = play_->selected();
  const bool still = !play_->showing();
  if (arcs() && still && desk.is_unit(selected)) {
    brush.paint_reach(*painter, play_->reach());
    if (desk.seen().step != core::field::Step::Melee) {
      brush.paint_arc(*painter, desk.seen().units[static_cast<std::size_t>(selected)]);
    }
  }
  const std::size_t count = desk.seen().units.size();
  for (std::size_t i = 0; i < count; ++i) {
    brush.paint_unit(*painter, i, drawn(i));
  }
  brush.paint_generals(*painter, selected);
  brush.paint_fallen(*painter);
  if (still) {
    paint_plans(*painter, brush);
  }
  if (still) {  // shots stay where they lay, as the fallen do
    for (const auto& lay : desk.lays()) {
      brush.paint_shot(*painter, lay, kLaidBefore);
    }
  }
  for (const auto& flash : play_->flashes()) {
    if (flash.mark >= 0 && flash.mark < static_cast<int>(desk.lays().size())) {
      brush.paint_shot(*painter, desk.lays()[static_cast<std::size_t>(flash.mark)], 1);
    }
  }
  tableview::WordRoom room = brush.room();
  for (std::size_t i = 0; i < count; ++i) {
    if (desk.seen().units[i].on_table()) {
      room.keep_free(brush.bounds_of(i));
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    brush.paint_name(*painter, i, drawn(i), room);
  }
}

// ---- the mouse ----

bool FieldItem::picks_up(QPointF at) {
  return play_ != nullptr && play_->press(point(at), finger());
}

void FieldItem::carry(QPointF to, Qt::KeyboardModifiers keys) {
  const auto way = keys.testFlag(Qt::ShiftModifier)     ? std::optional{MoveWay::Wheel}
                   : keys.testFlag(Qt::ControlModifier) ? std::optional{MoveWay::Ahead}
                   : keys.testFlag(Qt::AltModifier)     ? std::optional{MoveWay::Back}
                                                        : std::nullopt;
  play_->drag(point(to), way);
}

void FieldItem::put_down() { play_->release(); }

void FieldItem::click(QPointF at) {
  if (play_ != nullptr) {
    play_->click(point(at), finger());
  }
}

int FieldItem::found_at(core::table::Point at) const { return play_->at(at, finger()); }

void FieldItem::hoverMoveEvent(QHoverEvent* event) {
  MatchItem::hoverMoveEvent(event);
  // The scene hovers again by itself when something has moved under a pointer at rest: that is no
  // aim that somebody takes.
  if (desk() != nullptr && event->position() != rests_at_) {
    rests_at_ = event->position();
    play_->hover(point(event->position()));
  }
}

}  // namespace fieldview
