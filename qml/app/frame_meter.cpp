#include "qml/app/frame_meter.h"

#include "qml/map/geometry.h"
#include "qml/models/overlays.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace app {

namespace {

constexpr std::array kParts{"pan at zoom 1", "pan with nearly the whole map", "zoom sweep"};
constexpr int kFrames = 120;
constexpr int kFramesOfOverlay = 60;

double percentile(std::vector<double> values, double share) {
  if (values.empty()) {
    return 0;
  }
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

}  // namespace

FrameMeter::FrameMeter(QQuickWindow& window, mapview::MapItem& map, models::Desk& desk)
    : window_{window}, map_{map}, desk_{desk} {
  const QRectF whole = mapview::scene_of_map();
  const QPointF middle = map.viewport().centre();
  const int asked = desk.overlays();
  for (const char* const part : kParts) {
    parts_.push_back(QLatin1String{part});
  }
  const auto pan = [&](int frames, std::size_t part, int overlays) {
    for (int frame = 0; frame < frames; ++frame) {
      const double turn = 2 * M_PI * frame / frames;
      way_.push_back(
          {middle + QPointF{9 * std::cos(turn), 7 * std::sin(turn)}, 1.0, part, overlays});
    }
  };
  pan(kFrames, 0, asked);
  const double far = map.viewport().least_zoom() * 1.15;
  for (int frame = 0; frame < kFrames; ++frame) {
    const double turn = 2 * M_PI * frame / kFrames;
    way_.push_back(
        {whole.center() + QPointF{6 * std::cos(turn), 4 * std::sin(turn)}, far, 1, asked});
  }
  for (int frame = 0; frame < kFrames; ++frame) {
    const double swing = 0.5 - 0.5 * std::cos(2 * M_PI * frame / kFrames);
    way_.push_back({middle, far * std::pow(2.0 / far, swing), 2, asked});
  }
  const auto overlays = QMetaEnum::fromType<models::Overlays::Overlay>();
  for (int at = 0; at < overlays.keyCount(); ++at) {
    pan(kFramesOfOverlay, parts_.size(), overlays.value(at));
    parts_.push_back(QStringLiteral("pan at zoom 1, %1").arg(QLatin1String{overlays.key(at)}));
  }
  times_.resize(parts_.size());
}

void FrameMeter::start() {
  connect(&window_, &QQuickWindow::frameSwapped, this, &FrameMeter::step, Qt::QueuedConnection);
  map_.set_view(way_.front().centre, way_.front().zoom);
  window_.update();
}

void FrameMeter::step() {
  if (!warm_ && !map_.ready()) {
    // Nothing is measured before the caches are warm.
    QTimer::singleShot(5, &window_, &QQuickWindow::update);
    return;
  }
  if (warm_ && clock_.isValid() && at_ > 0) {
    const std::size_t part = way_[at_ - 1].part;
    // The first frame of a part jumps, and is not part of its movement.
    if (at_ > 1 && way_[at_ - 2].part == part) {
      times_[part].push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6);
    }
  }
  if (at_ < way_.size() && desk_.overlays() != way_[at_].overlays) {
    clock_.invalidate();
    desk_.setOverlays(way_[at_].overlays);
    window_.update();
    return;
  }
  if (!clock_.isValid() && !map_.ready()) {
    // What an overlay shows is worked out aside.
    QTimer::singleShot(5, &window_, &QQuickWindow::update);
    return;
  }
  if (at_ == way_.size()) {
    if (warm_) {
      disconnect(&window_, nullptr, this, nullptr);
      emit finished();
      return;
    }
    warm_ = true;
    at_ = 0;
  }
  emit stepped();
  clock_.start();
  map_.set_view(way_[at_].centre, way_[at_].zoom);
  ++at_;
  window_.update();
}

void FrameMeter::print(bool json, qint64 shown_after) const {
  QJsonObject root;
  std::vector<double> all;
  const auto figures = [](const std::vector<double>& times) {
    return QJsonObject{{QStringLiteral("p50_ms"), percentile(times, 0.5)},
                       {QStringLiteral("p95_ms"), percentile(times, 0.95)},
                       {QStringLiteral("max_ms"), percentile(times, 1.0)},
                       {QStringLiteral("frames"), static_cast<int>(times.size())}};
  };
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    root.insert(parts_[part], figures(times_[part]));
    all.insert(all.end(), times_[part].begin(), times_[part].end());
  }
  root.insert(QStringLiteral("all"), figures(all));
  root.insert(QStringLiteral("shown_after_ms"), shown_after);
  root.insert(QStringLiteral("width"), window_.width());
  root.insert(QStringLiteral("height"), window_.height());
  if (json) {
    std::printf("%s\n", QJsonDocument{root}.toJson(QJsonDocument::Indented).constData());
    return;
  }
  std::printf("window %d x %d, shown after %lld ms\n", window_.width(), window_.height(),
              static_cast<long long>(shown_after));
  for (auto row = root.begin(); row != root.end(); ++row) {
    const QJsonObject part = row.value().toObject();
    if (!part.isEmpty()) {
      std::printf("%-36s p50 %5.1f  p95 %5.1f  max %5.1f ms\n", qPrintable(row.key()),
                  part[QStringLiteral("p50_ms")].toDouble(),
                  part[QStringLiteral("p95_ms")].toDouble(),
                  part[QStringLiteral("max_ms")].toDouble());
    }
  }
}

}  // namespace app
