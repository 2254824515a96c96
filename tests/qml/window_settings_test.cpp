// What players set and keep: keys, preferences; and the words of options, which others repeat.
#include "qml/models/key_map.h"
#include "qml/models/overlays.h"
#include "qml/models/preferences.h"
#include "qml/models/settings.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

class WindowSettingsTest : public QObject {
  Q_OBJECT

 private slots:
  void a_key_can_be_changed_and_is_kept();
  void a_key_that_is_taken_is_refused_and_named_data();
  void a_key_that_is_taken_is_refused_and_named();
  void two_keys_can_change_places();
  void settings_that_do_not_fit_are_not_there();
  void what_was_preferred_is_kept();
  void what_is_only_shown_is_not_kept();
  void a_preference_that_is_not_allowed_changes_nothing();
  void bad_values_in_the_file_are_not_there();
  void the_shell_and_the_manual_name_what_options_take();
};

namespace {

QStringList keys_of(const models::KeyMap& keys, const char* action) {
  return keys.table().toMap()[QLatin1String{action}].toStringList();
}

QString give(models::KeyMap& keys, const char* action, int key, int modifiers = 0) {
  return keys.assign(keys.rowOf(QLatin1String{action}), key, modifiers);
}

}  // namespace

void WindowSettingsTest::a_key_can_be_changed_and_is_kept() {
  models::KeyMap keys;
  const QAbstractItemModelTester rows{&keys};
  keys.restore();
  QSignalSpy changed{&keys, &models::KeyMap::keysChanged};

  QCOMPARE(give(keys, "find", Qt::Key_F, Qt::ControlModifier), QString{});
  QCOMPARE(give(keys, "terrain", Qt::Key_Y), QString{});
  keys.setWheelScrolls(true);

  QCOMPARE(changed.count(), 2);
  const models::KeyMap again;
  QCOMPARE(keys_of(again, "find"), QStringList{QStringLiteral("Ctrl+F")});
  QCOMPARE(again.terrainKey(), static_cast<int>(Qt::Key_Y));
  QVERIFY(again.wheelScrolls());
  keys.restore();
  const models::KeyMap made;
  QCOMPARE(keys_of(made, "find"), QStringList{QStringLiteral("/")});
  QVERIFY(!made.wheelScrolls());
}

void WindowSettingsTest::a_key_that_is_taken_is_refused_and_named_data() {
  QTest::addColumn<QString>("action");
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("modifiers");
  QTest::addColumn<QString>("named");
  const auto row = [](const char* name, const char* action, int key, int modifiers,
                      const char* named) {
    QTest::newRow(name) << QString{QLatin1String{action}} << key << modifiers
                        << QString{QLatin1String{named}};
  };
  row("another action", "find", Qt::Key_S, 0, "S is taken: overlay: supply");
  row("an overlay with Shift", "find", Qt::Key_S, Qt::ShiftModifier, "Shift+S is taken");
  row("its second key", "find", Qt::Key_F1, 0, "this list");
  row("an arrow", "find", Qt::Key_Left, 0, "of the map itself");
  row("Shift for an overlay", "supply", Qt::Key_Q, Qt::ShiftModifier, "stands alone");
  row("Ctrl for a key held down", "terrain", Qt::Key_Q, Qt::ControlModifier, "held down");
}

void WindowSettingsTest::a_key_that_is_taken_is_refused_and_named() {
  QFETCH(QString, action);
  QFETCH(int, key);
  QFETCH(int, modifiers);
  QFETCH(QString, named);
  models::KeyMap keys;
  keys.restore();
  const QVariant before = keys.table();
  const QString why = keys.assign(keys.rowOf(action), key, modifiers);
  QVERIFY2(why.contains(named), qPrintable(why));
  QCOMPARE(keys.table(), before);
}

void WindowSettingsTest::two_keys_can_change_places() {
  models::KeyMap keys;
  keys.restore();
  QCOMPARE(give(keys, "supply", Qt::Key_Q), QString{});
  QCOMPARE(give(keys, "rail-net", Qt::Key_S), QString{});
  QCOMPARE(give(keys, "supply", Qt::Key_K), QString{});
  const models::KeyMap again;
  QCOMPARE(keys_of(again, "supply"), QStringList{QStringLiteral("K")});
  QCOMPARE(keys_of(again, "rail-net"), QStringList{QStringLiteral("S")});
  keys.restore();
}

void WindowSettingsTest::settings_that_do_not_fit_are_not_there() {
  models::KeyMap keys;
  keys.restore();
  QSettings store = models::user_settings();
  store.setValue(QStringLiteral("keys/supply"), QStringLiteral("K"));
  store.setValue(QStringLiteral("keys/find"), QStringLiteral("no key at all"));
  store.sync();
  const models::KeyMap again;
  QCOMPARE(keys_of(again, "supply"), QStringList{QStringLiteral("S")});
  QCOMPARE(keys_of(again, "rail-net"), QStringList{QStringLiteral("K")});
  QCOMPARE(keys_of(again, "find"), QStringList{QStringLiteral("/")});
  keys.restore();
}

