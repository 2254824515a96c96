#include "qml/models/wording.h"

#include <QCoreApplication>

namespace models {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Wording", text); }

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
  return words(name).replace(QLatin1Char{'-'}, QLatin1Char{' '});
}

QString side_name(Side side) { return side == Side::Union ? tr("Union") : tr("Confederate"); }

QString stage_name(core::state::Stage stage) { return spaced(core::state::name(stage)); }

QString order_name(core::sequence::ActionKind kind) { return spaced(core::sequence::name(kind)); }

QString kind_name(core::rulebook::PieceKind kind) {
  using core::rulebook::PieceKind;
  switch (kind) {
    case PieceKind::Infantry:
      return tr("infantry");
    case PieceKind::Cavalry:
      return tr("cavalry");
    case PieceKind::Militia:
      return tr("militia");
    case PieceKind::Garrison:
      return tr("garrison");
    case PieceKind::SupplyTrain:
      return tr("Supply Train");
    case PieceKind::Depot:
      return tr("Depot");
    case PieceKind::SiegeTrain:
      return tr("Siege Train");
    case PieceKind::RailwayRepair:
      return tr("Railway Repair");
    case PieceKind::InfantryCorpsHq:
      return tr("Corps HQ");
    case PieceKind::CavalryCorpsHq:
      return tr("Cavalry Corps HQ");
    case PieceKind::ArmyHq:
      return tr("Army HQ");
    case PieceKind::Leader:
      return tr("leader");
    case PieceKind::Department:
      return tr("Department");
    case PieceKind::Base:
      return tr("Base");
    case PieceKind::Fort:
      return tr("Fort");
    case PieceKind::Fortress:
      return tr("Fortress");
    case PieceKind::Entrenchment:
      return tr("entrenchment");
    case PieceKind::Ironclad:
      return tr("Ironclad");
    case PieceKind::NavalFlotilla:
      return tr("Naval Flotilla");
    case PieceKind::RiverFlotilla:
      return tr("River Flotilla");
    case PieceKind::NavalTransport:
      return tr("Naval Transport");
    case PieceKind::RiverTransport:
      return tr("River Transport");
    case PieceKind::Railhead:
      return tr("railhead");
    case PieceKind::RailCut:
      return tr("rail cut");
  }
  return {};
}

QString terrain_name(core::map::Terrain terrain) {
  using core::map::Terrain;
  switch (terrain) {
    case Terrain::Clear:
      return tr("clear");
    case Terrain::Forest:
      return tr("forest");
    case Terrain::Rough:
      return tr("rough");
    case Terrain::Mountain:
      return tr("mountain");
    case Terrain::Swamp:
      return tr("swamp");
    case Terrain::Sea:
      return tr("sea");
    case Terrain::Lake:
      return tr("lake");
  }
  return {};
}

QString mode_name(core::supply::Mode mode) {
  using core::supply::Mode;
  switch (mode) {
    case Mode::Origin:
      return tr("from the pool");
    case Mode::Rail:
      return tr("by rail");
    case Mode::RailFerry:
      return tr("by rail ferry");
    case Mode::Load:
      return tr("aboard a transport");
    case Mode::Water:
      return tr("by water");
    case Mode::Land:
      return tr("ashore");
    case Mode::Source:
      return tr("broadcast begins");
    case Mode::Ground:
      return tr("overland");
    case Mode::Line:
      return tr("along road or rail");
    case Mode::Ship:
      return tr("over water by ship");
  }
  return {};
}

