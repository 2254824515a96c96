#include "qml/models/key_map.h"

#include "qml/models/overlays.h"
#include "qml/models/settings.h"

#include <QVariantMap>

#include <algorithm>
#include <array>
#include <string_view>

namespace models {

namespace {

/// Keys that the map and its dialogs use themselves.
constexpr std::array kTaken{Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Left,    Qt::Key_Right,
                            Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp,  Qt::Key_PageDown,
                            Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab,     Qt::Key_Backtab,
                            Qt::Key_Escape, Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt,
                            Qt::Key_Meta,   Qt::Key_AltGr, Qt::Key_unknown, Qt::Key_CapsLock};

bool is_letter(int key) { return key >= Qt::Key_A && key <= Qt::Key_Z; }

/// A sign that is typed with Shift is the sign alone, whatever the keyboard.
QKeySequence sequence_of(int key, int modifiers) {
  constexpr int kNamedKeys = 0x01000000;  // Qt's keys from here on are no signs
  auto kept = Qt::KeyboardModifiers::fromInt(static_cast<unsigned>(modifiers)) &
              (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier);
  if (key < kNamedKeys && !is_letter(key)) {
    kept.setFlag(Qt::ShiftModifier, false);
  }
  return QKeySequence{QKeyCombination{kept, static_cast<Qt::Key>(key)}};
}

QString setting_of(const QString& action) { return QStringLiteral("keys/") + action; }

const QString kWheel = QStringLiteral("mouse/wheelScrolls");

}  // namespace

KeyMap::KeyMap(QObject* parent) : QAbstractListModel{parent} {
  const auto add = [this](std::string_view action, Where where, const QString& what,
                          std::initializer_list<const char*> keys) {
    Row& row = rows_.emplace_back();
    row.action = QString::fromLatin1(action.data(), static_cast<qsizetype>(action.size()));
    row.where = where;
    row.what = what;
    for (const char* key : keys) {
      row.made.emplace_back(QLatin1String{key});
    }
  };
  for (const OverlayRow& row : kOverlays) {
    add(row.action, OfOverlay, Overlays::tr(row.what), {row.key});
  }
  add("terrain", Held, tr("hold: terrain only, without counters"), {"T"});
  add("zoom-in", OnMap, tr("zoom in"), {"+", "=", "Ctrl++"});
  add("zoom-out", OnMap, tr("zoom out"), {"-", "Ctrl+-"});
  add("whole", OnMap, tr("the whole map"), {"Ctrl+0"});
  add("hex-cursor", OnMap, tr("hex cursor on or off; arrows, Home, End, Page Up, Page Down walk"),
      {"X"});
  add("next-water", WithCursor, tr("hex cursor: the next water that touches its hex"), {"J"});
  add("find", OnMap, tr("find a hex, town, unit or leader"), {"/"});
  add("go-to", OnMap, tr("go to a hex"), {"Ctrl+G"});
  add("set-ups", OnMap, tr("another set-up"), {"Ctrl+O"});
  add("settings", Everywhere, tr("settings: colours, text size, language"), {"Ctrl+,"});
  add("next", InGame, tr("next piece able to act"), {"N"});
  add("previous", InGame, tr("previous piece able to act"), {"Shift+N"});
  add("done", InWork, tr("end the move in progress"), {"Space"});
  add("next-phase", InGame, tr("end the phase or step"), {"Ctrl+Space"});
  add("further", InGame, tr("end several steps: skip to a later one"), {"Ctrl+Shift+Space"});
  add("staff", InGame, tr("leave the step to the staff, and stop it"), {"Ctrl+L"});
  add("advice", InGame, tr("what would you do? ask a general, or put his advice away"), {"I"});
  add("go-there", InGame, tr("propose to go to the hex under the mouse or of the cursor"), {"G"});
  add("undo", InGame, tr("take the last order back"), {"Ctrl+Z"});
  add("redo", InGame, tr("do it again"), {"Ctrl+Y", "Ctrl+Shift+Z"});
  add("orders", InGame, tr("orders for what is selected"), {"M", "Menu"});
  add("whole-stack", InGame, tr("select the whole stack"), {"A"});
  add("by-rail", InGame, tr("reach by rail, or by foot again"), {"R"});
  add("why", InGame, tr("why not: the case that forbids it"), {"W"});
  add("stack-page", InGame, tr("page beside the map: stack"), {"1"});
  add("log-page", InGame, tr("page beside the map: log"), {"2"});
  add("rules-page", InGame, tr("page beside the map: rules"), {"3"});
  add("supply-page", InGame, tr("page beside the map: supply"), {"4"});
  add("forces-page", InGame, tr("page beside the map: forces"), {"5"});
  add("lesson", InGame, tr("first steps: to the card of the lesson"), {"L"});
  add("score", InGame, tr("how the game stands: what counts and which side is winning"), {"V"});
  add("war", InGame, tr("the books of the war: production, supply, men, politics, cycles"), {"B"});
  add("replay-back", WithoutCursor, tr("replay: one action back"), {"PgUp"});
  add("replay-on", WithoutCursor, tr("replay: one action on"), {"PgDown"});
  add("leave", OfOpenGame, tr("close the game; it is saved"), {"Ctrl+W"});
  add("keys", Everywhere, tr("this list"), {"?", "F1"});
  for (Row& row : rows_) {
    row.now = row.made;
  }
  read_settings();
}

int KeyMap::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant KeyMap::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case ActionRole:
      return row.action;
    case WhatRole:
      return row.what;
    case WhereRole:
      return row.where;
    case KeysRole: {
      QStringList keys;
      for (const QKeySequence& key : row.now) {
        keys.push_back(key.toString(QKeySequence::NativeText));
      }
      return keys.join(tr(" or "));
    }
    default:
      return {};
  }
}

