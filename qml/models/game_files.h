// The folder of saved games: what lies in it, free names, moving a game with all that belongs to
// it.
#pragma once

#include "core/save/journal.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace models {

/// A save in a folder, as a glance at it tells.
struct GameFile {
  QString file;      ///< whole path
  QString name;      ///< of the file, without the ending
  QDateTime played;  ///< when it was written last
  QString picture;   ///< path of the picture beside it; empty when there is none
  QDateTime taken;   ///< when the picture was written
  core::save::Header header;
  std::uint32_t actions{};
  int game_turn{};
  QString broken;  ///< why it cannot be opened; empty when it can
  QString damage;  ///< what is damaged of a game that can be opened

  friend bool operator==(const GameFile&, const GameFile&) = default;
};

/// Where the saves of this user are: SUMTER_GAMES, or a folder among his data.
[[nodiscard]] QString usual_games_folder();

/// The subfolder of those put away.
[[nodiscard]] QString put_away_folder(const QString& folder);

/// All saves of a folder, the one played last first. Reads files: not for the interface thread. A
/// save that cannot be read is listed with the reason.
[[nodiscard]] std::vector<GameFile> list_games(const QString& folder);

[[nodiscard]] int count_games(const QString& folder);

/// "<folder>/<name>.sumter".
[[nodiscard]] QString game_path(const QString& folder, const QString& name);

/// "<folder>/<name>.png" for a save.
[[nodiscard]] QString picture_path(const QString& save);

/// [26.13] [RR-370] "<folder>/<name>.<fight>.fight": where the table battle of a fight of a saved
/// game lies; of a river campaign "<folder>/<name>.river.<fight>.fight".
/// @param fight "fight-" and what tells it apart
[[nodiscard]] QString fight_path(const QString& save, const QString& fight);

/// The name if nothing of that name is in the folder, else "name 2", "name 3" ...
[[nodiscard]] QString free_name(const QString& folder, const QString& name);

/// Why a file cannot have this name; nothing when it can.
[[nodiscard]] std::optional<QString> fault_of_name(const QString& folder, const QString& name);

/// Whether there is neither a save of that path nor anything that SQLite keeps beside one.
[[nodiscard]] bool is_free_save(const QString& save);

/// Moves a save with what SQLite keeps beside it. The error is a sentence; all is then where it
/// was.
[[nodiscard]] std::optional<QString> move_save(const QString& from, const QString& to);

/// Moves a save with its fights on the table [26.13] [RR-370] and what SQLite keeps beside it; the
/// same.
[[nodiscard]] std::optional<QString> move_with_fights(const QString& from, const QString& to);

/// Moves a save with its picture, its fights and what SQLite keeps beside it. The error is a
/// sentence; all is then where it was.
[[nodiscard]] std::optional<QString> move_game(const QString& from, const QString& to);

}  // namespace models