QString source_name(core::supply::SourceKind kind) {
  using core::supply::SourceKind;
  switch (kind) {
    case SourceKind::Department:
      return tr("Department");
    case SourceKind::Depot:
      return tr("Depot");
    case SourceKind::ArmyHq:
      return tr("Army HQ");
    case SourceKind::SupplyTrain:
      return tr("Supply Train");
    case SourceKind::Railhead:
      return tr("railhead");
    case SourceKind::InsideStock:
      return tr("stock inside");
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
  // "Department of Northern Virginia" says already what it is.
  if (!name.contains(kind, Qt::CaseInsensitive)) {
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
  return tr("%1 %2 %3")
      .arg(label, QString::fromStdString(town.name), QString::fromStdString(town.state));
}

QString away_words(core::state::AwayKind kind) {
  switch (kind) {
    case core::state::AwayKind::Unused:
      return tr("off the map");
    case core::state::AwayKind::Pool:
      return tr("in the Leader Pool");
    case core::state::AwayKind::Wounded:
      return tr("wounded");
    case core::state::AwayKind::Captured:
      return tr("captured");
    case core::state::AwayKind::Florida:
      return tr("on the way round Florida");
    case core::state::AwayKind::Galveston:
      return tr("on the way round Galveston Bay");
    case core::state::AwayKind::Waiting:
      return tr("waits for a place");
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
  return river ? tr("%1 on the %2").arg(label, QString::fromStdString(map.river(*river).name))
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
  phrases << (row.coastal ? tr("%1, coastal").arg(terrain_name(row.terrain))
                          : terrain_name(row.terrain));
  if (const auto* state = map.state_of(hex)) {
    phrases << QString::fromStdString(state->name);
  }
  for (const auto id : map.towns_in(hex)) {
    const auto& town = map.town(id);
    QString text =
        tr("%1 (%2)").arg(QString::fromStdString(town.name), spaced(core::map::name(town.kind)));
    if (town.seaport) {
      text += tr(", seaport");
    }
    if (town.river_port) {
      text += tr(", river port");
    }
    phrases << text;
  }
  for (const auto id : map.railroads_in(hex)) {
    phrases << tr("railroad: %1").arg(QString::fromStdString(map.railroads()[id.value()].name));
  }
  if (map.has_road(hex)) {
    phrases << tr("road");
  }
  for (const auto direction : core::board::kDirections) {
    const auto& side = row.side(direction);
    if (side.river) {
      phrases << tr("%1: %2, %3")
                     .arg(words(core::board::name(direction)),
                          QString::fromStdString(map.river(*side.river).name),
                          spaced(core::map::name(side.kind)));
    }
  }
  if (row.is_land()) {
    const auto holder = board.state().controller(hex);
    phrases << (holder ? tr("held by: %1").arg(side_name(*holder)) : tr("held by nobody"));
  }
  for (const Side side : core::board::kSides) {
    if (board.zones().at(hex).has(side)) {
      phrases << tr("%1 zone of control").arg(side_name(side));
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
    parts << tr("%1 stack: %2").arg(side_name(stack.side), pieces.join(QStringLiteral(", ")));
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
      result << tr("%1 [%2] %3: printed %4, corrected %5")
                    .arg(words(row.erratum), words(row.cited), words(row.what),
                         row.printed.empty() ? tr("nothing") : words(row.printed),
                         row.corrected.empty() ? tr("nothing") : words(row.corrected));
    }
  }
  return result;
}

QString selection_words(const core::rulebook::ErrataSelection& selection) {
  constexpr qsizetype kMostNamed = 4;
  QStringList parts = QString::fromStdString(selection.text()).split(QLatin1Char{','});
  const bool corrected = parts.takeFirst() == QStringLiteral("corrected");
  QString base = corrected ? tr("corrected") : tr("as printed");
  if (parts.isEmpty()) {
    return base;
  }
  for (QString& part : parts) {
    part.remove(0, 1);
  }
  QString names = parts.mid(0, kMostNamed).join(QStringLiteral(", "));
  if (parts.size() > kMostNamed) {
    names = tr("%1 and %2 more").arg(names).arg(parts.size() - kMostNamed);
  }
  return (corrected ? tr("%1 without %2") : tr("%1 with %2")).arg(base, names);
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
    return tr("as usual");
  }
  if (without.isEmpty()) {
    return tr("with %1").arg(added);
  }
  return with.isEmpty() ? tr("without %1").arg(missing)
                        : tr("with %1, without %2").arg(added, missing);
}

QString secrecy_name(core::rulebook::Secrecy secrecy) {
  switch (secrecy) {
    case core::rulebook::Secrecy::Open:
      return tr("open");
    case core::rulebook::Secrecy::Limited:
      return tr("limited");
    case core::rulebook::Secrecy::Dark:
      return tr("dark");
  }
  return {};
}

QDate first_day(const core::data::SetupInfo& setup, int game_turn) {
  constexpr int kDaysOfGameTurn = 7;  // [1.0]
  // The catalogue writes its days in English.
  const QDate start = QLocale::c().toDate(words(setup.start), QStringLiteral("d MMMM yyyy"));
  return start.addDays(kDaysOfGameTurn * (game_turn - 1));
}

QString week_words(const core::data::SetupInfo* setup, int game_turn) {
  const QDate day = setup != nullptr ? first_day(*setup, game_turn) : QDate{};
  return day.isValid()
             ? tr("week %1, %2").arg(game_turn).arg(QLocale{}.toString(day, tr("d MMMM yyyy")))
             : tr("week %1").arg(game_turn);
}

}  // namespace models
