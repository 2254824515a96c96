#include "qml/field/print_field_tables.h"

#include "qml/field/field_words.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace fieldview {

namespace {

namespace land = core::field;
using core::table::Inches;
using tableview::PrintGrid;

class GridsSay {
  Q_DECLARE_TR_FUNCTIONS(PrintFieldTables)
};

QString dash() { return QStringLiteral("–"); }

QString number(int value) { return QString::number(value); }

/// "4+", or a dash.
QString least(const std::optional<int>& face) {
  return face ? QStringLiteral("%1+").arg(*face) : dash();
}

QString span(Inches from, Inches to) {
  return QStringLiteral("%1–%2").arg(inches(from), inches(to));
}

// ---- movement ----

PrintGrid rates(const land::Charts& charts) {
  const land::Rates& all = charts.rates;
  PrintGrid grid{GridsSay::tr("Movement a move"),
                 QStringLiteral("FB-T05"),
                 {GridsSay::tr("Troops"), GridsSay::tr("How"), GridsSay::tr("Inches")},
                 {},
                 GridsSay::tr("A new formation, facing about or wheeling more than 45° costs half "
                              "the move [FB-046]; stepping back costs double [FB-047]; halvings "
                              "multiply [FB-100]."),
                 false,
                 false};
  const auto row = [&](const QString& troops, const QString& how, Inches length) {
    grid.rows.push_back({troops, how, inches(length)});
  };
  const QString foot = GridsSay::tr("Infantry");
  row(foot, GridsSay::tr("in line"), all.line);
  row(foot, GridsSay::tr("in line, fires"), all.line_firing);
  row(foot, GridsSay::tr("column, open order"), all.column);
  row(foot, GridsSay::tr("charges"), all.charge);
  row(GridsSay::tr("Light infantry"), GridsSay::tr("switch light_rates"), all.light);
  const QString horse = GridsSay::tr("Cavalry");
  row(horse, GridsSay::tr("moves"), all.cavalry);
  row(horse, GridsSay::tr("battle move, rested"), all.cavalry_battle);
  row(horse, GridsSay::tr("charges"), all.cavalry_charge);
  row(GridsSay::tr("Light cavalry"), GridsSay::tr("switch light_rates"), all.light_cavalry);
  row(GridsSay::tr("Guns"), GridsSay::tr("with the team"), all.team);
  row(GridsSay::tr("Guns"), GridsSay::tr("by hand"), all.manhandled);
  row(GridsSay::tr("Wagons"), {}, all.wagons);
  row(GridsSay::tr("Boats"), GridsSay::tr("up river"), all.boat_up);
  row(GridsSay::tr("Boats"), GridsSay::tr("down river"), all.boat_down);
  row(GridsSay::tr("Boats"), GridsSay::tr("on a canal"), all.boat_canal);
  row(GridsSay::tr("Generals, couriers"), GridsSay::tr("ride"), all.general);
  return grid;
}

QString going_words(land::Going going) {
  switch (going) {
    case land::Going::Normal:
      return GridsSay::tr("full");
    case land::Going::Half:
      return GridsSay::tr("half");
    case land::Going::None:
      break;
  }
  return GridsSay::tr("no");
}

PrintGrid terrain(const land::Charts& charts) {
  const land::TerrainTable& table = charts.terrain;
  PrintGrid grid{
      GridsSay::tr("Ground"),
      QStringLiteral("FB-T06"),
      {GridsSay::tr("Ground"), GridsSay::tr("Line infantry"), GridsSay::tr("Light, open order"),
       GridsSay::tr("Cavalry"), GridsSay::tr("Guns, wagons"), GridsSay::tr("Cover")},
      {},
      GridsSay::tr("A house section holds %1 figures on foot [FB-129]. On a road columns "
                   "and vehicles go as in the open [FB-098].")
          .arg(table.section_holds),
      true,
      false};
  const auto cover = [](bool covers) { return covers ? GridsSay::tr("yes") : dash(); };
  const auto going = [&](const QString& name, const auto& movers, bool covers) {
    QStringList row{name};
    for (const land::Going each : movers) {
      row << going_words(each);
    }
    grid.rows.push_back(row << cover(covers));
  };
  going(GridsSay::tr("uphill"), table.uphill, table.cover.uphill);
  going(GridsSay::tr("level on a hill"), table.level, table.cover.level);
  going(GridsSay::tr("broken ground"), table.scenic, table.cover.scenic);
  going(GridsSay::tr("woods"), table.woods, table.cover.woods);
  going(GridsSay::tr("marsh"), table.swamp, table.cover.swamp);
  QStringList ford{GridsSay::tr("ford, moves")};
  for (const int moves : table.ford_moves) {
    ford << (moves == 0 ? dash() : number(moves));
  }
  grid.rows.push_back(ford << cover(table.cover.ford));
  const auto crossing = [&](const QString& name, const auto& costs, bool covers) {
    QStringList row{name};
    for (const std::optional<Inches>& cost : costs) {
      row << (cost ? inches(*cost) : GridsSay::tr("no"));
    }
    grid.rows.push_back(row << cover(covers));
  };
  crossing(GridsSay::tr("wall, earthwork: costs"), table.wall_cost, table.cover.wall);
  crossing(GridsSay::tr("fence: costs"), table.fence_cost, table.cover.fence);
  return grid;
}

// ---- fire ----

PrintGrid ranges(const land::Charts& charts) {
  const land::Ranges& all = charts.ranges;
  return {GridsSay::tr("Ranges"),
          QStringLiteral("FB-T07"),
          {GridsSay::tr("Weapon"), GridsSay::tr("Range")},
          {{GridsSay::tr("Rifled musket"), inches(all.rifled)},
           {GridsSay::tr("Smoothbore, carbine"), inches(all.smoothbore)},
           {GridsSay::tr("Round shot"), inches(all.ball)},
           {GridsSay::tr("Canister"), inches(all.canister)},
           {GridsSay::tr("Shell"), span(all.shell_least, all.shell_most)}},
          {},
          false,
          false};
}

PrintGrid musketry(const land::Charts& charts) {
  PrintGrid grid{GridsSay::tr("Musketry: taken from each die"),
                 QStringLiteral("FB-T08"),
                 {GridsSay::tr("Rifled"), GridsSay::tr("Smooth"), GridsSay::tr("Open"),
                  GridsSay::tr("Cover"), GridsSay::tr("First, open"), GridsSay::tr("First, cover")},
                 {},
                 GridsSay::tr("One die for 6 men of the front two ranks; 3 to 5 have half, rounded "
                              "down [FB-153]. One die for each hit says which man is struck "
                              "[FB-154]. Open order counts as in cover [FB-165]."),
                 false,
                 true};
  Inches rifled;
  Inches smooth;
  for (const land::MusketryBand& band : charts.musketry) {
    grid.rows.push_back({span(rifled, band.rifled_to), span(smooth, band.smoothbore_to),
                         number(band.normal_open), number(band.normal_cover),
                         number(band.first_open), number(band.first_cover)});
    rifled = band.rifled_to;
    smooth = band.smoothbore_to;
  }
  return grid;
}

PrintGrid skirmish(const land::Charts& charts) {
  const land::SkirmishTable& table = charts.skirmish;
  const std::array<QString, 5> names{
      GridsSay::tr("body in the open"), GridsSay::tr("selected individual"),
      GridsSay::tr("line in cover"), GridsSay::tr("open order in the open"),
      GridsSay::tr("open order in cover")};
  PrintGrid grid{
      GridsSay::tr("Skirmishers: a die a man"),
      QStringLiteral("FB-T10"),
      {GridsSay::tr("Target"), GridsSay::tr("Near"), GridsSay::tr("Far")},
      {},
      GridsSay::tr("Rifled %1 and %2, smoothbore and carbine %3 and %4.")
          .arg(span({}, table.rifled_near), span(table.rifled_near, table.rifled_far),
               span({}, table.smoothbore_near), span(table.smoothbore_near, table.smoothbore_far)),
      false,
      false};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const land::SkirmishRow& row = table.rows.at(i);
    grid.rows.push_back({names.at(i), least(row.near),
                         row.far_mounted_only ? GridsSay::tr("mounted only: %1").arg(least(row.far))
                                              : least(row.far)});
  }
  return grid;
}

