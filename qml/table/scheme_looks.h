// The colours of a picture in each scheme of the window.
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>

namespace tableview {

/// Period, high contrast and grey, as Preferences::schemeIndex counts.
template <class Look>
using SchemeLooks = std::array<Look, 3>;

template <class Look>
[[nodiscard]] const Look& look_of(const SchemeLooks<Look>& looks, int scheme) {
  return looks.at(static_cast<std::size_t>(std::clamp(scheme, 0, 2)));
}

/// Leaves of colours how light they are.
inline void make_grey(std::initializer_list<QColor*> colours) {
  for (QColor* const colour : colours) {
    const int light = qGray(colour->rgb());
    *colour = QColor{light, light, light};
  }
}

}  // namespace tableview
