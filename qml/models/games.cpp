#include "qml/models/games.h"

#include "qml/models/wording.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace models {

namespace {

/// "today, 14:05", "yesterday, 9:12", "3 Apr 2026".
QString when_played(const QDateTime& played) {
  const QLocale locale;
  const QString time = locale.toString(played.time(), GamesModel::tr("HH:mm"));
  const qint64 days = played.date().daysTo(QDate::currentDate());
  if (days == 0) {
    return GamesModel::tr("today, %1").arg(time);
  }
  return days == 1 ? GamesModel::tr("yesterday, %1").arg(time)
                   : locale.toString(played.date(), GamesModel::tr("d MMM yyyy"));
}

core::rulebook::OptionSelection options_of(const core::save::Header& header) {
  return core::rulebook::OptionSelection::parse(header.options)
      .value_or(core::rulebook::OptionSelection{});
}

QString errata_words(const core::save::Header& header) {
  const auto selection = core::rulebook::ErrataSelection::parse(header.errata);
  return selection ? selection_words(*selection) : words(header.errata);
}

QString secrecy_words(const core::save::Header& header) {
  core::rulebook::Switches switches;
  switches.options = options_of(header);
  switches.secrecy = core::rulebook::parse_secrecy(header.secrecy).value_or(switches.secrecy);
  return secrecy_name(switches.secrecy_in_force());
}

/// The fragment is new with each picture: an image reads a file again only under a new address.
QUrl picture_url(const GameFile& game) {
  if (game.picture.isEmpty()) {
    return {};
  }
  QUrl url = QUrl::fromLocalFile(game.picture);
  url.setFragment(QString::number(game.taken.toMSecsSinceEpoch()));
  return url;
}

}  // namespace

GamesModel::GamesModel(QObject* parent)
    : QAbstractListModel{parent}, folder_{usual_games_folder()} {
  pool_.setMaxThreadCount(1);
  refresh();
}

GamesModel::~GamesModel() {
  pool_.clear();
  pool_.waitForDone();
}

void GamesModel::setFolder(const QString& folder) {
  const QString wanted = folder.isEmpty() ? usual_games_folder() : QDir{folder}.absolutePath();
  if (wanted != folder_) {
    folder_ = wanted;
    emit folderChanged();
    refresh();
  }
}

void GamesModel::setSetups(SetupsModel* setups) {
  if (setups == setups_) {
    return;
  }
  if (setups_ != nullptr) {
    setups_->disconnect(this);
  }
  setups_ = setups;
  if (setups_ != nullptr) {
    connect(setups_, &QAbstractItemModel::modelReset, this, &GamesModel::all_changed);
  }
  all_changed();
  emit setupsChanged();
}

void GamesModel::setPlaying(const QString& file) {
  if (file != playing_) {
    playing_ = file;
    emit playingChanged();
    all_changed();
    refresh();
  }
}

void GamesModel::setShowsPutAway(bool on) {
  if (on != shows_put_away_) {
    shows_put_away_ = on;
    emit showsPutAwayChanged();
    refresh();
  }
}

int GamesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant GamesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const GameFile& game = rows_[static_cast<std::size_t>(index.row())];
  const core::data::SetupInfo* const setup = setup_of(game);
  const bool known = game.broken.isEmpty();
  switch (role) {
    case FileRole:
      return game.file;
    case NameRole:
      return game.name;
    case SetupRole:
      return words(game.header.scenario);
    case Qt::DisplayRole:
    case TitleRole:
      if (!known) {
        return game.name;
      }
      return words(setup != nullptr ? setup->title : game.header.scenario);
    case StandRole:
      if (!known) {
        return {};
      }
      return game.damage.isEmpty() ? week_words(setup, game.game_turn)
                                   : tr("at least %1").arg(week_words(setup, game.game_turn));
    case PlayedRole:
      return when_played(game.played);
    case PlayedAtRole:
      return game.played;
    case ErrataRole:
      return known ? errata_words(game.header) : QString{};
    case OptionsRole:
      return known ? option_words(options_of(game.header)) : QString{};
    case SecrecyRole:
      return known ? secrecy_words(game.header) : QString{};
    case ActionsRole:
      return game.actions == 1 ? tr("1 action") : tr("%1 actions").arg(game.actions);
    case PictureRole:
      return picture_url(game);
    case BrokenRole:
      return broken(game);
    case DamageRole:
      return game.damage;
    case PlayingRole:
      return is_playing(game);
    default:
      return {};
  }
}

QHash<int, QByteArray> GamesModel::roleNames() const {
  return {{FileRole, "file"},       {NameRole, "name"},         {SetupRole, "setupId"},
          {TitleRole, "title"},     {StandRole, "stand"},       {PlayedRole, "played"},
          {ErrataRole, "errata"},   {PlayedAtRole, "playedAt"}, {OptionsRole, "options"},
          {SecrecyRole, "secrecy"}, {ActionsRole, "actions"},   {PictureRole, "picture"},
          {BrokenRole, "broken"},   {DamageRole, "damage"},     {PlayingRole, "isPlaying"}};
}

void GamesModel::refresh() {
  pool_.clear();  // what has not begun would find the same
  pool_.start([this, asked = ++asked_, shown = shown_folder(), other = put_away_folder(folder_)] {
    auto found = list_games(shown);
    const int put_away = count_games(other);
    QMetaObject::invokeMethod(
        this,
        [this, asked, put_away, found = std::move(found)]() mutable {
          if (asked == asked_) {
            take(std::move(found), put_away);
          }
        },
        Qt::QueuedConnection);
  });
}