QString colour_name(land::Colour colour) {
  switch (colour) {
    case land::Colour::Black:
      return GridsSay::tr("black");
    case land::Colour::White:
      return GridsSay::tr("white");
    case land::Colour::Yellow:
      return GridsSay::tr("yellow");
    case land::Colour::Green:
      break;
  }
  return GridsSay::tr("green");
}

QString die_of(const land::Stick& stick, land::Colour colour) {
  QStringList faces;
  for (std::size_t i = 0; i < stick.die.size(); ++i) {
    if (stick.die.at(i) == colour) {
      faces << number(static_cast<int>(i) + 1);
    }
  }
  return faces.isEmpty() ? dash() : faces.join(QStringLiteral(", "));
}

PrintGrid round_shot(const land::Charts& charts) {
  PrintGrid grid{GridsSay::tr("Round shot"),
                 QStringLiteral("FB-T11"),
                 {GridsSay::tr("Distance"), GridsSay::tr("Colour"), GridsSay::tr("Die"),
                  GridsSay::tr("Kills")},
                 {},
                 {},
                 false,
                 true};
  for (const land::StickBand& band : charts.stick.bands) {
    grid.rows.push_back({span(band.from, band.to), colour_name(band.colour),
                         die_of(charts.stick, band.colour), least(band.kills_on)});
  }
  return grid;
}

