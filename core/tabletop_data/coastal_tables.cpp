#include "core/tabletop_data/coastal_tables.h"

#include "core/tabletop_data/die_table.h"

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::Row;

namespace {

using Numbers = std::array<int, 3>;
using coastal::DamageLine;
using coastal::Harm;
using coastal::MortarLine;
using coastal::RammerLine;
using coastal::RamTest;
using coastal::TorpedoLine;

constexpr std::string_view kNone = "—";

DamageLine damage_line(const Row& row, std::string_view text) {
  static constexpr std::array<Phrase<DamageLine>, 22> kPhrases{{
      {"none", [](const Numbers&) { return DamageLine{}; }},
      {"one shutter or turret jammed for {a} moves, or a deck gun out of action for {a} moves "
       "(note A)",
       [](const Numbers& n) {
         return DamageLine{Harm::MountingJammed, 0, n[0]};
       }},
      {"one gun out of action for {a} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::GunOut, 0, n[0]};
       }},
      {"one shutter or turret jammed, or a deck gun out, for the rest of the game (note A)",
       [](const Numbers&) {
         return DamageLine{Harm::MountingJammed, 0, 0};
       }},
      {"one gun destroyed",
       [](const Numbers&) {
         return DamageLine{Harm::GunDestroyed, 0, 0};
       }},
      {"steering damaged, hard right for {a} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::HardRight, 0, n[0]};
       }},
      {"steering damaged, hard left for {a} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::HardLeft, 0, n[0]};
       }},
      {"steering chains damaged, same course for {a} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::SameCourse, 0, n[0]};
       }},
      {"pilot house wrecked, same course for the rest of the game",
       [](const Numbers&) {
         return DamageLine{Harm::SameCourse, 0, 0};
       }},
      {"steam pipe bursts, {a} knot less for {b} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::Slower, n[0], n[1]};
       }},
      {"engine hit, maximum {a} knots less for the rest of the game",
       [](const Numbers& n) {
         return DamageLine{Harm::Slower, n[0], 0};
       }},
      {"boiler holed, maximum {a} knots less for {b} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::Slower, n[0], n[1]};
       }},
      {"boiler destroyed, the ship slows by {a} knots per move to a stop",
       [](const Numbers& n) {
         return DamageLine{Harm::BoilerDestroyed, n[0], 0};
       }},
      {"screw, paddle or chains hit, straight ahead for {a} moves",
       [](const Numbers& n) {
         return DamageLine{Harm::StraightAhead, 0, n[0]};
       }},
      {"{a} CPV lost",
       [](const Numbers& n) {
         return DamageLine{Harm::CrewLost, n[0], 0};
       }},
      {"funnel or stack hit, {a} knots less for the rest of the game",
       [](const Numbers& n) {
         return DamageLine{Harm::Slower, n[0], 0};
       }},
      {"fire: four moves to put it out ({a} on a D6), otherwise abandon ship",
       [](const Numbers& n) {
         return DamageLine{Harm::Fire, n[0], 4};
       }},
      {"captain killed; if already dead, {a} CPV lost and a morale test",
       [](const Numbers& n) {
         return DamageLine{Harm::CaptainKilled, n[0], 0};
       }},
      {"bulkhead splinters, draft +{a} foot",
       [](const Numbers& n) {
         return DamageLine{Harm::Flooded, n[0], 0};
       }},
      {"magazine hit, fire: {a} moves to put it out ({b}–6 on a D6), otherwise abandon ship",
       [](const Numbers& n) {
         return DamageLine{Harm::Fire, n[1], n[0]};
       }},
      {"hull holed below deck, draft +{a} feet",
       [](const Numbers& n) {
         return DamageLine{Harm::Flooded, n[0], 0};
       }},
      {"magazine hit, the ship explodes",
       [](const Numbers&) {
         return DamageLine{Harm::Explodes, 0, 0};
       }},
  }};
  return read_phrase(row.origin, "Effect", text, kPhrases);
}

coastal::D6Table<TorpedoLine> read_torpedo(const std::vector<ChartText>& tables,
                                           std::string_view name) {
  using Kind = TorpedoLine::Kind;
  static constexpr std::array<Phrase<TorpedoLine>, 4> kPhrases{{
      {"fails to go off",
       [](const Numbers&) {
         return TorpedoLine{Kind::Dud, 0};
       }},
      {"explodes: {a} SPV",
       [](const Numbers& n) {
         return TorpedoLine{Kind::Explodes, n[0]};
       }},
      {"goes off early: {a} SPV",
       [](const Numbers& n) {
         return TorpedoLine{Kind::Explodes, n[0]};
       }},
      {"ship sinks",
       [](const Numbers&) {
         return TorpedoLine{Kind::Sinks, 0};
       }},
  }};
  return read_die<TorpedoLine>(ChartCells{tables, name}, "Effect",
                               [&](const Row& row, std::string_view text) {
                                 return read_phrase(row.origin, "Effect", text, kPhrases);
                               });
}

