#include "core/data/setup_limits.h"

#include "core/base/contains.h"
#include "core/rulebook/of_the_turn.h"
#include "core/supply/pool.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace core::data {
namespace {

using namespace base::literals;
using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Piece;

std::string in_place(const Piece& piece) {
  return state::title(piece) + " in " + state::label(piece.place);
}

/// What a piece is where a hex holds one of a kind only, and the case by which an order is refused
/// that would add another.
struct OneOfKind {
  std::string_view word;
  base::CaseRef cited;
};

/// A Fortress is the upgrade of a Fort; a razed one has no marker [13.24].
std::optional<OneOfKind> one_of_kind(const Piece& piece) {
  constexpr std::array kKinds{
      std::pair{PieceKind::Fort, OneOfKind{"fort", "13.51"_case}},
      std::pair{PieceKind::Fortress, OneOfKind{"fort", "13.51"_case}},
      std::pair{PieceKind::Entrenchment, OneOfKind{"Entrenchment", "13.51"_case}},
      std::pair{PieceKind::Department, OneOfKind{"Department", "22.15"_case}},
      std::pair{PieceKind::Base, OneOfKind{"Base", "21.81"_case}}};
  for (const auto& [kind, one] : kKinds) {
    if (piece.kind == kind && !piece.activity.has(state::Status::Razed)) {
      return one;
    }
  }
  return std::nullopt;
}

/// [13.51] [22.15] [21.81] Works, Departments and Bases: one of a kind a hex, Bases in coastal
/// ones.
SetupCheck check_one_a_hex(const OpenedSetup& setup) {
  SetupCheck check{"one fort, Entrenchment, Department and Base a hex", "13.51"_case, 0, {}};
  std::map<std::tuple<HexId, Side, std::string_view>, const Piece*> first_there;
  for (const Piece& piece : setup.state.pieces) {
    const auto kind = one_of_kind(piece);
    if (!kind || piece.hex() == nullptr) {
      continue;
    }
    ++check.examined;
    if (piece.kind == PieceKind::Base && !setup.setting.map->hex(*piece.hex()).coastal) {
      check.findings.push_back(
          {kind->cited, piece.sheet_id, in_place(piece) + ": the hex is not coastal"});
    }
    const auto [first, fresh] =
        first_there.emplace(std::tuple{*piece.hex(), piece.side, kind->word}, &piece);
    if (!fresh) {
      check.findings.push_back({kind->cited, piece.sheet_id,
                                in_place(piece) + ": " + state::title(*first->second) +
                                    " is there already, and a hex has one " +
                                    std::string{kind->word}});
    }
  }
  return check;
}

/// [10.16] What Appoint refuses.
SetupCheck check_one_headquarters(const state::GameState& state) {
  SetupCheck check{"one headquarters a leader", "10.16"_case, 0, {}};
  std::map<state::PieceId, const Piece*> commands;
  for (const Piece& hq : state.pieces) {
    // A leader who is out names the HQ that he may take back [22.5]; two may name the same.
    if (!hq.commander || !rulebook::is_headquarters(hq.kind)) {
      continue;
    }
    ++check.examined;
    const auto [first, fresh] = commands.emplace(*hq.commander, &hq);
    if (!fresh) {
      check.findings.push_back({check.cited, hq.sheet_id,
                                state::title(state.piece(*hq.commander)) + " commands " +
                                    state::title(hq) + " and " + state::title(*first->second) +
                                    ": one HQ a leader"});
    }
  }
  return check;
}

/// The most Personnel Points that any month of a call brings.
int most_personnel(const rulebook::Setting& setting, Side side) {
  int most = 0;
  for (std::size_t call = 0; call < rulebook::kCallCount; ++call) {
    const auto& points = setting.rulebook->calls[side][static_cast<rulebook::Call>(call)].points;
    most = std::max(most, *std::max_element(points.begin(), points.end()));
  }
  return most;
}

/// The figures of a side, and what the charts of the turn allow.
class FiguresOfSide {
 public:
  FiguresOfSide(const OpenedSetup& setup, Side side, std::vector<state::Finding>& findings)
      : setup_{setup}, side_{side}, at_{static_cast<std::size_t>(side)}, findings_{findings} {}

  void look() {
    if (setup_.state.turn.stage > state::Stage::Initiative) {
      look_at_chit();
    }
    expect("6.51"_case, "rail points", setup_.state.treasury[at_].rail_points,
           rulebook::rail_points(setup_.setting, setup_.state.cycle, side_));
    if (setup_.setting.is_campaign()) {
      look_at_calls();
    }
  }

 private:
  /// [5.12] [5.13] [5.21]
  void look_at_chit() {
    const state::Turn& turn = setup_.state.turn;
    const rulebook::ChitPool& pool =
        rulebook::chit_pool(setup_.setting, setup_.state.cycle, turn.game_turn);
    const int chit = turn.chit[at_];
    if (!base::contains(pool.chits, chit)) {
      std::string values;
      for (const int value : pool.chits) {
        values += (values.empty() ? "" : ", ") + std::to_string(value);
      }
      tell("5.12"_case, "chit " + std::to_string(chit) + ": the chits of the pool are " + values);
    }
    expect("5.21"_case, "direct commands given", turn.commands[at_], chit);
  }

  /// [23.21] [23.3] Points that are not used are lost (E097); without that they gather.
  void look_at_calls() {
    const state::Manpower& manpower = setup_.state.war.manpower_of(side_);
    if (manpower.since < 0) {
      tell("23.21"_case, "a call of " + std::to_string(-int{manpower.since}) +
                             " cycles before the first of the game");
    }
    if (setup_.setting.switches.errata.has("E097"_erratum) && !setup_.state.war.emancipated) {
      expect("23.3"_case, "Personnel Points", manpower.points,
             most_personnel(setup_.setting, side_));
    }
  }

  void expect(base::CaseRef cited, const std::string& what, int found, int most) {
    if (found > most) {
      tell(cited, std::to_string(found) + " " + what + ": at most " + std::to_string(most));
    }
  }

  void tell(base::CaseRef cited, const std::string& text) {
    findings_.push_back({cited, "", (side_ == Side::Union ? "Union, " : "Confederate, ") + text});
  }

  const OpenedSetup& setup_;
  Side side_;
  std::size_t at_;
  std::vector<state::Finding>& findings_;
};

/// [5.12] [6.51] [23.2] What the lines before the pieces say of both sides.
SetupCheck check_figures(const OpenedSetup& setup) {
  SetupCheck check{"chits, commands, rail points and calls", "5.12"_case, 0, {}};
  if (setup.state.turn.stage == state::Stage::SetUp) {
    return check;  // a set-up: nothing is given yet
  }
  for (const Side side : board::kSides) {
    ++check.examined;
    FiguresOfSide{setup, side, check.findings}.look();
  }
  return check;
}

}  // namespace

std::vector<SetupCheck> check_limits(const OpenedSetup& setup) {
  return {check_one_a_hex(setup), check_one_headquarters(setup.state), check_figures(setup)};
}

void require_room_in_pool(const Origin& origin, int points) {
  if (points > supply::kFullPool) {
    fail(origin, "pool",
         std::to_string(points) + " SUP are too many: a pool holds " +
             std::to_string(supply::kFullPool) + " [21.1]");
  }
}

}  // namespace core::data
