// The map as nodes of the scene graph; called in the render thread while the window's waits.
#include "qml/map/map_item.h"
#include "qml/map/map_nodes.h"

#include <cmath>
#include <utility>

namespace mapview {

QSGNode* MapItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
  auto* node = static_cast<Node*>(old);
  if (node == nullptr) {
    node = new Node{*window()};
  }
  node->background->setRect(boundingRect());
  node->background->setColor(style_.colour(QStringLiteral("margin")));
  sync_tiles(*node);
  sync_sprites(*node);
  sync_counters(*node);
  sync_fan(*node);
  return node;
}

void MapItem::sync_tiles(Node& node) {
  const double dots = ratio();
  const QPointF origin = view_.scene_to_screen({0, 0});
  const QPointF start{snapped(origin.x(), dots), snapped(origin.y(), dots)};
  const auto on_screen = [&](const QRectF& scene) {
    const double scale = view_.pixels_per_unit();
    const QPointF from{snapped(scene.left() * scale, dots), snapped(scene.top() * scale, dots)};
    const QPointF to{snapped(scene.right() * scale, dots), snapped(scene.bottom() * scale, dots)};
    return QRectF{start + from, start + to};
  };
  const int now = level();
  std::vector<TileKey> shown;
  bool covered = true;
  for (const TileKey key : visible_tiles(now, 0)) {
    store_.find(key).image.isNull() ? covered = false : (shown.push_back(key), true);
  }
  std::vector<TileKey> older;
  if (!covered) {
    for (int other = 0; other < kLevelCount; ++other) {
      if (other != now && std::abs(other - now) <= 1) {
        for (const TileKey key : visible_tiles(other, 0)) {
          if (!store_.find(key).image.isNull()) {
            older.push_back(key);
          }
        }
      }
    }
  }
  node.show_whole(covered ? QImage{} : whole_, whole_serial_, on_screen(scene_of_map()));
  // Uploads are spread over frames; with one already shown, the old picture stays meanwhile.
  int uploads = 3;
  bool more = false;
  const auto picture = [&](TileKey key) { return store_.find(key); };
  more |= node.show_tiles(node.older, node.older_tiles, older, picture, on_screen, uploads);
  more |= node.show_tiles(node.tiles, node.current_tiles, shown, picture, on_screen, uploads);
  if (more) {
    QMetaObject::invokeMethod(this, &QQuickItem::update, Qt::QueuedConnection);
  }
}

void MapItem::sync_sprites(Node& node) {
  if (node.sprite_serial != sprite_serial_) {
    node.sprite_serial = sprite_serial_;
    node.make_sprites(sprites_);
  }
  if (node.field_serial != field_serial_) {
    node.field_serial = field_serial_;
    node.make_field(field_);
  }
  // Where the terrain alone is shown nothing that follows the player is, either.
  const QRectF seen = counters_shown() ? boundingRect() : QRectF{};
  const auto place = [&](const std::vector<Sprite>& from, const std::vector<QSGImageNode*>& nodes) {
    for (std::size_t at = 0; at < from.size(); ++at) {
      const QRectF& scene = from[at].scene;
      const QRectF screen{view_.scene_to_screen(scene.topLeft()),
                          view_.scene_to_screen(scene.bottomRight())};
      // What is outside is put away, so that nothing is drawn for it.
      nodes[at]->setRect(screen.intersects(seen) ? screen : QRectF{});
    }
  };
  place(sprites_, node.sprites);
  place(field_, node.field_sprites);
}

void MapItem::sync_counters(Node& node) {
  std::vector<Node::CounterQuad> quads;
  if (counters_shown()) {
    const QRectF seen = boundingRect();
    for (std::size_t at = 0; at < places_.size(); ++at) {
      const QRectF screen = screen_of_counter(at);
      if (!screen.intersects(seen)) {
        continue;
      }
      const int wanted = counter_size(at);
      auto atlas = atlases_.find(wanted);
      if (atlas == atlases_.end()) {
        // The nearest size that is there, scaled, until the right one is.
        atlas = atlases_.lower_bound(wanted);
        if (atlas == atlases_.end() && !atlases_.empty()) {
          atlas = std::prev(atlases_.end());
        }
      }
      if (atlas != atlases_.end()) {
        const CounterAtlas& counters = *atlas->second.counters;
        quads.push_back({&counters, counters.cell(at), screen});
      }
    }
  }
  node.show_counters(quads, atlases_, atlas_serial_);
}

void MapItem::sync_fan(Node& node) {
  if (node.fan_serial == fan_serial_) {
    return;
  }
  node.fan_serial = fan_serial_;
  std::vector<std::pair<QRectF, QImage>> cells;
  for (const auto& cell : fan_) {
    cells.emplace_back(cell.screen, cell.image);
  }
  node.make_fan(cells);
}

}  // namespace mapview
