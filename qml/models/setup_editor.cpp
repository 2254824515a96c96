#include "qml/models/setup_editor.h"

#include "core/game/saves.h"
#include "qml/models/wording.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace models {

using core::data::NoEdit;

struct SetupEditor::Found {
  int asked{};
  std::shared_ptr<SetupInHand> hand;  ///< null when there are faults
  std::optional<core::rulebook::Setting> setting;
  std::vector<core::base::DataError> faults;
};

namespace {

std::vector<std::string> ids_of(const QStringList& pieces) {
  std::vector<std::string> ids;
  ids.reserve(static_cast<std::size_t>(pieces.size()));
  for (const QString& piece : pieces) {
    ids.push_back(piece.toStdString());
  }
  return ids;
}

QString sentence_of(NoEdit why) {
  switch (why) {
    case NoEdit::None:
      return {};
    case NoEdit::NoPiece:
      return SetupEditor::tr("The file has no such piece.");
    case NoEdit::NoPlace:
      return SetupEditor::tr("This is no hex of the map, and no hexside.");
    case NoEdit::InItself:
      return SetupEditor::tr("A piece cannot stand inside itself.");
    case NoEdit::NoText:
      return SetupEditor::tr("A file cannot hold these words: they have a quote or a line end.");
    case NoEdit::NoReason:
      return SetupEditor::tr("These words do not say why a piece is off the map.");
    case NoEdit::NoNumber:
      return SetupEditor::tr("This is no number from 0 up.");
    case NoEdit::NoLine:
      return SetupEditor::tr("The file has no such line.");
  }
  return {};
}

/// "[3.26]", if the reason cites a case.
QString cited_in(const QString& reason) {
  static const QRegularExpression form{QStringLiteral("\\[(\\d+\\.\\d+)\\]")};
  return form.match(reason).captured(1);
}

QString counter_name(const core::data::NewCounter& counter) {
  if (counter.kind == core::rulebook::PieceKind::Leader) {
    return words(counter.name);
  }
  const QString kind = kind_name(counter.kind);
  return counter.value.empty() ? kind : words(counter.value) + QLatin1Char{' '} + kind;
}

}  // namespace

// ---- the tray ----

void TrayModel::reset(std::vector<Row> rows) {
  const bool same = rows.size() == rows_.size() &&
                    std::equal(rows.begin(), rows.end(), rows_.begin(),
                               [](const Row& a, const Row& b) { return a.name == b.name; });
  if (same && !rows.empty()) {
    rows_ = std::move(rows);
    emit dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1), {FreeRole});
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

const core::data::NewCounter* TrayModel::at(int row) const {
  return hasIndex(row, 0) ? &rows_[static_cast<std::size_t>(row)].counter : nullptr;
}

int TrayModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant TrayModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case NameRole:
      return row.name;
    case FreeRole:
      return row.free;
    default:
      return {};
  }
}

QHash<int, QByteArray> TrayModel::roleNames() const {
  return {{NameRole, "name"}, {FreeRole, "free"}};
}

// ---- the editor ----

SetupEditor::SetupEditor(QObject* parent) : QObject{parent} { pool_.setMaxThreadCount(1); }

SetupEditor::~SetupEditor() {
  pool_.clear();
  pool_.waitForDone();
}

void SetupEditor::setLibrary(Session* library) {
  if (library != library_) {
    library_ = library;
    if (library_ != nullptr) {
      table_.use_catalogue_of(*library_);
    }
    emit libraryChanged();
  }
}

void SetupEditor::setDesk(Desk* desk) {
  if (desk != desk_) {
    desk_ = desk;
    emit deskChanged();
  }
}

void SetupEditor::setTraySide(int side) {
  const Side wanted = side == 0 ? Side::Union : Side::Confederate;
  if (wanted != tray_side_) {
    tray_side_ = wanted;
    fill_tray();
    emit changed();
  }
}

