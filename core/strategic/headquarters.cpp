#include "core/strategic/headquarters.h"

#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/strategic/campaign.h"
#include "core/strategic/departments.h"

#include <algorithm>
#include <array>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::RollId;
using state::DueHeadquarters;

/// [22.22] The face that brings headquarters.
constexpr int kBringing = 1;
constexpr std::array kHeadquarters{PieceKind::InfantryCorpsHq, PieceKind::CavalryCorpsHq,
                                   PieceKind::ArmyHq};

int free_of(const Situation& now, Side side, PieceKind kind) {
  return organisation::free_counters(now, side, kind, 0);
}

/// [3.26] Counters that there are for the HQs due: of corps of both kinds, the owner chooses.
int counters_for(const Situation& now, Side side, bool army) {
  return army ? free_of(now, side, PieceKind::ArmyHq)
              : free_of(now, side, PieceKind::InfantryCorpsHq) +
                    free_of(now, side, PieceKind::CavalryCorpsHq);
}

const DueHeadquarters& due_of(const Situation& now, Side side) {
  return now.state.war.headquarters[static_cast<std::size_t>(side)];
}

int& count_of(DueHeadquarters& due, PieceKind kind) {
  return kind == PieceKind::ArmyHq ? due.armies : due.corps;
}

/// [22.21] Whether the track's words are the sign of a roll: both errata say so of one track each.
bool words_are_signs(const Situation& now, Side side) {
  return side == Side::Union ? now.in_force("E015"_erratum) : now.in_force("E020"_erratum);
}

/// [22.22] One sign.
int roll_sign(Record& record, Side side) {
  const int first = record.roll(RollId::Hq, side, "22.22"_case);
  const int second =
      rolls_again(record.now(), first) ? record.roll(RollId::Hq, side, "22.22"_case) : 1;
  return headquarters_called(first, second);
}

/// Those for which there is a counter; the rest is lost.
int within_mix(Record& record, Side side, int due, int free) {
  if (due > free) {
    record.tell({"headquarters-lost", "3.26"_case, side, {}, {}, {}, {due - free}});
  }
  return std::min(due, free);
}

}  // namespace

bool rolls_again(const Situation& now, int first) {
  return first == kBringing && now.in_force("E091"_erratum);
}

int headquarters_called(int first, int second) noexcept { return first == kBringing ? second : 0; }

int headquarters_within_mix(const Situation& now, Side side, bool army, int called) {
  const DueHeadquarters& due = due_of(now, side);
  const int before = army ? due.armies : due.corps;
  const int free = counters_for(now, side, army);
  return std::min(before + called, free) - std::min(before, free);
}

void roll_headquarters(Record& record, Side side) {
  DueHeadquarters due = due_of(record.now(), side);
  const DueHeadquarters before = due;
  if (words_are_signs(record.now(), side)) {
    const rulebook::CycleRow& row = cycle_row(record.now());
    if (row.says(side, "Corps HQ")) {
      const int come = roll_sign(record, side);
      record.tell({"corps-headquarters-come", "22.22"_case, side, {}, {}, {}, {come}});
      due.corps += come;
    }
    if (row.says(side, "Army HQ")) {
      const int come = roll_sign(record, side);
      record.tell({"army-headquarters-come", "22.22"_case, side, {}, {}, {}, {come}});
      due.armies += come;
    }
  }
  due.corps = within_mix(record, side, due.corps, counters_for(record.now(), side, false));
  due.armies = within_mix(record, side, due.armies, counters_for(record.now(), side, true));
  if (!(due == before)) {
    record.apply(state::HeadquartersDue{side, due});
  }
}

state::Ruling<> may_place_headquarters(const Situation& now, PieceKind kind, HexId hex) {
  const Side side = now.state.turn.acting;
  DueHeadquarters due = due_of(now, side);
  if (!rulebook::is_headquarters(kind) || count_of(due, kind) < 1) {
    return state::refused(state::refusal("22.22"_case, "no-headquarters-due").in(hex));
  }
  const std::vector<HexId>& sites = deployment_sites(now, side);
  if (!std::binary_search(sites.begin(), sites.end(), hex)) {
    return state::refused(state::refusal("22.22"_case, "no-department-there").in(hex));
  }
  if (free_of(now, side, kind) < 1) {
    return state::refused(state::refusal("3.26"_case, "mix-exceeded").figures(1, 0));
  }
  return {};
}

void place_headquarters(Record& record, PieceKind kind, HexId hex) {
  const Side side = record.state().turn.acting;
  DueHeadquarters due = due_of(record.now(), side);
  --count_of(due, kind);
  state::Piece piece = new_counter(record.now(), side, kind, 0);
  piece.id = record.free_id();
  piece.place = hex;
  record.apply(state::PieceCreated{piece, "22.22"_case, {}});
  record.apply(state::HeadquartersDue{side, due});
  organisation::come_to(record, side, hex);
}

void offer_headquarters(const Situation& now, sequence::Choices& legal) {
  for (const PieceKind kind : kHeadquarters) {
    for (const HexId hex : deployment_sites(now, now.state.turn.acting)) {
      if (legal.wants(sequence::ActionKind::PlaceHeadquarters) &&
          may_place_headquarters(now, kind, hex)) {
        legal.add({sequence::ActionKind::PlaceHeadquarters, {}, {}, hex, {}, 0, kind});
      }
    }
  }
}

}  // namespace core::strategic
