#include "core/game/wording.h"

#include "core/game/piece_words.h"
#include "core/game/place_words.h"
#include "core/game/readers.h"
#include "core/game/template_text.h"
#include "core/rulebook/tongue.h"
#include "core/sequence/prompts.h"
#include "core/state/finding.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <variant>
#include <vector>

namespace core::game {
namespace {

using board::HexId;
using board::Side;
using state::CaseRef;
using state::PieceId;
using state::Situation;

/// What a piece has done or is, by the bit of its Deed.
constexpr std::array<std::string_view, 32> kDeeds{"energised",
                                                  "done with its move",
                                                  "has to stop",
                                                  "moved by rail",
                                                  "dropped after the command",
                                                  "tried to move by initiative",
                                                  "rolled for its forced march",
                                                  "has attacked while moving",
                                                  "tried an Amphibious Assault",
                                                  "in position before the target",
                                                  "has ferried",
                                                  "took part in a bombardment",
                                                  "has mended a rail hex",
                                                  "has mended two rail hexes",
                                                  "has begun its move",
                                                  "tried to attack by initiative",
                                                  "may attack",
                                                  "has attacked",
                                                  "supports a battle",
                                                  "has fought at sea",
                                                  "has evaded",
                                                  "on the railroad",
                                                  "face down, fitting out",
                                                  "neutralised",
                                                  "has attacked twice",
                                                  "was attacked",
                                                  "began in the south",
                                                  "shot away",
                                                  "maintained",
                                                  "not fully supplied",
                                                  "its siege was conducted",
                                                  "has carried something"};

std::string text(Side side) { return side == Side::Union ? "Union" : "Confederate"; }

std::string text(board::SideSet sides) {
  if (sides == board::SideSet::both()) {
    return "both sides";
  }
  if (sides.empty()) {
    return "neither side";
  }
  return "the " + text(sides.has(Side::Union) ? Side::Union : Side::Confederate);
}

/// "command segment": the names of the files without their hyphens.
std::string spaced(std::string_view name) {
  std::string result{name};
  std::replace(result.begin(), result.end(), '-', ' ');
  return result;
}

/// What an event says: the key of its sentence and the words in it.
struct Said {
  std::string_view key;
  CaseRef cited;
  std::optional<PieceId> piece;
  std::optional<PieceId> other;
  std::string at;
  std::string side;
  std::string word;
  std::vector<int> figures;
};

using base::operator""_case;

struct Say {
  const Situation* now{};  ///< for the names of places; null: of no use yet

  static Said of(std::string_view key, CaseRef cited, std::optional<PieceId> piece = {}) {
    Said said;
    said.key = key;
    said.cited = cited;
    said.piece = piece;
    return said;
  }

  static Said of_side(std::string_view key, CaseRef cited, Side side, std::vector<int> figures) {
    Said said = of(key, cited);
    said.side = text(side);
    said.figures = std::move(figures);
    return said;
  }

  /// "{1} points come", "{1} points go".
  static Said change(std::string_view more, std::string_view less, int by, CaseRef cited) {
    Said said = of(by < 0 ? less : more, cited);
    said.figures = {by < 0 ? -by : by};
    return said;
  }

  Said operator()(const state::Rolled& event) const {
    Said said = of_side(event.sides == 6 ? "rolled" : "drawn", event.cited, event.by,
                        {event.face, event.sides});
    said.piece = event.piece;
    const bool at_sea = event.id == rulebook::RollId::Naval;  // the place has been told by its name
    said.at = event.hex && !at_sea ? event.hex->label() : "";
    said.word = rulebook::name(event.id);
    return said;
  }

  Said operator()(const state::PieceMoved& event) const {
    const bool roster = event.cited == "16.16"_case || event.cited == "16.22"_case;
    const bool fort = event.cited == "13.13"_case;
    const bool on_it = event.inside && (now == nullptr ||
                                        rulebook::is_headquarters(now->piece(*event.inside).kind));
    Said said = of(roster && on_it        ? "enrolled"
                   : roster               ? "detached"
                   : fort && event.inside ? "went-inside"
                   : fort                 ? "came-out"
                                          : "moved",
                   event.cited, event.piece);
    said.other = event.inside;
    said.at = place_of(event.to, event.piece);
    return said;
  }

