#include "core/words/piece_words.h"

#include "core/game/view.h"
#include "core/rulebook/language.h"
#include "core/state/finding.h"
#include "core/water/transport.h"

#include <algorithm>

namespace core::words {
namespace {

/// "transport at Cairo, 2nd": of several alike at one place all but the first are counted.
std::string title_by_place(const state::Situation& now, const state::Piece& piece) {
  const std::string place = whereabouts(now, piece);
  const auto is_alike = [&](const state::Piece& other) {
    return other.id < piece.id && other.side == piece.side && other.kind == piece.kind &&
           other.value == piece.value && other.name.empty() &&
           (other.place == piece.place || whereabouts(now, other) == place);
  };
  const auto before = std::count_if(now.state.pieces.begin(), now.state.pieces.end(), is_alike);
  const std::string name = at_place(now, state::title(piece, now.book()), piece);
  return before == 0 ? name : name + ", " + ordinal(now.book(), static_cast<int>(before) + 1);
}

}  // namespace

bool is_told_by_place(const state::Situation& now, const state::Piece& piece) {
  return now.setting.naming == rulebook::Naming::ByPlace && piece.name.empty();
}

bool is_seen(const state::Situation& now, state::PieceId piece, std::optional<board::Side> reader) {
  const state::Piece& found = now.piece(piece);
  const rulebook::Secrecy secrecy = now.setting.switches.secrecy_in_force();
  return !reader || *reader == found.side || secrecy == rulebook::Secrecy::Open ||
         (secrecy == rulebook::Secrecy::Limited && game::lies_open(found.kind));
}

std::string piece_title(const state::Situation& now, std::optional<state::PieceId> piece,
                        std::optional<board::Side> reader) {
  if (!piece || piece->value() >= now.state.pieces.size()) {
    return "";
  }
  const state::Piece& found = now.piece(*piece);
  if (!is_seen(now, *piece, reader)) {
    return rulebook::word(now.book(), "an Enemy piece");
  }
  if (is_told_by_place(now, found)) {
    return of_side(now, found, title_by_place(now, found), reader);
  }
  const std::string id =
      found.sheet_id.empty() ? "#" + std::to_string(piece->value()) : found.sheet_id.str();
  return state::title(found, now.book()) + (found.name.empty() ? " " + id : "");
}

std::string of_side(const state::Situation& now, const state::Piece& piece,
                    const std::string& title, std::optional<board::Side> reader) {
  return !reader || *reader == piece.side
             ? title
             : title + " (" +
                   rulebook::word(now.book(),
                                  piece.side == board::Side::Union ? "Union" : "Confederate") +
                   ")";
}

std::string whereabouts(const state::Situation& now, const state::Piece& piece) {
  const map::Map& map = now.map();
  const auto town = [&](board::HexId hex) {
    const auto towns = map.towns_in(hex);
    return towns.empty() ? std::string{} : map.town(towns.front()).name;
  };
  if (const auto water = water::place_of(now, piece.id)) {
    for (const board::HexId hex : map.contiguous_land(*water)) {
      if (std::string name = town(hex); !name.empty()) {
        return name;
      }
    }
    return map.water_place(*water).label();
  }
  if (piece.hex() == nullptr) {
    return {};
  }
  const std::string name = town(*piece.hex());
  return name.empty() ? piece.hex()->label() : name;
}

std::string at_place(const state::Situation& now, const std::string& what,
                     const state::Piece& piece) {
  const std::string place = whereabouts(now, piece);
  return place.empty() ? what : what + " " + rulebook::word(now.book(), "at") + " " + place;
}

std::string ordinal(const rulebook::Rulebook& book, int number) {
  constexpr int kTen = 10;
  constexpr int kHundred = 100;
  const std::string end = rulebook::word(book, "-th");
  if (end != "-th") {
    return std::to_string(number) + end;
  }
  const bool teen = number % kHundred / kTen == 1;
  const int last = teen ? 0 : number % kTen;
  return std::to_string(number) + (last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string chief_name(const state::Situation& now, const state::Piece& piece) {
  return piece.name.empty() ? at_place(now, state::title(piece, now.book()), piece)
                            : piece.name.str();
}

std::string fleet_name(const state::Situation& now, const std::vector<state::PieceId>& ships) {
  const state::Piece& first = now.piece(ships.front());
  if (ships.size() == 1 && !first.name.empty()) {
    return first.name.str();
  }
  const bool warships = rulebook::is_warship(first.kind);
  const std::string_view what = ships.size() == 1 ? rulebook::name(first.kind)
                                : warships        ? "flotilla"
                                                  : "transports";
  return at_place(now, rulebook::word(now.book(), what), first);
}

}  // namespace core::words