QHash<int, QByteArray> KeyMap::roleNames() const {
  return {{ActionRole, "action"}, {WhatRole, "what"}, {KeysRole, "keys"}, {WhereRole, "where"}};
}

QVariant KeyMap::table() const {
  QVariantMap table;
  for (const Row& row : rows_) {
    QStringList keys;
    for (const QKeySequence& key : row.now) {
      keys.push_back(key.toString(QKeySequence::PortableText));
    }
    table.insert(row.action, keys);
  }
  return table;
}

QVariant KeyMap::labels() const {
  QVariantMap labels;
  for (const Row& row : rows_) {
    labels.insert(row.action,
                  row.now.empty() ? QString{} : row.now.front().toString(QKeySequence::NativeText));
  }
  return labels;
}

int KeyMap::terrainKey() const {
  const auto& keys = rows_[static_cast<std::size_t>(rowOf(QStringLiteral("terrain")))].now;
  return keys.front()[0].key();
}

void KeyMap::setWheelScrolls(bool scrolls) {
  if (wheel_scrolls_ == scrolls) {
    return;
  }
  wheel_scrolls_ = scrolls;
  user_settings().setValue(kWheel, scrolls);
  emit wheelScrollsChanged();
}

int KeyMap::rowOf(const QString& action) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row& row) { return row.action == action; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

QString KeyMap::assign(int row, int key, int modifiers) {
  if (row < 0 || row >= rowCount()) {
    return tr("There is no such action.");
  }
  Row& changed = rows_[static_cast<std::size_t>(row)];
  const QKeySequence sequence = sequence_of(key, modifiers);
  if (QString why = refusal(changed, sequence); !why.isEmpty()) {
    return why;
  }
  changed.now = {sequence};
  user_settings().setValue(setting_of(changed.action),
                           sequence.toString(QKeySequence::PortableText));
  rows_changed();
  return {};
}

void KeyMap::restore() {
  QSettings store = user_settings();
  for (Row& row : rows_) {
    row.now = row.made;
    store.remove(setting_of(row.action));
  }
  setWheelScrolls(false);
  rows_changed();
}

std::vector<QKeySequence> KeyMap::answers(const Row& row) {
  std::vector<QKeySequence> keys = row.now;
  if (row.where == OfOverlay) {
    for (const QKeySequence& key : row.now) {
      keys.emplace_back(
          QKeyCombination{key[0].keyboardModifiers() | Qt::ShiftModifier, key[0].key()});
    }
  }
  return keys;
}

QString KeyMap::refusal(const Row& row, const QKeySequence& key) const {
  const QString text = key.toString(QKeySequence::NativeText);
  if (key.isEmpty() || std::find(kTaken.begin(), kTaken.end(), key[0].key()) != kTaken.end()) {
    return tr("%1 is a key of the map itself.").arg(text);
  }
  const bool held = row.where == Held;
  if ((held || row.where == OfOverlay) && key[0].keyboardModifiers() != Qt::NoModifier) {
    return held ? tr("A key that is held down stands alone, without Shift, Ctrl or Alt.")
                : tr("The key of an overlay stands alone: with Shift it shows only that one.");
  }
  Row wanted = row;
  wanted.now = {key};
  for (const Row& other : rows_) {
    if (other.action == row.action) {
      continue;
    }
    const auto theirs = answers(other);
    for (const QKeySequence& mine : answers(wanted)) {
      if (std::find(theirs.begin(), theirs.end(), mine) != theirs.end()) {
        return tr("%1 is taken: %2.").arg(mine.toString(QKeySequence::NativeText), other.what);
      }
    }
  }
  return {};
}

void KeyMap::read_settings() {
  const QSettings store = user_settings();
  wheel_scrolls_ = store.value(kWheel, false).toBool();
  for (Row& row : rows_) {
    const QKeySequence key{store.value(setting_of(row.action)).toString()};
    if (key.count() == 1) {
      row.now = {key};
    }
  }
  // What does not fit, in settings that somebody wrote by hand, is as if it were not there.
  const auto misfit = [this](const Row& row) {
    return row.now != row.made && !refusal(row, row.now.front()).isEmpty();
  };
  for (auto bad = rows_.begin();
       (bad = std::find_if(rows_.begin(), rows_.end(), misfit)) != rows_.end();) {
    bad->now = bad->made;
  }
}

void KeyMap::rows_changed() {
  emit dataChanged(index(0), index(rowCount() - 1));
  emit keysChanged();
}

}  // namespace models
