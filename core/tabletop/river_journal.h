// The save of a river campaign.
#pragma once

#include "core/tabletop/row_journal.h"

#include <cstdint>
#include <string>

namespace core::tabletop {

/// What a list of campaigns says of one.
struct RiverPeek {
  std::string begin;    ///< as river/begin_text.h writes it
  std::string program;  ///< version that began it
  std::string date;     ///< as the caller wrote it; core reads no clock
  std::uint32_t rows{};
};

using RiverJournal = RowJournal<RiverPeek>;
extern template class RowJournal<RiverPeek>;

}  // namespace core::tabletop
