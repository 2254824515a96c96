#include "core/strategic/income.h"

#include "core/strategic/campaign.h"
#include "core/supply/memo.h"
#include "core/supply/pool.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace core::strategic {
namespace {

using namespace base::literals;
using map::SupplyCityOf;
using map::Town;
using map::TownKind;

constexpr std::array<std::string_view, 8> kNoIncome{"none",       "lost",       "besieged",
                                                    "cut-off",    "blockaded",  "harbour-lost",
                                                    "off-season", "not-printed"};
constexpr std::array<std::string_view, 4> kIncomeKinds{"base", "major-city", "supply-city",
                                                       "import"};

bool is_one_of(const std::vector<HexId>& hexes, HexId hex) {
  return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

/// [21.31] [21.32] Why a city of the South brings its Confederate owner nothing.
NoIncome why_not_confederate(const Situation& now, HexId hex, bool major) {
  if (!territory::controls(now.state, Side::Confederate, hex)) {
    return NoIncome::Lost;
  }
  const bool besieged = supply::chain_of(now, Side::Confederate).is_besieged(hex);
  if (besieged && (!major || now.in_force("E084"_erratum))) {
    return NoIncome::Besieged;
  }
  if (!major && !has_rail_to_origin(now, Side::Confederate, hex)) {
    return NoIncome::CutOff;
  }
  return NoIncome::None;
}

/// [21.22] Whether the Union traces from the hex to the northern edge, or it is a seaport that
/// ships feed.
bool is_linked_to_north(const Situation& now, HexId hex) {
  const auto& sources = supply::chain_of(now, Side::Union).in_reach_of({hex});
  const bool seaport = now.map().has_seaport(hex);
  return std::any_of(sources.begin(), sources.end(), [&](const supply::SourceInReach& source) {
    return source.kind == supply::SourceKind::Railhead && source.at == hex &&
           (source.over_rail || (seaport && source.piece));
  });
}

NoIncome why_not_union(const Situation& now, HexId hex) {
  if (!now.in_force("E017"_erratum) || !now.in_force("E083"_erratum)) {
    return NoIncome::NotPrinted;
  }
  if (supply::chain_of(now, Side::Union).is_besieged(hex)) {
    return NoIncome::Besieged;
  }
  return is_linked_to_north(now, hex) ? NoIncome::None : NoIncome::CutOff;
}

/// One line, with nothing for what brings nothing.
IncomeLine line(IncomeKind kind, const Town& town, int points, NoIncome why, base::CaseRef cited) {
  if (why == NoIncome::None && points == 0) {
    why = NoIncome::OffSeason;
  }
  return {kind, town.hex, town.name, why == NoIncome::None ? points : 0, why, cited};
}

class Lines {
 public:
  Lines(const Situation& now, Side side, rulebook::Cycle cycle)
      : now_{now}, side_{side}, row_{cycle_row(now, cycle)} {}

  std::vector<IncomeLine> all() {
    if (side_ == Side::Union) {
      lines_.push_back(
          {IncomeKind::Base, std::nullopt, "", row_.union_supply, NoIncome::None, "21.21"_case});
    }
    add_major_cities();
    add_supply_cities();
    if (side_ == Side::Confederate) {
      add_ports();
    }
    return std::move(lines_);
  }

 private:
  void add_major_cities() {
    for (const rulebook::MajorCity& city : now_.book().major_cities) {
      if (const auto id = now_.map().find_town(city.name)) {
        majors_.push_back(now_.map().town(*id).hex);
        add(IncomeKind::MajorCity, now_.map().town(*id), city.supply_in(row_.cycle));
      }
    }
  }

  void add_supply_cities() {
    for (const Town& town : now_.map().towns()) {
      if (town.supply_city_of == SupplyCityOf::Confederate && now_.map().is_played(town.hex) &&
          !is_one_of(majors_, town.hex)) {
        add(IncomeKind::SupplyCity, town, row_.city_yield);
      }
    }
  }

  void add_ports() {
    for (const HexId port : import_ports(now_)) {
      NoIncome why = why_no_import(now_, port);
      const auto& tried = now_.state.war.blockades;
      const bool closed =
          row_.cycle == now_.state.cycle &&
          std::any_of(tried.begin(), tried.end(), [&](const state::Blockade& blockade) {
            return blockade.port == port && blockade.closed;
          });
      if (why == NoIncome::None && closed) {
        why = NoIncome::Blockaded;
      }
      const Town& town = now_.map().town(now_.map().towns_in(port).front());
      lines_.push_back(
          line(IncomeKind::Import, town, row_.import, why, closed ? "24.12"_case : "21.34"_case));
    }
  }

  void add(IncomeKind kind, const Town& town, int points) {
    const bool major = kind == IncomeKind::MajorCity;
    if (side_ == Side::Union) {
      if (territory::controls(now_.state, Side::Union, town.hex)) {
        lines_.push_back(line(kind, town, points, why_not_union(now_, town.hex), "21.22"_case));
      }
      return;
    }
    lines_.push_back(line(kind, town, points, why_not_confederate(now_, town.hex, major),
                          major ? "21.35"_case : "21.32"_case));
  }

  const Situation& now_;
  Side side_;
  const rulebook::CycleRow& row_;
  std::vector<HexId> majors_;
  std::vector<IncomeLine> lines_;
};

}  // namespace

std::string_view name(NoIncome why) noexcept { return kNoIncome.at(static_cast<std::size_t>(why)); }

std::string_view name(IncomeKind kind) noexcept {
  return kIncomeKinds.at(static_cast<std::size_t>(kind));
}

std::vector<IncomeLine> income_of(const Situation& now, Side side, rulebook::Cycle cycle) {
  return Lines{now, side, cycle}.all();
}

std::vector<IncomeLine> income_of(const Situation& now, Side side) {
  return income_of(now, side, now.state.cycle);
}

int total_of(const std::vector<IncomeLine>& lines) noexcept {
  return std::accumulate(lines.begin(), lines.end(), 0,
                         [](int sum, const IncomeLine& line) { return sum + line.points; });
}

NoIncome why_no_import(const Situation& now, HexId port) {
  if (!territory::controls(now.state, Side::Confederate, port)) {
    return NoIncome::Lost;
  }
  if (supply::chain_of(now, Side::Confederate).is_besieged(port)) {
    return NoIncome::Besieged;
  }
  // [24.14] The forts of a harbour are those that are closed from the same water.
  for (const Town& town : now.map().towns()) {
    if (town.hex != port || !town.seaport) {
      continue;
    }
    for (const Town& fort : now.map().towns()) {
      if (fort.kind == TownKind::Fort && fort.sea_location &&
          fort.sea_location == town.sea_location &&
          territory::controls(now.state, Side::Union, fort.hex)) {
        return NoIncome::HarbourLost;
      }
    }
  }
  return has_rail_to_origin(now, Side::Confederate, port) ? NoIncome::None : NoIncome::CutOff;
}

std::vector<HexId> import_ports(const Situation& now) {
  std::vector<HexId> ports;
  for (const Town& town : now.map().towns()) {
    const map::State* const state = now.map().state_of(town.hex);
    if (town.seaport && town.kind != TownKind::Fort && town.sea_location && state != nullptr &&
        state->side == Side::Confederate && now.map().is_played(town.hex) &&
        !is_one_of(ports, town.hex)) {
      ports.push_back(town.hex);
    }
  }
  return ports;
}

void receive_income(Record& record, Side side) {
  for (const IncomeLine& source : income_of(record.now(), side)) {
    const int points = std::min(source.points, supply::room_in_pool(record.now(), side));
    if (points > 0) {
      record.apply(state::IncomeCame{side, source.hex, points, source.cited});
    }
  }
}

}  // namespace core::strategic
