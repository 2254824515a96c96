// The window as it looked when somebody looked at it: pictures of this backend against those kept
// in tests/golden/pictures. `cmake --build ... --target pictures` takes them anew.
#include "tests/qml/battle_saves.h"
#include "tests/qml/picture_saves.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace {

const QString kPictures =
    QString::fromUtf8(tests::places::sources()) + QStringLiteral("/tests/golden/pictures");
const QString kScreenshots =
    QString::fromUtf8(tests::places::sources()) + QStringLiteral("/docs/screenshots");

/// Kept pictures are small files: they are looked at, and compared far smaller.
constexpr int kQuality = 45;

/// Pictures are compared at this width: single pixels of letters and lines do not count there.
constexpr int kComparedWidth = 480;
/// A pixel is another one when a channel differs by more, of 255.
constexpr int kSameColour = 32;
/// So many pixels in a thousand may be others.
constexpr double kTolerance = 8;

QString backend() {
  return qgetenv("QT_QUICK_BACKEND") == "software" ? QStringLiteral("software")
                                                   : QStringLiteral("opengl");
}

bool renewing() { return qEnvironmentVariableIsSet("SUMTER_RENEW_PICTURES"); }

QImage reduced(const QImage& picture) {
  return picture.convertToFormat(QImage::Format_RGB32)
      .scaledToWidth(kComparedWidth, Qt::SmoothTransformation);
}

bool is_other(QRgb a, QRgb b) {
  return std::abs(qRed(a) - qRed(b)) > kSameColour ||
         std::abs(qGreen(a) - qGreen(b)) > kSameColour ||
         std::abs(qBlue(a) - qBlue(b)) > kSameColour;
}

/// How many pixels in a thousand are others; all of them when the shapes differ.
double difference(const QImage& one, const QImage& other) {
  const QImage a = reduced(one);
  const QImage b = reduced(other);
  if (a.size() != b.size()) {
    return 1000;
  }
  int others = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      others += is_other(a.pixel(x, y), b.pixel(x, y)) ? 1 : 0;
    }
  }
  return 1000.0 * others / (a.width() * a.height());
}

}  // namespace

class WindowPicturesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void a_picture_is_as_it_was_looked_at_data();
  void a_picture_is_as_it_was_looked_at();
  void another_picture_is_told_apart();
  void a_saved_battle_lies_on_the_miniature_table();
  void advice_lies_on_the_map();

 private:
  /// The options that show a scene.
  [[nodiscard]] QStringList options_of(const QString& scene) const;
  /// Takes a picture with a window of so many units, at a scale; null when the program failed.
  [[nodiscard]] QImage taken(const QString& scene, const QString& size, const QString& scale) const;
  /// The same into a file of few colours, for the README.
  [[nodiscard]] bool take_into(const QString& file, const QString& scene,
                               const QString& size) const;
  [[nodiscard]] bool run(const QStringList& options, const QString& scale) const;

  QTemporaryDir folder_;
  QString headquarters_;
  QString ship_;
  QHash<QString, QString> centres_;  ///< hexes, by scene
};

void WindowPicturesTest::initTestCase() {
  const auto commands = tests::save_commands(
      tests::places::catalogue(), folder_.filePath(QStringLiteral("commands.sumter")), "west-62");
  QVERIFY(commands);
  QVERIFY(tests::save_commands(tests::places::catalogue(),
                               folder_.filePath(QStringLiteral("advice.sumter")), "east-62"));
  headquarters_ = commands->piece;
  centres_[QStringLiteral("commands")] = commands->hex;
  QVERIFY(tests::save_battle(tests::places::catalogue(),
                             folder_.filePath(QStringLiteral("battle.sumter")), "open",
                             tests::BattleMoment::Attackers));
  centres_[QStringLiteral("advice")] = QStringLiteral("C2410");
  centres_[QStringLiteral("battle")] = tests::place_of_battle(
      tests::places::catalogue(), folder_.filePath(QStringLiteral("battle.sumter")));
  ship_ = tests::save_table(tests::places::catalogue(),
                            folder_.filePath(QStringLiteral("table.battle")));
  QVERIFY(!ship_.isEmpty());
}

