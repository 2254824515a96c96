// How far first steps have come in which game: kept in the user's settings, for what was only
// looked at is not in the save.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace models {

struct LessonNotes {
  int step{};   ///< from 0; as many as there are steps: all done
  int tasks{};  ///< done of the step
  /// How many actions had been done when each step began, up to the present one.
  std::vector<std::uint32_t> begins;

  friend bool operator==(const LessonNotes&, const LessonNotes&) = default;
};

/// Nothing for a game in which no lesson goes on, or whose notes cannot be read.
[[nodiscard]] std::optional<LessonNotes> lesson_notes(const QString& file);

void keep_lesson_notes(const QString& file, const LessonNotes& notes);

/// The lesson of this game is over.
void drop_lesson_notes(const QString& file);

/// The save has another name now.
void move_lesson_notes(const QString& from, const QString& to);

}  // namespace models
