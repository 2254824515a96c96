#include "core/words/said.h"

#include "core/state/finding.h"
#include "core/words/place_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <variant>

namespace core::words {
namespace {

using base::operator""_case;
using board::HexId;
using board::Side;
using state::CaseRef;
using state::PieceId;
using state::Situation;

/// What a piece has done or is, and the case that says what follows from it.
struct StatusWords {
  std::string_view words;
  CaseRef cited;
};

/// By the bit of the Status.
constexpr std::array<StatusWords, state::kStatusCount> kStatuses{
    {{"energised", "5.21"_case},
     {"done with its move", "5.25"_case},
     {"has to stop", "6.21"_case},
     {"moved by rail", "6.31"_case},
     {"dropped after the command", "3.25"_case},
     {"tried to move by initiative", "5.22"_case},
     {"rolled for its forced march", "6.32"_case},
     {"has attacked while moving", "8.12"_case},
     {"tried an Amphibious Assault", "7.24"_case},
     {"in position before the target", "7.24"_case},
     {"has ferried", "7.31"_case},
     {"took part in a bombardment", "11.23"_case},
     {"has repaired a rail hex", "18.31"_case},
     {"has repaired two rail hexes", "18.31"_case},
     {"has begun its move", "5.28"_case},
     {"tried to attack by initiative", "8.31"_case},
     {"may attack", "8.31"_case},
     {"has attacked", "8.12"_case},
     {"supports a battle", "11.31"_case},
     {"has fought at sea", "11.14"_case},
     {"has evaded", "15.21"_case},
     {"on the railroad", "6.53"_case},
     {"face down, fitting out", "21.72"_case},
     {"neutralised", "22.16"_case},
     {"has attacked twice", "26.1"_case},
     {"was attacked", "8.23"_case},
     {"began in the south", "19.74"_case},
     {"shot away", "13.24"_case},
     {"maintained", "12.11"_case},
     {"not fully supplied", "12.13"_case},
     {"its siege was conducted", "13.35"_case},
     {"has carried something", "17.11"_case}}};

std::string text(board::SideSet sides) {
  if (sides == board::SideSet::both()) {
    return "both sides";
  }
  if (sides.empty()) {
    return "neither side";
  }
  return "the " + side_text(sides.has(Side::Union) ? Side::Union : Side::Confederate);
}

/// A hex with the town in it; its label alone where names are of no use yet.
std::string named(const Situation* now, HexId hex) {
  return now == nullptr ? hex.label() : hex_title(now->map(), hex);
}

std::string place_of(const Situation* now, const state::Place& place, bool floats) {
  return now == nullptr ? state::label(place) : place_title(now->map(), place, floats);
}

struct Say {
  const Situation* now{};  ///< for the names of places; null: of no use yet

  static Said of(std::string_view key, CaseRef cited, std::optional<PieceId> piece = {}) {
    Said said;
    said.key = key;
    said.cited = cited;
    said.piece = piece;
    return said;
  }

  static Said of_side(std::string_view key, CaseRef cited, Side side, std::vector<int> figures) {
    Said said = of(key, cited);
    said.side = side_text(side);
    said.figures = std::move(figures);
    return said;
  }

  /// "{1} points come", "{1} points go".
  static Said change(std::string_view more, std::string_view less, int by, CaseRef cited) {
    Said said = of(by < 0 ? less : more, cited);
    said.figures = {by < 0 ? -by : by};
    return said;
  }

  Said operator()(const state::Rolled& event) const {
    Said said = of_side(event.sides == 6 ? "rolled" : "drawn", event.cited, event.by,
                        {event.face, event.sides});
    said.piece = event.piece;
    const bool at_sea = event.id == rulebook::RollId::Naval;  // the place has been told by its name
    said.at = event.hex && !at_sea ? named(now, *event.hex) : "";
    said.word = rulebook::name(event.id);
    return said;
  }

