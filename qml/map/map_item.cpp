#include "qml/map/map_item.h"

#include "qml/models/preferences.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mapview {

namespace {

constexpr double kStackHitSlack = 2;
/// Pixels of a hex whose counters can be told from each other.
constexpr double kReadableHex = 32;
constexpr int kFanEdge = 66;
constexpr int kFanGap = 6;

}  // namespace

MapItem::MapItem(QQuickItem* parent)
    : QQuickItem{parent}, store_{[this] {
        update();
        check_ready();
      }} {
  setFlag(ItemHasContents);
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
  setAcceptHoverEvents(true);
  setActiveFocusOnTab(true);
  pool_.setMaxThreadCount(1);
}

MapItem::~MapItem() {
  pool_.clear();
  pool_.waitForDone();
}

void MapItem::setDesk(models::Desk* desk) {
  if (desk_ == desk) {
    return;
  }
  desk_ = desk;
  if (desk_ != nullptr) {
    connect(desk_, &models::Desk::boardChanged, this, &MapItem::take_board);
    connect(desk_, &models::Desk::positionChanged, this, &MapItem::take_position);
    connect(desk_->plan(), &models::Plan::changed, this, &MapItem::field_changed);
    connect(desk_->plan(), &models::Plan::changed, this, &MapItem::live_changed);
    connect(desk_->adviser(), &models::Adviser::waysChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::supplyChanged, this, [this] {
      // The old counters stay until those that show who is in supply are made.
      ++atlas_generation_;
      build_overlay();
      check_ready();
    });
    connect(desk_, &models::Desk::overlaysChanged, this, &MapItem::build_overlay);
    connect(desk_, &models::Desk::terrainOnlyChanged, this, [this] {
      update();
      check_ready();
    });
    connect(desk_, &models::Desk::hoverChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::selectionChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::answerChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::litChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::cursorChanged, this, &MapItem::live_changed);
    connect(desk_, &models::Desk::fanChanged, this, &MapItem::lay_fan);
    connect(desk_, &models::Desk::selectionChanged, this, [this] {
      if (!fan_.empty()) {
        lay_fan();
      }
    });
    connect(desk_, &models::Desk::centreOn, this, &MapItem::centre_on);
    if (desk_->board()) {
      take_board();
    }
  }
  emit deskChanged();
}

void MapItem::take_position() {
  if (!desk_->board()) {
    return;  // the game was closed meanwhile
  }
  if (!board_ || board_->setup() != desk_->board()->setup()) {
    return take_board();
  }
  if (position_running_) {
    return;  // the last position is taken when the one before it is there
  }
  position_running_ = true;
  // The counters are made first: they and the position they belong to change together.
  std::set<int> sizes = counter_sizes_in_view();
  for (const auto& [size, atlas] : atlases_) {
    sizes.insert(size);
  }
  pool_.start([this, board = desk_->board(), supply = desk_->supply(), style = style_, sizes] {
    auto made = std::make_shared<Atlases>();
    for (const int size : sizes) {
      made->emplace(
          size, Atlas{std::make_shared<const CounterAtlas>(*board, supply.get(), style, size), 0});
    }
    QMetaObject::invokeMethod(
        this,
        [this, board, made] {
          position_running_ = false;
          if (desk_ == nullptr || !desk_->board() || !board_ || board_->setup() != board->setup()) {
            return;  // it was closed, or another one is shown
          }
          board_ = board;
          places_ = counter_places(*board_);
          ++atlas_generation_;
          ++atlas_serial_;
          for (auto& [size, atlas] : *made) {
            atlas.generation = atlas_generation_;
          }
          atlases_ = std::move(*made);
          fan_.clear();
          ++fan_serial_;
          if (board != desk_->board()) {
            take_position();
          } else {
            build_overlay();
          }
          live_changed();
          check_ready();
          update();
        },
        Qt::QueuedConnection);
  });
  check_ready();
}

