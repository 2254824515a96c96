#include "core/tabletop_data/river_charts.h"

#include "core/river/options.h"
#include "core/tabletop_data/die_table.h"
#include "core/tabletop_data/river_tables.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::require_int;
using data::Row;
using data::split;
using data::words;

namespace {

using Numbers = std::array<int, 3>;
using river::Bend;
using river::Cliffs;
using river::DiceSum;
using river::DieResults;
using river::DirectionLine;
using river::Encounter;
using river::Find;
using river::FurtherTrouble;
using river::Hand;
using river::Heading;
using river::kD10;
using river::kD20;
using river::kD6;
using river::Narrowing;
using river::PatrolLine;
using river::Push;
using river::Rudder;
using river::Terrain;
using river::Trouble;

template <class Value>
using D10Results = DieResults<Value, kD10>;

constexpr std::array<std::string_view, river::kHeadings> kHeadingNames{
    "East", "North East", "North", "North West", "South East", "South", "South West"};
constexpr std::array<int, river::kHeadings> kCompass{90, 45, 0, 315, 135, 180, 225};

/// The table of directions of a heading, RR-T01 of East.
std::string table_of(std::size_t heading) { return "RR-T0" + std::to_string(heading + 1); }

void check_headings(const std::vector<ChartText>& tables) {
  const ChartCells cells{tables, "RR-T14"};
  const std::string compass = "Compass °";
  for (std::size_t i = 0; i < river::kHeadings; ++i) {
    const Row& row = cells.row(table_of(i));
    cells.require_word(row, "Heading", kHeadingNames.at(i));
    if (cells.number(row, compass) != kCompass.at(i)) {
      fail(row.origin, compass, "not the bearing of the heading");
    }
  }
  cells.require_rows(river::kHeadings);
}

/// [RR-088] The heading to which a bend leads; nothing for West, which no river runs [RR-087].
std::optional<Heading> heading_after(std::size_t from, Bend bend) {
  constexpr int kCircle = 360;
  const int turn = bend.hand == Hand::Right ? bend.degrees : -bend.degrees;
  const int bearing = (kCompass.at(from) + turn + kCircle) % kCircle;
  const auto* const found = std::find(kCompass.begin(), kCompass.end(), bearing);
  return found == kCompass.end() ? std::nullopt
                                 : std::optional{static_cast<Heading>(found - kCompass.begin())};
}

constexpr const char* kNextTable = "Next table";

/// The heading of the table with that number.
Heading heading_of(const Row& row, int table) {
  if (table < 1 || table > static_cast<int>(river::kHeadings)) {
    fail(row.origin, kNextTable, "no table of directions is RR-T0" + std::to_string(table));
  }
  return static_cast<Heading>(table - 1);
}

void require_heading(const Row& row, std::size_t from, const DirectionLine& line) {
  if (heading_after(from, line.bend) != line.next) {
    fail(row.origin, kNextTable, "the bend does not lead to that heading [RR-088]");
  }
}

DirectionLine direction_line(const ChartCells& cells, const Row& row, std::size_t from) {
  constexpr std::int16_t kPlain = 45;
  constexpr std::int16_t kSharp = 90;
  constexpr std::int16_t kHairpin = 180;
  static constexpr std::array<Phrase<Bend>, 7> kBends{{
      {"Ahead", [](const Numbers&) { return Bend{}; }},
      {"Left",
       [](const Numbers&) {
         return Bend{Hand::Left, kPlain};
       }},
      {"Right",
       [](const Numbers&) {
         return Bend{Hand::Right, kPlain};
       }},
      {"Sharp left",
       [](const Numbers&) {
         return Bend{Hand::Left, kSharp};
       }},
      {"Sharp right",
       [](const Numbers&) {
         return Bend{Hand::Right, kSharp};
       }},
      {"Hairpin left",
       [](const Numbers&) {
         return Bend{Hand::Left, kHairpin};
       }},
      {"Hairpin right",
       [](const Numbers&) {
         return Bend{Hand::Right, kHairpin};
       }},
  }};
  DirectionLine line;
  line.bend = read_phrase(row.origin, "Direction", cells.text(row, "Direction"), kBends);
  const std::string& next = cells.text(row, kNextTable);
  if (const auto both = match_phrase("printed {a}; played {b} (note)", next)) {
    line.printed = heading_of(row, (*both)[0]);
    line.next = heading_of(row, (*both)[1]);
  } else {
    line.next = line.printed = heading_of(row, require_int(row.origin, kNextTable, next));
  }
  require_heading(row, from, line);
  return line;
}

constexpr std::string_view kSecondDie = ": d10 ";

/// [RR-084] [RR-085] "Hairpin (135°): d10 1–5 left, 6–10 right" of heading East.
D10Results<DirectionLine> hairpin_of_east(const ChartCells& cells, const Row& row) {
  const std::string& text = cells.text(row, "Direction");
  const auto colon = text.find(kSecondDie);
  const auto degrees = match_phrase("Hairpin ({a}°)", std::string_view{text}.substr(0, colon));
  const auto next = match_phrase("left {a}, right {b} (note)", cells.text(row, kNextTable));
  if (!degrees) {
    fail(row.origin, "Direction", "the hairpin is not written 'Hairpin (135°): d10 ...'");
  }
  if (!next) {
    fail(row.origin, kNextTable, "not written 'left 4, right 7 (note)'");
  }
  DieFiller<DirectionLine, D10Results<DirectionLine>> filler{cells};
  for (const std::string& part :
       split(std::string_view{text}.substr(colon + kSecondDie.size()), ',')) {
    const auto pieces = words(part);
    const bool left = pieces.size() == 2 && pieces.back() == "left";
    if (!left && (pieces.size() != 2 || pieces.back() != "right")) {
      fail(row.origin, "Direction", "'" + part + "' is not written '1–5 left'");
    }
    DirectionLine line;
    line.bend = {left ? Hand::Left : Hand::Right, static_cast<std::int16_t>(degrees->front())};
    line.next = line.printed = heading_of(row, next->at(left ? 0 : 1));
    require_heading(row, static_cast<std::size_t>(Heading::East), line);
    filler.put(row.origin, "Direction", pieces.front(), line);
  }
  return filler.done();
}

void read_directions(const std::vector<ChartText>& tables, river::Charts& charts) {
  check_headings(tables);
  for (std::size_t from = 0; from < river::kHeadings; ++from) {
    const ChartCells cells{tables, table_of(from)};
    charts.directions.at(from) = read_die<DirectionLine, D10Results<DirectionLine>>(
        cells, "Direction", [&](const Row& row, std::string_view text) {
          const bool twice = static_cast<Heading>(from) == Heading::East &&
                             text.find(kSecondDie) != std::string_view::npos;
          if (twice) {
            charts.hairpin = hairpin_of_east(cells, row);
          }
          return twice ? DirectionLine{} : direction_line(cells, row, from);
        });
  }
  if (charts.hairpin.of(1).bend.is_ahead()) {
    ChartCells{tables, "RR-T01"}.fault("Direction", "no row has the hairpin with a second die");
  }
}

void read_features(const std::vector<ChartText>& tables, river::Charts& charts) {
  static constexpr std::array<Phrase<Terrain>, 7> kFeatures{
      {{"Open banks", [](const Numbers&) { return Terrain::Open; }},
       {"Narrows", [](const Numbers&) { return Terrain::Narrows; }},
       {"Bluffs", [](const Numbers&) { return Terrain::Bluffs; }},
       {"Marshy banks", [](const Numbers&) { return Terrain::Marshes; }},
       {"Wooded banks", [](const Numbers&) { return Terrain::Wooded; }},
       {"Narrows, Wooded banks", [](const Numbers&) { return Terrain::NarrowsWooded; }},
       {"Shallows", [](const Numbers&) { return Terrain::Shallows; }}}};
  const ChartCells cells{tables, "RR-T08"};
  const std::array<std::string, 3> reaches{"Main river", "Main river (after 20 sections)",
                                           "Tributaries (+2 per section)"};
  for (std::size_t i = 0; i < reaches.size(); ++i) {
    charts.terrain.at(i) = read_die<Terrain, D10Results<Terrain>>(
        cells, reaches.at(i), [&](const Row& row, std::string_view text) {
          return read_phrase(row.origin, reaches.at(i), text, kFeatures);
        });
  }
}

void read_sides(const std::vector<ChartText>& tables, river::Charts& charts) {
  static constexpr std::array<Phrase<Cliffs>, 3> kCliffs{
      {{"cliffs on the left bank", [](const Numbers&) { return Cliffs::Left; }},
       {"cliffs on the right bank", [](const Numbers&) { return Cliffs::Right; }},
       {"cliffs on both banks", [](const Numbers&) { return Cliffs::Both; }}}};
  static constexpr std::array<Phrase<Narrowing>, 2> kNarrowings{
      {{"river half its usual width", [](const Numbers&) { return Narrowing::HalfWidth; }},
       {"island in mid-river", [](const Numbers&) { return Narrowing::Island; }}}};
  static constexpr std::array<Phrase<Hand>, 2> kMouths{
      {{"mouth on the left bank", [](const Numbers&) { return Hand::Left; }},
       {"mouth on the right bank", [](const Numbers&) { return Hand::Right; }}}};
  constexpr std::string_view kDouble = "Tributary (double ";
  const std::string faces = "d10";
  const ChartCells cells{tables, "RR-T15"};
  DieFiller<Cliffs, D10Results<Cliffs>> cliffs{cells};
  DieFiller<Narrowing, D10Results<Narrowing>> narrowing{cells};
  DieFiller<Hand, D10Results<Hand>> tributary{cells};
  for (const Row& row : cells.rows()) {
    const std::string& meaning = cells.text(row, "Meaning");
    if (row.key == "Bluffs") {
      cliffs.put(row.origin, faces, cells.text(row, faces),
                 read_phrase(row.origin, "Meaning", meaning, kCliffs));
    } else if (row.key == "Narrows") {
      narrowing.put(row.origin, faces, cells.text(row, faces),
                    read_phrase(row.origin, "Meaning", meaning, kNarrowings));
    } else if (row.key.starts_with(kDouble) && row.key.ends_with(')')) {
      cells.require_word(row, faces, "—");
      const std::string_view key{row.key};
      tributary.put(row.origin, "Feature",
                    key.substr(kDouble.size(), key.size() - kDouble.size() - 1),
                    read_phrase(row.origin, "Meaning", meaning, kMouths));
    } else {
      fail(row.origin, "Feature", "'" + row.key + "' has no roll of its own");
    }
  }
  charts.cliffs = cliffs.done();
  charts.narrowing = narrowing.done();
  charts.tributary = tributary.done();
}

/// [RR-125] "Rudder jammed: d6 1–2 no port helm, 3–4 ...; d6 5+ ... frees it"
void read_rudder(const ChartCells& cells, const Row& row, river::TroubleFigures& figures) {
  static constexpr std::array<Phrase<Rudder>, 3> kRudders{
      {{"no port helm", [](const Numbers&) { return Rudder::NoPortHelm; }},
       {"no starboard helm", [](const Numbers&) { return Rudder::NoStarboardHelm; }},
       {"ahead only", [](const Numbers&) { return Rudder::AheadOnly; }}}};
  constexpr std::string_view kBegin = "Rudder jammed: d6 ";
  const std::string column = "Event";
  const auto parts = split(cells.text(row, column), ';');
  const auto freed = match_phrase("d6 {a}+ at the start of each later turn frees it", parts.back());
  if (parts.size() != 2 || !parts.front().starts_with(kBegin) || !freed) {
    fail(row.origin, column,
         "the jammed rudder is not written '" + std::string{kBegin} + "...; d6 5+ at the start " +
             "of each later turn frees it'");
  }
  figures.rudder_freed_from = freed->front();
  DieFiller<Rudder, DieResults<Rudder, kD6>> filler{cells};
  for (const std::string& part :
       split(std::string_view{parts.front()}.substr(kBegin.size()), ',')) {
    const auto blank = std::min(part.find(' '), part.size() - 1);
    filler.put(row.origin, column, part.substr(0, blank),
               read_phrase(row.origin, column, part.substr(blank + 1), kRudders));
  }
  figures.rudder = filler.done();
}

Trouble trouble_of(const ChartCells& cells, const Row& row, std::string_view text,
                   river::TroubleFigures& figures) {
  if (const auto gun = match_phrase("Gun problem: random gun; at its next shot d6 {a}+ it bursts, "
                                    "counting as a hit by that gun on its own ship",
                                    text)) {
    figures.burst_from = gun->front();
    return Trouble::SuspectGun;
  }
  if (const auto boiler = match_phrase("Boiler trouble: speed reduced by d10 × {a} %; d6 {b}+ at "
                                       "the start of each later turn cures it",
                                       text)) {
    figures.boiler_step = (*boiler)[0];
    figures.boiler_cured_from = (*boiler)[1];
    return Trouble::Boiler;
  }
  if (text.starts_with("Rudder")) {
    read_rudder(cells, row, figures);
    return Trouble::Rudder;
  }
  static constexpr std::array<Phrase<Trouble>, 3> kOthers{
      {{"No problems", [](const Numbers&) { return Trouble::None; }},
       {"Barge lost with all its fuel", [](const Numbers&) { return Trouble::BargeLost; }},
       {"Roll d6 on table RR-T16", [](const Numbers&) { return Trouble::Further; }}}};
  return read_phrase(row.origin, "Event", text, kOthers);
}

FurtherTrouble further_of(const Row& row, std::string_view text, river::TroubleFigures& figures) {
  if (const auto minor = match_phrase("Minor grounding: freeing the vessel takes {a} turn", text)) {
    figures.minor_turns = minor->front();
    return FurtherTrouble::MinorGrounding;
  }
  if (const auto major = match_phrase("Major grounding: d10 at the start of each turn, freed on "
                                      "{a}+, permanently trapped on {b}",
                                      text)) {
    figures.freed_from = (*major)[0];
    figures.trapped_to = (*major)[1];
    return FurtherTrouble::MajorGrounding;
  }
  if (const auto food =
          match_phrase("Bad food: −{a} on all dice for the vessel if it fights this turn", text)) {
    figures.food_modifier = -food->front();
    return FurtherTrouble::BadFood;
  }
  if (const auto spirits = match_phrase(
          "High spirits: +{a} on all dice for the vessel if it fights this turn", text)) {
    figures.spirits_modifier = spirits->front();
    return FurtherTrouble::HighSpirits;
  }
  static constexpr std::array<Phrase<FurtherTrouble>, 2> kOthers{
      {{"Fire on board: a small fire, effects by the tactical rules",
        [](const Numbers&) { return FurtherTrouble::Fire; }},
       {"Shoal water: vessels of deep draught, for instance certain monitors, are stopped here",
        [](const Numbers&) { return FurtherTrouble::ShoalWater; }}}};
  return read_phrase(row.origin, "Event", text, kOthers);
}

void read_troubles(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T09"};
  charts.trouble = read_die<Trouble, DieResults<Trouble, kD20>>(
      cells, "Event", [&](const Row& row, std::string_view text) {
        return trouble_of(cells, row, text, charts.figures);
      });
  charts.further = read_die<FurtherTrouble, DieResults<FurtherTrouble, kD6>>(
      ChartCells{tables, "RR-T16"}, "Event",
      [&](const Row& row, std::string_view text) { return further_of(row, text, charts.figures); });
}

Encounter encounter_of(const Row& row, const std::string& column, std::string_view text) {
  static constexpr std::array<Phrase<Encounter>, 14> kEncounters{{
      {"Nothing", [](const Numbers&) { return Encounter{}; }},
      {"Shore battery",
       [](const Numbers&) {
         return Encounter{Find::ShoreBattery, Find::Nothing};
       }},
      {"Hidden battery",
       [](const Numbers&) {
         return Encounter{Find::HiddenBattery, Find::Nothing};
       }},
      {"Bridge or ferry",
       [](const Numbers&) {
         return Encounter{Find::BridgeOrFerry, Find::Nothing};
       }},
      {"Town",
       [](const Numbers&) {
         return Encounter{Find::Town, Find::Nothing};
       }},
      {"Gunboat",
       [](const Numbers&) {
         return Encounter{Find::Gunboat, Find::Nothing};
       }},
      {"Heavy gunboat",
       [](const Numbers&) {
         return Encounter{Find::HeavyGunboat, Find::Nothing};
       }},
      {"Ironclad",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::Nothing};
       }},
      {"Ironclad under construction",
       [](const Numbers&) {
         return Encounter{Find::UnderConstruction, Find::Nothing};
       }},
      {"Ironclad, shore battery",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::ShoreBattery};
       }},
      {"Ironclad, hidden battery",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::HiddenBattery};
       }},
      {"Ironclad and bridge",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::BridgeOrFerry};
       }},
      {"Ironclad, gunboat",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::Gunboat};
       }},
      {"Ironclad, heavy gunboat",
       [](const Numbers&) {
         return Encounter{Find::Ironclad, Find::HeavyGunboat};
       }},
  }};
  return read_phrase(row.origin, column, text, kEncounters);
}

