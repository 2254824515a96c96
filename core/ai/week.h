// The Movement Phase of a general: which force acts next, and what it does.
#pragma once

#include "core/ai/battle.h"
#include "core/ai/crossings.h"
#include "core/ai/missions.h"
#include "core/ai/note.h"
#include "core/ai/seat.h"

#include <atomic>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace core::ai {

/// An operation that a general means to give, and what he expects of it.
struct Intent {
  plan::Operation operation;
  Worth gain{};  ///< against staying, the chance of a roll not counted in
  Reason reason;
};

/// One moment of a Movement Phase, thought through.
class Week {
 public:
  /// @param hurry as General has it
  Week(Seat& seat, const Appraisal& appraisal, Country& country,
       const std::atomic<bool>* hurry = nullptr);

  /// The force that gains most by a move now, of those that can be energised in this stage and have
  /// not been named before; nothing where none gains more than the margin.
  /// @param of one of these pieces goes with it; none: whoever
  [[nodiscard]] std::optional<Intent> next(const std::vector<state::PieceId>& of = {});

  /// These forces are not thought of.
  void leave_out(const std::vector<state::PieceId>& chiefs);

  /// Nobody is thought of but forces in that part of the map.
  void keep_to(const Theatre& theatre);

  /// Parts of the map where forces may gain most by a move, those first that gain more; no middle
  /// lies in another's part.
  [[nodiscard]] std::vector<Theatre> theatres(int most, int radius);

  /// What the forces there that may gain most could do, whatever it brings: of each a few ends that
  /// differ, attacks too, those that promise most first.
  [[nodiscard]] std::vector<std::vector<Intent>> alternatives(const Theatre& theatre, int forces,
                                                              int each);

  /// The forces of the side that can fight on land, with their missions.
  [[nodiscard]] const std::vector<Party>& parties() const noexcept { return parties_; }

  /// What is done about supply before anybody moves.
  [[nodiscard]] std::optional<sequence::Action> supply();

  /// [17.31] What is sent out of the pool; nothing while nobody eats of it on his way.
  [[nodiscard]] std::optional<sequence::Action> send_out();

  /// What the force that is moving does besides: an attack from where it is; nothing for nothing.
  [[nodiscard]] std::optional<Intent> go_on();

  /// [11.23] [7.24] A fort that is bombarded, or an attack from ships; nothing for nothing.
  [[nodiscard]] std::optional<sequence::Action> strike();

  /// How many ends of moves have been compared.
  [[nodiscard]] int plays() const noexcept { return plays_; }

 private:
  struct Rated {
    plan::Verb verb{};
    plan::End end;
    Terms terms{};
    Worth gain{};  ///< their sum
  };

  [[nodiscard]] bool can_act(const Party& party);
  /// [15.0] Whether all who fight in the party ride.
  [[nodiscard]] bool is_mounted(const Party& party) const;
  /// Parties and columns that can act, those that may gain most first.
  [[nodiscard]] std::vector<std::pair<Worth, const Party*>> hopeful(
      const std::vector<state::PieceId>& of);
  [[nodiscard]] std::optional<Intent> best_for(const Party& party);
  [[nodiscard]] std::vector<Rated> rated_for(const Party& party);
  [[nodiscard]] std::optional<Intent> best_for_train(const Party& column);
  [[nodiscard]] std::optional<Intent> best_for_fleet(const plan::Force& fleet);
  [[nodiscard]] std::optional<Intent> best_of(const Party& party, std::vector<Rated> rated);
  [[nodiscard]] static Reason reason_of(const Party& party, const std::vector<Rated>& rated,
                                        std::size_t best);
  void rate_ways(const Party& party, plan::Verb verb, std::vector<Rated>& rated);
  void rate_attacks(const Party& party, std::vector<Rated>& rated);
  /// [6.31] Attacks from the march that the party can make only if its wagons stay behind.
  [[nodiscard]] std::vector<Intent> attacks_without_wagons(const Party& party,
                                                           const std::vector<Rated>& rated);
  /// Attacks from ships, which are not rated.
  void add_attacks_by(const Party& party, plan::Verb verb, std::vector<Rated>& rated);
  void rate(std::vector<Rated>& rated, plan::Verb verb, const plan::End& end, const Terms& terms);
  /// CSP that are likely to follow the party to the hex this week: those beside it with its goal.
  [[nodiscard]] int companions_of(const Party& party, board::HexId hex);
  /// Worth of standing in the hex with that mission.
  /// @param brings_rails the party extends the rail net to it, and is fed there [17.03] [18.12]
  [[nodiscard]] Terms worth_at(const Party& party, board::HexId hex, bool brings_rails = false);
  /// Worth of an attack on the hex in the Combat Phase.
  [[nodiscard]] Worth promise_of(const Party& party, board::HexId target, bool over_river) const;
  /// Worth of the best that could be made from the hex.
  [[nodiscard]] Worth promise_at(const Party& party, board::HexId hex) const;
  /// Worth of a train's standing in the hex: whom it feeds, and whether it is safe.
  [[nodiscard]] Terms worth_of_train_at(const Party& column, board::HexId hex) const;
  /// What a forced march of so many points costs on average [6.34].
  [[nodiscard]] Worth worth_of_losses(const Party& party, int extra) const;
  /// What going on costs by a forced march [6.32], and what it wins: nothing that a week later
  /// would not be had as well.
  [[nodiscard]] Worth worth_of_haste(const Party& party, const plan::End& end, Worth worth) const;
  /// [25.43] Whether whoever goes there drives Kentucky to the Enemy.
  [[nodiscard]] bool is_neutral(board::HexId hex) const;
  /// Worth of the way that is open when the Enemies in the hex are gone.
  [[nodiscard]] Worth opened_by(board::HexId enemies);
  /// [18.21] Worth of the Enemies who are fed by rail through the hex and by nothing else.
  [[nodiscard]] Worth worth_of_cut(board::HexId hex);
  /// About the most that any move of the party, or of the train, can bring: who has little hope is
  /// not thought through.
  [[nodiscard]] Worth hope_of(const Party& party);
  [[nodiscard]] Worth hope_of_train(const Party& column) const;
  /// Worth of the ships in the water: their fire, or the ferry.
  [[nodiscard]] Worth worth_afloat(const plan::Force& fleet, map::WaterPlaceId water) const;
  [[nodiscard]] Worth hope_of_fleet(const plan::Force& fleet) const;

  Seat& seat_;
  state::Situation now_;
  const Appraisal& appraisal_;
  Country& country_;
  const Weights& weights_;
  std::set<state::PieceId> named_;  ///< chiefs
  std::vector<plan::Force> forces_;
  std::vector<plan::Force> fleets_;  ///< warships, and transports that are free
  std::vector<Party> parties_;
  std::vector<Party> columns_;
  std::vector<Crossing> crossings_;
  std::map<board::HexId, Worth> cuts_;  ///< that have been thought through
  std::map<board::HexId, Worth> opened_;
  std::map<state::PieceId, std::vector<Post>> company_;  ///< by chief, who may follow
  int plays_{};
  const std::atomic<bool>* hurry_;
};

}  // namespace core::ai
