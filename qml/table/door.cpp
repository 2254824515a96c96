#include "qml/table/door.h"

#include "core/base/data_error.h"
#include "core/data/catalogue.h"

#include <QFileInfo>

#include <exception>
#include <utility>

namespace tableview {

using core::data::Catalogue;

Door::Door(QObject* parent) : QObject{parent} { pool_.setMaxThreadCount(1); }

Door::~Door() {
  for (const Token& each : {laying_, answering_}) {
    if (each) {
      *each = true;
    }
  }
  pool_.waitForDone();
}

void Door::setTable(SeatedPlay* table) {
  if (table_ == table) {
    return;
  }
  if (table_) {
    disconnect(table_, nullptr, this, nullptr);
  }
  table_ = table;
  if (table_) {
    connect(table_, &SeatedPlay::changed, this, &Door::changed);
  }
  emit tableChanged();
  emit changed();
}

// ---- aside ----

Door::Token Door::start(const Job& job) {
  auto given_up = std::make_shared<std::atomic<bool>>(false);
  pool_.start([this, given_up, job, library = session()->catalogueFile().toStdString(),
               language = session()->language()] {
    const Tell tell = [this, given_up](Action action) {
      QMetaObject::invokeMethod(
          this,
          [this, given_up, action = std::move(action)] {
            if (!*given_up) {
              action();
              emit changed();
            }
          },
          Qt::QueuedConnection);
    };
    try {
      job(Catalogue{library, language}, tell, *given_up);
    } catch (const std::exception& failure) {
      tell([this, why = QString::fromUtf8(failure.what())] { fail(why); });
    }
  });
  return given_up;
}

void Door::fail(const QString& why) {
  stopAnswering();
  error_ = why;
}

void Door::find_answer(const Job& job) {
  if (ready() && !answering()) {
    drop_answer();
    answering_ = start(job);
    emit changed();
  }
}

void Door::stopAnswering() {
  if (answering_) {
    *answering_ = true;
    answering_.reset();
    drop_answer();
    emit changed();
  }
}

void Door::forget() {
  stopAnswering();
  if (laying_) {
    *laying_ = true;
    laying_.reset();
  }
  error_.clear();
  seat_ = 0;
}

// ---- on the table ----

bool Door::begun() const { return ready() && QFileInfo::exists(file()); }

bool Door::fight(const QString& computer) {
  if (!ready() || !table_) {
    return false;
  }
  models::Session& session = *this->session();
  session.dismissError();
  try {
    sit_down(Catalogue{session.catalogueFile().toStdString(), session.language()}, computer);
  } catch (const core::base::DataError& error) {
    session.fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
  seat_ = table_->battle();
  emit changed();
  return true;
}

bool Door::atTable() const {
  return ready() && table_ && table_->active() && table_->battle() == seat_;
}

bool Door::fought() const { return atTable() && !table_->asked(); }

}  // namespace tableview