  Said operator()(const state::PieceCreated& event) const {
    Said said = of("created", event.cited);
    said.other = event.parent;
    said.at = state::label(event.piece.place);
    said.side = text(event.piece.side);
    said.word = now == nullptr ? std::string{} : state::title(event.piece, now->book());
    return said;
  }

  Said operator()(const state::PieceLeft& event) const {
    constexpr std::array<std::string_view, 7> kKeys{
        "left-unused",  "left-pool",      "left-wounded", "left-captured",
        "left-florida", "left-galveston", "left-waiting"};
    const bool merged = event.to.kind == state::AwayKind::Unused && event.cited == "3.24"_case;
    Said said = of(merged ? "left-merged" : kKeys.at(static_cast<std::size_t>(event.to.kind)),
                   event.cited, event.piece);
    said.at = event.to.back.label();
    said.figures = {event.to.until};
    return said;
  }

  Said operator()(const state::PieceChanged& event) const {
    return of("changed", event.cited, event.piece);
  }

  Said operator()(const state::StockChanged& event) const {
    Said said = change("stock-more", "stock-less", event.by, event.cited);
    said.piece = event.piece;
    return said;
  }

  Said operator()(const state::GroundChanged& event) const {
    Said said = change("ground-more", "ground-less", event.by, event.cited);
    said.at = event.hex.label();
    return said;
  }

  Said operator()(const state::PoolChanged& event) const {
    Said said = change("pool-more", "pool-less", event.by, event.cited);
    said.side = text(event.side);
    return said;
  }

  Said operator()(const state::RailPointsChanged& event) const {
    Said said = change("rail-points-more", "rail-points-less", event.by, event.cited);
    said.side = text(event.side);
    return said;
  }

  Said operator()(const state::LossesCounted& event) const {
    return of_side("losses-counted", "19.71"_case, event.side, {event.points});
  }

  Said operator()(const state::DeedSet& event) const {
    Said said = of(event.on ? "deed-set" : "deed-cleared", "16.16"_case, event.piece);
    const auto bit =
        static_cast<std::size_t>(std::countr_zero(static_cast<std::uint32_t>(event.deed)));
    said.word = bit < kDeeds.size() ? kDeeds.at(bit) : "marked";
    return said;
  }

  Said operator()(const state::PointsSpent& event) const {
    Said said = of("points-spent", "6.11"_case, event.piece);
    said.figures = {event.movement, event.extra, event.carried, event.rail_hexes};
    return said;
  }

  Said operator()(const state::SpanDeclared& event) const {
    Said said = of(event.leader ? "span-declared" : "span-left", "10.11"_case, event.piece);
    said.other = event.leader;
    return said;
  }

  Said operator()(const state::ForceEnergised& event) const {
    Said said = of("force-energised", "16.16"_case, event.energiser);
    said.figures = {static_cast<int>(event.units.size())};
    return said;
  }

  Said operator()(const state::CommanderAppointed& event) const {
    Said said = of(event.leader ? "commander-appointed" : "commander-gone", event.cited,
                   event.headquarters);
    said.other = event.leader;
    return said;
  }

  Said operator()(const state::ControlPassed& event) const {
    Said said = of(event.to ? "control-passed" : "control-lost", "3.23"_case);
    said.at = event.hex.label();
    said.side = event.to ? text(*event.to) : "";
    return said;
  }

  Said operator()(const state::NetChanged& event) const {
    Said said = of("net-changed", "18.12"_case);
    said.at = event.hex.label();
    said.word = text(event.to);
    return said;
  }

  Said operator()(const state::RailCutSet& event) const {
    Said said = of(event.cut ? "rail-cut" : "rail-mended", event.cited);
    said.at = event.hex.label();
    return said;
  }

  Said operator()(const state::BuildingPaid& event) const {
    Said said = change("building-paid", "building-ends", event.by, "13.51"_case);
    said.at = event.hex.label();
    said.side = text(event.side);
    said.word = rulebook::name(event.kind);
    return said;
  }

  Said operator()(const state::LandingFed& event) const {
    Said said = of("landing-fed", "17.13"_case, event.landing.transport);
    said.at = event.landing.landing.label();
    said.figures = {event.landing.used};
    return said;
  }

  Said operator()(const state::LandingsEnded& event) const {
    return of_side("landings-ended", "17.13"_case, event.side, {});
  }

  Said operator()(const state::RailFerryUsed& event) const {
    Said said = of("rail-ferry-used", "18.15"_case);
    said.at = event.side.label();
    said.figures = {event.by};
    return said;
  }

