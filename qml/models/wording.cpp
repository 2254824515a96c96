#include "qml/models/wording.h"

#include "qml/models/core_names.h"

#include <QCoreApplication>

namespace models {

namespace {

/// The words of this file, for the translators under its name.
class Wording {
  Q_DECLARE_TR_FUNCTIONS(Wording)
};

const char* kind_in_english(core::rulebook::PieceKind kind) {
  using core::rulebook::PieceKind;
  switch (kind) {
    case PieceKind::Infantry:
      return QT_TRANSLATE_NOOP("Wording", "infantry");
    case PieceKind::Cavalry:
      return QT_TRANSLATE_NOOP("Wording", "cavalry");
    case PieceKind::Militia:
      return QT_TRANSLATE_NOOP("Wording", "militia");
    case PieceKind::Partisan:
      return QT_TRANSLATE_NOOP("Wording", "partisans");
    case PieceKind::Garrison:
      return QT_TRANSLATE_NOOP("Wording", "garrison");
    case PieceKind::SupplyTrain:
      return QT_TRANSLATE_NOOP("Wording", "Supply Train");
    case PieceKind::Depot:
      return QT_TRANSLATE_NOOP("Wording", "Depot");
    case PieceKind::SiegeTrain:
      return QT_TRANSLATE_NOOP("Wording", "Siege Train");
    case PieceKind::RailwayRepair:
      return QT_TRANSLATE_NOOP("Wording", "Railway Repair");
    case PieceKind::InfantryCorpsHq:
      return QT_TRANSLATE_NOOP("Wording", "Corps HQ");
    case PieceKind::CavalryCorpsHq:
      return QT_TRANSLATE_NOOP("Wording", "Cavalry Corps HQ");
    case PieceKind::ArmyHq:
      return QT_TRANSLATE_NOOP("Wording", "Army HQ");
    case PieceKind::Leader:
      return QT_TRANSLATE_NOOP("Wording", "leader");
    case PieceKind::Department:
      return QT_TRANSLATE_NOOP("Wording", "Department");
    case PieceKind::Base:
      return QT_TRANSLATE_NOOP("Wording", "Base");
    case PieceKind::Fort:
      return QT_TRANSLATE_NOOP("Wording", "Fort");
    case PieceKind::Fortress:
      return QT_TRANSLATE_NOOP("Wording", "Fortress");
    case PieceKind::Entrenchment:
      return QT_TRANSLATE_NOOP("Wording", "entrenchment");
    case PieceKind::Ironclad:
      return QT_TRANSLATE_NOOP("Wording", "Ironclad");
    case PieceKind::NavalFlotilla:
      return QT_TRANSLATE_NOOP("Wording", "Naval Flotilla");
    case PieceKind::RiverFlotilla:
      return QT_TRANSLATE_NOOP("Wording", "River Flotilla");
    case PieceKind::NavalTransport:
      return QT_TRANSLATE_NOOP("Wording", "Naval Transport");
    case PieceKind::RiverTransport:
      return QT_TRANSLATE_NOOP("Wording", "River Transport");
    case PieceKind::Railhead:
      return QT_TRANSLATE_NOOP("Wording", "railhead");
    case PieceKind::RailCut:
      return QT_TRANSLATE_NOOP("Wording", "rail cut");
  }
  return "";
}

bool names_hex(const std::string& label, HexId hex) {
  if (const auto side = core::board::HexSide::parse(label)) {
    return side->touches(hex);
  }
  const auto parsed = HexId::parse(label);
  return parsed && *parsed == hex;
}

}  // namespace

QString words(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString spaced(std::string_view name) {
  const QString read = words(name).replace(QLatin1Char{'-'}, QLatin1Char{' '});
  return QCoreApplication::translate(kCoreNamesContext, read.toUtf8().constData());
}

QString side_name(Side side) {
  return side == Side::Union ? Wording::tr("Union") : Wording::tr("Confederate");
}

QString stage_name(core::state::Stage stage) { return spaced(core::state::name(stage)); }

QString kind_name(core::rulebook::PieceKind kind) { return Wording::tr(kind_in_english(kind)); }

QString terrain_name(core::map::Terrain terrain) {
  using core::map::Terrain;
  switch (terrain) {
    case Terrain::Clear:
      return Wording::tr("clear");
    case Terrain::Forest:
      return Wording::tr("forest");
    case Terrain::Rough:
      return Wording::tr("rough");
    case Terrain::Mountain:
      return Wording::tr("mountain");
    case Terrain::Swamp:
      return Wording::tr("swamp");
    case Terrain::Sea:
      return Wording::tr("sea");
    case Terrain::Lake:
      return Wording::tr("lake");
  }
  return {};
}

QString mode_name(core::supply::Mode mode) {
  using core::supply::Mode;
  switch (mode) {
    case Mode::Origin:
      return Wording::tr("from the pool");
    case Mode::Rail:
      return Wording::tr("by rail");
    case Mode::RailFerry:
      return Wording::tr("by rail ferry");
    case Mode::Load:
      return Wording::tr("aboard a transport");
    case Mode::Water:
      return Wording::tr("by water");
    case Mode::Land:
      return Wording::tr("ashore");
    case Mode::Source:
      return Wording::tr("broadcast begins");
    case Mode::Ground:
      return Wording::tr("overland");
    case Mode::Line:
      return Wording::tr("along road or rail");
    case Mode::Ship:
      return Wording::tr("over water by ship");
  }
  return {};
}

QString source_name(core::supply::SourceKind kind) {
  using core::supply::SourceKind;
  switch (kind) {
    case SourceKind::Department:
      return Wording::tr("Department");
    case SourceKind::Depot:
      return Wording::tr("Depot");
    case SourceKind::ArmyHq:
      return Wording::tr("Army HQ");
    case SourceKind::SupplyTrain:
      return Wording::tr("Supply Train");
    case SourceKind::Railhead:
      return Wording::tr("railhead");
    case SourceKind::InsideStock:
      return Wording::tr("stock inside");
  }
  return {};
}

QString piece_title(const core::state::Piece& piece) {
  QStringList parts;
  if (!piece.value.empty()) {
    parts << words(piece.value);
  }
  const QString kind = kind_name(piece.kind);
  const QString name = words(piece.name);
  // "Department of Northern Virginia" says already what it is, in the language of its counter.
  const QLatin1String printed{kind_in_english(piece.kind)};
  if (!name.contains(kind, Qt::CaseInsensitive) && !name.contains(printed, Qt::CaseInsensitive)) {
    parts << kind;
  }
  if (!name.isEmpty()) {
    parts << name;
  }
  return parts.join(QLatin1Char{' '});
}

QString place_title(const core::map::Map& map, HexId hex) {
  const auto towns = map.towns_in(hex);
  QString label = QString::fromStdString(hex.label());
  if (towns.empty()) {
    return label;
  }
  const auto& town = map.town(towns.front());
  return Wording::tr("%1 %2 %3")
      .arg(label, QString::fromStdString(town.name), QString::fromStdString(town.state));
}

QString away_words(core::state::AwayKind kind) {
  switch (kind) {
    case core::state::AwayKind::Unused:
      return Wording::tr("off the map");
    case core::state::AwayKind::Pool:
      return Wording::tr("in the Leader Pool");
    case core::state::AwayKind::Wounded:
      return Wording::tr("wounded");
    case core::state::AwayKind::Captured:
      return Wording::tr("captured");
    case core::state::AwayKind::Florida:
      return Wording::tr("on the way round Florida");
    case core::state::AwayKind::Galveston:
      return Wording::tr("on the way round Galveston Bay");
    case core::state::AwayKind::Waiting:
      return Wording::tr("waits for a place");
    case core::state::AwayKind::Spiral:
      return Wording::tr("on the production spiral");
  }
  return {};
}

QString place_title(const core::map::Map& map, const core::state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return place_title(map, *hex);
  }
  const auto* const at_side = std::get_if<core::board::HexSide>(&place);
  if (at_side == nullptr) {
    return away_words(std::get<core::state::Away>(place).kind);
  }
  const auto& side = *at_side;
  const auto& river = map.side(side).river;
  const QString label = QString::fromStdString(side.label());
  return river ? Wording::tr("%1 on the %2")
                     .arg(label, QString::fromStdString(map.river(*river).name))
               : label;
}

QString place_title(const core::map::Map& map, const core::supply::Spot& spot) {
  if (const auto* hex = std::get_if<HexId>(&spot)) {
    return place_title(map, *hex);
  }
  const auto& water = map.water_place(std::get<core::map::WaterPlaceId>(spot));
  return water.hex ? place_title(map, *water.hex)
                   : place_title(map, core::state::Place{*water.side});
}

QStringList hex_phrases(const Board& board, HexId hex) {
  const auto& map = board.map();
  const auto& row = map.hex(hex);
  QStringList phrases;
  phrases << (row.coastal ? Wording::tr("%1, coastal").arg(terrain_name(row.terrain))
                          : terrain_name(row.terrain));
  if (const auto* state = map.state_of(hex)) {
    phrases << QString::fromStdString(state->name);
  }
  for (const auto id : map.towns_in(hex)) {
    const auto& town = map.town(id);
    QString text = Wording::tr("%1 (%2)").arg(QString::fromStdString(town.name),
                                              spaced(core::map::name(town.kind)));
    if (town.seaport) {
      text += Wording::tr(", seaport");
    }
    if (town.river_port) {
      text += Wording::tr(", river port");
    }
    phrases << text;
  }
  for (const auto id : map.railroads_in(hex)) {
    phrases << Wording::tr("railroad: %1")
                   .arg(QString::fromStdString(map.railroads()[id.value()].name));
  }
  if (map.has_road(hex)) {
    phrases << Wording::tr("road");
  }
  for (const auto direction : core::board::kDirections) {
    const auto& side = row.side(direction);
    if (side.river) {
      phrases << Wording::tr("%1: %2, %3")
                     .arg(spaced(core::board::name(direction)),
                          QString::fromStdString(map.river(*side.river).name),
                          spaced(core::map::name(side.kind)));
    }
  }
  if (row.is_land()) {
    const auto holder = board.state().controller(hex);
    phrases << (holder ? Wording::tr("held by: %1").arg(side_name(*holder))
                       : Wording::tr("held by neither side"));
  }
  for (const Side side : core::board::kSides) {
    if (board.zones().at(hex).has(side)) {
      phrases << Wording::tr("%1 zone of control").arg(side_name(side));
    }
  }
  return phrases;
}

QString spoken(const Board& board, HexId hex) {
  QStringList parts;
  parts << QString::fromStdString(hex.label());
  parts << hex_phrases(board, hex);
  for (const int index : board.stacks_at(hex)) {
    const auto& stack = board.stacks()[static_cast<std::size_t>(index)];
    QStringList pieces;
    for (const PieceId id : stack.pieces) {
      pieces << piece_title(board.piece(id));
    }
    parts << Wording::tr("%1 stack: %2")
                 .arg(side_name(stack.side), pieces.join(QStringLiteral(", ")));
  }
  return parts.join(QStringLiteral(". "));
}

QStringList errata_of(const Board& board, HexId hex,
                      const std::function<QString(const std::string&)>& text_of) {
  QStringList result;
  std::string told;
  for (const auto& row : board.differences()) {
    if (names_hex(row.printed, hex) || names_hex(row.corrected, hex)) {
      // Rows of one erratum follow each other; its text is told once.
      if (row.erratum != told) {
        told = row.erratum;
        result << text_of(told);
      }
      result << Wording::tr("%1 [%2] %3: printed %4, corrected %5")
                    .arg(words(row.erratum), words(row.cited), words(row.what),
                         row.printed.empty() ? Wording::tr("nothing") : words(row.printed),
                         row.corrected.empty() ? Wording::tr("nothing") : words(row.corrected));
    }
  }
  return result;
}

QString selection_words(const core::rulebook::ErrataSelection& selection) {
  constexpr qsizetype kMostNamed = 4;
  QStringList parts = QString::fromStdString(selection.text()).split(QLatin1Char{','});
  const bool corrected = parts.takeFirst() == QStringLiteral("corrected");
  QString base = corrected ? Wording::tr("corrected") : Wording::tr("as printed");
  if (parts.isEmpty()) {
    return base;
  }
  for (QString& part : parts) {
    part.remove(0, 1);
  }
  QString names = parts.mid(0, kMostNamed).join(QStringLiteral(", "));
  if (parts.size() > kMostNamed) {
    names = Wording::tr("%1 and %2 more").arg(names).arg(parts.size() - kMostNamed);
  }
  return (corrected ? Wording::tr("%1 without %2") : Wording::tr("%1 with %2")).arg(base, names);
}

QString option_words(const core::rulebook::OptionSelection& selection) {
  const core::rulebook::OptionSelection usual;
  QStringList with;
  QStringList without;
  for (std::size_t at = 0; at < core::rulebook::kOptionCount; ++at) {
    const auto option = static_cast<core::rulebook::Option>(at);
    if (selection.has(option) != usual.has(option)) {
      (selection.has(option) ? with : without) << words(core::rulebook::name(option));
    }
  }
  const QString added = with.join(QStringLiteral(", "));
  const QString missing = without.join(QStringLiteral(", "));
  if (with.isEmpty() && without.isEmpty()) {
    return Wording::tr("as usual");
  }
  if (without.isEmpty()) {
    return Wording::tr("with %1").arg(added);
  }
  return with.isEmpty() ? Wording::tr("without %1").arg(missing)
                        : Wording::tr("with %1, without %2").arg(added, missing);
}

QString secrecy_name(core::rulebook::Secrecy secrecy) {
  switch (secrecy) {
    case core::rulebook::Secrecy::Open:
      return Wording::tr("open");
    case core::rulebook::Secrecy::Limited:
      return Wording::tr("limited");
    case core::rulebook::Secrecy::Dark:
      return Wording::tr("dark");
  }
  return {};
}

QDate first_day(const core::data::SetupInfo& setup, int game_turn) {
  constexpr int kDaysOfGameTurn = 7;  // [1.0]
  // The catalogue writes its days in English.
  const QDate start = QLocale::c().toDate(words(setup.start), QStringLiteral("d MMMM yyyy"));
  return start.addDays(static_cast<qint64>(kDaysOfGameTurn) * (game_turn - 1));
}

QString start_words(const core::data::SetupInfo& setup) {
  const QDate day = first_day(setup, 1);
  return day.isValid() ? QLocale{}.toString(day, Wording::tr("d MMMM yyyy")) : words(setup.start);
}

QString week_words(const core::data::SetupInfo* setup, int game_turn) {
  const QDate day = setup != nullptr ? first_day(*setup, game_turn) : QDate{};
  return day.isValid() ? Wording::tr("week %1, %2")
                             .arg(game_turn)
                             .arg(QLocale{}.toString(day, Wording::tr("d MMMM yyyy")))
                       : Wording::tr("week %1").arg(game_turn);
}

}  // namespace models
