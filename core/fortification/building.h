// [13.4] [13.5] Works are built and removed; empty forts of the Enemy [13.15].
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::fortification {

/// [13.51] Whether the acting side may pay `number` SUP for a Fort in the hex or, where its Fort
/// stands, for the upgrade to a Fortress: at least 5 CSP in a chain of supply and not besieged, at
/// least 10 SUP or the rest, a counter [3.26], and a source that gives them: `piece`, or the ground
/// of the hex and then the rail net.
[[nodiscard]] state::Ruling<> may_build(const state::Situation& now,
                                        const sequence::Action& action);
void build(state::Record& record, const sequence::Action& action);

/// [13.51] The same of an Entrenchment, which is paid at once.
[[nodiscard]] state::Ruling<> may_entrench(const state::Situation& now,
                                           const sequence::Action& action);
void entrench(state::Record& record, const sequence::Action& action);

/// [13.41] Whether the acting side may remove its own Fort or Fortress (erratum E075): not a
/// besieged one.
[[nodiscard]] state::Ruling<> may_remove_work(const state::Situation& now, state::PieceId fort);
void remove_work(state::Record& record, state::PieceId fort);

/// [13.15] Whether the captor may remove the fort, or replace it by an own one of its kind, for
/// which a counter is free [3.26].
[[nodiscard]] state::Ruling<> may_remove_fort(const state::Situation& now);
[[nodiscard]] state::Ruling<> may_replace_fort(const state::Situation& now);
void remove_fort(state::Record& record);
void replace_fort(state::Record& record);

void offer_building(const state::Situation& now, sequence::Choices& legal);
void offer_removal(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::fortification
