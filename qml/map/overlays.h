// The overlays of the map: what they are called, and by which key they come.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mapview {
Q_NAMESPACE
QML_NAMED_ELEMENT(Overlays)

/// One bit each; a set of them is an int.
enum Overlay : int {
  Control = 1,
  GroundZones = 2,
  NavalZones = 4,
  Supply = 8,
  RailNet = 16,
  SupplyTowns = 32,
  Errata = 64
};
Q_ENUM_NS(Overlay)

}  // namespace mapview
