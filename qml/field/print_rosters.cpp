#include "qml/field/print_rosters.h"

#include "core/field/counter_battery.h"
#include "core/field/upkeep.h"
#include "core/table/battle.h"
#include "qml/field/field_words.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>

namespace fieldview {

namespace {

namespace land = core::field;
namespace inks = tableview::inks;
using tableview::BoxLine;
using tableview::RecordCard;

class RostersSay {
  Q_DECLARE_TR_FUNCTIONS(PrintRosters)
};

constexpr double kNameBlank = 118;  // points
constexpr double kSumBlank = 62;
constexpr int kSixth = 6;
constexpr int kQuarter = 4;
constexpr int kHalf = 2;

QString title_of(const auto& named) {
  return tableview::print_name(core::table::name_for_readers(named).str());
}

QString side_title(land::Side side) {
  return side == land::Side::Union ? RostersSay::tr("Union") : RostersSay::tr("Confederate");
}

/// [FB-006] The loss with which one in so many of the strength is gone.
int loss_of_one_in(int strength, int parts) { return (strength + parts - 1) / parts; }

QString place_words(land::Point at) {
  return RostersSay::tr("%1, %2").arg(at.x.decimal()).arg(at.y.decimal());
}

/// "attack at 42, 27"
QString written_words(const land::Setting& setting, const land::Order& order) {
  QString words = order_name(order.kind);
  if (order.target) {
    words = RostersSay::tr("%1: %2").arg(words, title_of(setting.battle.unit(*order.target)));
  }
  if (order.at) {
    words = RostersSay::tr("%1 at %2").arg(words, place_words(*order.at));
  }
  if (order.to) {
    words = RostersSay::tr("%1 to %2").arg(words, place_words(*order.to));
  }
  return words;
}

QString type_words(land::TroopType type) {
  switch (type) {
    case land::TroopType::Infantry:
      return RostersSay::tr("infantry");
    case land::TroopType::Cavalry:
      return RostersSay::tr("cavalry");
    case land::TroopType::Battery:
      return RostersSay::tr("battery");
    case land::TroopType::Wagons:
      return RostersSay::tr("wagons");
    case land::TroopType::Boat:
      return RostersSay::tr("boat");
  }
  return {};
}

QString start_words(const land::BattleUnit& unit) {
  if (unit.arrival) {
    return RostersSay::tr("comes in move %1 at %2")
        .arg(unit.arrival->move)
        .arg(place_words(unit.arrival->from));
  }
  if (!unit.garrisons.empty()) {
    return RostersSay::tr("begins in a house");
  }
  return RostersSay::tr("begins at %1, facing %2°")
      .arg(place_words(unit.pose.at))
      .arg(unit.pose.heading.decimal());
}

QStringList facts_of(const land::Setting& setting, const land::BattleUnit& listed) {
  const land::Unit unit = land::mustered(setting, listed);
  QStringList facts{arm_words(unit), formation_words(unit), start_words(listed),
                    RostersSay::tr("order: %1").arg(written_words(setting, listed.order))};
  if (listed.detachment) {
    facts << RostersSay::tr("tested as a detachment [FB-427]");
  }
  if (listed.asleep) {
    facts << RostersSay::tr("asleep [FB-505]");
  }
  return facts;
}

// ---- figures ----

BoxLine officers(const land::BattleUnit& unit) {
  BoxLine line;
  line.title = RostersSay::tr("Officers");
  line.boxes = unit.muster.officers;
  for (int i = 0; i < line.boxes; ++i) {
    line.figures << (i == 0 && !unit.detachment ? RostersSay::tr("C", "colonel, in a box")
                                                : QString::number(std::max(1, i)));
  }
  line.note = RostersSay::tr("an officer hit rolls to save [FB-420]");
  return line;
}

BoxLine officer_names(const land::BattleUnit& unit) {
  BoxLine line;
  line.title = RostersSay::tr("By name");
  line.boxes = unit.muster.officers;
  line.open = true;
  line.wide = kNameBlank;
  for (int i = 0; i < line.boxes; ++i) {
    line.figures << (i == 0 && !unit.detachment ? RostersSay::tr("colonel")
                                                : RostersSay::tr("officer %1").arg(std::max(1, i)));
  }
  return line;
}

/// [FB-374] [FB-375] [FB-400] Men, ticked from the left: the boxes say what is lost with them.
BoxLine men(const land::Setting& setting, const land::BattleUnit& unit) {
  const int strength = unit.muster.men;
  const land::MoraleTable& morale = setting.charts.morale;
  BoxLine line;
  line.title = RostersSay::tr("Rank and file");
  line.boxes = strength;
  line.tens = 10;
  const int sixth = loss_of_one_in(strength, kSixth);
  const int quarter = loss_of_one_in(strength, kQuarter);
  const int half = loss_of_one_in(strength, kHalf);
  for (int lost = 1; lost <= strength; ++lost) {
    line.figures << (lost == half      ? QStringLiteral("½")
                     : lost == quarter ? tableview::signed_words(-morale.quarter_lost)
                     : lost == sixth   ? tableview::signed_words(-morale.sixth_lost)
                                       : QString{});
  }
  line.shaded_from = half - 1;
  line.note = RostersSay::tr("tick from the left; ½: half lost, to the rear [FB-400]");
  return line;
}

void add_guns(const land::BattleUnit& unit, std::vector<BoxLine>& lines) {
  const auto guns = static_cast<int>(unit.muster.guns.size());
  for (int gun = 0; gun < guns; ++gun) {
    BoxLine crew;
    crew.title = RostersSay::tr("Gun %1: crew").arg(gun + 1);
    crew.boxes = unit.muster.men / guns + (gun < unit.muster.men % guns ? 1 : 0);
    crew.note = unit.muster.guns[static_cast<std::size_t>(gun)] == land::GunKind::Howitzer
                    ? RostersSay::tr("howitzer: shell, canister")
                    : RostersSay::tr("gun: round shot, canister");
    lines.push_back(crew);
    BoxLine damage;
    damage.title = RostersSay::tr("Gun %1: damage").arg(gun + 1);
    damage.boxes = land::kDestroyedAt;
    damage.tens = 10;
    damage.shaded_from = land::kSlowedAt - 1;
    damage.note = RostersSay::tr("from %1 every second move; at %2 destroyed [FB-221]")
                      .arg(land::kSlowedAt)
                      .arg(land::kDestroyedAt);
    lines.push_back(damage);
  }
}

/// [FB-371] What the officers are worth, and room for the sum.
BoxLine morale_factors(const land::Setting& setting, const land::BattleUnit& unit) {
  const land::MoraleTable& morale = setting.charts.morale;
  BoxLine line;
  line.title = RostersSay::tr("Morale");
  line.open = true;
  line.wide = kSumBlank;
  if (unit.detachment) {
    line.figures << RostersSay::tr("its officer %1").arg(morale.detachment_officer);
  } else {
    line.figures << RostersSay::tr("colonel %1").arg(morale.colonel)
                 << RostersSay::tr("first other %1").arg(morale.first_officer)
                 << RostersSay::tr("second %1").arg(morale.second_officer);
  }
  line.figures << RostersSay::tr("losses") << RostersSay::tr("die") << RostersSay::tr("sum");
  line.boxes = static_cast<int>(line.figures.size());
  return line;
}

/// [FB-370] [FB-384] The score that is good, at first and after each bad one.
BoxLine bad_results(const land::Setting& setting) {
  const land::MoraleTable& morale = setting.charts.morale;
  BoxLine line;
  line.title = RostersSay::tr("Bad in a row");
  line.boxes = static_cast<int>(morale.again.size()) + 1;
  line.figures << QString::number(morale.good);
  for (const int each : morale.again) {
    line.figures << QString::number(each);
  }
  line.note = RostersSay::tr("the sum that is good; a bad one ticks the box [FB-384]");
  return line;
}

BoxLine rest_credits() {
  BoxLine line;
  line.title = RostersSay::tr("Rest");
  line.boxes = land::kMostRest;
  line.note = RostersSay::tr(
      "a credit for each move at rest, one at the start; a battle move takes one [FB-094]");
  return line;
}

QStringList states_of(const land::BattleUnit& unit) {
  QStringList states;
  if (unit.muster.arm != land::Arm::None) {
    states << RostersSay::tr("first volley spent [FB-158]");
  }
  states << RostersSay::tr("halted [FB-381]") << RostersSay::tr("goes back [FB-355]")
         << RostersSay::tr("exhausted till …… [FB-356]")
         << RostersSay::tr("general with it [FB-410]") << RostersSay::tr("rallies till …… [FB-411]")
         << RostersSay::tr("dispersed [FB-384]");
  return states;
}

RecordCard card_of(const land::Setting& setting, const land::BattleUnit& unit) {
  RecordCard card;
  card.name = title_of(unit);
  card.side = side_title(unit.side);
  card.kind =
      QStringLiteral("%1  ·  %2")
          .arg(type_words(unit.muster.type), title_of(setting.battle.brigades.at(unit.brigade)));
  card.facts = facts_of(setting, unit);
  if (unit.muster.officers > 0) {
    card.lines.push_back(officers(unit));
    card.lines.push_back(officer_names(unit));
  }
  card.lines.push_back(men(setting, unit));
  add_guns(unit, card.lines);
  if (unit.muster.officers > 0) {
    card.lines.push_back(morale_factors(setting, unit));
    card.lines.push_back(bad_results(setting));
  }
  if (unit.muster.type == land::TroopType::Cavalry) {
    card.lines.push_back(rest_credits());
  }
  card.states = states_of(unit);
  card.log = {RostersSay::tr("Move"), RostersSay::tr("Lost"), RostersSay::tr("Morale: sum")};
  card.turns = setting.battle.moves;
  return card;
}

QString general_words(const land::Setting& setting, const land::BattleGeneral& general) {
  QStringList words;
  words << (general.brigade ? title_of(setting.battle.brigades.at(*general.brigade))
                            : RostersSay::tr("commands the side"));
  if (general.arrival) {
    words << RostersSay::tr("comes in move %1").arg(general.arrival->move);
  }
  if (general.couriers_at_once > 0) {
    words << RostersSay::tr("orders at once in a move: %1").arg(general.couriers_at_once);
  }
  words << RostersSay::tr("tied to: ………………………");
  return words.join(QStringLiteral(" · "));
}

/// [FB-028] A line for each general, with a box for when he falls.
RecordCard generals_of(const land::Setting& setting, land::Side side) {
  RecordCard card;
  card.name = RostersSay::tr("Generals");
  card.side = side_title(side);
  card.kind = RostersSay::tr("a box for each man who falls");
  for (const land::BattleGeneral& general : setting.battle.generals) {
    if (general.side == side) {
      BoxLine line;
      line.title = tableview::print_name(general.name.str());
      line.boxes = 1;
      line.note = general_words(setting, general);
      card.lines.push_back(line);
    }
  }
  return card;
}

// ---- written orders ----

constexpr double kOrderHead = 34;
constexpr double kOrderRow = 26;
constexpr double kMoveColumn = 26;
constexpr int kUnitsAbreast = 4;

/// The names of the units, and the order that each begins with.
void draw_order_head(tableview::PrintSheet& sheet, const land::Setting& setting,
                     const std::vector<const land::BattleUnit*>& units, const QRectF& box,
                     double column) {
  sheet.box(box, 0.6, inks::kShade);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const double left = box.left() + kMoveColumn + static_cast<double>(i) * column;
    sheet.words({left + 3, box.top() + 2, column - 6, 12}, title_of(*units[i]),
                {.size = 8, .bold = true});
    sheet.paragraph({left + 3, box.top() + 15, column - 6, kOrderHead - 16},
                    written_words(setting, units[i]->order), {.size = 6.2});
  }
}

/// Rows of one table of orders, from a move on, as many as there is room for.
int draw_orders(tableview::PrintPages& pages, const land::Setting& setting,
                const std::vector<const land::BattleUnit*>& units, int first) {
  const double room = pages.left().height();
  const int fits = std::max(1, static_cast<int>((room - kOrderHead) / kOrderRow));
  const int rows = std::min(setting.battle.moves - first + 1, fits);
  const QRectF box = pages.take(kOrderHead + rows * kOrderRow, 14);
  const double column = (box.width() - kMoveColumn) / static_cast<double>(units.size());
  draw_order_head(pages.sheet(), setting, units, {box.left(), box.top(), box.width(), kOrderHead},
                  column);
  for (int row = 0; row < rows; ++row) {
    const double y = box.top() + kOrderHead + row * kOrderRow;
    pages.sheet().words({box.left() + 2, y, kMoveColumn - 4, kOrderRow},
                        QString::number(first + row), {.size = 7, .ink = inks::kGrey},
                        Qt::AlignCenter);
    pages.sheet().box({box.left(), y, kMoveColumn, kOrderRow}, 0.4);
    for (std::size_t i = 0; i < units.size(); ++i) {
      pages.sheet().box(
          {box.left() + kMoveColumn + static_cast<double>(i) * column, y, column, kOrderRow}, 0.4);
    }
  }
  return first + rows;
}

}  // namespace

