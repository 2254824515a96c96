#include "qml/models/orders_of.h"

#include "core/game/order_of_play.h"
#include "core/game/orders.h"
#include "core/plan/itinerary.h"
#include "core/sequence/prompts.h"
#include "core/water/transport.h"
#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "core/words/question_words.h"
#include "core/words/wording.h"
#include "qml/models/board.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace models {

namespace {

using core::game::Action;
using core::save::Match;
using core::sequence::ActionKind;
using core::state::PieceId;

/// More choices than that are not read through; they are found by selecting pieces.
constexpr std::size_t kMostChoices = 60;

/// The words of an order before its hex: "leader Granger comes to".
QString order_subject(QString words, const QString& place) {
  return words.remove(place).simplified();
}

/// The same order but for its number.
bool same_but_number(const Action& a, const Action& b) {
  return std::tie(a.kind, a.piece, a.other, a.hex, a.water, a.unit) ==
         std::tie(b.kind, b.piece, b.other, b.hex, b.water, b.unit);
}

/// Whether the number of an order is an amount to be chosen: it stands beside what it is about.
/// That of a unit that is begun is part of its name [21.41].
bool has_amount(ActionKind kind) {
  return kind != ActionKind::StartUnit &&
         core::sequence::row_of(kind).form.find(" NUMBER") != std::string_view::npos;
}

/// The hex that is lit while the row is pointed at: where it happens, or else where the piece is.
QString where_of(const core::state::Situation& now, const Action& action) {
  auto hex = action.hex;
  for (const auto& piece : {action.piece, action.other}) {
    if (!hex && piece) {
      hex = hex_of(now.piece(*piece).place);
    }
  }
  const auto* const taken = now.state.turn.innermost<core::state::FortTaken>();
  if (!hex && taken != nullptr) {
    hex = hex_of(now.piece(taken->fort).place);
  }
  return hex ? QString::fromStdString(hex->label()) : QString{};
}

OrdersModel::Row row_of(const core::state::Situation& now, const Action& action) {
  OrdersModel::Row row;
  row.action = action;
  row.text = QString::fromStdString(core::words::order_words(now, action));
  row.kind = words(core::sequence::name(action.kind));
  row.cited = QString::fromStdString(core::sequence::row_of(action.kind).cited.text());
  row.hex = action.hex ? QString::fromStdString(action.hex->label()) : QString{};
  row.where = where_of(now, action);
  row.least = has_amount(action.kind) && action.number > 0 ? action.number : 0;
  return row;
}

/// Of what is lost by it nobody wants the most at once.
bool gives_up(ActionKind kind) { return kind == ActionKind::DestroySupply; }

/// Adds an order; of those that differ by an amount only there is one row.
void add(std::vector<OrdersModel::Row>& rows, const core::state::Situation& now,
         const Action& action) {
  if (has_amount(action.kind) && !rows.empty() && same_but_number(rows.back().action, action)) {
    auto& last = rows.back();
    last.least = std::min(last.least, action.number);
    last.action.number = std::max(last.action.number, action.number);
    Action told = last.action;
    if (gives_up(told.kind)) {
      told.number = last.least;
    }
    last.text = QString::fromStdString(core::words::order_words(now, told));
    return;
  }
  rows.push_back(row_of(now, action));
}

/// How many hexes a piece may be ordered to before the map is asked instead of a list.
constexpr std::size_t kMostHexes = 4;

/// The same order but for its hex.
bool same_but_hex(const Action& a, const Action& b) {
  return std::tie(a.kind, a.piece, a.other, a.water, a.unit) ==
             std::tie(b.kind, b.piece, b.other, b.water, b.unit) &&
         (has_amount(a.kind) || a.number == b.number);
}

/// Puts one row where the same order can be given at many hexes.
void gather_hexes(std::vector<OrdersModel::Row>& rows, const core::state::Situation& now) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    OrdersModel::Row row = rows[at];
    const auto same = [&](const OrdersModel::Row& other) {
      return other.action.hex && same_but_hex(other.action, row.action);
    };
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(at);
    const auto count = std::count_if(from, rows.end(), same);
    if (!row.action.hex || static_cast<std::size_t>(count) <= kMostHexes) {
      continue;
    }
    row.at_hexes = true;
    row.text = OrdersModel::tr("%1 one of %2 hexes: click it on the map")
                   .arg(order_subject(row.text, QString::fromStdString(core::words::hex_title(
                                                    now.map(), *row.action.hex))))
                   .arg(count);
    row.hex.clear();
    row.where.clear();
    rows.erase(std::remove_if(from, rows.end(), same), rows.end());
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), std::move(row));
  }
}

