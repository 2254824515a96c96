// [17.0] Answers of the chain of supply, for people and as JSON.
#pragma once

#include "core/cli/context.h"
#include "core/data/catalogue.h"
#include "core/supply/chain_of_supply.h"

#include <optional>
#include <string>

namespace core::cli {

/// "yes", "NO", or "-" for a piece that needs none and has none [12.14].
[[nodiscard]] std::string verdict_word(const supply::Answer& answer);

/// One line: the source and its cost, or the sentence of what breaks the path.
[[nodiscard]] std::string in_short(const data::OpenedSetup& opened, const supply::Answer& answer);

/// Every step with its mode and cost; for a broken path where it breaks, by which case, who does
/// it, and what else is in the way.
[[nodiscard]] std::string in_full(const data::OpenedSetup& opened, const supply::Answer& answer);

[[nodiscard]] Json answer_json(const data::OpenedSetup& opened, const supply::Answer& answer);

/// [22.12] [22.13] A Department and what keeps it from providing supply; null when nothing does.
[[nodiscard]] Json department_json(const data::OpenedSetup& opened, state::PieceId department,
                                   const std::optional<supply::Obstacle>& fault);

/// The sentence of an obstacle with its case.
[[nodiscard]] std::string sentence_of(const data::OpenedSetup& opened,
                                      const supply::Obstacle& obstacle);

[[nodiscard]] std::string link_in_short(const data::OpenedSetup& opened,
                                        const supply::ChainOfSupply::WaterLink& link);
[[nodiscard]] Json link_json(const data::OpenedSetup& opened,
                             const supply::ChainOfSupply::WaterLink& link);

}  // namespace core::cli
