#include "core/words/log.h"

#include "core/state/record.h"
#include "core/words/readers.h"
#include "core/words/wording.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace core::words {
namespace {

using board::HexId;
using board::Side;
using state::GameState;
using state::PieceId;

/// A status of which a player learns by no other line; those of a phase end without a word.
bool is_news(const state::StatusSet& event) {
  using state::Status;
  constexpr std::array kUntilTheEnd{Status::Stopped, Status::MayFight, Status::Unsupplied};
  const state::Status status = event.status;
  if (!event.on &&
      std::find(kUntilTheEnd.begin(), kUntilTheEnd.end(), status) != kUntilTheEnd.end()) {
    return false;
  }
  constexpr std::array kNews{Status::Stopped,    Status::MayFight, Status::Entrained,
                             Status::Unsupplied, Status::FaceDown, Status::Neutralised,
                             Status::Razed};
  return std::find(kNews.begin(), kNews.end(), status) != kNews.end();
}

/// A decision whose beginning tells a player how much he has to give, lose or place.
bool asks_for_figures(const state::PendingDecision& decision) {
  return std::holds_alternative<state::LossShare>(decision) ||
         std::holds_alternative<state::ShipLoss>(decision) ||
         std::holds_alternative<state::DepotMaking>(decision) ||
         std::holds_alternative<state::Feeding>(decision) ||
         std::holds_alternative<state::FortTaken>(decision) ||
         std::holds_alternative<state::Withdrawal>(decision) ||
         std::holds_alternative<state::Arrival>(decision) ||
         std::holds_alternative<state::LeaderPlacing>(decision) ||
         std::holds_alternative<state::Rising>(decision) ||
         std::holds_alternative<state::Retreat>(decision);
}

bool is_bookkeeping(const state::Event& event) {
  if (const auto* status = std::get_if<state::StatusSet>(&event)) {
    return !is_news(*status);
  }
  if (const auto* roll = std::get_if<state::Rolled>(&event)) {
    return roll->id == rulebook::RollId::Chit;  // the chit itself is told
  }
  if (const auto* began = std::get_if<state::DecisionBegan>(&event)) {
    return !asks_for_figures(began->decision);
  }
  return std::holds_alternative<state::DecisionChanged>(event) ||
         std::holds_alternative<state::DecisionEnded>(event) ||
         std::holds_alternative<state::StageWentOn>(event) ||
         std::holds_alternative<state::ArrivalsWait>(event) ||
         std::holds_alternative<state::LandingsEnded>(event) ||
         // What goes with another line: the move, the order or the points it belongs to.
         std::holds_alternative<state::DivisionAugmented>(event) ||
         std::holds_alternative<state::UnitDeployed>(event) ||
         std::holds_alternative<state::FittingChanged>(event) ||
         std::holds_alternative<state::HeadquartersDue>(event) ||
         std::holds_alternative<state::FeatCounted>(event);
}

/// Whether two declarations put pieces into the span of the same leader.
bool are_of_one_span(const state::Event& first, const state::Event& second) {
  const auto* const one = std::get_if<state::SpanDeclared>(&first);
  const auto* const other = std::get_if<state::SpanDeclared>(&second);
  return one != nullptr && other != nullptr && one->leader && one->leader == other->leader;
}

/// More hexes that pass to one side at once than this are counted, not named.
constexpr std::size_t kNamedHexes = 6;

/// [3.23] [18.12] Whether the event passes a hex, or its rails, to a side.
bool is_passing(const state::Event& event) {
  return std::holds_alternative<state::ControlPassed>(event) ||
         std::holds_alternative<state::NetChanged>(event);
}

/// Whether two of them pass the same to the same side.
bool pass_alike(const state::Event& first, const state::Event& second) {
  if (const auto* const hex = std::get_if<state::ControlPassed>(&first)) {
    const auto* const other = std::get_if<state::ControlPassed>(&second);
    return other != nullptr && other->to == hex->to;
  }
  const auto* const net = std::get_if<state::NetChanged>(&first);
  const auto* const other = std::get_if<state::NetChanged>(&second);
  return net != nullptr && other != nullptr && other->to == net->to;
}

/// How many hexes pass like that of the event at `at` while nothing else happens: those before it,
/// itself and, with `whole`, those after it. 0 for another event.
std::size_t hexes_that_pass(const std::vector<state::Event>& events, std::size_t at, bool whole) {
  if (!is_passing(events[at])) {
    return 0;
  }
  std::size_t count = 1;
  for (std::size_t before = at; before > 0 && is_passing(events[before - 1]); --before) {
    count += pass_alike(events[at], events[before - 1]) ? 1U : 0U;
  }
  for (std::size_t after = at + 1; whole && after < events.size() && is_passing(events[after]);
       ++after) {
    count += pass_alike(events[at], events[after]) ? 1U : 0U;
  }
  return count;
}

/// Whether another line tells of the hex: that of the last of many.
bool is_one_of_many(const std::vector<state::Event>& events, std::size_t at) {
  const std::size_t all = hexes_that_pass(events, at, true);
  return all > kNamedHexes && hexes_that_pass(events, at, false) < all;
}

/// The first hex of a place on the map.
std::optional<HexId> hex_at(const state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return *hex;
  }
  const auto* side = std::get_if<board::HexSide>(&place);
  return side != nullptr ? std::optional{side->first_hex()} : std::nullopt;
}

/// Where an event happened, as far as it has a place.
struct WhereOf {
  const state::Situation& now;

