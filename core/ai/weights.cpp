#include "core/ai/weights.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <string>
#include <utility>

namespace core::ai {
namespace {

using Member = std::pair<std::string_view, int Weights::*>;

constexpr std::array<Member, 59> kMembers{{{"own-csp", &Weights::own_csp},
                                           {"enemy-csp", &Weights::enemy_csp},
                                           {"capital", &Weights::capital},
                                           {"supply-city", &Weights::supply_city},
                                           {"city", &Weights::city},
                                           {"seaport", &Weights::seaport},
                                           {"stock", &Weights::stock},
                                           {"margin", &Weights::margin},
                                           {"attack-margin", &Weights::attack_margin},
                                           {"week", &Weights::week},
                                           {"need", &Weights::need},
                                           {"exposure", &Weights::exposure},
                                           {"unfed", &Weights::unfed},
                                           {"die", &Weights::die},
                                           {"promise", &Weights::promise},
                                           {"quarry", &Weights::quarry},
                                           {"haste", &Weights::haste},
                                           {"reserve", &Weights::reserve},
                                           {"by-ship", &Weights::by_ship},
                                           {"cut", &Weights::cut},
                                           {"scarcity", &Weights::scarcity},
                                           {"train", &Weights::train},
                                           {"siege", &Weights::siege},
                                           {"march-hexes", &Weights::march_hexes},
                                           {"wagon-hexes", &Weights::wagon_hexes},
                                           {"doomed", &Weights::doomed},
                                           {"overwhelmed", &Weights::overwhelmed},
                                           {"toll", &Weights::toll},
                                           {"sure-odds", &Weights::sure_odds},
                                           {"least-odds", &Weights::least_odds},
                                           {"likely", &Weights::likely},
                                           {"mass", &Weights::mass},
                                           {"stocked", &Weights::stocked},
                                           {"rails-kept", &Weights::rails_kept},
                                           {"horizon", &Weights::horizon},
                                           {"ship", &Weights::ship},
                                           {"guns", &Weights::guns},
                                           {"sea-hexes", &Weights::sea_hexes},
                                           {"in-the-way", &Weights::in_the_way},
                                           {"beside-them", &Weights::beside_them},
                                           {"army", &Weights::army},
                                           {"wear", &Weights::wear},
                                           {"unfed-way", &Weights::unfed_way},
                                           {"by-rail", &Weights::by_rail},
                                           {"isolation", &Weights::isolation},
                                           {"by-sea", &Weights::by_sea},
                                           {"opening", &Weights::opening},
                                           {"voyage-hexes", &Weights::voyage_hexes},
                                           {"company", &Weights::company},
                                           {"waste", &Weights::waste},
                                           {"for-ships", &Weights::for_ships},
                                           {"longest-line", &Weights::longest_line},
                                           {"csp-to-transport", &Weights::csp_to_transport},
                                           {"csp-to-siege-train", &Weights::csp_to_siege_train},
                                           {"csp-to-flotilla", &Weights::csp_to_flotilla},
                                           {"prospect", &Weights::prospect},
                                           {"dread", &Weights::dread},
                                           {"axis", &Weights::axis},
                                           {"doubt", &Weights::doubt}}};

constexpr std::array<Member, 15> kOfLevel{{{"forces", &Weights::forces},
                                           {"looks", &Weights::looks},
                                           {"ends", &Weights::ends},
                                           {"cuts", &Weights::cuts},
                                           {"water", &Weights::water},
                                           {"orders", &Weights::orders},
                                           {"plans", &Weights::plans},
                                           {"theatres", &Weights::theatres},
                                           {"radius", &Weights::radius},
                                           {"critical", &Weights::critical},
                                           {"others", &Weights::others},
                                           {"targets", &Weights::targets},
                                           {"reply", &Weights::reply},
                                           {"draws", &Weights::draws},
                                           {"work", &Weights::work}}};

/// @param level a column of general_levels
Weights weights_by(const rulebook::Rulebook& book, Temperament temperament,
                   std::string_view level) {
  const Temperament plays =
      temperament == Temperament::AsInTheWar ? Temperament::Steady : temperament;
  Weights weights;
  for (const auto& [row, member] : kMembers) {
    weights.*member = chart_number(book, "general_weights", row,
                                   kTemperaments.at(static_cast<std::size_t>(plays)));
  }
  for (const auto& [row, member] : kOfLevel) {
    weights.*member = chart_number(book, "general_levels", row, level);
  }
  return weights;
}

}  // namespace

int chart_number(const rulebook::Rulebook& book, std::string_view name, std::string_view row,
                 std::string_view column) {
  if (const rulebook::Chart* const chart = book.find_chart(name)) {
    const auto at = std::find(chart->columns.begin(), chart->columns.end(), column);
    const auto line = std::find_if(chart->rows.begin(), chart->rows.end(),
                                   [&](const auto& each) { return each.front() == row; });
    if (at != chart->columns.end() && line != chart->rows.end()) {
      const std::string& cell = line->at(static_cast<std::size_t>(at - chart->columns.begin()));
      int value = 0;
      const auto read = std::from_chars(cell.data(), cell.data() + cell.size(), value);
      if (read.ec == std::errc{} && read.ptr == cell.data() + cell.size()) {
        return value;
      }
    }
  }
  throw std::logic_error("no whole number in the chart " + std::string{name} + " for " +
                         std::string{row} + ", " + std::string{column});
}

std::vector<std::string_view> weight_names() {
  std::vector<std::string_view> names(kMembers.size());
  std::transform(kMembers.begin(), kMembers.end(), names.begin(),
                 [](const Member& member) { return member.first; });
  return names;
}

Weights weights_of(const rulebook::Rulebook& book, const Temper& temper,
                   const WeightChanges& changes) {
  Weights weights =
      weights_by(book, temper.temperament, kLevels.at(static_cast<std::size_t>(temper.level)));
  for (const WeightChange& change : changes) {
    const auto* const found =
        std::find_if(kMembers.begin(), kMembers.end(),
                     [&](const Member& member) { return member.first == change.weight; });
    if (found == kMembers.end()) {
      throw std::logic_error("there is no weight " + change.weight);
    }
    weights.*(found->second) = change.value;
  }
  return weights;
}

Weights weights_in_mind(const rulebook::Rulebook& book, Temperament temperament) {
  return weights_by(book, temperament, "in-mind");
}

}  // namespace core::ai
