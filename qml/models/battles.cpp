#include "qml/models/battles.h"

#include "core/coastal/options.h"
#include "core/tabletop/battle_journal.h"
#include "qml/models/wording.h"

#include <utility>

namespace models {

namespace {

QString forces(const core::table::Battle& battle, core::board::Side side) {
  QStringList names;
  for (const auto& ship : battle.ships) {
    if (ship.side == side) {
      names << words(ship.name.str());
    }
  }
  for (const auto& fort : battle.forts) {
    if (fort.side == side) {
      names << words(core::table::name_for_readers(fort).str());
    }
  }
  return names.join(BattlesModel::tr(", "));
}

QString forces(const core::field::Battle& battle, core::board::Side side) {
  QStringList names;
  for (const auto& general : battle.generals) {
    if (general.side == side) {
      names << words(general.name.str());
    }
  }
  for (const auto& unit : battle.units) {
    if (unit.side == side) {
      names << words((unit.spoken.str().empty() ? unit.name : unit.spoken).str());
    }
  }
  return names.join(BattlesModel::tr(", "));
}

QString size_words(const core::field::Battle& battle) {
  return BattlesModel::tr("%1 by %2 inches, %n moves", nullptr, battle.moves)
      .arg(battle.width.decimal())
      .arg(battle.depth.decimal());
}

/// What an option that is a word may be: value, title. Empty for a switch and a number.
QVariantList choices_of(core::tabletop::RuleSet set, const std::string& option) {
  QVariantList choices;
  if (set == core::tabletop::RuleSet::Coastal) {
    for (const std::string_view word : core::coastal::named({}).words(option)) {
      choices << QVariantMap{{"value", words(word)},
                             {"title", word == "game"   ? BattlesModel::tr("in move 1 alone")
                                       : word == "ship" ? BattlesModel::tr("for each ship")
                                                        : words(word)}};
    }
  }
  return choices;
}

QString size_words(const core::table::Battle& battle) {
  QString text = BattlesModel::tr("%1 by %2 inches, %n turns", nullptr, battle.turns)
                     .arg(battle.width.decimal())
                     .arg(battle.depth.decimal());
  if (battle.current > 0) {
    text = BattlesModel::tr("%1, current of %n knots", nullptr, battle.current).arg(text);
  }
  return text;
}

}  // namespace

QString rule_set_name(core::tabletop::RuleSet set) {
  switch (set) {
    case core::tabletop::RuleSet::Ironclad:
      return BattlesModel::tr("Ironclad Gunboat");
    case core::tabletop::RuleSet::Coastal:
      return BattlesModel::tr("Coastal");
    case core::tabletop::RuleSet::Field:
      return BattlesModel::tr("Field battle");
  }
  return {};
}

BattleRow battle_row(const core::table::Battle& battle, const QString& aims) {
  using core::board::Side;
  return {words(battle.id.str()),
          words(battle.title.str()),
          size_words(battle),
          words(battle.history),
          {forces(battle, Side::Union), forces(battle, Side::Confederate)},
          aims,
          false};
}

BattleRow battle_row(const core::field::Battle& battle, const QString& aims) {
  using core::board::Side;
  return {words(battle.id.str()),
          words(battle.title.str()),
          size_words(battle),
          words(battle.history),
          {forces(battle, Side::Union), forces(battle, Side::Confederate)},
          aims,
          true};
}

QString laid_title(const QString& id) {
  const QString number = id.section(QLatin1Char{'-'}, 1);
  if (id.startsWith(QLatin1String{"river-"})) {
    return BattlesModel::tr("The river table %1").arg(number);
  }
  return id.startsWith(QLatin1String{"estuary-"})
             ? BattlesModel::tr("The estuary table %1").arg(number)
             : QString{};
}

void BattlesModel::reset(std::vector<BattleRow> rows,
                         const std::array<std::vector<core::data::OptionText>, 3>& options) {
  beginResetModel();
  rows_ = std::move(rows);
  sets_.clear();
  for (const core::tabletop::RuleSet set : core::tabletop::kRuleSets) {
    QVariantList all;
    for (const auto& option : options.at(static_cast<std::size_t>(set))) {
      all << QVariantMap{{"name", words(option.name)},
                         {"meaning", words(option.meaning)},
                         {"rule", words(option.rule)},
                         {"standard", words(option.standard)},
                         {"choices", choices_of(set, option.name)}};
    }
    sets_ << QVariantMap{{"rules", words(core::tabletop::word_of(set))},
                         {"title", rule_set_name(set)},
                         {"land", set == core::tabletop::RuleSet::Field},
                         {"options", all}};
  }
  endResetModel();
  emit countChanged();
}

int BattlesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant BattlesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& battle = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case IdRole:
      return battle.id;
    case Qt::DisplayRole:
    case TitleRole:
      return battle.title;
    case SizeRole:
      return battle.size;
    case HistoryRole:
      return battle.history;
    case UnionRole:
      return battle.forces[0];
    case SouthRole:
      return battle.forces[1];
    case AimsRole:
      return battle.aims;
    case LandRole:
      return battle.land;
    default:
      return {};
  }
}

QHash<int, QByteArray> BattlesModel::roleNames() const {
  return {{IdRole, "battle"},       {TitleRole, "title"},      {SizeRole, "size"},
          {HistoryRole, "history"}, {UnionRole, "unionForce"}, {SouthRole, "southForce"},
          {AimsRole, "aims"},       {LandRole, "land"}};
}

QVariantMap BattlesModel::battle(int row) const {
  QVariantMap all;
  if (hasIndex(row, 0)) {
    const auto roles = roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role) {
      all.insert(QString::fromLatin1(role.value()), data(index(row, 0), role.key()));
    }
  }
  return all;
}

BattleSaves::BattleSaves(QObject* parent) : SaveShelf{QStringLiteral(".battle"), parent} {}

bool BattleSaves::onLand(
    const QString& file) const {  // NOLINT(*-convert-member-functions-to-static): for QML
  try {
    return core::tabletop::BattleJournal::peek(file.toStdString()).begin.rules ==
           core::tabletop::RuleSet::Field;
  } catch (const core::base::DataError&) {
    return false;  // whoever opens it is told
  }
}

QVariantMap BattleSaves::row_of(const QString& file) const {
  const auto head = core::tabletop::BattleJournal::peek(file.toStdString());
  const QString id = words(head.begin.battle);
  const QString laid = laid_title(id);
  QString title = laid.isEmpty() ? id : laid;
  for (int i = 0; battles_ != nullptr && i < battles_->count(); ++i) {
    const QVariantMap battle = battles_->battle(i);
    title = battle.value(QStringLiteral("battle")) == id
                ? battle.value(QStringLiteral("title")).toString()
                : title;
  }
  return {{"title", title},
          {"rules", rule_set_name(head.begin.rules)},
          {"words",
           tr("%n orders, begun %1", nullptr, static_cast<int>(head.rows)).arg(words(head.date))}};
}

}  // namespace models
