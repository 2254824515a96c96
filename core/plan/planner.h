// The forces of the side that decides, what they can do, and what would come of it.
#pragma once

#include "core/plan/itinerary.h"
#include "core/plan/operation.h"
#include "core/plan/surmise.h"
#include "core/plan/voyage.h"
#include "core/supply/forecast.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core::plan {

/// Answers about one moment of a game. What its side sees of the Enemy is worked out once for all
/// forces; of a force that has been asked for it keeps where it can get to. No die of the game is
/// seen, and no rule is written here: orders are tried on copies.
class Planner {
 public:
  /// @param game while it asks
  explicit Planner(game::Game game);

  /// The same for whoever knows more than what meets the eye.
  /// @param known what its side takes the position to be; its pieces have their numbers in the game
  Planner(game::Game game, Surmise known);

  /// Who decides.
  [[nodiscard]] board::Side side() const noexcept { return side_; }

  /// The forces of that side.
  [[nodiscard]] const std::vector<Force>& forces() const noexcept { return forces_; }

  [[nodiscard]] state::Situation situation() { return game_.situation(); }

  /// What the force can come to by the verb now, by aim, or why by none.
  [[nodiscard]] Operations operations(const Force& force, Verb verb);

  /// Who has to be commanded, or to roll, before the force moves; nothing where it moves already or
  /// nobody can energise it.
  [[nodiscard]] std::optional<Energiser> energiser(const Force& force);

  /// [7.21] Who of the force would go, and the ships that would carry them.
  [[nodiscard]] std::vector<state::PieceId> voyagers(const Force& force);

  /// What the operation would come to; or the case that forbids it with the nearest that can be
  /// done.
  [[nodiscard]] state::Ruling<Outlook> outlook(const Operation& operation);

  /// [12.1] How its force would be fed at the next Maintenance if nothing else happened till then;
  /// nothing where it needs nothing, or there is none any more.
  [[nodiscard]] std::optional<supply::FeedPlan> maintenance_after(const Operation& operation,
                                                                  const Outlook& outlook);

 private:
  using Key = std::pair<state::PieceId, Going>;

  [[nodiscard]] const std::vector<sequence::Action>& legal();
  [[nodiscard]] std::vector<state::PieceId> goers(const Force& force);
  [[nodiscard]] std::vector<state::PieceId> all_of(const Force& force);
  /// Who of the force would go together if it were energised now; nothing where more has to be
  /// looked at to know.
  [[nodiscard]] std::optional<state::Ruling<movement::Mover>> plain_mover(const Force& force);
  [[nodiscard]] const Itinerary& itinerary(const Force& force, Going going);
  [[nodiscard]] const Voyage& voyage(const Force& force);
  [[nodiscard]] std::optional<state::Illegal> no_ship_for(const Force& force);
  [[nodiscard]] std::vector<state::PieceId> ships_for(const std::vector<state::PieceId>& cargo);

  [[nodiscard]] std::vector<sequence::Action> choices(const Force& force, Verb verb,
                                                      const Aim& aim = {});
  [[nodiscard]] state::Illegal why_no_choice(const Force& force, Verb verb, const Aim& aim);
  [[nodiscard]] bool can_cut_after(const Force& force, const movement::Destination& end);

  /// Adds what plain_mover() can come to. False where it takes an itinerary to know.
  bool add_plain_marches(const Force& force, Verb verb, Operations& result);
  void add_marches(const Force& force, Verb verb, Operations& result);
  void add_ends(const Force& force, Verb verb, const std::vector<movement::Destination>& ends,
                Operations& result);
  void add_attacks(const Force& force, Operations& result);
  /// [8.11] Why it attacks nobody where it stands; nothing where nobody is to be attacked.
  [[nodiscard]] std::optional<state::Illegal> why_no_attack(const Force& force);
  void add_attacks_after(const Force& force, Verb first, Operations& result);
  /// [12.22] Takes out the attacks that nothing could pay for at the end of the way.
  void drop_unpaid(const Force& force, Operations& result);
  void add_voyages(const Force& force, Verb verb, Operations& result);
  void add_choices(const Force& force, Operations& result);

  /// The orders, as far as they are laid out; the rest of the outlook told() adds.
  [[nodiscard]] state::Ruling<Outlook> lay_out(const Operation& operation);
  [[nodiscard]] state::Ruling<Outlook> by_land(const Operation& operation);
  /// [18.21] Adds the cut at the end of a march.
  [[nodiscard]] state::Ruling<Outlook> then_cut(const Operation& operation, Outlook outlook);
  [[nodiscard]] state::Ruling<Outlook> by_water(const Operation& operation);
  [[nodiscard]] state::Ruling<Outlook> by_attack(const Operation& operation);
  /// [14.11] The leader who would lead its attack from the march.
  [[nodiscard]] state::PieceId attacker_of(const Force& force);
  /// They come beside the target by the first verb, and attack it from there [14.11].
  [[nodiscard]] state::Ruling<Outlook> by_attack_after(const Operation& operation, Verb first);
  [[nodiscard]] state::Ruling<Outlook> by_choice(const Operation& operation);

  /// Plays the orders of the outlook on a copy and adds what shows there.
  [[nodiscard]] state::Ruling<Outlook> told(const Operation& operation, Outlook outlook);

  game::Game game_;
  board::Side side_{};
  Surmise known_;
  std::vector<Force> forces_;
  std::optional<std::vector<sequence::Action>> legal_;
  std::map<state::PieceId, std::optional<state::Ruling<movement::Mover>>> plains_;
  std::map<state::PieceId, movement::Reach> reaches_;
  std::map<Key, Itinerary> itineraries_;
  std::map<state::PieceId, Voyage> voyages_;
};

}  // namespace core::plan