void read_action(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T10"};
  const std::string score = "d100 + mod";
  const std::array<std::string, river::kColumns> columns{"Open banks", "Bluffs, Narrows", "Wooded",
                                                         "Marshes", "Shallows"};
  int next = 1;
  for (const Row& row : cells.rows()) {
    river::ActionRow made;
    const auto above = match_phrase("Over {a}", row.key);
    const bool last = &row == &cells.rows().back();
    const FaceRange range = above ? FaceRange{above->front() + 1, std::nullopt}
                                  : read_faces(row.origin, score, row.key);
    if (range.lowest != next || range.highest.has_value() == last) {
      fail(row.origin, score, "the row does not begin where the one before ends");
    }
    made.highest = range.highest.value_or(std::numeric_limits<int>::max());
    next = last ? next : made.highest + 1;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      made.by_column.at(i) = encounter_of(row, columns.at(i), cells.text(row, columns.at(i)));
    }
    charts.action.push_back(made);
  }
}

DiceSum read_dice_sum(const Row& row, const std::string& column, std::string_view text) {
  static constexpr std::array<Phrase<DiceSum>, 2> kSums{{{"{a}d{b}",
                                                          [](const Numbers& n) {
                                                            return DiceSum{n[0], n[1], 0};
                                                          }},
                                                         {"{a}d{b}+{c}", [](const Numbers& n) {
                                                            return DiceSum{n[0], n[1], n[2]};
                                                          }}}};
  return read_phrase(row.origin, column, text, kSums);
}

