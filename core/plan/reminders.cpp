#include "core/plan/reminders.h"

#include "core/base/contains.h"
#include "core/combat/declaration.h"
#include "core/command/commands.h"
#include "core/command/initiative.h"
#include "core/game/game.h"
#include "core/game/rooms.h"
#include "core/organisation/headquarters.h"
#include "core/plan/futile_attack.h"
#include "core/plan/reminder_list.h"
#include "core/strategic/personnel.h"

#include <algorithm>
#include <array>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using board::Side;
using sequence::ActionKind;
using state::PieceId;
using state::Situation;
using state::Stage;
using K = ActionKind;
using sequence::Action;

/// Which members of a choice a reminder names.
enum class Names : std::uint8_t { Piece, Other, Hex, PieceAndHex };

/// Choices that are open say that something can still be done.
struct Open {
  ActionKind kind;
  std::string_view key;
  base::CaseRef cited;
  Names names;
  std::optional<Stage> stage;  ///< nothing: in a decision
};

constexpr std::array kOpen{
    // ---- the Strategic Turn ----
    Open{K::SiegeBombard, "sieges-open", "13.35"_case, Names::Hex, Stage::Sieges},
    Open{K::SiegeAssault, "sieges-open", "13.35"_case, Names::Hex, Stage::Sieges},
    Open{K::Appoint, "headquarters-without-commander", "22.33"_case, Names::Other,
         Stage::LeaderPick},
    // ---- the Movement Phase ----
    Open{K::DeclareSpan, "spans-open", "10.11"_case, Names::Piece, Stage::MovementSpans},
    Open{K::TryInitiative, "leaders-not-tried", "5.22"_case, Names::Piece,
         Stage::InitiativeSegment},
    Open{K::Sail, "ships-not-sailed", "7.11"_case, Names::Piece, Stage::InitiativeSegment},
    Open{K::BombardFort, "forts-not-attacked", "11.23"_case, Names::Hex, Stage::InitiativeSegment},
    Open{K::Assault, "assaults-open", "7.24"_case, Names::PieceAndHex, Stage::InitiativeSegment},
    Open{K::MergeUnits, "units-to-merge", "3.24"_case, Names::Piece, Stage::Consolidation},
    // ---- a force or a group of ships on the move ----
    Open{K::RepairRail, "rail-to-mend", "18.31"_case, Names::Piece, std::nullopt},
    Open{K::Detrain, "still-entrained", "6.58"_case, Names::Piece, std::nullopt},
    Open{K::AttackFromMarch, "march-attacks-open", "14.11"_case, Names::PieceAndHex, std::nullopt},
    Open{K::Disembark, "still-aboard", "7.22"_case, Names::Piece, std::nullopt},
    Open{K::JoinBombardment, "ships-not-firing", "11.23"_case, Names::Piece, std::nullopt},
    // ---- the Combat Phase and its battles ----
    Open{K::DeclareSpan, "spans-open", "10.11"_case, Names::Piece, Stage::CombatSpans},
    Open{K::Attack, "attacks-open", "8.12"_case, Names::PieceAndHex, Stage::Battles},
    Open{K::AddAttacker, "attackers-left-out", "8.15"_case, Names::Piece, std::nullopt},
    Open{K::Withhold, "trains-in-battle", "8.17"_case, Names::Piece, std::nullopt},
    Open{K::SupportBattle, "ships-not-supporting", "11.31"_case, Names::Piece, std::nullopt},
    Open{K::Evade, "cavalry-could-evade", "15.21"_case, Names::Piece, std::nullopt},
    Open{K::Advance, "advance-open", "8.54"_case, Names::Piece, std::nullopt},
};

void name_members(Reminder& reminder, Names names, const Action& choice) {
  if (names == Names::Other) {
    name_piece(reminder, *choice.other);
  } else if (names != Names::Hex && choice.piece) {
    name_piece(reminder, *choice.piece);
  }
  if (names == Names::Hex || names == Names::PieceAndHex) {
    name_hex(reminder, *choice.hex);
  }
}

/// Whether the reminder already has a choice that names the same.
bool is_named(const Reminder& reminder, Names names, const Action& choice) {
  return std::any_of(reminder.choices.begin(), reminder.choices.end(), [&](const Action& each) {
    const bool piece = names == Names::Other ? each.other == choice.other
                                             : names == Names::Hex || each.piece == choice.piece;
    const bool hex = (names != Names::Hex && names != Names::PieceAndHex) || each.hex == choice.hex;
    return piece && hex;
  });
}