/// Orders that the map gives by itself, or that have a button of their own.
bool is_elsewhere(ActionKind kind) { return kind == ActionKind::March || kind == ActionKind::Pass; }

/// The hexes a piece is in or beside by itself: its own; the banks of its river.
std::vector<HexId> hexes_of(const core::state::Piece& piece) {
  if (const auto* hex = piece.hex()) {
    return {*hex};
  }
  if (const auto* side = piece.river()) {
    const auto banks = side->hexes();
    return {banks.begin(), banks.end()};
  }
  return {};
}

/// Whether the one stands where the other could be of use to it: in one hex or water, or on the
/// water beside it.
bool are_together(const core::state::Piece& a, const core::state::Piece& b) {
  if (a.place == b.place) {
    return true;
  }
  if ((a.river() != nullptr) == (b.river() != nullptr)) {
    return false;
  }
  const auto& ashore = a.river() != nullptr ? b : a;
  const auto banks = hexes_of(a.river() != nullptr ? a : b);
  return ashore.hex() != nullptr &&
         std::find(banks.begin(), banks.end(), *ashore.hex()) != banks.end();
}

/// The orders in which a ship is the other piece, or carries the one that acts: they are in its
/// menu, too.
bool is_by_ship(ActionKind kind) {
  return kind == ActionKind::Embark || kind == ActionKind::Ferry || kind == ActionKind::Disembark;
}

/// Whether an order belongs to the menu of the selected pieces.
bool concerns(const core::state::Situation& now, const Action& action,
              const std::set<PieceId>& pieces) {
  if (action.piece && pieces.contains(*action.piece)) {
    return true;
  }
  if (!action.piece && action.kind == ActionKind::BombardFort) {
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
      const auto place = core::water::place_of(now, id);
      return core::rulebook::is_warship(now.piece(id).kind) && place &&
             core::water::is_contiguous(now, *place, *action.hex);
    });
  }
  if (action.kind == ActionKind::CreateDepot) {
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
      const HexId* const hex = now.piece(id).hex();
      return hex != nullptr && *hex == *action.hex && !core::rulebook::is_ship(now.piece(id).kind);
    });
  }
  if (!is_by_ship(action.kind)) {
    return false;
  }
  const auto ship =
      action.kind == ActionKind::Disembark ? now.state.transport_of(*action.piece) : action.other;
  return ship && pieces.contains(*ship);
}

/// Whether an order of the kind is ever about such another piece: nobody asks why a leader is no
/// fort.
bool may_be_other(ActionKind kind, core::rulebook::PieceKind piece,
                  core::rulebook::PieceKind other) {
  using core::rulebook::PieceKind;
  const auto is = [kind](std::initializer_list<ActionKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  };
  if (is({ActionKind::EnterFort, ActionKind::RetreatInside})) {
    return core::rulebook::is_fort(other);
  }
  if (is({ActionKind::Enrol, ActionKind::Appoint})) {
    return core::rulebook::is_headquarters(other);
  }
  if (is({ActionKind::DeclareSpan, ActionKind::Relieve})) {
    return other == PieceKind::Leader;
  }
  if (is({ActionKind::Embark, ActionKind::Ferry})) {
    return core::rulebook::is_ship(piece) != core::rulebook::is_ship(other);
  }
  return kind != ActionKind::MergeUnits ||
         (core::rulebook::is_ground_unit(other) && !core::rulebook::is_headquarters(other));
}