void MapItem::take_board() {
  auto board = desk_->board();
  if (!board) {
    return check_ready();
  }
  if (board_ && picture_ && ground_shown_ == ground_wanted_ &&
      board->ground_id() == board_->ground_id()) {
    return show_board(std::move(board));  // its ground is painted already
  }
  paint_ground();
}

void MapItem::paint_ground() {
  // The ground takes a moment; the old one stays until the new one is there.
  pool_.start([this, board = desk_->board(), style = style_, number = ++ground_wanted_] {
    if (number != ground_wanted_) {
      return;
    }
    QMetaObject::invokeMethod(
        this,
        [this, board, ground = ground_of(*board, style), number] {
          take_ground(board, ground, number);
        },
        Qt::QueuedConnection);
  });
  check_ready();
}

void MapItem::take_ground(std::shared_ptr<const models::Board> board, const Ground& ground,
                          int number) {
  if (desk_ == nullptr || board != desk_->board() || number != ground_wanted_) {
    return;
  }
  ground_shown_ = number;
  picture_ = ground.picture;
  store_.set_painter(ground.painter);
  whole_ = ground.whole;
  ++whole_serial_;
  show_board(std::move(board));
  emit wholeChanged();
}

void MapItem::show_board(std::shared_ptr<const models::Board> board) {
  const bool other_setup = !board_ || board_->opened().info.id != board->opened().info.id;
  board_ = std::move(board);
  places_ = counter_places(*board_);
  ++atlas_generation_;
  ++atlas_serial_;
  atlases_.clear();
  fan_.clear();
  ++fan_serial_;
  build_overlay();
  if (other_setup) {
    showSetup();
    if (const auto at = desk_->selectedId()) {
      view_.set_centre(centre_of(*at));  // of a game that goes on, whoever is on the move
    }
  }
  view_moved();
  live_changed();
}

void MapItem::take_scheme(const QString& scheme) {
  style_ = MapStyle{scheme};
  if (desk_ != nullptr && desk_->board()) {
    paint_ground();
  }
}

void MapItem::componentComplete() {
  QQuickItem::componentComplete();
  if (const auto* preferences = models::Preferences::of(this)) {
    const auto take = [this, preferences] { take_scheme(preferences->scheme()); };
    connect(preferences, &models::Preferences::schemeChanged, this, take);
    take();
  }
}

void MapItem::build_overlay() {
  if (!board_ || !picture_) {
    return;
  }
  if (overlay_running_) {
    overlay_stale_ = true;
    return;
  }
  overlay_running_ = true;
  overlay_stale_ = false;
  pool_.start([this, board = board_, supply = desk_->supply(), picture = picture_, style = style_,
               overlays = desk_->overlays()] {
    auto overlay =
        std::make_shared<const OverlayPicture>(*board, supply.get(), *picture, style, overlays);
    QMetaObject::invokeMethod(
        this,
        [this, board, overlay] {
          overlay_running_ = false;
          if (board == board_) {
            store_.set_overlay(overlay);
            request_tiles();
          }
          if (overlay_stale_ || board != board_) {
            build_overlay();
          }
          check_ready();
        },
        Qt::QueuedConnection);
  });
  check_ready();
}

int MapItem::counter_size(std::size_t stack) const {
  return counter_size_for(hexPixels() * places_[stack].edge * ratio());
}

std::set<int> MapItem::counter_sizes_in_view() const {
  std::set<int> sizes;
  if (counters_shown()) {
    const QRectF view = boundingRect();
    for (std::size_t at = 0; at < places_.size(); ++at) {
      if (screen_of_counter(at).intersects(view)) {
        sizes.insert(counter_size(at));
      }
    }
  }
  return sizes;
}

