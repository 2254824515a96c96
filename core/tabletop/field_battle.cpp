#include "core/tabletop/field_battle.h"

#include "core/combat/ratings.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <set>

namespace core::tabletop {
namespace {

using board::Side;
using field::MadeGround;
using rulebook::PieceKind;
using state::PieceId;
using state::Situation;

constexpr int kMostPoints = 12;      // [FB-552] SP of a side at scale 1
constexpr int kPointsOfBattery = 4;  // [FB-551]
constexpr int kMilitiaMen = 20;      // [FB-551]
constexpr int kUnitsOfBrigade = 4;   // of foot or horse, a battery besides
constexpr int kFootFigures = 24;     // [FB-556]
constexpr int kHorseFigures = 12;

std::size_t place_of(TroopKind kind) noexcept { return static_cast<std::size_t>(kind); }

/// Halves up.
int divided(int value, int by) noexcept { return (2 * value + by) / (2 * by); }

/// [FB-553] The ground of a hex; a city or town is one, a mountain is rough.
MadeGround ground_at(const Situation& now, board::HexId hex) {
  if (now.map().has_city(hex) || !now.map().towns_in(hex).empty()) {
    return MadeGround::Town;
  }
  switch (now.map().hex(hex).terrain) {
    case map::Terrain::Forest:
      return MadeGround::Forest;
    case map::Terrain::Swamp:
      return MadeGround::Swamp;
    case map::Terrain::Rough:
    case map::Terrain::Mountain:
      return MadeGround::Rough;
    case map::Terrain::Clear:
    case map::Terrain::Sea:
    case map::Terrain::Lake:
      return MadeGround::Clear;
  }
  return MadeGround::Clear;
}

bool is_fortified(const Situation& now, Side side, board::HexId hex) {
  const auto pieces = now.occupancy.pieces_in(hex);
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    const state::Piece& piece = now.piece(id);
    return piece.side == side &&
           (piece.kind == PieceKind::Entrenchment || rulebook::is_fort(piece.kind));
  });
}

/// [FB-553] Whether all who attack do so over a river hexside: then it lies between the armies.
bool crosses_river(const Situation& now, const state::Battle& battle) {
  return !battle.attackers.empty() && std::ranges::all_of(battle.attackers, [&](PieceId id) {
    const auto* const hex = now.piece(id).hex();
    const auto way = hex != nullptr ? now.map().direction(battle.target, *hex) : std::nullopt;
    return way && combat::halves_attackers(now.map().side(battle.target, *way).kind);
  });
}

BriefLeader led_by(const Situation& now, PieceId id) {
  const combat::Ratings ratings = combat::ratings_of(now, id);
  return {id, now.piece(id).name, std::max(ratings.initiative, ratings.combat)};
}

/// [FB-554] Leaders in the stacks, who leads the battle first.
std::vector<BriefLeader> leaders_of(const Situation& now, Side side,
                                    const std::vector<PieceId>& units,
                                    std::optional<PieceId> first) {
  std::vector<BriefLeader> leaders;
  if (first) {
    leaders.push_back(led_by(now, *first));
  }
  std::set<board::HexId> seen;
  for (const PieceId unit : units) {
    const auto* const hex = now.piece(unit).hex();
    if (hex == nullptr || !seen.insert(*hex).second) {
      continue;
    }
    for (const PieceId id : now.occupancy.pieces_in(*hex)) {
      const state::Piece& piece = now.piece(id);
      if (piece.side == side && piece.kind == PieceKind::Leader && id != first) {
        leaders.push_back(led_by(now, id));
      }
    }
  }
  return leaders;
}

BriefSide brief_side(const Situation& now, const state::Battle& battle, Side side) {
  const bool attacks = side == battle.attacker;
  const auto& pieces = attacks ? battle.attackers : battle.defenders;
  const auto place = static_cast<std::size_t>(side);
  BriefSide made;
  for (const PieceId id : pieces) {
    const int points = organisation::csp(now, id);
    if (const auto kind = troop_kind(now.piece(id).kind); kind && points > 0) {
      made.units.push_back({id, *kind, points});
    }
  }
  made.leaders = leaders_of(now, side, pieces,
                            attacks ? std::optional{battle.commander} : battle.leader.at(place));
  made.unsupplied = !attacks && battle.defence_unpaid;
  made.flotilla = !battle.ships.at(place).empty();
  return made;
}

