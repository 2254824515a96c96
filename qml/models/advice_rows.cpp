#include "qml/models/advice_rows.h"

#include "core/ai/reason_words.h"
#include "core/words/order_words.h"
#include "qml/models/battle_words.h"
#include "qml/models/outlook_words.h"
#include "qml/models/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace models {

namespace {

using core::ai::Advice;
using core::state::Situation;

class AdviceWords {
  Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

const QString kAdviceBlank = QStringLiteral(" ");

/// Where those who do it stand.
std::optional<HexId> start_of(const Situation& now, const Advice& advice) {
  const auto piece = advice.note.operation ? std::optional{advice.note.operation->force.chief}
                                           : advice.choice.piece;
  return piece ? hex_of(now.piece(*piece).place) : std::nullopt;
}

std::optional<HexId> goal_of(const Advice& advice) {
  return advice.note.operation ? advice.note.operation->aim.hex : advice.choice.hex;
}

}  // namespace

QVariantMap advice_row(const Situation& now, const Advice& advice) {
  const bool operates = advice.note.operation && advice.outlook;
  const QString title = operates ? outlook_title(now, *advice.note.operation, *advice.outlook)
                                 : words(core::words::order_words(now, advice.choice));
  QStringList why;
  for (const std::string& sentence : core::ai::sentences_of(now, advice.note)) {
    why << words(sentence);
  }
  QString others;
  if (!advice.note.reason.others.empty()) {
    others = why.takeLast();
  }
  if (operates && why.size() > 1) {
    why.removeFirst();  // that it brings most says nothing beside what it brings
  }
  const auto goal = goal_of(advice);
  const auto hex = goal ? goal : start_of(now, advice);
  return {
      {QStringLiteral("title"), title},
      {QStringLiteral("chance"),
       advice.chance ? AdviceWords::tr("It hangs on a roll: %1").arg(chance_words(*advice.chance))
                     : QString{}},
      {QStringLiteral("why"), why.join(kAdviceBlank)},
      {QStringLiteral("others"), others},
      {QStringLiteral("hex"), hex ? words(hex->label()) : QString{}}};
}

QVariantMap fear_row(const Situation& now, const core::ai::Fear& fear) {
  return {{QStringLiteral("words"), words(core::ai::sentence_of(now, fear))},
          {QStringLiteral("hex"), words(fear.hex.label())}};
}

AdviceArrow arrow_of(const Situation& now, Side side, const Advice& advice) {
  AdviceArrow arrow;
  arrow.side = side;
  if (advice.outlook) {
    arrow.points.insert(arrow.points.end(), advice.outlook->path.begin(),
                        advice.outlook->path.end());
    arrow.points.insert(arrow.points.end(), advice.outlook->waters.begin(),
                        advice.outlook->waters.end());
  }
  if (arrow.points.empty()) {
    if (const auto start = start_of(now, advice)) {
      arrow.points.emplace_back(*start);
    }
  }
  const auto goal = goal_of(advice);
  const bool there = goal && !arrow.points.empty() &&
                     arrow.points.back() == decltype(arrow.points)::value_type{*goal};
  if (goal && !there) {
    arrow.points.emplace_back(*goal);
  }
  if (arrow.points.size() < 2) {
    arrow.points.clear();
  }
  return arrow;
}

}  // namespace models
