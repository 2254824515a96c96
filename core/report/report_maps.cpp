#include "core/report/report_maps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace core::report {
namespace {

using board::Direction;
using board::HexId;
using board::Side;

/// Coordinates of the SVG: whole numbers in which a hex is 90 high; x runs east, y south.
struct Spot {
  int x{};
  int y{};

  friend auto operator<=>(const Spot&, const Spot&) = default;
};

constexpr int kHeight = 90;
constexpr int kColumnStep = 78;
constexpr int kTip = 52;  ///< centre to the eastern corner
constexpr int kHalfSide = 26;

Spot centre_of(HexId hex) {
  const board::GridPoint point = hex.grid();
  return {point.column * kColumnStep,
          point.row * kHeight - (point.column % 2 != 0 ? kHeight / 2 : 0)};
}

/// The end of a hexside that comes first when one goes round the hex clockwise.
Spot corner_of(HexId hex, Direction side) {
  constexpr std::array<Spot, 6> kCorners{{{-kHalfSide, -kHeight / 2},
                                          {kHalfSide, -kHeight / 2},
                                          {kTip, 0},
                                          {kHalfSide, kHeight / 2},
                                          {-kHalfSide, kHeight / 2},
                                          {-kTip, 0}}};
  const Spot centre = centre_of(hex);
  const Spot& corner = kCorners.at(static_cast<std::size_t>(side));
  return {centre.x + corner.x, centre.y + corner.y};
}

void go_to(std::string& path, Spot from, Spot to) {
  fmt::format_to(std::back_inserter(path), "l{} {}", to.x - from.x, to.y - from.y);
}

/// The outline of a set of hexes as the data of an SVG path. Three hexes meet at a corner, so from
/// each corner at most one side of the outline goes on.
std::string outline(const map::Map& map, const std::function<bool(HexId)>& holds) {
  std::map<Spot, Spot> next;
  for (const map::Hex& hex : map.hexes()) {
    if (!map.is_played(hex.id) || !holds(hex.id)) {
      continue;
    }
    for (const Direction side : board::kDirections) {
      const auto beside = map.beside(hex.id, side);
      if (!beside || !holds(*beside)) {
        next[corner_of(hex.id, side)] = corner_of(hex.id, board::clockwise(side));
      }
    }
  }
  std::string path;
  while (!next.empty()) {
    Spot at = next.begin()->first;
    fmt::format_to(std::back_inserter(path), "M{} {}", at.x, at.y);
    for (auto side = next.begin(); side != next.end(); side = next.find(at)) {
      go_to(path, at, side->second);
      at = side->second;
      next.erase(side);
    }
    path += 'z';
  }
  return path;
}

/// Rivers that ships use, or the others.
std::string rivers(const map::Map& map, bool navigable) {
  std::string path;
  for (const map::River& river : map.rivers()) {
    for (const map::Reach& reach : river.reaches) {
      for (const board::HexSide& side : reach.sides) {
        const auto [hex, direction] = side.seen_from_a_hex();
        if (reach.navigable != navigable || !map.is_played(hex)) {
          continue;
        }
        const Spot from = corner_of(hex, direction);
        fmt::format_to(std::back_inserter(path), "M{} {}", from.x, from.y);
        go_to(path, from, corner_of(hex, board::clockwise(direction)));
      }
    }
  }
  return path;
}

/// The rectangle of the sheets that are played on, as a viewBox.
std::string view_box(const map::Map& map) {
  Spot least{1 << 30, 1 << 30};
  Spot most{0, 0};
  for (const map::Hex& hex : map.hexes()) {
    if (map.is_played(hex.id)) {
      const Spot centre = centre_of(hex.id);
      least = {std::min(least.x, centre.x), std::min(least.y, centre.y)};
      most = {std::max(most.x, centre.x), std::max(most.y, centre.y)};
    }
  }
  return fmt::format("{} {} {} {}", least.x - kHeight, least.y - kHeight,
                     most.x - least.x + 2 * kHeight, most.y - least.y + 2 * kHeight);
}

std::string held_by(const map::Map& map, const MapShot& shot, Side side) {
  return outline(map, [&](HexId hex) {
    return map.hex(hex).is_land() &&
           shot.control.at(static_cast<std::size_t>(hex.ordinal())) == side;
  });
}

/// From this strength on it stands on the mark, CSP.
constexpr int kTold = 10;

/// A square is the Union's, a disc the Confederate's; hollow where only somebody was seen. Its area
/// grows with the strength.
std::string army_mark(const ArmyAt& army) {
  const Spot at = centre_of(army.hex);
  const int csp = army.csp.value_or(0);
  const int half = army.csp ? static_cast<int>(std::lround(16 + 9 * std::sqrt(csp))) : 26;
  const std::string kind =
      fmt::format("{}{}", army.side == Side::Union ? "u" : "c", army.csp ? "" : " seen");
  std::string mark =
      army.side == Side::Union
          ? fmt::format(R"(<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>)", kind,
                        at.x - half, at.y - half, 2 * half, 2 * half)
          : fmt::format(R"(<circle class="{}" cx="{}" cy="{}" r="{}"/>)", kind, at.x, at.y, half);
  if (csp >= kTold) {
    const int size = half + 16;
    mark += fmt::format(R"(<text class="{}" x="{}" y="{}" font-size="{}">{}</text>)", kind, at.x,
                        at.y + size * 2 / 5, size, csp);
  }
  return mark;
}

/// The marks, the strongest last: it lies on top.
std::string army_marks(const MapShot& shot) {
  std::vector<ArmyAt> armies = shot.armies;
  std::stable_sort(armies.begin(), armies.end(), [](const ArmyAt& a, const ArmyAt& b) {
    return a.csp.value_or(0) < b.csp.value_or(0);
  });
  std::string marks;
  for (const ArmyAt& army : armies) {
    marks += army_mark(army);
  }
  return marks;
}

std::string ring_of(const PlaceMark& mark) {
  const Spot at = centre_of(mark.hex);
  return fmt::format(R"(<circle class="{}" cx="{}" cy="{}" r="52"/>)", mark.classes, at.x, at.y);
}

std::string words_of(const PlaceMark& mark) {
  const Spot at = centre_of(mark.hex);
  return fmt::format(R"(<text class="{}" x="{}" y="{}">{}</text>)", mark.classes, at.x,
                     at.y + (mark.below ? 128 : -66), mark.words);
}

/// A place that counts: a ring, and its name without the state.
std::string objective_marks(const std::vector<strategic::ScoreLine>& objectives) {
  std::string marks;
  std::set<HexId> named;
  for (const strategic::ScoreLine& line : objectives) {
    if (!line.hex || !named.insert(*line.hex).second) {
      continue;
    }
    const std::string town = line.town.substr(0, line.town.find_last_of(' '));
    const PlaceMark mark{*line.hex, escaped(town), "goal"};
    marks += ring_of(mark) + words_of(mark);
  }
  return marks;
}

/// How many of the largest armies of a side are told in words.
constexpr std::size_t kLargest = 5;

std::string largest(const ReportText& text, const MapShot& shot, Side side) {
  std::vector<ArmyAt> armies;
  std::size_t seen = 0;
  for (const ArmyAt& army : shot.armies) {
    if (army.side == side) {
      (army.csp ? (void)armies.push_back(army) : (void)++seen);
    }
  }
  std::stable_sort(armies.begin(), armies.end(),
                   [](const ArmyAt& a, const ArmyAt& b) { return *a.csp > *b.csp; });
  armies.resize(std::min(armies.size(), kLargest));
  std::string told;
  for (const ArmyAt& army : armies) {
    told += fmt::format("{}{} {}", told.empty() ? "" : ", ", text.place(army.hex), *army.csp);
  }
  if (seen > 0) {
    told = text.say("map-seen", {{"1", std::to_string(seen)}});
  }
  return told.empty() ? "\u2013" : told;
}

std::string in_words(const ReportText& text, const MapShot& shot) {
  std::string table = fmt::format(
      "<table><tr><th scope=\"col\">{}</th><th scope=\"col\" class=\"n\">{}</th><th "
      "scope=\"col\">{}</th></tr>",
      text.say("column-side"), text.say("column-hexes"), text.say("column-armies"));
  for (const Side side : board::kSides) {
    const auto hexes =
        std::count_if(text.setting().map->hexes().begin(), text.setting().map->hexes().end(),
                      [&](const map::Hex& hex) {
                        return text.setting().map->is_played(hex.id) && hex.is_land() &&
                               shot.control.at(static_cast<std::size_t>(hex.id.ordinal())) == side;
                      });
    table += fmt::format(R"(<tr><th scope="row">{}</th><td class="n">{}</td><td>{}</td></tr>)",
                         text.side(side), hexes, largest(text, shot, side));
  }
  return table + "</table>\n";
}

}  // namespace