void MapItem::build_atlas(int size) {
  // One at a time: the view may have moved on before the next is begun.
  if (building_atlas_ != 0) {
    return;
  }
  building_atlas_ = size;
  pool_.start([this, board = board_, supply = desk_->supply(), style = style_, size,
               generation = atlas_generation_] {
    auto atlas = std::make_shared<const CounterAtlas>(*board, supply.get(), style, size);
    QMetaObject::invokeMethod(
        this,
        [this, board, atlas, size, generation] {
          building_atlas_ = 0;
          if (board == board_) {
            const bool replaced = !atlases_.insert_or_assign(size, Atlas{atlas, generation}).second;
            atlas_serial_ += replaced ? 1 : 0;
          }
          update();
          check_ready();
        },
        Qt::QueuedConnection);
  });
}

double MapItem::ratio() const {
  return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.0;
}

int MapItem::level() const {
  // A little enlargement is not seen, and spares half of the tiles.
  const double wanted = view_.zoom() * ratio() * 0.87;
  for (int level = 0; level < kLevelCount; ++level) {
    if (kLevels[static_cast<std::size_t>(level)] >= wanted) {
      return level;
    }
  }
  return kLevelCount - 1;
}

std::vector<TileKey> MapItem::visible_tiles(int level, double margin) const {
  const double edge = scene_of({level, 0, 0}).width();
  const QRectF scene = view_.visible_scene()
                           .adjusted(-edge * margin, -edge * margin, edge * margin, edge * margin)
                           .intersected(scene_of_map());
  std::vector<TileKey> keys;
  if (scene.isEmpty()) {
    return keys;
  }
  for (int row = static_cast<int>(std::floor(scene.top() / edge));
       row <= static_cast<int>(std::floor(scene.bottom() / edge)); ++row) {
    for (int column = static_cast<int>(std::floor(scene.left() / edge));
         column <= static_cast<int>(std::floor(scene.right() / edge)); ++column) {
      keys.push_back({level, column, row});
    }
  }
  const QPointF middle = view_.centre();
  std::sort(keys.begin(), keys.end(), [&](TileKey a, TileKey b) {
    const auto away = [&](TileKey key) {
      return (scene_of(key).center() - middle).manhattanLength();
    };
    return std::pair{away(a), a} < std::pair{away(b), b};
  });
  return keys;
}

void MapItem::request_tiles() {
  if (!picture_) {
    return;
  }
  store_.want(visible_tiles(level(), 0), visible_tiles(level(), 0.6));
}

void MapItem::view_moved() {
  moved_under_ = true;
  fitted_.reset();
  request_tiles();
  if (sprite_level_ != level()) {
    live_changed();
  }
  if (desk_ != nullptr && desk_->fan() >= 0) {
    lay_fan();
  }
  update();
  check_ready();
  emit viewChanged();
}

void MapItem::field_changed() {
  if (desk_ == nullptr) {
    return;
  }
  const double pixels = kUnitPixels * kLevels[static_cast<std::size_t>(level())];
  field_.clear();
  if (desk_->board()) {
    field_ = field_sprites(desk_->board()->map(), desk_->what_is_planned(), style_, pixels);
  }
  ++field_serial_;
  update();
}

void MapItem::live_changed() {
  if (desk_ == nullptr) {
    return;
  }
  if (sprite_level_ != level()) {
    field_changed();
  }
  sprite_level_ = level();
  const double pixels = kUnitPixels * kLevels[static_cast<std::size_t>(sprite_level_)];
  sprites_ = live_sprites(*desk_, style_, pixels);
  ++sprite_serial_;
  update();
}

void MapItem::check_ready() {
  bool ready = picture_ && !overlay_running_ && building_atlas_ == 0 && desk_ != nullptr &&
               desk_->supply() != nullptr && board_ == desk_->board() &&
               ground_shown_ == ground_wanted_;
  if (ready) {
    const auto keys = visible_tiles(level(), 0);
    ready = std::all_of(keys.begin(), keys.end(),
                        [this](TileKey key) { return store_.find(key).current; });
  }
  for (const int size : counter_sizes_in_view()) {
    const auto found = atlases_.find(size);
    if (found == atlases_.end() || found->second.generation != atlas_generation_) {
      build_atlas(size);
      ready = false;
    }
  }
  if (ready != ready_) {
    ready_ = ready;
    emit readyChanged();
  }
}

