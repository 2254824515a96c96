// What the window tells of a battle: titles, tasks, orders, fire.
#include "qml/models/wording.h"
#include "qml/table/desk_of.h"
#include "qml/table/table_play.h"

namespace tableview {

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
  return draft_ ? sentence_of(draft_->refusal) : QString{};
}

QString TablePlay::draftRule() const { return draft_ ? rule_of(draft_->refusal) : QString{}; }

QVariantList TablePlay::orders() const {
  return desk_ && !computers_turn() && !is_covered() ? rows_of(desk_->offers()) : QVariantList{};
}

QVariantList TablePlay::extras() const {
  QVariantList all;
  if (!desk_ || computers_turn() || is_covered()) {
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
  return desk_ && !is_covered() ? desk_->objectives() : QStringList{};
}

QStringList TablePlay::stations() const {
  return desk_ && !computers_turn() && !is_covered() ? desk_->stations() : QStringList{};
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