  Said operator()(const state::PieceMoved& event) const {
    const bool roster = event.cited == "16.16"_case || event.cited == "16.22"_case;
    const bool fort = event.cited == "13.13"_case;
    if (const auto* const away = std::get_if<state::Away>(&event.to);
        away != nullptr && !roster && !event.inside) {
      return left(event.piece, *away, event.cited);
    }
    const bool on_it = event.inside && (now == nullptr ||
                                        rulebook::is_headquarters(now->piece(*event.inside).kind));
    Said said = of(roster && on_it        ? "enrolled"
                   : roster               ? "detached"
                   : fort && event.inside ? "went-inside"
                   : fort                 ? "came-out"
                                          : "moved",
                   event.cited, event.piece);
    said.other = event.inside;
    said.at =
        place_of(now, event.to, now != nullptr && rulebook::is_ship(now->piece(event.piece).kind));
    return said;
  }

  Said operator()(const state::PieceCreated& event) const {
    const state::Away* const away = event.piece.away();
    const bool produced = away != nullptr && away->kind == state::AwayKind::Spiral;
    const bool partisans = event.piece.kind == rulebook::PieceKind::Partisan;
    Said said = of(produced          ? partisans ? "partisans-gather" : "production-started"
                   : away != nullptr ? "leader-comes"
                                     : "created",
                   event.cited);
    said.other = event.parent;
    if (produced) {
      said.figures = {away->until};
    }
    said.at = place_of(now, event.piece.place, rulebook::is_ship(event.piece.kind));
    said.side = side_text(event.piece.side);
    said.word = now == nullptr ? std::string{} : state::title(event.piece, now->book());
    return said;
  }

  Said operator()(const state::PieceLeft& event) const {
    return left(event.piece, event.to, event.cited);
  }

  /// Off the map: whether it has left its holder, or goes with what it holds [7.54].
  [[nodiscard]] Said left(state::PieceId piece, const state::Away& to, CaseRef cited) const {
    constexpr std::array<std::string_view, 8> kKeys{
        "left-unused",  "left-pool",      "left-wounded", "left-captured",
        "left-florida", "left-galveston", "left-waiting", "left-spiral"};
    const bool merged = to.kind == state::AwayKind::Unused && cited == "3.24"_case;
    const bool scattered = to.kind == state::AwayKind::Unused && cited == "26.10"_case;
    Said said = of(merged      ? "left-merged"
                   : scattered ? "partisans-scatter"
                               : kKeys.at(static_cast<std::size_t>(to.kind)),
                   cited, piece);
    said.at = named(now, to.back);
    said.figures = {to.until};
    return said;
  }

  Said operator()(const state::PieceChanged& event) const {
    return of("changed", event.cited, event.piece);
  }

  Said operator()(const state::StockChanged& event) const {
    Said said = change("stock-more", "stock-less", event.by, event.cited);
    said.piece = event.piece;
    return said;
  }

  Said operator()(const state::GroundChanged& event) const {
    Said said = change("ground-more", "ground-less", event.by, event.cited);
    said.at = named(now, event.hex);
    return said;
  }

  Said operator()(const state::PoolChanged& event) const {
    Said said = change("pool-more", "pool-less", event.by, event.cited);
    said.side = side_text(event.side);
    return said;
  }

  Said operator()(const state::RailPointsChanged& event) const {
    Said said = change("rail-points-more", "rail-points-less", event.by, event.cited);
    said.side = side_text(event.side);
    return said;
  }

  Said operator()(const state::LossesCounted& event) const {
    return of_side("losses-counted", "8.16"_case, event.side, {event.points});
  }

  Said operator()(const state::StatusSet& event) const {
    const auto bit =
        static_cast<std::size_t>(std::countr_zero(static_cast<std::uint32_t>(event.status)));
    const bool ship_stops = event.status == state::Status::Stopped && now != nullptr &&
                            rulebook::is_ship(now->piece(event.piece).kind);
    constexpr StatusWords kNoneOfThem{"marked", "4.1"_case};
    const auto& [words, cited] = bit < kStatuses.size() ? kStatuses.at(bit) : kNoneOfThem;
    Said said =
        of(event.on ? "deed-set" : "deed-cleared", ship_stops ? "7.13"_case : cited, event.piece);
    said.word = words;
    return said;
  }

  Said operator()(const state::PointsSpent& event) const {
    Said said = of("points-spent", "6.11"_case, event.piece);
    said.figures = {event.movement, event.extra, event.carried, event.rail_hexes};
    return said;
  }

