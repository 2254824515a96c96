#include "core/state/record.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace core::state {
namespace {

using namespace base::literals;

/// Of one action.
constexpr std::size_t kUsualEvents = 4;

/// Which pieces an event puts elsewhere or makes count differently in the index.
struct Touched {
  const GameState& state;
  const Occupancy& occupancy;
  std::vector<PieceId>& pieces;

  void operator()(const PieceMoved& event) const {
    pieces.push_back(event.piece);
    if (rulebook::may_hold(state.piece(event.piece).kind)) {
      const std::vector<PieceId> contents = occupancy.contents(state, event.piece);
      pieces.insert(pieces.end(), contents.begin(), contents.end());
    }
  }

  void operator()(const PieceCreated& event) const { pieces.push_back(event.piece.id); }

  void operator()(const PieceLeft& event) const { pieces.push_back(event.piece); }

  void operator()(const PieceChanged& event) const { pieces.push_back(event.piece); }

  void operator()(const StatusSet& event) const {
    if (event.status == Status::Entrained || event.status == Status::Razed ||
        event.status == Status::FaceDown) {
      pieces.push_back(event.piece);
    }
  }

  template <class Other>
  void operator()(const Other& /*event*/) const {}
};

template <class Event, class... Others>
inline constexpr bool kIsOneOf = (std::is_same_v<Event, Others> || ...);

/// Whether answers that hang on the board (zones, supply, control) may differ after the event.
struct Concerns {
  const GameState& state;

  /// [22.16] A Department that is neutralised feeds nobody.
  bool operator()(const StatusSet& event) const {
    return event.status == Status::Entrained || event.status == Status::Razed ||
           event.status == Status::FaceDown || event.status == Status::Neutralised;
  }

  /// A source broadcasts while it holds a point [17.02]; how many it holds is no matter.
  bool operator()(const StockChanged& event) const {
    const int stock = state.piece(event.piece).stock;
    return stock == 0 || stock == event.by;
  }

  template <class Event>
  bool operator()(const Event& /*event*/) const {
    return !kIsOneOf<Event, Rolled, PointsSpent, SpanDeclared, GroundChanged, PoolChanged,
                     BuildingPaid, StageBegan, StageWentOn, ArrivalsWait, ChitTaken,
                     FirstPlayerFixed, CommandGiven, DecisionBegan, DecisionChanged, DecisionEnded,
                     Told, LossesCounted, RailPointsChanged, IncomeCame, PersonnelChanged,
                     PoliticsChanged, CallMade, BlockadeTried, DivisionAugmented, UnitDeployed,
                     FittingChanged, HeadquartersDue, FeatCounted, EmancipationProclaimed,
                     WarEnded>;
  }
};

/// Counts up the hexes in which an event changes something; called before it and after it.
struct Mark {
  const GameState& state;
  HexVersions& hexes;

  void operator()(const PieceCreated& event) const { piece(event.piece.id); }

  void operator()(const CommanderAppointed& event) const { piece(event.headquarters); }

  void operator()(const ForceEnergised& event) const {
    for (const PieceId id : event.units) {
      piece(id);
    }
  }

  template <class Event>
  void operator()(const Event& event) const {
    if constexpr (kIsOneOf<Event, PieceMoved, PieceLeft, PieceChanged, StockChanged, StatusSet,
                           PointsSpent, SpanDeclared>) {
      piece(event.piece);
    } else if constexpr (kIsOneOf<Event, GroundChanged, ControlPassed, NetChanged, RailCutSet,
                                  RailheadPassed, BuildingPaid>) {
      hexes.change(event.hex);
    } else if constexpr (!kIsOneOf<Event, Rolled, PoolChanged, RailPointsChanged, LossesCounted,
                                   LandingFed, LandingsEnded, RailFerryUsed, RestrictionTested,
                                   ArrivalsWait, StageWentOn, ChitTaken, FirstPlayerFixed,
                                   CommandGiven, DecisionBegan, DecisionChanged, DecisionEnded,
                                   Told, IncomeCame, PersonnelChanged, PoliticsChanged, CallMade,
                                   BlockadeTried, DivisionAugmented, UnitDeployed, FittingChanged,
                                   HeadquartersDue, DepartmentRelocated, FeatCounted,
                                   KentuckyJoined, EmancipationProclaimed, WarEnded>) {
      hexes.change_everywhere();  // the end of a phase is the end of activity
    }
  }

