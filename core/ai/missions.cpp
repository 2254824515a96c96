#include "core/ai/missions.h"

#include "core/ai/line.h"
#include "core/base/contains.h"
#include "core/movement/march_distances.h"
#include "core/movement/mover.h"
#include "core/plan/recruits.h"
#include "core/rulebook/of_the_turn.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"
#include "core/water/transport.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace core::ai {
namespace {

using board::HexId;
using state::PieceId;
using state::Situation;

/// CSP that are never too many for an aim.
constexpr int kFew = 3;

/// Hexes from which a party attacks, or attacks after a step.
constexpr int kBeside = 2;

/// A goal, and who could go for it.
struct Aim {
  HexId hex;
  Purpose purpose{};
  Worth worth{};
  int wanted{};  ///< CSP
  int sent{};    ///< CSP
  const std::vector<std::int16_t>* distances{};
  int from_rail{movement::kNoMarch};  ///< movement points from the nearest hex of the own rail net
  bool open{true};
};

/// What an aim brings for each CSP, and who would go.
struct Bid {
  std::int64_t rate{};  ///< worth a CSP, in thousandths
  Worth gain{};
  std::vector<std::size_t> goers;
};

int distance_by_land(const Aim& aim, const Party& party) {
  return (*aim.distances)[static_cast<std::size_t>(party.hex.ordinal())];
}

/// What so many more bring to a worth that wants some and has had some sent.
Worth more_of(Worth worth, int wanted, int sent, int more) {
  return share_of(worth, sent + more, wanted) - share_of(worth, sent, wanted);
}

/// [7.21] CSP that the side's ships take over the sea at once.
int room_over_sea(const Situation& now, board::Side side) {
  int room = 0;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::Ship)) {
    const bool at_sea = now.piece(id).kind == rulebook::PieceKind::NavalTransport;
    room += at_sea ? water::capacity_of(now, id) : 0;
  }
  return room;
}

class Assignment {
 public:
  Assignment(const Situation& now, const Appraisal& appraisal, Country& country,
             std::vector<Party>& parties)
      : now_{now},
        appraisal_{appraisal},
        country_{country},
        weights_{appraisal.weights()},
        railheads_{supply::chain_of(now, appraisal.side()).railheads()},
        trains_{now.setting.is_campaign()
                    ? rulebook::rail_points(now.setting, now.state.cycle, appraisal.side())
                    : 0},
        room_{weights_.water != 0 ? room_over_sea(now, appraisal.side()) : 0},
        parties_{parties} {
    for (Party& party : parties_) {
      party.in_port = room_ > 0 && !party.afloat && country.is_on_sea(party.hex) &&
                      water::is_port(now, appraisal.side(), party.hex);
    }
    for (const HexId goal : country.goals()) {
      add_aim(goal);
    }
    for (const Post& post : appraisal.posts(board::enemy_of(appraisal.side()))) {
      if (country.worth_of(post.hex) == 0) {
        add_aim(post.hex);
      }
    }
  }

  std::vector<Need> run() {
    std::vector<std::optional<Bid>> bids(aims_.size());
    for (;;) {
      std::optional<std::size_t> best;
      for (std::size_t at = 0; at < aims_.size(); ++at) {
        if (!aims_[at].open) {
          continue;
        }
        if (!bids[at]) {
          bids[at] = bid_for(aims_[at]);
        }
        if (bids[at]->rate > (best ? bids[*best]->rate : 0)) {
          best = at;
        }
      }
      if (!best || bids[*best]->gain < weights_.margin) {
        break;
      }
      const int room = room_;
      const std::vector<std::size_t> gone = bids[*best]->goers;
      send(aims_[*best], gone);
      aims_[*best].open = false;
      // A bid holds until somebody is gone who would have gone, or a place aboard.
      for (std::optional<Bid>& bid : bids) {
        const bool holds =
            bid && room == room_ && std::none_of(gone.begin(), gone.end(), [&](std::size_t at) {
              return base::contains(bid->goers, at);
            });
        if (!holds) {
          bid.reset();
        }
      }
    }
    send_the_rest();
    std::vector<Need> needs;
    for (const Aim& aim : aims_) {
      needs.push_back({aim.hex, aim.worth, aim.wanted, aim.sent});
    }
    return needs;
  }

