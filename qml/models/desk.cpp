#include "qml/models/desk.h"

#include "core/base/contains.h"
#include "core/words/place_words.h"
#include "qml/models/finder.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {

namespace {

const QString kBetween = QStringLiteral(" · ");

QString label_of(std::optional<HexId> hex) {
  return hex ? QString::fromStdString(hex->label()) : QString{};
}

}  // namespace

Desk::Desk(QObject* parent) : QObject{parent} {
  plan_.setPlay(&play_);
  generals_.setPlay(&play_);
  adviser_.watch(&play_);
  battle_.watch(&play_, &plan_);
  connect(&play_, &Play::pieceWanted, this, [this](PieceId piece) { take_force({piece}); });
  connect(&play_, &Play::forceWanted, this, &Desk::take_force);
  connect(&play_, &Play::pieceInHand, this, &Desk::take_in_hand);
  connect(&plan_, &Plan::changed, this, &Desk::proposalChanged);
  connect(&play_, &Play::sideChanged, this, [this] {
    selected_hex_.reset();
    select({}, std::nullopt);
  });
  connect(&play_, &Play::amountChosen, &plan_, &Plan::setAmount);
  connect(&play_, &Play::acted, &plan_, [this] {
    plan_.silence();
    plan_.setAmount(0);
  });
  connect(&play_, &Play::changed, this, [this] {
    if (const auto piece = play_.in_hand()) {
      take_in_hand(*piece);
    }
  });
}

void Desk::take_force(const std::vector<PieceId>& pieces) {
  std::set<PieceId> there;
  if (board()) {
    std::copy_if(pieces.begin(), pieces.end(), std::inserter(there, there.end()),
                 [this](PieceId piece) {
                   return board()->has(piece) && board()->piece(piece).away() == nullptr;
                 });
  }
  if (there.empty()) {
    return;
  }
  const PieceId first = there.contains(pieces.front()) ? pieces.front() : *there.begin();
  selected_hex_ = hex_of(board()->piece(first).place);
  select(std::move(there), first);
  if (selected_hex_) {
    emit centreOn(*selected_hex_);
  }
}

void Desk::take_in_hand(PieceId piece) {
  if (board() && board()->has(piece)) {
    selected_hex_.reset();
    select({piece}, piece);
  }
}

void Desk::setSession(Session* session) {
  if (session_ == session) {
    return;
  }
  session_ = session;
  play_.setSession(session);
  if (session_ != nullptr) {
    connect(session_, &Session::boardChanged, this, &Desk::take_board);
    connect(session_, &Session::positionChanged, this, &Desk::take_position);
    connect(session_, &Session::supplyChanged, this, [this] {
      ask_supply();
      emit supplyChanged();
    });
  }
  emit sessionChanged();
  if (board()) {
    take_board();
  }
}

std::shared_ptr<const Board> Desk::board() const {
  return session_ != nullptr ? session_->board() : nullptr;
}

std::shared_ptr<const SupplyBoard> Desk::supply() const {
  return session_ != nullptr ? session_->supply() : nullptr;
}

void Desk::take_board() {
  // First of all, for whoever hears of the board asks for these: its pieces have other numbers.
  selection_.clear();
  current_.reset();
  answer_.reset();
  hover_.reset();
  selected_hex_.reset();
  lightHex({});
  openFan(std::nullopt);
  hovered_.reset(board(), nullptr, {});
  emit hoverChanged();
  emit boardChanged();
  select({}, std::nullopt);
  hits_.reset({});
}

void Desk::take_position() {
  lightHex({});
  std::set<PieceId> still;
  for (const PieceId id : selection_) {
    if (id.value() < lasting_ && board()->has(id) && board()->stack_of(id) >= 0) {
      still.insert(id);
    }
  }
  std::optional<PieceId> current = current_ && still.contains(*current_) ? current_ : std::nullopt;
  if (!current && !still.empty()) {
    current = *still.begin();
  }
  if (current) {
    selected_hex_ = hex_of(board()->piece(*current).place);
  }
  selection_ = still;
  current_ = current;
  answer_.reset();
  openFan(std::nullopt);
  emit positionChanged();
  select(std::move(still), current);
  if (hover_) {
    hovered_.reset(board(), supply(), board()->stacks_at(*hover_));
    emit hoverChanged();
  }
}

