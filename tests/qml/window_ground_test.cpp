// The ground of the map as it is kept: what is shown is what would be painted anew, and when.
#include "qml/map/geometry.h"
#include "qml/map/ground.h"
#include "qml/map/map_style.h"
#include "qml/map/tile_store.h"
#include "tests/qml/window_part.h"
#include "tests/support/catalogue.h"

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QImage>
#include <QTest>
#include <QThread>

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace std::chrono_literals;

constexpr int kWholeWidth = 1230;
constexpr auto kPatience = 30s;
constexpr auto kLongerThanRest = 500ms;
constexpr int kLevel = 3;  // towns have their names and marks

/// A set-up opened anew, some errata left out.
models::Board board_of(const std::string& setup, const std::vector<std::string>& without) {
  core::rulebook::Switches switches;
  for (const std::string& erratum : without) {
    switches.errata.set(erratum, false);
  }
  auto in_hand = std::make_shared<models::SetupInHand>();
  in_hand->opened = tests::catalogue().open_setup(setup, switches);
  return models::Board{std::shared_ptr<const models::SetupInHand>{std::move(in_hand)}};
}

/// The tile in which a hex lies.
mapview::TileKey tile_at(const char* label) {
  const QPointF middle = mapview::centre_of(*core::board::HexId::parse(label));
  const double edge = mapview::scene_of({kLevel, 0, 0}).width();
  return {kLevel, static_cast<int>(middle.x() / edge), static_cast<int>(middle.y() / edge)};
}

const mapview::TileKey kBrunswick = tile_at("C0849");

}  // namespace

class WindowGroundTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_kept_is_what_would_be_painted_anew();
  void other_colours_have_a_picture_of_their_own();
  void the_same_ground_is_painted_once();
  void what_is_near_waits_after_a_leap_and_is_painted_when_the_view_rests();
};

void WindowGroundTest::what_is_kept_is_what_would_be_painted_anew() {
  const QString drab = mapview::MapStyle::schemes().constFirst();
  const std::vector<std::pair<models::Board, QString>> asked{
      {board_of("campaign", {}), {}},
      {board_of("campaign", {"E025", "E026"}), {}},
      {board_of("campaign", {}), drab},
      {board_of("west-63", {}), drab},
      {board_of("campaign", {}), QString{}}};
  for (const auto& [board, scheme] : asked) {
    const mapview::MapStyle style{scheme};
    const mapview::Ground kept = mapview::ground_of(board, style);
    const mapview::TilePainter anew{std::make_shared<const mapview::MapPicture>(board.map(), style),
                                    style};
    QCOMPARE(kept.whole, anew.paint_whole(kWholeWidth));
    QCOMPARE(kept.painter->paint_ground(kBrunswick), anew.paint_ground(kBrunswick));
    QCOMPARE(mapview::ground_of(board, style).painter->paint_ground(kBrunswick),
             anew.paint_ground(kBrunswick));
  }
}

void WindowGroundTest::other_colours_have_a_picture_of_their_own() {
  const models::Board board = board_of("campaign", {});
  const auto tile = [&board](const QString& scheme) {
    return mapview::ground_of(board, mapview::MapStyle{scheme}).painter->paint_ground(kBrunswick);
  };
  const QImage period = tile({});
  for (const QString& scheme : mapview::MapStyle::schemes()) {
    QVERIFY2(tile(scheme) != period, qPrintable(scheme));
  }
  QCOMPARE(tile({}), period);
}

void WindowGroundTest::the_same_ground_is_painted_once() {
  const mapview::MapStyle style;
  const auto first = mapview::ground_of(board_of("west-63", {}), style).painter;
  QCOMPARE(mapview::ground_of(board_of("west-63", {}), style).painter, first);
  QVERIFY(mapview::ground_of(board_of("east-63", {}), style).painter != first);
}

void WindowGroundTest::what_is_near_waits_after_a_leap_and_is_painted_when_the_view_rests() {
  const mapview::TileKey seen{kLevel, 4, 4};
  const mapview::TileKey near{kLevel, 5, 4};
  const mapview::TileKey next{kLevel, 6, 4};
  mapview::TileStore store{[] {}};
  store.set_painter(mapview::ground_of(board_of("west-63", {}), mapview::MapStyle{}).painter);
  const auto is_there = [&store](mapview::TileKey key) { return store.find(key).current; };
  // What the painters send comes, and no timer is heard meanwhile.
  const auto wait_without_timers = [&store](std::chrono::milliseconds most, const auto& done) {
    for (QDeadlineTimer end{most}; !done() && !end.hasExpired();) {
      QThread::msleep(5);
      QCoreApplication::sendPostedEvents(&store, QEvent::MetaCall);
    }
    return done();
  };
  // A leap: what is seen comes, what is near only when the view has rested.
  store.want({seen}, {near});
  QVERIFY(wait_without_timers(kPatience, [&] { return is_there(seen); }));
  QVERIFY(!wait_without_timers(kLongerThanRest, [&] { return is_there(near); }));
  QTRY_VERIFY_WITH_TIMEOUT(is_there(near), 30000);
  // A glide from there, which shows one of the same tiles: what is near comes at once.
  store.want({seen, near}, {next});
  QVERIFY(wait_without_timers(kPatience, [&] { return is_there(next); }));
}

const tests::WindowPart<WindowGroundTest, QGuiApplication> kWindowGroundTest{"ground"};
#include "window_ground_test.moc"
