#include "core/cli/supply_answer.h"

#include "core/cli/table.h"
#include "core/cli/words.h"

#include <fmt/format.h>

namespace core::cli {
namespace {

using data::OpenedSetup;
using supply::Answer;
using supply::NotSupplied;
using supply::Obstacle;
using supply::Step;
using supply::Supplied;

std::string spot_name(const OpenedSetup& opened, const supply::Spot& spot) {
  const map::Map& map = *opened.setting.map;
  if (const auto* const hex = std::get_if<board::HexId>(&spot)) {
    return place_name(map, *hex);
  }
  const map::WaterPlace& water = map.water_place(std::get<map::WaterPlaceId>(spot));
  return water.hex ? place_name(map, *water.hex) + " (water)"
                   : place_name(map, state::Place{*water.side});
}

/// "depot U63-009 in A5415 Lexington", "railhead in A4324 Nashville".
std::string source_name(const OpenedSetup& opened, supply::SourceKind kind,
                        const std::optional<state::PieceId>& piece,
                        const std::optional<board::HexId>& at) {
  std::string text{supply::name(kind)};
  if (piece) {
    text += " " + key(opened.state.piece(*piece));
  }
  return at ? text + " in " + place_name(*opened.setting.map, *at) : text;
}

int cost_of(const std::vector<Step>& path, std::size_t end) {
  int cost = 0;
  for (std::size_t step = 0; step < end && step < path.size(); ++step) {
    cost += path[step].cost;
  }
  return cost;
}

/// The steps as a table; `broken_at` marks the step that cannot be made.
std::string steps_text(const OpenedSetup& opened, const std::vector<Step>& path,
                       std::optional<std::size_t> broken_at) {
  Table table{{">step", "mode", ">cost", ">so far", "to"}};
  for (std::size_t step = 0; step < path.size(); ++step) {
    table.row({std::to_string(step), std::string{supply::name(path[step].mode)},
               std::to_string(path[step].cost), std::to_string(cost_of(path, step + 1)),
               spot_name(opened, path[step].at) + (broken_at == step ? "  <- broken here" : "")});
  }
  return table.text(4);
}

std::string culprits_text(const OpenedSetup& opened, const Obstacle& obstacle) {
  std::vector<std::string> names;
  for (const state::PieceId id : obstacle.culprits) {
    const state::Piece& piece = opened.state.piece(id);
    names.push_back(fmt::format("{} {}", key(piece), state::title(piece)));
  }
  return join(names);
}

std::string text_of(const OpenedSetup& opened, const Obstacle& obstacle) {
  std::string text = "  " + sentence_of(opened, obstacle) + "\n";
  if (!obstacle.culprits.empty()) {
    text += "    by " + culprits_text(opened, obstacle) + "\n";
  }
  return text;
}

std::string full_text(const OpenedSetup& opened, const Supplied& fed) {
  std::string text =
      fmt::format("  source {}, cost {} of {}\n",
                  source_name(opened, fed.source, fed.piece, fed.at), fed.cost, fed.range);
  if (!fed.feed.empty()) {
    text += "  the railhead is fed so:\n" + steps_text(opened, fed.feed, std::nullopt);
  }
  return text + "  path of the broadcast:\n" + steps_text(opened, fed.path, std::nullopt);
}

std::string full_text(const OpenedSetup& opened, const NotSupplied& starved) {
  std::string text = fmt::format("  nearest source {}\n",
                                 source_name(opened, starved.source, starved.piece, starved.at));
  text += text_of(opened, starved.obstacle);
  if (!starved.path.empty()) {
    text +=
        "  the best way there would be:\n" + steps_text(opened, starved.path, starved.broken_at);
  }
  if (!starved.further.empty()) {
    text += "  further in the way:\n";
    for (const Obstacle& obstacle : starved.further) {
      text += "  " + text_of(opened, obstacle);
    }
  }
  return text;
}

Json spot_json(const OpenedSetup& opened, const supply::Spot& spot) {
  return {{"place", supply::label(*opened.setting.map, spot)},
          {"water", std::holds_alternative<map::WaterPlaceId>(spot)}};
}

Json steps_json(const OpenedSetup& opened, const std::vector<Step>& path) {
  Json steps = Json::array();
  for (const Step& step : path) {
    Json row = spot_json(opened, step.at);
    row["mode"] = supply::name(step.mode);
    row["cost"] = step.cost;
    steps.push_back(std::move(row));
  }
  return steps;
}

Json obstacle_json(const OpenedSetup& opened, const Obstacle& obstacle) {
  Json culprits = Json::array();
  for (const state::PieceId id : obstacle.culprits) {
    culprits.push_back(key(opened.state.piece(id)));
  }
  return {{"kind", supply::name(obstacle.kind)},
          {"case", obstacle.cited.text()},
          {"at", supply::label(*opened.setting.map, obstacle.at)},
          {"from", obstacle.from ? Json(supply::label(*opened.setting.map, *obstacle.from))
                                 : Json(nullptr)},
          {"culprits", std::move(culprits)},
          {"need", obstacle.need},
          {"have", obstacle.have},
          {"sentence", supply::sentence(opened.setting, opened.state, obstacle)}};
}

Json source_json(const OpenedSetup& opened, supply::SourceKind kind,
                 const std::optional<state::PieceId>& piece,
                 const std::optional<board::HexId>& at) {
  return {{"kind", supply::name(kind)},
          {"piece", piece ? Json(key(opened.state.piece(*piece))) : Json(nullptr)},
          {"hex", at ? Json(at->label()) : Json(nullptr)}};
}

}  // namespace

std::string sentence_of(const OpenedSetup& opened, const Obstacle& obstacle) {
  // The sentences of the chart name their case; others get it in front.
  const std::string text = supply::sentence(opened.setting, opened.state, obstacle);
  const std::string cited = "[" + obstacle.cited.text() + "]";
  return text.find(cited) == std::string::npos ? cited + " " + text : text;
}

Json department_json(const OpenedSetup& opened, state::PieceId department,
                     const std::optional<Obstacle>& fault) {
  const state::Piece& piece = opened.state.piece(department);
  return {{"id", key(piece)},
          {"name", piece.name},
          {"hex", state::label(piece.place)},
          {"provides", !fault.has_value()},
          {"obstacle", fault ? obstacle_json(opened, *fault) : Json(nullptr)}};
}

std::string verdict_word(const Answer& answer) {
  return answer.supplied() ? "yes" : (answer.needs_supply ? "NO" : "-");
}

std::string in_short(const OpenedSetup& opened, const Answer& answer) {
  if (const auto* const fed = std::get_if<Supplied>(&answer.verdict)) {
    return fmt::format("{}, cost {} of {}", source_name(opened, fed->source, fed->piece, fed->at),
                       fed->cost, fed->range);
  }
  return sentence_of(opened, std::get<NotSupplied>(answer.verdict).obstacle);
}

std::string in_full(const OpenedSetup& opened, const Answer& answer) {
  const state::Piece& piece = opened.state.piece(answer.piece);
  std::string text = fmt::format("{} {} {} in {}: {}{}\n", key(piece), title(piece.side),
                                 state::title(piece), place_name(*opened.setting.map, piece.place),
                                 answer.supplied() ? "in supply" : "NOT in supply",
                                 answer.needs_supply ? "" : " (it needs none)");
  return text + std::visit([&](const auto& verdict) { return full_text(opened, verdict); },
                           answer.verdict);
}

Json answer_json(const OpenedSetup& opened, const Answer& answer) {
  const state::Piece& piece = opened.state.piece(answer.piece);
  Json body{{"piece", to_json(opened.state, piece)},
            {"needs_supply", answer.needs_supply},
            {"supplied", answer.supplied()}};
  if (const auto* const fed = std::get_if<Supplied>(&answer.verdict)) {
    body["source"] = source_json(opened, fed->source, fed->piece, fed->at);
    body["range"] = fed->range;
    body["cost"] = fed->cost;
    body["feed"] = steps_json(opened, fed->feed);
    body["path"] = steps_json(opened, fed->path);
    return body;
  }
  const auto& starved = std::get<NotSupplied>(answer.verdict);
  body["source"] = source_json(opened, starved.source, starved.piece, starved.at);
  body["path"] = steps_json(opened, starved.path);
  body["broken_at"] = starved.broken_at;
  body["obstacle"] = obstacle_json(opened, starved.obstacle);
  body["further"] = Json::array();
  for (const Obstacle& obstacle : starved.further) {
    body["further"].push_back(obstacle_json(opened, obstacle));
  }
  return body;
}

std::string link_in_short(const OpenedSetup& opened, const supply::ChainOfSupply::WaterLink& link) {
  const map::Map& map = *opened.setting.map;
  const state::Piece& transport = opened.state.piece(link.transport);
  const std::string name = fmt::format("{} {} at {}", key(transport), state::title(transport),
                                       place_name(map, transport.place));
  if (!link.landing) {
    return name + " feeds nothing";
  }
  return fmt::format("{}: {} to {}, {} SUP a Strategic Turn, {} on its way", name,
                     place_name(map, link.loading), place_name(map, *link.landing), link.capacity,
                     counted(link.way.size(), "place"));
}

Json link_json(const OpenedSetup& opened, const supply::ChainOfSupply::WaterLink& link) {
  return {{"transport", key(opened.state.piece(link.transport))},
          {"loading", link.landing ? Json(link.loading.label()) : Json(nullptr)},
          {"landing", link.landing ? Json(link.landing->label()) : Json(nullptr)},
          {"capacity", link.capacity},
          {"way", steps_json(opened, link.way)}};
}

}  // namespace core::cli
