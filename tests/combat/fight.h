// A battle played in a test: choices are judged and made, what needs no player happens by itself.
#pragma once

#include "core/combat/desk.h"
#include "core/sequence/action.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

namespace tests {

using core::board::Side;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::PieceId;

/// A position under construction with leaders and headquarters, then a battle in it.
class Fight {
 public:
  explicit Fight(const Ground& ground, Side acting = Side::Union,
                 core::state::Stage stage = core::state::Stage::Battles);

  // ---- building the position ----

  PieceId put(Side side, std::string_view what, std::string_view place, int stock = 0);
  PieceId put_inside(PieceId outer, std::string_view what, int stock = 0);
  /// A leader of Appendix A by himself, or on the HQ to which he is appointed.
  PieceId leader(Side side, std::string_view name, std::string_view place);
  PieceId leader_on(PieceId headquarters, std::string_view name);
  Fight& name(PieceId leader, std::string_view name);
  /// The leader's roll to attack has succeeded: he and these units may fight, units without an HQ
  /// in his span.
  Fight& ready(PieceId leader, std::initializer_list<PieceId> units);
  Fight& set(PieceId piece, core::state::Status status);
  Fight& without(std::string_view erratum);
  Fight& with(core::rulebook::Option option);
  /// As a game goes on that was begun before something was mended.
  Fight& begun(core::rulebook::BegunBefore before);
  /// Plays a scenario in which the cases hold.
  Fight& rules(std::vector<core::base::CaseRef> rules);
  Fight& cycle(std::string_view cycle);
  Fight& control(core::state::Controller side, std::string_view hex);
  Fight& dice(std::vector<std::uint8_t> faces);
  /// Begins a work before the battle, a moving force for example.
  Fight& begin(core::state::PendingDecision work);

  // ---- playing it; the position is fixed with the first of these ----

  /// The case that forbids the choice, or "".
  std::string refused(const Action& action);
  /// Makes a choice, which must be legal, and lets happen what follows. A test that goes on
  /// choosing without end, for what it waits for does not come, is ended by an exception.
  Fight& act(const Action& action);

  Fight& pass() { return act({ActionKind::Pass, {}, {}, {}, {}, 0}); }

  Fight& chit(int number) { return act({ActionKind::ChooseChit, {}, {}, {}, {}, number}); }

  /// What is offered, as kinds; each of it is judged, too.
  std::vector<Action> legal();
  [[nodiscard]] bool is_offered(const Action& action);
  /// Declares an attack of the leader with the units.
  Fight& attack(PieceId leader, std::string_view hex, std::initializer_list<PieceId> units,
                ActionKind kind = ActionKind::Attack);

  core::state::Standing& standing();
  const core::state::Piece& piece(PieceId id);

  const core::state::GameState& state() { return standing().state(); }

  /// The innermost battle.
  const core::state::Battle& battle();
  [[nodiscard]] bool has_battle();

  const std::vector<core::state::Event>& events() const { return events_; }

  /// The figures of the last fact with the key that was told; empty when there is none.
  [[nodiscard]] std::vector<int> told(std::string_view key) const;
  /// How often a fact with the key was told.
  [[nodiscard]] int facts(std::string_view key) const;
  [[nodiscard]] int rolls() const;

  core::state::Situation now() { return standing().situation(); }

  /// "B3010", or "unused", "captured" ... where the piece is.
  std::string where(PieceId id);
  int strength_in(Side side, std::string_view hex);

 private:
  void run(core::state::Record& record);
  /// Counts a choice. @throws std::runtime_error after far more of them than any battle takes.
  void count_choice(const Action& action);

  Position position_;
  core::state::GameState extra_;  ///< what a Position does not say
  std::vector<std::pair<PieceId, std::string>> names_;
  std::vector<std::pair<PieceId, PieceId>> commanders_;
  std::vector<std::pair<PieceId, core::state::Status>> activity_;
  std::vector<std::pair<PieceId, PieceId>> spans_;
  std::vector<core::state::PendingDecision> works_;
  std::shared_ptr<core::rulebook::Scenario> scenario_;
  std::vector<std::uint8_t> faces_;
  core::rulebook::OptionSelection options_;
  core::rulebook::BegunBefore begun_before_;
  std::string cycle_{"7/62"};
  Side acting_;
  core::state::Stage stage_;
  std::unique_ptr<core::state::Standing> standing_;
  std::vector<core::state::Event> events_;
  int choices_{};
};

inline Action add(PieceId id) { return {ActionKind::AddAttacker, id, {}, {}, {}, 0}; }

inline Action go(ActionKind kind, PieceId id, std::string_view to) {
  return {kind, id, {}, hex(to), {}, 0};
}

inline Action of(ActionKind kind, PieceId id) { return {kind, id, {}, {}, {}, 0}; }

inline Action plain(ActionKind kind) { return {kind, {}, {}, {}, {}, 0}; }

}  // namespace tests
