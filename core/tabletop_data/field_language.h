// Private to this room: what readers see of a field battle, in another language.
#pragma once

#include "core/data/chart_text.h"
#include "core/field/battle.h"

namespace core::tabletop_data {

/// Title and history by the battle, every other word by itself. What the charts do not say stays
/// as it is.
/// @param battles the chart `field_battles`, null: there is none.
/// @param words   the chart `field_words`, null: there is none.
void put_into(field::Battle& battle, const data::ChartText* battles, const data::ChartText* words);

}  // namespace core::tabletop_data
