#include "core/cli/gun_list.h"

#include "core/cli/table.h"
#include "core/cli/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace core::cli {
namespace {

std::string_view mounting_words(table::Mounting mounting) {
  using table::Mounting;
  switch (mounting) {
    case Mounting::Turret:
      return "turret";
    case Mounting::ForwardTurret:
      return "forward turret";
    case Mounting::AfterTurret:
      return "after turret";
    case Mounting::Pivot:
      return "pivot";
    case Mounting::Bow:
      return "bow";
    case Mounting::Stern:
      return "stern";
    case Mounting::PortSide:
      return "port side";
    case Mounting::StarboardSide:
      return "starboard side";
    case Mounting::BowPivot:
      return "bow, three ports";
    case Mounting::SternPivot:
      return "stern, three ports";
    case Mounting::Mortar:
    case Mounting::Fort:
      break;  // the gun and the fort say it
  }
  return "";
}

}  // namespace

std::string number_ranges(const std::vector<int>& numbers) {
  std::vector<std::string> ranges;
  for (std::size_t from = 0; from < numbers.size();) {
    std::size_t to = from;
    while (to + 1 < numbers.size() && numbers[to + 1] == numbers[to] + 1) {
      ++to;
    }
    ranges.push_back(from == to ? std::to_string(numbers[from])
                                : fmt::format("{}-{}", numbers[from], numbers[to]));
    from = to + 1;
  }
  return join(ranges);
}

std::string gun_title(const table::Gun& gun, table::Mounting mounting) {
  const std::string_view where = mounting_words(mounting);
  return where.empty() ? gun.brief.str() : fmt::format("{}, {}", gun.brief.str(), where);
}

std::string gun_list(const std::vector<std::string>& titles) {
  std::vector<std::pair<std::string, std::vector<int>>> alike;
  for (std::size_t i = 0; i < titles.size(); ++i) {
    auto same =
        std::ranges::find(alike, titles[i], &std::pair<std::string, std::vector<int>>::first);
    if (same == alike.end()) {
      same = alike.insert(alike.end(), {titles[i], {}});
    }
    same->second.push_back(static_cast<int>(i) + 1);
  }
  std::vector<std::string> parts;
  parts.reserve(alike.size());
  for (const auto& [title, numbers] : alike) {
    parts.push_back(fmt::format("{} {}: {}", numbers.size() == 1 ? "gun" : "guns",
                                number_ranges(numbers), title));
  }
  return join(parts, "; ");
}

std::string guns_line(const std::string& name, const std::string& guns) {
  constexpr std::size_t kIndent = 4;
  if (guns.empty()) {
    return "";
  }
  std::string text;
  for (const std::string& line : wrap(name + ": " + guns, Table::kWidth - kIndent)) {
    text += (text.empty() ? "  " : "    ") + line + '\n';
  }
  return text;
}

}  // namespace core::cli
