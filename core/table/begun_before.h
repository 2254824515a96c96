// What battles and river campaigns go on with that were begun before a rule was mended: a save of
// an older edition comes out as it was played.
#pragma once

#include <cstdint>

namespace core::table {

/// The edition of the rules that one begins with; 1 is that of saves and records which name
/// none.
inline constexpr std::uint8_t kEdition = 2;

struct BegunBefore {
  /// [RC-425] [RC-177] Who fails a ram test may go astern, or where no plot may lead; a ship that
  /// nobody steers runs straight on whatever her rudder does.
  bool plots_unjudged{};
  bool faces_clipped{};     ///< [IC-003] [RC-003] a 9 that people write for a D6 counts as 6
  bool features_ashore{};   ///< [RC-084] islands and bars of a table by dice may lie in a bank
  bool quits_judged{};      ///< [RR-327] a campaign that is given up has a verdict
  bool tributaries_free{};  ///< [RR-311] guns passed on a tributary cost nothing
  bool tugs_idle{};         ///< [RC-T12] with models nobody helps a ship off
};

[[nodiscard]] constexpr BegunBefore begun_before(std::uint8_t edition) noexcept {
  return {.plots_unjudged = edition < 2,
          .faces_clipped = edition < 2,
          .features_ashore = edition < 2,
          .quits_judged = edition < 2,
          .tributaries_free = edition < 2,
          .tugs_idle = edition < 2};
}

}  // namespace core::table