 private:
  void add_aim(HexId hex) {
    const bool own = territory::controls(now_.state, appraisal_.side(), hex);
    const board::Side enemy = board::enemy_of(appraisal_.side());
    const Strength enemies = appraisal_.strength(enemy, hex);
    Aim aim;
    aim.hex = hex;
    if (own && enemies.defence == 0) {
      const int threat = appraisal_.threat_later(hex);
      if (threat == 0) {
        return;
      }
      aim.purpose = Purpose::Hold;
      aim.worth = country_.worth_of(hex) * appraisal_.lure(hex) / kPerCent;
      aim.wanted = threat * kPerCent / appraisal_.defence_factor(appraisal_.side(), hex);
    } else {
      aim.purpose = Purpose::Take;
      aim.worth = appraisal_.prize(hex) + appraisal_.quarry(hex) + appraisal_.besieged(hex);
      const int there = enemies.defence * appraisal_.defence_factor(enemy, hex) / kPerCent;
      // Who can be there in two weeks comes to its help.
      const int others = appraisal_.threat_later(hex) - enemies.attack;
      aim.wanted = std::max(1, (there + std::max(0, others) / 2) * weights_.need / kPerCent);
    }
    aim.distances = &country_.distances(now_, hex);
    for (std::size_t at = 0; at < railheads_.size(); ++at) {
      if (railheads_[at]) {
        aim.from_rail = std::min(aim.from_rail, int{(*aim.distances)[at]});
      }
    }
    aims_.push_back(aim);
  }

  /// By land, or by rail or sea where that is nearer.
  [[nodiscard]] int distance_of(const Aim& aim, const Party& party) const {
    if (goes_by_sea(aim, party)) {
      return weights_.by_sea;
    }
    const int by_land = distance_by_land(aim, party);
    const bool by_rail = railheads_[static_cast<std::size_t>(party.hex.ordinal())] &&
                         party.strength.defence <= trains_ && aim.from_rail != movement::kNoMarch;
    return by_rail ? std::min(by_land, aim.from_rail + weights_.by_rail) : by_land;
  }

  [[nodiscard]] bool goes_by_sea(const Aim& aim, const Party& party) const {
    return party.in_port && party.strength.defence <= room_ && country_.is_on_sea(aim.hex) &&
           aim.hex != party.hex && board::distance(aim.hex, party.hex) <= weights_.voyage_hexes &&
           distance_by_land(aim, party) > weights_.by_sea;
  }

  [[nodiscard]] bool is_near(const Aim& aim, const Party& party) const {
    const int distance = distance_of(aim, party);
    return distance != movement::kNoMarch &&
           distance <= weights_.horizon * std::max(1, party.allowance);
  }

  /// The nearest parties without a mission, until there are enough.
  [[nodiscard]] Bid bid_for(const Aim& aim) const {
    std::vector<std::size_t> free;
    for (std::size_t at = 0; at < parties_.size(); ++at) {
      const Party& party = parties_[at];
      const int points =
          aim.purpose == Purpose::Hold ? party.strength.defence : party.strength.attack;
      // Whoever is far too strong for it is wanted elsewhere.
      const bool wasted = points * kPerCent > std::max(aim.wanted, kFew) * weights_.waste;
      if (!party.mission && points > 0 && !wasted && is_near(aim, party)) {
        free.push_back(at);
      }
    }
    std::stable_sort(free.begin(), free.end(), [&](std::size_t one, std::size_t other) {
      return order_of(aim, parties_[one]) < order_of(aim, parties_[other]);
    });
    Bid bid;
    int own = 0;
    int last = 0;
    for (const std::size_t at : free) {
      if (own >= aim.wanted) {
        break;
      }
      const Party& party = parties_[at];
      own += aim.purpose == Purpose::Hold ? party.strength.defence : party.strength.attack;
      last = std::max(last, distance_of(aim, party));
      bid.goers.push_back(at);
    }
    if (bid.goers.empty()) {
      return bid;
    }
    const int slowest = parties_[bid.goers.back()].allowance;
    bid.gain =
        share_of(aim.worth, own, aim.wanted) * 2 * worth_later(weights_, last, slowest) / kPerCent;
    bid.rate = std::int64_t{1000} * bid.gain / std::max(own + weights_.mass, 1);
    return bid;
  }

