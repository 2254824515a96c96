#include "core/tabletop_data/battle_text.h"

#include "core/table/magazine.h"
#include "core/tabletop_data/battle_ground.h"
#include "core/tabletop_data/battle_names.h"
#include "core/tabletop_data/naval_facts.h"

#include <map>

namespace core::tabletop_data {

using data::BattleText;
using data::fail;
using data::NavalText;
using data::one_of;
using data::Origin;
using data::TextLine;
using data::trim;
using data::without_comment;

namespace {

constexpr int kMostKnots = 30;
constexpr int kMostFeet = 999;
constexpr std::size_t kMostShips = 255;

/// Reads a file line by line.
class BattleReader {
 public:
  BattleReader(const BattleText& text, const table::Facts& facts)
      : text_{&text}, names_{facts, battle_} {
    battle_.id = text.id;
  }

  table::Battle read() {
    for (const TextLine& each : text_->lines) {
      const std::string_view line = trim(without_comment(each.text, '#'));
      if (!line.empty()) {
        read_line({{text_->file, each.number}, line});
      }
    }
    for (const std::string_view needed : {"title", "table", "depth", "current", "length"}) {
      if (seen_.find(needed) == seen_.end()) {
        fail({text_->file, 0}, std::string{needed}, "the line is missing");
      }
    }
    join_pairs();
    if (battle_.works.size() + names_.facts().forts.size() > kMostShips) {
      fail({text_->file, 0}, "work", "there are too many works");
    }
    check_ground(battle_, names_.facts(), origins_);
    return std::move(battle_);
  }

 private:
  using Read = void (BattleReader::*)(BattleLine&);

  void read_line(BattleLine line) {
    static const std::map<std::string, Read, std::less<>> once{
        {"title", &BattleReader::read_title},   {"table", &BattleReader::read_table},
        {"depth", &BattleReader::read_depth},   {"current", &BattleReader::read_current},
        {"length", &BattleReader::read_length}, {"visibility", &BattleReader::read_visibility}};
    static const std::map<std::string, Read, std::less<>> often{
        {"side", &BattleReader::read_side},           {"ship", &BattleReader::read_ship},
        {"lane", &BattleReader::read_lane},           {"work", &BattleReader::read_work},
        {"buildings", &BattleReader::read_buildings}, {"fort", &BattleReader::read_fort},
        {"rule", &BattleReader::read_rule},           {"wins", &BattleReader::read_objective},
        {"history", &BattleReader::read_history}};
    if (const auto found = once.find(line.keyword()); found != once.end()) {
      if (!seen_.emplace(line.keyword(), line.origin().line).second) {
        line.fault("the line stands twice");
      }
      (this->*found->second)(line);
      return;
    }
    if (const auto found = often.find(line.keyword()); found != often.end()) {
      (this->*found->second)(line);
      return;
    }
    const auto kind =
        std::find(table::kGroundKinds.begin(), table::kGroundKinds.end(), line.keyword());
    if (kind == table::kGroundKinds.end()) {
      line.fault("'" + line.keyword() + "' begins no line of a battle");
    }
    read_area(line, static_cast<table::GroundKind>(kind - table::kGroundKinds.begin()));
  }

  void read_title(BattleLine& line) {
    battle_.title = line.rest();
    if (line.rest().empty()) {
      line.fault("the title is empty");
    }
  }

  void read_table(BattleLine& line) {
    battle_.width = line.inches("the width");
    line.require("by");
    battle_.depth = line.inches("the depth");
    line.require_end();
    constexpr int kLargest = 200;  // what core/table is exact for
    if (battle_.width > table::Inches::of(kLargest) ||
        battle_.depth > table::Inches::of(kLargest)) {
      line.fault("a table has at most " + std::to_string(kLargest) + " inches");
    }
  }

  void read_depth(BattleLine& line) {
    battle_.feet = line.number("a depth in feet", 1, kMostFeet);
    line.require_end();
  }

  void read_current(BattleLine& line) {
    battle_.current = line.number("knots", 0, kMostKnots);
    if (battle_.current > 0) {
      line.require("towards");
      battle_.current_to = line.heading();
    }
    line.require_end();
  }

  void read_length(BattleLine& line) {
    battle_.turns = line.number("a number of turns", 1, kMostTurns);
    line.require_end();
  }

  void read_visibility(BattleLine& line) {
    battle_.visibility = line.inches("a distance");
    line.require_end();
  }

  void read_history(BattleLine& line) {
    battle_.history += (battle_.history.empty() ? "" : " ") + line.rest();
  }