std::vector<RecordCard> field_rosters(const land::Setting& setting) {
  std::vector<RecordCard> cards;
  for (const land::Side side : core::board::kSides) {
    for (const land::BattleUnit& unit : setting.battle.units) {
      if (unit.side == side) {
        cards.push_back(card_of(setting, unit));
      }
    }
    RecordCard generals = generals_of(setting, side);
    if (!generals.lines.empty()) {
      cards.push_back(std::move(generals));
    }
  }
  return cards;
}

void lay_out_orders(tableview::PrintPages& pages, const land::Setting& setting) {
  for (std::size_t brigade = 0; brigade < setting.battle.brigades.size(); ++brigade) {
    std::vector<const land::BattleUnit*> units;
    for (const land::BattleUnit& unit : setting.battle.units) {
      if (unit.brigade == brigade) {
        units.push_back(&unit);
      }
    }
    for (std::size_t from = 0; from < units.size(); from += kUnitsAbreast) {
      const std::size_t to = std::min(units.size(), from + kUnitsAbreast);
      const std::vector<const land::BattleUnit*> abreast{
          units.begin() + static_cast<std::ptrdiff_t>(from),
          units.begin() + static_cast<std::ptrdiff_t>(to)};
      int move = 1;
      while (move <= setting.battle.moves) {
        pages.begin(RostersSay::tr("Orders of %1").arg(title_of(setting.battle.brigades[brigade])));
        move = draw_orders(pages, setting, abreast, move);
      }
    }
  }
}

}  // namespace fieldview