  Said operator()(const state::SpanDeclared& event) const {
    Said said = of(event.leader ? "span-declared" : "span-left", "10.11"_case, event.piece);
    said.other = event.leader;
    return said;
  }

  Said operator()(const state::ForceEnergised& event) const {
    Said said = of("force-energised", "5.28"_case, event.energiser);
    said.figures = {static_cast<int>(event.units.size())};
    return said;
  }

  Said operator()(const state::CommanderAppointed& event) const {
    Said said = of(event.leader ? "commander-appointed" : "commander-gone", event.cited,
                   event.headquarters);
    said.other = event.leader;
    return said;
  }

  Said operator()(const state::ControlPassed& event) const {
    Said said = of(event.to ? "control-passed" : "control-lost", "3.23"_case);
    said.at = named(now, event.hex);
    said.side = event.to ? side_text(*event.to) : "";
    return said;
  }

  Said operator()(const state::NetChanged& event) const {
    Said said = of("net-changed", "18.12"_case);
    said.at = named(now, event.hex);
    said.word = text(event.to);
    return said;
  }

  Said operator()(const state::RailCutSet& event) const {
    Said said = of(event.cut ? "rail-cut" : "rail-mended", event.cited);
    said.at = named(now, event.hex);
    return said;
  }

  Said operator()(const state::BuildingPaid& event) const {
    Said said = change("building-paid", "building-ends", event.by, "13.51"_case);
    said.at = named(now, event.hex);
    said.side = side_text(event.side);
    said.word = rulebook::name(event.kind);
    return said;
  }

  Said operator()(const state::LandingFed& event) const {
    Said said = of("landing-fed", "17.13"_case, event.landing.transport);
    said.at = named(now, event.landing.landing);
    said.figures = {event.landing.used};
    return said;
  }

  Said operator()(const state::LandingsEnded& event) const {
    return of_side("landings-ended", "17.13"_case, event.side, {});
  }

  Said operator()(const state::RailFerryUsed& event) const {
    Said said = of("rail-ferry-used", "18.15"_case);
    said.at = event.side.label();
    said.figures = {event.by};
    return said;
  }

  Said operator()(const state::RailheadPassed& event) const {
    Said said = of_side("railhead-passed", "18.14"_case, event.side, {});
    said.at = named(now, event.hex);
    return said;
  }

  Said operator()(const state::RestrictionTested& event) const {
    return of(event.holds ? "restriction-holds" : "restriction-ends", "19.74"_case);
  }

  Said operator()(const state::ArrivalsWait& event) const {
    Said said = of(event.waiting.empty() ? "nothing-waits" : "arrivals-wait", "22.17"_case);
    int points = 0;
    for (const state::Arrival& arrival : event.waiting) {
      points += arrival.points;
    }
    said.figures = {points};
    return said;
  }

  Said operator()(const state::StageBegan& event) const {
    Said said = of_side("stage-began", "4.1"_case, event.acting, {});
    said.word = spaced(state::name(event.stage));
    return said;
  }

  Said operator()(const state::StageWentOn& event) const {
    Said said = of("stage-went-on", "4.1"_case);
    said.figures = {event.step};
    return said;
  }

  Said operator()(const state::GameTurnBegan& event) const {
    Said said = of("game-turn-began", "4.1"_case);
    said.figures = {event.game_turn};
    said.word = event.cycle.text();
    return said;
  }

  Said operator()(const state::ChitTaken& event) const {
    return of_side(event.option ? "chit-option" : "chit-taken",
                   event.option ? "5.13"_case : "5.11"_case, event.side, {event.value});
  }

  Said operator()(const state::FirstPlayerFixed& event) const {
    return of_side("first-player", "5.11"_case, event.side, {});
  }

  Said operator()(const state::CommandGiven& event) const {
    Said said = of_side("command-given", "5.21"_case, event.side, {});
    said.piece = event.to;
    return said;
  }

  Said operator()(const state::DecisionBegan& event) const;

  Said operator()(const state::DecisionChanged& /*event*/) const {
    return of("decision-goes-on", "4.1"_case);
  }

  Said operator()(const state::DecisionEnded& /*event*/) const {
    return of("decision-ends", "4.1"_case);
  }

