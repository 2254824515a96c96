// [17.0] The names and sentences of sources, steps and obstacles of supply.
#include "core/rulebook/language.h"
#include "core/supply/chain_of_supply.h"

#include <array>

namespace core::supply {
namespace {

constexpr std::array<std::string_view, 6> kSources{"department", "depot",    "army-hq",
                                                   "train",      "railhead", "inside-stock"};
constexpr std::array<std::string_view, 10> kModes{"origin", "rail",   "rail-ferry", "load", "water",
                                                  "land",   "source", "ground",     "line", "ship"};
constexpr std::array<std::string_view, 23> kObstacles{
    "out-of-range",    "enemy-zone",         "enemy-units", "enemy-warship", "enemy-fort-water",
    "no-crossing",     "impassable-side",    "rail-cut",    "outside-net",   "railhead-marker",
    "rail-ferry-held", "head-of-navigation", "shoals",      "sandbar",       "no-transport",
    "besieged",        "city-besieged",      "city-lost",   "city-occupied", "enemy-nearby",
    "neutralised",     "no-stock",           "no-source"};

void replace(std::string& text, std::string_view word, const std::string& with) {
  const auto at = text.find(word);
  if (at != std::string::npos) {
    text.replace(at, word.size(), with);
  }
}

/// "Price (infantry 6-3) and cavalry 2-4 in B3605", at most three by name.
std::string names_of(const rulebook::Rulebook& book, const GameState& state,
                     const std::vector<PieceId>& pieces) {
  constexpr std::size_t kNamed = 3;
  std::string text;
  for (std::size_t at = 0; at < pieces.size() && at < kNamed; ++at) {
    const state::Piece& piece = state.piece(pieces[at]);
    const std::string kind = rulebook::word(book, rulebook::name(piece.kind));
    const std::string what = piece.value.empty() ? kind : kind + " " + piece.value;
    text += at == 0 ? "" : ", ";
    text += piece.name.empty() ? what : piece.name + " (" + what + ")";
    text += " " + rulebook::word(book, "at") + " " + state::label(piece.place);
  }
  if (pieces.size() > kNamed) {
    text += " " + rulebook::word(book, "and") + " " + std::to_string(pieces.size() - kNamed) + " " +
            rulebook::word(book, "more");
  }
  return text.empty() ? rulebook::word(book, "enemy units") : text;
}

}  // namespace

std::string_view name(SourceKind kind) noexcept {
  return kSources.at(static_cast<std::size_t>(kind));
}

std::string_view name(Mode mode) noexcept { return kModes.at(static_cast<std::size_t>(mode)); }

std::string_view name(ObstacleKind kind) noexcept {
  return kObstacles.at(static_cast<std::size_t>(kind));
}

std::string label(const map::Map& map, const Spot& spot) {
  if (const auto* hex = std::get_if<HexId>(&spot)) {
    return hex->label();
  }
  return map.water_place(std::get<map::WaterPlaceId>(spot)).label();
}

std::string sentence(const Setting& setting, const GameState& state, const Obstacle& obstacle) {
  const rulebook::Chart* chart = setting.rulebook->find_chart("supply_obstacles");
  std::string text;
  if (chart != nullptr) {
    for (const auto& row : chart->rows) {
      if (row.front() == name(obstacle.kind)) {
        text = row.back();
      }
    }
  }
  if (text.empty()) {
    text = std::string{name(obstacle.kind)} + " at {at} [{case}]";
  }
  replace(text, "{at}", label(*setting.map, obstacle.at));
  replace(text, "{from}", obstacle.from ? label(*setting.map, *obstacle.from) : "");
  replace(text, "{culprits}", names_of(*setting.rulebook, state, obstacle.culprits));
  replace(text, "{case}", obstacle.cited.text());
  replace(text, "{need}", std::to_string(obstacle.need));
  replace(text, "{have}", std::to_string(obstacle.have));
  return text;
}

}  // namespace core::supply