PrintGrid sleeve_table(const land::Charts& charts) {
  PrintGrid grid{GridsSay::tr("Round shot by the sleeve"),
                 QStringLiteral("FB-T24"),
                 {GridsSay::tr("Distance"), GridsSay::tr("Kills")},
                 {},
                 {},
                 false,
                 true};
  Inches from;
  for (const land::SleeveBand& band : charts.sleeve) {
    grid.rows.push_back({span(from, band.to), least(band.kills_on)});
    from = band.to;
  }
  return grid;
}

PrintGrid canister(const land::Charts& charts) {
  PrintGrid grid{
      GridsSay::tr("Canister"),
      QStringLiteral("FB-T12"),
      {GridsSay::tr("Distance"), GridsSay::tr("Width at the end"), GridsSay::tr("Kills")},
      {},
      GridsSay::tr("Behind a wall one score later [FB-234]."),
      false,
      true};
  for (const land::ConePart& part : charts.canister) {
    grid.rows.push_back(
        {span(part.from, part.to), tableview::print_inches(part.width), least(part.kills_on)});
  }
  return grid;
}

// ---- houses ----

QString shot_words(const land::HouseShot& shot) {
  if (!shot.penetrates) {
    return GridsSay::tr("stops the ball");
  }
  return shot.goes_on ? GridsSay::tr("kills %1, goes on").arg(shot.kills)
                      : GridsSay::tr("kills %1").arg(shot.kills);
}

PrintGrid house_shots(const land::Charts& charts) {
  PrintGrid grid{
      GridsSay::tr("A ball at a house"),
      QStringLiteral("FB-T15"),
      {GridsSay::tr("Distance"), GridsSay::tr("Die"), GridsSay::tr("What it does")},
      {},
      GridsSay::tr("At %1 points a section is a ruin; at %2 a shell sets it on fire, for "
                   "%3 moves; it spreads on %4 or more [FB-T16].")
          .arg(charts.houses.destroyed_at)
          .arg(charts.houses.fire_at)
          .arg(charts.houses.burns_moves)
          .arg(charts.houses.spreads_on),
      false,
      false};
  Inches from;
  for (const land::HouseShotBand& band : charts.houses.shot) {
    bool first = true;
    for (const auto& run : tableview::face_runs(band.die)) {
      grid.rows.push_back(
          {first ? span(from, band.to) : QString{}, run.faces, shot_words(run.value)});
      first = false;
    }
    from = band.to;
  }
  return grid;
}

// ---- melee and morale ----

QString score_words(const land::MeleeScore& score) {
  const QString dice = GridsSay::tr("dice: %1").arg(score.dice);
  return score.and_half  ? GridsSay::tr("%1, and half").arg(dice)
         : score.doubled ? GridsSay::tr("%1, doubled").arg(dice)
                         : dice;
}

PrintGrid melee(const land::Charts& charts) {
  const land::MeleeTable& table = charts.melee;
  PrintGrid grid{GridsSay::tr("Hand to hand"),
                 QStringLiteral("FB-T18"),
                 {GridsSay::tr("Combat"), GridsSay::tr("First"), GridsSay::tr("Second")},
                 {},
                 GridsSay::tr("The lower score loses a figure; equal scores leave both."),
                 false,
                 false};
  const auto row = [&](const QString& name, const land::MeleeRow& each) {
    grid.rows.push_back({name, score_words(each.first), score_words(each.second)});
  };
  row(GridsSay::tr("foot against foot"), table.foot_foot);
  row(GridsSay::tr("2 foot against 1"), table.two_foot_foot);
  row(GridsSay::tr("horse against horse"), table.horse_horse);
  row(GridsSay::tr("2 horse against 1"), table.two_horse_horse);
  row(GridsSay::tr("horse against foot"), table.horse_foot);
  row(GridsSay::tr("horse against 2 foot"), table.horse_two_foot);
  row(GridsSay::tr("horse against 3 foot"), table.horse_three_foot);
  return grid;
}

