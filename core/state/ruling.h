// A judgement: a value, or the case that forbids it with its figures.
#pragma once

#include "core/base/case_ref.h"
#include "core/state/game_state.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

namespace core::state {

using base::CaseRef;

/// Why a player may not do something. Cheap to make: searches make thousands and show none.
///
/// The sentence stands under the key `reason` in docs/rules/refusals.md, with words in braces that
/// the members fill in: {piece}, {other}, {at}, {water}, {from}, {meant}, {need},
/// {have}, {case}.
struct Illegal {
  CaseRef cited;
  std::string_view reason;  ///< a literal: "points-short"
  int need{};
  int have{};
  std::optional<PieceId> piece;
  std::optional<PieceId> other;
  std::optional<HexId> at;
  std::optional<HexId> from;
  std::optional<map::WaterPlaceId> water;  ///< the water that is meant by `at`
  std::optional<Stage> meant;              ///< {meant}: the stage in which it could be done
  /// The nearest legal way, if there is one: key of a sentence in the same file that may use
  /// {more}, {least} and {most} besides.
  std::string_view hint;
  std::optional<CaseRef> hint_cited;         ///< the case of the hint, where it is another
  std::optional<map::WaterPlaceId> nearest;  ///< {nearest} of the hint
  int more{};
  int least{};
  int most{};

  [[nodiscard]] Illegal of(PieceId who) const {
    Illegal result = *this;
    result.piece = who;
    return result;
  }

  [[nodiscard]] Illegal with(PieceId whom) const {
    Illegal result = *this;
    result.other = whom;
    return result;
  }

  [[nodiscard]] Illegal in(HexId hex) const {
    Illegal result = *this;
    result.at = hex;
    return result;
  }

  [[nodiscard]] Illegal in_water(map::WaterPlaceId place) const {
    Illegal result = *this;
    result.water = place;
    return result;
  }

  [[nodiscard]] Illegal coming_from(HexId hex) const {
    Illegal result = *this;
    result.from = hex;
    return result;
  }

  [[nodiscard]] Illegal figures(int needed, int had) const {
    Illegal result = *this;
    result.need = needed;
    result.have = had;
    return result;
  }
};

template <class T = void>
using Ruling = tl::expected<T, Illegal>;

/// `return refused(refusal("6.13"_case, "points-short").of(unit).in(hex).figures(4, 3));`
[[nodiscard]] inline Illegal refusal(CaseRef cited, std::string_view reason) {
  Illegal result;
  result.cited = cited;
  result.reason = reason;
  return result;
}

[[nodiscard]] inline tl::unexpected<Illegal> refused(Illegal illegal) {
  return tl::unexpected<Illegal>{illegal};
}

}  // namespace core::state
