#include "qml/models/battles.h"

#include "core/coastal/options.h"
#include "core/game/battle_journal.h"
#include "qml/models/game_files.h"
#include "qml/models/wording.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace models {

namespace {

const QString kEnding = QStringLiteral(".battle");

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

QFileInfoList battles_in(const QString& folder) {
  return QDir{folder}.entryInfoList({QLatin1Char{'*'} + kEnding}, QDir::Files, QDir::Time);
}

/// "<folder>/<name>.battle", or "<name>-2" and so on where there is one.
QString free_file(const QDir& folder, const QString& name) {
  QString file = folder.filePath(name + kEnding);
  for (int number = 2; !is_free_save(file); ++number) {
    file = folder.filePath(QStringLiteral("%1-%2").arg(name).arg(number) + kEnding);
  }
  return file;
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
  for (const core::game::RuleSet set : core::game::kRuleSets) {
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

void BattleSaves::setFolder(const QString& folder) {
  if (folder_ != folder) {
    folder_ = folder;
    emit folderChanged();
    refresh();
  }
}

void BattleSaves::refresh() {
  list_.clear();
  const QFileInfoList begun = battles_in(folder_);
  const QFileInfoList put_away = battles_in(put_away_folder(folder_));
  count_ = static_cast<int>(begun.size());
  put_away_count_ = static_cast<int>(put_away.size());
  for (const QFileInfo& file : shows_put_away_ ? put_away : begun) {
    QVariantMap row{{"file", file.absoluteFilePath()},
                    {"name", file.fileName()},
                    {"played", QLocale{}.toString(file.lastModified(), QLocale::ShortFormat)}};
    try {
      const auto head = core::game::BattleJournal::peek(file.absoluteFilePath().toStdString());
      const QString id = words(head.begin.battle);
      const QString laid = laid_title(id);
      QString title = laid.isEmpty() ? id : laid;
      for (int i = 0; battles_ != nullptr && i < battles_->count(); ++i) {
        const QVariantMap battle = battles_->battle(i);
        title = battle.value(QStringLiteral("battle")) == id
                    ? battle.value(QStringLiteral("title")).toString()
                    : title;
      }
      row.insert("title", title);
      row.insert("rules", rule_set_name(head.begin.rules));
      row.insert(
          "words",
          tr("%n orders, begun %1", nullptr, static_cast<int>(head.rows)).arg(words(head.date)));
      row.insert("broken", QString{});
    } catch (const core::base::DataError& error) {
      row.insert("title", file.fileName());
      row.insert("rules", QString{});
      row.insert("words", QString{});
      row.insert("broken", words(error.reason()));
    }
    list_ << row;
  }
  emit listChanged();
}

QString BattleSaves::newFile(const QString& battle) const {
  const QDir folder{folder_};
  if (!folder.mkpath(QStringLiteral("."))) {
    return {};
  }
  return free_file(folder, battle);
}

void BattleSaves::setShowsPutAway(bool on) {
  if (shows_put_away_ != on) {
    shows_put_away_ = on;
    error_.clear();
    refresh();
  }
}

bool BattleSaves::move(const QString& file) {
  error_.clear();
  const QDir to{shows_put_away_ ? folder_ : put_away_folder(folder_)};
  if (!to.mkpath(QStringLiteral("."))) {
    return fail(tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(to.path())));
  }
  if (const auto fault = move_save(file, free_file(to, QFileInfo{file}.completeBaseName()))) {
    return fail(*fault);
  }
  refresh();
  return true;
}

bool BattleSaves::fail(const QString& reason) {
  error_ = reason;
  emit listChanged();
  return false;
}

}  // namespace models