  void read_area(BattleLine& line, table::GroundKind kind) {
    table::BattleArea area;
    area.kind = kind;
    area.name = line.name("the area's name");
    const bool deep = kind == table::GroundKind::Water && line.peek() != "(";
    if (kind == table::GroundKind::Shoal || deep) {
      area.feet = line.feet("a depth in feet");
      line.require("feet");
    }
    area.polygon = corners(line);
    battle_.areas.push_back(std::move(area));
    origins_.areas.push_back(line.origin());
  }

  static std::vector<table::Point> corners(BattleLine& line) {
    std::vector<table::Point> points;
    while (!line.at_end()) {
      points.push_back(line.point());
    }
    return points;
  }

  /// [RC-089]
  void read_lane(BattleLine& line) {
    table::BattleLane lane;
    lane.knots = line.number("knots", 0, kMostKnots);
    line.require("towards");
    lane.towards = line.heading();
    lane.polygon = corners(line);
    battle_.lanes.push_back(std::move(lane));
    origins_.lanes.push_back(line.origin());
  }

  /// [RC-385] A fort that is in no list.
  void read_work(BattleLine& line) {
    constexpr int kMostInches = 9;
    constexpr int kMostCrew = 99;
    table::FortFacts work;
    const std::string id = line.word("the id of a work");
    if (names_.find_card(id)) {
      line.fault("'" + id + "' stands twice, or in forts.csv");
    }
    work.id = id;
    work.name = line.name("the name of the work");
    std::array<std::string, kFortWorks.size()> words;
    std::transform(kFortWorks.begin(), kFortWorks.end(), words.begin(), [](std::string_view each) {
      std::string word{each};
      std::replace(word.begin(), word.end(), ' ', '-');
      return word;
    });
    std::array<std::string_view, kFortWorks.size()> choices;
    std::copy(words.begin(), words.end(), choices.begin());
    work.work = static_cast<table::FortWork>(line.one_of_words("a kind of work", choices));
    const int width = line.number("inches", 1, kMostInches);
    line.require("by");
    const int depth = line.number("inches", 1, kMostInches);
    work.width = table::Inches::of(width);
    work.depth = table::Inches::of(depth);
    work.squares = width * depth;
    line.require("crew");
    work.crew = line.number("a number of CPV", 0, kMostCrew);
    while (line.take("gun")) {
      const table::GunId gun = names_.gun(line);
      line.require("in");
      work.guns.push_back({gun, line.number("a square", 1, work.squares)});
    }
    line.require_end();
    battle_.works.push_back(std::move(work));
  }

  /// [RC-387]
  void read_buildings(BattleLine& line) {
    constexpr int kMostInches = 9;
    static constexpr std::array<std::string_view, 2> kKinds{"town", "port"};
    table::BattleBuildings each;
    const std::string name = line.name("the buildings' name");
    require_room(line, battle_.forts.size() + battle_.buildings.size(), name);
    each.name = name;
    each.port = line.one_of_words("a town or a port", kKinds) == 1;
    each.side = line.side();
    line.require("at");
    each.middle = line.point();
    each.width = line.number("inches", 1, kMostInches);
    line.require("by");
    each.depth = line.number("inches", 1, kMostInches);
    line.require_end();
    battle_.buildings.push_back(each);
    origins_.buildings.push_back(line.origin());
  }

  void require_room(const BattleLine& line, std::size_t count, const std::string& name) const {
    if (count >= kMostShips) {
      line.fault("a battle has at most " + std::to_string(kMostShips) + " of them");
    }
    const bool houses = std::any_of(battle_.buildings.begin(), battle_.buildings.end(),
                                    [&](const auto& each) { return each.name == name; });
    if (houses || names_.find_ship(name) || names_.find_fort(name)) {
      line.fault("\"" + name + "\" stands twice");
    }
  }

  void read_fort(BattleLine& line) {
    table::BattleFort fort;
    const std::string name = line.name("the fort's name");
    require_room(line, battle_.forts.size(), name);
    fort.name = name;
    fort.side = line.side();
    const std::string card = line.word("the card of a fort");
    const auto found = names_.find_card(card);
    if (!found) {
      line.fault("'" + card + "' is no fort of forts.csv [IC-381] [RC-481]");
    }
    fort.card = *found;
    line.require("at");
    fort.middle = line.point();
    line.require("facing");
    fort.facing = line.heading();
    line.require_end();
    battle_.forts.push_back(fort);
    origins_.forts.push_back(line.origin());
  }

  void read_side(BattleLine& line) {
    side_ = line.side();
    line.require_end();
  }

