#include "qml/models/setup_editor.h"

#include "core/save/saves.h"
#include "core/water/ship_waters.h"
#include "qml/models/fault_words.h"
#include "qml/models/wording.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace models {

using core::data::NoEdit;

struct SetupEditor::Found {
  int asked{};
  std::shared_ptr<SetupInHand> hand;  ///< without the lines that are wrong; null: nothing is left
  bool sound{};
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
      return SetupEditor::tr("This is not a hex of the map or a hexside.");
    case NoEdit::InItself:
      return SetupEditor::tr("A piece cannot stand inside itself.");
    case NoEdit::NoText:
      return SetupEditor::tr("A file cannot hold these words: they have a quote or a line end.");
    case NoEdit::NoReason:
      return SetupEditor::tr("These words do not say why a piece is off the map.");
    case NoEdit::NoNumber:
      return SetupEditor::tr("This is not a number from 0 up.");
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

}  // namespace

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
  fill_away();
  fill_terms();
  dismissError();
  emit changed();
  look_through();
  return true;
}

bool SetupEditor::open(const QString& file) {
  try {
    return begin(core::data::read_shared_setup(file.toStdString()).text, file);
  } catch (const core::base::DataError& error) {
    return fail(tr("%1 cannot be read: %2").arg(file, fault_words(error.reason())));
  }
}

