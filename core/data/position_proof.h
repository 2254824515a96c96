// [19.2] [0.4] The proof that a position which somebody has written down can be.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/sheet_text.h"
#include "core/state/finding.h"

#include <optional>
#include <string>

namespace core::data {

/// The first thing in a position that no game comes to between two actions of a phase; nothing for
/// a sound one. While a decision is pending some of it may be so.
[[nodiscard]] std::optional<state::Finding> what_cannot_be(const OpenedSetup& opened);

/// What in a position passes the limits that no order passes (check_limits), with the line of the
/// piece in the sheet and the case. It can be played all the same.
[[nodiscard]] std::vector<base::DataError> limit_faults(const SheetText& sheet,
                                                        const std::string& file,
                                                        const OpenedSetup& opened);

/// @throws base::DataError for the first thing in a position that no game comes to, with the line
///         of the piece in the sheet and the case.
void prove_position(const SheetText& sheet, const std::string& file, const OpenedSetup& opened);

}  // namespace core::data
