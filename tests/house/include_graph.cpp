#include "tests/house/include_graph.h"

#include "tests/house/patterns.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>

namespace tests::house {
namespace {

/// A room uses another, and the file that says so.
struct Use {
  std::string from;
  std::string to;
  std::string file;
};

/// A header or source of a room includes something.
struct Include {
  std::string room;
  std::string file;
  std::string header;
};

using Neighbours = std::map<std::string, std::set<std::string>>;

bool is_cmake(const SourceFile& file) { return file.path.ends_with("CMakeLists.txt"); }

bool is_header(const std::string& path) { return path.ends_with(".h"); }

/// The room of a path such as core/map/map.h; empty for files of core/ itself.
std::string room_of(const std::string& path) {
  const std::string core = "core/";
  const auto slash = path.find('/', core.size());
  return path.starts_with(core) && slash != std::string::npos
             ? path.substr(core.size(), slash - core.size())
             : std::string{};
}

std::vector<Include> includes_in(const SourceFile& file) {
  static const Pattern kInclude{R"re(^\s*#\s*include\s*["<]([^">]+)[">])re"};
  std::vector<Include> found;
  for (const std::string& line : lines_of(file.text)) {
    Match match;
    if (line.find("include") != std::string::npos && finds(line, match, kInclude)) {
      found.push_back({room_of(file.path), file.path, match[1]});
    }
  }
  return found;
}

/// The comment that a header begins with says "Private to this room", perhaps over a line's end.
bool is_marked_private(const SourceFile& file) {
  std::string opening;
  for (const std::string& line : lines_of(file.text)) {
    if (!line.starts_with("//")) {
      break;
    }
    opening += line.substr(2);
  }
  return opening.find("Private to this room") != std::string::npos;
}

std::vector<Use> links_in(const SourceFile& file) {
  static const Pattern kLibrary{R"(core::([a-z_]+))"};
  const std::string text = without_comments(file.text, "#");
  std::vector<Use> found;
  for (const Match& at : matches(text, kLibrary)) {
    if (at[1] != room_of(file.path)) {
      found.push_back({room_of(file.path), at[1], file.path});
    }
  }
  return found;
}

class Judge {
 public:
  Judge(const ArchitecturePage& page, const std::vector<SourceFile>& sources) : page_{page} {
    for (const SourceFile& file : sources) {
      if (room_of(file.path).empty()) {
        continue;
      }
      if (is_cmake(file)) {
        judge_libraries(file);
        std::ranges::copy(links_in(file), std::back_inserter(links_));
      } else {
        std::ranges::copy(includes_in(file), std::back_inserter(includes_));
        if (is_header(file.path) && is_marked_private(file)) {
          private_headers_.insert(file.path);
        }
      }
    }
  }

  std::vector<std::string> verdict() {
    std::vector<Use> uses = links_;
    for (const Include& include : includes_) {
      judge_third_party(include);
      const std::string other = room_of(include.header);
      if (!other.empty() && other != include.room) {
        uses.push_back({include.room, other, include.file});
        judge_link(uses.back());
      }
    }
    std::ranges::for_each(uses, [this](const Use& use) { judge_order(use); });
    judge_circles(uses);
    judge_private_headers();
    judge_graph_headers();
    return std::vector<std::string>{breaches_.begin(), breaches_.end()};
  }

 private:
  void breach(const std::string& file, const std::string& what) {
    breaches_.insert(file + ": " + what);
  }

  /// How high a room stands in the list; nothing for a folder the page does not know.
  std::optional<std::ptrdiff_t> place_of(const std::string& room) const {
    const auto found = std::ranges::find(page_.rooms, room);
    return found == page_.rooms.end() ? std::nullopt : std::optional{found - page_.rooms.begin()};
  }

  bool is_rule_room(const std::string& room) const {
    const auto place = place_of(room);
    return place && place >= place_of("territory") && place <= place_of("strategic");
  }

  static bool may_use_data(const std::string& room) {
    return std::set<std::string>{"evidence", "tabletop_data", "save", "tabletop", "report", "cli"}
        .contains(room);
  }

  void judge_order(const Use& use) {
    const auto from = place_of(use.from);
    const auto to = place_of(use.to);
    if (!from || !to) {
      breach(use.file, "the page knows no room " + (from ? use.to : use.from));
    } else if (use.to == "data" && !may_use_data(use.from)) {
      breach(use.file,
             "data is used only by evidence, tabletop_data, save, tabletop, report, cli, qml and "
             "tests");
    } else if (*to > *from && !(is_rule_room(use.from) && is_rule_room(use.to))) {
      breach(use.file, use.from + " uses " + use.to + ", which stands below it");
    }
  }

  void judge_circles(const std::vector<Use>& uses) {
    Neighbours used;
    for (const Use& use : uses) {
      used[use.from].insert(use.to);
    }
    for (const auto& [room, others] : used) {
      for (const std::string& other : others) {
        if (reached_from(other, used).contains(room)) {
          breach("core/" + room, "uses " + other + ", which uses " + room + " in a circle");
        }
      }
    }
  }