void Desk::setOverlays(int overlays) {
  if (overlays_ != overlays) {
    overlays_ = overlays;
    emit overlaysChanged();
  }
}

void Desk::toggleOverlay(int overlay) { setOverlays(overlays_ ^ overlay); }

void Desk::onlyOverlay(int overlay) { setOverlays(overlay); }

void Desk::setTerrainOnly(bool on) {
  if (terrain_only_ != on) {
    terrain_only_ = on;
    emit terrainOnlyChanged();
  }
}

void Desk::setHexCursor(bool on) {
  if (cursor_on_ == on) {
    return;
  }
  cursor_on_ = on;
  if (on) {
    cursor_ = selected_hex_.value_or(hover_.value_or(cursor_));
    emit centreOn(cursor_);
  }
  emit cursorChanged();
}

void Desk::moveCursor(core::board::Direction direction) {
  if (const auto next = cursor_.neighbour(direction)) {
    cursor_ = *next;
    cursor_water_.reset();
    emit cursorChanged();
    emit centreOn(cursor_);
  }
}

void Desk::nextWater() {
  if (!cursor_on_ || !board()) {
    return;
  }
  std::vector<WaterPlaceId> waters;
  if (const auto own = board()->map().water_of(cursor_)) {
    waters.push_back(*own);
  }
  for (const WaterPlaceId place : board()->map().water_touching(cursor_)) {
    if (!core::base::contains(waters, place)) {
      waters.push_back(place);
    }
  }
  auto at = cursor_water_ ? std::find(waters.begin(), waters.end(), *cursor_water_) : waters.end();
  at = at == waters.end() ? waters.begin() : std::next(at);
  cursor_water_ = at == waters.end() ? std::nullopt : std::optional{*at};
  plan_.hover(cursor_, cursor_water_);
  emit cursorChanged();
}

QString Desk::cursorHex() const { return label_of(cursorId()); }

QString Desk::cursorText() const {
  if (!cursor_on_ || !board()) {
    return {};
  }
  return cursor_water_ ? tr("water %1")
                             .arg(QString::fromStdString(
                                 core::words::water_title(board()->map(), *cursor_water_)))
                       : spoken(*board(), cursor_);
}

void Desk::hover(std::optional<HexId> hex, std::optional<WaterPlaceId> water) {
  if (hover_ == hex && hover_water_ == water) {
    return;
  }
  hover_ = hex;
  hover_water_ = water;
  if (board()) {
    hovered_.reset(board(), supply(), hex ? board()->stacks_at(*hex) : std::vector<int>{});
  }
  plan_.hover(hex, water);
  emit hoverChanged();
}

QString Desk::hoverHex() const { return label_of(hover_); }

QString Desk::hoverPhrases() const {
  return hover_ && board() ? hex_phrases(*board(), *hover_).join(kBetween) : QString{};
}

QString Desk::hoverErrata() const {
  if (!hover_ || !board()) {
    return {};
  }
  const auto text_of = [this](const std::string& id) { return session_->errata()->textOf(id); };
  return errata_of(*board(), *hover_, text_of).join(QLatin1Char{'\n'});
}

void Desk::setMeasuring(bool on) {
  if (measuring_ != on) {
    measuring_ = on;
    emit hoverChanged();
  }
}

QString Desk::ruler() const {
  if (!measuring_ || !hover_ || !selected_hex_) {
    return {};
  }
  const int hexes = core::board::distance(*selected_hex_, *hover_);
  const QString way = tr("%1 to %2").arg(label_of(selected_hex_), label_of(hover_));
  return hexes == 1 ? tr("%1: one hex").arg(way) : tr("%1: %2 hexes").arg(way).arg(hexes);
}

QString Desk::selectedHex() const { return label_of(selected_hex_); }

QString Desk::selectedPhrases() const {
  return selected_hex_ && board() ? hex_phrases(*board(), *selected_hex_).join(kBetween)
                                  : QString{};
}

