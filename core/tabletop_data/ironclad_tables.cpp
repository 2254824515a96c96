#include "core/tabletop_data/ironclad_tables.h"

#include "core/tabletop_data/die_table.h"

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::Row;

namespace {

using Numbers = std::array<int, 3>;
using ironclad::BoardedShip;
using ironclad::BoarderAction;
using ironclad::BoarderEffect;
using ironclad::D6Table;
using ironclad::Effect;
using ironclad::FortEffect;
using ironclad::FortEffectKind;
using ironclad::LaunchHit;
using ironclad::RamRow;
using ironclad::ShipEffect;

/// What comes before the second row of faces in a cell of the first.
constexpr std::string_view kRollAgain = "roll again: ";
constexpr std::string_view kRollADie = "roll a D6: ";

ShipEffect ship_effect(const Row& row, const std::string& column, std::string_view text) {
  static constexpr std::array<Phrase<ShipEffect>, 19> kPhrases{{
      {"boiler: {a} speed hits",
       [](const Numbers& n) {
         return ShipEffect{Effect::Speed, n[0], 0};
       }},
      {"waterline: {a} draft hits (or {a} guns)",
       [](const Numbers& n) {
         return ShipEffect{Effect::DraftOrGuns, n[0], 0};
       }},
      {"rudder jammed hard right, {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderRight, 0, n[0]};
       }},
      {"rudder jammed hard left, {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderLeft, 0, n[0]};
       }},
      // [IC-007]
      {"rudder jammed hard starboard, {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderRight, 0, n[0]};
       }},
      {"rudder jammed to port, {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderLeft, 0, n[0]};
       }},
      {"{a} armor box",
       [](const Numbers& n) {
         return ShipEffect{Effect::Armor, n[0], 0};
       }},
      {"stack lost; if already gone, a miss",
       [](const Numbers&) {
         return ShipEffect{Effect::Stack, 0, 0};
       }},
      {"{a} midships box, and one embarked boarding party",
       [](const Numbers& n) {
         return ShipEffect{Effect::MidshipsAndParty, n[0], 0};
       }},
      {"{a} speed hits",
       [](const Numbers& n) {
         return ShipEffect{Effect::Speed, n[0], 0};
       }},
      {"all engines disabled",
       [](const Numbers&) {
         return ShipEffect{Effect::EnginesDisabled, 0, 0};
       }},
      {"magazine explodes",
       [](const Numbers&) {
         return ShipEffect{Effect::Magazine, 0, 0};
       }},
      {"pilot blinded, no course change for {a} turn",
       [](const Numbers& n) {
         return ShipEffect{Effect::NoCourseChange, 0, n[0]};
       }},
      {"critical hit",
       [](const Numbers&) {
         return ShipEffect{Effect::Critical, 0, 0};
       }},
      {"{a} draft hit",
       [](const Numbers& n) {
         return ShipEffect{Effect::Draft, n[0], 0};
       }},
      {"fires out: no power for {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::NoPower, 0, n[0]};
       }},
      {"smoke in the pilot house: rudder jammed hard right for the next {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderRight, 0, n[0]};
       }},
      {"smoke in the pilot house: rudder jammed hard left for the next {a} turns",
       [](const Numbers& n) {
         return ShipEffect{Effect::RudderLeft, 0, n[0]};
       }},
      {"{a} speed box",
       [](const Numbers& n) {
         return ShipEffect{Effect::Speed, n[0], 0};
       }},
  }};
  // One box or several.
  if (const auto boxes = match_phrase("{a} speed boxes", text)) {
    return {Effect::Speed, boxes->front(), 0};
  }
  return read_phrase(row.origin, column, text, kPhrases);
}

FortEffect fort_effect(const Row& row, const std::string& column, std::string_view text) {
  using Kind = FortEffectKind;
  static constexpr std::array<Phrase<FortEffect>, 10> kPhrases{{
      {"dud, no effect", [](const Numbers&) { return FortEffect{}; }},
      {"{a} gun destroyed",
       [](const Numbers& n) {
         return FortEffect{Kind::GunsDestroyed, n[0], 0};
       }},
      {"{a} guns destroyed",
       [](const Numbers& n) {
         return FortEffect{Kind::GunsDestroyed, n[0], 0};
       }},
      {"{a} armor box",
       [](const Numbers& n) {
         return FortEffect{Kind::ArmorBoxes, n[0], 0};
       }},
      {"{a} armor boxes",
       [](const Numbers& n) {
         return FortEffect{Kind::ArmorBoxes, n[0], 0};
       }},
      {"one gun's crew takes shelter: that gun is silent for {a} full turn",
       [](const Numbers& n) {
         return FortEffect{Kind::GunSilent, 1, n[0]};
       }},
      {"withering fire: crews shelter in bombproofs, the fort does not fire for {a} turns",
       [](const Numbers& n) {
         return FortEffect{Kind::FortSilent, 0, n[0]};
       }},
      {"{a} guns destroyed and one armor box from every gun",
       [](const Numbers& n) {
         return FortEffect{Kind::GunsAndArmor, n[0], 0};
       }},
      {"magazine explodes, gunners abandon the guns for the rest of the game",
       [](const Numbers&) {
         return FortEffect{Kind::GunsAbandoned, 0, 0};
       }},
      {"morale fails: white flag",
       [](const Numbers&) {
         return FortEffect{Kind::WhiteFlag, 0, 0};
       }},
  }};
  return read_phrase(row.origin, column, text, kPhrases);
}

