// Rivers, railroads and roads: ordered chains under a headline.
#include "core/data/map_text.h"

#include <utility>

namespace core::data {
namespace {

/// The first word of a line and the rest of it.
std::pair<std::string_view, std::string_view> first_word(std::string_view line) {
  const auto end = line.find_first_of(" \t");
  if (end == std::string_view::npos) {
    return {line, {}};
  }
  return {line.substr(0, end), trim(line.substr(end))};
}

class RiverReader {
 public:
  RiverReader(std::string file, MapText& text, FaultList& faults)
      : file_{std::move(file)}, text_{text}, faults_{faults} {}

  void line(const TextLine& line) {
    const Origin origin{file_, line.number};
    const auto content = trim(without_comment(line.text, '#'));
    if (content.empty()) {
      return;
    }
    const auto [word, rest] = first_word(content);
    if (word == "river") {
      finish();
      text_.rivers.push_back({origin, std::string{rest}, {}, {}, {}, {}, {}, {}});
      if (rest.empty()) {
        faults_.add(origin, "the river has no name");
      }
      return;
    }
    if (text_.rivers.empty()) {
      faults_.add(origin, "a line before the first 'river NAME'");
      return;
    }
    block_line(origin, word, rest);
  }

  /// A river must say where it ends.
  void finish() {
    if (!text_.rivers.empty() && text_.rivers.back().mouth.empty()) {
      const RiverText& river = text_.rivers.back();
      faults_.add(river.origin, "the river " + river.name + " has no 'mouth' line");
    }
  }

 private:
  void block_line(const Origin& origin, std::string_view word, std::string_view rest) {
    RiverText& river = text_.rivers.back();
    if (!river.mouth.empty()) {
      faults_.add(origin, "a line after the mouth of the river " + river.name);
    } else if (word == "from") {
      river.from = rest;
      river.from_origin = origin;
    } else if (word == "mouth") {
      river.mouth = rest;
      river.mouth_origin = origin;
    } else if (word == "minor" || word == "navigable") {
      sides(origin, word == "navigable", rest);
    } else if (word == "head" || word == "shoals" || word == "sandbar") {
      head(origin, word, rest);
    } else {
      faults_.add(origin, "'" + std::string{word} + "' is none of " +
                              one_of({"river", "from", "minor", "navigable", "head", "shoals",
                                      "sandbar", "mouth"}));
    }
  }

  void sides(const Origin& origin, bool navigable, std::string_view rest) {
    ReachText reach{origin, navigable, {}};
    for (const std::string& label : words(rest)) {
      const auto side = board::HexSide::parse(label);
      if (!side) {
        faults_.add(origin, side.error().reason);
      } else {
        reach.sides.push_back({origin, *side});
      }
    }
    auto& reaches = text_.rivers.back().reaches;
    const bool continues = !reaches.empty() && reaches.back().navigable == navigable && !divided_;
    if (continues) {
      auto& sides = reaches.back().sides;
      sides.insert(sides.end(), reach.sides.begin(), reach.sides.end());
    } else {
      reaches.push_back(std::move(reach));
    }
    divided_ = false;
  }

  void head(const Origin& origin, std::string_view word, std::string_view rest) {
    const auto corner = board::Corner::parse(rest);
    if (!corner) {
      faults_.add(origin, corner.error().reason);
      return;
    }
    const auto kind = word == "head"     ? map::HeadKind::Head
                      : word == "shoals" ? map::HeadKind::Shoals
                                         : map::HeadKind::Sandbar;
    text_.rivers.back().heads.push_back({origin, {kind, *corner}});
    divided_ = true;
  }

  std::string file_;
  MapText& text_;
  FaultList& faults_;
  bool divided_{};  ///< a head came after the last hexside: the next line begins a new reach
};

/// "railroad NAME | owner union | gauge 56.5" or "road NAME".
class LineReader {
 public:
  LineReader(std::string file, std::string keyword, std::vector<LineText>& lines, FaultList& faults)
      : file_{std::move(file)}, keyword_{std::move(keyword)}, lines_{lines}, faults_{faults} {}

  void line(const TextLine& line) {
    const Origin origin{file_, line.number};
    const auto content = trim(without_comment(line.text, '#'));
    if (content.empty()) {
      return;
    }
    const auto [word, rest] = first_word(content);
    if (word == keyword_) {
      headline(origin, rest);
    } else if (lines_.empty()) {
      faults_.add(origin, "a line before the first '" + keyword_ + " NAME'");
    } else {
      stop(origin, word, rest);
    }
  }

 private:
  void headline(const Origin& origin, std::string_view rest) {
    const auto parts = split(rest, '|');
    LineText line;
    line.origin = origin;
    line.name = parts.front();
    if (line.name.empty()) {
      faults_.add(origin, "the " + keyword_ + " has no name");
    }
    if (keyword_ == "railroad") {
      railroad(origin, parts, line);
    } else if (parts.size() != 1) {
      faults_.add(origin, "a road has a name and nothing else");
    }
    lines_.push_back(std::move(line));
  }

  void railroad(const Origin& origin, const std::vector<std::string>& parts, LineText& line) {
    if (parts.size() != 3 || parts[1].rfind("owner ", 0) != 0 || parts[2].rfind("gauge ", 0) != 0) {
      faults_.add(origin, "a railroad is written 'railroad NAME | owner OWNER | gauge INCHES'");
      return;
    }
    const auto owner = map::parse_rail_owner(trim(parts[1].substr(6)));
    if (!owner) {
      faults_.add(origin, "'" + parts[1].substr(6) + "' owns no railroad: " +
                              one_of({"union", "confederate", "kentucky", "missouri"}) +
                              " [18.11]");
    }
    line.owner = owner.value_or(map::RailOwner::Union);
    line.gauge_inches = trim(parts[2].substr(6));
  }

  void stop(const Origin& origin, std::string_view label, std::string_view stations) {
    const auto hex = board::HexId::parse(label);
    if (!hex) {
      faults_.add(origin, hex.error().reason);
      return;
    }
    StopText stop{origin, {*hex, {}}};
    if (!stations.empty()) {
      stop.stop.stations = split(stations, ';');
    }
    lines_.back().stops.push_back(std::move(stop));
  }

  std::string file_;
  std::string keyword_;
  std::vector<LineText>& lines_;
  FaultList& faults_;
};

}  // namespace

void read_rivers(const std::filesystem::path& folder, MapText& text, FaultList& faults) {
  const std::string file = shown_name(folder, "rivers.txt");
  RiverReader reader{file, text, faults};
  for (const TextLine& line : read_lines(folder / "rivers.txt", file)) {
    reader.line(line);
  }
  reader.finish();
}

void read_lines_of_travel(const std::filesystem::path& folder, MapText& text, FaultList& faults) {
  const auto read = [&](std::string_view name, const char* keyword, std::vector<LineText>& lines) {
    const std::string file = shown_name(folder, name);
    LineReader reader{file, keyword, lines, faults};
    for (const TextLine& line : read_lines(folder / name, file)) {
      reader.line(line);
    }
  };
  faults.reading([&] { read("railroads.txt", "railroad", text.railroads); });
  faults.reading([&] { read("roads.txt", "road", text.roads); });
}

}  // namespace core::data
