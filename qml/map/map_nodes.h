// The scene graph below a map item.
#pragma once

#include "qml/map/counter_atlas.h"
#include "qml/map/live_sprites.h"
#include "qml/map/map_item.h"
#include "qml/map/tile_store.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGNode>
#include <QSGRectangleNode>
#include <QSGTexture>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace mapview {

/// Lives in the render thread, touched only while the window's thread waits. Everything is an
/// image node or a rectangle: the software backend draws no others.
struct MapItem::Node : QSGNode {
  explicit Node(QQuickWindow& view);

  struct TileNode {
    QSGImageNode* node{};
    int serial{};
  };

  struct CounterQuad {
    const CounterAtlas* atlas{};
    QRect cell;
    QRectF screen;
  };

  using Tiles = std::map<TileKey, TileNode>;

  void show_whole(const QImage& image, int serial, const QRectF& screen);
  /// Makes the children of `parent` those of `keys`.
  /// @param uploads how many new textures may still be made in this frame.
  /// @return whether some had to wait.
  bool show_tiles(QSGNode* parent, Tiles& nodes, const std::vector<TileKey>& keys,
                  const std::function<TileStore::Tile(TileKey)>& picture,
                  const std::function<QRectF(const QRectF&)>& on_screen, int& uploads);
  void make_sprites(const std::vector<Sprite>& from);
  void make_field(const std::vector<Sprite>& from);
  void show_counters(const std::vector<CounterQuad>& quads, const Atlases& atlases, int serial);
  void make_fan(const std::vector<std::pair<QRectF, QImage>>& cells);

  QQuickWindow& window;
  QSGRectangleNode* background{};
  QSGNode* whole_parent{};
  QSGImageNode* whole{};
  int whole_serial{-1};
  QSGNode* older{};
  QSGNode* tiles{};
  QSGNode* field{};
  QSGNode* below{};
  QSGNode* counters{};
  QSGNode* above{};
  QSGNode* fan{};
  Tiles older_tiles;
  Tiles current_tiles;
  std::vector<QSGImageNode*> sprites;
  std::vector<QSGImageNode*> field_sprites;
  std::vector<QSGImageNode*> counter_nodes;
  std::map<int, std::unique_ptr<QSGTexture>> atlas_textures;
  int atlas_serial{-1};
  int sprite_serial{-1};
  int field_serial{-1};
  int fan_serial{-1};

 private:
  /// Its matrix stays the identity: the software backend forgets to move a plain node's later
  /// children when the item has moved in the window.
  QSGNode* layer();
  QSGImageNode* image_node(const QImage& image, bool opaque);
};

}  // namespace mapview