/// Both rows of faces of a table whose one cell says to roll again.
/// @param again the value of that cell
template <class Value, class Read>
void read_twice(const ChartCells& cells, std::string_view mark, Value again, Read read,
                D6Table<Value>& first, D6Table<Value>& second) {
  const std::string column = "Result";
  int found = 0;
  first = read_die<Value>(cells, column, [&](const Row& row, std::string_view text) {
    if (text.substr(0, mark.size()) != mark) {
      return read(row, column, text);
    }
    ++found;
    second = read_die_cell<Value>(
        cells, row, column, text.substr(mark.size()), ", ",
        [&](const Row& at, std::string_view part) { return read(at, column, part); });
    return again;
  });
  if (found > 1) {
    cells.fault(column, "the table says more than once to roll again");
  }
}

/// `2, ram lost, check stack` of the coloured die; "none" is nothing.
RamRow::Rammer read_rammer(const Row& row, const std::string& column, std::string_view text) {
  static constexpr std::array<Phrase<RamRow::Rammer>, 6> kPhrases{{
      {"none", [](const Numbers&) { return RamRow::Rammer{}; }},
      {"{a}",
       [](const Numbers& n) {
         return RamRow::Rammer{n[0], false, false};
       }},
      {"{a} draft box",
       [](const Numbers& n) {
         return RamRow::Rammer{n[0], false, false};
       }},
      {"{a} draft boxes",
       [](const Numbers& n) {
         return RamRow::Rammer{n[0], false, false};
       }},
      {"{a}, check stack",
       [](const Numbers& n) {
         return RamRow::Rammer{n[0], true, false};
       }},
      {"{a}, ram lost, check stack",
       [](const Numbers& n) {
         return RamRow::Rammer{n[0], true, true};
       }},
  }};
  return read_phrase(row.origin, column, text, kPhrases);
}

/// "1–2 knots", "7 or more".
FaceRange read_knots(const Row& row) {
  constexpr std::string_view kKnots = " knots";
  constexpr std::string_view kMore = " or more";
  const auto ends_with = [&](std::string_view end) {
    return row.key.size() > end.size() && std::string_view{row.key}.ends_with(end);
  };
  const std::string column = "Rammer's speed";
  if (ends_with(kMore)) {
    return read_faces(row.origin, column, row.key.substr(0, row.key.size() - kMore.size()) + "+");
  }
  if (!ends_with(kKnots)) {
    fail(row.origin, column, "'" + row.key + "' is not written 1–2 knots or 7 or more");
  }
  return read_faces(row.origin, column, row.key.substr(0, row.key.size() - kKnots.size()));
}

/// The result that the columns of a row give to each face; "—" is no face.
template <class Value, std::size_t Count>
D6Table<Value> read_columns(const ChartCells& cells, const Row& row,
                            const std::array<std::pair<const char*, Value>, Count>& columns) {
  DieFiller<Value> filler{cells};
  for (const auto& [column, value] : columns) {
    const std::string& faces = cells.text(row, column);
    if (faces != "—") {
      filler.put(row.origin, column, faces, value);
    }
  }
  return filler.done();
}

}  // namespace

void read_ship_effects(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ShipEffect again{Effect::RollAgain, 0, 0};
  read_twice(ChartCells{tables, "IC-T12"}, kRollAgain, again, ship_effect, charts.critical.first,
             charts.critical.again);
  read_twice(ChartCells{tables, "IC-T13"}, kRollAgain, again, ship_effect, charts.lucky.first,
             charts.lucky.again);
  charts.stack_lost = read_die<ShipEffect>(
      ChartCells{tables, "IC-T14"}, "Result",
      [](const Row& row, std::string_view text) { return ship_effect(row, "Result", text); });
  static constexpr std::array<Phrase<int>, 3> kPower{
      {{"none", [](const Numbers&) { return 0; }},
       {"{a} knot", [](const Numbers& n) { return n[0]; }},
       {"{a} knots", [](const Numbers& n) { return n[0]; }}}};
  const std::string column = "Power this turn";
  charts.disabled_knots = read_die<int>(ChartCells{tables, "IC-T15"}, column,
                                        [&](const Row& row, std::string_view text) {
                                          return read_phrase(row.origin, column, text, kPower);
                                        });
}

void read_fort_effects(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const FortEffect again{FortEffectKind::RollAgain, 0, 0};
  read_twice(ChartCells{tables, "IC-T19"}, kRollADie, again, fort_effect, charts.fort_lucky.first,
             charts.fort_lucky.again);
  read_twice(ChartCells{tables, "IC-T20"}, kRollADie, again, fort_effect,
             charts.fort_critical.first, charts.fort_critical.again);
}