QStringList WindowPicturesTest::options_of(const QString& scene) const {
  if (scene == QStringLiteral("chooser")) {
    return {};
  }
  if (scene == QStringLiteral("table")) {
    return {QStringLiteral("--battle"), folder_.filePath(QStringLiteral("table.battle")),
            QStringLiteral("--select"), ship_, QStringLiteral("--both-sides")};
  }
  QStringList options{QStringLiteral("--game"), folder_.filePath(scene + QStringLiteral(".sumter")),
                      QStringLiteral("--both-sides")};
  options << QStringLiteral("--zoom") << QStringLiteral("0.8") << QStringLiteral("--center")
          << centres_.value(scene);
  if (scene == QStringLiteral("commands")) {
    options << QStringLiteral("--select") << headquarters_;
  }
  if (scene == QStringLiteral("advice")) {
    options << QStringLiteral("--advice");
  }
  return options;
}

bool WindowPicturesTest::run(const QStringList& options, const QString& scale) const {
  QProcess program;
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
  program.setProcessEnvironment(environment);
  program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  program.start(tests::kProgram, QStringList{QStringLiteral("--language"), QStringLiteral("en"),
                                             QStringLiteral("--games"),
                                             folder_.filePath(QStringLiteral("no games"))} +
                                     options);
  return program.waitForFinished(120000) && program.exitCode() == 0;
}

QImage WindowPicturesTest::taken(const QString& scene, const QString& size,
                                 const QString& scale) const {
  const QString file = folder_.filePath(QStringLiteral("taken.png"));
  QFile::remove(file);
  const QStringList options{QStringLiteral("--size"), size, QStringLiteral("--screenshot"), file};
  return run(options + options_of(scene), scale) ? QImage{file} : QImage{};
}

bool WindowPicturesTest::take_into(const QString& file, const QString& scene,
                                   const QString& size) const {
  const QStringList options{QStringLiteral("--size"),       size,
                            QStringLiteral("--screenshot"), file,
                            QStringLiteral("--colours"),    QStringLiteral("64")};
  return run(options + options_of(scene), QStringLiteral("1"));
}

void WindowPicturesTest::a_picture_is_as_it_was_looked_at_data() {
  QTest::addColumn<QString>("scene");
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("scale");
  for (const char* scene : {"chooser", "commands", "battle"}) {
    QTest::addRow("%s-1280x720", scene)
        << QString::fromLatin1(scene) << QStringLiteral("1280x720") << QStringLiteral("1");
    QTest::addRow("%s-1920x1080", scene)
        << QString::fromLatin1(scene) << QStringLiteral("1920x1080") << QStringLiteral("1");
    QTest::addRow("%s-3840x2160", scene)
        << QString::fromLatin1(scene) << QStringLiteral("1920x1080") << QStringLiteral("2");
  }
}