 private:
  void piece(PieceId id) const {
    const HexId* const hex = id.value() < state.pieces.size() ? state.piece(id).hex() : nullptr;
    if (hex != nullptr) {
      hexes.change(*hex);
    }
  }
};

/// Whether an event before it happens may change who is energised by whom; the end of a phase does
/// without it.
struct ConcernsCompanies {
  const GameState& state;

  bool operator()(const PieceMoved& event) const {
    return state.piece(event.piece).away() != nullptr || std::holds_alternative<Away>(event.to);
  }

  bool operator()(const StatusSet& event) const { return event.status == Status::Energised; }

  template <class Event>
  bool operator()(const Event& /*event*/) const {
    return kIsOneOf<Event, ForceEnergised, PieceCreated, PieceLeft, PieceChanged>;
  }
};

/// The hex of a change that no piece makes; nothing for all others.
const HexId* hex_of(const Event& event) {
  const HexId* hex = nullptr;
  const auto look = [&](const auto* of_kind) { hex = of_kind != nullptr ? &of_kind->hex : hex; };
  look(std::get_if<ControlPassed>(&event));
  look(std::get_if<NetChanged>(&event));
  look(std::get_if<RailCutSet>(&event));
  look(std::get_if<RailheadPassed>(&event));
  return hex;
}

/// [17.0] What a chain of supply sees of the pieces that an event touches. As long as that looks
/// the same before and after, the chains do.
class SupplyPicture {
 public:
  SupplyPicture(const GameState& state, const Occupancy& occupancy,
                const std::vector<PieceId>& touched)
      : state_{&state}, occupancy_{&occupancy}, touched_{&touched} {}

  /// Notes where the pieces stand and where the event brings them. False when a hex shows not all
  /// that matters of them.
  bool take(const Event& event) {
    if (const auto* moved = std::get_if<PieceMoved>(&event)) {
      const auto* to = std::get_if<HexId>(&moved->to);
      return pieces_are_plain() && note_pieces() && to != nullptr && note(*to);
    }
    if (const auto* created = std::get_if<PieceCreated>(&event)) {
      const HexId* to = created->piece.hex();
      return to != nullptr && note(*to);
    }
    const bool change =
        std::holds_alternative<PieceLeft>(event) || std::holds_alternative<PieceChanged>(event);
    return change && pieces_are_plain() && note_pieces();
  }

  /// Whether the pieces and the hexes noted look as they did.
  [[nodiscard]] bool is_the_same() const {
    for (std::size_t at = 0; at < count_; ++at) {
      if (!(occupancy_->at(hexes_[at]) == before_[at])) {
        return false;
      }
    }
    return pieces_are_plain();
  }

 private:
  /// A ship or what is aboard, a source, a fort, and a garrison or partisan counter, whose zone no
  /// index holds, are more than the sides that stand in a hex.
  [[nodiscard]] bool is_plain(const Piece& piece) const {
    using rulebook::PieceKind;
    if (piece.away() != nullptr && piece.away()->kind == AwayKind::Unused) {
      return true;
    }
    const bool kind = piece.kind == PieceKind::Leader || rulebook::is_headquarters(piece.kind) ||
                      (rulebook::is_ground_combat_unit(piece.kind) &&
                       !rulebook::has_zone_in_own_hex_only(piece.kind));
    return kind && piece.stock == 0 && piece.hex() != nullptr && !state_->transport_of(piece.id);
  }

  [[nodiscard]] bool pieces_are_plain() const {
    return std::all_of(touched_->begin(), touched_->end(), [&](PieceId id) {
      return id.value() >= state_->pieces.size() || is_plain(state_->piece(id));
    });
  }

  bool note_pieces() {
    return std::all_of(touched_->begin(), touched_->end(), [&](PieceId id) {
      const HexId* hex = state_->piece(id).hex();
      return hex == nullptr || note(*hex);
    });
  }

  bool note(HexId hex) {
    if (std::find(hexes_.begin(), hexes_.begin() + count_, hex) != hexes_.begin() + count_) {
      return true;
    }
    if (count_ == kMost) {
      return false;
    }
    hexes_[count_] = hex;
    before_[count_++] = occupancy_->at(hex);
    return true;
  }

  static constexpr std::uint8_t kMost = 4;

  const GameState* state_;
  const Occupancy* occupancy_;
  const std::vector<PieceId>* touched_;
  std::uint8_t count_{};
  std::array<HexId, kMost> hexes_{};
  std::array<HexOccupants, kMost> before_{};
};

}  // namespace

