// The course of an action: what happens is applied at once and written down.
#pragma once

#include "core/state/event.h"
#include "core/state/situation.h"

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace core::state {

/// The number for a new piece: that of one that left the game and that nothing calls by it any
/// more, or one more than there are.
[[nodiscard]] PieceId free_id(const GameState& state) noexcept;

/// The name, or "NAME.2", "NAME.3" ... where counters have had it before.
[[nodiscard]] std::string free_name(const GameState& state, std::string_view name);

/// For whom or where a die is rolled.
struct RollFor {
  std::optional<PieceId> piece;
  std::optional<HexId> hex;
};

/// The only way by which rules change a position. A rule first judges, then lets things happen:
/// nothing can be taken back.
class Record {
 public:
  explicit Record(Standing& standing) noexcept : standing_{&standing} {}

  [[nodiscard]] Situation now() { return standing_->situation(); }

  [[nodiscard]] const GameState& state() const noexcept { return standing_->state_; }

  [[nodiscard]] const rulebook::Setting& setting() const noexcept { return standing_->setting_; }

  [[nodiscard]] const Piece& piece(PieceId id) const { return state().piece(id); }

  /// Applies the event and writes it down.
  void apply(Event event);

  /// [0.4] Rolls a die of `sides` faces in the ledger; gives the face, from 1.
  int roll(rulebook::RollId id, Side by, CaseRef cited, RollFor whom = {}, int sides = 6);

  // ---- shorter words for frequent events ----

  void set(PieceId piece, Status status, bool on = true);
  /// [6.54] What comes to another place by anything but a train [6.53] has left it, with all it
  /// carries.
  void move(PieceId piece, Place to, std::optional<PieceId> inside, CaseRef cited);
  /// Takes a piece off the map for good; its contents must have left it.
  void eliminate(PieceId piece, CaseRef cited);

  void begin(PendingDecision decision) { apply(DecisionBegan{std::move(decision)}); }

  void change_decision(PendingDecision decision) { apply(DecisionChanged{std::move(decision)}); }

  void end_decision() { apply(DecisionEnded{}); }

  void tell(Told told) { apply(std::move(told)); }

  /// The innermost pending decision, as one of its kind.
  /// Throws std::bad_variant_access when another kind is innermost: our own mistake.
  template <class Kind>
  [[nodiscard]] const Kind& pending() const {
    return std::get<Kind>(state().turn.pending.back());
  }

  [[nodiscard]] PieceId free_id() const noexcept { return state::free_id(state()); }

  /// What has happened since the record began, in order.
  [[nodiscard]] const std::vector<Event>& events() const noexcept { return events_; }

  [[nodiscard]] std::vector<Event> take_events() noexcept { return std::move(events_); }

 private:
  void leave_train(PieceId piece);

  Standing* standing_;
  std::vector<Event> events_;
};

}  // namespace core::state
