#include "core/strategic/politics.h"

#include "core/strategic/campaign.h"
#include "core/strategic/deployment.h"
#include "core/strategic/kentucky.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <array>

namespace core::strategic {
namespace {

using namespace base::literals;
using map::TownKind;
using rulebook::PoliticalResult;
using state::Feat;

/// [4.3] The election: when, how many cities the Union needs, by how much the lead is raised.
constexpr rulebook::Cycle kElection{1864, 12};
constexpr int kCitiesToBeElected = 3;
constexpr int kElectionLead = 8;
constexpr std::string_view kWashington = "Washington";

void gain(Record& record, Side side, int points, state::CaseRef cited) {
  if (points > 0) {
    record.apply(state::PoliticsChanged{side, points, cited});
  }
}

/// [25.2] Each full 50 CSP lost, once.
void score_losses(Record& record, Side side) {
  const rulebook::PoliticalFigures& figures = record.now().book().politics;
  const int thresholds = record.state().treasury_of(side).lost / figures.losses_each;
  while (record.state().war.politics_of(side).losses_counted < thresholds) {
    record.apply(state::FeatCounted{side, Feat::LossesCounted, {}});
    gain(record, board::enemy_of(side), figures.losses, "25.2"_case);
  }
}

/// [25.3] Once for each side; as printed (E100) for every fort.
void score_fort(Record& record, Side captor) {
  const bool first = record.state().war.politics_of(captor).forts_taken == 0;
  record.apply(state::FeatCounted{captor, Feat::FortTaken, {}});
  if (first || !record.now().in_force("E100"_erratum)) {
    gain(record, captor, record.now().book().politics.fort, "25.3"_case);
  }
}

bool is_washington(const Situation& now, HexId hex) {
  const auto town = now.map().find_town(kWashington);
  return town && now.map().town(*town).hex == hex;
}

/// [3.16] [25.3] Whether the hex holds a city whose first capture counts for the side.
bool counts_for(const Situation& now, Side captor, HexId hex) {
  if (now.state.home[static_cast<std::size_t>(hex.ordinal())] != board::enemy_of(captor)) {
    return false;
  }
  if (captor == Side::Union) {
    const std::vector<HexId> five = five_cities(now);
    return std::find(five.begin(), five.end(), hex) != five.end();
  }
  const auto towns = now.map().towns_in(hex);
  return std::any_of(towns.begin(), towns.end(), [&](map::TownId town) {
    return now.map().town(town).kind == TownKind::MajorCity;
  });
}

void score_five_cities(Record& record) {
  const std::vector<HexId> five = five_cities(record.now());
  const bool all = std::all_of(five.begin(), five.end(), [&](HexId city) {
    return territory::controls(record.state(), Side::Union, city);
  });
  if (all && !record.state().war.politics_of(Side::Union).has_five_cities) {
    record.apply(state::FeatCounted{Side::Union, Feat::FiveCities, {}});
    gain(record, Side::Union, record.now().book().politics.five_cities, "25.3"_case);
  }
}

/// [25.3] The side has captured the hex.
void score_capture(Record& record, Side captor, HexId hex) {
  if (captor == Side::Union) {
    lose_yard(record, hex);
  }
  const rulebook::PoliticalFigures& figures = record.now().book().politics;
  const state::War& war = record.state().war;
  const bool washington = captor == Side::Confederate && is_washington(record.now(), hex);
  if (washington && !war.politics_of(captor).has_washington) {
    record.apply(state::FeatCounted{captor, Feat::Washington, hex});
    gain(record, captor, figures.washington, "25.3"_case);
  } else if (!washington && counts_for(record.now(), captor, hex) &&
             std::find(war.cities.begin(), war.cities.end(), hex) == war.cities.end()) {
    record.apply(state::FeatCounted{captor, Feat::CityTaken, hex});
    gain(record, captor, figures.city, "25.3"_case);
  }
  if (captor == Side::Union) {
    score_five_cities(record);
  }
}

/// What one event means for politics. Takes a copy: what follows is written behind it.
struct ScoreEvent {
  Record& record;

  void operator()(const state::LossesCounted& event) const { score_losses(record, event.side); }

  void operator()(const state::ControlPassed& event) const {
    if (event.to) {
      score_capture(record, *event.to, event.hex);
    }
  }

