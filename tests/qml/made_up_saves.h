// Saved games for the tests of the window.
#pragma once

#include "core/save/journal.h"
#include "core/state/game_state.h"

#include <QDateTime>
#include <QFile>
#include <QString>

#include <string>
#include <utility>

namespace tests {

/// What a save of `scenario` says of itself.
inline core::save::Header save_header(std::string scenario) {
  core::save::Header header;
  header.program = "sumter 0.1.0";
  header.scenario = std::move(scenario);
  header.errata = "corrected";
  header.options = "default";
  header.secrecy = "limited";
  header.date = "2026-04-09";
  return header;
}

/// Plays actions that nobody could play, until the game stands in the game-turn.
inline void play_to(core::save::Journal& journal, int game_turn) {
  core::state::GameState state;
  state.turn.game_turn = game_turn;
  core::sequence::Action action;
  action.number = static_cast<int>(journal.size()) + 1;
  journal.append(action, core::board::Side::Union, {}, state);
}

/// A closed save in a game-turn; 0 for one that stands at its begin.
inline void make_save(const QString& file, const core::save::Header& header, int game_turn) {
  auto journal = core::save::Journal::create(file.toStdString(), header, core::state::GameState{});
  if (game_turn > 0) {
    play_to(journal, game_turn);
  }
}

/// Lets a file look as if it had been written so many seconds ago.
inline void age(const QString& file, int seconds) {
  QFile aged{file};
  if (aged.open(QIODevice::ReadWrite)) {
    aged.setFileTime(QDateTime::currentDateTime().addSecs(-seconds),
                     QFileDevice::FileModificationTime);
  }
}

inline void write_text(const QString& file, const QByteArray& text) {
  QFile written{file};
  if (written.open(QIODevice::WriteOnly)) {
    written.write(text);
  }
}

/// Changes the figure of the version in the first bytes of a save.
inline void set_save_version(const QString& file, char version) {
  constexpr qint64 kUserVersionEnd = 63;
  QFile changed{file};
  if (changed.open(QIODevice::ReadWrite) && changed.seek(kUserVersionEnd)) {
    changed.putChar(version);
  }
}

}  // namespace tests