void SetupEditor::openPrinted(const QString& setup) {
  if (library_ == nullptr) {
    return;
  }
  pool_.start([this, id = setup.toStdString(), catalogue = library_->catalogueFile().toStdString(),
               language = library_->language()] {
    std::string text;
    QString reason;
    try {
      const core::data::Catalogue open{catalogue, language, core::rulebook::Naming::ByPlace};
      const auto opened = open.open_setup(id, {});
      text = open.write_setup({opened.info.title, opened.info.briefing}, opened.setting,
                              core::save::begin_of(opened, 0));
    } catch (const core::base::DataError& error) {
      reason = fault_words(error.reason());
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
    return fail(tr("%1 cannot be written: %2").arg(file, fault_words(error.reason())));
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
    fill_away();
    fill_terms();
    emit changed();
    look_through();
  }
  return fail(sentence_of(why));
}

bool SetupEditor::move(const QStringList& pieces, const QString& place) {
  const QString why = why_not_there(ids_of(pieces), place.toStdString());
  if (!why.isEmpty()) {
    return fail(why);
  }
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
  const QString reason = why_not_there(counter->kind, place.toStdString());
  if (!reason.isEmpty()) {
    return fail(reason);
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

bool SetupEditor::sendAway(const QStringList& pieces, const QString& reason) {
  return edited(draft_.send_away(ids_of(pieces), reason.toStdString()));
}

bool SetupEditor::setControl(const QStringList& hexes, int holder) {
  return set_holder(core::data::HolderLine::Control, hexes, holder);
}

bool SetupEditor::setHome(const QStringList& hexes, int holder) {
  return set_holder(core::data::HolderLine::Home, hexes, holder);
}

bool SetupEditor::set_holder(core::data::HolderLine kind, const QStringList& hexes, int holder) {
  for (const QString& hex : hexes) {
    const auto id = HexId::parse(hex.toStdString());
    if (id && setting_ && !setting_->map->hex(*id).is_land()) {
      return fail(tr("%1 is all water: neither side controls it [3.23].").arg(hex));
    }
  }
  constexpr int kNobody = 2;
  std::optional<core::state::Controller> who;
  if (holder <= kNobody) {
    who = holder == kNobody ? core::state::Controller{} : static_cast<Side>(holder);
  }
  return edited(draft_.set_holder(kind, ids_of(hexes), who));
}

bool SetupEditor::toggleCut(const QString& hex) {
  const auto id = HexId::parse(hex.toStdString());
  if (id && setting_ && !setting_->map->has_rail(*id)) {
    return fail(tr("No railroad runs through %1 [18.23].").arg(hex));
  }
  return edited(draft_.toggle_cut(hex.toStdString()));
}

bool SetupEditor::toggleEntrenchment(const QString& hex) {
  const auto id = HexId::parse(hex.toStdString());
  if (id && setting_ && !setting_->map->hex(*id).is_land()) {
    return fail(tr("%1 is all water: no piece of the land stands there [6.12].").arg(hex));
  }
  const int holder = holderOf(hex);
  return edited(draft_.toggle_entrenchment(
      hex.toStdString(), holder == 0 || holder == 1 ? static_cast<Side>(holder) : tray_side_));
}

// [3.15] [7.12] [7.53] What the map could not show at all is no edit.
QString SetupEditor::why_not_there(core::rulebook::PieceKind kind, const std::string& place) const {
  if (!core::rulebook::is_ship(kind) || !setting_) {
    return {};
  }
  const auto& map = *setting_->map;
  const auto hex = HexId::parse(place);
  const auto side = core::board::HexSide::parse(place);
  if (!hex && !side) {
    return {};  // no place at all
  }
  const auto water = hex ? map.water_of(*hex) : map.water_of(*side);
  if (!water) {
    return tr("No ship can stand in %1: it is no sea, lake or coastal hex and no navigable hexside "
              "[3.15].")
        .arg(QString::fromStdString(place));
  }
  const auto closed = core::water::closed_to(*setting_, kind, map.water_place(*water));
  if (!closed) {
    return {};
  }
  return closed->text() == "7.53" ? tr("Naval types do not come into the closed lake [7.53].")
                                  : tr("River types stay in rivers and near their mouths [7.12].");
}

QString SetupEditor::why_not_there(const std::vector<std::string>& ids,
                                   const std::string& place) const {
  for (const std::string& id : ids) {
    const auto* const found = draft_.find(id);
    QString why = found == nullptr ? QString{} : why_not_there(found->kind, place);
    if (!why.isEmpty()) {
      return why;
    }
  }
  return {};
}

bool SetupEditor::setTold(const QString& word, const QString& text) {
  return edited(draft_.set_told(word.toStdString(), text.trimmed().toStdString()));
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
               language = library_->language(), needs_setting = !setting_] {
    Found found;
    found.asked = asked;
    try {
      const core::data::Catalogue open{catalogue, language, core::rulebook::Naming::ByPlace};
      try {
        auto hand = std::make_shared<SetupInHand>(SetupInHand{open.open_shared(shared), {}});
        found.setting = hand->opened.setting;
        found.hand = std::move(hand);
        found.sound = true;
      } catch (const core::base::DataError& error) {
        std::optional<core::data::OpenedSetup> rest;
        found.faults = open.faults_of(shared, &rest);
        if (rest) {
          auto hand = std::make_shared<SetupInHand>(SetupInHand{std::move(*rest), {}});
          found.setting = hand->opened.setting;
          found.hand = std::move(hand);
        }
        if (found.faults.empty()) {
          found.faults.push_back(error);
        }
        if (needs_setting && !found.setting) {
          found.setting = open.load_setting({});
        }
      }
    } catch (const core::base::DataError& error) {
      found.faults.push_back(error);
    } catch (const std::exception& error) {
      found.faults.emplace_back(shared.name, 0, "", error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, found = std::move(found)] { take(found); }, Qt::QueuedConnection);
  });
}

void SetupEditor::take(const Found& found) {
  if (found.asked != asked_) {
    return;
  }
  checked_ = found.asked;
  sound_ = found.sound;
  shown_ = found.hand != nullptr;
  if (found.setting) {
    setting_ = found.setting;
  }
  std::vector<NotesModel::Row> rows;
  fault_lines_.clear();
  line_faults_.clear();
  wrong_.clear();
  for (const core::base::DataError& error : found.faults) {
    const QString reason = fault_words(error.reason());
    rows.push_back({error.row() > 0 ? tr("line %1").arg(error.row()) : tr("the whole file"),
                    reason,
                    cited_in(reason),
                    QString::fromStdString(draft_.place_of_line(error.row())).section('/', 0, 0),
                    {},
                    true});
    fault_lines_.push_back(error.row());
    line_faults_.emplace_back(error.row(), reason);
    wrong_.insert(error.row() > 0 ? lineText(error.row()).trimmed().section(QLatin1Char{' '}, 0, 0)
                                  : words(error.column()),
                  reason);
  }
  faults_.reset(std::move(rows));
  fill_tray();
  fill_terms();
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

}  // namespace models
