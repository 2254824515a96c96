#include "core/tabletop/river_battle.h"

#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/table/magazine.h"
#include "core/tabletop/river_cards.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <algorithm>
#include <array>

namespace core::tabletop {

namespace {

using board::Side;
using river::Cliffs;
using river::Hand;
using river::Narrowing;
using table::GroundKind;
using table::Heading;
using table::Inches;
using table::Point;
using table::ShipFact;
using table::ShipId;

// [RR-374]-[RR-379] Whole inches along the reach, and across it.
constexpr int kReachLength = 60;
constexpr int kMainWidth = 24;
constexpr int kTributaryWidth = 16;
constexpr int kIslandLength = 12;
constexpr int kIslandWidth = 4;
constexpr int kMarshShoal = 3;
constexpr int kShallowEnd = 20;
constexpr int kLeaderAt = 6;
constexpr int kLineGap = 4;
constexpr int kEnemiesFromEnd = 12;
constexpr int kMineAt = 6;
constexpr int kCliffTooNear = 4;
constexpr int kRiverTurns = 30;
constexpr int kStartKnots = 3;
constexpr int kRiverCurrent = 1;  // [RR-377]

// Ours, where the rules give no figure.
constexpr int kBankWidth = 4;    // of land beside the channel, its shoal inch [IC-142] not counted
constexpr int kRiverDepth = 24;  // feet
constexpr int kShoalDepth = 3;   // feet, that of the sets' own shore [IC-142]
constexpr int kBehindLast = 3;   // inches of water below the last ship of the line
constexpr int kAbreast = 3;      // inches between vessels side by side
constexpr int kAstern = 3;       // between ranks
constexpr int kFromBank = 2;     // nearest to the bank that vessels start
constexpr int kBetweenForts = 2;
constexpr int kBridgeBeyond = 4;  // above the batteries that guard it

constexpr Heading kUpstream{};
constexpr Heading kDownstream = Heading::degrees(180);

Point place_at(Inches x, Inches y) { return {x, y}; }

std::vector<Point> box(Inches left, Inches low, Inches right, Inches high) {
  return {{left, low}, {right, low}, {right, high}, {left, high}};
}

/// Puts an encounter on a table: x across the river from the left bank, y upstream.
class ReachLayout {
 public:
  ReachLayout(const river::Setting& setting, const river::State& state, RiverBattle& made,
              const ironclad::Charts& boxes)
      : setting_{setting},
        state_{state},
        fight_{*state.fight},
        section_{*state.find_section(fight_.at)},
        made_{made},
        boxes_{boxes} {}

  void lay() {
    made_.to_the_death = fight_.to_the_death;
    made_.battle.turns = fight_.to_the_death ? kLongestFight : kRiverTurns;
    add_forces();
    measure();
    add_ground();
    place_line();
    place_enemies();
    place_batteries();
    add_objectives();
  }

 private:
  // ---- who ----

  void add_forces() {
    RiverCards cards{boxes_, setting_, state_, made_};
    for (const river::VesselId id : river::vessels_of(state_, fight_.group)) {
      if (!state_.vessel(id).supply) {
        cards.add(id);
      }
    }
    for (const river::VesselId id : river::vessels_of(state_, fight_.group)) {
      if (state_.vessel(id).supply) {
        cards.add(id);  // [RR-245] the rear of the line
      }
    }
    union_ships_ = made_.ships.size();
    for (const river::FightPart& part : fight_.parts) {
      if (part.battery) {
        cards.add_battery(*part.battery, section_.batteries.at(*part.battery));
        continue;
      }
      vessels_ = true;
      for (std::size_t i = 0; i < section_.enemies.size(); ++i) {
        if (river::is_active(section_.enemies[i])) {
          cards.add_enemy(static_cast<std::uint8_t>(i), section_.enemies[i]);
        }
      }
      for (int i = 0; i < section_.torpedo_craft; ++i) {
        cards.add_torpedo_craft();
      }
    }
  }

  // ---- where ----

