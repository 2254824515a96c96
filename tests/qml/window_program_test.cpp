// The program from outside: started, clicked, asked for its state.
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace {

QJsonObject read(const QString& file) {
  QFile json{file};
  return json.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(json.readAll()).object()
                                        : QJsonObject{};
}

/// How many different colours a picture has, up to a few.
int colours_in(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 7) {
    for (int x = 0; x < image.width(); x += 7) {
      colours.insert(image.pixel(x, y));
    }
  }
  return static_cast<int>(colours.size());
}

}  // namespace

class WindowProgramTest : public QObject {
  Q_OBJECT

 private slots:
  void a_screenshot_is_painted_at_every_scale_data();
  void a_screenshot_is_painted_at_every_scale();
  void a_catalogue_cut_short_is_named_and_does_not_crash();
  void an_unknown_setup_is_named();
  void a_view_without_counters_is_drawn_and_the_program_ends();
  void frames_are_measured_and_the_program_ends();
  void the_map_is_drawn_where_its_item_is();
  void a_window_with_more_tiles_than_the_cache_holds_is_drawn();
  void a_picture_of_few_colours_is_small_and_like_the_whole();
  void what_is_not_drawn_in_time_is_an_error();
  void a_scheme_is_shown_and_not_kept();
  void the_language_is_that_of_the_option_the_settings_or_the_system_data();
  void the_language_is_that_of_the_option_the_settings_or_the_system();
  void a_wrong_option_is_named_data();
  void a_wrong_option_is_named();
  void a_click_on_a_counter_selects_its_piece();

 private:
  QTemporaryDir folder_;
};

void WindowProgramTest::a_screenshot_is_painted_at_every_scale_data() {
  QTest::addColumn<double>("scale");
  QTest::newRow("1") << 1.0;
  QTest::newRow("1.5") << 1.5;
  QTest::newRow("2") << 2.0;
  QTest::newRow("3") << 3.0;
}

void WindowProgramTest::a_screenshot_is_painted_at_every_scale() {
  QFETCH(double, scale);
  const QString file = folder_.filePath(QStringLiteral("shot.png"));
  QFile::remove(file);
  QProcess program;
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(scale));
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  program.setProcessEnvironment(environment);
  program.start(
      tests::kProgram,
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--size"),
       QStringLiteral("640x480"), QStringLiteral("--zoom"), QStringLiteral("1"),
       QStringLiteral("--center"), QStringLiteral("B2715"), QStringLiteral("--screenshot"), file});
  QVERIFY(program.waitForFinished(120000));
  QCOMPARE(program.exitCode(), 0);
  const QImage image{file};
  QCOMPARE(image.width(), qRound(640 * scale));
  QVERIFY(colours_in(image) > 200);
}

void WindowProgramTest::a_catalogue_cut_short_is_named_and_does_not_crash() {
  const QString cut = folder_.filePath(QStringLiteral("cut.catalogue"));
  QFile whole{tests::kCatalogue};
  QVERIFY(whole.open(QIODevice::ReadOnly));
  QFile part{cut};
  QVERIFY(part.open(QIODevice::WriteOnly));
  part.write(whole.read(50000));
  part.close();
  const QString state = folder_.filePath(QStringLiteral("cut.json"));
  QProcess program;
  program.start(tests::kProgram,
                {QStringLiteral("--catalogue"), cut, QStringLiteral("--state"), state});
  QTRY_VERIFY_WITH_TIMEOUT(!read(state)[QStringLiteral("error")].toString().isEmpty(), 30000);
  QVERIFY(read(state)[QStringLiteral("errorPlace")].toString().contains(
      QStringLiteral("cut.catalogue")));
  QTRY_VERIFY_WITH_TIMEOUT(
      read(state)[QStringLiteral("items")].toObject().contains(QStringLiteral("errorPage")), 5000);
  QCOMPARE(program.state(), QProcess::Running);
  program.kill();
  program.waitForFinished();
}

void WindowProgramTest::an_unknown_setup_is_named() {
  QProcess program;
  program.start(tests::kProgram,
                {QStringLiteral("--setup"), QStringLiteral("north-99"),
                 QStringLiteral("--screenshot"), folder_.filePath(QStringLiteral("none.png"))});
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitCode(), 1);
  QVERIFY(program.readAllStandardError().contains("north-99"));
}