void Record::apply(Event event) {
  Standing& at = *standing_;
  std::vector<PieceId> touched;
  const Touched find{at.state_, at.occupancy_, touched};
  std::visit(find, event);
  SupplyPicture picture{at.state_, at.occupancy_, touched};
  const bool noted = !touched.empty() && picture.take(event);
  const Mark mark{at.state_, at.memo_.hexes()};
  const std::uint32_t everywhere = at.memo_.hexes().everywhere();
  const bool concerns_companies = std::visit(ConcernsCompanies{at.state_}, event);
  std::visit(mark, event);
  for (const PieceId id : touched) {
    if (id.value() < at.state_.pieces.size()) {
      at.occupancy_.take(at.state_, id);
    }
  }
  state::apply(at.state_, event, touched);
  std::visit(mark, event);
  if (concerns_companies || at.memo_.hexes().everywhere() != everywhere) {
    at.memo_.change_companies();
  }
  for (const PieceId id : touched) {
    at.occupancy_.put(at.state_, id);
  }
  if (!touched.empty()) {
    at.occupancy_.settle(at.state_, &at.memo_.changes());
  }
  if (const HexId* hex = hex_of(event)) {
    at.memo_.changes().note(*hex);
  }
  if (std::holds_alternative<StockChanged>(event) || std::holds_alternative<GroundChanged>(event) ||
      std::holds_alternative<PoolChanged>(event) || std::holds_alternative<IncomeCame>(event) ||
      std::holds_alternative<RailPointsChanged>(event)) {
    at.memo_.change_stocks();
  }
  if (std::visit(Concerns{at.state_}, event)) {
    if (std::holds_alternative<ForceEnergised>(event) || (noted && picture.is_the_same())) {
      at.memo_.change_without_supply();
    } else {
      at.memo_.change();
    }
  }
  if (events_.empty()) {
    events_.reserve(kUsualEvents);
  }
  events_.push_back(std::move(event));
}

int Record::roll(rulebook::RollId id, Side by, CaseRef cited, RollFor whom, int sides) {
  const int face = state().dice.next(sides);
  apply(Rolled{id, by, sides, face, cited, whom.piece, whom.hex});
  return face;
}

void Record::set(PieceId piece, Status status, bool on) { apply(StatusSet{piece, status, on}); }

void Record::move(PieceId piece, Place to, std::optional<PieceId> inside, CaseRef cited) {
  const Place from = state().piece(piece).place;
  apply(PieceMoved{piece, to, inside, cited});
  if (from != to && cited != "6.53"_case && !setting().begun_before.stays_aboard_trains) {
    leave_train(piece);
  }
}

void Record::leave_train(PieceId piece) {
  if (state().piece(piece).activity.has(Status::Entrained)) {
    set(piece, Status::Entrained, false);
  }
  if (rulebook::may_hold(state().piece(piece).kind)) {
    for (const PieceId held : standing_->occupancy_.contents(state(), piece)) {
      leave_train(held);
    }
  }
}

void Record::eliminate(PieceId piece, CaseRef cited) {
  apply(PieceLeft{piece, Away{AwayKind::Unused, 0, {}}, cited});
}

namespace {

/// Whether something still calls a piece that left the game by its number: those it energised
/// [16.16] or had in its span, the HQ it commanded, a landing place that it fed [17.13].
bool is_named(const GameState& state, PieceId gone) noexcept {
  return std::any_of(state.pieces.begin(), state.pieces.end(),
                     [&](const Piece& piece) {
                       return piece.commander == gone || piece.activity.span == gone ||
                              piece.activity.energiser == gone;
                     }) ||
         std::any_of(state.landings.begin(), state.landings.end(),
                     [&](const FedLanding& fed) { return fed.transport == gone; });
}

}  // namespace

std::string free_name(const GameState& state, std::string_view name) {
  std::string free{name};
  for (int number = 2; state.find(free) != nullptr; ++number) {
    free = std::string{name} + "." + std::to_string(number);
  }
  return free;
}

PieceId free_id(const GameState& state) noexcept {
  const auto& pieces = state.pieces;
  const auto free = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.away() != nullptr && piece.away()->kind == AwayKind::Unused &&
           !is_named(state, piece.id);
  });
  return free != pieces.end() ? free->id : PieceId{static_cast<std::uint16_t>(pieces.size())};
}

}  // namespace core::state