field::Muster unit_of(const field::Charts& charts, TroopKind kind) {
  field::Muster muster;
  const bool horse = kind == TroopKind::Cavalry;
  const field::Establishment& full = horse ? charts.cavalry : charts.infantry;
  muster.type = horse ? field::TroopType::Cavalry : field::TroopType::Infantry;
  muster.officers = full.officers;
  muster.men = kind == TroopKind::Militia ? kMilitiaMen : full.men;
  muster.arm = horse                        ? field::Arm::Carbine
               : kind == TroopKind::Militia ? field::Arm::SmoothboreMusket
                                            : field::Arm::RifledMusket;
  muster.may_dismount = horse;
  return muster;
}

field::Muster battery_of(const field::Charts& charts) {
  field::Muster muster;
  muster.type = field::TroopType::Battery;
  muster.officers = charts.battery.officers;
  muster.men = charts.battery.men;
  muster.guns = {field::GunKind::Gun, field::GunKind::Gun};
  return muster;
}

/// [FB-554] Brigades of four units and a battery; each leader but the first has one.
std::vector<field::MadeBrigade> brigades_of(const field::Charts& charts, const TableForce& force) {
  std::vector<field::MadeBrigade> brigades;
  for (const TroopKind kind : {TroopKind::Infantry, TroopKind::Militia, TroopKind::Cavalry}) {
    const bool horse = kind == TroopKind::Cavalry;
    for (int i = 0; i < force.units.at(place_of(kind)); ++i) {
      const bool full =
          brigades.empty() || brigades.back().units.size() >= kUnitsOfBrigade || (horse && i == 0);
      if (full) {
        brigades.emplace_back();
      }
      brigades.back().units.push_back(unit_of(charts, kind));
    }
  }
  for (int i = 0; i < force.batteries && !brigades.empty(); ++i) {
    brigades.at(static_cast<std::size_t>(i) % brigades.size()).units.push_back(battery_of(charts));
  }
  return brigades;
}

field::MadeSide made_side(const field::Charts& charts, const BriefSide& brief, int scale) {
  field::MadeSide side;
  side.brigades = brigades_of(charts, force_of(brief, scale));
  side.unsupplied = brief.unsupplied;
  side.flotilla = brief.flotilla;
  if (!brief.leaders.empty()) {
    side.commander = true;
    side.commander_name = brief.leaders.front().name;
    side.couriers_at_once = brief.leaders.front().rating;
  }
  for (std::size_t i = 0; i < side.brigades.size() && i + 1 < brief.leaders.size(); ++i) {
    side.brigades[i].general_name = brief.leaders[i + 1].name;
    side.brigades[i].couriers_at_once = brief.leaders[i + 1].rating;
  }
  return side;
}

std::optional<TroopKind> kind_of(const field::Muster& muster) noexcept {
  switch (muster.type) {
    case field::TroopType::Infantry:
      return muster.arm == field::Arm::SmoothboreMusket ? TroopKind::Militia : TroopKind::Infantry;
    case field::TroopType::Cavalry:
      return TroopKind::Cavalry;
    case field::TroopType::Battery:
    case field::TroopType::Wagons:
    case field::TroopType::Boat:
      return std::nullopt;
  }
  return std::nullopt;
}

/// Which strategic leader each general of the battle is: the commander, then those of brigades.
std::vector<std::optional<PieceId>> generals_of(const field::Battle& battle,
                                                const BattleBrief& brief) {
  std::vector<std::optional<PieceId>> pieces;
  std::array<std::size_t, 2> next{1, 1};
  for (const field::BattleGeneral& general : battle.generals) {
    const auto& leaders = brief.side(general.side).leaders;
    std::size_t& place = next.at(static_cast<std::size_t>(general.side));
    const std::size_t at = general.brigade ? place++ : 0;
    pieces.push_back(at < leaders.size() ? std::optional{leaders[at].piece} : std::nullopt);
  }
  return pieces;
}

