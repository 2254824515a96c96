#include "core/coastal/random_table.h"

#include "core/coastal/draw.h"
#include "core/coastal/features.h"
#include "core/table/outline.h"

#include <algorithm>
#include <functional>
#include <string>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Battle;
using table::BattleArea;
using table::GroundKind;
using table::Heading;
using table::Judged;
using table::Point;
using table::Polygon;
using table::refusal;
using table::refused;
using table::ShipId;

constexpr int kD6 = 6;
constexpr Inches kDeployment = Inches::of(6);  // [RC-095]
constexpr int kDeploymentKnots = 4;
constexpr Inches kField = Inches::of(4);  // [RC-087]
constexpr int kSquares = 6;
constexpr int kClosestScale = 50;  // [RC-001] feet an inch of the larger models

std::string_view feature_words(Feature feature) {
  constexpr std::array<std::string_view, 7> kWords{
      "shore fort", "island fort", "town", "port", "islands", "straight bars", "curved bars"};
  return kWords.at(static_cast<std::size_t>(feature));
}

/// [RC-095] Whether a point lies in the strip at an end of the table.
bool in_strip(Point at, bool upper) {
  return upper ? at.y >= kTableLength - kDeployment : at.y <= kDeployment;
}

class Layout {
 public:
  Layout(const table::Facts& facts, const Charts& charts, const TableChoices& choices,
         std::uint64_t seed)
      : facts_{facts}, charts_{charts}, choices_{choices}, dice_{seed}, chance_{~seed} {}

  Judged<LaidTable> lay() {
    choose_ends();
    deal_terrain();
    if (auto judged = place_all(); !judged) {
      return refused(judged.error());
    }
    if (auto judged = lay_mines(); !judged) {
      return refused(judged.error());
    }
    run_water();
    if (auto judged = deploy(); !judged) {
      return refused(judged.error());
    }
    finish();
    return std::move(laid_);
  }

 private:
  int throw_die(base::RuleId why, Side by) {
    const int face = dice_.next(kD6);
    dice_.count();
    laid_.dice.push_back({by, why, face});
    return face;
  }

  /// Who throws more; both throw again when they throw the same.
  Side winner(base::RuleId why) {
    for (;;) {
      const int first = throw_die(why, Side::Union);
      const int second = throw_die(why, Side::Confederate);
      if (first != second) {
        return first > second ? Side::Union : Side::Confederate;
      }
    }
  }

  /// Where the program chooses for a player: no die of the ledger.
  int any(int count) {
    const int face = chance_.next(count);
    chance_.count();
    return face - 1;
  }

  /// [RC-083]
  void choose_ends() {
    laid_.ends_by = winner("RC-083"_rule);
    downstream_ = Heading::degrees(choices_.upstream_above ? 180 : 0);
  }