std::string map_definitions(const map::Map& map) {
  const std::string land = outline(map, [&](HexId hex) { return map.hex(hex).is_land(); });
  const std::string all = outline(map, [](HexId /*hex*/) { return true; });
  return fmt::format(
      R"(<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>)"
      R"svg(<pattern id="union" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="44" height="44" fill="#cfd9e6"/><path d="M0 0v44" stroke="#6d86a8" stroke-width="12"/></pattern>)svg"
      R"(<pattern id="confederate" width="60" height="60" patternUnits="userSpaceOnUse"><rect width="60" height="60" fill="#f0e6cf"/><circle cx="30" cy="30" r="8" fill="#a9927a"/></pattern>)"
      R"(<g id="sea"><path d="{}" fill="#e4edef"/><path d="{}" fill="#fffdf6"/></g>)"
      R"(<g id="lines"><path d="{}" fill="none" stroke="#7f9aa3" stroke-width="5"/><path d="{}" fill="none" stroke="#4f7a88" stroke-width="14"/><path d="{}" fill="none" stroke="#5b6b70" stroke-width="8"/></g>)"
      "</defs></svg>\n",
      all, land, rivers(map, false), rivers(map, true), land);
}

std::string map_of_places(const map::Map& map, const std::string& title,
                          const std::vector<PlaceMark>& marks) {
  std::string figure = fmt::format(
      R"(<figure class="map"><figcaption>{}</figcaption><svg viewBox="{}" role="img" aria-label="{}"><use href="#sea"/><use href="#lines"/>)",
      title, view_box(map), title);
  for (const PlaceMark& mark : marks) {
    figure += ring_of(mark);
  }
  for (const PlaceMark& mark : marks) {
    figure += words_of(mark);
  }
  return figure + "</svg></figure>\n";
}

std::string map_figure(const ReportText& text, const MapShot& shot,
                       const std::vector<strategic::ScoreLine>& objectives) {
  const map::Map& map = *text.setting().map;
  const std::string title = text.say("map-title") + ", " + text.when(shot.when);
  std::string figure = fmt::format(
      R"(<figure class="map"><figcaption>{}</figcaption><svg viewBox="{}" role="img" aria-label="{}"><use href="#sea"/>)",
      text.when(shot.when), view_box(map), title);
  constexpr std::array<std::string_view, 2> kFill{"union", "confederate"};
  for (const Side side : board::kSides) {
    figure += fmt::format(R"svg(<path d="{}" fill="url(#{})" stroke="#444" stroke-width="6"/>)svg",
                          held_by(map, shot, side), kFill.at(static_cast<std::size_t>(side)));
  }
  figure += R"(<use href="#lines"/>)" + army_marks(shot) + objective_marks(objectives);
  return figure + "</svg>\n" + in_words(text, shot) + "</figure>\n";
}

}  // namespace core::report