int points_or_none(const ChartCells& cells, const Row& row, const std::string& column) {
  return cells.text(row, column) == kNone ? 0 : cells.number(row, column);
}

RammerLine rammer_line(const Row& row, const std::string& column, std::string_view text) {
  using Kind = RammerLine::Kind;
  static constexpr std::array<Phrase<RammerLine>, 5> kPhrases{{
      {"none", [](const Numbers&) { return RammerLine{}; }},
      {"ram lost; if none fitted {a} SPV",
       [](const Numbers& n) {
         return RammerLine{Kind::RamLost, n[0], 0, 0, 0};
       }},
      {"stack lost, −{a} knots for the game",
       [](const Numbers& n) {
         return RammerLine{Kind::StackLost, 0, n[0], 0, 0};
       }},
      {"steam pipe: {a} CPV lost, −{b} knots for {c} moves",
       [](const Numbers& n) {
         return RammerLine{Kind::SteamPipe, 0, n[1], n[0], n[2]};
       }},
      {"ships locked, table RC-T31",
       [](const Numbers&) {
         return RammerLine{Kind::Locked, 0, 0, 0, 0};
       }},
  }};
  return read_phrase(row.origin, column, text, kPhrases);
}

/// "1–3", "8 and more".
FaceRange knots_of(const Row& row, const std::string& column) {
  constexpr std::string_view kMore = " and more";
  const std::string_view key{row.key};
  return key.ends_with(kMore)
             ? read_faces(row.origin, column,
                          std::string{key.substr(0, key.size() - kMore.size())} + "+")
             : read_faces(row.origin, column, key);
}

void read_ramming_rows(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells damage{tables, "RC-T29"};
  const ChartCells rammer{tables, "RC-T30"};
  damage.require_rows(charts.ramming.size());
  rammer.require_rows(charts.ramming.size());
  int next = 1;
  for (std::size_t i = 0; i < charts.ramming.size(); ++i) {
    coastal::RamRow& made = charts.ramming.at(i);
    const Row& row = damage.rows()[i];
    const FaceRange knots = knots_of(row, "Rammer's knots");
    const bool last = i + 1 == charts.ramming.size();
    if (knots.lowest != next || knots.highest.has_value() == last) {
      fail(row.origin, "Rammer's knots", "the row does not begin where the one before ends");
    }
    if (rammer.rows()[i].key != row.key) {
      fail(rammer.rows()[i].origin, "Knots", "table RC-T29 has other rows");
    }
    made.least_knots = knots.lowest;
    next = knots.highest.value_or(0) + 1;
    made.points = damage.number(row, "Points");
    made.dice = damage.number(row, "Dice");
    damage.require_word(row, "Damage", "points × total of dice");
    DieFiller<RammerLine> filler{rammer};
    for (int face = 1; face <= 6; ++face) {
      const std::string column = std::to_string(face);
      const Row& effects = rammer.rows()[i];
      filler.put(effects.origin, column, column,
                 rammer_line(effects, column, rammer.text(effects, column)));
    }
    made.rammer = filler.done();
  }
}

}  // namespace

void read_damage(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  constexpr std::array<std::string_view, coastal::kDamageTables> kNames{
      "RC-T17", "RC-T18", "RC-T19", "RC-T20", "RC-T21", "RC-T22"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    charts.damage.at(i) = read_die<DamageLine>(
        ChartCells{tables, kNames.at(i)}, "Effect",
        [](const Row& row, std::string_view text) { return damage_line(row, text); });
  }
}

void read_torpedoes_and_mortars(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  charts.mine = read_torpedo(tables, "RC-T23");
  charts.spar = read_torpedo(tables, "RC-T24");
  const ChartCells cells{tables, "RC-T25"};
  const std::string large = R"(11"–15" (40"))";
  const std::string small = R"(smaller (30"))";
  static constexpr std::array<Phrase<MortarLine>, 5> kPhrases{{
      {"none", [](const Numbers&) { return MortarLine{}; }},
      {"fort or building damaged, FPV/BPV",
       [](const Numbers&) {
         return MortarLine{true, 0, 0, false, false};
       }},
      {"1 gun and 1 CPV destroyed; building destroyed",
       [](const Numbers&) {
         return MortarLine{false, 0, 0, true, false};
       }},
      {"fort or building damaged",
       [](const Numbers&) {
         return MortarLine{true, 0, 0, false, false};
       }},
      {"fort commander killed, morale test; fort or building damaged",
       [](const Numbers&) {
         return MortarLine{true, 0, 0, false, true};
       }},
  }};
  charts.mortar = read_die<MortarLine>(cells, "Effect", [&](const Row& row, std::string_view text) {
    MortarLine line = read_phrase(row.origin, "Effect", text, kPhrases);
    line.points_large = points_or_none(cells, row, large);
    line.points_small = points_or_none(cells, row, small);
    if (line.damage != (line.points_large > 0) || line.damage != (line.points_small > 0)) {
      fail(row.origin, large, "points and effect do not agree");
    }
    return line;
  });
  constexpr int kLargeReach = 40;
  constexpr int kSmallReach = 30;
  charts.mortar_reach_large = table::Inches::of(kLargeReach);  // the heads of both columns
  charts.mortar_reach_small = table::Inches::of(kSmallReach);
}

