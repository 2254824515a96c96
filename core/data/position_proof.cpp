#include "core/data/position_proof.h"

#include "core/base/contains.h"
#include "core/data/setup_limits.h"
#include "core/data/setup_proof.h"
#include "core/movement/mover.h"
#include "core/state/situation.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::Finding;
using state::GameState;
using state::Piece;

/// Where a piece stands in the sheet; the file as a whole for a finding about none.
Origin origin_of(const SheetText& sheet, const std::string& file, const std::string& piece) {
  const auto row = std::find_if(sheet.pieces.rows.begin(), sheet.pieces.rows.end(),
                                [&](const Row& each) { return each.key == piece; });
  return piece.empty() || row == sheet.pieces.rows.end() ? Origin{file, 0} : row->origin;
}

bool is_in_the_open(const GameState& state, const Piece& piece) {
  return piece.hex() != nullptr && !state.fort_of(piece.id) && !state.transport_of(piece.id);
}

/// [10.32] A leader does not stay in a hex with an Enemy combat unit: he was captured, or got away.
SetupCheck check_lone_leaders(const OpenedSetup& opened) {
  SetupCheck check{"no leader among Enemies", "10.32"_case, 0, {}};
  const state::Occupancy occupancy{*opened.setting.map, opened.state};
  for (const Piece& leader : opened.state.pieces) {
    if (leader.kind != PieceKind::Leader || !is_in_the_open(opened.state, leader)) {
      continue;
    }
    ++check.examined;
    if (occupancy.at(*leader.hex()).open_combat.has(board::enemy_of(leader.side))) {
      check.findings.push_back({"10.32"_case, leader.sheet_id,
                                state::title(leader) + " in " + state::label(leader.place) +
                                    " stands there with an Enemy combat unit"});
    }
  }
  return check;
}

/// The points that a piece can have spent. [16.12] Leaders and HQs have gone as those who were with
/// them did, who may be others now: no faster than a leader, and no farther than a forced march.
int most_spent(const state::Situation& now, const Piece& piece) {
  const auto& types = now.book().unit_types;
  if (rulebook::is_ship(piece.kind)) {
    return types[piece.kind].range.value_or(0);
  }
  if (rulebook::is_headquarters(piece.kind) || piece.kind == PieceKind::Leader) {
    return types[PieceKind::Leader].land_movement.value_or(0) + rulebook::kMostAdditionalPoints;
  }
  return movement::allowance(now, piece.id) + piece.activity.extra;
}

/// [6.11] [7.11] Nobody has spent more than he has.
SetupCheck check_points(const OpenedSetup& opened) {
  SetupCheck check{"movement points spent", "6.11"_case, 0, {}};
  state::Standing standing{opened.setting, opened.state};
  for (const Piece& piece : opened.state.pieces) {
    if (piece.activity.spent == 0 || piece.away() != nullptr) {
      continue;
    }
    ++check.examined;
    const int most = most_spent(standing.situation(), piece);
    if (piece.activity.spent > most) {
      check.findings.push_back(
          {rulebook::is_ship(piece.kind) ? "7.11"_case : "6.11"_case, piece.sheet_id,
           state::title(piece) + " has spent " + std::to_string(piece.activity.spent) +
               " points and has " + std::to_string(most)});
    }
  }
  return check;
}

/// What may come about in the course of a game, but in no set-up: control is brought up to date at
/// the end of a phase [3.23] [3.28], a commander is somewhere else than his HQ [10.16], works that
/// are shot away leave more inside than the rest holds [13.24]. In which year a leader comes
/// [22.31] is nothing that a position depends on.
bool comes_about(base::CaseRef cited) {
  constexpr std::array kComeAbout{"3.23"_case,  "3.28"_case,  "10.16"_case,
                                  "13.12"_case, "16.22"_case, "22.31"_case};
  return base::contains(kComeAbout, cited);
}

/// What a chart has as printed, and every game that begins with it: a railhead beside its railroad,
/// militia on the roster of an infantry corps (E078).
bool is_printed(const rulebook::Setting& setting, base::CaseRef cited) {
  const rulebook::ErrataSelection& errata = setting.switches.errata;
  return (cited == "18.14"_case && errata != rulebook::ErrataSelection::corrected()) ||
         (cited == "16.21"_case && !errata.has("E078"_erratum));
}

}  // namespace

std::optional<Finding> what_cannot_be(const OpenedSetup& opened) {
  OpenedSetup position = opened;
  position.remarks.clear();  // pieces that the set-up has left out are none of the position
  std::vector<SetupCheck> checks = check_setup(position);
  checks.push_back(check_lone_leaders(position));
  checks.push_back(check_points(position));
  for (const SetupCheck& check : checks) {
    for (const Finding& finding : check.findings) {
      if (!comes_about(finding.cited) && !is_printed(opened.setting, finding.cited)) {
        return finding;
      }
    }
  }
  return std::nullopt;
}

std::vector<base::DataError> limit_faults(const SheetText& sheet, const std::string& file,
                                          const OpenedSetup& opened) {
  std::vector<base::DataError> faults;
  for (const SetupCheck& check : check_limits(opened)) {
    for (const Finding& finding : check.findings) {
      const Origin origin = origin_of(sheet, file, finding.sheet_id);
      faults.emplace_back(origin.file, origin.line, "",
                          finding.text + " [" + finding.cited.text() + "]");
    }
  }
  return faults;
}

void prove_position(const SheetText& sheet, const std::string& file, const OpenedSetup& opened) {
  if (const auto finding = what_cannot_be(opened)) {
    fail(origin_of(sheet, file, finding->sheet_id), "",
         "the position cannot be: " + finding->text + " [" + finding->cited.text() + "]");
  }
}

}  // namespace core::data