  /// [RC-084]
  void deal_terrain() {
    std::vector<TerrainCard> deck{charts_.terrain.begin(), charts_.terrain.end()};
    for (Feature& feature : laid_.features) {
      const std::size_t drawn =
          drawn_of(deck.size(), [&] { return throw_die("RC-084"_rule, Side::Union); });
      feature = choices_.kind == WaterKind::River ? deck.at(drawn).river : deck.at(drawn).estuary;
      deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(drawn));
    }
  }

  [[nodiscard]] Polygon rectangle(int square) const {
    return square_of(charts_, square, downstream_);
  }

  /// What the dice give of a feature before it is placed.
  struct Sizes {
    std::array<int, 2> feet{};
    int channel{};
  };

  Sizes sizes_of(Feature feature, Side by) {
    constexpr int kNarrowest = 4;
    Sizes sizes;
    if (feature == Feature::StraightBars || feature == Feature::CurvedBars) {
      for (int& feet : sizes.feet) {
        feet = throw_die("RC-084"_rule, by);
      }
    } else if (feature == Feature::Islands) {  // [RC-085] 1-2 4", 3-4 5", 5-6 6"
      sizes.channel = kNarrowest + (throw_die("RC-085"_rule, by) - 1) / 2;
    }
    return sizes;
  }

  /// A place for a feature that its player leaves open, clear of the ends of the table.
  LaidFeature anywhere(Feature feature, const Polygon& square, const Sizes& sizes) {
    constexpr int kTries = 40;
    constexpr int kHalves = 48;
    const table::Box box = table::box_of(square);
    for (int i = 0; i < kTries; ++i) {
      const Point middle{box.low.x + Inches::ratio(any(kHalves), 2),
                         box.low.y + Inches::ratio(any(kHalves), 2)};
      LaidFeature laid =
          laid_feature(feature, {middle, any(2) == 1}, square, sizes.feet, sizes.channel);
      const bool clear = std::ranges::all_of(laid.areas, [&](const BattleArea& each) {
        return std::ranges::none_of(each.polygon, [&](const Point& corner) {
          return in_strip(corner, true) || in_strip(corner, false);
        });
      });
      const bool afloat = choices_.begun_before.features_ashore || lies_in_water(feature, laid);
      if (clear && afloat && fits(laid, square)) {
        return laid;
      }
    }
    const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
    return laid_feature(feature, {middle, false}, square, sizes.feet, sizes.channel);
  }

  Judged<> place_all() {
    Battle& battle = laid_.battle;
    battle.areas = banks();
    for (int square = 1; square <= kSquares; ++square) {
      const auto place = static_cast<std::size_t>(square - 1);
      const Feature feature = laid_.features.at(place);
      const Side by = winner("RC-084"_rule);
      laid_.placed_by.at(place) = by;
      const bool fort = feature == Feature::ShoreFort || feature == Feature::IslandFort;
      const Sizes sizes = sizes_of(feature, by);
      if (fort && choices_.fort_refused) {
        continue;  // [RC-086]
      }
      LaidFeature laid = choices_.places.at(place)
                             ? laid_feature(feature, *choices_.places.at(place), rectangle(square),
                                            sizes.feet, sizes.channel)
                             : anywhere(feature, rectangle(square), sizes);
      if (!fits(laid, rectangle(square))) {
        return refused(refusal("RC-084"_rule, "beyond-its-square").figures(square, square));
      }
      if (!choices_.begun_before.features_ashore && !lies_in_water(feature, laid)) {
        return refused(refusal("RC-084"_rule, "lies-ashore").figures(square, square));
      }
      for (BattleArea& each : laid.areas) {
        battle.areas.push_back(std::move(each));
      }
      if (laid.buildings) {
        battle.buildings.push_back(*laid.buildings);
      }
      if (laid.fort) {
        raise_fort(*laid.fort, laid.facing);
      }
    }
    return {};
  }

  /// [RC-385] D6 guns, a die for the pattern of each, 2D6 CPV.
  table::FortFacts work_by_dice() {
    constexpr int kWidth = 3;  // [RC-384]
    constexpr int kDepth = 2;
    static constexpr std::array<std::string_view, kD6> kPatterns{"32lb-sb", "32lb-sb", "8in-sb",
                                                                 "9in-sb",  "10in-sb", "7in-r"};
    const auto die = [&] { return throw_die("RC-385"_rule, Side::Confederate); };
    table::FortFacts work;
    work.id = "generated-fort";
    work.name = "Fort by dice";
    work.work = choices_.stone_fort ? table::FortWork::Masonry : table::FortWork::StrongEarth;
    work.width = Inches::of(kWidth);
    work.depth = Inches::of(kDepth);
    work.squares = kWidth * kDepth;
    const int guns = die();
    const int first = die();
    work.crew = first + die();
    for (int gun = 0; gun < guns; ++gun) {
      const auto pattern =
          facts_.find_gun(kPatterns.at(static_cast<std::size_t>(die() - 1))).value();
      work.guns.push_back({pattern, gun % work.squares + 1});
    }
    return work;
  }

  void raise_fort(Point middle, Heading facing) {
    Battle& battle = laid_.battle;
    table::BattleFort fort;
    fort.side = Side::Confederate;
    fort.middle = middle;
    fort.facing = facing;
    if (choices_.fort) {  // [RC-542] the one of the hex
      fort.card = *choices_.fort;
      fort.name = facts_.fort(fort.card).name;
    } else {
      fort.card = table::FortCardId{static_cast<std::uint8_t>(facts_.forts.size())};
      fort.name = "Fort";
      battle.works.push_back(work_by_dice());
    }
    battle.forts.push_back(fort);
    laid_.fort = true;
  }

  static Polygon field_at(Point middle) {
    const Point half{kField / 2, kField / 2};
    return table::rectangle(middle - half, middle + half);
  }

  /// [RC-087] In open water of the table, clear of the ends.
  [[nodiscard]] bool may_lie(const Polygon& field) const {
    const table::Box box = table::box_of(field);
    const bool on_table = box.low.x >= Inches{} && box.high.x <= kTableWidth;
    const bool clear = box.low.y > kDeployment && box.high.y < kTableLength - kDeployment;
    return on_table && clear &&
           std::ranges::none_of(laid_.battle.areas, [&](const BattleArea& each) {
             const bool closed = each.kind != GroundKind::Shoal && each.kind != GroundKind::Water;
             return closed && table::touch(field, each.polygon);
           });
  }

  /// [RC-087] [RC-088] One real field and a dummy, or two of each.
  Judged<> lay_mines() {
    const int each = choices_.kind == WaterKind::River ? 1 : 2;
    laid_.mines_by = winner("RC-087"_rule);
    if (choices_.confederate_mines) {
      laid_.mines_by = Side::Confederate;
    }
    std::vector<MineField> fields = choices_.mines;
    const auto real = static_cast<int>(std::ranges::count(fields, true, &MineField::real));
    const int dummies = static_cast<int>(fields.size()) - real;
    if (!fields.empty() && (real != each || dummies != each)) {
      return refused(refusal(each == 1 ? "RC-087"_rule : "RC-088"_rule, "not-so-many-fields")
                         .figures(each, real != each ? real : dummies));
    }
    int number = 0;
    const auto add = [&](const Polygon& field, bool is_real) {
      BattleArea area;
      area.kind = is_real ? GroundKind::RealMines : GroundKind::DummyMines;
      area.name = "minefield " + std::to_string(++number);
      area.polygon = field;
      laid_.battle.areas.push_back(std::move(area));
    };
    for (const MineField& field : fields) {
      if (!may_lie(field_at(field.middle))) {
        return refused(refusal("RC-087"_rule, "no-water-for-mines"));
      }
      add(field_at(field.middle), field.real);
    }
    bool real_first = true;
    for (int i = 0; fields.empty() && i < 2 * each;) {
      constexpr int kAcross = 40;
      constexpr int kAlong = 50;
      const Polygon field = field_at({Inches::of(4 + any(kAcross)), Inches::of(11 + any(kAlong))});
      if (may_lie(field)) {
        real_first = i % 2 == 0 ? any(2) == 0 : real_first;
        add(field, (i % 2 == 0) == real_first);
        ++i;
      }
    }
    return {};
  }

  /// [RC-089]-[RC-093] What is thrown for by the winner of one more die.
  void run_water() {
    const Side by = winner("RC-089"_rule);
    laid_.water = throw_for_water(charts_, choices_.kind, downstream_,
                                  [&](base::RuleId why) { return throw_die(why, by); });
    Battle& battle = laid_.battle;
    battle.width = kTableWidth;
    battle.depth = kTableLength;
    battle.current = laid_.water.centre;
    battle.current_to = downstream_;
    for (const table::Lane& lane : current_of(charts_, laid_.water).lanes) {
      battle.lanes.push_back({static_cast<int>(lane.stream.speed.ticks() / Inches::kTicks),
                              lane.stream.towards, lane.water});
    }
    battle.feet = laid_.water.feet;
    const auto marked = [&](const std::string& name, Polygon polygon,
                            std::optional<table::Feet> feet) {
      BattleArea area;
      area.kind = GroundKind::Water;
      area.name = name;
      area.polygon = std::move(polygon);
      area.feet = feet;
      battle.areas.push_back(std::move(area));
    };
    constexpr int kDownstreamFrom = 5;
    for (int square = 1; laid_.water.tidal && square <= kSquares; ++square) {
      const table::Feet feet = depth_of(charts_, laid_.water, square);
      if (feet != table::Feet::of(battle.feet)) {
        marked("square " + std::to_string(square), rectangle(square), feet);
      }
    }
    const table::Box low = table::box_of(rectangle(kDownstreamFrom));
    const table::Box high = table::box_of(rectangle(kDownstreamFrom + 1));
    marked("downstream", table::rectangle(low.low, high.high), {});
  }

  [[nodiscard]] table::Feet depth_at(Point point) const {
    std::optional<table::Feet> least;
    for (const BattleArea& area : laid_.battle.areas) {
      if (area.feet && table::contains(area.polygon, point)) {
        least = std::min(least.value_or(*area.feet), *area.feet);
      }
    }
    return least.value_or(table::Feet::of(laid_.battle.feet));
  }

  [[nodiscard]] Polygon hull_at(table::VesselId card, table::Pose pose) const {
    constexpr int kTenths = 10;
    const table::Vessel& vessel = facts_.vessel(card);
    const auto inches = [&](int tenths) {
      return Inches::ratio(tenths, std::int64_t{kTenths} * kClosestScale);
    };
    const auto outline =
        table::outline(table::Hull{inches(vessel.length), inches(vessel.beam), {}}, pose);
    return {outline.begin(), outline.end()};
  }

  [[nodiscard]] bool is_free(table::VesselId card, table::Pose pose) const {
    const Polygon hull = hull_at(card, pose);
    const table::Box box = table::box_of(hull);
    const bool on_table = box.low.x >= Inches{} && box.low.y >= Inches{} &&
                          box.high.x <= kTableWidth && box.high.y <= kTableLength;
    const bool clear = std::ranges::none_of(laid_.battle.areas, [&](const BattleArea& each) {
      return each.kind != GroundKind::Water && table::within_of(each.polygon, hull, {}) &&
             (each.kind != GroundKind::Shoal || facts_.vessel(card).draft > each.feet->tenths());
    });
    return on_table && clear && depth_at(pose.at).tenths() >= facts_.vessel(card).draft &&
           std::ranges::none_of(laid_.battle.ships, [&](const table::BattleShip& other) {
             return table::touch(hull, hull_at(other.card, other.pose));
           });
  }

  /// Abreast from the middle outwards.
  [[nodiscard]] std::optional<table::Pose> room_for(table::VesselId card, bool upper) const {
    constexpr int kMiddle = 24;
    constexpr int kFarthest = 20;
    const Heading heading = Heading::degrees(upper ? 180 : 0);
    for (const int from_end : {3, 2, 4}) {
      const Inches in = Inches::of(from_end);
      for (int away = 0; away <= kFarthest; away += 2) {
        for (const int x : {kMiddle - away, kMiddle + away}) {
          const table::Pose pose{{Inches::of(x), upper ? kTableLength - in : in}, heading};
          if (is_free(card, pose)) {
            return pose;
          }
        }
      }
    }
    return std::nullopt;
  }

  /// [RC-007] [RC-094] Ships for who brings none: the first of a roster of such waters that float
  /// at its end of the table, then others of the side.
  [[nodiscard]] std::vector<FleetShip> usual_fleet(Side side) const {
    const std::string_view waters = choices_.kind == WaterKind::River ? "river" : "coastal";
    const bool upper = (side == Side::Confederate) == choices_.upstream_above;
    const int feet =
        depth_at({kTableWidth / 2, upper ? kTableLength - Inches::of(3) : Inches::of(3)}).tenths();
    std::vector<FleetShip> fleet;
    bool armed = true;
    const auto add = [&](table::VesselId card) {
      const table::Vessel& vessel = facts_.vessel(card);
      const bool fights = vessel.drive != table::Drive::Towed && !(armed && vessel.guns.empty());
      if (static_cast<int>(fleet.size()) < choices_.ships && fights && vessel.side == side &&
          vessel.draft <= feet) {
        fleet.push_back({card, {}, fleet.empty(), {}, {}});
      }
    };
    for (const table::Roster& roster : facts_.rosters) {
      if (roster.side == side && roster.unit.str().find(waters) != std::string::npos) {
        std::ranges::for_each(roster.vessels, add);
      }
    }
    // In shoal water gunboats, at last launches and Davids, of which there are many.
    for (int round = 0; round <= choices_.ships; ++round) {
      armed = round == 0;
      for (std::size_t i = 0; i < facts_.vessels.size(); ++i) {
        add(table::VesselId{static_cast<std::uint8_t>(i)});
      }
    }
    return fleet;
  }

  /// [RC-086] The ships that a side brings, less the one that a fort costs.
  Judged<std::vector<FleetShip>> ships_of(Side side) const {
    std::vector<FleetShip> fleet = choices_.fleets.at(static_cast<std::size_t>(side));
    if (fleet.empty()) {
      fleet = usual_fleet(side);
    }
    if (fleet.empty()) {
      return refused(refusal("RC-094"_rule, "no-ship-floats").figures(0, laid_.water.feet));
    }
    if (side == Side::Confederate && laid_.fort && !choices_.fort) {
      if (fleet.size() < 2) {
        return refused(
            refusal("RC-086"_rule, "fort-costs-a-ship").figures(2, static_cast<int>(fleet.size())));
      }
      const std::size_t out = std::min(choices_.left_out.value_or(fleet.size()), fleet.size() - 1);
      fleet.erase(fleet.begin() + static_cast<std::ptrdiff_t>(out));
    }
    return fleet;
  }

  [[nodiscard]] base::InternedText free_name(const FleetShip& ship) const {
    const table::Vessel& vessel = facts_.vessel(ship.card);
    const std::string first = ship.name.empty() ? vessel.name.str() : ship.name.str();
    std::string name = first;
    const auto taken = [&] {
      return std::ranges::any_of(laid_.battle.ships,
                                 [&](const auto& other) { return other.name == name; });
    };
    // Of several ships that share a card the next.
    for (std::size_t i = 0; ship.name.empty() && i < vessel.ships.size(); ++i) {
      name = vessel.ships[i].str();
      if (!taken()) {
        return base::InternedText{name};
      }
    }
    name = first;
    for (int number = 2; taken(); ++number) {
      name = first + " " + std::to_string(number);
    }
    return base::InternedText{name};
  }

  /// [RC-094] [RC-095]
  Judged<table::BattleShip> deployed(const FleetShip& each, Side side) const {
    const ShipId id{static_cast<std::uint8_t>(laid_.battle.ships.size())};
    const table::Vessel& vessel = facts_.vessel(each.card);
    const bool upper = (side == Side::Confederate) == choices_.upstream_above;
    if (!may_be_chosen(charts_, laid_.water, vessel.draft)) {
      return refused(
          refusal("RC-094"_rule, "draws-too-much").of(id).figures(laid_.water.feet, vessel.draft));
    }
    table::BattleShip ship;
    ship.name = free_name(each);
    ship.side = side;
    ship.card = each.card;
    ship.captured = vessel.side != side;
    ship.flag = each.flag;
    const int most = std::min(kDeploymentKnots, vessel.half_knots / 2);
    ship.knots = each.knots.value_or(most);
    if (ship.knots < 0 || ship.knots > most) {
      return refused(refusal("RC-095"_rule, "deploys-too-fast")
                         .of(id)
                         .inches(Inches::of(most), Inches::of(ship.knots)));
    }
    const auto pose = each.pose ? each.pose : room_for(each.card, upper);
    if (!pose) {
      return refused(refusal("RC-095"_rule, "no-room-to-deploy").of(id));
    }
    if (!in_strip(pose->at, upper)) {
      const Inches from_end = upper ? kTableLength - pose->at.y : pose->at.y;
      return refused(
          refusal("RC-095"_rule, "deploys-at-its-end").of(id).inches(kDeployment, from_end));
    }
    if (!is_free(each.card, *pose)) {
      return refused(refusal("RC-095"_rule, "no-room-to-deploy").of(id));
    }
    ship.pose = *pose;
    return ship;
  }

  Judged<> deploy() {
    for (const Side side : board::kSides) {
      const auto fleet = ships_of(side);
      if (!fleet) {
        return refused(fleet.error());
      }
      for (const FleetShip& each : *fleet) {
        auto ship = deployed(each, side);
        if (!ship) {
          return refused(ship.error());
        }
        laid_.battle.ships.push_back(std::move(*ship));
      }
    }
    return {};
  }

  /// Who has lost every ship has lost the battle: for a set without objective cards.
  void add_objective(Side winner) {
    table::ShipsMeet meets;
    for (std::size_t i = 0; i < laid_.battle.ships.size(); ++i) {
      if (laid_.battle.ships[i].side != winner) {
        meets.ships.emplace_back(static_cast<std::uint8_t>(i));
      }
    }
    meets.count = static_cast<int>(meets.ships.size());
    meets.any = {{table::ShipFact::Lost, {}, {}}, {table::ShipFact::Withdrawn, {}, {}}};
    if (meets.count > 0) {
      laid_.battle.objectives.push_back({winner, false, false, {meets}});
    }
  }

  void finish() {
    Battle& battle = laid_.battle;
    const bool river = choices_.kind == WaterKind::River;
    const std::string seed = std::to_string(dice_.seed());
    battle.id = std::string{river ? "river-" : "estuary-"} + seed;
    battle.title = std::string{river ? "A river laid out by dice, seed"
                                     : "An estuary laid out by dice, seed"} +
                   " " + seed;
    battle.turns = choices_.moves;
    const table::Edge end = choices_.upstream_above ? table::Edge::Top : table::Edge::Bottom;
    battle.rules.emplace_back(table::ObjectiveCards{end, choices_.cards});
    battle.rules.emplace_back(table::MinesLaidBy{laid_.mines_by});
    add_objective(Side::Union);
    add_objective(Side::Confederate);
    battle.history = told_of(laid_, [](std::string_view word) { return std::string{word}; });
  }

  const table::Facts& facts_;
  const Charts& charts_;
  const TableChoices& choices_;
  base::Dice dice_;
  base::Dice chance_;
  Heading downstream_;
  LaidTable laid_;
};

}  // namespace

table::Judged<LaidTable> lay_table(const table::Facts& facts, const Charts& charts,
                                   const TableChoices& choices, std::uint64_t seed) {
  return Layout{facts, charts, choices, seed}.lay();
}

std::string told_of(const LaidTable& laid, const Spoken& spoken) {
  std::string text = spoken("In the squares from upstream") + ":";
  for (std::size_t i = 0; i < laid.features.size(); ++i) {
    text += (i == 0 ? " " : ", ") + spoken(feature_words(laid.features.at(i)));
  }
  text += ". " + std::to_string(laid.battle.feet) + " " + spoken("feet of water");
  if (laid.water.tidal) {
    text += " " + spoken("and a tide of") + " " + std::to_string(laid.water.tide_feet) + " " +
            spoken("feet");
  }
  return text + ", " + std::to_string(laid.battle.current) + " " +
         spoken(laid.battle.current == 1 ? "knot of current" : "knots of current") + ".";
}

}  // namespace core::coastal
