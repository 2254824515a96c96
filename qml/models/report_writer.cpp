#include "qml/models/report_writer.h"

#include "core/report/report.h"
#include "core/report/report_file.h"

#include <QFileInfo>

#include <exception>
#include <filesystem>

namespace models {
namespace {

/// What is asked for, to be done on another thread.
struct Wanted {
  std::filesystem::path library;
  core::rulebook::Language language{};
  std::filesystem::path save;
  core::report::Reader reader;
  std::filesystem::path page;
};

void write_page(const Wanted& wanted) {
  const core::data::Catalogue catalogue{wanted.library, wanted.language};
  const core::report::Report report =
      core::report::report_of({catalogue, wanted.library}, wanted.save, wanted.reader);
  core::report::write_report(wanted.page, report.page);
}

std::filesystem::path path_of(const QString& file) { return file.toStdString(); }

}  // namespace

ReportWriter::ReportWriter(QObject* parent) : QObject{parent} { pool_.setMaxThreadCount(1); }

ReportWriter::~ReportWriter() { pool_.waitForDone(); }

void ReportWriter::setPlay(Play* play) {
  if (play_ != play) {
    play_ = play;
    emit playChanged();
  }
}

QUrl ReportWriter::proposed() const {
  if (play_ == nullptr || !play_->active() || play_->saveFile().isEmpty()) {
    return {};
  }
  const core::save::Match& match = *play_->match();
  const bool hides = core::report::hides_something(match.setting(), match.state());
  const std::string side =
      hides && play_->viewer() ? std::string{core::board::name(*play_->viewer())} : std::string{};
  return QUrl::fromLocalFile(QString::fromStdString(
      core::report::report_beside(path_of(play_->saveFile()), side).string()));
}

void ReportWriter::write(const QUrl& page) {
  if (busy_ || play_ == nullptr || !play_->active() || play_->handOver()) {
    return;
  }
  const QString file = page.toLocalFile();
  const QFileInfo folder{QFileInfo{file}.absolutePath()};
  // Said here, where it can be said in the language of the window.
  if (file.isEmpty() || !folder.isDir() || !folder.isWritable()) {
    const bool missing = file.isEmpty() || !folder.isDir();
    done({}, missing ? tr("there is no folder %1.").arg(folder.filePath())
                     : tr("nothing can be written to the folder %1.").arg(folder.filePath()));
    return;
  }
  const Session& session = *play_->session();
  const Wanted wanted{path_of(session.catalogueFile()), session.language(),
                      path_of(play_->saveFile()), play_->viewer(), path_of(file)};
  busy_ = true;
  file_.clear();
  error_.clear();
  emit changed();
  pool_.start([this, wanted, file] {
    QString error;
    try {
      write_page(wanted);
    } catch (const std::exception& failure) {
      error = QString::fromUtf8(failure.what());
    }
    QMetaObject::invokeMethod(
        this, [this, file, error] { done(error.isEmpty() ? file : QString{}, error); },
        Qt::QueuedConnection);
  });
}

QUrl ReportWriter::page() const { return file_.isEmpty() ? QUrl{} : QUrl::fromLocalFile(file_); }

QUrl ReportWriter::folder() const {
  return file_.isEmpty() ? QUrl{} : QUrl::fromLocalFile(QFileInfo{file_}.absolutePath());
}

void ReportWriter::forget() {
  file_.clear();
  error_.clear();
  emit changed();
}

void ReportWriter::done(const QString& file, const QString& error) {
  busy_ = false;
  file_ = file;
  error_ = error;
  emit changed();
  if (!file.isEmpty()) {
    emit written(QUrl::fromLocalFile(file));
  }
}

}  // namespace models