/// What is open by the chart above; what goes under one key is one reminder.
void remind_of_open_choices(ReminderList& list) {
  const state::Turn& turn = list.now().state.turn;
  for (std::size_t at = 0; at < kOpen.size(); ++at) {
    const auto is_same = [&](const Open& each) { return each.key == kOpen.at(at).key; };
    const bool is_first = std::none_of(kOpen.begin(), kOpen.begin() + at, [&](const Open& each) {
      return is_same(each) && each.stage == kOpen.at(at).stage;
    });
    const bool applies =
        kOpen.at(at).stage ? list.is_in(*kOpen.at(at).stage) : !turn.pending.empty();
    if (!is_first || !applies) {
      continue;
    }
    Reminder reminder{kOpen.at(at).cited, kOpen.at(at).key, {}, {}, {}, {}};
    for (const Action& choice : list.legal()) {
      const bool wanted = std::any_of(kOpen.begin(), kOpen.end(), [&](const Open& each) {
        return is_same(each) && each.kind == choice.kind;
      });
      if (wanted && !is_named(reminder, kOpen.at(at).names, choice) &&
          !why_futile(list.now(), list.side(), choice)) {
        name_members(reminder, kOpen.at(at).names, choice);
        reminder.choices.push_back(choice);
      }
    }
    list.add(std::move(reminder));
  }
}

/// Adds the choice; of those that are the same but for their number the largest stays.
template <class IsSame>
void keep_largest(Reminder& reminder, const Action& choice, IsSame is_same) {
  const auto same = std::find_if(reminder.choices.begin(), reminder.choices.end(), is_same);
  if (same == reminder.choices.end()) {
    reminder.choices.push_back(choice);
  } else if (same->number < choice.number) {
    *same = choice;
  }
}

/// [8.31] Leaders who have not rolled and would have somebody to attack: what could be attacked is
/// asked of a copy in which all of them have succeeded. An attack is his whose roll allows it: the
/// leader's own, or his chief's where he has no roll himself [8.32].
void remind_of_attacks_to_try(ReminderList& list) {
  if (!list.is_in(Stage::CombatInitiative) || !list.is_legal(K::TryCombatInitiative)) {
    return;
  }
  state::Standing standing{list.now().setting, list.now().state};
  state::Record record{standing};
  for (const Action& choice : list.legal()) {
    if (choice.kind == K::TryCombatInitiative) {
      command::allow_to_fight(record, *choice.piece);
    }
  }
  record.apply(state::StageBegan{Stage::Battles, list.side()});
  sequence::Choices attacks;
  combat::offer_attacks(record.now(), attacks);
  const auto may_roll = [&](PieceId leader) {
    return base::contains(list.legal(), Action{K::TryCombatInitiative, leader, {}, {}, {}, 0});
  };
  Reminder reminder{"8.31"_case, "attacks-not-tried", {}, {}, {}, {}};
  for (const Action& choice : list.legal()) {
    if (choice.kind != K::TryCombatInitiative) {
      continue;
    }
    const auto is_his = [&](const Action& attack) {
      return attack.piece == choice.piece ||
             (!may_roll(*attack.piece) &&
              command::may_lead(list.now(), *choice.piece, *attack.piece));
    };
    if (std::none_of(attacks.list().begin(), attacks.list().end(), is_his)) {
      continue;
    }
    add_choice(reminder, choice);
    for (const Action& attack : attacks.list()) {
      if (is_his(attack)) {
        name_hex(reminder, *attack.hex);
      }
    }
  }
  list.add(std::move(reminder));
}

bool is_beside_the_enemy(const Situation& now, Side side, HexId hex) {
  const auto has_enemy = [&](HexId at) {
    return now.occupancy.at(at).open_combat.has(board::enemy_of(side));
  };
  return std::any_of(board::kDirections.begin(), board::kDirections.end(),
                     [&](board::Direction direction) {
                       const auto next = now.map().beside(hex, direction);
                       return next && has_enemy(*next);
                     });
}

/// [13.51] Works that were begun, and places in front of the Enemy that have none.
void remind_of_works(ReminderList& list) {
  if (!list.is_in(Stage::Fortification)) {
    return;
  }
  const Situation& now = list.now();
  Reminder begun{"13.51"_case, "works-unfinished", {}, {}, {}, {}};
  Reminder open{"13.51"_case, "works-possible", {}, {}, {}, {}};
  for (const Action& choice : list.legal()) {
    if (choice.kind != K::BuildWork && choice.kind != K::Entrench) {
      continue;
    }
    const auto& buildings = now.state.buildings;
    const bool is_begun =
        choice.kind == K::BuildWork &&
        std::any_of(buildings.begin(), buildings.end(), [&](const state::Building& building) {
          return building.side == list.side() && building.hex == *choice.hex;
        });
    if (!is_begun && !is_beside_the_enemy(now, list.side(), *choice.hex)) {
      continue;
    }
    Reminder& reminder = is_begun ? begun : open;
    name_hex(reminder, *choice.hex);
    keep_largest(reminder, choice, [&](const Action& known) {
      return known.kind == choice.kind && known.hex == choice.hex;
    });
  }
  begun.figures = {static_cast<int>(begun.hexes.size()), now.state.treasury_of(list.side()).pool};
  open.figures = {static_cast<int>(open.hexes.size()), now.state.treasury_of(list.side()).pool};
  list.add(std::move(begun));
  list.add(std::move(open));
}

