// [FB-340] The press of a melee: who stands where while men are brought into contact, and where
// there is room.
#pragma once

#include "core/field/combats.h"

#include <optional>
#include <vector>

namespace core::field {

/// Both sides of a melee, and all else that stands on the field. Places are judged as they are
/// after the men who have been moved in it.
class Press {
 public:
  Press(const Setting& setting, const State& state, const Melee& melee);

  [[nodiscard]] const std::vector<Fighter>& fighters() const noexcept { return fighters_; }

  [[nodiscard]] const Fighter* find(FigureId id) const noexcept;

  /// [FB-341] Whether an enemy touches him.
  [[nodiscard]] bool is_pinned(const Fighter& who) const;

  /// Whether he is one who may be brought in at all: rank and file on their own feet or horses, not
  /// in a house, not holding horses.
  [[nodiscard]] bool may_come(const Fighter& who) const;

  /// Where somebody may come to stand, and the way to it in inches as it costs.
  struct Place {
    Point at;
    Inches way;
  };

  /// The nearest place beside an enemy at which nobody stands.
  /// @return nothing when there is none that can be reached without going through enemies; it may
  ///         be farther than a normal move
  [[nodiscard]] std::optional<Place> place_beside(const Fighter& who, const Fighter& enemy);

  /// The same, within a normal move.
  [[nodiscard]] std::optional<Place> place_in_reach(const Fighter& who, const Fighter& enemy);

  /// Enemies whom he would touch at a place.
  [[nodiscard]] int exposure_at(const Fighter& who, Point place) const;

  /// Whether he is near enough to an enemy for a place in reach to be looked for.
  [[nodiscard]] bool may_reach(const Fighter& who, const Fighter& enemy) const;

  /// He stands there from now on.
  void move(FigureId who, Point place);

  /// Combats as they would be thrown now.
  [[nodiscard]] std::vector<Combat> combats() const;

 private:
  /// A body near the melee, of somebody or of nobody: a gun, a unit that has nothing to do with it.
  struct Standing {
    Body body;
    table::Polygon core;  ///< drawn in a little: what only touches it does not go through it
    table::Box box;       ///< of the core
    Side side{};
    std::optional<FigureId> of;
  };

  using Neighbours = std::vector<const Standing*>;

  /// A place at which at most one figure stands: free for that figure only, or for all.
  struct Room {
    Point at;
    std::optional<FigureId> but_for;
  };

  /// Places found beside an enemy for a kind of base, until somebody moves.
  struct Found {
    FigureId enemy;
    UnitId unit;
    std::vector<Room> rooms;
  };

  [[nodiscard]] std::optional<Place> nearest_place(const Fighter& who, const Fighter& enemy,
                                                   std::optional<Inches> reach);
  [[nodiscard]] const std::vector<Room>& rooms_beside(const Fighter& who, const Fighter& enemy);
  void add_standing(const Unit& unit, UnitId id, const table::Box& about);
  [[nodiscard]] std::vector<Room> look_beside(const Fighter& who, const Fighter& enemy) const;
  void add_beside(const Fighter& who, const Body& enemy, const Fighter& of,
                  std::vector<Room>& rooms) const;
  void add_at_walls(const Fighter& who, const Fighter& enemy, std::vector<Room>& rooms) const;
  void add_room(const Fighter& who, const Fighter& enemy, Point place, const Neighbours& about,
                std::vector<Room>& rooms) const;
  [[nodiscard]] Neighbours near_to(Point middle, Inches reach) const;
  [[nodiscard]] bool is_barred(const Body& body) const;
  [[nodiscard]] Inches reach_of(const Fighter& who) const;
  [[nodiscard]] bool is_way_clear(const Fighter& who, Point from, Point to) const;
  [[nodiscard]] std::optional<Inches> way_to(const Fighter& who, Point place) const;
  [[nodiscard]] Fighter at_place(const Fighter& who, Point place) const;

  const Setting* setting_;
  const State* state_;
  Side attacker_;
  Heading facing_;
  std::vector<Fighter> fighters_;
  std::vector<Standing> standing_;
  std::vector<Found> found_;
};

}  // namespace core::field
