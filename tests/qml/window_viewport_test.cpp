// Scene coordinates, the viewport, and the colours of the map.
#include "qml/map/geometry.h"
#include "qml/map/map_style.h"
#include "qml/map/viewport.h"
#include "qml/models/preferences.h"
#include "tests/qml/window_part.h"

#include <QTest>

#include <cmath>
#include <vector>

class WindowViewportTest : public QObject {
  Q_OBJECT

 private slots:
  void each_hex_is_found_at_its_middle_and_inside_its_corners();
  void zooming_keeps_the_point_under_the_cursor();
  void screen_and_scene_are_inverse();
  void an_outline_of_one_hex_has_six_sides();
  void clipping_keeps_the_inside();
  void every_scheme_of_the_map_is_one_of_the_window();
  void greyscale_has_no_colour_on_the_map();
  void counters_and_overlays_can_be_told_data();
  void counters_and_overlays_can_be_told();
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

void WindowViewportTest::every_scheme_of_the_map_is_one_of_the_window() {
  QStringList schemes = mapview::MapStyle::schemes();
  QVERIFY(schemes.size() >= 2);
  for (const QString& scheme : schemes) {
    QVERIFY2(models::Preferences::schemes().contains(scheme), qPrintable(scheme));
    QVERIFY(mapview::MapStyle{scheme}.all_colours() != mapview::MapStyle{}.all_colours());
  }
  // A scheme without changes is the map as it was designed.
  QCOMPARE(mapview::MapStyle{models::Preferences::schemes().front()}.all_colours(),
           mapview::MapStyle{}.all_colours());
}

void WindowViewportTest::greyscale_has_no_colour_on_the_map() {
  const auto colours = mapview::MapStyle{QStringLiteral("greyscale")}.all_colours();
  QVERIFY(colours.size() > 60);
  for (auto row = colours.begin(); row != colours.end(); ++row) {
    QVERIFY2(row->red() == row->green() && row->green() == row->blue(), qPrintable(row.key()));
  }
}

namespace {

double luminance(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

void WindowViewportTest::counters_and_overlays_can_be_told_data() {
  QTest::addColumn<QString>("scheme");
  QTest::addColumn<double>("text");
  QTest::newRow("period") << QStringLiteral("period") << 4.5;
  QTest::newRow("high-contrast") << QStringLiteral("high-contrast") << 7.0;
  QTest::newRow("greyscale") << QStringLiteral("greyscale") << 4.5;
}

void WindowViewportTest::counters_and_overlays_can_be_told() {
  QFETCH(QString, scheme);
  QFETCH(double, text);
  const auto colours = mapview::MapStyle{scheme}.all_colours();
  const auto is_told = [&](const char* one, const char* other, double least) {
    const double ratio = contrast(colours[QLatin1String{one}], colours[QLatin1String{other}]);
    QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1 on %2 has %3:1")
                                            .arg(QLatin1String{one}, QLatin1String{other})
                                            .arg(ratio)));
  };
  is_told("counters/unionInk", "counters/unionFace", text);
  is_told("counters/confederateInk", "counters/confederateFace", text);
  is_told("counters/badgeInk", "counters/badge", text);
  is_told("overlays/casing", "overlays/unsupplied", text);
  is_told("counters/unionFace", "counters/confederateFace", 4.5);
  is_told("counters/unionFace", "colours/land", 4.5);
  is_told("colours/ink", "colours/land", text);
  is_told("colours/marginInk", "colours/margin", text);
  // A line of an overlay lies on its dark casing, on white or on the land: one of them shows it.
  for (const char* line : {"union", "confederate", "unionZone", "confederateZone", "supplyPath",
                           "unionReach", "confederateReach", "planned", "printed", "corrected",
                           "selected", "unsupplied", "warning", "cursor"}) {
    const QColor colour = colours[QStringLiteral("overlays/") + QLatin1String{line}];
    QVERIFY2(contrast(colour, colours[QStringLiteral("overlays/casing")]) >= 3 ||
                 contrast(colour, colours[QStringLiteral("colours/land")]) >= 3,
             line);
  }
}

const tests::WindowPart<WindowViewportTest, QCoreApplication> kWindowViewportTest{"viewport"};
#include "window_viewport_test.moc"