void MapItem::setZoom(double zoom) {
  view_.zoom_at({width() / 2, height() / 2}, zoom);
  view_moved();
}

void MapItem::zoomBy(double factor) { setZoom(view_.zoom() * factor); }

void MapItem::set_view(QPointF centre, double zoom) {
  view_.zoom_at({width() / 2, height() / 2}, zoom);
  view_.set_centre(centre);
  view_moved();
}

void MapItem::fit(const QRectF& scene) {
  view_.show(scene);
  view_moved();
  fitted_ = scene;
}

void MapItem::showHex(const QString& hex) {
  if (const auto id = core::board::HexId::parse(hex.toStdString())) {
    set_view(centre_of(*id), view_.zoom());
  }
}

void MapItem::showWhole() { fit(scene_of_map()); }

void MapItem::showSetup() {
  QRectF scene;
  if (board_) {
    for (const auto& stack : board_->stacks()) {
      const QPointF at = point_of(stack.place);
      scene |= QRectF{at - QPointF{1.5, 1.5}, QSizeF{3, 3}};
    }
  }
  fit(scene.isEmpty() ? scene_of_map() : scene);
  const auto front = desk_ != nullptr && desk_->play()->active() ? front_hex() : std::nullopt;
  if (front && hexPixels() < kReadableHex) {
    set_view(centre_of(*front), view_.zoom() * kReadableHex / hexPixels());
  }
}

std::optional<core::board::HexId> MapItem::front_hex() const {
  using core::board::Side;
  constexpr int kNear = 4;  // hexes
  std::optional<core::board::HexId> best;
  std::size_t most = 0;
  for (const auto& stack : board_->stacks()) {
    const auto* const hex = std::get_if<core::board::HexId>(&stack.place);
    if (hex == nullptr) {
      continue;
    }
    std::map<Side, std::size_t> near;
    for (const auto& other : board_->stacks()) {
      const auto* const at = std::get_if<core::board::HexId>(&other.place);
      if (at != nullptr && core::board::distance(*at, *hex) <= kNear) {
        near[other.side] += other.pieces.size();
      }
    }
    const std::size_t all = near[Side::Union] + near[Side::Confederate];
    if (near[Side::Union] > 0 && near[Side::Confederate] > 0 && all > most) {
      most = all;
      best = *hex;
    }
  }
  return best;
}

QRectF MapItem::seen() const {
  const QRectF whole = scene_of_map();
  const QRectF scene = view_.visible_scene().intersected(whole);
  return {(scene.left() - whole.left()) / whole.width(),
          (scene.top() - whole.top()) / whole.height(), scene.width() / whole.width(),
          scene.height() / whole.height()};
}

void MapItem::jumpTo(double x, double y) {
  const QRectF whole = scene_of_map();
  view_.set_centre(whole.topLeft() + QPointF{x * whole.width(), y * whole.height()});
  view_moved();
}

void MapItem::scrollBy(double x, double y) {
  view_.pan({x, y});
  view_moved();
}

void MapItem::centre_on(core::board::HexId hex) {
  const QPointF at = view_.scene_to_screen(centre_of(hex));
  const QRectF inner =
      boundingRect().adjusted(width() * 0.2, height() * 0.2, -width() * 0.2, -height() * 0.2);
  // The view stays when the hex is well inside it.
  if (!inner.contains(at)) {
    view_.set_centre(centre_of(hex));
  }
  view_moved();
}

QPointF MapItem::screenOf(const QString& hex) const {
  const auto id = core::board::HexId::parse(hex.toStdString());
  return id ? view_.scene_to_screen(centre_of(*id)) : QPointF{};
}