void WindowProgramTest::a_view_without_counters_is_drawn_and_the_program_ends() {
  const QString file = folder_.filePath(QStringLiteral("sea.png"));
  QProcess program;
  program.start(
      tests::kProgram,
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--center"),
       QStringLiteral("C3815"), QStringLiteral("--zoom"), QStringLiteral("3"),
       QStringLiteral("--size"), QStringLiteral("640x480"), QStringLiteral("--screenshot"), file});
  QVERIFY(program.waitForFinished(70000));
  QCOMPARE(program.exitCode(), 0);
  QVERIFY(!QImage{file}.isNull());
}

void WindowProgramTest::frames_are_measured_and_the_program_ends() {
  QProcess program;
  program.start(
      tests::kProgram,
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--overlay"),
       QStringLiteral("supply"), QStringLiteral("--size"), QStringLiteral("640x480"),
       QStringLiteral("--measure-frames"), QStringLiteral("--json"), QStringLiteral("--software")});
  QVERIFY(program.waitForFinished(120000));
  QCOMPARE(program.exitCode(), 0);
  const QJsonObject all = QJsonDocument::fromJson(program.readAllStandardOutput())
                              .object()[QStringLiteral("all")]
                              .toObject();
  // Three parts of 120 views, and each overlay with 60; the way into each is not measured.
  const int of_overlays = all[QStringLiteral("frames")].toInt() - 3 * 119;
  QVERIFY(of_overlays > 0);
  QCOMPARE(of_overlays % 59, 0);
  QVERIFY(all[QStringLiteral("p50_ms")].toDouble() > 0);
}

void WindowProgramTest::the_map_is_drawn_where_its_item_is() {
  // The tool bar comes when the board is there, and moves the map down. B2715 lies in the middle
  // of the map, B2720 well below it: neither the margin nor the window's ground may show.
  const QString file = folder_.filePath(QStringLiteral("moved.png"));
  QProcess program;
  program.start(tests::kProgram,
                {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--zoom"),
                 QStringLiteral("1"), QStringLiteral("--center"), QStringLiteral("B2715"),
                 QStringLiteral("--size"), QStringLiteral("700x600"), QStringLiteral("--software"),
                 QStringLiteral("--screenshot"), file});
  QVERIFY(program.waitForFinished(60000));
  const QImage image{file};
  QCOMPARE(image.size(), QSize(700, 600));
  for (int y = 40; y < 600; ++y) {
    QVERIFY2(image.pixelColor(100, y) != QColor(0x4a, 0x42, 0x38), qPrintable(QString::number(y)));
  }
}

void WindowProgramTest::a_window_with_more_tiles_than_the_cache_holds_is_drawn() {
  const QString file = folder_.filePath(QStringLiteral("large.png"));
  QProcess program;
  program.start(
      tests::kProgram,
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--overlay"),
       QStringLiteral("control,supply"), QStringLiteral("--zoom"), QStringLiteral("1.16"),
       QStringLiteral("--size"), QStringLiteral("3840x2160"), QStringLiteral("--patience"),
       QStringLiteral("150"), QStringLiteral("--screenshot"), file});
  QVERIFY(program.waitForFinished(160000));
  QCOMPARE(program.readAllStandardError(), QByteArray{});
  QCOMPARE(program.exitCode(), 0);
  QCOMPARE(QImage{file}.width(), 3840);
}

void WindowProgramTest::a_picture_of_few_colours_is_small_and_like_the_whole() {
  const auto shot = [&](const QString& name, const QStringList& more) {
    const QString file = folder_.filePath(name);
    QProcess program;
    program.start(
        tests::kProgram,
        QStringList{QStringLiteral("--setup"), QStringLiteral("west-63"),
                    QStringLiteral("--select"), QStringLiteral("C63-090"), QStringLiteral("--size"),
                    QStringLiteral("800x600"), QStringLiteral("--screenshot"), file}
            << more);
    program.waitForFinished(60000);
    // Also a message of the scene graph or of a component would be an error here.
    const QByteArray said = program.readAllStandardError();
    return said.isEmpty() ? file : QString::fromUtf8(said);
  };
  const QString whole = shot(QStringLiteral("all.png"), {});
  const QString few =
      shot(QStringLiteral("few.png"), {QStringLiteral("--colours"), QStringLiteral("200")});
  const QImage all{whole};
  const QImage some{few};
  QVERIFY2(!all.isNull() && !some.isNull(), qPrintable(whole + few));
  QCOMPARE(some.format(), QImage::Format_Indexed8);
  QVERIFY(some.colorCount() <= 200);
  QVERIFY(QFileInfo{few}.size() < QFileInfo{whole}.size() / 2);
  double away = 0;
  for (int y = 0; y < all.height(); ++y) {
    for (int x = 0; x < all.width(); ++x) {
      const QRgb a = all.pixel(x, y);
      const QRgb b = some.pixel(x, y);
      away += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
              std::abs(qBlue(a) - qBlue(b));
    }
  }
  QVERIFY(away / (3.0 * all.width() * all.height()) < 4);
}

