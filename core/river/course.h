// [RR-080]-[RR-088] The direction of the river: what a throw on the table of a heading comes to.
#pragma once

#include "core/river/charts.h"
#include "core/river/options.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::river {

/// [RR-080] The bend at the beginning of a section, and the heading after it: that of the table for
/// the next section.
struct Direction {
  Bend bend;
  Heading next{};

  friend bool operator==(Direction, Direction) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(bend, next);
  }
};

/// [RR-080] A throw for the direction of a section.
struct DirectionThrow {
  Heading heading{};  ///< before the section: whose table is read
  bool first_turn{};  ///< [RR-081]
  int face{};         ///< of the d10
  int second_face{};  ///< [RR-084] of the second d10; of no meaning where there is none
};

struct DirectionReading {
  int score{};          ///< [RR-081] [RR-022] 1 to 10, less 1 on turn 1
  DirectionLine line;   ///< that was read
  Direction direction;  ///< what comes of it with the options in use
};

/// [RR-084] Whether the throw leads to the hairpin whose hand a second d10 decides.
[[nodiscard]] bool needs_second_die(const DirectionThrow& thrown) noexcept;

/// [RR-080] What a throw comes to; on table RR-T02 the option of [RR-086] decides of its line 9.
///
/// @param thrown with its second face where needs_second_die() asks for it.
[[nodiscard]] DirectionReading direction_of(const Charts& charts, const Options& options,
                                            const DirectionThrow& thrown);

/// [RR-T14] By compass, degrees: 0 is North, 90 East, 315 North West.
[[nodiscard]] int compass_degrees(Heading heading) noexcept;

/// [RR-082] The heading after a bend; nothing where it would be West [RR-087].
[[nodiscard]] std::optional<Heading> turned(Heading before, Bend bend) noexcept;

/// The bend to one hand that leads from one heading to another: less than a circle, and ahead where
/// both are the same.
[[nodiscard]] Bend bend_between(Heading before, Hand hand, Heading after) noexcept;

/// [RR-088] Whether the word for the bend says the same as the next table: of all lines as they are
/// printed one does not [RR-086].
[[nodiscard]] bool agree(Heading before, Direction direction) noexcept;

/// [RR-358] The heading before the first section of a tributary: square to that of the section of
/// its mouth, towards its bank; 45 degrees to it where square would be West, for which there is no
/// table: on the left of a section that heads North a tributary leads to the North West.
[[nodiscard]] Heading branch_heading(Heading section, Hand bank) noexcept;

/// "North East"
[[nodiscard]] std::string_view heading_name(Heading heading) noexcept;

/// "left"
[[nodiscard]] std::string_view hand_name(Hand hand) noexcept;

/// [RR-082] "ahead", "left", "sharp left", "hairpin left", "hairpin left (135°)"
[[nodiscard]] std::string bend_name(Bend bend);

}  // namespace core::river