/// What one could try to do of a kind with a piece, as an order of the kind is written: with what
/// is beside it, around it, or alone. Nothing where the order does not begin with a piece, but for
/// ships the fort that they could bombard.
std::vector<Action> attempts(const core::state::Situation& now, ActionKind kind, PieceId id) {
  const std::string_view shape = core::sequence::row_of(kind).form;
  const auto wants = [&](std::string_view word) {
    return shape.find(" " + std::string{word}) != std::string_view::npos;
  };
  std::vector<Action> result;
  const auto& piece = now.piece(id);
  const bool ship = core::rulebook::is_ship(piece.kind);
  if (kind == ActionKind::BombardFort && core::rulebook::is_warship(piece.kind)) {
    for (const HexId hex : hexes_of(piece)) {
      result.push_back({kind, {}, {}, hex, {}, 0});
    }
    return result;
  }
  if (kind == ActionKind::CreateDepot && piece.hex() != nullptr) {
    return {{kind, {}, {}, *piece.hex(), {}, 0}};
  }
  if (!shape.starts_with("PIECE") || wants("WATER")) {
    return result;
  }
  std::vector<Action> with{{kind, id, {}, {}, {}, wants("NUMBER") ? 1 : 0}};
  if (wants("OTHER") || (ship && is_by_ship(kind))) {
    with.clear();
    for (const auto& other : now.state.pieces) {
      if (other.id == id || other.side != piece.side || !are_together(piece, other) ||
          !may_be_other(kind, piece.kind, other.kind)) {
        continue;
      }
      if (!ship || !is_by_ship(kind)) {
        with.push_back({kind, id, other.id, {}, {}, wants("NUMBER") ? 1 : 0});
        continue;
      }
      const bool aboard = other.inside && now.state.transport_of(other.id) == id;
      const bool lands = kind == ActionKind::Disembark;
      if (core::rulebook::is_ship(other.kind) || aboard != lands) {
        continue;
      }
      with.push_back({kind, other.id, lands ? std::nullopt : std::optional{id}, {}, {}, 0});
    }
  }
  if (!wants("HEX")) {
    return with;
  }
  for (Action action : with) {
    for (const HexId hex : hexes_of(piece)) {
      action.hex = hex;
      result.push_back(action);
      for (const auto direction : core::board::kDirections) {
        const auto beside = now.map().beside(hex, direction);
        if (beside && piece.hex() != nullptr) {
          action.hex = *beside;
          result.push_back(action);
        }
      }
    }
  }
  return result;
}

/// Whether the piece is plainly not where the order begins: nobody asks why a unit that is on no
/// railroad does not detrain.
bool is_beside_the_point(const core::state::Situation& now, ActionKind kind, PieceId id) {
  using core::state::Status;
  const auto& piece = now.piece(id);
  if (kind == ActionKind::Detach) {
    return !piece.inside || !core::rulebook::is_headquarters(now.piece(*piece.inside).kind);
  }
  if (kind == ActionKind::LeaveFort) {
    return !now.state.fort_of(id);
  }
  if (kind == ActionKind::RideRail || kind == ActionKind::Detrain) {
    return !piece.activity.has(Status::Entrained);
  }
  if (kind == ActionKind::Disembark) {
    return !core::rulebook::is_ship(piece.kind) && !now.state.transport_of(id);
  }
  if (kind == ActionKind::EliminateDepot) {
    return piece.kind != core::rulebook::PieceKind::Depot;
  }
  // The reach holds these.
  return kind == ActionKind::JoinStack || kind == ActionKind::LeaveStack ||
         kind == ActionKind::RoundTheBay;
}

/// Whether pieces of a kind ever give such an order: nobody asks why a Depot does not sail.
bool may_ever(ActionKind kind, core::rulebook::PieceKind piece) {
  using core::rulebook::PieceKind;
  const bool ship = core::rulebook::is_ship(piece);
  const bool leader = piece == PieceKind::Leader;
  const bool unit = core::rulebook::is_ground_combat_unit(piece);
  const bool train = piece == PieceKind::SupplyTrain;
  const bool staff = core::rulebook::is_headquarters(piece);
  constexpr std::array kShips{
      ActionKind::Sail,        ActionKind::JoinGroup,       ActionKind::RoundFlorida,
      ActionKind::BombardFort, ActionKind::JoinBombardment, ActionKind::SupportBattle,
      ActionKind::FeedLanding};
  constexpr std::array kLeaders{ActionKind::TryInitiative, ActionKind::TryCombatInitiative,
                                ActionKind::Assault,       ActionKind::AttackFromMarch,
                                ActionKind::Attack,        ActionKind::UseLeader,
                                ActionKind::Appoint,       ActionKind::Relieve,
                                ActionKind::Demote};
  constexpr std::array kUnits{ActionKind::SplitUnit,   ActionKind::MergeUnits, ActionKind::CutRail,
                              ActionKind::AddAttacker, ActionKind::ForceMarch, ActionKind::Evade,
                              ActionKind::RoundTheBay};
  constexpr std::array kStocks{ActionKind::LoadSupply, ActionKind::UnloadSupply};
  const auto among = [kind](const auto& kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  };
  if (among(kShips)) {
    return ship;
  }
  if (among(kLeaders)) {
    return leader;
  }
  if (among(kUnits)) {
    return unit || (kind == ActionKind::ForceMarch && staff);
  }
  if (kind == ActionKind::Enrol || kind == ActionKind::Detach) {
    return unit || train || staff;  // [16.11] leaders stand on a headquarters, on no roster
  }
  if (among(kStocks)) {
    return train || core::rulebook::is_transport(piece) || piece == PieceKind::ArmyHq;
  }
  if (kind == ActionKind::CreateDepot) {
    return unit || train || staff;
  }
  if (kind == ActionKind::RepairRail) {
    return piece == PieceKind::RailwayRepair;
  }
  if (kind == ActionKind::EliminateDepot || kind == ActionKind::DestroySupply ||
      kind == ActionKind::Withhold) {
    return piece == PieceKind::Depot || train;
  }
  return !ship && piece != PieceKind::Depot;
}

