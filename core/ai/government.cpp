#include "core/ai/government.h"

#include "core/ai/calls.h"
#include "core/ai/missions.h"
#include "core/plan/best_of.h"
#include "core/strategic/departments.h"
#include "core/strategic/kentucky.h"
#include "core/strategic/personnel.h"
#include "core/strategic/politics.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace core::ai {
namespace {

using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;
using state::Stage;
using Actions = std::vector<Action>;

class Government {
 public:
  Government(Seat& seat, const Appraisal& appraisal, Country& country)
      : seat_{seat}, now_{seat.seen()}, appraisal_{appraisal}, country_{country} {}

  std::optional<Action> choose() {
    const state::Turn& turn = now_.state.turn;
    if (turn.innermost<state::Rising>() != nullptr) {
      return rise();
    }
    if (turn.innermost<state::SendingHome>() != nullptr) {
      return send_home();
    }
    if (!turn.pending.empty()) {
      return std::nullopt;
    }
    if (turn.stage == Stage::Departments) {
      return relocate();
    }
    return turn.stage == Stage::Politics ? act_politically() : std::nullopt;
  }

 private:
  [[nodiscard]] int figure(std::string_view row) const {
    return chart_number(now_.book(), "general_government", row, board::name(appraisal_.side()));
  }

  // ---- Departments ----

  /// What comes in at the hex brings the armies.
  [[nodiscard]] Worth worth_of_site(HexId hex) {
    return worth_of_more(now_, appraisal_, country_, needs(), hex, figure("deployed"));
  }

  const std::vector<Need>& needs() {
    if (needs_.empty()) {
      forces_ = field_forces(now_, seat_.planner().forces());
      parties_ = parties_of(now_, forces_);
      needs_ = give_missions(now_, appraisal_, country_, parties_);
    }
    return needs_;
  }

  /// [22.15] One that does not work comes before one that would bring more elsewhere, where nobody
  /// can come.
  std::optional<Action> relocate() {
    const auto gain = [&](const Action& action) -> std::pair<bool, Worth> {
      const Piece& department = now_.piece(*action.piece);
      const bool fails = department.activity.has(state::Status::Neutralised);
      const Worth there = worth_of_site(*action.hex);
      return {fails, fails ? there : there - worth_of_site(*department.hex())};
    };
    Actions useful;
    for (const Action& action : seat_.legal_of(ActionKind::Relocate)) {
      const auto [fails, more] = gain(action);
      const bool quiet = appraisal_.threat_later(*action.hex) == 0;
      if (fails || (quiet && more >= figure("relocation"))) {
        useful.push_back(action);
      }
    }
    auto best = plan::best_of(useful, ActionKind::Relocate, [&](const Action& action) {
      const bool quiet = appraisal_.threat_later(*action.hex) == 0;
      const auto [fails, more] = gain(action);
      return std::tuple{fails, quiet, more};
    });
    return best ? best : pass();
  }

  // ---- politics ----

  /// What Kentucky's joining brings: its places, and the militia that rises.
  [[nodiscard]] Worth worth_of_kentucky() const {
    if (!strategic::is_kentucky_neutral(now_)) {
      return 0;
    }
    Worth worth = appraisal_.csp_worth(appraisal_.side()) *
                  strategic::militia_to_rise(now_, appraisal_.side());
    for (const HexId goal : country_.goals()) {
      if (territory::is_neutral(now_.setting, now_.state, goal)) {
        worth += country_.worth_of(goal);
      }
    }
    return worth;
  }

  /// [25.5] [26.6] The Table where it can bring something, Emancipation where its Personnel Points
  /// are more than its price.
  std::optional<Action> act_politically() {
    const auto any = [&](ActionKind kind) {
      return plan::best_of(seat_.legal(), kind, [](const Action&) { return 0; });
    };
    if (const auto proclaims = any(ActionKind::Emancipate)) {
      if (worth_of_emancipation(now_) > 0) {
        return proclaims;
      }
    }
    const auto tries = any(ActionKind::TryPolitics);
    const bool free = now_.state.war.politics_of(appraisal_.side()).table_uses == 0;
    const Worth point = appraisal_.csp_worth(appraisal_.side()) * figure("political");
    const Worth price = free ? 0 : point * now_.book().politics.table_again;
    const bool worth_it = tries && worth_of_politics(now_.book().political_table,
                                                     strategic::lead_of(now_, appraisal_.side()),
                                                     worth_of_kentucky(), price) > 0;
    return worth_it ? tries : pass();
  }

  /// [25.43] Militia rises where most is wanted.
  std::optional<Action> rise() {
    return plan::best_of(seat_.legal(), ActionKind::PlaceArrival, [&](const Action& action) {
      return std::tuple{
          worth_of_more(now_, appraisal_, country_, needs(), *action.hex, action.number),
          action.number};
    });
  }

  /// [22.6] [26.11] They go where least is lost: far from the Enemy, and of no town's garrison.
  std::optional<Action> send_home() {
    const auto cost = [&](const Action& action) {
      const Piece& unit = now_.piece(*action.piece);
      const HexId* const hex = unit.hex();
      const Strength gone{unit.parenthesised ? 0 : action.number, action.number};
      return hex != nullptr ? appraisal_.cost_of_leaving(*hex, gone) : 0;
    };
    return plan::best_of(seat_.legal(), ActionKind::SendHome, [&](const Action& action) {
      const Piece& unit = now_.piece(*action.piece);
      const HexId* const hex = unit.hex();
      const int threat = hex != nullptr ? appraisal_.threat_later(*hex) : 0;
      return std::tuple{unit.kind == PieceKind::Militia, -cost(action) / std::max(1, action.number),
                        -threat, action.number};
    });
  }

  [[nodiscard]] std::optional<Action> pass() {
    const Action pass = sequence::passing();
    return seat_.is_legal(pass) ? std::optional{pass} : std::nullopt;
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  Country& country_;
  std::vector<plan::Force> forces_;
  std::vector<Party> parties_;
  std::vector<Need> needs_;
};

}  // namespace

Worth worth_of_politics(const rulebook::PoliticalTable& table, int lead, Worth kentucky,
                        Worth price) {
  const int faces = static_cast<int>(rulebook::PoliticalTable::kRows);
  Worth sum = 0;
  for (int face = 1; face <= faces; ++face) {
    switch (table.result(face, lead)) {
      case rulebook::PoliticalResult::Victory:
        sum += kWholeGame;
        break;
      case rulebook::PoliticalResult::Kentucky:
        sum += kentucky;
        break;
      case rulebook::PoliticalResult::Nothing:
        break;
    }
  }
  return sum / faces - price;
}

std::optional<Action> choose_for_government(Seat& seat, const Appraisal& appraisal,
                                            Country& country) {
  return Government{seat, appraisal, country}.choose();
}

}  // namespace core::ai
