#include "core/ai/missions.h"

#include "core/movement/march_distances.h"
#include "core/movement/mover.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <tuple>

namespace core::ai {
namespace {

using board::HexId;
using state::PieceId;
using state::Situation;

/// A goal, and who could go for it.
struct Aim {
  HexId hex;
  Purpose purpose{};
  Worth worth{};
  int wanted{};  ///< CSP
  int sent{};    ///< CSP
  const std::vector<std::int16_t>* distances{};
  bool open{true};
};

/// What an aim brings for each CSP, and who would go.
struct Bid {
  std::int64_t rate{};  ///< worth a CSP, in thousandths
  Worth gain{};
  std::vector<std::size_t> goers;
};

int distance_of(const Aim& aim, const Party& party) {
  return (*aim.distances)[static_cast<std::size_t>(party.hex.ordinal())];
}

/// Of a worth, what x have against y: x² of x² + y², so that half of what is wanted is worth
/// little.
Worth share_of(Worth worth, std::int64_t own, std::int64_t enemy) {
  return own == 0 ? 0 : static_cast<Worth>(worth * own * own / (own * own + enemy * enemy));
}

class Assignment {
 public:
  Assignment(const Situation& now, const Appraisal& appraisal, Country& country,
             std::vector<Party>& parties)
      : now_{now},
        appraisal_{appraisal},
        country_{country},
        weights_{appraisal.weights()},
        parties_{parties} {
    for (const HexId goal : country.goals()) {
      add_aim(goal);
    }
    for (const Post& post : appraisal.posts(board::enemy_of(appraisal.side()))) {
      if (country.worth_of(post.hex) == 0) {
        add_aim(post.hex);
      }
    }
  }

  void run() {
    for (;;) {
      Aim* best_aim = nullptr;
      Bid best;
      for (Aim& aim : aims_) {
        if (!aim.open) {
          continue;
        }
        Bid bid = bid_for(aim);
        if (bid.rate > best.rate) {
          best = std::move(bid);
          best_aim = &aim;
        }
      }
      if (best_aim == nullptr || best.gain < weights_.margin) {
        break;
      }
      send(*best_aim, best.goers);
      best_aim->open = false;
    }
    send_the_rest();
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
      aim.worth = country_.worth_of(hex);
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
    aims_.push_back(aim);
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
      if (!party.mission && points > 0 && is_near(aim, party)) {
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
    bid.rate = std::int64_t{1000} * bid.gain / std::max(own, 1);
    return bid;
  }

  /// Who is asked first: the nearest; to hold a place the slow and small, to take one those who are
  /// led and strong.
  static std::tuple<int, bool, int> order_of(const Aim& aim, const Party& party) {
    return aim.purpose == Purpose::Hold
               ? std::tuple{weeks(aim, party), party.led, party.strength.defence}
               : std::tuple{weeks(aim, party), !party.led, -party.strength.attack};
  }

  static int weeks(const Aim& aim, const Party& party) {
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
      parties_[at].mission = Mission{aim.purpose, aim.hex,  meets ? leading->hex : aim.hex,
                                     aim.worth,   aim.sent, aim.wanted};
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
        if (!is_near(aim, party)) {
          continue;
        }
        const int more = aim.sent + party.strength.defence;
        const Worth gain =
            (share_of(aim.worth, more, aim.wanted) - share_of(aim.worth, aim.sent, aim.wanted)) *
            worth_later(weights_, distance_of(aim, party), party.allowance) / kPerCent;
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
      return id != force.chief && now.piece(id).kind == rulebook::PieceKind::Garrison;
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
  for (const plan::Force& force : forces) {
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

void give_missions(const Situation& now, const Appraisal& appraisal, Country& country,
                   std::vector<Party>& parties) {
  Assignment{now, appraisal, country, parties}.run();
}

}  // namespace core::ai