  void operator()(const state::DecisionBegan& event) const {
    const auto* const fort = std::get_if<state::FortTaken>(&event.decision);
    if (fort != nullptr && record.now().in_force("E073"_erratum)) {
      score_fort(record, fort->side);
    }
  }

  void operator()(const state::Told& event) const {
    if (event.key == "fort-captured" && event.side) {
      score_fort(record, *event.side);
    }
  }

  void operator()(const state::PieceMoved& event) const { score_piece(event.piece); }

  void operator()(const state::PieceCreated& event) const { score_piece(event.piece.id); }

  template <class Other>
  void operator()(const Other& /*event*/) const {}

 private:
  void score_piece(PieceId piece) const {
    const Situation now = record.now();
    if (is_kentucky_neutral(now) && violates_kentucky(now, piece)) {
      violate_kentucky(record, now.piece(piece).side);
    }
  }
};

/// [25.5] What the table says with a lead of at least 1.
void consult_table(Record& record, Side side, int lead, state::CaseRef cited) {
  const int face = record.roll(rulebook::RollId::Politics, side, cited);
  const PoliticalResult result = record.now().book().political_table.result(face, lead);
  record.tell({result == PoliticalResult::Victory    ? "table-victory"
               : result == PoliticalResult::Kentucky ? "table-kentucky"
                                                     : "table-nothing",
               cited,
               side,
               {},
               {},
               {},
               {lead, face}});
  if (result == PoliticalResult::Victory) {
    record.apply(state::WarEnded{state::EarlyEnd::Political, side});
  } else if (result == PoliticalResult::Kentucky && is_kentucky_neutral(record.now())) {
    join_kentucky(record, side, "25.45"_case);
  }
}

}  // namespace

bool score_events(Record& record, std::size_t& seen) {
  if (!record.setting().is_campaign()) {
    seen = record.events().size();
    return false;
  }
  const std::size_t before = record.events().size();
  while (seen < record.events().size()) {
    const state::Event event = record.events()[seen++];
    std::visit(ScoreEvent{record}, event);
  }
  return record.events().size() > before;
}

int lead_of(const Situation& now, Side side) noexcept {
  return now.state.war.politics_of(side).points -
         now.state.war.politics_of(board::enemy_of(side)).points;
}

state::Ruling<> may_try_politics(const Situation& now, Side side) {
  const int cycle = now.state.cycle.number;
  if (std::find(kTableCycles.begin(), kTableCycles.end(), cycle) == kTableCycles.end()) {
    return state::refused(state::refusal("25.5"_case, "no-table-now").figures(0, cycle));
  }
  if (const int lead = lead_of(now, side); lead <= 0) {
    return state::refused(state::refusal("25.51"_case, "no-lead").figures(1, lead));
  }
  if (now.state.turn.step > 1) {
    return state::refused(state::refusal("25.5"_case, "table-used"));
  }
  return {};
}

void try_politics(Record& record, Side side) {
  record.apply(state::StageWentOn{2});
  const int lead = lead_of(record.now(), side);
  const bool again = record.state().war.politics_of(side).table_uses > 0;
  record.apply(state::FeatCounted{side, Feat::TableUsed, {}});
  consult_table(record, side, lead, "25.5"_case);
  if (again) {
    gain(record, board::enemy_of(side), record.now().book().politics.table_again, "25.2"_case);
  }
}

void hold_election(Record& record) {
  if (record.state().cycle != kElection) {
    return;
  }
  const std::vector<HexId> five = five_cities(record.now());
  const auto held = std::count_if(five.begin(), five.end(), [&](HexId city) {
    return territory::controls(record.state(), Side::Union, city);
  });
  const int lead = lead_of(record.now(), Side::Confederate) + kElectionLead;
  const bool rolls = held < kCitiesToBeElected && lead > 0;
  record.tell({rolls ? "election-in-doubt" : "election-held",
               "4.3"_case,
               Side::Confederate,
               {},
               {},
               {},
               {static_cast<int>(held), lead}});
  if (rolls) {
    consult_table(record, Side::Confederate, lead, "4.3"_case);
  }
}

state::Ruling<> may_concede(const Situation& now) {
  return now.setting.is_campaign() ? state::Ruling<>{}
                                   : state::refused(state::refusal("25.6"_case, "no-concession"));
}

void concede(Record& record, Side side) {
  record.apply(state::WarEnded{state::EarlyEnd::Conceded, board::enemy_of(side)});
}

}  // namespace core::strategic