/// What is looked for in a menu at other times, too: when it comes is told there.
bool is_sought(ActionKind kind) {
  constexpr std::array kSought{
      ActionKind::DeclareSpan,   ActionKind::TryInitiative,   ActionKind::MergeUnits,
      ActionKind::Enrol,         ActionKind::Entrain,         ActionKind::CutRail,
      ActionKind::RepairRail,    ActionKind::Disembark,       ActionKind::Sail,
      ActionKind::Embark,        ActionKind::Ferry,           ActionKind::Assault,
      ActionKind::BombardFort,   ActionKind::AttackFromMarch, ActionKind::TryCombatInitiative,
      ActionKind::Attack,        ActionKind::March,           ActionKind::CreateDepot,
      ActionKind::DestroySupply, ActionKind::LoadSupply};
  return std::find(kSought.begin(), kSought.end(), kind) != kSought.end();
}

/// A force that is not on the move yet is ordered by its reach; only why it has none is told.
bool is_by_reach(const core::state::Turn& turn, ActionKind kind) {
  return kind == ActionKind::March ||
         (kind == ActionKind::Entrain && !core::sequence::is_asked(turn, kind) &&
          core::state::is_movement(turn.stage));
}

/// When choices of a kind are asked for that are not asked for now.
QString when_words(const core::state::Turn& turn, ActionKind kind) {
  const bool march = core::sequence::is_asked_on_the_march(kind);
  const auto stage = core::sequence::stage_asking(kind, turn.stage);
  if (stage == turn.stage) {
    return OrdersModel::tr("After what is in progress now [4.1]");
  }
  if (march && core::state::is_movement(turn.stage)) {
    return OrdersModel::tr("Once its force is on the move, by a command or by initiative [5.27]");
  }
  if (march) {
    return OrdersModel::tr("In the Movement Phase, once its force is on the move [5.27]");
  }
  return stage ? OrdersModel::tr("In another step: %1 [4.1]").arg(stage_name(*stage))
               : OrdersModel::tr("Not now [4.1]");
}

/// What refuses a march or the railroad before a force is on the move.
std::optional<core::state::Illegal> why_stuck(Match& match, ActionKind kind, PieceId piece) {
  using core::plan::Going;
  const auto& now = match.situation();
  if (!core::state::is_movement(now.state.turn.stage) || now.piece(piece).hex() == nullptr) {
    return std::nullopt;
  }
  const core::plan::Itinerary itinerary{
      match.game(), {piece}, kind == ActionKind::March ? Going::March : Going::Rail};
  return itinerary.refusal();
}

/// Why nothing of a kind can be done with the piece: of all attempts the refusal that names figures
/// or a nearest way, or else the first. Nothing while the kind is not asked for.
std::optional<core::state::Illegal> why_not(Match& match, ActionKind kind, PieceId piece) {
  const auto& turn = match.state().turn;
  if (is_by_reach(turn, kind)) {
    return why_stuck(match, kind, piece);
  }
  if (!core::sequence::is_asked(turn, kind)) {
    return std::nullopt;
  }
  std::optional<core::state::Illegal> best;
  for (const Action& action : attempts(match.situation(), kind, piece)) {
    const auto judged = match.judge(action);
    if (judged) {
      continue;
    }
    const auto weight = [](const core::state::Illegal& illegal) {
      return (illegal.hint.empty() ? 0 : 2) + (illegal.need != 0 ? 1 : 0);
    };
    if (!best || weight(judged.error()) > weight(*best)) {
      best = judged.error();
    }
  }
  return best;
}

/// Who does not march for a reason rests for it in many ways: it is told with those that are looked
/// for.
void drop_echoes(std::vector<OrdersModel::Row>& rows) {
  const auto march = std::find_if(rows.begin(), rows.end(), [](const OrdersModel::Row& row) {
    return row.action.kind == ActionKind::March;
  });
  if (march == rows.end()) {
    return;
  }
  const QString reason = march->reason;
  std::erase_if(rows, [&](const OrdersModel::Row& row) {
    return !row.legal && row.reason == reason && !is_sought(row.action.kind);
  });
}

