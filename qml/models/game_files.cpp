#include "qml/models/game_files.h"

#include "core/save/journal_peek.h"
#include "qml/models/lesson_notes.h"
#include "qml/models/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <vector>

namespace models {

namespace {

constexpr QLatin1String kSaveEnding{".sumter"};
constexpr QLatin1String kPictureEnding{".png"};
constexpr QLatin1String kFightEnding{".fight"};
/// What a program that was killed leaves beside a save, by version: it belongs to the save.
constexpr std::array kLeftEndings{QLatin1String{"-journal"}, QLatin1String{"-wal"},
                                  QLatin1String{"-shm"}};

/// The words of this file, for the translators under its name.
class FileSay {
  Q_DECLARE_TR_FUNCTIONS(GameFiles)
};

QFileInfoList saves_of(const QString& folder) {
  return QDir{folder}.entryInfoList({QStringLiteral("*") + kSaveEnding}, QDir::Files);
}

/// The reason with the row, as far as it is known; the list names the file.
QString told(const core::base::DataError& error) {
  const QString reason = words(error.reason());
  return error.row() > 0 ? FileSay::tr("%1 (row %2 of its table %3)")
                               .arg(reason)
                               .arg(error.row())
                               .arg(words(error.column()))
                         : reason;
}

GameFile look_at(const QFileInfo& save) {
  GameFile game;
  game.file = save.absoluteFilePath();
  game.name = save.completeBaseName();
  game.played = save.lastModified();
  for (const QLatin1String ending : kLeftEndings) {
    if (const QFileInfo left{game.file + ending}; left.exists()) {
      game.played = std::max(game.played, left.lastModified());
    }
  }
  if (const QFileInfo picture{picture_path(game.file)}; picture.isFile()) {
    game.picture = picture.absoluteFilePath();
    game.taken = picture.lastModified();
  }
  try {
    core::save::Peek seen = core::save::peek(game.file.toStdString());
    game.header = std::move(seen.header);
    game.actions = seen.actions;
    game.game_turn = seen.after.game_turn;
    game.damage = words(seen.report.damage);
  } catch (const core::base::DataError& error) {
    game.broken = told(error);
  } catch (const std::exception& error) {
    game.broken = QString::fromUtf8(error.what());
  }
  return game;
}

QString stem_of(const QString& save) {
  return save.endsWith(kSaveEnding) ? save.chopped(kSaveEnding.size()) : save;
}

/// [26.13] [RR-370] Fights of the game on the table, with what SQLite keeps beside them.
void move_fights(const QString& from, const QString& to) {
  const QFileInfo stem{stem_of(from)};
  const QString head = stem.fileName() + QLatin1String{".fight-"};
  for (const QFileInfo& file : stem.dir().entryInfoList(QDir::Files)) {
    if (file.fileName().startsWith(head)) {
      QFile::rename(file.absoluteFilePath(),
                    stem_of(to) + file.fileName().mid(stem.fileName().size()));
    }
  }
}

bool is_there(const QString& file) {
  const QFileInfo info{file};
  return info.exists() || info.isSymLink();
}

bool is_free(const QString& folder, const QString& name) {
  const QString save = game_path(folder, name);
  return is_free_save(save) && !is_there(picture_path(save));
}

}  // namespace

QString usual_games_folder() {
  const QString asked = qEnvironmentVariable("SUMTER_GAMES");
  return asked.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                               QStringLiteral("/games")
                         : asked;
}

QString put_away_folder(const QString& folder) { return folder + QStringLiteral("/put away"); }

std::vector<GameFile> list_games(const QString& folder) {
  std::vector<GameFile> games;
  for (const QFileInfo& save : saves_of(folder)) {
    games.push_back(look_at(save));
  }
  std::sort(games.begin(), games.end(), [](const GameFile& one, const GameFile& other) {
    return one.played != other.played ? one.played > other.played : one.name < other.name;
  });
  return games;
}

int count_games(const QString& folder) { return static_cast<int>(saves_of(folder).size()); }

QString game_path(const QString& folder, const QString& name) {
  return folder + QLatin1Char{'/'} + name + kSaveEnding;
}

QString picture_path(const QString& save) { return stem_of(save) + kPictureEnding; }

QString fight_path(const QString& save, const QString& fight) {
  return stem_of(save) + QLatin1Char{'.'} + fight + kFightEnding;
}

QString free_name(const QString& folder, const QString& name) {
  QString found = name;
  for (int number = 2; !is_free(folder, found); ++number) {
    found = QStringLiteral("%1 %2").arg(name).arg(number);
  }
  return found;
}

std::optional<QString> fault_of_name(const QString& folder, const QString& name) {
  constexpr qsizetype kLongest = 120;
  const bool has_odd_letter = std::any_of(name.begin(), name.end(), [](QChar letter) {
    return letter == QLatin1Char{'/'} || letter == QLatin1Char{'\\'} || !letter.isPrint();
  });
  if (name.isEmpty()) {
    return FileSay::tr("A game needs a name.");
  }
  if (name.startsWith(QLatin1Char{'.'}) || has_odd_letter) {
    return FileSay::tr("A name cannot begin with a full stop or contain a slash.");
  }
  if (QFile::encodeName(name).size() > kLongest) {
    return FileSay::tr("This name is too long.");
  }
  if (!is_free(folder, name)) {
    return FileSay::tr("There is already a game called \"%1\".").arg(name);
  }
  return std::nullopt;
}

bool is_free_save(const QString& save) {
  return !is_there(save) &&
         std::none_of(kLeftEndings.begin(), kLeftEndings.end(),
                      [&](QLatin1String ending) { return is_there(save + ending); });
}

std::optional<QString> move_save(const QString& from, const QString& to) {
  // What belongs to the save goes first: a save without it could have lost its last order.
  std::vector<QLatin1String> moved;
  const auto put_back = [&] {
    for (const QLatin1String ending : moved) {
      QFile::rename(to + ending, from + ending);
    }
  };
  for (const QLatin1String ending : kLeftEndings) {
    QFile left{from + ending};
    if (!left.exists()) {
      continue;
    }
    if (!left.rename(to + ending)) {
      put_back();
      return FileSay::tr("%1 cannot be moved: %2").arg(left.fileName(), left.errorString());
    }
    moved.push_back(ending);
  }
  QFile save{from};
  if (!save.rename(to)) {
    put_back();
    return FileSay::tr("%1 cannot be moved: %2")
        .arg(QDir::toNativeSeparators(from), save.errorString());
  }
  return std::nullopt;
}

std::optional<QString> move_with_fights(const QString& from, const QString& to) {
  if (auto fault = move_save(from, to)) {
    return fault;
  }
  move_fights(from, to);
  return std::nullopt;
}

std::optional<QString> move_game(const QString& from, const QString& to) {
  if (auto fault = move_with_fights(from, to)) {
    return fault;
  }
  // A game without a picture is one.
  QFile::rename(picture_path(from), picture_path(to));
  move_lesson_notes(from, to);
  return std::nullopt;
}

}  // namespace models