  [[nodiscard]] std::optional<HexId> of(PieceId piece) const {
    return piece.value() < now.state.pieces.size() ? hex_at(now.piece(piece).place) : std::nullopt;
  }

  std::optional<HexId> operator()(const state::PieceCreated& event) const {
    return hex_at(event.piece.place);
  }

  std::optional<HexId> operator()(const state::PieceMoved& event) const { return hex_at(event.to); }

  std::optional<HexId> operator()(const state::ForceEnergised& event) const {
    return of(event.energiser);
  }

  std::optional<HexId> operator()(const state::CommanderAppointed& event) const {
    return of(event.headquarters);
  }

  std::optional<HexId> operator()(const state::CommandGiven& event) const { return of(event.to); }

  std::optional<HexId> operator()(const state::LandingFed& event) const {
    return event.landing.landing;
  }

  std::optional<HexId> operator()(const state::DecisionBegan& event) const {
    const auto* battle = std::get_if<state::Battle>(&event.decision);
    return battle != nullptr ? std::optional{battle->target} : std::nullopt;
  }

  template <class Kind>
  std::optional<HexId> operator()(const Kind& event) const {
    std::optional<HexId> at;
    if constexpr (requires {
                    { event.hex } -> std::convertible_to<std::optional<HexId>>;
                  }) {
      at = event.hex;
    }
    if constexpr (requires { event.piece; }) {
      if (!at) {
        const std::optional<PieceId> piece = event.piece;
        at = piece ? of(*piece) : std::nullopt;
      }
    }
    return at;
  }
};

/// What the line of an event says in figures.
std::vector<int> figures_of(const state::Event& event) {
  return std::visit(
      [](const auto& fact) -> std::vector<int> {
        if constexpr (requires { fact.face; }) {
          return {fact.face};
        } else if constexpr (requires { std::vector<int>{fact.figures}; }) {
          return fact.figures;
        } else if constexpr (requires { fact.by > 0; }) {
          return {fact.by};
        } else {
          return {};
        }
      },
      event);
}

/// Whose it is.
std::optional<Side> side_of_event(const state::Event& event) {
  return std::visit(
      [](const auto& fact) -> std::optional<Side> {
        if constexpr (requires { std::optional<Side>{fact.side}; }) {
          return fact.side;
        } else {
          return std::nullopt;
        }
      },
      event);
}

LogLine line_at(const state::Situation& now, const std::vector<state::Event>& events,
                std::size_t at, const Was& was, std::uint32_t action) {
  LogLine line;
  for (const Side side : board::kSides) {
    if (may_read(now.setting, now.state, side, events[at])) {
      line.text[static_cast<std::size_t>(side)] = line_of(now, events, at, was, side);
    }
  }
  line.key = key_of(events[at]);
  line.cited = case_of(events[at]);
  line.hex = std::visit(WhereOf{now}, events[at]);
  line.side = side_of_event(events[at]);
  line.game_turn = now.state.turn.game_turn;
  line.stage = now.state.turn.stage;
  line.acting = now.state.turn.acting;
  line.figures = figures_of(events[at]);
  line.action = action;
  return line;
}

}  // namespace

std::vector<bool> worth_a_line(const std::vector<state::Event>& events) {
  std::vector<bool> worth(events.size());
  bool stage_follows = false;
  for (std::size_t at = events.size(); at-- > 0;) {
    const bool stage = std::holds_alternative<state::StageBegan>(events[at]);
    worth[at] = !is_bookkeeping(events[at]) && !(stage && stage_follows) &&
                !(at + 1 < events.size() && are_of_one_span(events[at], events[at + 1])) &&
                !is_one_of_many(events, at);
    stage_follows = worth[at] ? stage : stage_follows;
  }
  return worth;
}

std::string line_of(const state::Situation& now, const std::vector<state::Event>& events,
                    std::size_t at, const Was& was, std::optional<board::Side> reader) {
  if (const std::size_t hexes = hexes_that_pass(events, at, true); hexes > kNamedHexes) {
    return sentence_of_many(now, events[at], hexes);
  }
  std::size_t first = at;
  while (first > 0 && are_of_one_span(events[first - 1], events[at])) {
    --first;
  }
  if (first == at) {
    return sentence(now, events[at], was, reader);
  }
  std::vector<PieceId> pieces;
  for (; first <= at; ++first) {
    pieces.push_back(std::get<state::SpanDeclared>(events[first]).piece);
  }
  return sentence_of_span(now, *std::get<state::SpanDeclared>(events[at]).leader, pieces);
}

void Narrator::tell(const std::vector<state::Event>& events, std::uint32_t action,
                    std::vector<LogLine>& lines) {
  const std::vector<bool> worth = worth_a_line(events);
  state::Record record{standing_};
  for (std::size_t at = 0; at < events.size(); ++at) {
    const Was was = what_was(record.now(), events[at]);
    record.apply(events[at]);
    if (worth[at]) {
      lines.push_back(line_at(record.now(), events, at, was, action));
    }
  }
}

std::vector<LogLine> lines_of_opening(const state::Situation& now,
                                      const std::vector<state::Event>& events) {
  std::vector<LogLine> lines;
  const std::vector<bool> worth = worth_a_line(events);
  for (std::size_t at = 0; at < events.size(); ++at) {
    if (worth[at]) {
      lines.push_back(line_at(now, events, at, {}, 0));
    }
  }
  return lines;
}

}  // namespace core::words