QStringList Desk::selectedPieces() const {
  QStringList ids;
  for (const PieceId id : selection_) {
    ids << words(board()->piece(id).sheet_id);
  }
  return ids;
}

QString Desk::currentPiece() const {
  return current_ ? words(board()->piece(*current_).sheet_id) : QString{};
}

QString Desk::currentTitle() const {
  return current_ ? piece_title(board()->piece(*current_)) : QString{};
}

QString Desk::currentPlace() const {
  return current_ ? QString::fromStdString(core::state::label(board()->piece(*current_).place))
                  : QString{};
}

std::vector<int> Desk::stacks_of_selection() const {
  std::vector<int> stacks = selected_hex_ ? board()->stacks_at(*selected_hex_) : std::vector<int>{};
  for (const PieceId id : selection_) {
    const int stack = board()->stack_of(id);
    if (stack >= 0 && std::find(stacks.begin(), stacks.end(), stack) == stacks.end()) {
      stacks.push_back(stack);
    }
  }
  return stacks;
}

void Desk::select(std::set<PieceId> pieces, std::optional<PieceId> current) {
  selection_ = std::move(pieces);
  current_ = current;
  if (board()) {
    lasting_ = board()->lasting();
    stack_.reset(board(), supply(), stacks_of_selection());
    stack_.setSelected(selection_, current_);
  }
  ask_supply();
  play_.select(selection_);
  plan_.select(selection_);
  adviser_.select(selection_);
  emit selectionChanged();
}

void Desk::ask_supply() {
  answer_.reset();
  const auto chain_of = [this](Side side) { return supply() ? supply()->of(side) : nullptr; };
  const auto* chain = current_ ? chain_of(board()->piece(*current_).side) : nullptr;
  if (chain != nullptr && board()->piece(*current_).away() == nullptr) {
    answer_ = answer_of(*board(), *chain, *current_);
  }
  path_.reset(answer_ ? rows_of(*board(), *answer_) : std::vector<NotesModel::Row>{});
  emit answerChanged();
}

int Desk::brokenHop() const {
  const auto& rows = path_.rows();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.broken; });
  return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

void Desk::find(const QString& text) {
  Hits found = board() ? hits_of(*board(), text) : Hits{};
  namesakes_ = found.namesakes;
  hits_.reset(std::move(found.rows));
  emit hitsChanged();
}

QString Desk::litHex() const { return label_of(lit_); }

bool Desk::couldJoin() const {
  if (!hover_ || !board() || hover_ == selected_hex_ || plan_.running().isEmpty() ||
      plan_.targets().contains(*hover_)) {
    return false;
  }
  const auto here = board()->stacks_at(*hover_);
  return std::any_of(here.begin(), here.end(), [this](int stack) { return may_drag(stack); });
}

bool Desk::goThere() {
  if (!play_.listens()) {
    return false;
  }
  const auto water = cursor_on_ ? cursor_water_ : hover_water_;
  if (water && plan_.at_sea().active()) {
    return plan_.propose(*water);
  }
  const auto hex = cursor_on_ ? std::optional{cursor_} : hover_;
  return hex && (hex != selected_hex_ || plan_.targets().contains(*hex)) && plan_.propose(*hex);
}

void Desk::lightHex(const QString& label) {
  const auto hex = HexId::parse(label.toStdString());
  const auto lit = hex ? std::optional{*hex} : std::nullopt;
  if (lit_ != lit) {
    lit_ = lit;
    emit litChanged();
  }
}

bool Desk::showHex(const QString& label) {
  const auto hex = HexId::parse(label.trimmed().toStdString());
  if (!hex || !board()) {
    return false;
  }
  selected_hex_ = *hex;
  select({}, std::nullopt);
  emit centreOn(*hex);
  return true;
}

bool Desk::goToHex(const QString& label) {
  const auto hex = HexId::parse(label.trimmed().toStdString());
  if (!hex || !board()) {
    return false;
  }
  if (cursor_on_) {
    cursor_ = *hex;
    emit cursorChanged();
  }
  plan_.drop();
  select({}, std::nullopt);
  pick(*hex, std::nullopt, Qt::NoModifier);
  emit centreOn(*hex);
  return true;
}

}  // namespace models
