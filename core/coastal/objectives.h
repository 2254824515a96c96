// [RC-121]-[RC-123] Objective cards: dealt, kept or discarded in secret, judged.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// Whether objective cards decide the battle.
[[nodiscard]] bool plays_for_cards(const Setting& setting);

/// [RC-121] Whether a side could ever achieve a card: there is a fort, there are islands, there are
/// as many ironclads.
/// @param card number of table RC-T09
[[nodiscard]] bool is_possible(const Setting& setting, Side side, int card);

/// [RC-121] Three cards each by dice, or those that the battle gives.
void deal_cards(Record& record);

/// [RC-121] Who has to choose: a card to discard, a bar for an enemy ship.
[[nodiscard]] std::optional<Side> cards_asked(const State& state) noexcept;

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const DiscardCard& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const StrandShip& choice);

/// What a side may choose in Phase::Cards.
[[nodiscard]] std::vector<DiscardCard> discards_of(const Setting& setting, const State& state,
                                                   Side side);
[[nodiscard]] std::vector<StrandShip> strandings_of(const Setting& setting, const State& state,
                                                    Side side);

void discard(Record& record, const DiscardCard& choice);
void strand(Record& record, const StrandShip& choice);

/// A side ends the phase without choosing: its last card goes, the first ship lies on the first
/// bar.
void choose_for(Record& record, Side side);

/// [RC-122] Whether a side has achieved a card, or holds what it asks for.
/// @param over control counts only when the battle is over
[[nodiscard]] bool achieves(const Setting& setting, const State& state, Side side, int card,
                            bool over);

/// At the end of a move: what is achieved by now stays so.
void note_achieved(Record& record);

/// [RC-123] The result, if the battle is over now.
[[nodiscard]] std::optional<Result> result_by_cards(const Setting& setting, const State& state,
                                                    bool last);

}  // namespace core::coastal