void read_fuel(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T19"};
  const std::string column = "Points";
  river::FuelFigures& fuel = charts.fuel;
  const auto dice = [&](const char* key) {
    const Row& row = cells.row(key);
    return read_dice_sum(row, column, cells.text(row, column));
  };
  fuel.start = dice("Start, each warship");
  const Row& use = cells.row("Use");
  static constexpr std::array<Phrase<int>, 1> kUse{
      {{"{a} per ship per turn", [](const Numbers& n) { return n[0]; }}}};
  fuel.use = read_phrase(use.origin, column, cells.text(use, column), kUse);
  fuel.warship = cells.number(cells.row("Warship capacity"), column);
  fuel.supply = cells.number(cells.row("Supply ship, including own bunkers"), column);
  fuel.town = dice("Town");
  fuel.prize = dice("Captured vessel");
  constexpr std::size_t kOthers = 6;
  cells.require_rows(kOthers + 1);
  for (const Row& row : cells.rows()) {
    if (const auto barges = match_phrase("Barge ({a} at most per ship)", row.key)) {
      fuel.barges = barges->front();
      fuel.barge = cells.number(row, column);
    }
  }
  if (fuel.barges == 0) {
    cells.fault("Item", "no row is written 'Barge (2 at most per ship)'");
  }
}