void WindowPicturesTest::a_picture_is_as_it_was_looked_at() {
  QFETCH(QString, scene);
  QFETCH(QString, size);
  QFETCH(QString, scale);
  QImage picture = taken(scene, size, scale);
  QVERIFY(!picture.isNull());
  const QString name = QString::fromLatin1(QTest::currentDataTag());
  QCOMPARE(QStringLiteral("%1x%2").arg(picture.width()).arg(picture.height()),
           name.section(QLatin1Char{'-'}, 1));
  const QString kept =
      kPictures + QLatin1Char{'/'} + backend() + QLatin1Char{'/'} + name + QStringLiteral(".jpg");
  if (renewing()) {
    QVERIFY(QDir{}.mkpath(kPictures + QLatin1Char{'/'} + backend()));
    QVERIFY(picture.save(kept, "JPG", kQuality));
    const QString shown = kScreenshots + QLatin1Char{'/'} + scene + QStringLiteral(".png");
    if (scene != QStringLiteral("chooser") && backend() == QStringLiteral("software") &&
        scale == QStringLiteral("1") && size == QStringLiteral("1280x720")) {
      QVERIFY(take_into(shown, scene, size));
    }
    return;
  }
  const QImage looked_at{kept};
  QVERIFY2(!looked_at.isNull(), qPrintable(kept + QStringLiteral(" is missing")));
  // On a machine that is busy a picture may be taken before the last thing was drawn.
  double found = difference(picture, looked_at);
  for (int again = 0; found > kTolerance && again < 2; ++again) {
    picture = taken(scene, size, scale);
    found = difference(picture, looked_at);
  }
  if (found > kTolerance) {
    const QString here =
        QDir::current().filePath(backend() + QLatin1Char{'-'} + name + QStringLiteral(".png"));
    picture.save(here);
    QFAIL(qPrintable(QStringLiteral("%1 of 1000 pixels are others than in %2; see %3")
                         .arg(found)
                         .arg(kept, here)));
  }
}

void WindowPicturesTest::another_picture_is_told_apart() {
  const QString folder = kPictures + QLatin1Char{'/'} + backend() + QLatin1Char{'/'};
  const QImage commands{folder + QStringLiteral("commands-1280x720.jpg")};
  QVERIFY(difference(commands, QImage{folder + QStringLiteral("battle-1280x720.jpg")}) >
          kTolerance);
  // A strip of the size of the bar over the map is missing.
  QImage without = commands.convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < without.height() / 20; ++y) {
    std::fill_n(reinterpret_cast<QRgb*>(without.scanLine(y)), without.width() / 2, 0xffffffffU);
  }
  QVERIFY(difference(commands, without) > kTolerance);
}

void WindowPicturesTest::a_saved_battle_lies_on_the_miniature_table() {
  const QString scene = QStringLiteral("table");
  const QString size = QStringLiteral("1280x720");
  const QString waiting = folder_.filePath(QStringLiteral("waiting.png"));
  const QImage picture = taken(scene, size, QStringLiteral("1"));
  QVERIFY(!picture.isNull());
  QCOMPARE(picture.width(), 1280);
  // Without --both-sides it waits behind a page for the other side.
  QVERIFY(run({QStringLiteral("--size"), size, QStringLiteral("--screenshot"), waiting,
               QStringLiteral("--battle"), folder_.filePath(QStringLiteral("table.battle"))},
              QStringLiteral("1")));
  QVERIFY(difference(picture, QImage{waiting}) > 20 * kTolerance);
  // Water lies where the chooser has none.
  QVERIFY(difference(picture, taken(QStringLiteral("chooser"), size, QStringLiteral("1"))) >
          20 * kTolerance);
  if (renewing() && backend() == QStringLiteral("software")) {
    QVERIFY(take_into(kScreenshots + QStringLiteral("/table.png"), scene, size));
  }
}

void WindowPicturesTest::advice_lies_on_the_map() {
  const QString scene = QStringLiteral("advice");
  const QString size = QStringLiteral("1280x720");
  const QImage picture = taken(scene, size, QStringLiteral("1"));
  QVERIFY(!picture.isNull());
  // A general knows what to do, and his list lies in the place of the pages.
  QVERIFY(difference(picture, taken(QStringLiteral("commands"), size, QStringLiteral("1"))) >
          20 * kTolerance);
  if (renewing() && backend() == QStringLiteral("software")) {
    QVERIFY(take_into(kScreenshots + QStringLiteral("/advice.png"), scene, size));
  }
}

const tests::WindowPart<WindowPicturesTest, QCoreApplication> kWindowPicturesTest{"pictures"};
#include "window_pictures_test.moc"
