#include "core/cli/event_words.h"

#include "core/cli/words.h"
#include "core/words/piece_words.h"
#include "core/words/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace core::cli {
namespace {

using state::GameState;
using state::PieceId;

/// The word of a kind of decision, in the order of state::PendingDecision.
std::string_view decision_word(const state::PendingDecision& decision) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"depot-making", "force-move", "ship-move",   "transit",        "bombardment",   "loss-share",
       "ship-loss",    "retreat",    "battle",      "naval-battle",   "siege-combat",  "feeding",
       "fort-taken",   "withdrawal", "arrival",     "leader-placing", "leader-flight", "conversion",
       "sending-home", "rising",     "table-fight", "table-battle"});
  static_assert(kWords.size() == std::variant_size_v<state::PendingDecision::variant>,
                "every decision has its word");
  return kWords.at(decision.index());
}

/// Makes the fields of each event.
class Fields {
 public:
  explicit Fields(const GameState& state) : state_{&state} {}

  Json operator()(const state::Rolled& event) const {
    return {{"event", "rolled"},
            {"roll", rulebook::name(event.id)},
            {"side", board::name(event.by)},
            {"sides", event.sides},
            {"face", event.face},
            {"piece", piece(event.piece)},
            {"hex", hex(event.hex)},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PieceMoved& event) const {
    return {{"event", "piece-moved"},
            {"piece", piece(event.piece)},
            {"to", state::label(event.to)},
            {"inside", piece(event.inside)},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PieceCreated& event) const {
    return {{"event", "piece-created"},
            {"piece", key(event.piece)},
            {"kind", rulebook::name(event.piece.kind)},
            {"value", event.piece.value.str()},
            {"side", board::name(event.piece.side)},
            {"at", state::label(event.piece.place)},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PieceLeft& event) const {
    return {{"event", "piece-left"},
            {"piece", piece(event.piece)},
            {"to", state::name(event.to.kind)},
            {"until", event.to.until},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PieceChanged& event) const {
    return {{"event", "piece-changed"},           {"piece", piece(event.piece)},
            {"kind", rulebook::name(event.kind)}, {"value", event.value.str()},
            {"strength", event.strength},         {"case", event.cited.text()}};
  }

  Json operator()(const state::StockChanged& event) const {
    return {{"event", "stock-changed"},
            {"piece", piece(event.piece)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::GroundChanged& event) const {
    return {{"event", "ground-changed"},
            {"hex", event.hex.label()},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PoolChanged& event) const {
    return {{"event", "pool-changed"},
            {"side", board::name(event.side)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::RailPointsChanged& event) const {
    return {{"event", "rail-points-changed"},
            {"side", board::name(event.side)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::LossesCounted& event) const {
    return {
        {"event", "losses-counted"}, {"side", board::name(event.side)}, {"points", event.points}};
  }

  Json operator()(const state::StatusSet& event) const {
    return {{"event", "deed-set"},
            {"piece", piece(event.piece)},
            {"deed", state::name(event.status)},
            {"on", event.on}};
  }

  Json operator()(const state::PointsSpent& event) const {
    return {{"event", "points-spent"},    {"piece", piece(event.piece)},
            {"movement", event.movement}, {"extra", event.extra},
            {"carried", event.carried},   {"rail_hexes", event.rail_hexes}};
  }

  Json operator()(const state::SpanDeclared& event) const {
    return {
        {"event", "span-declared"}, {"piece", piece(event.piece)}, {"leader", piece(event.leader)}};
  }

  Json operator()(const state::ForceEnergised& event) const {
    Json units = Json::array();
    for (const PieceId unit : event.units) {
      units.push_back(piece(unit));
    }
    return {{"event", "force-energised"},
            {"energiser", piece(event.energiser)},
            {"units", std::move(units)}};
  }

  Json operator()(const state::CommanderAppointed& event) const {
    return {{"event", "commander-appointed"},
            {"headquarters", piece(event.headquarters)},
            {"leader", piece(event.leader)},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::ControlPassed& event) const {
    return {{"event", "control-passed"}, {"hex", event.hex.label()}, {"to", to_json(event.to)}};
  }

  Json operator()(const state::NetChanged& event) const {
    return {{"event", "net-changed"}, {"hex", event.hex.label()}, {"to", to_json(event.to)}};
  }

  Json operator()(const state::RailCutSet& event) const {
    return {{"event", "rail-cut-set"},
            {"hex", event.hex.label()},
            {"cut", event.cut},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::BuildingPaid& event) const {
    return {{"event", "building-paid"},
            {"hex", event.hex.label()},
            {"side", board::name(event.side)},
            {"kind", rulebook::name(event.kind)},
            {"by", event.by}};
  }

  Json operator()(const state::LandingsEnded& event) const {
    return {{"event", "landings-ended"}, {"side", board::name(event.side)}};
  }

  Json operator()(const state::ArrivalsWait& event) const {
    return {{"event", "arrivals-wait"}, {"waiting", event.waiting.size()}};
  }

  Json operator()(const state::RailFerryUsed& event) const {
    return {{"event", "rail-ferry-used"}, {"at", event.side.label()}, {"by", event.by}};
  }

  Json operator()(const state::RailheadPassed& event) const {
    return {{"event", "railhead-passed"},
            {"hex", event.hex.label()},
            {"side", board::name(event.side)}};
  }

  Json operator()(const state::RestrictionTested& event) const {
    return {{"event", "restriction-tested"}, {"holds", event.holds}};
  }

  Json operator()(const state::LandingFed& event) const {
    return {{"event", "landing-fed"},
            {"side", board::name(event.landing.side)},
            {"piece", piece(event.landing.transport)},
            {"from", event.landing.loading.label()},
            {"to", event.landing.landing.label()}};
  }

  Json operator()(const state::StageBegan& event) const {
    return {{"event", "stage-began"},
            {"stage", state::name(event.stage)},
            {"side", board::name(event.acting)}};
  }

  Json operator()(const state::StageWentOn& event) const {
    return {{"event", "stage-went-on"}, {"step", event.step}};
  }

  Json operator()(const state::GameTurnBegan& event) const {
    return {{"event", "game-turn-began"},
            {"game_turn", event.game_turn},
            {"cycle", event.cycle.text()}};
  }

  Json operator()(const state::ChitTaken& event) const {
    return {{"event", "chit-taken"},
            {"side", board::name(event.side)},
            {"value", event.value},
            {"option", event.option}};
  }

  Json operator()(const state::FirstPlayerFixed& event) const {
    return {{"event", "first-player-fixed"}, {"side", board::name(event.side)}};
  }

  Json operator()(const state::CommandGiven& event) const {
    return {
        {"event", "command-given"}, {"side", board::name(event.side)}, {"piece", piece(event.to)}};
  }

  Json operator()(const state::DecisionBegan& event) const {
    return {{"event", "work-began"}, {"work", decision_word(event.decision)}};
  }

  Json operator()(const state::DecisionChanged& event) const {
    return {{"event", "work-changed"}, {"work", decision_word(event.decision)}};
  }

  Json operator()(const state::DecisionEnded& /*event*/) const { return {{"event", "work-ended"}}; }

  Json operator()(const state::IncomeCame& event) const {
    return {{"event", "income-came"},
            {"side", board::name(event.side)},
            {"from", hex(event.from)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PersonnelChanged& event) const {
    return {{"event", "personnel-changed"},
            {"side", board::name(event.side)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::PoliticsChanged& event) const {
    return {{"event", "politics-changed"},
            {"side", board::name(event.side)},
            {"by", event.by},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::CallMade& event) const {
    return {{"event", "call-made"},
            {"side", board::name(event.side)},
            {"call", rulebook::name(static_cast<rulebook::Call>(event.call))}};
  }

  Json operator()(const state::BlockadeTried& event) const {
    return {{"event", "blockade-tried"},
            {"hex", event.blockade.port.label()},
            {"ships", event.blockade.ships},
            {"closed", event.blockade.closed}};
  }

  Json operator()(const state::DivisionAugmented& event) const {
    return {{"event", "division-augmented"}, {"hex", event.hex.label()}};
  }

  Json operator()(const state::UnitDeployed& event) const {
    return {{"event", "unit-deployed"},
            {"hex", event.hex.label()},
            {"kind", rulebook::name(event.kind)}};
  }

  Json operator()(const state::FittingChanged& event) const {
    return {{"event", "fitting-changed"},
            {"piece", piece(event.fitting.ship)},
            {"hex", event.fitting.site.label()},
            {"on", event.on}};
  }

  Json operator()(const state::HeadquartersDue& event) const {
    return {{"event", "headquarters-due"},
            {"side", board::name(event.side)},
            {"corps", event.due.corps},
            {"armies", event.due.armies}};
  }

  Json operator()(const state::DepartmentRelocated& event) const {
    return {{"event", "department-relocated"},
            {"side", board::name(event.side)},
            {"piece", piece(event.department)}};
  }

  Json operator()(const state::FeatCounted& event) const {
    constexpr std::array<std::string_view, 6> kFeats{"table-used", "losses",     "fort",
                                                     "city",       "washington", "five-cities"};
    return {{"event", "feat-counted"},
            {"side", board::name(event.side)},
            {"feat", kFeats.at(static_cast<std::size_t>(event.feat))},
            {"hex", hex(event.hex)}};
  }

  Json operator()(const state::KentuckyJoined& event) const {
    return {{"event", "kentucky-joined"},
            {"side", board::name(event.side)},
            {"case", event.cited.text()}};
  }

  Json operator()(const state::EmancipationProclaimed& /*event*/) const {
    return {{"event", "emancipation-proclaimed"}};
  }

  Json operator()(const state::WarEnded& event) const {
    return {{"event", "war-ended"},
            {"winner", board::name(event.winner)},
            {"conceded", event.end == state::EarlyEnd::Conceded}};
  }

  Json operator()(const state::Told& event) const {
    return {{"event", "told"},
            {"key", event.key.str()},
            {"side", to_json(event.side)},
            {"piece", piece(event.piece)},
            {"other", piece(event.other)},
            {"hex", hex(event.hex)},
            {"figures", event.figures},
            {"case", event.cited.text()}};
  }

 private:
  [[nodiscard]] Json piece(const std::optional<PieceId>& id) const {
    return id ? Json(key(state_->piece(*id))) : Json(nullptr);
  }

  [[nodiscard]] static Json hex(const std::optional<board::HexId>& hex) {
    return hex ? Json(hex->label()) : Json(nullptr);
  }

  const GameState* state_;
};

Json piece_or_null(const GameState& state, const std::optional<PieceId>& id) {
  return id && id->value() < state.pieces.size() ? Json(key(state.piece(*id))) : Json(nullptr);
}

}  // namespace

Json to_json(const state::Situation& now, const state::Event& event, const words::Was& was) {
  Json fields = std::visit(Fields{now.state}, event);
  fields["text"] = words::sentence(now, event, was);
  return fields;
}

Json asks_json(const state::Turn& turn, const std::optional<game::Question>& question) {
  return {{"game_turn", turn.game_turn},
          {"stage", state::name(turn.stage)},
          {"acting", board::name(turn.acting)},
          {"side", question ? Json(board::name(question->side)) : Json(nullptr)},
          {"decision", question ? Json(rulebook::name(question->decision)) : Json(nullptr)}};
}

Json to_json(const state::Situation& now, const state::Illegal& illegal,
             std::optional<board::Side> reader) {
  const auto piece = [&](const std::optional<state::PieceId>& id) {
    return id && !words::is_seen(now, *id, reader) ? Json(nullptr) : piece_or_null(now.state, id);
  };
  const auto hex = [](const std::optional<board::HexId>& place) {
    return place ? Json(place->label()) : Json(nullptr);
  };
  Json hint = nullptr;
  if (!illegal.hint.empty()) {
    hint = {{"key", illegal.hint},
            {"more", illegal.more},
            {"least", illegal.least},
            {"most", illegal.most}};
  }
  return {{"case", illegal.cited.text()},
          {"reason", illegal.reason},
          {"sentence", words::sentence(now, illegal, reader)},
          {"need", illegal.need},
          {"have", illegal.have},
          {"piece", piece(illegal.piece)},
          {"other", piece(illegal.other)},
          {"at", hex(illegal.at)},
          {"water",
           illegal.water ? Json(now.map().water_place(*illegal.water).label()) : Json(nullptr)},
          {"from", hex(illegal.from)},
          {"hint", std::move(hint)}};
}

}  // namespace core::cli
