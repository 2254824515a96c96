// Computer generals in a text game: who sits where, what they do, and why.
#include "core/cli/hot_seat.h"
#include "core/cli/reasons_page.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/save/saves.h"

#include <fmt/format.h>

#include <ostream>

namespace core::cli {
namespace {

using board::Side;

constexpr int kOrdersTold = 10;
constexpr std::size_t kPiecesOfAdvice = 6;
constexpr int kMostOrdersTold = 100'000;

}  // namespace

void HotSeat::take_seats() {
  for (const Side side : board::kSides) {
    auto& general = generals_.at(static_cast<std::size_t>(side));
    general.reset();
    const auto sitter = study::parse_sitter(match_.sitter(side));
    if (!sitter) {
      continue;
    }
    general.emplace(sitter->temper);
    if (sitter->program != save::program_version()) {
      out_ << fmt::format("note: the general of the {} sat down in {}; he goes on as that of {}\n",
                          title(side), sitter->program, save::program_version());
    }
  }
}

void HotSeat::seat(Side side, const std::optional<ai::Temper>& temper) {
  match_.seat(side, temper ? study::text_of(study::Sitter{*temper, save::program_version()})
                           : std::string{save::kPerson});
  take_seats();
}

study::SeatedGeneral* HotSeat::general_of(Side side) {
  auto& general = generals_.at(static_cast<std::size_t>(side));
  return general ? &*general : nullptr;
}

bool HotSeat::generals_alone() {
  return general_of(Side::Union) != nullptr && general_of(Side::Confederate) != nullptr;
}

void HotSeat::let_generals_answer() {
  if (generals_alone()) {
    return;  // whoever opens the game of two generals looks at it, and takes a seat or not
  }
  while (const auto question = over_ ? std::nullopt : match_.question()) {
    study::SeatedGeneral* const general = general_of(question->side);
    if (general == nullptr) {
      return;
    }
    side_ = question->side;
    const auto order = general->think(match_.game(), study::last_note(match_, side_));
    require_faces(order.action, {});
    const auto first = study::give(match_, side_, order);
    if (!first) {
      refuse(first.error());
    }
    tell_done(*first, side_);
    if (const auto next = match_.question()) {
      side_ = next->side;
    }
  }
}

void HotSeat::seat(const Words& words) {
  if (words.size() == 1) {
    for (const Side side : board::kSides) {
      const study::SeatedGeneral* const general = general_of(side);
      out_ << fmt::format("  {}: {}\n", title(side),
                          general != nullptr ? ai::text_of(general->temper()) : "person");
    }
    return;
  }
  const auto side = board::parse_side(words[1]);
  const auto temper = words.size() == 3 ? ai::parse_temper(words[2]) : std::nullopt;
  if (words.size() != 3 || !side || (!temper && words[2] != save::kPerson)) {
    throw UserError{
        "say who plays which side: seat confederate regular:bold, or seat confederate person"};
  }
  if (temper && general_of(board::enemy_of(*side)) != nullptr) {
    throw UserError{"a general plays the other side already: sumter general play plays their game"};
  }
  seat(*side, temper);
  out_ << fmt::format("  {}: {}\n", title(*side), temper ? ai::text_of(*temper) : "person");
}

void HotSeat::advise(const Words& words) {
  const auto temper =
      words.size() < 2 ? std::optional{ai::Temper{ai::Level::Regular}} : ai::parse_temper(words[1]);
  if (!temper || words.size() > 2) {
    throw UserError{"say which general: advise, or advise veteran:bold"};
  }
  out_ << advice_page(match_, *temper, kPiecesOfAdvice)
       << fears_page(match_, *temper, kPiecesOfAdvice);
}

void HotSeat::reasons(const Words& words) {
  int wanted = kOrdersTold;
  if (words.size() > 1) {
    wanted = data::parse_int(words[1]).value_or(0);
    if (wanted < 1 || wanted > kMostOrdersTold) {
      throw UserError{"say how many orders: reasons 20"};
    }
  }
  if (study::keeps_reasons(match_)) {
    throw UserError{"a general keeps his reasons to himself until the game is over [0.5]"};
  }
  out_ << reasons_page(match_, static_cast<std::size_t>(wanted));
}

}  // namespace core::cli