bool SetupEditor::fail(const QString& reason) {
  if (reason != error_) {
    error_ = reason;
    emit errorChanged();
  }
  return reason.isEmpty();
}

void SetupEditor::dismissError() { fail({}); }

bool SetupEditor::begin(const std::string& text, const QString& file) {
  draft_ = core::data::SetupDraft{text};
  saved_ = file.isEmpty() ? std::string{} : draft_.text();
  file_ = file;
  head_ = draft_.head();
  dismissError();
  emit changed();
  look_through();
  return true;
}

bool SetupEditor::open(const QString& file) {
  try {
    return begin(core::data::read_shared_setup(file.toStdString()).text, file);
  } catch (const core::base::DataError& error) {
    return fail(tr("%1 cannot be read: %2").arg(file, words(error.reason())));
  }
}

void SetupEditor::openPrinted(const QString& setup) {
  if (library_ == nullptr) {
    return;
  }
  pool_.start([this, id = setup.toStdString(), catalogue = library_->catalogueFile().toStdString(),
               tongue = library_->tongue()] {
    std::string text;
    QString reason;
    try {
      const core::data::Catalogue open{catalogue, tongue};
      const auto opened = open.open_setup(id, {});
      text = open.write_setup({opened.info.title, opened.info.briefing}, opened.setting,
                              core::game::begin_of(opened, 0));
    } catch (const core::base::DataError& error) {
      reason = words(error.reason());
    } catch (const std::exception& error) {
      reason = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, text, reason] { reason.isEmpty() ? begin(text, {}) : fail(reason); },
        Qt::QueuedConnection);
  });
}

bool SetupEditor::save() { return saveAs(file_); }

bool SetupEditor::saveAs(const QString& file) {
  if (file.isEmpty()) {
    return false;
  }
  try {
    core::data::write_shared_setup(file.toStdString(), draft_.text());
  } catch (const core::base::DataError& error) {
    return fail(tr("%1 cannot be written: %2").arg(file, words(error.reason())));
  }
  saved_ = draft_.text();
  file_ = file;
  dismissError();
  emit changed();
  return true;
}

bool SetupEditor::edited(NoEdit why) {
  if (why == NoEdit::None) {
    head_ = draft_.head();
    emit changed();
    look_through();
  }
  return fail(sentence_of(why));
}

bool SetupEditor::move(const QStringList& pieces, const QString& place) {
  return edited(draft_.move(ids_of(pieces), place.toStdString()));
}

bool SetupEditor::putInto(const QStringList& pieces, const QString& holder) {
  return edited(draft_.put_into(ids_of(pieces), holder.toStdString()));
}

bool SetupEditor::add(int row, const QString& place) {
  const auto* const counter = tray_.at(row);
  if (counter == nullptr) {
    return false;
  }
  std::string id;
  const NoEdit why = draft_.add(*counter, place.toStdString(), id);
  if (why == NoEdit::None) {
    wanted_ = QStringList{QString::fromStdString(id)};
  }
  return edited(why);
}

bool SetupEditor::takeAway(const QStringList& pieces, bool with_insides) {
  using Insides = core::data::SetupDraft::Insides;
  return edited(draft_.take_away(ids_of(pieces), with_insides ? Insides::Go : Insides::Stay));
}

bool SetupEditor::setName(const QString& piece, const QString& name) {
  return edited(draft_.set_name(piece.toStdString(), name.toStdString()));
}

bool SetupEditor::setStock(const QString& piece, int points) {
  return edited(draft_.set_stock(piece.toStdString(), points));
}

bool SetupEditor::setCommander(const QString& piece, const QString& name) {
  return edited(draft_.set_commander(piece.toStdString(), name.toStdString()));
}

