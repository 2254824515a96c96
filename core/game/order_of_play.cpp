#include "core/game/order_of_play.h"

#include "core/command/declaration.h"
#include "core/game/moment.h"
#include "core/movement/force.h"
#include "core/naval/bombardment.h"
#include "core/strategic/cycle_start.h"
#include "core/strategic/departments.h"
#include "core/water/florida.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace core::game {
namespace {

using board::Side;
using state::Stage;

/// [4.2] B of a campaign: the Union does B1 to B9, then the Confederate; in the Confederate's B1
/// the Union first tries to blockade [24.11]. In a scenario only B7 and B8 are played.
constexpr std::array kProduction{Stage::Blockade,      Stage::SupplyPoints, Stage::Personnel,
                                 Stage::Initiation,    Stage::Deployment,   Stage::Departments,
                                 Stage::Headquarters,  Stage::LeaderPick,   Stage::Fortification,
                                 Stage::Demobilisation};
constexpr std::array kProductionOfScenario{Stage::LeaderPick, Stage::Fortification};
/// [4.2] D, of a campaign.
constexpr std::array kPolitics{Stage::Politics, Stage::AnnualEvents};
/// [4.2] C.
constexpr std::array kSupplySegments{Stage::Maintenance, Stage::Attrition, Stage::Distribution};
/// [4.1] 2: a Player-Turn.
constexpr std::array kPlayerTurn{
    Stage::DepotCreation, Stage::MovementSpans,    Stage::CommandSegment, Stage::InitiativeSegment,
    Stage::Consolidation, Stage::CombatSpans,      Stage::NavalCombat,    Stage::CombatInitiative,
    Stage::Battles,       Stage::SupplyDestruction};

/// [10.11] Whether the stage that ends hands on what its player has chosen about spans.
bool hands_on_spans(const state::Turn& turn) {
  const bool between = turn.stage == Stage::MovementSpans || turn.stage == Stage::CombatSpans ||
                       turn.stage == Stage::NavalCombat;
  return between && turn.step == command::kSpansChosen;
}

void begin(state::Record& record, Stage stage, Side acting) {
  const bool spans_chosen = hands_on_spans(record.state().turn);
  record.apply(state::StageBegan{stage, acting});
  if (spans_chosen) {
    record.apply(state::StageWentOn{command::kSpansChosen});
  }
  if (record.setting().is_campaign()) {
    strategic::neutralise_departments(record, acting);  // [22.16] tested whenever they are used
  }
  if (stage == kPlayerTurn.front()) {
    movement::begin_phase(record);  // [7.54] [19.74]
    water::come_back(record);
    water::note_positions(record);
  }
}

/// Begins the stage after `stage` in the list; false when it is the list's last.
template <class List>
bool begin_next_of(state::Record& record, const List& list, Stage stage, Side acting) {
  const auto at = std::find(list.begin(), list.end(), stage);
  if (at == list.end() || at + 1 == list.end()) {
    return false;
  }
  begin(record, *(at + 1), acting);
  return true;
}

/// The next of a list that the Union goes through first and the Confederate after it [4.2]; false
/// when both are through.
template <class List>
bool begin_next_by_turns(state::Record& record, const List& list, Stage stage, Side acting) {
  if (begin_next_of(record, list, stage, acting)) {
    return true;
  }
  if (acting == Side::Union) {
    begin(record, list.front(), Side::Confederate);
    return true;
  }
  return false;
}

/// [4.2] B begins, with the Union's first segment.
void begin_production(state::Record& record) {
  begin(record, record.setting().is_campaign() ? kProduction[1] : kProductionOfScenario.front(),
        Side::Union);
}

/// [4.2] The segment of B that follows; false when both sides are through.
bool begin_next_of_production(state::Record& record, Stage stage, Side acting) {
  return record.setting().is_campaign()
             ? begin_next_by_turns(record, kProduction, stage, acting)
             : begin_next_by_turns(record, kProductionOfScenario, stage, acting);
}

/// [4.2] What follows phase C: D in a campaign, but not in its first Strategic Turn [20.1].
void begin_after_supply(state::Record& record) {
  if (record.setting().is_campaign() && record.state().turn.game_turn > 1) {
    begin(record, kPolitics.front(), Side::Union);
  } else {
    begin(record, Stage::Initiative, Side::Confederate);
  }
}

/// [4.1] 4: the marker advances; a new cycle begins with its Strategic Turn [4.2].
void begin_game_turn(state::Record& record) {
  const rulebook::Scenario& scenario = *record.setting().scenario;
  const int game_turn = record.state().turn.game_turn + 1;
  if (game_turn > scenario.last_game_turn) {
    begin(record, Stage::Over, record.state().turn.acting);
    return;
  }
  record.apply(state::GameTurnBegan{game_turn, scenario.cycle_of(game_turn)});
  if (rulebook::begins_cycle(game_turn)) {
    strategic::begin_cycle(record);
    begin(record, Stage::SiegeOrder, Side::Confederate);
  } else {
    begin(record, Stage::Initiative, Side::Confederate);
  }
}

bool is_in(const auto& list, Stage stage) {
  return std::find(list.begin(), list.end(), stage) != list.end();
}

/// The place of a stage of a side in the order of a game-turn.
auto place_in_turn(int game_turn, Stage stage, Side side, Side first_player) {
  const bool sieges = stage == Stage::Sieges;
  const bool by_first_player = sieges || is_in(kPlayerTurn, stage);
  const int phase = stage <= Stage::Sieges          ? 0
                    : is_in(kProduction, stage)     ? 1
                    : is_in(kSupplySegments, stage) ? 2
                    : is_in(kPolitics, stage)       ? 3
                    : stage == Stage::Initiative    ? 4
                    : is_in(kPlayerTurn, stage)     ? 5
                                                    : 6;
  const bool both_in_turn = by_first_player || (phase >= 1 && phase <= 3);
  const Side first = by_first_player ? first_player : Side::Union;
  return std::tuple{game_turn, phase, phase == 0 && sieges, both_in_turn && side != first, stage};
}

}  // namespace

