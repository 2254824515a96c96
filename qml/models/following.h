// How a model follows the game that it looks at.
#pragma once

#include "qml/models/play.h"

namespace models {

/// Lets a model follow another game: it forgets the one before, is told of each change by `look`,
/// and says so.
/// @param followed the game that it follows now
/// @param look what the model does on Play::changed
/// @return whether it is another one
template <class Model, class Look>
bool follow(Model& model, Play*& followed, Play* play, Look look) {
  if (followed == play) {
    return false;
  }
  if (followed != nullptr) {
    followed->disconnect(&model);
  }
  followed = play;
  if (play != nullptr) {
    QObject::connect(play, &Play::changed, &model, look);
  }
  emit model.playChanged();
  return true;
}

}  // namespace models