/// The numerator of [FB-556] over ten times the figures of a unit.
int lost_tenths(const FigureLosses& figures, int scale) noexcept {
  return scale * (kKilledTenths * figures.killed + kTenths * figures.prisoners +
                  kScatteredTenths * figures.scattered);
}

int figures_of_unit(TroopKind kind) noexcept {
  return kind == TroopKind::Cavalry ? kHorseFigures : kFootFigures;
}

std::string side_name(Side side) { return side == Side::Union ? "the Union" : "the Confederate"; }

constexpr std::array<TroopKind, kTroopKinds> kAllTroops{TroopKind::Infantry, TroopKind::Cavalry,
                                                        TroopKind::Militia};

/// [FB-557] [8.18] Who lost a figure loses a point at least: of the kind that lost most of it.
void lose_at_least_one(SideReport& report, const std::array<FigureLosses, kTroopKinds>& figures,
                       const BriefSide& engaged) {
  std::optional<TroopKind> most;
  for (const TroopKind kind : kAllTroops) {
    const int lost = lost_tenths(figures.at(place_of(kind)), 1) * kFootFigures;
    const bool more =
        !most || lost / figures_of_unit(kind) > lost_tenths(figures.at(place_of(*most)), 1) *
                                                    kFootFigures / figures_of_unit(*most);
    if (lost > 0 && engaged.points(kind) > 0 && more) {
      most = kind;
    }
  }
  if (report.points() == 0 && most) {
    report.lost.at(place_of(*most)) = 1;
  }
}

}  // namespace

std::optional<TroopKind> troop_kind(PieceKind kind) noexcept {
  if (kind == PieceKind::Infantry) {
    return TroopKind::Infantry;
  }
  if (kind == PieceKind::Cavalry) {
    return TroopKind::Cavalry;
  }
  return rulebook::is_ground_combat_unit(kind) ? std::optional{TroopKind::Militia} : std::nullopt;
}

int BriefSide::points() const noexcept {
  int sum = 0;
  for (const BriefUnit& unit : units) {
    sum += unit.points;
  }
  return sum;
}

int BriefSide::points(TroopKind kind) const noexcept {
  int sum = 0;
  for (const BriefUnit& unit : units) {
    sum += unit.kind == kind ? unit.points : 0;
  }
  return sum;
}

int SideReport::points() const noexcept {
  int sum = 0;
  for (const int each : lost) {
    sum += each;
  }
  return sum;
}

std::optional<BattleBrief> brief_at_hand(const Situation& now) {
  const state::Battle* const battle = combat::battle_at_table(now.state);
  if (battle == nullptr) {
    return std::nullopt;
  }
  BattleBrief brief;
  brief.attacker = battle->attacker;
  const Side defender = board::enemy_of(battle->attacker);
  for (const Side side : board::kSides) {
    brief.sides.at(static_cast<std::size_t>(side)) = brief_side(now, *battle, side);
  }
  brief.ground = ground_at(now, battle->target);
  brief.fortified = is_fortified(now, defender, battle->target);
  brief.river = crosses_river(now, *battle);
  brief.place = battle->target.label();
  return brief;
}

int scale_of(const BattleBrief& brief) noexcept {
  const int larger = std::max(brief.sides[0].points(), brief.sides[1].points());
  return larger <= kMostPoints ? 1 : (larger + kMostPoints - 1) / kMostPoints;
}

TableForce force_of(const BriefSide& side, int scale) noexcept {
  TableForce force;
  TroopKind largest = TroopKind::Infantry;
  int units = 0;
  for (const TroopKind kind : kAllTroops) {
    const int points = side.points(kind);
    force.units.at(place_of(kind)) = divided(points, scale);
    units += divided(points, scale);
    largest = points > side.points(largest) ? kind : largest;
  }
  if (units == 0 && side.points() > 0) {
    force.units.at(place_of(largest)) = 1;  // [FB-552] at least 1 unit a side
  }
  force.batteries = divided(side.points(TroopKind::Infantry), kPointsOfBattery * scale);
  return force;
}