/// [23.3] What the end of production loses, while something can still be begun with it.
void remind_of_personnel(ReminderList& list) {
  if (!list.is_in(Stage::Initiation)) {
    return;
  }
  const Situation& now = list.now();
  const int left = strategic::personnel_at_stake(now, list.side());
  const bool may_begin =
      std::any_of(list.legal().begin(), list.legal().end(), [](const Action& choice) {
        return choice.kind == K::StartUnit || choice.kind == K::Augment ||
               choice.kind == K::Convert;
      });
  if (left > 0 && may_begin) {
    list.say({"23.3"_case,
              "personnel-left",
              {},
              {},
              {left, now.state.treasury_of(list.side()).pool},
              {}});
  }
}

}  // namespace

bool ReminderList::is_legal(ActionKind kind) const noexcept {
  return std::any_of(legal_->begin(), legal_->end(),
                     [kind](const Action& choice) { return choice.kind == kind; });
}

bool ReminderList::is_in(Stage stage) const noexcept {
  return now_->state.turn.pending.empty() && now_->state.turn.stage == stage;
}

void ReminderList::add(Reminder reminder) {
  if (reminder.pieces.empty() && reminder.hexes.empty() && reminder.choices.empty()) {
    return;
  }
  if (reminder.figures.empty()) {
    reminder.figures = {static_cast<int>(reminder.choices.size())};
  }
  say(std::move(reminder));
}

const std::vector<Energising>& ReminderList::energising() {
  if (energising_) {
    return *energising_;
  }
  energising_.emplace();
  for (const Action& choice : *legal_) {
    if (choice.kind != K::Command && choice.kind != K::TryInitiative) {
      continue;
    }
    Energising each{choice, command::force_of(*now_, *choice.piece)};
    const std::vector<PieceId> force = each.units;
    for (const PieceId head : force) {
      if (rulebook::is_headquarters(now_->piece(head).kind)) {
        const std::vector<PieceId> roster = organisation::roster(now_->state, head);
        each.units.insert(each.units.end(), roster.begin(), roster.end());
      }
    }
    energising_->push_back(std::move(each));
  }
  return *energising_;
}

const Action* ReminderList::energising_one_of(const std::vector<PieceId>& pieces) {
  for (const Energising& each : energising()) {
    if (std::any_of(pieces.begin(), pieces.end(),
                    [&](PieceId piece) { return base::contains(each.units, piece); })) {
      return &each.choice;
    }
  }
  return nullptr;
}

void name_piece(Reminder& reminder, PieceId piece) {
  if (!base::contains(reminder.pieces, piece)) {
    reminder.pieces.push_back(piece);
  }
}

void name_hex(Reminder& reminder, HexId hex) {
  if (!base::contains(reminder.hexes, hex)) {
    reminder.hexes.push_back(hex);
  }
}

void add_choice(Reminder& reminder, const Action& choice) {
  if (choice.piece) {
    name_piece(reminder, *choice.piece);
  }
  keep_largest(reminder, choice, [&](const Action& known) {
    return known.kind == choice.kind && known.piece == choice.piece && known.hex == choice.hex;
  });
}

std::vector<Reminder> reminders(const Situation& now, Side side) {
  std::vector<Action> legal;
  if (game::room_now(now.state.turn) != nullptr) {
    game::offer(now, legal);
  }
  return reminders(now, side, legal);
}

std::vector<Reminder> reminders(const Situation& now, Side side, const std::vector<Action>& legal) {
  const state::Turn& turn = now.state.turn;
  const game::Room* const room = game::room_now(turn);
  if (room == nullptr || room->decides(now).value_or(turn.acting) != side) {
    return {};
  }
  ReminderList list{now, side, legal};
  if (!list.is_legal(K::Pass) && !list.is_in(Stage::Maintenance)) {
    return {};
  }
  remind_of_open_choices(list);
  remind_of_movement(list);
  remind_of_attacks_to_try(list);
  remind_of_works(list);
  remind_of_personnel(list);
  remind_of_supply(list);
  return list.take();
}

}  // namespace core::plan