void read_pushes(const std::vector<ChartText>& tables, river::Charts& charts) {
  static constexpr std::array<Phrase<Push>, 3> kPushes{
      {{"No ground made up", [](const Numbers&) { return Push::NoGround; }},
       {"One section made up", [](const Numbers&) { return Push::OneSection; }},
       {"Boiler tube bursts: laid up for 6 additional turns",
        [](const Numbers&) { return Push::Burst; }}}};
  charts.push = read_die<Push, D10Results<Push>>(
      ChartCells{tables, "RR-T20"}, "Result", [](const Row& row, std::string_view text) {
        return read_phrase(row.origin, "Result", text, kPushes);
      });
}

void read_patrols(const std::vector<ChartText>& tables, river::Charts& charts) {
  using river::Patrol;
  static constexpr std::array<Phrase<PatrolLine>, 6> kPatrols{{
      {"Total surprise: one random vessel burned and destroyed",
       [](const Numbers&) {
         return PatrolLine{Patrol::Burned, 0};
       }},
      {"Total surprise: one random vessel set on fire",
       [](const Numbers&) {
         return PatrolLine{Patrol::Fire, 0};
       }},
      {"Partial surprise: casualties delay departure by one turn next day",
       [](const Numbers&) {
         return PatrolLine{Patrol::Delay, 0};
       }},
      {"Spirited defence, patrol held off: +{a} VP",
       [](const Numbers& n) {
         return PatrolLine{Patrol::HeldOff, n[0]};
       }},
      {"Spirited defence, patrol held off with losses: +1d6 VP",
       [](const Numbers&) {
         return PatrolLine{Patrol::HeldOffWithLosses, 0};
       }},
      {"Patrol surprised and cut up: +{a} VP and intelligence; hidden batteries on the next "
       "stretch are disclosed and count as normal batteries",
       [](const Numbers& n) {
         return PatrolLine{Patrol::CutUp, n[0]};
       }},
  }};
  charts.patrol = read_die<PatrolLine, DieResults<PatrolLine, kD6>>(
      ChartCells{tables, "RR-T22"}, "Effect", [](const Row& row, std::string_view text) {
        return read_phrase(row.origin, "Effect", text, kPatrols);
      });
}

