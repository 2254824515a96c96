#include "qml/models/undertaking.h"

#include "core/plan/undertake.h"

namespace models {

Undertaken undertake(Play& play, const core::plan::Operation& operation) {
  core::plan::Undertaking way{operation};
  ActionKind last{};
  const bool given = play.act_on(
      [&] {
        const auto next = way.next(play.match()->game());
        last = next ? next->kind : last;
        return next;
      },
      play.match()->bracket(core::plan::line_of(play.match()->situation(), operation)));
  // [5.22] Whoever has rolled in vain goes nowhere: that is no refusal.
  const bool refused = way.failed() && last != ActionKind::TryInitiative;
  if (refused) {
    play.tell_refusal(*way.failed());
  }
  return {given, refused || !given, way.waits()};
}

}  // namespace models
