#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "qml/table/ironclad_desk.h"
#include "qml/table/ship_cards.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace tableview {

namespace {

using core::ironclad::CrossOff;
using core::ironclad::Fate;
using core::ironclad::FortId;
using core::ironclad::Section;
using core::ironclad::Setting;
using core::ironclad::ShipId;
using core::ironclad::State;

constexpr std::array kKeys{"armor", "speed", "half-speed", "midships",
                           "stack", "draft", "gun",        "ram"};

int full(const core::ironclad::Card& card, Section section) {
  switch (section) {
    case Section::Armor:
      return card.armor;
    case Section::Knots:
      return card.speed;
    case Section::HalfKnots:
      return card.half_speed;
    case Section::Midships:
      return card.midships;
    case Section::Stack:
      return card.stack;
    case Section::Draft:
      return card.draft;
    case Section::Gun:
      return card.gun_boxes();
    case Section::Ram:
      return card.ram;
  }
  return 0;
}

bool is_laid(const State& state, bool from_fort, std::uint8_t number, std::uint8_t gun) {
  return std::ranges::any_of(state.laid, [&](const auto& side) {
    return std::ranges::any_of(side, [&](const core::ironclad::Shot& shot) {
      return shot.from_fort == from_fort && shot.gun == gun &&
             (from_fort ? shot.fort.value() : shot.ship.value()) == number;
    });
  });
}

QString gun_title(const Setting& setting, const core::ironclad::GunBox& box) {
  return ShipCards::tr("%1, %2, factor %3")
      .arg(models::words(setting.facts.gun(box.gun).brief.str()), mounting_words(box.mounting))
      .arg(box.factor);
}

QString fate_words(Fate fate) {
  switch (fate) {
    case Fate::Sunk:
      return ShipCards::tr("sunk");
    case Fate::Destroyed:
      return ShipCards::tr("destroyed");
    case Fate::Left:
      return ShipCards::tr("has left the battle");
    case Fate::Prize:
      return ShipCards::tr("taken");
    case Fate::Afloat:
      break;
  }
  return {};
}

QString section_key(Section section) {
  return QString::fromLatin1(kKeys.at(static_cast<std::size_t>(section)));
}

/// What holds or hinders a ship, in a few words.
QString state_words(const Setting& setting, const State& state, ShipId id) {
  const auto& ship = state.ship(id);
  if (ship.fate != Fate::Afloat) {
    return fate_words(ship.fate);
  }
  QStringList words;
  const auto add = [&](bool so, const QString& word) {
    if (so) {
      words << word;
    }
  };
  using core::ironclad::Aground;
  using core::ironclad::Jam;
  add(ship.aground == Aground::Stuck, ShipCards::tr("aground"));
  add(ship.aground == Aground::ForGood, ShipCards::tr("aground for good"));
  add(ship.aground == Aground::Settled, ShipCards::tr("settled on the ground"));
  add(ship.anchored, ShipCards::tr("at anchor"));
  add(ship.moored, ShipCards::tr("moored"));
  add(!ship.steam, ShipCards::tr("no steam"));
  add(ship.engines_out != 0, ShipCards::tr("engines disabled"));
  add(ship.no_power.left > 0, ShipCards::tr("fires out"));
  add(ship.jam == Jam::Right, ShipCards::tr("rudder jammed right"));
  add(ship.jam == Jam::Left, ShipCards::tr("rudder jammed left"));
  add(ship.jam == Jam::Ahead, ShipCards::tr("rudder jammed ahead"));
  add(ship.no_course_change.left > 0, ShipCards::tr("pilot blinded"));
  add(ship.tow.has_value(),
      ship.tow ? ShipCards::tr("tows %1").arg(models::words(setting.ship(*ship.tow).name.str()))
               : QString{});
  add(ship.boarders > 0, ShipCards::tr("%n enemy parties aboard", nullptr, ship.boarders));
  add(ship.parties > 0, ShipCards::tr("carries %n boarding parties", nullptr, ship.parties));
  add(ship.melee, ShipCards::tr("fighting aboard"));
  add(ship.captured_in != 0, ShipCards::tr("captured"));
  add(ship.torpedo, ShipCards::tr("spar torpedo"));
  add(ship.turret_jammed, ShipCards::tr("turret jammed"));
  const int draft = core::ironclad::draft_now(setting, state, id);
  words << ShipCards::tr("draws %1 ft").arg(draft / 10.0, 0, 'f', draft % 10 == 0 ? 0 : 1);
  return words.join(ShipCards::tr(", "));
}

}  // namespace