  Said operator()(const state::Told& event) const {
    Said said = of(event.key.str(), event.cited, event.piece);
    said.other = event.other;
    said.at = event.hex ? named(now, *event.hex) : "";
    said.side = event.side ? side_text(*event.side) : "";
    said.figures = event.figures;
    return said;
  }

  Said operator()(const state::IncomeCame& event) const {
    Said said = of_side("income-came", event.cited, event.side, {event.by});
    said.at = event.from ? named(now, *event.from) : "";
    return said;
  }

  Said operator()(const state::PersonnelChanged& event) const {
    Said said = change("personnel-more", "personnel-less", event.by, event.cited);
    said.side = side_text(event.side);
    return said;
  }

  Said operator()(const state::PoliticsChanged& event) const {
    return of_side("politics-more", event.cited, event.side, {event.by});
  }

  Said operator()(const state::CallMade& event) const {
    Said said = of_side("call-made", "23.21"_case, event.side, {});
    said.word = rulebook::name(static_cast<rulebook::Call>(event.call));
    return said;
  }

  Said operator()(const state::BlockadeTried& event) const {
    Said said = of_side(event.blockade.closed ? "port-closed" : "port-open", "24.12"_case,
                        Side::Union, {event.blockade.ships});
    said.at = named(now, event.blockade.port);
    return said;
  }

  Said operator()(const state::DivisionAugmented& event) const {
    Said said = of("division-augmented", "21.60"_case);
    said.at = named(now, event.hex);
    return said;
  }

  Said operator()(const state::UnitDeployed& event) const {
    Said said = of("unit-deployed", "21.61"_case);
    said.at = named(now, event.hex);
    said.word = rulebook::name(event.kind);
    return said;
  }

  Said operator()(const state::FittingChanged& event) const {
    return of(event.on ? "fitting-began" : "fitting-ended", "21.72"_case, event.fitting.ship);
  }

  Said operator()(const state::HeadquartersDue& event) const {
    return of_side("headquarters-due", "22.22"_case, event.side,
                   {event.due.corps, event.due.armies});
  }

  Said operator()(const state::DepartmentRelocated& event) const {
    Said said = of("department-relocated", "22.15"_case, event.department);
    const HexId* const hex = now == nullptr ? nullptr : now->piece(event.department).hex();
    said.at = hex == nullptr ? "" : named(now, *hex);
    return said;
  }

  Said operator()(const state::FeatCounted& event) const {
    constexpr std::array<std::string_view, 6> kKeys{"feat-table",      "feat-losses",
                                                    "feat-fort",       "feat-city",
                                                    "feat-washington", "feat-five-cities"};
    Said said =
        of_side(kKeys.at(static_cast<std::size_t>(event.feat)), "25.2"_case, event.side, {});
    said.at = event.hex ? named(now, *event.hex) : "";
    return said;
  }

  Said operator()(const state::KentuckyJoined& event) const {
    return of_side("kentucky-joined", event.cited, event.side, {});
  }

  Said operator()(const state::EmancipationProclaimed& /*event*/) const {
    return of("emancipation", "26.6"_case);
  }

  Said operator()(const state::WarEnded& event) const {
    const bool conceded = event.end == state::EarlyEnd::Conceded;
    return of_side(conceded ? "war-conceded" : "war-ended", conceded ? "25.6"_case : "25.5"_case,
                   event.winner, {});
  }

  /// A kind of event that has no sentence yet: a test finds it.
  template <class Unknown>
  Said operator()(const Unknown& /*event*/) const {
    return of("", "4.1"_case);
  }
};

struct SayDecision {
  const Situation* now{};

  Said operator()(const state::DepotMaking& decision) const {
    return at("begin-depot", "17.52"_case, named(now, decision.hex), {decision.owed});
  }

  Said operator()(const state::ForceMove& decision) const {
    return Say::of("begin-move", "5.28"_case, decision.head);
  }

  Said operator()(const state::ShipMove& decision) const {
    Said said = Say::of("begin-voyage", "7.11"_case);
    said.piece = decision.ships.empty() ? std::nullopt : std::optional{decision.ships.front()};
    said.figures = {static_cast<int>(decision.ships.size())};
    return said;
  }