bool SetupEditor::setControl(const QString& hex, int holder) {
  const auto who = holder == 0   ? core::state::Controller{Side::Union}
                   : holder == 1 ? core::state::Controller{Side::Confederate}
                                 : core::state::Controller{};
  return edited(draft_.set_holder(core::data::HolderLine::Control, {hex.toStdString()}, who));
}

bool SetupEditor::setTitle(const QString& title) {
  return edited(draft_.set_title(title.toStdString()));
}

bool SetupEditor::setBriefing(const QString& paragraphs) {
  return edited(draft_.set_briefing(paragraphs.toStdString()));
}

bool SetupEditor::setCycle(const QString& cycle) {
  return edited(draft_.set_cycle(cycle.toStdString()));
}

bool SetupEditor::setPool(int side, const QString& points) {
  bool is_number = false;
  const int number = points.trimmed().toInt(&is_number);
  return edited(is_number ? draft_.set_pool(side == 0 ? Side::Union : Side::Confederate, number)
                          : NoEdit::NoNumber);
}

bool SetupEditor::setLine(int line, const QString& text) {
  return edited(draft_.set_line(line, text.toStdString()));
}

void SetupEditor::undo() {
  if (draft_.undo()) {
    edited(NoEdit::None);
  }
}

void SetupEditor::redo() {
  if (draft_.redo()) {
    edited(NoEdit::None);
  }
}

void SetupEditor::look_through() {
  if (library_ == nullptr || !library_->hasCatalogue()) {
    return;
  }
  pool_.clear();  // only the last text is of interest
  ++asked_;
  emit checked();
  const core::data::SharedSetup shared{file_.toStdString(), draft_.text()};
  pool_.start([this, asked = asked_, shared, catalogue = library_->catalogueFile().toStdString(),
               tongue = library_->tongue(), needs_setting = !setting_] {
    Found found;
    found.asked = asked;
    try {
      const core::data::Catalogue open{catalogue, tongue};
      try {
        auto hand = std::make_shared<SetupInHand>(SetupInHand{open.open_shared(shared), {}});
        found.setting = hand->opened.setting;
        found.hand = std::move(hand);
      } catch (const core::base::DataError& error) {
        found.faults = open.faults_of(shared);
        if (found.faults.empty()) {
          found.faults.push_back(error);
        }
        if (needs_setting) {
          found.setting = open.load_setting({});
        }
      }
    } catch (const core::base::DataError& error) {
      found.faults.push_back(error);
    } catch (const std::exception& error) {
      found.faults.emplace_back(shared.name, 0, "", error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, found = std::move(found)]() mutable { take(std::move(found)); },
        Qt::QueuedConnection);
  });
}

void SetupEditor::take(Found found) {
  if (found.asked != asked_) {
    return;
  }
  checked_ = found.asked;
  sound_ = found.hand != nullptr;
  if (found.setting) {
    setting_ = found.setting;
  }
  std::vector<NotesModel::Row> rows;
  fault_lines_.clear();
  for (const core::base::DataError& error : found.faults) {
    const QString reason = words(error.reason());
    rows.push_back({error.row() > 0 ? tr("line %1").arg(error.row()) : tr("the whole file"),
                    reason,
                    cited_in(reason),
                    QString::fromStdString(draft_.place_of_line(error.row())).section('/', 0, 0),
                    {},
                    true});
    fault_lines_.push_back(error.row());
  }
  faults_.reset(std::move(rows));
  fill_tray();
  if (found.hand != nullptr) {
    show(found.hand);
  }
  emit checked();
  emit changed();
}

void SetupEditor::show(const std::shared_ptr<SetupInHand>& hand) {
  QStringList selected = std::exchange(wanted_, {});
  if (desk_ == nullptr) {
    return table_.show_draft(hand);
  }
  if (selected.isEmpty()) {
    selected = desk_->selectedPieces();
  }
  const QString hex = desk_->selectedHex();
  // The pieces get other numbers: nothing may speak of the old ones any more.
  desk_->openFan(std::nullopt);
  desk_->hover(std::nullopt);
  desk_->clear();
  table_.show_draft(hand);
  desk_->selectPieces(selected);
  const auto before = HexId::parse(hex.toStdString());
  if (desk_->selectedPieces().isEmpty() && before) {
    desk_->pick(*before, std::nullopt, Qt::NoModifier);
  }
}

