#include "qml/app/play_meter.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>

namespace app {

namespace {

constexpr double kMillisecond = 1e6;
constexpr unsigned kFactor = 1'103'515'245U;
constexpr unsigned kStep = 12'345U;
constexpr int kMoments = 50;

/// Memory that the program has in use, in MB; 0 where the system does not tell it.
double memory_in_use() {
  QFile status{QStringLiteral("/proc/self/status")};
  if (!status.open(QIODevice::ReadOnly)) {
    return 0;
  }
  static const QRegularExpression kResident{QStringLiteral("VmRSS:\\s+(\\d+) kB")};
  return kResident.match(QString::fromLatin1(status.readAll())).captured(1).toDouble() / 1000;
}

struct Waits {
  double middle{};
  double most_often{};
  double longest{};
};

Waits waits_of(std::vector<double> times) {
  if (times.empty()) {
    return {};
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 95 / 100], times.back()};
}

}  // namespace

PlayMeter::PlayMeter(mapview::MapItem& map, models::Desk& desk, int orders, double opened)
    : map_{map}, desk_{desk}, left_{orders}, opened_{opened} {
  next_.setSingleShot(true);
  connect(&next_, &QTimer::timeout, this, &PlayMeter::step);
  connect(&map_, &mapview::MapItem::readyChanged, this, &PlayMeter::drawn);
}

void PlayMeter::start() { next_.start(0); }

void PlayMeter::drawn() {
  if (waits_ && map_.ready()) {
    waits_ = false;
    if (moments_ <= kMoments) {
      next_.start(0);
      return;
    }
    drawn_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
    next_.start(0);
  }
}

/// Moments from all over the game, none beside the one before.
void PlayMeter::look() {
  constexpr int kFar = 19;
  models::Play& play = *desk_.play();
  const int moment = moments_ * kFar % kMoments;
  since_.start();
  play.setSeen(moments_ == kMoments ? play.length() : play.length() * moment / kMoments);
  looks_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
  ++moments_;
  emit stepped();
  waits_ = true;
  QTimer::singleShot(0, this, &PlayMeter::drawn);
}

void PlayMeter::step() {
  models::Play& play = *desk_.play();
  if (play.active() && !play.handOver() && moments_ <= kMoments) {
    return look();
  }
  if (left_-- <= 0 || !play.active() || play.over()) {
    emit finished();
    return;
  }
  if (play.handOver()) {
    play.takeOver();
  }
  chance_ = chance_ * kFactor + kStep;
  const auto& legal = play.match()->legal();
  const auto action = legal[(chance_ >> 8U) % legal.size()];
  since_.start();
  if (action.piece) {
    desk_.pickPiece(*action.piece, Qt::NoModifier);
    selections_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
  }
  since_.restart();
  play.act({action});
  orders_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
  emit stepped();
  waits_ = true;
  // What changes nothing on the map is drawn already.
  QTimer::singleShot(0, this, &PlayMeter::drawn);
}

void PlayMeter::print(bool json) const {
  const auto row = [&](const char* name, const std::vector<double>& times) {
    const Waits waits = waits_of(times);
    if (!json) {
      std::printf("%-12s %6zu  p50 %7.2f ms  p95 %7.2f ms  longest %7.2f ms\n", name, times.size(),
                  waits.middle, waits.most_often, waits.longest);
    }
    return QJsonObject{{QStringLiteral("count"), static_cast<int>(times.size())},
                       {QStringLiteral("p50"), waits.middle},
                       {QStringLiteral("p95"), waits.most_often},
                       {QStringLiteral("longest"), waits.longest}};
  };
  const double memory = memory_in_use();
  const QJsonObject root{{QStringLiteral("opened"), row("opened", opened_)},
                         {QStringLiteral("moment"), row("moment", looks_)},
                         {QStringLiteral("selection"), row("selection", selections_)},
                         {QStringLiteral("order"), row("order", orders_)},
                         {QStringLiteral("drawn"), row("drawn", drawn_)},
                         {QStringLiteral("memory"), memory}};
  if (json) {
    std::printf("%s", QJsonDocument{root}.toJson().constData());
  } else {
    std::printf("memory in use %.0f MB\n", memory);
  }
}

}  // namespace app