void WindowProgramTest::what_is_not_drawn_in_time_is_an_error() {
  QProcess program;
  program.start(tests::kProgram,
                {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--patience"),
                 QStringLiteral("0"), QStringLiteral("--screenshot"),
                 folder_.filePath(QStringLiteral("late.png"))});
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitCode(), 2);
  QVERIFY(program.readAllStandardError().contains("not drawn after 0 seconds"));
  QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("late.png"))));
}

void WindowProgramTest::a_scheme_is_shown_and_not_kept() {
  const QString settings = folder_.filePath(QStringLiteral("settings"));
  const auto shot = [&](const QStringList& options) {
    const QString file = folder_.filePath(QStringLiteral("scheme.png"));
    QFile::remove(file);
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings);
    program.setProcessEnvironment(environment);
    program.start(
        tests::kProgram,
        QStringList{QStringLiteral("--setup"), QStringLiteral("west-63"),
                    QStringLiteral("--overlay"), QStringLiteral("supply,rail,zones"),
                    QStringLiteral("--select"), QStringLiteral("C63-090"), QStringLiteral("--size"),
                    QStringLiteral("900x600"), QStringLiteral("--screenshot"), file}
            << options);
    program.waitForFinished(70000);
    return QImage{file};
  };
  const auto colour_of = [](const QImage& image) {
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QRgb pixel = image.pixel(x, y);
        const auto [low, high] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
        most = std::max(most, high - low);
      }
    }
    return most;
  };
  const QImage made = shot({});
  QVERIFY(colour_of(made) > 100);
  const QImage grey = shot({QStringLiteral("--scheme"), QStringLiteral("greyscale"),
                            QStringLiteral("--text-scale"), QStringLiteral("1.5")});
  QVERIFY(!grey.isNull());
  QVERIFY2(colour_of(grey) <= 3, "somewhere a colour is left");
  QVERIFY(!QFile::exists(settings + QStringLiteral("/Sumter/window.ini")) ||
          QFileInfo{settings + QStringLiteral("/Sumter/window.ini")}.size() == 0);
  const QImage again = shot({});
  QCOMPARE(again, made);
}

void WindowProgramTest::the_language_is_that_of_the_option_the_settings_or_the_system_data() {
  QTest::addColumn<QString>("option");
  QTest::addColumn<QString>("chosen");
  QTest::addColumn<QString>("system");
  QTest::addColumn<bool>("german");
  const auto row = [](const char* name, const char* option, const char* chosen, const char* system,
                      bool german) {
    QTest::newRow(name) << QString::fromLatin1(option) << QString::fromLatin1(chosen)
                        << QString::fromLatin1(system) << german;
  };
  row("nothing said", "", "", "en", false);
  row("the option", "--language=de", "", "en", true);
  row("the settings", "", "de", "en", true);
  row("the option before the settings", "--language=en", "de", "de", false);
  row("the settings before the system", "", "en", "de", false);
  row("the system", "", "", "de_AT", true);
  row("the second language of a system that speaks another", "", "", "fr:de", true);
  row("a language that is not there", "", "", "fr", false);
}

void WindowProgramTest::the_language_is_that_of_the_option_the_settings_or_the_system() {
  QFETCH(QString, option);
  QFETCH(QString, chosen);
  QFETCH(QString, system);
  QFETCH(bool, german);
  const QTemporaryDir settings;
  if (!chosen.isEmpty()) {
    QVERIFY(QDir{settings.path()}.mkdir(QStringLiteral("Sumter")));
    QFile file{settings.filePath(QStringLiteral("Sumter/window.ini"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look]\nlanguage=" + chosen.toLatin1() + "\n");
  }
  QProcess program;
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings.path());
  environment.insert(QStringLiteral("LANGUAGE"), system);
  program.setProcessEnvironment(environment);
  QStringList options{QStringLiteral("--help")};
  if (!option.isEmpty()) {
    options << option;
  }
  program.start(tests::kProgram, options);
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitCode(), 0);
  const QByteArray said = program.readAllStandardOutput();
  QCOMPARE(said.contains("Die Katalogdatei."), german);
  QCOMPARE(said.contains("The catalogue file."), !german);
}

