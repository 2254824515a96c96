// Pictures with few colours, for small files.
#pragma once

#include <QImage>

namespace app {

/// The picture with at most `colours` colours, 2 to 256, chosen by median cut and without dither,
/// so that paper stays even. A picture that has no more colours than that keeps them exactly.
[[nodiscard]] QImage with_palette(const QImage& picture, int colours);

}  // namespace app