void read_ramming(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T21"};
  const std::string white = "White die: target";
  const std::string coloured = "Coloured die: rammer";
  cells.require_rows(charts.ramming.size());
  int next = 1;
  for (std::size_t i = 0; i < charts.ramming.size(); ++i) {
    const Row& row = cells.rows()[i];
    RamRow& made = charts.ramming.at(i);
    const FaceRange knots = read_knots(row);
    const bool last = i + 1 == charts.ramming.size();
    if (knots.lowest != next || knots.highest.has_value() == last) {
      fail(row.origin, "Rammer's speed", "the row does not begin where the one before ends");
    }
    made.least_knots = knots.lowest;
    next = knots.highest.value_or(0) + 1;
    made.white = read_die_cell<int>(cells, row, white, cells.text(row, white), ": ",
                                    [&](const Row& at, std::string_view text) {
                                      const RamRow::Rammer read = read_rammer(at, white, text);
                                      if (read.check_stacks) {
                                        fail(at.origin, white, "the target only loses draft boxes");
                                      }
                                      return read.draft;
                                    });
    made.coloured = read_die_cell<RamRow::Rammer>(
        cells, row, coloured, cells.text(row, coloured), ": ",
        [&](const Row& at, std::string_view text) { return read_rammer(at, coloured, text); });
  }
}

void read_boarding(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const std::string column = "Result";
  static constexpr std::array<Phrase<bool>, 2> kGrapples{
      {{"fails", [](const Numbers&) { return false; }},
       {"succeeds", [](const Numbers&) { return true; }}}};
  charts.grapples = read_die<bool>(ChartCells{tables, "IC-T22"}, column,
                                   [&](const Row& row, std::string_view text) {
                                     return read_phrase(row.origin, column, text, kGrapples);
                                   });
  static constexpr std::array<Phrase<bool>, 2> kParties{
      {{"no effect", [](const Numbers&) { return false; }},
       {"one party destroyed", [](const Numbers&) { return true; }}}};
  charts.party_destroyed = read_die<bool>(ChartCells{tables, "IC-T23"}, column,
                                          [&](const Row& row, std::string_view text) {
                                            return read_phrase(row.origin, column, text, kParties);
                                          });

  using Action = BoarderAction;
  static constexpr std::array<Phrase<BoarderEffect>, 6> kActions{{
      {"no effect", [](const Numbers&) { return BoarderEffect{}; }},
      {"{a} gun destroyed ‡",
       [](const Numbers& n) {
         return BoarderEffect{Action::Guns, n[0], 0, true};
       }},
      {"{a} guns destroyed ‡",
       [](const Numbers& n) {
         return BoarderEffect{Action::Guns, n[0], 0, true};
       }},
      {"turret jammed, useless until repaired",
       [](const Numbers&) {
         return BoarderEffect{Action::TurretJammed, 0, 0, false};
       }},
      {"rudder chains bound or destroyed: rudder jammed {a} turns ‡",
       [](const Numbers& n) {
         return BoarderEffect{Action::RudderJammed, 0, n[0], true};
       }},
      {"ship full of smoke or gas: must steam out of the battle and cannot fire again ‡",
       [](const Numbers&) {
         return BoarderEffect{Action::FullOfSmoke, 0, 0, true};
       }},
  }};
  charts.boarders_on_ironclad = read_die<BoarderEffect>(
      ChartCells{tables, "IC-T24"}, column, [&](const Row& row, std::string_view text) {
        return read_phrase(row.origin, column, text, kActions);
      });

  const ChartCells wood{tables, "IC-T25"};
  for (std::size_t i = 0; i < charts.boarders_on_wood.size(); ++i) {
    charts.boarders_on_wood.at(i) = read_columns(wood, wood.row(std::to_string(i + 1)),
                                                 std::array<std::pair<const char*, BoardedShip>, 3>{
                                                     {{"No effect ‡", BoardedShip::NoEffect},
                                                      {"Melee continues", BoardedShip::Melee},
                                                      {"Ship captured ‡", BoardedShip::Captured}}});
  }
  wood.require_rows(charts.boarders_on_wood.size());
}

void read_launches(const std::vector<ChartText>& tables, ironclad::Charts& charts) {
  const ChartCells cells{tables, "IC-T26"};
  cells.require_rows(charts.launch_hits.size());
  int next = 1;
  for (std::size_t i = 0; i < charts.launch_hits.size(); ++i) {
    const Row& row = cells.rows()[i];
    const FaceRange hits = read_faces(row.origin, "Hits", row.key);
    const bool last = i + 1 == charts.launch_hits.size();
    if (hits.lowest != next || hits.highest.has_value() == last) {
      fail(row.origin, "Hits", "the row does not begin where the one before ends");
    }
    next = hits.highest.value_or(0) + 1;
    charts.launch_hits.at(i) = {
        hits.lowest, read_columns(cells, row,
                                  std::array<std::pair<const char*, LaunchHit>, 3>{
                                      {{"No effect", LaunchHit::None},
                                       {"Fire out, no power next turn", LaunchHit::FireOut},
                                       {"Sunk", LaunchHit::Sunk}}})};
  }
}

}  // namespace core::tabletop_data
