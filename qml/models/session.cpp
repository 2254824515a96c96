#include "qml/models/session.h"

#include "qml/models/wording.h"

#include <exception>
#include <functional>
#include <utility>

namespace models {

namespace {

QString place_of(const core::base::DataError& error) {
  QStringList parts;
  parts << QString::fromStdString(error.file());
  if (error.row() > 0) {
    parts << Session::tr("row %1").arg(error.row());
  }
  if (!error.column().empty()) {
    parts << QString::fromStdString(error.column());
  }
  return parts.join(QStringLiteral(", "));
}

std::vector<NotesModel::Row> rows_of(const std::vector<core::data::SetupRemark>& remarks) {
  std::vector<NotesModel::Row> rows;
  rows.reserve(remarks.size());
  for (const auto& remark : remarks) {
    rows.push_back({words(remark.key), words(remark.text), {}, {}, words(remark.key), false});
  }
  return rows;
}

QString hex_named_by(const std::string& label) {
  if (const auto hex = HexId::parse(label)) {
    return QString::fromStdString(hex->label());
  }
  const auto side = core::board::HexSide::parse(label);
  return side ? QString::fromStdString(side->hexes().front().label()) : QString{};
}

/// What a difference is about: the piece or town, or else chart, row and column.
QString subject_of(const core::data::Difference& row) {
  if (row.table == "piece") {
    return words(row.what);
  }
  const QString line =
      Session::tr("%1 %2").arg(words(row.table).replace(QLatin1Char{'_'}, QLatin1Char{' '}),
                               row.table == "town" ? words(row.what) : words(row.key));
  return row.column.empty()
             ? line
             : Session::tr("%1, %2").arg(
                   line, words(row.column).replace(QLatin1Char{'_'}, QLatin1Char{' '}));
}

std::vector<NotesModel::Row> rows_of(const std::vector<core::data::Difference>& differences) {
  std::vector<NotesModel::Row> rows;
  for (const auto& row : differences) {
    const QString hex = hex_named_by(row.corrected).isEmpty() ? hex_named_by(row.printed)
                                                              : hex_named_by(row.corrected);
    rows.push_back(
        {Session::tr("%1 [%2] %3").arg(words(row.erratum), words(row.cited), subject_of(row)),
         Session::tr("printed: %1; corrected: %2")
             .arg(row.printed.empty() ? Session::tr("nothing") : words(row.printed),
                  row.corrected.empty() ? Session::tr("nothing") : words(row.corrected)),
         {},
         hex,
         words(row.key),
         false});
  }
  return rows;
}

}  // namespace

Session::Session(QObject* parent) : QObject{parent} { pool_.setMaxThreadCount(1); }

Session::~Session() {
  pool_.clear();
  pool_.waitForDone();
}

template <class Work>
void Session::aside(Work work) {
  ++running_;
  emit busyChanged();
  pool_.start([this, work = std::move(work)] {
    std::function<void()> then;
    try {
      then = work();
    } catch (const core::base::DataError& error) {
      then = [this, place = place_of(error), reason = QString::fromStdString(error.reason())] {
        fail(place, reason);
      };
    } catch (const std::exception& error) {
      then = [this, reason = QString::fromUtf8(error.what())] { fail({}, reason); };
    }
    QMetaObject::invokeMethod(
        this,
        [this, then = std::move(then)] {
          --running_;
          then();
          emit busyChanged();
        },
        Qt::QueuedConnection);
  });
}

void Session::fail(const QString& place, const QString& reason) {
  error_place_ = place;
  error_ = reason;
  emit errorChanged();
}

void Session::dismissError() {
  if (!error_.isEmpty()) {
    fail({}, {});
  }
}

void Session::openCatalogue(const QString& file) {
  dismissError();
  aside([this, file]() -> std::function<void()> {
    const core::data::Catalogue catalogue{file.toStdString()};
    auto setups = catalogue.setups(core::rulebook::ErrataSelection::corrected());
    auto errata = catalogue.errata();
    auto cases = catalogue.cases();
    return [this, file, setups = std::move(setups), errata = std::move(errata),
            cases = std::move(cases)] {
      file_ = file;
      has_catalogue_ = true;
      setups_.reset(setups);
      errata_.reset(errata);
      options_.reset(cases);
      emit catalogueChanged();
    };
  });
}

void Session::openSetup(const QString& id, const QString& errata) {
  dismissError();
  const auto selection = core::rulebook::ErrataSelection::parse(errata.toStdString());
  if (!selection) {
    fail(errata, QString::fromStdString(selection.error()));
    return;
  }
  aside([this, id, file = file_, selection = *selection]() -> std::function<void()> {
    const core::data::Catalogue catalogue{file.toStdString()};
    const auto name = id.toStdString();
    auto board = std::make_shared<const Board>(
        catalogue.open_setup(name, core::rulebook::Switches{selection}),
        catalogue.differences(name));
    return [this, board = std::move(board)] { publish(board); };
  });
}

void Session::publish(std::shared_ptr<const Board> board) {
  board_ = std::move(board);
  supply_.reset();
  errata_.setSelection(openErrata());
  remarks_.reset(rows_of(board_->opened().remarks));
  differences_.reset(rows_of(board_->differences()));
  emit boardChanged();
  compute_supply();
}

void Session::compute_supply() {
  aside([this, board = board_]() -> std::function<void()> {
    auto supply = std::make_shared<const SupplyBoard>(board);
    return [this, board, supply = std::move(supply)] {
      if (board == board_) {
        supply_ = supply;
        emit supplyChanged();
      }
    };
  });
}

QString Session::setupId() const { return board_ ? words(board_->opened().info.id) : QString{}; }

QString Session::title() const { return board_ ? words(board_->opened().info.title) : QString{}; }

QString Session::start() const { return board_ ? words(board_->opened().info.start) : QString{}; }

QString Session::briefing() const {
  return board_ ? words(board_->opened().info.briefing).simplified() : QString{};
}

QString Session::errataWords() const {
  return board_ ? selection_words(board_->opened().setting.switches.errata) : QString{};
}

QString Session::openErrata() const {
  return board_ ? QString::fromStdString(board_->opened().setting.switches.errata.text())
                : QString{};
}

}  // namespace models