  void measure() {
    width_ = Inches::of(fight_.at.branch == 0 ? kMainWidth : kTributaryWidth);
    if (section_.narrowing == Narrowing::HalfWidth) {
      width_ = width_ / 2;
    }
    const int line = kLineGap * (static_cast<int>(union_ships_) - 1);
    low_ = Inches::of(std::max(0, line + kBehindLast - kLeaderAt));
    left_ = Inches::of(kBankWidth);
    right_ = left_ + width_;
    middle_ = low_ + Inches::of(kReachLength) / 2;
    high_ = low_ + Inches::of(kReachLength);
    table::Battle& battle = made_.battle;
    battle.id = "river-fight";
    battle.title = "Encounter in section " + std::to_string(fight_.at.section);
    battle.width = right_ + left_;
    battle.depth = high_ + (vessels_ ? Inches::of(1) : Inches{});
    battle.feet = kRiverDepth;
    battle.current = kRiverCurrent;
    battle.current_to = kDownstream;
  }

  [[nodiscard]] bool has_cliffs(Hand bank) const {
    return section_.cliffs == Cliffs::Both ||
           section_.cliffs == (bank == Hand::Left ? Cliffs::Left : Cliffs::Right);
  }

  void add_area(GroundKind kind, const std::string& name, std::vector<Point> corners,
                std::optional<int> feet = {}) {
    table::BattleArea area;
    area.kind = kind;
    area.name = name;
    area.polygon = std::move(corners);
    if (feet) {
      area.feet = table::Feet::of(*feet);
    }
    made_.battle.areas.push_back(std::move(area));
  }

  void add_ground() {
    const Inches top = made_.battle.depth;
    const Inches far = made_.battle.width;
    // [RR-375] Below bluffs there is no shoal: the land stands back by its inch.
    const auto back = [&](Hand bank) { return Inches::of(has_cliffs(bank) ? 1 : 0); };
    add_area(GroundKind::Land, "left bank", box({}, {}, left_ - back(Hand::Left), top));
    add_area(GroundKind::Land, "right bank", box(right_ + back(Hand::Right), {}, far, top));
    if (section_.terrain == river::Terrain::Marshes) {
      const Inches wide = Inches::of(kMarshShoal);
      add_area(GroundKind::Shoal, "left marsh", box(left_, {}, left_ + wide, top), kShoalDepth);
      add_area(GroundKind::Shoal, "right marsh", box(right_ - wide, {}, right_, top), kShoalDepth);
    }
    if (section_.terrain == river::Terrain::Shallows) {
      add_area(GroundKind::Shoal, "shallows",
               box(left_, high_ - Inches::of(kShallowEnd), right_, high_), kShoalDepth);
    }
    if (section_.narrowing == Narrowing::Island) {
      const Inches half_wide = Inches::of(kIslandWidth) / 2;
      const Inches half_long = Inches::of(kIslandLength) / 2;
      add_area(GroundKind::Land, "island",
               box(across() - half_wide, middle_ - half_long, across() + half_wide,
                   middle_ + half_long));
    }
    table::KeptByForts bridge;
    for (std::size_t i = 0; i < made_.forts.size(); ++i) {
      if (battery(made_.forts[i]).guards == river::Guards::Bridge) {
        bridge.forts.emplace_back(static_cast<std::uint8_t>(i));
      }
    }
    if (!bridge.forts.empty()) {
      // Below the vessels that come down, which in the Shallows start far down.
      const Inches at = std::min(middle_ + Inches::of(kBridgeBeyond),
                                 first_rank() - Inches::of(kAstern * ranks() + 1));
      bridge.area = made_.battle.areas.size();
      made_.battle.rules.emplace_back(bridge);  // [RR-150]
      add_area(GroundKind::Obstruction, "bridge", box(left_, at, right_, at + Inches::of(1)));
    }
    // [RR-378] [RR-151] [RR-169]
    if (vessels_) {
      add_area(GroundKind::Obstruction, "upper end", box(left_, high_, right_, top));
    }
    if (fight_.to_the_death) {
      add_area(GroundKind::Obstruction, "lower end", box(left_, {}, right_, Inches::ratio(1, 2)));
    }
  }

  /// The middle of the river.
  [[nodiscard]] Inches across() const { return left_ + width_ / 2; }

  [[nodiscard]] int most_knots(const table::BattleShip& ship) const {
    return made_.facts.vessel(ship.card).half_knots / 2;
  }

