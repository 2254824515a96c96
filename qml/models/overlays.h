// The overlays of the map: one row says all about one of them.
#pragma once

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace models {

/// Fills that differ without colour.
enum class Pattern { Slash, Backslash, Level, Upright, Dots, Rings, CrossHatch, Waves, Ripples };

/// Lines and signs that differ without colour.
enum class Sign { Line, Dashes, Square, Circle, Diamond, Cross, Stroke, Arrow };

/// The overlays for QML: their bits, and the table of them.
class Overlays : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// By bit, each with action, overlay, name and its samples: kind and caption.
  Q_PROPERTY(QVariant table READ table CONSTANT)

 public:
  /// One bit each; a set of them is an int. The bar shows them in this order.
  enum Overlay : int {
    Control = 1,
    GroundZones = 2,
    NavalZones = 4,
    Supply = 8,
    RailNet = 16,
    SupplyTowns = 32,
    Errata = 64
  };
  Q_ENUM(Overlay)

  explicit Overlays(QObject* parent = nullptr) : QObject{parent} {}

  [[nodiscard]] static QVariant table();
};

/// What an overlay tells apart: a pattern or sign in a colour.
struct OverlaySample {
  std::string_view kind;  ///< by which the legend asks for it
  const char* caption{};  ///< below the switch
  std::variant<Pattern, Sign> look;
  std::string_view colour;  ///< in "overlays" of style.json
};

struct OverlayRow {
  Overlays::Overlay overlay{};
  std::string_view action;  ///< of its key, in settings and in the lesson
  std::string_view word;    ///< of the command line
  const char* key{};        ///< as the program comes
  const char* name{};       ///< of its switch, read and spoken
  const char* what{};       ///< in the list of keys
  /// What the Union has comes first, then what the Confederacy has; the last may be none.
  std::array<OverlaySample, 3> samples;
};

inline constexpr const char* kOfUnion = QT_TRANSLATE_NOOP("models::Overlays", "Union");
inline constexpr const char* kOfConfederacy = QT_TRANSLATE_NOOP("models::Overlays", "Confederate");

/// All overlays, in the order of the list of keys. A word that is read is of "models::Overlays".
inline constexpr std::array kOverlays{
    OverlayRow{Overlays::Supply,
               "supply",
               "supply",
               "S",
               QT_TRANSLATE_NOOP("models::Overlays", "Supply"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: supply"),
               {{{"reachUnion", kOfUnion, Pattern::Dots, "unionReach"},
                 {"reachConfederate", kOfConfederacy, Pattern::Rings, "confederateReach"},
                 {"unsupplied", QT_TRANSLATE_NOOP("models::Overlays", "out of supply"),
                  Pattern::CrossHatch, "unsupplied"}}}},
    OverlayRow{Overlays::RailNet,
               "rail-net",
               "rail",
               "K",
               QT_TRANSLATE_NOOP("models::Overlays", "Rail net"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: rail net"),
               {{{"railUnion", kOfUnion, Sign::Line, "unionZone"},
                 {"railConfederate", kOfConfederacy, Sign::Dashes, "confederateZone"},
                 {"cut", QT_TRANSLATE_NOOP("models::Overlays", "cut"), Sign::Cross, "casing"}}}},
    OverlayRow{Overlays::GroundZones,
               "zones",
               "zones",
               "Z",
               QT_TRANSLATE_NOOP("models::Overlays", "Zones"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: zones of control"),
               {{{"zoneUnion", kOfUnion, Pattern::Slash, "unionZone"},
                 {"zoneConfederate", kOfConfederacy, Pattern::Backslash, "confederateZone"}}}},
    OverlayRow{Overlays::NavalZones,
               "naval-zones",
               "naval-zones",
               "P",
               QT_TRANSLATE_NOOP("models::Overlays", "Naval zones"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: naval zones"),
               {{{"navalUnion", kOfUnion, Pattern::Waves, "unionZone"},
                 {"navalConfederate", kOfConfederacy, Pattern::Ripples, "confederateZone"}}}},
    OverlayRow{Overlays::Control,
               "control",
               "control",
               "H",
               QT_TRANSLATE_NOOP("models::Overlays", "Control"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: control"),
               {{{"controlUnion", kOfUnion, Pattern::Level, "union"},
                 {"controlConfederate", kOfConfederacy, Pattern::Upright, "confederate"}}}},
    OverlayRow{Overlays::SupplyTowns,
               "supply-towns",
               "towns",
               "D",
               QT_TRANSLATE_NOOP("models::Overlays", "Supply towns"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: towns that give supply"),
               {{{"townUnion", kOfUnion, Sign::Square, "unionZone"},
                 {"townConfederate", kOfConfederacy, Sign::Circle, "confederateZone"},
                 {"townBorder", QT_TRANSLATE_NOOP("models::Overlays", "border state"),
                  Sign::Diamond, "supplyPath"}}}},
    OverlayRow{Overlays::Errata,
               "errata",
               "errata",
               "E",
               QT_TRANSLATE_NOOP("models::Overlays", "Errata"),
               QT_TRANSLATE_NOOP("models::Overlays", "overlay: errata"),
               {{{"errataPrinted", QT_TRANSLATE_NOOP("models::Overlays", "printed"), Sign::Stroke,
                  "printed"},
                 {"errataCorrected", QT_TRANSLATE_NOOP("models::Overlays", "corrected"),
                  Sign::Arrow, "corrected"}}}}};

/// They by their bits.
[[nodiscard]] std::vector<const OverlayRow*> overlays_by_bit();

/// A sample by its kind; nullptr when there is none.
[[nodiscard]] const OverlaySample* sample_of(std::string_view kind);

/// A sample by its place in the row of its overlay.
[[nodiscard]] const OverlaySample& sample_of(Overlays::Overlay overlay, std::size_t at);

}  // namespace models
