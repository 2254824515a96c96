#include "core/study/condition.h"

#include "core/base/contains.h"
#include "core/strategic/victory.h"
#include "core/supply/memo.h"
#include "core/territory/besieged.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace core::study {

/// A word of conditions: what follows it, and what it comes to.
struct ConditionRow {
  std::string_view word;
  std::string_view
      form;         ///< SIDE, PIECE, FORT, HEXES, PLACES, ANYWHERE (or total), KIND, NUMBER, NAMES
  bool compares{};  ///< it comes to a figure, which a bound follows; else to 0 or 1
  int (*comes_to)(const Named& named, const state::Situation& now, const Deeds& deeds);
};

namespace {

using board::HexId;
using state::Piece;
using state::Situation;

std::vector<std::string> split(std::string_view text, std::string_view at) {
  std::vector<std::string> parts;
  for (std::size_t begin = text.find_first_not_of(at); begin != std::string_view::npos;
       begin = text.find_first_not_of(at, begin)) {
    const std::size_t end = std::min(text.find_first_of(at, begin), text.size());
    parts.emplace_back(text.substr(begin, end - begin));
    begin = end;
  }
  return parts;
}

/// Whether the counter is the piece, or a part that losses made of it: "U3.2" of "U3".
bool is_part_of(const Piece& piece, std::string_view id) {
  const std::string& own = piece.sheet_id;
  return own == id || (own.size() > id.size() && own.starts_with(id) && own[id.size()] == '.');
}

template <class Wanted>
int any_part(const Situation& now, std::string_view id, Wanted wanted) {
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& piece) {
    return is_part_of(piece, id) && piece.away() == nullptr && wanted(piece);
  });
}

template <class Counts>
int over_pieces(const Situation& now, Counts counts) {
  int sum = 0;
  for (const Piece& piece : now.state.pieces) {
    sum += counts(piece);
  }
  return sum;
}

bool is_at(const Named& named, const Situation& now, const Piece& piece) {
  if (const HexId* const hex = piece.hex()) {
    return base::contains(named.hexes, *hex);
  }
  const auto water = piece.river() != nullptr ? now.map().water_of(*piece.river()) : std::nullopt;
  return water && base::contains(named.waters, *water);
}

template <class Wanted>
int any_hex(const Named& named, Wanted wanted) {
  return std::any_of(named.hexes.begin(), named.hexes.end(), wanted);
}

int attacked(const Named& named, const Situation& /*now*/, const Deeds& deeds) {
  return any_hex(named, [&](HexId hex) { return deeds.attacked.contains(hex); });
}

int there(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  return any_part(now, named.piece, [](const Piece&) { return true; });
}

int csp(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  return over_pieces(now, [&](const Piece& piece) {
    const bool counts = piece.side == named.side && piece.away() == nullptr &&
                        rulebook::is_ground_combat_unit(piece.kind) &&
                        (named.anywhere || is_at(named, now, piece));
    return counts ? piece.strength : 0;
  });
}

int ships(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  return over_pieces(now, [&](const Piece& piece) {
    return piece.side == named.side && piece.away() == nullptr &&
                   rulebook::is_warship(piece.kind) && is_at(named, now, piece)
               ? 1
               : 0;
  });
}

int supply_points(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  int sum = over_pieces(now, [&](const Piece& piece) {
    return piece.away() == nullptr && is_at(named, now, piece) ? piece.stock : 0;
  });
  for (const HexId hex : named.hexes) {
    sum += now.state.ground_stock(hex);
  }
  return sum;
}

int due(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  return over_pieces(now, [&](const Piece& piece) {
    const state::Away* const away = piece.away();
    const bool counts = piece.side == named.side && piece.kind == named.kind && away != nullptr &&
                        away->kind == state::AwayKind::Spiral;
    return counts ? std::max(1, piece.strength) : 0;
  });
}

