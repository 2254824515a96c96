#include "qml/models/lesson.h"

#include "core/base/data_error.h"
#include "qml/models/wording.h"

#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace models {

namespace {

using core::words::Given;
using core::words::LessonStep;
using core::words::LessonTask;
using core::words::Wait;

const QString kPart = QStringLiteral("part ");

/// Rows of lists are children of what shows them, not of what made them.
QQuickItem* seen_part(const QQuickItem& root, const QString& name) {
  for (QQuickItem* const item : root.childItems()) {
    if (!item->isVisible()) {
      continue;
    }
    if (item->objectName() == name) {
      return item;
    }
    if (auto* const inside = seen_part(*item, name)) {
      return inside;
    }
  }
  return nullptr;
}

}  // namespace

// ---- the tasks ----

int LessonTasks::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant LessonTasks::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case WordsRole:
      return row.words;
    case KeysRole:
      return row.keys;
    case DoneRole:
      return index.row() < done_;
    case CurrentRole:
      return index.row() == done_;
    default:
      return {};
  }
}

QHash<int, QByteArray> LessonTasks::roleNames() const {
  return {{WordsRole, "words"}, {KeysRole, "keys"}, {DoneRole, "done"}, {CurrentRole, "current"}};
}

void LessonTasks::reset(const std::vector<LessonTask>& tasks) {
  beginResetModel();
  rows_.clear();
  done_ = 0;
  for (const LessonTask& task : tasks) {
    Row& row = rows_.emplace_back();
    row.words = models::words(task.words);
    for (const std::string& key : task.keys) {
      row.keys << models::words(key);
    }
  }
  endResetModel();
  emit countChanged();
}

void LessonTasks::set_done(int done) {
  if (done_ != done) {
    done_ = done;
    emit dataChanged(index(0), index(count() - 1), {DoneRole, CurrentRole});
  }
}

// ---- the lesson ----

Lesson::Lesson(QObject* parent) : QObject{parent} {}

void Lesson::setDesk(Desk* desk) {
  if (desk_ == desk) {
    return;
  }
  desk_ = desk;
  if (desk_ != nullptr) {
    connect(desk_->play(), &Play::changed, this, &Lesson::game_changed);
    connect(desk_, &Desk::selectionChanged, this, &Lesson::follow);
    connect(desk_->plan(), &Plan::changed, this, &Lesson::follow);
    connect(desk_->plan(), &Plan::whyNotChanged, this, &Lesson::follow);
    take_game();
  }
  emit deskChanged();
}

void Lesson::take_game() {
  const QString file = desk_->play()->saveFile();
  if (file == file_) {
    return;
  }
  file_ = file;
  lesson_.reset();
  script_.reset();
  stuck_ = done_before_ = busy_ = false;
  view_.reset();
  const auto notes = file.isEmpty() ? std::nullopt : lesson_notes(file);
  if (notes) {
    const auto* const match = desk_->play()->match();
    try {
      auto lesson = core::words::read_lesson(*match->setting().rulebook);
      core::words::check_lesson(lesson, match->setting(), match->state());
      lesson_ = std::move(lesson);
    } catch (const core::base::DataError& error) {
      desk_->session()->fail(QString::fromStdString(error.file()),
                             QString::fromStdString(error.reason()));
    }
  }
  if (lesson_) {
    at_ = *notes;
    at_.step = std::min(at_.step, steps());
    const auto* const step = step_at_hand();
    at_.tasks = step != nullptr ? std::min(at_.tasks, static_cast<int>(step->tasks.size())) : 0;
    forget_seen();
    show_tasks();
  }
  emit changed();
}

QString Lesson::heading() const {
  if (const auto* const step = step_at_hand()) {
    return models::words(step->heading);
  }
  return active() ? models::words(lesson_->end_heading) : QString{};
}

QString Lesson::wordsOfStep() const {
  if (const auto* const step = step_at_hand()) {
    return models::words(step->words);
  }
  return active() ? models::words(lesson_->end_words) : QString{};
}

const LessonStep* Lesson::step_at_hand() const {
  return active() && !finished() ? &lesson_->steps[static_cast<std::size_t>(at_.step)] : nullptr;
}

const LessonTask* Lesson::task_at_hand() const {
  const auto* const step = step_at_hand();
  const auto task = static_cast<std::size_t>(at_.tasks);
  return step != nullptr && task < step->tasks.size() ? &step->tasks[task] : nullptr;
}

QString Lesson::hex() const {
  const auto* const task = task_at_hand();
  if (task == nullptr || task->where.starts_with(kPart.toStdString())) {
    return {};
  }
  const auto* const piece = desk_->play()->match()->state().find(task->where);
  return piece != nullptr ? QString::fromStdString(core::state::label(piece->place))
                          : models::words(task->where);
}

