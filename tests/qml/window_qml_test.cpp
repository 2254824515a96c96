// Runs the tst_*.qml files of this folder.
#include "qml/app/controls.h"
#include "qml/app/language.h"
#include "tests/qml/assault_saves.h"
#include "tests/qml/battle_saves.h"
#include "tests/qml/ended_saves.h"
#include "tests/qml/fight_saves.h"
#include "tests/qml/ground_saves.h"
#include "tests/qml/made_up_saves.h"
#include "tests/qml/table_seats.h"
#include "tests/support/places.h"
#include "tests/support/whole.h"

#include <QFile>
#include <QImage>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

#include <utility>
#include <vector>

Q_IMPORT_QML_PLUGIN(Sumter_AppPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_PanelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_MapPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_RiverPlugin)
Q_IMPORT_QML_PLUGIN(Sumter_StylePlugin)
Q_IMPORT_QML_PLUGIN(Sumter_TablePlugin)

namespace {

constexpr int kMashedEvents = 400;
constexpr int kManyMashedEvents = 10000;

/// The end of a war: Grant before Richmond, which nobody holds.
constexpr const char* kLastWeek = R"(setup 1
title The last week
briefing Richmond stands open.
scenario campaign
cycle 4/65
game-turn 200
stage command-segment union
side union
at A4324
  U1  garrison (5)-1
at B2802
  U2  garrison (5)-1
at B5410
  U3  garrison (5)-1
at B2729
  U4  garrison (5)-1
at C2515
  U5  army-hq "Army of the Potomac" stock 20 commander "Grant"
  U6  infantry 10-3 in U5
  U7  infantry 10-3 in U5
  U8  leader "Grant" in U5
side confederate
at B4128
  C1  infantry 4-3
)";

}  // namespace

/// The English words that have other ones in German.
QStringList words_to_translate() {
  QFile file{QString::fromUtf8(tests::places::sources()) +
             QStringLiteral("/qml/words/sumter_de.ts")};
  QStringList words;
  if (!file.open(QIODevice::ReadOnly)) {
    return words;
  }
  QXmlStreamReader xml{&file};
  QString source;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isStartElement() && xml.name() == QStringLiteral("source")) {
      source = xml.readElementText();
    } else if (xml.isStartElement() && xml.name() == QStringLiteral("translation")) {
      if (xml.readElementText(QXmlStreamReader::IncludeChildElements) != source) {
        words << source;
      }
    }
  }
  return words;
}

/// What TestCase.findChild() finds, found by a program: a window has thousands of items, and tests
/// ask hundreds of times.
class Finder : public QObject {
  Q_OBJECT

 public:
  /// The first item of a name below another, children before grandchildren; else an object that is
  /// no item.
  Q_INVOKABLE QObject* find(QObject* parent, const QString& name) const {
    if (parent == nullptr) {
      return nullptr;
    }
    QObject* const item = item_of(qobject_cast<QQuickItem*>(parent), name);
    return item != nullptr ? item : parent->findChild<QObject*>(name);
  }

 private:
  static QQuickItem* item_of(const QQuickItem* parent, const QString& name) {
    if (parent == nullptr) {
      return nullptr;
    }
    const QList<QQuickItem*> children = parent->childItems();
    for (QQuickItem* child : children) {
      if (child->objectName() == name) {
        return child;
      }
    }
    for (const QQuickItem* child : children) {
      if (QQuickItem* const found = item_of(child, name)) {
        return found;
      }
    }
    return nullptr;
  }
};

/// Import path, style, the catalogue and some saved games for the tests.
class Setup : public QObject {
  Q_OBJECT

 public slots:

