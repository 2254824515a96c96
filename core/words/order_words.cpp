#include "core/words/order_words.h"

#include "core/base/contains.h"
#include "core/command/chits.h"
#include "core/command/commands.h"
#include "core/command/initiative.h"
#include "core/organisation/losses.h"
#include "core/organisation/strength.h"
#include "core/rulebook/language.h"
#include "core/state/finding.h"
#include "core/words/piece_words.h"
#include "core/words/place_words.h"
#include "core/words/question_words.h"
#include "core/words/stake_words.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <variant>

namespace core::words {
namespace {

using sequence::ActionKind;
using state::PieceId;
using state::Situation;

/// What stays where it was built is known by its place: "depot C1145 (Winchester)".
std::string named(const Situation& now, const std::optional<PieceId>& piece) {
  if (!piece || piece->value() >= now.state.pieces.size()) {
    return {};
  }
  const state::Piece& found = now.piece(*piece);
  const bool stays = found.hex() != nullptr && !rulebook::is_land_mover(found.kind) &&
                     !rulebook::is_ship(found.kind);
  return stays && found.name.empty()
             ? state::title(found, now.book()) + " " + hex_title(now.map(), *found.hex())
             : piece_title(now, piece, {});
}

/// The figure of an order where it is a number of something; of what is drawn or rolled what is
/// printed: [5.13] the option value, [5.22] the initiative.
std::string figure_of(const Situation& now, const sequence::Action& action) {
  if (action.kind == ActionKind::TakeOptionChit) {
    return std::to_string(command::chit_pool(now).option_value);
  }
  if (action.kind == ActionKind::TryInitiative || action.kind == ActionKind::TryCombatInitiative) {
    const int needed = command::initiative_chance(now, *action.piece).needed;
    return needed > 0 ? std::to_string(needed) : "";
  }
  const bool counts = action.number != 0 || action.kind == ActionKind::ChooseChit ||
                      action.kind == ActionKind::ReportFight ||
                      action.kind == ActionKind::ReportBattle;
  return counts ? std::to_string(action.number) : "";
}

/// [5.28] The CSP that a leader who rolls would move: those of his force and of its rosters.
std::string led_figure(const Situation& now, const sequence::Action& action) {
  if (action.kind != ActionKind::TryInitiative) {
    return "";
  }
  int led = 0;
  for (const PieceId id : command::force_of(now, *action.piece)) {
    const state::Piece& piece = now.piece(id);
    if (rulebook::is_headquarters(piece.kind)) {
      led += organisation::roster_csp(now, id);
    } else if (rulebook::is_ground_combat_unit(piece.kind)) {
      led += organisation::csp(now, id);
    }
  }
  return led > 0 ? std::to_string(led) : "";
}

/// [10.01] Where the choice is about what a leader can do: what his counter shows.
void add_ratings(const Situation& now, const sequence::Action& action, Words& words) {
  const auto* const row = action.kind == ActionKind::PlaceLeader ||
                                  action.kind == ActionKind::Appoint ||
                                  action.kind == ActionKind::Relieve
                              ? command::row_of(now, *action.piece)
                              : nullptr;
  if (row != nullptr) {
    words.emplace_back("4", std::to_string(row->initiative));
    words.emplace_back("5", std::to_string(row->combat));
    words.emplace_back("6", std::to_string(command::span_of(now, *action.piece)));
  }
}

/// [21.41] [22.22] [23.21] What is not there yet: the kind of unit that is begun or placed, the
/// call that is made.
void add_unit(const Situation& now, const sequence::Action& action, Words& words) {
  if (action.kind == ActionKind::MakeCall) {
    const auto call = static_cast<std::size_t>(action.number);
    const bool known = call < rulebook::kCallCount;
    words.emplace_back("word",
                       known ? std::string{rulebook::name(static_cast<rulebook::Call>(call))} : "");
  } else if (action.unit) {
    state::Piece unit;
    unit.kind = *action.unit;
    unit.strength = rulebook::is_ground_combat_unit(unit.kind) ? action.number : 0;
    unit.value = organisation::value_of(now, unit.kind, unit.strength);
    words.emplace_back("word", state::title(unit, now.book()));
  }
}

/// [8.16] The garrisons that bear the point with the piece: "garrison (5)-1, garrison (5)-1".
void add_who_lose_with(const Situation& now, PieceId piece, Words& words) {
  const auto* const share = now.state.turn.innermost<state::LossShare>();
  if (share == nullptr) {
    return;
  }
  for (const std::vector<PieceId>& together : organisation::who_bear_together(now, share->units)) {
    if (!base::contains(together, piece)) {
      continue;
    }
    std::string others;
    for (const PieceId other : together) {
      if (other != piece) {
        others += (others.empty() ? "" : ", ") + named(now, other);
      }
    }
    words.emplace_back("word", others);
  }
}

/// [26.13] Who is said to hold the water.
std::string holder_word(const Situation& now, int number) {
  return rulebook::word(now.book(), number == 0   ? "Union"
                                    : number == 1 ? "Confederate"
                                                  : "no side");
}

}  // namespace

std::string order_words(const Situation& now, const sequence::Action& action) {
  const std::string_view asked = asking(now.state.turn);
  const bool says_holder = (action.kind == ActionKind::ReportFight && asked == "table-holder") ||
                           (action.kind == ActionKind::ReportBattle && asked == "table-winner");
  Words words{{"piece", named(now, action.piece)},
              {"other", named(now, action.other)},
              {"at", action.hex ? hex_title(now.map(), *action.hex) : ""},
              {"water", action.water ? water_title(now.map(), *action.water) : ""},
              {"side", rulebook::word(now.book(), action.number == 0 ? "Union" : "Confederate")},
              {"1", says_holder ? "" : figure_of(now, action)},
              {"2", led_figure(now, action)}};
  add_ratings(now, action, words);
  add_unit(now, action, words);
  if (says_holder) {
    words.emplace_back("word", holder_word(now, action.number));
  }
  if (action.kind == ActionKind::DestroySupply && !action.piece && !action.hex) {
    words.emplace_back("word", rulebook::word(now.book(), "the pool"));
  }
  if (action.kind == ActionKind::PaySupply && !action.piece && !action.hex) {
    words.emplace_back("word", rulebook::word(now.book(), "rail"));  // [12.15]
  }
  if (action.kind == ActionKind::LosePoint && action.piece) {
    add_who_lose_with(now, *action.piece, words);
  }
  add_stakes(now, action, words);
  const std::string_view row = sequence::name(action.kind);
  return fill(sentence_under(now.book(), "orders", row), words);
}

std::string order_words_open(const Situation& now, sequence::ActionKind kind,
                             state::PieceId piece) {
  return fill(sentence_under(now.book(), "orders", sequence::name(kind)),
              {{"piece", named(now, piece)}}, "…");
}

std::string operation_words(const Situation& now, std::string_view verb) {
  return std::string{sentence_under(now.book(), "operations", verb)};
}

}  // namespace core::words
