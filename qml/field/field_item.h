// A battle on land on the screen: drawn from what FieldPlay tells, and its mouse.
#pragma once

#include "qml/field/field_painter.h"
#include "qml/field/field_play.h"
#include "qml/table/match_item.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace fieldview {

/// Left drag on a unit draws its movement, elsewhere it moves the view, as the right and middle
/// button do everywhere; the wheel zooms at the pointer. While a unit is drawn, Shift wheels, Ctrl
/// goes straight ahead, Alt steps back.
class FieldItem : public tableview::MatchItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(fieldview::FieldPlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// Where the ghost stands, or what is aimed at.
  Q_PROPERTY(QPointF ghost READ ghost NOTIFY ghostChanged)

 public:
  explicit FieldItem(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] FieldPlay* play() const { return play_; }

  void setPlay(FieldPlay* play);

  [[nodiscard]] QPointF ghost() const;

  /// Moves the view by parts of its size.
  Q_INVOKABLE void pan(double right, double down);
  /// Where a unit or general is drawn, for tests and for the keyboard.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int number) const;
  /// Where one of its figures is drawn, for tests; in the corner when it is gone.
  Q_INVOKABLE [[nodiscard]] QPointF placeOfFigure(int number, int figure) const;
  /// How many figures of a unit are drawn, for tests.
  Q_INVOKABLE [[nodiscard]] int figuresOf(int number) const;
  /// Brings what is selected into view.
  Q_INVOKABLE void showSelected();

 signals:
  void ghostChanged();

 protected:
  void hoverMoveEvent(QHoverEvent* event) override;

  [[nodiscard]] int subject() const override { return play_ != nullptr ? play_->battle() : 0; }

  [[nodiscard]] std::optional<QSizeF> table_size() const override;
  [[nodiscard]] int found_at(core::table::Point at) const override;
  void draw_ground(QPainter& painter, int scheme) const override;
  void click(QPointF at) override;
  [[nodiscard]] bool picks_up(QPointF at) override;
  void carry(QPointF to, Qt::KeyboardModifiers keys) override;
  void put_down() override;
  void view_changed() override;

 private:
  [[nodiscard]] const FieldDesk* desk() const { return play_ != nullptr ? play_->desk() : nullptr; }

  void paint_plans(QPainter& painter, const FieldPainter& brush) const;
  [[nodiscard]] DrawnUnit drawn(std::size_t unit) const;

  QPointer<FieldPlay> play_;
  QPointF rests_at_{-1, -1};  ///< the pointer, as it hovered last
};

}  // namespace fieldview