  Said operator()(const state::RailheadPassed& event) const {
    Said said = of_side("railhead-passed", "18.14"_case, event.side, {});
    said.at = event.hex.label();
    return said;
  }

  Said operator()(const state::RestrictionTested& event) const {
    return of(event.holds ? "restriction-holds" : "restriction-ends", "19.74"_case);
  }

  Said operator()(const state::ArrivalsWait& event) const {
    Said said = of(event.waiting.empty() ? "nothing-waits" : "arrivals-wait", "22.17"_case);
    int points = 0;
    for (const state::Arrival& arrival : event.waiting) {
      points += arrival.points;
    }
    said.figures = {points};
    return said;
  }

  Said operator()(const state::StageBegan& event) const {
    Said said = of_side("stage-began", "4.1"_case, event.acting, {});
    said.word = spaced(state::name(event.stage));
    return said;
  }

  Said operator()(const state::StageWentOn& event) const {
    Said said = of("stage-went-on", "4.1"_case);
    said.figures = {event.step};
    return said;
  }

  Said operator()(const state::GameTurnBegan& event) const {
    Said said = of("game-turn-began", "4.1"_case);
    said.figures = {event.game_turn};
    said.word = event.cycle.text();
    return said;
  }

  Said operator()(const state::ChitTaken& event) const {
    return of_side(event.option ? "chit-option" : "chit-taken",
                   event.option ? "5.13"_case : "5.11"_case, event.side, {event.value});
  }

  Said operator()(const state::FirstPlayerFixed& event) const {
    return of_side("first-player", "5.11"_case, event.side, {});
  }

  Said operator()(const state::CommandGiven& event) const {
    Said said = of_side("command-given", "5.21"_case, event.side, {});
    said.piece = event.to;
    return said;
  }

  Said operator()(const state::WorkBegan& event) const;

  Said operator()(const state::WorkChanged& /*event*/) const {
    return of("work-goes-on", "4.1"_case);
  }

  Said operator()(const state::WorkEnded& /*event*/) const { return of("work-ends", "4.1"_case); }

  Said operator()(const state::Told& event) const {
    Said said = of(event.key.str(), event.cited, event.piece);
    said.other = event.other;
    said.at = event.hex ? event.hex->label() : "";
    said.side = event.side ? text(*event.side) : "";
    said.figures = event.figures;
    return said;
  }

  /// What the place is called where the piece stands in it.
  [[nodiscard]] std::string place_of(const state::Place& place, PieceId piece) const {
    return now == nullptr
               ? state::label(place)
               : place_title(now->map(), place, rulebook::is_ship(now->piece(piece).kind));
  }

  /// A kind of event that has no sentence yet: a test finds it.
  template <class Unknown>
  Said operator()(const Unknown& /*event*/) const {
    return of("", "4.1"_case);
  }
};

struct SayWork {
  Said operator()(const state::DepotMaking& work) const {
    return at("begin-depot", "17.52"_case, work.hex.label(), {work.owed});
  }

  Said operator()(const state::ForceMove& work) const {
    return Say::of("begin-move", "5.28"_case, work.head);
  }

  Said operator()(const state::ShipMove& work) const {
    Said said = Say::of("begin-voyage", "7.11"_case);
    said.piece = work.ships.empty() ? std::nullopt : std::optional{work.ships.front()};
    said.figures = {static_cast<int>(work.ships.size())};
    return said;
  }

  Said operator()(const state::Transit& work) const {
    Said said = at("begin-transit", "11.22"_case, work.fort.label(), {});
    said.side = text(work.side);
    return said;
  }

  Said operator()(const state::Bombardment& work) const {
    return at("begin-bombardment", "11.23"_case, work.fort.label(), {});
  }

  Said operator()(const state::LossShare& work) const {
    return Say::of_side("begin-losses", work.cause, work.side, {work.points});
  }

  Said operator()(const state::ShipLoss& work) const {
    return Say::of_side("begin-ship-losses", work.cause, work.side, {work.ships, work.strength});
  }

  Said operator()(const state::Retreat& work) const {
    Said said = at("begin-retreat", work.cause, work.from.label(), {});
    said.side = text(work.side);
    return said;
  }

  Said operator()(const state::Battle& work) const {
    Said said = at("begin-battle", "8.15"_case, work.target.label(), {});
    said.side = text(work.attacker);
    said.piece = work.commander;
    return said;
  }