void read_morale(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells cells{tables, "RC-T26"};
  coastal::MoraleModifiers& morale = charts.morale;

  struct Case {
    std::string_view text;
    std::string_view who;
    int* value;  ///< nothing: of a captain's die
  };

  const std::array<Case, 17> cases{{
      {"no CPV lost", "all", &morale.no_crew_lost},
      {"above PV", "ships", &morale.above_pv},
      {"captain or commander alive", "all", nullptr},
      {"guns can still fire at this moment", "ships", &morale.guns_fire},
      {"can still move", "ships", &morale.can_move},
      {"any CPV lost", "all", &morale.crew_lost},
      {"a third of the CPV lost", "all", &morale.third_lost},
      {"two thirds of the CPV lost", "all", &morale.two_thirds_lost},
      {"unable to fire (no guns or CPV left)", "all", &morale.cannot_fire},
      {"no speed available", "ships", &morale.no_speed},
      {"aground", "ships", &morale.aground},
      {"aground and under fire", "ships", &morale.aground_under_fire},
      {"rammed with no speed left", "ships", &morale.rammed_without_speed},
      {"captain or commander dead", "all", nullptr},
      {"steering jammed", "ships", &morale.steering_jammed},
      {"below PV", "ships", &morale.below_pv},
      {"each CPV destroyed", "forts", &morale.each_fort_crew},
  }};
  cells.require_rows(cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const Row& row = cells.rows()[i];
    cells.require_word(row, "Case", cases.at(i).text);
    cells.require_word(row, "Who", cases.at(i).who);
    if (cases.at(i).value != nullptr) {
      *cases.at(i).value = read_signed(row.origin, "Modifier", row.key);
    } else if (row.key != "+ green" && row.key != "− red") {
      fail(row.origin, "Modifier", "the captain adds green and takes off red");
    }
  }
}

void read_rams(const std::vector<ChartText>& tables, coastal::Charts& charts) {
  const ChartCells matrix{tables, "RC-T27"};
  matrix.require_rows(coastal::kRamGroups);
  using Kind = RamTest::Kind;
  static constexpr std::array<Phrase<RamTest>, 3> kCells{{
      {"—", [](const Numbers&) { return RamTest{}; }},
      {"test if any CPV lost",
       [](const Numbers&) {
         return RamTest{Kind::IfCrewLost, 0};
       }},
      {"test −{a}",
       [](const Numbers& n) {
         return RamTest{Kind::Always, -n[0]};
       }},
  }};
  for (std::size_t attacker = 0; attacker < coastal::kRamGroups; ++attacker) {
    const Row& row = matrix.rows()[attacker];
    if (row.key != std::string(1, static_cast<char>('A' + attacker))) {
      fail(row.origin, "Attacker", "the groups stand in another order");
    }
    for (std::size_t target = 0; target < coastal::kRamGroups; ++target) {
      charts.ram_test.at(attacker).at(target) =
          read_phrase(row.origin, matrix.columns()[target + 1], row.cells.at(target + 1), kCells);
    }
  }
  const ChartCells modifiers{tables, "RC-T28"};
  coastal::RamModifiers& made = charts.ram_modifiers;
  const std::array<std::pair<std::string_view, int*>, 7> cases{
      {{"no CPV lost", &made.no_crew_lost},
       {"captain aboard", nullptr},
       {"above PV", &made.above_pv},
       {"fired on by the target (note: in the last shooting phase)", &made.fired_on},
       {"any CPV lost", &made.crew_lost},
       {"no ram", &made.no_ram},
       {"below PV", &made.below_pv}}};
  modifiers.require_rows(cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const Row& row = modifiers.rows()[i];
    modifiers.require_word(row, "Case", cases.at(i).first);
    if (cases.at(i).second != nullptr) {
      *cases.at(i).second = read_signed(row.origin, "Modifier", row.key);
    } else if (row.key != "+ yellow") {
      fail(row.origin, "Modifier", "the captain adds yellow");
    }
  }
  read_ramming_rows(tables, charts);
  static constexpr std::array<Phrase<int>, 4> kLocked{{
      {"released", [](const Numbers&) { return 0; }},
      {"jammed for two moves, then released", [](const Numbers&) { return 2; }},
      {"jammed for four moves, then released", [](const Numbers&) { return 4; }},
      {"jammed for six moves, then released", [](const Numbers&) { return 6; }},
  }};
  charts.locked = read_die<int>(ChartCells{tables, "RC-T31"}, "Result",
                                [](const Row& row, std::string_view text) {
                                  return read_phrase(row.origin, "Result", text, kLocked);
                                });
}

}  // namespace core::tabletop_data