  /// Who is asked first: the nearest; to hold a place the slow and small, to take one those who are
  /// led and strong.
  [[nodiscard]] std::tuple<int, bool, int> order_of(const Aim& aim, const Party& party) const {
    return aim.purpose == Purpose::Hold
               ? std::tuple{weeks(aim, party), party.led, party.strength.defence}
               : std::tuple{weeks(aim, party), !party.led, -party.strength.attack};
  }

  [[nodiscard]] int weeks(const Aim& aim, const Party& party) const {
    return distance_of(aim, party) / std::max(1, party.allowance);
  }

  void send(Aim& aim, const std::vector<std::size_t>& goers) {
    for (const std::size_t at : goers) {
      aim.sent += parties_[at].strength.defence;
    }
    const Party* leading = nullptr;
    for (const std::size_t at : goers) {
      const Party& party = parties_[at];
      if (party.led && (leading == nullptr || leading->strength.attack < party.strength.attack)) {
        leading = &party;
      }
    }
    const bool fights = aim.purpose == Purpose::Take && aim.wanted > 1;
    for (const std::size_t at : goers) {
      const bool meets = fights && leading != nullptr && !parties_[at].led;
      const bool by_sea = goes_by_sea(aim, parties_[at]);
      parties_[at].mission = Mission{aim.purpose, aim.hex,  meets ? leading->hex : aim.hex,
                                     aim.worth,   aim.sent, aim.wanted,
                                     by_sea,      false};
      room_ -= by_sea ? parties_[at].strength.defence : 0;
    }
    if (aim.purpose == Purpose::Hold) {
      post_in_line(now_, appraisal_, country_, parties_, goers);
    }
  }

  /// Who is left goes where most worth is for the strength that is there already.
  void send_the_rest() {
    for (std::size_t at = 0; at < parties_.size(); ++at) {
      Party& party = parties_[at];
      if (party.mission) {
        continue;
      }
      Aim* best = nullptr;
      Worth most = 0;
      for (Aim& aim : aims_) {
        if (distance_of(aim, party) == movement::kNoMarch) {
          continue;
        }
        const Worth gain = more_of(aim.worth, aim.wanted, aim.sent, party.strength.defence) *
                           worth_later(weights_, distance_of(aim, party), party.allowance) /
                           kPerCent;
        if (gain > most) {
          most = gain;
          best = &aim;
        }
      }
      if (best != nullptr) {
        send(*best, {at});
      }
    }
  }

  const Situation& now_;
  const Appraisal& appraisal_;
  Country& country_;
  const Weights& weights_;
  std::vector<bool> railheads_;  ///< by hex ordinal
  int trains_;                   ///< CSP that ride in a cycle [6.51]; of a campaign
  int room_;                     ///< CSP that may still be sent over the sea
  std::vector<Party>& parties_;
  std::vector<Aim> aims_;
};

/// Who of the force stands with its chief ashore and can march; nothing where nobody can.
std::optional<Party> party_of(const Situation& now, const plan::Force& force) {
  const HexId* const hex = now.piece(force.chief).hex();
  if (hex == nullptr || now.state.transport_of(force.chief)) {
    return std::nullopt;
  }
  Party party;
  party.force = &force;
  party.hex = *hex;
  movement::Pieces heads;
  for (const PieceId id : force.pieces) {
    if (now.piece(id).place == now.piece(force.chief).place) {
      heads.push_back(id);
      party.strength += strength_of(now, id);
    }
  }
  for (const PieceId id : movement::together(now, heads).all) {
    take_along(now, id, party);
  }
  return party.allowance > 0 ? std::optional{party} : std::nullopt;
}

}  // namespace

void take_along(const Situation& now, PieceId id, Party& party) {
  party.wagons += now.piece(id).stock;
  party.led = party.led || now.piece(id).kind == rulebook::PieceKind::Leader;
  const int points = movement::allowance(now, id);
  if (points > 0 && now.piece(id).kind != rulebook::PieceKind::Leader) {
    party.allowance = party.allowance == 0 ? points : std::min(party.allowance, points);
  }
}

