#include "qml/app/window.h"

#include "qml/app/palette.h"
#include "qml/models/preferences.h"

#include <QFileInfo>

#include <cstdio>
#include <utility>

namespace app {

Window::Window(Options options) : options_{std::move(options)} {
  started_.start();
  desk_.setSession(&session_);
  session_.speak(options_.language);
  engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine_.setInitialProperties(
      {{QStringLiteral("session"), QVariant::fromValue(&session_)},
       {QStringLiteral("desk"), QVariant::fromValue(&desk_)},
       {QStringLiteral("pages"),
        QVariantList{options_.setup.isEmpty() && options_.game.isEmpty() ? QStringLiteral("chooser")
                                                                         : QStringLiteral("map")}},
       {QStringLiteral("gamesFolder"), options_.games},
       {QStringLiteral("width"), options_.size.width()},
       {QStringLiteral("height"), options_.size.height()}});
  engine_.load(QUrl{QStringLiteral("qrc:/qt/qml/Sumter/App/Main.qml")});
  if (engine_.rootObjects().isEmpty()) {
    return;
  }
  // Its type is known only now; nothing has been drawn yet.
  if (auto* preferences = models::Preferences::in(engine_)) {
    preferences->show(options_.scheme, options_.text_scale);
  }
  window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
  map_ = window_->findChild<mapview::MapItem*>(QStringLiteral("map"));
  desk_.setOverlays(options_.overlays);
  if (!options_.state.isEmpty()) {
    state_ = std::make_unique<StateWriter>(*window_, *map_, desk_, session_, options_.state);
  }
  connect(&session_, &models::Session::catalogueChanged, this, &Window::open_asked);
  connect(&session_, &models::Session::errorChanged, this, &Window::fail);
  connect(map_, &mapview::MapItem::wholeChanged, this, &Window::show_asked);
  connect(map_, &mapview::MapItem::readyChanged, this, &Window::when_ready);
  if (ends_by_itself()) {
    // Wherever the mouse happens to rest, the picture is the same.
    map_->setAcceptHoverEvents(false);
    patience_.setSingleShot(true);
    patience_.setInterval(static_cast<int>(options_.patience * 1000));
    connect(&patience_, &QTimer::timeout, this,
            [this] { give_up(tr("not drawn after %1 seconds").arg(options_.patience)); });
    patience_.start();
  }
  session_.openCatalogue(options_.catalogue);
}

Window::~Window() = default;

void Window::open_asked() {
  const qint64 asked = started_.elapsed();
  connect(&session_, &models::Session::gameChanged, this,
          [this, asked] { opened_after_ = started_.elapsed() - asked; });
  desk_.play()->setHandOvers(!options_.both_sides);
  if (!options_.game.isEmpty() && QFileInfo::exists(options_.game)) {
    session_.openGame(options_.game);
  } else if (!options_.game.isEmpty() && !options_.setup.isEmpty()) {
    session_.newGame(options_.setup, options_.errata, options_.rules, options_.secrecy,
                     options_.seed, options_.game);
  } else if (!options_.setup.isEmpty()) {
    session_.openSetup(options_.setup, options_.errata);
  } else if (!options_.battle.isEmpty() || !options_.river.isEmpty()) {
    if (!options_.battle.isEmpty()) {
      if (options_.both_sides) {
        QMetaObject::invokeMethod(window_, "playBothSides");
      }
      QMetaObject::invokeMethod(window_, "openBattle", Q_ARG(QVariant, options_.battle),
                                Q_ARG(QVariant, options_.select));
    } else {
      QMetaObject::invokeMethod(window_, "openRiver", Q_ARG(QVariant, options_.river));
    }
    if (!options_.screenshot.isEmpty() && session_.error().isEmpty()) {
      QTimer::singleShot(400, this, &Window::grab);
    }
  } else if (!options_.screenshot.isEmpty()) {
    // The chooser needs no tiles; two turns of the loop lay it out.
    QTimer::singleShot(200, this, &Window::grab);
  }
}

void Window::show_asked() {
  if (asked_shown_) {
    return;
  }
  asked_shown_ = true;
  if (options_.zoom == QStringLiteral("whole")) {
    map_->showWhole();
  } else if (!options_.zoom.isEmpty()) {
    map_->setZoom(options_.zoom.toDouble());
  }
  if (!options_.centre.isEmpty()) {
    if (const auto hex = core::board::HexId::parse(options_.centre.toStdString())) {
      map_->set_view(mapview::centre_of(*hex), map_->zoom());
    }
  }
  if (!options_.select.isEmpty() && !desk_.selectPiece(options_.select)) {
    give_up(tr("no piece \"%1\" in %2").arg(options_.select, session_.setupId()));
  }
  if (options_.advice) {
    connect(desk_.adviser(), &models::Adviser::changed, this, &Window::when_ready);
    desk_.adviser()->ask();
  }
}

void Window::when_ready() {
  if (!map_->ready() || done_ || desk_.adviser()->thinking()) {
    return;
  }
  if (shown_after_ < 0) {
    shown_after_ = started_.elapsed();
  }
  if (!options_.screenshot.isEmpty()) {
    // One frame more: the last tiles are uploaded over several.
    QTimer::singleShot(150, this, [this] {
      if (map_->ready() && !desk_.adviser()->thinking()) {
        grab();
      }
    });
  } else if (options_.measure_frames && !meter_) {
    meter_ = std::make_unique<FrameMeter>(*window_, *map_, desk_);
    connect(meter_.get(), &FrameMeter::stepped, &patience_, qOverload<>(&QTimer::start));
    connect(meter_.get(), &FrameMeter::finished, this, [this] {
      done_ = true;
      meter_->print(options_.json, shown_after_);
      emit finished(0);
    });
    meter_->start();
  } else if (options_.measure_orders > 0 && !play_meter_) {
    play_meter_ = std::make_unique<PlayMeter>(*map_, desk_, options_.measure_orders,
                                              static_cast<double>(opened_after_));
    connect(play_meter_.get(), &PlayMeter::stepped, &patience_, qOverload<>(&QTimer::start));
    connect(play_meter_.get(), &PlayMeter::finished, this, [this] {
      done_ = true;
      play_meter_->print(options_.json);
      emit finished(0);
    });
    play_meter_->start();
  }
}

bool Window::ends_by_itself() const {
  return !options_.screenshot.isEmpty() || options_.measure_frames || options_.measure_orders > 0;
}

void Window::give_up(const QString& reason) {
  if (!done_) {
    std::fprintf(stderr, "sumter-window: %s\n", qPrintable(reason));
    if (ends_by_itself()) {
      done_ = true;
      emit finished(2);
    }
  }
}

void Window::fail() {
  if (!session_.error().isEmpty() && ends_by_itself() && !done_) {
    done_ = true;
    std::fprintf(stderr, "sumter-window: %s: %s\n", qPrintable(session_.errorPlace()),
                 qPrintable(session_.error()));
    emit finished(1);
  }
}

void Window::grab() {
  if (done_) {
    return;
  }
  done_ = true;
  QImage picture = window_->grabWindow();
  int quality = -1;
  if (options_.colours > 0) {
    picture = with_palette(picture, options_.colours);
    quality = 0;  // the smallest file, which takes its time
  }
  const bool saved = picture.save(options_.screenshot, "PNG", quality);
  if (!saved) {
    std::fprintf(stderr, "sumter-window: %s: cannot be written\n", qPrintable(options_.screenshot));
  }
  emit finished(saved ? 0 : 1);
}

}  // namespace app