  void applicationAvailable() {
    // Settings of its own: what one run changes, keys even, is nothing to those beside it.
    qputenv("XDG_CONFIG_HOME", config_.path().toLocal8Bit());
    qputenv("SUMTER_SETUPS", setups_.path().toLocal8Bit());
    write(setups_.filePath(QStringLiteral("broken.setup")),
          "setup 1\ncycle 4/62\nside union\nat B3402\n  U1  infantry 99-3\n");
    write(folder_.filePath(QStringLiteral("sent.setup")),
          "setup 1\ntitle A duel at Cairo\nbriefing Two armies & a river.\ncycle 4/62\n"
          "scenario west-62\nstage command-segment union\nside union\nat A3219\n"
          "  U1  infantry 6-3\n  U2  depot  stock 9\nside confederate\nat A3220\n"
          "  C1  infantry 4-3\n");
    if (runs("tst_war")) {
      write(setups_.filePath(QStringLiteral("last-week.setup")), kLastWeek);
    }
    app::use_own_controls();
    // English wherever the tests are run; the one file about German has the program for itself.
    german_ =
        QCoreApplication::arguments().join(QLatin1Char{' '}).contains(QStringLiteral("tst_german"));
    app::speak(german_ ? QStringLiteral("de") : QStringLiteral("en"));
    if (runs("tst_battle") || runs("tst_picture") || runs("tst_adviser")) {
      make_battles();
    }
    if (runs("tst_assaults")) {
      make_assaults();
    }
    if (runs("tst_fights")) {
      make_fights();
    }
    if (runs("tst_field_door")) {
      make_ground();
    }
    if (runs("tst_score")) {
      const QString file = folder_.filePath(QStringLiteral("ended.sumter"));
      if (tests::save_ended(tests::places::catalogue(), file, "east-63", "limited", 5)) {
        ended_ = file;
      }
    }
    const auto save = [this](const char* name, const char* scenario, int week, int seconds) {
      QString file = games_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
      tests::make_save(file, tests::save_header(scenario), week);
      QFile::remove(file + QStringLiteral("-wal"));
      tests::age(file, seconds);
      return file;
    };
    save("Shiloh", "west-62", 2, 100);
    save("Seven Days", "east-62", 7, 5000);
    const QString later = save("later", "east-64", 1, 9000);
    tests::set_save_version(later, 99);
    tests::age(later, 9000);
    QImage picture{80, 60, QImage::Format_RGB32};
    picture.fill(Qt::darkGreen);
    picture.save(games_.filePath(QStringLiteral("Shiloh.png")));
  }

  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine->rootContext()->setContextProperty(QStringLiteral("catalogueFile"),
                                              QString::fromUtf8(tests::places::catalogue()));
    for (const auto& [name, file] : battles_) {
      engine->rootContext()->setContextProperty(QLatin1String{name}, file);
    }
    engine->rootContext()->setContextProperty(QStringLiteral("speaksGerman"), german_);
    engine->rootContext()->setContextProperty(QStringLiteral("wordsToTranslate"),
                                              words_to_translate());
    engine->rootContext()->setContextProperty(QStringLiteral("endedGame"), ended_);
    engine->rootContext()->setContextProperty(QStringLiteral("whole"), tests::whole());
    engine->rootContext()->setContextProperty(QStringLiteral("mashCount"),
                                              tests::whole() ? kManyMashedEvents : kMashedEvents);
    engine->rootContext()->setContextProperty(QStringLiteral("wholeWar"),
                                              qEnvironmentVariableIsSet("SUMTER_WHOLE_WAR"));
    engine->rootContext()->setContextProperty(QStringLiteral("saveFolder"), folder_.path());
    engine->rootContext()->setContextProperty(QStringLiteral("gamesFolder"), games_.path());
    engine->rootContext()->setContextProperty(QStringLiteral("noGames"), none_.path());
    engine->rootContext()->setContextProperty(QStringLiteral("playFolder"), play_.path());
    engine->rootContext()->setContextProperty(QStringLiteral("seats"), &seats_);
    engine->rootContext()->setContextProperty(QStringLiteral("finder"), &finder_);
    // Where a test keeps what it sees, to be looked at.
    engine->rootContext()->setContextProperty(QStringLiteral("shotsFolder"),
                                              qEnvironmentVariable("SUMTER_SHOTS"));
  }

 private:
  static void write(const QString& path, const QByteArray& text) {
    QFile file{path};
    if (file.open(QIODevice::WriteOnly)) {
      file.write(text);
    }
  }

  /// Whether tests of a file are run: it is named, or none is.
  static bool runs(const char* file) {
    const QStringList arguments = QCoreApplication::arguments();
    return !arguments.contains(QStringLiteral("-input")) ||
           arguments.join(QLatin1Char{' '}).contains(QLatin1String{file});
  }

  /// Games that stand before a battle: one for each test that fights it.
  void make_battles() {
    using tests::BattleMoment;
    const bool all = runs("tst_battle");
    const auto add = [&](const char* name, const char* secrecy, BattleMoment moment) {
      if (!all && QLatin1String{name} != QLatin1String{"battleOpen"}) {
        return;  // one is enough for the others, and finding them takes long
      }
      const QString file = folder_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
      const bool came = tests::save_battle(tests::places::catalogue(), file, secrecy, moment);
      battles_.emplace_back(name, came ? file : QString{});
    };
    add("battleOpen", "open", BattleMoment::Attackers);
    add("battleThere", "open", BattleMoment::Attackers);
    add("battleLimited", "limited", BattleMoment::Attackers);
    add("battleDark", "dark", BattleMoment::Attackers);
    add("battleShare", "open", BattleMoment::Losses);
    add("battlePlanned", "open", BattleMoment::Proposal);
  }

  /// Games in which a naval fight waits for the die or the table.
  void make_fights() {
    const auto add = [this](const char* name, bool coastal, const char* secrecy) {
      const QString file = folder_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
      tests::save_before_fight(tests::places::catalogue(), file, coastal, secrecy);
      battles_.emplace_back(name, file);
    };
    add("fightIronclad", false, "open");
    add("fightQuick", false, "limited");
    add("fightCoastal", true, "open");
    add("fightListed", false, "open");
    add("fightHidden", true, "dark");
  }

  /// Games in which a battle in the open waits for the die or the table: the same for each test.
  void make_ground() {
    const QString first = folder_.filePath(QStringLiteral("groundBattle.sumter"));
    const bool came = tests::save_before_table_battle(tests::places::catalogue(), first);
    battles_.emplace_back("groundBattle", came ? first : QString{});
    for (const char* const name : {"groundTold", "groundQuick", "groundDie", "groundListed"}) {
      const QString file = folder_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
      battles_.emplace_back(name, came && QFile::copy(first, file) ? file : QString{});
    }
  }

  void make_assaults() {
    const auto file = [this](const char* name) {
      battles_.emplace_back(name,
                            folder_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name})));
      return battles_.back().second;
    };
    tests::save_before_storm(tests::places::catalogue(), file("stormPlanned"));
    tests::save_before_landing(tests::places::catalogue(), file("landingPlanned"));
    const tests::Meeting meeting =
        tests::save_before_meeting(tests::places::catalogue(), file("meetingPlanned"));
    battles_.emplace_back("meetingUnit", meeting.unit);
    battles_.emplace_back("meetingFrom", meeting.from);
    battles_.emplace_back("meetingDepot", meeting.depot);
    const tests::Meeting overrun =
        tests::save_before_overrun(tests::places::catalogue(), file("overrunPlanned"));
    battles_.emplace_back("overrunLeader", overrun.unit);
    battles_.emplace_back("overrunFrom", overrun.from);
    battles_.emplace_back("overrunTarget", overrun.depot);
    const tests::Meeting unpaid =
        tests::save_before_unpaid_attack(tests::places::catalogue(), file("unpaidPlanned"));
    battles_.emplace_back("unpaidLeader", unpaid.unit);
    battles_.emplace_back("unpaidFrom", unpaid.from);
    battles_.emplace_back("unpaidTarget", unpaid.depot);
  }

  bool german_{};
  std::vector<std::pair<const char*, QString>> battles_;
  QTemporaryDir config_;
  Finder finder_;
  QString ended_;  ///< a game that is over; empty when none was made
  QTemporaryDir folder_;
  QTemporaryDir games_;
  QTemporaryDir none_;
  QTemporaryDir play_;
  QTemporaryDir setups_;
  tests::TableSeats seats_{QString::fromUtf8(tests::places::catalogue())};
};

QUICK_TEST_MAIN_WITH_SETUP(window, Setup)
#include "window_qml_test.moc"