  void read_ship(BattleLine& line) {
    if (!side_) {
      line.fault("whose ship? A line 'side' comes first");
    }
    table::BattleShip ship;
    const std::string name = line.name("the ship's name");
    require_room(line, battle_.ships.size(), name);
    ship.name = name;
    ship.side = *side_;
    ship.card = names_.vessel(line);
    line.require("at");
    ship.pose.at = line.point();
    line.require("heading");
    ship.pose.heading = line.heading();
    line.require("speed");
    ship.knots = line.number("knots", 0, kMostKnots);
    while (!line.at_end()) {
      read_mark(line, ship);
    }
    check_speed(line, ship);
    battle_.ships.push_back(std::move(ship));
    origins_.ships.push_back(line.origin());
  }

  void read_mark(BattleLine& line, table::BattleShip& ship) {
    const std::array<std::pair<std::string_view, bool*>, 9> marks{
        {{"flag", &ship.flag},
         {"captured", &ship.captured},
         {"moored", &ship.moored},
         {"anchored", &ship.anchored},
         {"spring", &ship.spring},
         {"fire-ship", &ship.fire_ship},
         {"explosive-ship", &ship.explosive_ship},
         {"balloon", &ship.balloon},
         {"aground-for-good", &ship.aground_for_good}}};
    for (const auto& [word, mark] : marks) {
      if (line.take(word)) {
        if (*mark) {
          line.fault("'" + std::string{word} + "' stands twice");
        }
        *mark = true;
        return;
      }
    }
    if (line.take("steam-from")) {
      ship.steam_from = line.number("a turn", 1, kMostTurns);
    } else if (line.take("moves-from")) {
      ship.moves_from = line.number("a turn", 1, kMostTurns);
    } else if (line.take("at-most")) {
      ship.most_knots = line.number("knots", 0, kMostKnots);
    } else if (line.take("steam-by-die")) {
      ship.steam_by_die = steam_die(line);
    } else if (line.take("crossed-off")) {
      ship.crossed_off.push_back(crossed_off(line));
    } else if (line.take("die-modifier")) {
      constexpr int kMost = 5;
      ship.die_modifier = line.number("a modifier", -kMost, kMost);
    } else if (line.take("rounds")) {
      ship.magazines.push_back(magazine(line, ship));
    } else if (line.take("boxes")) {
      ship.boxes.push_back(boxes(line, ship));
    } else if (line.take("captain")) {
      ship.captain =
          static_cast<table::Character>(line.one_of_words("a character", table::kCharacters));
    } else if (line.take("lashed-to")) {
      pairs_.push_back({battle_.ships.size(), line.name("a ship"), std::nullopt, line.origin()});
    } else if (line.take("chained-to")) {
      Pair pair{battle_.ships.size(), line.name("a ship"), table::Chained{}, line.origin()};
      pair.chain->least = line.inches("the least distance");
      line.require("to");
      pair.chain->most = line.inches("the greatest distance");
      pairs_.push_back(std::move(pair));
    } else {
      line.fault("'" + std::string{line.peek()} + "' is no mark of a ship");
    }
  }

  static table::SteamDie steam_die(BattleLine& line) {
    table::SteamDie die;
    die.face = line.number("a face", 1, 6);
    line.require("of");
    line.require("6");
    line.require("from");
    die.from_turn = line.number("a turn", 1, kMostTurns);
    return die;
  }

  /// [RR-383] Of a pattern that she has.
  [[nodiscard]] table::Magazine magazine(BattleLine& line, const table::BattleShip& ship) const {
    constexpr int kMost = 9999;
    table::Magazine magazine;
    magazine.gun = names_.gun(line);
    magazine.rounds = line.number("a number of rounds", 0, kMost);
    const auto& guns = names_.facts().vessel(ship.card).guns;
    if (std::none_of(guns.begin(), guns.end(),
                     [&](const auto& each) { return each.gun == magazine.gun; })) {
      line.fault("vessels.csv gives \"" + ship.name + "\" no such gun to have rounds for [RR-383]");
    }
    if (table::magazine_for(ship, magazine.gun)) {
      line.fault("the rounds for that gun stand twice [RR-383]");
    }
    return magazine;
  }

  static table::CrossedOff crossed_off(BattleLine& line) {
    table::CrossedOff crossed;
    crossed.section = static_cast<table::Section>(line.one_of_words("a section", table::kSections));
    if (!line.take("all")) {
      crossed.count = line.number("a number of boxes, or 'all'", 1, 255);
    }
    return crossed;
  }