  Said operator()(const state::NavalBattle& /*work*/) const {
    return Say::of("begin-naval-battle", "11.11"_case);
  }

  Said operator()(const state::SiegeCombat& work) const {
    return at("begin-siege", "13.35"_case, work.hex.label(), {});
  }

  Said operator()(const state::Feeding& work) const {
    return at("begin-feeding", "12.11"_case, state::label(work.place), {work.size, work.owed});
  }

  Said operator()(const state::FortTaken& work) const {
    Said said = Say::of_side("begin-fort-taken", "13.15"_case, work.side, {});
    said.piece = work.fort;
    return said;
  }

  Said operator()(const state::Withdrawal& work) const {
    Said said = Say::of_side("begin-withdrawal", "19.33"_case, work.side, {work.points});
    said.word = rulebook::name(work.kind);
    return said;
  }

  Said operator()(const state::Arrival& work) const {
    Said said = Say::of_side("begin-arrival", "19.33"_case, work.side, {work.points});
    said.word = rulebook::name(work.kind);
    return said;
  }

  Said operator()(const state::LeaderPlacing& work) const {
    return Say::of_side("begin-leaders", "22.32"_case, work.side,
                        {static_cast<int>(work.leaders.size())});
  }

  Said operator()(const state::LeaderFlight& work) const {
    Said said = Say::of("begin-flight", "10.32"_case);
    said.piece = work.leader;
    return said;
  }

  template <class Other>
  Said operator()(const Other& /*work*/) const {
    return Say::of("begin-work", "4.1"_case);
  }

