#include "qml/models/overlays.h"

#include <QVariantMap>

#include <algorithm>

namespace models {

namespace {

QString string_of(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

std::vector<const OverlayRow*> overlays_by_bit() {
  std::vector<const OverlayRow*> rows;
  rows.reserve(kOverlays.size());
  for (const OverlayRow& row : kOverlays) {
    rows.push_back(&row);
  }
  std::sort(rows.begin(), rows.end(), [](const OverlayRow* one, const OverlayRow* other) {
    return one->overlay < other->overlay;
  });
  return rows;
}

QVariant Overlays::table() {
  QVariantList table;
  for (const OverlayRow* row : overlays_by_bit()) {
    QVariantList samples;
    for (const OverlaySample& sample : row->samples) {
      if (!sample.kind.empty()) {
        samples.append(QVariantMap{{QStringLiteral("kind"), string_of(sample.kind)},
                                   {QStringLiteral("caption"), tr(sample.caption)}});
      }
    }
    table.append(QVariantMap{{QStringLiteral("overlay"), static_cast<int>(row->overlay)},
                             {QStringLiteral("action"), string_of(row->action)},
                             {QStringLiteral("name"), tr(row->name)},
                             {QStringLiteral("samples"), samples}});
  }
  return table;
}

const OverlaySample* sample_of(std::string_view kind) {
  for (const OverlayRow& row : kOverlays) {
    for (const OverlaySample& sample : row.samples) {
      if (!kind.empty() && sample.kind == kind) {
        return &sample;
      }
    }
  }
  return nullptr;
}

const OverlaySample& sample_of(Overlays::Overlay overlay, std::size_t at) {
  const auto* const row =
      std::find_if(kOverlays.begin(), kOverlays.end(),
                   [&](const OverlayRow& other) { return other.overlay == overlay; });
  return row->samples.at(at);
}

}  // namespace models