  /// [IC-043] Guns are named in the list: of a ship that has none there are none to multiply.
  table::BoxCount boxes(BattleLine& line, const table::BattleShip& ship) const {
    constexpr int kMost = 99;
    table::BoxCount boxes;
    boxes.section = static_cast<table::Section>(line.one_of_words("a section", table::kSections));
    boxes.count = line.number("a number of boxes", 0, kMost);
    if (boxes.section == table::Section::Points) {
      line.fault("points are no boxes: they come from the tons of vessels.csv [RC-021]");
    }
    const bool again = std::any_of(ship.boxes.begin(), ship.boxes.end(), [&](const auto& other) {
      return other.section == boxes.section;
    });
    if (again) {
      line.fault("the boxes of that section stand twice [IC-043]");
    }
    const bool unarmed = names_.facts().vessel(ship.card).guns.empty();
    if (boxes.section == table::Section::Guns && unarmed && boxes.count > 0) {
      line.fault("vessels.csv gives \"" + ship.name + "\" no gun to have more of [IC-043]");
    }
    return boxes;
  }

  /// [IC-081] No faster than the list, or the scenario, lets her go; who does not move has speed 0.
  void check_speed(const BattleLine& line, const table::BattleShip& ship) const {
    const int half_knots = names_.facts().vessel(ship.card).half_knots;
    const auto own = std::find_if(ship.boxes.begin(), ship.boxes.end(), [](const auto& each) {
      return each.section == table::Section::Speed;
    });
    if (ship.knots * 2 > half_knots && (own == ship.boxes.end() || ship.knots > own->count)) {
      line.fault("speed " + std::to_string(ship.knots) + " is more than the " +
                 std::to_string(half_knots / 2) + (half_knots % 2 == 0 ? "" : "½") +
                 " knots of vessels.csv [IC-081] [RC-481]");
    }
    if (ship.most_knots && ship.knots > *ship.most_knots) {
      line.fault("speed " + std::to_string(ship.knots) + " is more than 'at-most' allows");
    }
    const bool still = ship.moored || ship.anchored || ship.aground_for_good || ship.steam_from ||
                       ship.steam_by_die || ship.moves_from;
    if (still && ship.knots > 0) {
      line.fault("a ship that cannot move yet has speed 0");
    }
  }

  void read_rule(BattleLine& line) { battle_.rules.push_back(read_battle_rule(line, names_)); }

  void read_objective(BattleLine& line) {
    battle_.objectives.push_back(tabletop_data::read_objective(line, names_));
  }

  /// Ships lashed or chained to one another name each other.
  void join_pairs() {
    for (const Pair& pair : pairs_) {
      const char* const column = pair.chain ? "chained-to" : "lashed-to";
      const auto other = names_.find_ship(pair.other);
      if (!other || other->value() == pair.ship) {
        fail(pair.origin, column, "there is no other ship \"" + pair.other + "\"");
      }
      table::BattleShip& ship = battle_.ships.at(pair.ship);
      const bool back = std::any_of(pairs_.begin(), pairs_.end(), [&](const Pair& each) {
        return each.ship == other->value() && each.other == ship.name.str() &&
               each.chain.has_value() == pair.chain.has_value();
      });
      if (!back || battle_.ships.at(other->value()).side != ship.side) {
        fail(pair.origin, column,
             "\"" + pair.other + "\" is not joined to \"" + ship.name.str() + "\" in turn");
      }
      if (pair.chain) {
        ship.chained = pair.chain;
        ship.chained->to = *other;
      } else {
        ship.lashed_to = *other;
      }
    }
  }

  struct Pair {
    std::size_t ship{};
    std::string other;
    std::optional<table::Chained> chain;
    Origin origin;
  };

  const BattleText* text_;
  table::Battle battle_;
  BattleNames names_;
  BattleOrigins origins_;
  std::map<std::string, int, std::less<>> seen_;
  std::optional<board::Side> side_;
  std::vector<Pair> pairs_;
};

}  // namespace

table::Battle make_battle(const BattleText& text, const table::Facts& facts) {
  return BattleReader{text, facts}.read();
}

std::vector<table::Battle> make_battles(const NavalText& text) {
  const table::Facts facts = make_naval_facts(text);
  std::vector<table::Battle> battles;
  for (const BattleText& each : text.battles) {
    battles.push_back(make_battle(each, facts));
  }
  return battles;
}

table::Battle find_battle(const NavalText& text, std::string_view id) {
  std::vector<std::string_view> ids;
  for (const BattleText& each : text.battles) {
    if (each.id == id) {
      return make_battle(each, make_naval_facts(text));
    }
    ids.emplace_back(each.id);
  }
  fail({"scenarios/naval", 0}, "battle", "'" + std::string{id} + "' is not " + one_of(ids));
}

}  // namespace core::tabletop_data