  /// [RR-376] Line ahead from the downstream end.
  void place_line() {
    for (std::size_t i = 0; i < union_ships_; ++i) {
      table::BattleShip& ship = made_.battle.ships[i];
      const auto astern = Inches::of(kLineGap) * static_cast<std::int64_t>(i);
      ship.pose = {place_at(across(), low_ + Inches::of(kLeaderAt) - astern), kUpstream};
      ship.knots = ship.anchored ? 0 : std::min(kStartKnots, most_knots(ship));
      ship.flag = i == 0;
    }
  }

  [[nodiscard]] bool in_shallows() const { return section_.terrain == river::Terrain::Shallows; }

  /// Where the first rank of the enemy's vessels lies.
  [[nodiscard]] Inches first_rank() const {
    return high_ - Inches::of(in_shallows() ? kShallowEnd + kFromBank : kEnemiesFromEnd);
  }

  /// How far off the bank they start, in inches.
  [[nodiscard]] int off_bank() const {
    return section_.terrain == river::Terrain::Marshes ? kMarshShoal + 1 : kFromBank;
  }

  /// How many have room side by side, and so how many ranks there are.
  [[nodiscard]] int files() const {
    const auto room = static_cast<int>(width_.ticks() / Inches::kTicks) - 2 * off_bank();
    return std::max(1, room / kAbreast + 1);
  }

  [[nodiscard]] int ranks() const {
    const auto vessels = static_cast<int>(made_.battle.ships.size() - union_ships_);
    return (vessels + files() - 1) / files();
  }

  /// [RR-376] Ranks from the middle outwards, 12" from the upstream end and above; in the
  /// Shallows below the shoal.
  void place_enemies() {
    const Inches first = first_rank();
    const int in_rank = files();
    int number = 0;
    for (std::size_t i = union_ships_; i < made_.battle.ships.size(); ++i) {
      table::BattleShip& ship = made_.battle.ships[i];
      ship.flag = i == union_ships_;
      if (ship.moored) {  // [RR-376] at the bank there
        ship.pose = {place_at(left_ + Inches::of(off_bank()), first), kDownstream};
        continue;
      }
      const int rank = number / in_rank;
      const int file = (number % in_rank + 1) / 2;
      const bool to_left = number % in_rank % 2 == 1;
      const Inches off = Inches::of(kAbreast) * file;
      const Inches up = Inches::of(kAstern) * (in_shallows() ? -rank : rank);
      // An even rank has no middle: its files are counted from the left of it.
      const Inches shift = in_rank % 2 == 0 ? Inches::of(kAbreast) / 2 : Inches{};
      ship.pose = {place_at(across() + shift + (to_left ? -off : off), first + up), kDownstream};
      ship.knots = std::min(kStartKnots, most_knots(ship));
      ++number;
    }
  }

  [[nodiscard]] const river::Battery& battery(const RiverFort& fort) const {
    return section_.batteries.at(fort.battery);
  }

  [[nodiscard]] Inches length_of(std::size_t fort) const { return made_.battle.works[fort].depth; }

  /// [RR-376] Batteries at mid-length on their bank, several below one another.
  void place_batteries() {
    for (const Hand bank : {Hand::Left, Hand::Right}) {
      std::vector<std::size_t> here;
      Inches whole;
      for (std::size_t i = 0; i < made_.forts.size(); ++i) {
        if (battery(made_.forts[i]).bank == bank) {
          whole += length_of(i) + Inches::of(here.empty() ? 0 : kBetweenForts);
          here.push_back(i);
        }
      }
      Inches top = middle_ + whole / 2;
      const Inches back = Inches::of(has_cliffs(bank) ? 1 : 0) + Inches::ratio(1, 2);
      for (const std::size_t i : here) {
        const Inches x = bank == Hand::Left ? left_ - back : right_ + back;
        made_.battle.forts[i].middle = place_at(x, top - length_of(i) / 2);
        top -= length_of(i) + Inches::of(kBetweenForts);
        add_cliffs(i, bank);
        if (battery(made_.forts[i]).mine == river::Mine::Laid) {
          lay_mine(i, bank);
        }
        if (battery(made_.forts[i]).hidden) {
          mask(i);
        }
      }
    }
  }