void read_points(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T23"};
  river::Points& points = charts.points;
  const std::array<std::pair<std::string_view, int*>, 10> events{
      {{"Start of the campaign", &points.start},
       {"Each turn", &points.turn},
       {"Each complete 10 % damage on a surviving Union ship (but 25 % is −3; see RR-303)",
        &points.damage},
       {"Each Union ship sunk", &points.sunk},
       {"Each Confederate shore gun destroyed", &points.gun},
       {"Each Confederate gun bypassed (refunded if destroyed later)", &points.bypassed},
       {"Each Confederate gunboat sunk or captured", &points.gunboat},
       {"Each Confederate heavy gunboat sunk or captured", &points.heavy},
       {"Confederate ironclad sunk", &points.ironclad_sunk},
       {"Confederate ironclad captured", &points.ironclad_captured}}};
  for (const auto& [key, value] : events) {
    const Row& row = cells.row(key);
    *value = read_signed(row.origin, "VP", cells.text(row, "VP"));
  }
  // The patrols' row says again what table RR-T22 does; that table was read before.
  constexpr int kHeldOff = 4;
  constexpr int kCutUp = 6;
  cells.require_word(cells.row("Patrol result 4 / 5 / 6"), "VP",
                     "+" + std::to_string(charts.patrol.of(kHeldOff).points) + " / +1d6 / +" +
                         std::to_string(charts.patrol.of(kCutUp).points));
  cells.require_rows(events.size() + 1);
}