  Said operator()(const state::Transit& decision) const {
    Said said = at("begin-transit", "11.22"_case, named(now, decision.fort), {});
    said.side = side_text(decision.side);
    return said;
  }

  Said operator()(const state::Bombardment& decision) const {
    return at("begin-bombardment", "11.23"_case, named(now, decision.fort), {});
  }

  Said operator()(const state::LossShare& decision) const {
    return Say::of_side("begin-losses", decision.cause, decision.side, {decision.points});
  }

  Said operator()(const state::ShipLoss& decision) const {
    return Say::of_side("begin-ship-losses", decision.cause, decision.side,
                        {decision.ships, decision.strength});
  }

  Said operator()(const state::Retreat& decision) const {
    Said said = at("begin-retreat", decision.cause, named(now, decision.from), {});
    said.side = side_text(decision.side);
    return said;
  }

  Said operator()(const state::Battle& decision) const {
    Said said = at("begin-battle", "8.15"_case, named(now, decision.target), {});
    said.side = side_text(decision.attacker);
    said.piece = decision.commander;
    return said;
  }

  Said operator()(const state::NavalBattle& /*decision*/) const {
    return Say::of("begin-naval-battle", "11.11"_case);
  }

  Said operator()(const state::SiegeCombat& decision) const {
    return at("begin-siege", "13.35"_case, named(now, decision.hex), {});
  }

  Said operator()(const state::Feeding& decision) const {
    return at("begin-feeding", "12.11"_case, place_of(now, decision.place, false),
              {decision.size, decision.owed});
  }

  Said operator()(const state::FortTaken& decision) const {
    Said said = Say::of_side("begin-fort-taken", "13.15"_case, decision.side, {});
    said.piece = decision.fort;
    return said;
  }

  Said operator()(const state::Withdrawal& decision) const {
    Said said = Say::of_side("begin-withdrawal", "19.33"_case, decision.side, {decision.points});
    said.word = rulebook::name(decision.kind);
    return said;
  }

  Said operator()(const state::Arrival& decision) const {
    Said said = Say::of_side("begin-arrival", "19.33"_case, decision.side, {decision.points});
    said.word = rulebook::name(decision.kind);
    return said;
  }

  Said operator()(const state::LeaderPlacing& decision) const {
    return Say::of_side("begin-leaders", "22.32"_case, decision.side,
                        {static_cast<int>(decision.leaders.size())});
  }

  Said operator()(const state::LeaderFlight& decision) const {
    Said said = Say::of("begin-flight", "10.32"_case);
    said.piece = decision.leader;
    return said;
  }

  Said operator()(const state::Conversion& decision) const {
    return at("begin-conversion", "21.51"_case, named(now, decision.hex), {decision.points});
  }

  Said operator()(const state::SendingHome& decision) const {
    return Say::of_side("begin-sending-home", decision.cause, decision.side, {decision.points});
  }

  Said operator()(const state::Rising& decision) const {
    return Say::of_side("begin-rising", "25.43"_case, decision.side, {decision.points});
  }

  Said operator()(const state::TableFight& /*decision*/) const {
    return Say::of("begin-table-fight", "26.13"_case);
  }

  Said operator()(const state::TableBattle& /*decision*/) const {
    return Say::of("begin-table-battle", "26.15"_case);
  }

  template <class Other>
  Said operator()(const Other& /*decision*/) const {
    return Say::of("begin-decision", "4.1"_case);
  }

  static Said at(std::string_view key, CaseRef cited, std::string label, std::vector<int> figures) {
    Said said = Say::of(key, cited);
    said.at = std::move(label);
    said.figures = std::move(figures);
    return said;
  }
};

Said Say::operator()(const state::DecisionBegan& event) const {
  return std::visit(SayDecision{now}, event.decision);
}

}  // namespace

std::string side_text(Side side) { return side == Side::Union ? "Union" : "Confederate"; }

std::string spaced(std::string_view name) {
  std::string result{name};
  std::replace(result.begin(), result.end(), '-', ' ');
  return result;
}

Said said_by(const state::Event& event, const state::Situation* now) {
  return std::visit(Say{now}, event);
}

}  // namespace core::words