/// A row that says why nothing of the kind can be done.
OrdersModel::Row grey_row(const core::state::Situation& now, ActionKind kind, PieceId piece,
                          core::base::CaseRef cited, const std::string& reason) {
  OrdersModel::Row row = row_of(now, {kind, piece, {}, {}, {}, 0});
  row.legal = false;
  row.text = QString::fromStdString(core::words::order_words_open(now, kind, piece));
  row.cited = QString::fromStdString(cited.text());
  row.reason = QString::fromStdString(reason);
  return row;
}

}  // namespace

std::set<PieceId> with_leaders(const core::state::Situation& now, const std::set<PieceId>& pieces) {
  std::set<PieceId> result = pieces;
  for (const auto& piece : now.state.pieces) {
    if (piece.kind == core::rulebook::PieceKind::Leader && piece.inside &&
        pieces.contains(*piece.inside) &&
        core::rulebook::is_headquarters(now.piece(*piece.inside).kind)) {
      result.insert(piece.id);
    }
  }
  return result;
}

std::vector<OrdersModel::Row> orders_of(Match& match, const std::set<PieceId>& pieces) {
  std::vector<OrdersModel::Row> rows;
  std::set<ActionKind> possible;
  const std::vector<Action>& legal = match.legal();
  const auto now = match.situation();
  const std::set<PieceId> meant = with_leaders(now, pieces);
  for (const Action& action : legal) {
    if (concerns(now, action, meant) && !is_elsewhere(action.kind)) {
      add(rows, now, action);
      possible.insert(action.kind);
    }
  }
  if (pieces.size() != 1 || pieces.begin()->value() >= now.state.pieces.size() ||
      !now.piece(*pieces.begin()).is_in_play()) {
    return rows;
  }
  const auto asked = match.question();
  const PieceId piece = *pieces.begin();
  if (!asked || now.piece(piece).side != asked->side) {
    return rows;
  }
  std::vector<OrdersModel::Row> later;
  for (std::size_t at = 0; at < core::sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<ActionKind>(at);
    if (possible.contains(kind) || kind == ActionKind::Pass) {
      continue;
    }
    for (const PieceId id : meant) {
      if (!may_ever(kind, now.piece(id).kind) || is_beside_the_point(now, kind, id)) {
        continue;
      }
      if (const auto refused = why_not(match, kind, id)) {
        rows.push_back(grey_row(now, kind, id, refused->cited,
                                core::words::sentence(now, *refused, asked->side)));
      } else if (is_sought(kind) && !is_by_reach(now.state.turn, kind) &&
                 !core::sequence::is_asked(now.state.turn, kind)) {
        later.push_back(grey_row(now, kind, id, core::sequence::row_of(kind).cited,
                                 when_words(now.state.turn, kind).toStdString()));
      }
      break;
    }
  }
  drop_echoes(rows);
  rows.insert(rows.end(), later.begin(), later.end());
  return rows;
}

namespace {

/// Leaders who roll are few, and nothing on the map tells who they are. Of those who roll to attack
/// the ones beside an Enemy are listed; the others find it in their menu.
bool is_roll_to_list(const core::state::Situation& now, const Action& action) {
  if (action.kind == ActionKind::TryInitiative) {
    return true;
  }
  return action.kind == ActionKind::TryCombatInitiative &&
         core::game::stands_near_enemy(now, *action.piece);
}

}  // namespace

std::vector<OrdersModel::Row> choices_of(Match& match) {
  std::vector<OrdersModel::Row> rows;
  const std::vector<Action>& legal = match.legal();
  const auto now = match.situation();
  // In a work, and in the Strategic Turn, everything is about the decision; in the phases of a
  // Game-Turn what names a piece is found by selecting it.
  const core::state::Turn& turn = now.state.turn;
  const bool in_work = !turn.pending.empty() && turn.innermost<core::state::ForceMove>() == nullptr;
  const bool on_the_map =
      core::state::is_movement(turn.stage) || core::state::is_combat(turn.stage);
  for (const Action& action : legal) {
    const bool listed =
        !action.piece || in_work || is_roll_to_list(now, action) ||
        (!on_the_map && turn.pending.empty() && !core::sequence::is_by_the_way(action.kind));
    if (!is_elsewhere(action.kind) && listed) {
      add(rows, now, action);
    }
  }
  gather_hexes(rows, now);
  if (rows.size() > kMostChoices) {
    rows.resize(kMostChoices);
  }
  return rows;
}

}  // namespace models