void SetupEditor::fill_tray() {
  if (!setting_) {
    return;
  }
  std::vector<TrayModel::Row> rows;
  for (const auto& use : draft_.counters(*setting_)) {
    if (use.side == tray_side_ && (use.limit > 0 || use.in_play > 0)) {
      core::data::NewCounter counter{use.side, use.kind, use.value, {}};
      const QString name = counter_name(counter);
      rows.push_back({name, use.limit - use.in_play, std::move(counter)});
    }
  }
  for (auto& leader : draft_.leaders_left(*setting_)) {
    if (leader.side == tray_side_) {
      const QString name = counter_name(leader);
      rows.push_back({name, 1, std::move(leader)});
    }
  }
  tray_.reset(std::move(rows));
}

// ---- the card ----

const core::data::DraftPiece* SetupEditor::piece(const QString& id) const {
  return id.isEmpty() ? nullptr : draft_.find(id.toStdString());
}

bool SetupEditor::has(const QString& id) const { return piece(id) != nullptr; }

QString SetupEditor::nameOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->name);
}

QString SetupEditor::placeOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->place);
}

QString SetupEditor::insideOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->inside);
}

QString SetupEditor::commanderOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->commander);
}

int SetupEditor::stockOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? 0 : found->stock;
}

bool SetupEditor::isHeadquarters(const QString& id) const {
  const auto* const found = piece(id);
  return found != nullptr && core::rulebook::is_headquarters(found->kind);
}

QStringList SetupEditor::holdersFor(const QString& id) const {
  QStringList holders;
  const auto* const found = piece(id);
  for (const auto& each : draft_.pieces()) {
    if (found != nullptr && &each != found && each.side == found->side &&
        each.place == found->place && core::rulebook::may_hold(each.kind)) {
      holders << QString::fromStdString(each.id);
    }
  }
  return holders;
}

QStringList SetupEditor::leadersFor(const QString& id) const {
  QStringList leaders;
  const auto* const found = piece(id);
  for (const auto& each : draft_.pieces()) {
    if (found != nullptr && each.kind == core::rulebook::PieceKind::Leader &&
        each.side == found->side && each.place == found->place) {
      leaders << QString::fromStdString(each.name);
    }
  }
  return leaders;
}

QString SetupEditor::titleOf(const QString& id) const {
  const auto* const found = piece(id);
  if (found == nullptr) {
    return {};
  }
  const QString kind = counter_name({found->side, found->kind, found->value, found->name});
  const bool named = !found->name.empty() && found->kind != core::rulebook::PieceKind::Leader;
  return named ? kind + QLatin1Char{' '} + QString::fromStdString(found->name) : kind;
}

int SetupEditor::holderOf(const QString& hex) const {
  const auto id = HexId::parse(hex.toStdString());
  if (!id || table_.board() == nullptr) {
    return -1;
  }
  const auto holder = table_.board()->state().control[static_cast<std::size_t>(id->ordinal())];
  constexpr int kNobody = 2;
  return holder ? static_cast<int>(*holder) : kNobody;
}

QString SetupEditor::lineText(int line) const {
  const QStringList lines = QString::fromStdString(draft_.text()).split(QLatin1Char{'\n'});
  return line >= 1 && line <= lines.size() ? lines.at(line - 1) : QString{};
}

int SetupEditor::lineOf(int fault) const {
  const bool there = fault >= 0 && static_cast<std::size_t>(fault) < fault_lines_.size();
  return there ? fault_lines_[static_cast<std::size_t>(fault)] : 0;
}

}  // namespace models