Given Lesson::given() const {
  const auto* const match = desk_->play()->match();
  Given given;
  for (std::uint32_t action = 1; action <= match->length(); ++action) {
    given.push_back(match->action_at(action));
  }
  return given;
}

bool Lesson::is_done(const LessonTask& task) const {
  const auto& awaited = task.awaited;
  const auto* const play = desk_->play();
  const auto selected = [&] {
    return desk_->selectedPieces().contains(models::words(awaited.piece));
  };
  switch (awaited.what) {
    case Wait::ViewZoomed:
      return zoomed_;
    case Wait::ViewMoved:
      return moved_;
    case Wait::Selected:
      return selected();
    case Wait::Reach:
      return selected() && desk_->plan()->canMove() && desk_->plan()->reached() > 0;
    case Wait::WhyNot:
      return selected() && !desk_->plan()->whyNot().isEmpty() && desk_->hoverId() == awaited.hex;
    case Wait::CaseRead:
      return case_read_;
    case Wait::Undone:
      return play->redoDepth() > 0;
    case Wait::Overlay:
      return overlays_.contains(models::words(awaited.name));
    case Wait::Page:
      return page_ == models::words(awaited.name);
    case Wait::LogLine:
      return line_followed_;
    case Wait::Past:
      return play->replaying();
    case Wait::Present:
      return !play->replaying();
    case Wait::Asked:
    case Wait::At:
    case Wait::Order:
    case Wait::Fought:
      break;
  }
  return core::words::is_fulfilled(awaited, play->match()->state(), given(), at_.begins.back());
}

void Lesson::forget_seen() { zoomed_ = moved_ = case_read_ = line_followed_ = false; }

void Lesson::show_tasks() {
  const auto* const step = step_at_hand();
  tasks_.reset(step != nullptr ? step->tasks : std::vector<LessonTask>{});
  tasks_.set_done(at_.tasks);
}

void Lesson::count_tasks() {
  for (const auto* task = task_at_hand(); task != nullptr && is_done(*task);
       task = task_at_hand()) {
    ++at_.tasks;
    forget_seen();
  }
  tasks_.set_done(at_.tasks);
}

void Lesson::begin_step(int step) {
  at_.step = step;
  at_.tasks = 0;
  at_.begins.resize(static_cast<std::size_t>(step));
  at_.begins.push_back(desk_->play()->match()->length());
  stuck_ = false;
  forget_seen();
  show_tasks();
  count_tasks();
  // Nobody shall find a step ticked off that he has not read.
  done_before_ = step_at_hand() != nullptr && task_at_hand() == nullptr;
  emit stepBegan();
}

bool Lesson::goes_on() {
  if (!active() || finished() || busy_ || done_before_ || desk_->play()->match() == nullptr) {
    return false;
  }
  const int tasks = at_.tasks;
  count_tasks();
  if (at_.tasks == tasks) {
    return false;
  }
  if (task_at_hand() == nullptr) {
    begin_step(at_.step + 1);
  }
  keep();
  return true;
}

void Lesson::follow() {
  if (goes_on()) {
    judge();
    emit changed();
  }
}

void Lesson::game_changed() {
  take_game();
  if (active() && !busy_) {
    goes_on();
    judge();
    emit changed();
  }
}

void Lesson::judge() {
  stuck_ = false;
  const auto* const step = step_at_hand();
  if (step == nullptr || !desk_->play()->listens()) {
    return;
  }
  const auto open =
      std::find_if(step->tasks.begin() + at_.tasks, step->tasks.end(), [&](const LessonTask& task) {
        return core::words::is_of_the_game(task.awaited.what) && !is_done(task);
      });
  if (open == step->tasks.end()) {
    return;
  }
  const auto* const match = desk_->play()->match();
  stuck_ = !core::words::can_be_given(open->orders, match->game(), match->setting(), given());
  if (stuck_) {
    back_step_ = last_good_step();
  }
}

/// The last step whose begin still leads, with the dice of this game, to the end of this step.
int Lesson::last_good_step() const {
  const auto* const match = desk_->play()->match();
  const Given all = given();
  for (int first = at_.step; first > 0; --first) {
    const std::uint32_t begin = at_.begins[static_cast<std::size_t>(first)];
    if (begin > match->length()) {
      continue;  // of another line of play
    }
    core::game::Game game{match->setting(), match->state_after(begin)};
    std::optional<Given> done{Given{all.begin(), all.begin() + begin}};
    bool good = true;
    for (int step = first; step <= at_.step && good; ++step) {
      for (const LessonTask& task : lesson_->steps[static_cast<std::size_t>(step)].tasks) {
        const bool of_game = core::words::is_of_the_game(task.awaited.what);
        if (!good || !of_game ||
            core::words::is_fulfilled(task.awaited, game.state(), *done, begin)) {
          continue;
        }
        done = core::words::played_out(task.orders, game, match->setting(), *done);
        good = done && core::words::is_fulfilled(task.awaited, game.state(), *done, begin);
      }
    }
    if (good) {
      return first;
    }
  }
  return 0;
}

