// Orders that are given one after the other while the window lives.
#pragma once

#include "qml/models/play.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace models {

/// Asks for one order after the other and gives it, for a moment at a time; the window draws and
/// hears between two moments. All of them together are one order to be taken back.
class OrderRun : public QObject {
  Q_OBJECT

 public:
  using Next = std::function<std::optional<Action>()>;

  using QObject::QObject;

  [[nodiscard]] bool running() const { return running_; }

  /// Goes on until `next` gives nothing, an order is refused, or somebody else is asked.
  /// @param words of the operation that they are
  void begin(Play& play, Next next, std::string_view words);
  void stop();

  /// How long orders are given before the window draws again, in milliseconds; one at least is.
  void setMoment(int milliseconds) { moment_ = milliseconds; }

 signals:
  /// It has begun, or is over.
  void runningChanged();

 private:
  void go_on();

  Play* play_{};
  Next next_;
  std::string bracket_;
  bool running_{};
  int moment_{10};
};

}  // namespace models
