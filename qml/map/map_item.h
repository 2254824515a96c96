// The map as one item of the window.
#pragma once

#include "qml/map/counter_atlas.h"
#include "qml/map/ground.h"
#include "qml/map/live_sprites.h"
#include "qml/map/map_style.h"
#include "qml/map/tile_store.h"
#include "qml/map/viewport.h"
#include "qml/models/desk.h"

#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>
#include <QString>
#include <QVariantList>

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace mapview {

/// Shows ground, overlays and counters of a desk, and takes mouse and keys.
///
/// Drawn with image nodes only: tiles, counters from one atlas a size, a few sprites. So it looks
/// the same with every backend of the scene graph. Coordinate systems: see Viewport.
class MapItem : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Desk* desk READ desk WRITE setDesk NOTIFY deskChanged)
  Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY viewChanged)
  Q_PROPERTY(double hexPixels READ hexPixels NOTIFY viewChanged)
  Q_PROPERTY(double seenLeft READ seenLeft NOTIFY viewChanged)
  Q_PROPERTY(double seenTop READ seenTop NOTIFY viewChanged)
  Q_PROPERTY(double seenWidth READ seenWidth NOTIFY viewChanged)
  Q_PROPERTY(double seenHeight READ seenHeight NOTIFY viewChanged)
  Q_PROPERTY(QPointF pointer READ pointer NOTIFY pointerChanged)
  Q_PROPERTY(bool pointing READ pointing NOTIFY pointerChanged)
  Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
  Q_PROPERTY(QRectF box READ box NOTIFY boxChanged)
  Q_PROPERTY(int terrainKey MEMBER terrain_key_)
  Q_PROPERTY(bool wheelScrolls MEMBER wheel_scrolls_)

 public:
  explicit MapItem(QQuickItem* parent = nullptr);
  ~MapItem() override;

  [[nodiscard]] models::Desk* desk() const { return desk_; }

  void setDesk(models::Desk* desk);

  [[nodiscard]] double zoom() const { return view_.zoom(); }

  void setZoom(double zoom);

  /// Height of a hex on the screen.
  [[nodiscard]] double hexPixels() const { return view_.pixels_per_unit(); }

  /// What is seen, as fractions of the whole map.
  [[nodiscard]] QRectF seen() const;

  [[nodiscard]] double seenLeft() const { return seen().left(); }

  [[nodiscard]] double seenTop() const { return seen().top(); }

  [[nodiscard]] double seenWidth() const { return seen().width(); }

  [[nodiscard]] double seenHeight() const { return seen().height(); }

  [[nodiscard]] QPointF pointer() const { return pointer_; }

  /// Whether the mouse points at something: it is over the map, no button is down, and it does not
  /// only rest where the map has come to be.
  [[nodiscard]] bool pointing() const { return pointing_ && !unasked_; }

  /// Whether all that is seen is drawn as it should be.
  [[nodiscard]] bool ready() const { return ready_; }

  /// The whole map as a small picture.
  [[nodiscard]] QImage whole() const { return whole_; }

  /// The box being dragged, empty when none is.
  [[nodiscard]] QRectF box() const { return box_; }

  [[nodiscard]] const Viewport& viewport() const { return view_; }

  [[nodiscard]] const MapStyle& style() const { return style_; }

  /// The middle of a hex on the item.
  Q_INVOKABLE [[nodiscard]] QPointF screenOf(const QString& hex) const;
  /// Where the counter of a piece's stack is on the item.
  [[nodiscard]] QPointF screen_of_stack(int stack) const;
  /// The place in which a counter of the tray would stand that is let go there, lit from now on: a
  /// hex, or for a ship the hexside near the point [3.15]. Empty, and nothing lit, outside the
  /// item.
  Q_INVOKABLE QString aimAt(QPointF at, bool ship);
  Q_INVOKABLE void showWhole();
  /// Brings a hex into the middle.
  Q_INVOKABLE void showHex(const QString& hex);
  /// All counters of the set-up; in a game, where they would be too small to read, the front.
  Q_INVOKABLE void showSetup();
  Q_INVOKABLE void zoomBy(double factor);
  /// Jumps to a place given as fractions of the whole map.
  Q_INVOKABLE void jumpTo(double x, double y);
  Q_INVOKABLE void scrollBy(double x, double y);
  void centre_on(core::board::HexId hex);
  /// Moves the view without animation; for measuring.
  void set_view(QPointF centre, double zoom);

 signals:
  void deskChanged();
  void viewChanged();
  void pointerChanged();
  void readyChanged();
  void wholeChanged();
  void boxChanged();
  /// A right click: orders for what is selected now are wanted there.
  void menuAsked(QPointF at);
  /// What is selected of a set-up that is edited was dragged off the item.
  void draggedOut(QPointF at);

 protected:
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseUngrabEvent() override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void itemChange(ItemChange change, const ItemChangeData& value) override;
  void componentComplete() override;

 private:
  struct Node;

  struct Atlas {
    std::shared_ptr<const CounterAtlas> counters;
    int generation{};
  };

  using Atlases = std::map<int, Atlas>;  ///< by size

  struct FanCell {
    core::state::PieceId piece;
    QRectF screen;  ///< in item pixels
    QImage image;
  };

  void take_board();
  void paint_ground();
  void show_board(std::shared_ptr<const models::Board> board);
  void take_position();
  /// Draws everything anew in the colours of the scheme; the old ones stay until then.
  void take_scheme(const QString& scheme);
  void take_ground(std::shared_ptr<const models::Board> board, const Ground& ground, int number);
  void build_overlay();
  /// The sizes of atlas from which the counters in view are drawn.
  [[nodiscard]] std::set<int> counter_sizes_in_view() const;
  [[nodiscard]] int counter_size(std::size_t stack) const;
  void build_atlas(int size);
  void fit(const QRectF& scene);
  /// Where most counters stand near some of the other side.
  [[nodiscard]] std::optional<core::board::HexId> front_hex() const;
  void view_moved();
  void live_changed();
  void field_changed();
  void request_tiles();
  /// Asks for what the view still lacks besides tiles, and tells whether it lacks anything.
  void check_ready();
  [[nodiscard]] int level() const;
  [[nodiscard]] double ratio() const;
  [[nodiscard]] std::vector<TileKey> visible_tiles(int level, double margin) const;
  [[nodiscard]] QRectF screen_of_counter(std::size_t stack) const;
  [[nodiscard]] std::optional<int> stack_at(QPointF screen) const;
  [[nodiscard]] const FanCell* fan_cell_at(QPointF screen) const;
  [[nodiscard]] bool counters_shown() const;
  void lay_fan();
  /// Ends what the button that is held down has begun, as if it had not been begun.
  void give_up_drag();
  void release_pieces(QPointF at);
  void paint_to(QPointF at);
  void select_in_box();
  void click(QPointF screen, Qt::KeyboardModifiers modifiers);
  void rightClick(QPointF screen);
  void walk(int key);
  /// The water that is meant there, while ships are selected.
  [[nodiscard]] std::optional<core::map::WaterPlaceId> water_under(QPointF screen) const;
  void sync_tiles(Node& node);
  void sync_sprites(Node& node);
  void sync_counters(Node& node);
  void sync_fan(Node& node);

  QPointer<models::Desk> desk_;
  Viewport view_;
  MapStyle style_;
  TileStore store_;
  QThreadPool pool_;
  std::shared_ptr<const MapPicture> picture_;
  std::shared_ptr<const models::Board> board_;
  std::shared_ptr<const models::Board> overlay_board_;
  Atlases atlases_;
  std::vector<CounterPlace> places_;
  std::vector<Sprite> sprites_;
  std::vector<Sprite> field_;  ///< reach and targets: made anew only when they change
  std::vector<FanCell> fan_;
  QImage whole_;
  QPointF pointer_;
  QPointF pressed_;
  QPointF last_;
  QRectF box_;
  Qt::MouseButton button_{Qt::NoButton};
  bool dragging_{};
  bool given_up_{};             ///< until no button is held down any more nothing is meant
  bool doubled_{};              ///< the second click of a double one selects nothing
  int terrain_key_{Qt::Key_T};  ///< held down: no counters
  bool wheel_scrolls_{};        ///< the wheel alone scrolls, with Ctrl it zooms
  bool shift_held_{};
  bool pointing_{};
  bool moved_under_{};  ///< the view has moved since the pointer was heard of
  bool unasked_{};      ///< the map has come to be under a pointer that rests
  bool ready_{};
  bool overlay_running_{};
  bool overlay_stale_{};
  int atlas_generation_{};  ///< which the atlases shall have
  int atlas_serial_{};      ///< changes when one of them is replaced
  int building_atlas_{};
  std::optional<QRectF> fitted_;  ///< kept in view while only the size changes
  /// Counts the boards and schemes taken; only the last one is drawn.
  std::atomic<int> ground_wanted_{};
  int ground_shown_{};
  int sprite_serial_{};
  int field_serial_{};
  bool position_running_{};  ///< the counters of another position are being made
  bool dragging_pieces_{};
  int sprite_level_{-1};
  int whole_serial_{};
  int fan_serial_{};
};

}  // namespace mapview