void Lesson::skip() {
  if (!active() || finished() || stuck_ || busy_) {
    return;
  }
  busy_ = true;
  desk_->play()->setSeen(desk_->play()->length());
  desk_->plan()->drop();
  go_on_skipping();
}

bool Lesson::give_next(const LessonTask& task) {
  auto* const play = desk_->play();
  if (!script_) {
    script_.emplace(task.orders, given());
  }
  int asked = 0;
  bool more = false;
  const bool good = play->act_on([&]() -> std::optional<Action> {
    if (++asked > 1) {
      return std::nullopt;
    }
    auto next = script_->next_of(play->match()->setting(), *play->match());
    more = next.has_value();
    return next;
  });
  return good && more && play->listens();
}

void Lesson::go_on_skipping() {
  if (!active() || !busy_) {
    return;  // the game was closed meanwhile
  }
  while (const auto* const task = task_at_hand()) {
    if (core::words::is_of_the_game(task->awaited.what) && (script_ || !is_done(*task))) {
      if (give_next(*task)) {
        // One order at a time: the window does not wait for a whole battle.
        QTimer::singleShot(0, this, &Lesson::go_on_skipping);
        emit changed();
        return;
      }
      script_.reset();
      if (!is_done(*task)) {
        break;
      }
    }
    ++at_.tasks;
  }
  tasks_.set_done(at_.tasks);
  if (task_at_hand() == nullptr) {
    begin_step(at_.step + 1);
  }
  busy_ = false;
  judge();
  keep();
  emit changed();
}

void Lesson::takeBack() {
  if (!stuck_ || busy_) {
    return;
  }
  auto* const play = desk_->play();
  const int step = back_step_;
  const auto begin = static_cast<int>(at_.begins[static_cast<std::size_t>(step)]);
  if (begin > play->length()) {
    return;
  }
  busy_ = true;
  desk_->plan()->drop();
  const bool only_undo = play->length() - begin <= play->undoDepth();
  play->setSeen(begin);
  bool good = !play->replaying();
  if (!good && only_undo) {
    good = play->takeBackToHere();
  } else if (!good) {
    const QString name = tr("First steps, step %1").arg(step + 1);
    QString free = name;
    for (int number = 2; play->lines().contains(free); ++number) {
      free = QStringLiteral("%1 (%2)").arg(name).arg(number);
    }
    good = play->branchFromHere(free);
  }
  if (good) {
    begin_step(step);
  }
  busy_ = false;
  judge();
  keep();
  emit changed();
}

void Lesson::end() {
  if (active()) {
    drop_lesson_notes(file_);
    lesson_.reset();
    script_.reset();
    stuck_ = done_before_ = busy_ = false;
    tasks_.reset({});
    emit changed();
  }
}

void Lesson::showMe() {
  const auto* const task = task_at_hand();
  if (task == nullptr || busy_) {
    return;
  }
  const QString where = models::words(task->where);
  if (where.startsWith(kPart)) {
    emit partPointed(where.mid(kPart.size()));
    return;
  }
  // Moving the map, and taking the piece, is the player's where the step waits for it.
  busy_ = true;
  const bool takes = task->awaited.what != Wait::Selected && task->awaited.what != Wait::Reach;
  if (takes && desk_->board()->state().find(task->where) != nullptr) {
    desk_->selectPiece(where);
  }
  if (const auto hex_at = core::board::HexId::parse(hex().toStdString())) {
    emit desk_->centreOn(*hex_at);
  }
  emit hexPointed(hex());
  busy_ = false;
}

void Lesson::viewSeen(double zoom, QPointF corner, QSizeF size) {
  const View now{zoom, corner, size};
  const auto before = std::exchange(view_, now);
  // Of another size the map fits itself.
  if (!before || before->size != size || busy_) {
    return;
  }
  zoomed_ = zoomed_ || before->zoom != zoom;
  moved_ = moved_ || (before->zoom == zoom && before->corner != corner);
  follow();
}

void Lesson::pageSeen(const QString& page) {
  page_ = page;
  follow();
}

void Lesson::overlaysSeen(const QStringList& overlays) {
  overlays_ = overlays;
  follow();
}

void Lesson::caseRead() {
  case_read_ = true;
  follow();
}

void Lesson::logLineFollowed() {
  line_followed_ = true;
  follow();
}

QQuickItem* Lesson::part(QQuickItem* root, const QString& name) {
  auto* const window = root != nullptr ? root->window() : nullptr;
  return window != nullptr ? seen_part(*window->contentItem(), name) : nullptr;
}

void Lesson::keep() const {
  if (active()) {
    keep_lesson_notes(file_, at_);
  }
}

}  // namespace models