int worth_later(const Weights& weights, int points, int allowance) noexcept {
  const int each = std::max(1, allowance);
  int left = kPerCent * kPerCent;  // in hundredths of a per cent
  for (; points >= each; points -= each) {
    left = left * weights.week / kPerCent;
  }
  // The part of a week that is left over.
  left -= left * (kPerCent - weights.week) / kPerCent * points / each;
  return left / kPerCent;
}

std::vector<plan::Force> field_forces(const Situation& now,
                                      const std::vector<plan::Force>& forces) {
  std::vector<plan::Force> field;
  for (const plan::Force& force : forces) {
    plan::Force goes = force;
    const auto stays = [&](PieceId id) {
      // [13.13] Who is inside a fort does not march with those outside.
      return id != force.chief && (now.piece(id).kind == rulebook::PieceKind::Garrison ||
                                   now.state.fort_of(id) != now.state.fort_of(force.chief));
    };
    for (const PieceId id : force.pieces) {
      if (stays(id)) {
        // By its id, as `do` in the terminal takes it.
        field.push_back({plan::ForceKind::Unit, id, {id}, std::string{now.piece(id).sheet_id}});
      }
    }
    std::erase_if(goes.pieces, stays);
    field.push_back(std::move(goes));
  }
  return field;
}

std::vector<Party> parties_of(const Situation& now, const std::vector<plan::Force>& forces) {
  std::vector<Party> parties;
  // [21.60] Who will be augmented waits.
  const std::vector<PieceId> waiting =
      forces.empty() ? std::vector<PieceId>{}
                     : plan::recruits_of(now, now.piece(forces.front().chief).side);
  for (const plan::Force& force : forces) {
    if (force.pieces.size() == 1 && base::contains(waiting, force.chief)) {
      continue;
    }
    const auto party = party_of(now, force);
    if (party && party->strength.defence > 0) {
      parties.push_back(*party);
    }
  }
  return parties;
}

std::vector<Party> columns_of(const Situation& now, const std::vector<plan::Force>& forces) {
  std::vector<Party> columns;
  for (const plan::Force& force : forces) {
    const auto party = now.piece(force.chief).kind == rulebook::PieceKind::SupplyTrain
                           ? party_of(now, force)
                           : std::nullopt;
    if (party) {
      columns.push_back(*party);
    }
  }
  return columns;
}

std::vector<Need> give_missions(const Situation& now, const Appraisal& appraisal, Country& country,
                                std::vector<Party>& parties) {
  return Assignment{now, appraisal, country, parties}.run();
}

Worth worth_of_more(const Situation& now, const Appraisal& appraisal, Country& country,
                    const std::vector<Need>& needs, HexId from, int csp) {
  const int on_foot =
      now.book().unit_types[rulebook::PieceKind::Infantry].land_movement.value_or(1);
  Worth best = 0;
  for (const Need& need : needs) {
    const int distance = country.distances(now, need.hex)[static_cast<std::size_t>(from.ordinal())];
    if (distance != movement::kNoMarch) {
      best = std::max(best, more_of(need.worth, need.wanted, need.sent, csp) *
                                worth_later(appraisal.weights(), distance, on_foot) / kPerCent);
    }
  }
  return best;
}

Worth worth_of_opening(const Situation& now, const Appraisal& appraisal, Country& country,
                       const std::vector<Party>& parties, HexId enemies) {
  const std::vector<std::int16_t> delays = appraisal.delays_without(enemies);
  std::map<HexId, std::vector<std::int16_t>> open;  // by goal
  Worth sum = 0;
  for (const Party& party : parties) {
    if (!party.mission || party.afloat || board::distance(party.hex, enemies) > kBeside ||
        party.mission->toward == enemies) {
      continue;
    }
    const HexId goal = party.mission->toward;
    const auto here = static_cast<std::size_t>(party.hex.ordinal());
    const int now_it_is = country.ways_round(now, goal, appraisal.delays())[here];
    if (!open.contains(goal)) {
      open.emplace(goal, country.ways_past(now, goal, delays));
    }
    const int then = open.at(goal)[here];
    if (then < now_it_is) {
      const auto later = [&](int points) {
        return worth_later(appraisal.weights(), points, party.allowance);
      };
      sum += party.mission->worth * party.strength.defence / std::max(1, party.mission->committed) *
             (later(then) - later(now_it_is)) / kPerCent;
    }
  }
  return sum * appraisal.weights().opening / kPerCent;
}

}  // namespace core::ai