  static Said at(std::string_view key, CaseRef cited, std::string label, std::vector<int> figures) {
    Said said = Say::of(key, cited);
    said.at = std::move(label);
    said.figures = std::move(figures);
    return said;
  }
};

Said Say::operator()(const state::WorkBegan& event) const {
  return std::visit(SayWork{}, event.work);
}

using ReadBy = std::optional<board::Side>;

std::string label_of(const std::optional<HexId>& hex) { return hex ? hex->label() : ""; }

/// [8.15] [11.11] A ratio as the tables print it: 2 is 2:1, -2 is 1:2.
std::string odds_of(int ratio) {
  return ratio < 0 ? "1:" + std::to_string(-ratio) : std::to_string(ratio) + ":1";
}

/// The water place of that number; empty for a figure that is none.
std::string water_of(const Situation& now, int figure) {
  return figure >= 0 && static_cast<std::size_t>(figure) < now.map().water_places().size()
             ? water_title(now.map(), map::WaterPlaceId{static_cast<std::uint16_t>(figure)})
             : std::string{};
}

/// The words of a sentence: pieces, places, figures as {1}, {2} ..., as {+1}, {+2} ... those that
/// are not 0, as {odds3} a figure that is a ratio, as {water4} one that is the number of a water
/// place, and as {cycle} the cycle that lies {1} cycles
/// after the first of the game.
Words words_of(const Situation& now, const Said& said, ReadBy reader = {}) {
  constexpr std::array<std::string_view, 9> kNumbers{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  constexpr std::array<std::string_view, 9> kAbove{"+1", "+2", "+3", "+4", "+5",
                                                   "+6", "+7", "+8", "+9"};
  constexpr std::array<std::string_view, 9> kWaters{
      "water1", "water2", "water3", "water4", "water5", "water6", "water7", "water8", "water9"};
  constexpr std::array<std::string_view, 9> kOdds{"odds1", "odds2", "odds3", "odds4", "odds5",
                                                  "odds6", "odds7", "odds8", "odds9"};
  Words words{{"piece", piece_title(now, said.piece, reader)},
              {"other", piece_title(now, said.other, reader)},
              {"at", said.at},
              {"side", rulebook::word(now.book(), said.side)},
              {"word", rulebook::word(now.book(), said.word)},
              {"case", said.cited.text()}};
  if (!said.figures.empty() && said.figures.front() >= 0 && now.setting.scenario != nullptr) {
    const rulebook::Cycle first = now.setting.scenario->first_cycle;
    words.emplace_back("cycle", rulebook::cycle_after(first, said.figures.front()).text());
  }
  for (std::size_t at = 0; at < said.figures.size() && at < kNumbers.size(); ++at) {
    const std::string figure = std::to_string(said.figures[at]);
    words.emplace_back(kNumbers.at(at), figure);
    words.emplace_back(kAbove.at(at), said.figures[at] == 0 ? std::string{} : figure);
    words.emplace_back(kOdds.at(at), odds_of(said.figures[at]));
    words.emplace_back(kWaters.at(at), water_of(now, said.figures[at]));
  }
  return words;
}

/// What may be asked of a player now: "command, enrol, pass".
std::string choices_of(const state::Turn& turn) {
  std::string result;
  for (std::size_t at = 0; at < sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<sequence::ActionKind>(at);
    if (sequence::is_asked(turn, kind)) {
      result += (result.empty() ? "" : ", ") + std::string{sequence::name(kind)};
    }
  }
  return result;
}

/// A sentence of a chart, filled in; the key itself when the chart has none.
std::string filled(const Situation& now, std::string_view chart, std::string_view key,
                   const Words& words) {
  const std::string_view found = sentence_under(now.book(), chart, key);
  return found.empty() ? fill(std::string{key} + " [{case}].", words) : fill(found, words);
}

}  // namespace

std::string sentence(const Situation& now, const state::Illegal& illegal, ReadBy reader) {
  Words words{
      {"piece", piece_title(now, illegal.piece, reader)},
      {"other", piece_title(now, illegal.other, reader)},
      {"at", label_of(illegal.at)},
      {"from", label_of(illegal.from)},
      {"water", illegal.water ? water_title(now.map(), *illegal.water) : label_of(illegal.at)},
      {"nearest", illegal.nearest ? water_title(now.map(), *illegal.nearest) : std::string{}},
      {"need", std::to_string(illegal.need)},
      {"have", std::to_string(illegal.have)},
      {"more", std::to_string(illegal.more)},
      {"least", std::to_string(illegal.least)},
      {"most", std::to_string(illegal.most)},
      {"case", illegal.cited.text()}};
  if (illegal.reason == "out-of-phase") {
    const state::Turn& turn = now.state.turn;
    words.emplace_back("stage", rulebook::word(now.book(), spaced(state::name(turn.stage))));
    words.emplace_back("side", rulebook::word(now.book(), text(turn.acting)));
    words.emplace_back("choices", choices_of(turn));
  }
  std::string result = filled(now, "refusals", illegal.reason, words);
  if (!illegal.hint.empty()) {
    result += " " + filled(now, "refusals", illegal.hint, words);
  }
  return result;
}

std::string what_was(const Situation& before, const state::Event& event) {
  const auto* const changed = std::get_if<state::PieceChanged>(&event);
  if (changed == nullptr) {
    return {};
  }
  const state::Piece& piece = before.piece(changed->piece);
  return piece.kind != changed->kind ? std::string{rulebook::name(piece.kind)} : piece.value.str();
}

std::string sentence(const Situation& now, const state::Event& event, const std::string& was,
                     ReadBy reader) {
  Said said = std::visit(Say{&now}, event);
  if (reader && !may_read_figures(now.setting, now.state, *reader, event)) {
    said.figures.clear();
  }
  if (std::holds_alternative<state::PieceChanged>(event)) {
    said.word = was;
  }
  if (std::holds_alternative<state::Rolled>(event)) {
    const std::string_view known = sentence_under(now.book(), "roll_words", said.word);
    said.word = known.empty() ? said.word : std::string{known};
  }
  return filled(now, "events", said.key, words_of(now, said, reader));
}

std::string sentence_of_span(const Situation& now, PieceId leader,
                             const std::vector<PieceId>& pieces) {
  Said said = Say::of("spans-declared", "10.11"_case);
  said.other = leader;
  for (const PieceId piece : pieces) {
    said.word += (said.word.empty() ? "" : ", ") + piece_title(now, piece, {});
  }
  return filled(now, "events", said.key, words_of(now, said));
}

std::string_view key_of(const state::Event& event) { return std::visit(Say{}, event).key; }

CaseRef case_of(const state::Event& event) { return std::visit(Say{}, event).cited; }

std::string decision_words(const rulebook::Setting& setting, rulebook::DecisionId decision) {
  const rulebook::Chart* const register_ = setting.rulebook->find_chart("decisions");
  if (register_ != nullptr) {
    for (const auto& row : register_->rows) {
      if (row.at(0) == rulebook::name(decision)) {
        return row.at(1);
      }
    }
  }
  return std::string{rulebook::name(decision)};
}

}  // namespace core::game