/// The least and the most points of a level: "−10 or less", "−5 to −9", "51 or more".
std::pair<int, int> level_bounds(const Row& row) {
  constexpr std::string_view kLess = " or less";
  constexpr std::string_view kMore = " or more";
  constexpr std::string_view kTo = " to ";
  const std::string column = "Final VP";
  const std::string_view key{row.key};
  const auto number = [&](std::string_view text) { return read_signed(row.origin, column, text); };
  if (key.ends_with(kLess)) {
    return {std::numeric_limits<int>::min(), number(key.substr(0, key.size() - kLess.size()))};
  }
  if (key.ends_with(kMore)) {
    return {number(key.substr(0, key.size() - kMore.size())), std::numeric_limits<int>::max()};
  }
  const auto to = key.find(kTo);
  if (to == std::string_view::npos) {
    fail(row.origin, column, "'" + row.key + "' is not written '11 to 30'");
  }
  return std::minmax({number(key.substr(0, to)), number(key.substr(to + kTo.size()))});
}

void read_levels(const std::vector<ChartText>& tables, river::Charts& charts) {
  const ChartCells cells{tables, "RR-T24"};
  cells.require_rows(river::kLevels);
  int next = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < river::kLevels; ++i) {
    const Row& row = cells.rows()[i];
    const auto [lowest, highest] = level_bounds(row);
    const bool last = i + 1 == river::kLevels;
    if (lowest != next || (highest == std::numeric_limits<int>::max()) != last) {
      fail(row.origin, "Final VP", "the level does not begin where the one before ends");
    }
    next = last ? next : highest + 1;
    charts.levels.at(i) = {lowest, cells.text(row, "Level"),
                           cells.text(row, "Gist of the verdict")};
  }
}