QPointF MapItem::screen_of_stack(int stack) const {
  return screen_of_counter(static_cast<std::size_t>(stack)).center();
}

QRectF MapItem::screen_of_counter(std::size_t stack) const {
  const auto& place = places_[stack];
  const double size = counter_size(stack) / ratio();
  const QPointF middle = view_.scene_to_screen(place.at);
  return {snapped(middle.x() - size / 2, ratio()), snapped(middle.y() - size / 2, ratio()), size,
          size};
}

bool MapItem::counters_shown() const { return board_ && desk_ != nullptr && !desk_->terrainOnly(); }

std::optional<int> MapItem::stack_at(QPointF screen) const {
  if (!counters_shown()) {
    return std::nullopt;
  }
  // The last drawn lies on top.
  for (std::size_t at = places_.size(); at-- > 0;) {
    const double slack = kStackHitSlack;
    if (screen_of_counter(at).adjusted(-slack, -slack, slack, slack).contains(screen)) {
      return static_cast<int>(at);
    }
  }
  return std::nullopt;
}

void MapItem::lay_fan() {
  fan_.clear();
  ++fan_serial_;
  if (desk_ != nullptr && desk_->fan() >= 0 && board_) {
    const auto& pieces = board_->stacks()[static_cast<std::size_t>(desk_->fan())].pieces;
    const int count = static_cast<int>(pieces.size());
    const int across = std::clamp(static_cast<int>(std::ceil(std::sqrt(count * 1.6))), 1, 10);
    const int rows = (count + across - 1) / across;
    const QPointF middle = screen_of_counter(static_cast<std::size_t>(desk_->fan())).center();
    const double wide = across * (kFanEdge + kFanGap);
    const double high = rows * (kFanEdge + kFanGap);
    const double left = std::clamp(middle.x() - wide / 2, 4.0, std::max(4.0, width() - wide - 4));
    double top = middle.y() - high - hexPixels() * 0.6;
    if (top < 4) {
      top = std::min(middle.y() + hexPixels() * 0.6, std::max(4.0, height() - high - 4));
    }
    const int pixels = static_cast<int>(kFanEdge * ratio());
    for (int at = 0; at < count; ++at) {
      const int column = at % across;
      const int row = at / across;
      QImage image{pixels, pixels, QImage::Format_ARGB32_Premultiplied};
      image.fill(Qt::transparent);
      QPainter painter{&image};
      paint_counter(painter, style_, look_of(*board_, pieces[static_cast<std::size_t>(at)]),
                    pixels);
      if (desk_->selection().contains(pieces[static_cast<std::size_t>(at)])) {
        const double line = 3 * ratio();
        painter.setPen(QPen{style_.overlay(QStringLiteral("selected")), line});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF{image.rect()}.adjusted(line / 2, line / 2, -line / 2, -line / 2));
      }
      painter.end();
      fan_.push_back({pieces[static_cast<std::size_t>(at)],
                      QRectF{left + column * (kFanEdge + kFanGap), top + row * (kFanEdge + kFanGap),
                             kFanEdge, kFanEdge},
                      image});
    }
  }
  update();
}

const MapItem::FanCell* MapItem::fan_cell_at(QPointF screen) const {
  const auto found = std::find_if(
      fan_.begin(), fan_.end(), [&](const FanCell& cell) { return cell.screen.contains(screen); });
  return found == fan_.end() ? nullptr : &*found;
}

void MapItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  const auto fitted = fitted_;
  view_.resize(now.size());
  fitted ? fit(*fitted) : view_moved();
}

void MapItem::itemChange(ItemChange change, const ItemChangeData& value) {
  QQuickItem::itemChange(change, value);
  if (change == ItemDevicePixelRatioHasChanged) {
    view_moved();
  }
}

}  // namespace mapview
