// The table on the screen: drawn from what TablePlay tells, and its mouse.
#pragma once

#include "qml/table/match_item.h"
#include "qml/table/table_play.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace tableview {

/// Left drag on a ship draws its course, elsewhere it moves the view, as the right and middle
/// button do everywhere; the wheel zooms at the pointer; Shift measures from the selected ship.
class TableItem : public tableview::MatchItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(tableview::TablePlay* play READ play WRITE setPlay NOTIFY playChanged)

 public:
  explicit TableItem(QQuickItem* parent = nullptr);

  void paint(QPainter* painter) override;

  [[nodiscard]] TablePlay* play() const { return play_; }

  void setPlay(TablePlay* play) { watch(play_, play); }

  /// Where a ship or fort is drawn, for tests and for the keyboard.
  Q_INVOKABLE [[nodiscard]] QPointF placeOf(int number) const;
  /// Where the course that is drawn ends.
  Q_INVOKABLE [[nodiscard]] QPointF placeOfDraft() const;

 protected:
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;

  [[nodiscard]] int subject() const override { return play_ != nullptr ? play_->battle() : 0; }

  [[nodiscard]] std::optional<QSizeF> table_size() const override;
  [[nodiscard]] int found_at(core::table::Point at) const override;
  void draw_ground(QPainter& painter, int scheme) const override;
  void click(QPointF at) override;
  [[nodiscard]] bool picks_up(QPointF at) override;
  void carry(QPointF to, Qt::KeyboardModifiers keys) override;

 private:
  void look_at_ground();
  void paint_plans(QPainter& painter, const TablePainter& brush) const;
  [[nodiscard]] bool has_table() const;
  [[nodiscard]] Drawn drawn(int ship) const;

  QPointer<TablePlay> play_;
  std::vector<core::table::GroundKind> ground_kinds_;  ///< of its areas, as they were painted
  std::optional<QPointF> ruler_;                       ///< the pointer while Shift is held
};

}  // namespace tableview
