#include "qml/map/map_nodes.h"

#include <algorithm>

namespace mapview {

namespace {

void remove_children(QSGNode* parent) {
  while (QSGNode* child = parent->firstChild()) {
    parent->removeChildNode(child);
    delete child;
  }
}

}  // namespace

MapItem::Node::Node(QQuickWindow& view) : window{view} {
  background = window.createRectangleNode();
  appendChildNode(background);
  whole_parent = layer();
  older = layer();
  tiles = layer();
  field = layer();
  below = layer();
  counters = layer();
  above = layer();
  fan = layer();
}

QSGNode* MapItem::Node::layer() {
  auto* node = new QSGTransformNode;
  appendChildNode(node);
  return node;
}

QSGImageNode* MapItem::Node::image_node(const QImage& image, bool opaque) {
  auto* node = window.createImageNode();
  node->setOwnsTexture(true);
  node->setTexture(window.createTextureFromImage(
      image, opaque ? QQuickWindow::TextureIsOpaque : QQuickWindow::TextureHasAlphaChannel));
  node->setFiltering(QSGTexture::Linear);
  return node;
}

void MapItem::Node::show_whole(const QImage& image, int serial, const QRectF& screen) {
  if (image.isNull() || (whole != nullptr && serial != whole_serial)) {
    remove_children(whole_parent);
    whole = nullptr;
  }
  if (image.isNull()) {
    return;
  }
  if (whole == nullptr) {
    whole = image_node(image, true);
    whole_parent->appendChildNode(whole);
    whole_serial = serial;
  }
  whole->setRect(screen);
}

bool MapItem::Node::show_tiles(QSGNode* parent, Tiles& nodes, const std::vector<TileKey>& keys,
                               const std::function<TileStore::Tile(TileKey)>& picture,
                               const std::function<QRectF(const QRectF&)>& on_screen,
                               int& uploads) {
  for (auto at = nodes.begin(); at != nodes.end();) {
    if (std::find(keys.begin(), keys.end(), at->first) == keys.end()) {
      parent->removeChildNode(at->second.node);
      delete at->second.node;
      at = nodes.erase(at);
    } else {
      ++at;
    }
  }
  bool waiting = false;
  for (const TileKey key : keys) {
    const auto tile = picture(key);
    TileNode& entry = nodes[key];
    if (entry.node == nullptr || entry.serial != tile.serial) {
      if (uploads == 0) {
        waiting = true;
        if (entry.node == nullptr) {
          nodes.erase(key);
          continue;
        }
      } else {
        --uploads;
        QSGImageNode* fresh = image_node(tile.image, true);
        if (entry.node != nullptr) {
          parent->removeChildNode(entry.node);
          delete entry.node;
        }
        parent->appendChildNode(fresh);
        entry = {fresh, tile.serial};
      }
    }
    entry.node->setRect(on_screen(scene_of(key)));
  }
  return waiting;
}

void MapItem::Node::make_sprites(const std::vector<Sprite>& from) {
  remove_children(below);
  remove_children(above);
  sprites.clear();
  for (const auto& sprite : from) {
    auto* node = image_node(sprite.image, false);
    (sprite.above_counters ? above : below)->appendChildNode(node);
    sprites.push_back(node);
  }
}

void MapItem::Node::make_field(const std::vector<Sprite>& from) {
  remove_children(field);
  field_sprites.clear();
  for (const auto& sprite : from) {
    auto* node = image_node(sprite.image, false);
    field->appendChildNode(node);
    field_sprites.push_back(node);
  }
}

void MapItem::Node::show_counters(const std::vector<CounterQuad>& quads, const Atlases& atlases,
                                  int serial) {
  if (serial != atlas_serial) {
    // The nodes first: they look at the textures.
    remove_children(counters);
    counter_nodes.clear();
    atlas_textures.clear();
    atlas_serial = serial;
  }
  for (const auto& [size, atlas] : atlases) {
    auto& texture = atlas_textures[size];
    if (!texture) {
      texture.reset(window.createTextureFromImage(atlas.counters->image(),
                                                  QQuickWindow::TextureHasAlphaChannel));
    }
  }
  while (counter_nodes.size() > quads.size()) {
    counters->removeChildNode(counter_nodes.back());
    delete counter_nodes.back();
    counter_nodes.pop_back();
  }
  while (counter_nodes.size() < quads.size()) {
    auto* node = window.createImageNode();
    node->setOwnsTexture(false);
    node->setTexture(atlas_textures[quads[counter_nodes.size()].atlas->size()].get());
    node->setFiltering(QSGTexture::Linear);
    counters->appendChildNode(node);
    counter_nodes.push_back(node);
  }
  for (std::size_t at = 0; at < quads.size(); ++at) {
    auto* node = counter_nodes[at];
    auto* texture = atlas_textures[quads[at].atlas->size()].get();
    if (node->texture() != texture) {
      node->setTexture(texture);
    }
    node->setSourceRect(QRectF{quads[at].cell});
    node->setRect(quads[at].screen);
  }
}

void MapItem::Node::make_fan(const std::vector<std::pair<QRectF, QImage>>& cells) {
  remove_children(fan);
  if (cells.empty()) {
    return;
  }
  QRectF all;
  for (const auto& [screen, image] : cells) {
    all |= screen;
  }
  auto* mat = window.createRectangleNode();
  mat->setRect(all.adjusted(-6, -6, 6, 6));
  mat->setColor(QColor{20, 18, 14, 190});
  fan->appendChildNode(mat);
  for (const auto& [screen, image] : cells) {
    auto* node = image_node(image, false);
    node->setRect(screen);
    fan->appendChildNode(node);
  }
}

}  // namespace mapview