/// The switches are those of core/river/options.h, in its order and with its defaults.
void check_switches(const std::vector<ChartText>& tables) {
  const ChartCells cells{tables, "RR-T11"};
  const auto known = river::named(river::Options{}).texts({});
  cells.require_rows(known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto& [name, standard] = known[i];
    const Row& row = cells.rows()[i];
    cells.require_word(row, "Name", "`" + name + "`");
    cells.require_word(row, "Default", standard);
    for (const std::string_view word : river::named(river::Options{}).words(name)) {
      if (cells.text(row, "Meaning").find("`" + std::string{word} + "`") == std::string::npos) {
        fail(row.origin, "Meaning", "the meaning does not say what " + std::string{word} + " does");
      }
    }
  }
}

}  // namespace

river::Charts make_river_charts(const std::vector<ChartText>& tables) {
  river::Charts charts;
  read_directions(tables, charts);
  read_features(tables, charts);
  read_sides(tables, charts);
  read_troubles(tables, charts);
  read_action(tables, charts);
  read_fuel(tables, charts);
  read_pushes(tables, charts);
  read_patrols(tables, charts);
  read_points(tables, charts);
  read_levels(tables, charts);
  read_river_guns(tables, charts);
  read_river_batteries(tables, charts);
  read_river_vessels(tables, charts);
  read_river_flotillas(tables, charts);
  read_river_multiplier(tables, charts);
  read_river_constants(tables, charts);
  check_switches(tables);
  return charts;
}

}  // namespace core::tabletop_data
