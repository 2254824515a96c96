#include "core/strategic/departments.h"

#include "core/strategic/campaign.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <memory>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::Option;
using state::Piece;
using state::Ruling;
using state::Status;

struct Sites {
  std::vector<HexId> hexes;
};

bool is_enemy_controlled_beside(const Situation& now, Side side, HexId hex) {
  return std::any_of(
      board::kDirections.begin(), board::kDirections.end(), [&](board::Direction direction) {
        const auto beside = now.map().beside(hex, direction);
        return beside && territory::controls(now.state, board::enemy_of(side), *beside);
      });
}

/// [22.12] An unparenthesised Confederate combat unit beside the hex.
bool has_attackers_beside(const Situation& now, HexId hex) {
  return std::any_of(board::kDirections.begin(), board::kDirections.end(),
                     [&](board::Direction direction) {
                       const auto beside = now.map().beside(hex, direction);
                       return beside && now.occupancy.at(*beside).attackers.has(Side::Confederate);
                     });
}

/// [22.12] On the Union rail net, or a seaport or river city that ships feed.
bool is_linked(const Situation& now, HexId hex) {
  const auto& sources = supply::chain_of(now, Side::Union).in_reach_of({hex});
  return std::any_of(sources.begin(), sources.end(), [&](const supply::SourceInReach& source) {
    return source.kind == supply::SourceKind::Railhead && source.at == hex;
  });
}

/// [22.12] [22.13] Why a Department of the side would not function in the city.
Ruling<> meets_criteria(const Situation& now, PieceId department, HexId hex) {
  const Side side = now.piece(department).side;
  const base::CaseRef cited = side == Side::Union ? "22.12"_case : "22.13"_case;
  const auto no = [&](std::string_view reason) {
    return state::refused(state::refusal(cited, reason).of(department).in(hex));
  };
  if (!now.map().has_city(hex)) {
    return state::refused(state::refusal("22.11"_case, "no-city-there").of(department).in(hex));
  }
  if (!territory::controls(now.state, side, hex)) {
    return no("city-not-controlled");
  }
  if (supply::chain_of(now, side).is_besieged(hex)) {
    return no("city-besieged");
  }
  if (side == Side::Union && has_attackers_beside(now, hex)) {
    return no("enemy-beside-city");
  }
  const bool linked =
      side == Side::Union ? is_linked(now, hex) : has_rail_to_origin(now, side, hex);
  return linked ? Ruling<>{} : no("city-cut-off");
}

/// [22.16] Whether it provides supply, and was not neutralised.
bool works(const Situation& now, PieceId department) {
  const Piece& piece = now.piece(department);
  return !piece.activity.has(Status::Neutralised) &&
         supply::chain_of(now, piece.side).functions(department);
}

bool has_own_department(const Situation& now, Side side, HexId hex) {
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& piece) {
    return piece.kind == PieceKind::Department && piece.side == side && piece.hex() != nullptr &&
           *piece.hex() == hex;
  });
}

}  // namespace

bool deploys(const Situation& now, PieceId id) {
  const Piece& department = now.piece(id);
  if (department.hex() == nullptr || !works(now, id) ||
      now.state.war.relocated[static_cast<std::size_t>(department.side)] == id) {
    return false;
  }
  return department.side == Side::Union ||
         has_rail_to_origin(now, Side::Confederate, *department.hex());
}

const std::vector<HexId>& deployment_sites(const Situation& now, Side side) {
  return now.memo
      .get<Sites>(static_cast<int>(side),
                  [&] {
                    auto sites = std::make_shared<Sites>();
                    for (const Piece& piece : now.state.pieces) {
                      if (piece.kind == PieceKind::Department && piece.side == side &&
                          deploys(now, piece.id)) {
                        sites->hexes.push_back(*piece.hex());
                      }
                    }
                    std::sort(sites->hexes.begin(), sites->hexes.end());
                    return std::shared_ptr<const Sites>{std::move(sites)};
                  })
      .hexes;
}

void neutralise_departments(Record& record, Side side) {
  if (!record.now().in_force("E090"_erratum) ||
      record.setting().switches.options.has(Option::DepartmentsReopenAtOnce)) {
    return;
  }
  for (std::size_t at = 0; at < record.state().pieces.size(); ++at) {
    const Piece& piece = record.state().pieces[at];
    if (piece.kind == PieceKind::Department && piece.side == side && piece.hex() != nullptr &&
        !piece.activity.has(Status::Neutralised) &&
        !supply::chain_of(record.now(), side).functions(piece.id)) {
      const PieceId department = piece.id;
      record.set(department, Status::Neutralised);
      record.tell({"department-neutralised",
                   "22.14"_case,
                   side,
                   department,
                   {},
                   *record.piece(department).hex(),
                   {}});
    }
  }
}

Ruling<> may_relocate(const Situation& now, PieceId department, HexId hex) {
  const Piece& piece = now.piece(department);
  if (piece.kind != PieceKind::Department || piece.hex() == nullptr) {
    return state::refused(state::refusal("22.15"_case, "no-department").of(department));
  }
  const auto& before = now.state.war.relocated[static_cast<std::size_t>(piece.side)];
  if (before) {
    return state::refused(
        state::refusal("22.15"_case, "relocated-already").of(department).with(*before));
  }
  const bool working = works(now, department);
  const bool here = *piece.hex() == hex;
  if (here && working) {
    return state::refused(state::refusal("22.16"_case, "department-works").of(department).in(hex));
  }
  if (!here && has_own_department(now, piece.side, hex)) {
    return state::refused(
        state::refusal("22.15"_case, "department-there-already").of(department).in(hex));
  }
  if (const Ruling<> good = meets_criteria(now, department, hex); !good) {
    return good;
  }
  if (working && is_enemy_controlled_beside(now, piece.side, hex)) {
    return state::refused(state::refusal("22.15"_case, "enemy-hex-beside").of(department).in(hex));
  }
  return {};
}

void relocate(Record& record, PieceId department, HexId hex) {
  const Side side = record.piece(department).side;
  if (*record.piece(department).hex() != hex) {
    record.move(department, hex, std::nullopt, "22.15"_case);
  }
  if (record.piece(department).activity.has(Status::Neutralised)) {
    record.set(department, Status::Neutralised, false);
  }
  record.apply(state::DepartmentRelocated{side, department});
}

void offer_relocations(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  if (now.state.war.relocated[static_cast<std::size_t>(side)]) {
    return;
  }
  std::vector<HexId> cities;
  for (const map::Town& town : now.map().towns()) {
    if (town.is_city() && now.map().is_played(town.hex)) {
      cities.push_back(town.hex);
    }
  }
  std::sort(cities.begin(), cities.end());
  cities.erase(std::unique(cities.begin(), cities.end()), cities.end());
  for (const Piece& piece : now.state.pieces) {
    if (piece.kind != PieceKind::Department || piece.side != side || piece.hex() == nullptr) {
      continue;
    }
    for (const HexId city : cities) {
      if (legal.wants(sequence::ActionKind::Relocate) && may_relocate(now, piece.id, city)) {
        legal.add({sequence::ActionKind::Relocate, piece.id, {}, city, {}, 0});
      }
    }
  }
}

}  // namespace core::strategic