  /// [RR-375] Guns on cliffs cannot be hit from below them.
  void add_cliffs(std::size_t fort, Hand bank) {
    if (!has_cliffs(bank)) {
      return;
    }
    for (std::size_t i = 0; i < union_ships_; ++i) {
      table::CannotReachFort rule;
      rule.ship = ShipId{static_cast<std::uint8_t>(i)};
      rule.fort = table::FortId{static_cast<std::uint8_t>(fort)};
      rule.within = Inches::of(kCliffTooNear) - Inches::of_ticks(1);
      made_.battle.rules.emplace_back(rule);
    }
  }

  /// [RR-146] [RR-376] She lies hidden until a ship has reached mid-length, and fires first then.
  void mask(std::size_t fort) {
    table::ShipTest reached;
    reached.fact = ShipFact::YAbove;
    reached.limit = middle_ - Inches::of_ticks(1);
    made_.battle.rules.emplace_back(
        table::MaskedFort{table::FortId{static_cast<std::uint8_t>(fort)}, {reached}, true});
  }

  /// [RR-153] On the channel 6" from the battery; beside an island, and on a narrow river, down
  /// the nearer channel.
  void lay_mine(std::size_t fort, Hand bank) {
    const bool island = section_.narrowing == Narrowing::Island;
    const Inches channel = island ? (width_ - Inches::of(kIslandWidth)) / 4 : width_ / 2;
    const Inches out = std::min(Inches::of(kMineAt), channel);
    // Whole ticks are near enough: 6" along both legs of the triangle.
    Inches down;
    while (out.ticks() * out.ticks() + down.ticks() * down.ticks() <
           Inches::of(kMineAt).ticks() * Inches::of(kMineAt).ticks()) {
      down += Inches::of_ticks(Inches::kTicks / 100);
    }
    const Inches x = bank == Hand::Left ? left_ + out : right_ - out;
    const Inches y = made_.battle.forts[fort].middle.y - down;
    const Inches one = Inches::of(1);
    made_.battle.rules.emplace_back(table::OneMine{made_.battle.areas.size()});
    made_.battle.rules.emplace_back(table::KeptByForts{
        made_.battle.areas.size(), {table::FortId{static_cast<std::uint8_t>(fort)}}});
    add_area(GroundKind::RealMines, "mine of battery " + std::to_string(fort + 1),
             box(x - one, y - one, x + one, y + one));
  }

  // ---- what for ----

  /// All of a side's ships that count meet one of the tests.
  [[nodiscard]] table::Condition all_meet(Side side, std::vector<table::ShipTest> any) const {
    table::ShipsMeet meets;
    for (std::size_t i = 0; i < made_.ships.size(); ++i) {
      if (side == Side::Union ? counts_for_union(made_.ships[i])
                              : counts_for_enemy(made_.ships[i])) {
        meets.ships.emplace_back(static_cast<std::uint8_t>(i));
      }
    }
    meets.count = static_cast<int>(meets.ships.size());
    meets.any = std::move(any);
    return {meets};
  }

  /// The warships; of a group without one all its ships.
  [[nodiscard]] bool counts_for_union(const RiverShip& ship) const {
    const bool escorted = made_.ships.front().kind == RiverShip::Kind::Warship;
    return escorted ? ship.kind == RiverShip::Kind::Warship : ship.is_union();
  }

  /// [RR-169] Of an ironclad and her company she alone.
  [[nodiscard]] bool counts_for_enemy(const RiverShip& ship) const {
    return ship.kind == RiverShip::Kind::Enemy &&
           (!fight_.to_the_death || section_.enemies.at(ship.index).role == river::Find::Ironclad);
  }

  [[nodiscard]] bool is_armed() const {
    return std::ranges::any_of(made_.battle.ships, [&](const table::BattleShip& each) {
      const auto& guns = made_.facts.vessel(each.card).guns;
      return each.side == Side::Union &&
             std::ranges::any_of(guns, [&](const table::MountedGun& gun) {
               return table::has_round(each, table::full_magazines(each), gun.gun);
             });
    });
  }

