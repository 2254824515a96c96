// What the window tells of a battle: titles, tasks, orders, fire.
#include "qml/models/wording.h"
#include "qml/table/desk_of.h"
#include "qml/table/table_play.h"

namespace tableview {

QString TablePlay::rules() const {
  return desk_ ? models::words(core::game::word_of(desk_->rules())) : QString{};
}

QString TablePlay::title() const { return desk_ ? desk_->title() : QString{}; }

QString TablePlay::battleId() const {
  return desk_ && desk_->journal() != nullptr ? models::words(desk_->journal()->head().begin.battle)
                                              : QString{};
}

QString TablePlay::file() const {
  return desk_ && desk_->journal() != nullptr
             ? QString::fromStdString(desk_->journal()->file().string())
             : QString{};
}

int TablePlay::turn() const { return desk_ ? desk_->turn() : 0; }

QString TablePlay::turnWords() const { return desk_ ? desk_->turn_words() : QString{}; }

QString TablePlay::stepWords() const { return desk_ ? desk_->step_words() : QString{}; }

QString TablePlay::side() const { return asked() ? key_of(*asked()) : QString{}; }

QString TablePlay::sideName() const { return asked() ? name_of_side(*asked()) : QString{}; }

QString TablePlay::taskName() const {
  switch (task()) {
    case Task::None:
      return {};
    case Task::Embark:
      return QStringLiteral("embark");
    case Task::Move:
      return QStringLiteral("move");
    case Task::Fire:
      return QStringLiteral("fire");
    case Task::Board:
      return QStringLiteral("board");
    case Task::Waterline:
      return QStringLiteral("waterline");
    case Task::Hits:
      return QStringLiteral("hits");
    case Task::Over:
      return QStringLiteral("over");
  }
  return {};
}

QString TablePlay::taskWords() const {
  if (computers_turn()) {
    return paused() ? tr("The battle waits.") : tr("The computer decides.");
  }
  return task() == Task::Over ? result() : (desk_ ? desk_->task_words() : QString{});
}

QString TablePlay::result() const { return desk_ ? desk_->result() : QString{}; }

QString TablePlay::endWords() const {
  return desk_ && !computers_turn() ? desk_->end_words() : QString{};
}

bool TablePlay::canEnd() const {
  return desk_ && !computers_turn() && !hand_over_ && desk_->can_end();
}

int TablePlay::undoDepth() const {
  if (!desk_ || watched() || hand_over_) {
    return 0;
  }
  if (const auto own = persons_side()) {  // one's own choices, whatever the computer did between
    int depth = 0;
    for (std::uint32_t after = 0; const auto by = desk_->side_of_last(after); ++after) {
      depth += by == own ? 1 : 0;
    }
    return depth;
  }
  // What the other player has decided in secret is not taken back here.
  return static_cast<int>(turns_table() && asked() ? desk_->undo_depth_of(*asked())
                                                   : desk_->undo_depth());
}

int TablePlay::redoDepth() const {
  return desk_ && !watched() && !hand_over_ ? static_cast<int>(desk_->redo_depth()) : 0;
}

QString TablePlay::speedWords() const {
  return desk_ && !computers_turn() ? desk_->speed_words(selected_) : QString{};
}

bool TablePlay::canTurnInPlace() const { return desk_ && desk_->can_turn_in_place(selected_); }

bool TablePlay::asksAshore() const {
  return ashore_ || (draft_ && draft_->refusal && draft_->refusal->key == "would-run-ashore");
}

bool TablePlay::canCoast() const { return desk_ && desk_->can_coast(); }

QString TablePlay::draftWords() const { return draft_ ? draft_->words : QString{}; }

QString TablePlay::draftRefusal() const {
  return draft_ && draft_->refusal ? desk_->sentence(*draft_->refusal) : QString{};
}

QString TablePlay::draftRule() const {
  return draft_ && draft_->refusal ? QString::fromStdString(draft_->refusal->rule.text())
                                   : QString{};
}

QVariantList TablePlay::orders() const {
  QVariantList all;
  if (!desk_ || computers_turn() || hand_over_) {
    return all;
  }
  for (const Offer& each : desk_->offers()) {
    all << QVariantMap{
        {"group", each.group},
        {"text", each.text},
        {"enabled", !each.refusal.has_value()},
        {"why", each.refusal ? desk_->sentence(*each.refusal) : QString{}},
        {"rule", each.refusal ? QString::fromStdString(each.refusal->rule.text()) : QString{}}};
  }
  return all;
}

QVariantList TablePlay::extras() const {
  QVariantList all;
  if (!desk_ || computers_turn() || hand_over_) {
    return all;
  }
  for (const Extra& each : desk_->extras()) {
    all << QVariantMap{{"key", each.key},
                       {"title", each.title},
                       {"options", each.options},
                       {"chosen", each.chosen}};
  }
  return all;
}

QStringList TablePlay::objectives() const {
  return desk_ && !hand_over_ ? desk_->objectives() : QStringList{};
}

QStringList TablePlay::stations() const {
  return desk_ && !computers_turn() && !hand_over_ ? desk_->stations() : QStringList{};
}

QVariantList TablePlay::fire() const {
  return task() == Task::Fire ? desk_->laid() : QVariantList{};
}

QVariantList TablePlay::report() const { return desk_ ? desk_->report() : QVariantList{}; }

QVariantList TablePlay::shots() const { return desk_ ? desk_->shots() : QVariantList{}; }

QVariantMap TablePlay::chart(const QString& which) const {
  return desk_ ? desk_->chart(which) : QVariantMap{};
}

}  // namespace tableview
