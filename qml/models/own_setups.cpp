#include "qml/models/own_setups.h"

#include "core/data/setup_draft.h"
#include "qml/models/fault_words.h"
#include "qml/models/wording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace models {
namespace {

constexpr QLatin1String kSetupEnding{".setup"};

QString usual_setups_folder() {
  const QString asked = qEnvironmentVariable("SUMTER_SETUPS");
  return asked.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                               QStringLiteral("/set-ups")
                         : asked;
}

QString row_and_reason(const core::base::DataError& error) {
  const QString reason = fault_words(error.reason());
  return error.row() > 0 ? OwnSetupsModel::tr("line %1: %2").arg(error.row()).arg(reason) : reason;
}

void take_info(const core::data::OpenedSetup& opened, OwnSetupsModel::Row& row) {
  row.title = words(opened.info.title);
  row.start =
      opened.info.start.empty() ? QString{} : week_words(&opened.info, opened.state.turn.game_turn);
  row.briefing = words(opened.info.briefing);
  row.secrecy = words(core::rulebook::name(opened.setting.switches.secrecy));
  row.ends = opened.info.ends_after_gt
                 ? OwnSetupsModel::tr("%1 game-turns").arg(*opened.info.ends_after_gt)
                 : OwnSetupsModel::tr("the whole war");
  QStringList sheets;
  for (const auto sheet : opened.info.sheets) {
    sheets << QString{QLatin1Char{"ABC"[static_cast<std::size_t>(sheet)]}};
  }
  row.sheets = sheets.join(QLatin1Char{' '});
}

OwnSetupsModel::Row read_row(const core::data::Catalogue& catalogue, const QFileInfo& file) {
  OwnSetupsModel::Row row;
  row.file = file.absoluteFilePath();
  row.title = file.completeBaseName();
  try {
    const auto shared = core::data::read_shared_setup(row.file.toStdString());
    take_info(catalogue.open_shared(shared), row);
  } catch (const core::base::DataError& error) {
    row.broken = row_and_reason(error);
  } catch (const std::exception& error) {
    row.broken = QString::fromUtf8(error.what());
  }
  return row;
}

std::vector<OwnSetupsModel::Row> read_rows(const core::data::Catalogue& catalogue,
                                           const QString& folder) {
  std::vector<OwnSetupsModel::Row> rows;
  const QStringList pattern{QStringLiteral("*") + kSetupEnding};
  for (const QFileInfo& file : QDir{folder}.entryInfoList(pattern, QDir::Files, QDir::Name)) {
    rows.push_back(read_row(catalogue, file));
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& one, const auto& other) {
    return one.title.localeAwareCompare(other.title) < 0;
  });
  return rows;
}

/// The title as a name of a file.
QString file_name(const QString& title) {
  QString name;
  for (const QChar letter : title.simplified()) {
    const bool plain =
        letter.isLetterOrNumber() || letter == QLatin1Char{' '} || letter == QLatin1Char{'-'};
    name += plain ? letter : QLatin1Char{'_'};
  }
  constexpr qsizetype kLongestName = 60;
  return name.isEmpty() ? QStringLiteral("set-up") : name.left(kLongestName).trimmed();
}

/// A file of the folder that is not there yet.
QString free_file(const QString& folder, const QString& name) {
  const QString base = folder + QLatin1Char{'/'} + name;
  QString file = base + kSetupEnding;
  for (int number = 2; QFileInfo{file}.exists(); ++number) {
    file = QStringLiteral("%1 %2").arg(base).arg(number) + kSetupEnding;
  }
  return file;
}

}  // namespace

OwnSetupsModel::OwnSetupsModel(QObject* parent)
    : QAbstractListModel{parent}, folder_{usual_setups_folder()} {
  pool_.setMaxThreadCount(1);
}

OwnSetupsModel::~OwnSetupsModel() {
  pool_.clear();
  pool_.waitForDone();
}

void OwnSetupsModel::setFolder(const QString& folder) {
  const QString wanted = folder.isEmpty() ? usual_setups_folder() : QDir{folder}.absolutePath();
  if (wanted != folder_) {
    folder_ = wanted;
    emit folderChanged();
    refresh();
  }
}

void OwnSetupsModel::setSession(Session* session) {
  if (session == session_) {
    return;
  }
  if (session_ != nullptr) {
    session_->disconnect(this);
  }
  session_ = session;
  if (session_ != nullptr) {
    connect(session_, &Session::catalogueChanged, this, &OwnSetupsModel::refresh);
    connect(session_, &Session::setupSaved, this, &OwnSetupsModel::refresh);
  }
  emit sessionChanged();
  refresh();
}

int OwnSetupsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant OwnSetupsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case IdRole:
      return row.file;
    case Qt::DisplayRole:
    case TitleRole:
      return row.title;
    case StartRole:
      return row.start;
    case SheetsRole:
      return row.sheets;
    case BriefingRole:
      return row.briefing;
    case EndRole:
      return row.ends;
    case BrokenRole:
      return row.broken;
    case SecrecyRole:
      return row.secrecy;
    default:
      return {};
  }
}

QHash<int, QByteArray> OwnSetupsModel::roleNames() const {
  return {{IdRole, "setupId"},    {TitleRole, "title"},    {StartRole, "start"},
          {SheetsRole, "sheets"}, {EndRole, "ends"},       {BriefingRole, "briefing"},
          {BrokenRole, "broken"}, {SecrecyRole, "secrecy"}};
}

void OwnSetupsModel::refresh() {
  if (session_ == nullptr || !session_->hasCatalogue()) {
    return;
  }
  pool_.clear();
  pool_.start([this, asked = ++asked_, folder = folder_, library = session_->catalogueFile()] {
    std::vector<Row> found;
    try {
      found = read_rows(core::data::Catalogue{library.toStdString()}, folder);
    } catch (const std::exception&) {
      return;  // the session tells what is wrong with the catalogue
    }
    QMetaObject::invokeMethod(
        this,
        [this, asked, found = std::move(found)]() mutable {
          if (asked != asked_) {
            return;
          }
          if (found != rows_) {
            beginResetModel();
            rows_ = std::move(found);
            endResetModel();
          }
          loaded_ = true;
          emit countChanged();
        },
        Qt::QueuedConnection);
  });
}

bool OwnSetupsModel::make_folder() {
  return QDir{}.mkpath(folder_) ||
         fail(tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder_)));
}

QString OwnSetupsModel::newFile(const QString& title) {
  dismissError();
  if (!make_folder()) {
    return {};
  }
  return free_file(folder_, file_name(title));
}

bool OwnSetupsModel::importFile(const QUrl& file) {
  dismissError();
  const QString from = file.toLocalFile();
  try {
    const auto shared = core::data::read_shared_setup(from.toStdString());
    const QString to = newFile(QFileInfo{from}.completeBaseName());
    if (to.isEmpty()) {
      return false;
    }
    core::data::write_shared_setup(to.toStdString(), shared.text);
  } catch (const core::base::DataError& error) {
    return fail(tr("%1 cannot be copied: %2").arg(from, fault_words(error.reason())));
  }
  refresh();
  return true;
}

bool OwnSetupsModel::exportFile(int row, const QUrl& file) {
  dismissError();
  const QString to = file.toLocalFile();
  if (QFileInfo{to}.exists()) {
    return fail(tr("%1 is already there.").arg(QDir::toNativeSeparators(to)));
  }
  return QFile::copy(idOf(row), to) ||
         fail(tr("%1 cannot be written.").arg(QDir::toNativeSeparators(to)));
}

bool OwnSetupsModel::rename(int row, const QString& title) {
  dismissError();
  const QString from = idOf(row);
  if (from.isEmpty() || title.trimmed().isEmpty()) {
    return fail(tr("A set-up needs a title."));
  }
  const bool same = file_name(title) == QFileInfo{from}.completeBaseName();
  const QString to = same ? from : free_file(folder_, file_name(title));
  try {
    core::data::SetupDraft draft{core::data::read_shared_setup(from.toStdString()).text};
    if (draft.set_title(title.simplified().toStdString()) != core::data::NoEdit::None) {
      return fail(tr("%1 cannot be a title.").arg(title));
    }
    core::data::write_shared_setup(to.toStdString(), draft.text());
    if (!same && !QFile::remove(from)) {
      QFile::remove(to);  // two of the same would be left
      return fail(tr("%1 cannot be renamed.").arg(QDir::toNativeSeparators(from)));
    }
  } catch (const core::base::DataError&) {
    // No text that could be changed: at least its name.
    if (same || !QFile::rename(from, to)) {
      return fail(tr("%1 cannot be renamed.").arg(QDir::toNativeSeparators(from)));
    }
  }
  refresh();
  return true;
}

bool OwnSetupsModel::remove(int row) {
  dismissError();
  const QString from = idOf(row);
  const QString to = free_file(deletedFolder(), QFileInfo{from}.completeBaseName());
  if (from.isEmpty() || !QDir{}.mkpath(deletedFolder()) || !QFile::rename(from, to)) {
    return fail(tr("%1 cannot be deleted.").arg(QDir::toNativeSeparators(from)));
  }
  refresh();
  return true;
}

void OwnSetupsModel::dismissError() { fail({}); }

bool OwnSetupsModel::fail(const QString& reason) {
  if (reason != error_) {
    error_ = reason;
    emit errorChanged();
  }
  return false;
}

}  // namespace models
