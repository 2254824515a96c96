// How the map looks, as data: colours and widths of style.json, for each scheme.
#pragma once

#include <QColor>
#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <string_view>

namespace mapview {

/// The file is read once; copies are cheap. A missing name is a mistake of the program and stops
/// it with its name.
class MapStyle {
 public:
  /// The style of a scheme: what the file says of all, and over it what it says of this one. A
  /// scheme that the file does not name is the first one, without changes.
  /// @throws std::runtime_error when the file is not JSON of the expected form, or a scheme gives a
  /// value to a name that is used nowhere.
  explicit MapStyle(const QString& scheme = QString{});

  /// The name it was asked for by.
  [[nodiscard]] const QString& scheme() const { return scheme_; }

  /// The schemes that change something.
  [[nodiscard]] static QStringList schemes();

  /// All colours by section and name, for tests that measure them.
  [[nodiscard]] QHash<QString, QColor> all_colours() const;

  /// Colour of a feature of the ground, section "colours".
  [[nodiscard]] QColor colour(const QString& name) const { return look_up(colours_, name); }

  /// Colour of an overlay, section "overlays".
  [[nodiscard]] QColor overlay(const QString& name) const { return look_up(overlays_, name); }

  [[nodiscard]] QColor overlay(std::string_view name) const {
    return overlay(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
  }

  /// Colour of a part of a counter, section "counters".
  [[nodiscard]] QColor counter(const QString& name) const { return look_up(counters_, name); }

  /// A width in hex units or another number, section "numbers".
  [[nodiscard]] double number(const QString& name) const { return look_up(numbers_, name); }

  /// Width of a navigable river in hex units.
  [[nodiscard]] double river_width(const QString& river) const;

 private:
  explicit MapStyle(const QJsonObject& root);
  [[nodiscard]] static const QHash<QString, MapStyle>& styles();
  void take(const QJsonObject& changes);

  template <class Value>
  static Value look_up(const QHash<QString, Value>& table, const QString& name) {
    const auto found = table.find(name);
    if (found == table.end()) {
      qFatal("the map style has no \"%s\"", qPrintable(name));
    }
    return *found;
  }

  QString scheme_;
  QHash<QString, QColor> colours_;
  QHash<QString, QColor> overlays_;
  QHash<QString, QColor> counters_;
  QHash<QString, double> numbers_;
  QHash<QString, double> river_widths_;
};

/// The colour, so opaque as alpha says, 0 to 1.
[[nodiscard]] inline QColor faded(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

}  // namespace mapview
