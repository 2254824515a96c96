// Scene coordinates and the viewport.
#include "qml/map/geometry.h"
#include "qml/map/viewport.h"

#include <QTest>

class WindowViewportTest : public QObject {
  Q_OBJECT

 private slots:
  void each_hex_is_found_at_its_middle_and_inside_its_corners();
  void zooming_keeps_the_point_under_the_cursor();
  void screen_and_scene_are_inverse();
  void an_outline_of_one_hex_has_six_sides();
  void clipping_keeps_the_inside();
};

void WindowViewportTest::each_hex_is_found_at_its_middle_and_inside_its_corners() {
  for (int ordinal = 0; ordinal < core::board::kHexCount; ++ordinal) {
    const auto hex = core::board::HexId::from_ordinal(ordinal);
    const QPointF centre = mapview::centre_of(hex);
    QVERIFY(mapview::hex_at(centre) == hex);
    for (const QPointF& corner : mapview::hexagon(hex.grid())) {
      QVERIFY(mapview::hex_at(centre + (corner - centre) * 0.97) == hex);
    }
  }
}

void WindowViewportTest::zooming_keeps_the_point_under_the_cursor() {
  mapview::Viewport view;
  view.resize({1600, 900});
  view.zoom_at({800, 450}, 1.0);
  view.set_centre({40, 30});
  const QPointF anchor{1000, 300};
  const QPointF before = view.screen_to_scene(anchor);
  view.zoom_at(anchor, 1.7);
  const QPointF moved = view.screen_to_scene(anchor) - before;
  QVERIFY(moved.manhattanLength() < 1e-6);
}

void WindowViewportTest::screen_and_scene_are_inverse() {
  mapview::Viewport view;
  view.resize({1280, 800});
  view.set_centre({20, 20});
  const QPointF at{123, 456};
  QVERIFY((view.scene_to_screen(view.screen_to_scene(at)) - at).manhattanLength() < 1e-6);
}

void WindowViewportTest::an_outline_of_one_hex_has_six_sides() {
  const auto hex = core::board::HexId::parse("B3402").value();
  const auto region = mapview::outline([&](auto other) { return other == hex; }, {}, true);
  QCOMPARE(region.loops.size(), std::size_t{1});
  QCOMPARE(region.loops.front().size(), 12);  // corners and middles
}

void WindowViewportTest::clipping_keeps_the_inside() {
  const QPolygonF square{QRectF{0, 0, 10, 10}};
  const QPolygonF part = mapview::clipped(square, {5, 5, 10, 10});
  QCOMPARE(part.boundingRect(), QRectF(5, 5, 5, 5));
}

QTEST_GUILESS_MAIN(WindowViewportTest)
#include "window_viewport_test.moc"
