#include "qml/models/battles.h"

#include "core/coastal/options.h"
#include "core/game/battle_journal.h"
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

/// What an option that is a word may be: value, title. Empty for a switch and a number.
QVariantList choices_of(core::game::RuleSet set, const std::string& option) {
  QVariantList choices;
  if (set == core::game::RuleSet::Coastal) {
    for (const std::string_view word : core::coastal::option_words(option)) {
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

QString rule_set_name(core::game::RuleSet set) {
  return set == core::game::RuleSet::Coastal ? BattlesModel::tr("Coastal")
                                             : BattlesModel::tr("Ironclad Gunboat");
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

void BattlesModel::reset(std::vector<core::table::Battle> battles, std::vector<QString> aims,
                         const std::array<std::vector<core::data::OptionText>, 2>& options) {
  beginResetModel();
  rows_ = std::move(battles);
  aims_ = std::move(aims);
  sets_.clear();
  for (const core::game::RuleSet set : core::game::kNavalSets) {
    QVariantList rows;
    for (const auto& option : options.at(static_cast<std::size_t>(set))) {
      rows << QVariantMap{{"name", words(option.name)},
                          {"meaning", words(option.meaning)},
                          {"rule", words(option.rule)},
                          {"standard", words(option.standard)},
                          {"choices", choices_of(set, option.name)}};
    }
    sets_ << QVariantMap{{"rules", words(core::game::word_of(set))},
                         {"title", rule_set_name(set)},
                         {"options", rows}};
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
      return words(battle.id.str());
    case Qt::DisplayRole:
    case TitleRole:
      return words(battle.title.str());
    case SizeRole:
      return size_words(battle);
    case HistoryRole:
      return words(battle.history);
    case UnionRole:
      return forces(battle, core::board::Side::Union);
    case SouthRole:
      return forces(battle, core::board::Side::Confederate);
    case AimsRole:
      return aims_[static_cast<std::size_t>(index.row())];
    default:
      return {};
  }
}

QHash<int, QByteArray> BattlesModel::roleNames() const {
  return {{IdRole, "battle"},       {TitleRole, "title"},      {SizeRole, "size"},
          {HistoryRole, "history"}, {UnionRole, "unionForce"}, {SouthRole, "southForce"},
          {AimsRole, "aims"}};
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

QVariantMap BattleSaves::row_of(const QString& file) const {
  const auto head = core::game::BattleJournal::peek(file.toStdString());
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