int leads(const Named& named, const Situation& now, const Deeds& /*deeds*/) {
  const Piece* const headquarters = now.state.find(named.piece);
  return headquarters != nullptr && headquarters->commander &&
         base::contains(named.leaders, now.piece(*headquarters->commander).name.str());
}

constexpr std::array<ConditionRow, 22> kConditions{{
    {"control", "HEXES SIDE", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return std::all_of(named.hexes.begin(), named.hexes.end(), [&](HexId hex) {
         return territory::controls(now.state, *named.side, hex);
       });
     }},
    {"score", "SIDE", true,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return strategic::count_score(now.setting, now.state)
           .points.at(static_cast<std::size_t>(*named.side));
     }},
    {"besieged", "HEXES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_hex(named, [&](HexId hex) {
         return territory::is_besieged_fort(now.occupancy, board::Side::Union, hex) ||
                territory::is_besieged_fort(now.occupancy, board::Side::Confederate, hex);
       });
     }},
    {"gone", "PIECE", false,
     [](const Named& named, const Situation& now, const Deeds& deeds) -> int {
       return there(named, now, deeds) == 0;
     }},
    {"there", "PIECE", false, there},
    {"at", "PIECE PLACES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_part(now, named.piece,
                       [&](const Piece& piece) { return is_at(named, now, piece); });
     }},
    {"within", "PIECE NUMBER HEXES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_part(now, named.piece, [&](const Piece& piece) {
         return piece.hex() != nullptr &&
                any_hex(named, [&](HexId hex) {
                  return board::distance(*piece.hex(), hex) <= named.number;
                }) != 0;
       });
     }},
    {"supplied", "PIECE", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_part(now, named.piece,
                       [&](const Piece& piece) { return supply::in_chain(now, piece.id); });
     }},
    {"aboard", "PIECE", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_part(now, named.piece, [&](const Piece& piece) {
         return now.state.transport_of(piece.id).has_value();
       });
     }},
    {"inside", "PIECE FORT", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_part(now, named.piece, [&](const Piece& piece) {
         const auto fort = now.state.fort_of(piece.id);
         return fort && is_part_of(now.piece(*fort), named.fort);
       });
     }},
    {"csp", "SIDE ANYWHERE", true, csp},
    {"ships", "SIDE PLACES", true, ships},
    {"sup", "PLACES", true, supply_points},
    {"stock", "PIECE", true,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return over_pieces(now, [&](const Piece& piece) {
         return is_part_of(piece, named.piece) && piece.away() == nullptr ? piece.stock : 0;
       });
     }},
    {"pool", "SIDE", true,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return now.state.treasury_of(*named.side).pool;
     }},
    {"due", "SIDE KIND", true, due},
    {"rail-cut", "HEXES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return any_hex(named, [&](HexId hex) { return now.state.rail.is_cut(hex); });
     }},
    {"work", "KIND HEXES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       return over_pieces(now, [&](const Piece& piece) {
                return piece.kind == named.kind && piece.away() == nullptr &&
                               is_at(named, now, piece)
                           ? 1
                           : 0;
              }) > 0;
     }},
    {"closed", "HEXES", false,
     [](const Named& named, const Situation& now, const Deeds&) -> int {
       const auto& ports = now.state.war.blockades;
       return std::any_of(ports.begin(), ports.end(), [&](const state::Blockade& port) {
         return port.closed && base::contains(named.hexes, port.port);
       });
     }},
    {"attacked", "HEXES", false, attacked},
    {"not-attacked", "HEXES", false,
     [](const Named& named, const Situation& now, const Deeds& deeds) -> int {
       return attacked(named, now, deeds) == 0;
     }},
    {"leads", "NAMES PIECE", false, leads},
}};

/// Reads the words of one condition in their order; keeps the first thing that is wrong.
class Words {
 public:
  Words(std::string_view text, const Situation& now) : now_{now}, words_{split(text, " \t")} {}