void GamesModel::take(std::vector<GameFile> found, int put_away) {
  update_rows(std::move(found));
  put_away_count_ = put_away;
  emit countChanged();
  if (!loaded_) {
    loaded_ = true;
    emit loadedChanged();
  }
}

void GamesModel::update_rows(std::vector<GameFile> wanted) {
  const auto at = [](std::vector<GameFile>& games, const QString& file) {
    return std::find_if(games.begin(), games.end(),
                        [&](const GameFile& game) { return game.file == file; });
  };
  for (int row = count() - 1; row >= 0; --row) {
    if (at(wanted, rows_[static_cast<std::size_t>(row)].file) == wanted.end()) {
      beginRemoveRows({}, row, row);
      rows_.erase(rows_.begin() + row);
      endRemoveRows();
    }
  }
  int row = 0;
  for (GameFile& game : wanted) {
    const auto place = rows_.begin() + row;
    const auto present = at(rows_, game.file);
    if (present == rows_.end()) {
      beginInsertRows({}, row, row);
      rows_.insert(place, std::move(game));
      endInsertRows();
    } else {
      if (present != place) {
        const auto from = static_cast<int>(present - rows_.begin());
        beginMoveRows({}, from, from, {}, row);
        std::rotate(place, present, present + 1);
        endMoveRows();
      }
      if (*place != game) {
        *place = std::move(game);
        emit dataChanged(index(row), index(row));
      }
    }
    ++row;
  }
}

QString GamesModel::newFile(const QString& setupId) {
  dismissError();
  if (!QDir{}.mkpath(folder_)) {
    fail(tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder_)));
    return {};
  }
  return game_path(folder_, free_name(folder_, setupId));
}

QString GamesModel::pictureFile(const QString& file) const { return picture_path(file); }

bool GamesModel::rename(int row, const QString& name) {
  dismissError();
  const GameFile* const old = game(row);
  const QString wanted = name.trimmed();
  if (old == nullptr || old->name == wanted) {
    return old != nullptr;
  }
  if (is_playing(*old)) {
    return fail(tr("The game that is being played keeps its name until it is closed."));
  }
  if (const auto fault = fault_of_name(shown_folder(), wanted)) {
    return fail(*fault);
  }
  const QString file = game_path(shown_folder(), wanted);
  if (const auto fault = move_game(old->file, file)) {
    refresh();
    return fail(*fault);
  }
  GameFile& renamed = rows_[static_cast<std::size_t>(row)];
  renamed.file = file;
  renamed.name = wanted;
  renamed.picture.clear();  // until it is read
  emit dataChanged(index(row), index(row));
  refresh();
  return true;
}

bool GamesModel::putAway(int row) {
  return !shows_put_away_ && move_away(row, put_away_folder(folder_));
}

bool GamesModel::bringBack(int row) { return shows_put_away_ && move_away(row, folder_); }

bool GamesModel::move_away(int row, const QString& folder) {
  dismissError();
  const GameFile* const moved = game(row);
  if (moved == nullptr) {
    return false;
  }
  if (is_playing(*moved)) {
    return fail(tr("The game that is being played cannot be put away."));
  }
  if (!QDir{}.mkpath(folder)) {
    return fail(tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder)));
  }
  if (const auto fault =
          move_game(moved->file, game_path(folder, free_name(folder, moved->name)))) {
    refresh();
    return fail(*fault);
  }
  beginRemoveRows({}, row, row);
  rows_.erase(rows_.begin() + row);
  endRemoveRows();
  put_away_count_ += shows_put_away_ ? -1 : 1;
  emit countChanged();
  refresh();
  return true;
}

void GamesModel::dismissError() { fail({}); }

bool GamesModel::fail(const QString& reason) {
  if (reason != error_) {
    error_ = reason;
    emit errorChanged();
  }
  return false;
}

int GamesModel::rowOf(const QString& file) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const GameFile& game) { return game.file == file; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

QString GamesModel::fileOf(int row) const {
  const GameFile* const found = game(row);
  return found != nullptr ? found->file : QString{};
}

QString GamesModel::nameOf(int row) const {
  const GameFile* const found = game(row);
  return found != nullptr ? found->name : QString{};
}

QString GamesModel::brokenOf(int row) const {
  const GameFile* const found = game(row);
  return found != nullptr ? broken(*found) : QString{};
}

const GameFile* GamesModel::game(int row) const {
  return row >= 0 && row < count() ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

const core::data::SetupInfo* GamesModel::setup_of(const GameFile& game) const {
  return setups_ != nullptr ? setups_->find(game.header.scenario) : nullptr;
}

QString GamesModel::broken(const GameFile& game) const {
  if (game.broken.isEmpty() && setups_ != nullptr && setups_->rowCount() > 0 &&
      setup_of(game) == nullptr && game.header.setup.empty()) {
    return tr("a game of \"%1\", a scenario that this catalogue does not have")
        .arg(words(game.header.scenario));
  }
  return game.broken;
}

QString GamesModel::shown_folder() const {
  return shows_put_away_ ? put_away_folder(folder_) : folder_;
}

bool GamesModel::is_playing(const GameFile& game) const {
  return !playing_.isEmpty() && QFileInfo{playing_} == QFileInfo{game.file};
}

void GamesModel::all_changed() {
  if (!rows_.empty()) {
    emit dataChanged(index(0), index(count() - 1));
  }
}

}  // namespace models