bool has_come_to(const state::Turn& turn, const Moment& moment) noexcept {
  return place_in_turn(turn.game_turn, turn.stage, turn.acting, turn.first_player) >=
         place_in_turn(moment.game_turn, moment.stage, moment.side, turn.first_player);
}

std::vector<Stage> stages_ahead(const state::Turn& turn) {
  const auto at = std::find(kPlayerTurn.begin(), kPlayerTurn.end(), turn.stage);
  return at == kPlayerTurn.end() ? std::vector<Stage>{}
                                 : std::vector<Stage>(at + 1, kPlayerTurn.end());
}

std::vector<Segment> segments_of(const rulebook::Setting& setting, const state::Turn& turn) {
  const Side first = turn.stage == Stage::SiegeOrder ? Side::Confederate : turn.first_player;
  std::vector<Segment> segments{{Stage::SiegeOrder, Side::Confederate},
                                {Stage::Sieges, first},
                                {Stage::Sieges, board::enemy_of(first)}};
  const auto add = [&](const auto& list) {
    for (const Side side : {Side::Union, Side::Confederate}) {
      for (const Stage stage : list) {
        if (stage != Stage::Blockade || side == Side::Confederate) {
          segments.push_back({stage, side});
        }
      }
    }
  };
  if (setting.is_campaign()) {
    add(kProduction);
  } else {
    add(kProductionOfScenario);
  }
  add(kSupplySegments);
  if (setting.is_campaign() && turn.game_turn > 1) {
    add(kPolitics);
  }
  return segments;
}

bool stands_near_enemy(const state::Situation& now, state::PieceId piece) {
  const board::HexId* const hex = now.piece(piece).hex();
  const auto& pieces = now.state.pieces;
  return hex != nullptr &&
         std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& other) {
           return other.side != now.piece(piece).side && other.hex() != nullptr &&
                  !rulebook::is_rail_marker(other.kind) && board::distance(*other.hex(), *hex) <= 1;
         });
}

bool nobody_could_fight(const state::Situation& now, const std::vector<Action>& legal) {
  const state::Turn& turn = now.state.turn;
  if (!turn.pending.empty() ||
      (turn.stage != Stage::CombatInitiative && turn.stage != Stage::Battles)) {
    return false;
  }
  const auto& pieces = now.state.pieces;
  const bool near = std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return piece.side == turn.acting && stands_near_enemy(now, piece.id);
  });
  return std::all_of(legal.begin(), legal.end(), [&](const Action& action) {
    const bool rolls = action.kind == sequence::ActionKind::TryCombatInitiative;
    return sequence::is_by_the_way(action.kind) || (rolls && !near);
  });
}

bool end_decided_war(state::Record& record) {
  if (record.state().war.end == state::EarlyEnd::None || record.state().turn.stage == Stage::Over) {
    return false;
  }
  while (!record.state().turn.pending.empty()) {
    record.end_decision();
  }
  begin(record, Stage::Over, record.state().turn.acting);
  return true;
}

void begin_next_stage(state::Record& record) {
  const state::Turn& turn = record.state().turn;
  if (turn.stage == Stage::InitiativeSegment && naval::attack_as_required(record)) {
    return;  // [26.5] the stage goes on until every fort has been attacked
  }
  const Stage stage = turn.stage;
  const Side acting = turn.acting;
  if (stage == Stage::SiegeOrder) {
    // [4.2] D18: fixed by the choice, the Confederate's own sieges first by default.
    begin(record, Stage::Sieges, turn.first_player);
  } else if (stage == Stage::Sieges) {
    if (acting == turn.first_player) {
      begin(record, Stage::Sieges, board::enemy_of(acting));
    } else {
      begin_production(record);
    }
  } else if (is_in(kProduction, stage)) {
    if (!begin_next_of_production(record, stage, acting)) {
      begin(record, kSupplySegments.front(), Side::Union);
    }
  } else if (is_in(kSupplySegments, stage)) {
    if (!begin_next_by_turns(record, kSupplySegments, stage, acting)) {
      begin_after_supply(record);
    }
  } else if (is_in(kPolitics, stage)) {
    if (!begin_next_by_turns(record, kPolitics, stage, acting)) {
      begin(record, Stage::Initiative, Side::Confederate);
    }
  } else if (stage == Stage::Initiative) {
    begin(record, kPlayerTurn.front(), turn.first_player);
  } else if (is_in(kPlayerTurn, stage)) {
    if (begin_next_of(record, kPlayerTurn, stage, acting)) {
      return;
    }
    if (acting == turn.first_player) {
      begin(record, kPlayerTurn.front(), board::enemy_of(acting));
    } else {
      begin(record, Stage::EndOfGameTurn, turn.first_player);
    }
  } else if (stage == Stage::EndOfGameTurn) {
    begin_game_turn(record);
  }
}

}  // namespace core::game