  std::string next() { return at_ < words_.size() ? words_[at_++] : std::string{}; }

  void fail(std::string fault) {
    if (fault_.empty()) {
      fault_ = std::move(fault);
    }
  }

  [[nodiscard]] const std::string& fault() const noexcept { return fault_; }

  void read(std::string_view what, Named& named) {
    if (what == "SIDE") {
      const std::string text = next();
      named.side = board::parse_side(text);
      expect(named.side.has_value(), "'" + text + "' is no side: union or confederate");
    } else if (what == "PIECE") {
      named.piece = piece();
    } else if (what == "FORT") {
      named.fort = piece();
    } else if (what == "KIND") {
      const std::string text = next();
      named.kind = rulebook::parse_piece_kind(text);
      expect(named.kind.has_value(), "'" + text + "' is no kind of piece");
    } else if (what == "NUMBER") {
      named.number = number();
    } else if (what == "NAMES") {
      named.leaders = split(next(), ",");
      for (std::string& name : named.leaders) {
        std::replace(name.begin(), name.end(), '_', ' ');
      }
    } else if (what == "ANYWHERE" && at_ < words_.size() && words_[at_] == "total") {
      ++at_;
      named.anywhere = true;
    } else {
      places(named);
      expect(what != "HEXES" || named.waters.empty(), "only hexes can stand there");
    }
  }

  int number() {
    const std::string text = next();
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    expect(read.ec == std::errc{} && read.ptr == text.data() + text.size(),
           "'" + text + "' is no whole number");
    return value;
  }

  void end() {
    expect(at_ >= words_.size(), at_ < words_.size() ? "'" + words_[at_] + "' is too much" : "");
  }

 private:
  void expect(bool holds, std::string fault) {
    if (!holds) {
      fail(std::move(fault));
    }
  }

  std::string piece() {
    std::string id = next();
    expect(now_.state.find(id) != nullptr, "there is no piece '" + id + "' in the position");
    return id;
  }

  /// Hexes and waters between commas.
  void places(Named& named) {
    for (const std::string& label : split(next(), ",")) {
      if (const auto hex = HexId::parse(label)) {
        named.hexes.push_back(*hex);
      } else if (const auto water = now_.map().find_water(label)) {
        named.waters.push_back(*water);
      } else {
        fail("'" + label + "' is no hex and no water of the map");
      }
    }
    expect(!named.hexes.empty() || !named.waters.empty(), "a place is missing");
  }

  const Situation& now_;
  std::vector<std::string> words_;
  std::size_t at_{};
  std::string fault_;
};

}  // namespace

tl::expected<Condition, std::string> Condition::parse(std::string_view text, const Situation& now) {
  Words words{text, now};
  const std::string first = words.next();
  const auto* const row =
      std::find_if(kConditions.begin(), kConditions.end(),
                   [&](const ConditionRow& each) { return each.word == first; });
  if (row == kConditions.end()) {
    return tl::unexpected{"'" + first + "' is no word of a condition"};
  }
  Condition condition;
  condition.text_ = std::string{text};
  condition.row_ = row;
  for (const std::string& what : split(row->form, " ")) {
    words.read(what, condition.named_);
  }
  if (row->compares) {
    const std::string sign = words.next();
    if (sign != ">=" && sign != "<=") {
      words.fail("'" + sign + "' stands where >= or <= is wanted");
    }
    condition.at_most_ = sign == "<=";
    condition.bound_ = words.number();
  }
  words.end();
  return words.fault().empty() ? tl::expected<Condition, std::string>{condition}
                               : tl::unexpected{words.fault()};
}

bool Condition::holds(const Situation& now, const Deeds& deeds) const {
  const int value = row_->comes_to(named_, now, deeds);
  if (!row_->compares) {
    return value != 0;
  }
  return at_most_ ? value <= bound_ : value >= bound_;
}

}  // namespace core::study
