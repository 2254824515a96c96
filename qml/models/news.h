// What an order has brought, told in few lines beside the map.
#pragma once

#include "core/board/side.h"
#include "core/words/log.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace models {

/// Whether the line only leads to others, or repeats what the head line says.
[[nodiscard]] bool leads_to_others(const core::words::LogLine& line);

/// The lines from `first` on that `reader` may read [0.5], without those that only lead to others.
/// Of many the last ones, and how many there were before; the log holds all of them.
[[nodiscard]] QString news_of(const std::vector<core::words::LogLine>& lines, std::size_t first,
                              core::board::Side reader);

}  // namespace models
