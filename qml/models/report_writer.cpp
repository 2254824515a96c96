#include "qml/models/report_writer.h"

#include "core/study/report.h"
#include "core/study/report_file.h"

#include <exception>
#include <filesystem>

namespace models {
namespace {

/// What is asked for, to be done on another thread.
struct Wanted {
  std::filesystem::path library;
  core::rulebook::Tongue tongue{};
  std::filesystem::path save;
  core::study::Reader reader;
};

/// @return where the page is.
std::filesystem::path write_page(const Wanted& wanted) {
  const core::data::Catalogue catalogue{wanted.library, wanted.tongue};
  const core::study::Report report =
      core::study::report_of({catalogue, wanted.library}, wanted.save, wanted.reader);
  std::filesystem::path page = core::study::report_beside(wanted.save, report.side());
  core::study::write_report(page, report.page);
  return page;
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

void ReportWriter::write() {
  if (busy_ || play_ == nullptr || !play_->active() || play_->handOver()) {
    return;
  }
  const Session& session = *play_->session();
  const Wanted wanted{path_of(session.catalogueFile()), session.tongue(),
                      path_of(play_->saveFile()), play_->viewer()};
  busy_ = true;
  file_.clear();
  error_.clear();
  emit changed();
  pool_.start([this, wanted] {
    QString file;
    QString error;
    try {
      file = QString::fromStdString(write_page(wanted).string());
    } catch (const std::exception& failure) {
      error = QString::fromUtf8(failure.what());
    }
    QMetaObject::invokeMethod(
        this, [this, file, error] { done(file, error); }, Qt::QueuedConnection);
  });
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