void WindowProgramTest::a_wrong_option_is_named_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QString>("named");
  const auto row = [](const char* name, const QStringList& options, const QString& named) {
    QTest::newRow(name) << options << named;
  };
  row("overlay", {QStringLiteral("--overlay"), QStringLiteral("snow")}, QStringLiteral("snow"));
  row("zoom", {QStringLiteral("--zoom"), QStringLiteral("near")}, QStringLiteral("near"));
  row("hex off the map", {QStringLiteral("--center"), QStringLiteral("A9999")},
      QStringLiteral("A9999"));
  row("colours", {QStringLiteral("--colours"), QStringLiteral("1")}, QStringLiteral("1"));
  row("size", {QStringLiteral("--size"), QStringLiteral("7")}, QStringLiteral("7"));
  row("piece",
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--select"),
       QStringLiteral("U99-999")},
      QStringLiteral("U99-999"));
  row("scheme", {QStringLiteral("--scheme"), QStringLiteral("pink")}, QStringLiteral("pink"));
  row("language", {QStringLiteral("--language"), QStringLiteral("tlh")}, QStringLiteral("tlh"));
  row("text scale", {QStringLiteral("--text-scale"), QStringLiteral("2.5")}, QStringLiteral("2.5"));
  row("frames of nothing", {QStringLiteral("--measure-frames")}, QStringLiteral("--setup"));
}

void WindowProgramTest::a_wrong_option_is_named() {
  QFETCH(QStringList, options);
  QFETCH(QString, named);
  QProcess program;
  program.start(tests::kProgram, options << QStringLiteral("--screenshot")
                                         << folder_.filePath(QStringLiteral("wrong.png")));
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitCode(), 2);
  QVERIFY(program.readAllStandardError().contains(named.toUtf8()));
}

void WindowProgramTest::a_click_on_a_counter_selects_its_piece() {
  if (qEnvironmentVariable("QT_QPA_PLATFORM") != QStringLiteral("xcb") ||
      QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty()) {
    QSKIP("needs a display and xdotool");
  }
  const QString state = folder_.filePath(QStringLiteral("state.json"));
  QProcess program;
  program.start(
      tests::kProgram,
      {QStringLiteral("--setup"), QStringLiteral("west-63"), QStringLiteral("--zoom"),
       QStringLiteral("1"), QStringLiteral("--center"), QStringLiteral("A5415"),
       QStringLiteral("--size"), QStringLiteral("1200x800"), QStringLiteral("--state"), state});
  QTRY_VERIFY_WITH_TIMEOUT(!read(state)[QStringLiteral("counters")].toArray().isEmpty(), 90000);
  QTest::qWait(300);
  QJsonObject lexington;
  for (const auto& counter : read(state)[QStringLiteral("counters")].toArray()) {
    if (counter.toObject()[QStringLiteral("place")].toString() == QStringLiteral("A5415")) {
      lexington = counter.toObject();
    }
  }
  QVERIFY(!lexington.isEmpty());
  const auto xdotool = [](const QStringList& arguments) {
    return QProcess::execute(QStringLiteral("xdotool"), arguments) == 0;
  };
  QProcess search;
  search.start(QStringLiteral("xdotool"),
               {QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                QStringLiteral("--pid"), QString::number(program.processId())});
  QVERIFY(search.waitForFinished(20000));
  const QString window =
      QString::fromUtf8(search.readAllStandardOutput()).split(QLatin1Char{'\n'}).first();
  QVERIFY(xdotool({QStringLiteral("windowfocus"), window}));
  QVERIFY(xdotool({QStringLiteral("mousemove"), QStringLiteral("--window"), window,
                   QString::number(lexington[QStringLiteral("x")].toInt()),
                   QString::number(lexington[QStringLiteral("y")].toInt())}));
  QTest::qWait(200);
  QVERIFY(xdotool({QStringLiteral("click"), QStringLiteral("1")}));
  QTRY_COMPARE_WITH_TIMEOUT(read(state)[QStringLiteral("current")].toString(),
                            lexington[QStringLiteral("top")].toString(), 10000);
  QCOMPARE(read(state)[QStringLiteral("selectedHex")].toString(), QStringLiteral("A5415"));
  QVERIFY(xdotool({QStringLiteral("key"), QStringLiteral("s")}));
  QTRY_COMPARE_WITH_TIMEOUT(read(state)[QStringLiteral("overlays")].toInt(), 8, 10000);
  program.kill();
  program.waitForFinished();
}

const tests::WindowPart<WindowProgramTest, QCoreApplication> kWindowProgramTest{"program"};
#include "window_program_test.moc"