PrintGrid advantages(const land::Charts& charts) {
  const land::Advantages& all = charts.advantages;
  PrintGrid grid{GridsSay::tr("Added in a combat"),
                 QStringLiteral("FB-T19"),
                 {GridsSay::tr("Situation"), GridsSay::tr("Adds")},
                 {},
                 GridsSay::tr("Bad morale and a ford leave none [FB-386] [FB-127]."),
                 false,
                 false};
  const auto row = [&](const QString& name, int amount) {
    grid.rows.push_back({name, tableview::signed_words(amount)});
  };
  row(GridsSay::tr("charging, first move"), all.charging);
  row(GridsSay::tr("downhill"), all.downhill);
  row(GridsSay::tr("foot behind a wall"), all.wall);
  row(GridsSay::tr("against exhausted, one move of rest"), all.exhausted_one_rest);
  row(GridsSay::tr("against exhausted, no rest"), all.exhausted_no_rest);
  row(GridsSay::tr("the fight continues, one move of rest"), all.again_one_rest);
  row(GridsSay::tr("the fight continues, no rest"), all.again_no_rest);
  row(GridsSay::tr("in a house"), all.in_house);
  row(GridsSay::tr("assault infantry, switch"), all.assault);
  return grid;
}

PrintGrid breakthrough(const land::Charts& charts) {
  PrintGrid grid{GridsSay::tr("Riders break through"),
                 QStringLiteral("FB-T17"),
                 {GridsSay::tr("Ranks"), GridsSay::tr("Die")},
                 {},
                 {},
                 false,
                 true};
  for (std::size_t i = 0; i < charts.breaks_through_on.size(); ++i) {
    grid.rows.push_back({number(static_cast<int>(i) + 1), least(charts.breaks_through_on.at(i))});
  }
  return grid;
}

PrintGrid aftermath(const land::Charts& charts) {
  const land::Aftermath& all = charts.aftermath;
  return {GridsSay::tr("After a melee, moves"),
          QStringLiteral("FB-T21"),
          {GridsSay::tr("Who"), GridsSay::tr("Moves")},
          {{GridsSay::tr("beaten: back"), number(all.beaten_back)},
           {GridsSay::tr("beaten: then back, exhausted"), number(all.exhausted_back)},
           {GridsSay::tr("drawn: back"), number(all.drawn_back)},
           {GridsSay::tr("then rest"), number(all.rest)},
           {GridsSay::tr("holds its ground: does not attack"), number(all.held)},
           {GridsSay::tr("winner: forms again"), number(all.re_forms)}},
          {},
          false,
          false};
}

PrintGrid morale(const land::Charts& charts) {
  const land::MoraleTable& all = charts.morale;
  QStringList again;
  for (const int each : all.again) {
    again << number(each);
  }
  return {
      GridsSay::tr("Morale: command − losses + die"),
      QStringLiteral("FB-T22"),
      {GridsSay::tr("Item"), GridsSay::tr("Points")},
      {{GridsSay::tr("colonel"), number(all.colonel)},
       {GridsSay::tr("first other officer"), number(all.first_officer)},
       {GridsSay::tr("second other officer"), number(all.second_officer)},
       {GridsSay::tr("officer of a detachment"), number(all.detachment_officer)},
       {GridsSay::tr("a sixth lost"), tableview::signed_words(-all.sixth_lost)},
       {GridsSay::tr("a quarter lost, in its place"), tableview::signed_words(-all.quarter_lost)},
       {GridsSay::tr("half lost"), GridsSay::tr("to the rear [FB-400]")},
       {GridsSay::tr("good from"), number(all.good)},
       {GridsSay::tr("after bad ones from"), again.join(QStringLiteral(", "))}},
      {},
      false,
      false};
}

PrintGrid bases(const land::Charts& charts) {
  PrintGrid grid{GridsSay::tr("Bases"),
                 QStringLiteral("FB-T02"),
                 {GridsSay::tr("Figure"), GridsSay::tr("Front"), GridsSay::tr("Depth")},
                 {},
                 {},
                 false,
                 true};
  const auto row = [&](const QString& name, const land::Base& base) {
    grid.rows.push_back({name, inches(base.frontage), inches(base.depth)});
  };
  row(GridsSay::tr("on foot"), charts.bases.foot);
  row(GridsSay::tr("mounted"), charts.bases.mounted);
  row(GridsSay::tr("gun in action"), charts.bases.gun);
  row(GridsSay::tr("team"), charts.bases.team);
  row(GridsSay::tr("wagon"), charts.bases.wagon);
  row(GridsSay::tr("boat"), charts.bases.boat);
  return grid;
}

}  // namespace

std::vector<PrintGrid> field_tables(const land::Setting& setting) {
  const land::Charts& charts = setting.charts;
  std::vector<PrintGrid> grids{terrain(charts),  rates(charts),  musketry(charts),
                               skirmish(charts), ranges(charts), bases(charts)};
  grids.push_back(setting.options.round_shot_sleeve ? sleeve_table(charts) : round_shot(charts));
  for (PrintGrid each : {canister(charts), house_shots(charts), breakthrough(charts), melee(charts),
                         advantages(charts), aftermath(charts), morale(charts)}) {
    grids.push_back(std::move(each));
  }
  return grids;
}

}  // namespace fieldview