QString section_title(Section section) {
  switch (section) {
    case Section::Armor:
      return ShipCards::tr("Armor");
    case Section::Knots:
      return ShipCards::tr("Speed");
    case Section::HalfKnots:
      return ShipCards::tr("½ knots");
    case Section::Midships:
      return ShipCards::tr("Midships");
    case Section::Stack:
      return ShipCards::tr("Stack");
    case Section::Draft:
      return ShipCards::tr("Draft");
    case Section::Gun:
      return ShipCards::tr("Guns");
    case Section::Ram:
      return ShipCards::tr("Ram");
  }
  return {};
}

std::optional<Section> section_of(const QString& key) {
  for (const Section section : core::ironclad::kSections) {
    if (section_key(section) == key) {
      return section;
    }
  }
  return std::nullopt;
}

QString half_knots_words(int half_knots) {
  const int whole = std::abs(half_knots) / core::ironclad::kKnot;
  const bool half = std::abs(half_knots) % core::ironclad::kKnot != 0;
  const QString figure = half ? (whole > 0 ? QStringLiteral("%1½").arg(whole) : QStringLiteral("½"))
                              : QString::number(whole);
  if (half_knots == 0) {
    return ShipCards::tr("at rest");
  }
  return half_knots < 0 ? ShipCards::tr("%1 kn astern").arg(figure)
                        : ShipCards::tr("%1 kn").arg(figure);
}

std::vector<CardRow> ironclad_cards(const Setting& setting, const State& seen,
                                    std::optional<core::board::Side> viewer,
                                    const std::vector<CrossOff>& choosable) {
  std::vector<CardRow> rows;
  for (std::size_t i = 0; i < seen.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const auto& sheet = setting.ship(id);
    const auto& ship = seen.ship(id);
    CardRow row;
    row.name = models::words(sheet.name.str());
    row.side = key_of(ship.side);
    row.gone = ship.fate != Fate::Afloat;
    row.speed = half_knots_words(ship.speed);
    row.state = state_words(setting, seen, id);
    row.due = !seen.hits.empty() && seen.hits.front().ship == id ? seen.hits.front().left : 0;
    if (!viewer || ship.side == *viewer) {
      add_rounds(row.facts, setting.facts, setting.placed(id), ship.rounds);
    }
    const auto may = [&](Section section, int gun) {
      return std::ranges::any_of(choosable, [&](const CrossOff& choice) {
        return choice.ship == id && choice.section == section &&
               (section != Section::Gun || choice.gun == gun);
      });
    };
    for (const Section section : core::ironclad::kSections) {
      const int boxes = full(sheet.card, section);
      if (boxes == 0 || section == Section::Gun) {
        continue;
      }
      row.sections << QVariantMap{{"key", section_key(section)},
                                  {"title", section_title(section)},
                                  {"full", boxes},
                                  {"left", core::ironclad::boxes_left(ship, section)},
                                  {"choosable", may(section, 0)}};
    }
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(ship.guns.size()); ++gun) {
      add_gun(row.guns, gun_title(setting, sheet.card.guns[gun]),
              {{"number", gun},
               {"lost", ship.guns[gun].lost},
               {"fired", ship.guns[gun].fired_in == seen.turn},
               {"laid", is_laid(seen, false, id.value(), gun)},
               {"choosable", may(Section::Gun, gun)}});
    }
    rows.push_back(std::move(row));
  }
  for (std::size_t i = 0; i < seen.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    const auto& sheet = setting.fort(id);
    const auto& fort = seen.fort(id);
    CardRow row;
    row.name = models::words(sheet.name.str());
    row.side = key_of(fort.side);
    row.fort = true;
    row.gone = fort.white_flag || fort.abandoned || core::ironclad::guns_left(fort) == 0;
    row.state = fort.white_flag  ? ShipCards::tr("has struck its flag")
                : fort.abandoned ? ShipCards::tr("abandoned by its gunners")
                                 : ShipCards::tr("%1 of %2 guns")
                                       .arg(core::ironclad::guns_left(fort))
                                       .arg(fort.guns.size());
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(fort.guns.size()); ++gun) {
      row.guns << QVariantMap{
          {"title",
           ShipCards::tr("%1. %2").arg(gun + 1).arg(gun_title(setting, sheet.card.guns[gun].gun))},
          {"guns", QVariantList{QVariantMap{
                       {"number", gun},
                       {"lost", fort.guns[gun].lost},
                       {"fired", fort.guns[gun].fired_in == seen.turn ||
                                     core::ironclad::silent_by(seen, id, gun).has_value()},
                       {"laid", is_laid(seen, true, id.value(), gun)},
                       {"choosable", false}}}},
          {"armor", fort.guns[gun].armor},
          {"armorFull", sheet.card.guns[gun].armor}};
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace tableview