tl::expected<FieldBattle, std::string> field_battle(const field::Charts& charts,
                                                    const BattleBrief& brief, int seed) {
  FieldBattle made;
  made.brief = brief;
  made.seed = seed;
  made.scale = scale_of(brief);
  field::MadeChoices choices;
  choices.attacker = brief.attacker;
  choices.ground = brief.ground;
  choices.river = brief.river;
  choices.entrenched = brief.fortified;
  choices.id = "battle-" + std::to_string(seed);
  choices.title = brief.place.empty() ? "A battle" : "Battle at " + brief.place;
  for (const Side side : board::kSides) {
    if (brief.side(side).points() == 0) {
      return tl::unexpected(side_name(side) + " has nothing to fight with on the table [FB-551]");
    }
    choices.sides.at(static_cast<std::size_t>(side)) =
        made_side(charts, brief.side(side), made.scale);
  }
  made.battle = field::make_battle(charts, choices, static_cast<std::uint64_t>(seed));
  for (const field::BattleUnit& unit : made.battle.units) {
    made.kinds.push_back(kind_of(unit.muster));
  }
  made.leaders = generals_of(made.battle, brief);
  return made;
}

int points_lost(const FigureLosses& figures, TroopKind kind, int scale, int engaged) noexcept {
  return std::min(engaged, divided(lost_tenths(figures, scale), kTenths * figures_of_unit(kind)));
}

FigureLosses figures_lost(const FieldBattle& battle, const field::State& state, Side side,
                          TroopKind kind) {
  FigureLosses losses;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const field::Unit& unit = state.units[i];
    // Detachments made in play are of the kind of their regiment, and so are parts of them.
    std::size_t listed = i;
    while (listed >= battle.kinds.size() && state.units[listed].regiment) {
      listed = state.units[listed].regiment->value();
    }
    if (unit.side != side || listed >= battle.kinds.size() || battle.kinds[listed] != kind) {
      continue;
    }
    const bool scattered =
        unit.where == field::Where::Dispersed || unit.where == field::Where::Fled;
    for (const field::Figure& figure : unit.figures) {
      if (field::is_officer(figure.kind) || figure.fate == field::Fate::Rejoined) {
        continue;
      }
      losses.killed += figure.fate == field::Fate::Killed ? 1 : 0;
      losses.prisoners += figure.fate == field::Fate::Captured ||
                                  (figure.present() && unit.where == field::Where::Surrendered)
                              ? 1
                              : 0;
      losses.scattered += figure.fate == field::Fate::Dispersed ||
                                  figure.fate == field::Fate::Fled ||
                                  (figure.present() && scattered)
                              ? 1
                              : 0;
    }
  }
  return losses;
}

BattleReport report_of(const FieldBattle& battle, const field::State& state) {
  BattleReport report;
  const Side defender = board::enemy_of(battle.brief.attacker);
  report.winner = state.result && state.result->winner ? *state.result->winner : defender;
  report.moves = state.move;
  report.seed = battle.seed;
  for (const Side side : board::kSides) {
    SideReport& made = report.sides.at(static_cast<std::size_t>(side));
    const BriefSide& engaged = battle.brief.side(side);
    std::array<FigureLosses, kTroopKinds> figures{};
    for (const TroopKind kind : kAllTroops) {
      figures.at(place_of(kind)) = figures_lost(battle, state, side, kind);
      made.lost.at(place_of(kind)) =
          points_lost(figures.at(place_of(kind)), kind, battle.scale, engaged.points(kind));
    }
    lose_at_least_one(made, figures, engaged);
    for (std::size_t i = 0; i < state.generals.size() && i < battle.leaders.size(); ++i) {
      const field::General& general = state.generals[i];
      const bool lost = !general.alive || general.where == field::Where::Surrendered;
      if (general.side == side && lost && battle.leaders[i]) {
        made.leaders.push_back(*battle.leaders[i]);
      }
    }
    for (const field::Unit& unit : state.units) {
      if (unit.side == side) {
        made.guns += static_cast<int>(std::ranges::count_if(
            unit.guns, [](const auto& gun) { return gun.destroyed || gun.taken_by.has_value(); }));
      }
    }
  }
  if (report.side(report.winner).points() == battle.brief.side(report.winner).points()) {
    report.winner = report.side(battle.brief.attacker).points() ==
                            battle.brief.side(battle.brief.attacker).points()
                        ? defender
                        : battle.brief.attacker;  // who has nothing left holds nothing [FB-557]
  }
  return report;
}

}  // namespace core::tabletop
