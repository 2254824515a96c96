// The window as a whole: session, desk, main page, and what the command line asked of them.
#pragma once

#include "qml/app/frame_meter.h"
#include "qml/app/options.h"
#include "qml/app/play_meter.h"
#include "qml/app/state_writer.h"
#include "qml/map/map_item.h"
#include "qml/models/desk.h"
#include "qml/models/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <memory>

namespace app {

/// Loads Main.qml with a session and a desk.
class Window : public QObject {
  Q_OBJECT

 public:
  explicit Window(Options options);
  ~Window() override;

  /// Whether the main page could be loaded.
  [[nodiscard]] bool is_loaded() const { return window_ != nullptr; }

  [[nodiscard]] QQuickWindow* view() const { return window_; }

  [[nodiscard]] mapview::MapItem* map() const { return map_; }

  [[nodiscard]] models::Desk& desk() { return desk_; }

  [[nodiscard]] models::Session& session() { return session_; }

 signals:
  void finished(int exit_code);

 private:
  void open_asked();
  void show_asked();
  void when_ready();
  void fail();
  void give_up(const QString& reason);
  void grab();
  /// Whether the program draws one picture or measures, and then ends.
  [[nodiscard]] bool ends_by_itself() const;

  Options options_;
  QElapsedTimer started_;
  models::Session session_;
  models::Desk desk_;
  QQmlApplicationEngine engine_;
  QQuickWindow* window_{};
  mapview::MapItem* map_{};
  std::unique_ptr<StateWriter> state_;
  std::unique_ptr<FrameMeter> meter_;
  std::unique_ptr<PlayMeter> play_meter_;
  QTimer patience_;
  bool asked_shown_{};
  bool done_{};
  qint64 shown_after_{-1};
  qint64 opened_after_{};  ///< milliseconds since it was asked for
};

}  // namespace app
