// The type symbols of the counters.
#pragma once

#include "core/rulebook/piece_kind.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace mapview {

/// Draws the symbol of a kind inside the box: boxes of military maps for units, little pictures
/// for trains, works and ships.
void paint_symbol(QPainter& painter, core::rulebook::PieceKind kind, const QRectF& box,
                  const QColor& ink, const QColor& paper);

/// The stars of a leader's rank.
void paint_stars(QPainter& painter, int stars, const QRectF& box, const QColor& fill,
                 const QColor& ink);

}  // namespace mapview