  /// [RR-378] Everything that fights is beaten.
  [[nodiscard]] table::Condition all_beaten() const {
    table::AllOf beaten;
    if (vessels_) {
      beaten.parts.push_back(all_meet(
          Side::Confederate,
          {{ShipFact::Sunk, {}, {}}, {ShipFact::Captured, {}, {}}, {ShipFact::Abandoned, {}, {}}}));
    }
    for (std::size_t i = 0; !fight_.to_the_death && i < made_.forts.size(); ++i) {
      beaten.parts.push_back({table::FortMeets{table::FortId{static_cast<std::uint8_t>(i)},
                                               {{table::FortFact::Silenced, 0},
                                                {table::FortFact::WhiteFlag, 0},
                                                {table::FortFact::Abandoned, 0}}}});
    }
    return {beaten};
  }

  /// [RR-151] The Union wants all that it meets beaten; without a gun that it can fire it runs
  /// past batteries. [RR-169] [RR-378] The Confederates want no ship left that can go on.
  void add_objectives() {
    const bool runs = !is_armed() && !vessels_;
    made_.battle.objectives.push_back(
        {Side::Union, false, false,
         runs ? all_meet(Side::Union, {{ShipFact::Withdrawn, table::Edge::Top, {}}})
              : all_beaten()});
    const table::ShipTest gone{
        fight_.to_the_death ? ShipFact::GunsGone : ShipFact::Withdrawn, {}, {}};
    made_.battle.objectives.push_back(
        {Side::Confederate, false, false, all_meet(Side::Union, {{ShipFact::Lost, {}, {}}, gone})});
  }

  const river::Setting& setting_;
  const river::State& state_;
  const river::Fight& fight_;
  const river::Section& section_;
  RiverBattle& made_;
  const ironclad::Charts& boxes_;
  std::size_t union_ships_{};
  bool vessels_{};  ///< whether Confederate vessels take part
  Inches width_;    ///< of the channel
  Inches left_;     ///< its banks
  Inches right_;
  Inches low_;  ///< lower and upper end of the reach, and its middle
  Inches middle_;
  Inches high_;
};

/// Why there is no table for the encounter; empty when there is one.
std::string fault_of_encounter(const river::State& state) {
  if (state.step != river::Step::Encounter || !state.fight) {
    return "no encounter waits [RR-370]";
  }
  const river::Fight& fight = *state.fight;
  if (fight.round > 0) {
    return "a round of it has been fought by the fast resolution [RR-030]";
  }
  const auto& first = fight.parts.front().battery;
  if (first && fight.opened && state.find_section(fight.at)->batteries.at(*first).hidden) {
    return "the hidden battery has fired by the fast resolution [RR-030]";
  }
  if (fight.downstream || fight.drifting) {
    return "the group comes from above: [RR-376] lays out no table for that";
  }
  return river::vessels_of(state, fight.group).empty() ? "no vessel takes part [RR-370]" : "";
}

}  // namespace

TableBooks table_books(const data::Catalogue& catalogue) {
  const tabletop_data::TabletopCatalogue texts{catalogue};
  return {texts.naval_facts(), texts.ironclad_charts(), texts.coastal_charts()};
}

tl::expected<RiverBattle, std::string> river_battle(const table::Facts& lists,
                                                    const ironclad::Charts& boxes,
                                                    const river::Setting& setting,
                                                    const river::State& state, RuleSet rules) {
  if (std::string fault = fault_of_encounter(state); !fault.empty()) {
    return tl::unexpected(std::move(fault));
  }
  RiverBattle made;
  made.rules = rules;
  made.facts = lists;
  ReachLayout{setting, state, made, boxes}.lay();
  return made;
}

std::shared_ptr<const ironclad::Setting> setting_of(const RiverBattle& battle,
                                                    const ironclad::Charts& charts) {
  return std::make_shared<const ironclad::Setting>(
      ironclad::make_setting(battle.facts, charts, battle.battle));
}

std::shared_ptr<const coastal::Setting> setting_of(const RiverBattle& battle,
                                                   const coastal::Charts& charts) {
  return std::make_shared<const coastal::Setting>(
      coastal::make_setting(battle.facts, charts, battle.battle));
}

}  // namespace core::tabletop
