#include "qml/models/news.h"

#include "qml/models/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace models {
namespace {

/// Lines that only lead to others, or repeat what the head line says, by their rows of
/// docs/rules/events.md.
constexpr std::array<std::string_view, 5> kOnTheWay{"drawn", "stage-began", "stage-went-on",
                                                    "decision-ends", "decision-goes-on"};

}  // namespace

bool leads_to_others(const core::words::LogLine& line) {
  return std::find(kOnTheWay.begin(), kOnTheWay.end(), line.key) != kOnTheWay.end();
}

QString news_of(const std::vector<core::words::LogLine>& lines, std::size_t first,
                core::board::Side reader) {
  QStringList all;
  QStringList told;
  for (std::size_t at = first; at < lines.size(); ++at) {
    if (const auto& text = lines[at].to(reader)) {
      all << words(*text);
      if (!leads_to_others(lines[at])) {
        told << all.back();
      }
    }
  }
  if (told.isEmpty()) {
    told = all;
  }
  constexpr int kMost = 6;
  const int before = static_cast<int>(told.size()) - kMost;
  if (before > 0) {
    told = told.mid(before);
    told.prepend(QCoreApplication::translate("models::News", "Before these %1 more: see the log.")
                     .arg(before));
  }
  return told.join(QLatin1Char{'\n'});
}

}  // namespace models