void WindowSettingsTest::what_was_preferred_is_kept() {
  models::Preferences preferences;
  preferences.restore();
  QCOMPARE(preferences.scheme(), QStringLiteral("period"));
  QSignalSpy schemes{&preferences, &models::Preferences::schemeChanged};
  QSignalSpy scales{&preferences, &models::Preferences::textScaleChanged};
  preferences.setScheme(QStringLiteral("greyscale"));
  preferences.setScheme(QStringLiteral("greyscale"));
  preferences.setTextScale(1.4000000001);  // as a slider gives it
  preferences.setTextScale(1.4);
  preferences.setLanguage(QStringLiteral("de"));
  QCOMPARE(schemes.count(), 1);
  QCOMPARE(scales.count(), 1);

  models::Preferences again;
  QCOMPARE(again.scheme(), QStringLiteral("greyscale"));
  QCOMPARE(again.textScale(), 1.4);
  QCOMPARE(again.language(), QStringLiteral("de"));
  again.restore();
  const models::Preferences made;
  QCOMPARE(made.scheme(), QStringLiteral("period"));
  QCOMPARE(made.textScale(), 1.0);
  QCOMPARE(made.language(), QString{});
}

void WindowSettingsTest::what_is_only_shown_is_not_kept() {
  models::Preferences preferences;
  preferences.restore();
  preferences.show(QStringLiteral("high-contrast"), 1.5);
  QCOMPARE(preferences.scheme(), QStringLiteral("high-contrast"));
  QCOMPARE(preferences.textScale(), 1.5);
  preferences.show(QString{}, 0);
  QCOMPARE(preferences.scheme(), QStringLiteral("high-contrast"));
  QCOMPARE(preferences.textScale(), 1.5);
  const models::Preferences again;
  QCOMPARE(again.scheme(), QStringLiteral("period"));
  QCOMPARE(again.textScale(), 1.0);
}

void WindowSettingsTest::a_preference_that_is_not_allowed_changes_nothing() {
  models::Preferences preferences;
  preferences.restore();
  preferences.setScheme(QStringLiteral("pink"));
  preferences.setLanguage(QStringLiteral("tlh"));
  for (const double scale : {-1.0, 0.0, 0.79, 2.01, qQNaN(), qInf()}) {
    preferences.setTextScale(scale);
  }
  QCOMPARE(preferences.scheme(), QStringLiteral("period"));
  QCOMPARE(preferences.textScale(), 1.0);
  QCOMPARE(preferences.language(), QString{});
  preferences.setTextScale(models::Preferences::smallestText());
  QCOMPARE(preferences.textScale(), 0.8);
  preferences.setTextScale(models::Preferences::largestText());
  QCOMPARE(preferences.textScale(), 2.0);
  preferences.restore();
}

void WindowSettingsTest::bad_values_in_the_file_are_not_there() {
  models::Preferences preferences;
  preferences.setScheme(QStringLiteral("greyscale"));
  preferences.setTextScale(1.2);
  preferences.setLanguage(QStringLiteral("de"));
  QSettings store = models::user_settings();
  int bad = 0;
  for (const QString& key : store.allKeys()) {
    if (key.startsWith(QStringLiteral("look/"))) {
      store.setValue(key, QStringLiteral("large, please"));
      ++bad;
    }
  }
  store.sync();
  QCOMPARE(bad, 3);
  const models::Preferences again;
  QCOMPARE(again.scheme(), QStringLiteral("period"));
  QCOMPARE(again.textScale(), 1.0);
  QCOMPARE(again.language(), QString{});
  preferences.restore();
}

void WindowSettingsTest::the_shell_and_the_manual_name_what_options_take() {
  const auto text_of = [](const char* file) {
    QFile source{QString::fromUtf8(tests::places::programs()) + QStringLiteral("/../packaging/") +
                 QLatin1String{file}};
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString{};
  };
  const QString shell = text_of("sumter.bash");
  const QString manual = text_of("man/sumter-window.6").remove(QLatin1Char{'\\'});
  QStringList words;
  for (const models::OverlayRow& row : models::kOverlays) {
    words << QString::fromUtf8(row.word.data(), static_cast<qsizetype>(row.word.size()));
  }
  words.sort();
  const auto listed = [](const QString& page, const QString& before, const QString& after,
                         const QString& between) {
    const auto begin = page.indexOf(before) + before.size();
    QStringList found = page.mid(begin, page.indexOf(after, begin) - begin).split(between);
    found.sort();
    return found;
  };
  QCOMPARE(listed(shell, QStringLiteral("--overlay) mapfile -t COMPREPLY < <(compgen -W \""),
                  QStringLiteral("\""), QStringLiteral(" ")),
           words);
  QCOMPARE(listed(manual, QStringLiteral("fB--overlayfR fInamesfR\n"), QStringLiteral(";"),
                  QStringLiteral(", ")),
           words);
  const auto offered = [&](const char* option) {
    return listed(
        shell,
        QStringLiteral("    %1) mapfile -t COMPREPLY < <(compgen -W \"").arg(QLatin1String{option}),
        QStringLiteral("\""), QStringLiteral(" "));
  };
  QStringList schemes = models::Preferences::schemes();
  schemes.sort();
  QCOMPARE(offered("--scheme"), schemes);
  QStringList languages = models::Preferences::languages();
  languages.removeAll(QString{});  // that of the system
  languages.sort();
  QCOMPARE(offered("--language"), languages);
}

const tests::WindowPart<WindowSettingsTest, QCoreApplication> kWindowSettingsTest{"settings"};
#include "window_settings_test.moc"
