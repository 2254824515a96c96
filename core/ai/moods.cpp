#include "core/ai/moods.h"

#include "core/combat/ratings.h"
#include "core/command/span.h"

#include <optional>

namespace core::ai {
namespace {

constexpr std::string_view kCommanders = "general_commanders";

bool has_a_temper(const state::Piece& piece) { return piece.kind == rulebook::PieceKind::Leader; }

}  // namespace

Temperament temperament_of(const rulebook::Rulebook& book, int initiative, int combat) {
  for (const Temperament each : {Temperament::Bold, Temperament::Steady}) {
    const std::string_view row = kTemperaments.at(static_cast<std::size_t>(each));
    if (initiative >= chart_number(book, kCommanders, row, "I") &&
        combat >= chart_number(book, kCommanders, row, "C")) {
      return each;
    }
  }
  return Temperament::Cautious;
}

Temperament temperament_of_force(const state::Situation& now, state::PieceId chief) {
  const auto leader =
      has_a_temper(now.piece(chief)) ? std::optional{chief} : command::commander_of(now, chief);
  if (!leader) {
    return Temperament::Steady;
  }
  const combat::Ratings ratings = combat::ratings_of(now, *leader);
  return temperament_of(now.book(), ratings.initiative, ratings.combat);
}

Moods::Moods(const rulebook::Rulebook& book, const Temper& temper, Weights& weights)
    : weights_{weights} {
  for (const Temperament each : {Temperament::Cautious, Temperament::Steady, Temperament::Bold}) {
    all_.at(static_cast<std::size_t>(each)) = weights_of(book, {temper.level, each});
    all_.at(static_cast<std::size_t>(each)).moods = this;
  }
  weights_.moods = this;
}

Moods::~Moods() { weights_.moods = nullptr; }

Mood::Mood(const Weights& weights, const state::Situation& now, state::PieceId chief)
    : moods_{weights.moods}, before_{weights} {
  if (moods_ != nullptr) {
    take(temperament_of_force(now, chief));
  }
}

Mood::Mood(const Weights& weights) : moods_{weights.moods}, before_{weights} {
  if (moods_ != nullptr) {
    take(Temperament::Steady);
  }
}

Mood::~Mood() {
  if (moods_ != nullptr) {
    moods_->weights_ = before_;
  }
}

void Mood::take(Temperament temperament) {
  moods_->weights_ = moods_->all_.at(static_cast<std::size_t>(temperament));
}

}  // namespace core::ai
