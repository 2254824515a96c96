#include "core/plan/force.h"

#include "core/base/contains.h"
#include "core/command/span.h"
#include "core/organisation/headquarters.h"
#include "core/plan/energising.h"
#include "core/rulebook/language.h"
#include "core/water/transport.h"
#include "core/words/piece_words.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace core::plan {
namespace {

using rulebook::PieceKind;
using state::Piece;
using state::PieceClass;
using state::PieceId;
using state::Situation;

/// Whether the piece acts for somebody: not what only stands there.
bool may_act(const Piece& piece) {
  return rulebook::is_land_mover(piece.kind) && piece.away() == nullptr;
}

/// The pieces that stand by themselves of a chief and of all that he commands, his own first.
std::vector<PieceId> pieces_of(const Situation& now, PieceId chief, std::optional<PieceId> leader) {
  std::vector<PieceId> all{chief};
  if (leader) {
    for (const PieceId id : command::commanded(now, *leader)) {
      if (!base::contains(all, id) && may_act(now.piece(id))) {
        all.push_back(id);
      }
    }
  }
  std::vector<PieceId> result = outermost(now, all);
  std::sort(result.begin(), result.end());
  std::stable_partition(result.begin(), result.end(), [&](PieceId id) { return id == chief; });
  return result;
}

/// A unit or ship that is called as a leader or headquarters is says what it is, "cavalry Forrest";
/// of several of one name all but the first are counted.
void tell_apart(const Situation& now, std::vector<Force>& forces) {
  const auto is_led = [](const Force& force) {
    return force.kind == ForceKind::Leader || force.kind == ForceKind::Headquarters;
  };
  std::set<std::string, std::less<>> led;
  for (const Force& force : forces) {
    if (is_led(force)) {
      led.insert(force.name);
    }
  }
  std::map<std::string, int, std::less<>> times;
  for (Force& force : forces) {
    if (!is_led(force) && led.contains(force.name)) {
      const std::string_view kind = rulebook::name(now.piece(force.chief).kind);
      force.name = rulebook::word(now.book(), kind) + " " + force.name;
    }
    if (const int time = ++times[force.name]; time > 1) {
      force.name += ", " + words::ordinal(now.book(), time);
    }
  }
}

class Gatherer {
 public:
  Gatherer(const Situation& now, board::Side side) : now_{now}, side_{side} {}

  std::vector<Force> run() {
    for (const PieceId id : now_.occupancy.pieces_of(side_, PieceClass::LandMover)) {
      add_on_land(now_.piece(id));
    }
    add_fleets();
    std::sort(forces_.begin(), forces_.end(),
              [](const Force& a, const Force& b) { return a.chief < b.chief; });
    tell_apart(now_, forces_);
    return std::move(forces_);
  }

  [[nodiscard]] Force by_itself(const Piece& piece) const {
    if (rulebook::is_ship(piece.kind)) {
      const bool warship = rulebook::is_warship(piece.kind);
      return {warship ? ForceKind::Warships : ForceKind::Transports,
              piece.id,
              {piece.id},
              words::chief_name(now_, piece)};
    }
    return {ForceKind::Unit, piece.id, {piece.id}, words::chief_name(now_, piece)};
  }

 private:
  void add_on_land(const Piece& piece) {
    if (piece.kind == PieceKind::Leader) {
      if (!command::headquarters_commanded(now_, piece.id)) {
        forces_.push_back(
            {ForceKind::Leader, piece.id, pieces_of(now_, piece.id, piece.id), piece.name.str()});
      }
    } else if (rulebook::is_headquarters(piece.kind)) {
      const bool led = organisation::has_commander(now_.state, piece.id);
      forces_.push_back({ForceKind::Headquarters, piece.id,
                         pieces_of(now_, piece.id, led ? piece.commander : std::nullopt),
                         words::chief_name(now_, piece)});
    } else if (!organisation::is_on_roster(now_.state, piece) &&
               !command::commander_of(now_, piece.id)) {
      forces_.push_back(by_itself(piece));
    }
  }

  void add_fleets() {
    std::map<std::pair<map::WaterPlaceId, bool>, std::vector<PieceId>> fleets;
    for (const PieceId id : now_.occupancy.pieces_of(side_, PieceClass::Ship)) {
      if (const auto water = water::place_of(now_, id)) {
        fleets[{*water, rulebook::is_warship(now_.piece(id).kind)}].push_back(id);
      }
    }
    for (auto& [where, ships] : fleets) {
      forces_.push_back({where.second ? ForceKind::Warships : ForceKind::Transports, ships.front(),
                         ships, words::fleet_name(now_, ships)});
    }
  }

  const Situation& now_;
  board::Side side_;
  std::vector<Force> forces_;
};

/// The ships or the town say where a stack is.
std::string stack_name(const Situation& now, const Piece& piece) {
  const std::string_view what = rulebook::is_ship(piece.kind) ? "flotilla" : "stack";
  return words::at_place(now, rulebook::word(now.book(), what), piece);
}

std::string lower(std::string_view text) {
  std::string result{text};
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return result;
}

}  // namespace

std::vector<Force> forces_of(const Situation& now, board::Side side) {
  return Gatherer{now, side}.run();
}

Force force_picked(const Situation& now, board::Side side, const std::vector<PieceId>& pieces) {
  std::vector<PieceId> heads = outermost(now, pieces);
  for (Force& force : forces_of(now, side)) {
    const bool all = base::contains(heads, force.chief) &&
                     std::all_of(heads.begin(), heads.end(),
                                 [&](PieceId id) { return base::contains(force.pieces, id); });
    if (all) {
      std::erase_if(force.pieces, [&](PieceId id) { return !base::contains(heads, id); });
      return force;
    }
  }
  if (heads.size() == 1) {
    return Gatherer{now, side}.by_itself(now.piece(heads.front()));
  }
  const auto leads = [&](PieceId id) {
    return now.piece(id).kind == PieceKind::Leader || rulebook::is_headquarters(now.piece(id).kind);
  };
  std::stable_partition(heads.begin(), heads.end(), leads);
  const Piece& first = now.piece(heads.front());
  return {ForceKind::Stack, first.id, heads, stack_name(now, first)};
}

tl::expected<Force, NoOneForce> force_named(const Situation& now, board::Side side,
                                            std::string_view text) {
  const std::vector<Force> forces = forces_of(now, side);
  for (const Piece& piece : now.state.pieces) {
    const bool meant = piece.side == side && !text.empty() &&
                       (piece.sheet_id == text || text == "#" + std::to_string(piece.id.value()));
    if (!meant) {
      continue;
    }
    const auto led = std::find_if(forces.begin(), forces.end(),
                                  [&](const Force& force) { return force.chief == piece.id; });
    if (led != forces.end()) {
      return *led;
    }
    if (!may_act(piece) && !(rulebook::is_ship(piece.kind) && piece.away() == nullptr)) {
      return tl::unexpected{NoOneForce{}};
    }
    return Gatherer{now, side}.by_itself(piece);
  }
  const std::string wanted = lower(text);
  std::vector<const Force*> begun;
  for (const Force& force : forces) {
    const std::string name = lower(force.name);
    if (name == wanted) {
      return force;
    }
    if (!wanted.empty() && name.starts_with(wanted)) {
      begun.push_back(&force);
    }
  }
  if (begun.size() == 1) {
    return *begun.front();
  }
  NoOneForce several;
  std::transform(begun.begin(), begun.end(), std::back_inserter(several.names),
                 [](const Force* force) { return force->name; });
  return tl::unexpected{std::move(several)};
}

}  // namespace core::plan
