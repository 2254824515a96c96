#include "qml/models/score_model.h"

#include "core/game/shown_score.h"
#include "core/words/score_words.h"
#include "qml/models/following.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

void ScoreModel::setPlay(Play* play) {
  if (follow(*this, play_, play, &ScoreModel::take_position)) {
    take_position();
  }
}

void ScoreModel::take_position() {
  core::strategic::Score score;
  std::vector<QString> texts;
  result_.clear();
  short_ = {};
  over_ = false;
  known_ = play_ != nullptr && play_->active() && play_->viewer() && !play_->handOver();
  if (known_) {
    const auto& setting = play_->match()->setting();
    const auto& position = *play_->position();
    score = core::game::shown_score(setting, position, *play_->viewer());
    over_ = position.turn.stage == core::state::Stage::Over;
    for (const auto& line : score.lines) {
      texts.push_back(QString::fromStdString(core::words::sentence(setting, line)));
    }
    result_ = QString::fromStdString(core::words::result_words(setting, score));
    for (const Side side : core::board::kSides) {
      short_.at(static_cast<std::size_t>(side)) =
          QString::fromStdString(core::words::shortfall_words(setting, score, side));
    }
  }
  // A list that stays as long keeps its place.
  const bool same = score.lines.size() == score_.lines.size();
  if (!same) {
    beginResetModel();
  }
  score_ = std::move(score);
  texts_ = std::move(texts);
  if (!same) {
    endResetModel();
  } else if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1));
  }
  emit changed();
}

int ScoreModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ScoreModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto row = static_cast<std::size_t>(index.row());
  const core::strategic::ScoreLine& line = score_.lines[row];
  switch (role) {
    case Qt::DisplayRole:
    case TextRole:
      return texts_[row];
    case WorthRole:
      return line.worth;
    case PointsRole:
      return line.points;
    case SideRole:
      return words(core::board::name(line.side));
    case SideNameRole:
      return side_name(line.side);
    case HolderRole:
      return line.holder ? words(core::board::name(*line.holder)) : QString{};
    case HexRole:
      return line.hex ? QString::fromStdString(line.hex->label()) : QString{};
    case KnownRole:
      return line.known;
    default:
      return {};
  }
}

QHash<int, QByteArray> ScoreModel::roleNames() const {
  return {{TextRole, "words"},        {WorthRole, "worth"},   {PointsRole, "points"},
          {SideRole, "side"},         {HolderRole, "holder"}, {HexRole, "hex"},
          {SideNameRole, "sideName"}, {KnownRole, "known"}};
}

bool ScoreModel::complete() const {
  return std::all_of(score_.lines.begin(), score_.lines.end(),
                     [](const auto& line) { return line.known; });
}

QString ScoreModel::winner() const {
  return known_ && score_.winner ? words(core::board::name(*score_.winner)) : QString{};
}

QString ScoreModel::winnerName() const {
  return known_ && score_.winner ? side_name(*score_.winner) : QString{};
}

QString ScoreModel::cited() const {
  return known_ ? QString::fromStdString(score_.cited.text()) : QString{};
}

}  // namespace models