  /// `start` and every room it reaches.
  static std::set<std::string> reached_from(const std::string& start, const Neighbours& used) {
    std::set<std::string> reached{start};
    std::vector<std::string> open{start};
    while (!open.empty()) {
      const std::string room = open.back();
      open.pop_back();
      const auto found = used.find(room);
      if (found == used.end()) {
        continue;
      }
      for (const std::string& next : found->second) {
        if (reached.insert(next).second) {
          open.push_back(next);
        }
      }
    }
    return reached;
  }

  void judge_link(const Use& use) {
    Neighbours linked;
    for (const Use& link : links_) {
      linked[link.from].insert(link.to);
    }
    if (!reached_from(use.from, linked).contains(use.to)) {
      breach(use.file,
             "includes " + use.to + ", but " + use.from + " does not link core::" + use.to);
    }
  }

  void judge_third_party(const Include& include) {
    static const Pattern kQt{"^(Q[A-Z].*|Qt.*|qt.*)$"};
    if (is_whole(include.header, kQt)) {
      breach(include.file, "core knows no Qt: " + include.header);
    }
    const bool sqlite =
        include.header.starts_with("SQLiteCpp/") || include.header.starts_with("sqlite3");
    if (sqlite && !may_use_sqlite(include.room)) {
      breach(include.file, "only data and the journals of save and tabletop include SQLite");
    }
    if (!include.header.starts_with("boost/graph/")) {
      return;
    }
    if (is_header(include.file) && include.room == "map") {
      graph_headers_.insert(include.file);
    } else if (!is_private(include.file) || !may_use_graphs(include.room)) {
      breach(include.file, "Boost.Graph belongs to sources of map, supply, movement and water");
    }
  }

  /// Nobody outside its room sees this file: a source, or a header that says so.
  bool is_private(const std::string& file) const {
    return !is_header(file) || private_headers_.contains(file);
  }

  void judge_private_headers() {
    for (const Include& include : includes_) {
      if (!private_headers_.contains(include.header)) {
        continue;
      }
      if (room_of(include.header) != include.room) {
        breach(include.file, "this header is private to another room: " + include.header);
      } else if (!is_private(include.file)) {
        breach(include.file, "a public header shows a private one: " + include.header);
      }
    }
  }

  static bool may_use_sqlite(const std::string& room) {
    return std::set<std::string>{"data", "save", "tabletop"}.contains(room);
  }

  static bool may_use_graphs(const std::string& room) {
    return std::set<std::string>{"map", "supply", "movement", "water"}.contains(room);
  }

  /// One header of map may hand the graphs over, and only to sources and private headers.
  void judge_graph_headers() {
    if (graph_headers_.size() > 1) {
      breach(*graph_headers_.rbegin(), "only one private header of map includes Boost.Graph");
    }
    for (const Include& include : includes_) {
      if (graph_headers_.contains(include.header) &&
          (!is_private(include.file) || !may_use_graphs(include.room))) {
        breach(include.file, "no public header shows the graphs: " + include.header);
      }
    }
  }

  void judge_libraries(const SourceFile& file) {
    const std::string text = without_comments(file.text, "#");
    const std::string room = room_of(file.path);
    if (text.find("Qt6") != std::string::npos) {
      breach(file.path, "core links no Qt");
    }
    if (text.find("SQLite") != std::string::npos && !may_use_sqlite(room)) {
      breach(file.path, "only data and the journals of save and tabletop link SQLite");
    }
  }

  const ArchitecturePage& page_;
  std::vector<Include> includes_;
  std::vector<Use> links_;
  std::set<std::string> private_headers_;
  std::set<std::string> graph_headers_;
  std::set<std::string> breaches_;
};

/// The fields of a line that are set apart by two spaces or more.
std::vector<std::string> fields_of(const std::string& line) {
  static const Pattern kField{"[^ ]+( [^ ]+)*"};
  std::vector<std::string> fields;
  for (const Match& at : matches(line, kField)) {
    fields.push_back(at[0]);
  }
  return fields;
}

/// A folder's or file's name without the slash; nothing for a description.
std::optional<std::string> name_in(const std::string& field) {
  if (field.find(' ') != std::string::npos) {
    return std::nullopt;
  }
  return field.ends_with('/') ? field.substr(0, field.size() - 1) : field;
}

}  // namespace

ArchitecturePage read_architecture_page(const std::string& markdown) {
  ArchitecturePage page;
  bool in_section = false;
  bool in_block = false;
  std::string folder;
  for (const std::string& line : lines_of(markdown)) {
    if (line.starts_with("## ")) {
      in_section = line.starts_with("## 2. ");
    }
    if (!in_section || line.starts_with("```")) {
      in_block = in_section && !in_block;
      continue;
    }
    if (!in_block || line.empty()) {
      continue;
    }
    const bool indented = line.starts_with(' ');
    for (const std::string& field : fields_of(line)) {
      const auto name = name_in(field);
      if (!name) {
        break;
      }
      if (!indented) {
        folder = *name;
        page.top_level.insert(*name);
      } else if (folder == "core" && field.ends_with('/')) {
        page.rooms.push_back(*name);
      }
    }
  }
  return page;
}

std::vector<std::string> breaches(const ArchitecturePage& page,
                                  const std::vector<SourceFile>& sources) {
  return Judge{page, sources}.verdict();
}

}  // namespace tests::house
