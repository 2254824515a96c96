#include "core/state/record.h"

#include <algorithm>
#include <variant>

namespace core::state {
namespace {

/// Which pieces an event puts elsewhere or makes count differently in the index.
struct Touched {
  const GameState& state;
  std::vector<PieceId>& pieces;

  void operator()(const PieceMoved& event) const {
    pieces.push_back(event.piece);
    if (rulebook::may_hold(state.piece(event.piece).kind)) {
      const std::vector<PieceId> contents = state.contents(event.piece);
      pieces.insert(pieces.end(), contents.begin(), contents.end());
    }
  }

  void operator()(const PieceCreated& event) const { pieces.push_back(event.piece.id); }

  void operator()(const PieceLeft& event) const { pieces.push_back(event.piece); }

  void operator()(const PieceChanged& event) const { pieces.push_back(event.piece); }

  void operator()(const DeedSet& event) const {
    if (event.deed == Deed::Entrained || event.deed == Deed::Razed) {
      pieces.push_back(event.piece);
    }
  }

  template <class Other>
  void operator()(const Other& /*event*/) const {}
};

/// Whether answers that hang on the board (zones, supply, control) may differ after the event.
struct Concerns {
  const GameState& state;

  bool operator()(const Rolled& /*event*/) const { return false; }

  bool operator()(const PointsSpent& /*event*/) const { return false; }

  bool operator()(const SpanDeclared& /*event*/) const { return false; }

  bool operator()(const ForceEnergised& /*event*/) const { return false; }

  bool operator()(const DeedSet& event) const {
    return event.deed == Deed::Entrained || event.deed == Deed::Razed;
  }

  /// A source broadcasts while it holds a point [17.02]; how many it holds is no matter.
  bool operator()(const StockChanged& event) const {
    const int stock = state.piece(event.piece).stock;
    return stock == 0 || stock == event.by;
  }

  bool operator()(const GroundChanged& /*event*/) const { return false; }

  bool operator()(const PoolChanged& /*event*/) const { return false; }

  bool operator()(const BuildingPaid& /*event*/) const { return false; }

  bool operator()(const StageBegan& /*event*/) const { return false; }

  bool operator()(const StageWentOn& /*event*/) const { return false; }

  bool operator()(const ChitTaken& /*event*/) const { return false; }

  bool operator()(const FirstPlayerFixed& /*event*/) const { return false; }

  bool operator()(const CommandGiven& /*event*/) const { return false; }

  bool operator()(const WorkBegan& /*event*/) const { return false; }

  bool operator()(const WorkChanged& /*event*/) const { return false; }

  bool operator()(const WorkEnded& /*event*/) const { return false; }

  bool operator()(const Told& /*event*/) const { return false; }

  bool operator()(const LossesCounted& /*event*/) const { return false; }

  bool operator()(const RailPointsChanged& /*event*/) const { return false; }

  template <class Other>
  bool operator()(const Other& /*event*/) const {
    return true;
  }
};

}  // namespace

void Record::happen(Event event) {
  Standing& at = *standing_;
  std::vector<PieceId> touched;
  const Touched find{at.state_, touched};
  std::visit(find, event);
  for (const PieceId id : touched) {
    if (id.value() < at.state_.pieces.size()) {
      at.occupancy_.take(at.state_, id);
    }
  }
  state::apply(at.state_, event);
  for (const PieceId id : touched) {
    at.occupancy_.put(at.state_, id);
  }
  if (!touched.empty()) {
    at.occupancy_.settle(at.state_);
  }
  if (std::visit(Concerns{at.state_}, event)) {
    at.memo_.change();
  }
  events_.push_back(std::move(event));
}

int Record::roll(rulebook::RollId id, Side by, CaseRef cited, RollFor whom, int sides) {
  const int face = state().dice.next(sides);
  happen(Rolled{id, by, sides, face, cited, whom.piece, whom.hex});
  return face;
}

void Record::set(PieceId piece, Deed deed, bool on) { happen(DeedSet{piece, deed, on}); }

void Record::move(PieceId piece, Place to, std::optional<PieceId> inside, CaseRef cited) {
  happen(PieceMoved{piece, to, inside, cited});
}

void Record::eliminate(PieceId piece, CaseRef cited) {
  happen(PieceLeft{piece, Away{AwayKind::Unused, 0, {}}, cited});
}

PieceId Record::free_id() const noexcept {
  const auto& pieces = state().pieces;
  const auto free = std::find_if(pieces.begin(), pieces.end(), [](const Piece& piece) {
    return piece.away() != nullptr && piece.away()->kind == AwayKind::Unused;
  });
  return free != pieces.end() ? free->id : PieceId{static_cast<std::uint16_t>(pieces.size())};
}

}  // namespace core::state
